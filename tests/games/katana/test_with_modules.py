"""Examples, rulings and decisions of the general sections that need a module. (sections 24 to 26)"""

import pytest

from tests.games.katana.table import (
    asked,
    asking,
    choose,
    fresh,
    offered,
    pass_all,
    player,
    put,
    put_katana,
    show,
    space,
    table,
    verbs,
)
from zashiki.games.katana.characters import GEISHA, KANRI, KOGEIKA, SHINOBI, SHONIN, UNSUISO
from zashiki.games.katana.names import (
    ACADEMY,
    HOUSES,
    KOMAINU,
    LACQUER,
    LEATHER,
    MARKET,
    STEEL,
    TILES,
    WOOD,
    WORKER,
)
from zashiki.games.katana.state import FROM_AREAS, FROM_ROUNDS, FROM_SWORDS, KatanaState


def ghost_draws(state: KatanaState, *areas: int) -> None:
    """The next Solo cards are these."""
    state.ghost_deck = tuple(reversed(areas))


def empty(state: KatanaState) -> None:
    """No Sword on display."""
    state.display = [-1] * 12


# The Ghost


def test_ghost_example_in_round_one() -> None:
    """SNK-EX-19: a 6-point tile whose first Resource is Steel: 6 points, its Sword, Sashimono and Steel; the House's top card goes."""
    state = table(1, ghost=3)
    empty(state)
    sword = show(state, 34, "white_2")
    show(state, 20, "red_1")
    ghost_draws(state, HOUSES)
    top = state.house_top(2)
    choose(state, 0, "forge", WORKER, 0)
    ghost = player(state, 1)
    assert (ghost.tally[FROM_SWORDS], ghost.tally[FROM_ROUNDS]) == (6, 0)
    assert (ghost.delivered, ghost.sashimonos, ghost.katana) == ([sword], [2], (STEEL,))
    assert state.banner[sword] == -1  # the Sashimono lies in its area, not on the tile
    assert state.discard == [top]
    assert state.board[space("white_2")] == 1 * 2 + WORKER


def test_ghost_example_at_the_academy() -> None:
    """SNK-EX-20: the best human Decorator is in the last column: 3 points; its first Resource is decorated; humans decorate one."""
    state = table(1, ghost=3)
    player(state).decorators = [0, 2, 1, 0]
    sword = put(state, 0, 12, (2, 2), 1)
    player(state, 1).katana = (STEEL, WOOD)
    state.placed[TILES + 1] = 2
    ghost_draws(state, ACADEMY)
    choose(state, 0, "forge", WORKER, 3)
    assert player(state, 1).tally[FROM_AREAS] == 3
    assert state.decorated[TILES + 1] == 1
    assert (asked(state), asking(state)) == ((0,), "decorate")
    choose(state, 0, "decorate", sword, WOOD)
    assert player(state).coins == 3


@pytest.mark.parametrize(("humans", "players"), [(1, 2), (2, 3), (3, 4)])
def test_for_what_the_ghost_is_a_player(humans: int, players: int) -> None:
    """SNK-R-02: for spaces, display and Honor cards; not for Favor cards, starting Swords and Starting Sashimonos."""
    state = fresh(humans, ghost=3)
    assert sum(sword >= 0 for sword in state.display) == {2: 8, 3: 10, 4: 12}[players]
    assert state.usable(space("market_4")) == (players >= 3)
    assert state.usable(space("market_5")) == (players == 4)
    assert len(state.honors) == players
    assert len(state.favors) == humans
    assert len(state.starting_swords) + sum(len(one.swords) for one in state.players) == humans
    assert player(state, humans).swords == []


def test_a_lone_human_gets_the_single_sword_and_no_extra_coin() -> None:
    """SNK-R-02: the 0-Coin Starting Sashimono."""
    state = fresh(1, ghost=3)
    (sword,) = player(state).swords
    assert player(state).coins == state.box.coins[sword]
    assert state.banner[sword] == 4


def test_the_first_player_card_stays_with_a_human() -> None:
    """SNK-R-37: the Ghost plays first, the card stays; if nobody takes Komainu next time it moves to the next human on the left."""
    state = table(2, ghost=3)
    ghost_draws(state, KOMAINU)
    choose(state, 0, "forge", WORKER, 0)
    choose(state, 1, "forge", WORKER, 0)
    state.ghost_deck, state.ghost_discard, state.ghost_reserve = (MARKET,) * 20, (), (MARKET,) * 3
    pass_all(state, 0, 1)
    assert state.first == 0
    assert state.order == (2, 0, 1)
    pass_all(state, *[seat for seat in state.order if seat < 2])
    assert state.first == 1
    assert state.order == (1, 0, 2)


# Decisions


def with_character(character: int, at: str, coins: int = 0) -> KatanaState:
    """A Character on a space, the others far away."""
    state = table(2, characters="all")
    state.wanderers = [-1] * len(state.wanderers)
    state.wanderers[character] = space(at)
    player(state).coins = coins
    return state


