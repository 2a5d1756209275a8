"""The Project as pure questions: what could still be added to it, and whether a katana can come of it. (section 14)"""

from collections.abc import Sequence

from zashiki.games.katana.names import STEEL, WOOD
from zashiki.games.katana.state import KatanaState


def spare(state: KatanaState, sword: int) -> tuple[int, list[int]]:
    """How many Resources a delivered Sword could still have given, and how many of each kind. (SNK-MOD-01)"""
    given = state.given[sword]
    on_it = state.resources_on(sword)
    taken = [given >> 2 * kind & 3 for kind in range(4)]
    return 2 - sum(taken), [on_it.count(kind) - taken[kind] for kind in range(4)]


def can_add(state: KatanaState, seat: int, wanted: tuple[int, ...], more: Sequence[int] = ()) -> bool:
    """Whether earlier deliveries, and these Swords too, could have given all of these as well; below 0: none of a kind. (SNK-MOD-01)"""
    spares = [spare(state, sword) for sword in (*state.players[seat].delivered, *more)]
    return _assign([left for left, _ in spares], [kinds for _, kinds in spares], list(wanted))


def _assign(left: list[int], kinds: list[list[int]], wanted: list[int]) -> bool:
    """Whether the wanted Resources can be taken from the Swords, each giving no more than it has left."""
    kind = next((kind for kind in range(4) if wanted[kind] > 0), -1)
    if kind < 0:
        return True
    if sum(wanted) > sum(left):
        return False
    wanted[kind] -= 1
    for i, own in enumerate(kinds):
        if left[i] and own[kind]:
            left[i] -= 1
            own[kind] -= 1
            if _assign(left, kinds, wanted):
                return True
            left[i] += 1
            own[kind] += 1
    wanted[kind] += 1
    return False


def starting_rows(state: KatanaState, seat: int, more: Sequence[int] = ()) -> int:
    """A bit for each row in which the katana could enter after the best changes of the Project; 0: it cannot be composed.

    `more` are Swords that would be delivered first.

    With one Resource of each kind a katana can run from the top row to the bottom or back. It can begin in an inner row only if
    there are two of that row's kind, since it must come back through it. (SNK-KAT-02, SNK-KAT-03)
    """
    player = state.players[seat]
    if player.katana:
        return 0
    project = player.project
    missing = [1 - count for count in project]
    if not can_add(state, seat, tuple(missing), more):
        return 0
    rows = 0b1001
    for kind in (WOOD, STEEL):
        wanted = missing[:]
        wanted[kind] = 2 - project[kind]
        if can_add(state, seat, tuple(wanted), more):
            rows |= 1 << kind
    return rows
