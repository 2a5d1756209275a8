"""What a position is worth where a season ends: features of every seat, and weights that a script has learned for them."""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from zashiki.games.shogun.names import NONE, YEARS
from zashiki.games.shogun.scoring import majority_points
from zashiki.games.shogun.state import ShogunState, rice_loss

FEATURES = (
    "score.points", "provinces.held", "buildings.castles", "buildings.temples", "buildings.theatres", "majorities.points",
    "majorities.alone", "sites.free", "sites.open_provinces", "chests.held", "chests.first_five", "taxes.best", "rice.held",
    "rice.short", "rice.best", "armies.held", "armies.at_borders", "armies.idle", "tower.cubes", "danger.weak", "danger.buildings",
    "danger.gap", "prey.foreign", "prey.neutral", "unrest.markers", "unrest.provinces", "regions.held", "borders.foreign",
)  # fmt: skip
MANNERS = {
    "cautious": {"armies.held": 0.6, "danger": -0.8, "borders.foreign": -0.3, "unrest.markers": -0.6, "chests.held": 0.2},
    "bold": {"provinces.held": 1.5, "prey.foreign": 0.1, "armies.held": -0.4, "danger": 0.4},
}
SEASONS_OF_ACTION = 3
END = YEARS * SEASONS_OF_ACTION + 1


def horizon(state: ShogunState) -> int:
    """Which season of action it is, counted through both years; 0 in the setup. Winter belongs to autumn."""
    if not state.stack:
        return END
    return (state.year - 1) * SEASONS_OF_ACTION + min(state.season, SEASONS_OF_ACTION - 1) + 1 if state.year else 0


def weights(state: ShogunState) -> Sequence[float]:
    """What each feature is worth at this time, in points at the end of the game."""
    return learned()[horizon(state)]


@cache
def learned() -> list[list[float]]:
    """The weights by horizon; at the end points count, and chests decide ties."""
    text = files(__package__).joinpath("weights.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, float]] = json.loads(text)["seasons"]
    end = {"score.points": 1.0, "chests.held": 0.01}
    rows = [found.get(str(number), {}) for number in range(END)]
    return [[row.get(feature, 0.0) for feature in FEATURES] for row in (*rows, end)]


def features(state: ShogunState) -> list[list[float]]:
    """What counts, by seat."""
    counts = [Count() for _ in range(state.seats())]
    board, box = state.board(), state.box
    owners, armies, buildings, markers = state.owner, state.armies, state.buildings, state.markers
    built: dict[tuple[int, int], list[int]] = {}
    for province in board.provinces:
        seat = owners[province]
        if seat == NONE:
            continue
        count, here, standing, card = counts[seat], armies[province], buildings[province], box.provinces[province]
        count.provinces += 1
        count.armies += here
        count.regions |= 1 << board.region[province]
        free = card.sites - standing.bit_count()
        count.sites += free
        count.open_provinces += free > 0
        if standing:
            for kind in range(3):
                if standing >> kind & 1:
                    count.buildings[kind] += 1
                    built.setdefault((board.region[province], kind), []).append(seat)
        if markers[province]:
            count.markers += markers[province]
            count.unrest += 1
        else:
            count.taxes.append(card.chests)
            count.rice.append(card.rice)
        border = danger = 0
        for to in board.neighbours[province]:
            other = owners[to]
            if other == seat:
                continue
            if other == NONE:
                count.neutral += here > 2
            else:
                border += 1
                danger = max(danger, armies[to])
                count.prey += here - 1 > armies[to]
        count.borders += border
        if border:
            count.at_borders += here
        else:
            count.idle += here - 1
        if danger > here:
            count.weak += 1
            count.weak_buildings += standing.bit_count()
            count.gap += min(4, danger - here)
    majorities(state, built, counts)
    return [row(state, seat, count) for seat, count in enumerate(counts)]


class Count:
    """What is counted for a seat while the map is looked over."""

    __slots__ = (
        "alone", "armies", "at_borders", "borders", "buildings", "gap", "idle", "majorities", "markers", "neutral", "open_provinces",
        "prey", "provinces", "regions", "rice", "sites", "taxes", "unrest", "weak", "weak_buildings",
    )  # fmt: skip

    def __init__(self) -> None:
        self.provinces = self.armies = self.regions = self.sites = self.open_provinces = self.markers = self.unrest = 0
        self.borders = self.at_borders = self.idle = self.weak = self.weak_buildings = self.gap = self.prey = self.neutral = 0
        self.majorities = self.alone = 0
        self.buildings = [0, 0, 0]
        self.taxes: list[int] = []
        self.rice: list[int] = []


def majorities(state: ShogunState, built: dict[tuple[int, int], list[int]], counts: list[Count]) -> None:
    """The points that most buildings of a kind in a region would bring now."""
    most, penalty = majority_points(state), state.box.printed.scoring.tie_penalty
    for (_, kind), owners in built.items():
        highest = max(map(owners.count, set(owners)))
        leading = [seat for seat in set(owners) if owners.count(seat) == highest]
        for seat in leading:
            counts[seat].majorities += most[kind] - (penalty if len(leading) > 1 else 0)
            counts[seat].alone += len(leading) == 1


def row(state: ShogunState, seat: int, count: Count) -> list[float]:
    """The features of a seat."""
    events = state.open_events
    loss = sum(rice_loss(state, event) for event in events) / len(events) if events else 3.0
    rice = state.rice[seat]
    chests = state.chests[seat]
    return [
        state.score[seat], count.provinces, *count.buildings, count.majorities, count.alone, count.sites, count.open_provinces, chests,
        min(chests, 5), sum(sorted(count.taxes)[-2:]), rice, max(0.0, count.provinces + loss - rice), sum(sorted(count.rice)[-3:]),
        count.armies, count.at_borders, count.idle, state.inside[seat], count.weak, count.weak_buildings, count.gap, count.prey,
        count.neutral, count.markers, count.unrest, count.regions.bit_count(), count.borders,
    ]  # fmt: skip