def test_a_character_met_is_sent_elsewhere_first() -> None:
    """SNK-D-06: the destination is compulsory, paying is not."""
    state = with_character(SHINOBI, "market_1", coins=1)
    assert {(WORKER, space("market_1")), (WORKER, space("market_2"))} <= set(offered(state, 0, "place"))
    choose(state, 0, "place", WORKER, space("market_1"))
    assert {found.verb for found in state.stack[-1].options(state, 0)} == {"send_character"}
    choose(state, 0, "send_character", SHINOBI, space("palace_1"))
    assert state.wanderers[SHINOBI] == space("palace_1")
    choose(state, 0, "done")
    assert player(state).coins == 1
    assert asking(state) == "buy_resources"


@pytest.mark.parametrize(
    ("character", "verb", "optional"),
    [
        (KANRI, "room", True),
        (SHINOBI, "take_card", True),
        (SHONIN, "buy_resource", True),
        (SHONIN, "sell_resource", True),
        (GEISHA, "take_geisha", False),
        (UNSUISO, "offer_coin", True),
    ],
)
def test_the_choice_a_character_offers(character: int, verb: str, optional: bool) -> None:
    """SNK-D-07: each its own, and all but the Geisha's may be declined."""
    state = with_character(character, "market_1", coins=5)
    player(state).stock = [0, 1, 0, 0]
    state.geisha_shown = (0, 1, 2)
    choose(state, 0, "place", WORKER, space("market_1"))
    choose(state, 0, "send_character", character, space("palace_1"))
    assert verb in verbs(state, 0)
    assert ("done" in verbs(state, 0)) == optional


def test_a_kogeika_token_now_or_later() -> None:
    """SNK-D-07, SNK-D-30: the token is a free act from the moment it is taken."""
    state = with_character(KOGEIKA, "market_1")
    state.kogeika_pile = (2, 0)
    choose(state, 0, "place", WORKER, space("market_1"))
    choose(state, 0, "send_character", KOGEIKA, space("palace_1"))
    assert asking(state) == "buy_resources"
    choose(state, 0, "token_advance", LEATHER)
    assert player(state).decorators == [0, 0, 0, 1]
    assert player(state).kogeika == ()


def test_the_surcharge_goes_on_a_kind_that_was_bought() -> None:
    """SNK-D-12: asked only with a choice between kinds; not to be declined."""
    state = table(1, ghost=3, chapter=13, rooms="random")
    player(state).coins = 10
    choose(state, 0, "place", WORKER, space("market_1"))
    choose(state, 0, "buy_resource", WOOD)
    choose(state, 0, "buy_resource", LACQUER)
    choose(state, 0, "done")
    assert {found.verb for found in state.stack[-1].options(state, 0)} == {"raise_price"}
    assert offered(state, 0, "raise_price") == [(LACQUER,), (WOOD,)]
    choose(state, 0, "raise_price", WOOD)
    assert state.surcharge[WOOD] == 1


def test_the_holder_of_the_metal_katana_chooses_at_the_end_of_the_round() -> None:
    """SNK-D-33: points or a Resource of any kind for the Project; points are forced once the own katana is in play."""
    state = table(2, metal=True)
    state.metal = 1
    other = state.clone()
    pass_all(state, 0, 1)
    assert (asked(state), asking(state)) == ((1,), "metal_katana")
    assert state.active == -1  # it is nobody's turn
    assert verbs(state, 1) == {"take_points", "add_to_project"}
    choose(state, 1, "add_to_project", STEEL)
    assert player(state, 1).project == [0, 0, 1, 0]
    put_katana(other, 1, "LWSK", (1, 2), 1)
    pass_all(other, 0, 1)
    assert other.round == 2
    assert player(other, 1).score == 4


def test_the_owner_of_a_promo_tile_chooses_at_once() -> None:
    """SNK-D-34: which cards, or which Sashimonos, also when the Decorator advances out of turn."""
    state = table(2, promo=True)
    state.promo = (3, 0, 1, 2)  # Lacquer: Sashimonos, Wood: cards
    player(state, 1).decorators = [1, 1, 0, 0]
    player(state, 1).rooms[0] = 1  # Advance a Decorator
    choose(state, 0, "place", WORKER, space("palace_1"))
    choose(state, 0, "send", 2)
    choose(state, 0, "done")
    other = state.clone()
    choose(state, 1, "room_advance", 0, WOOD)
    assert (asked(state), asking(state)) == ((1,), "take_visible_card")
    shown = {args[0] for args in offered(state, 1, "take_card")}
    assert shown == {*state.on_offer(), *(state.house_top(house) for house in range(4))}
    choose(other, 1, "room_advance", 0, LACQUER)
    assert verbs(other, 1) == {"take_sashimono"}
