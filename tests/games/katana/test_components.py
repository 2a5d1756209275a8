"""What is in the box. (section 2)"""

from dataclasses import replace
from typing import Any

import pytest

from tests.games.katana.table import BOX, GAME, room
from zashiki.games import standard_set
from zashiki.games.katana.names import RESOURCES
from zashiki.games.katana.prepare import EFFECTS, prepare
from zashiki.games.katana.sliding import composition_fits
from zashiki.kernel import ComponentError, read_components

RECORDS = BOX.printed
COUNTS = RECORDS.component_counts
TEXT = standard_set("katana").text


def test_the_counts_of_boards_tiles_and_cards() -> None:
    """SNK-COMP-01, SNK-COMP-02, SNK-COMP-03, SNK-COMP-04, SNK-COMP-05, SNK-COMP-06, SNK-COMP-07, SNK-COMP-08, SNK-COMP-09, SNK-COMP-10,
    SNK-COMP-11, SNK-COMP-12, SNK-COMP-16.
    """
    assert COUNTS.main_board == 1  # SNK-COMP-01
    assert len(RECORDS.swords) == COUNTS.sword_tiles == 50  # SNK-COMP-02
    assert [sword.number for sword in RECORDS.swords] == list(range(1, 51))
    assert sum(card.copies for card in RECORDS.daimyo_cards) == COUNTS.daimyo_cards == 64  # SNK-COMP-03
    assert [(card.number, card.copies) for card in RECORDS.market_cards] == [(n, 4) for n in range(1, 8)]  # SNK-COMP-04
    assert COUNTS.market_cards == 28
    assert len(RECORDS.honor_cards) == COUNTS.honor_cards == 22  # SNK-COMP-05
    assert [card.id for card in RECORDS.favor_cards] == ["I", "II", "III", "IV", "V"]  # SNK-COMP-06
    assert (len(RECORDS.rooms), sum(room.passive for room in RECORDS.rooms)) == (9, 2)  # SNK-COMP-07
    assert COUNTS.shame_dishonor_cards == 4  # SNK-COMP-08
    assert COUNTS.first_player_card == 1  # SNK-COMP-09
    assert sum(card.initial + card.reserve for card in RECORDS.solo_cards) == COUNTS.solo_cards == 13  # SNK-COMP-10
    assert [(kind.id, kind.count) for kind in RECORDS.sashimono] == [("red", 14), ("blue", 14), ("white", 14), ("green", 14)]  # SNK-COMP-11
    assert RECORDS.setup.starting_sashimono_coins == (0, 1, 2, 3)  # SNK-COMP-12
    per_player = (COUNTS.workers_per_player, COUNTS.family_members_per_player, COUNTS.monks_per_player, COUNTS.decorators_per_player)
    assert per_player == (7, 3, 2, 4)  # SNK-COMP-16
    assert COUNTS.washitsu_boards == COUNTS.forge_boards == COUNTS.shogun_no_katana_tiles == COUNTS.score_markers == 4


def test_the_counts_of_coins_and_resources() -> None:
    """SNK-COMP-13, SNK-COMP-14, SNK-COMP-15: what the supply holds; it is never a limit."""
    assert (COUNTS.coins_value_1, COUNTS.coins_value_5) == (70, 32)  # SNK-COMP-13
    assert [kind.base_supply for kind in RECORDS.resources] == [34] * 4  # SNK-COMP-14
    assert [kind.decorated_supply for kind in RECORDS.resources] == [22] * 4  # SNK-COMP-15
    assert (COUNTS.base_resources, COUNTS.decorated_resources) == (136, 88)


def test_pieces_without_a_use_in_the_rules_are_only_counted() -> None:
    """SNK-COMP-17, SNK-R-40: one round marker, four score tiles, a token, and nothing else knows of them."""
    assert (COUNTS.round_marker, COUNTS.score_tiles, COUNTS.family_member_token) == (1, 4, 1)
    assert not any("token" in key or "tile" in key for key in GAME.vocabulary.scores)


