"""The Ghost's turn: it draws Solo cards until its Worker has a place, and does what the area says. (section 19)"""

from zashiki.games.katana.effects import gain_points, remove_market_card, show_market
from zashiki.games.katana.ghost import (
    area_points,
    draw_solo_card,
    emptiest_room,
    ghost_space,
    next_spread,
)
from zashiki.games.katana.names import ACADEMY, AREAS, HOUSES, MARKET, PALACE, TILES, WORKER
from zashiki.games.katana.state import FROM_AREAS, FROM_ROUNDS, FROM_SWORDS, KatanaState
from zashiki.games.katana.steps import academy, palace
from zashiki.games.katana.steps.chapters import fewest_coins, raise_price
from zashiki.games.katana.steps.turn import Pass
from zashiki.games.katana.washitsu import lodge_sword
from zashiki.kernel import Step, frozen


@frozen
class GhostTurn(Step):
    """One Worker of the Ghost to the area its card shows; without a Worker it passes. (SNK-GTURN-02, SNK-GPASS-01)"""

    seat: int

    def run(self, state: KatanaState) -> None:
        if state.players[self.seat].workers:
            place_ghost_worker(state, self.seat)
        else:
            state.push(Pass(self.seat, state.honors[-1] if state.honors else -1))


def place_ghost_worker(state: KatanaState, ghost: int) -> None:
    """Draw until a card's area has room; a full one scores and another card follows. (SNK-GOCC-01, SNK-GOCC-02)

    Each card is resolved once in a turn at most; when all are, the Worker is spent without a place. (SNK-R-46)
    """
    state.players[ghost].workers -= 1
    drawn: list[int] = []
    while (area := draw_solo_card(state)) >= 0:
        state.reveal("ghost_draws", ghost, area)
        state.pause()
        drawn.append(area)
        if AREAS[area] in state.special.ghost_ignores:
            state.say("ghost_ignores", ghost, area)
            continue
        space = ghost_space(state, area)
        if space >= 0:
            if visit(state, ghost, area, space):
                drawn.pop()
                state.say("solo_card_leaves", ghost, area)
            break
        points = area_points(state, area)
        state.players[ghost].tally[FROM_AREAS] += points
        state.say("ghost_finds_no_room", ghost, area, points)
        state.pause()
    else:
        state.say("ghost_stays_away", ghost)
    state.ghost_discard += tuple(drawn)


def visit(state: KatanaState, ghost: int, area: int, space: int) -> bool:
    """The Worker on its space and what the area brings; whether the Solo card leaves the game."""
    state.board[space] = ghost * 2 + WORKER
    if area == HOUSES:
        return visit_houses(state, ghost, space)
    state.say("places", ghost, WORKER, space)
    state.pause()
    if area == PALACE:
        visit_palace(state, ghost)
    elif area == MARKET:
        visit_market(state, ghost)
    elif area == ACADEMY:
        visit_academy(state, ghost)
    state.pause()
    gain_points(state, ghost, area_points(state, area), FROM_AREAS)
    return False


def visit_houses(state: KatanaState, ghost: int, space: int) -> bool:
    """The Sword and its Sashimono at once to the Washitsu board, its first Resource to the katana.

    (SNK-GHOUSE-01, SNK-GHOUSE-02, SNK-GHOUSE-03, SNK-GHOUSE-04, SNK-GHOUSE-05)
    """
    player, box = state.players[ghost], state.box
    sword, house = state.display[space], space // 3
    state.display[space] = -1
    state.say("takes_sword", ghost, sword, house)
    gain_points(state, ghost, box.points[sword], FROM_SWORDS)
    gain_points(state, ghost, box.round_points[state.round], FROM_ROUNDS)
    player.sashimonos.append(house)
    state.say("gains_sashimono", ghost, house)
    freed = lodge_sword(state, ghost, sword)
    state.pause()
    if len(player.katana) < box.printed.washitsu.katana_composition_max:
        player.katana += (box.compositions[sword][0],)
        state.placed[TILES + ghost] += 1
        state.say("ghost_katana_grows", ghost, player.katana[-1])
        state.pause()
    discard_house_card(state, ghost, house)
    return freed


def discard_house_card(state: KatanaState, ghost: int, house: int) -> None:
    """The top Daimyō card of the House leaves the game. (SNK-GHOUSE-05)"""
    card = state.house_top(house)
    if card >= 0:
        state.decks_left[house] -= 1
        state.discard.append(card)
        state.say("discards", ghost, card)
        if state.decks_left[house]:
            state.reveal("uncovers", house, state.house_top(house))


def visit_palace(state: KatanaState, ghost: int) -> None:
    """A Family Member to the emptiest Room, then its members spread over empty ones; the humans benefit.

    (SNK-GPAL-01, SNK-GPAL-02, SNK-GPAL-04)
    """
    player = state.players[ghost]
    room = emptiest_room(state)
    if player.family and room >= 0:
        player.family -= 1
        player.rooms[room] += 1
        state.say("sends", ghost, room)
        state.pause()
    while (spread := next_spread(state)) is not None:
        palace.shift(state, ghost, *spread)
        state.pause()
    state.push(*palace.benefits(state.others(ghost)))


def visit_market(state: KatanaState, ghost: int) -> None:
    """The offered card with the highest number, kept unused. (SNK-GMKT-01, SNK-R-48)"""
    offered = state.on_offer()
    if offered:
        card = max(offered)
        remove_market_card(state, card)
        state.players[ghost].cards.append(card)
        state.say("takes_card", ghost, card)
        show_market(state)
    if state.special.market_inflation:
        raise_price(state, fewest_coins(state))


def visit_academy(state: KatanaState, ghost: int) -> None:
    """The first base Resource of its katana is decorated; each human may decorate one. (SNK-GACAD-01, SNK-GACAD-03)"""
    sword = TILES + ghost
    if state.decorated[sword] < state.placed[sword]:
        kind = state.players[ghost].katana[state.decorated[sword]]
        state.decorated[sword] += 1
        state.say("decorates", ghost, sword, kind)
    state.push(*academy.benefits(state.others(ghost)))
