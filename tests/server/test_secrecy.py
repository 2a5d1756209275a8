"""Nothing a seat may not know crosses the wire: swap the hidden facts, and not a byte of its socket changes."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.looking import seen, usual_seats
from tests.server.parlour import CATALOGUE, STANDARD, Chair, Player, Server, config, serving
from zashiki.bots.random import random_choice
from zashiki.games import GAMES
from zashiki.kernel import SPECTATOR, Game, Option, carry_out, determinize, options
from zashiki.server.tables import lobby
from zashiki.server.tables.table import Table
from zashiki.server.web import people

pytestmark = pytest.mark.anyio
CATALOGUES = {"toy": CATALOGUE} | dict.fromkeys(GAMES, STANDARD)

LENGTHS = [(0, 5, 60, 90), (0, 3, 10, 25, 40)]  # choices before the look; the toy is short


class Names:
    """Ids that two servers make alike."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.numbers: Iterator[int] = count()
        for module in (lobby, people):
            monkeypatch.setattr(module, "new_token", lambda size=12: f"{next(self.numbers):0{2 * size}x}")


async def gather(server: Server, game: str, seats: int) -> tuple[str, list[Player]]:
    """A table of some people, begun."""
    guests = [await Player.arrive(server.url, f"Player {i}") for i in range(seats)]
    table: str = (await guests[0].post("/api/tables", {"game": game, "seats": seats}))["id"]
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table}/join", {})
    await guests[0].post(f"/api/tables/{table}/start")
    return table, guests


async def play(tables: list[Table], rng: Random, number: int) -> None:
    """The same random choices at both tables, but not the last of a game."""
    for _ in range(number):
        session = tables[0].playing()
        choice = random_choice(session.game, session.state, rng)
        assert choice is not None
        after = session.state.clone()
        carry_out(session.game, after, *choice)
        if not after.stack:
            return
        for table in tables:
            async with table.lock:
                await table.choose(*choice, "")


async def hidden_choices(table: Table) -> int:
    """One choice of each seat that may do something in secret; how many there were."""
    session, done = table.playing(), 0
    for seat in range(len(table.seats)):
        secret = [option for option in options(session.game, session.state, seat) if option.verb in session.game.hidden]
        if secret:
            async with table.lock:
                await table.choose(seat, secret[-1], "")
            done += 1
    return done


async def listen(server: Server, table: str, guests: list[Player], viewer: int) -> Chair:
    """A chair at the table of a seat or a spectator that has heard everything."""
    guest = guests[viewer] if viewer != SPECTATOR else Player(server.url)
    chair = await guest.sit(table)
    await chair.settle()
    return chair


