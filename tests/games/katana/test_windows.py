"""A question stays open while a free act of its seat could still make it usable, and closes by itself where none could. (SNK-R-16)"""

from dataclasses import replace
from typing import Any

import pytest

from tests.games.katana.modules.ghosts import ACADEMY, PALACE, ghost_table, ghost_turn
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
    put_katana,
    reprint,
    room,
    space,
    table,
    tile,
    turn_of,
    verbs,
)
from zashiki.games.katana.characters import (
    ADVANCE_TOKEN,
    COIN_TOKEN,
    DECORATE_TOKEN,
    KANRI,
    SHINOBI,
    SHONIN,
    UNSUISO,
)
from zashiki.games.katana.names import LACQUER, LEATHER, MONK, STEEL, WOOD, WORKER
from zashiki.games.katana.project import starting_rows
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.steps.prospects import hopes_of

ROW_2, ROW_3, COLUMN_3 = line("row_2"), line("row_3"), line("column_3")
ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN = (card(f"market_{number}") for number in range(1, 8))
CARDS, COINS, POINTS, SASHIMONO = range(4)  # the Promo tiles

# Tile 1 (S S W) ends at (2, 3): its delivery pays 1 Wood and 1 Coin. Tile 2 (W W S) ends at (3, 3): 1 Steel and 1 Coin.
# Tile 12 (W W S S) waits for Wood at its entry (2, 1).


def members(state: KatanaState, seat: int, *names: str) -> None:
    """All Family Members of a seat are at the Palace, or out of the game, and stand in these Rooms."""
    player(state, seat).family = 0
    for name in names:
        player(state, seat).rooms[room(name)] = 1


def deliver(state: KatanaState, seat: int, sword: int) -> None:
    """A seat delivers a Sword and puts nothing into its Project."""
    choose(state, seat, "deliver", sword)
    while asking(state) == "pay_lines":
        choose(state, seat, "activate", offered(state, seat, "activate")[0][0])
    choose(state, seat, "done")


def with_promo(*tiles: int, seats: int = 2) -> KatanaState:
    """A table with these Promo tiles at the ends of the rows of Lacquer, Wood, Steel and Leather; the Decorators are a step before them."""
    state = table(seats, promo=True)
    state.promo = tuple(tiles)
    for one in state.players:
        one.decorators = [1, 1, 1, 1]
    return state


def show_cards(state: KatanaState, *cards: int) -> None:
    """Only these cards are on show, and none lies below them."""
    state.offer, state.market_left = [number for number in cards if number >= ONE], 0
    tops = [number for number in cards if number < ONE]
    state.decks = tuple((number,) for number in tops) + ((),) * (4 - len(tops))
    state.decks_left = [len(deck) for deck in state.decks]


# The own Palace


def at_palace(state: KatanaState, figure: int = WORKER) -> None:
    choose(state, 0, "place", figure, space("palace_1"))


def test_a_sword_that_a_room_completes_may_pay_for_the_next_room() -> None:
    """SNK-R-16, SNK-PAL-04: the delivery brings the Coin for Leather."""
    state = table(2)
    members(state, 0, "move_sword", "leather_for_1")
    player(state).stock = [0, 1, 0, 0]
    sword = put(state, 0, 1, (3, 3), 2)
    at_palace(state)
    choose(state, 0, "room_move", room("move_sword"), sword)
    assert asking(state) == "palace"
    deliver(state, 0, sword)
    choose(state, 0, "room", room("leather_for_1"))
    assert (player(state).coins, player(state).stock) == (0, [0, 1, 0, 1])


def test_a_monk_repeats_the_move_with_the_resource_of_a_delivery() -> None:
    """SNK-R-16, SNK-PAL-06: the delivery brings the Wood for the second move."""
    state = table(2)
    members(state, 0, "move_sword")
    player(state).stock, player(state).coins = [0, 1, 0, 0], 5
    sword, other = put(state, 0, 1, (3, 3), 2), put(state, 0, 12, (2, 1))
    at_palace(state, MONK)
    choose(state, 0, "room_move", room("move_sword"), sword)
    assert asking(state) == "palace"
    deliver(state, 0, sword)
    choose(state, 0, "room_move", room("move_sword"), other)
    assert state.placed[other] == 1


def test_a_monk_repeats_the_move_into_the_space_that_a_delivery_clears() -> None:
    """SNK-R-16, SNK-MOVE-07: the Wood is there, only the way is barred."""
    state = table(2)
    members(state, 0, "move_sword")
    player(state).stock, player(state).coins = [0, 2, 0, 0], 5
    sword, other = put(state, 0, 1, (3, 3), 2), put(state, 0, 12, (2, 2), 1)
    at_palace(state, MONK)
    choose(state, 0, "room_move", room("move_sword"), sword)
    assert asking(state) == "palace"
    deliver(state, 0, sword)
    assert (room("move_sword"), other) in offered(state, 0, "room_move")


@pytest.mark.parametrize("again", [WORKER, MONK])
def test_the_palace_closes_if_no_delivery_helps(again: int) -> None:
    """SNK-R-16: one Coin is too little for Lacquer, and Wood does not move a Sword that needs Lacquer."""
    state = table(2)
    members(state, 0, "move_sword", "lacquer_for_2")
    player(state).stock, player(state).coins = [0, 1, 0, 0], 5 if again == MONK else 0
    sword = put(state, 0, 1, (3, 3), 2)
    put(state, 0, 8, (1, 1))
    at_palace(state, again)
    choose(state, 0, "room_move", room("move_sword"), sword)
    assert asking(state) == "end_turn"


# A Room at another's Palace


@pytest.mark.parametrize("humans", [1, 2])
def test_a_delivery_pays_for_a_room_at_the_palace_of_the_ghost(humans: int) -> None:
    """SNK-R-16, SNK-GPAL-04, SNK-PAL-05: each human is asked, though only a delivery brings the Coin."""
    state = ghost_table(humans)
    for seat in range(humans):
        members(state, seat, "leather_for_1")
    swords = [finish(state, seat, number) for seat, number in zip(range(humans), (1, 3), strict=False)]
    ghost_turn(state, PALACE)
    for seat, sword in enumerate(swords):
        assert (asking(state), asked(state)) == ("room_benefit", (seat,))
        deliver(state, seat, sword)
        choose(state, seat, "room", room("leather_for_1"))
        assert player(state, seat).stock[LEATHER] == 1


