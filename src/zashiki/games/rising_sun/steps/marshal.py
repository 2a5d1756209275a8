"""Marshal: Move figures, and build a Stronghold as the Bonus. (RS-MAR)"""

from zashiki.games.rising_sun.effects import shift
from zashiki.games.rising_sun.names import BONSAI, RESERVE, STRONGHOLD
from zashiki.games.rising_sun.options import BUILDINGS
from zashiki.games.rising_sun.refusals import refused_buildings, refused_worshippers
from zashiki.games.rising_sun.state import RisingSunState, caller, count
from zashiki.games.rising_sun.steps.moving import Journey, moves, on_the_map, travel
from zashiki.games.rising_sun.steps.purchases import pay_price
from zashiki.kernel import DONE, PASS, MayAskSeat, Message, Option, Refusal, Step, frozen


@frozen
class MarshalTurn(Step):
    """One player's Marshal begins: everything on the Map is ready to Move."""

    seat: int
    bonus: bool

    def run(self, state: RisingSunState) -> None:
        if self.bonus:
            state.push(Build(self.seat))
        state.push(Marshal(self.seat, on_the_map(state, self.seat)))


@frozen
class Marshal(MayAskSeat):
    """Move any number of own figures, each at most once, one at a time. (RS-MAR-01, RS-RUL-14)"""

    seat: int
    ready: tuple[int, ...]  # what has not Moved yet: piece x 8 + Province, once for each

    def asks(self, state: RisingSunState) -> bool:
        return bool(self.ready)

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        found = moves(state, seat, self.ready)
        found.append(DONE)
        return found

    def refused(self, state: RisingSunState, seat: int) -> list[Refusal]:
        return refused_worshippers(state, seat)

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        other = caller(state, seat)
        return Message(self.key) if other < 0 else Message("marshal_called", (other,))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option.verb == "done":
            return
        piece, start, end = option.args
        at = self.ready.index(piece * 8 + start)
        then = Marshal(seat, self.ready[:at] + self.ready[at + 1 :])
        travel(state, Journey(seat, piece, start, end, then, self))

    def run(self, state: RisingSunState) -> None:
        """Everything has Moved."""


@frozen
class Build(MayAskSeat):
    """The Bonus: pay for a Stronghold in any Province. (RS-MAR-02)"""

    seat: int

    def asks(self, state: RisingSunState) -> bool:
        return bool(count(state, self.seat, STRONGHOLD, RESERVE))

    def price(self, state: RisingSunState) -> int:
        """What a Stronghold costs; the Bonsai never pays more than 1. (RS-CLAN-40)"""
        cost = state.box.counts.stronghold_cost
        return min(cost, 1) if state.clans[self.seat] == BONSAI else cost

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [*BUILDINGS, PASS] if state.coins[seat] >= self.price(state) else [PASS]

    def refused(self, state: RisingSunState, seat: int) -> list[Refusal]:
        return refused_buildings(state, seat, self.price(state))

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        return Message(self.key, (self.price(state),))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option == PASS:
            return
        (province,) = option.args
        price = self.price(state)
        shift(state, seat, STRONGHOLD, RESERVE, province)
        state.say("builds", seat, province, price)
        pay_price(state, seat, price)

    def run(self, state: RisingSunState) -> None:
        """All Strongholds stand on the Map."""
