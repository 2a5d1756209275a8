"""How a Clan thinks that is played by a bot: quick play, bids, Alliances, offers."""

from random import Random

import pytest

from tests.games.rising_sun.table import armies, asked, bare, choose, fight, fresh, join, mandate, stand, table
from zashiki.bots.beam import classic, novice
from zashiki.bots.planner import PlanningBot, adept
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.bot import bids, quick
from zashiki.games.rising_sun.bot.alliance import ALONE, Alliance, Terms
from zashiki.games.rising_sun.bot.beginner import Eyes, first_bid
from zashiki.games.rising_sun.bot.judge import excuse
from zashiki.games.rising_sun.bot.outlook import Outlook, chance
from zashiki.games.rising_sun.bot.packages import COIN
from zashiki.games.rising_sun.bot.quick import mandate as worth
from zashiki.games.rising_sun.names import (
    BETRAY,
    BONSAI,
    BUSHI,
    DAIMYO,
    DRAGONFLY,
    EDO,
    HIRE_RONIN,
    KOI,
    KYOTO,
    LOTUS,
    SEPPUKU,
    SETS,
    SPRING,
    TAKE_HOSTAGE,
    TURTLE,
)
from zashiki.games.rising_sun.state import RisingSunState, broke_faith, war_row
from zashiki.kernel import Message, Option, carry_out, determinize, options


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("card_set", SETS)
def test_quick_play_comes_to_an_end_with_legal_choices(seats: int, card_set: str) -> None:
    state, rng = fresh(seats, set=card_set), Random(3)
    while waiting := asked(state):
        seat = rng.choice(waiting)
        option = quick(state, seat, rng)
        assert option in options(GAME, state, seat)
        carry_out(GAME, state, seat, option)
    assert max(GAME.scores(state)) > 10


def at_battle(mine: int, theirs: int, lord: bool = False) -> RisingSunState:
    """The Dragonfly and the Turtle fight for Edo, each with 6 Coins; the Turtle may have its Daimyō there."""
    state = armies(mine, theirs, clans=(DRAGONFLY, TURTLE, BONSAI))
    state.coins = [6, 6, 0]
    if lord:
        stand(state, 1, DAIMYO, EDO)
    fight(state, EDO)
    return state


def test_nobody_bids_for_a_hostage_that_does_not_exist() -> None:
    state = at_battle(2, 0, lord=True)
    splits = [*bids.candidates(state, 0, Random(1)), *(bids.sample(state, 0, Random(seed)) for seed in range(50))]
    assert {split[TAKE_HOSTAGE] for split in splits} == {0}
    stand(state, 1, BUSHI, EDO)
    assert any(split[TAKE_HOSTAGE] for split in bids.candidates(state, 0, Random(1)))


def test_nobody_bids_for_ronin_that_neither_side_has() -> None:
    state = at_battle(2, 2)
    assert not any(split[HIRE_RONIN] for split in bids.candidates(state, 0, Random(1)))
    state.ronin[0] = 1
    assert any(split[HIRE_RONIN] for split in bids.candidates(state, 0, Random(1)))


def test_a_bid_takes_no_more_coins_than_there_are() -> None:
    state = at_battle(3, 1)
    splits = [*bids.candidates(state, 1, Random(1)), *(bids.sample(state, 1, Random(seed)) for seed in range(50))]
    assert max(map(sum, splits)) == 6
    assert min(map(min, splits)) == 0
    assert any(split[SEPPUKU] for split in splits), "where the Battle is lost, Seppuku is thought of"


def test_who_has_no_coins_bids_nothing_though_another_war_is_to_come() -> None:
    state = at_battle(3, 1)
    state.coins[0], state.war = 0, 0
    stand(state, 0, BUSHI, war_row(state)[1])
    assert bids.battles_left(state, 0)
    assert bids.candidates(state, 0, Random(1)) == [bids.NOTHING]


