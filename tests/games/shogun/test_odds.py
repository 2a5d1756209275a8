"""Battle odds as they are shown to a player."""

from tests.games.shogun.table import planning
from zashiki.games.shogun.steps.actions import March
from zashiki.games.shogun.view import view


def test_whoever_marches_is_shown_the_odds_of_every_attack_unless_the_table_wants_none() -> None:
    """The odds follow from open information (SHG-RUL-43); own provinces have none, and nobody else is shown any."""
    for wanted in (True, False):
        state = planning(odds=wanted)
        source = state.provinces_of(0)[0]
        state.armies[source] = 4
        state.push(March(0, source))
        attacks = [option.args for option in March(0, source).options(state, 0) if state.owner[option.args[0]] != 0]
        shown = view(state, 0).odds
        assert [(odds.province, odds.armies) for odds in shown] == (attacks if wanted else [])
        assert all(odds.conquered + odds.neutral + odds.held == 100 for odds in shown)
        assert view(state, 1).odds == []
