"""Train and Harvest. (RS-TRA, RS-HAR)"""

from tests.games.rising_sun.table import (
    ask,
    asked,
    bare,
    choose,
    finish,
    join,
    mandate,
    offered,
    question,
    stand,
    table,
    verbs,
)
from zashiki.games.rising_sun.names import (
    BONSAI,
    BUSHI,
    DRAGONFLY,
    EDO,
    HARVEST,
    HOKKAIDO,
    KANSAI,
    KOI,
    KYOTO,
    LION,
    LOTUS,
    MARSHAL,
    ONI_OF_SKULLS,
    OSHU,
    RECRUIT,
    RIGHTEOUSNESS,
    SHOGUN,
    SKULLS_CARD,
    STRONGHOLD,
    TRAIN,
    TURTLE,
    WARLORD,
)
from zashiki.games.rising_sun.state import count, put
from zashiki.games.rising_sun.steps.purchases import BuyCard
from zashiki.games.rising_sun.view import view


def test_at_most_one_card_for_its_cost() -> None:
    """RS-TRA-02, RS-DEC-26, RS-DEC-33: one or none; some cost nothing; the Coins go to the common pile."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins = [0, 2, 4]
    mandate(state, 0, TRAIN)
    choose(state, 0, "buy", LION)
    assert asked(state) == (1,)
    choose(state, 1, "buy", SHOGUN)
    assert state.coins == [0, 0, 4]
    assert (state.display[LION], state.display[SHOGUN]) == (0, 1)
    choose(state, 2, "pass")
    assert not state.stack


def test_the_train_bonus_is_one_coin_less() -> None:
    """RS-TRA-03, RS-EX-10: not below 0, one card only; only for the current player and the Ally."""
    state = bare(TURTLE, KOI, DRAGONFLY)
    state.coins = [1, 1, 1]
    stand(state, 0, STRONGHOLD, KYOTO)
    mandate(state, 0, TRAIN)
    choose(state, 0, "buy", SKULLS_CARD)
    assert state.coins[0] == 0
    assert count(state, 0, ONI_OF_SKULLS, KYOTO) == 1
    assert asked(state) == (2,)
    assert (SHOGUN,) not in offered(state, 2, "buy")


def test_a_card_works_from_the_moment_it_is_bought() -> None:
    """RS-TRA-04, RS-CARD-02: face up in front of its owner for the rest of the game."""
    state = bare(KOI, LOTUS, TURTLE, card_set="teapot")
    state.coins = [2, 0, 0]
    stand(state, 0, STRONGHOLD, EDO)
    mandate(state, 0, TRAIN)
    choose(state, 0, "buy", WARLORD)
    finish(state)
    mandate(state, 0, RECRUIT)
    choose(state, 0, "summon", BUSHI, EDO)
    choose(state, 0, "done")
    assert state.coins[0] == 2 - 0 + 1
    assert state.cards[WARLORD] == 1


def test_a_monster_is_summoned_at_once() -> None:
    """RS-TRA-05, RS-DEC-27: to a Province with an own Stronghold, asked where there are several; then it is an ordinary figure."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins[0] = 2
    stand(state, 0, STRONGHOLD, EDO)
    stand(state, 0, STRONGHOLD, OSHU)
    ask(state, BuyCard(0, 0))
    choose(state, 0, "buy", SKULLS_CARD)
    assert question(state) == "summon_monster"
    assert offered(state, 0, "summon") == [(ONI_OF_SKULLS, OSHU), (ONI_OF_SKULLS, EDO)]
    assert "pass" not in verbs(state, 0)
    choose(state, 0, "summon", ONI_OF_SKULLS, OSHU)
    mandate(state, 0, MARSHAL)
    assert (ONI_OF_SKULLS, OSHU, EDO) in offered(state, 0, "move")


def test_further_copies_may_be_bought() -> None:
    """RS-TRA-06."""
    state = bare(KOI, LOTUS, TURTLE)
    state.coins[0] = 4
    for copies in (1, 2):
        ask(state, BuyCard(0, 0))
        choose(state, 0, "buy", RIGHTEOUSNESS)
        assert state.cards[RIGHTEOUSNESS] == copies
    ask(state, BuyCard(0, 0))
    assert (RIGHTEOUSNESS,) not in offered(state, 0, "buy")


def test_harvest_gives_all_a_coin_and_the_bonus_rewards() -> None:
    """RS-HAR-01, RS-HAR-02, RS-HAR-03: rewards where the player has the most Force, at least 1, ties by Honor."""
    state = bare(KOI, LOTUS, TURTLE)
    stand(state, 1, BUSHI, HOKKAIDO)
    stand(state, 1, BUSHI, EDO)
    stand(state, 0, BUSHI, EDO)
    mandate(state, 1, HARVEST)
    assert (state.coins, state.ronin, state.vp) == ([1, 1, 1], [0, 2, 0], [0, 0, 0])


def test_the_ally_is_judged_against_everybody() -> None:
    """RS-RUL-25, RS-RUL-24: partner included; Force is that of the moment of execution."""
    state = bare(KOI, LOTUS, TURTLE)
    join(state, 0, 1)
    stand(state, 0, BUSHI, KANSAI, 2)
    stand(state, 1, BUSHI, KANSAI)
    stand(state, 1, BUSHI, KYOTO)
    mandate(state, 0, HARVEST)
    assert state.vp == [3, 4, 0]


def test_waiving_the_discount_is_asked_only_with_benevolence() -> None:
    """RS-DEC-29: nobody else is offered the full price."""
    state = bare(BONSAI, LOTUS, TURTLE)
    state.coins[1] = 3
    mandate(state, 1, TRAIN)
    assert not offered(state, 1, "buy_at_full_price")


def test_the_display_tells_what_a_card_costs_this_seat_now() -> None:
    """RS-RUL-22, RS-TRA-03: with the discount while one is asked to buy; a card that is sold keeps its place."""
    state = table(KOI, TURTLE, BONSAI)
    state.coins = [9, 9, 9]
    row = [sale.card for sale in view(state, 0).display]
    mandate(state, 0, TRAIN)
    assert [sale.price for sale in view(state, 0).display] == [max(0, sale.cost - 1) for sale in view(state, 0).display]
    assert [sale.price for sale in view(state, 1).display] == [sale.cost for sale in view(state, 1).display]
    assert all(sale.price <= 1 for sale in view(state, 2).display)
    card = row[0]
    state.display = put(state.display, card, 0)
    first = view(state, 0).display[0]
    assert (first.card, first.number) == (card, 0)
