"""Cards and moments: what can be done with them and what cannot. (section 13)"""

from dataclasses import replace

import pytest

from tests.games.katana.table import (
    BOX,
    asked,
    asking,
    card,
    choose,
    finish,
    line,
    offered,
    pass_all,
    player,
    put,
    reasons,
    refusals,
    reprint,
    room,
    space,
    table,
    turn_of,
    verbs,
    where,
)
from zashiki.games.katana.components import EffectKind, Icon, Immediate
from zashiki.games.katana.names import LACQUER, LEATHER, STEEL, WOOD, WORKER
from zashiki.games.katana.state import KatanaState
from zashiki.kernel import Option

A, B, C, D = (card(f"daimyo_{letter}_wood") for letter in "abcd")
ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN = (card(f"market_{number}") for number in range(1, 8))
ROW_2, COLUMN_3 = line("row_2"), line("column_3")


def with_cards(*cards: int, coins: int = 0, seats: int = 2) -> KatanaState:
    """Seat 0 on turn with cards and Coins."""
    state = table(seats)
    player(state).cards, player(state).coins = list(cards), coins
    return state


def at_market(state: KatanaState) -> None:
    choose(state, 0, "place", WORKER, space("market_1"))


# Owning, using, buying


def test_cards_are_held_open_and_in_any_number() -> None:
    """SNK-CARD-01: from the Houses and the Market."""
    state = with_cards(*[ONE] * 10)
    at_market(state)
    choose(state, 0, "done")
    choose(state, 0, "take_card", state.on_offer()[0])
    assert len(player(state).cards) == 11


def test_the_benefit_is_bought_for_any_line_and_pays_from_then_on() -> None:
    """SNK-CARD-02, SNK-CARD-03, SNK-D-31, SNK-CAN-2: without using the effect; row or column, also one no Sword stands in."""
    state = with_cards(A, coins=3)
    at_market(state)
    assert {args[1] for args in offered(state, 0, "buy")} == set(range(9))
    choose(state, 0, "buy", A, ROW_2)
    assert (player(state).coins, player(state).under[ROW_2], player(state).cards) == (2, (A,), [])
    choose(state, 0, "done")
    choose(state, 0, "take_card", state.on_offer()[0])
    while state.active == 0:
        choose(state, 0, "done")
    player(state).cards.clear()
    for number in (1, 3):  # both end in row 2
        choose(state, 0, "deliver", finish(state, 0, number))
        choose(state, 0, "done")
    assert player(state).stock[WOOD] == 4


def test_use_and_discard() -> None:
    """SNK-CAN-1, SNK-CARD-04, SNK-CARD-07: a card used and not bought leaves the game when the moment ends."""
    state = with_cards(ONE)
    choose(state, 0, "use", ONE)
    assert (player(state).coins, player(state).used) == (2, (ONE,))
    choose(state, 0, "forge", WORKER, 0)
    choose(state, 0, "done")
    assert (player(state).used, player(state).cards, state.discard) == ((), [], [ONE])
    assert sum(len(cards) for cards in player(state).under) == 0


def test_use_then_buy() -> None:
    """SNK-CAN-3, SNK-CAN-7, SNK-MCARD-1: the effect's own Coins may pay the price."""
    state = with_cards(ONE)
    choose(state, 0, "use", ONE)
    choose(state, 0, "buy", ONE, ROW_2)
    assert (player(state).coins, player(state).under[ROW_2], player(state).used) == (1, (ONE,), ())
    assert "use" not in verbs(state, 0)  # SNK-CARD-08: once


def test_buy_then_use() -> None:
    """SNK-CAN-4: in one moment."""
    state = with_cards(ONE, coins=1)
    player(state).moment = True
    choose(state, 0, "buy", ONE, ROW_2)
    choose(state, 0, "use", ONE)
    assert (player(state).coins, player(state).used, player(state).under[ROW_2]) == (2, (), (ONE,))
    assert "use" not in verbs(state, 0)


@pytest.mark.parametrize(("place", "number"), [("temple", SEVEN), ("academy", C), ("forge", D), ("palace", B)])
def test_buy_then_use_in_every_place(place: str, number: int) -> None:
    """SNK-CAN-4: where the icon says, though no other card is held; one without an icon is offered, too."""
    state = table(2)
    seat = 1 if place == "palace" else 0
    one = player(state, seat)
    one.fresh, one.moment, one.rooms[room("two_coins")] = (number, ONE), True, 1
    first = put(state, seat, 12, (2, 2), 1)
    put(state, seat, 29, (2, 3), 1)
    if place == "academy":
        choose(state, 0, "place", WORKER, space("academy_1"))
        choose(state, 0, "advance", WOOD)
        choose(state, 0, "decorate", first, WOOD)
    if place == "forge":
        choose(state, 0, "forge", WORKER, line("row_4"))
    if place == "palace":
        choose(state, 0, "place", WORKER, space("palace_1"))
        choose(state, 0, "send", room("move_sword"))
        choose(state, 0, "done")
    assert (asked(state), offered(state, seat, "play")) == ((seat,), [(number,)])
    assert offered(state, seat, "use") == [(ONE,)]
    choose(state, seat, "play", number)
    assert list(one.fresh) == [ONE]


