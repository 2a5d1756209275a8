"""What a table agrees on before a game, filled in and checked: the only place where settings are judged."""

from collections.abc import Iterator, Mapping, Set
from itertools import combinations, product

from zashiki.kernel.components import ComponentSet
from zashiki.kernel.errors import SetupError
from zashiki.kernel.game import Game, S
from zashiki.kernel.state import Setup, Value

SEATS = "seats"  # stands for the number of seats among the settings
MOST_CHANGES = 2  # that are tried at once


def settle(game: Game[S], seats: int, settings: Mapping[str, Value], components: ComponentSet) -> Setup:
    """A setup with all settings filled in and checked."""
    if seats not in game.seats:
        raise SetupError(f"{game.id} is played with {', '.join(map(str, game.seats))} seats, not {seats}.")
    known = {setting.key: setting for setting in game.settings}
    for key, value in settings.items():
        if key not in known:
            raise SetupError(f"{game.id} has no setting «{key}»; it has {', '.join(sorted(known)) or 'none'}.")
        if not any(value == v and type(value) is type(v) for v in known[key].values):
            raise SetupError(f"Setting «{key}» cannot be «{value}»; it can be {', '.join(map(str, known[key].values))}.")
    full = {key: settings.get(key, setting.default) for key, setting in known.items()}
    refusal = game.forbids(seats, full)
    if refusal is not None:
        raise SetupError(f"{game.id} cannot be set up like this: {refusal.key}.", refusal)
    return Setup(seats, full, components.box)


def nearest(game: Game[S], seats: int, settings: Mapping[str, Value], kept: Set[str]) -> tuple[int, dict[str, Value]] | None:
    """The setup with the fewest changes that the game allows; what is in `kept` stays. Settings change before the number of seats."""
    full = {setting.key: settings.get(setting.key, setting.default) for setting in game.settings} | {SEATS: seats}
    for changed in _changes(game, full, kept):
        found = dict(changed)
        number = int(found.pop(SEATS))
        if number in game.seats and game.forbids(number, found) is None:
            return number, found
    return None


def _changes(game: Game[S], full: Mapping[str, Value], kept: Set[str]) -> Iterator[Mapping[str, Value]]:
    """Setups that differ more and more from one."""
    values: dict[str, list[Value]] = {setting.key: [setting.default, *setting.values] for setting in game.settings}
    values[SEATS] = list(game.seats)
    free = [key for key in values if key not in kept]
    for number in range(MOST_CHANGES + 1):
        for keys in combinations(free, number):
            for chosen in product(*(values[key] for key in keys)):
                yield {**full, **dict(zip(keys, chosen, strict=True))}


def possible(game: Game[S], seats: int) -> dict[str, list[Value]]:
    """The values that each setting can have with so many seats."""
    return {
        setting.key: [value for value in setting.values if nearest(game, seats, {setting.key: value}, {setting.key, SEATS})]
        for setting in game.settings
    }