@pytest.mark.parametrize("humans", [1, 2])
def test_a_delivery_brings_the_resource_for_move_a_sword(humans: int) -> None:
    """SNK-R-16, SNK-ROOM-02: the stock is empty, the row of the delivery pays Wood."""
    state = ghost_table(humans)
    members(state, 0, "move_sword")
    sword, other = finish(state, 0, 1), put(state, 0, 12, (2, 1))
    ghost_turn(state, PALACE)
    assert (asking(state), asked(state)) == ("room_benefit", (0,))
    deliver(state, 0, sword)
    choose(state, 0, "room_move", room("move_sword"), other)
    assert state.placed[other] == 1


def test_a_benefit_bought_for_the_delivery_brings_the_resource() -> None:
    """SNK-R-16, SNK-DLV-04: Steel does not move the Sword, but the card under the row pays Wood."""
    state = table(2)
    members(state, 1, "move_sword")
    player(state, 1).cards, player(state, 1).coins = [card("daimyo_a_wood")], 1
    sword, other = finish(state, 1, 2), put(state, 1, 12, (2, 1))
    members(state, 0, "two_coins")
    at_palace(state)
    choose(state, 0, "done")
    assert (asking(state), asked(state)) == ("room_benefit", (1,))
    choose(state, 1, "deliver", sword)
    choose(state, 1, "buy", card("daimyo_a_wood"), ROW_3)
    while asking(state) != "room_benefit":
        choose(state, 1, "done")
    assert offered(state, 1, "room_move") == [(room("move_sword"), other)]


def test_the_katana_may_enter_for_move_a_sword() -> None:
    """SNK-R-16, SNK-KAT-02, SNK-MOVE-08: the Forge is bare, but the katana can be put into play and moved."""
    state = ghost_table()
    members(state, 0, "move_sword")
    player(state).stock, player(state).project = [1, 0, 0, 0], [1, 1, 1, 1]
    player(state).starts = starting_rows(state, 0)
    ghost_turn(state, PALACE)
    assert asking(state) == "room_benefit"
    choose(state, 0, "compose")
    choose(state, 0, "done")
    for kind in (LACQUER, WOOD, STEEL, LEATHER):
        choose(state, 0, "arrange", kind)
    assert len(offered(state, 0, "room_move")) == 1


@pytest.mark.parametrize(("stock", "asks"), [([1, 0, 0, 0], True), ([0, 0, 0, 1], True), ([0, 1, 1, 0], False)])
def test_the_katana_of_another_seat_may_enter_too(stock: list[int], asks: bool) -> None:
    """SNK-R-16, SNK-KAT-02, SNK-PAL-05: at the Palace of seat 0; from the top or the bottom row."""
    state = table(2)
    members(state, 0, "two_coins")
    members(state, 1, "move_sword")
    player(state, 1).stock, player(state, 1).project = stock, [1, 1, 1, 1]
    player(state, 1).starts = starting_rows(state, 1)
    at_palace(state)
    choose(state, 0, "done")
    assert (asking(state) == "room_benefit") == asks


def test_a_delivery_may_complete_the_project_of_a_katana_that_then_moves() -> None:
    """SNK-R-16, SNK-DLV-08: the Sword gives the Project its last kind."""
    state = ghost_table()
    members(state, 0, "move_sword")
    player(state).stock, player(state).project = [1, 0, 0, 0], [1, 1, 0, 1]
    sword = finish(state, 0, 1)
    ghost_turn(state, PALACE)
    assert asking(state) == "room_benefit"
    choose(state, 0, "deliver", sword)
    choose(state, 0, "add_to_project", STEEL)
    choose(state, 0, "done")
    assert asking(state) == "room_benefit"
    choose(state, 0, "compose")


@pytest.mark.parametrize("name", ["lacquer_for_2", "move_sword", "advance_decorator"])
def test_a_human_whom_no_delivery_helps_is_not_asked_at_the_palace_of_the_ghost(name: str) -> None:
    """SNK-R-16: a Coin too few, no Sword to move, all Decorators at the end."""
    state = ghost_table(rooms="first")
    members(state, 0, name)
    player(state).decorators = [2, 2, 2, 2]
    finish(state, 0, 1)
    ghost_turn(state, PALACE)
    assert asking(state) != "room_benefit"


def test_the_wrong_resource_of_a_delivery_moves_no_sword() -> None:
    """SNK-R-16: Steel for a Sword that needs Wood, and no katana to come of it."""
    state = ghost_table()
    members(state, 0, "move_sword")
    finish(state, 0, 2)
    put(state, 0, 12, (2, 1))
    ghost_turn(state, PALACE)
    assert asking(state) != "room_benefit"


def test_who_has_passed_delivers_nothing_and_is_not_asked() -> None:
    """SNK-R-16, SNK-PASS-02."""
    state = table(2)
    members(state, 1, "leather_for_1")
    finish(state, 1, 1)
    player(state, 1).passed = True
    members(state, 0, "two_coins")
    at_palace(state)
    choose(state, 0, "done")
    assert (asking(state), asked(state)) == ("take_turn", (0,))


# The Forge


def test_a_delivery_brings_the_resource_for_a_kaji_card() -> None:
    """SNK-R-16, SNK-CHAR-03: no Sword is activated; the card shows the space of the Sword that needs Wood."""
    state = table(2)
    player(state).kaji = (next(number for number, cells in enumerate(BOX.kaji_cells) if 5 in cells),)
    sword, other = finish(state, 0, 1), put(state, 0, 12, (2, 1))
    choose(state, 0, "forge", WORKER, line("row_4"))
    assert asking(state) == "move_swords"
    deliver(state, 0, sword)
    assert offered(state, 0, "play_kaji") == [(player(state).kaji[0], other)]


def test_the_forge_closes_if_the_kaji_card_shows_another_space() -> None:
    """SNK-R-16, SNK-CHAR-03."""
    state = table(2)
    player(state).kaji = (next(number for number, cells in enumerate(BOX.kaji_cells) if 5 not in cells),)
    finish(state, 0, 1)
    put(state, 0, 12, (2, 1))
    choose(state, 0, "forge", WORKER, line("row_4"))
    assert asking(state) == "end_turn"


