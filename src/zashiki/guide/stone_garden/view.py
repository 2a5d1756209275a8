"""What a seat may know: an allow-list."""

from zashiki.guide.stone_garden.names import NONE, STONES
from zashiki.guide.stone_garden.state import StoneGardenState
from zashiki.guide.stone_garden.view_records import PlayerView, View


def view(state: StoneGardenState, seat: int) -> View:
    """The table as a seat, or a spectator, sees it."""
    return View(
        round=state.round,
        rounds=state.rounds(),
        open=name(state.open),
        bag=len(state.bag),
        garden=[STONES[stone] for stone in state.garden],
        players=[_player(state, owner, owner == seat) for owner in range(len(state.players))],
    )


def _player(state: StoneGardenState, owner: int, mine: bool) -> PlayerView:
    player = state.players[owner]
    return PlayerView(
        score=sum(player.tally),
        coins=player.coins,
        stones=len(player.hand),
        hand=[STONES[stone] for stone in player.hand] if mine or state.shown else None,
        laid=name(player.laid) if mine else None,
    )


def name(stone: int) -> str | None:
    return None if stone == NONE else STONES[stone]