def test_a_card_five_under_a_row_doubles_that_row_and_itself() -> None:
    """SNK-CAN-5: bought earlier in the moment, its effect serves its own benefit."""
    state = with_cards(FIVE, coins=3)
    choose(state, 0, "deliver", finish(state, 0, 1))
    choose(state, 0, "buy", FIVE, ROW_2)
    choose(state, 0, "double", FIVE, ROW_2)
    while asking(state) == "pay_lines":
        choose(state, 0, "activate", ROW_2)
    assert player(state).coins == 2 * 2 + 1
    assert player(state).stock == [0, 2, 0, 0]


def test_many_effects_before_any_decision() -> None:
    """SNK-CAN-6, SNK-CAN-7, SNK-CARD-08, SNK-R-11: copies are separate cards."""
    state = with_cards(ONE, ONE, ONE)
    for _ in range(3):
        choose(state, 0, "use", ONE)
    assert (player(state).coins, player(state).used) == (6, (ONE,) * 3)
    choose(state, 0, "buy", ONE, ROW_2)
    choose(state, 0, "buy", ONE, COLUMN_3)
    choose(state, 0, "forge", WORKER, 0)
    choose(state, 0, "done")
    assert state.discard == [ONE]


def test_one_card_under_a_line() -> None:
    """SNK-NOT-1."""
    state = with_cards(A, B, coins=5)
    player(state).moment = True
    choose(state, 0, "buy", A, ROW_2)
    assert (B, ROW_2) not in offered(state, 0, "buy")
    assert refusals(state, 0)[Option("buy", (B, ROW_2))].rule == "SNK-NOT-1"


def test_why_a_benefit_cannot_be_bought() -> None:
    """SNK-R-19, SNK-CARD-03, SNK-NOT-1: no moment, too dear, the line has a card; of used cards too, and of none that can be bought."""
    state = with_cards(A, SEVEN, coins=2)
    lines = range(9)
    one = player(state)
    one.used, one.under[ROW_2] = (ONE,), (B,)
    assert reasons(state, 0, "buy") == {(number, at): ("SNK-R-19", "no_moment", ()) for number in (A, ONE, SEVEN) for at in lines}
    one.moment = True
    dear = {(SEVEN, at): ("SNK-CARD-03", "too_dear", (4,)) for at in lines}
    assert reasons(state, 0, "buy") == dear | {(number, ROW_2): ("SNK-NOT-1", "line_taken", ()) for number in (A, ONE)}


def test_without_the_room_that_makes_benefits_cheaper_nobody_pays_less() -> None:
    """SNK-ROOM-08: in a set whose Passive Rooms both go straight to the forge."""
    state = with_cards(A, coins=1)
    effect = BOX.printed.rooms[room("passive_market_move")].effect
    reprint(state, rooms=tuple(replace(one, effect=effect) if one.passive else one for one in BOX.printed.rooms))
    player(state).rooms[room("passive_discount")] = player(state).rooms[room("passive_market_move")] = 1
    player(state).moment = True
    choose(state, 0, "buy", A, ROW_2)
    assert player(state).coins == 0


def exchange_rooms(state: KatanaState, one: str, other: str) -> None:
    """Another set, in which two Rooms have each other's effect."""
    rooms = {entry.id: entry for entry in BOX.printed.rooms}
    swapped = {one: rooms[other], other: rooms[one]}
    reprint(
        state,
        rooms=tuple(
            replace(entry, effect=swapped[entry.id].effect, passive=swapped[entry.id].passive) if entry.id in swapped else entry
            for entry in BOX.printed.rooms
        ),
    )


def test_any_room_may_make_benefits_cheaper() -> None:
    """SNK-ROOM-08: also the first of a set."""
    state = with_cards(A, coins=1)
    exchange_rooms(state, "advance_decorator", "passive_discount")
    player(state).rooms[room("advance_decorator")] = 1
    player(state).moment = True
    choose(state, 0, "buy", A, ROW_2)
    assert player(state).coins == 1


def test_no_benefit_costs_less_than_nothing() -> None:
    """SNK-ROOM-08, SNK-R-23: in a set whose Room takes 2 Coins off, a card of 1 Coin is free."""
    state = with_cards(A, coins=1)
    rooms = BOX.printed.rooms
    reprint(state, rooms=tuple(replace(one, effect=replace(one.effect, amount=2)) if one.passive else one for one in rooms))
    player(state).rooms[room("passive_discount")] = 1
    player(state).moment = True
    choose(state, 0, "buy", A, ROW_2)
    assert player(state).coins == 1


