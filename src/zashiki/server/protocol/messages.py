"""Everything on the wire, over HTTP and over the socket of a table (docs/protocol.md explains it)."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

Value = int | str | bool
Crest = Literal["fan", "wave", "crane", "pine", "plum"]
Language = Literal["en", "it"]
Status = Literal["open", "playing", "finished"]
Pace = Literal["calm", "brisk", "at_once"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Seat = Annotated[int, Meta(ge=0, le=29)]
Eyes = Annotated[int, Meta(ge=0, le=30)]  # a seat, or 30: a spectator
FileName = Annotated[str, Meta(max_length=80)]
ComponentText = Annotated[str, Meta(max_length=262_144)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]

# --- words -----------------------------------------------------------------------------------------------------------


class Arg(Struct, frozen=True):
    """One variable of a sentence. `kind` "number": the plain number `n`; "seat": seat `n`; else the thing `id` of that kind (or null)."""

    name: str
    kind: str
    n: int
    id: str | None


class Message(Struct, frozen=True):
    """A sentence: its whole Fluent key and its variables."""

    key: str
    args: list[Arg]


class LogLine(Struct, frozen=True):
    """An event this seat has seen; `choice`: the number of the choice that caused it, 0: the start."""

    choice: int
    key: str
    args: list[Arg]


class Option(Struct, frozen=True):
    """A legal choice. `targets`: the elements to point at, in order ("province:kii", "seat:2"); `free`: a free act beside the question."""

    verb: str
    key: str
    args: list[Arg]
    targets: list[str]
    free: bool


class Refusal(Struct, frozen=True):
    """What cannot be chosen, why, and by which rule."""

    option: Option
    reason: Message
    rule: str


class Prompt(Struct, frozen=True):
    """What a seat may choose; `asked`: the game waits for it. An answer is the index of an option here, and `version`."""

    version: int
    asked: bool
    message: Message
    options: list[Option]
    refused: list[Refusal]


class ScoreLine(Struct, frozen=True):
    """A line of the final scoring: a Fluent key and the points of every seat, automata last."""

    key: str
    points: list[int]


# --- people ----------------------------------------------------------------------------------------------------------


class Person(Struct, frozen=True):
    """Somebody as others see them."""

    id: str
    name: str
    crest: Crest


class Me(Struct, frozen=True):
    """The person behind a cookie. `named`: has chosen a name already; `link`: a personal link exists."""

    id: str
    name: str
    crest: Crest
    language: Language
    named: bool
    link: bool


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: Name
    crest: Crest
    language: Language


class PersonalLink(Struct, frozen=True):
    """The path that brings this identity to another device. It is shown only once."""

    path: str


class Restore(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=200)]


# --- games -----------------------------------------------------------------------------------------------------------


class SettingInfo(Struct, frozen=True):
    key: str
    values: list[Value]
    default: Value


class CampaignSettings(Struct, frozen=True):
    """A game's campaign. `level`: the setting chosen anew for each attempt; `settings`: those chosen once for all chapters."""

    level: str
    levels: list[int]
    settings: list[str]


class GameInfo(Struct, frozen=True):
    """A game of the parlour. `name`: its id as part of Fluent keys; `minutes`: an estimate for each number of seats, in their order."""

    id: str
    name: str
    rules: int
    seats: list[int]
    minutes: list[int]
    settings: list[SettingInfo]
    bots: list[str]
    components: str  # the digest of the parlour's own component set
    campaign: CampaignSettings | None


class CheckSetup(Struct, forbid_unknown_fields=True):
    seats: Seat
    options: dict[str, Value]


class SetupCheck(Struct, frozen=True):
    """Whether a table can be set up like this; `automata`: seats the rules will play themselves."""

    ok: bool
    refusal: Message | None
    automata: int


class CheckComponents(Struct, forbid_unknown_fields=True):
    """A component set of one's own, as TOML; `name`: what errors call it."""

    text: ComponentText
    name: FileName = ""


class ComponentsCheck(Struct, frozen=True):
    """Whether it can be played with. `problem`: file, table and key, and what is wrong there; `own`: it differs from the parlour's."""

    ok: bool
    problem: str
    digest: str
    own: bool


