"""What nobody should send is refused with a reason: no status 500, no socket that ends without a word, on PostgreSQL as well."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.kernel.test_records import session
from tests.server.databases import database
from tests.server.parlour import STANDARD, WAIT, Player, Server, config, open_table, serving
from zashiki.server.problems import RequestError
from zashiki.server.web.guards import foreign
from zashiki.server.web.requests import UPLOADS_OF_AN_ADDRESS, CarefulRequest

pytestmark = pytest.mark.anyio
DEEP = "[" * 3000 + "]" * 3000
BAD_JSON = {
    "nested too deeply": f'{{"x":{DEEP}}}'.encode(),
    "not UTF-8": b'{"x":"\xff"}',
    "NUL": b'{"x":"a\\u0000b"}',
    "5,000 digits": b'{"x":' + b"1" * 5000 + b"}",
    "half a surrogate": b'{"x":"\\ud800"}',
}
NOT_UTF8 = b'{"type":"chat","text":"\xff"}'


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A parlour on PostgreSQL, for all tests here."""
    folder = tmp_path_factory.mktemp("data")
    async with database("postgresql", folder) as place, serving(config(folder, **place)) as running:
        yield running


@pytest.fixture(scope="module")
async def story(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A parlour with a game that has a campaign."""
    async with serving(config(tmp_path_factory.mktemp("story"), catalogue=STANDARD)) as running:
        yield running


@pytest.mark.parametrize("kind", BAD_JSON)
async def test_json_that_cannot_be_read_or_stored_is_a_bad_request_everywhere(kind: str, server: Server) -> None:
    table, (player, _) = await open_table(server.url, 2)
    requests = [
        ("PUT", "/api/me"), ("POST", "/api/me/restore"), ("POST", "/api/tables"), ("POST", f"/api/tables/{table}/join"),
        ("PUT", f"/api/tables/{table}/seats/1"), ("PUT", f"/api/tables/{table}/pace"), ("POST", f"/api/tables/{table}/hint"),
        ("POST", "/api/games/toy/check"), ("POST", "/api/games/toy/components/check"), ("POST", "/api/records"),
    ]  # fmt: skip
    headers = {"content-type": "application/json"}
    found = {
        path: (await player.http.request(method, path, content=BAD_JSON[kind], headers=headers)).status_code for method, path in requests
    }
    assert found == dict.fromkeys(found, 400)


async def test_a_nul_character_is_refused_wherever_a_text_would_be_stored(server: Server) -> None:
    player = await Player.arrive(server.url)
    me = {"name": "a\0b", "crest": "fan", "language": "en"}
    for response in (
        await player.http.put("/api/me", json=me),
        await player.http.post("/api/tables", json={"game": "toy", "seats": 2, "name": "a\0b"}),
    ):
        assert (response.status_code, response.json()["detail"]) == (400, "A text may not hold a NUL character.")


async def test_a_name_that_grows_when_it_is_cleaned_is_cut(server: Server) -> None:
    name, player = "\ufb2c" * 40, await Player.arrive(server.url)
    assert len((await player.put("/api/me", {"name": name, "crest": "fan", "language": "en"}))["name"]) == 40
    table = await player.post("/api/tables", {"game": "toy", "seats": 2, "name": "\u202e" + name + "a" * 19})
    assert (len(table["name"]), table["name"][0]) == (60, "\u05e9")
    game = session(10_000, "x", 2)
    imported = await player.post("/api/records", {**json.loads(game.save()), "names": [name, "\u202eAnna"]})
    assert [seat["person"]["name"] for seat in imported["seats"]] == [table["name"][:40], "Anna"]


@pytest.mark.parametrize("kind", [*BAD_JSON, "points without end", "settings that are not there"])
async def test_a_campaign_that_cannot_be_read_or_gone_on_with_is_refused(kind: str, story: Server) -> None:
    attempt = {"chapter": 1, "ghost": 1, "score": 9, "ghost_score": 1, "met": True, "won": True}
    files = {
        **BAD_JSON,
        "points without end": json.dumps({"format": 1, "attempts": [{**attempt, "record": str(n)} for n in range(300)]}).encode(),
        "settings that are not there": json.dumps({"format": 1, "options": {"promo": "often"}}).encode(),
    }
    player = await Player.arrive(story.url, "Smith")
    response = await player.http.post("/api/campaigns/katana/import", content=files[kind], headers={"content-type": "application/json"})
    assert response.status_code == (200 if kind == "points without end" else 400)
    assert (await player.http.get("/api/campaigns/katana")).status_code == 200


@pytest.mark.parametrize(("seed", "change"), [("x", {"names": ["a\0", ""]}), ("x" * 81, {}), ("x", {"chance": 5})])
async def test_a_record_that_no_database_could_hold_is_refused(seed: str, change: dict[str, Any], server: Server) -> None:
    game = session(10_000, seed, 2)
    assert game.over
    response = await (await Player.arrive(server.url)).http.post("/api/records", json=json.loads(game.save()) | change)
    assert (response.status_code, response.json()["code"]) == (400, "bad_record")


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00", "/api/tables/%00/history?after=0&choice=0", "/api/invitations/%00", "/api/games/toy/components/%00",
        "/api/campaigns/%00/%00", "/api/tables?list=%00", "/%00", "/api/tables/x/history?after=0&choice=" + "1" * 5000,
    ],
)  # fmt: skip
async def test_an_address_that_makes_no_sense_is_a_bad_request(path: str, server: Server) -> None:
    assert (await (await Player.arrive(server.url)).http.get(path)).status_code == 400


@pytest.mark.parametrize("host", ["a:b:c", "tea:99999999999", "[::1]:x"])
async def test_a_host_that_is_none_is_a_bad_request(host: str, server: Server) -> None:
    player = await Player.arrive(server.url)
    for method, path in (("GET", "/"), ("GET", "/api/me"), ("POST", "/api/me/link"), ("PUT", "/api/me"), ("GET", "/api/tables?list=none")):
        response = await player.http.request(method, path, headers={"host": host})
        assert (path, response.status_code) == (path, 400)


UPGRADE = b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"


@pytest.mark.parametrize(
    ("head", "answer"),
    [
        (b"GET /api/tables/x/socket HTTP/1.1\r\nhost: a:b:c\r\n", (4404).to_bytes(2, "big")),
        (b"GET /api/tables/x/socket HTTP/1.1\r\nhost: tea\r\nx: " + b"a" * 20_000 + b"\r\n", b"HTTP/1.1 431"),
        (b"GET /api/tables/x/socket HTTP/1.1\r\nhost: tea\r\n" + b"x: a\r\n" * 300, b"HTTP/1.1 431"),
        (b"GET /api/tables/" + b"x" * 20_000 + b"/socket HTTP/1.1\r\nhost: tea\r\n", b"HTTP/1.1 414"),
    ],
    ids=["host", "long header", "many headers", "long address"],
)
async def test_a_socket_that_begins_badly_is_closed(head: bytes, answer: bytes, server: Server) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(head + UPGRADE + b"\r\n")
    await asyncio.wait_for(reader.readuntil(answer), WAIT)
    writer.write(bytes([0x88, 0x80, 0, 0, 0, 0]))  # the frame with which a client closes
    with suppress(ConnectionError):
        await asyncio.wait_for(reader.read(), WAIT)
    writer.close()


HEADERS = b"GET /api/me HTTP/1.1\r\nhost: tea\r\n"
CHUNKED = b"POST /api/me/link HTTP/1.1\r\nhost: tea\r\ntransfer-encoding: chunked\r\n\r\n0\r\n"


@pytest.mark.parametrize("begin", [HEADERS, HEADERS + b"x: ", b"GET /", CHUNKED], ids=["headers", "one header", "address", "trailers"])
async def test_headers_without_end_are_cut_off(begin: bytes, server: Server) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(begin)
    part = b"a: b\r\n" * 2000 if begin.endswith(b"\n") else b"a" * 12_000
    with suppress(ConnectionError):
        for _ in range(1000):
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0)
    assert writer.transport.is_closing()


async def test_who_sends_no_request_is_cut_off(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zashiki.server.web.protocol.SENDING", 0.2)
    for sent in (b"", HEADERS, b"\r\n", b"POST /api/me/link HTTP/1.1\r\nhost: tea\r\ncontent-length: 5\r\n\r\n", HEADERS + b"\r\n\r\n"):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(sent)
        with suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), WAIT)
        writer.close()


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "://", "", "null", "http://\xff"])
async def test_an_origin_that_is_no_address_is_foreign(origin: str, server: Server) -> None:
    player = await Player.arrive(server.url)
    response = await player.http.post("/api/me/link", headers={b"origin": origin.encode("latin-1")})
    assert (response.status_code, response.json()["code"]) == (403, "foreign_origin")


@pytest.mark.parametrize(
    ("origin", "scheme", "refused"),
    [
        ("https://tea.example", "https", False),
        ("http://tea.example", "https", True),  # a page without TLS can be anybody's
        ("http://tea.example", "wss", True),
        ("https://tea.example", "wss", False),
        ("http://tea.example", "http", False),
        ("https://tea.example", "ws", False),  # a proxy has taken the TLS off
        ("ftp://tea.example", "http", True),
        ("http://tea.example:81", "http", True),
    ],
)
def test_a_page_of_another_scheme_is_foreign(origin: str, scheme: str, refused: bool) -> None:
    assert foreign({"host": "tea.example", "origin": origin}, scheme) is refused


@pytest.mark.parametrize(
    ("message", "detail"),
    [
        (NOT_UTF8, "utf-8"),
        ('{"x":' + "[" * 1900 + "]" * 1900 + ',"type":"ping"}', "recursion"),
        ('{"type":"chat","text":"a\\u0000"}', "NUL"),
        ('{"type":"chat","text":"a","about":"\\u0000"}', "NUL"),
        (b'{"type":"answer","id":"\\u0000","version":1,"option":0}', "NUL"),
    ],
)
async def test_a_message_that_cannot_be_read_is_told_and_the_socket_goes_on(message: str | bytes, detail: str, server: Server) -> None:
    table, (player, _) = await open_table(server.url, 2)
    chair = await player.sit(table)
    await chair.socket.send(message)
    fault = await chair.expect("fault")
    assert (fault["code"], detail in fault["detail"]) == ("bad_request", True)
    await chair.settle()


async def test_a_text_message_that_is_no_text_closes_the_socket_and_says_why(server: Server) -> None:
    table, (player, _) = await open_table(server.url, 2)
    chair = await player.sit(table)
    chair.socket.transport.write(Frame(Opcode.TEXT, NOT_UTF8).serialize(mask=True))
    with pytest.raises(ConnectionClosed):
        while True:
            await chair.hear()
    assert chair.socket.close_code == 1007


async def test_the_socket_of_a_table_with_an_impossible_name_is_closed(server: Server) -> None:
    async with connect(f"{server.url.replace('http', 'ws')}/api/tables/%00/socket") as socket:
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 4404


async def test_a_socket_that_fails_is_closed_and_logged(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any) -> None:
        raise OSError("the disk is gone")

    table, _ = await open_table(server.url, 2)
    monkeypatch.setattr("zashiki.server.storage.talk.last_heard", fail)
    with caplog.at_level(logging.ERROR):
        async with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 1011
    assert "the disk is gone" in caplog.text


async def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(server: Server) -> None:
    player = await Player.arrive(server.url)
    for number in range(20):
        assert (await player.http.get(f"/api/tables/nowhere-{number}")).status_code == 404
    assert server.house.opening == {}


async def test_files_that_are_sent_slowly_do_not_fill_the_memory(server: Server) -> None:
    player, uploads = await Player.arrive(server.url), server.house.services.uploads
    head = b"POST /api/records HTTP/1.1\r\nhost: tea\r\ncontent-type: application/json\r\ncookie: zashiki="
    head += player.http.cookies["zashiki"].encode() + b"\r\ncontent-length: 2000000\r\n\r\n"
    writers = [(await asyncio.open_connection("127.0.0.1", server.port))[1] for _ in range(UPLOADS_OF_AN_ADDRESS)]
    for writer in writers:
        writer.write(head + b" " * 1_000_000)  # and the rest does not come
    async with asyncio.timeout(WAIT):
        while uploads.known.get("all", 0) < UPLOADS_OF_AN_ADDRESS:
            await asyncio.sleep(0.01)
        response = await player.http.post("/api/records", content=b"{}", headers={"content-type": "application/json"})
        assert (response.status_code, response.json()["code"]) == (429, "too_fast")
        await player.put("/api/me", {"name": "Rikyū", "crest": "plum", "language": "en"})
        for writer in writers:
            writer.transport.abort()
        while uploads.known:
            await asyncio.sleep(0.01)
    response = await player.http.post("/api/records", content=b"{}", headers={"content-type": "application/json"})
    assert response.json()["code"] == "bad_record"


async def test_who_leaves_in_the_middle_of_a_request_is_no_fault_of_the_server() -> None:
    messages: Iterator[Any] = iter([{"type": "http.request", "body": b'{"game', "more_body": True}, {"type": "http.disconnect"}])

    async def receive() -> Any:
        return next(messages)

    handler = SimpleNamespace(resolve_request_max_body_size=lambda: None)
    scope: Any = {"type": "http", "method": "POST", "path": "/api/tables", "headers": [], "state": {}, "route_handler": handler}
    with pytest.raises(RequestError) as refused:
        await CarefulRequest(scope, receive).body()
    assert refused.value.code == "no_answer"
