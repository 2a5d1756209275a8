"""Games that were played, kept as records: seldom things happen in them, and they must go on happening."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.shogun.reader import Reader
from tests.games.shogun.table import GAME
from zashiki.games import standard_set
from zashiki.games.shogun.names import NO_SUPPLY, NO_TARGET, NONE, WINTER
from zashiki.kernel import Event, Record, Session, read_record, verify
from zashiki.kernel.codec import save_state

FOLDER = Path(__file__).parent / "records"
SCORES = {
    "ends_by_points": (40, 37, 39),
    "ends_by_chests": (45, 45, 41),
    "ends_shared": (45, 45, 44),
    "player_without_provinces": (0, 30, 25, 25, 23),
}


def read(name: str) -> Record:
    return read_record((FOLDER / f"{name}.json").read_text(encoding="utf-8"), name)


def replay(name: str) -> Session[Any]:
    return verify(GAME, read(name), standard_set("shogun"))


def last_events(session: Session[Any]) -> list[Event]:
    return session.record.log[-1]


def is_tie(event: Event) -> bool:
    return event.key == "tie" and 0 < event.args[3] == event.args[4] + event.args[5]


def is_tie_of_nothing(event: Event) -> bool:
    return event.key == "tie" and event.args[3:] == (0, 0, 0)


def only_farmers_stood(event: Event) -> bool:
    return event.key == "tie" and event.args[4] == 0 and event.args[5] > event.args[3]


def is_neutral_of_nothing(event: Event) -> bool:
    return event.key == "stays_neutral" and event.args[2:] == (0, 0)


def is_revolt_of_nothing(event: Event) -> bool:
    return event.key == "revolt_succeeds" and event.args[2:] == (0, 0)


@pytest.mark.parametrize(
    ("name", "happens"),
    [
        ("tie", is_tie),
        ("tie_of_nothing", is_tie_of_nothing),
        ("only_farmers_stood", only_farmers_stood),
        ("neutral_of_nothing", is_neutral_of_nothing),
        ("revolt_of_nothing", is_revolt_of_nothing),
        ("planned_card_lost", lambda event: event.key == "loses_plan"),
        ("draft_refreshed", lambda event: event.key == "refreshes"),
        ("shut_in_by_temples", lambda event: event.key == "cannot" and event.args[3] == NO_TARGET),
        ("supply_exhausted", lambda event: event.key == "cannot" and event.args[3] == NO_SUPPLY),
    ],
)
def test_the_record_ends_with_what_it_was_kept_for(name: str, happens: Callable[[Event], bool]) -> None:
    session = replay(name)
    assert any(happens(event) for event in last_events(session))
    earlier = [event for events in session.record.log[:-1] for event in events]
    assert not any(happens(event) for event in earlier), "it is the first time"


def test_a_revolt_is_lost_in_winter() -> None:
    session = replay("revolt_lost_in_winter")
    assert session.state.season == WINTER
    ((seat, province, *_),) = [event.args for event in last_events(session) if event.key == "revolt_succeeds"][-1:]
    assert session.state.owner[province] == NONE
    assert province not in session.state.hand[seat]


def test_a_player_without_provinces_goes_on_to_the_end() -> None:
    session = replay("player_without_provinces")
    lost = next(number for number in range(len(session.record.choices)) if 0 not in session.at(number).owner)
    assert any(choice.seat == 0 and choice.option.verb == "lay" for choice in session.record.choices[lost:]), "he still plans"
    assert any(choice.seat == 0 and choice.option.verb == "take_position" for choice in session.record.choices[lost:])
    assert session.state.stack == []


@pytest.mark.parametrize("name", sorted(SCORES))
def test_whole_games_end_as_they_did(name: str) -> None:
    session = replay(name)
    assert session.state.stack == []
    assert GAME.scores(session.state) == SCORES[name]


def test_each_way_to_win() -> None:
    """By points, by chests, and together."""
    for name, shared_lead, winners in (("ends_by_points", 1, 1), ("ends_by_chests", 2, 1), ("ends_shared", 2, 2)):
        state = replay(name).state
        scores = GAME.scores(state)
        assert scores.count(max(scores)) == shared_lead
        assert len(GAME.winners(state)) == winners


def test_every_record_is_replayed_and_can_be_opened_in_the_middle() -> None:
    names = sorted(path.stem for path in FOLDER.glob("*.json"))
    assert len(names) == 14
    for name in names:
        record = read(name)
        session = Session.resume(GAME, record, standard_set("shogun"), len(record.choices) // 2)
        again = Session.resume(GAME, read_record(session.save(), name), standard_set("shogun"))
        assert save_state(again.state) == save_state(session.at(len(record.choices)))


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.json")))
def test_who_hears_everything_that_is_told_knows_the_open_table(name: str) -> None:
    """SHG-CMP-06: armies, supplies, chests, rice, score, buildings, markers, tray, tower, events, actions and special cards."""
    record = read(name)
    session = Session.begin(GAME, record.seats, record.settings, standard_set("shogun"), record.seed)
    reader = Reader(record.seats)
    reader.hear(None, session.record.log[0])
    reader.agrees_with(session.state)
    for choice in record.choices:
        reader.hear(choice.option, session.choose(choice.seat, choice.option))
        reader.agrees_with(session.state)
