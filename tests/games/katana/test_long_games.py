"""Games with much to do: rich players who forge, deliver, buy and compose, so that seldom rules meet each other."""

from collections import Counter
from random import Random

import pytest

from tests.contract.laws import well_asked, well_prompted, well_told
from tests.games.katana.chronicle import Chronicle
from tests.games.katana.table import GAME, fresh
from zashiki.games.katana.sliding import LINES_OF
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.steps.rounds import FREE_ACTS
from zashiki.kernel import Option, Value, carry_out, decisions

LIKED = {
    "deliver": 30, "move": 30, "extra_move": 20, "swap": 30, "room_swap": 30, "room_move": 20, "straight": 20, "compose": 10, "arrange": 20,
    "add_to_project": 10, "decorate": 10, "place": 2, "pass_taking": 0.03, "cancel": 0.2, "shift": 0.2, "done": 0.5, "buy": 0.3,
    "double": 5, "play": 3, "use": 0.5, "remove": 0.3, "add": 2,
}  # fmt: skip


TELLING = {
    "room": "uses_room", "room_move": "uses_room", "room_swap": "uses_room", "room_advance": "uses_room", "buy_cheaper": "uses_room",
    "swap": "swaps", "play": "uses_card", "use": "uses_card", "double": "uses_card", "stack": "uses_card", "use_to_decorate": "uses_card",
}  # fmt: skip


def liking(state: KatanaState, seat: int, option: Option) -> float:
    """How gladly a busy smith makes a choice."""
    player = state.players[seat]
    if option.verb == "forge":
        swords = [sword for sword in player.swords if option.args[1] in LINES_OF[state.cell[sword]]]
        able = sum(state.needs(sword) >= 0 and player.stock[state.needs(sword)] > 0 for sword in swords)
        return 6 * able * able + 0.01
    if option.verb == "take_sword":
        return 1 if len(player.swords) < 3 else 0.1
    return LIKED.get(option.verb, 1)


def play(state: KatanaState, seed: int, used: Counter[str]) -> None:
    """A busy game to its end, looked at on the way."""
    rng = Random(seed)
    census = GAME.census(state)
    chronicle = Chronicle(state)
    for number in range(4000):
        found = decisions(GAME, state)
        if not found:
            return
        asked = [decision for decision in found if decision.asked]
        decision = rng.choice(asked if rng.random() < 0.8 else found)
        option = rng.choices(decision.options, [liking(state, decision.seat, option) for option in decision.options])[0]
        if number % 9 == 0:
            well_asked(GAME, state, found, set())
            well_prompted(GAME, state)
            assert GAME.census(state) == census
        seats = range(len(state.players))
        able = [bool(FREE_ACTS.options(state, seat)) for seat in seats]
        assert able == [FREE_ACTS.has_some(state, seat) for seat in seats]  # what is asked is what is offered
        carry_out(GAME, state, decision.seat, option)
        well_told(GAME, state, state.events)
        chronicle.follow(state)
        if option.verb in TELLING:
            assert state.events[0].args[0] == decision.seat
            assert TELLING[option.verb] in [event.key for event in state.events[:2]]
        used[option.verb] += 1
    raise AssertionError("the game does not end")


SETTINGS: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (1, {"ghost": 3}),
    (3, {"ghost": 5, "characters": "all", "promo": True, "metal": True}),
    (4, {"characters": "all", "promo": True, "metal": True}),
    (1, {"ghost": 2, "chapter": 7}),
    (1, {"ghost": 4, "chapter": 11, "characters": "common"}),
    (1, {"ghost": 1, "chapter": 13, "metal": True}),
]


@pytest.mark.parametrize(("seats", "settings"), SETTINGS)
def test_busy_games_end_and_add_up(seats: int, settings: dict[str, Value]) -> None:
    used: Counter[str] = Counter()
    delivered = katanas = 0
    for seed in range(6):
        state = fresh(seats, str(seed), **settings)
        for player in state.players[:seats]:
            player.stock = [6, 8, 8, 6]
            player.coins += 40
        play(state, seed, used)
        lines = [points for _, points in GAME.breakdown(state)]
        assert all(any(points) for points in lines)
        assert tuple(map(sum, zip(*lines, strict=True))) == GAME.scores(state)
        delivered += sum(len(player.delivered) for player in state.players[:seats])
        katanas += sum(bool(player.katana) for player in state.players[:seats])
    assert delivered > 10
    assert katanas
    assert {"deliver", "compose", "arrange", "buy", "add_to_project"} <= used.keys()
