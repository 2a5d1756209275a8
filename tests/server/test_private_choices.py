"""What one seat does in secret or for one other seat alone changes no byte of the sockets of the rest."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.server.parlour import Player, Server, config, serving
from tests.server.test_secrecy import CATALOGUES, Names, gather, listen, play
from zashiki.kernel import SPECTATOR, options
from zashiki.server.tables.table import Table

pytestmark = pytest.mark.anyio

PRIVATE = [("rising_sun", "propose_privately"), ("rising_sun", "offer_privately"), ("rising_sun", "raise_bid"), ("shogun", "lay")]
LONGEST = 3000  # choices until such an option comes up


class Twin(NamedTuple):
    """One of two tables that are the same so far."""

    server: Server
    room: tuple[str, list[Player]]
    table: Table


async def until(tables: list[Table], rng: Random, verb: str) -> tuple[int, int]:
    """Play on until a seat has an option with this verb: the seat and the seat it concerns, -1 for nobody."""
    for _ in range(LONGEST):
        session = tables[0].playing()
        for seat in range(len(tables[0].seats)):
            for option in options(session.game, session.state, seat):
                if option.verb == verb:
                    return seat, partner(session.state, seat, verb, option.args)
        await play(tables, rng, 1)
    raise AssertionError(f"{verb} never came up")


def partner(state: Any, seat: int, verb: str, args: tuple[int, ...]) -> int:
    """The seat a private choice is meant for."""
    if verb == "propose_privately":
        return args[0]
    return int(state.drafts[seat * 5]) if verb == "offer_privately" else -1


@asynccontextmanager
async def twins(game: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Twin]]:
    """Two parlours with the same table in each."""
    names = Names(monkeypatch)
    settings: dict[str, Any] = {"catalogue": CATALOGUES[game]}
    async with (
        serving(config(folder / "a", **settings), lambda: 1_000_000.0) as one,
        serving(config(folder / "b", **settings), lambda: 1_000_000.0) as other,
    ):
        found = []
        for server in (one, other):
            names.numbers = count()
            room = await gather(server, game, 3)
            found.append(Twin(server, room, await server.house.table(room[0])))
        yield found


async def differs(pair: list[Twin], viewer: int) -> bool:
    """Whether the two tables look different to somebody who comes now."""
    chairs = [await listen(twin.server, *twin.room, viewer) for twin in pair]
    for chair in chairs:
        await chair.leave()
    return chairs[0].bytes != chairs[1].bytes


async def choose(twin: Twin, seat: int, verb: str, which: int) -> None:
    """Take the first or another option with this verb."""
    session = twin.table.playing()
    found = [option for option in options(session.game, session.state, seat) if option.verb == verb]
    async with twin.table.lock:
        await twin.table.choose(seat, found[which], "")


@pytest.mark.parametrize(("game", "verb"), PRIVATE)
async def test_a_private_choice_is_heard_by_nobody_else(game: str, verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with twins(game, tmp_path, monkeypatch) as pair:
        seat, meant = await until([twin.table for twin in pair], Random(11), verb)
        await choose(pair[0], seat, verb, 0)  # only at the first table
        for viewer in (0, 1, 2, SPECTATOR):
            assert await differs(pair, viewer) == (viewer in (seat, meant)), f"viewer {viewer}, choice of {seat} for {meant}"


async def test_a_tile_put_face_down_is_known_to_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with twins("rising_sun", tmp_path, monkeypatch) as pair:
        seat, _ = await until([twin.table for twin in pair], Random(11), "hide")
        await choose(pair[0], seat, "hide", 0)
        await choose(pair[1], seat, "hide", -1)
        for viewer in (0, 1, 2, SPECTATOR):
            assert await differs(pair, viewer) == (viewer == seat), f"viewer {viewer}, tile of {seat}"
