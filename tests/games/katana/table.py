"""A table set up by hand: seat 0 is asked first, Forges are bare, stocks and purses empty, and the first set of Rooms is in play."""

from dataclasses import replace
from itertools import count
from typing import Any

from zashiki.games import load, standard_set
from zashiki.games.katana.names import (
    CARDS,
    HONORS,
    LACQUER,
    LEATHER,
    LINES,
    RESOURCES,
    ROOMS,
    SPACE_IDS,
    STEEL,
    TILES,
    WOOD,
)
from zashiki.games.katana.prepare import Box, prepare
from zashiki.games.katana.state import KatanaState, Player
from zashiki.games.katana.steps.rounds import EndTurn, NextTurn
from zashiki.games.katana.steps.turn import TakeTurn
from zashiki.kernel import Option, Refusal, Value, apply, options, prompt, settle, start

GAME = load("katana")
BOX: Box = standard_set("katana").box
LETTERS = {"L": LACQUER, "W": WOOD, "S": STEEL, "K": LEATHER}


def kinds(letters: str) -> tuple[int, ...]:
    """Resources by their letters: L, W, S, K."""
    return tuple(LETTERS[letter] for letter in letters)


def tile(number: int) -> int:
    """The Sword tile with that printed number."""
    return number - 1


def katana(seat: int) -> int:
    return TILES + seat


def card(name: str) -> int:
    return CARDS.index(name)


def room(name: str) -> int:
    return ROOMS.index(name)


def line(name: str) -> int:
    return LINES.index(name)


def space(name: str) -> int:
    return SPACE_IDS.index(name)


def honor(name: str) -> int:
    return HONORS.index(name)


def resource(name: str) -> int:
    return RESOURCES.index(name)


def fresh(seats: int, seed: str = "", **settings: Value) -> KatanaState:
    """A game right after setup, before the starting Swords are chosen."""
    state: KatanaState = start(GAME, settle(GAME, seats, settings, standard_set("katana")), seed)
    return state


def table(seats: int = 2, **settings: Value) -> KatanaState:
    """Seat 0 begins round 1; nobody has anything but miniatures."""
    settings.setdefault("rooms", "first")
    for seed in count():
        state = fresh(seats, str(seed), **settings)
        if state.first == 0:
            break
    while state.starting_swords:
        asked = state.stack[-1].actors(state)[0]
        apply(GAME, state, asked, options(GAME, state, asked)[0])
    for player in state.players:
        player.swords.clear()
        player.coins = 0
        player.stock = [0, 0, 0, 0]
    state.events = []
    return state


def reprint(state: KatanaState, **parts: Any) -> None:
    """The table has another component set, in which these parts are different."""
    state.setup = replace(state.setup, box=prepare(replace(BOX.printed, **parts)))


def put(state: KatanaState, seat: int, number: int, at: tuple[int, int], placed: int = 0, decorated: str = "", banner: int = 0) -> int:
    """A Sword tile (by its printed number) onto a Forge, at (row, column), with Resources on it."""
    sword = tile(number)
    if sword in state.display:
        state.display[state.display.index(sword)] = -1
    return lay(state, seat, sword, at, placed, decorated, banner)


def put_katana(state: KatanaState, seat: int, composition: str, at: tuple[int, int], placed: int = 0, decorated: str = "") -> int:
    """A katana of that Composition onto a Forge."""
    state.players[seat].katana = kinds(composition)
    state.players[seat].starts = 0
    return lay(state, seat, katana(seat), at, placed, decorated, -1)


def lay(state: KatanaState, seat: int, sword: int, at: tuple[int, int], placed: int, decorated: str, banner: int) -> int:
    row, column = at
    state.cell[sword] = (row - 1) * 5 + column - 1
    state.placed[sword] = placed
    state.decorated[sword] = sum(1 << kind for kind in kinds(decorated))
    state.banner[sword] = banner
    state.players[seat].swords.append(sword)
    return sword


def finish(state: KatanaState, seat: int, number: int, decorated: str = "", banner: int = 0) -> int:
    """A complete Sword tile onto a Forge, where its composition ends."""
    composition = BOX.compositions[tile(number)]
    row, column = composition[0], 0
    for kind in composition:
        column += kind == row
        row = kind
    return put(state, seat, number, (row + 1, column + 1), len(composition), decorated, banner)


def where(state: KatanaState, sword: int) -> tuple[int, int]:
    """Row and column of a Sword."""
    return state.cell[sword] // 5 + 1, state.cell[sword] % 5 + 1


def show(state: KatanaState, number: int, at: str) -> int:
    """A Sword tile onto a Sword space of the Houses."""
    sword = tile(number)
    if sword in state.display:
        state.display[state.display.index(sword)] = -1
    state.display[space(at)] = sword
    return sword


def turn_of(state: KatanaState, seat: int) -> None:
    """It is that seat's turn."""
    state.stack[-3:] = [NextTurn(seat + 1), EndTurn(seat), TakeTurn(seat)]
    state.active = seat


def choose(state: KatanaState, seat: int, verb: str, *args: int) -> None:
    """Make a choice."""
    apply(GAME, state, seat, Option(verb, args))


def offered(state: KatanaState, seat: int, verb: str) -> list[tuple[int, ...]]:
    """What a seat may choose with a verb."""
    return [found.args for found in options(GAME, state, seat) if found.verb == verb]


def verbs(state: KatanaState, seat: int) -> set[str]:
    """The verbs a seat may choose."""
    return {found.verb for found in options(GAME, state, seat)}


def asked(state: KatanaState) -> tuple[int, ...]:
    """The seats the game waits for."""
    return state.stack[-1].actors(state) if state.stack else ()


def asking(state: KatanaState) -> str:
    """The key of the question that is open."""
    return state.stack[-1].key


def refusals(state: KatanaState, seat: int) -> dict[Option, Refusal]:
    """What a seat is refused, by option."""
    found = prompt(GAME, state, seat)
    return {entry.option: entry for entry in found.refused} if found else {}


def reasons(state: KatanaState, seat: int, verb: str) -> dict[tuple[int, ...], tuple[str, str, tuple[int, ...]]]:
    """What a seat is refused with a verb: rule, reason and its numbers, by the numbers of the option."""
    return {choice.args: (found.rule, *found.reason) for choice, found in refusals(state, seat).items() if choice.verb == verb}


def told(state: KatanaState, key: str) -> list[tuple[int, ...]]:
    """The events of a kind that the last choice left."""
    return [event.args for event in state.events if event.key == key]


def player(state: KatanaState, seat: int = 0) -> Player:
    return state.players[seat]


def pass_all(state: KatanaState, *seats: int) -> None:
    """These seats pass, each on its turn, with the first Honor card on display."""
    for seat in seats:
        choose(state, seat, "pass_taking", state.honors[0])


def play_to_round(state: KatanaState, number: int) -> None:
    """Everybody passes until a round begins."""
    while state.round < number:
        pass_all(state, state.active)


def snapshot(state: KatanaState) -> Any:
    """A clone, to compare with later."""
    return state.clone()