# --- tables ----------------------------------------------------------------------------------------------------------


class CreateTable(Struct, forbid_unknown_fields=True):
    """A new table. `bots`: the bot on each seat, null: a person; the creator takes the first seat without a bot.

    `hints`: people may ask what an adept would do; `pace`: of the bots.
    `components`: a component set of one's own, as TOML, "": the parlour's; `components_name`: what errors call it.
    """

    game: Id
    seats: Annotated[int, Meta(ge=1, le=10)]
    name: Annotated[str, Meta(max_length=60)] = ""
    options: dict[str, Value] = {}
    bots: Annotated[list[str | None], Meta(max_length=10)] = []
    public: bool = True
    hints: bool = True
    pace: Pace = "brisk"
    start: bool = False
    components: ComponentText = ""
    components_name: FileName = ""


class JoinTable(Struct, forbid_unknown_fields=True):
    invitation: Annotated[str, Meta(max_length=80)] = ""
    seat: Seat | None = None


class SetSeat(Struct, forbid_unknown_fields=True):
    """The bot that shall play a seat; null: its person again (in an open table: a free seat)."""

    bot: Annotated[str, Meta(max_length=40)] | None


class SetPace(Struct, forbid_unknown_fields=True):
    """How fast the bots of a table shall play."""

    pace: Pace


class AskHint(Struct, forbid_unknown_fields=True):
    """What would an adept do in my place? `version`: of the prompt."""

    version: Count


class Hint(Struct, frozen=True):
    """What an adept would do: the index of the option in the prompt of that version (null: let it be for now), and why."""

    version: int
    option: int | None
    why: Message


class SeatInfo(Struct, frozen=True):
    """A seat. `bot`: who plays it instead of, or for, its person."""

    seat: int
    person: Person | None
    bot: str | None
    online: bool


class UndoRequest(Struct, frozen=True):
    """Somebody asks all to go back to the position after `choice`; `agreed`: the seats that have said yes."""

    seat: int
    choice: int
    agreed: list[int]


class TableInfo(Struct, frozen=True):
    """A table as everybody may see it; `seat`, `invitation`, `unseen` are for the person who asks (null, "" where they have none)."""

    id: str
    game: str
    name: str
    status: Status
    public: bool
    hints: bool  # people may ask what an adept would do
    pace: Pace  # of the bots
    imported: bool
    created: int  # milliseconds since 1970
    changed: int
    host: str  # the person's id
    options: dict[str, Value]
    components: str  # the digest of the component set it is played with
    own_components: bool  # and whether that is another than the parlour's
    commitment: str  # SHA-256 of the seed, once the game has begun
    seats: list[SeatInfo]
    automata: int
    spectators: int  # online now
    waiting: list[int]
    winners: list[int]
    request: UndoRequest | None
    rematch: str  # the id of the next table, or ""
    campaign: str  # the id of the campaign it belongs to, for who plays it
    seat: int | None  # mine
    invitation: str  # the path of the invitation link, for people at the table
    unseen: bool  # something has happened since I looked


# --- campaigns -------------------------------------------------------------------------------------------------------


class NewCampaign(Struct, forbid_unknown_fields=True):
    options: dict[str, Value] = {}


class PlayChapter(Struct, forbid_unknown_fields=True):
    """Play the open chapter; where a game of it is under way, `level` does not matter."""

    level: Annotated[int, Meta(ge=0, le=1000)]


class RequestInfo(Struct, frozen=True):
    """What a chapter asks for, worded by <game>-request-<key>; `need`: how many, 1 where there is nothing to count."""

    key: str
    need: int


class AttemptInfo(Struct, frozen=True):
    """A chapter played to its end. `met`: every request; `scores`: of all seats, automata last; `table`: where it was played, or ""."""

    level: int
    scores: list[int]
    met: bool
    won: bool
    points: int
    table: str


class ChapterInfo(Struct, frozen=True):
    """A chapter. `state` left: gone on without victory; closed: not yet reached.

    `prizes`: the points a victory brings, in the order of the levels; `penalty`: those of the next defeat, below zero.
    """

    number: int
    difficulty: str
    state: Literal["won", "left", "open", "closed"]
    requests: list[RequestInfo]
    attempts: list[AttemptInfo]
    points: int
    prizes: list[int]
    penalty: int


