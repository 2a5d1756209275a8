"""Points of Favor cards, Honor cards and the end of the game. (sections 16 to 18)"""

from collections.abc import Callable
from operator import mul

from zashiki.games.katana.effects import gain_points
from zashiki.games.katana.honors import geisha_points, honor_points, sashimono_points
from zashiki.games.katana.names import DISHONOR, HONORS, SHAME, TILES
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
from zashiki.games.katana.story import HUMAN, chapter_of, chapter_won

FAVOR_I = 0

# Favor cards


def favor_parts(state: KatanaState, favor: int, tied: list[int]) -> dict[int, int]:
    """What each of the tied players gets of a Favor card: shares rounded down, then halved by Shame. (SNK-FAV-03, SNK-FAV-04, SNK-R-29)"""
    record = state.box.printed.favor_cards[favor]
    share = record.points // len(tied)
    divisor = state.box.printed.penalties.shame_favor_divisor
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
    """A Favor card to its winner, or its points to those who share them. (SNK-FAV-01, SNK-FAV-03)"""
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
    """The decorated Resources on a katana; the Ghost's katana is decorated from its first one on, kinds repeated. (SNK-R-47)"""
    decorated = state.decorated[sword]
    if sword == TILES + state.ghost:
        return list(state.resources_on(sword)[:decorated])
    return [kind for kind in range(4) if decorated >> kind & 1]


FAVOR_CRITERIA: dict[str, Callable[[KatanaState, int], int]] = {
    "most_resources": lambda state, seat: state.placed[TILES + seat],
    "most_points_without_round": katana_value,
    "leftmost_column": lambda state, seat: -state.players[seat].katana_column,
    "rightmost_column": lambda state, seat: state.players[seat].katana_column,
}


def favor_winners(state: KatanaState, favor: int) -> list[int]:
    """Who is best at a Favor card's criterion, of those whose katana counts.

    (SNK-FAV-02, SNK-FAV-05, SNK-FAV-12, SNK-FAV-13, SNK-FAV-14, SNK-FAV-15)
    """
    players = state.players[: state.humans]
    able = [seat for seat, player in enumerate(players) if player.katana_column >= 0 and player.shame != DISHONOR]
    if not able:
        return []
    measure = FAVOR_CRITERIA[state.box.printed.favor_cards[favor].criterion]
    best = max(measure(state, seat) for seat in able)
    return [seat for seat in able if measure(state, seat) == best]


# The end


def final_scoring(state: KatanaState) -> None:
    """Coins, unfinished katanas, Sashimonos, Honor cards, Favor cards, in this order.

    (SNK-END-01, SNK-END-02, SNK-END-03, SNK-END-04, SNK-END-05)
    """
    state.say("final_scoring")
    state.pause()
    seats = range(len(state.players))
    for seat in seats:
        gain_points(state, seat, coin_points(state, seat), FROM_COINS)
        state.pause()
    for seat in seats:
        score_unfinished_katana(state, seat)
        state.pause()
    for seat in seats:
        gain_points(state, seat, sashimono_points(state, seat), FROM_SASHIMONOS)
        state.pause()
    for seat in seats:
        for honor in state.players[seat].honors:
            points = honor_points(state, seat, honor)
            state.players[seat].tally[FROM_HONORS] += points
            state.say("honor_scores", seat, honor, points)
            state.pause()
    for seat in seats:
        gain_points(state, seat, geisha_points(state, seat), FROM_GEISHA)
        state.pause()
    for favor in state.favors:
        winners = favor_winners(state, favor) if favor != FAVOR_I else []
        if winners:
            award_favor(state, favor, winners, FROM_FAVORS)
            state.pause()
    state.over = True


def coin_points(state: KatanaState, seat: int) -> int:
    """1 point per 5 Coins, Resources of the stock counting at their price; the Ghost's are printed. (SNK-END-01, SNK-R-34, SNK-GEND-02)"""
    player, box = state.players[seat], state.box
    if seat == state.ghost:
        worth = sum(box.coins[sword] for sword in player.delivered)
    else:
        worth = player.coins + sum(map(mul, player.stock, box.price))
    return worth // box.printed.end_scoring.coins_per_point


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


# Results


def scores(state: KatanaState) -> tuple[int, ...]:
    """Points of each seat, the Ghost included."""
    return tuple(player.score for player in state.players)


def winners(state: KatanaState) -> tuple[int, ...]:
    """In a chapter the human or the Ghost. Else most points; then the highest-ranked Favor card; else shared.

    (SNK-STORY-02, SNK-END-06, SNK-R-35)
    """
    if chapter_of(state):
        return (HUMAN,) if chapter_won(state) else (state.ghost,)
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


def outlook(state: KatanaState) -> list[tuple[str, tuple[int, ...]]]:
    """The lines if the game ended now: what is scored at its end is counted as things stand."""
    if not state.over:
        state = state.clone()
        final_scoring(state)
    return breakdown(state)


def honor_line(state: KatanaState, honor: int) -> tuple[int, ...]:
    """What an Honor card brought to whoever has it."""
    over = state.over
    return tuple(honor_points(state, seat, honor) if over and honor in player.honors else 0 for seat, player in enumerate(state.players))
