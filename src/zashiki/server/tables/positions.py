"""The earlier positions of a game in memory: packed, for there are many in a long game, and seldom somebody looks back."""

import zlib
from collections.abc import Iterator, MutableMapping
from typing import Any

from msgspec import json

from zashiki.kernel import Session, key_of
from zashiki.kernel.codec import encode, load_state

QUICKLY = 1  # how hard zlib tries


class Positions(MutableMapping[int, Any]):
    """The kept positions of a session by number of choices. Whoever takes one out gets a copy."""

    def __init__(self, session: Session[Any]) -> None:
        self.game, self.setup, self.key = session.game, session.setup, key_of(session.record.seed)
        self.packed: dict[int, bytes] = {}
        self.update(session.kept)

    def __getitem__(self, number: int) -> Any:
        return load_state(self.game, self.setup, self.key, json.decode(zlib.decompress(self.packed[number])))

    def __setitem__(self, number: int, state: Any) -> None:
        self.packed[number] = zlib.compress(json.encode(encode(state)), QUICKLY)

    def __delitem__(self, number: int) -> None:
        del self.packed[number]

    def __iter__(self) -> Iterator[int]:
        return iter(self.packed)

    def __len__(self) -> int:
        return len(self.packed)
