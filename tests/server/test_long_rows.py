"""Long rows of beats: they keep nobody waiting, tell a seat only what it may know, and whoever comes in the middle gets them whole."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.server.background import background, watchdog
from tests.server.parlour import STANDARD, Player, Server, config, serving
from tests.server.test_beats import SAME
from tests.server.test_secrecy import Names, listen, same_for
from zashiki.bots.random import random_choice
from zashiki.kernel import SPECTATOR, Option, Session, determinize, seen_by, watch
from zashiki.server.tables.table import Table

pytestmark = pytest.mark.anyio
MOST = 0.02  # seconds of a processor that a row may keep the event loop busy
LONG = 4  # beats


class Evening(NamedTuple):
    """A game in which long rows are told."""

    game: str
    seats: int
    settings: dict[str, Any]
    longest: int  # beats of a row that comes up in it
    compared: int  # long rows that can be compared


SHOGUN = Evening("shogun", 5, {}, 25, 5)
RISING_SUN = Evening("rising_sun", 5, {}, 15, 8)
KATANA = Evening("katana", 4, {}, 12, 1)
GHOST = Evening("katana", 1, {"ghost": 1}, 10, 4)
EVENINGS = [pytest.param(evening, id=f"{evening.game}-{evening.seats}") for evening in (SHOGUN, RISING_SUN, KATANA, GHOST)]


async def gather(url: str, evening: Evening) -> tuple[str, list[Player]]:
    """A table of some people, begun."""
    guests = [await Player.arrive(url, f"Player {i}") for i in range(evening.seats)]
    wish = {"game": evening.game, "seats": evening.seats, "settings": evening.settings}
    table: str = (await guests[0].post("/api/tables", wish))["id"]
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table}/join", {})
    await guests[0].post(f"/api/tables/{table}/start")
    return table, guests


def row_of(session: Session[Any], choice: tuple[int, Option], viewer: int = SPECTATOR) -> int:
    """How many beats a choice would have for a viewer."""
    return len(seen_by(watch(session.game, session.state.clone(), *choice, lambda state: None), viewer))


async def carry_out(table: Table, choice: tuple[int, Option]) -> None:
    async with table.lock:
        await table.choose(*choice, "")


@pytest.mark.parametrize("evening", EVENINGS)
async def test_long_rows_do_not_keep_the_event_loop_busy(evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five look on: everybody at the table, and spectators."""
    Names(monkeypatch)
    rng, rows = Random(1), []
    with background(config(tmp_path, catalogue=STANDARD)) as server:
        name, guests = await gather(server.url, evening)
        table = server.do(server.house.table(name))
        session = table.playing()
        viewers = [*guests, *[Player(server.url) for _ in range(5 - len(guests))]]
        chairs = [await viewer.sit(name) for viewer in viewers]
        for chair in chairs:
            await chair.expect("update")
        with watchdog(server.loop, MOST) as slow:
            while (choice := random_choice(session.game, session.state, rng)) is not None:
                rows.append(row_of(session, choice))
                server.do(carry_out(table, choice))
                if rows[-1] >= LONG:
                    for chair in chairs:
                        await chair.settle()
    print(f"{evening.game}, {evening.seats} seats: {sum(row >= LONG for row in rows)} long rows, the longest of {max(rows)} beats")
    assert max(rows) >= evening.longest
    assert slow == []


@asynccontextmanager
async def twin_tables(evening: Evening, folder: Path, names: Names) -> AsyncIterator[list[tuple[Server, str, list[Player], Table]]]:
    """Two parlours with the same table in each."""
    async with (
        serving(config(folder / "a", catalogue=STANDARD), lambda: 1_000_000.0) as one,
        serving(config(folder / "b", catalogue=STANDARD), lambda: 1_000_000.0) as other,
    ):
        found = []
        for server in (one, other):
            names.numbers = count()
            table, guests = await gather(server.url, evening)
            found.append((server, table, guests, await server.house.table(table)))
        yield found


