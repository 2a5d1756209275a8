"""Wandering Characters: where they stand, meeting them, what each of the nine gives. (section 21)"""

from dataclasses import replace

import pytest

from tests.games.katana.modules.ghosts import HOUSES, KOMAINU, MARKET, fill, ghost, ghost_turn
from tests.games.katana.table import (
    BOX,
    asked,
    asking,
    card,
    choose,
    fresh,
    line,
    offered,
    player,
    put,
    put_katana,
    reprint,
    room,
    show,
    space,
    table,
    tile,
    told,
    turn_of,
    verbs,
    where,
)
from zashiki.games.katana.characters import (
    ADVANCE_TOKEN,
    COIN_TOKEN,
    DECORATE_TOKEN,
    GEISHA,
    KAJI,
    KANRI,
    KOGEIKA,
    RONIN,
    SAMURAI,
    SHINOBI,
    SHONIN,
    UNSUISO,
    destinations,
    fill_piles,
)
from zashiki.games.katana.honors import geisha_points
from zashiki.games.katana.names import AREA_OF, HOUSE_SPACES, LACQUER, LEATHER, MONK, STEEL, WOOD, WORKER
from zashiki.games.katana.scoring import final_scoring
from zashiki.games.katana.state import FROM_CHARACTERS, FROM_GEISHA, KatanaState
from zashiki.games.katana.steps.rounds import EndRound, Restore
from zashiki.kernel import Value, advance

SPACE = space("market_2")


def wandering(*characters: int, seats: int = 2, **settings: Value) -> KatanaState:
    """A table with these Characters: the first on a Market space, the others at Palace and Academy."""
    state = table(seats, characters="all", **settings)
    state.wanderers = [-1] * 9
    for character, at in zip(characters, ("market_2", "palace_1", "academy_2"), strict=False):
        state.wanderers[character] = space(at)
    return state


def meet(state: KatanaState, figure: int = WORKER, to: str = "komainu_1") -> None:
    """Seat 0 goes to the Market space with the Character and sends it on."""
    choose(state, 0, "place", figure, SPACE)
    (character, _) = offered(state, 0, "send_character")[0]
    choose(state, 0, "send_character", character, space(to))


# Where they stand


@pytest.mark.parametrize("seed", range(8))
def test_four_characters_one_in_each_area(seed: int) -> None:
    """SNK-WAND-01: on the Sword with the lowest number, elsewhere on the leftmost space."""
    state = fresh(3, str(seed), characters="all")
    standing = sorted(place for place in state.wanderers if place >= 0)
    lowest = state.display.index(min(sword for sword in state.display if sword >= 0))
    assert standing == sorted([lowest, space("market_1"), space("academy_1"), space("palace_1")])


def test_the_special_two_only_where_all_are_chosen() -> None:
    """SNK-WAND-01, SNK-D-01: the Characters in use are shuffled."""
    common: set[int] = set()
    every: set[int] = set()
    for seed in range(40):
        for found, setting in ((common, "common"), (every, "all")):
            state = fresh(2, str(seed), characters=setting)
            found |= {character for character, place in enumerate(state.wanderers) if place >= 0}
    assert common == set(range(7))
    assert every == set(range(9))


def test_only_those_who_wander_have_piles() -> None:
    """SNK-CHAR-02, SNK-CHAR-03, SNK-CHAR-05: cards and tokens of the Characters in play; three of the Geisha are shown."""
    for seed in range(12):
        state = fresh(2, str(seed), characters="all")
        assert len(state.kaji_pile) == (12 if state.wanderers[KAJI] >= 0 else 0)
        assert len(state.kogeika_pile) == (15 if state.wanderers[KOGEIKA] >= 0 else 0)
        assert (len(state.geisha_pile), len(state.geisha_shown)) == ((12, 3) if state.wanderers[GEISHA] >= 0 else (0, 0))


@pytest.mark.parametrize(("character", "pile"), [(KAJI, 12), (KOGEIKA, 15), (GEISHA, 15)])
def test_who_stands_on_the_first_space_has_a_pile(character: int, pile: int) -> None:
    """SNK-CHAR-02, SNK-CHAR-03, SNK-CHAR-05: wherever the Character starts, and nobody else."""
    state = wandering()
    state.kaji_pile, state.kogeika_pile, state.geisha_pile, state.geisha_shown = (), (), (), ()
    state.wanderers[character] = 0
    fill_piles(state)
    sizes = {KAJI: len(state.kaji_pile), KOGEIKA: len(state.kogeika_pile), GEISHA: len(state.geisha_pile + state.geisha_shown)}
    assert sizes == {KAJI: 0, KOGEIKA: 0, GEISHA: 0} | {character: pile}


