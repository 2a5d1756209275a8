"""Each player in turn takes a stone. (STG-RND-04)"""

from zashiki.guide.stone_garden.effects import draw_unseen, take_open
from zashiki.guide.stone_garden.names import NONE
from zashiki.guide.stone_garden.options import DRAW, TAKE
from zashiki.guide.stone_garden.refusals import refused_taking
from zashiki.guide.stone_garden.state import StoneGardenState
from zashiki.kernel import PASS, AskSeat, Option, Refusal, frozen


@frozen
class Take(AskSeat):
    """The open stone, one from the bag, or none. (STG-RND-04)"""

    seat: int

    def options(self, state: StoneGardenState, seat: int) -> list[Option]:
        found = [TAKE[state.open]] if state.open != NONE else []
        return [*found, DRAW, PASS] if state.bag else [*found, PASS]

    def refused(self, state: StoneGardenState, seat: int) -> list[Refusal]:
        return refused_taking(state)

    def choose(self, state: StoneGardenState, seat: int, option: Option) -> None:
        if option == DRAW:
            draw_unseen(state, seat)
        elif option != PASS:
            take_open(state, seat)