def test_any_room_may_go_straight_to_the_forge() -> None:
    """SNK-ROOM-09, SNK-MKT-05: also the first of a set; a set without such a Room has no such move."""
    state = with_cards(coins=9)
    exchange_rooms(state, "advance_decorator", "passive_market_move")
    player(state).rooms[room("advance_decorator")] = 1
    sword = put(state, 0, 2, (2, 1))
    other = state.clone()
    at_market(state)
    choose(state, 0, "buy_resource", WOOD)
    assert offered(state, 0, "straight") == [(sword,)]
    effect = BOX.printed.rooms[room("passive_discount")].effect
    reprint(other, rooms=tuple(replace(one, effect=effect) if one.passive else one for one in BOX.printed.rooms))
    player(other).rooms = [1] * 9
    at_market(other)
    choose(other, 0, "buy_resource", WOOD)
    assert offered(other, 0, "straight") == []


def test_a_benefit_is_not_paid_with_its_own_coins() -> None:
    """SNK-NOT-2: 2 Coins in hand do not buy a card 3, though it would pay 2 at once."""
    state = with_cards(THREE, coins=1)
    choose(state, 0, "deliver", finish(state, 0, 1))
    choose(state, 0, "done")
    choose(state, 0, "activate", ROW_2)
    assert player(state).coins == 2
    assert offered(state, 0, "buy") == []
    assert refusals(state, 0)[Option("buy", (THREE, COLUMN_3))].reason == ("too_dear", (3,))


def test_a_used_card_cannot_be_kept_for_a_later_moment() -> None:
    """SNK-NOT-3, SNK-CARD-07, SNK-D-32, SNK-D-36: bought before the turn ends, or discarded."""
    state = with_cards(ONE)
    choose(state, 0, "use", ONE)
    choose(state, 0, "forge", WORKER, 0)
    assert asking(state) == "end_turn"
    choose(state, 0, "done")
    assert offered(state, 0, "buy") == []
    assert player(state).coins == 2


def test_the_effect_of_a_bought_card_does_not_wait_for_a_later_moment() -> None:
    """SNK-NOT-4."""
    state = with_cards(ONE, coins=1)
    at_market(state)
    choose(state, 0, "buy", ONE, ROW_2)
    choose(state, 0, "done")
    choose(state, 0, "take_card", state.on_offer()[0])
    while asking(state) == "end_turn":
        choose(state, 0, "done")
    player(state).cards.clear()
    turn_of(state, 0)
    assert (ONE,) not in offered(state, 0, "use")
    assert player(state).fresh == ()


def test_a_line_is_not_split() -> None:
    """SNK-NOT-5: a card added after the line has paid pays nothing in this turn."""
    state = with_cards(A, coins=5)
    choose(state, 0, "deliver", finish(state, 0, 1))
    choose(state, 0, "activate", ROW_2)
    choose(state, 0, "buy", A, ROW_2)
    assert player(state).stock == [0, 1, 0, 0]
    assert player(state).dormant == ((ROW_2, A),)


def test_a_second_delivery_of_the_turn_does_not_wake_it_either() -> None:
    """SNK-R-21: nothing of the new card in this individual turn, the line's other benefits as usual; in the next turn it pays."""
    state = with_cards(A, coins=5)
    one = player(state)
    choose(state, 0, "deliver", finish(state, 0, 1))
    choose(state, 0, "activate", ROW_2)
    choose(state, 0, "buy", A, ROW_2)
    choose(state, 0, "done")
    choose(state, 0, "deliver", finish(state, 0, 3))
    choose(state, 0, "done")
    assert one.stock == [0, 2, 0, 0]
    choose(state, 0, "forge", WORKER, 0)
    assert state.active == 1
    choose(state, 0, "deliver", finish(state, 0, 25))  # also ends in row 2
    assert one.stock == [0, 4, 0, 0]  # another turn: printed and card


def test_a_card_under_a_line_that_has_not_paid_pays_in_the_same_turn() -> None:
    """SNK-R-21: from that line's next activation on."""
    state = with_cards(A, coins=5)
    choose(state, 0, "deliver", finish(state, 0, 4))  # ends in row 1, column 3
    choose(state, 0, "activate", line("row_1"))
    choose(state, 0, "buy", A, ROW_2)
    choose(state, 0, "done")
    choose(state, 0, "deliver", finish(state, 0, 1))
    assert player(state).stock == [1, 2, 0, 0]


