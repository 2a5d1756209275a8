"""A new game, and what its table may agree on."""

from collections.abc import Mapping

from zashiki.games.shogun.board import layout
from zashiki.games.shogun.names import (
    COLOURS,
    EVENT_CHANCE,
    EVENTS,
    FIRST_TREASURE,
    NONE,
    PROVINCES,
    SPACE_COUNT,
    SPECIALS,
    STREAMS,
    TREASURES,
)
from zashiki.games.shogun.prepare import Box
from zashiki.games.shogun.scoring import LINES
from zashiki.games.shogun.state import ShogunState
from zashiki.games.shogun.steps.start import BeginDraft, ChooseDaimyo, DealLists, DrawDaimyos, FillTower
from zashiki.kernel import Message, Setting, Setup, Value

SETTINGS = (
    Setting("side", ("sun", "moon"), "sun"),
    Setting("start", ("draft", "fixed"), "draft"),
    Setting("daimyo", ("choose", "random"), "choose"),
    Setting("first", ("random", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5"), "random"),
    Setting("lists", ("random", "seats"), "random"),
    Setting("weak_levy", (4, 1), 4),
    Setting("moon_routes", (True, False), True),
    Setting("odds", (True, False), True),
)  # SHG-DEC-01, SHG-DEC-11


def forbids(seats: int, options: Mapping[str, Value]) -> Message | None:
    """The fixed setup is for the sun side only; a named seat must exist. (SHG-SET-05, SHG-SET-12)"""
    if options["start"] == "fixed" and options["side"] == "moon":
        return Message("fixed_needs_sun")
    first = str(options["first"])
    if first != "random" and int(first.removeprefix("seat_")) > seats:
        return Message("no_such_seat", (seats,))
    return None


def new(setup: Setup, key: bytes) -> ShogunState:
    """The table before the first step. (SHG-SET-04, SHG-SET-13, SHG-SET-15, SHG-SET-16)"""
    box: Box = setup.box
    seats, options = setup.seats, setup.settings
    provinces = len(PROVINCES)
    treasures = list(range(FIRST_TREASURE, FIRST_TREASURE + len(TREASURES)))
    state = ShogunState(
        setup=setup,
        key=key,
        chance=[0] * len(STREAMS),
        layout=layout(str(options["side"]), bool(options["moon_routes"]), seats),
        owner=[NONE] * provinces,
        armies=[0] * provinces,
        buildings=[0] * provinces,
        markers=[0] * provinces,
        tiles=list(box.tiles),
        supply=[box.cubes] * seats,
        farmers=box.printed.counts.farmer_cubes,
        inside=[0] * COLOURS,
        daimyo=[NONE] * seats,
        chests=[box.start[seats].chests] * seats,
        rice=[0] * seats,
        score=[0] * seats,
        hand=[treasures[:] for _ in range(seats)],
        plan=[[NONE] * SPACE_COUNT for _ in range(seats)],
        position=[NONE] * seats,
        special=[NONE] * len(SPECIALS),
        tally=[0] * (len(LINES) * seats),
        event_deck=list(range(len(EVENTS))),
    )
    state.shuffle(state.event_deck, EVENT_CHANCE)
    state.push(
        DrawDaimyos() if options["daimyo"] == "random" else ChooseDaimyo(tuple(range(seats))),
        DealLists() if options["start"] == "fixed" else BeginDraft(),
        FillTower(),
    )
    return state
