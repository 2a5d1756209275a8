"""Games on the wire: what can be set up, and with which component sets."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from zashiki.server.protocol.values import ComponentText, FileName, Seat, Value
from zashiki.server.protocol.words import Message


class SettingInfo(Struct, frozen=True):
    key: str
    values: list[Value]
    default: Value


class CampaignSettings(Struct, frozen=True):
    """A game's campaign. `level`: the setting chosen for each attempt; `settings`: those chosen once for all chapters."""

    level: str
    levels: list[int]
    settings: list[str]


class GameInfo(Struct, frozen=True):
    """A game of the parlour. `name`: its id as part of Fluent keys; `minutes`: an estimate for each number of seats, in their order.

    `bots`: the levels of its bots; `manners`: by level, what manners it can have. `adept-bold` is an adept of a bold manner.
    `ratings`: by level, how strong matches have shown it to be.
    """

    id: str
    name: str
    rules_version: int
    seats: list[int]
    minutes: list[int]
    settings: list[SettingInfo]
    bots: list[str]
    manners: dict[str, list[str]]
    ratings: dict[str, int]
    components: str  # the digest of the standard component set
    campaign: CampaignSettings | None
    lessons: list[str]  # their ids


class Still(Struct, frozen=True):
    """A position that is shown to explain something. `seat`: whose boards are looked at."""

    seats: int
    seat: int
    components: str
    view: Raw


class CheckSetup(Struct, forbid_unknown_fields=True):
    """A setup that somebody has in mind. `changed`: the setting changed last, or `seats`; it stays when something else has to give way."""

    seats: Seat
    settings: dict[str, Value]
    changed: Annotated[str, Meta(max_length=40)] = ""


class Suggestion(Struct, frozen=True):
    """A setup that is possible and differs little."""

    seats: int
    settings: dict[str, Value]


class SetupCheck(Struct, frozen=True):
    """Whether a table can be set up like this. `automata`: the number of seats that the rules play; `instead`: what would do, if not;

    `values`: what each setting can be with so many seats.
    """

    ok: bool
    refusal: Message | None
    automata: int
    instead: Suggestion | None
    values: dict[str, list[Value]]


class CheckComponents(Struct, forbid_unknown_fields=True):
    """Your own component set as TOML. `name`: what errors call it."""

    text: ComponentText
    name: FileName = ""


class ComponentsCheck(Struct, frozen=True):
    """Whether a game can be played with the set. `problem`: what is wrong, and where; `own`: it differs from the standard set."""

    ok: bool
    problem: str
    digest: str
    own: bool
