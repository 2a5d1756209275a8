"""Upgrading a parlour: its database, and every game that is being played."""

import asyncio
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from zashiki.kernel import ZashikiError
from zashiki.server.catalogue.games import Catalogue, by_path
from zashiki.server.config import Config
from zashiki.server.storage import games
from zashiki.server.storage.backup import backup, restore
from zashiki.server.storage.store import Store
from zashiki.server.tables.reopen import Way, reopen, take_over
from zashiki.speech import say, slug, translate

CANNOT = "cannot go on"
WORDS = {Way.UNCHANGED: "unchanged", Way.REPLAYED: "replays equal", Way.GOES_ON: "goes on from its position"}


class Outcome(Struct):
    """What becomes of a running game."""

    table: str
    game: str
    name: str
    fate: str  # one of WORDS, or CANNOT
    reason: str

    @property
    def plays_on(self) -> bool:
        """Whether it can be played on."""
        return self.fate != CANNOT


async def upgrade(config: Config) -> list[Outcome]:
    """Bring a parlour to this version. Each game is taken over by itself: whatever happens meanwhile, it can be done again."""
    catalogue, store = by_path(config.catalogue), Store(config.url, config.schema)
    try:
        await store.open()
        return [await _take_over(catalogue, store, table) for table in await store.running_tables()]
    finally:
        await store.close()


async def dry_run(config: Config) -> list[Outcome]:
    """What an upgrade would do, tried out on a copy. The server may keep running."""
    with TemporaryDirectory(prefix="zashiki-") as folder:
        file, copy = Path(folder) / "parlour.zip", Config(Path(folder) / "copy", catalogue=config.catalogue)
        await backup(config, file)
        await restore(copy, file)
        return await upgrade(copy)


async def _take_over(catalogue: Catalogue, store: Store, table: str) -> Outcome:
    """Open one game, and store it under the rules of this version."""
    row, seats = await store.table(table), (await store.seats([table]))[table]
    assert row is not None
    try:
        stored = await games.read(store, table)
        found = await asyncio.to_thread(reopen, catalogue, row, [seat.name for seat in seats], stored)
    except ZashikiError as error:
        return Outcome(table, row.game, row.name, CANNOT, str(error))
    await take_over(store, row, len(stored.entries), found)
    return Outcome(table, row.game, row.name, WORDS[found.way], found.reason)


def report(outcomes: list[Outcome]) -> list[str]:
    """An upgrade in words: each game, then how many of each kind."""
    lines = []
    for outcome in sorted(outcomes, key=lambda o: (o.fate, o.game)):
        name = f" «{outcome.name}»" if outcome.name else ""
        reason = f" ({translate(outcome.reason)})" if outcome.reason else ""
        lines.append(f"{outcome.game} {outcome.table}{name}: {say(f'fate-{slug(outcome.fate)}')}{reason}")
    counts = Counter(outcome.fate for outcome in outcomes)
    kinds = ", ".join(f"{count} {say(f'fate-{slug(fate)}')}" for fate, count in sorted(counts.items()))
    games = len(outcomes)
    return [*lines, say("upgraded-kinds", games=games, kinds=kinds) if kinds else say("upgraded", games=games)]