def test_a_line_that_paid_in_an_earlier_turn_takes_a_card_that_pays_at_once() -> None:
    """SNK-NOT-5, SNK-R-21: what paid before the current individual turn does not count."""
    state = with_cards(A, coins=5)
    choose(state, 0, "deliver", finish(state, 0, 1))
    choose(state, 0, "activate", ROW_2)
    while asking(state) == "pay_lines":
        choose(state, 0, "activate", COLUMN_3)
    choose(state, 0, "done")
    choose(state, 0, "forge", WORKER, 0)
    choose(state, 0, "done")
    assert state.active == 1
    assert [one.paid for one in state.players] == [0, 0]
    choose(state, 0, "deliver", finish(state, 0, 3))
    choose(state, 0, "buy", A, ROW_2)
    assert player(state).stock == [0, 1 + 2, 0, 0]  # the row paid its own Wood and the card's


# When a card can be used


@pytest.mark.parametrize(
    ("cards", "verb"),
    [((A,), "play"), ((B,), "play"), ((C,), "play"), ((D,), "play"), ((TWO,), "play"), ((THREE,), "play"), ((FIVE,), "double")],
)
def test_an_icon_binds_a_card_to_its_place(cards: tuple[int, ...], verb: str) -> None:
    """SNK-CARD-05: not at the start of a turn, nor at another area, nor on another's turn."""
    state = with_cards(*cards)
    put(state, 0, 12, (2, 2), 1)
    player(state).rooms[room("two_coins")] = 1
    assert verb not in verbs(state, 0)
    choose(state, 0, "place", WORKER, space("komainu_1"))
    while asking(state) == "end_turn":
        choose(state, 0, "done")
    assert verb not in verbs(state, 0)
    assert "use" not in verbs(state, 0)


def test_iconless_cards_any_time_on_any_turn_but_not_after_passing() -> None:
    """SNK-CARD-05, SNK-R-20, SNK-D-30, SNK-PASS-02: alone they are a moment of their own."""
    state = table(2)
    player(state, 1).cards = [ONE, SIX]
    sword = put(state, 1, 12, (2, 2), 1)
    assert offered(state, 1, "use") == [(ONE,)]
    assert offered(state, 1, "use_to_decorate") == [(SIX, sword, WOOD)]
    choose(state, 1, "use_to_decorate", SIX, sword, WOOD)
    assert state.decorated[sword] == 1 << WOOD
    assert player(state, 1).coins == 1  # SNK-MCARD-6: Coins as usual
    player(state, 1).passed = True
    assert "use" not in verbs(state, 1)


def test_a_card_is_usable_from_the_instant_it_is_owned() -> None:
    """SNK-R-20: taken in this action, used in it."""
    state = table(2)
    state.offer[0] = ONE
    at_market(state)
    choose(state, 0, "done")
    choose(state, 0, "take_card", ONE)
    assert (ONE,) in offered(state, 0, "use")


def test_a_purchase_is_no_moment_of_its_own() -> None:
    """SNK-R-19: not before anything was done, nor with an Academy or Palace benefit alone; using a card opens the moment."""
    state = with_cards(A, ONE, coins=9)
    assert offered(state, 0, "buy") == []
    assert refusals(state, 0)[Option("buy", (A, ROW_2))].rule == "SNK-R-19"
    choose(state, 0, "use", ONE)
    assert (A, ROW_2) in offered(state, 0, "buy")


def test_another_players_palace_is_no_moment_but_a_card_makes_it_one() -> None:
    """SNK-R-19, SNK-CARD-06, SNK-D-22."""
    state = table(2)
    george = player(state, 1)
    george.cards, george.coins = [A, B], 9
    george.rooms[room("two_coins")] = 1
    choose(state, 0, "place", WORKER, space("palace_1"))
    choose(state, 0, "send", room("two_coins"))
    choose(state, 0, "done")
    assert asked(state) == (1,)
    assert offered(state, 1, "buy") == []
    choose(state, 1, "play", B)
    assert (A, ROW_2) in offered(state, 1, "buy")


def test_card_on_anothers_turn_example() -> None:
    """SNK-EX-12a, SNK-DCARD-02, SNK-R-70, SNK-D-32, SNK-CAN-7: rearrange, take two Coins, buy for 1 or discard; keeping is illegal."""
    state = table(2)
    george = player(state, 1)
    george.cards = [B]
    george.rooms[room("advance_decorator")] = 1
    choose(state, 0, "place", WORKER, space("palace_1"))
    choose(state, 0, "send", room("two_coins"))
    choose(state, 0, "done")
    choose(state, 1, "play", B)
    choose(state, 1, "shift", room("advance_decorator"), room("two_coins"))
    choose(state, 1, "done")
    choose(state, 1, "room", room("two_coins"))
    assert george.coins == 2
    assert (asking(state), asked(state)) == ("moment", (1,))
    other = state.clone()
    choose(state, 1, "buy", B, ROW_2)
    assert (george.coins, george.under[ROW_2], george.cards) == (1, (B,), [])
    assert asking(state) == "take_turn"
    choose(other, 1, "done")
    discarder = player(other, 1)
    assert (discarder.coins, discarder.cards, discarder.used, other.discard) == (2, [], (), [B])


