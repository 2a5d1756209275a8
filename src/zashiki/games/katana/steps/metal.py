"""The Metal Katana at the end of a round. (SNK-METAL-03)"""

from zashiki.games.katana.effects import gain_points
from zashiki.games.katana.options import ADD_TO_PROJECT, TAKE_POINTS
from zashiki.games.katana.project import starting_rows
from zashiki.games.katana.state import FROM_METAL, KatanaState
from zashiki.kernel import Option, Step


class MetalKatana(Step):
    """At the end of a round the holder takes points or a Resource for the Project; then it goes back.

    (SNK-METAL-03, SNK-METAL-05, SNK-D-33)
    """

    def actors(self, state: KatanaState) -> tuple[int, ...]:
        holder = state.metal
        return (holder,) if 0 <= holder < state.humans and not state.players[holder].katana else ()

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return [TAKE_POINTS, *ADD_TO_PROJECT]

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        if option.verb == "take_points":
            self.run(state)
            return
        (kind,) = option.args
        player = state.players[seat]
        player.project[kind] += state.box.printed.metal_katana.end_of_round_resources
        player.starts = starting_rows(state, seat)
        state.say("plans", seat, kind)
        lay_back(state)

    def run(self, state: KatanaState) -> None:
        if state.metal >= 0:
            gain_points(state, state.metal, state.box.printed.metal_katana.end_of_round_points, FROM_METAL)
            lay_back(state)


def lay_back(state: KatanaState) -> None:
    """Beside the board again."""
    state.metal = -1
    state.say("metal_returns")
