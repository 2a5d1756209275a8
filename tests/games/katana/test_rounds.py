"""Rounds, turns, placement, the Temple, Komainu, passing, restore. (sections 4, 11, 15)"""

from dataclasses import replace

import pytest

from tests.games.katana.table import (
    BOX,
    GAME,
    asked,
    asking,
    card,
    choose,
    finish,
    offered,
    pass_all,
    play_to_round,
    player,
    put,
    reasons,
    refusals,
    reprint,
    room,
    show,
    space,
    table,
    told,
    turn_of,
    verbs,
)
from zashiki.games.katana.names import MONK, STEEL, WORKER
from zashiki.kernel import Option, options


def test_four_rounds_and_the_end_without_a_restore() -> None:
    """SNK-RND-01: turns, then Restore; after round 4 the game ends."""
    state = table(2)
    for number in (1, 2, 3, 4):
        assert state.round == number
        choose(state, state.active, "place", WORKER, space("komainu_1"))
        pass_all(state, state.active)
        pass_all(state, state.active)
    assert not state.stack
    assert state.over
    assert state.round == 4
    assert state.board[space("komainu_1")] >= 0  # nothing was called home


def test_one_miniature_a_turn_then_the_next_player() -> None:
    """SNK-RND-02: exactly one placement, clockwise; who has passed is skipped; the phase ends when all have passed."""
    state = table(3)
    choose(state, 0, "place", WORKER, space("komainu_1"))
    assert (state.active, asked(state)) == (1, (1,))
    pass_all(state, 1)
    choose(state, 2, "forge", WORKER, 0)
    choose(state, 0, "forge", WORKER, 0)
    assert state.active == 2  # seat 1 has passed
    pass_all(state, 2, 0)
    assert state.round == 2


def test_only_available_workers_and_a_freed_one_at_once() -> None:
    """SNK-RND-03: four of seven at first; a Worker freed in the round can be placed in it."""
    state = table(2)
    player(state).workers = 0
    player(state).monks = 0
    assert verbs(state, 0) == {"pass_taking"}
    finish(state, 0, 1)
    player(state).delivered = [8]  # the next Sword goes to the second space, where a Worker is Blocked
    choose(state, 0, "deliver", 0)
    choose(state, 0, "done")
    assert player(state).workers == 1
    assert (WORKER, space("market_1")) in offered(state, 0, "place")


def test_without_a_placement_one_must_pass_but_only_on_ones_turn() -> None:
    """SNK-RND-04: running out of Workers is not a pass until the turn comes, and then it is the player's choice to make."""
    state = table(2)
    player(state, 1).workers = player(state, 1).monks = 0
    choose(state, 0, "place", WORKER, space("komainu_1"))
    assert not player(state, 1).passed
    assert (asked(state), verbs(state, 1)) == ((1,), {"pass_taking"})
    assert {Option("forge", (WORKER, 0)), Option("forge", (MONK, 0))} <= refusals(state, 1).keys()


