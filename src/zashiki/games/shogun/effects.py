"""The verbs that change the state and say so: throw, pay, build, give cards, become neutral."""

from bisect import insort

from zashiki.games.shogun import cube_tower
from zashiki.games.shogun.names import FARMERS, NONE, TOWER_CHANCE
from zashiki.games.shogun.state import ShogunState


def throw_cubes(state: ShogunState, cubes: list[int]) -> None:
    """Throw cubes and all of the tray into the tower; the tray holds what fell. (SHG-BAT-06, SHG-TWR-02)"""
    box = state.box
    thrown = [new + old for new, old in zip(cubes, state.tray, strict=True)]
    result = cube_tower.throw(
        state.inside, thrown, box.fresh_fall, box.stuck_fall, lambda count, sides: state.rolls(count, sides, TOWER_CHANCE)
    )
    state.inside = result.inside()
    state.tray = result.tray()
    state.reveal("throw", sum(thrown), sum(state.tray), *result.went_in, *result.had_stuck, *result.new_fell, *result.old_fell)


def take_from_tray(state: ShogunState, colour: int) -> int:
    """Take all cubes of a colour out of the tray; how many there were."""
    count = state.tray[colour]
    state.tray[colour] = 0
    return count


def farmers_from_supply(state: ShogunState, wanted: int) -> int:
    """Take farmers from their supply, as many as there are. (SHG-RUL-13)"""
    count = min(wanted, state.farmers)
    state.farmers -= count
    return count


def armies_from_supply(state: ShogunState, seat: int, wanted: int) -> int:
    """Take armies from a player's supply, as many as there are. (SHG-RUL-17)"""
    count = min(wanted, state.supply[seat])
    state.supply[seat] -= count
    return count


def return_cubes(state: ShogunState, colour: int, count: int) -> None:
    """Cubes go back to where they came from."""
    if colour == FARMERS:
        state.farmers += count
    else:
        state.supply[colour] += count


def give_up_card(state: ShogunState, province: int) -> None:
    """The owner loses the province card, wherever it lies; what was planned with it does not happen. (SHG-CRD-01, SHG-CRD-02)"""
    seat = state.owner[province]
    if province in state.hand[seat]:
        state.hand[seat].remove(province)
        return
    space = state.plan[seat].index(province)
    state.plan[seat][space] = NONE
    state.reveal("loses_plan", seat, province, space)


def win_province(state: ShogunState, seat: int, province: int, armies: int) -> None:
    """A province and its card change hands; buildings and markers stay. (SHG-BAT-14, SHG-CRD-03)"""
    if state.owner[province] != NONE:
        give_up_card(state, province)
    state.owner[province] = seat
    state.armies[province] = armies
    insort(state.hand[seat], province)
    state.gained |= 1 << province
    state.say("takes_card", seat, province)


def become_neutral(state: ShogunState, province: int) -> None:
    """A province whose armies were thrown loses its owner, its buildings and its markers; its card goes to the stock.

    (SHG-BAT-16, SHG-REV-05)
    """
    give_up_card(state, province)
    for kind in range(len(state.tiles)):
        if state.buildings[province] >> kind & 1:
            state.tiles[kind] += 1
    state.owner[province] = NONE
    state.buildings[province] = 0
    state.markers[province] = 0
    state.say("becomes_neutral", province)


def add_marker(state: ShogunState, province: int) -> None:
    """One more revolt marker. (SHG-A-12)"""
    state.markers[province] += 1
    state.say("marker", province, state.markers[province])
