"""Who knows what. (RS-INF, section 23)"""

from random import Random

import pytest

from tests.games.rising_sun.table import ask, bare, bid, choose, fight, stand, table
from tests.looking import seen
from zashiki.bots.random import random_choice
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.force import force
from zashiki.games.rising_sun.mandate_deck import hand, is_hidden
from zashiki.games.rising_sun.names import (
    AUTUMN,
    BETRAY,
    BUSHI,
    DRAGONFLY,
    EDO,
    HARVEST,
    KOI,
    LOTUS,
    MARSHAL,
    POLITICAL,
    RECRUIT,
    SPRING,
    SUMMER,
    TRAIN,
    TURTLE,
)
from zashiki.games.rising_sun.state import RisingSunState, current_player, war_row
from zashiki.games.rising_sun.steps.political import MandateTurn
from zashiki.games.rising_sun.view import view
from zashiki.kernel import SPECTATOR, carry_out, determinize


def imagined(state: RisingSunState, seat: int, times: int = 60) -> list[RisingSunState]:
    """Positions a seat cannot tell from the true one."""
    return [determinize(GAME, state, seat, f"imagined {n}") for n in range(times)]


def politics(*tiles: int, clans: tuple[int, ...] = (KOI, TURTLE, DRAGONFLY)) -> RisingSunState:
    """Mandate Turns with the tiles in this order, beginning with seat 0; nobody has anything to do in them."""
    state = bare(*clans)
    state.tiles = tiles
    state.starter = state.order.index(0)
    state.display = (0,) * 40
    ask(state, *(MandateTurn() for _ in range(7)))
    return state


ORDER = (HARVEST, HARVEST, BETRAY, RECRUIT, TRAIN, RECRUIT, BETRAY, TRAIN, MARSHAL, MARSHAL)


def test_the_last_current_player_knows_three_of_the_next_four_tiles() -> None:
    """RS-POL-04, section 23: the three it returned are in the next player's hand in every position it can imagine; the fourth can be
    anything that is left."""
    state = politics(*ORDER)
    choose(state, 0, "select", HARVEST)
    worlds = [hand(world, 1) for world in imagined(state, 0)]
    fourth = set()
    for tiles in worlds:
        for known in (HARVEST, BETRAY, RECRUIT):
            assert known in tiles
            tiles.remove(known)
        fourth.update(tiles)
    assert fourth == {TRAIN, RECRUIT, BETRAY, MARSHAL}


def test_the_current_player_knows_the_four_tiles_and_the_others_none() -> None:
    """Section 23: tiles drawn in a Mandate Turn."""
    state = politics(*ORDER)
    assert {tuple(hand(world, 0)) for world in imagined(state, 0)} == {(RECRUIT, HARVEST, HARVEST, BETRAY)}
    assert len({tuple(hand(world, 0)) for world in imagined(state, 1)}) > 10
    assert len({tuple(hand(world, 0)) for world in imagined(state, SPECTATOR)}) > 10


def test_earlier_players_remember_what_they_returned() -> None:
    """Section 23, by memory: after the next player openly played a Train, which seat 0 had not seen, all three returned are still there;
    a tile seen and played openly is gone."""
    state = politics(*ORDER)
    choose(state, 0, "select", HARVEST)
    choose(state, 1, "select", TRAIN)
    for world in imagined(state, 0):
        tiles = hand(world, 2)
        assert all(tiles.count(known) >= 1 for known in (HARVEST, BETRAY, RECRUIT))
    again = politics(*ORDER)
    choose(again, 0, "select", HARVEST)
    choose(again, 1, "select", BETRAY)
    for world in imagined(again, 0):
        tiles = hand(world, 2)
        assert HARVEST in tiles and RECRUIT in tiles


def test_open_tiles_are_known_to_all() -> None:
    """Section 23: what was played openly is never dealt again, and was there to be played."""
    state = politics(*ORDER)
    choose(state, 0, "select", HARVEST)
    choose(state, 1, "select", TRAIN)
    for eye in (1, 2, SPECTATOR):
        for world in imagined(state, eye):
            assert world.picks == (HARVEST, TRAIN)
            assert HARVEST in hand(world, 0) and TRAIN in hand(world, 1)
            assert sorted(world.tiles) == sorted(ORDER)


def lotus_has_played() -> RisingSunState:
    """The Lotus (seat 0) has put a Betray face down and named Harvest."""
    state = politics(*ORDER, clans=(LOTUS, TURTLE, DRAGONFLY))
    choose(state, 0, "hide", BETRAY)
    choose(state, 0, "name", HARVEST)
    return state


def test_only_the_lotus_knows_its_tile() -> None:
    """RS-RUL-11, section 23: for the others it can be any Mandate, for good."""
    state = lotus_has_played()
    assert {world.picks[0] for world in imagined(state, 0)} == {BETRAY}
    assert {world.picks[0] for world in imagined(state, 2)} == {RECRUIT, MARSHAL, TRAIN, HARVEST, BETRAY}
    # Seat 1 now sees Harvest, Harvest, Recruit and Train: the hidden tile is none of both Harvests, and the rest is open.
    assert {world.picks[0] for world in imagined(state, 1)} == {RECRUIT, MARSHAL, TRAIN, BETRAY}


def test_the_lotus_may_have_hidden_the_tile_that_was_new_to_it() -> None:
    """RS-RUL-11, section 23: one of the three that seat 0 returned, or the fourth, which can be anything that is left."""
    state = politics(*ORDER, clans=(KOI, LOTUS, TURTLE))
    choose(state, 0, "select", HARVEST)
    choose(state, 1, "hide", TRAIN)
    assert {world.picks[1] for world in imagined(state, 0)} == {RECRUIT, MARSHAL, TRAIN, HARVEST, BETRAY}


