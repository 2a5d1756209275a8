"""Looking at a position as one seat does."""

from typing import Any

from zashiki.kernel import Game, State, prompt, waiting


def seen(game: Game[Any], state: State, seat: int) -> dict[str, Any]:
    """All that a seat (or SPECTATOR) may know of a position and is asked in it."""
    over = not state.stack
    return {
        "view": game.view(state, seat),
        "prompt": prompt(game, state, seat),
        "waiting": waiting(state),
        "over": over,
        "winners": game.winners(state) if over else (),
        "breakdown": game.breakdown(state) if over else [],
    }
