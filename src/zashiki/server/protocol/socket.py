"""The messages on the socket of a table, in both directions."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from zashiki.kernel.session import Hindrance
from zashiki.server.protocol.lessons import Coach
from zashiki.server.protocol.people import Relation
from zashiki.server.protocol.tables import TableInfo
from zashiki.server.protocol.values import ChatText, Count, Id, Seat
from zashiki.server.protocol.words import LogLine, Message, Prompt, ScoreLine

# --- from the server ---


class Clocks(Struct, frozen=True):
    """How long the game has waited for each seat, in milliseconds, up to `at` (milliseconds since 1970)."""

    spent: list[int]
    at: int


class ChatLine(Struct, frozen=True, tag="chat"):
    """Something said. `seat` null: by a spectator; `to` null: to everybody; `about`: the offer it is attached to, in the sender's words.

    `words`: what a bot says, in place of the text; nobody is its `person`.
    `id`: the lines this person can hear are counted from 1; a line that comes again with the same number has changed.
    `alike`: the speaker's name looks like that of somebody else with a seat here; `removed`: the text is gone.
    """

    id: int
    at: int
    person: str
    name: str
    seat: int | None
    to: int | None
    about: str
    text: str
    words: Message | None
    alike: bool
    removed: bool


class Hello(Struct, frozen=True, tag="hello"):
    """The first message. `viewer`: your seat, or null for a spectator; `looked`: the choice up to which you have looked.

    `relations`: the people you have muted or blocked. Do not show the lines of the muted ones.
    """

    me: str
    viewer: int | None
    looked: int
    table: TableInfo
    chat: list[ChatLine]
    relations: list[Relation]


class Table(Struct, frozen=True, tag="table"):
    """The table has changed: people, bots, presence, requests, rematch."""

    table: TableInfo


class Beat(Struct, frozen=True):
    """What is told at once. `change`: what is different in the view after it, see zashiki.server.protocol.changes."""

    log: list[LogLine]
    change: Raw


class Update(Struct, frozen=True, tag="update", omit_defaults=True):
    """Everything a viewer may know now. Log lines with a choice greater than `after` are void; `log` and the lines of the beats follow.

    `view` is the view before the first beat; null: the view of the version before this one. With the last beat the view is that of now,
    and only then do prompt, waiting and all the rest hold. All else that is null, empty or false is left out.
    """

    version: int  # one more with every update of this viewer; a jump is a gap
    choice: int  # choices this viewer knows of
    number: int  # choices that everybody knows of: what people call this place in the game
    after: int
    clocks: Clocks
    view: Raw
    log: list[LogLine] = []
    beats: list[Beat] = []
    prompt: Prompt | None = None
    waiting: list[int] = []
    over: bool = False
    winners: list[int] = []
    scores: list[ScoreLine] = []  # the breakdown, once the game is over
    undo: bool = False  # this seat may take back its last choice by itself
    no_undo: Hindrance = ""  # why not: it has none; others have chosen since; something was shown; chance was used; it had other rules
    coach: Coach | None = None  # at the table of a lesson, for the person who learns


class Done(Struct, frozen=True, tag="done"):
    """The answer `id` is stored. `version`: of the update it led to."""

    id: str
    version: int


class Refused(Struct, frozen=True, tag="refused"):
    """The answer `id` was not accepted. `update`: the state as it is now, as `sync` would bring it."""

    id: str
    code: Literal["stale", "illegal", "not_seated", "not_playing", "too_fast", "bot_plays", "too_long"]
    update: Update | None


class Fault(Struct, frozen=True, tag="fault"):
    """A message could not be used."""

    code: str
    detail: str


class Pong(Struct, frozen=True, tag="pong"):
    at: int


FromServer = Hello | Table | Update | Done | Refused | ChatLine | Fault | Pong

# --- to the server ---


class Sync(Struct, frozen=True, tag="sync", forbid_unknown_fields=True):
    """Send me the state. `version`: of my last update, 0 if I have none."""

    version: Count


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """I choose an option of the prompt with that version. Sent again with the same `id`, it counts once."""

    id: Id
    version: Count
    option: Count


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """I take back my last choice."""

    id: Id
    version: Count


class AskUndo(Struct, frozen=True, tag="ask_undo", forbid_unknown_fields=True):
    """I ask everybody who has sat here since to go back to the position after `choice`."""

    choice: Count


class Consent(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """My reply to the open request with that id. One no ends it; the person who asked can withdraw it this way."""

    request: Id
    agree: bool


class Chat(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    text: ChatText
    to: Seat | None = None
    about: Annotated[str, Meta(max_length=80)] = ""


class ReportLine(Struct, forbid_unknown_fields=True):
    """Why a chat line is reported to the house (over HTTP)."""

    reason: Annotated[str, Meta(max_length=500)] = ""


class Looked(Struct, frozen=True, tag="looked", forbid_unknown_fields=True):
    """I have seen everything up to this choice."""

    choice: Count


class Arrived(Struct, frozen=True, tag="arrived", forbid_unknown_fields=True):
    """The clock of this screen has told everything up to this version. Bots wait for the screens that say so."""

    version: Count


class Telling(Struct, frozen=True, tag="telling", forbid_unknown_fields=True):
    """This screen is still telling what happened, and somebody looks: bots that wait for it go on waiting."""


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


ToServer = Sync | Answer | Undo | AskUndo | Consent | Chat | Looked | Arrived | Telling | Ping