def test_an_additional_move_waits_for_the_katana() -> None:
    """SNK-R-16, SNK-FORGE-03: with no Sword on the Forge a Monk can still move the katana."""
    state = table(2)
    player(state).stock, player(state).project, player(state).coins = [1, 0, 0, 0], [1, 1, 1, 1], 5
    player(state).starts = starting_rows(state, 0)
    choose(state, 0, "forge", MONK, line("row_4"))
    assert asking(state) == "move_swords"
    choose(state, 0, "compose")
    choose(state, 0, "done")
    for kind in (LACQUER, WOOD, STEEL, LEATHER):
        choose(state, 0, "arrange", kind)
    assert len(offered(state, 0, "extra_move")) == 1


@pytest.mark.parametrize(("figure", "stock"), [(WORKER, [1, 0, 0, 0]), (MONK, [0, 0, 0, 0]), (MONK, [0, 1, 1, 0])])
def test_the_forge_closes_if_the_katana_could_not_move(figure: int, stock: list[int]) -> None:
    """SNK-R-16: a Worker moves no Sword that was not activated; a Monk finds no Resource for it, or only for rows it cannot begin in."""
    state = table(2)
    player(state).project, player(state).coins, player(state).stock = [1, 1, 1, 1], 5, stock
    player(state).starts = starting_rows(state, 0)
    choose(state, 0, "forge", figure, line("row_4"))
    assert asking(state) == "end_turn"


def test_the_forge_closes_if_a_delivery_neither_clears_the_way_nor_brings_the_resource() -> None:
    """SNK-R-16."""
    state = table(2)
    finish(state, 0, 2)
    put(state, 0, 12, (2, 1))
    choose(state, 0, "forge", WORKER, ROW_2)
    assert asking(state) == "end_turn"


def test_a_token_may_bring_the_card_for_an_additional_move() -> None:
    """SNK-R-16, SNK-PROMO-02, SNK-DCARD-04: the Decorator takes the Promo tile, the tile brings Daimyō D."""
    state = with_promo(POINTS, COINS, SASHIMONO, CARDS)
    player(state).kogeika, player(state).stock = (ADVANCE_TOKEN,), [0, 1, 0, 0]
    put(state, 0, 12, (2, 1))
    show_cards(state, card("daimyo_d_wood"))
    choose(state, 0, "forge", WORKER, line("row_4"))
    assert asking(state) == "move_swords"
    choose(state, 0, "token_advance", LEATHER)
    choose(state, 0, "take_card", card("daimyo_d_wood"))
    assert offered(state, 0, "play") == [(card("daimyo_d_wood"),)]


def test_the_forge_closes_if_the_promo_tile_brings_no_such_card() -> None:
    """SNK-R-16: only Market cards are on show, and one of them is all it brings."""
    state = with_promo(POINTS, COINS, SASHIMONO, CARDS)
    player(state).kogeika, player(state).stock = (ADVANCE_TOKEN,), [0, 1, 0, 0]
    put(state, 0, 12, (2, 1))
    show_cards(state, SEVEN)
    choose(state, 0, "forge", WORKER, line("row_4"))
    assert asking(state) == "end_turn"


# What Characters offer


def meeting(character: int, coins: int = 0) -> KatanaState:
    """Seat 0 has a complete Sword, goes to the Market and meets a Character there."""
    state = table(2, characters="all")
    state.wanderers = [-1] * 9
    state.wanderers[character] = space("market_1")
    player(state).coins = coins
    return state


def meet(state: KatanaState, character: int) -> None:
    choose(state, 0, "place", WORKER, space("market_1"))
    choose(state, 0, "send_character", character, space("komainu_1"))


@pytest.mark.parametrize(
    ("character", "name", "verb"), [(KANRI, "kanri", "room"), (SHINOBI, "shinobi", "take_card"), (UNSUISO, "unsuiso", "offer_coin")]
)
def test_a_delivery_pays_a_character(character: int, name: str, verb: str) -> None:
    """SNK-R-16, SNK-WAND-03, SNK-D-07: it asks a Coin that the Sword brings."""
    state = meeting(character)
    sword = finish(state, 0, 1)
    meet(state, character)
    assert asking(state) == name
    assert verb not in verbs(state, 0)
    deliver(state, 0, sword)
    choose(state, 0, verb, *offered(state, 0, verb)[0])
    assert player(state).coins in (0, 2)  # Kanri's Room Two Coins


@pytest.mark.parametrize("character", [KANRI, SHINOBI, UNSUISO])
@pytest.mark.parametrize("help_", ["market_1", "market_6", "token"])
def test_a_card_or_a_token_pays_a_character(character: int, help_: str) -> None:
    """SNK-R-16, SNK-CARD-05, SNK-R-66: Coins of a card, or of a decoration by a card or a token."""
    state = meeting(character)
    put(state, 0, 12, (2, 2), 1)
    if help_ == "token":
        player(state).kogeika = (DECORATE_TOKEN,)
    else:
        player(state).cards = [card(help_)]
    meet(state, character)
    assert asking(state) in ("kanri", "shinobi", "unsuiso")
    acts = [option for verb in ("use", "use_to_decorate", "token_decorate") for option in offered(state, 0, verb)]
    assert acts


@pytest.mark.parametrize("character", [KANRI, SHINOBI, UNSUISO])
def test_a_character_whom_nothing_could_pay_is_passed_by(character: int) -> None:
    """SNK-R-16: a Sword to decorate but no Decorator to work for it, one to work but nothing to decorate, a token for the Academy."""
    state = meeting(character)
    player(state).kogeika, player(state).cards = (ADVANCE_TOKEN, COIN_TOKEN, DECORATE_TOKEN), [SIX, FOUR, SEVEN]
    put(state, 0, 12, (2, 1))
    meet(state, character)
    assert asking(state) == "buy_resources"


def test_shonin_always_has_something_to_offer() -> None:
    """SNK-CHAR-09: a Wood is free."""
    state = meeting(SHONIN)
    meet(state, SHONIN)
    assert asking(state) == "shonin"


# Moments


def on_anothers_turn(name: str) -> KatanaState:
    """Seat 1 uses a Palace card at the Palace of seat 0 and takes two Coins."""
    state = table(2)
    player(state, 1).cards = [card(name)]
    members(state, 0, "two_coins")
    members(state, 1, "two_coins")
    at_palace(state)
    choose(state, 0, "done")
    return state


def use_palace_card(state: KatanaState, name: str) -> None:
    choose(state, 1, "play", card(name))
    choose(state, 1, "done")
    choose(state, 1, "room", room("two_coins"))