class CampaignInfo(Struct, frozen=True):
    """A campaign of the person who asks."""

    id: str
    game: str
    created: int
    changed: int
    options: dict[str, Value]
    chapters: list[ChapterInfo]
    open: int | None  # the chapter; null: the tale is told
    points: int
    rank: str
    table: str  # the game of the open chapter that is under way, or ""


# --- looking back ----------------------------------------------------------------------------------------------------


class Clocks(Struct, frozen=True):
    """How long the game has waited for each seat, in milliseconds, up to `at` (milliseconds since 1970)."""

    spent: list[int]
    at: int


class HistoryView(Struct, frozen=True):
    """The position after `choice` with one pair of eyes, and the events of that choice."""

    choice: int
    last: int
    eyes: int
    view: Raw
    waiting: list[int]
    log: list[LogLine]


class ScoreTrack(Struct, frozen=True):
    """The scores of every seat (automata last) after each choice of a finished game."""

    scores: list[list[int]]


class Problem(Struct, frozen=True):
    """Why a request was not carried out: a key the browser can word, and a sentence for programmers."""

    code: str
    detail: str


# --- from the server over the socket -------------------------------------------------------------------------------------


class ChatLine(Struct, frozen=True, tag="chat"):
    """Something said. `seat` null: by a spectator; `to` null: to everybody; `about`: the offer it is attached to, in the sender's words."""

    id: int
    at: int
    name: str
    seat: int | None
    to: int | None
    about: str
    text: str


class Hello(Struct, frozen=True, tag="hello"):
    """The first thing said. `eyes`: the seat one sees with, 30 for spectators; `looked`: the choice up to which one has looked."""

    me: str
    eyes: int
    looked: int
    table: TableInfo
    chat: list[ChatLine]


class Table(Struct, frozen=True, tag="table"):
    """The table has changed: people, bots, presence, requests, rematch."""

    table: TableInfo


class Update(Struct, frozen=True, tag="update"):
    """All one seat may know now. Log lines with a choice greater than `after` are replaced by `log`."""

    version: int  # one more with every update of this seat; a jump is a gap
    choice: int  # choices this seat knows of
    after: int
    log: list[LogLine]
    view: Raw
    prompt: Prompt | None
    waiting: list[int]
    over: bool
    winners: list[int]
    scores: list[ScoreLine]  # the breakdown, once the game is over
    undo: bool  # this seat may take back its last choice by itself
    clocks: Clocks


class Done(Struct, frozen=True, tag="done"):
    """The answer `id` is stored; `version`: of the update it led to."""

    id: str
    version: int


class Refused(Struct, frozen=True, tag="refused"):
    """The answer `id` was not taken; the state as it is now comes along, as if asked for by `sync`."""

    id: str
    code: Literal["stale", "illegal", "not_seated", "not_playing", "too_fast", "bot_plays"]
    update: Update | None


class Fault(Struct, frozen=True, tag="fault"):
    """A message could not be used."""

    code: str
    detail: str


class Pong(Struct, frozen=True, tag="pong"):
    at: int


FromServer = Hello | Table | Update | Done | Refused | ChatLine | Fault | Pong

# --- to the server over the socket -----------------------------------------------------------------------------------------


class Sync(Struct, frozen=True, tag="sync", forbid_unknown_fields=True):
    """Send me the state; `version`: of the last update I have, 0: none."""

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
    """I ask all to go back to the position after `choice`."""

    choice: Count


class Consent(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """My reply to an open request; a no (also of the one who asked) ends it."""

    agree: bool


class Chat(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    text: ChatText
    to: Seat | None = None
    about: Annotated[str, Meta(max_length=80)] = ""


class Looked(Struct, frozen=True, tag="looked", forbid_unknown_fields=True):
    """I have seen everything up to this choice."""

    choice: Count


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


ToServer = Sync | Answer | Undo | AskUndo | Consent | Chat | Looked | Ping
