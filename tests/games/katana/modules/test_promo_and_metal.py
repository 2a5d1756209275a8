"""Promo tiles, the Metal Katana, and how all modules go together. (sections 22 and 23)"""

import pytest

from tests.games.katana.modules.ghosts import HOUSES, PALACE, ghost, ghost_table, ghost_turn
from tests.games.katana.table import (
    BOX,
    GAME,
    asked,
    asking,
    card,
    choose,
    finish,
    fresh,
    honor,
    line,
    offered,
    player,
    put,
    put_katana,
    room,
    space,
    table,
    tile,
    told,
    verbs,
)
from zashiki.games.katana.characters import ADVANCE_TOKEN, DECORATE_TOKEN, KANRI, KOGEIKA, SHONIN
from zashiki.games.katana.honors import honor_points
from zashiki.games.katana.names import ACADEMY as ACADEMY_AREA
from zashiki.games.katana.names import AREA_OF, LACQUER, LEATHER, PROMO_TILES, STEEL, WOOD, WORKER
from zashiki.games.katana.state import FROM_AREAS, FROM_CHARACTERS, FROM_METAL, FROM_PROMO, FROM_TEMPLE, KatanaState
from zashiki.games.katana.steps.promo import take_promo_tile
from zashiki.games.katana.steps.rounds import EndRound, Restore
from zashiki.kernel import SetupError, advance

CARDS, COINS, POINTS, SASHIMONO = range(4)


def promo(*tiles: int, seats: int = 2) -> KatanaState:
    """A table with these Promo tiles at the ends of the rows of Lacquer, Wood, Steel and Leather."""
    state = table(seats, promo=True)
    state.promo = tuple(tiles)
    return state


def delivered(state: KatanaState, seat: int, number: int) -> None:
    """A seat delivers a complete Sword and puts nothing into its Project."""
    choose(state, seat, "deliver", finish(state, seat, number))
    while asking(state) in ("add_to_project", "moment", "pay_lines"):
        choose(state, seat, "done")


def end_round(state: KatanaState) -> None:
    state.stack = [EndRound()]
    advance(state)


def restore(state: KatanaState) -> None:
    state.stack = [Restore()]
    advance(state)


# Promo tiles


@pytest.mark.parametrize("seed", range(4))
def test_a_tile_at_the_end_of_each_row(seed: int) -> None:
    """SNK-PROMO-01: shuffled, the side by the row's Resource."""
    state = fresh(2, str(seed), promo=True)
    assert sorted(state.promo) == [0, 1, 2, 3]
    assert sorted(told(state, "promo_lies"), key=lambda args: args[1]) == [(tile, row) for row, tile in enumerate(state.promo)]
    assert [BOX.promo_amount(CARDS, row) for row in (LACQUER, WOOD, STEEL, LEATHER)] == [1, 2, 2, 1]
    assert [BOX.promo_amount(COINS, row) for row in (LACQUER, WOOD, STEEL, LEATHER)] == [4, 6, 6, 4]
    assert fresh(2, str(seed)).promo == ()


def test_the_tiles_are_shuffled() -> None:
    """SNK-PROMO-01."""
    assert len({tuple(fresh(2, str(seed), promo=True).promo) for seed in range(10)}) > 3


def test_the_first_at_the_end_takes_the_tile() -> None:
    """SNK-PROMO-02, SNK-R-69: at once, and only the first."""
    state = promo(POINTS, COINS, CARDS, SASHIMONO)
    player(state).decorators = [0, 1, 0, 0]
    choose(state, 0, "place", WORKER, space("academy_1"))
    choose(state, 0, "advance", WOOD)
    assert player(state).coins == 6
    assert state.promo == (POINTS, -1, CARDS, SASHIMONO)
    player(state, 1).decorators = [0, 1, 0, 0]
    choose(state, 1, "place", WORKER, space("academy_2"))
    choose(state, 1, "advance", WOOD)
    assert (player(state, 1).coins, told(state, "takes_promo")) == (0, [])