def test_a_character_may_start_on_the_first_sword() -> None:
    """SNK-WAND-01: on the lowest displayed Sword, wherever that lies."""
    stands = set()
    for seed in range(40):
        state = fresh(2, str(seed), characters="all")
        lowest = state.display.index(min(sword for sword in state.display if sword >= 0))
        assert lowest in state.wanderers
        stands.add(lowest)
    assert 0 in stands


def test_a_character_is_met_by_choosing_its_space() -> None:
    """SNK-WAND-04: several in one area; an empty space may be preferred, then it stays and does nothing."""
    state = wandering(RONIN, SAMURAI)
    state.wanderers[SAMURAI] = space("market_3")
    put(state, 0, 12, (2, 1))
    assert {at for figure, at in offered(state, 0, "place") if figure == WORKER and AREA_OF[at] == 1} == {12, 13, 14}
    choose(state, 0, "place", WORKER, space("market_1"))
    assert asking(state) == "buy_resources"
    assert (state.wanderers[RONIN], player(state).score) == (SPACE, 0)


def test_a_character_on_the_leftmost_space_leaves_the_next_one_to_be_chosen() -> None:
    """SNK-WAND-04: meet it there, or prefer the empty space beside it."""
    state = wandering()
    state.wanderers[RONIN] = space("market_1")
    at_market = [at for figure, at in offered(state, 0, "place") if figure == WORKER and AREA_OF[at] == AREA_OF[SPACE]]
    assert sorted(at_market) == [space("market_1"), space("market_2")]
    choose(state, 0, "place", WORKER, space("market_2"))
    assert asking(state) == "buy_resources"
    assert state.wanderers[RONIN] == space("market_1")


def test_first_it_goes_then_its_effect_then_the_action() -> None:
    """SNK-WAND-02, SNK-D-06, SNK-R-62: a Monk pays the Temple and is placed before all that."""
    state = wandering(SHINOBI)
    player(state).coins = 6
    choose(state, 0, "place", MONK, SPACE)
    assert (player(state).coins, state.board[SPACE]) == (1, MONK)
    assert asking(state) == "send_character"
    choose(state, 0, "send_character", SHINOBI, space("palace_3"))
    assert state.wanderers[SHINOBI] == space("palace_3")
    assert asking(state) == "shinobi"
    choose(state, 0, "take_card", state.house_top(2))
    assert asking(state) == "buy_resources"


@pytest.mark.parametrize("figure", [WORKER, MONK])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_action_is_that_of_the_miniature_placed(seat: int, figure: int) -> None:
    """SNK-WAND-02, SNK-R-62: whoever met the Character acts in the area, with the Worker or the Monk that stands there."""
    state = wandering(RONIN, seats=3)
    turn_of(state, seat)
    player(state, seat).coins = 5
    put(state, seat, 12, (2, 1))
    choose(state, seat, "place", figure, SPACE)
    choose(state, seat, "send_character", RONIN, space("komainu_1"))
    assert (asked(state), asking(state)) == ((seat,), "buy_resources")
    assert player(state, seat).score == 1
    choose(state, seat, "done")
    for _ in range(2 if figure == MONK else 1):
        assert (asked(state), asking(state)) == ((seat,), "take_market_card")
        choose(state, seat, "take_card", state.on_offer()[0])
    assert len(player(state, seat).cards) == (2 if figure == MONK else 1)


def test_coins_of_the_action_cannot_pay_a_character() -> None:
    """SNK-WAND-02, SNK-WAND-03: without the Coin it is moved all the same and gives nothing."""
    state = wandering()
    state.wanderers[SHINOBI] = space("komainu_1")
    choose(state, 0, "place", WORKER, space("komainu_1"))
    choose(state, 0, "send_character", SHINOBI, space("market_1"))
    assert told(state, "takes_card") == []
    assert player(state).coins == 4, "the Coins came after it"
    assert state.wanderers[SHINOBI] == space("market_1")


