"""People on the wire."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from zashiki.server.protocol.values import Name

Crest = Literal["fan", "wave", "crane", "pine", "plum"]
Language = Literal["en", "it"]
Role = Literal["guest", "member", "keeper"]


class Person(Struct, frozen=True):
    """A person as others see them."""

    id: str
    name: str
    crest: Crest


class Relation(Struct, frozen=True):
    """Somebody I do not want to hear (`muted`), or who may neither whisper to me nor sit down at my tables (`blocked`)."""

    person: Person
    muted: bool
    blocked: bool


class SetRelation(Struct, forbid_unknown_fields=True):
    """Whether I have muted or blocked somebody."""

    muted: bool
    blocked: bool


class Me(Struct, frozen=True):
    """The person behind a cookie. `named`: they have chosen a name; `link`: they have a personal link."""

    id: str
    name: str
    crest: Crest
    language: Language
    named: bool
    link: bool
    role: Role
    refused: str  # why the house does not let them in: a problem's code, or ""


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: Name
    crest: Crest
    language: Language


class PersonalLink(Struct, frozen=True):
    """The path that brings this identity to another device. It is shown only once."""

    path: str


class Restore(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=200)]