def test_before_the_end_nothing_happens() -> None:
    """SNK-PROMO-02."""
    state = promo(POINTS, COINS, CARDS, SASHIMONO)
    choose(state, 0, "place", WORKER, space("academy_1"))
    choose(state, 0, "advance", WOOD)
    assert (player(state).coins, state.promo[WOOD]) == (0, COINS)


def test_points_of_a_tile() -> None:
    """SNK-PROMO-02: 5 on the side of Wood and Steel, 3 on the other."""
    for row, points in ((STEEL, 5), (LACQUER, 3)):
        state = promo(POINTS, POINTS, POINTS, POINTS)
        take_promo_tile(state, 0, row)
        assert player(state).tally[FROM_PROMO] == points


def test_cards_of_a_tile_are_any_on_show() -> None:
    """SNK-PROMO-02, SNK-R-64, SNK-D-34: two one after the other, no declining; it interrupts the action."""
    state = promo(POINTS, CARDS, COINS, SASHIMONO)
    player(state).decorators = [0, 1, 0, 0]
    put(state, 0, 12, (2, 3), 2)
    choose(state, 0, "place", WORKER, space("academy_1"))
    choose(state, 0, "advance", WOOD)
    for _ in range(2):
        assert asking(state) == "take_visible_card"
        shown = {*state.on_offer(), *(state.house_top(house) for house in range(4))}
        assert {found for (found,) in offered(state, 0, "take_card")} == shown
        assert "done" not in verbs(state, 0)
        choose(state, 0, "take_card", state.house_top(3))
    assert len(player(state).cards) == 2
    assert asking(state) == "decorate"


def test_sashimonos_of_a_tile_are_of_free_choice() -> None:
    """SNK-PROMO-02, SNK-D-34: straight into the area, also out of turn."""
    state = promo(SASHIMONO, SASHIMONO, SASHIMONO, SASHIMONO)
    player(state, 1).decorators, player(state, 1).kogeika = [0, 0, 1, 0], (ADVANCE_TOKEN,)
    choose(state, 1, "token_advance", STEEL)
    for kind in (2, 2):
        assert (asked(state), asking(state)) == ((1,), "take_sashimono")
        choose(state, 1, "take_sashimono", kind)
    assert player(state, 1).sashimonos == [2, 2]
    assert asked(state) == (0,), "the question of seat 0 is still open"


# Metal Katana


def test_it_starts_beside_the_board() -> None:
    """SNK-METAL-01."""
    assert fresh(2, metal=True).metal == -1
    assert GAME.view(fresh(2), 0).metal == -2


def test_a_delivery_takes_it_and_frees_the_next_worker() -> None:
    """SNK-METAL-02: on the space after the Sword; losing it does not undo that."""
    state = table(2, metal=True)
    delivered(state, 0, 12)
    one = player(state)
    assert state.metal == 0
    assert (one.workers, one.blocked) == (5, 0b11000), "space 2 is freed by the Metal Katana"
    delivered(state, 1, 16)
    assert state.metal == 1
    assert (one.workers, one.blocked) == (5, 0b11000)


def test_the_next_sword_goes_where_it_lay() -> None:
    """SNK-R-68: its Worker is then free for good, and it moves one space on."""
    state = table(2, metal=True)
    delivered(state, 0, 12)
    delivered(state, 0, 16)
    one = player(state)
    assert (one.workers, one.blocked) == (5, 0b11000), "space 3 holds nobody"
    delivered(state, 0, 20)
    assert (one.workers, one.blocked) == (6, 0b10000), "space 4"
    restore(state)
    assert one.blocked == 0b11000, "space 4 is not covered by a Sword (SNK-METAL-04); space 2 is"
    assert one.workers == 5


