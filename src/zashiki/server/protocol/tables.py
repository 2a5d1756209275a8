"""Tables on the wire."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from zashiki.server.protocol.people import Person
from zashiki.server.protocol.values import ComponentText, Count, FileName, Id, Seat, Value
from zashiki.server.protocol.words import Message

Status = Literal["open", "playing", "finished"]
Pace = Literal["calm", "brisk", "at_once"]
Kind = Literal["back", "sit", "bot"]  # of requests
LONGEST_NAME = 60  # characters


class CreateTable(Struct, forbid_unknown_fields=True):
    """A new table. `bots`: the bot on each seat, a level and perhaps a manner (`adept-bold`), null: a person; the creator takes the first
    seat without a bot.

    `hints`: people may ask what a master would do; `pace`: of the bots.
    `components`: your own component set as TOML, or "" for the standard set; `components_name`: what errors call it.
    """

    game: Id
    seats: Annotated[int, Meta(ge=1, le=10)]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    settings: dict[str, Value] = {}
    bots: Annotated[list[str | None], Meta(max_length=10)] = []
    public: bool = True
    hints: bool = True
    pace: Pace = "calm"
    start: bool = False
    components: ComponentText = ""
    components_name: FileName = ""


class JoinTable(Struct, forbid_unknown_fields=True):
    invitation: Annotated[str, Meta(max_length=80)] = ""
    seat: Seat | None = None


class SetSeat(Struct, forbid_unknown_fields=True):
    """The bot that plays a seat from now on. null: its person plays again; at an open table the seat becomes free."""

    bot: Annotated[str, Meta(max_length=40)] | None


class SetPace(Struct, forbid_unknown_fields=True):
    """How fast the bots of a table play."""

    pace: Pace


class AskHint(Struct, forbid_unknown_fields=True):
    """What would a master do in my place? `version`: of the prompt."""

    version: Count


class HintOther(Struct, frozen=True):
    """Another option of the prompt (null: to choose nothing), and what it would cost, in points at the end of the game."""

    option: int | None
    cost: float


class Hint(Struct, frozen=True):
    """What a master would do, and why. `option`: its index in the prompt of that version; null: a master would choose nothing now.

    Either it has a reason of its own, `why`; or it was compared with `others`, the next best first, and `gain` and `loss` tell what it is
    better for, and what it is worse for, than that one.
    """

    version: int
    option: int | None
    why: Message | None
    gain: Message | None
    loss: Message | None
    others: list[HintOther]


class SeatInfo(Struct, frozen=True):
    """A seat. `bot`: the bot that plays it; if there is a `person` too, the bot plays for them.

    `kept`: the person who has left it in a running game and may come back; `alike`: the name looks like that of another person here;
    `away`: its person has not been here for so long that others may ask for the seat.
    """

    seat: int
    person: Person | None
    kept: Person | None
    bot: str | None
    online: bool
    alike: bool
    away: bool


class AskedPerson(Struct, frozen=True):
    """A person whose consent is needed."""

    person: Person
    agreed: bool


class ConsentRequest(Struct, frozen=True):
    """What `person` asks for: to go `back` to the position after `choice`, to `sit` down on a seat, or that a `bot` plays a seat.

    `seat`: of who asks to go back, else the one it is about; `alike`: the name of who asks looks like that of somebody else with a seat.
    It is done when all of `asked` have agreed.
    """

    id: str
    kind: Kind
    person: Person
    seat: int
    choice: int
    bot: str
    alike: bool
    asked: list[AskedPerson]


class TableInfo(Struct, frozen=True):
    """A table as everybody may see it. `seat`, `invitation` and `unseen` are about the person who asks."""

    id: str
    game: str
    name: str
    status: Status
    public: bool
    hints: bool  # people may ask what a master would do
    pace: Pace  # of the bots
    imported: bool
    created: int  # milliseconds since 1970
    changed: int
    host: str  # the person's id
    settings: dict[str, Value]
    components: str  # the digest of the component set it is played with
    own_components: bool  # whether that is not the standard set
    commitment: str  # SHA-256 of the seed, once the game has begun
    seats: list[SeatInfo]
    automata: int
    spectators: int  # online now
    waiting: list[int]
    winners: list[int]
    request: ConsentRequest | None
    rematch: str  # the id of the next table, or ""
    campaign: str  # the id of the campaign it belongs to, for the person who plays it; otherwise ""
    lesson: str  # the chapter of a lesson that is played there, as "lesson/chapter", or ""
    seat: int | None  # of the person who asks
    invitation: str  # the path of the invitation link, for people at the table; otherwise ""
    unseen: bool  # something has happened since they last looked
