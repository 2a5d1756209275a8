"""What an action needs, and what stands in its way as things are now. Used to carry actions out and to advise planners."""

from zashiki.games.shogun.names import (
    ACTIONS,
    BATTLE_A,
    BUILD_THEATRE,
    COLLECT_TAXES,
    DEPLOY_1_MOVE,
    DEPLOY_5,
    NO_ARMIES,
    NO_CHESTS,
    NO_SITE,
    NO_SUPPLY,
    NO_TARGET,
    NO_TILE,
    NONE,
    RICE_BONUS,
    SAME_BUILDING,
    SIX_ARMIES,
    TAX_BONUS,
    TEMPLE,
)
from zashiki.games.shogun.state import ShogunState

ACTION_COUNT = len(ACTIONS)


def obstacle(state: ShogunState, seat: int, action: int, province: int) -> int:
    """Why a seat cannot carry out an action in its province as things are now; -1: it can. (SHG-EXE-04, SHG-RUL-11)"""
    if state.chests[seat] < state.box.costs[action]:
        return NO_CHESTS
    return obstacle_there(state, seat, action, province)


def obstacle_there(state: ShogunState, seat: int, action: int, province: int) -> int:
    """The same for one who has the chests."""
    if action >= BATTLE_A:
        return _march_obstacle(state, seat, province)
    if action <= BUILD_THEATRE:
        return _building_obstacle(state, action, province)
    if action > COLLECT_TAXES and state.supply[seat] < plain_levy(state, action):
        return NO_SUPPLY
    return NONE


def _building_obstacle(state: ShogunState, building: int, province: int) -> int:
    """A building needs a free site, no other of its kind there, and a tile. (SHG-A-11, SHG-RUL-26)"""
    standing = state.buildings[province]
    if standing >> building & 1:
        return SAME_BUILDING
    if standing.bit_count() >= state.box.provinces[province].sites:
        return NO_SITE
    return NONE if state.tiles[building] else NO_TILE


def _march_obstacle(state: ShogunState, seat: int, province: int) -> int:
    """Battle or movement needs an army that can go and a province it can go to. (SHG-A-09, SHG-MOV-04)"""
    if not marching_armies(state, province):
        return NO_ARMIES
    return NONE if march_targets(state, seat, province) else NO_TARGET


def marching_armies(state: ShogunState, province: int) -> int:
    """How many armies may leave a province. (SHG-MOV-03)"""
    return max(0, state.armies[province] - state.box.printed.battle.left_behind)


def march_targets(state: ShogunState, seat: int, province: int) -> list[int]:
    """Where armies may go from here: any neighbour, but no foreign temple in a season of temple peace. (SHG-A-15, SHG-EFX-10)"""
    neighbours = state.board().neighbours[province]
    if not state.event_value("temple_no_attack"):
        return list(neighbours)
    return [to for to in neighbours if state.owner[to] == seat or not state.buildings[to] >> TEMPLE & 1]


def own_targets(state: ShogunState, seat: int, province: int) -> list[int]:
    """The neighbouring provinces of the same owner. (SHG-A-14)"""
    return [to for to in state.board().neighbours[province] if state.owner[to] == seat]


def plain_levy(state: ShogunState, action: int) -> int:
    """How many armies a deploying action gives under this season's event, without special cards. (SHG-EFX-15)"""
    if state.event != NONE and action != DEPLOY_1_MOVE:
        event = state.box.events[state.event]
        if event.effect == "deploy_reduced":
            return event.deploy_5 if action == DEPLOY_5 else event.deploy_3
    return state.box.printed.actions[action].armies


def levy(state: ShogunState, seat: int, action: int) -> int:
    """How many armies a seat may deploy: the event first, then the card «6 armies». (SHG-EFX-04, SHG-EFX-16)"""
    six = state.bonus(SIX_ARMIES, seat) if action == DEPLOY_5 else 0
    return six or plain_levy(state, action)


def rice_yield(state: ShogunState, seat: int, province: int) -> int:
    """Rice collected in a province: card, then event, then special card. (SHG-EFX-01, SHG-EFX-03, SHG-EFX-13, SHG-EFX-14)"""
    rice = max(state.box.provinces[province].rice, state.event_value("rice_min"))
    return min(rice, state.event_value("rice_max") or rice) + state.bonus(RICE_BONUS, seat)


def tax_yield(state: ShogunState, seat: int, province: int) -> int:
    """Chests collected in a province: card, then event, then special card. (SHG-EFX-01, SHG-EFX-02, SHG-EFX-11, SHG-EFX-12)"""
    return tax_under(state, state.event, province) + state.bonus(TAX_BONUS, seat)


def tax_under(state: ShogunState, event: int, province: int) -> int:
    """Chests collected in a province under an event, without special cards."""
    chests = max(state.box.provinces[province].chests, state.value_of(event, "tax_min"))
    return min(chests, state.value_of(event, "tax_max") or chests)


def hints(state: ShogunState, seat: int) -> list[tuple[int, int, int]]:
    """For one who plans: (province, action, obstacle) wherever an own province could not do an action as things are now.

    It may be planned all the same (SHG-PLN-03): before it comes to that, much can change. It tells nothing but what lies open.
    Whether there will be chests for it is another question (budget.py).
    """
    return [
        (province, action, found)
        for province in state.provinces_of(seat)
        for action in range(ACTION_COUNT)
        if (found := obstacle_there(state, seat, action, province)) != NONE
    ]
