"""What counts when a Season is over, and what it is worth at the end of the game: learned by scripts/train_rising_sun.py."""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from zashiki.games.rising_sun.force import strongest
from zashiki.games.rising_sun.names import CARDS, DAIMYO, FIGURES, PLACES, RESERVE, SCORING, SEASONS, STRIDE, STRONGHOLD, SUMMER
from zashiki.games.rising_sun.scoring import set_bonus, winter_lines
from zashiki.games.rising_sun.state import RisingSunState, rank, virtues_owned

KINDS = ("virtue", "enhancement", "war_upgrade", "winter_upgrade", "monster")
FEATURES = (
    "points.track", "points.winter", "wars.set", "wars.provinces", "wars.near",
    "figures.map", "figures.reserve", "figures.daimyo", "figures.leads",
    "strongholds.map", "strongholds.provinces", "honor.rank", "honor.top", "coins.now", "turns.first", "cards.virtues",
    *(f"cards.{kind}" for kind in KINDS), *(f"cards.{card}" for card in CARDS), "faith.broken",
)  # fmt: skip
MANNERS = {
    "cautious": {"figures.map": 0.8, "figures.reserve": -0.4, "strongholds.map": 1.0, "honor.rank": 2.5, "faith.broken": -4.0},
    "bold": {"wars.provinces": 2.0, "figures.map": -0.8, "strongholds.map": -0.8, "honor.rank": -1.0},
    "faithless": {"honor.rank": -1.0, "faith.broken": 6.0},
}
OVER = (1.0, *[0.0] * (len(FEATURES) - 1))


def features(state: RisingSunState) -> list[tuple[float, ...]]:
    """What counts, for each seat: what a Clan has when a Season begins; at the end, its points."""
    if state.phase == SCORING:
        return [(float(vp), *OVER[1:]) for vp in state.vp]
    winter = [sum(points) for points in zip(*(points for _, points in winter_lines(state)), strict=True)]
    leads = [strongest(state, province) for province in range(8)]
    return [of_clan(state, seat, winter[seat], leads.count(seat)) for seat in range(len(state.clans))]


def of_clan(state: RisingSunState, seat: int, winter: int, leads: int) -> tuple[float, ...]:
    """What one Clan has, with what Winter would give it and the Provinces where it leads."""
    pieces, at, seats = state.pieces, seat * STRIDE, len(state.clans)
    figures = sum(sum(pieces[at + piece * PLACES : at + piece * PLACES + 8]) for piece in FIGURES)
    reserve = sum(pieces[at + piece * PLACES + RESERVE] for piece in FIGURES)
    holds = pieces[at + STRONGHOLD * PLACES : at + STRONGHOLD * PLACES + 8]
    provinces = len({token % 8 for token, owner in enumerate(state.token_owner) if owner == seat})
    bonus = set_bonus(state, seat)
    next_bonus = min((step.different for step in state.box.set_bonus if step.different > provinces), default=provinces + 9)
    cards = state.cards[seat * len(CARDS) : (seat + 1) * len(CARDS)]
    kinds = [0] * len(KINDS)
    for card, copies in enumerate(cards):
        if copies:
            kinds[KINDS.index(state.box.cards[card].type)] += copies
    return (
        float(state.vp[seat]),
        float(winter - bonus),
        float(bonus),
        float(provinces),
        float(next_bonus - provinces == 1),
        float(figures),
        float(reserve),
        float(sum(pieces[at + DAIMYO * PLACES : at + DAIMYO * PLACES + 8])),
        float(leads),
        float(sum(holds)),
        float(sum(number > 0 for number in holds)),
        (seats - 1 - rank(state, seat)) / (seats - 1),
        float(state.honor[0] == seat),
        float(state.coins[seat]),
        float((state.order.index(seat) - state.starter) % seats == 0),
        float(virtues_owned(state, seat)),
        *(float(number) for number in kinds),
        *(float(number) for number in cards),
        float(state.betrayals[seat].bit_count()) if state.betrayals else 0.0,
    )


def weights(state: RisingSunState) -> Sequence[float]:
    """What each feature is worth in Victory Points at the end of the game."""
    return OVER if state.phase == SCORING else learned()[SEASONS[max(SUMMER, state.season)]]


@cache
def learned() -> dict[str, tuple[float, ...]]:
    """The weights at the start of each Season but the first."""
    seasons = json.loads((files(__package__) / "weights.json").read_text(encoding="utf-8"))["seasons"]
    return {season: tuple(found.get(name, 0.0) for name in FEATURES) for season, found in seasons.items()}


def horizon(state: RisingSunState) -> int:
    """Play is judged when the next Season begins, and after Winter."""
    return state.season
