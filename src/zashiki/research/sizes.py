"""How large a game is, measured by playing it: branching, length, what is hidden, how much is chance."""

from dataclasses import asdict, dataclass
from math import log10
from random import Random
from statistics import fmean, median
from typing import Any

from zashiki.arena.match import Match, Pairing, pairings
from zashiki.kernel import determinize
from zashiki.kernel.codec import save_state
from zashiki.research.dataset import Dataset, Writer
from zashiki.research.table import Table

SHARES = ("forced", "together", "unknown", "private")
OFTEN = 10  # decisions between two at which it is measured what is hidden


@dataclass(frozen=True, slots=True)
class Sizes:
    """What was measured. Shares are of decisions."""

    games: int
    actions: int  # in the action space
    numbers: int  # in an observation
    length: float  # decisions of a game, mean
    shortest: int
    longest: int
    options: float  # of a decision, mean
    options_median: float
    options_most: int
    forced: float  # share with one option
    together: float  # share at which several seats are asked at once
    tree: float  # the options of all decisions of a game multiplied, as a power of ten
    draws: float  # numbers drawn by chance in a game, mean
    unknown: float  # share at which something is unknown to the seat that decides: to everybody, or to it
    private: float  # share at which another seat knows something that the one that decides does not


def measure(match: Match, games: int) -> Sizes:
    """Play some games and measure them."""
    writer = Writer(Dataset(match))
    found = [_measure_game(writer, pairing) for pairing in pairings(match, games)]
    lengths = [len(game.options) for game in found]
    options = [number for game in found for number in game.options]
    return Sizes(
        games=games,
        actions=writer.actions.size,
        numbers=writer.observer.size,
        length=fmean(lengths),
        shortest=min(lengths),
        longest=max(lengths),
        options=fmean(options),
        options_median=median(options),
        options_most=max(options),
        forced=options.count(1) / len(options),
        together=fmean(several for game in found for several in game.together),
        tree=fmean(sum(log10(number) for number in game.options) for game in found),
        draws=fmean(game.draws for game in found),
        unknown=fmean(unknown for game in found for unknown in game.unknown),
        private=fmean(private for game in found for private in game.private),
    )


@dataclass(frozen=True, slots=True)
class _Game:
    """What was counted in one game."""

    options: list[int]
    together: list[bool]
    unknown: list[bool]
    private: list[bool]
    draws: int


def _measure_game(writer: Writer, pairing: Pairing) -> _Game:
    number, seed, names = pairing
    rng = Random(f"sizes {number} {seed}")
    table, bots = writer.seat(seed, names, rng)
    found = _Game([], [], [], [], 0)
    while not table.over:
        choices = len(table.options) + (not table.asked)
        if len(found.options) % OFTEN == 0:
            unknown, private = _hidden(table, rng)
            found.unknown.append(unknown)
            found.private.append(private)
        found.options.append(choices)
        found.together.append(len(table.state.stack[-1].actors(table.state)) > 1)
        option = writer.decide(table, names[table.seat], bots[table.seat], rng)
        if option is None:
            table.wait()
        else:
            table.choose(option)
    return _Game(found.options, found.together, found.unknown, found.private, sum(table.state.chance))


def _hidden(table: Table, rng: Random) -> tuple[bool, bool]:
    """Whether anything is unknown to the seat that decides, and whether another seat knows more: dealing again shows it."""
    game, state = table.game, table.state
    other = determinize(game, state, table.seat, str(rng.random()))
    unknown = _without_chance(state) != _without_chance(other)
    others = [seat for seat in range(state.setup.seats) if seat != table.seat]
    return unknown, any(game.view(state, seat) != game.view(other, seat) for seat in others)


def _without_chance(state: Any) -> Any:
    """A position without how often chance was used, which says nothing about it."""
    return {key: value for key, value in save_state(state).items() if key != "chance"}


def rows(sizes: Sizes) -> list[tuple[str, str]]:
    """The sizes for people: what was measured, and its value."""
    said = asdict(sizes)
    return [
        (name, f"{value:.0%}" if name in SHARES else f"{value:,.1f}" if isinstance(value, float) else f"{value:,}")
        for name, value in said.items()
    ]