def test_its_effect_may_be_declined() -> None:
    """SNK-WAND-03."""
    state = wandering(SHINOBI)
    player(state).coins = 3
    meet(state)
    choose(state, 0, "done")
    assert (player(state).coins, player(state).cards, asking(state)) == (3, [], "buy_resources")


def test_a_character_on_a_sword() -> None:
    """SNK-WAND-02, SNK-R-65: the Sword is not yet on the Forge when Ronin counts."""
    state = wandering()
    sword = show(state, 12, "red_1")
    state.wanderers[RONIN] = space("red_1")
    put(state, 0, 3, (1, 1))
    choose(state, 0, "take_sword", WORKER, sword)
    choose(state, 0, "send_character", RONIN, space("red_2"))
    assert player(state).tally[FROM_CHARACTERS] == 1
    assert sword in player(state).swords
    assert state.board[space("red_1")] == WORKER
    assert state.wanderers[RONIN] == space("red_2")


def test_the_entry_space_of_a_chosen_sword_is_kept_free() -> None:
    """SNK-R-05: while its Character is resolved no katana may be put there."""
    state = wandering()
    sword = show(state, 12, "red_1")
    state.wanderers[RONIN] = space("red_1")
    player(state).project, player(state).starts = [1, 2, 1, 1], 0b1011
    player(state, 1).project, player(state, 1).starts = [1, 2, 1, 1], 0b1011
    for seat, numbers in enumerate(((3, 9), (8, 13))):
        for number, row in zip(numbers, (1, 4), strict=True):
            put(state, seat, number, (row, 1))
    assert "compose" in verbs(state, 0), "row 2 is free"
    choose(state, 0, "take_sword", WORKER, sword)
    assert asking(state) == "send_character"
    assert "compose" not in verbs(state, 0)
    assert "compose" in verbs(state, 1), "the Sword does not go to that Forge"


@pytest.mark.parametrize(("resource", "asks"), [(LACQUER, False), (LEATHER, True)])
def test_kanri_does_not_wait_for_a_katana_whose_entry_is_kept(resource: int, asks: bool) -> None:
    """SNK-R-05, SNK-R-16, SNK-CHAR-04: the katana could only be moved from row 1, where the chosen Sword goes; or from row 4, too."""
    state = wandering()
    state.rooms = (room("move_sword"),)
    sword = show(state, 3, "red_1")
    state.wanderers[KANRI] = space("red_1")
    assert state.composition(sword)[0] == LACQUER
    one = player(state)
    one.coins, one.project, one.starts = 1, [1, 1, 1, 1], 0b1001
    one.stock[resource] = 1
    choose(state, 0, "take_sword", WORKER, sword)
    choose(state, 0, "send_character", KANRI, space("komainu_1"))
    assert (asking(state) == "kanri") == asks


def test_where_a_character_may_go() -> None:
    """SNK-R-61, SNK-MIX-02: free spaces in use and Swords without a Character, never where it stood or where somebody is."""
    state = wandering(RONIN, SAMURAI, seats=2)
    state.board[space("market_1")] = 0
    found = destinations(state, SPACE)
    assert SPACE not in found
    assert space("market_1") not in found and space("palace_1") not in found
    assert space("market_4") not in found, "only with three players"
    assert space("komainu_1") in found and space("academy_1") in found
    shown = [at for at in range(HOUSE_SPACES) if state.display[at] >= 0]
    assert [at for at in found if at < HOUSE_SPACES] == shown


@pytest.mark.parametrize("met", [RONIN, SAMURAI])
def test_a_character_does_not_go_onto_a_sword_with_one(met: int) -> None:
    """SNK-R-61: neither onto the Sword where another stands nor back onto its own."""
    state = wandering(RONIN)
    show(state, 12, "red_1")
    sword = show(state, 9, "red_2")
    state.wanderers[SAMURAI] = space("red_2")
    if met == RONIN:
        choose(state, 0, "place", WORKER, SPACE)
    else:
        choose(state, 0, "take_sword", WORKER, sword)
    goals = offered(state, 0, "send_character")
    assert (met, space("red_1")) in goals
    assert (met, space("red_2")) not in goals


