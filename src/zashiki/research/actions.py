"""A finite action space for every game: each choice that its vocabulary can word has one number, and that number never changes.

Number 0 is to wait: what a seat says that may act but is not asked. Behind it come the verbs in the order of the vocabulary; the choices of
a verb are counted through its arguments, the last one fastest. So the space depends on the game, on the players at the table and on the
numbers its components allow, and on nothing else.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

from zashiki.games import part_of
from zashiki.kernel import NUMBER, SEAT, Argument, Game, NotationError, Option, Setup, arguments

WAIT = 0  # the action of a seat that may act but is not asked


@dataclass(frozen=True, slots=True)
class Block:
    """The actions of one verb: `first`, and as many as its arguments have values."""

    verb: str
    arguments: tuple[Argument, ...]
    sizes: tuple[int, ...]
    first: int

    @property
    def size(self) -> int:
        return prod(self.sizes)


def largest_numbers(game: Game[Any], setup: Setup) -> Mapping[str, int]:
    """The largest value of each plain number in the choices of a game, by its name."""
    part = part_of(game.id, "shapes")
    return part.largest_numbers(setup) if part is not None else {}


class ActionSpace:
    """All actions of a game at a table.

    >>> from zashiki.games import load, standard_set
    >>> from zashiki.kernel import settle
    >>> game = load("rising_sun")
    >>> actions = ActionSpace(game, settle(game, 3, {}, standard_set("rising_sun")))
    >>> actions.number(Option("select", (2,)))
    110
    >>> actions.option(110)
    Option(verb='select', args=(2,))
    """

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        self.largest = largest_numbers(game, setup)
        self.players = setup.seats + game.automata(setup)
        self.blocks: dict[str, Block] = {}
        self.size = 1
        for verb, specs in game.vocabulary.verbs.items():
            described = arguments(specs)
            block = Block(verb, described, tuple(self._values(argument) for argument in described), self.size)
            self.blocks[verb] = block
            self.size += block.size

    def _values(self, argument: Argument) -> int:
        """How many values an argument has."""
        if argument.kind == SEAT:
            return self.players
        if argument.kind == NUMBER:
            if argument.name not in self.largest:
                raise NotationError(f"{self.game.id} does not say how large «{argument.name}» can be: its shapes.py lacks it.")
            return self.largest[argument.name] + 1
        return len(self.game.vocabulary.labels[argument.kind])

    def number(self, option: Option) -> int:
        """The action of an option."""
        block = self.blocks[option.verb]
        place = 0
        for value, size in zip(option.args, block.sizes, strict=True):
            if not 0 <= value < size:
                raise NotationError(f"{option} has no place in the action space of {self.game.id}.")
            place = place * size + value
        return block.first + place

    def option(self, number: int) -> Option:
        """The option of an action other than waiting."""
        block = self.block(number)
        place, args = number - block.first, list[int]()
        for size in reversed(block.sizes):
            place, value = divmod(place, size)
            args.append(value)
        return Option(block.verb, tuple(reversed(args)))

    def block(self, number: int) -> Block:
        """The verb that an action belongs to."""
        if not WAIT < number < self.size:
            raise NotationError(f"{number} is no action of {self.game.id}; they go from 1 to {self.size - 1}.")
        return next(block for block in reversed(self.blocks.values()) if block.first <= number)

    def __iter__(self) -> Iterator[Option]:
        """All options that have a place, by their numbers."""
        return (self.option(number) for number in range(1, self.size))
