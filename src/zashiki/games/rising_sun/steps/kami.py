"""The Kami Turn: the four Shrines from left to right. (RS-KAMI)"""

from zashiki.games.rising_sun.effects import end_moment, gain_coins, gain_ronin, gain_vp, new_moment, rise_to_the_top
from zashiki.games.rising_sun.force import favoured
from zashiki.games.rising_sun.names import AMATERASU, BUSHI, FIRST_SHRINE, FROM_KAMI, FUJIN, RAIJIN, RESERVE, RYUJIN
from zashiki.games.rising_sun.options import SUMMONS
from zashiki.games.rising_sun.state import RisingSunState, count, strongholds_on_map
from zashiki.games.rising_sun.steps.moving import Journey, moves, on_the_map, travel
from zashiki.games.rising_sun.steps.purchases import BuyCard
from zashiki.games.rising_sun.steps.summoning import AfterSummon, summon
from zashiki.kernel import DONE, PASS, MayAskSeat, Message, Option, Step, frozen, option

RISE = option("rise")


@frozen
class KamiTurn(Step):
    """One Shrine after another, each judged when it is reached. (RS-KAMI-01)"""

    slot: int

    def run(self, state: RisingSunState) -> None:
        if self.slot == 0:
            state.say("kami_turn")
        if self.slot == len(state.shrines):
            return
        state.push(*BLESSINGS[self.slot])


@frozen
class Blessing(Step):
    """The strongest Clan at a Shrine gets its benefit; a Shrine without figures is skipped. (RS-KAMI-01)"""

    slot: int

    def run(self, state: RisingSunState) -> None:
        new_moment(state)
        seat = favoured(state, FIRST_SHRINE + self.slot)
        if seat >= 0:
            shrine = state.shrines[self.slot]
            state.say("blesses", seat, shrine)
            bless(state, seat, shrine)


class EndOfBlessing(Step):
    """The benefit of a Shrine has been taken."""

    def run(self, state: RisingSunState) -> None:
        end_moment(state)


BLESSINGS = tuple((Blessing(slot), EndOfBlessing(), KamiTurn(slot + 1)) for slot in range(4))


def bless(state: RisingSunState, seat: int, shrine: int) -> None:
    """Give the benefit of a Kami: plain gains happen, permissions are asked. (RS-RUL-31)"""
    printed = state.box.shrines[shrine]
    gain_ronin(state, seat, printed.ronin)
    gain_coins(state, seat, printed.coins)
    gain_vp(state, seat, printed.vp_per_stronghold * strongholds_on_map(state, seat), FROM_KAMI)
    if shrine == AMATERASU:
        state.push(Amaterasu(seat))
    elif shrine == FUJIN:
        state.push(Fujin(seat, printed.moves))
    elif shrine == RAIJIN:
        state.push(Raijin(seat))
    elif shrine == RYUJIN:
        state.push(BuyCard(seat, 0))


@frozen
class Amaterasu(MayAskSeat):
    """Go to the top of the Honor Track, or stay. (RS-KAMI-10)"""

    seat: int

    def asks(self, state: RisingSunState) -> bool:
        return state.honor[0] != self.seat

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [RISE, PASS]

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option == RISE:
            rise_to_the_top(state, seat)

    def run(self, state: RisingSunState) -> None:
        """On top already."""


@frozen
class Fujin(MayAskSeat):
    """Moves one after another, with different figures or the same. (RS-KAMI-11, RS-RUL-32)"""

    seat: int
    left: int

    def asks(self, state: RisingSunState) -> bool:
        return bool(self.left and on_the_map(state, self.seat))

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [*moves(state, seat, on_the_map(state, seat)), DONE]

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        return Message(self.key, (self.left,))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option.verb == "move":
            piece, start, end = option.args
            travel(state, Journey(seat, piece, start, end, Fujin(seat, self.left - 1), self))

    def run(self, state: RisingSunState) -> None:
        """Both Moves are made, or there is nothing to Move."""


@frozen
class Raijin(MayAskSeat):
    """Summon a Bushi to any Province. (RS-KAMI-13, RS-RUL-33)"""

    seat: int

    def asks(self, state: RisingSunState) -> bool:
        return bool(count(state, self.seat, BUSHI, RESERVE))

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [*SUMMONS[BUSHI], PASS]

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option.verb == "summon":
            state.push(AfterSummon(seat))
            summon(state, seat, BUSHI, option.args[1])

    def run(self, state: RisingSunState) -> None:
        """No Bushi in the Reserve."""
