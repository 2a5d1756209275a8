"""What the browser part knows of the server and the games is written anew when they change."""

import json
from pathlib import Path

import pytest

from tests import toy
from zashiki.server.web.schema import labels, present, sources

WEB = Path(__file__).parents[2] / "web" / "src"
FILES = sources(WEB, present())


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(WEB)))
def test_what_the_browser_part_knows_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run `make types`"


def test_every_game_with_a_face_has_its_labels() -> None:
    faces = {path.parent.name for path in WEB.glob("games/*/face.ts")}
    assert {path.parent.name for path in FILES if path.name == "labels.ts"} == faces - {"generic"}


def test_a_game_without_a_face_changes_nothing_there() -> None:
    assert sources(WEB, [*present(), toy.GAME]) == FILES


def test_labels_are_lists_of_ids_by_kind() -> None:
    kind, ids = next(iter(toy.GAME.vocabulary.labels.items()))
    assert f"export const LABELS = {{\n  {kind}: {json.dumps(ids)},\n" in labels(toy.GAME)
