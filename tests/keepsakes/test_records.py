"""Records of earlier versions: every one opens, tells the same game where the rules are the same, and can be played on."""

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.test_commands import zashiki
from tests.keepsakes import FOLDER, VERSIONS, unpacked
from zashiki.bots.random import play_out
from zashiki.games import load, standard_set
from zashiki.kernel import (
    SPECTATOR,
    ComponentSet,
    Game,
    Record,
    RecordError,
    Session,
    prompt,
    read_components,
    read_record,
    verify,
    waiting,
)
from zashiki.server.protocol.wording import raw

RECORDS = [path for version in VERSIONS for path in sorted((FOLDER / version / "records").iterdir())]
every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}/{path.name.removesuffix('.json.gz')}")
every_version = pytest.mark.parametrize("version", VERSIONS)


def opened(path: Path) -> tuple[Game[Any], Record, ComponentSet]:
    """A record, its game, and the components it was played with."""
    record = read_record(gzip.decompress(path.read_bytes()).decode(), path.name)
    game = load(record.game)
    own = read_components(game, record.components, path.name) if record.components else None
    return game, record, own or standard_set(game.id)


def shown(session: Session[Any]) -> list[bytes]:
    """A position as everybody sees it; whoever is asked has something to choose."""
    game, state = session.game, session.state
    for seat in waiting(state):
        put = prompt(game, state, seat)
        assert put is not None
        assert put.options
    assert len(game.scores(state)) == session.record.seats + game.automata(session.setup)
    return [bytes(raw(game.view(state, seat))) for seat in (*range(session.record.seats), SPECTATOR)]


@every_record
def test_every_kept_position_opens(path: Path) -> None:
    game, record, components = opened(path)
    numbers = [snapshot.number for snapshot in record.snapshots]
    assert numbers[-1] == len(record.choices)
    for number in numbers:
        assert all(shown(Session.resume(game, record, components, number)))


@every_record
def test_a_record_gives_the_same_game_unless_the_rules_version_has_gone_up(path: Path) -> None:
    game, record, components = opened(path)
    middle = len(record.choices) // 2
    try:
        again = verify(game, record, components)
        here = Session.resume(game, record, components, middle)
    except RecordError as error:
        assert record.rules_version < game.rules_version, f"{error} If that is meant, the rules version of {game.id} must go up."
        return
    assert shown(again) == shown(Session.resume(game, record, components))
    again.undo_to(middle)
    assert shown(again) == shown(here)


@every_record
def test_a_game_goes_on_from_where_it_was_left(path: Path) -> None:
    game, record, components = opened(path)
    session = Session.resume(game, record, components)
    pieces = game.census(session.state)
    if not session.state.stack:
        assert record.log[-1]
        assert game.winners(session.state)
        return
    assert play_out(game, session.state, Random(path.name))
    assert game.census(session.state) == pieces
    assert game.winners(session.state)


@every_version
def test_every_kind_of_game_is_kept_finished_and_under_way(version: str) -> None:
    kinds = set()
    for path in RECORDS:
        if path.parts[-3] == version:
            game, record, components = opened(path)
            kinds.add((game.id, bool(Session.resume(game, record, components).state.stack)))
    assert {(game, under_way) for game in ("katana", "rising_sun", "shogun") for under_way in (False, True)} <= kinds


@every_version
def test_a_campaign_goes_on(version: str, tmp_path: Path) -> None:
    kept = FOLDER / version / "story"
    story = tmp_path / "story.json"
    story.write_bytes((kept / "story.json").read_bytes())
    (left,) = (unpacked(file, tmp_path) for file in kept.glob("*.gz"))
    told = json.loads(zashiki("story", "status", str(story), "--json").stdout)
    assert told == json.loads((kept / "status.json").read_text(encoding="utf-8"))
    choices = len(json.loads(left.read_text(encoding="utf-8"))["choices"])
    done = zashiki("story", "play", str(story), text="1\nq\n")
    assert done.returncode == 0, done.stderr
    assert len(json.loads(left.read_text(encoding="utf-8"))["choices"]) == choices + 1
