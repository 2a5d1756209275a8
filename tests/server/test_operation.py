"""What a host needs to know of a running server: /health, /metrics, and a log without secrets."""

import asyncio
import json
import logging
import re
import sqlite3
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from litestar.testing import RequestFactory
from sqlalchemy.exc import IntegrityError

from tests.server.databases import KINDS, database
from tests.server.parlour import Player, Server, config, open_table, serving
from zashiki.kernel import ZashikiError
from zashiki.server import logs, metrics
from zashiki.server.config import Config, read_networks
from zashiki.server.storage import database as db
from zashiki.server.storage.sizes import measure, report
from zashiki.server.web import operation
from zashiki.server.web.running import run_server

pytestmark = pytest.mark.anyio


def values(text: str) -> dict[str, float]:
    """The numbers of Prometheus' text format; every line must be one that it reads."""
    found = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            match = re.fullmatch(r'([a-z_]+(?:\{[a-z]+="[^"]*"\})?) (-?[0-9.e+-]+)', line)
            assert match, line
            found[match[1]] = float(match[2])
        else:
            assert re.fullmatch(r"# (HELP [a-z_]+ .+|TYPE [a-z_]+ (counter|gauge|histogram))", line), line
    return found


async def read(server: Server) -> dict[str, float]:
    async with httpx.AsyncClient(base_url=server.url) as http:
        response = await http.get("/metrics")
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
    return values(response.text)


# --- health ---


async def test_a_server_is_well(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        response = await http.get("/health")
    assert (response.status_code, response.json()) == (200, {"database": True})


async def test_a_database_that_does_not_answer_is_told_and_noticed_when_it_is_back(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operation, "ANSWERED_FOR", 0.0)
    store = server.house.store

    async def fails(query: object) -> list[object]:
        raise OSError("gone")

    async with httpx.AsyncClient(base_url=server.url) as http:
        with monkeypatch.context() as broken:
            broken.setattr(store, "rows", fails)
            response = await http.get("/health")
            assert (response.status_code, response.json()["database"]) == (503, False)
            assert "gone" not in response.text
        assert (await http.get("/health")).status_code == 200


async def test_a_database_that_hangs_is_not_waited_for_long(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operation, "PATIENCE", 0.05)

    async def hangs(query: object) -> list[object]:
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(server.house.store, "rows", hangs)
    async with httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get("/health")).status_code == 503


async def test_many_questions_about_health_ask_the_database_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operation, "ANSWERED_FOR", 60.0)
    asked, rows = [], server.house.store.rows

    async def counted(query: sa.Select[Any]) -> Any:
        asked.append(query)
        return await rows(query)

    monkeypatch.setattr(server.house.store, "rows", counted)
    async with httpx.AsyncClient(base_url=server.url) as http:
        await asyncio.gather(*(http.get("/health") for _ in range(20)))
    assert len(asked) == 1


async def test_the_limits_of_people_do_not_count_for_health_and_metrics(tmp_path: Path) -> None:
    async with serving(config(tmp_path, reads_a_minute=1, reads_of_an_address=1)) as server, httpx.AsyncClient(base_url=server.url) as http:
        for _ in range(5):
            assert (await http.get("/health")).status_code == 200
            assert (await http.get("/metrics")).status_code == 200
        assert [(await http.get("/api/games")).status_code for _ in range(3)][-1] == 429


# --- metrics ---


async def test_metrics_tell_of_tables_sockets_and_choices(server: Server) -> None:
    before = await read(server)
    table, players = await open_table(server.url, 2)
    chairs = [await player.sit(table) for player in players]
    while True:
        for chair in chairs:
            await chair.settle()
        asked = next(chair for chair in chairs if chair.update["prompt"] and chair.update["prompt"]["asked"])
        option = asked.update["prompt"]["options"][0]
        await asked.choose(option["verb"], *(arg["n"] for arg in option["args"]))
        break
    found = await read(server)
    assert found["zashiki_sockets"] == 2
    assert found["zashiki_tables_in_memory"] == 1
    assert found["zashiki_bots_thinking"] == found["zashiki_bots_waiting"] == 0
    name = 'zashiki_choices_total{by="person"}'
    assert found[name] - before.get(name, 0) == 1
    assert found["zashiki_choice_seconds_count"] - before["zashiki_choice_seconds_count"] == 1
    assert found["zashiki_request_seconds_count"] > before["zashiki_request_seconds_count"]
    assert found['zashiki_request_seconds_bucket{le="+Inf"}'] == found["zashiki_request_seconds_count"]
    assert found["process_resident_memory_bytes"] > 10_000_000
    for chair in chairs:
        await chair.leave()