def test_a_token_may_bring_the_coin_for_a_used_card() -> None:
    """SNK-R-16, SNK-D-32, SNK-R-71: two Coins and that of a decoration pay for Leather."""
    state = on_anothers_turn("daimyo_b_leather")
    player(state, 1).kogeika = (DECORATE_TOKEN,)
    sword = put(state, 1, 12, (2, 2), 1)
    use_palace_card(state, "daimyo_b_leather")
    assert (asking(state), asked(state)) == ("moment", (1,))
    choose(state, 1, "token_decorate", sword, WOOD)
    choose(state, 1, "buy", card("daimyo_b_leather"), ROW_2)
    assert player(state, 1).under[ROW_2] == (card("daimyo_b_leather"),)


@pytest.mark.parametrize("name", ["daimyo_b_lacquer", "daimyo_b_leather"])
def test_a_moment_closes_if_tokens_and_deliveries_bring_too_little(name: str) -> None:
    """SNK-R-16, SNK-D-32: one Coin more does not pay for Lacquer; for Leather the token finds nothing to decorate."""
    state = on_anothers_turn(name)
    player(state, 1).kogeika = (DECORATE_TOKEN,)
    put(state, 1, 12, (2, 2) if name == "daimyo_b_lacquer" else (2, 1), 1 if name == "daimyo_b_lacquer" else 0)
    use_palace_card(state, name)
    assert asking(state) == "take_turn"
    assert state.discard == [card(name)]


def test_a_moment_closes_if_a_delivery_brings_too_little() -> None:
    """SNK-R-16, SNK-D-32: two Coins and one do not pay for Lacquer."""
    state = on_anothers_turn("daimyo_b_lacquer")
    finish(state, 1, 1)
    use_palace_card(state, "daimyo_b_lacquer")
    assert asking(state) == "take_turn"


def test_a_moment_waits_for_a_delivery_that_pays_for_a_used_card() -> None:
    """SNK-R-16, SNK-D-32."""
    state = on_anothers_turn("daimyo_b_leather")
    finish(state, 1, 1)
    use_palace_card(state, "daimyo_b_leather")
    assert (asking(state), asked(state)) == ("moment", (1,))


def test_a_moment_waits_for_the_effect_of_a_bought_card() -> None:
    """SNK-R-16, SNK-CAN-4, SNK-NOT-4: bought with the last Coin, its effect would be lost by the end of the moment."""
    state = table(2)
    player(state, 1).cards = [ONE]
    deliver(state, 1, finish(state, 1, 1))
    choose(state, 1, "buy", ONE, line("row_1"))
    assert player(state, 1).coins == 0
    assert (asking(state), asked(state)) == ("moment", (1,))
    choose(state, 1, "use", ONE)
    assert player(state, 1).coins == 2
    assert asking(state) == "take_turn"


@pytest.mark.parametrize("name", ["market_3", "market_5"])
def test_a_moment_waits_for_the_delivery_that_a_bought_card_could_serve(name: str) -> None:
    """SNK-R-16, SNK-CAN-4, SNK-CARD-05."""
    state = table(2)
    player(state, 1).cards, player(state, 1).coins = [card(name)], 2
    first, second = finish(state, 1, 1), finish(state, 1, 8)
    choose(state, 1, "deliver", first)
    while asking(state) != "moment":
        verb = "activate" if asking(state) == "pay_lines" else "done"
        choose(state, 1, verb, *offered(state, 1, verb)[0])
    choose(state, 1, "buy", card(name), line("row_1"))
    assert (asking(state), asked(state)) == ("moment", (1,))
    choose(state, 1, "deliver", second)
    assert asking(state) == ("score_sword" if name == "market_3" else "pay_lines")


@pytest.mark.parametrize("name", ["market_3", "market_5", "market_6", "market_7", "daimyo_a_wood"])
def test_a_moment_closes_if_the_effect_of_a_bought_card_has_no_use(name: str) -> None:
    """SNK-R-16, SNK-NOT-4: nothing to deliver or to decorate, no action of one's own."""
    state = table(2)
    player(state, 1).cards, player(state, 1).coins = [card(name)], 4
    choose(state, 1, "deliver", finish(state, 1, 1))
    while asking(state) != "moment":
        verb = "activate" if asking(state) == "pay_lines" else "done"
        choose(state, 1, verb, *offered(state, 1, verb)[0])
    player(state, 1).coins = BOX.cost[card(name)]
    choose(state, 1, "buy", card(name), line("row_1"))
    assert asking(state) == "take_turn"


@pytest.mark.parametrize("number", [THREE, FIVE])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_complete_katana_keeps_a_moment_open_for_market_card_five_not_three(seat: int, number: int) -> None:
    """SNK-R-16, SNK-KAT-07."""
    state = table(2)
    turn_of(state, 1 - seat)
    player(state, seat).cards, player(state, seat).coins = [number], 3
    first = finish(state, seat, 1)
    put_katana(state, seat, "LWSK", (4, 2), 4)
    choose(state, seat, "deliver", first)
    while asking(state) != "moment":
        verb = "activate" if asking(state) == "pay_lines" else "done"
        choose(state, seat, verb, *offered(state, seat, verb)[0])
    choose(state, seat, "buy", number, line("row_1"))
    assert asking(state) == ("moment" if number == FIVE else "take_turn")


@pytest.mark.parametrize(
    ("bought", "complete", "waits"),
    [
        (THREE, "", False),
        (THREE, "katana", False),
        (THREE, "tile", True),
        (THREE, "both", True),
        (FIVE, "", False),
        (FIVE, "katana", True),
        (FIVE, "tile", True),
        (SEVEN, "both", False),
    ],
)
def test_a_bought_card_waits_for_the_delivery_it_serves(bought: int, complete: str, waits: bool) -> None:
    """SNK-NOT-4, SNK-MCARD-3, SNK-MCARD-5: before passing; the katana has no points that Market card 3 could double."""
    state = table(2)
    if complete in ("tile", "both"):
        finish(state, 0, 50)
    if complete in ("katana", "both"):
        put_katana(state, 0, "LWSK", (4, 2), 4)
    player(state).fresh, player(state).moment = (bought,), True
    pass_all(state, 0)
    assert (asking(state) == "settle_cards") == waits


@pytest.mark.parametrize("cards", [[], [FOUR]])
def test_a_used_card_may_go_under_a_taken_line_by_market_card_four(cards: list[int]) -> None:
    """SNK-R-16, SNK-D-32, SNK-NOT-1, SNK-MCARD-4: every line has a card."""
    state = on_anothers_turn("daimyo_b_wood")
    player(state, 1).cards += cards
    player(state, 1).under = [(SEVEN,)] * 9
    use_palace_card(state, "daimyo_b_wood")
    assert (asking(state) == "moment") == bool(cards)
    if cards:
        choose(state, 1, "stack", card("daimyo_b_wood"), ROW_2)
        assert player(state, 1).under[ROW_2] == (SEVEN, card("daimyo_b_wood"))


