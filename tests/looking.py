"""Looking at a position as one seat does."""

from typing import Any

from zashiki.kernel import Game, State, prompt, waiting


def usual_seats(game: Game[Any]) -> int:
    """A number of seats that a game can be played with: three if possible."""
    return 3 if 3 in game.seats else max(game.seats)


def seen(game: Game[Any], state: State, seat: int) -> dict[str, Any]:
    """All that a seat (or SPECTATOR) may know of a position and is asked in it."""
    over = not state.stack
    put = prompt(game, state, seat)
    return {
        "view": game.view(state, seat),
        "prompt": put and put._asdict(),
        "waiting": waiting(state),
        "over": over,
        "winners": game.winners(state) if over else (),
        "breakdown": game.breakdown(state) if over else [],
    }