def test_without_it_nothing_is_blocked_again() -> None:
    """SNK-METAL-04: only with the Metal Katana."""
    state = table(2)
    player(state).blocked = 0b11000
    restore(state)
    assert player(state).blocked == 0b11000


def test_the_katana_takes_it_too() -> None:
    """SNK-R-68: onto the first empty Sword space."""
    state = table(2, metal=True)
    player(state).delivered = [tile(1)]
    sword = put_katana(state, 0, "LWSK", (4, 2), 4)
    choose(state, 0, "deliver", sword)
    assert (state.metal, player(state).blocked) == (0, 0b11000)


def test_after_the_eighth_sword_it_frees_nobody() -> None:
    """SNK-R-68."""
    state = table(2, metal=True)
    player(state).delivered = [tile(number) for number in (1, 2, 3, 4, 5, 6, 7)]
    player(state).blocked = player(state).locks = 0
    delivered(state, 0, 12)
    assert (state.metal, player(state).workers) == (0, 4)


def test_workers_freed_by_it_alone_are_not_counted() -> None:
    """SNK-R-68: for the Honor card about freed Workers."""
    state = table(2, metal=True)
    delivered(state, 0, 12)
    assert honor_points(state, 0, honor("school")) == 1
    delivered(state, 0, 16)
    assert honor_points(state, 0, honor("school")) == 1 + 2


def test_at_the_end_of_a_round_it_pays_its_holder() -> None:
    """SNK-METAL-03, SNK-D-33: 4 points, then it goes back."""
    state = table(2, metal=True)
    state.metal = 1
    end_round(state)
    assert (asked(state), asking(state)) == ((1,), "metal_katana")
    assert offered(state, 1, "add_to_project") == [(LACQUER,), (WOOD,), (STEEL,), (LEATHER,)]
    choose(state, 1, "take_points")
    assert (player(state, 1).tally[FROM_METAL], state.metal, state.round) == (4, -1, 2)


def test_or_a_resource_for_the_project() -> None:
    """SNK-METAL-03: it belongs to no Sword, so it does not use up what Swords may give (SNK-MOD-01)."""
    state = table(2, metal=True)
    state.metal = 0
    player(state).project, player(state).delivered = [0, 1, 1, 1], [tile(20)]
    end_round(state)
    choose(state, 0, "add_to_project", LACQUER)
    assert (player(state).project, player(state).score) == ([1, 1, 1, 1], 0)
    assert (state.metal, told(state, "metal_returns")) == (-1, [()])
    assert state.given[tile(20)] == 0
    assert "compose" in verbs(state, asked(state)[0]) or asked(state) != (0,)
    assert player(state).starts


def test_points_are_forced_once_the_katana_is_in_play() -> None:
    """SNK-METAL-03."""
    state = table(2, metal=True)
    state.metal = 0
    put_katana(state, 0, "LWSK", (1, 1))
    end_round(state)
    assert (player(state).tally[FROM_METAL], state.metal, state.round) == (4, -1, 2)


def test_without_a_holder_nothing_is_paid() -> None:
    """SNK-METAL-03."""
    state = table(2, metal=True)
    end_round(state)
    assert (state.round, [entry.tally[FROM_METAL] for entry in state.players]) == (2, [0, 0])


def test_the_ghost_takes_it_and_the_points() -> None:
    """SNK-METAL-05, SNK-R-68: level 3 has Blocked Workers on spaces 2, 4, 5; the Solo card leaves only by the Sword itself."""
    state = ghost_table(1, level=3, metal=True)
    ghost_turn(state, HOUSES)
    assert (state.metal, ghost(state).workers, ghost(state).blocked) == (1, 4, 0b11000), "one placed, one freed"
    assert state.ghost_discard == (HOUSES,), "the Metal Katana freed it, not the Sword"
    ghost_turn(state, HOUSES)
    assert state.ghost_discard == (HOUSES,), "its Worker was free already"
    end_round(state)
    assert (ghost(state).tally[FROM_METAL], state.metal) == (4, -1)
    assert ghost(state).blocked == 0b11000


