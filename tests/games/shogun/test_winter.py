"""Winter: rice, revolts, scoring, and who wins."""

import pytest

from tests.games.shogun.table import BLACK, BLUE, GAME, RED, Rigged, bare, choose, fresh, give, number, offered, planning, told
from zashiki.games.shogun.bot.judge import rice_missing
from zashiki.games.shogun.effects import add_marker
from zashiki.games.shogun.names import CASTLE, EVENTS, NONE, REGIONS, TEMPLE, THEATRE
from zashiki.games.shogun.scoring import breakdown, leaders, prospects, score_year, winners
from zashiki.games.shogun.state import OVER, ShogunState, rice_loss
from zashiki.games.shogun.steps.actions import collect_taxes
from zashiki.games.shogun.steps.winter import Winter, WinterRevolts, draw_provinces, supply_row
from zashiki.kernel import Event, advance, key_of, prompt

RED_LANDS = ("suruga", "mino", "tamba", "musashi", "harima", "izu", "owari", "sagami", "tajima", "kai", "aki", "bizen")


def winter(event: str = "neutral_resistance", provinces: int = 9, rice: int = 9, armies: int = 2) -> ShogunState:
    """The end of autumn: red has so many provinces and so much rice; blue and black have one province and enough rice."""
    state = bare()
    for province in RED_LANDS[:provinces]:
        give(state, RED, province, armies)
    give(state, BLUE, "yamato", 2)
    give(state, BLACK, "bingo", 2)
    state.year, state.rice = 1, [rice, 18, 18]
    state.open_events, state.event = [EVENTS.index(event)], NONE
    state.event_deck = [card for card in range(12) if card not in state.open_events]
    state.used_events = []
    return state


def begin(state: ShogunState) -> list[Event]:
    state.stack, state.events = [Winter()], []
    advance(state)
    return state.events


def thrown(**cubes: int) -> list[int]:
    return [cubes.get(colour, 0) for colour in ("red", "blue", "black", "yellow", "purple", "farmers")]


# --- rice


def test_the_last_event_card_takes_rice_from_everybody() -> None:
    """SHG-WIN-01, SHG-EX-07: a 3 takes 3, but nobody falls below 0."""
    state = winter(rice=12)
    state.rice = [12, 18, 2]
    events = begin(state)
    assert told(events, "winter") == [(EVENTS.index("neutral_resistance"), 3)]
    assert [args[:3] for args in told(events, "feeds")] == [(0, 9, 9), (1, 1, 15), (2, 1, 0)]


@pytest.mark.parametrize(
    ("event", "loss"),
    [
        ("theatre_calm_5", 5), ("theatre_calm_7", 7), ("neutral_resistance", 3), ("castle_guard_2", 2), ("castle_guard_6", 6),
        ("temple_peace_3", 3), ("temple_peace_4", 4), ("tax_max_5", 0), ("tax_min_6", 2), ("rice_min_4", 3), ("rice_max_3", 4),
    ],
)  # fmt: skip
def test_rice_losses_of_the_event_cards(event: str, loss: int) -> None:
    """SHG-EFX-07, SHG-EFX-08, SHG-EFX-09, SHG-EFX-10, SHG-EFX-11, SHG-EFX-12, SHG-EFX-13, SHG-EFX-14: the numbers below."""
    state = winter(event, provinces=1, rice=18)
    (told_event,) = told(begin(state), "winter")
    assert told_event == (EVENTS.index(event), loss)
    assert rice_loss(state, EVENTS.index(event)) == loss


@pytest.mark.parametrize("number_chosen", [4, 1])
def test_the_table_chooses_the_rice_loss_of_weak_levy(number_chosen: int) -> None:
    """SHG-RUL-02, SHG-EFX-15, SHG-DEC-11: 4 as the sheet says, or 1 as on the printed card; no other card changes."""
    state = fresh(3, weak_levy=number_chosen)
    assert rice_loss(state, EVENTS.index("weak_levy")) == number_chosen
    assert rice_loss(state, EVENTS.index("temple_peace_4")) == 4
    assert rice_loss(fresh(3), EVENTS.index("weak_levy")) == 4
    assert GAME.view(state, 0).rice_losses == [rice_loss(state, event) for event in range(len(EVENTS))]


def test_a_computer_player_reckons_with_the_rice_loss_of_the_table() -> None:
    """SHG-RUL-02, SHG-WIN-01, SHG-WIN-02: nine provinces and two rice."""
    for number_chosen in (4, 1):
        state = planning(3, weak_levy=number_chosen)
        state.open_events, state.rice[RED] = [EVENTS.index("weak_levy")], 2
        assert rice_missing(state, RED) == 9 + number_chosen - 2