def test_one_number_for_each_resource() -> None:
    """SNK-COMP-18: price, decoration and worth on a katana are the same: W 1, S 2, K 3, L 4."""
    expected = {"wood": 1, "steel": 2, "leather": 3, "lacquer": 4}
    for table in (BOX.price, BOX.decoration, BOX.value):
        assert dict(zip(RESOURCES, table, strict=True)) == expected


def test_the_round_track() -> None:
    """SNK-COMP-19: points 0, 2, 4, 6 and Temple prices 5, 6, 8, 12."""
    assert BOX.round_points[1:] == (0, 2, 4, 6)
    assert BOX.monk_cost[1:] == (5, 6, 8, 12)


def test_the_washitsu_board() -> None:
    """SNK-COMP-20: eight Sword spaces; Workers are Blocked on 2, 4 and 5; seven places for the Composition."""
    washitsu = RECORDS.washitsu
    assert (washitsu.sword_spaces, washitsu.sword_rows, washitsu.katana_composition_max) == (8, (4, 4), 7)
    assert BOX.locks[washitsu.human_level] == 0b11010


def test_the_forge_board() -> None:
    """SNK-COMP-21, SNK-R-12: rows pay one of their own kind, columns 1, 2, 1, 2, 3 Coins."""
    assert RECORDS.forge.row_resources == RESOURCES
    assert [(pay.resource, pay.amount, pay.coins) for pay in BOX.line_pays[:4]] == [(kind, 1, 0) for kind in range(4)]
    assert [pay.coins for pay in BOX.line_pays[4:]] == [1, 2, 1, 2, 3]


def test_every_sword_fits_the_forge() -> None:
    """SNK-R-07: neighbours equal or in adjacent rows, at most four moves right, the first included."""
    assert all(composition_fits(composition) for composition in BOX.compositions)
    assert not composition_fits(())
    assert not composition_fits((0, 2))  # skips a row
    assert composition_fits((1, 1, 1, 1))
    assert not composition_fits((1, 1, 1, 1, 1))  # a fifth move right leaves the Forge


def test_where_the_languages_differ_the_chosen_values_are_in_the_box() -> None:
    """SNK-R-01: the fuller text prevails: 2 Coins stand under column 4, not 3 (SNK-R-12); the last Academy column pays 3 (SNK-R-13)."""
    assert (BOX.line_pays[4 + 2].coins, BOX.line_pays[4 + 3].coins) == (1, 2)
    assert BOX.academy_coins == (1, 2, 3)
    assert (BOX.start_column, BOX.last_column) == (0, 2)


def test_daimyo_cards() -> None:
    """SNK-DCARD-05: every letter with each Resource, four copies; the price is the Resource's."""
    for card in RECORDS.daimyo_cards:
        assert card.copies == 4
        assert card.permanent.amount == 1
        assert card.permanent.resource is not None
        assert card.cost == BOX.price[RESOURCES.index(card.permanent.resource)]
    assert len({(card.letter, card.permanent.resource) for card in RECORDS.daimyo_cards}) == 16


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('composition = ["steel", "steel", "wood"]', 'composition = ["steel", "steel", "lacquer"]', "does not fit the Forge"),
        ("blocked_spaces = [5, 7]", "blocked_spaces = [5]", "Workers"),
        ('metric = "coins"', 'metric = "luck"', "luck"),
        ('area_icon = "temple"', 'area_icon = "market"', "market_7: an effect «monk_discount» cannot bear the icon «market»"),
        ('area_icon = "palace"', 'area_icon = "none"', "daimyo_b_wood: an effect «rearrange_family» cannot bear the icon «none»"),
        ('id = "two_coins"\npassive = false', 'id = "two_coins"\npassive = true', "passive"),
        ("number = 50\n", "number = 51\n", "swords"),
    ],
)
def test_a_broken_component_set_says_what_is_wrong(old: str, new: str, complaint: str) -> None:
    assert TEXT.count(old) >= 1
    with pytest.raises(ComponentError, match=complaint):
        read_components(GAME, TEXT.replace(old, new, 1), "my-box.toml")