def test_without_a_place_it_stays_under_the_miniature() -> None:
    """SNK-R-61: and cannot be met again before Restore frees the space."""
    state = wandering(RONIN)
    put(state, 0, 12, (2, 1))
    state.display = [-1] * 12
    for at in range(HOUSE_SPACES, 28):
        state.board[at] = 2 if at != SPACE else -1
    choose(state, 0, "place", WORKER, SPACE)
    assert (state.wanderers[RONIN], player(state).score) == (SPACE, 1)
    choose(state, 0, "done")
    choose(state, 0, "take_card", *offered(state, 0, "take_card")[0])
    while asking(state) == "end_turn":
        choose(state, 0, "done")
    assert (asked(state), asking(state)) == ((1,), "take_turn")
    assert SPACE not in [at for _, at in offered(state, 1, "place")]
    state.stack = [Restore()]
    advance(state)
    assert state.wanderers[RONIN] == SPACE
    assert SPACE in [at for _, at in offered(state, asked(state)[0], "place")]


def test_restore_does_not_move_them() -> None:
    """SNK-WAND-05."""
    state = fresh(2, characters="all")
    before = state.wanderers[:]
    state.stack = [Restore()]
    advance(state)
    assert state.wanderers == before


def test_the_ghost_treats_them_as_occupied() -> None:
    """SNK-WAND-06, SNK-R-51: it takes no Sword with one, no space with one, and an area without another one is full."""
    state = wandering(RONIN, seats=1, ghost=3)
    best, second = sorted(state.display)[:-3:-1]
    state.wanderers[SAMURAI] = state.display.index(best)
    ghost_turn(state, HOUSES)
    assert ghost(state).delivered == [second]
    state.board[space("market_1")] = 0
    ghost_turn(state, MARKET)
    assert state.board[space("market_3")] == 1 * 2
    ghost_turn(state, MARKET, KOMAINU)
    assert told(state, "ghost_finds_no_room") == [(1, MARKET, 2)], "Characters are no miniatures (SNK-R-43, SNK-MIX-04)"
    state.display = [sword if sword == best else -1 for sword in state.display]
    before = ghost(state).score
    state.board[space("komainu_1")] = -1
    ghost_turn(state, HOUSES, KOMAINU)
    assert ghost(state).score == before + 4
    assert (state.wanderers[RONIN], state.wanderers[SAMURAI]) == (SPACE, state.display.index(best))


# The nine


def test_unsuiso_fills_the_bowl() -> None:
    """SNK-CHAR-01, SNK-R-36, SNK-D-07: a Coin stays there, is owned no more, and scores at the end of each round."""
    state = wandering(UNSUISO)
    player(state).coins = 5
    meet(state)
    choose(state, 0, "offer_coin")
    assert (player(state).coins, player(state).bowl) == (4, 1)
    player(state).bowl = 3
    for points in (3, 6):
        state.stack = [EndRound()]
        advance(state)
        assert player(state).tally[FROM_CHARACTERS] == points
    assert player(state).bowl == 3


def test_unsuiso_may_be_left_alone() -> None:
    """SNK-CHAR-01, SNK-WAND-03."""
    state = wandering(UNSUISO)
    meet(state)
    assert asking(state) == "buy_resources", "no Coin, no question"


def test_the_geisha_gives_one_of_three_tokens() -> None:
    """SNK-CHAR-02, SNK-D-07: it is compulsory, and her tile is refilled."""
    state = wandering(GEISHA)
    state.geisha_shown, state.geisha_pile = (0, 0, 3), (4, 2)
    meet(state)
    assert offered(state, 0, "take_geisha") == [(0,), (3,)]
    assert "done" not in verbs(state, 0)
    choose(state, 0, "take_geisha", 0)
    assert player(state).geisha == (0,)
    assert (state.geisha_shown, list(state.geisha_pile)) == ((0, 3, 2), [4])


def test_geisha_tokens_score_in_sets() -> None:
    """SNK-CHAR-02, SNK-R-66: largest sets first, 1 to 5 kinds for 1, 3, 6, 10, 15 points."""
    state = wandering(GEISHA)
    for held, points in (([0], 1), ([0, 1], 3), ([0, 0], 2), ([0, 1, 2, 3, 4], 15), ([0, 1, 2, 3, 0, 1, 2], 10 + 6)):
        player(state).geisha = tuple(held)
        assert geisha_points(state, 0) == points
    final_scoring(state)
    assert player(state).tally[FROM_GEISHA] == 16


def test_her_tokens_are_five_kinds_of_three() -> None:
    """SNK-CHAR-02."""
    for seed in range(20):
        state = fresh(2, str(seed), characters="all")
        if state.wanderers[GEISHA] >= 0:
            assert len(state.geisha_shown) == 3
            assert sorted(state.geisha_shown + state.geisha_pile) == sorted([0, 1, 2, 3, 4] * 3)
            return
    raise AssertionError("the Geisha never came")


