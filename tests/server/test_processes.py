"""Several processes on one PostgreSQL database: what one does reaches the others, also after their line was broken."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.databases import database
from tests.server.parlour import WAIT, Chair, Player, Server, config, open_table, serving
from tests.server.test_house import closed, keeper_of
from tests.server.test_kill import free_port
from tests.server.test_patience import LONG, arrive, nothing_new
from tests.server.test_quotas import closed_with
from zashiki.kernel import ZashikiError
from zashiki.server.config import Config
from zashiki.server.storage.notices import Alive, Line
from zashiki.server.tables.audience import Connection
from zashiki.server.tables.neighbours import SILENCE, Neighbours
from zashiki.server.web.running import run_server

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two(folder: Path, **settings: Any) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers at one database. They share nothing else but the event loop of the test."""
    async with database("postgresql", folder) as place:
        both = config(folder, **place, **settings)
        async with serving(both) as one, serving(both) as other:
            await until(lambda: know_each_other(one, other))
            yield one, other


def know_each_other(*servers: Server) -> bool:
    return all(len(server.house.services.neighbours.guests) == len(servers) - 1 for server in servers)


async def until(fact: Callable[[], bool]) -> None:
    """Wait for something that other processes are told."""
    async with asyncio.timeout(WAIT):
        while not fact():
            await asyncio.sleep(0.01)


async def until_told(chair: Chair, fact: Callable[[dict[str, Any]], bool]) -> None:
    """Wait until the table is told to be so."""
    await chair.settle()
    while not fact(chair.table):
        await chair.hear()


async def apart(one: Server, other: Server, seats: int = 2, **wish: Any) -> tuple[str, list[Player], list[Chair]]:
    """Two people at one table, each connected to a process of their own."""
    table, players = await open_table(one.url, 2, seats=seats, **wish)
    move(players[1], other)
    chairs = [await player.sit(table) for player in players]
    for chair in chairs:
        await chair.up_to(1)
    return table, players, chairs


def move(player: Player, server: Server) -> None:
    player.url = server.url
    player.http.base_url = server.url


# --- who is there ---


async def test_people_in_another_process_are_online(tmp_path: Path) -> None:
    async with two(tmp_path) as (one, other):
        table, players, (first, second) = await apart(one, other)
        for chair in (first, second):
            await until_told(chair, lambda told: all(seat["online"] for seat in told["seats"]))
        house = await (await keeper_of(one)).get("/api/house")
        assert [row["online"] for row in house["tables"]] == [2]
        assert {row["person"]["name"] for row in house["people"] if row["online"]} == {"Player 0", "Player 1"}
        refused = await players[0].http.put(f"/api/tables/{table}/seats/1", json={"bot": "random"})
        assert refused.json()["code"] == "not_yours"  # they are there and decide for themselves
        await second.leave()
        await until_told(first, lambda told: not told["seats"][1]["online"])


async def test_nobody_is_online_in_a_process_that_has_ended(tmp_path: Path) -> None:
    async with database("postgresql", tmp_path) as place:
        settings = config(tmp_path, **place)
        async with serving(settings) as one:
            async with serving(settings) as other:
                await until(lambda: know_each_other(one, other))
                _, _, (first, _) = await apart(one, other)
                await until_told(first, lambda told: bool(told["seats"][1]["online"]))
            await until_told(first, lambda told: not told["seats"][1]["online"])
            assert one.house.services.neighbours.guests == {}


async def test_sockets_are_counted_in_all_processes(tmp_path: Path) -> None:
    async with two(tmp_path, sockets_of_a_person=2) as (one, other):
        table, players = await open_table(one.url, 2)
        chair = await players[0].sit(table)
        move(players[0], other)
        await until(lambda: other.house.services.neighbours.count(person=players[0].me["id"]) == 1)
        kept = await players[0].sit(table)
        assert await closed_with(players[0], table) == 4429
        await chair.leave()
        await until(lambda: other.house.services.neighbours.count(person=players[0].me["id"]) == 0)
        assert await closed_with(players[0], table) is None
        await kept.leave()


class Recorded(Line):
    """A line whose notices are handed to the others at once, without a database."""

    def __init__(self, folder: Path, everybody: list[Neighbours]) -> None:
        super().__init__(Config(folder))
        self.everybody = everybody

    def send(self, notice: Any) -> None:
        for one in self.everybody:
            if one.line is not self:
                one.hear(self.process, notice)


