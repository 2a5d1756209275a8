"""Safety: headers, origins, sizes, rates, and the built pages."""

from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.parlour import Player, Server, config, open_table, serving
from zashiki.server.limits import Bucket
from zashiki.server.problems import RequestError
from zashiki.server.web import static

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("path", ["/", "/table/x", "/api/me", "/api/nothing", "/schema/openapi.json"])
async def test_every_response_carries_the_safety_headers(server: Server, path: str) -> None:
    headers = (await Player(server.url).http.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "http" not in policy  # no other host
    assert headers["x-content-type-options"] == "nosniff"


async def test_requests_from_pages_of_other_hosts_are_refused(server: Server) -> None:
    player = await Player.arrive(server.url)
    body = {"name": "x", "crest": "fan", "language": "en"}
    for origin, status in (("http://evil.example", 403), ("null", 403), (server.url, 200)):
        assert (await player.http.put("/api/me", json=body, headers={"origin": origin})).status_code == status


async def test_sockets_from_pages_of_other_hosts_are_closed(server: Server) -> None:
    table, _ = await open_table(server.url, 2)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    async with connect(address, origin="http://evil.example") as socket:  # type: ignore[arg-type]
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 4403
    async with connect(address, origin=server.url) as socket:  # type: ignore[arg-type]
        assert "hello" in str(await socket.recv())


async def test_the_socket_of_a_table_that_is_not_there_is_closed(server: Server) -> None:
    async with connect(f"ws://127.0.0.1:{server.port}/api/tables/nowhere/socket") as socket:
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 4404


async def test_large_requests_are_refused(server: Server) -> None:
    player = await Player.arrive(server.url)
    response = await player.http.put("/api/me", json={"name": "x" * 100_000, "crest": "fan", "language": "en"})
    assert (response.status_code, response.json()["code"]) == (413, "too_large")


async def test_fast_requests_are_refused(tmp_path: Path) -> None:
    async with serving(config(tmp_path, requests_a_minute=3)) as server:
        player = await Player.arrive(server.url)
        codes = [(await player.http.post("/api/me/link")).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]


async def test_people_behind_one_address_do_not_wait_for_each_other(tmp_path: Path) -> None:
    async with serving(config(tmp_path, requests_a_minute=3, requests_of_an_address=8)) as server:
        players = [await Player.arrive(server.url) for _ in range(3)]
        codes = [[(await player.http.post("/api/me/link")).status_code for _ in range(3)] for player in players]
        assert codes == [[200, 200, 200], [200, 200, 200], [200, 200, 429]]  # the third one meets the limit of the address


async def test_who_has_no_cookie_shares_the_limit_of_the_address(tmp_path: Path) -> None:
    async with serving(config(tmp_path, requests_a_minute=2)) as server:
        strangers = [Player(server.url) for _ in range(3)]
        strangers[2].http.cookies["zashiki"] = "forged.0.00"
        codes = [(await stranger.http.post("/api/me/link")).status_code for stranger in strangers]
        assert codes == [403, 403, 429]


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_built_pages_are_found(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Zashiki</title>")
    (tmp_path / "assets" / "main-3f2a.js").write_text("let tea = 1;\n" * 200)
    built = static.pages(tmp_path)
    script = static.find(built, "/assets/main-3f2a.js")
    assert script.forever
    assert script.media_type == "text/javascript"
    assert len(script.packed) < len(script.body)
    for path in ("/", "/table/abc", "/join/123", "/me/x"):
        assert static.find(built, path) is built["index.html"]
    for path in ("/api/nothing", "/assets/other.js", "/../secret.txt", "/favicon.png"):
        with pytest.raises(RequestError):
            static.find(built, path)


def test_pages_that_are_not_built_say_how_to_build_them(tmp_path: Path) -> None:
    page = static.find(static.pages(tmp_path), "/")
    assert b"make play" in page.body


async def test_pages_are_compressed_and_not_sent_twice(server: Server) -> None:
    player = Player(server.url)
    first = await player.http.get("/")
    assert first.headers["cache-control"] == "no-cache"
    again = await player.http.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
