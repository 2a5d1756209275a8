"""Component sets: whatever is wrong in one is named with file, table and key."""

import pytest

from tests.toy import GAME, components
from tests.toy.state import Box
from zashiki.kernel import ComponentError, read_components
from zashiki.kernel.components import game_of

GOOD = components().text


def error(text: str) -> str:
    with pytest.raises(ComponentError) as caught:
        read_components(GAME, text, "my-box.toml")
    return str(caught.value)


def test_a_set_is_read_into_frozen_records() -> None:
    box = components().box
    assert isinstance(box, Box)
    assert box.teas[3].points == 5
    assert box.teas[2].pairs_with == "sencha"
    with pytest.raises(AttributeError):
        box.counts.coins = 7  # type: ignore[misc]


def test_every_value_knows_where_it_comes_from() -> None:
    found = components().provenance
    assert found["teas[3]"] == "owner"
    assert found["teas[3].pairs_with"] == "reconstructed"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("points = 5", "pionts = 5", "my-box.toml: teas[4].pionts: unknown key; known here: copies, id, pairs_with, points."),
        ("points = 5\n", "", "my-box.toml: teas[4]: key «points» is missing."),
        ("points = 5", 'points = "5"', "my-box.toml: teas[4].points: expected int, found '5'."),
        ("points = 5", "points = true", "my-box.toml: teas[4].points: expected int, found True."),
        ('pairs_with = "sencha"', 'pairs_with = "coffee"', "my-box.toml: teas[3].pairs_with: «coffee» is no entry of «teas»."),
        ('id = "matcha"', 'id = "sencha"', "my-box.toml: teas[4].id: «sencha» stands there twice."),
        ('"reconstructed"', '"rumour"', "«rumour» is no provenance; known: rulebook, public, recalled, reconstructed, owner."),
        ('rounds = 5\nprovenance = "owner"', "rounds = 5", "my-box.toml: counts: says nowhere where its values come from"),
        ("[counts]", "[[counts]]", "my-box.toml: counts: expected a table"),
        ('game = "toy"', 'game = "go"', "my-box.toml: top level: key «game» must be «toy»."),
        ("schema = 1", "schema = 2", "my-box.toml: top level: key «schema» must be 1."),
        ("coins = 6", "coins = ", "my-box.toml: not readable as TOML: Invalid value (at line 5"),
        ("[counts]", "[extra]\nx = 1\n[counts]", "my-box.toml: extra: unknown key; known here: counts, teas."),
    ],
)
def test_what_is_wrong_is_named_with_its_place(old: str, new: str, said: str) -> None:
    assert old in GOOD
    assert said in error(GOOD.replace(old, new, 1))


def test_the_game_of_a_set_is_known() -> None:
    assert game_of(GOOD, "x") == "toy"
    with pytest.raises(ComponentError, match="x: top level: key «game» is missing"):
        game_of("a = 1", "x")


def test_a_changed_set_has_another_digest() -> None:
    other = read_components(GAME, GOOD.replace("coins = 6", "coins = 7"), "x")
    assert other.digest != components().digest
    assert other.box.counts.coins == 7
