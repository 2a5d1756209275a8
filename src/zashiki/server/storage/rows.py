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
    role: str = "guest"  # guest, member, keeper
    shut_out: bool = False
    seen: int = 0


class HouseInvitationRow(Struct):
    """An invitation into the house."""

    digest: str
    word: str
    note: str
    role: str
    once: bool
    at: int
    entered: int = 0


class RequestRow(Struct):
    """What somebody asks the people of a table for: to go back, to sit down in a running game, or to let a bot play for somebody."""

    id: str
    kind: str  # back, sit, bot
    person: str  # who asks
    name: str
    crest: str
    seat: int  # back: of who asks; sit, bot: the one it is about
    number: int = 0  # back: choices that stay
    bot: str = ""
    agreed: list[str] = []  # persons


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
    request: RequestRow | None = None
    automata: int | None = None  # None: not worked out yet, of a table made by an older version
    origin: str = ""  # a name for the address it was opened from
    lesson: str = ""  # the chapter of a lesson that is played there


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


class LessonRow(Struct):
    """A chapter of a lesson that somebody has begun."""

    person: str
    game: str
    lesson: str
    chapter: str
    table: str
    done: bool = False


class SeatRow(Struct):
    """A seat, with the name and crest of the person it belongs to: the one who sits there, or else the one it is kept for."""

    table: str
    seat: int
    person: str | None = None
    name: str = ""
    bot: str | None = None
    crest: str = "fan"
    kept: str | None = None
    seen: int = 0

    @property
    def owner(self) -> str | None:
        """The person it belongs to."""
        return self.person or self.kept


class Departure(Struct):
    """Somebody who has left a running game, and after how many lines of the journal."""

    table: str
    person: str
    seat: int
    number: int
    name: str = ""
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
    person: str = ""
    listener: str = ""
    removed: bool = False
    words: dict[str, Any] | None = None  # of a bot: a sentence of the protocol, in place of the text


class RelationRow(Struct):
    """How somebody stands to another person, with that one's name and crest."""

    person: str
    other: str
    muted: bool
    blocked: bool
    name: str = ""
    crest: str = "fan"


class ReportRow(Struct):
    """A chat line that somebody has reported to the house."""

    id: int
    at: int
    table: str
    line: int
    reporter: str
    person: str
    name: str
    text: str
    reason: str
    settled: bool = False
