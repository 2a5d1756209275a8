"""Component sets that people supply: each is read once, and only if a real box could have such numbers."""

import tomllib
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

from zashiki.kernel import ComponentError, ComponentSet, Game, read_components

REMEMBERED = 50  # sets
MOST = 300  # the largest number of an own set, unless the standard set has larger ones at the same place
TIMES = 3  # then this many times as much


class OwnSets:
    """The own sets that were used last."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, str], ComponentSet] = OrderedDict()

    def read(self, game: Game[Any], standard: ComponentSet, text: str, name: str) -> ComponentSet:
        """An own set from its text; an error names file, table and key."""
        found = self.known.get((game.id, text))
        if found is None:
            check_numbers(text, standard.text, name)
            found = self.known[game.id, text] = read(game, text, name)
        self.known.move_to_end((game.id, text))
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return found


def read(game: Game[Any], text: str, name: str) -> ComponentSet:
    """A set that has the right shape, and from whose numbers the game can compute its tables."""
    try:
        return read_components(game, text, name)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise ComponentError(f"{name}: a number in it makes no sense: {error}.") from error


def check_numbers(text: str, standard: str, name: str) -> None:
    """Refuse numbers that no box can have: they could keep the server busy for ever."""
    try:
        found, usual = tomllib.loads(text), tomllib.loads(standard)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ComponentError(f"{name}: not readable as TOML: {error}.") from error
    largest: dict[str, int] = {}
    for _, key, number in numbers(usual):
        largest[key] = max(largest.get(key, 0), abs(number))
    for place, key, number in numbers(found):
        most = max(MOST, TIMES * largest.get(key, 0))
        if abs(number) > most:
            raise ComponentError(f"{name}: {place}: {number} is out of range; at most {most}.")


def numbers(value: Any, place: str = "", key: str = "") -> Iterator[tuple[str, str, int]]:
    """Every whole number of a file: its place, its place without the numbers of entries, itself."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield from numbers(item, f"{place}.{name}" if place else name, f"{key}.{name}")
    elif isinstance(value, list):
        for i, item in enumerate(value, start=1):
            yield from numbers(item, f"{place}[{i}]", f"{key}[]")
    elif isinstance(value, int):
        yield place, key, value
