"""Houses, Market, Academy, Palace, Komainu with a Monk. (sections 5, 6, 9, 10, 11)"""

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
    player,
    put,
    put_katana,
    reasons,
    refusals,
    room,
    show,
    space,
    table,
    told,
    turn_of,
    verbs,
    where,
)
from zashiki.games.katana.forging import swappable_swords
from zashiki.games.katana.names import FIRST_MARKET, LACQUER, LEATHER, MONK, SPACE_IDS, STEEL, WOOD, WORKER
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.view import view
from zashiki.kernel import Message, Option, prompt


def go(state: KatanaState, seat: int, area: str, figure: int = WORKER) -> None:
    """A miniature onto the leftmost free space of an area; a Monk is paid for."""
    if figure == MONK:
        player(state, seat).coins += BOX.monk_cost[state.round]
    free = next(args[1] for args in offered(state, seat, "place") if SPACE_IDS[args[1]].startswith(area))
    choose(state, seat, "place", figure, free)


def test_the_spaces_offered_follow_every_change_of_the_board() -> None:
    """Those of another turn hold only while no miniature and no Character has come or gone. SNK-RND-05, SNK-WAND-04"""
    state = table(2, characters="all")
    state.wanderers = [-1] * len(state.wanderers)
    worker_at = [(WORKER, space(f"{area}_1")) for area in ("market", "academy", "palace", "komainu")]

    def places() -> list[tuple[int, ...]]:
        return [args for args in offered(state, 0, "place") if args[0] == WORKER]

    assert places() == places() == worker_at
    state.board[space("academy_1")] = 1 * 2 + WORKER
    assert places() == [worker_at[0], (WORKER, space("academy_2")), *worker_at[2:]]
    state.board[space("academy_1")] = -1
    assert places() == worker_at
    state.wanderers[0] = space("palace_2")
    assert places() == [*worker_at, (WORKER, space("palace_2"))]


# Houses


def test_houses_example() -> None:
    """Coins, Sashimono, Daimyō card, Worker on the vacated space, Sword on its entry space.

    SNK-EX-03, SNK-HOUSE-01, SNK-HOUSE-02, SNK-HOUSE-03, SNK-HOUSE-04, SNK-HOUSE-05
    """
    state = table(2)
    sword = show(state, 16, "blue_2")
    top = state.house_top(1)
    choose(state, 0, "take_sword", WORKER, sword)
    one = player(state)
    assert where(state, sword) == (2, 1)  # SNK-HOUSE-02
    assert state.board[space("blue_2")] == 0 * 2 + WORKER
    assert state.display[space("blue_2")] == -1
    assert one.coins == 4  # SNK-HOUSE-03
    assert state.banner[sword] == 1  # SNK-HOUSE-04: blue
    assert one.cards == [top]  # SNK-HOUSE-05
    assert state.decks_left[1] == 15
    assert told(state, "uncovers") == [(1, state.house_top(1))]


def test_a_sword_on_display_says_where_it_would_enter() -> None:
    """SNK-HOUSE-02: in column 1, in the row of its first Resource."""
    state = table(2)
    sword = show(state, 16, "blue_2")
    (shown,) = [place.sword for house in view(state, 0).houses for place in house.spaces if place.sword and place.sword.sword == sword]
    choose(state, 0, "take_sword", WORKER, sword)
    assert shown.target == state.cell[sword]


def test_a_sword_without_an_empty_entry_space_cannot_be_chosen() -> None:
    """SNK-HOUSE-01, SNK-R-05: empty when it is chosen; a delivery before that may clear the way for another Sword."""
    state = table(2)
    state.display = [-1] * 12
    sword = show(state, 16, "red_1")  # begins with Wood
    put(state, 0, 2, (2, 1))
    assert offered(state, 0, "take_sword") == []
    assert refusals(state, 0)[Option("take_sword", (WORKER, sword))].rule == "SNK-HOUSE-01"
    player(state).swords.clear()
    assert (WORKER, sword) in offered(state, 0, "take_sword")


def test_a_monk_at_the_houses_brings_one_more_sashimono_of_any_kind() -> None:
    """SNK-HOUSE-06, SNK-D-08: straight into the own area."""
    state = table(2)
    player(state).coins = 5
    sword = show(state, 16, "blue_2")
    choose(state, 0, "take_sword", MONK, sword)
    assert offered(state, 0, "take_sashimono") == [(0,), (1,), (2,), (3,)]
    choose(state, 0, "take_sashimono", 3)
    assert player(state).sashimonos == [3]
    assert state.banner[sword] == 1


def test_a_house_is_full_when_its_swords_are_gone() -> None:
    """SNK-HOUSE-07: refilled only at Restore."""
    state = table(2)
    for place in range(3):
        state.display[place] = -1
    swords = {args[1] for args in offered(state, 0, "take_sword")}
    assert swords
    assert all(state.display.index(sword) >= 3 for sword in swords)
    pass_all(state, 0, 1)
    assert state.display[0] >= 0


