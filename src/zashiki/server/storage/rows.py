"""The rows of the database as structs."""

from typing import Any

from msgspec import Struct

from zashiki.kernel import Choice, Option, Value


class PersonRow(Struct):
    """A person."""

    id: str
    name: str = ""
    crest: str = "fan"
    language: str = "en"
    epoch: int = 0
    link: str = ""


class UndoRow(Struct):
    """A request to go back, which needs everybody's consent."""

    seat: int
    number: int  # of choices that stay
    agreed: list[int]


class TableRow(Struct):
    """A table."""

    id: str
    game: str
    rules_version: int
    name: str
    status: str
    public: bool
    imported: bool
    host: str
    invitation: str
    settings: dict[str, Value]
    seed: str
    digest: str
    components: str
    opening: list[Any]
    created: int
    started: int
    changed: int
    waiting: list[int]
    winners: list[int]
    rematch: str
    hints: bool = True
    pace: str = "brisk"
    campaign: str = ""
    request: UndoRow | None = None
    automata: int | None = None  # None: not worked out yet, of a table made by an older version


class CampaignRow(Struct):
    """A person's campaign."""

    id: str
    person: str
    game: str
    text: str
    table: str
    played: dict[str, str]
    created: int
    changed: int
    revision: int = 0


class SeatRow(Struct):
    """A seat, with the name and crest of its person."""

    table: str
    seat: int
    person: str | None = None
    name: str = ""
    bot: str | None = None
    crest: str = "fan"


class Entry(Struct):
    """A line of a table's journal: a choice or an undo."""

    table: str
    number: int
    at: int
    kind: str
    seat: int
    answer: str
    verb: str
    args: list[int]
    events: list[Any]
    chance: bool
    waited: int

    @property
    def choice(self) -> Choice:
        """The choice of this line."""
        return Choice(self.seat, Option(self.verb, tuple(self.args)))


class PositionRow(Struct):
    """The last position of a game, and the rules and components that led to it."""

    table: str
    lines: int  # of the journal
    rules_version: int
    digest: str
    since: int  # these rules have led here from the position after so many choices
    state: Any  # to be written: JSON already


class ChatRow(Struct):
    """Something said at a table."""

    id: int
    table: str
    at: int
    name: str
    seat: int | None
    to: int | None
    about: str
    text: str
