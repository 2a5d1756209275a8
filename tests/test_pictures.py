"""Pictures of positions: whole SVG for any viewer, with what stands on the board and nothing that a seat may not know."""

import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock
from xml.etree import ElementTree

import pytest

from tests.research.walks import opened, take
from tests.toy import GAME as TOY
from tests.toy import components as toy_components
from zashiki import pictures
from zashiki.extras import MissingExtra
from zashiki.games import GAMES, load, standard_set
from zashiki.kernel import SPECTATOR, ZashikiError, determinize, settle
from zashiki.pictures import Painter
from zashiki.research.table import Table

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"path", "rect", "circle", "ellipse", "polygon", "line", "text"}
ELEMENTS = SHAPES | {"svg", "g", "defs", "pattern", "clipPath", "marker", "radialGradient", "stop"}
MOMENTS = (0, 60)  # choices after which a game is drawn


@pytest.fixture(scope="module")
def painter() -> Iterator[Painter]:
    painter = Painter()
    yield painter
    painter.close()


def draw(painter: Painter, table: Table, seat: int = SPECTATOR, state: Any = None, **more: Any) -> str:
    game, setup = table.game, table.state.setup
    return painter.draw(game, setup, standard_set(game.id), game.view(state or table.state, seat), seat, **more)


def moments(game: str) -> Iterator[Table]:
    """A random game of three at some of its moments."""
    table, rng = opened(load(game), 3, {}, "pictures"), Random(game)
    for number in range(max(MOMENTS) + 1):
        if number in MOMENTS:
            yield table
        take(table, rng)


def ids(svg: str) -> Counter[str]:
    """The pieces that are drawn."""
    return Counter(element.get("data-id", "") for element in ElementTree.fromstring(svg).iter() if element.get("data-id"))


def labels(game: str, kind: str, numbers: list[int]) -> Counter[str]:
    return Counter(f"{kind}:{load(game).vocabulary.labels[kind][number]}" for number in numbers)


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_whole_and_needs_nothing_else(game: str, painter: Painter) -> None:
    for table in moments(game):
        for seat in (SPECTATOR, table.seat):
            svg = draw(painter, table, seat)
            root = ElementTree.fromstring(svg)
            left, top, width, height = map(float, root.get("viewBox", "").split())
            assert root.tag == f"{SVG}svg" and (left, top) == (0, 0) and width > 1000 and height > 600
            assert {element.tag.removeprefix(SVG) for element in root.iter()} <= ELEMENTS
            for unknown in ("var(", "light-dark(", "color-mix(", "max(", "undefined", "NaN", "{"):
                assert unknown not in svg
            assert svg.count("http") == 1, "only the name of SVG is an address"


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_the_position_and_nothing_but_the_position(game: str, painter: Painter) -> None:
    found = [(draw(painter, table, 0), draw(painter, table, 0)) for table in moments(game)]
    assert all(one == again for one, again in found)
    assert len({one for one, _ in found}) == len(MOMENTS)


def test_katana_shows_the_swords_of_the_houses_and_of_each_forge(painter: Painter) -> None:
    *_, table = moments("katana")
    view = table.game.view(table.state, 1)
    houses = [space.sword.sword for house in view.houses for space in house.spaces if space.sword]
    forge = [sword.sword for sword in view.players[1].forge]
    others = [sword.sword for seat in (0, 2) for sword in view.players[seat].forge]
    assert forge and others
    mine, everybody = ids(draw(painter, table, 1)), ids(draw(painter, table))
    assert labels("katana", "sword", houses + forge) <= mine
    assert not labels("katana", "sword", others) & mine
    assert labels("katana", "sword", houses + forge + others) <= everybody


def test_rising_sun_shows_provinces_and_the_figures_in_them(painter: Painter) -> None:
    *_, table = moments("rising_sun")
    view = table.game.view(table.state, 0)
    found = ids(draw(painter, table, 0))
    assert labels("rising_sun", "province", list(range(len(view.provinces)))) <= found
    figures = [group.piece for province in view.provinces for group in province.groups]
    assert figures
    assert labels("rising_sun", "piece", figures) <= found