def test_an_empty_house_deck_gives_no_card() -> None:
    """SNK-R-25."""
    state = table(2)
    sword = show(state, 16, "blue_2")
    state.decks_left[1] = 0
    choose(state, 0, "take_sword", WORKER, sword)
    assert player(state).cards == []


# Market


def test_market_example_with_a_monk() -> None:
    """One Wood, one Steel, then two cards, the newly shown one included.

    SNK-EX-04, SNK-MKT-01, SNK-MKT-02, SNK-MKT-03, SNK-MKT-04, SNK-D-09, SNK-D-11
    """
    state = table(2)
    one = player(state)
    one.coins = 8
    choose(state, 0, "place", MONK, space("market_1"))
    choose(state, 0, "buy_resource", WOOD)
    choose(state, 0, "buy_resource", STEEL)
    assert (one.coins, one.stock) == (0, [0, 1, 1, 0])
    assert offered(state, 0, "buy_resource") == []
    assert refusals(state, 0)[Option("buy_resource", (WOOD,))].reason == ("too_dear", (1,))
    choose(state, 0, "done")
    first, top = state.offer[0], state.market_deck[state.market_left - 1]
    below = state.market_deck[state.market_left - 2]
    assert {args[0] for args in offered(state, 0, "take_card")} == set(state.on_offer())
    choose(state, 0, "take_card", first)
    assert (state.offer[0], state.on_offer()[2]) == (top, below)  # SNK-MKT-03: replaced from the deck
    assert (below,) in offered(state, 0, "take_card")
    choose(state, 0, "take_card", below)
    assert one.cards == [first, below]
    assert asking(state) != "take_market_card"


@pytest.mark.parametrize(("kind", "price"), [(WOOD, 1), (STEEL, 2), (LEATHER, 3), (LACQUER, 4)])
def test_market_prices(kind: int, price: int) -> None:
    """SNK-MKT-02: any number, none included; they go to the Forge stock."""
    state = table(2)
    player(state).coins = 2 * price
    go(state, 0, "market")
    assert "done" in verbs(state, 0)  # none at all is fine
    choose(state, 0, "buy_resource", kind)
    choose(state, 0, "buy_resource", kind)
    assert (player(state).coins, player(state).stock[kind]) == (0, 2)


def test_what_a_purse_cannot_pay_at_the_market() -> None:
    """SNK-MKT-02, SNK-DCARD-01: by the price of one more, discounts counted."""
    state = table(2)
    player(state).coins, player(state).cards = 2, [card("daimyo_a_wood")]
    go(state, 0, "market")
    assert reasons(state, 0, "buy_resource") == {
        (LACQUER,): ("SNK-MKT-02", "too_dear", (4,)),
        (LEATHER,): ("SNK-MKT-02", "too_dear", (3,)),
    }
    choose(state, 0, "play", card("daimyo_a_wood"))
    assert reasons(state, 0, "buy_resource") == {}  # 4 - 2
    choose(state, 0, "buy_resource", STEEL)
    assert reasons(state, 0, "buy_resource") == {
        (LACQUER,): ("SNK-MKT-02", "too_dear", (4,)),
        (LEATHER,): ("SNK-MKT-02", "too_dear", (3,)),
    }


def test_taking_the_top_of_the_deck_uncovers_the_next() -> None:
    """SNK-MKT-03, SNK-R-04: one card must be taken; singles stay where they are."""
    state = table(2)
    go(state, 0, "market")
    choose(state, 0, "done")
    assert verbs(state, 0) == {"take_card"}
    state.offer = [FIRST_MARKET, FIRST_MARKET]
    deck = [FIRST_MARKET + 1] * 20 + [FIRST_MARKET + 2, FIRST_MARKET + 3]
    state.market_deck, state.market_left = tuple(deck), len(deck)
    choose(state, 0, "take_card", FIRST_MARKET + 3)
    assert state.on_offer() == [FIRST_MARKET, FIRST_MARKET, FIRST_MARKET + 2]
    assert [event.reveals for event in state.events if event.key == "market_shows"] == [True]


def test_an_exhausted_market_offers_what_is_left_and_then_nothing() -> None:
    """SNK-R-25, SNK-R-04: no reshuffling; the compulsory taking is skipped."""
    state = table(2)
    state.market_left, state.offer = 0, [FIRST_MARKET + 2]
    player(state).coins = 5
    choose(state, 0, "place", MONK, space("market_1"))
    choose(state, 0, "done")
    choose(state, 0, "take_card", FIRST_MARKET + 2)
    assert state.on_offer() == []
    assert asking(state) == "take_turn"


def test_haggling_lowers_the_total() -> None:
    """SNK-DCARD-01, SNK-R-11, SNK-D-09: 2 Coins less in all, never below 0; copies add up; also for what was bought before."""
    state = table(2)
    one = player(state)
    one.coins, one.cards = 4, [card("daimyo_a_wood"), card("daimyo_a_steel")]
    go(state, 0, "market")
    choose(state, 0, "play", card("daimyo_a_wood"))
    choose(state, 0, "buy_resource", WOOD)  # 1 - 1
    assert one.coins == 4
    choose(state, 0, "buy_resource", STEEL)  # 2 - 1
    assert one.coins == 3
    choose(state, 0, "play", card("daimyo_a_steel"))  # of 3 in all, 3 are taken off
    assert one.coins == 4
    choose(state, 0, "buy_resource", WOOD)  # the rest of the discount
    assert one.coins == 4
    choose(state, 0, "buy_resource", WOOD)
    assert one.coins == 3
    assert one.used == (card("daimyo_a_wood"), card("daimyo_a_steel"))