def test_a_token_may_bring_the_coin_for_a_used_card_before_passing() -> None:
    """SNK-R-16, SNK-D-32, SNK-R-17."""
    for decorable in (True, False):
        state = table(2)
        player(state).cards, player(state).kogeika = [SIX], (DECORATE_TOKEN,)
        player(state).coins = 2
        sword = put(state, 0, 12, (2, 3), 2)
        other = put(state, 0, 32, (1, 2), 1) if decorable else -1
        choose(state, 0, "use_to_decorate", SIX, sword, WOOD)
        assert player(state).coins == 3
        pass_all(state, 0)
        assert asking(state) == ("settle_cards" if decorable else "take_turn")
        if decorable:
            choose(state, 0, "token_decorate", other, LACQUER)
            choose(state, 0, "buy", SIX, ROW_2)
            assert player(state).passed


# Row and column


def stepping(tile_at_end: int, *shown: int) -> KatanaState:
    """Seat 0 has no card, but the column of its Sword advances a Decorator to a Promo tile; these cards are on show."""
    state = with_promo(POINTS, COINS, SASHIMONO, tile_at_end)
    player(state).decorators = [0, 0, 0, 1]
    player(state).under[COLUMN_3] = (TWO,)
    show_cards(state, *shown)
    return state


def test_the_column_may_bring_a_card_for_the_row() -> None:
    """SNK-R-16, SNK-DLV-04, SNK-PROMO-02: a Coin and a Decorator's step by the column, a card by the step, Wood by the card."""
    state = stepping(CARDS, card("daimyo_a_wood"))
    choose(state, 0, "deliver", finish(state, 0, 1))
    assert asking(state) == "pay_lines"
    choose(state, 0, "activate", COLUMN_3)
    choose(state, 0, "advance", LEATHER)
    choose(state, 0, "take_card", card("daimyo_a_wood"))
    assert asking(state) == "pay_lines"
    choose(state, 0, "buy", card("daimyo_a_wood"), ROW_2)
    assert player(state).stock == [0, 2, 0, 0]


def test_the_column_may_bring_a_card_that_doubles_the_row() -> None:
    """SNK-R-16, SNK-MCARD-5."""
    state = stepping(CARDS, FIVE)
    choose(state, 0, "deliver", finish(state, 0, 1))
    choose(state, 0, "activate", COLUMN_3)
    choose(state, 0, "advance", LEATHER)
    choose(state, 0, "take_card", FIVE)
    choose(state, 0, "double", FIVE, ROW_2)
    assert player(state).stock == [0, 2, 0, 0]


def test_the_last_line_pays_by_itself_though_it_brings_a_card() -> None:
    """SNK-R-16, SNK-MCARD-5: no line is left that the card could double."""
    state = stepping(CARDS, FIVE)
    choose(state, 0, "deliver", finish(state, 0, 1))
    choose(state, 0, "activate", ROW_2)
    assert asking(state) == "advance_decorator"


@pytest.mark.parametrize("where_", ["cards", "used"])
@pytest.mark.parametrize("coins", [1, 0])
def test_the_second_line_waits_for_a_card_that_can_be_bought_for_it(where_: str, coins: int) -> None:
    """SNK-R-16, SNK-CAN-3, SNK-DLV-04: one in hand, or one whose effect was used in this moment, if the Coins suffice."""
    state = table(2)
    player(state).coins, player(state).moment = coins, True
    held = card("daimyo_a_steel")
    setattr(player(state), where_, [held] if where_ == "cards" else (held,))
    choose(state, 0, "deliver", finish(state, 0, 1))
    assert asking(state) == "pay_lines"
    choose(state, 0, "activate", COLUMN_3)
    assert (asking(state) == "pay_lines") == bool(coins)


@pytest.mark.parametrize("doubled", [COLUMN_3, ROW_2])
def test_a_doubled_column_takes_its_decorator_two_steps_far(doubled: int) -> None:
    """SNK-R-16, SNK-CAN-5: the card that doubles was bought before, so no card is left; the column brings one only if it pays twice."""
    state = stepping(CARDS, card("daimyo_a_wood"))
    player(state).decorators, player(state).cards, player(state).coins = [0, 0, 0, 0], [FIVE], 3
    choose(state, 0, "deliver", finish(state, 0, 1))
    choose(state, 0, "buy", FIVE, line("row_1"))
    choose(state, 0, "double", FIVE, doubled)
    assert asking(state) == ("pay_lines" if doubled == COLUMN_3 else "advance_decorator")


@pytest.mark.parametrize(("tile_at_end", "shown"), [(CARDS, SEVEN), (SASHIMONO, ONE), (COINS, ONE)])
def test_the_lines_pay_by_themselves_if_no_card_comes_that_can_be_paid(tile_at_end: int, shown: int) -> None:
    """SNK-R-16: a card that is too dear, or no card at all."""
    state = stepping(tile_at_end, shown)
    choose(state, 0, "deliver", finish(state, 0, 1))
    assert asking(state) == "advance_decorator"
    assert player(state).stock == [0, 1, 0, 0]


@pytest.mark.parametrize("decorable", [True, False])
def test_a_token_may_bring_the_coin_for_a_card_under_the_second_line(decorable: bool) -> None:
    """SNK-R-16, SNK-DLV-04: the column brings one Coin, the token the second, if there is something to decorate."""
    state = table(2)
    player(state).cards, player(state).kogeika = [card("daimyo_a_steel")], (DECORATE_TOKEN,)
    other = put(state, 0, 12, (2, 2), 1, decorated="" if decorable else "W")
    choose(state, 0, "deliver", finish(state, 0, 1, "SW"))
    choose(state, 0, "activate", COLUMN_3)
    assert asking(state) == ("pay_lines" if decorable else "add_to_project")
    if decorable:
        choose(state, 0, "token_decorate", other, WOOD)
        choose(state, 0, "buy", card("daimyo_a_steel"), ROW_2)
        assert player(state).stock == [0, 1, 1, 0]


