"""People on the wire."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from zashiki.server.protocol.values import Name

Crest = Literal["fan", "wave", "crane", "pine", "plum"]
Language = Literal["en", "it"]


class Person(Struct, frozen=True):
    """A person as others see them."""

    id: str
    name: str
    crest: Crest


class Me(Struct, frozen=True):
    """The person behind a cookie. `named`: they have chosen a name; `link`: they have a personal link."""

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