def test_a_planned_bid_is_laid_coin_by_coin_and_never_taken_back() -> None:
    state = at_battle(2, 3)
    bot, verbs = adept(Random(1), "seed"), []
    for _ in range(10):
        offered = options(GAME, state, 0)
        option = offered[bot.choose(GAME, state, 0, offered, 0.3)]
        verbs.append(option.verb)
        choose(state, 0, option.verb, *option.args)
        if option.verb == "done":
            break
    assert verbs[-1] == "done"
    assert set(verbs[:-1]) <= {"raise_bid"}


def test_an_alliance_broken_is_remembered_for_the_whole_game() -> None:
    state = table(KOI, LOTUS, TURTLE)
    join(state, 0, 1)
    state.season = SPRING
    mandate(state, 0, BETRAY)
    assert (broke_faith(state, 0), broke_faith(state, 1)) == (True, False)
    assert state.betrayals == (1 << SPRING, 0, 0)


def test_a_position_that_was_saved_before_betrayals_were_kept_goes_on() -> None:
    state = table(KOI, LOTUS, TURTLE)
    state.betrayals = ()
    join(state, 1, 2)
    assert not broke_faith(state, 1)
    mandate(state, 1, BETRAY)
    assert broke_faith(state, 1)


def test_who_has_broken_faith_is_expected_to_do_it_again() -> None:
    state = table(KOI, LOTUS, TURTLE)
    join(state, 0, 1)
    loyal = worth(state, 1, BETRAY)
    state.betrayals = (0, 1, 0)
    assert worth(state, 1, BETRAY) > loyal


@pytest.mark.parametrize(
    ("mine", "best", "least", "most"), [(0, 0, 0.0, 0.0), (1, 0, 0.9, 1.0), (2, 2, 0.4, 0.6), (9, 1, 0.9, 1.0), (1, 9, 0.0, 0.1)]
)
def test_more_force_wins_more_often(mine: int, best: int, least: float, most: float) -> None:
    assert least <= chance(mine, best) <= most


def test_only_provinces_with_a_war_to_come_are_worth_a_march() -> None:
    state = bare(KOI, LOTUS, TURTLE)
    state.season, state.piles = SPRING, (EDO, KYOTO, 0, 1, 2, 4, 5, 6, *state.piles[8:])
    outlook = Outlook(state, 0)
    peaceful = next(province for province in range(8) if not outlook.prizes[province])
    assert outlook.gain(EDO, 1) > 0
    assert outlook.gain(peaceful, 5) == 0
    state.token_owner = tuple(2 if token == EDO else -1 for token in range(24))
    assert Outlook(state, 0).gain(EDO, 1) == 0


def test_an_offer_is_taken_if_it_pays_and_refused_if_it_does_not() -> None:
    """What is offered is judged by playing on with and without it."""
    for given, asked_for, expected in ((6, 1, "accept_offer"), (1, 5, "refuse_offer")):
        state = table(KOI, LOTUS, TURTLE)
        state.coins = [9, 9, 9]
        state.offers = ((0, 1, 0, given, 0, asked_for, 0),)
        offered = options(GAME, state, 1)
        option: Option = offered[adept(Random(1), "seed").choose(GAME, state, 1, offered)]
        assert option.verb == expected


def thinking(state: RisingSunState, seat: int) -> Option | None:
    """What an adept chooses."""
    offered = options(GAME, state, seat)
    index = adept(Random(1), "seed").choose(GAME, state, seat, offered, 0.5)
    return offered[index] if index >= 0 else None


def test_a_richer_suitor_is_asked_for_coins_before_the_alliance_is_closed() -> None:
    state = table(KOI, LOTUS, TURTLE)
    state.coins = [8, 2, 2]
    choose(state, 0, "propose", 1)
    acts = []
    while not state.offers:
        option = thinking(state, 1)
        assert option
        acts.append(option.verb)
        choose(state, 1, option.verb, *option.args)
    assert acts == ["counter_offer", "add_to_deal", "add_to_deal", "add_to_deal", "offer"]
    assert state.offers == ((1, 0, 0, 0, 0, 3, 0),)
    assert thinking(state, 1) == Option("done"), "it waits for the reply"
    choose(state, 1, "done")
    assert thinking(state, 1) is None
    choose(state, 0, "accept_offer", 1)
    assert state.ally == [1, 0, -1]