def test_haggling_with_a_card_just_bought() -> None:
    """SNK-CAN-4, SNK-DCARD-01: its benefit lies under the Forge, no other card is held, and its effect still serves the action."""
    state = table(2)
    player(state).cards, player(state).coins = [card("daimyo_a_wood")], 1
    go(state, 0, "market")
    choose(state, 0, "buy", card("daimyo_a_wood"), 0)
    choose(state, 0, "play", card("daimyo_a_wood"))
    choose(state, 0, "buy_resource", STEEL)  # 2 - 2
    assert (player(state).coins, player(state).stock[STEEL]) == (0, 1)


def test_straight_to_the_forge() -> None:
    """SNK-MKT-05, SNK-ROOM-09, SNK-R-24, SNK-D-10: once in the action, with a Resource just bought."""
    state = table(2)
    state.rooms = (room("passive_market_move"), *state.rooms[1:])
    one = player(state)
    one.coins = 15
    wood, steel = put(state, 0, 2, (2, 1)), put(state, 0, 1, (3, 1))
    one.stock = [0, 0, 1, 0]
    choose(state, 0, "place", MONK, space("market_1"))
    choose(state, 0, "buy_resource", WOOD)
    assert offered(state, 0, "straight") == []  # nobody of ours is in the Room
    one.rooms[room("passive_market_move")] = 1
    assert offered(state, 0, "straight") == [(wood,)]  # the Steel was in stock before, so it does not count
    choose(state, 0, "straight", wood)
    assert where(state, wood) == (2, 2)
    assert one.stock == [0, 0, 1, 0]
    choose(state, 0, "buy_resource", STEEL)
    assert offered(state, 0, "straight") == []  # once, also with a Monk
    assert where(state, steel) == (3, 1)


@pytest.mark.parametrize(("number", "at", "placed"), [(8, (1, 1), 0), (2, (2, 1), 0), (1, (3, 1), 0), (23, (4, 1), 0)])
def test_straight_to_the_forge_with_each_kind(number: int, at: tuple[int, int], placed: int) -> None:
    """SNK-MKT-05, SNK-ROOM-09: what was in stock before does not count; prices and discounts stay what they are."""
    state = table(2)
    one = player(state)
    one.coins, one.stock, one.rooms[room("passive_market_move")] = 20, [1, 1, 1, 1], 1
    one.cards = [card("daimyo_a_wood")]
    sword = put(state, 0, number, at, placed)
    kind = at[0] - 1
    other = (kind + 1) % 4
    choose(state, 0, "place", WORKER, space("market_1"))
    assert offered(state, 0, "straight") == []
    choose(state, 0, "buy_resource", other)
    assert offered(state, 0, "straight") == []
    choose(state, 0, "buy_resource", kind)
    choose(state, 0, "play", card("daimyo_a_wood"))
    choose(state, 0, "straight", sword)
    choose(state, 0, "buy_resource", WOOD)
    assert one.coins == 20 - (BOX.price[kind] + BOX.price[other] - 2 + BOX.price[WOOD])
    choose(state, 0, "buy_resource", kind)
    assert offered(state, 0, "straight") == []


# Academy


def test_academy_example_of_the_active_player() -> None:
    """Two steps on Wood, then all four kinds: 8 Coins.

    SNK-EX-05a, SNK-ACAD-02, SNK-ACAD-03, SNK-ACAD-08, SNK-ACAD-09, SNK-R-13, SNK-D-14, SNK-D-15
    """
    state = table(2)
    one = player(state)
    one.decorators = [0, 0, 1, 1]
    first = put(state, 0, 33, (1, 2), 1)  # L
    second = put(state, 0, 12, (3, 3), 3)  # W W S
    third = put(state, 0, 24, (4, 2), 2)  # S K
    go(state, 0, "academy", MONK)
    choose(state, 0, "advance", WOOD)
    choose(state, 0, "advance", WOOD)
    assert one.decorators == [0, 2, 1, 1]
    before = one.coins
    choose(state, 0, "decorate", first, LACQUER)
    choose(state, 0, "decorate", second, WOOD)
    choose(state, 0, "decorate", second, STEEL)
    choose(state, 0, "decorate", third, LEATHER)
    assert one.coins - before == 1 + 3 + 2 + 2 == 8