@pytest.mark.parametrize("game", CATALOGUES)
async def test_the_bytes_of_a_socket_tell_only_what_its_seat_may_know(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names, rng = Names(monkeypatch), Random(7)
    settings: dict[str, Any] = {"catalogue": CATALOGUES[game]}
    clock = 1_000_000.0
    async with (
        serving(config(tmp_path / "a", **settings), lambda: clock) as one,
        serving(config(tmp_path / "b", **settings), lambda: clock) as other,
    ):
        servers, seats, secrets = (one, other), usual_seats(one.house.catalogue.game(game)), 0
        for length in LENGTHS[game == "toy"]:
            start = next(names.numbers)
            rooms = []
            for server in servers:
                names.numbers = count(start)
                rooms.append(await gather(server, game, seats))
            tables = [await server.house.table(room[0]) for server, room in zip(servers, rooms, strict=True)]
            await play(tables, rng, length)
            for viewer in (*range(seats), SPECTATOR):
                mine = tables[0].playing()
                tables[1].playing().state = determinize(mine.game, mine.state, viewer, f"other {length} {viewer}")
                chairs = [await listen(s, r[0], r[1], viewer) for s, r in zip(servers, rooms, strict=True)]
                assert chairs[0].bytes == chairs[1].bytes
                heard = len(chairs[0].bytes)
                if viewer == SPECTATOR:
                    secrets += await hidden_choices(tables[0])  # only at the first table
                for chair in chairs:
                    await chair.say({"type": "sync", "version": chair.update["version"]})
                    await chair.settle()
                assert chairs[0].bytes == chairs[1].bytes
                assert len(chairs[0].bytes) == heard + 2
                for chair in chairs:
                    await chair.leave()
        assert secrets or not tables[0].game.hidden


def same_for(viewer: int, game: Game[Any], states: list[Any], seat: int, option: Option) -> bool:
    """Whether a choice can be made in both positions, and tells a viewer the same and leads to the same for it."""
    if any(option not in options(game, state, seat) for state in states):
        return False
    ends, rows = [state.clone() for state in states], []
    for state in ends:
        carry_out(game, state, seat, option)
        told = [(event.key, event.args) for event in state.events if event.seen_by(viewer)]
        heard = [any(event.seen_by(other) for event in state.events) for other in (*range(state.setup.seats), SPECTATOR)]
        rows.append((told, heard, seen(game, state, viewer)))
    return rows[0] == rows[1]


@pytest.mark.parametrize("game", CATALOGUES)
async def test_the_bytes_of_beats_tell_only_what_a_seat_may_know(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has led to the same words and the same end is told in the same beats, byte for byte."""
    names, rng = Names(monkeypatch), Random(3)
    settings: dict[str, Any] = {"catalogue": CATALOGUES[game]}
    async with (
        serving(config(tmp_path / "a", **settings), lambda: 1_000_000.0) as one,
        serving(config(tmp_path / "b", **settings), lambda: 1_000_000.0) as other,
    ):
        servers, seats, rooms, rows = (one, other), usual_seats(one.house.catalogue.game(game)), [], []
        for server in servers:
            names.numbers = count()
            rooms.append(await gather(server, game, seats))
        tables = [await server.house.table(room[0]) for server, room in zip(servers, rooms, strict=True)]
        true, twin = (table.playing() for table in tables)
        for viewer in (*range(seats), SPECTATOR):
            chairs = [await listen(s, r[0], r[1], viewer) for s, r in zip(servers, rooms, strict=True)]
            for number in range(80):
                choice = random_choice(true.game, true.state, rng)
                if choice is None:
                    break
                guess = determinize(true.game, true.state, viewer, f"other {number} {viewer}")
                compared = same_for(viewer, true.game, [true.state, guess], *choice)
                twin.state = guess if compared else true.state.clone()
                for table, chair in zip(tables, chairs, strict=True):
                    async with table.lock:
                        await table.choose(*choice, "")
                    await chair.settle()
                assert chairs[0].bytes == chairs[1].bytes, f"choice {choice}, viewer {viewer}"
                if compared:
                    rows.append(len(chairs[0].update["beats"]))
                twin.state, twin.record.log[-1], twin.record.chance[-1] = true.state.clone(), true.record.log[-1], true.record.chance[-1]
            for chair in chairs:
                await chair.leave()
        print(f"{game}: {len(rows)} rows compared, {sum(row > 1 for row in rows)} of several beats")
        assert len(rows) > 50
        assert max(rows) > 1 or game == "toy"


async def test_before_the_end_one_looks_back_from_ones_own_seat_only(tmp_path: Path) -> None:
    async with serving(config(tmp_path)) as server:
        table, guests = await gather(server, "toy", 2)
        path = f"/api/tables/{table}/history"
        for viewer, seen in (("me", 0), (0, 0), ("null", None)):
            assert (await guests[0].get(path, after=0, choice=0, viewer=viewer))["viewer"] == seen
        assert (await guests[0].get(path, after=0, choice=0))["viewer"] == 0
        assert (await Player(server.url).get(path, after=0, choice=0))["viewer"] is None
        refused = await guests[0].http.get(path, params={"after": 0, "choice": 0, "viewer": 1})
        assert (refused.status_code, refused.json()["code"]) == (403, "own_view_only")
        refused = await guests[0].http.get(f"/api/tables/{table}/log", params={"viewer": 1})
        assert refused.status_code == 403
        refused = await guests[0].http.get(f"/api/tables/{table}/record")
        assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
