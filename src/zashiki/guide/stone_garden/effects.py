"""The verbs that change the state and say so: lay out, polish, take, draw."""

from bisect import insort

from zashiki.guide.stone_garden.names import NONE
from zashiki.guide.stone_garden.state import FROM_LAID, FROM_POLISHED, StoneGardenState


def lay_out(state: StoneGardenState) -> list[int]:
    """All stones are shown and go to the garden; the seats, in order, whose stones score nothing. (STG-RND-02)"""
    laid = [player.laid for player in state.players]
    for seat in state.order():
        player, stone = state.players[seat], laid[seat]
        if stone == NONE:
            continue
        player.hand.remove(stone)
        player.laid = NONE
        state.garden.append(stone)
        state.reveal("lays", seat, stone)
    vain = [seat for seat in state.order() if laid[seat] != NONE and laid.count(laid[seat]) > 1]
    for seat in state.order():
        if laid[seat] != NONE and seat not in vain:
            points = state.box.points[laid[seat]]
            state.players[seat].tally[FROM_LAID] += points
            state.say("scores", seat, laid[seat], points)
    return vain


def polish(state: StoneGardenState, seat: int, stone: int) -> None:
    """A coin for the points of a stone that scored nothing. (STG-RND-03)"""
    points = state.box.points[stone]
    state.players[seat].coins -= 1
    state.players[seat].tally[FROM_POLISHED] += points
    state.say("polishes", seat, stone, points)


def take_open(state: StoneGardenState, seat: int) -> None:
    """The open stone goes to a hand, and the next one is turned up. (STG-RND-04)"""
    insort(state.players[seat].hand, state.open)
    state.say("takes", seat, state.open)
    state.open = NONE
    if state.bag:
        state.open = state.bag.pop()
        state.reveal("turns_up", state.open)


def draw_unseen(state: StoneGardenState, seat: int) -> None:
    """A stone from the bag; only the one who draws it sees it. (STG-RND-04)"""
    stone = state.bag.pop()
    insort(state.players[seat].hand, stone)
    state.reveal("draws", seat, stone, to=seat)
    state.say("draws_unseen", seat, but=seat)