@pytest.mark.parametrize(
    ("short", "revolts", "farmers"),
    [(0, 0, 0), (1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 2), (5, 2, 3), (6, 2, 3), (7, 3, 3), (12, 3, 3)],
)
def test_the_supply_table(short: int, revolts: int, farmers: int) -> None:
    """SHG-TC-17, SHG-WIN-03"""
    assert supply_row(bare(), short) == (revolts, farmers)


def test_each_province_needs_one_rice(tower: Rigged) -> None:
    """SHG-WIN-02, SHG-RUL-30: what was needed and what was there is told; who has enough has no revolt."""
    state = winter(provinces=9, rice=12)
    events = begin(state)
    assert told(events, "feeds") == [(0, 9, 9, 0, 0, 0), (1, 1, 15, 0, 0, 0), (2, 1, 15, 0, 0, 0)]
    assert tower.thrown == [] and told(events, "drawn_for_revolt") == []


def test_nine_provinces_and_six_rice(tower: Rigged) -> None:
    """SHG-EX-08, SHG-WIN-02, SHG-WIN-03, SHG-WIN-04, SHG-REV-02: short of 3, so 2 revolts with 2 extra farmers each."""
    state = winter(provinces=9, rice=9)
    for province in state.provinces_of(RED):
        state.markers[province] = 1
    events = begin(state)
    assert told(events, "feeds")[0] == (0, 9, 6, 3, 2, 2)
    step = state.stack[-1]
    assert isinstance(step, WinterRevolts) and len(set(step.provinces)) == 2 and step.farmers == 2
    assert all(state.owner[province] == RED for province in step.provinces)
    tower.falling(red=1)
    tower.falling(red=1)
    choose(state, RED, "revolt_next", step.provinces[0])
    assert tower.thrown == [thrown(red=2, farmers=3)] * 2


def test_a_revolt_in_kai(tower: Rigged) -> None:
    """SHG-EX-10, SHG-REV-02: lacking 2 rice one province revolts; with a marker there 3 farmers fight."""
    drawn = set()
    for seed in range(10):
        state = winter(provinces=0, rice=3)
        state.key = key_of(str(seed))
        kai, suruga = give(state, RED, "kai", 3, markers=1), give(state, RED, "suruga", 4)
        tower.falling(red=2)
        ((_, province),) = told(begin(state), "drawn_for_revolt")
        assert tower.thrown[-1] == {kai: thrown(red=3, farmers=3), suruga: thrown(red=4, farmers=2)}[province]
        drawn.add(province)
    assert drawn == {kai, suruga}


def test_the_provinces_in_revolt_are_drawn_at_random() -> None:
    """SHG-WIN-04: different own provinces, each as likely as the others, and no treasure card."""
    counts: dict[int, int] = {}
    state = winter(provinces=6)
    for _ in range(3000):
        drawn = draw_provinces(state, RED, 2)
        assert len(set(drawn)) == 2
        for province in drawn:
            counts[province] = counts.get(province, 0) + 1
    assert set(counts) == set(state.provinces_of(RED))
    assert all(850 < count < 1150 for count in counts.values())


def test_fewer_provinces_than_revolts() -> None:
    """SHG-RUL-21: all of them revolt; who has none is left alone."""
    state = winter(provinces=2)
    assert draw_provinces(state, RED, 3) == tuple(state.provinces_of(RED))
    assert draw_provinces(winter(provinces=0), RED, 3) == ()


# --- revolts


def test_revolts_are_resolved_in_the_order_of_autumn(tower: Rigged) -> None:
    """SHG-WIN-05, SHG-ORD-06"""
    state = winter(provinces=1, rice=0)
    state.rice, state.position = [0, 0, 0], [4, 0, 2]
    for _ in range(3):
        tower.falling(red=1, blue=1, black=1)
    state.inside = thrown(red=2, blue=2, black=2)
    events = begin(state)
    assert [args[0] for args in told(events, "revolt")] == [BLUE, BLACK, RED]


def test_a_player_names_the_next_revolt_after_seeing_the_last(tower: Rigged) -> None:
    """SHG-WIN-05, SHG-DEC-09, SHG-RUL-39"""
    state = winter(provinces=9, rice=3)
    begin(state)
    step = state.stack[-1]
    assert isinstance(step, WinterRevolts) and len(step.provinces) == 3
    assert offered(state, RED, "revolt_next") == [(province,) for province in step.provinces]
    asked = prompt(GAME, state, RED)
    assert asked is not None and asked.message.args == (3, 3)
    tower.falling(red=2)
    events = choose(state, RED, "revolt_next", step.provinces[1])
    assert told(events, "revolt_crushed")[0][1] == step.provinces[1]
    assert offered(state, RED, "revolt_next") == [(step.provinces[0],), (step.provinces[2],)]


