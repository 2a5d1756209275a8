"""For each chapter a game in which its request is met and the Ghost is beaten; scripts/chapter_records.py found them."""

from pathlib import Path

import pytest

from tests.games.katana.table import GAME
from zashiki.games import standard_set
from zashiki.games.katana.story import chapter_of, chapter_won, request_met
from zashiki.kernel import read_record, verify

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize("number", range(1, 15))
def test_the_chapter_can_be_won(number: int) -> None:
    """SNK-STORY-02: the reconstructed values leave every request within reach."""
    path = RECORDS / f"chapter_{number:02}.json"
    record = read_record(path.read_text(encoding="utf-8"), path.name)
    state = verify(GAME, record, standard_set("katana")).state
    assert not state.stack
    assert chapter_of(state) == number
    assert request_met(state)
    assert chapter_won(state)
    assert GAME.winners(state) == (0,)