def guesses(session: Session[Any], viewer: int, number: int) -> Iterator[Any]:
    """Positions that a viewer cannot tell from the true one, with the same chance to come."""
    for attempt in range(12):
        guess = determinize(session.game, session.state, viewer, f"other {number} {viewer} {attempt}")
        guess.key, guess.chance = session.state.key, session.state.chance[:]
        yield guess


@pytest.mark.parametrize("evening", EVENINGS)
async def test_a_long_row_tells_a_seat_only_what_it_may_know(evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables differ in what a viewer cannot know. Where that leads to the same words, not a byte of its socket differs."""
    names, rng, compared = Names(monkeypatch), Random(1), list[int]()
    async with twin_tables(evening, tmp_path, names) as pair:
        tables = [table for *_, table in pair]
        true, twin = (table.playing() for table in tables)
        viewers = cycle((*range(evening.seats), SPECTATOR))
        while true.state.stack:
            viewer = next(viewers)
            chairs = [await listen(server, table, guests, viewer) for server, table, guests, _ in pair]
            for number in range(12):
                choice = random_choice(true.game, true.state, rng)
                if choice is None:
                    break
                alike = None
                if row_of(true, choice, viewer) >= LONG:
                    alike = next(
                        (guess for guess in guesses(true, viewer, number) if same_for(viewer, true.game, [true.state, guess], *choice)),
                        None,
                    )
                twin.state = true.state.clone() if alike is None else alike
                for table, chair in zip(tables, chairs, strict=True):
                    await carry_out(table, choice)
                    await chair.settle()
                assert chairs[0].bytes == chairs[1].bytes, f"choice {choice}, viewer {viewer}"
                if alike is not None:
                    compared.append(len(chairs[0].update["beats"]))
                twin.state, twin.record.log[-1], twin.record.chance[-1] = true.state.clone(), true.record.log[-1], true.record.chance[-1]
            for chair in chairs:
                await chair.leave()
    print(f"{evening.game}, {evening.seats} seats: {len(compared)} long rows compared, of {sorted(compared)} beats")
    assert len(compared) >= evening.compared


async def before_a_long_row(table: Table, rng: Random, least: int) -> tuple[int, Option]:
    """Play on to a choice that brings about a long row."""
    session = table.playing()
    while True:
        choice = random_choice(session.game, session.state, rng)
        assert choice is not None
        if row_of(session, choice) >= least:
            return choice
        await carry_out(table, choice)


async def test_who_comes_or_comes_back_in_the_middle_of_a_row_ends_where_all_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the beats of a row are being written, a second screen asks for the state, and one that was cut off asks again."""
    Names(monkeypatch)
    async with serving(config(tmp_path, catalogue=STANDARD), lambda: 1_000_000.0) as server:
        name, guests = await gather(server.url, RISING_SUN)
        table, rng = await server.house.table(name), Random(1)
        await before_a_long_row(table, rng, LONG)
        chair, cut = await guests[0].sit(name), await guests[0].sit(name)
        for one in (chair, cut):
            await one.expect("update")
        await cut.leave()
        choice = await before_a_long_row(table, rng, 2 * LONG)
        assert table.updates is not None
        told, middle = table.updates.next, asyncio.Event()

        async def watched(viewer: int, row: list[Any]) -> Any:
            middle.set()
            return await told(viewer, row)

        monkeypatch.setattr(table.updates, "next", watched)
        telling = asyncio.create_task(carry_out(table, choice))
        await middle.wait()
        second = await guests[0].sit(name)
        back = await guests[0].sit(name, version=cut.update["version"])
        back.update, back.log = cut.update, cut.log
        await telling
        for one in (chair, second, back):
            await one.settle()
            assert {key: one.update[key] for key in SAME} == {key: chair.update[key] for key in SAME}
            assert one.log == chair.log
        assert len(chair.update["beats"]) >= LONG