# Everything together


def test_modules_combine_freely() -> None:
    """SNK-MIX-01: any of them with any other, settled at setup and public."""
    for seats, ghost_level in ((1, 2), (2, 0), (3, 5), (4, 0)):
        for characters in ("none", "common", "all"):
            state = fresh(seats, ghost=ghost_level, characters=characters, promo=True, metal=True)
            seen = GAME.view(state, 0)
            assert (seen.ghost is not None) == bool(ghost_level)
            assert (seen.characters is not None) == (characters != "none")
            assert seen.metal == -1 and len(seen.academy.promo) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_characters_stand_only_on_spaces_in_use(seats: int) -> None:
    """SNK-MIX-02."""
    for seed in range(5):
        state = fresh(seats, str(seed), characters="all")
        assert all(state.usable(at) for at in state.wanderers if at >= 0)


def test_the_ghost_gets_nothing_of_the_expansions() -> None:
    """SNK-MIX-03: no tile, no token, no card, no Bowl."""
    state = fresh(1, ghost=5, characters="all", promo=True)
    state.round = 1
    for area in (HOUSES, PALACE, ACADEMY_AREA):
        ghost(state).workers = 1
        ghost_turn(state, area)
        while asking(state) != "take_turn":
            choose(state, 0, "done")
    one = ghost(state)
    assert (one.kaji, one.kogeika, one.geisha, one.bowl, one.decorators) == ((), (), (), 0, [])
    assert sorted(state.promo) == list(range(len(PROMO_TILES)))


def test_characters_are_no_miniatures_for_the_honor_card() -> None:
    """SNK-MIX-04."""
    state = table(2, characters="all")
    assert honor_points(state, 0, honor("presence")) == 1
    state.board[space("market_1")] = 0
    assert honor_points(state, 0, honor("presence")) == 2


def test_chapter_7_has_nobody_to_block_again() -> None:
    """SNK-MIX-05."""
    state = ghost_table(1, level=1, chapter=7, metal=True)
    restore(state)
    assert (player(state).workers, player(state).blocked) == (7, 0)
    assert ghost(state).blocked.bit_count() == 4


def test_chapter_11_leaves_out_kogeika_and_promo_tiles() -> None:
    """SNK-MIX-06, SNK-MIX-11: three Characters, none at the Academy, none may go there; Kanri has no Room about Decorators to name."""
    for seed in range(20):
        state = fresh(1, str(seed), ghost=1, chapter=11, characters="all")
        standing = [at for at in state.wanderers if at >= 0]
        assert len(standing) == 3
        assert state.wanderers[KOGEIKA] == -1
        assert not any(AREA_OF[at] == ACADEMY_AREA for at in standing)
        assert room("advance_decorator") not in state.rooms
    with pytest.raises(SetupError):
        fresh(1, ghost=1, chapter=11, promo=True)
    state.wanderers = [-1] * 9
    state.wanderers[SHONIN] = space("market_1")
    choose(state, 0, "place", WORKER, space("market_1"))
    goals = [at for _, at in offered(state, 0, "send_character")]
    assert goals and not any(AREA_OF[at] == ACADEMY_AREA for at in goals)


def test_chapter_12_kanri_names_any_of_three_rooms() -> None:
    """SNK-MIX-07."""
    state = ghost_table(1, level=1, chapter=12, characters="all", rooms="random")
    state.rooms = (room("two_coins"), room("steel"), room("wood_and_coin"))
    state.wanderers = [-1] * 9
    state.wanderers[KANRI] = space("market_1")
    player(state).coins = 1
    choose(state, 0, "place", WORKER, space("market_1"))
    choose(state, 0, "send_character", KANRI, space("komainu_1"))
    assert {found for (found,) in offered(state, 0, "room")} == set(state.rooms)


