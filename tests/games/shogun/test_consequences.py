"""What planners and marchers are told beside their options."""

from tests.games.shogun.table import BLUE, GAME, RED, bare, give, lay, number, planning, treasure
from zashiki.games.shogun.names import BUILD_CASTLE, BUILD_TEMPLE, COLLECT_RICE, COLLECT_TAXES, DEPLOY_5
from zashiki.games.shogun.state import ShogunState
from zashiki.games.shogun.steps.actions import March
from zashiki.kernel import Option


def brings(state: ShogunState, seat: int, verb: str, *args: int) -> dict[str, tuple[int, ...]]:
    return {told.key: told.args for told in GAME.consequences(state, seat, Option(verb, args))}


def test_every_number_of_armies_has_its_odds() -> None:
    """SHG-RUL-43"""
    state = bare()
    kai, izu = give(state, RED, "kai", 6), number("suruga")
    state.stack = [March(RED, kai)]
    chances = [brings(state, RED, "march", izu, armies)["odds"][0] for armies in (1, 3, 5)]
    assert chances == sorted(chances) and chances[0] < chances[-1]


def test_of_an_attack_on_somebody_the_odds_to_win_are_told_first_and_all_add_up_to_a_hundred() -> None:
    """SHG-RUL-43"""
    state = bare()
    kai, suruga = give(state, RED, "kai", 6), give(state, BLUE, "suruga", 2)
    state.stack = [March(RED, kai)]
    for armies in range(1, 6):
        told = GAME.consequences(state, RED, Option("march", (suruga, armies)))
        assert [part.key for part in told] == ["odds", "odds_else"]
        assert sum(sum(part.args) for part in told) == 100
        shown = next(odds for odds in GAME.view(state, RED).odds if (odds.province, odds.armies) == (suruga, armies))
        assert [(shown.conquered,), (shown.held, shown.neutral)] == [part.args for part in told]


def test_an_action_without_chests_for_it_is_told_while_it_is_planned() -> None:
    """SHG-RUL-11"""
    state = planning(3)
    state.slots = [BUILD_CASTLE, DEPLOY_5, 1, 2, 3, 4, 6, 7, 8, 9]
    izu = number("izu")
    for chests, told in ((3, False), (2, True)):
        state.chests[0] = chests
        assert ("unpaid" in brings(state, 0, "lay", izu, BUILD_CASTLE)) == told
    assert "unpaid" not in brings(state, 0, "lay", treasure(4), BUILD_CASTLE)


def test_whoever_is_done_is_told_how_much_of_the_plan_cannot_happen() -> None:
    """SHG-RUL-11, SHG-PLN-08: as many as have a province that stands in the way, or no chests; a war chest card is no action."""
    state = planning(3)
    state.slots = [BUILD_CASTLE, DEPLOY_5, 1, 2, 3, 4, 6, 7, 8, 9]
    assert "in_vain" not in brings(state, 0, "done")
    izu, suruga = number("izu"), number("suruga")
    lay(state, 0, izu, BUILD_CASTLE)
    lay(state, 0, suruga, DEPLOY_5)
    lay(state, 0, treasure(3), BUILD_TEMPLE)
    assert "in_vain" not in brings(state, 0, "done")
    state.buildings[izu] = 1 << BUILD_CASTLE
    assert brings(state, 0, "done")["in_vain"] == (1,)
    state.chests[0] = 2
    assert brings(state, 0, "done")["in_vain"] == (2,)


def test_collecting_where_markers_lie_tells_the_revolt_and_its_odds() -> None:
    """SHG-A-12"""
    izu = number("izu")
    for odds, key in ((True, "revolt_odds"), (False, "revolt")):
        state = planning(3, odds=odds)
        assert key not in brings(state, 0, "lay", izu, COLLECT_TAXES)
        state.markers[izu] = 2
        for space in (COLLECT_TAXES, COLLECT_RICE):
            assert brings(state, 0, "lay", izu, space)[key][0] == 2
        assert key not in brings(state, 0, "lay", izu, BUILD_CASTLE)