def test_nobody_is_asked_about_a_card_nobody_could_buy() -> None:
    """SNK-D-32, SNK-R-71: without the Coins the moment closes by itself and the card is discarded."""
    state = table(2)
    player(state, 1).cards = [card("daimyo_b_lacquer")]
    player(state, 1).rooms[room("two_coins")] = 1
    choose(state, 0, "place", WORKER, space("palace_1"))
    choose(state, 0, "send", room("two_coins"))
    choose(state, 0, "done")
    choose(state, 1, "play", card("daimyo_b_lacquer"))
    choose(state, 1, "done")
    choose(state, 1, "room", room("two_coins"))
    assert asking(state) == "take_turn"
    assert state.discard == [card("daimyo_b_lacquer")]


def test_after_passing_only_academy_and_palace_cards_with_such_a_benefit() -> None:
    """SNK-R-18: including buying them; nothing else."""
    state = table(2)
    one = player(state)
    one.cards, one.coins = [A, B, C, ONE], 9
    sword = put(state, 0, 12, (2, 3), 2)
    other = put(state, 0, 32, (1, 2), 1)
    pass_all(state, 0)
    assert verbs(state, 0) == set()
    choose(state, 1, "place", WORKER, space("academy_1"))
    choose(state, 1, "advance", WOOD)
    choose(state, 0, "decorate", sword, WOOD)
    choose(state, 0, "play", C)
    assert {args[0] for args in offered(state, 0, "buy")} == {B, C}
    assert reasons(state, 0, "buy") == {(number, at): ("SNK-R-18", "has_passed", ()) for number in (A, ONE) for at in range(9)}
    assert "use" not in verbs(state, 0)
    coins, one.coins = one.coins, 0
    assert reasons(state, 0, "buy")[(B, ROW_2)] == ("SNK-CARD-03", "too_dear", (1,))
    one.coins = coins
    choose(state, 0, "decorate", other, LACQUER)
    choose(state, 0, "buy", C, ROW_2)
    choose(state, 0, "done")
    assert one.under[ROW_2] == (C,)
    assert asking(state) == "take_turn"


def test_a_moment_is_one_continuous_thing() -> None:
    """SNK-CARD-06, SNK-R-71: free acts before the placement, the action, a delivery inside it: one moment until the turn ends."""
    state = with_cards(ONE, D)
    sword = finish(state, 0, 1)
    choose(state, 0, "use", ONE)
    choose(state, 0, "forge", WORKER, 0)
    assert player(state).used == (ONE,)
    choose(state, 0, "deliver", sword)
    while asking(state) == "pay_lines":
        choose(state, 0, "activate", offered(state, 0, "activate")[0][0])
    choose(state, 0, "done")
    choose(state, 0, "buy", ONE, COLUMN_3)
    assert player(state).used == ()
    assert player(state).under[COLUMN_3] == (ONE,)


def test_on_anothers_turn_a_moment_lasts_until_its_player_is_done() -> None:
    """SNK-R-71, SNK-D-32: others' free acts do not end it; only then the open question goes on."""
    state = table(3)
    player(state, 1).cards, player(state, 2).cards = [ONE], [ONE]
    choose(state, 1, "use", ONE)
    assert (asking(state), asked(state)) == ("moment", (1,))
    choose(state, 2, "use", ONE)
    assert asked(state) == (2,)
    choose(state, 2, "done")
    assert (asked(state), player(state, 1).used) == ((1,), (ONE,))
    choose(state, 1, "buy", ONE, ROW_2)
    assert asking(state) == "take_turn"
    assert state.discard == [ONE]


# Which card bears an effect is a matter of the set: here the very first one does


def with_first_card(kind: EffectKind, icon: Icon, amount: int = 1) -> KatanaState:
    """Both seats have the first card of the box, which has this effect."""
    state = table(2)
    first, *others = BOX.printed.daimyo_cards
    reprint(state, daimyo_cards=(replace(first, area_icon=icon, immediate=Immediate(kind, amount)), *others))
    for one in state.players:
        one.cards, one.family, one.stock = [0], 0, [1, 1, 1, 1]
        one.rooms[room("two_coins")] = 1
    return state


def test_the_first_card_of_a_set_may_help_to_hire_a_monk() -> None:
    """SNK-CARD-05, SNK-D-04."""
    state = with_first_card("monk_discount", "temple", 5)
    assert offered(state, 0, "play") == [(0,)]
    choose(state, 0, "play", 0)
    choose(state, 0, "forge", 1, 0)
    assert player(state).monks == 1


