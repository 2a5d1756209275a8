"""Winter scoring, the final score line by line, and who has won. (RS-WIN)"""

from zashiki.games.rising_sun.names import BEAST, DEMON, KINDRED, KITSUNE, PHOENIX, SCORING
from zashiki.games.rising_sun.state import RisingSunState, oni_owned, owned, rank, strongholds_on_map, virtues_owned

Line = tuple[str, tuple[int, ...]]


def winter_lines(state: RisingSunState) -> list[Line]:
    """What Winter gives each seat, in the order of the rules: upgrades, tokens, set bonus. (RS-RUL-54)"""
    seats = range(len(state.clans))
    upgrades = {
        KITSUNE: [strongholds_on_map(state, seat) for seat in seats],
        PHOENIX: [virtues_owned(state, seat) for seat in seats],
        BEAST: [state.monster_owner.count(seat) for seat in seats],
        DEMON: [oni_owned(state, seat) for seat in seats],
        KINDRED: [state.allied_seasons[seat].bit_count() for seat in seats],
    }
    keys = {KITSUNE: "kitsune", PHOENIX: "phoenix", BEAST: "beast", DEMON: "demon", KINDRED: "kindred"}
    cards = state.box.cards
    lines: list[Line] = []
    for card, numbers in upgrades.items():
        points = tuple(owned(state, seat, card) * cards[card].vp_each * numbers[seat] for seat in seats)
        lines.append((keys[card], points))
    lines.append(("tokens", tuple(token_points(state, seat) for seat in seats)))
    lines.append(("set_bonus", tuple(set_bonus(state, seat) for seat in seats)))
    return lines


def token_points(state: RisingSunState, seat: int) -> int:
    """VP of a seat's War Province tokens by their Season. (RS-WIN-03)"""
    return sum(vp for owner, vp in zip(state.token_owner, state.box.token_vp, strict=True) if owner == seat)


def set_bonus(state: RisingSunState, seat: int) -> int:
    """The bonus for different Provinces among a seat's tokens. (RS-WIN-04)"""
    different = len({token % 8 for token, owner in enumerate(state.token_owner) if owner == seat})
    return max((bonus.vp for bonus in state.box.set_bonus if bonus.different <= different), default=0)


def breakdown(state: RisingSunState) -> list[Line]:
    """The VP of the track and what Winter gave; before Winter, what it would give now."""
    track = state.before_winter if state.phase == SCORING else state.vp
    return [("track", tuple(track)), *winter_lines(state)]


def scores(state: RisingSunState) -> tuple[int, ...]:
    """The sum of the lines for each seat."""
    return tuple(sum(points) for points in zip(*(points for _, points in breakdown(state)), strict=True))


def winners(state: RisingSunState) -> tuple[int, ...]:
    """Most VP; of several the highest in Honor, with the Ally if it is among them. (RS-WIN-06, RS-WIN-07, RS-RUL-55)"""
    totals = scores(state)
    best = max(totals)
    tied = [seat for seat in range(len(totals)) if totals[seat] == best]
    first = min(tied, key=lambda seat: rank(state, seat)) if state.honor else tied[0]
    ally = state.ally[first]
    return tuple(sorted((first, ally))) if ally in tied else (first,)
