"""The earlier positions of a game in memory: packed, for there are many in a long game, and seldom somebody looks back."""

import zlib
from collections.abc import Iterator, MutableMapping
from typing import Any

from msgspec import json

from zashiki.kernel import Game, Session, Setup, Snapshot, key_of
from zashiki.kernel.codec import encode, load_state

QUICKLY = 1  # how hard zlib tries


class Positions(MutableMapping[int, Any]):
    """The kept positions of a session by number of choices. Whoever takes one out gets a copy."""

    def __init__(self, game: Game[Any], setup: Setup, seed: str) -> None:
        self.game, self.setup, self.key = game, setup, key_of(seed)
        self.packed: dict[int, bytes] = {}

    def __getitem__(self, number: int) -> Any:
        return load_state(self.game, self.setup, self.key, json.decode(zlib.decompress(self.packed[number])))

    def __setitem__(self, number: int, state: Any) -> None:
        self.add(Snapshot(number, encode(state)))

    def add(self, snapshot: Snapshot) -> None:
        """Keep a position that is written down already."""
        self.packed[snapshot.number] = zlib.compress(json.encode(snapshot.state), QUICKLY)

    def __delitem__(self, number: int) -> None:
        del self.packed[number]

    def __iter__(self) -> Iterator[int]:
        return iter(self.packed)

    def __len__(self) -> int:
        return len(self.packed)


def pack_positions(session: Session[Any]) -> None:
    """Pack all positions that a session keeps, those of its record too."""
    packed = Positions(session.game, session.setup, session.record.seed)
    for snapshot in session.record.snapshots:
        packed.add(snapshot)
    packed.update(session.kept)
    session.kept, session.record.snapshots = packed, []
