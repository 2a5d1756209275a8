"""The rules of the games, for whoever looks them up."""

from pathlib import Path

import pytest

from tests.server.parlour import STANDARD, Player, Server, config, serving
from zashiki.rulebook import rulebook

pytestmark = pytest.mark.anyio


async def test_the_rules_are_told_in_both_languages(tmp_path: Path) -> None:
    async with serving(config(tmp_path, catalogue=STANDARD)) as parlour:
        player = await Player.arrive(parlour.url)
        english = await player.get("/api/games/shogun/rules")
        italian = await player.get("/api/games/shogun/rules", language="it")
    assert [rule["id"] for rule in english] == [rule["id"] for rule in italian] == list(rulebook("shogun", "en"))
    first = rulebook("shogun", "it")["SHG-CMP-01"]
    assert italian[0] == {"id": first.id, "section": first.section, "text": first.text}


async def test_a_game_may_have_no_rules_in_words(server: Server) -> None:
    player = await Player.arrive(server.url)
    assert await player.get("/api/games/toy/rules") == []


async def test_there_are_no_rules_of_an_unknown_game(server: Server) -> None:
    player = await Player.arrive(server.url)
    assert (await player.http.get("/api/games/go/rules")).json()["code"] == "no_such_game"
