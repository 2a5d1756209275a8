"""The folders of the games are laid out alike: the same file for the same thing."""

from importlib import import_module
from pathlib import Path

import pytest

import zashiki.games
from zashiki.games import GAMES, load, part_of
from zashiki.words import LANGUAGES

FOLDER = Path(zashiki.games.__file__).parent
FILES = {  # file -> what it holds under which name
    "names": ("STREAMS",),
    "components": ("Printed",),
    "prepare": ("Box", "prepare"),
    "state": (),
    "setup": ("SETTINGS", "new"),
    "redeal": ("redeal",),
    "view": ("view",),
    "view_records": ("View",),
    "census": ("census",),
    "scoring": ("scores", "winners", "breakdown"),
    "vocabulary": ("VOCABULARY",),
    "effects": (),
    "refusals": (),
    "consequences": ("consequences",),
    "options": (),
}
BOT = ("TERMS", "REASONS", "ANSWERS", "terms", "suggest", "rests", "excuse")  # of bot/, which a game may do without
MIND = ("FEATURES", "features", "weights", "horizon", "quick", "study")  # of bot/ too, where its bots play out what they consider
TEXTS = ("words/{language}.ftl", "words/lobby.{language}.ftl", "rules/{language}.md")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_files(game: str) -> None:
    folder = FOLDER / game
    missing = [name for name in FILES if not (folder / f"{name}.py").exists()]
    assert not missing, f"{game} has no {missing}"
    assert (folder / "data" / "components.toml").exists()
    assert (folder / "steps").is_dir()
    texts = [text.format(language=language) for text in TEXTS for language in LANGUAGES]
    assert [text for text in texts if not (folder / text).exists()] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_same_thing_is_found_under_the_same_name(game: str) -> None:
    package = f"zashiki.games.{game}"
    for name, held in FILES.items():
        module = import_module(f"{package}.{name}")
        missing = [thing for thing in held if not hasattr(module, thing)]
        assert not missing, f"{package}.{name} has no {missing}"
    bot = part_of(game, "bot")
    assert not bot or [thing for thing in BOT if not hasattr(bot, thing)] == []
    assert not hasattr(bot, "study") or [thing for thing in MIND if not hasattr(bot, thing)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_made_of_what_its_files_hold(game: str) -> None:
    found, package = load(game), f"zashiki.games.{game}"
    for name, held in FILES.items():
        for thing in held:
            field = thing.lower()
            if hasattr(found, field) and name != "view_records":
                assert getattr(found, field) is getattr(import_module(f"{package}.{name}"), thing), f"GAME.{field} comes from elsewhere"


@pytest.mark.parametrize("game", GAMES)
def test_a_state_reaches_its_box_in_the_same_way(game: str) -> None:
    (state_type, *_) = load(game).state_types
    assert isinstance(state_type.box, property)
    assert state_type.box.fget.__annotations__["return"] is import_module(f"zashiki.games.{game}.prepare").Box