def test_a_province_lost_in_winter_is_lost_before_scoring(tower: Rigged) -> None:
    """SHG-WIN-06, SHG-REV-05, SHG-REV-01"""
    state = winter(provinces=1, rice=0)
    suruga = number("suruga")
    state.buildings[suruga] = 1 << CASTLE
    state.tiles[CASTLE] -= 1
    tower.falling(farmers=1)
    events = begin(state)
    assert state.owner[suruga] == NONE and state.buildings[suruga] == 0
    assert told(events, "scores")[0] == (RED, 0, 0, 0, 0, 0, 0, 0)


def test_no_marker_after_a_winter_revolt(tower: Rigged) -> None:
    """SHG-RUL-20"""
    state = winter(provinces=1, rice=0)
    tower.falling(red=2)
    events = begin(state)
    assert told(events, "revolt_crushed") and told(events, "marker") == []


def test_neither_cards_nor_events_help_in_winter(tower: Rigged) -> None:
    """SHG-REV-03, SHG-RUL-16: thrown are just the armies there and the farmers of the table."""
    state = winter(provinces=1, rice=0)
    state.buildings[number("suruga")] = 1 << CASTLE
    tower.falling(red=2)
    begin(state)
    assert tower.thrown == [thrown(red=2, farmers=1)]


def test_shortages_are_worked_out_once_before_any_revolt(tower: Rigged) -> None:
    """SHG-RUL-40: blue's number of revolts was told before red's province fell."""
    state = winter(provinces=1, rice=0)
    state.rice = [0, 0, 18]
    tower.falling(farmers=1)
    tower.falling(blue=2)
    keys = [event.key for event in begin(state)]
    assert keys.index("revolt") > max(i for i, key in enumerate(keys) if key == "feeds")
    assert keys.index("revolt") > max(i for i, key in enumerate(keys) if key == "drawn_for_revolt")


# --- points


def test_provinces_and_buildings_score_one_point_each() -> None:
    """SHG-SCO-01"""
    state = bare()
    state.year = 1
    give(state, RED, "kaga", 1, buildings=(CASTLE, TEMPLE, THEATRE))
    give(state, RED, "aki", 1)
    give(state, BLUE, "omi", 1)
    score_year(state)
    lines = dict(breakdown(state))
    assert lines["provinces_1"] == (2, 1, 0) and lines["buildings_1"] == (3, 0, 0)


def test_majorities_of_a_region() -> None:
    """SHG-TC-16, SHG-SCO-02, SHG-SCO-03, SHG-SCO-04, SHG-RUL-22: castles 2, 2, 1; temples 1, 0, 0; theatres 1, 1, 0."""
    state = bare()
    state.year = 1
    give(state, RED, "etchu", 1, buildings=(CASTLE, TEMPLE, THEATRE))
    give(state, RED, "kaga", 1, buildings=(CASTLE,))
    give(state, BLUE, "shimotsuke", 1, buildings=(CASTLE, THEATRE))
    give(state, BLUE, "shinano", 1, buildings=(CASTLE,))
    give(state, BLACK, "noto", 1, buildings=(CASTLE,))
    score_year(state)
    lines = dict(breakdown(state))
    assert (lines["castles_1"], lines["temples_1"], lines["theatres_1"]) == ((2, 2, 0), (2, 0, 0), (0, 0, 0))
    assert lines["buildings_1"] == (4, 3, 1)
    assert state.score == [2 + 4 + 4, 2 + 3 + 2, 1 + 1]


def test_alone_in_the_lead_the_full_points() -> None:
    """SHG-SCO-02: 3, 2 and 1; three who share the lead all get the reduced points (SHG-RUL-22)."""
    state = bare()
    state.year = 1
    give(state, RED, "etchu", 1, buildings=(CASTLE, TEMPLE, THEATRE))
    for seat, province in ((RED, "aki"), (BLUE, "bingo"), (BLACK, "bizen")):
        give(state, seat, province, 1, buildings=(CASTLE,))
    score_year(state)
    lines = dict(breakdown(state))
    assert (lines["castles_1"], lines["temples_1"], lines["theatres_1"]) == ((3 + 2, 2, 2), (2, 0, 0), (1, 0, 0))