def test_who_is_refused_the_price_takes_the_ally_all_the_same() -> None:
    state = table(KOI, LOTUS, TURTLE)
    state.coins = [8, 2, 2]
    choose(state, 0, "propose", 1)
    state.offers = ((1, 0, 0, 0, 0, 3, 0),)
    choose(state, 1, "done")
    choose(state, 0, "refuse_offer", 1)
    assert thinking(state, 1) == Option("accept", (0,))


def test_a_package_with_an_alliance_is_taken_if_it_is_worth_it() -> None:
    """Coins and an Ally, while the two others would find each other; not all Coins for an Ally."""
    for given, price, expected in ((2, 0, "accept_offer"), (0, 8, "refuse_offer")):
        state = table(TURTLE, LOTUS, KOI)
        state.coins = [8, 2, 2]
        state.offers, state.proposals = ((1, 0, 0, given, 0, price, 0),), ((1, 0, 0),)
        option = thinking(state, 0)
        assert option
        assert option.verb == expected


def test_a_beginner_spends_most_coins_on_the_first_hostage_in_sight() -> None:
    state = at_battle(2, 1)
    assert first_bid(state, 0) == [0, 4, 0, 0]
    state.ally = [1, 0, -1]
    assert not first_bid(state, 0)[TAKE_HOSTAGE], "an Ally is no hostage"


def test_a_beginner_does_not_break_an_alliance() -> None:
    state = table(KOI, LOTUS, TURTLE)
    alone = Eyes(state, 0).mandate(BETRAY)
    join(state, 0, 1)
    assert Eyes(state, 0).mandate(BETRAY) == 0 < alone
    stand(state, 1, BUSHI, EDO)
    stand(state, 2, BUSHI, EDO)
    eyes = Eyes(state, 0)
    assert eyes.liking(Option("replace", (1, BUSHI, EDO, BUSHI))) < 0 < eyes.liking(Option("replace", (2, BUSHI, EDO, BUSHI)))


def test_a_beginner_buys_the_dearest_card() -> None:
    state = table(KOI, LOTUS, TURTLE)
    cards = sorted(range(len(state.display)), key=state.box.costs.__getitem__)
    eyes = Eyes(state, 0)
    assert eyes.liking(Option("buy", (cards[-1],))) > eyes.liking(Option("buy", (cards[0],))) > eyes.liking(Option("pass"))


def test_a_beginner_leaves_no_province_that_is_won_and_forgets_the_one_it_comes_from() -> None:
    state = bare(KOI, LOTUS, TURTLE)
    state.season, state.piles = SPRING, (EDO, KYOTO, 0, 1, 2, 4, 5, 6, *state.piles[8:])
    stand(state, 0, BUSHI, KYOTO)
    eyes = Eyes(state, 0)
    assert eyes.liking(Option("move", (BUSHI, KYOTO, EDO))) > 0, "nobody stands there yet"
    stand(state, 0, BUSHI, EDO)
    assert Eyes(state, 0).liking(Option("move", (BUSHI, KYOTO, EDO))) < 0, "it is won already"


def test_a_beginner_chooses_without_chance() -> None:
    state = at_battle(3, 2)
    offered = options(GAME, state, 0)
    assert len({novice(Random(seed)).choose(GAME, state, 0, offered) for seed in range(5)}) == 1


def refused(state: RisingSunState, best: Terms, worth: dict[Terms, float]) -> list[tuple[int, bool, Message]]:
    """What seat 1 says if it takes these terms, and others would be worth so much; those that are not named, nothing."""
    study = Alliance(state, 1, options(GAME, state, 1))
    return study.excuses(best, lambda line, added: worth.get(line, 0.0) + added)