def test_chapter_13_shonin_uses_printed_prices() -> None:
    """SNK-MIX-07, SNK-R-58."""
    state = ghost_table(1, level=1, chapter=13, characters="all", rooms="random")
    state.wanderers = [-1] * 9
    state.wanderers[SHONIN] = space("market_1")
    state.surcharge, player(state).coins = [2, 2, 2, 2], 2
    choose(state, 0, "place", WORKER, space("market_1"))
    choose(state, 0, "send_character", SHONIN, space("komainu_1"))
    choose(state, 0, "buy_resource", LEATHER)
    assert player(state).coins == 0
    assert state.surcharge == [2, 2, 2, 2]


def test_the_order_at_the_end_of_a_round() -> None:
    """SNK-MIX-08: Unsuiso, Metal Katana, the Temple of chapter 7, then Restore."""
    state = ghost_table(1, level=1, chapter=7, characters="all", metal=True)
    state.metal, player(state).bowl, player(state).coins = 0, 2, 1
    state.events = []
    end_round(state)
    assert (player(state).tally[FROM_CHARACTERS], player(state).tally[FROM_TEMPLE]) == (2, 0)
    choose(state, 0, "take_points")
    assert (player(state).tally[FROM_METAL], player(state).tally[FROM_TEMPLE]) == (4, -4)
    keys = [event.key for event in state.events]
    assert keys.index("metal_returns") < keys.index("temple_asks") < keys.index("round_begins")


def test_after_round_4_they_come_before_the_final_scoring() -> None:
    """SNK-MIX-08."""
    state = table(2, characters="all", metal=True)
    state.round, state.metal, player(state).bowl = 4, 1, 3
    end_round(state)
    assert not state.over
    choose(state, 1, "take_points")
    assert state.over
    assert (player(state).tally[FROM_CHARACTERS], player(state, 1).tally[FROM_METAL]) == (3, 4)


def test_tokens_and_kaji_cards_share_a_moment_with_cards() -> None:
    """SNK-MIX-09: a Kaji card, a Decorate token and Daimyō D in one action; the benefit is bought in the same moment."""
    state = table(2, characters="all")
    one = player(state)
    one.kaji, one.kogeika, one.cards, one.stock, one.coins = (0,), (DECORATE_TOKEN,), [card("daimyo_d_wood")], [9, 9, 9, 9], 3
    sword = put(state, 0, 12, (2, 2), 1)
    choose(state, 0, "forge", WORKER, line("column_2"))
    choose(state, 0, "play_kaji", 0, sword)
    choose(state, 0, "play", card("daimyo_d_wood"))
    choose(state, 0, "token_decorate", sword, WOOD)
    choose(state, 0, "move", sword)
    choose(state, 0, "buy", card("daimyo_d_wood"), line("row_2"))
    assert one.under[line("row_2")] == (card("daimyo_d_wood"),)
    assert not (one.kaji or one.kogeika or one.used)


def test_a_token_alone_is_a_moment() -> None:
    """SNK-R-66, SNK-MIX-09: like a card without an icon it opens one, in which a benefit may be bought."""
    state = table(2, characters="all")
    other = player(state, 1)
    other.kogeika, other.cards, other.coins = (ADVANCE_TOKEN,), [card("market_1")], 1
    assert offered(state, 1, "buy") == []
    choose(state, 1, "token_advance", WOOD)
    assert (card("market_1"), line("row_1")) in offered(state, 1, "buy")
    choose(state, 1, "done")
    assert asked(state) == (0,)


def test_the_ghost_of_an_all_modules_game_counts_as_a_player() -> None:
    """SNK-MIX-01, SNK-R-02."""
    state = fresh(3, ghost=2, characters="all", promo=True, metal=True)
    assert len(state.honors) == 4
    assert state.players[3].tally[FROM_AREAS] == 0