def test_kaji_gives_a_card() -> None:
    """SNK-CHAR-03, SNK-R-66: the top one, face up; none when the pile is empty."""
    state = wandering(KAJI)
    state.kaji_pile = (3, 7)
    meet(state)
    assert (player(state).kaji, list(state.kaji_pile)) == ((7,), [3])
    assert next(event for event in state.events if event.key == "takes_kaji").reveals
    state = wandering(KAJI)
    state.kaji_pile = ()
    meet(state)
    assert player(state).kaji == ()


def forging(kaji: list[int], figure: int = WORKER, at: str = "row_4") -> KatanaState:
    state = wandering(KAJI)
    player(state).kaji, player(state).stock, player(state).coins = tuple(kaji), [9, 9, 9, 9], 9
    return state


def test_a_kaji_card_moves_a_sword_on_its_spaces() -> None:
    """SNK-CHAR-03: card 1 shows (1,1), (2,2), (3,3), (4,4), (1,5); each card once, then discarded; a moved Sword too."""
    state = forging([0, 4])  # card 5 shows (1,1), (3,2), (1,3), …
    seen = put(state, 0, 12, (2, 2), 1)  # W-W-S-S
    unseen = put(state, 0, 18, (2, 1))
    choose(state, 0, "forge", WORKER, line("column_2"))
    assert offered(state, 0, "play_kaji") == [(0, seen)]
    choose(state, 0, "play_kaji", 0, seen)
    assert player(state).kaji == (4,)
    choose(state, 0, "move", seen)
    choose(state, 0, "move", seen)
    assert where(state, seen) == (3, 3)
    assert where(state, unseen) == (2, 1)
    assert offered(state, 0, "move") == []


@pytest.mark.parametrize(("number", "row", "kind"), [(8, 1, LACQUER), (12, 2, WOOD), (1, 3, STEEL), (23, 4, LEATHER)])
def test_a_kaji_card_needs_the_resource_and_an_incomplete_sword(number: int, row: int, kind: int) -> None:
    """SNK-CHAR-03, SNK-MOVE-01, SNK-MOVE-07: whichever kind the Sword needs next."""
    kaji = next(one for one, cells in enumerate(BOX.kaji_cells) if (row - 1) * 5 in cells)
    state = forging([kaji])
    sword = put(state, 0, number, (row, 1))
    player(state).stock = [0, 0, 0, 0]
    other = state.clone()
    other.players[0].stock[kind] = 1
    choose(other, 0, "forge", WORKER, line("column_5"))
    assert offered(other, 0, "play_kaji") == [(kaji, sword)]
    complete = other.clone()
    complete.placed[sword] = len(complete.composition(sword))
    assert offered(complete, 0, "play_kaji") == []
    choose(state, 0, "forge", WORKER, line("column_5"))
    assert state.active == 1


def test_kaji_does_not_activate() -> None:
    """SNK-R-10: a Sword that it brings into the line gets no move of its own."""
    state = forging([7])  # card 8 shows (4,1), (2,2), …
    sword = put(state, 0, 12, (2, 2), 1)
    choose(state, 0, "forge", WORKER, line("column_3"))
    choose(state, 0, "play_kaji", 7, sword)
    choose(state, 0, "move", sword)
    assert where(state, sword) == (2, 3)
    assert asking(state) != "move_swords" or offered(state, 0, "move") == []


def test_kaji_works_in_a_forge_action_only() -> None:
    """SNK-R-67: neither with Komainu's Monk nor with a Room."""
    state = forging([0])
    put(state, 0, 12, (2, 2), 1)
    assert "play_kaji" not in verbs(state, 0)
    choose(state, 0, "place", MONK, space("komainu_1"))
    assert "play_kaji" not in verbs(state, 0)


def test_a_kaji_card_serves_a_swap() -> None:
    """SNK-CHAR-03, SNK-MOVE-06: an extra-move effect used in the same action."""
    state = forging([0])
    upper = put(state, 0, 12, (2, 2), 2)  # next Steel, down
    lower = put(state, 0, 19, (3, 2), 1)  # next Wood, up
    choose(state, 0, "forge", WORKER, line("row_3"))
    assert offered(state, 0, "swap") == []
    choose(state, 0, "play_kaji", 0, upper)
    choose(state, 0, "swap", upper, lower)
    assert (where(state, upper), where(state, lower)) == ((3, 2), (2, 2))


