"""People without accounts: cookies and personal links."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.parlour import Player, Server, config, open_table, serving
from zashiki.server.storage.secret import read_secret

pytestmark = pytest.mark.anyio


async def test_a_cookie_makes_somebody(server: Server) -> None:
    player = Player(server.url)
    response = await player.http.get("/api/me")
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert response.json()["named"] is False
    me = await player.put("/api/me", {"name": " Rikyū ", "crest": "plum", "language": "it"})
    assert (me["id"], me["name"], me["crest"], me["language"], me["named"]) == (response.json()["id"], "Rikyū", "plum", "it", True)
    assert await player.get("/api/me") == me


@pytest.mark.parametrize(("name", "crest", "language"), [("", "fan", "en"), ("x", "rose", "en"), ("   ", "fan", "en"), ("x", "fan", "fr")])
async def test_names_and_crests_are_checked(server: Server, name: str, crest: str, language: str) -> None:
    player = await Player.arrive(server.url)
    body = {"name": name, "crest": crest, "language": language}
    assert (await player.http.put("/api/me", json=body)).status_code == 400


@pytest.mark.parametrize("forged", ["", "x", "abc.0.0000", "{id}.0.0000", "{id}.1.{signature}", "{id}.-1.{signature}", "é.0.x", "9" * 300])
async def test_a_forged_cookie_is_nobody(server: Server, forged: str) -> None:
    player = await Player.arrive(server.url, "Rikyū")
    signature = player.http.cookies["zashiki"].rpartition(".")[2]
    value = forged.format(id=player.me["id"], signature=signature).encode()
    stranger = Player(server.url)
    response = await stranger.http.get("/api/me", headers={b"cookie": b"zashiki=" + value})
    assert response.json()["id"] != player.me["id"]


async def test_a_personal_link_brings_the_identity_to_another_device(server: Server) -> None:
    player, phone = await Player.arrive(server.url, "Rikyū"), await Player.arrive(server.url)
    token = (await player.post("/api/me/link"))["path"].removeprefix("/me/")
    assert (await phone.post("/api/me/restore", {"token": token}))["id"] == player.me["id"]
    assert (await phone.get("/api/me"))["link"] is True


async def test_a_revoked_link_signs_the_other_devices_out(server: Server) -> None:
    player, phone, later = await Player.arrive(server.url, "Rikyū"), Player(server.url), Player(server.url)
    token = (await player.post("/api/me/link"))["path"].removeprefix("/me/")
    await phone.post("/api/me/restore", {"token": token})
    response = await player.http.delete("/api/me/link")
    assert response.json()["link"] is False
    assert (await player.get("/api/me"))["id"] == player.me["id"]
    assert (await phone.get("/api/me"))["id"] != player.me["id"]
    refused = await later.http.post("/api/me/restore", json={"token": token})
    assert (refused.status_code, refused.json()["code"]) == (404, "no_such_link")


async def test_revoking_ends_the_sockets(server: Server) -> None:
    table, (host, _) = await open_table(server.url, 2)
    chair = await host.sit(table)
    await chair.settle()
    await host.http.delete("/api/me/link")
    with pytest.raises(ConnectionClosed):
        await chair.expect("pong")
    again = await host.sit(table)
    assert again.hello["viewer"] == 0


async def test_a_new_link_replaces_the_old_one(server: Server) -> None:
    player, phone = await Player.arrive(server.url, "Rikyū"), Player(server.url)
    old = (await player.post("/api/me/link"))["path"].removeprefix("/me/")
    await player.post("/api/me/link")
    assert (await phone.http.post("/api/me/restore", json={"token": old})).status_code == 404


async def test_who_has_no_cookie_cannot_open_a_table(server: Server) -> None:
    response = await Player(server.url).http.post("/api/tables", json={"game": "toy", "seats": 2})
    assert (response.status_code, response.json()["code"]) == (403, "not_seated")


async def test_people_are_known_after_a_restart(tmp_path: Path) -> None:
    async with serving(config(tmp_path)) as server:
        player = await Player.arrive(server.url, "Rikyū")
    async with serving(config(tmp_path)) as server:
        player.http.base_url = server.url
        assert await player.get("/api/me") == player.me


def test_the_secret_is_readable_only_by_its_owner(tmp_path: Path) -> None:
    secret = read_secret(tmp_path)
    assert read_secret(tmp_path) == secret
    assert len(secret) == 64
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