def test_nothing_leaks_through_the_view_of_the_lotus_tile() -> None:
    """RS-RUL-11: what others receive is the same whatever the tile."""
    one = politics(*ORDER, clans=(LOTUS, TURTLE, DRAGONFLY))
    two = one.clone()
    choose(one, 0, "hide", BETRAY)
    choose(two, 0, "hide", RECRUIT)
    for eye in (1, 2, SPECTATOR):
        assert seen(GAME, one, eye) == seen(GAME, two, eye)
    assert seen(GAME, one, 0) != seen(GAME, two, 0)


def test_bids_are_secret_until_all_have_answered() -> None:
    """RS-DEC-41, RS-RUL-08: the split is unknown, the totals are not."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [4, 4, 4]
    for seat in (0, 1):
        stand(state, seat, BUSHI, EDO)
    fight(state, EDO)
    bid(state, 0, seppuku=3)
    for eye in (1, 2, SPECTATOR):
        splits = {tuple(world.bids[:4]) for world in imagined(state, eye)}
        assert len(splits) > 10
        assert all(sum(split) <= 4 for split in splits)
        assert GAME.view(state, eye).players[0].coins == 4
    assert {tuple(world.bids[:4]) for world in imagined(state, 0)} == {(3, 0, 0, 0)}


@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])
def test_tokens_of_later_seasons_are_known_to_nobody(season: int) -> None:
    """Section 23: the rows of this Season and the ones before stay, the rest of this pile and the later piles can be anything."""
    state = table(KOI, LOTUS, TURTLE)
    state.season = season
    worlds = imagined(state, 0)
    start = season * 8
    assert {tuple(war_row(world)) for world in worlds} == {tuple(war_row(state))}
    assert {world.piles[:start] for world in worlds} == {state.piles[:start]}
    assert len({world.piles[start + 5 : start + 8] for world in worlds}) == 6
    for later in range(start + 8, 24, 8):
        assert len({world.piles[later : later + 8] for world in worlds}) > 30
    assert all(sorted(world.piles[pile : pile + 8]) == list(range(8)) for world in worlds for pile in (0, 8, 16))
    assert {len(world.piles) for world in worlds} == {24}


def test_private_negotiation_of_others_is_not_imagined() -> None:
    """RS-DEC-10: a third seat and a watcher receive the same with and without it."""
    state = table(KOI, LOTUS, TURTLE)
    before = {eye: seen(GAME, state, eye) for eye in (2, SPECTATOR)}
    choose(state, 0, "propose_privately", 1)
    choose(state, 1, "negotiate")
    choose(state, 1, "approach", 0)
    choose(state, 1, "add_to_deal", 2)
    choose(state, 1, "offer_privately")
    for eye in (2, SPECTATOR):
        assert seen(GAME, state, eye) == before[eye]
        assert not any(world.proposals or world.offers for world in imagined(state, eye, 3))
    assert all(world.proposals == state.proposals and world.offers == state.offers for world in imagined(state, 0, 3))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_imagined_position_fits_what_was_seen(seats: int) -> None:
    """Section 23: at any moment of a game, a seat's own draws, the open tiles and all counts are those of the true one."""
    state = table(*range(seats), card_set="teapot")
    rng = Random(seats)
    checked = 0
    while state.season < 2:
        choice = random_choice(GAME, state, rng)
        assert choice is not None
        carry_out(GAME, state, *choice)
        checked += 1
        if checked % 5:
            continue
        for seat in range(seats):
            world = determinize(GAME, state, seat, f"{checked}")
            for turn in range(state.drawn):
                tiles = hand(world, turn)
                if turn < len(world.picks):
                    assert world.picks[turn] in tiles
                if current_player(state, turn) == seat:
                    assert tiles == hand(state, turn)
                elif turn < len(world.picks) and not is_hidden(state, turn):
                    assert world.picks[turn] == state.picks[turn]
            assert GAME.view(world, seat) == GAME.view(state, seat)
    assert checked > 100


def test_talk_is_free_and_no_business_of_the_rules() -> None:
    """RS-DEC-06, RS-NEG-07: no choice of the game is a word spoken, so nothing in any phase can forbid or record one."""
    spoken = {"say", "talk", "whisper", "chat", "message"}
    assert not spoken & set(GAME.vocabulary.verbs) and not spoken & set(GAME.vocabulary.events)


def test_the_force_of_a_clan_is_that_of_its_pieces() -> None:
    """RS-GEN-01, RS-RUL-60: what the card of a figure says adds up to the Force of its Clan, in whole games."""
    for seed in range(3):
        state, chance = table(KOI, TURTLE, DRAGONFLY, card_set="horseman", seed=f"force {seed}"), Random(seed)
        while choice := random_choice(GAME, state, chance):
            for province, shown in enumerate(view(state, 0).provinces):
                totals = [sum(g.number * g.force for g in shown.groups if g.seat == seat) for seat in range(3)]
                assert totals == [force(state, seat, province) for seat in range(3)]
            carry_out(GAME, state, *choice)


def test_the_track_shows_which_turn_is_carried_out() -> None:
    """RS-POL-01: a Mandate from the look at its tiles to its end, the Kami Turns between; nothing in the other phases."""
    state, chance = table(KOI, TURTLE, DRAGONFLY, seed="track"), Random(4)
    turns = []
    while (choice := random_choice(GAME, state, chance)) and state.season == SPRING:
        now = view(state, 0)
        assert (now.turn >= 0) == (state.phase == POLITICAL)
        if now.turn >= 0:
            assert now.track[: now.turn + 1].count("M") == state.drawn
            turns.append(now.turn)
        carry_out(GAME, state, *choice)
    assert turns == sorted(turns)
    assert {now.track[turn] for turn in turns} >= {"M"}