@pytest.mark.parametrize("kind", ["extra_decoration", "advance_decorator"])
def test_the_first_card_of_a_set_may_serve_at_the_academy(kind: EffectKind) -> None:
    """SNK-CARD-05, SNK-R-70: at the own Academy and at another's."""
    state = with_first_card(kind, "academy")
    for seat, numbers in enumerate(((12, 2), (29, 16))):
        for number, column in zip(numbers, (2, 3), strict=True):
            put(state, seat, number, (2, column), 1)
    choose(state, 0, "place", WORKER, space("academy_1"))
    choose(state, 0, "advance", LACQUER)
    for seat in (0, 1):
        if kind == "extra_decoration":
            choose(state, seat, "decorate", player(state, seat).swords[0], WOOD)
        assert (asked(state), offered(state, seat, "play")) == ((seat,), [(0,)])
        choose(state, seat, "play", 0)
        verb = "decorate" if kind == "extra_decoration" else "advance"
        choose(state, seat, verb, *offered(state, seat, verb)[0])
        while asked(state) == (seat,) and asking(state) != "take_turn":
            choose(state, seat, "done")


def test_the_first_card_of_a_set_may_serve_at_the_palace_or_the_forge() -> None:
    """SNK-CARD-05, SNK-DCARD-02, SNK-DCARD-04."""
    state = with_first_card("rearrange_family", "palace")
    choose(state, 0, "place", WORKER, space("palace_1"))
    choose(state, 0, "done")
    assert (asked(state), offered(state, 1, "play")) == ((1,), [(0,)])
    state = with_first_card("extra_move", "forge")
    sword = put(state, 0, 12, (2, 1))
    choose(state, 0, "forge", WORKER, line("row_4"))
    choose(state, 0, "play", 0)
    assert offered(state, 0, "extra_move") == [(sword,)]


def test_the_first_card_of_a_set_may_serve_a_delivery() -> None:
    """SNK-CARD-05, SNK-DLV-02, SNK-DLV-03: points once more, or a line."""
    state = with_first_card("double_sword_points", "delivery")
    choose(state, 0, "deliver", finish(state, 0, 1))
    choose(state, 0, "play", 0)
    assert player(state).score == 2 * 3
    state = with_first_card("double_line_benefits", "delivery")
    choose(state, 0, "deliver", finish(state, 0, 1))
    assert set(offered(state, 0, "double")) == {(0, ROW_2), (0, COLUMN_3)}
    choose(state, 0, "activate", ROW_2)
    assert offered(state, 0, "double") == [(0, COLUMN_3)]  # the other line waits for it


def test_the_first_card_of_a_set_may_stack_benefits() -> None:
    """SNK-MCARD-4, SNK-NOT-3: with every line taken it keeps a moment and a line open for a used card."""
    state = with_first_card("stack_permanent", "none")
    one = player(state, 1)
    one.cards, one.under = [0, B], [(SEVEN,)] * 9
    choose(state, 0, "place", WORKER, space("palace_1"))
    choose(state, 0, "done")
    choose(state, 1, "play", B)
    choose(state, 1, "done")
    choose(state, 1, "room", room("two_coins"))
    assert (asking(state), asked(state)) == ("moment", (1,))
    choose(state, 1, "stack", B, ROW_2)
    assert (one.under[ROW_2], state.discard) == ((SEVEN, B), [0])
    state = with_first_card("stack_permanent", "none")
    player(state).cards, player(state).coins, player(state).under = [0, B], 1, [(SEVEN,)] * 9
    choose(state, 0, "deliver", finish(state, 0, 1))
    choose(state, 0, "activate", COLUMN_3)
    assert asking(state) == "pay_lines"
    choose(state, 0, "stack", B, ROW_2)
    assert player(state).stock == [1, 3, 1, 1]


# Single cards


def test_daimyo_b_rearranges_before_the_benefit() -> None:
    """SNK-DCARD-02: when the Palace is activated by anyone; in one's own Palace action it adds nothing."""
    state = with_cards(B)
    choose(state, 0, "place", WORKER, space("palace_1"))
    choose(state, 0, "send", room("two_coins"))
    assert offered(state, 0, "play") == []
    assert offered(state, 0, "shift")


def test_daimyo_c_adds_a_decoration() -> None:
    """SNK-DCARD-03, SNK-R-11, SNK-D-15: a Decorator already used may work again; a Sword still carries a kind decorated once."""
    state = with_cards(C, card("daimyo_c_steel"))
    first, second, third = (put(state, 0, number, at, placed) for number, at, placed in ((12, (2, 3), 2), (2, (2, 2), 1), (16, (2, 4), 1)))
    choose(state, 0, "place", WORKER, space("academy_1"))
    choose(state, 0, "advance", LACQUER)
    assert offered(state, 0, "play") == []  # nothing yet that it would add
    choose(state, 0, "decorate", first, WOOD)
    assert offered(state, 0, "decorate") == []
    choose(state, 0, "play", C)
    assert set(offered(state, 0, "decorate")) == {(second, WOOD), (third, WOOD)}
    choose(state, 0, "decorate", second, WOOD)
    choose(state, 0, "play", card("daimyo_c_steel"))
    choose(state, 0, "decorate", third, WOOD)
    assert player(state).coins == 3