def test_a_swap_leaves_the_moves_that_kaji_cards_grant_to_another_sword() -> None:
    """SNK-CHAR-03, SNK-MOVE-06: two cards for one Sword are two moves, before and after two others change places."""
    first, second = [kaji for kaji, cells in enumerate(BOX.kaji_cells) if 0 in cells][:2]
    state = forging([first, second])
    upper, lower, third = put(state, 0, 12, (2, 2), 2), put(state, 0, 19, (3, 2), 1), put(state, 0, 8, (1, 1))
    choose(state, 0, "forge", WORKER, line("column_2"))
    choose(state, 0, "play_kaji", first, third)
    choose(state, 0, "play_kaji", second, third)
    choose(state, 0, "swap", upper, lower)
    assert offered(state, 0, "move") == [(third,)]
    choose(state, 0, "move", third)
    choose(state, 0, "move", third)
    assert where(state, third) == (1, 3)
    assert state.active == 1


def test_the_twelve_kaji_cards_cover_the_forge_evenly() -> None:
    """SNK-CHAR-03."""
    shown = [cell for cells in BOX.kaji_cells for cell in cells]
    assert len(BOX.kaji_cells) == 12
    assert all(shown.count(cell) == 3 for cell in range(20))


def test_kanri_gives_any_room_for_a_coin() -> None:
    """SNK-CHAR-04, SNK-R-63, SNK-D-07: with or without a member; the Room's own price comes on top; before the action."""
    state = wandering(KANRI)
    player(state).coins = 2
    meet(state)
    assert asking(state) == "kanri"
    assert (room("leather_for_1"),) in offered(state, 0, "room")
    assert (room("lacquer_for_2"),) not in offered(state, 0, "room"), "1 + 2 Coins"
    choose(state, 0, "room", room("leather_for_1"))
    assert (player(state).coins, player(state).stock[LEATHER]) == (0, 1)
    assert asking(state) == "buy_resources"


def test_kanri_and_passive_rooms() -> None:
    """SNK-R-63: Straight to the forge cannot be chosen; Cheaper benefits only by buying one right then."""
    state = wandering(KANRI)
    state.rooms = (room("passive_market_move"), room("passive_discount"), room("steel"))
    player(state).coins, player(state).cards = 4, [card("market_6")]
    player(state).under[line("row_3")] = (card("market_7"),)
    meet(state)
    assert offered(state, 0, "room") == [(room("steel"),)]
    assert offered(state, 0, "buy_cheaper") == [(card("market_6"), free) for free in range(9) if free != line("row_3")]
    choose(state, 0, "buy_cheaper", card("market_6"), line("row_2"))
    assert told(state, "uses_room") == [(0, room("passive_discount"))]
    assert player(state).coins == 4 - 1 - (4 - 1)
    assert player(state).under[line("row_2")] == (card("market_6"),)
    state = wandering(KANRI)
    state.rooms = (room("passive_discount"), room("steel"))
    player(state).coins = 1
    meet(state)
    assert "buy_cheaper" not in verbs(state, 0)
    state = wandering(KANRI)
    state.rooms = (room("steel"),)
    player(state).coins, player(state).cards = 4, [card("market_6")]
    meet(state)
    assert "buy_cheaper" not in verbs(state, 0), "the Room is not in play"
    state = wandering(KANRI)
    state.rooms = (room("passive_discount"), room("steel"))
    player(state).coins, player(state).cards, player(state).rooms[room("passive_discount")] = 4, [card("market_6")], 1
    meet(state)
    assert "buy_cheaper" not in verbs(state, 0), "who has a member there pays less anyway"


def test_kanri_takes_no_more_off_than_a_benefit_costs() -> None:
    """SNK-R-63, SNK-R-23: in a set whose Room takes 2 Coins off, a card of 1 Coin costs Kanri's Coin only."""
    state = wandering(KANRI)
    rooms = BOX.printed.rooms
    reprint(state, rooms=tuple(replace(one, effect=replace(one.effect, amount=2)) if one.passive else one for one in rooms))
    state.rooms = (room("passive_discount"),)
    player(state).coins, player(state).cards = 3, [card("daimyo_a_wood")]
    meet(state)
    choose(state, 0, "buy_cheaper", card("daimyo_a_wood"), line("row_4"))
    assert player(state).coins == 2


