"""What a finished game is worth to each seat."""

from collections.abc import Callable, Sequence

Reward = Callable[[Sequence[int], Sequence[int], int], list[float]]  # scores and winners of all players, number of seats


def win(scores: Sequence[int], winners: Sequence[int], seats: int) -> list[float]:
    """1 for a win, a share of it for a shared one, 0 otherwise. Seats that the rules play count as rivals.

    >>> win((30, 50, 50), (1, 2), 3)
    [0.0, 0.5, 0.5]
    """
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def margin(scores: Sequence[int], winners: Sequence[int], seats: int) -> list[float]:
    """The score less that of the best rival.

    >>> margin((30, 50, 45), (1,), 3)
    [-20.0, 5.0, -5.0]
    """
    return [float(scores[seat] - max((*scores[:seat], *scores[seat + 1 :]))) for seat in range(seats)]


def score(scores: Sequence[int], winners: Sequence[int], seats: int) -> list[float]:
    """The score itself.

    >>> score((30, 50, 45), (1,), 2)
    [30.0, 50.0]
    """
    return [float(points) for points in scores[:seats]]


REWARDS: dict[str, Reward] = {"win": win, "margin": margin, "score": score}