@pytest.mark.parametrize("why", ["too dear", "the row has a card", "the row has paid in this turn"])
def test_the_second_line_pays_by_itself_if_nothing_could_be_bought_for_it(why: str) -> None:
    """SNK-R-16, SNK-D-25, SNK-NOT-1, SNK-NOT-5."""
    state = table(2)
    one = player(state)
    one.cards, one.coins = [card("daimyo_a_lacquer")], 2 if why == "too dear" else 9
    if why == "the row has a card":
        one.under[ROW_2] = (FOUR,)
    if why == "the row has paid in this turn":
        one.paid = 1 << ROW_2
    choose(state, 0, "deliver", finish(state, 0, 1))
    choose(state, 0, "activate", COLUMN_3)
    assert asking(state) == "add_to_project"


def test_another_delivery_brings_nothing_before_the_second_line() -> None:
    """SNK-R-16, SNK-DLV-01: one after another, so its Coin comes too late."""
    state = table(2)
    player(state).cards = [card("daimyo_a_steel")]
    finish(state, 0, 8)
    choose(state, 0, "deliver", finish(state, 0, 1))
    choose(state, 0, "activate", COLUMN_3)
    assert asking(state) == "add_to_project"


def test_a_line_with_a_card_takes_another_by_market_card_four() -> None:
    """SNK-R-16, SNK-MCARD-4: so the second line waits."""
    state = table(2)
    one = player(state)
    one.cards, one.coins = [card("daimyo_a_lacquer"), FOUR], 9
    one.under[ROW_2] = (SEVEN,)
    choose(state, 0, "deliver", finish(state, 0, 1))
    choose(state, 0, "activate", COLUMN_3)
    assert asking(state) == "pay_lines"
    choose(state, 0, "stack", card("daimyo_a_lacquer"), ROW_2)
    assert one.stock == [1, 1, 0, 0]


# Cards that Promo tiles bring in other places


@pytest.mark.parametrize(("shown", "stays"), [(THREE, True), (SEVEN, False)])
def test_a_token_may_bring_market_card_three_before_the_scoring(shown: int, stays: bool) -> None:
    """SNK-R-16, SNK-MCARD-3, SNK-PROMO-02."""
    state = with_promo(POINTS, COINS, SASHIMONO, CARDS)
    player(state).kogeika = (ADVANCE_TOKEN,)
    show_cards(state, shown)
    choose(state, 0, "deliver", finish(state, 0, 1))
    assert (asking(state) == "score_sword") == stays
    if stays:
        choose(state, 0, "token_advance", LEATHER)
        choose(state, 0, "take_card", THREE)
        choose(state, 0, "play", THREE)
        assert player(state).score == 2 * 3


@pytest.mark.parametrize(("shown", "stays"), [("daimyo_b_wood", True), ("daimyo_a_wood", False)])
def test_a_token_may_bring_the_card_that_rearranges(shown: str, stays: bool) -> None:
    """SNK-R-16, SNK-DCARD-02: the only member is in a Room that it cannot pay."""
    state = with_promo(POINTS, COINS, SASHIMONO, CARDS)
    members(state, 0, "two_coins")
    members(state, 1, "leather_for_1")
    player(state, 1).kogeika, player(state, 1).decorators = (ADVANCE_TOKEN,), [0, 0, 0, 1]
    show_cards(state, card(shown))
    at_palace(state)
    choose(state, 0, "done")
    assert (asking(state) == "room_benefit") == stays
    if stays:
        choose(state, 1, "token_advance", LEATHER)
        choose(state, 1, "take_card", card(shown))
        choose(state, 1, "play", card(shown))
        assert asking(state) == "rearrange"


@pytest.mark.parametrize(("shown", "stays"), [("daimyo_c_wood", True), ("daimyo_a_wood", False)])
def test_a_token_may_bring_the_card_that_decorates_once_more(shown: str, stays: bool) -> None:
    """SNK-R-16, SNK-DCARD-03: the Decorator has worked, and there is another Sword for it."""
    state = with_promo(POINTS, COINS, SASHIMONO, CARDS)
    player(state, 1).kogeika = (ADVANCE_TOKEN,)
    sword, other = put(state, 1, 12, (2, 2), 1), put(state, 1, 29, (2, 3), 2)
    show_cards(state, card(shown))
    choose(state, 0, "place", WORKER, space("academy_1"))
    choose(state, 0, "advance", WOOD)
    choose(state, 1, "decorate", sword, WOOD)
    assert (asking(state) == "decorate") == stays
    if stays:
        choose(state, 1, "token_advance", LEATHER)
        choose(state, 1, "take_card", card(shown))
        choose(state, 1, "done")  # the moment of the token
        choose(state, 1, "play", card(shown))
        choose(state, 1, "decorate", other, WOOD)


# How hopes add up: a human at the Ghost's Palace, whose only member stands in a Room that asks 2 Coins


def poor_at_palace(**settings: bool) -> KatanaState:
    state = ghost_table(**settings)
    members(state, 0, "lacquer_for_2")
    if state.promo:
        state.promo, player(state).decorators = (POINTS, COINS, SASHIMONO, CARDS), [0, 0, 0, 0]
    return state


@pytest.mark.parametrize("cards", [[FIVE], [ONE], []])
def test_a_line_that_pays_twice_brings_both_coins(cards: list[int]) -> None:
    """SNK-R-16, SNK-MCARD-5: column 3 pays 1 Coin; Market card 1 alone brings 2."""
    state = poor_at_palace()
    finish(state, 0, 1)
    player(state).cards = cards
    ghost_turn(state, PALACE)
    assert (asking(state) == "room_benefit") == bool(cards)


@pytest.mark.parametrize("numbers", [(1,), (1, 10)])
def test_two_deliveries_bring_both_coins(numbers: tuple[int, ...]) -> None:
    """SNK-R-16, SNK-DLV-01: one after another, both from column 3."""
    state = poor_at_palace()
    for number in numbers:
        finish(state, 0, number)
    ghost_turn(state, PALACE)
    assert (asking(state) == "room_benefit") == (len(numbers) == 2)


@pytest.mark.parametrize(
    ("swords", "tokens", "stays"),
    [
        (1, [DECORATE_TOKEN], False),
        (1, [DECORATE_TOKEN, DECORATE_TOKEN], False),
        (1, [ADVANCE_TOKEN, DECORATE_TOKEN], True),
        (2, [DECORATE_TOKEN], False),
        (2, [DECORATE_TOKEN, DECORATE_TOKEN], True),
    ],
)
def test_decorations_by_tokens_bring_their_coins(swords: int, tokens: list[int], stays: bool) -> None:
    """SNK-R-16, SNK-ACAD-05, SNK-ACAD-08: each Resource once, for 1 Coin in the first column and 2 in the second."""
    state = poor_at_palace()
    for number, at in ((12, (2, 2)), (29, (2, 3)))[:swords]:
        put(state, 0, number, at, at[1] - 1)
    player(state).kogeika = tuple(tokens)
    ghost_turn(state, PALACE)
    assert (asking(state) == "room_benefit") == stays