def test_academy_example_one_legal_kind() -> None:
    """SNK-EX-05b, SNK-ACAD-05, SNK-ACAD-07, SNK-D-21: base L, decorated W and S, base S: only L can be decorated, for 1 Coin."""
    state = table(2)
    sword = put(state, 1, 32, (3, 3), 4, "WS")  # L W S S
    go(state, 0, "academy")
    choose(state, 0, "advance", WOOD)
    assert asked(state) == (1,)
    assert offered(state, 1, "decorate") == [(sword, LACQUER)]
    assert refusals(state, 1)[Option("decorate", (sword, STEEL))].rule == "SNK-ACAD-05"
    choose(state, 1, "decorate", sword, LACQUER)
    assert player(state, 1).coins == 1
    assert asking(state) == "take_turn"  # exactly one


def test_academy_example_any_kind() -> None:
    """SNK-EX-05c: base L, W, S, K; Leather, whose Decorator stands in column 3, pays 3."""
    state = table(2)
    sword = put(state, 1, 21, (4, 2), 4)  # L W S K
    player(state, 1).decorators[LEATHER] = 2
    go(state, 0, "academy")
    choose(state, 0, "advance", WOOD)
    assert len(offered(state, 1, "decorate")) == 4
    choose(state, 1, "decorate", sword, LEATHER)
    assert player(state, 1).coins == 3
    assert player(state, 1).decorators == [0, 0, 0, 2]  # SNK-ACAD-07: nothing advances


def test_academy_example_nothing_legal() -> None:
    """SNK-EX-05d: a base Steel beside a decorated Steel: no legal decoration, nobody is asked."""
    state = table(2)
    put(state, 1, 1, (3, 3), 2, "S")  # S S
    go(state, 0, "academy")
    choose(state, 0, "advance", WOOD)
    assert asking(state) == "take_turn"
    assert player(state, 1).coins == 0


def test_each_decorator_works_once_and_a_sword_carries_a_kind_decorated_once() -> None:
    """SNK-ACAD-04, SNK-ACAD-05, SNK-ACAD-06: one Resource per kind in total; different kinds on one Sword are fine."""
    state = table(2)
    one, two = put(state, 0, 2, (2, 3), 2), put(state, 0, 12, (3, 3), 3)  # W W / W W S
    go(state, 0, "academy")
    choose(state, 0, "advance", LACQUER)
    choose(state, 0, "decorate", two, WOOD)
    assert offered(state, 0, "decorate") == [(two, STEEL)]
    assert refusals(state, 0)[Option("decorate", (one, WOOD))].rule == "SNK-ACAD-04"
    choose(state, 0, "decorate", two, STEEL)
    assert state.decorated[two] == 1 << WOOD | 1 << STEEL


def test_advancing_is_compulsory_until_all_are_at_the_end() -> None:
    """SNK-ACAD-02, SNK-R-04: no declining; skipped when all four are in the last column."""
    state = table(2)
    player(state).decorators = [2, 2, 2, 1]
    go(state, 0, "academy", MONK)
    assert {found.verb for found in state.stack[-1].options(state, 0)} == {"advance"}
    assert offered(state, 0, "advance") == [(LEATHER,)]
    assert refusals(state, 0)[Option("advance", (LACQUER,))].rule == "SNK-ACAD-02"
    choose(state, 0, "advance", LEATHER)
    assert player(state).decorators == [2, 2, 2, 2]  # SNK-ACAD-09: the second step is skipped
    assert asking(state) == "take_turn"


def test_decorating_is_optional_and_the_katana_can_be_decorated() -> None:
    """SNK-R-04, SNK-ACAD-03, SNK-ACAD-10: complete Swords and the katana on the Forge too, delivered ones never."""
    state = table(2)
    complete = finish(state, 0, 1)
    delivered = finish(state, 0, 2)
    player(state).swords.remove(delivered)
    player(state).delivered.append(delivered)
    blade = put_katana(state, 0, "LWSK", (1, 2), 1)
    go(state, 0, "academy")
    choose(state, 0, "advance", WOOD)
    assert {args[0] for args in offered(state, 0, "decorate")} == {complete, blade}
    assert "done" in verbs(state, 0)
    choose(state, 0, "decorate", blade, LACQUER)
    assert state.decorated[blade] == 1 << LACQUER


def test_what_is_asked_at_the_academy_and_the_forge() -> None:
    """SNK-ACAD-03, SNK-ACAD-07, SNK-FORGE-02: the own decorations, or one at another's activation; the line and the additional moves."""
    state = table(2)
    sword = put(state, 0, 12, (2, 2), 1)
    put(state, 1, 2, (2, 2), 1)
    go(state, 0, "academy")
    choose(state, 0, "advance", WOOD)
    asked_for = prompt(GAME, state, 0)
    assert asked_for is not None and asked_for.message.key == "decorate"
    choose(state, 0, "decorate", sword, WOOD)
    asked_for = prompt(GAME, state, 1)
    assert asked_for is not None and asked_for.message == Message("decorate_one", (0,))
    state = table(2)
    player(state).coins, player(state).stock = 5, [1, 1, 1, 1]
    put(state, 0, 12, (2, 2), 1)
    choose(state, 0, "forge", MONK, 5)
    asked_for = prompt(GAME, state, 0)
    assert asked_for is not None and asked_for.message == ("move_swords", (5, 1))


