"""Records: saving, loading, damage, old versions, and undo."""

import json
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.toy import GAME, components
from tests.toy.state import ToyState
from tests.toy.steps import Evening
from zashiki.bots.random import random_choice
from zashiki.games import load
from zashiki.kernel import DONE, Event, Game, Option, RecordError, Session, Setup, SetupError, Snapshot, Value, apply, read_record, verify
from zashiki.kernel.codec import save_state, steps_of
from zashiki.kernel.record import UPGRADES


def session(choices: int = 0, seed: str = "r", seats: int = 3) -> Session[Any]:
    found = Session.begin(GAME, seats, {}, components(), seed)
    rng = Random(seed)
    for _ in range(choices):
        choice = random_choice(GAME, found.state, rng)
        if choice is None:
            break
        found.choose(*choice)
    return found


def test_a_game_is_saved_and_gone_on_with_at_any_decision() -> None:
    for choices in (0, 1, 49, 50, 51, 120):
        found = session(choices)
        again = Session.resume(GAME, read_record(found.save(), "r.json"), components())
        assert save_state(again.state) == save_state(found.state)
        one, two = (random_choice(GAME, s.state, Random(1)) for s in (found, again))
        assert one == two
        if one is not None:
            assert found.choose(*one) == again.choose(*one)


def test_opening_late_starts_from_the_nearest_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    found = session(130)
    record = read_record(found.save(), "r.json")
    played: list[Option] = []

    def counting(game: Game[Any], state: Any, seat: int, option: Option) -> list[Event]:
        played.append(option)
        return apply(game, state, seat, option)

    monkeypatch.setattr("zashiki.kernel.session.apply", counting)
    opened = Session.resume(GAME, record, components(), 120)
    assert len(played) == 20
    assert save_state(opened.state) == save_state(found.at(120))


def test_snapshots_stand_at_least_every_fifty_choices_and_at_the_open_decision() -> None:
    record = read_record(session(130).save(), "r.json")
    assert [snapshot.number for snapshot in record.snapshots] == [0, 50, 100, 130]


def test_a_record_carries_an_own_component_set_along() -> None:
    own = replace(components(), text=components().text.replace("coins = 6", "coins = 7"))
    assert Session.begin(GAME, 3, {}, own, "r", own_set=True).record.components == own.text
    assert session().record.components == ""


def damaged(change: Any) -> str:
    data = json.loads(session(60).save())
    change(data)
    with pytest.raises(RecordError) as caught:
        verify(GAME, read_record(json.dumps(data), "r.json"), components())
    return str(caught.value)


def test_a_truncated_record_is_named_with_the_place() -> None:
    with pytest.raises(RecordError, match=r"r.json: not a whole record: .* at line 1, column \d+"):
        read_record(session(5).save()[:-40], "r.json")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.pop("seed"), "r.json: seed: is missing."),
        (lambda data: data.update(seats="3"), 'r.json: seats: expected int, found "3".'),
        (lambda data: data["choices"][7].__setitem__(1, 5), "r.json: choices[7][1]: expected str, found 5."),
        (lambda data: data["choices"][7].pop(), "r.json: choices[7][2]: is missing."),
        (lambda data: data["choices"][7][2].append("x"), 'r.json: choices[7][2]['),
        (lambda data: data["chance"].pop(), "r.json: chance: has not one number for each choice."),
        (lambda data: data["log"].__setitem__(3, 1), "r.json: log[3]: expected list."),
        (lambda data: data["settings"].update(evening=[1]), "r.json: settings.evening: is neither a number, a text nor true or false."),
        (lambda data: data.update(format=99), "r.json: format 99 is newer than this program, which reads up to 2."),
        (lambda data: data.update(format=0), "r.json: format 0 is unknown."),
        (lambda data: data.pop("format"), "r.json: not a Zashiki record: key «format» is missing."),
        (lambda data: data.update(game="go"), "This is a record of go, not of toy."),
        (lambda data: data["choices"].__setitem__(0, [0, "serve", []]), "Choice 1 of the record is not possible under these rules"),
        (lambda data: data.update(seed="other"), "this version"),
    ],
)  # fmt: skip
def test_what_is_damaged_is_named(change: Any, said: str) -> None:
    assert said in damaged(change)


def test_a_snapshot_that_speaks_of_an_unknown_step_is_a_clear_error() -> None:
    found = session(60)
    record = read_record(found.save().replace('"c":"Bid"', '"c":"Auction"').replace('"c":"Bargain"', '"c":"Auction"'), "r.json")
    with pytest.raises(RecordError, match="speaks of «Auction», which this version of the game does not know"):
        Session.resume(GAME, record, components())


def test_a_game_does_not_know_the_steps_of_one_whose_name_begins_like_its_own() -> None:
    katana = load("katana")
    assert steps_of(katana)

    def new(setup: Setup, key: bytes) -> ToyState:
        raise NotImplementedError

    new.__module__ = "zashiki.games.kata.setup"
    assert steps_of(replace(GAME, new=new)) == []


def test_a_record_of_an_older_rules_version_stays_readable() -> None:
    record = read_record(session(60).save(), "r.json")
    record.rules_version = 0
    newer = replace(GAME, rules_version=2)
    opened = Session.resume(newer, record, components())
    assert opened.state.stack
    assert [event.key for _, event in opened.log_of(0)][:1] == ["round_begins"]