async def test_bots_think_in_one_process_where_somebody_is_if_somebody_is_there(tmp_path: Path) -> None:
    now, everybody = [0.0], list[Neighbours]()
    everybody += [Neighbours(Recorded(tmp_path, everybody), lambda: now[0]) for _ in range(3)]
    for one in everybody:
        one.begin()
    tables = [f"table {i}" for i in range(60)]
    thinking = [sum(one.plays_bots(table) for table in tables) for one in everybody]
    assert sum(thinking) == len(tables)
    assert min(thinking) > 0  # nobody has all the work
    guests = [Connection("person", "Name", -1, "address", tables[0], 0) for _ in range(2)]
    for one, guest in zip(everybody, guests, strict=False):
        one.came(guest)
        assert [other.plays_bots(tables[0]) for other in everybody].count(True) == 1
    assert not everybody[2].plays_bots(tables[0])
    everybody[0].went(guests[0])
    assert [one.plays_bots(tables[0]) for one in everybody] == [False, True, False]
    assert everybody[0].connections(tables[0]) == 1

    now[0] = SILENCE + 1  # the second process has been killed
    everybody[0].hear(everybody[2].line.process, Alive())
    assert everybody[0].silent() == [everybody[1].line.process]
    assert everybody[0].forget(everybody[1].line.process) == {tables[0]}
    everybody[2].forget(everybody[1].line.process)
    assert [everybody[i].plays_bots(tables[0]) for i in (0, 2)].count(True) == 1

    everybody[1].begin()  # it was only slow: it is heard again, and asked who is there
    assert everybody[0].connections(tables[0]) == 1


# --- signing out, names ---


async def test_signing_out_reaches_all_processes(tmp_path: Path) -> None:
    async with two(tmp_path) as (one, other):
        table, players, (first, second) = await apart(one, other)
        move(players[1], one)
        here = await players[1].sit(table)
        assert (await players[1].http.delete("/api/me/link")).status_code == 200
        assert (await closed(here), await closed(second)) == (1012, 1012)
        move(players[1], other)
        again = await players[1].sit(table)  # with the new cookie
        await players[1].put("/api/me", {"name": "Another", "crest": "fan", "language": "en"})
        await until_told(first, lambda told: bool(told["seats"][1]["person"]["name"] == "Another"))
        await again.settle()


# --- a broken line ---


async def break_lines(server: Server) -> None:
    """Let the database end the connections on which the processes listen."""
    house = server.house
    query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = :name"
    async with house.store.engine.begin() as connection:
        await connection.execute(sa.text(query), {"name": f"{house.services.line.channel} line"})


