"""Tables for the tests: positions set up by hand, and a tower that lets fall what a test wants."""

from collections.abc import Sequence
from typing import Any

import pytest

from zashiki.games import load, standard_set
from zashiki.games.shogun import cube_tower
from zashiki.games.shogun.names import COLOURS, EVENTS, FARMERS, FIRST_TREASURE, NONE, PROVINCES
from zashiki.games.shogun.state import EXECUTION, ShogunState
from zashiki.games.shogun.steps.actions import CarryOut
from zashiki.games.shogun.steps.planning import Plan
from zashiki.kernel import DONE, Event, Option, Value, advance, apply, options, settle, start

GAME = load("shogun")
RED, BLUE, BLACK, YELLOW, PURPLE = range(5)


def number(province: str) -> int:
    """The number of a province."""
    return PROVINCES.index(province)


def treasure(value: int) -> int:
    """The number of a treasure card."""
    return FIRST_TREASURE + value


def fresh(seats: int = 3, seed: str = "table", **chosen: Value) -> ShogunState:
    """A game at its first question."""
    state: ShogunState = start(GAME, settle(GAME, seats, chosen, standard_set("shogun")), seed)
    return state


def planning(seats: int = 3, seed: str = "table", **chosen: Value) -> ShogunState:
    """A game with the fixed setup, lists in the order of the seats, at its first planning."""
    return fresh(seats, seed, **{"daimyo": "random", "start": "fixed", "lists": "seats", **chosen})


TABLES = {seats: planning(seats) for seats in (3, 4, 5)}


def bare(seats: int = 3) -> ShogunState:
    """In the middle of a season: nobody has a province, nothing is planned, tower and tray are empty."""
    state = TABLES[seats].clone()
    state.stack.clear()
    state.events = []
    state.owner = [NONE] * len(PROVINCES)
    state.armies = [0] * len(PROVINCES)
    state.hand = [[treasure(value) for value in range(5)] for _ in range(seats)]
    state.supply = [state.box.cubes] * seats
    state.inside = [0] * COLOURS
    state.farmers = state.box.printed.counts.farmer_cubes
    state.position = list(range(seats))
    state.stage = EXECUTION
    state.slot = 0
    return state


def give(state: ShogunState, seat: int, province: str, armies: int, markers: int = 0, buildings: Sequence[int] = ()) -> int:
    """A province with armies from the supply; its number."""
    at = number(province)
    state.owner[at], state.armies[at], state.markers[at] = seat, armies, markers
    for building in buildings:
        state.buildings[at] |= 1 << building
        state.tiles[building] -= 1
    state.supply[seat] -= armies
    state.hand[seat] = sorted([*state.hand[seat], at])
    return at


def lay(state: ShogunState, seat: int, card: int, space: int) -> None:
    """A card planned on a space, as if it had been laid in time."""
    state.hand[seat].remove(card)
    state.plan[seat][space] = card


def act(state: ShogunState, seat: int, action: int, province: str) -> list[Event]:
    """A seat carries out an action in its province, up to the next question; what happened."""
    lay(state, seat, number(province), action)
    state.stack = [CarryOut(seat, action)]
    state.events = []
    advance(state)
    return state.events


def choose(state: ShogunState, seat: int, verb: str, *args: int) -> list[Event]:
    """A choice, checked; what happened."""
    return apply(GAME, state, seat, Option(verb, args))


def offered(state: ShogunState, seat: int, verb: str) -> list[tuple[int, ...]]:
    """The numbers of all options of a verb that a seat has."""
    return [option.args for option in options(GAME, state, seat) if option.verb == verb]


def strike(state: ShogunState, event: str) -> None:
    """Make an event that of this season, wherever its card was."""
    card = EVENTS.index(event)
    for pile in (state.event_deck, state.open_events):
        if card in pile:
            pile.remove(card)
            if state.event != NONE:
                pile.append(state.event)
    state.event = card


def told(events: Sequence[Event], key: str) -> list[tuple[int, ...]]:
    """The numbers of all events of a key."""
    return [event.args for event in events if event.key == key]


def plan_anything(state: ShogunState, seat: int) -> None:
    """Lay treasure cards first, then provinces, on the first free spaces, and finish."""
    cards = sorted(state.hand[seat], reverse=True)
    spaces = [space for space, card in enumerate(state.plan[seat]) if card == NONE]
    cards.sort(key=lambda card: card != treasure(0))  # the bid space is filled first, with what costs nothing
    for card, space in zip(cards, sorted(spaces, reverse=True), strict=False):
        choose(state, seat, "lay", card, space)
    choose(state, seat, "done")


def finish_planning(state: ShogunState) -> list[Event]:
    """Everybody who still plans lays something and is done; what the last one's choice led to."""
    top = state.stack[-1]
    assert isinstance(top, Plan)
    for seat in top.open:
        plan_anything(state, seat)
    return state.events


def choose_positions(state: ShogunState) -> list[Event]:
    """Everybody takes the first free position; what the last choice led to."""
    while state.stack and state.stack[-1].key == "choose_position":
        (seat,) = state.stack[-1].actors(state)
        apply(GAME, state, seat, options(GAME, state, seat)[0])
    return state.events


def say_done(state: ShogunState, seat: int) -> list[Event]:
    return apply(GAME, state, seat, DONE)


class Rigged:
    """A tower that lets fall what it is told, throw by throw, and remembers what went in."""

    def __init__(self) -> None:
        self.falls: list[list[int]] = []
        self.thrown: list[list[int]] = []

    def falling(self, farmers: int = 0, **fallen: int) -> None:
        """What falls in the next throw: numbers by colour, as red=2, farmers=1."""
        cubes = [0] * COLOURS
        for colour, count in fallen.items():
            cubes[("red", "blue", "black", "yellow", "purple").index(colour)] = count
        cubes[FARMERS] = farmers
        self.falls.append(cubes)

    def throw(self, inside: Sequence[int], cubes: Sequence[int], *_: Any) -> cube_tower.Throw:
        self.thrown.append(list(cubes))
        falls = self.falls.pop(0)
        old = [max(0, fallen - count) for fallen, count in zip(falls, cubes, strict=True)]
        assert all(count <= stuck for count, stuck in zip(old, inside, strict=True)), "more falls than there is"
        return cube_tower.Throw(list(cubes), list(inside), [fallen - count for fallen, count in zip(falls, old, strict=True)], old)


@pytest.fixture
def tower(monkeypatch: pytest.MonkeyPatch) -> Rigged:
    """The tower of the rules replaced by a rigged one."""
    rigged = Rigged()
    monkeypatch.setattr(cube_tower, "throw", rigged.throw)
    return rigged
