"""Carrying out the ten actions, one after the other, each by all players in order. (SHG-EXE, SHG-A)"""

from zashiki.games.shogun.battles import after_collecting, attack
from zashiki.games.shogun.effects import armies_from_supply
from zashiki.games.shogun.names import (
    ACTIONS,
    BATTLE_A,
    BUILD_THEATRE,
    COLLECT_RICE,
    COLLECT_TAXES,
    DAIMYOS,
    DEPLOY_1_MOVE,
    FACE_UP_ACTIONS,
    NONE,
    THEATRE,
)
from zashiki.games.shogun.obstacles import levy, march_targets, marching_armies, obstacle, own_targets, rice_yield, tax_yield
from zashiki.games.shogun.options import MARCH, SHIFT
from zashiki.games.shogun.refusals import refused_marches
from zashiki.games.shogun.state import EXECUTION, ShogunState, is_province_card
from zashiki.kernel import PASS, AskSeat, Message, Option, Refusal, Step, frozen


@frozen
class Act(Step):
    """An action begins: all turn over the card on its space, then each acts in player order. (SHG-EXE-01, SHG-EXE-02)"""

    slot: int

    def run(self, state: ShogunState) -> None:
        action = state.slots[self.slot]
        state.stage = EXECUTION
        state.slot = self.slot
        state.say("action_begins", self.slot + 1, action)
        acting = []
        for seat in state.order():
            card = state.plan[seat][action]
            state.reveal("shows", seat, card, action)
            if is_province_card(card):
                acting.append(CARRY_OUT[action][seat])
        state.push(*acting, TURN_UP[self.slot])


@frozen
class CarryOut(Step):
    """A player does the action in the province on his card, or passes if he cannot. (SHG-EXE-03, SHG-EXE-04)"""

    seat: int
    action: int

    def run(self, state: ShogunState) -> None:
        seat, action = self.seat, self.action
        province = state.plan[seat][action]
        if province == NONE:  # the card was lost after it was turned up (SHG-CRD-02)
            return
        hindrance = obstacle(state, seat, action, province)
        if hindrance != NONE:
            state.say("cannot", seat, action, province, hindrance)
            return
        state.chests[seat] -= state.box.costs[action]
        if action >= BATTLE_A:
            state.push(March(seat, province))
        elif action <= BUILD_THEATRE:
            build(state, seat, action, province)
        elif action == COLLECT_RICE:
            collect_rice(state, seat, province)
        elif action == COLLECT_TAXES:
            collect_taxes(state, seat, province)
        else:
            deploy(state, seat, action, province)


@frozen
class TurnUpAction(Step):
    """All are through with an action: the next face-down action card is turned up. (SHG-EXE-06)"""

    slot: int

    def run(self, state: ShogunState) -> None:
        up = self.slot + FACE_UP_ACTIONS
        if up < len(state.slots):
            state.reveal("turns_up", up + 1, state.slots[up])


def build(state: ShogunState, seat: int, building: int, province: int) -> None:
    """Put a building on the province; a theatre may calm it. (SHG-A-01, SHG-A-02, SHG-A-03, SHG-EFX-07)"""
    state.tiles[building] -= 1
    state.buildings[province] |= 1 << building
    state.say("builds", seat, building, province, state.box.costs[building])
    if building == THEATRE:
        calmed = min(state.markers[province], state.event_value("theatre_removes_revolt_marker"))
        if calmed:
            state.pause()
            state.markers[province] -= calmed
            state.say("calms", seat, province, state.markers[province])


def collect_rice(state: ShogunState, seat: int, province: int) -> None:
    """The rice marker goes forward; then unrest. (SHG-A-04, SHG-RUL-12)"""
    rice = rice_yield(state, seat, province)
    state.rice[seat] += rice
    state.say("collects_rice", seat, province, rice)
    after_collecting(state, province)


def collect_taxes(state: ShogunState, seat: int, province: int) -> None:
    """Chests come from the bank; then unrest. (SHG-A-05, SHG-RUL-12)"""
    chests = tax_yield(state, seat, province)
    state.chests[seat] += chests
    state.say("collects_taxes", seat, province, chests)
    after_collecting(state, province)


def deploy(state: ShogunState, seat: int, action: int, province: int) -> None:
    """Armies come from the supply; with the last of the three actions some may then move on. (SHG-A-06, SHG-A-07, SHG-A-08, SHG-A-14)"""
    armies = armies_from_supply(state, seat, levy(state, seat, action))
    state.armies[province] += armies
    state.say("deploys", seat, province, armies, state.box.costs[action])
    if action == DEPLOY_1_MOVE and marching_armies(state, province) and own_targets(state, seat, province):
        state.push(MoveOn(seat, province))


@frozen
class MoveOn(AskSeat):
    """After placing one army, armies may move to one neighbouring own province. (SHG-A-14, SHG-DEC-07)"""

    seat: int
    province: int

    def options(self, state: ShogunState, seat: int) -> list[Option]:
        armies = marching_armies(state, self.province)
        found = [PASS]
        for to in own_targets(state, seat, self.province):
            found += SHIFT[to][:armies]
        return found

    def prompt(self, state: ShogunState, seat: int) -> Message:
        return Message(self.key, (self.province, marching_armies(state, self.province)))

    def choose(self, state: ShogunState, seat: int, option: Option) -> None:
        if option.verb == "shift":
            move_armies(state, seat, self.province, *option.args)


@frozen
class March(AskSeat):
    """Battle or movement: to which neighbouring province, with how many armies. (SHG-A-15, SHG-DEC-08)"""

    seat: int
    province: int

    def options(self, state: ShogunState, seat: int) -> list[Option]:
        armies = marching_armies(state, self.province)
        found: list[Option] = []
        for to in march_targets(state, seat, self.province):
            found += MARCH[to][:armies]
        return found

    def refused(self, state: ShogunState, seat: int) -> list[Refusal]:
        return refused_marches(state, seat, self.province)

    def prompt(self, state: ShogunState, seat: int) -> Message:
        return Message(self.key, (self.province, marching_armies(state, self.province)))

    def choose(self, state: ShogunState, seat: int, option: Option) -> None:
        target, armies = option.args
        if state.owner[target] == seat:
            move_armies(state, seat, self.province, target, armies)
        else:
            attack(state, seat, self.province, target, armies)


def move_armies(state: ShogunState, seat: int, source: int, target: int, armies: int) -> None:
    """Armies join others of the same owner next door. (SHG-MOV-03)"""
    state.armies[source] -= armies
    state.armies[target] += armies
    state.say("moves", seat, source, target, armies)


CARRY_OUT = [[CarryOut(seat, action) for seat in range(len(DAIMYOS))] for action in range(len(ACTIONS))]
TURN_UP = [TurnUpAction(slot) for slot in range(len(ACTIONS))]
