"""Scores, winners, and where the points come from."""

from zashiki.guide.stone_garden.state import TALLY, StoneGardenState


def scores(state: StoneGardenState) -> tuple[int, ...]:
    return tuple(sum(player.tally) for player in state.players)


def winners(state: StoneGardenState) -> tuple[int, ...]:
    """Most points; if several have them, they share the victory. (STG-END-02)"""
    found = scores(state)
    return tuple(seat for seat, score in enumerate(found) if score == max(found))


def breakdown(state: StoneGardenState) -> list[tuple[str, tuple[int, ...]]]:
    """The scores line by line."""
    return [(line, tuple(player.tally[i] for player in state.players)) for i, line in enumerate(TALLY)]