def test_who_has_passed_may_decorate_too_and_the_order_is_clockwise() -> None:
    """SNK-ACAD-07, SNK-R-03: the active player first, then the others clockwise."""
    state = table(3)
    swords = [put(state, seat, seat + 2, (2, 2), 1) for seat in range(3)]
    player(state, 2).passed = True
    turn_of(state, 1)
    go(state, 1, "academy")
    choose(state, 1, "advance", WOOD)
    choose(state, 1, "done")
    assert asked(state) == (2,)
    choose(state, 2, "decorate", swords[2], state.resources_on(swords[2])[0])
    assert asked(state) == (0,)
    choose(state, 0, "done")
    assert asking(state) == "take_turn"


def test_why_a_decorator_cannot_advance_and_a_resource_not_be_decorated() -> None:
    """SNK-ACAD-02, SNK-ACAD-04, SNK-ACAD-05, SNK-ACAD-07, SNK-DCARD-03: a card lifts all of it but the limit of the Sword."""
    state = table(2)
    extra = card("daimyo_c_wood")
    for seat, numbers in enumerate(((12, 21), (29, 32))):
        put(state, seat, numbers[0], (2, 3), 2)  # W W
        put(state, seat, numbers[1], (3, 2), 3, "L")  # L W S, the Lacquer decorated
        player(state, seat).cards = [extra]
    player(state).decorators = [2, 0, 1, 2]
    go(state, 0, "academy")
    assert reasons(state, 0, "advance") == {(kind,): ("SNK-ACAD-02", "at_the_end", ()) for kind in (LACQUER, LEATHER)}
    choose(state, 0, "advance", WOOD)
    plain, rich = player(state).swords
    decorated = {(rich, LACQUER): ("SNK-ACAD-05", "already_decorated", (LACQUER,))}
    assert reasons(state, 0, "decorate") == decorated
    choose(state, 0, "decorate", plain, WOOD)
    decorated[(plain, WOOD)] = ("SNK-ACAD-05", "already_decorated", (WOOD,))
    assert reasons(state, 0, "decorate") == decorated | {(rich, WOOD): ("SNK-ACAD-04", "decorator_worked", (WOOD,))}
    choose(state, 0, "play", extra)
    assert reasons(state, 0, "decorate") == decorated
    choose(state, 0, "done")
    while asked(state) == (0,):
        choose(state, 0, "done")
    plain, rich = player(state, 1).swords
    decorated = {(rich, LACQUER): ("SNK-ACAD-05", "already_decorated", (LACQUER,))}
    choose(state, 1, "decorate", rich, STEEL)
    decorated[(rich, STEEL)] = ("SNK-ACAD-05", "already_decorated", (STEEL,))
    left = {(plain, WOOD), (rich, WOOD)}
    assert reasons(state, 1, "decorate") == decorated | dict.fromkeys(left, ("SNK-ACAD-07", "only_one_decoration", ()))
    choose(state, 1, "play", extra)
    assert reasons(state, 1, "decorate") == decorated


def test_an_academy_with_nothing_to_do_is_a_legal_placement() -> None:
    """SNK-R-06, SNK-ACAD-01: nothing forbids it."""
    state = table(2)
    player(state).decorators = [2, 2, 2, 2]
    go(state, 0, "academy")
    assert state.active == 1
    assert state.board[space("academy_1")] == WORKER


# Palace


def test_palace_example_with_a_monk() -> None:
    """Round 3, every player takes a benefit.

    SNK-EX-06, SNK-PAL-01, SNK-PAL-02, SNK-PAL-03, SNK-PAL-04, SNK-PAL-05, SNK-PAL-06, SNK-ROOM-01, SNK-ROOM-02, SNK-ROOM-03,
    SNK-ROOM-06, SNK-ROOM-07, SNK-D-16, SNK-D-18, SNK-D-22
    """
    state = table(4)
    state.round = 3
    george = player(state)
    george.rooms[room("two_coins")] = george.rooms[room("leather_for_1")] = george.rooms[room("move_sword")] = 1
    george.family, george.coins, george.stock = 0, 8, [0, 2, 0, 0]
    sword = put(state, 0, 2, (2, 1))  # W W S
    john, paul, ringo = (player(state, seat) for seat in (1, 2, 3))
    john.rooms[room("lacquer_for_2")], john.coins = 1, 2
    paul.rooms[room("move_sword")], paul.stock = 1, [0, 0, 1, 0]
    pauls = put(state, 2, 1, (3, 1))
    ringo.rooms[room("advance_decorator")] = 1
    choose(state, 0, "place", MONK, space("palace_1"))
    assert george.coins == 0
    assert asking(state) == "palace"  # all three members are there: none is sent
    choose(state, 0, "room", room("two_coins"))
    choose(state, 0, "room", room("leather_for_1"))
    choose(state, 0, "room_move", room("move_sword"), sword)
    choose(state, 0, "room_move", room("move_sword"), sword)  # SNK-PAL-06
    assert (george.coins, george.stock) == (1, [0, 0, 0, 1])
    assert where(state, sword) == (2, 3)
    assert asked(state) == (1,)
    choose(state, 1, "room", room("lacquer_for_2"))
    assert (john.coins, john.stock[LACQUER]) == (0, 1)
    choose(state, 2, "room_move", room("move_sword"), pauls)
    assert where(state, pauls) == (3, 2)
    choose(state, 3, "room_advance", room("advance_decorator"), STEEL)
    assert ringo.decorators[STEEL] == 1
    assert asking(state) == "take_turn"


