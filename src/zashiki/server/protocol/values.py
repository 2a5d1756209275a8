"""The plain values of the protocol, with their limits."""

from typing import Annotated

from msgspec import Meta

Value = int | str | bool
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
LAST_SEAT = 29  # the highest number a seat can have
Seat = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
FileName = Annotated[str, Meta(max_length=80)]
ComponentText = Annotated[str, Meta(max_length=262_144)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