def test_kanri_needs_its_coin() -> None:
    """SNK-CHAR-04, SNK-WAND-03."""
    state = wandering(KANRI)
    meet(state)
    assert asking(state) == "buy_resources"


def test_kogeika_gives_the_token_on_show() -> None:
    """SNK-CHAR-05, SNK-R-66: the next one is turned; an empty pile gives nothing."""
    state = wandering(KOGEIKA)
    state.kogeika_pile = (COIN_TOKEN, ADVANCE_TOKEN, DECORATE_TOKEN)
    meet(state)
    assert player(state).kogeika == (DECORATE_TOKEN,)
    assert told(state, "shows_kogeika") == [(ADVANCE_TOKEN,)]
    state = wandering(KOGEIKA)
    state.kogeika_pile = ()
    meet(state)
    assert player(state).kogeika == ()


def test_kogeika_tokens_act_now_or_later() -> None:
    """SNK-CHAR-05, SNK-R-66, SNK-D-07: like cards without an icon, also on another's turn, but not after passing."""
    state = wandering()
    player(state, 1).kogeika = (ADVANCE_TOKEN, DECORATE_TOKEN)
    player(state, 1).decorators = [0, 1, 0, 0]
    sword = put(state, 1, 12, (2, 3), 2)
    choose(state, 1, "token_advance", LACQUER)
    assert player(state, 1).decorators == [1, 1, 0, 0]
    assert player(state, 1).kogeika == (DECORATE_TOKEN,)
    assert offered(state, 1, "token_advance") == []
    choose(state, 1, "token_decorate", sword, WOOD)
    assert (state.decorated[sword], player(state, 1).coins, player(state, 1).kogeika) == (1 << WOOD, 2, ())
    player(state, 1).kogeika = (ADVANCE_TOKEN,)
    player(state, 1).passed = True
    assert offered(state, 1, "token_advance") == []


def test_coin_tokens_pay_with_the_own_academy_action() -> None:
    """SNK-CHAR-05: 1 Coin for each, kept; not when somebody else goes there."""
    state = wandering()
    player(state).kogeika, player(state, 1).kogeika = (COIN_TOKEN, COIN_TOKEN), (COIN_TOKEN,)
    choose(state, 0, "place", WORKER, space("academy_1"))
    assert (player(state).coins, player(state, 1).coins) == (2, 0)
    assert player(state).kogeika == (COIN_TOKEN, COIN_TOKEN)


def test_shinobi_takes_any_visible_card_for_a_coin() -> None:
    """SNK-CHAR-06, SNK-R-64: three Market cards and four House tops; the place is filled at once."""
    state = wandering(SHINOBI)
    player(state).coins = 1
    tops = {state.house_top(house) for house in range(4)}
    meet(state)
    assert {found for (found,) in offered(state, 0, "take_card")} == tops | set(state.on_offer())
    wish, left = state.offer[0], state.market_left
    choose(state, 0, "take_card", wish)
    assert (player(state).cards, player(state).coins) == ([wish], 0)
    assert len(state.offer) == 2 and state.market_left == left - 1


@pytest.mark.parametrize("house", range(4))
def test_shinobi_takes_the_top_of_the_house_that_shows_it(house: int) -> None:
    """SNK-CHAR-06, SNK-R-64, SNK-R-25: its deck alone has a card less and shows the next one."""
    state = wandering(SHINOBI)
    player(state).coins = 1
    state.decks, state.decks_left = tuple((8 + number, number) for number in range(4)), [2, 2, 2, 2]
    meet(state)
    choose(state, 0, "take_card", house)
    assert player(state).cards == [house]
    assert state.decks_left == [1 if number == house else 2 for number in range(4)]
    assert told(state, "uncovers") == [(house, 8 + house)]


def test_ronin_counts_swords_on_the_forge() -> None:
    """SNK-CHAR-07, SNK-R-65: the katana too."""
    state = wandering(RONIN)
    put(state, 0, 12, (2, 1))
    put(state, 0, 3, (1, 1))
    put_katana(state, 0, "LWSK", (4, 3), 4)
    meet(state)
    assert player(state).tally[FROM_CHARACTERS] == 3