def test_an_older_format_is_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.loads(session(3).save())
    data["format"] = 0
    data["players"] = data.pop("seats")
    monkeypatch.setitem(UPGRADES, 0, lambda old: {**old, "format": 1, "seats": old["players"]})
    assert read_record(json.dumps(data), "r.json").seats == 3


def test_a_record_with_another_snapshot_is_found_out() -> None:
    found = session(60)
    record = read_record(found.save(), "r.json")
    state = json.loads(json.dumps(record.snapshots[1].state))
    state["round"] += 1
    record.snapshots[1] = Snapshot(50, state)
    with pytest.raises(RecordError, match="After choice 50 this version reaches another position"):
        verify(GAME, record, components())


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_a_record_in_which_somebody_chooses_who_is_not_there_is_refused(seat: int) -> None:
    found = session(60)
    found.record.choices[20] = replace(found.record.choices[20], seat=seat)
    with pytest.raises(RecordError, match=f"Choice 21 of the record is made by seat {seat}, but there are 3 seats"):
        verify(GAME, found.record, components())


def test_a_position_that_other_rules_have_led_to_is_not_made_up() -> None:
    found = session(60)
    found.since, found.until = 20, 40
    assert found.at(20).events == found.record.log[20]
    for number in (19, 41):
        with pytest.raises(RecordError, match=f"Other rules have led to the position after choice {number}"):
            found.at(number)


def test_a_wrong_setup_is_refused() -> None:
    cases: list[tuple[int, dict[str, Value], str]] = [
        (9, {}, "toy is played with 2, 3, 4, 5 seats, not 9."),
        (3, {"moon": True}, "toy has no setting «moon»; it has evening."),
        (3, {"evening": "wet"}, "Setting «evening» cannot be «wet»; it can be long, short."),
    ]
    for seats, options, said in cases:
        with pytest.raises(SetupError, match=re.escape(said)):
            Session.begin(GAME, seats, options, components(), "r")


# --- undo


def test_a_choice_can_be_taken_back() -> None:
    found = session()
    before = save_state(found.state)
    found.choose(0, Option("bid", (2,)))
    assert found.undo_hindrance(0) == ""
    assert found.undo(0)
    assert save_state(found.state) == before
    assert found.record.choices == []


def test_several_choices_can_be_taken_back_one_after_the_other() -> None:
    found = session()
    for coins in (1, 2, 3):
        found.choose(0, Option("bid", (coins,)))
    assert found.undo(0)
    assert found.undo(0)
    assert found.state.guests[0].bid == 1


def test_what_another_chose_openly_stands_in_the_way() -> None:
    found = session()
    found.choose(0, Option("bid", (2,)))
    found.choose(1, DONE)
    assert not found.undo(0)
    assert found.undo_hindrance(0) == "others"


def test_what_another_does_in_secret_neither_hinders_nor_is_undone() -> None:
    found = session()
    found.choose(0, Option("bid", (2,)))
    found.choose(1, Option("bid", (3,)))
    assert found.undo(0)
    assert [guest.bid for guest in found.state.guests] == [0, 3, 0]
    assert not found.undo(0)
    assert found.undo_hindrance(0) == "nothing"


def bargaining() -> tuple[Session[Any], tuple[int, int, int]]:
    """A game in which the winner of the bids has just ended the evening, which began the bargain; the winner and the two others."""
    found = session()
    for seat in (0, 1, 2):
        found.choose(seat, DONE)
    winner = found.state.stack[-1].seat
    found.choose(winner, DONE)
    return found, (winner, (winner + 1) % 3, (winner + 2) % 3)


def test_a_secret_choice_goes_with_the_choice_it_hung_on() -> None:
    found, (winner, giver, taker) = bargaining()
    evening = save_state(found.at(3))
    found.choose(giver, Option("offer", (taker, 1)))
    found.choose(giver, Option("withdraw", (taker,)))
    assert found.undo(winner) == [3, 4, 5]
    assert save_state(found.state) == evening
    assert (len(found.record.choices), len(found.record.log), len(found.record.chance)) == (3, 4, 3)


def test_nothing_is_taken_back_behind_chance_or_a_reveal() -> None:
    found = session()
    for seat in (0, 1, 2):
        found.choose(seat, DONE)
    assert isinstance(found.state.stack[-1], Evening)
    assert found.record.chance[-1]
    assert not found.undo(2)
    assert found.undo_hindrance(2) == "shown"


def test_a_game_that_is_opened_again_can_still_be_taken_back() -> None:
    found = session()
    found.choose(0, Option("bid", (2,)))
    again = Session.resume(GAME, read_record(found.save(), "r.json"), components())
    assert again.undo(0)
    assert again.state.guests[0].bid == 0


def test_with_everybodys_consent_any_position_can_be_gone_back_to() -> None:
    found = session(120)
    early = save_state(found.at(40))
    found.undo_to(40)
    assert save_state(found.state) == early
    assert len(found.record.log) == 41
    verify(GAME, read_record(found.save(), "r.json"), components())


def test_a_seats_log_holds_only_what_it_may_know() -> None:
    found = session()
    for seat in (0, 1, 2):
        found.choose(seat, DONE)
    winner = found.state.stack[-1].seat
    mine = [event.key for _, event in found.log_of(winner)]
    others = [event.key for _, event in found.log_of((winner + 1) % 3)]
    assert mine.count("draws") == 2
    assert "draws" not in others
    assert others.count("draws_unseen") == 2
