"""Components and the map."""

from dataclasses import fields

import pytest

from tests.games.shogun.table import fresh, number
from zashiki.games import load, standard_set
from zashiki.games.shogun.board import Board, borders_by_name, layout, neighbours_by_name
from zashiki.games.shogun.names import PROVINCES, REGIONS
from zashiki.games.shogun.prepare import Box
from zashiki.kernel import ComponentError, read_components

BOX: Box = standard_set("shogun").box
SEA_OF_THE_SUN = {
    ("izu", "shima"), ("aki", "iyo"), ("harima", "sanuki"), ("awa_shikoku", "kii"), ("awa_boso", "izu"), ("kaga", "tajima"),
}  # fmt: skip
EXTRA_OF_THE_MOON = {("echigo", "noto"), ("izumo", "wakasa"), ("kazusa", "musashi"), ("kii", "tosa"), ("mikawa", "shima")}


def board(side: str, players: int = 4, extra: bool = True) -> Board:
    return BOX.boards[layout(side, extra, players)]


def test_the_box_holds_what_the_list_says() -> None:
    """SHG-CMP-01"""
    counts = {field.name: getattr(BOX.printed.counts, field.name) for field in fields(BOX.printed.counts)}
    assert counts == {
        "province_cards": 53, "treasure_cards": 25, "special_cards": 5, "action_cards": 10, "event_cards": 12, "daimyo_cards": 5,
        "individual_boards": 5, "army_cubes": 310, "army_cubes_per_player": 62, "farmer_cubes": 20, "chests_of_1": 35,
        "chests_of_5": 20, "score_markers": 5, "rice_markers": 5, "building_tiles": 80, "castle_tiles": 28, "temple_tiles": 26,
        "theatre_tiles": 26, "revolt_markers": 42,
    }  # fmt: skip
    for side in ("sun", "moon"):
        regions = board(side).region
        assert [regions.count(region) for region in range(len(REGIONS))] == [9] * 5
    assert len(BOX.printed.actions) == 10 and len(BOX.printed.specials) == 5 and len(BOX.events) == 12


def test_a_province_card_shows_yields_sites_and_sides() -> None:
    """SHG-CMP-02: from 1 to 3 sites, and the values of a few cards."""
    assert {province.sites for province in BOX.provinces} == {1, 2, 3}
    shown = {p.id: (p.chests, p.rice, p.sites) for p in BOX.provinces}
    assert shown["settsu"] == (7, 3, 1)
    assert shown["mino"] == (3, 5, 1)
    assert shown["kaga"] == (4, 5, 3)
    assert shown["omi"] == (3, 2, 3)
    assert shown["aki"] == (4, 3, 2)


def test_eight_provinces_lie_in_another_region_on_the_other_side() -> None:
    """SHG-CMP-03, and SHG-CMP-04: regions are called by their colours alone."""
    moved = {p.id: (p.sun, p.moon) for p in BOX.provinces if p.sun != p.moon}
    assert moved == {
        "echizen": ("red", "brown"), "wakasa": ("red", "brown"), "shinano": ("brown", "red"), "hitachi": ("brown", "yellow"),
        "kai": ("yellow", "red"), "mimasaka": ("green", "red"), "sanuki": ("purple", "green"), "owari": ("red", "purple"),
    }  # fmt: skip
    assert REGIONS == ("green", "red", "purple", "yellow", "brown")


def test_rice_never_passes_the_end_of_its_track() -> None:
    """SHG-CMP-05, SHG-RUL-27: three collections of the best province with the special card make 18, the end of the track."""
    best = max(province.rice for province in BOX.provinces)
    floor = next(event.value for event in BOX.events if event.effect == "rice_min")
    bonus = next(special.value for special in BOX.printed.specials if special.effect == "collect_rice_plus")
    assert 3 * (max(best, floor) + bonus) == BOX.printed.tracks.rice == 18
    assert BOX.printed.tracks.score == 80


def test_forty_five_cards_of_a_side_are_used() -> None:
    """SHG-SET-02: each side uses one card of every province, those of the other side stay in the box."""
    for side in ("sun", "moon"):
        assert load("shogun").census(fresh(4, side=side))["province_cards"] == 45


@pytest.mark.parametrize(
    ("side", "removed"),
    [
        ("sun", {"izumo", "iwami", "sanuki", "tosa", "echigo", "mutsu", "kazusa", "awa_boso"}),
        ("moon", {"iwami", "aki", "mutsu", "shimotsuke", "iyo", "tosa", "hitachi", "shimosa"}),
    ],
)
def test_with_three_players_eight_provinces_do_not_exist(side: str, removed: set[str]) -> None:
    """SHG-SET-03, SHG-MOV-05, SHG-RUL-41: they border on nothing and count for no region; red keeps nine, the others seven."""
    three = board(side, players=3)
    assert {PROVINCES[province] for province in range(45) if not three.in_play[province]} == removed
    assert all(three.neighbours[number(province)] == () for province in removed)
    assert all(number(province) not in others for others in three.neighbours for province in removed)
    left = [three.region[province] for province in three.provinces]
    assert [left.count(region) for region in range(5)] == [7, 9, 7, 7, 7]
    assert all(board(side, players).in_play[number(province)] for players in (4, 5) for province in removed)
    assert fresh(3, side=side).board() == three


def test_the_sun_side_has_six_sea_routes() -> None:
    """SHG-MOV-02"""
    land, sea = borders_by_name(board("sun"))
    assert len(land) == 91
    assert sea == SEA_OF_THE_SUN


