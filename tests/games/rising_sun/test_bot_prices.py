"""A bot keeps to the prices it names: how it answers a package and what it says about it are weighed by the same scales."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.games.rising_sun.table import asked, choose, fresh
from zashiki.bots.beam import BeamBot, classic, novice
from zashiki.bots.planner import PlanningBot
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.bot import quick
from zashiki.games.rising_sun.names import SETS
from zashiki.games.rising_sun.state import RisingSunState
from zashiki.games.rising_sun.steps.negotiation import ALLIANCE
from zashiki.games.rising_sun.steps.tea import TeaCeremony
from zashiki.kernel import Message, Option, carry_out, options

PERSON, BOT, THIRD = 0, 1, 2


def ceremonies(seats: int, seed: int) -> Iterator[RisingSunState]:
    """The Tea Ceremonies of a quick game, each at its beginning."""
    state, rng, seen = fresh(seats, f"prices {seed}", set=SETS[seed % len(SETS)]), Random(seed), set[int]()
    while waiting := asked(state):
        if isinstance(state.stack[-1], TeaCeremony) and state.season not in seen:
            seen.add(state.season)
            yield state.clone()
        seat = rng.choice(waiting)
        carry_out(GAME, state, seat, quick(state, seat, rng))


def adept(seed: int) -> PlanningBot:
    return PlanningBot(classic(Random(0)), f"mind {seed}", simulations=60)


def named(bot: PlanningBot | BeamBot, state: RisingSunState) -> tuple[int, ...]:
    """The package for which the bot would do what the person wants; empty: it names none, because it does it or because none would do."""
    offered = options(GAME, state, BOT)
    option = bot.choose(GAME, state, BOT, offered)
    for to, _, message in bot.excuses(GAME, state, BOT, offered, option):
        if to == PERSON and message.key == "excuse_coins":
            return message.args[3:]
    return ()


def answered(bot: PlanningBot | BeamBot, state: RisingSunState) -> Option | None:
    """What the bot does."""
    offered = options(GAME, state, BOT)
    option = bot.choose(GAME, state, BOT, offered)
    return offered[option] if option >= 0 else None


def offering(state: RisingSunState, parts: Sequence[int]) -> RisingSunState:
    """The same position after the person has offered this package."""
    after = state.clone()
    choose(after, PERSON, "negotiate")
    choose(after, PERSON, "approach", BOT)
    for part, number in enumerate(parts):
        while after.drafts[PERSON * 5 + 1 + part] < number if part < ALLIANCE else (after.courting >> PERSON & 1) < number:
            choose(after, PERSON, "add_to_deal", part)
        while part < ALLIANCE and after.drafts[PERSON * 5 + 1 + part] > number:
            choose(after, PERSON, "take_from_deal", part)
    choose(after, PERSON, "offer")
    return after


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_names_a_price_for_an_alliance_takes_it(seats: int) -> None:
    """Exactly that price and every higher one, over many positions, whether somebody else proposes or not."""
    prices = 0
    for seed in range(12):
        for state in ceremonies(seats, seed):
            state.coins = [9] * seats
            choose(state, PERSON, "propose", BOT)
            if seed % 2:
                choose(state, THIRD, "propose", BOT)
            bot = adept(seed)
            if not (price := named(bot, state)):
                continue
            prices += 1
            for coins in range(price[0], min(9, price[0] + 3) + 1):
                paid = offering(state, (coins, *price[1:]))
                assert answered(bot, paid) == Option("accept_offer", (PERSON,)), f"seed {seed}, {coins} for {price[0]}"
    assert prices >= 3, "the test has seen prices"


def test_a_package_that_is_refused_is_taken_with_what_was_missing() -> None:
    """Where the person asks for something besides the Alliance, the named package keeps it and adds Coins."""
    prices = 0
    for seed in range(12):
        for state in ceremonies(3 + seed % 3, seed):
            state.coins = [9] * len(state.clans)
            bot, bold = adept(seed), offering(state, (1, 0, 6, 0, 1))
            if price := named(bot, bold):
                prices += 1
                assert price[0] > 1
                assert price[1:] == (0, 6, 0, 1)
                choose(bold, BOT, "refuse_offer", PERSON)
                assert answered(bot, offering(bold, price)) == Option("accept_offer", (PERSON,)), f"seed {seed}, Season {state.season}"
    assert prices >= 3


def test_a_price_is_refused_only_when_something_has_changed_and_then_it_is_said() -> None:
    """Somebody better has come meanwhile: that is the reason it tells."""
    changed = 0
    for seed in range(12):
        for state in ceremonies(3 + seed % 3, seed):
            state.coins = [9] * len(state.clans)
            choose(state, PERSON, "propose", BOT)
            bot = adept(seed)
            if not (price := named(bot, state)):
                continue
            choose(state, THIRD, "propose", BOT)
            paid = offering(state, price)
            offered = options(GAME, paid, BOT)
            option = bot.choose(GAME, paid, BOT, offered)
            if offered[option] != Option("accept_offer", (PERSON,)):
                changed += 1
                said = [message for to, _, message in bot.excuses(GAME, paid, BOT, offered, option) if to == PERSON]
                assert said[0].key == "excuse_broke_faith" or said[0] == Message("excuse_other", (PERSON, state.season, THIRD))
    assert changed


@pytest.mark.parametrize("level", [novice, classic, adept])
def test_an_exchange_is_taken_for_the_price_that_is_named(level: Callable[[Any], PlanningBot | BeamBot]) -> None:
    """By every level, also while an Alliance is being offered by somebody else, and without Coins the giver does not have."""
    bot = level(1)
    for coins, ronin, asked_coins, asked_ronin in product((0, 1, 4), (0, 2), (0, 2, 5), (0, 1, 3)):
        state = next(ceremonies(3, 1))
        state.coins, state.ronin = [6] * 3, [3] * 3
        choose(state, THIRD, "propose", BOT)
        if not asked_coins + asked_ronin:
            continue
        asking = offering(state, (coins, ronin, asked_coins, asked_ronin, 0))
        if price := named(bot, asking):
            assert price[0] <= 6
            choose(asking, BOT, "refuse_offer", PERSON)
            assert answered(bot, offering(asking, price)) == Option("accept_offer", (PERSON,)), price
