"""The Forge as pure functions: where a Resource takes a Sword, which Swords can move, and which can change places.

A Forge here is what the Swords on it are: for each a cell (row × 5 + column), the Resource it needs next (-1: complete), and the
stock that pays for it. Nothing here knows a state.
"""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from zashiki.games.katana.names import CELLS, COLUMNS

RIGHT_MOVES = COLUMNS - 1  # a Sword enters in column 1 and ends in column 5 at the latest


def target_of(cell: int, kind: int) -> int:
    """The cell a Resource of that kind moves a Sword to; -1: nowhere. (SNK-MOVE-03)"""
    row, column = divmod(cell, COLUMNS)
    if kind == row:
        return cell + 1 if column < COLUMNS - 1 else -1
    return kind * COLUMNS + column if abs(kind - row) == 1 else -1


TARGETS = tuple(tuple(target_of(cell, kind) for kind in range(4)) for cell in range(CELLS))
ROW_OF = tuple(cell // COLUMNS for cell in range(CELLS))
COLUMN_OF = tuple(cell % COLUMNS for cell in range(CELLS))
# Lines are numbered as on the board: rows 0 to 3, columns 4 to 8. A cell belongs to its row and its column. (SNK-FORGE-02)
LINES_OF = tuple((cell // COLUMNS, 4 + cell % COLUMNS) for cell in range(CELLS))
ENTRIES = tuple(row * COLUMNS for row in range(4))
ENTERED = tuple(1 << cell // COLUMNS if cell in ENTRIES else 0 for cell in range(CELLS))  # by cell: a bit for the row that begins there


def targets_of(cells: Sequence[int], needs: Sequence[int], stock: Sequence[int]) -> list[int]:
    """Where its next Resource takes each Sword; -1: it is complete, its Resource is not in stock, or nowhere. (SNK-MOVE-01, SNK-MOVE-02)"""
    found = []
    for cell, kind in zip(cells, needs, strict=True):
        found.append(TARGETS[cell][kind] if kind >= 0 and stock[kind] else -1)
    return found


def movable(cells: Sequence[int], targets: Sequence[int]) -> list[int]:
    """Which of the Swords (by their place in the sequences) can make one move now. (SNK-MOVE-01, SNK-MOVE-02, SNK-MOVE-04, SNK-MOVE-07)"""
    found = []
    for i, target in enumerate(targets):
        if target >= 0 and target not in cells:
            found.append(i)
    return found


def swappable(cells: Sequence[int], targets: Sequence[int]) -> list[tuple[int, int]]:
    """Which pairs of Swords must enter each other's space and could; the upper one, which goes down, comes first. (SNK-MOVE-06)"""
    found = []
    for i, target in enumerate(targets):
        if target >= 0 and target == cells[i] + COLUMNS and target in cells:
            other = cells.index(target)
            if targets[other] == cells[i]:
                found.append((i, other))
    return found


def most_moves(cells: Sequence[int], needs: Sequence[int], stock: Sequence[int], waiting: Sequence[int]) -> int:
    """How many of the waiting Swords can make a move, each once, in the best order. (SNK-MOVE-01, SNK-MOVE-04, SNK-MOVE-06)"""
    targets, best = targets_of(cells, needs, stock), 0
    turns = [(i,) for i in movable(cells, targets)] + swappable(cells, targets)
    for moved in turns:
        if all(i in waiting for i in moved):
            after, left = list(cells), list(stock)
            for i in moved:
                after[i] = targets[i]
                left[needs[i]] -= 1
            others = [i for i in waiting if i not in moved]
            best = max(best, len(moved) + most_moves(after, needs, left, others))
    return best


def path_of(composition: Sequence[int]) -> list[int]:
    """The cells that a Sword of this composition goes through, from its entry on; it ends where a Resource leads nowhere. (SNK-MOVE-03)"""
    path = [ENTRIES[kind] for kind in composition[:1]]
    for kind in composition:
        if TARGETS[path[-1]][kind] < 0:
            break
        path.append(TARGETS[path[-1]][kind])
    return path


def composition_fits(composition: Sequence[int]) -> bool:
    """Whether a Sword of this composition can be moved through the Forge to its end. (SNK-R-07)"""
    return bool(composition) and len(path_of(composition)) == len(composition) + 1


@cache
def arrangeable(counts: tuple[int, ...], last: int, rights: int) -> bool:
    """Whether the Resources left can follow `last` in some order with at most so many more moves right. (SNK-KAT-03)"""
    if not any(counts):
        return True
    for kind in range(4):
        cost = kind == last
        if counts[kind] and abs(kind - last) <= 1 and cost <= rights and arrangeable(_less(counts, kind), kind, rights - cost):
            return True
    return False


@cache
def openings(counts: tuple[int, ...]) -> tuple[int, ...]:
    """The Resources with which an arrangement of all of them can begin. (SNK-KAT-03)"""
    return tuple(kind for kind in range(4) if counts[kind] and arrangeable(_less(counts, kind), kind, RIGHT_MOVES - 1))


@cache
def continuations(counts: tuple[int, ...], order: tuple[int, ...]) -> tuple[int, ...]:
    """The Resources that may come next after a beginning, so that all of them fit. (SNK-KAT-03)"""
    rest = list(counts)
    for kind in order:
        rest[kind] -= 1
    left = tuple(rest)
    rights = RIGHT_MOVES - 1 - sum(a == b for a, b in pairwise(order))
    last = order[-1]
    near = [kind for kind in range(4) if left[kind] and abs(kind - last) <= 1 and (kind != last or rights)]
    return tuple(kind for kind in near if arrangeable(_less(left, kind), kind, rights - (kind == last)))


def _less(counts: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(count - (k == kind) for k, count in enumerate(counts))