def test_the_moon_side_has_more_sea_routes_some_of_which_can_be_switched_off() -> None:
    """SHG-RUL-01, SHG-DEC-11: six of the sun, one that keeps green together, five extra ones that the table may leave out."""
    assert borders_by_name(board("moon", extra=False))[1] == SEA_OF_THE_SUN | {("bizen", "sanuki")}
    assert borders_by_name(board("moon"))[1] == SEA_OF_THE_SUN | {("bizen", "sanuki")} | EXTRA_OF_THE_MOON
    assert borders_by_name(board("moon"))[0] == borders_by_name(board("sun"))[0]
    assert fresh(4, side="moon").board() == board("moon")
    assert fresh(4, side="moon", moon_routes=False).board() == board("moon", extra=False)


def test_sea_routes_count_like_land_borders_in_both_directions() -> None:
    """SHG-MOV-01"""
    for side in ("sun", "moon"):
        by_name = neighbours_by_name(board(side))
        land, sea = borders_by_name(board(side))
        for a, b in land | sea:
            assert b in by_name[a] and a in by_name[b]
        assert sum(map(len, by_name.values())) == 2 * (len(land) + len(sea))
        assert all(list(others) == sorted(others) for others in board(side).neighbours), "they are offered in the order of the list"
    assert "mikawa" not in neighbours_by_name(board("sun"))["kai"]


@pytest.mark.parametrize("side", ["sun", "moon"])
@pytest.mark.parametrize("players", [3, 4])
def test_the_whole_map_hangs_together(side: str, players: int) -> None:
    """Every province in play can be reached from every other one, with the extra routes and without."""
    for extra in (False, True):
        used = board(side, players, extra)
        reached, todo = set(), [used.provinces[0]]
        while todo:
            here = todo.pop()
            if here not in reached:
                reached.add(here)
                todo += used.neighbours[here]
        assert reached == set(used.provinces)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "aki"', 'id = "oki"', "provinces"),
        ("province_cards = 53", "province_cards = 52", "counts.province_cards: is 52, but the rest of the set makes it 53"),
        ("treasure_cards = 25", "treasure_cards = 10", "counts.treasure_cards: is 10, but the rest of the set makes it 25"),
        ("special_cards = 5", "special_cards = 6", "counts.special_cards"),
        ("action_cards = 10", "action_cards = 9", "counts.action_cards"),
        ("event_cards = 12", "event_cards = 11", "counts.event_cards"),
        ("daimyo_cards = 5", "daimyo_cards = 4", "counts.daimyo_cards"),
        ("army_cubes = 310", "army_cubes = 300", "counts.army_cubes"),
        ("building_tiles = 80", "building_tiles = 78", "counts.building_tiles"),
        ("values = [0, 1, 2, 3, 4]", "values = [0, 1, 2, 3, 5]", "treasure_cards"),
        ('["suruga", 5]', '["suruga", 6]', "fixed_setups"),
        ('["suruga", 5]', '["mino", 5]', "out of play with 3 players"),
        ('["suruga", 5]', '["izumo", 5]', "out of play with 3 players"),
        ('["kozuke", 5]', '["kai", 5]', "out of play with 4 players"),
        ('["mimasaka", 5]', '["mimasaka", 4]', "the armies with 4 players"),
        ('["hoki", 5]', '["yamato", 5]', "out of play with 5 players"),
        ('["sagami", 5]', '["sagami", 6]', "the armies with 5 players"),
        ("knock_ppm = 40000", "knock_ppm = 1000001", "tower"),
        ("knock_ppm = 40000", "knock_ppm = -1", "tower"),
        ("fresh_fall_ppm = 666667", "fresh_fall_ppm = 1000001", "tower"),
        ("fresh_fall_ppm = 666667", "fresh_fall_ppm = -1", "tower"),
        ("players = 3\nchests", "players = 6\nchests", "start, fixed_setups: 3 players"),
        ("players = 5\nchests", "players = 6\nchests", "start, fixed_setups: 5 players"),
        ('players = 4\nletter = "D"', 'players = 6\nletter = "D"', "start, fixed_setups: 4 players"),
    ],
)
def test_a_broken_component_set_is_refused_with_the_place(old: str, new: str, complaint: str) -> None:
    text = standard_set("shogun").text
    assert old in text
    broken = text.replace(old, new) if old == 'id = "aki"' else text.replace(old, new, 1)
    broken = broken.replace('"aki"', '"oki"') if old == 'id = "aki"' else broken
    with pytest.raises(ComponentError, match=complaint):
        read_components(load("shogun"), broken, "mine.toml")


@pytest.mark.parametrize("chance", [0, 1_000_000])
def test_a_set_may_have_another_tower(chance: int) -> None:
    """SHG-TWR-03, SHG-TWR-04: every chance from never to always; what is stuck then stays, or falls with the first cube."""
    text = standard_set("shogun").text.replace("knock_ppm = 40000", f"knock_ppm = {chance}").replace("ppm = 666667", f"ppm = {chance}")
    box: Box = read_components(load("shogun"), text, "mine.toml").box
    assert box.fresh_fall == chance and box.stuck_fall == (0, *[chance] * 330)


def test_borders_are_told_by_name_in_the_order_of_the_alphabet() -> None:
    """SHG-MOV-01: no border is told twice, whichever way round the set has it."""
    for side in ("sun", "moon"):
        for pairs in borders_by_name(board(side)):
            assert all(a < b for a, b in pairs)


def test_every_component_says_where_it_comes_from() -> None:
    provenance = standard_set("shogun").provenance
    assert provenance["sea_routes[1]"] == "rulebook"
    assert provenance["tower"] == "reconstructed"
    assert provenance["tower.fresh_fall_ppm"] == "public"
    assert provenance["events[12].rice_loss_card"] == "public"