LISTS = (
    "resources", "sashimono", "houses", "areas", "daimyo_cards", "market_cards", "honor_cards", "rooms", "favor_cards", "characters",
    "kogeika_tokens", "kaji_cards", "promo_tiles", "swords", "ghost_boards", "chapters",
)  # fmt: skip


@pytest.mark.parametrize("part", LISTS)
def test_rules_and_words_rely_on_the_order_of_a_list(part: str) -> None:
    """Cards, tiles, Rooms and the like are known by their numbers, so a list in another order is refused by its name."""
    first, second, *others = getattr(RECORDS, part)
    parts: dict[str, Any] = {part: (second, first, *others)}
    with pytest.raises(ComponentError, match=f"^{part}: expected "):
        prepare(replace(RECORDS, **parts))


def test_the_numbers_of_spaces_lines_rounds_and_copies_are_checked() -> None:
    """What boards and rules count on: one more or less is refused, and the error says how many there should be."""
    houses, areas, boards, solo = RECORDS.houses, RECORDS.areas, RECORDS.ghost_boards, RECORDS.solo_cards
    wrong: dict[str, dict[str, Any]] = {
        "geisha: kinds: expected 5, found 4": {"geisha": replace(RECORDS.geisha, kinds=4)},
        "houses: Sword spaces: expected 12, found 11": {"houses": (replace(houses[0], spaces=houses[0].spaces[1:]), *houses[1:])},
        "houses: Sword spaces of the fullest: expected 3, found 4": {
            "houses": (replace(houses[0], spaces=(*houses[0].spaces, 2)), replace(houses[1], spaces=houses[1].spaces[1:]), *houses[2:])
        },
        "areas: spaces: missing": {"areas": (replace(areas[0], spaces=areas[0].spaces[1:]), *areas[1:])},
        "forge_benefits: expected 9, found 8": {"forge_benefits": RECORDS.forge_benefits[1:]},
        "rounds: expected 4, found 3": {"rounds": RECORDS.rounds[1:]},
        "academy: coins_by_column: expected 4, found 3": {"academy": replace(RECORDS.academy, columns=4)},
        "daimyo_cards: copies: expected 64, found 63": {
            "daimyo_cards": (replace(RECORDS.daimyo_cards[0], copies=3), *RECORDS.daimyo_cards[1:])
        },
        "market_cards: copies: expected 28, found 29": {
            "market_cards": (replace(RECORDS.market_cards[0], copies=5), *RECORDS.market_cards[1:])
        },
        "solo_cards: expected 13, found 14": {"solo_cards": (replace(solo[0], reserve=solo[0].reserve + 1), *solo[1:])},
        "rooms: passive: expected 3, found 2": {"component_counts": replace(COUNTS, palace_rooms_passive=3)},
        "ghost_boards\\[1\\]: Workers: expected 7, found 8": {"ghost_boards": (replace(boards[0], available=4), *boards[1:])},
    }
    for complaint, parts in wrong.items():
        with pytest.raises(ComponentError, match=f"^{complaint}"):
            prepare(replace(RECORDS, **parts))


@pytest.mark.parametrize(("given", "other"), [("passive_market_move", "passive_discount"), ("passive_discount", "passive_market_move")])
def test_a_set_may_do_without_a_passive_effect(given: str, other: str) -> None:
    """SNK-ROOM-08, SNK-ROOM-09: if both Passive Rooms have the same effect, no Room has the other one."""
    effect = RECORDS.rooms[room(other)].effect
    box = prepare(replace(RECORDS, rooms=tuple(replace(one, effect=effect) if one.id == given else one for one in RECORDS.rooms)))
    without, with_it = (box.forge_room, box.discount_room) if given == "passive_market_move" else (box.discount_room, box.forge_room)
    assert without == -1
    assert with_it == min(room(given), room(other))


def test_a_value_may_be_replaced_without_touching_code() -> None:
    changed = read_components(GAME, TEXT.replace("monk_cost = 12", "monk_cost = 9"), "my-box.toml")
    assert changed.box.monk_cost[4] == 9
    assert len(EFFECTS) == len(changed.box.cards_with)
