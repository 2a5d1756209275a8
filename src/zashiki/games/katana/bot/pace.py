"""How much time a seat has left."""

from zashiki.games.katana.state import KatanaState, Player

ROUNDS = 4
TURNS = 30  # own turns that the weights know
MOVES = 1.3  # of Swords for each Worker placed, all actions counted


def turns_left(state: KatanaState, player: Player) -> int:
    """How many more Workers a seat will place, as things stand."""
    later = (state.box.printed.component_counts.workers_per_player - player.blocked.bit_count()) * (ROUNDS - state.round)
    return min(TURNS, later if player.passed else later + player.workers)


def moves_left(turns: int) -> float:
    """How many moves of Swords there is time for in so many turns."""
    return 1.0 + MOVES * turns
