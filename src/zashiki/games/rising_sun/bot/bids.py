"""How a Clan splits its Coins in a Battle: what each Advantage could bring, likely bids, and bids worth trying."""

from random import Random

from zashiki.games.rising_sun.force import force, is_present
from zashiki.games.rising_sun.names import FIGURES, HIRE_RONIN, IMPERIAL_POETS, PROTECTED, SEPPUKU, TAKE_HOSTAGE
from zashiki.games.rising_sun.state import RisingSunState, count, war_row
from zashiki.games.rising_sun.steps.advantages import ronin_for_hire

Split = tuple[int, int, int, int]  # Coins on each Advantage
NOTHING: Split = (0, 0, 0, 0)
SAMPLES = 8
SHY = 0.2  # how often a Clan bids nothing


def uses(state: RisingSunState, seat: int) -> list[float]:
    """What each Advantage could be worth to a Clan in this Battle; 0: nothing can be won by it."""
    province, ally = state.battle, state.ally[seat]
    rivals = [other for other in state.fighters if other != seat]
    foes = [other for other in rivals if other != ally] or rivals
    mine, best = force(state, seat, province), max(force(state, other, province) for other in foes)
    edge = mine - best
    own = sum(count(state, seat, piece, province) for piece in FIGURES)
    captives = sum(count(state, other, piece, province) for other in rivals for piece in FIGURES if piece not in PROTECTED)
    theirs = sum(count(state, other, piece, province) for other in foes for piece in FIGURES)
    ronin, threat = ronin_for_hire(state, seat), max(ronin_for_hire(state, other) for other in foes)
    prize = 5.0
    found = [0.0, 0.0, 0.0, 0.0]
    found[SEPPUKU] = own * (1.6 if edge < 0 else 0.3)
    found[TAKE_HOSTAGE] = 1.6 + (prize * 0.5 if -2 <= edge <= 0 else 0.3) if captives else 0.0
    if ronin and mine + ronin >= best and edge <= threat:
        found[HIRE_RONIN] = prize * (0.9 if edge <= 0 else 0.5)
    elif threat and edge >= 0 and edge <= threat:
        found[HIRE_RONIN] = prize * 0.6
    deaths = own if edge < 0 else theirs
    found[IMPERIAL_POETS] = 0.7 * deaths + 0.2 * min(own, theirs)
    return found


def battles_left(state: RisingSunState, seat: int) -> int:
    """Wars after this one in which a Clan is present."""
    return sum(is_present(state, seat, province) for province in war_row(state)[state.war + 1 :])


def spread(coins: int, worth: list[float]) -> Split:
    """So many Coins by what the Advantages are worth, the odd ones on the best."""
    total = sum(worth)
    if not coins or not total:
        return NOTHING
    found = [int(coins * each / total) for each in worth]
    found[max(range(4), key=worth.__getitem__)] += coins - sum(found)
    return found[0], found[1], found[2], found[3]


def sample(state: RisingSunState, seat: int, rng: Random) -> Split:
    """A bid somebody might make here."""
    coins = state.coins[seat]
    if not coins or rng.random() < SHY:
        return NOTHING
    worth = [each * (0.2 + rng.random() ** 2 * 2) for each in uses(state, seat)]
    later = battles_left(state, seat)
    most = coins if not later else max(1, round(coins * (0.25 + 0.75 * rng.random())))
    cut = max(worth) * 0.35
    return spread(most, [each if each > cut else 0.0 for each in worth])


def candidates(state: RisingSunState, seat: int, rng: Random) -> list[Split]:
    """Bids worth trying: nothing, all on one Advantage, two at several ratios, and likely ones."""
    coins, later = state.coins[seat], battles_left(state, seat)
    useful = [advantage for advantage, worth in enumerate(uses(state, seat)) if worth]
    amounts = sorted({coins, (coins + 1) // 2, *({min(1, coins), (2 * coins + 1) // 3} if later else set())} - {0})
    found = [NOTHING]
    for amount in amounts:
        for one in useful:
            found.append(put(amount, one))
            for other in useful:
                if other != one and amount > 1:
                    for first in {(amount + 1) // 2, (2 * amount + 2) // 3, amount - 1}:
                        found.append(put(first, one, amount - first, other))
    found += [sample(state, seat, rng) for _ in range(SAMPLES)]
    return list(dict.fromkeys(found))


def put(coins: int, advantage: int, more: int = 0, other: int = 0) -> Split:
    """Coins on one or two Advantages."""
    found = [0, 0, 0, 0]
    found[advantage] += coins
    found[other] += more
    return found[0], found[1], found[2], found[3]