async def test_metrics_tell_what_the_database_holds(server: Server) -> None:
    await open_table(server.url, 2)
    found = await read(server)
    assert found['zashiki_tables{status="playing"}'] == 1
    assert found['zashiki_people{role="guest"}'] == 2
    assert found['zashiki_rows{table="seats"}'] == 2
    assert found["zashiki_database_bytes"] > 10_000


async def test_metrics_without_a_database_tell_the_rest(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(store: object) -> None:
        raise OSError("gone")

    monkeypatch.setattr(operation, "measure", fails)
    found = await read(server)
    assert "zashiki_database_bytes" not in found
    assert "zashiki_sockets" in found


@pytest.mark.parametrize(
    ("host", "networks", "there"),
    [
        ("127.0.0.1", None, True),
        ("::1", None, True),
        ("::ffff:127.0.0.1", None, True),
        ("192.168.1.5", None, False),
        ("2001:db8::1", None, False),
        ("", None, False),
        ("192.168.1.5", ("192.168.0.0/16",), True),
        ("127.0.0.1", ("192.168.0.0/16",), False),
        ("2001:db8::1", ("2001:db8::/32",), True),
    ],
)
def test_where_metrics_can_be_read_from(host: str, networks: tuple[str, ...] | None, there: bool) -> None:
    settings = Config(Path(), metrics_from=networks) if networks else Config(Path())
    request = RequestFactory().get("/metrics")
    request.scope["client"] = (host, 1)
    assert operation.allowed(settings, request) is there


async def test_metrics_of_somebody_who_comes_through_the_proxy_are_not_shown(tmp_path: Path) -> None:
    async with serving(config(tmp_path, metrics_token="sesame")) as server, httpx.AsyncClient(base_url=server.url) as http:
        forwarded = {"x-forwarded-for": "203.0.113.9"}
        assert (await http.get("/metrics", headers=forwarded)).status_code == 404
        assert (await http.get("/metrics", headers=forwarded | {"authorization": "Bearer wrong"})).status_code == 404
        assert (await http.get("/metrics", headers=forwarded | {"authorization": "Bearer sesame"})).status_code == 200


def test_without_a_token_an_empty_one_opens_nothing() -> None:
    request = RequestFactory().get("/metrics", headers={"authorization": "Bearer "})
    request.scope["client"] = ("192.168.1.5", 1)
    assert not operation.allowed(Config(Path()), request)


def test_what_is_no_network() -> None:
    assert read_networks(["10.0.0.0/8", "::1"]) == ("10.0.0.0/8", "::1")
    with pytest.raises(ZashikiError, match="no network"):
        read_networks(["10.0.0.1/8"])


def test_a_histogram_counts_what_is_not_longer_than_each_bound() -> None:
    times = metrics.Histogram("times", "Some times.")
    for seconds in (0.0005, 0.001, 0.3, 60.0):
        times.note(seconds)
    found = values("\n".join(times.lines()))
    assert found['times_bucket{le="0.001"}'] == 2
    assert found['times_bucket{le="0.5"}'] == 3
    assert found['times_bucket{le="10.0"}'] == 3
    assert found['times_bucket{le="+Inf"}'] == found["times_count"] == 4
    assert found["times_sum"] == pytest.approx(60.3015)


@pytest.mark.parametrize("kind", KINDS)
async def test_sizes_on_each_database(kind: str, tmp_path: Path) -> None:
    async with database(kind, tmp_path) as place, serving(config(tmp_path, **place)) as server:
        await open_table(server.url, 2)
        found = await measure(server.house.store)
    assert (found.tables, found.people, found.component_sets) == ({"playing": 1}, {"guest": 2}, 0)
    assert found.bytes > 10_000
    assert "Tables: 1 (1 playing)" in report(found)


# --- logs ---

LOG = logging.getLogger("zashiki.test")


@pytest.mark.parametrize(
    "text",
    [
        "/me/abcDEF-_12",
        "GET /join/abcDEF-_12?x=1",
        "'/enter/abcDEF-_12'",
        "/api/invitations/abcDEF-_12 404",
        "cookie: zashiki=abcDEF-_12.0.77",
    ],
)
def test_links_and_cookies_are_masked(text: str) -> None:
    assert "abcDEF" not in logs.mask(text)
    assert "…" in logs.mask(text)


def test_what_is_no_secret_stays() -> None:
    for text in ("GET /api/me 200", "/api/tables/x7/join", "/api/house/invitations", "/rules/katana"):
        assert logs.mask(text) == text


@pytest.mark.parametrize("form", [logs.Lines(), logs.Json()])
def test_tracebacks_are_masked(form: logging.Formatter) -> None:
    try:
        raise ValueError("GET /me/abcDEF failed")
    except ValueError:
        record = LOG.makeRecord("a", logging.ERROR, "", 1, "It failed at %s", ("/join/abcDEF",), sys.exc_info())
    text = form.format(record)
    assert "ValueError" in text
    assert "abcDEF" not in text


@pytest.mark.parametrize(("error", "expected"), [(asyncio.CancelledError("at a stop"), False), (ValueError("a fault"), True)])
def test_what_is_broken_off_at_a_stop_is_no_fault(error: BaseException, expected: bool) -> None:
    record = LOG.makeRecord("a", logging.ERROR, "", 1, "Exception in ASGI application", (), (type(error), error, None))
    assert bool(logs.handler(Config(Path())).filter(record)) is expected


async def test_an_error_of_the_database_does_not_tell_what_was_to_be_stored(server: Server) -> None:
    with pytest.raises(IntegrityError) as error:
        async with server.house.store.write() as connection:
            await connection.execute(sa.insert(db.chat).values(table="none", at=0, name="", about="", text="a secret of mine"))
    assert "secret" not in str(error.value)


@pytest.mark.parametrize("form", ["lines", "json"])
async def test_the_log_of_an_evening_holds_no_secret(form: str, tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", f"from tests.server.test_operation import serve; serve({str(tmp_path)!r}, {form!r})", stdout=PIPE, stderr=PIPE
    )
    assert process.stdout
    while not (found := re.search(rb"http://\S+/", await asyncio.wait_for(process.stdout.readline(), 30))):
        pass
    secrets = await evening(found[0].decode().rstrip("/"), tmp_path)
    process.terminate()
    _, err = await asyncio.wait_for(process.communicate(), 30)
    text = err.decode()
    assert len(secrets) >= 10
    assert [secret for secret in secrets if secret in text] == []
    for expected in ("/join/…", "/me/…", "/enter/…", "/api/invitations/…", "could not be carried out", "failed"):
        assert expected in text, text
    if form == "json":
        assert {"at", "level", "logger", "message"} <= set.intersection(*(set(json.loads(line)) for line in text.splitlines()))


def serve(folder: str, form: str) -> None:
    """A server that logs all it can, and in which talking and looking at scores fails."""
    from zashiki.server.tables import records
    from zashiki.server.tables.talk import Talk

    async def broken(*things: object) -> None:
        raise RuntimeError("broken on purpose")

    Talk.say = broken  # type: ignore[method-assign,assignment]
    records.scores = broken  # type: ignore[assignment]
    logging.getLogger("zashiki").setLevel(logging.DEBUG)
    run_server(config(Path(folder), log_format=form, access_log=True), "127.0.0.1", 0)


async def evening(url: str, folder: Path) -> list[str]:
    """People do what has to do with secrets. Returns all of these."""
    players = host, guest = [await Player.arrive(url, name) for name in ("Host", "Guest")]
    created = await host.post("/api/tables", {"game": "toy", "seats": 2, "public": False})
    table, token = created["id"], created["invitation"].rpartition("/")[2]
    await guest.post(f"/api/tables/{table}/join", {"invitation": token})
    await host.post(f"/api/tables/{table}/start")
    link = (await host.post("/api/me/link"))["path"]
    word = "the word of the house"
    for path in (f"/join/{token}", link, f"/enter/{word}", f"/api/invitations/{token}", f"/api/tables/{table}/scores", "/api/tables/none"):
        await host.http.get(path)
    other = Player(url)
    await other.http.post("/api/me/restore", json={"token": link.removeprefix("/me/")})
    await other.http.post("/api/enter", json={"word": word})
    chair = await guest.sit(table)
    await chair.say({"type": "chat", "text": "nobody may read this", "to": None})
    await chair.expect("fault")
    for message in ("{", '{"type":"chat","text":7}', '{"type":"nonsense"}'):
        await chair.socket.send(message)
    await chair.settle()
    await chair.leave()
    with sqlite3.connect(folder / "zashiki.sqlite3") as stored:
        seeds = [seed for (seed,) in stored.execute("SELECT seed FROM tables")]
    cookies = [player.http.cookies["zashiki"] for player in (*players, other)]
    key = (folder / "secret").read_bytes().hex()
    return [token, link.removeprefix("/me/"), word, word.replace(" ", "%20"), "nobody may read this", *seeds, *cookies, key]