@pytest.mark.parametrize(("name", "coins", "stock"), [("two_coins", 2, "0000"), ("wood_and_coin", 1, "0100"), ("steel", 0, "0010")])
def test_rooms_that_give(name: str, coins: int, stock: str) -> None:
    """SNK-ROOM-03, SNK-ROOM-04, SNK-ROOM-05."""
    state = table(2)
    state.rooms = (room(name), *(other for other in state.rooms if other != room(name)))[:5]
    go(state, 0, "palace")
    choose(state, 0, "send", room(name))
    choose(state, 0, "room", room(name))
    assert (player(state).coins, player(state).stock) == (coins, [int(count) for count in stock])


def test_a_room_with_a_price_needs_the_coins() -> None:
    """SNK-ROOM-06, SNK-ROOM-07, SNK-PAL-04."""
    state = table(2)
    player(state).rooms[room("lacquer_for_2")] = player(state).rooms[room("leather_for_1")] = 1
    player(state).family = 0
    player(state).coins = 1
    go(state, 0, "palace")
    assert offered(state, 0, "room") == [(room("leather_for_1"),)]
    assert refusals(state, 0)[Option("room", (room("lacquer_for_2"),))].reason == ("too_dear", (2,))


def test_why_a_room_cannot_be_used() -> None:
    """SNK-PAL-02, SNK-PAL-04, SNK-PAL-05, SNK-ROOM-10: Passive, nobody there, taken already, too dear; the same at another's Palace."""
    state = table(2)
    passive, coins, leather, lacquer, steel = (
        room(name) for name in ("passive_discount", "two_coins", "leather_for_1", "lacquer_for_2", "steel")
    )
    state.rooms = (passive, coins, leather, lacquer, steel)
    for one in state.players:
        one.rooms[coins] = one.rooms[lacquer] = 1
        one.family = 1
    go(state, 0, "palace")
    assert reasons(state, 0, "send") == {(number,): ("SNK-PAL-02", "member_there", ()) for number in (coins, lacquer)}
    choose(state, 0, "send", passive)
    always = {(passive,): ("SNK-ROOM-10", "passive", ())}
    absent = {(number,): ("SNK-PAL-04", "nobody_there", ()) for number in (leather, steel)}
    dear = {(lacquer,): ("SNK-PAL-04", "too_dear", (2,))}
    assert reasons(state, 0, "room") == always | absent | dear
    choose(state, 0, "room", coins)
    assert reasons(state, 0, "room") == always | absent | {(coins,): ("SNK-PAL-04", "benefit_taken", ())}
    choose(state, 0, "done")
    assert reasons(state, 1, "room") == always | absent | dear


def test_a_member_must_be_sent_to_a_room_without_one_of_the_own() -> None:
    """SNK-PAL-02, SNK-R-04, SNK-D-16: compulsory while one is at home; others' members do not matter."""
    state = table(2)
    player(state).rooms[room("two_coins")], player(state).family = 1, 2
    player(state, 1).rooms[room("move_sword")], player(state, 1).family = 1, 2
    go(state, 0, "palace")
    assert verbs(state, 0) == {"send"}
    assert {args[0] for args in offered(state, 0, "send")} == set(state.rooms) - {room("two_coins")}
    assert refusals(state, 0)[Option("send", (room("two_coins"),))].rule == "SNK-PAL-02"
    choose(state, 0, "send", room("move_sword"))
    assert (player(state).rooms[room("move_sword")], player(state).family) == (1, 1)


def test_no_member_is_sent_where_every_room_has_one() -> None:
    """SNK-PAL-02: in a set with two Rooms the third member stays at home, and the benefits follow at once."""
    state = table(2)
    one = player(state)
    state.rooms = (room("two_coins"), room("steel"))
    one.rooms[room("two_coins")], one.rooms[room("steel")], one.family = 1, 1, 1
    go(state, 0, "palace")
    assert asking(state) == "palace"
    assert (one.family, set(offered(state, 0, "room"))) == (1, {(room("two_coins"),), (room("steel"),)})


def test_members_may_be_rearranged_before_the_benefits() -> None:
    """SNK-PAL-03, SNK-D-17: never two of one's own in a Room; not any more once a benefit was taken."""
    state = table(2)
    one = player(state)
    one.rooms[room("two_coins")] = one.rooms[room("advance_decorator")] = 1
    one.family = 1
    go(state, 0, "palace")
    choose(state, 0, "send", room("move_sword"))
    goals = {args[1] for args in offered(state, 0, "shift")}
    assert goals == {room("leather_for_1"), room("lacquer_for_2")}
    choose(state, 0, "shift", room("two_coins"), room("leather_for_1"))
    choose(state, 0, "shift", room("move_sword"), room("two_coins"))
    assert [one.rooms[number] for number in state.rooms].count(1) == 3
    choose(state, 0, "room", room("two_coins"))
    assert offered(state, 0, "shift") == []


