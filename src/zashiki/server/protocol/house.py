"""The house on the wire: its door, and what its keepers see."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from zashiki.server.protocol.people import Person, Role
from zashiki.server.protocol.tables import Status

Door = Literal["open", "invited", "closed"]
Word = Annotated[str, Meta(max_length=60)]


class Enter(Struct, forbid_unknown_fields=True):
    """The word of an invitation, or what follows /enter/ in its link."""

    word: Annotated[str, Meta(min_length=1, max_length=60)]


class SetDoor(Struct, forbid_unknown_fields=True):
    """Who may come in: everybody, people with an invitation, or nobody new."""

    door: Door


class Invite(Struct, forbid_unknown_fields=True):
    """A new invitation. `word`: at least six characters, or "" for one that nobody can guess; `note`: for whom it is."""

    word: Word = ""
    note: Word = ""


class SetStanding(Struct, forbid_unknown_fields=True):
    """Somebody's standing in the house. Keepers are made on the machine itself."""

    role: Literal["guest", "member"]
    shut_out: bool


class SettleReport(Struct, forbid_unknown_fields=True):
    """A report is dealt with; `remove`: the line is taken away for everybody."""

    remove: bool


class HouseInvitation(Struct, frozen=True):
    """An invitation. `path`: of its link, "" for that of a keeper, which is told only once; `entered`: people who have used it."""

    id: str
    path: str
    word: str
    note: str
    role: Role
    at: int
    entered: int


class HousePerson(Struct, frozen=True):
    """Somebody the house knows. `online`: at a table now; `tables`: unfinished ones at which they sit."""

    person: Person
    role: Role
    shut_out: bool
    online: bool
    tables: int


class HouseTable(Struct, frozen=True):
    """A table that is not finished. `people`: who sits there; `bots`: seats that bots play; `online`: sockets."""

    id: str
    game: str
    name: str
    status: Status
    public: bool
    people: list[Person]
    bots: int
    online: int
    created: int
    changed: int


class HouseReport(Struct, frozen=True):
    """A line that somebody has reported. `person`: who said it."""

    id: int
    at: int
    table: str
    person: Person
    text: str
    reason: str
    reporter: Person
    removed: bool
    settled: bool


class Load(Struct, frozen=True):
    """What this process has to do now. `thinking`, `waiting`: questions to bots; `memory`: megabytes, 0 if not known."""

    since: int
    sockets: int
    tables: int
    thinking: int
    waiting: int
    memory: int


class HouseInfo(Struct, frozen=True):
    """Everything a keeper sees. The lists have their first entries only; `known`, `unfinished`: how many there are."""

    door: Door
    invitations: list[HouseInvitation]
    known: int
    people: list[HousePerson]
    unfinished: int
    tables: list[HouseTable]
    reports: list[HouseReport]
    load: Load
