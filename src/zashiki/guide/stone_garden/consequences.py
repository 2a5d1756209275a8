"""What an option brings its seat. Asked only by user interfaces; `grave`: a person is asked once more."""

from collections.abc import Sequence

from zashiki.guide.stone_garden.state import StoneGardenState
from zashiki.guide.stone_garden.steps.laying import Polish
from zashiki.kernel import Consequence, Option


def consequences(state: StoneGardenState, seat: int, option: Option) -> Sequence[Consequence]:
    """Points of a stone, and points that are given up. (STG-RND-02, STG-RND-03)"""
    if option.verb == "lay":
        return [Consequence("points_alone", (state.box.points[option.args[0]],))]
    top = state.stack[-1]
    if not isinstance(top, Polish):
        return ()
    points = state.box.points[top.stone]
    return [Consequence("points", (points,))] if option.verb == "polish" else [Consequence("gives_up_points", (points,), grave=True)]