@asynccontextmanager
async def deaf(server: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """A process whose line is broken until the end of the block."""
    line, may, tries = server.house.services.line, asyncio.Event(), asyncio.Event()
    connect = line._connect

    async def later(hear: Any) -> Any:
        tries.set()
        await may.wait()
        return await connect(hear)

    with monkeypatch.context() as patched:
        patched.setattr(line, "_connect", later)
        await break_lines(server)
        await tries.wait()
        yield
        may.set()


async def heard_by_all(*servers: Server) -> None:
    """Wait until everything is sent that is to be told."""
    await until(lambda: not any(server.house.services.line.unsent for server in servers))


async def test_what_was_missed_while_the_line_was_broken_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two(tmp_path) as (one, other):
        keeper = await keeper_of(one)
        table, players, (first, second) = await apart(one, other)
        ended, out = await Player.arrive(one.url, "Signs out"), await Player.arrive(one.url, "Is put out")
        for guest in (ended, out):
            move(guest, other)
        watching = [await ended.sit(table), await out.sit(table)]
        await until_told(first, lambda told: told["spectators"] == 2)
        async with deaf(other, monkeypatch):
            await until(lambda: not one.house.services.line.unsent)
            await first.choose("done")
            await first.say({"type": "chat", "text": "Good evening"})
            await first.settle()
            move(ended, one)
            assert (await ended.http.delete("/api/me/link")).status_code == 200
            await keeper.put(f"/api/house/people/{out.me['id']}", {"role": "guest", "shut_out": True})
            await keeper.put("/api/house/door", {"door": "closed"})
            await players[0].put("/api/me", {"name": "Another", "crest": "fan", "language": "en"})
            await heard_by_all(one)
            assert second.update["version"] == 1
        assert (await second.expect("chat"))["text"] == "Good evening"
        assert second.update["version"] == 2
        await until_told(second, lambda told: bool(told["seats"][0]["person"]["name"] == "Another"))
        assert [await closed(chair) for chair in watching] == [1012, 1012]
        assert (await Player.arrive(other.url)).me["refused"] == "door_closed"
        await second.choose("bid", 1)
        await second.choose("done")
        await first.up_to(3)
        await until(lambda: know_each_other(one, other))


# --- seats and consent ---


async def test_consents_given_at_once_in_two_processes_both_count(tmp_path: Path) -> None:
    async with two(tmp_path) as (one, other):
        table, players = await open_table(one.url, 3)
        move(players[1], other)
        chairs = [await player.sit(table) for player in players]
        for chair in chairs:
            await chair.up_to(1)
        for _ in range(5):
            await chairs[0].choose("bid", 1)
            await chairs[0].say({"type": "ask_undo", "choice": 0})
            requests = [(await chair.request())["id"] for chair in chairs[1:]]
            assert requests[0] == requests[1]
            for chair in chairs[1:]:
                await chair.say({"type": "consent", "request": requests[0], "agree": True})
            version = chairs[0].update["version"]
            await chairs[0].up_to(version + 1)
            for chair in chairs:
                await until_told(chair, lambda told: told["request"] is None)


async def test_the_next_table_is_opened_once(tmp_path: Path) -> None:
    async with two(tmp_path) as (one, other):
        table, players = await open_table(one.url, 2)
        await one.house.store.change_table(table, status="finished")
        await one.house.refresh(table)
        move(players[1], other)
        found = await asyncio.gather(*(player.post(f"/api/tables/{table}/rematch") for player in players))
        assert found[0]["id"] == found[1]["id"]


async def test_a_seat_is_taken_once_and_kept_in_every_process(tmp_path: Path) -> None:
    async with two(tmp_path) as (one, other):
        host, *guests = [await Player.arrive(one.url, f"Player {i}") for i in range(3)]
        table = (await host.post("/api/tables", {"game": "toy", "seats": 2}))["id"]
        move(guests[1], other)
        path = f"/api/tables/{table}"
        answers = await asyncio.gather(*(guest.http.post(f"{path}/join", json={}) for guest in guests))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        sitting = guests[[answer.status_code for answer in answers].index(200)]
        move(host, other)
        await host.post(f"{path}/start")
        move(sitting, one)
        await sitting.post(f"{path}/leave")
        move(sitting, other)
        info = await sitting.post(f"{path}/join", {})
        assert info["seat"] == 1


# --- bots ---


def count_questions(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The questions to the bots of a process."""
    asked: list[int] = []
    ask = server.house.thinkers.ask

    def counted(question: Any) -> Awaitable[Any]:
        asked.append(question.seat)
        return ask(question)

    monkeypatch.setattr(server.house.thinkers, "ask", counted)
    return asked


async def test_bots_think_where_people_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two(tmp_path) as (one, other):
        asked = [count_questions(server, monkeypatch) for server in (one, other)]
        player = await Player.arrive(one.url, "Host")
        for _ in range(3):
            table = (await player.post("/api/tables", {"game": "toy", "seats": 3, "bots": [None, "random", "random"]}))["id"]
            move(player, other)
            chair = await player.sit(table)
            await until(lambda: bool(one.house.services.neighbours.connections(table)))  # noqa: B023
            await player.post(f"/api/tables/{table}/start")
            while not chair.update.get("over"):
                prompt = chair.update.get("prompt")
                if prompt and prompt["asked"]:
                    await chair.send_answer(len(prompt["options"]) - 1)
                    await chair.expect("done", "refused")
                    await chair.settle()
                else:
                    await chair.hear()
            move(player, one)
        assert (asked[0], bool(asked[1])) == ([], True)


@pytest.mark.parametrize("stays", [0, 1])
async def test_bots_go_on_when_their_process_ends(stays: int, tmp_path: Path) -> None:
    """At a table without people, whichever process opened it."""
    async with database("postgresql", tmp_path) as place:
        settings = config(tmp_path, **place, bot_pause=0.0)
        async with serving(settings) as one:
            async with serving(settings) as other:
                await until(lambda: know_each_other(one, other))
                await until(lambda: all(server.house.waking and server.house.waking.done() for server in (one, other)))
                host = await Player.arrive(other.url, "Host")
                tables = [
                    (await host.post("/api/tables", {"game": "toy", "seats": 3, "bots": ["random"] * 3, "start": True}))["id"]
                    for _ in range(4)
                ]
                if stays:  # until all are over, some here and some there
                    await over(one, tables)
            await over(one, tables)


async def over(server: Server, tables: list[str]) -> None:
    async with asyncio.timeout(WAIT):
        while any(row.status != "finished" for row in await server.house.store.tables() if row.id in tables):
            await asyncio.sleep(0.05)


async def test_bots_wait_for_a_clock_in_another_process(tmp_path: Path) -> None:
    async with two(tmp_path, bot_patience=LONG) as (one, other):
        table, _, chairs = await apart(one, other, seats=3, bots=[None, None, "random"], pace="calm")
        for chair in chairs:
            await arrive(chair)
        while any(chair.update["waiting"] != [2] for chair in chairs):
            for chair in chairs:
                await chair.settle()
                prompt = chair.update["prompt"]
                if prompt and prompt["asked"]:
                    await chair.send_answer(chair.option("done") if can(chair, "done") else 0)
                    await chair.expect("done", "refused")
                elif chair.update["waiting"] != [2]:
                    await arrive(chair)
        versions = [chair.update["version"] for chair in chairs]
        here = 0 if one.house.services.neighbours.plays_bots(table) else 1
        for late in (here, 1 - here):
            assert await nothing_new(chairs[here], 0.3)
            await arrive(chairs[late])
        for chair, version in zip(chairs, versions, strict=True):
            await chair.up_to(version + 1)


def can(chair: Chair, verb: str) -> bool:
    return any(option["verb"] == verb for option in chair.update["prompt"]["options"])


# --- workers ---


def test_workers_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(ZashikiError, match="Several workers need a PostgreSQL database"):
        run_server(config(tmp_path), "127.0.0.1", free_port(), workers=2)