def test_zero_buildings_never_lead() -> None:
    """SHG-SCO-04, SHG-RUL-22"""
    state = bare()
    for seat, province in ((RED, "aki"), (BLUE, "bingo"), (BLACK, "bizen")):
        give(state, seat, province, 1)
    assert all(leaders(state, region, kind) == [] for region in range(5) for kind in range(3))


def test_regions_are_those_of_the_side() -> None:
    """SHG-SCO-02, SHG-RUL-41: Shinano is brown on the sun side and red on the moon side."""
    for side, colour in (("sun", "brown"), ("moon", "red")):
        state = fresh(4, side=side)
        give(state, BLUE, "shinano", 1, buildings=(CASTLE,))
        assert [REGIONS[region] for region in range(5) if leaders(state, region, CASTLE)] == [colour]


def test_each_winter_is_written_down_by_itself_line_by_line() -> None:
    """SHG-SCO-01, SHG-SCO-02, SHG-SCO-03: what is told of a majority, of a seat, and the tally agree."""
    state = bare()
    state.year = 1
    give(state, RED, "etchu", 1, buildings=(CASTLE, THEATRE))
    give(state, BLUE, "kaga", 1, buildings=(THEATRE,))
    give(state, BLUE, "aki", 1, buildings=(TEMPLE,))
    score_year(state)
    brown, green = REGIONS.index("brown"), REGIONS.index("green")
    assert told(state.events, "majority") == [
        (RED, brown, CASTLE, 3), (BLUE, green, TEMPLE, 2), (RED, brown, THEATRE, 0), (BLUE, brown, THEATRE, 0),
    ]  # fmt: skip
    assert told(state.events, "scores") == [
        (RED, 1, 2, 3, 0, 0, 6, 6), (BLUE, 2, 2, 0, 2, 0, 6, 6), (BLACK, 0, 0, 0, 0, 0, 0, 0),
    ]  # fmt: skip
    state.year, state.events = 2, []
    give(state, BLACK, "omi", 1)
    score_year(state)
    assert told(state.events, "scores")[1:] == [(BLUE, 2, 2, 0, 2, 0, 6, 12), (BLACK, 1, 0, 0, 0, 0, 1, 1)]
    first = [(1, 2, 0), (2, 2, 0), (3, 0, 0), (0, 2, 0), (0, 0, 0)]
    assert [points for _, points in breakdown(state)] == [*first, (1, 2, 1), *first[1:]]
    kinds = ("provinces", "buildings", "castles", "temples", "theatres")
    assert [line for line, _ in breakdown(state)] == [f"{kind}_{year}" for year in (1, 2) for kind in kinds]
    assert state.score == [12, 12, 1]


def test_the_prospects_are_the_scores_if_winter_came_now() -> None:
    state = winter()
    state.score = [5, 0, 3]
    state.buildings[number("mino")] = 1 << CASTLE | 1 << TEMPLE
    state.buildings[number("yamato")] = 1 << CASTLE
    expected = prospects(state)
    score_year(state)
    assert expected == tuple(state.score) != (5, 0, 3)
    state.stage = OVER
    assert prospects(state) == tuple(state.score)


def test_both_winters_add_up_and_scores_go_on_past_the_track() -> None:
    """SHG-RUL-27: above 80 they are simply counted on."""
    state = bare()
    give(state, RED, "aki", 1)
    state.score = [80, 0, 0]
    state.tally[: len(state.supply)] = [80, 0, 0]
    state.year = 2
    score_year(state)
    assert state.score == [81, 0, 0]
    lines = breakdown(state)
    assert sum(points[RED] for _, points in lines) == 81
    assert [key for key, _ in lines] == list(GAME.vocabulary.scores)


def test_chests_decide_between_equal_points() -> None:
    """SHG-TC-24, SHG-END-02: 41 points and 6 chests lose against 41 and 8; SHG-END-01: most points win."""
    state = bare()
    state.score, state.chests = [41, 41, 40], [6, 8, 30]
    assert winners(state) == (1,)
    state.score = [41, 41, 42]
    assert winners(state) == (2,)


def test_still_equal_is_a_shared_victory() -> None:
    """SHG-RUL-23"""
    state = bare()
    state.score, state.chests = [41, 41, 40], [8, 8, 30]
    assert winners(state) == (0, 1)


def test_chests_and_markers_never_run_out() -> None:
    """SHG-RUL-27: the number of pieces in the box is no limit."""
    state = bare()
    aki = give(state, RED, "aki", 2, markers=42)
    state.chests[RED] = 135
    add_marker(state, aki)
    assert state.markers[aki] == 43
    state.markers[aki] = 0
    collect_taxes(state, RED, aki)
    assert state.chests[RED] == 139
