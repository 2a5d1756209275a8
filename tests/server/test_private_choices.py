"""What one seat does in secret or for one other seat alone changes no byte of the sockets of the rest."""

from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.parlour import config, serving
from tests.server.test_secrecy import CATALOGUES, Names, gather, listen, play
from zashiki.kernel import SPECTATOR, options
from zashiki.server.table import Table

pytestmark = pytest.mark.anyio

PRIVATE = [("rising_sun", "propose_privately"), ("rising_sun", "offer_privately"), ("rising_sun", "raise_bid"), ("shogun", "lay")]
LONGEST = 1500  # choices until such an option comes up


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


@pytest.mark.parametrize(("game", "verb"), PRIVATE)
async def test_a_private_choice_is_heard_by_nobody_else(game: str, verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names, rng, clock = Names(monkeypatch), Random(11), 1_000_000.0
    settings: dict[str, Any] = {"catalogue": CATALOGUES[game]}
    async with (
        serving(config(tmp_path / "a", **settings), lambda: clock) as one,
        serving(config(tmp_path / "b", **settings), lambda: clock) as other,
    ):
        servers, rooms = (one, other), []
        for server in servers:
            names.numbers = count()
            rooms.append(await gather(server, game, 3))
        tables = [await server.house.table(room[0]) for server, room in zip(servers, rooms, strict=True)]
        seat, meant = await until(tables, rng, verb)
        session = tables[0].playing()
        (choice, *_) = [option for option in options(session.game, session.state, seat) if option.verb == verb]
        async with tables[0].lock:
            await tables[0].choose(seat, choice, "")  # only at the first table
        for eyes in (0, 1, 2, SPECTATOR):
            chairs = [await listen(s, r[0], r[1], eyes) for s, r in zip(servers, rooms, strict=True)]
            concerned = eyes in (seat, meant)
            assert (chairs[0].bytes != chairs[1].bytes) == concerned, f"eyes {eyes}, choice of {seat} for {meant}"
            for chair in chairs:
                await chair.leave()