def test_daimyo_c_takes_nothing_from_the_action() -> None:
    """SNK-DCARD-03, SNK-ACAD-04: after the decoration it adds, each of the Decorators that have not worked still may."""
    state = with_cards(C)
    first, second = put(state, 0, 21, (4, 2), 4), put(state, 0, 2, (2, 2), 1)  # L W S K, and W
    choose(state, 0, "place", WORKER, space("academy_1"))
    choose(state, 0, "advance", LACQUER)
    choose(state, 0, "decorate", second, WOOD)
    choose(state, 0, "play", C)
    assert set(offered(state, 0, "decorate")) == {(first, kind) for kind in range(4)}
    choose(state, 0, "decorate", first, WOOD)
    for kind in (LACQUER, STEEL, LEATHER):
        assert (first, kind) in offered(state, 0, "decorate")
        choose(state, 0, "decorate", first, kind)
    assert state.decorated[first] == 0b1111


def test_daimyo_c_and_market_two_at_anothers_academy() -> None:
    """SNK-DCARD-03, SNK-MCARD-2, SNK-R-70, SNK-D-21: advance before decorating, decorate one more."""
    state = table(2)
    other = player(state, 1)
    other.cards = [C, TWO]
    sword = put(state, 1, 21, (4, 2), 4)  # L W S K
    choose(state, 0, "place", WORKER, space("academy_1"))
    choose(state, 0, "advance", WOOD)
    choose(state, 1, "play", TWO)
    choose(state, 1, "advance", LEATHER)
    choose(state, 1, "decorate", sword, LEATHER)
    assert other.coins == 2
    assert TWO not in [args[0] for args in offered(state, 1, "play")]
    choose(state, 1, "play", C)
    choose(state, 1, "decorate", sword, STEEL)
    assert other.coins == 3
    assert offered(state, 1, "decorate") == []  # one, and one more


def test_market_two_only_before_the_first_decoration() -> None:
    """SNK-MCARD-2, SNK-R-11: each copy one step."""
    state = with_cards(TWO, TWO, TWO)
    sword = put(state, 0, 21, (4, 2), 4)
    choose(state, 0, "place", WORKER, space("academy_1"))
    choose(state, 0, "advance", LACQUER)
    choose(state, 0, "play", TWO)
    choose(state, 0, "advance", LEATHER)
    choose(state, 0, "play", TWO)
    choose(state, 0, "advance", LEATHER)
    assert player(state).decorators == [1, 0, 0, 2]
    choose(state, 0, "decorate", sword, LEATHER)
    assert offered(state, 0, "play") == []


def test_a_card_that_advances_a_decorator_without_an_icon() -> None:
    """SNK-CARD-05, SNK-R-20, SNK-D-30: a set whose Market card 2 has no icon lets it be used at any time, on another's turn too."""
    state = table(2)
    two = replace(BOX.printed.market_cards[1], area_icon="none")
    reprint(state, market_cards=tuple(two if one.number == 2 else one for one in BOX.printed.market_cards))
    player(state, 1).cards, player(state, 1).decorators = [TWO], [2, 0, 1, 2]
    assert offered(state, 1, "use_to_advance") == [(TWO, WOOD), (TWO, STEEL)]
    choose(state, 1, "use_to_advance", TWO, STEEL)
    assert player(state, 1).decorators == [2, 0, 2, 2]
    assert (player(state, 1).cards, state.discard) == ([], [TWO])
    player(state).cards = [TWO]
    choose(state, 0, "place", WORKER, space("academy_1"))
    choose(state, 0, "advance", WOOD)
    assert offered(state, 0, "play") == []  # it is no card of the Academy


def test_market_four_puts_a_benefit_under_an_occupied_line() -> None:
    """SNK-MCARD-4, SNK-R-72, SNK-NOT-1: one for each copy, its own too, without limit under one line."""
    state = with_cards(FOUR, FOUR, A, B, coins=9)
    one = player(state)
    assert offered(state, 0, "stack") == []  # no line is occupied
    one.under[ROW_2] = (D,)
    assert set(offered(state, 0, "stack")) == {(A, ROW_2), (B, ROW_2), (FOUR, ROW_2)}
    choose(state, 0, "stack", A, ROW_2)
    assert (one.under[ROW_2], one.used, one.coins) == ((D, A), (FOUR,), 8)
    choose(state, 0, "stack", FOUR, ROW_2)
    assert one.under[ROW_2] == (D, A, FOUR)
    assert one.coins == 6
    assert one.used == (FOUR,)
    assert offered(state, 0, "stack") == []  # both copies are used
    choose(state, 0, "buy", FOUR, COLUMN_3)
    assert not one.used


