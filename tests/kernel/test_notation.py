"""Options and positions as text."""

import re
from random import Random

import pytest

from tests.looking import usual_seats
from tests.toy import GAME, components
from zashiki.games import GAMES, load, standard_set
from zashiki.kernel import (
    IllegalChoice,
    NotationError,
    Option,
    Session,
    apply,
    read_option,
    read_position,
    start,
    write_option,
    write_position,
)
from zashiki.kernel.codec import save_state


def test_an_option_is_its_verb_and_its_numbers_by_name() -> None:
    shogun = load("shogun")
    march = Option("march", (0, 4))
    assert write_option(shogun, march) == "march to=aki armies=4"
    for text in ("march to=aki armies=4", "march armies=4 to=aki", "march aki 4", "march aki armies=4", "march 0 4"):
        assert read_option(shogun, text) == march


def test_ids_that_look_like_numbers_are_ids() -> None:
    """Sword tile 12 has the number 11."""
    katana = load("katana")
    assert write_option(katana, Option("deliver", (11,))) == "deliver sword=12"
    assert read_option(katana, "deliver 12") == Option("deliver", (11,))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("attack aki 4", "shogun has no verb «attack»; it has choose_daimyo, "),
        ("march aki", "«march aki»: armies missing; write march to=province armies=number."),
        ("march aki 4 5", "«march aki 4 5»: «5» does not belong here; write march to=province armies=number."),
        ("march from=aki armies=4", "«march from=aki armies=4»: «from=aki» does not belong here"),
        ("march to=aki to=iyo", "«to=iyo» does not belong here"),
        ("march atlantis 4", "«atlantis» is no province; known: aki, awa_boso, "),
        ("", "shogun has no verb «»"),
    ],
)
def test_a_text_that_is_no_option_is_told_what_would_be_one(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=re.escape(said)):
        read_option(load("shogun"), text)


def test_an_illegal_choice_is_named_in_notation() -> None:
    shogun = load("shogun")
    session = Session.begin(shogun, 3, {}, standard_set("shogun"), "1")
    with pytest.raises(IllegalChoice, match=re.escape("Seat 0 cannot choose «march to=aki armies=4» now.")):
        apply(shogun, session.state, 0, Option("march", (0, 4)))


@pytest.mark.parametrize("game", GAMES)
def test_a_written_position_is_read_as_the_same(game: str) -> None:
    played, box, rng = load(game), standard_set(game), Random(1)
    session = Session.begin(played, usual_seats(played), {}, box, "7")
    for number in range(300):
        if session.over:
            break
        seat = session.waiting[0]
        option = rng.choice(session.options(seat))
        assert read_option(played, write_option(played, option)) == option
        session.choose(seat, option)
        if number % 30 == 0:
            again = read_position(played, write_position(played, session.state), box, "7")
            assert save_state(again) == save_state(session.state)


def test_a_position_may_tell_only_what_differs_from_the_start() -> None:
    shogun = load("shogun")
    text = """
    # two armies in Iyo face an empty Aki
    shogun seats=3 start="fixed"
    owner {iyo: 1, else: none}
    armies {iyo: 2,
            else: 0}
    stack [March(seat=1, province=iyo)]
    """
    unindented = "\n".join(line.removeprefix("    ") for line in text.splitlines())
    state = read_position(shogun, unindented, standard_set("shogun"), "1")
    assert state.setup.settings["start"] == "fixed"
    assert state.armies[15] == 2 and sum(state.armies) == 2
    assert {write_option(shogun, option).split()[0] for option in state.stack[-1].options(state, 1)} == {"march"}


def test_things_of_several_kinds_are_joined_by_dots() -> None:
    rising = load("rising_sun")
    state = read_position(rising, "rising_sun seats=3\npieces {2.bushi.edo: 4, else: 0}\n", standard_set("rising_sun"), "1")
    assert sum(state.pieces) == 4
    assert "pieces {2.bushi.edo: 4, else: 0}" in write_position(rising, state)


def test_a_list_by_things_shares_nothing_between_them() -> None:
    katana = load("katana")
    state = read_position(katana, "katana seats=2\nplayers [Player()]\n".replace("[Player()]", "[]"), standard_set("katana"), "1")
    assert state.players == []
    shogun = read_position(load("shogun"), "shogun seats=3\nplan [{else: none}, {else: none}, {else: none}]\n", standard_set("shogun"), "1")
    shogun.plan[0][0] = 3
    assert shogun.plan[1][0] == -1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the first line of a position begins with the game: shogun seats=…."),
        ("katana seats=3", "the first line of a position begins with the game: shogun seats=…."),
        ("shogun side=\"moon\"", "it does not say how many seats there are (seats=3)."),
        ("shogun seats=3\nflags 2", "a position of shogun has no «flags»; it has armies, "),
        ("shogun seats=3\narmies {aki: 4}", "«else» is missing"),
        ("shogun seats=3\narmies {atlantis: 4, else: 0}", "«atlantis» is not one of aki, "),
        ("shogun seats=3\nchests [1, 2", "«]» is missing"),
        ("shogun seats=3\nchests {else: 1}", "write it in [ ]"),
        ("shogun seats=3\nchests [1, 2, 3] 4", "there is something behind the value"),
        ("shogun seats=3\nstack [Dance(seat=1)]", "shogun has no «Dance»"),
        ("shogun seats=3\nstack [March(seat=1)]", "«March» cannot be made"),
        ("shogun seats=3\nyear", "a value is missing"),
        ("shogun seats=3\nyear ;", "this cannot be read"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_position_is_told_where_it_breaks(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=re.escape(said)):
        read_position(load("shogun"), text, standard_set("shogun"), "1")


def test_a_game_without_descriptions_has_a_notation_too() -> None:
    state = start(GAME, Session.begin(GAME, 3, {}, components(), "r").setup, "r")
    assert save_state(read_position(GAME, write_position(GAME, state), components(), "r")) == save_state(state)
