"""Points: provinces, buildings, and most buildings of a kind in each region. (SHG-SCO, SHG-END)"""

from collections import Counter

from zashiki.games.shogun.names import REGIONS
from zashiki.games.shogun.state import OVER, SETUP, TALLY, ShogunState

FIRST_MAJORITY = 2  # the line of the castles in the tally


def majority_points(state: ShogunState) -> tuple[int, int, int]:
    """What most castles, temples and theatres of a region are worth. (SHG-SCO-02)"""
    scoring = state.box.printed.scoring
    return (scoring.most_castles, scoring.most_temples, scoring.most_theatres)


def leaders(state: ShogunState, region: int, building: int) -> list[int]:
    """The seats with most buildings of a kind in a region; nobody, if there is none. (SHG-SCO-02, SHG-SCO-03, SHG-SCO-04)"""
    board = state.board()
    built = [province for province in board.provinces if board.region[province] == region and state.buildings[province] >> building & 1]
    counts = Counter(state.owner[province] for province in built)
    return sorted(seat for seat, count in counts.items() if count == max(counts.values()))


def majorities(state: ShogunState) -> list[tuple[int, int, list[int], int]]:
    """For each building and region who leads there, and the points for it. (SHG-SCO-02, SHG-SCO-03, SHG-SCO-04)"""
    penalty = state.box.printed.scoring.tie_penalty
    found = []
    for building, most in enumerate(majority_points(state)):
        for region in range(len(REGIONS)):
            leading = leaders(state, region, building)
            found.append((building, region, leading, most - (penalty if len(leading) > 1 else 0)))
    return found


def holdings(state: ShogunState, seat: int) -> tuple[int, int]:
    """The points for a seat's provinces and buildings. (SHG-SCO-01)"""
    scoring, provinces = state.box.printed.scoring, state.provinces_of(seat)
    built = sum(state.buildings[province].bit_count() for province in provinces)
    return scoring.province * len(provinces), scoring.building * built


def score_year(state: ShogunState) -> None:
    """Add this winter's points, line by line. (SHG-SCO-01, SHG-SCO-02, SHG-SCO-03, SHG-SCO-04)"""
    for building, region, leading, points in majorities(state):
        for seat in leading:
            score(state, seat, FIRST_MAJORITY + building, points)
            state.say("majority", seat, region, building, points)
        state.pause()
    for seat in range(state.seats()):
        for line, points in enumerate(holdings(state, seat)):
            score(state, seat, line, points)
        gained = [state.tally[place_in_tally(state, seat, line)] for line in range(len(TALLY))]
        state.say("scores", seat, *gained, sum(gained), state.score[seat])
        state.pause()


def place_in_tally(state: ShogunState, seat: int, line: int) -> int:
    """Where this year's points of a seat in a line stand in the tally."""
    seats = state.seats()
    return ((state.year - 1) * len(TALLY) + line) * seats + seat


def score(state: ShogunState, seat: int, line: int, points: int) -> None:
    """Points of a line, at once on the track."""
    state.tally[place_in_tally(state, seat, line)] += points
    state.score[seat] += points


def scores(state: ShogunState) -> tuple[int, ...]:
    return tuple(state.score)


def prospects(state: ShogunState) -> tuple[int, ...]:
    """The scores if winter came now."""
    if state.stage in (SETUP, OVER):
        return scores(state)
    found = [points + sum(holdings(state, seat)) for seat, points in enumerate(state.score)]
    for _, _, leading, points in majorities(state):
        for seat in leading:
            found[seat] += points
    return tuple(found)


def winners(state: ShogunState) -> tuple[int, ...]:
    """Most points; then most chests; else they share the victory. (SHG-END-01, SHG-END-02, SHG-RUL-23)"""
    ranks = list(zip(state.score, state.chests, strict=True))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def outlook(state: ShogunState) -> list[tuple[str, tuple[int, ...]]]:
    """The lines if this year's winter were scored now, with nothing lost for want of rice."""
    if state.stage not in (SETUP, OVER):
        state = state.clone()
        score_year(state)
    return breakdown(state)


LINES = tuple(f"{line}_{year}" for year in (1, 2) for line in TALLY)


def breakdown(state: ShogunState) -> list[tuple[str, tuple[int, ...]]]:
    """The points of both winters, line by line; together they are the scores."""
    seats = state.seats()
    return [(line, tuple(state.tally[number * seats : (number + 1) * seats])) for number, line in enumerate(LINES)]