def test_each_room_once_and_optional() -> None:
    """SNK-PAL-04, SNK-R-04: once each without a Monk, in any order, and one may stop."""
    state = table(2)
    player(state).rooms[room("two_coins")] = player(state).rooms[room("advance_decorator")] = 1
    player(state).family = 0
    go(state, 0, "palace")
    choose(state, 0, "room", room("two_coins"))
    assert offered(state, 0, "room") == []
    assert refusals(state, 0)[Option("room", (room("two_coins"),))].reason.key == "benefit_taken"
    assert "done" in verbs(state, 0)
    choose(state, 0, "done")
    assert player(state).decorators == [0, 0, 0, 0]


def test_others_take_one_room_each_passed_or_not() -> None:
    """SNK-PAL-05, SNK-R-03."""
    state = table(3)
    for seat in (1, 2):
        player(state, seat).rooms[room("two_coins")] = player(state, seat).rooms[room("advance_decorator")] = 1
    player(state, 2).passed = True
    go(state, 0, "palace")
    choose(state, 0, "send", room("two_coins"))
    choose(state, 0, "done")
    assert asked(state) == (1,)
    choose(state, 1, "room", room("two_coins"))
    assert asked(state) == (2,)
    choose(state, 2, "room", room("two_coins"))
    assert (player(state, 1).coins, player(state, 2).coins) == (2, 2)
    assert asking(state) == "take_turn"


def test_a_passive_room_is_never_activated() -> None:
    """SNK-ROOM-10: neither by one's own action, nor by another's, nor by a Monk."""
    state = table(2)
    passive = room("passive_discount")
    state.rooms = (passive, *state.rooms[:4])
    for seat in (0, 1):
        player(state, seat).rooms[passive], player(state, seat).family = 1, 0
    go(state, 0, "palace", MONK)
    assert offered(state, 0, "room") == []
    assert refusals(state, 0)[Option("room", (passive,))].rule == "SNK-ROOM-10"
    choose(state, 0, "done")
    assert asking(state) == "take_turn"  # seat 1 was not asked


def test_cheaper_benefits() -> None:
    """SNK-ROOM-08, SNK-R-23, SNK-R-01: 1 Coin less for each purchase, not below 0; a Wood benefit and Market card 1 become free."""
    state = table(2)
    one = player(state)
    passive = room("passive_discount")
    state.rooms = (passive, *state.rooms[:4])
    one.rooms[passive] = 1
    one.coins = 1
    one.cards = [card("daimyo_a_wood"), card("market_1"), card("daimyo_a_steel"), card("daimyo_a_leather")]
    one.moment = True
    assert {args[0] for args in offered(state, 0, "buy")} == {card("daimyo_a_wood"), card("market_1"), card("daimyo_a_steel")}
    choose(state, 0, "buy", card("daimyo_a_wood"), 0)
    choose(state, 0, "buy", card("market_1"), 1)
    assert one.coins == 1
    choose(state, 0, "buy", card("daimyo_a_steel"), 2)
    assert one.coins == 0


def test_two_swords_may_swap_by_two_moves_of_one_palace_action() -> None:
    """SNK-ROOM-02, SNK-MOVE-06, SNK-D-18: Move a Sword twice, by the Monk; a single move never suffices."""
    state = table(2)
    one = player(state)
    one.rooms[room("move_sword")], one.family, one.stock = 1, 0, [1, 1, 1, 1]
    upper = put(state, 0, 12, (2, 3), 2)  # W W, needs S
    lower = put(state, 0, 1, (3, 3), 2)  # S S, needs W
    go(state, 0, "palace", MONK)
    assert offered(state, 0, "room_move") == []
    choose(state, 0, "room_swap", room("move_sword"), upper, lower)
    assert (where(state, upper), where(state, lower)) == ((3, 3), (2, 3))
    assert one.stock == [1, 0, 0, 1]
    assert offered(state, 0, "room_move") == []  # both uses are spent


def test_a_single_move_of_a_room_cannot_swap() -> None:
    """SNK-ROOM-02, SNK-MOVE-06: not by a Worker's Palace action, nor at another's."""
    state = table(2)
    for seat, (upper, lower, column) in enumerate(((12, 1, 3), (18, 13, 2))):
        player(state, seat).rooms[room("move_sword")], player(state, seat).family = 1, 0
        player(state, seat).stock = [1, 1, 1, 1]
        put(state, seat, upper, (2, column), column - 1)
        put(state, seat, lower, (3, column), column - 1)
        assert len(swappable_swords(state, seat)) == 1
    put(state, 1, 8, (1, 1))  # needs L: something to move
    go(state, 0, "palace")
    assert offered(state, 0, "room_swap") == []
    choose(state, 0, "done")
    assert (asking(state), asked(state)) == ("room_benefit", (1,))
    assert verbs(state, 1) == {"room_move", "done"}


