"""Points of Favor cards, Honor cards and the end of the game. (sections 16 to 18)"""

from collections.abc import Callable

from zashiki.games.katana.components import HonorCard
from zashiki.games.katana.effects import gain_points
from zashiki.games.katana.state import (
    FROM_COINS,
    FROM_FAVOR_I,
    FROM_FAVORS,
    FROM_GEISHA,
    FROM_HONORS,
    FROM_SASHIMONOS,
    FROM_UNFINISHED,
    TALLY,
    KatanaState,
)
from zashiki.games.katana.things import DISHONOR, FIRST_MARKET, GEISHA_TOKENS, HONORS, LACQUER, LEATHER, SHAME, STEEL, TILES, WOOD

FAVOR_I = 0

# Favor cards


def favor_parts(state: KatanaState, favor: int, tied: list[int]) -> dict[int, int]:
    """What each of the tied players gets of a Favor card: shares rounded down, then halved by Shame. (SNK-FAV-03, -04, SNK-R-29)"""
    record = state.box.records.favor_cards[favor]
    share = record.points // len(tied)
    divisor = state.box.records.penalties.shame_favor_divisor
    return {seat: share // divisor if state.players[seat].shame == SHAME else share for seat in tied}


def settle_favor_i(state: KatanaState) -> None:
    """At the end of the turn in which the first katana was delivered. (SNK-KAT-09, SNK-R-28)"""
    tied = list(dict.fromkeys(state.katanas_this_turn))
    state.katanas_this_turn = ()
    if state.favor_i_settled:
        return
    state.favor_i_settled = True
    if FAVOR_I in state.favors:
        award_favor(state, FAVOR_I, tied, FROM_FAVOR_I)


def award_favor(state: KatanaState, favor: int, tied: list[int], source: int) -> None:
    """A Favor card to its winner, or its points to those who share them. (SNK-FAV-01, -03)"""
    if len(tied) == 1:
        state.favor_owner[favor] = tied[0]
        state.say("wins_favor", tied[0], favor)
    for seat, points in favor_parts(state, favor, tied).items():
        gain_points(state, seat, points, source)


def katana_value(state: KatanaState, seat: int) -> int:
    """Resources and decorations on a katana. (SNK-R-30, SNK-GEND-03)"""
    sword = TILES + seat
    box, on_it = state.box, state.resources_on(sword)
    return sum(box.value[kind] for kind in on_it) + sum(box.decoration[kind] for kind in decorated_kinds(state, sword))


def decorated_kinds(state: KatanaState, sword: int) -> list[int]:
    """The decorated Resources on a Sword; the Ghost's katana is decorated from its first one on, kinds repeated. (SNK-R-47)"""
    decorated = state.decorated[sword]
    if sword == TILES + state.ghost and state.ghost >= 0:
        return list(state.resources_on(sword)[:decorated])
    return [kind for kind in range(4) if decorated >> kind & 1]


FAVOR_CRITERIA: dict[str, Callable[[KatanaState, int], int]] = {
    "most_resources": lambda state, seat: state.placed[TILES + seat],
    "most_points_without_round": katana_value,
    "leftmost_column": lambda state, seat: -state.players[seat].katana_column,
    "rightmost_column": lambda state, seat: state.players[seat].katana_column,
}


def favor_winners(state: KatanaState, favor: int) -> list[int]:
    """Who is best at a Favor card's criterion, of those whose katana counts. (SNK-FAV-02, -05, SNK-FAV-12 to -15)"""
    players = state.players[: state.humans]
    able = [seat for seat, player in enumerate(players) if player.katana_column >= 0 and player.shame != DISHONOR]
    if not able:
        return []
    measure = FAVOR_CRITERIA[state.box.records.favor_cards[favor].criterion]
    best = max(measure(state, seat) for seat in able)
    return [seat for seat in able if measure(state, seat) == best]


# The end


def final_scoring(state: KatanaState) -> None:
    """Coins, unfinished katanas, Sashimonos, Honor cards, Favor cards, in this order. (SNK-END-01 to -05)"""
    state.say("final_scoring")
    seats = range(len(state.players))
    for seat in seats:
        gain_points(state, seat, coin_points(state, seat), FROM_COINS)
    for seat in seats:
        score_unfinished_katana(state, seat)
    for seat in seats:
        gain_points(state, seat, sashimono_points(state, seat), FROM_SASHIMONOS)
    for seat in seats:
        for honor in state.players[seat].honors:
            points = honor_points(state, seat, honor)
            state.players[seat].tally[FROM_HONORS] += points
            state.say("honor_scores", seat, honor, points)
    for seat in seats:
        gain_points(state, seat, geisha_points(state, seat), FROM_GEISHA)
    for favor in state.favors:
        winners = favor_winners(state, favor) if favor != FAVOR_I else []
        if winners:
            award_favor(state, favor, winners, FROM_FAVORS)
    state.over = True


def coin_points(state: KatanaState, seat: int) -> int:
    """1 point per 5 Coins, Resources of the stock counting at their price; the Ghost's are printed. (SNK-END-01, SNK-R-34, SNK-GEND-02)"""
    player, box = state.players[seat], state.box
    if seat == state.ghost:
        worth = sum(box.coins[sword] for sword in player.delivered)
    else:
        worth = player.coins + sum(count * price for count, price in zip(player.stock, box.price, strict=True))
    return worth // box.records.end_scoring.coins_per_point


def score_unfinished_katana(state: KatanaState, seat: int) -> None:
    """A katana still on the Forge scores what is on it and brings Dishonor; the Ghost's scores only. (SNK-END-02, SNK-GEND-03)"""
    player = state.players[seat]
    if seat == state.ghost:
        gain_points(state, seat, katana_value(state, seat), FROM_UNFINISHED)
    if TILES + seat not in player.swords:
        return
    gain_points(state, seat, katana_value(state, seat), FROM_UNFINISHED)
    player.shame = DISHONOR
    state.say("dishonor", seat)


def sashimono_sets(state: KatanaState, seat: int) -> list[int]:
    """How many kinds are in each set: layer k of all stacks together is one set. (SNK-END-03, SNK-R-39)"""
    held = state.players[seat].sashimonos
    heights = [held.count(kind) for kind in range(4)]
    return [sum(height > layer for height in heights) for layer in range(max(heights))]


def sashimono_points(state: KatanaState, seat: int) -> int:
    """Points of the Sashimono sets. (SNK-END-03)"""
    return sum(state.box.set_points[kinds] for kinds in sashimono_sets(state, seat))


def geisha_points(state: KatanaState, seat: int) -> int:
    """Sets of different Geisha tokens, the largest first. (SNK-CHAR-02, SNK-R-66)"""
    held = state.players[seat].geisha
    heights = [held.count(kind) for kind in range(len(GEISHA_TOKENS))]
    worth = (0, *state.box.records.geisha.set_points)
    return sum(worth[sum(height > layer for height in heights)] for layer in range(max(heights)))


# Honor cards


def honor_points(state: KatanaState, seat: int, honor: int) -> int:
    """What an Honor card scores for a player; with the human icon the Ghost has what the best human would. (SNK-HON-02, SNK-GEND-06)"""
    card = state.box.records.honor_cards[honor]
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


# Results


def scores(state: KatanaState) -> tuple[int, ...]:
    """Points of each seat, the Ghost included."""
    return tuple(player.score for player in state.players)


def winners(state: KatanaState) -> tuple[int, ...]:
    """Most points; then the highest-ranked Favor card; else shared. (SNK-END-06, SNK-R-35)"""
    results = scores(state)
    tied = [seat for seat, points in enumerate(results) if points == max(results)]
    for favor in reversed(range(len(state.favor_owner))):
        if state.favor_owner[favor] in tied:
            return (state.favor_owner[favor],)
    return tuple(tied)


def breakdown(state: KatanaState) -> list[tuple[str, tuple[int, ...]]]:
    """The scores line by line, an Honor card a line; lines without points are left out."""
    lines: list[tuple[str, tuple[int, ...]]] = []
    for source, key in enumerate(TALLY):
        if source != FROM_HONORS:
            lines.append((key, tuple(player.tally[source] for player in state.players)))
        else:
            lines += [(f"honor_{name}", honor_line(state, honor)) for honor, name in enumerate(HONORS)]
    return [(key, points) for key, points in lines if any(points)]


def honor_line(state: KatanaState, honor: int) -> tuple[int, ...]:
    """What an Honor card brought to whoever has it."""
    over = state.over
    return tuple(honor_points(state, seat, honor) if over and honor in player.honors else 0 for seat, player in enumerate(state.players))
