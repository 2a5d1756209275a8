"""Longer adversarial play for `make fuzz`: the contract again with other seeds. FUZZ_ROUNDS says how often."""

import os
from dataclasses import replace

import pytest

from tests.contract.cases import case, cases
from tests.contract.laws import keep_all
from tests.contract.players import PLAYERS
from zashiki.games import GAMES

ROUNDS = int(os.environ.get("FUZZ_ROUNDS", "1"))


@pytest.mark.parametrize("fuzz_round", range(ROUNDS))
@pytest.mark.parametrize(("game", "number"), sorted({(game, number) for game in GAMES for number, _ in cases(game)}))
@pytest.mark.parametrize("player", PLAYERS)
def test_the_game_keeps_every_law_with_other_seeds(game: str, number: str, player: str, fuzz_round: int) -> None:
    found = case(game, number)
    keep_all(replace(found, seed=f"{found.seed} {fuzz_round}"), PLAYERS[player], often=11)
