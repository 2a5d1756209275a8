"""The Houses of the Daimyōs: a Sword with its Coins, its Sashimono and a Daimyō card. (section 5)"""

from zashiki.games.katana.effects import enter_sword, gain_coins, gain_sashimono, take_house_card
from zashiki.games.katana.names import MONK
from zashiki.games.katana.options import TAKE_SASHIMONO
from zashiki.games.katana.prepare import Box
from zashiki.games.katana.sliding import ENTERED
from zashiki.games.katana.state import KatanaState
from zashiki.kernel import AskSeat, Option, Step, frozen


def enterable_swords(state: KatanaState, seat: int) -> list[int]:
    """The displayed Swords whose entry space on this player's Forge is empty. (SNK-HOUSE-01)"""
    box: Box = state.setup.box
    cell, taken = state.cell, 0
    for sword in state.players[seat].swords:
        taken |= ENTERED[cell[sword]]
    enterable = box.enterable[taken]
    return [sword for sword in state.display if enterable[sword]]


def take_sword(state: KatanaState, seat: int, figure: int, sword: int) -> None:
    """A Sword of a House onto the Forge, the miniature onto its space.

    (SNK-HOUSE-02, SNK-HOUSE-03, SNK-HOUSE-04, SNK-HOUSE-05, SNK-HOUSE-06)
    """
    space = state.display.index(sword)
    house = space // 3
    state.display[space] = -1
    state.board[space] = seat * 2 + figure
    state.say("takes_sword", seat, sword, house)
    enter_sword(state, seat, sword, house)
    gain_coins(state, seat, state.box.coins[sword])
    if state.special.sword_bonus_coins:
        gain_coins(state, seat, state.round)
    take_house_card(state, seat, house)
    if figure == MONK:
        state.push(TakeSashimono(seat))


@frozen
class TakeSword(Step):
    """A Sword that was chosen is taken after the Character met on it; until then its entry space is kept free. (SNK-WAND-02, SNK-R-05)"""

    seat: int
    figure: int
    sword: int

    def run(self, state: KatanaState) -> None:
        take_sword(state, self.seat, self.figure, self.sword)


def entry_is_free(state: KatanaState, seat: int, row: int) -> bool:
    """Whether a katana could enter a row now: the space is empty and no chosen Sword is on its way there. (SNK-KAT-02, SNK-R-05)"""
    awaited = (step.sword for step in state.stack if isinstance(step, TakeSword) and step.seat == seat)
    return state.entry_is_empty(seat, row) and all(state.composition(sword)[0] != row for sword in awaited)


@frozen
class TakeSashimono(AskSeat):
    """A Sashimono of any kind straight into the own area. (SNK-HOUSE-06, SNK-D-08)"""

    seat: int

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return list(TAKE_SASHIMONO)

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        gain_sashimono(state, seat, option.args[0])
