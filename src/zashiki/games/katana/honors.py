"""What Honor cards, Sashimonos and Geisha tokens are worth to a seat as things stand."""

from collections.abc import Callable

from zashiki.games.katana.components import HonorCard
from zashiki.games.katana.names import FIRST_MARKET, GEISHA_TOKENS, LACQUER, LEATHER, STEEL, TILES, WOOD
from zashiki.games.katana.state import KatanaState


def sashimono_sets(state: KatanaState, seat: int) -> list[int]:
    """How many kinds are in each set: layer k of all stacks together is one set. (SNK-END-03, SNK-R-39)"""
    held = state.players[seat].sashimonos
    heights = [held.count(kind) for kind in range(4)]
    return [len([height for height in heights if height > layer]) for layer in range(max(heights))]


def sashimono_points(state: KatanaState, seat: int) -> int:
    """Points of the Sashimono sets. (SNK-END-03)"""
    return sum(state.box.set_points[kinds] for kinds in sashimono_sets(state, seat))


def geisha_points(state: KatanaState, seat: int) -> int:
    """Sets of different Geisha tokens, the largest first. (SNK-CHAR-02, SNK-R-66)"""
    held = state.players[seat].geisha
    if not held:
        return 0
    heights = [held.count(kind) for kind in range(len(GEISHA_TOKENS))]
    worth = (0, *state.box.printed.geisha.set_points)
    return sum(worth[sum(height > layer for height in heights)] for layer in range(max(heights)))


def honor_points(state: KatanaState, seat: int, honor: int) -> int:
    """What an Honor card scores for a player; with the human icon the Ghost has what the best human would. (SNK-HON-02, SNK-GEND-06)"""
    card = state.box.printed.honor_cards[honor]
    if card.human_icon and seat == state.ghost:
        return max(honor_points(state, human, honor) for human in range(state.humans))
    return points_for(card, METRICS[card.metric](state, seat))


def points_for(card: HonorCard, count: int) -> int:
    return min(card.cap, card.base + card.rate * (count // card.per))


def kind_on_swords(kind: int) -> Callable[[KatanaState, int], int]:
    """How many Resources of a kind lie on delivered Swords, base or decorated. (SNK-R-36)"""

    def count(state: KatanaState, seat: int) -> int:
        return sum(state.resources_on(sword).count(kind) for sword in state.players[seat].delivered)

    return count


def swords_of_strength(strength: int) -> Callable[[KatanaState, int], int]:
    """How many delivered Swords have that Strength."""

    def count(state: KatanaState, seat: int) -> int:
        return sum(state.box.strength[sword] == strength for sword in state.players[seat].delivered)

    return count


def market_cards(state: KatanaState, seat: int) -> int:
    """Market cards owned, unused or under the Forge."""
    player = state.players[seat]
    return sum(card >= FIRST_MARKET for card in [*player.cards, *(card for cards in player.under for card in cards)])


def workers_unlocked(state: KatanaState, seat: int) -> int:
    """Workers freed from Blocked spaces by delivered Swords. (SNK-R-68)"""
    player = state.players[seat]
    return (player.locks & (1 << len(player.delivered)) - 1).bit_count()


METRICS: dict[str, Callable[[KatanaState, int], int]] = {
    "coins": lambda state, seat: state.players[seat].coins,
    "board_miniatures": lambda state, seat: sum(figure >> 1 == seat for figure in state.board if figure >= 0),
    "total_strength": lambda state, seat: sum(state.box.strength[sword] for sword in state.players[seat].delivered),
    "strength_3_swords": swords_of_strength(3),
    "strength_1_swords": swords_of_strength(1),
    "swords_delivered": lambda state, seat: len(state.players[seat].delivered),
    "sashimono_total": lambda state, seat: len(state.players[seat].sashimonos),
    "sashimono_largest": lambda state, seat: len(sashimono_sets(state, seat)),
    "sashimono_full_sets": lambda state, seat: sashimono_sets(state, seat).count(4),
    "lacquer_on_swords": kind_on_swords(LACQUER),
    "wood_on_swords": kind_on_swords(WOOD),
    "steel_on_swords": kind_on_swords(STEEL),
    "leather_on_swords": kind_on_swords(LEATHER),
    "decorated_on_swords": lambda state, seat: sum(state.decorated[sword].bit_count() for sword in state.players[seat].delivered),
    "swords_3_decorations": lambda state, seat: sum(state.decorated[sword].bit_count() >= 3 for sword in state.players[seat].delivered),
    "decorators_last_column": lambda state, seat: state.players[seat].decorators.count(state.box.last_column),
    "decorator_steps": lambda state, seat: sum(column - state.box.start_column for column in state.players[seat].decorators),
    "cards_under_forge": lambda state, seat: sum(len(cards) for cards in state.players[seat].under),
    "market_cards": market_cards,
    "family_at_palace": lambda state, seat: sum(state.players[seat].rooms),
    "katana_resources": lambda state, seat: state.placed[TILES + seat],
    "workers_unlocked": workers_unlocked,
}
