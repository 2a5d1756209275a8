"""What each viewer has noticed: versions, choices, and what a gap has missed."""

from typing import Any

import pytest

from tests import toy
from zashiki.kernel import EVERYBODY, SPECTATOR
from zashiki.server.storage.journal import mask, rebuild
from zashiki.server.storage.rows import Entry, TableRow
from zashiki.server.tables.ledger import LONGEST_WAIT, REMEMBERED, Ledger, Numbering


def entry(number: int, seat: int, verb: str = "done", **changes: Any) -> Entry:
    found = Entry("t", number, 1000 * number, "choice", seat, "", verb, [], [["done", [seat], EVERYBODY, False]], False, 0)
    for key, value in changes.items():
        setattr(found, key, value)
    return found


def secret(number: int, seat: int) -> Entry:
    return entry(number, seat, "bid", args=[1], events=[])


def ledger() -> Ledger:
    return Ledger(toy.GAME, 3, 0)


def test_everybody_starts_with_version_one() -> None:
    numbering = ledger().viewers[SPECTATOR]
    assert (numbering.version, numbering.choice, numbering.after(0)) == (1, 0, -1)


def test_a_secret_choice_counts_only_for_its_seat() -> None:
    found = ledger()
    assert found.add(secret(1, 0)) == [0]
    assert found.add(entry(2, 1)) == [0, 1, 2, SPECTATOR]
    assert found.viewers[0].choice == 2
    assert found.viewers[1].choice == found.viewers[SPECTATOR].choice == 1
    assert found.viewers[1].true_number(1, 2) == 2
    assert found.viewers[1].true_number(0, 2) == 0
    assert found.viewers[0].own_number(1) == 1


def test_a_secret_told_to_one_seat_counts_for_it() -> None:
    found = ledger()
    told = entry(1, 0, "offer", args=[2, 1], events=[["offers", [0, 2, 1], 1 << 2, False]])
    assert found.add(told) == [0, 2]


def test_a_choice_taken_back_moves_the_later_ones() -> None:
    found = ledger()
    found.add(entry(1, 0))
    found.add(entry(2, 1))
    found.add(secret(3, 2))
    noticed = found.add(entry(4, 1, kind="undo", args=[1], events=[]))
    assert noticed == [0, 1, 2, SPECTATOR]
    assert list(found.viewers[2].numbers) == [1, 2]
    assert list(found.viewers[0].numbers) == [1]
    assert found.viewers[2].version == 5
    assert found.viewers[2].after(4) == 1  # its own later choice is told again under its new number
    assert found.count == 2


def test_a_secret_taken_back_is_noticed_by_nobody_else() -> None:
    found = ledger()
    found.add(secret(1, 0))
    found.add(secret(2, 1))
    assert found.add(entry(3, 0, kind="undo", args=[0], events=[])) == [0]
    assert list(found.viewers[1].numbers) == [1]


def test_secrets_that_went_with_a_choice_are_one_change_for_their_owner_and_unknown_to_others() -> None:
    found = ledger()
    for line in (entry(1, 0), entry(2, 1), secret(3, 2), secret(4, 0), secret(5, 2)):
        found.add(line)
    assert list(found.viewers[2].numbers) == [1, 2, 3, 5]
    assert found.add(entry(6, 1, kind="undo", args=[1, 2, 4], events=[])) == [0, 1, 2, SPECTATOR]
    assert list(found.viewers[2].numbers) == list(found.viewers[1].numbers) == [1]
    assert list(found.viewers[0].numbers) == [1, 2]
    assert (found.viewers[2].version, found.viewers[2].after(5)) == (6, 1)
    assert (found.viewers[1].version, found.viewers[1].after(3)) == (4, 1)
    assert list(found.entries) == [1, 4]


def test_going_back_by_consent() -> None:
    found = ledger()
    for number in (1, 2, 3):
        found.add(entry(number, number - 1))
    found.add(entry(4, 0, kind="back", args=[1], events=[]))
    assert found.count == 1
    numbering = found.viewers[1]
    assert (numbering.choice, numbering.version, numbering.after(4)) == (1, 5, 1)
    assert numbering.after(5) == 1  # nothing is news


@pytest.mark.parametrize(("version", "after"), [(0, -1), (1, 0), (2, 1), (3, 2), (4, 2), (99, -1)])
def test_what_a_gap_has_missed(version: int, after: int) -> None:
    numbering = Numbering()
    numbering.add(1)
    numbering.add(2)
    numbering.take_back([2])
    numbering.add(2)
    assert numbering.version == 5
    assert numbering.after(version) == min(after, {1: 0, 2: 1, 3: 1, 4: 1}.get(version, after))


def test_answers_are_remembered_with_their_version() -> None:
    found = ledger()
    found.add(entry(1, 0, answer="a1"))
    assert found.answers == {(0, "a1"): 2}


def test_only_the_last_answers_are_remembered() -> None:
    found = ledger()
    for number in range(1, REMEMBERED + 11):
        found.add(entry(number, 0, answer=f"a{number}"))
    assert list(found.answers) == [(0, f"a{number}") for number in range(11, REMEMBERED + 11)]


def test_clocks() -> None:
    found = ledger()
    found.add(entry(1, 0, waited=mask((0, 2))))
    assert found.clocks((2,), 1500) == [1000, 0, 1500]


def test_a_record_is_rebuilt_from_the_journal() -> None:
    row = TableRow("t", "toy", 1, "", "playing", True, False, "p", "i", {}, "s", "d", "", [], 0, 0, 0, [], [], "")
    entries = [entry(1, 0), secret(2, 1), entry(3, 2), entry(4, 2, kind="undo", args=[2], events=[]), entry(5, 1)]
    record = rebuild(row, 3, entries)
    assert [choice.seat for choice in record.choices] == [0, 1, 1]
    assert [len(events) for events in record.log] == [0, 1, 0, 1]
    assert len(record.chance) == 3
    record = rebuild(row, 3, [*entries, secret(6, 2), entry(7, 1, kind="undo", args=[0, 2], events=[])])
    assert [(choice.seat, choice.option.verb) for choice in record.choices] == [(1, "bid"), (2, "bid")]
    assert [len(events) for events in record.log] == [0, 0, 0]
    record = rebuild(row, 3, [*entries, entry(6, 0, kind="back", args=[1], events=[])])
    assert [choice.seat for choice in record.choices] == [0]
    assert len(record.log) == 2


def test_a_clock_that_was_set_back_or_far_ahead_does_not_count() -> None:
    found = ledger()
    found.last = 10_000
    found.add(entry(1, 0, at=4_000, waited=mask((0,))))
    assert found.spent[0] == 0
    assert found.clocks((0,), 1_000)[0] == 0
    found.add(entry(2, 0, at=4_000 + 10 * LONGEST_WAIT, waited=mask((0,))))
    assert found.spent[0] == LONGEST_WAIT