@pytest.mark.parametrize("column", [0, 1])
def test_a_token_may_reach_the_coins_of_a_promo_tile(column: int) -> None:
    """SNK-R-16, SNK-PROMO-02: a step before the end of its row, not two."""
    state = poor_at_palace(promo=True)
    player(state).kogeika, player(state).decorators[WOOD] = (ADVANCE_TOKEN,), column
    ghost_turn(state, PALACE)
    assert (asking(state) == "room_benefit") == (column == 1)


@pytest.mark.parametrize("icon", ["none", "academy"])
def test_a_card_without_an_icon_may_reach_the_coins_of_a_promo_tile(icon: str) -> None:
    """SNK-R-16, SNK-CARD-05, SNK-PROMO-02: in a set whose Market card 2 has no icon it advances a Decorator at any time."""
    state = poor_at_palace(promo=True)
    cards: list[Any] = [*BOX.printed.market_cards]
    reprint(state, market_cards=tuple(replace(one, area_icon=icon) if one.number == 2 else one for one in cards))
    player(state).cards, player(state).decorators[WOOD] = [TWO], 1
    ghost_turn(state, PALACE)
    assert (asking(state) == "room_benefit") == (icon == "none")


@pytest.mark.parametrize("held", [FOUR, SIX])
def test_a_card_of_another_effect_brings_no_step_and_no_coin(held: int) -> None:
    """SNK-R-16, SNK-CARD-05: a Coin too few, and a Promo tile with Coins one step away."""
    state = poor_at_palace(promo=True)
    player(state).cards, player(state).coins, player(state).decorators[WOOD] = [held], 1, 1
    ghost_turn(state, PALACE)
    assert asking(state) != "room_benefit"


@pytest.mark.parametrize("shown", [ONE, SEVEN])
def test_a_promo_tile_may_bring_a_card_that_brings_the_coins(shown: int) -> None:
    """SNK-R-16, SNK-R-20: Market card 1 is used as soon as it is owned."""
    state = poor_at_palace(promo=True)
    player(state).kogeika, player(state).decorators[LEATHER] = (ADVANCE_TOKEN,), 1
    show_cards(state, shown)
    ghost_turn(state, PALACE)
    assert (asking(state) == "room_benefit") == (shown == ONE)


@pytest.mark.parametrize("numbers", [(1,), (1, 10)])
def test_a_bought_card_pays_with_each_delivery(numbers: tuple[int, ...]) -> None:
    """SNK-R-16, SNK-CARD-03: Market card 2 under column 3; only two steps reach the Promo tile that brings Daimyō D."""
    state = with_promo(POINTS, COINS, SASHIMONO, CARDS)
    one = player(state)
    one.cards, one.coins, one.stock, one.decorators = [TWO], 2, [0, 1, 0, 0], [0, 0, 0, 0]
    put(state, 0, 12, (2, 1))
    for number in numbers:
        finish(state, 0, number)
    show_cards(state, card("daimyo_d_lacquer"))
    choose(state, 0, "forge", WORKER, line("row_4"))
    assert (asking(state) == "move_swords") == (len(numbers) == 2)


@pytest.mark.parametrize("cards", [[card("daimyo_a_wood")], [card("daimyo_a_wood"), FOUR]])
def test_a_card_goes_under_a_taken_line_by_market_card_four_only(cards: list[int]) -> None:
    """SNK-R-16, SNK-MCARD-4: the Wood for the move must come from a line that has a card already."""
    state = ghost_table()
    members(state, 0, "move_sword")
    player(state).cards, player(state).coins = cards, 1
    player(state).under[ROW_3] = player(state).under[COLUMN_3] = (SEVEN,)
    finish(state, 0, 2)
    put(state, 0, 12, (2, 1))
    ghost_turn(state, PALACE)
    assert (asking(state) == "room_benefit") == (FOUR in cards)


@pytest.mark.parametrize(("coins", "paid", "stays"), [(2, 0, False), (4, 0, True), (4, 1 << ROW_3 | 1 << COLUMN_3, False)])
def test_a_card_helps_if_it_can_be_paid_and_pays_in_this_turn(coins: int, paid: int, stays: bool) -> None:
    """SNK-R-16, SNK-NOT-5: Lacquer costs 4; the column brings 1; under lines that have paid the card sleeps."""
    state = ghost_table()
    members(state, 0, "move_sword")
    player(state).cards, player(state).coins, player(state).paid = [card("daimyo_a_lacquer")], coins, paid
    finish(state, 0, 2)
    put(state, 0, 8, (1, 1))
    ghost_turn(state, PALACE)
    assert (asking(state) == "room_benefit") == stays


def test_a_card_that_pays_coins_costs_more_than_it_brings() -> None:
    """SNK-R-16, SNK-NOT-2: 2 Coins, 1 of the column, and 2 for the 3 of Market card 3 do not pay for Lacquer."""
    state = on_anothers_turn("daimyo_b_lacquer")
    player(state, 1).cards.append(THREE)
    finish(state, 1, 1)
    use_palace_card(state, "daimyo_b_lacquer")
    assert asking(state) == "take_turn"


def test_two_cards_of_a_tile_may_be_any() -> None:
    """SNK-R-16, SNK-PROMO-02: nobody knows which card the first one uncovers, so the question waits whatever is below."""
    state = with_promo(POINTS, CARDS, COINS, SASHIMONO)
    player(state).kogeika, player(state).stock = (ADVANCE_TOKEN,), [0, 1, 0, 0]
    put(state, 0, 12, (2, 1))
    show_cards(state, SEVEN)
    choose(state, 0, "forge", WORKER, line("row_4"))
    assert asking(state) == "move_swords"


STEEL_CARD, LACQUER_CARD = card("daimyo_a_steel"), card("daimyo_a_lacquer")  # which cost 2 and 4 Coins
BOTH = [ROW_2, COLUMN_3]  # pay 1 Wood and 1 Coin
DEAR = [THREE, SEVEN]  # cost 3 and 4 Coins and bring 2 and 3