@pytest.mark.parametrize("taken", range(9))
def test_market_four_reaches_every_line(taken: int) -> None:
    """SNK-MCARD-4: each of the four rows and five columns that has a card, and no other line."""
    state = with_cards(FOUR, A, coins=9)
    player(state).under[taken] = (D,)
    player(state).moment = True
    assert set(offered(state, 0, "stack")) == {(A, taken), (FOUR, taken)}
    assert set(offered(state, 0, "buy")) == {(number, free) for number in (A, FOUR) for free in range(9) if free != taken}
    choose(state, 0, "stack", A, taken)
    assert player(state).under[taken] == (D, A)


def test_a_single_market_four_stacks_itself() -> None:
    """SNK-R-72: its effect serves its own benefit."""
    state = with_cards(FOUR, coins=2)
    player(state).under[ROW_2] = (D,)
    choose(state, 0, "stack", FOUR, ROW_2)
    assert player(state).under[ROW_2] == (D, FOUR)
    assert (player(state).used, player(state).coins) == ((), 0)


def test_market_six_decorates_one_resource() -> None:
    """SNK-MCARD-6, SNK-D-30: Coins as usual, SNK-ACAD-05 holds."""
    state = with_cards(SIX)
    player(state).decorators = [0, 0, 2, 0]
    sword = put(state, 0, 12, (3, 3), 3, "W")
    assert offered(state, 0, "use_to_decorate") == [(SIX, sword, STEEL)]
    choose(state, 0, "use_to_decorate", SIX, sword, STEEL)
    assert player(state).coins == 3


def test_delivery_cards_only_during_a_delivery() -> None:
    """SNK-CARD-05: Market cards 3 and 5."""
    state = with_cards(THREE, FIVE)
    sword = finish(state, 0, 1)
    assert {"play", "double", "use"}.isdisjoint(verbs(state, 0))
    choose(state, 0, "deliver", sword)
    assert offered(state, 0, "play") == [(THREE,)]
    choose(state, 0, "done")
    assert "double" in verbs(state, 0)


def test_hiring_belongs_to_the_moment_of_its_action() -> None:
    """SNK-R-19: a Donation used for the Monk may be bought in the action that follows."""
    state = with_cards(SEVEN, coins=4)
    choose(state, 0, "play", SEVEN)
    choose(state, 0, "place", 1, space("komainu_1"))
    choose(state, 0, "done")
    assert player(state).coins == 8
    choose(state, 0, "buy", SEVEN, ROW_2)
    assert player(state).under[ROW_2] == (SEVEN,)


def test_the_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    """SNK-D-36: asked only with a free act or a purchase to make."""
    state = table(2)
    choose(state, 0, "forge", WORKER, 0)
    assert state.active == 1
    finish(state, 1, 1)
    choose(state, 1, "forge", WORKER, 8)
    assert asking(state) == "move_swords" or asking(state) == "end_turn"
    choose(state, 1, "done")
    assert state.active == 0


def test_used_cards_are_settled_before_passing() -> None:
    """SNK-D-32, SNK-R-17: bought now or discarded; then the pass is made."""
    state = with_cards(ONE)
    choose(state, 0, "use", ONE)
    honor = state.honors[0]
    choose(state, 0, "pass_taking", honor)
    assert asking(state) == "settle_cards"
    assert not player(state).passed
    choose(state, 0, "buy", ONE, ROW_2)
    assert player(state).passed
    assert player(state).honors == (honor,)
    assert state.active == 1


def test_what_is_not_bought_before_passing_is_discarded_first() -> None:
    """SNK-D-32, SNK-R-17, SNK-CARD-07: the moment ends, then the pass is made, and nothing is asked again."""
    state = with_cards(B, ONE, coins=1)
    player(state).cards, player(state).used, player(state).moment = [ONE], (B,), True
    choose(state, 0, "use", ONE)
    choose(state, 0, "pass_taking", state.honors[0])
    choose(state, 0, "done")
    told_keys = [event.key for event in state.events if event.key in ("discards", "passes")]
    assert told_keys == ["discards", "discards", "passes"]
    assert (state.discard, player(state).used, player(state).moment, state.active) == ([B, ONE], (), False, 1)


def test_an_extra_move_card_moves_a_sword_that_was_not_activated() -> None:
    """SNK-DCARD-04."""
    state = with_cards(D)
    player(state).stock = [0, 0, 0, 1]
    sword = put(state, 0, 23, (4, 1))
    choose(state, 0, "forge", WORKER, ROW_2)
    choose(state, 0, "play", D)
    choose(state, 0, "extra_move", sword)
    assert where(state, sword) == (4, 2)
    assert player(state).stock[LEATHER] == 0