@pytest.mark.parametrize(("seats", "usable"), [(2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize("area", ["market", "academy", "palace"])
def test_spaces_by_number_of_players(seats: int, usable: int, area: str) -> None:
    """SNK-RND-05: spaces without a number or with one not above the player count; one miniature on each."""
    state = table(seats)
    for number in range(1, usable + 1):
        assert (WORKER, space(f"{area}_{number}")) in offered(state, 0, "place")
        state.board[space(f"{area}_{number}")] = 2 + WORKER
    assert not any(args[1] in range(space(f"{area}_1"), space(f"{area}_5") + 1) for args in offered(state, 0, "place"))
    why = refusals(state, 0)
    assert why[Option("place", (WORKER, space(f"{area}_1")))].reason.key == "space_taken"
    if usable < 5:
        assert why[Option("place", (WORKER, space(f"{area}_5")))].reason.key == "space_not_in_use"


def test_why_a_miniature_cannot_be_placed() -> None:
    """SNK-RND-03, SNK-RND-05, SNK-TEMP-01, SNK-HOUSE-01: each with its own reason; nothing that can be chosen."""
    state = table(3)
    one = player(state)
    state.display = [-1] * 12
    barred, free = show(state, 1, "red_1"), show(state, 16, "white_3")  # they begin with Steel and with Wood
    put(state, 0, 19, (3, 1))
    state.board[space("palace_2")], state.board[space("market_1")] = 1 * 2 + WORKER, WORKER
    spaces: dict[int, tuple[str, str, tuple[int, ...]]] = {
        space(f"{area}_5"): ("SNK-RND-05", "space_not_in_use", (4,)) for area in ("market", "academy", "palace")
    }
    spaces[space("palace_2")] = spaces[space("market_1")] = ("SNK-RND-05", "space_taken", ())
    usable = [place for place in range(12, 28) if place not in spaces]
    one.coins = 5
    assert reasons(state, 0, "place") == {(figure, place): why for figure in (WORKER, MONK) for place, why in spaces.items()}
    assert reasons(state, 0, "take_sword") == {(figure, barred): ("SNK-HOUSE-01", "entry_occupied", (STEEL,)) for figure in (WORKER, MONK)}
    assert reasons(state, 0, "forge") == {}
    one.coins, one.workers = 4, 0
    for monks in (1, 0):
        one.monks = monks
        monk = ("SNK-TEMP-01", "monk_too_dear", (5,)) if monks else ("SNK-TEMP-01", "no_monks", ())
        whys = {WORKER: ("SNK-RND-03", "no_workers", ()), MONK: monk}
        assert reasons(state, 0, "place") == {(figure, place): why for figure, why in whys.items() for place in usable}
        assert reasons(state, 0, "take_sword") == {(figure, sword): why for figure, why in whys.items() for sword in (barred, free)}
        assert reasons(state, 0, "forge") == {(figure, line): why for figure, why in whys.items() for line in range(9)}


def test_the_forge_has_no_limit() -> None:
    """SNK-RND-05, SNK-FORGE-01: any number of miniatures may point at the same line."""
    state = table(2)
    player(state).pointing = (0, 0, 1)
    choose(state, 0, "forge", WORKER, 0)
    assert player(state).pointing == (0, 0, 1, 0)


def test_miniatures_stay_until_restore_and_unused_ones_bring_nothing() -> None:
    """SNK-RND-06, SNK-RND-07, SNK-REST-03."""
    state = table(2)
    choose(state, 0, "place", WORKER, space("academy_1"))
    choose(state, 0, "advance", 0)
    assert state.board[space("academy_1")] == 0 * 2 + WORKER  # SNK-RND-06
    choose(state, 1, "forge", WORKER, 3)
    before = (player(state).coins, player(state).score, player(state, 1).coins, player(state, 1).score)
    pass_all(state, 0, 1)
    after = (player(state).coins, player(state).score, player(state, 1).coins, player(state, 1).score)
    assert before == after  # SNK-RND-07: three Workers and two Monks were left on each side
    assert all(figure < 0 for figure in state.board)
    assert [(one.workers, one.monks, one.pointing) for one in state.players] == [(4, 2, ()), (4, 2, ())]


def test_free_acts_need_no_miniature_and_no_turn() -> None:
    """SNK-RND-08, SNK-R-16: deliveries and the katana on anybody's turn, in the middle of an action; not after passing."""
    state = table(3)
    sword = finish(state, 2, 1)
    question = state.stack[-1]
    assert offered(state, 2, "deliver") == [(sword,)]
    choose(state, 0, "place", WORKER, space("market_1"))
    assert asking(state) == "buy_resources"
    choose(state, 2, "deliver", sword)
    choose(state, 2, "done")
    assert asking(state) == "buy_resources"  # seat 0 goes on as if nothing had happened
    assert asked(state) == (0,)
    assert player(state, 2).workers == 4
    assert question not in state.stack
    finish(state, 1, 2)
    player(state, 1).passed = True
    assert offered(state, 1, "deliver") == []
    assert refusals(state, 1) == {}  # nothing to choose at all, so nothing is put to that seat


def test_nobody_is_asked_whether_to_interrupt() -> None:
    """SNK-R-16: a seat with a complete Sword may act, but the game waits for the active player only."""
    state = table(4)
    for seat in (1, 2, 3):
        finish(state, seat, seat)
    assert asked(state) == (0,)
    choose(state, 0, "place", WORKER, space("komainu_1"))
    assert asked(state) == (1,)
    assert all(offered(state, seat, "deliver") for seat in (1, 2, 3))


# The Temple


def test_monk_price_example() -> None:
    """SNK-EX-02, SNK-TEMP-01, SNK-TEMP-02, SNK-TEMP-04: paid before anything else; a Monk is one more placement."""
    state = table(4)
    for seat in (0, 1, 2):
        choose(state, seat, "forge", WORKER, 0)
    player(state, 3).coins = 8
    choose(state, 3, "place", MONK, space("market_1"))
    assert player(state, 3).coins == 3
    assert told(state, "pays_coins") == [(3, 5)]
    assert (player(state, 3).workers, player(state, 3).monks) == (4, 1)
    choose(state, 3, "done")
    choose(state, 3, "take_card", state.on_offer()[0])
    choose(state, 3, "take_card", state.on_offer()[0])
    if asking(state) == "end_turn":
        choose(state, 3, "done")
    for seat in (0, 1, 2):
        choose(state, seat, "forge", WORKER, 0)
    figures = {args[0] for verb in ("place", "forge", "take_sword") for args in offered(state, 3, verb)}
    assert figures == {WORKER}
    assert refusals(state, 3)[Option("forge", (MONK, 0))].reason == ("monk_too_dear", (5,))


@pytest.mark.parametrize(("number", "price"), [(1, 5), (2, 6), (3, 8), (4, 12)])
def test_the_price_rises_with_the_rounds(number: int, price: int) -> None:
    """SNK-TEMP-01, SNK-COMP-19."""
    state = table(2)
    play_to_round(state, number)
    seat = state.active
    player(state, seat).coins = price - 1
    assert not any(args[0] == MONK for args in offered(state, seat, "place"))
    player(state, seat).coins = price
    choose(state, seat, "forge", MONK, 0)
    assert player(state, seat).coins == 0


def test_coins_of_the_placement_cannot_pay_for_the_monk() -> None:
    """SNK-TEMP-02: not even the Coins of Komainu or of a Sword."""
    state = table(2)
    player(state).coins = 4
    show(state, 49, "red_1")  # nine Coins
    assert not any(args[0] == MONK for verb in ("place", "take_sword") for args in offered(state, 0, verb))


def test_a_monk_does_what_a_worker_does_and_may_come_first() -> None:
    """SNK-TEMP-03, SNK-TEMP-04: the same spaces, the same action; any order."""
    state = table(2)
    player(state).coins = 5
    workers = {args[1] for args in offered(state, 0, "place") if args[0] == WORKER}
    monks = {args[1] for args in offered(state, 0, "place") if args[0] == MONK}
    assert workers == monks
    choose(state, 0, "place", MONK, space("komainu_1"))
    assert player(state).coins == 4


# Komainu and passing


def test_komainu_has_one_space_pays_four_coins_and_gives_the_first_place() -> None:
    """SNK-KOM-01, SNK-KOM-02, SNK-REST-02."""
    state = table(3)
    pass_all(state, 0)
    choose(state, 1, "place", WORKER, space("komainu_1"))
    assert player(state, 1).coins == 4
    assert (WORKER, space("komainu_1")) not in offered(state, 2, "place")
    pass_all(state, 2, 1)
    assert (state.first, state.order) == (1, (1, 2, 0))
    assert state.active == 1


def test_without_a_miniature_on_komainu_the_card_goes_left() -> None:
    """SNK-REST-02."""
    state = table(3)
    pass_all(state, 0, 1, 2)
    assert (state.first, state.order) == (1, (1, 2, 0))


def test_passing_takes_an_honor_card_and_ends_turns_and_free_acts() -> None:
    """SNK-PASS-01, SNK-PASS-02, SNK-D-20, SNK-HON-01."""
    state = table(2)
    shown = state.honors[:]
    assert sorted(args[0] for args in offered(state, 0, "pass_taking")) == sorted(shown)
    finish(state, 0, 1)
    choose(state, 0, "pass_taking", shown[1])
    assert (player(state).honors, state.honors) == ((shown[1],), (shown[0],))
    assert offered(state, 0, "deliver") == []
    choose(state, 1, "forge", WORKER, 0)
    assert state.active == 1  # seat 0 takes no more turns
    pass_all(state, 1)
    assert [len(one.honors) for one in state.players] == [1, 1]
    assert offered(state, 0, "deliver") == [(0,)]  # a new round


def test_one_may_deliver_and_then_pass() -> None:
    """SNK-R-17: deliver first, then pass; not the other way round."""
    state = table(2)
    finish(state, 0, 1)
    choose(state, 0, "deliver", 0)
    choose(state, 0, "done")
    choose(state, 0, "pass_taking", state.honors[0])
    assert player(state).passed
    assert player(state).delivered == [0]


def test_who_has_passed_still_gets_academy_and_palace_benefits() -> None:
    """SNK-PASS-03: Coins from them hire no Monk, a Sword completed by them waits for the next round, and so does its Worker."""
    state = table(2)
    one = player(state)
    sword = put(state, 0, 1, (3, 3), 2)  # needs one Wood
    one.stock[1] = 1
    one.rooms[room("move_sword")] = 1
    one.delivered = [8]
    pass_all(state, 0)
    choose(state, 1, "place", WORKER, space("palace_1"))
    choose(state, 1, "send", room("two_coins"))
    choose(state, 1, "done")
    assert asked(state) == (0,)
    choose(state, 0, "room_move", room("move_sword"), sword)
    assert state.is_complete(sword)
    assert offered(state, 0, "deliver") == []
    assert verbs(state, 1) >= {"place", "pass_taking"}
    choose(state, 1, "place", WORKER, space("academy_1"))
    choose(state, 1, "advance", 0)
    choose(state, 0, "decorate", sword, 2)
    assert (one.coins, one.workers) == (1, 4)
    pass_all(state, 1)
    assert state.round == 2
    assert offered(state, 0, "deliver") == [(sword,)]


# Restore


def test_restore() -> None:
    """SNK-REST-01, SNK-REST-02, SNK-REST-03, SNK-REST-04, SNK-REST-05, SNK-REST-06."""
    state = table(2)
    taken = next(sword for sword in state.display if sword >= 0)
    place = state.display.index(taken)
    player(state).delivered = [48, 49]
    player(state).workers = 5  # one was freed
    player(state).blocked = 0b11000
    player(state).decorators = [1, 0, 0, 2]
    player(state).rooms[room("two_coins")] = 1
    player(state).family = 2
    choose(state, 0, "take_sword", WORKER, taken)
    if asking(state) == "end_turn":
        choose(state, 0, "done")
    kept = [sword for sword in state.display if sword >= 0]
    offer, decks = state.on_offer(), state.decks_left[:]
    next_up = state.stack_of_swords[state.swords_left - 1]
    pass_all(state, 1, 0)
    assert state.round == 2  # SNK-REST-01
    assert player(state).workers == 5  # SNK-REST-03: a freed Worker stays free
    assert state.display[place] == next_up  # SNK-REST-04
    assert all(sword in state.display for sword in kept)
    assert len(state.honors) == 2  # SNK-REST-05
    assert (state.on_offer(), state.decks_left) == (offer, decks)  # SNK-REST-06
    assert player(state).decorators == [1, 0, 0, 2]
    assert player(state).rooms[room("two_coins")] == 1


def test_honor_cards_are_revealed_by_number_of_players_each_round() -> None:
    """SNK-REST-05: all of one round are taken before the next ones come."""
    state = table(3)
    pass_all(state, 0, 1, 2)
    assert len(state.honors) == 3
    assert len(told(state, "shows_honor")) == 3
    assert all(event.reveals for event in state.events if event.key == "shows_honor")


def test_an_empty_honor_display_does_not_stop_a_pass() -> None:
    """SNK-R-25: what is exhausted offers nothing, and the taking is skipped."""
    state = table(2)
    state.honors = ()
    choose(state, 0, "pass")
    assert player(state).passed
    assert player(state).honors == ()


def test_an_exhausted_sword_stack_refills_nothing() -> None:
    """SNK-R-25."""
    state = table(2)
    state.swords_left = 1
    state.display = [-1] * 12
    pass_all(state, 0, 1)
    assert sum(sword >= 0 for sword in state.display) == 1
    assert state.swords_left == 0


def test_the_start_of_a_turn_offers_worker_monk_and_pass() -> None:
    """SNK-D-03, SNK-D-05: Houses, spaces, lines; with a Worker or a Monk; or pass."""
    state = table(2)
    player(state).coins = 5
    assert {"take_sword", "place", "forge", "pass_taking"} == verbs(state, 0)
    for verb in ("take_sword", "place", "forge"):
        assert {args[0] for args in offered(state, 0, verb)} == {WORKER, MONK}
    assert len([found for found in options(GAME, state, 0) if found.verb == "forge"]) == 18


def test_donation_makes_a_monk_cheaper() -> None:
    """SNK-MCARD-7, SNK-D-04, SNK-R-11: 5 Coins less for each copy, at least 0."""
    state = table(2)
    play_to_round(state, 4)
    turn_of(state, 0)
    one = player(state)
    one.coins, one.cards = 2, [card("market_7")] * 2
    choose(state, 0, "play", card("market_7"))
    assert not offered(state, 0, "forge")  # 12 - 5 is still more than 2
    assert reasons(state, 0, "forge") == {(MONK, line): ("SNK-TEMP-01", "monk_too_dear", (7,)) for line in range(9)}
    assert {args[0] for args in reasons(state, 0, "place")} == {MONK}
    choose(state, 0, "play", card("market_7"))
    choose(state, 0, "forge", MONK, 0)
    assert one.coins == 0
    state = table(2)
    player(state).cards = [card("market_7")]
    choose(state, 0, "play", card("market_7"))
    choose(state, 0, "forge", MONK, 0)  # 5 - 5
    assert player(state).coins == 0
    assert player(state).used == ()  # the turn is over, the card discarded
    assert card("market_7") in state.discard


def test_donation_is_no_use_where_a_monk_is_free() -> None:
    """SNK-MCARD-7: in a set whose Temple asks nothing in round 1; nor a second card where one makes the Monk free."""
    state = table(2)
    player(state).cards = [card("market_7")] * 2
    other = state.clone()
    choose(other, 0, "play", card("market_7"))
    assert offered(other, 0, "play") == []
    first, *rest = BOX.printed.rounds
    reprint(state, rounds=(replace(first, monk_cost=0), *rest))
    assert offered(state, 0, "play") == []
    assert (MONK, 0) in offered(state, 0, "forge")


def test_donation_is_no_use_where_a_monk_stays_too_dear() -> None:
    """SNK-MCARD-7: it is used when a Monk is taken, not without."""
    state = table(2)
    play_to_round(state, 4)
    turn_of(state, 0)
    player(state).coins, player(state).cards = 6, [card("market_7")]
    assert offered(state, 0, "play") == []
    player(state).coins = 7
    assert offered(state, 0, "play") == [(card("market_7"),)]


def test_coins_spent_meanwhile_on_a_benefit_let_the_monk_go() -> None:
    """SNK-D-04: whoever then cannot pay a Monk any more is back at the start of the turn, the card used."""
    state = table(2)
    play_to_round(state, 2)
    turn_of(state, 0)
    one = player(state)
    one.coins, one.cards = 1, [card("market_7"), card("daimyo_a_wood")]
    choose(state, 0, "play", card("market_7"))
    choose(state, 0, "buy", card("daimyo_a_wood"), 0)
    choose(state, 0, "forgo")
    assert asking(state) == "take_turn"
    assert one.used == (card("market_7"),)
    assert BOX.monk_cost[2] == 6
