"""What a table agrees on before a game, filled in and checked: the only place where settings are judged."""

from collections.abc import Mapping

from zashiki.kernel.components import ComponentSet
from zashiki.kernel.errors import SetupError
from zashiki.kernel.game import Game, S
from zashiki.kernel.state import Setup, Value


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
