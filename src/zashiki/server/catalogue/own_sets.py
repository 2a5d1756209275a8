"""Component sets that people supply: read only if a real box could have such numbers, and remembered."""

from collections import OrderedDict
from collections.abc import Iterator
from threading import Lock
from typing import Any

from zashiki.kernel import ComponentError, ComponentSet, Game, read_components
from zashiki.kernel.components import read_toml

REMEMBERED = 50  # sets
MOST = 300  # the largest number of an own set, unless the standard set has larger ones at the same place
TIMES = 3  # then this many times as much


class OwnSets:
    """The own sets that were used last. Several threads may ask for them at once."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, str], ComponentSet] = OrderedDict()
        self.lock = Lock()

    def read(self, game: Game[Any], text: str) -> ComponentSet:
        """A set that was accepted when its table was opened."""
        with self.lock:
            found = self.known.get((game.id, text))
        if found is None:
            found = read_components(game, text, "the component set")
        with self.lock:
            self.known[game.id, text] = found
            self.known.move_to_end((game.id, text))
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        return found


def read_own_set(game: Game[Any], standard: ComponentSet, text: str, name: str) -> ComponentSet:
    """A set that somebody brings along; an error names file, table and key."""
    check_numbers(text, standard.text, name)
    return read_components(game, text, name)


def check_numbers(text: str, standard: str, name: str) -> None:
    """Refuse numbers that no box can have: they could keep the server busy for ever."""
    found, usual = read_toml(text, name), read_toml(standard, "the standard set")
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
