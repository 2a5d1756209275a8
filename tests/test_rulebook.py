"""The rules texts: the same rules in both languages, each found by its ID."""

import pytest

from zashiki.games import GAMES
from zashiki.kernel import ZashikiError
from zashiki.rulebook import rule, rulebook


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_tell_the_same_rules(game: str) -> None:
    english, italian = rulebook(game, "en"), rulebook(game, "it")
    assert list(english) == list(italian)
    assert all(found.section and len(found.text) > 1 for book in (english, italian) for found in book.values())


@pytest.mark.parametrize(("game", "number"), [("katana", 404), ("rising_sun", 380), ("shogun", 235)])
def test_no_rule_is_missing(game: str, number: int) -> None:
    assert len(rulebook(game, "en")) == number


@pytest.mark.parametrize(("game", "wanted", "found"), [("shogun", "shg-bat-10", "SHG-BAT-10"), ("katana", "SNK-EX-05a", "SNK-EX-05a")])
def test_a_rule_is_found_whatever_its_case(game: str, wanted: str, found: str) -> None:
    assert rule(game, wanted, "en").id == found


def test_a_game_without_rules_in_words_has_none() -> None:
    assert rulebook("go", "en") == {}


def test_an_unknown_rule_names_its_neighbours() -> None:
    with pytest.raises(ZashikiError, match=r"no rule «SHG-BAT-99».*SHG-BAT-01"):
        rule("shogun", "SHG-BAT-99", "en")