def test_only_the_room_move_a_sword_swaps() -> None:
    """SNK-ROOM-02, SNK-PAL-06: a Monk uses another Room twice, and no Sword moves by that."""
    state = table(2)
    player(state).rooms[room("two_coins")], player(state).family, player(state).stock = 1, 0, [1, 1, 1, 1]
    put(state, 0, 12, (2, 3), 2)
    put(state, 0, 1, (3, 3), 2)
    go(state, 0, "palace", MONK)
    assert len(swappable_swords(state, 0)) == 1
    assert verbs(state, 0) == {"room", "shift", "done"}


def test_the_second_move_of_a_monk_alone_cannot_swap() -> None:
    """SNK-ROOM-02, SNK-MOVE-06, SNK-PAL-06: one of the two uses of the Room is spent."""
    state = table(2)
    player(state).rooms[room("move_sword")], player(state).family, player(state).stock = 1, 0, [2, 1, 1, 1]
    upper, lower, third = put(state, 0, 12, (2, 3), 2), put(state, 0, 1, (3, 3), 2), put(state, 0, 8, (1, 1))
    go(state, 0, "palace", MONK)
    assert offered(state, 0, "room_swap") == [(room("move_sword"), upper, lower)]
    choose(state, 0, "room_move", room("move_sword"), third)
    assert offered(state, 0, "room_move") == [(room("move_sword"), third)]
    assert offered(state, 0, "room_swap") == []


# Komainu with a Monk


def test_komainu_example_with_a_monk() -> None:
    """SNK-EX-07, SNK-KOM-01, SNK-KOM-03, SNK-D-19: 4 Coins, the Forge's effect, first next round."""
    state = table(2)
    sword = put(state, 0, 2, (2, 1))
    player(state).stock[WOOD] = 1
    go(state, 0, "komainu", MONK)
    assert player(state).coins == 4
    choose(state, 0, "move", sword)
    assert where(state, sword) == (2, 2)
    assert state.active == 1
    pass_all(state, 1, 0)
    assert state.first == 0


def test_komainu_lends_the_monk_effect_of_any_other_area() -> None:
    """SNK-KOM-03, SNK-R-70: a Sashimono, a Market card, a move, a Decorator's step or a Room; nothing is activated."""
    state = table(2)
    one = player(state)
    one.stock[WOOD] = 1
    sword = put(state, 0, 2, (2, 1))
    one.rooms[room("two_coins")] = 1
    one.cards = [card("daimyo_a_wood"), card("daimyo_b_wood"), card("daimyo_c_wood"), card("daimyo_d_wood"), card("market_2")]
    put(state, 1, 3, (1, 2), 1)
    player(state, 1).rooms[room("two_coins")] = 1
    go(state, 0, "komainu", MONK)
    assert verbs(state, 0) >= {"take_sashimono", "take_card", "move", "advance", "room", "done"}
    assert offered(state, 0, "play") == []
    assert offered(state, 0, "room") == [(room("two_coins"),)]
    assert offered(state, 0, "move") == [(sword,)]
    choose(state, 0, "room", room("two_coins"))
    assert one.coins == 6
    assert asked(state) != (1,) or asking(state) == "take_turn"  # nobody else benefits


@pytest.mark.parametrize(("verb", "number"), [("take_sashimono", 2), ("advance", STEEL)])
def test_komainu_effects_one_by_one(verb: str, number: int) -> None:
    """SNK-KOM-03: the Houses' and the Academy's effect."""
    state = table(2)
    go(state, 0, "komainu", MONK)
    choose(state, 0, verb, number)
    assert (player(state).sashimonos, player(state).decorators[STEEL]) in (([2], 0), ([], 1))
    assert asking(state) == "take_turn"


def test_komainu_takes_a_market_card() -> None:
    """SNK-KOM-03: the Market's effect is one card, replaced as usual."""
    state = table(2)
    go(state, 0, "komainu", MONK)
    top = state.market_deck[state.market_left - 1]
    first = state.offer[0]
    choose(state, 0, "take_card", first)
    assert player(state).cards == [first]
    assert state.offer[0] == top


def test_komainu_with_a_worker_brings_coins_only() -> None:
    """SNK-KOM-01."""
    state = table(2)
    go(state, 0, "komainu")
    assert player(state).coins == 4
    assert state.active == 1


def test_supplies_never_run_out() -> None:
    """SNK-R-38: more Wood than the box holds, and more Sashimonos of a kind."""
    state = table(2)
    player(state).coins = 60
    go(state, 0, "market")
    for _ in range(40):
        choose(state, 0, "buy_resource", WOOD)
    assert player(state).stock[WOOD] == 40
    player(state).sashimonos = [0] * 20
    state = table(2)
    player(state).sashimonos = [0] * 20
    go(state, 0, "komainu", MONK)
    choose(state, 0, "take_sashimono", 0)
    assert player(state).sashimonos.count(0) == 21