@pytest.mark.parametrize(
    ("has", "paying", "hopes"),
    [
        ({}, [], (1, "", [], [])),
        ({}, BOTH, (2, "W", [], [])),
        ({}, [*BOTH, ROW_3, COLUMN_3], (3, "WS", [], [])),
        ({}, [line("row_4"), line("column_5")], (4, "K", [], [])),
        ({}, [line("row_1"), line("column_4")], (3, "L", [], [])),
        # Cards without an icon bring what they say, bought ones too; used ones and those with an icon do not
        ({"cards": [ONE]}, [], (3, "", [], [])),
        ({"cards": [ONE, ONE]}, [], (5, "", [], [])),
        ({"fresh": [ONE]}, [], (3, "", [], [])),
        ({"used": [ONE]}, [], (1, "", [], [])),
        ({"cards": [TWO, THREE, FOUR, SEVEN, STEEL_CARD]}, [], (1, "", [], [])),
        # A card whose benefit can be paid for brings what is left of its price
        ({"cards": [STEEL_CARD, LACQUER_CARD]}, BOTH, (2, "WS", [], [STEEL_CARD])),
        ({"used": [STEEL_CARD]}, BOTH, (2, "WS", [], [STEEL_CARD])),
        ({"fresh": [STEEL_CARD]}, BOTH, (2, "W", [], [])),
        ({"cards": [LACQUER_CARD], "coins": 3}, BOTH, (4, "LW", [], [LACQUER_CARD])),
        ({"cards": [LACQUER_CARD], "coins": 3}, [], (3, "", [], [])),
        ({"cards": [LACQUER_CARD], "coins": 3, "paid": 1 << ROW_2 | 1 << COLUMN_3}, BOTH, (4, "W", [], [])),
        ({"cards": [LACQUER_CARD], "coins": 3, "paid": 1 << ROW_2}, BOTH, (4, "LW", [], [LACQUER_CARD])),
        ({"cards": [THREE], "coins": 2}, BOTH, (3, "W", [], [THREE])),
        ({"cards": [THREE], "coins": 2}, [*BOTH, ROW_3, COLUMN_3], (5, "WS", [], [THREE])),
        ({"cards": [FIVE]}, BOTH, (4, "W", [], [FIVE])),
        ({"cards": [FIVE], "coins": 0}, BOTH, (2, "W", [], [])),
        ({"fresh": [FIVE, FIVE]}, BOTH, (4, "W", [], [])),
        # Under a line with a card only by Market card 4
        ({"cards": [STEEL_CARD], "under": [(SEVEN,)] * 9, "coins": 0}, BOTH, (7, "W", [], [])),
        ({"cards": [STEEL_CARD, FOUR], "under": [(SEVEN,)] * 9, "coins": 0}, BOTH, (7, "WS", [], [STEEL_CARD, FOUR])),
        # Tokens, and what a line advances: decorations, and the tiles at the ends of the rows
        ({"kogeika": [DECORATE_TOKEN]}, [], (3, "", [], [])),
        ({"kogeika": [DECORATE_TOKEN, DECORATE_TOKEN]}, [], (4, "", [], [])),
        ({"kogeika": [DECORATE_TOKEN, ADVANCE_TOKEN]}, [], (4, "", [], [])),
        ({"kogeika": [COIN_TOKEN]}, [], (1, "", [], [])),
        ({"cards": [SIX]}, [], (3, "", [], [])),
        ({"kogeika": [ADVANCE_TOKEN] * 2, "decorators": [0, 1, 1, 1], "promo": [COINS, -1, -1, -1]}, [], (5, "", [], [])),
        ({"kogeika": [ADVANCE_TOKEN], "decorators": [0, 1, 1, 1], "promo": [COINS, -1, -1, -1]}, [], (1, "", [], [])),
        ({"under": [(TWO,)] * 9, "decorators": [0, 0, 0, 0], "promo": [-1, -1, -1, COINS]}, [COLUMN_3] * 2, (7, "", [], [])),
        ({"under": [(TWO,)] * 9, "decorators": [0, 0, 0, 0], "promo": [-1, -1, -1, COINS]}, [COLUMN_3], (2, "", [], [])),
        ({"kogeika": [ADVANCE_TOKEN], "promo": [POINTS, SASHIMONO, -1, CARDS]}, [], (1, "", DEAR, [])),
        ({"kogeika": [ADVANCE_TOKEN], "promo": [POINTS, SASHIMONO, -1, CARDS]}, [*BOTH, COLUMN_3], (6, "W", DEAR, DEAR)),
    ],
)
def test_what_free_acts_could_bring(has: dict[str, Any], paying: list[int], hopes: tuple[int, str, list[int], list[int]]) -> None:
    """SNK-R-16: the most that lines, cards, tokens and tiles bring a seat with 1 Coin; decorated Wood brings 1, Steel 2."""
    state = with_promo(*has.pop("promo", (-1, -1, -1, -1)))
    put(state, 0, 12, (3, 3), 3)
    show_cards(state, *DEAR)
    one = player(state)
    one.coins, one.decorators = 1, [1, 0, 1, 1]
    for name, value in has.items():
        setattr(one, name, type(getattr(one, name))(value))
    found = hopes_of(state, 0, paying)
    kinds = "".join(letter for kind, letter in enumerate("LWSK") if found.kinds >> kind & 1)
    assert (found.coins, kinds, sorted(found.cards), sorted(found.benefits)) == (*hopes[:3], sorted(hopes[3]))


def test_nothing_to_decorate_is_not_asked_about_at_the_academy_of_the_ghost() -> None:
    """SNK-R-16, SNK-GACAD-03: no free act brings a Resource onto a Sword."""
    state = ghost_table(1, promo=True)
    player(state).kogeika = (ADVANCE_TOKEN, DECORATE_TOKEN)
    finish(state, 0, 1, "SW")
    put(state, 0, 12, (2, 1))
    ghost_turn(state, ACADEMY)
    assert asking(state) != "decorate"


def test_the_common_case_copies_no_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat without complete Swords, tokens, cards for any time or a Project is passed by at once."""
    state = ghost_table()
    members(state, 0, "leather_for_1")
    put(state, 0, 12, (2, 1))
    player(state).delivered, player(state).cards, player(state).kogeika = [tile(9)], [SEVEN], (COIN_TOKEN,)
    monkeypatch.delattr(KatanaState, "clone")
    ghost_turn(state, PALACE)
    assert asking(state) != "room_benefit"