def test_samurai_finds_nothing_on_a_bare_forge() -> None:
    """SNK-CHAR-08: no points without a Sword, nor with the katana alone."""
    for alone in (True, False):
        state = wandering(SAMURAI)
        if not alone:
            put_katana(state, 0, "LWSK", (1, 2), 1)
        meet(state)
        assert player(state).tally[FROM_CHARACTERS] == 0


def test_samurai_looks_for_strength() -> None:
    """SNK-CHAR-08, SNK-R-65: the highest on the Forge; a katana has none."""
    state = wandering(SAMURAI)
    put(state, 0, 2, (2, 1))  # Strength 2
    put(state, 0, 3, (1, 1))  # Strength 1
    player(state).delivered = [tile(1)]  # Strength 3, delivered
    meet(state)
    assert player(state).tally[FROM_CHARACTERS] == 2
    state = wandering(SAMURAI)
    put_katana(state, 0, "LWSK", (4, 3), 4)
    meet(state)
    assert player(state).score == 0


def test_shonin_buys_cheaper_or_sells_dearer() -> None:
    """SNK-CHAR-09, SNK-D-07, SNK-R-24: one Resource for 1 less (a Wood is free) or for 1 more; printed prices."""
    state = wandering(SHONIN)
    meet(state)
    assert offered(state, 0, "buy_resource") == [(WOOD,)]
    choose(state, 0, "buy_resource", WOOD)
    assert (player(state).stock, player(state).coins, asking(state)) == ([0, 1, 0, 0], 0, "buy_resources")
    state = wandering(SHONIN)
    player(state).stock, state.surcharge = [0, 0, 1, 0], [3, 3, 3, 3]
    meet(state)
    assert offered(state, 0, "sell_resource") == [(STEEL,)]
    choose(state, 0, "sell_resource", STEEL)
    assert (player(state).stock, player(state).coins) == ([0, 0, 0, 0], 3)
    state = wandering(SHONIN)
    state.surcharge = [3, 3, 3, 3]
    player(state).coins = 3
    meet(state)
    choose(state, 0, "buy_resource", LACQUER)
    assert (player(state).coins, player(state).stock[LACQUER]) == (0, 1)


def test_shonin_never_pays_a_buyer() -> None:
    """SNK-CHAR-09: in a set where he takes 3 Coins off, Wood and Steel are free and Lacquer costs 1."""
    for kind, price in ((WOOD, 0), (STEEL, 0), (LEATHER, 0), (LACQUER, 1)):
        state = wandering(SHONIN)
        characters = BOX.printed.characters
        generous = replace(characters[SHONIN], effect=replace(characters[SHONIN].effect, discount=3))
        reprint(state, characters=tuple(generous if one.id == generous.id else one for one in characters))
        player(state).coins = 1
        meet(state)
        choose(state, 0, "buy_resource", kind)
        assert (player(state).coins, player(state).stock[kind]) == (1 - price, 1)


def test_what_shonin_sells_does_not_go_straight_to_the_forge() -> None:
    """SNK-R-24: only a Resource bought in the Market action itself."""
    state = wandering(SHONIN)
    state.rooms = (*state.rooms[:4], room("passive_market_move"))
    player(state).rooms[room("passive_market_move")] = 1
    put(state, 0, 12, (2, 1))
    meet(state)
    choose(state, 0, "buy_resource", WOOD)
    assert asking(state) == "buy_resources"
    assert offered(state, 0, "straight") == []


def test_the_miniatures_under_a_full_market_are_counted_without_characters() -> None:
    """SNK-MIX-04, SNK-R-43."""
    state = wandering(RONIN, seats=1, ghost=1)
    fill(state, MARKET)
    state.board[SPACE] = -1
    ghost_turn(state, MARKET, KOMAINU)
    assert told(state, "ghost_finds_no_room") == [(1, MARKET, 2)]


def test_a_sword_that_comes_back_into_the_line_is_not_activated_again() -> None:
    """SNK-FORGE-04: it was there when the Monk was placed, and has made its normal move."""
    state = forging([])
    sword = put(state, 0, 15, (2, 2), 1)  # W-L-W-S: up, down, down
    choose(state, 0, "forge", MONK, line("row_2"))
    choose(state, 0, "move", sword)
    choose(state, 0, "extra_move", sword)
    assert where(state, sword) == (2, 2)
    assert asking(state) != "move_swords" or offered(state, 0, "move") == []
