"""All lay stones in secret; then those in vain may be polished. (STG-RND-01 to STG-RND-03)"""

from zashiki.guide.stone_garden.effects import lay_out, polish
from zashiki.guide.stone_garden.names import NONE
from zashiki.guide.stone_garden.options import LAY, POLISH
from zashiki.guide.stone_garden.refusals import refused_laying
from zashiki.guide.stone_garden.state import StoneGardenState
from zashiki.kernel import DONE, PASS, RETHINK, AllAtOnce, MayAskSeat, Message, Option, Refusal, frozen


@frozen
class Lay(AllAtOnce):
    """Everybody chooses a stone at once, in secret, until all are done. (STG-RND-01)"""

    open: tuple[int, ...]

    def options(self, state: StoneGardenState, seat: int) -> list[Option]:
        if seat not in self.open:
            return [RETHINK]
        player = state.players[seat]
        found = [LAY[stone] for stone in sorted(set(player.hand)) if stone != player.laid]
        return found if player.laid == NONE and player.hand else [*found, DONE]

    def refused(self, state: StoneGardenState, seat: int) -> list[Refusal]:
        return refused_laying(state, seat) if seat in self.open else []

    def choose(self, state: StoneGardenState, seat: int, option: Option) -> None:
        if self.settle(state, seat, option):
            return
        (stone,) = option.args
        state.players[seat].laid = stone
        state.push(self)

    def run(self, state: StoneGardenState) -> None:
        laid = [player.laid for player in state.players]
        state.push(*(Polish(seat, laid[seat]) for seat in lay_out(state)))


@frozen
class Polish(MayAskSeat):
    """Whose stone scored nothing may pay for it; who has no coin is not asked. (STG-RND-03)"""

    seat: int
    stone: int

    def asks(self, state: StoneGardenState) -> bool:
        return state.players[self.seat].coins > 0

    def options(self, state: StoneGardenState, seat: int) -> list[Option]:
        return [POLISH, PASS]

    def prompt(self, state: StoneGardenState, seat: int) -> Message:
        return Message(self.key, (self.stone,))

    def choose(self, state: StoneGardenState, seat: int, option: Option) -> None:
        if option == POLISH:
            polish(state, seat, self.stone)