def test_shogun_shows_provinces_and_the_cards_of_the_seat_that_looks(painter: Painter) -> None:
    *_, table = moments("shogun")
    view = table.game.view(table.state, 2)
    own = [*view.players[2].hand, *(card for card in view.players[2].plan if card >= 0)]
    assert own
    found = ids(draw(painter, table, 2))
    assert labels("shogun", "province", [number for number, province in enumerate(view.provinces) if province.in_play]) <= found
    assert labels("shogun", "card", own) == Counter({piece: count for piece, count in found.items() if piece.startswith("card:")})


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_is_not_in_its_picture(game: str, painter: Painter) -> None:
    for table in moments(game):
        for seat in (0, SPECTATOR):
            other = determinize(table.game, table.state, seat, "another world")
            assert draw(painter, table, seat) == draw(painter, table, seat, other)


def test_a_picture_speaks_the_language_and_has_the_colours_that_were_asked_for(painter: Painter) -> None:
    table = next(moments("katana"))
    day, night = draw(painter, table), draw(painter, table, theme="dark")
    assert 'fill="#f4ecd8"' in day and 'fill="#1e1c1a"' in night
    italian = draw(painter, table, language="it", names=["Anna", "B & <C> var(x) calc(1)\x07"])
    assert "Dimora rossa" in italian and "Dimora rossa" not in day
    assert {"Anna", "B & <C> var(x) calc(1)", "Posto 3"} <= {element.text for element in ElementTree.fromstring(italian).iter()}
    assert draw(painter, table) == day


def test_the_ghost_has_its_board_too(painter: Painter) -> None:
    table = opened(load("katana"), 1, {"ghost": 2}, "ghost")
    assert {"seat:0", "seat:1"} <= set(ids(draw(painter, table)))


def test_a_game_without_a_drawn_board_and_a_senseless_view_are_refused_and_the_painter_goes_on(painter: Painter) -> None:
    setup = settle(TOY, 2, {}, toy_components())
    with pytest.raises(ZashikiError, match="toy has no drawn board"):
        painter.draw(TOY, setup, toy_components(), {})
    table = next(moments("shogun"))
    with pytest.raises(ZashikiError, match="This position of shogun cannot be drawn"):
        painter.draw(table.game, table.state.setup, standard_set("shogun"), {"players": []})
    assert ids(draw(painter, table))


def test_a_painter_that_was_closed_or_has_died_starts_again() -> None:
    painter, table = Painter(), next(moments("rising_sun"))
    painter.close()
    assert draw(painter, table)
    painter.close()
    assert draw(painter, table)
    assert painter._process
    painter._process.kill()
    painter._process.wait()
    with pytest.raises(ZashikiError, match=r"Node\.js has ended while it was drawing, with status -9"):
        draw(painter, table)
    assert draw(painter, table)
    painter.close()


def test_a_picture_that_was_interrupted_is_not_taken_for_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    painter, (first, table) = Painter(), (next(moments("shogun")), next(moments("rising_sun")))
    draw(painter, first)
    assert painter._process
    monkeypatch.setattr(painter._process, "stdout", Mock(readline=Mock(side_effect=KeyboardInterrupt)))
    with pytest.raises(KeyboardInterrupt):
        draw(painter, first)
    assert "province:kyoto" in ids(draw(painter, table))
    painter.close()


def test_without_node_or_without_the_boards_one_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    old = tmp_path / "node"
    old.write_text("#!/bin/sh\necho v18.20.0\n")
    old.chmod(0o755)
    monkeypatch.setattr(pictures, "find_spec", lambda name: None)
    for place in (None, str(old)):
        monkeypatch.setattr(shutil, "which", lambda name, place=place: place)
        with pytest.raises(MissingExtra, match=r'For pictures Node.js 20 or later must be installed; .* pip install "zashiki\[pictures\]"'):
            pictures.node()
    monkeypatch.setattr(pictures, "PAINTER", tmp_path / "nothing")
    with pytest.raises(ZashikiError, match="have not been built: make pictures"):
        draw(Painter(), next(moments("katana")))