def wooed() -> RisingSunState:
    """The Koi proposes an Alliance to the Lotus, and has 2 Coins."""
    state = table(KOI, LOTUS, TURTLE)
    state.coins = [2, 2, 2]
    choose(state, 0, "propose", 1)
    return state


def test_a_suitor_is_told_what_would_have_to_be_different() -> None:
    """What is named is what was tried: nothing else would have changed the choice."""
    state, alone = wooed(), Terms(ALONE)
    assert refused(state, Terms(0), {}) == [], "who is taken needs no reason"
    assert refused(state, alone, {alone: 9.0}) == [(0, False, Message("excuse_alone", (0, SPRING)))]
    assert refused(state, Terms(2), {Terms(2): 9.0}) == [(0, False, Message("excuse_other", (0, SPRING, 2)))]
    near = {alone: 1.5 * COIN}
    price = Message("excuse_coins", (0, SPRING, 2, 2, 0, 0, 0, 1))
    assert refused(state, alone, near) == [(0, False, Message("excuse_alone", (0, SPRING))), (0, False, price)], (
        "with 2 Coins more it is worth more"
    )
    state.coins[0] = 1
    assert refused(state, alone, near) == [(0, False, Message("excuse_alone", (0, SPRING)))], "nobody is asked for Coins it does not have"


def test_only_who_has_broken_faith_is_told_so_and_only_if_it_matters() -> None:
    state, alone = wooed(), Terms(ALONE)
    trusted = {alone: 9.0, Terms(0, trusted=True): 10.0}
    assert refused(state, alone, trusted) == [(0, False, Message("excuse_alone", (0, SPRING)))]
    state.betrayals = (1 << SPRING, 0, 0)
    assert refused(state, alone, trusted) == [(0, False, Message("excuse_broke_faith", (0, SPRING, SPRING)))]
    assert refused(state, alone, {alone: 9.0}) == [(0, False, Message("excuse_alone", (0, SPRING)))]


def test_what_was_proposed_in_private_is_refused_in_private() -> None:
    state = table(KOI, LOTUS, TURTLE)
    choose(state, 0, "propose_privately", 1)
    assert refused(state, Terms(ALONE), {Terms(ALONE): 9.0}) == [(0, True, Message("excuse_alone", (0, SPRING)))]


def test_a_bot_says_the_same_whatever_is_hidden() -> None:
    state, said = wooed(), []
    state.betrayals = (1 << SPRING, 0, 0)
    offered = options(GAME, state, 1)
    for number in range(2):
        sight = determinize(GAME, determinize(GAME, state, 1, f"other {number}"), 1, "sight")
        bot = PlanningBot(classic(Random(0)), "secret", simulations=20)
        said.append(bot.excuses(GAME, sight, 1, offered, offered.index(Option("done"))))
    assert said[0] == said[1]


def test_an_exchange_that_is_refused_names_the_coins_that_are_missing() -> None:
    state = table(KOI, LOTUS, TURTLE)
    state.coins = [9, 9, 9]
    state.offers = ((0, 1, 1, 1, 0, 3, 0),)
    assert excuse(state, 1, Option("refuse_offer_privately", (0,))) == (0, True, Message("excuse_coins", (0, SPRING, 2, 3, 0, 3, 0, 0)))
    state.proposals = ((0, 1, 1),)
    assert excuse(state, 1, Option("refuse_offer_privately", (0,))) == (0, True, Message("excuse_coins", (0, SPRING, 1, 2, 0, 3, 0, 1))), (
        "an Ally is worth something"
    )
    assert excuse(state, 1, Option("accept_offer", (0,))) is None
    state.coins[1] = 0
    assert excuse(state, 1, Option("refuse_offer_privately", (0,))) == (0, True, Message("excuse_not_there", (0, SPRING)))
