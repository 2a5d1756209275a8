"""The report of a match: one page that needs nothing else, with everything on it."""

import re
from html.parser import HTMLParser

import pytest

from zashiki.arena.match import Match, play_match
from zashiki.arena.plots import plain_axis, time_axis
from zashiki.arena.report import report, summary
from zashiki.speech import speak

MATCH = Match("shogun", 4, ["novice", "random"], 3, {"side": "moon"}, "1", effort=0.1)


@pytest.fixture(scope="module")
def page() -> str:
    return report(MATCH, list(play_match(MATCH, 3)))


def test_the_page_asks_nobody_for_anything(page: str) -> None:
    assert not re.search(r"(src|href|url|@import|<script|<link)\b", page)


def test_the_page_shows_everything(page: str) -> None:
    heads = re.findall(r"<h2>(.*?)</h2>", page)
    assert heads == ["Who comes first", "Ratings", "Scores", "Length", "Time for a choice", "Seats"]
    assert page.count("<svg") == 6
    assert "side moon" in page and "3 games of 3 seats" in page


def test_the_page_speaks_italian_from_its_title_to_its_last_row() -> None:
    match = Match("shogun", 4, ["novice", "random", "adept"], 3, {}, "1", effort=0.1)
    games = list(play_match(match, 1))
    english = words_of(report(match, games))
    speak("it")
    try:
        italian = report(match, games)
    finally:
        speak("en")
    assert '<html lang="it">' in italian and "1 partita da 3 posti" in italian
    same = {word for word in english & words_of(italian) if re.search("[a-z]{3}", word)}
    assert same <= {"novice", "random", "adept", "max", "shogun: novice, random, adept"}, same


def words_of(page: str) -> set[str]:
    """Everything that can be read on a page."""
    return {*re.findall(r">([^<>]+)<", page.partition("<body>")[2]), *re.findall(r'aria-label="([^"]+)"', page)}


def test_the_page_is_well_formed(page: str) -> None:
    """Every element that is opened is closed, innermost first."""

    class Balance(HTMLParser):
        stack: list[str] = []

        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            if tag != "meta":
                self.stack.append(tag)

        def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            pass

        def handle_endtag(self, tag: str) -> None:
            assert self.stack.pop() == tag

    parser = Balance()
    parser.feed(page)
    assert parser.stack == []


def test_no_name_can_write_the_page() -> None:
    match = Match("shogun", 4, ["<script>"], 3, {}, "1")
    games = [*play_match(Match("shogun", 4, ["random"], 3, {}, "1"), 3)]
    assert "<script" not in report(match, games)


def test_the_summary_has_the_figures(page: str) -> None:
    found = summary(MATCH, list(play_match(MATCH, 3)))
    first = found["results"][0]
    assert first["bot"] == "novice"
    assert first["interval"][0] <= first["share"] <= first["interval"][1]
    assert 0 < first["seconds"]["p50"] <= first["seconds"]["p99"] <= first["seconds"]["max"]


@pytest.mark.parametrize("values", [[3.0], [0.0, 0.0], [-12.0, 140.0], [0.1, 0.2]])
def test_all_values_have_room_on_an_axis(values: list[float]) -> None:
    axis = plain_axis(values)
    assert axis.low <= min(values) <= max(values) <= axis.high
    assert axis.low < axis.high


def test_times_have_room_on_an_axis_of_powers() -> None:
    axis = time_axis([0.003, 1200.0])
    assert (axis.low, axis.high, len(axis.ticks)) == (0.001, 10_000.0, 8)
    assert axis.at(0.001) < axis.at(1.0) < axis.at(10_000.0)
