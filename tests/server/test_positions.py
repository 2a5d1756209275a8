"""Earlier positions of a game in memory."""

from tests.kernel.test_records import session
from tests.toy import GAME, components
from zashiki.kernel import Session, read_record
from zashiki.kernel.codec import save_state
from zashiki.server.tables.positions import pack_positions


def test_a_game_opened_again_keeps_its_positions_packed_only() -> None:
    played = session(130)
    opened = Session.resume(GAME, read_record(played.save(), "r.json"), components())
    pack_positions(opened)
    assert (opened.record.snapshots, list(opened.kept)) == ([], [0, 50, 100, 130])
    for number in (0, 49, 100, 117, 130):
        assert save_state(opened.at(number)) == save_state(played.at(number))
    opened.undo_to(99)
    assert list(opened.kept) == [0, 50]
    assert save_state(opened.state) == save_state(played.at(99))


def test_packed_positions_are_saved_with_the_record() -> None:
    played, packed = session(130), session(130)
    pack_positions(packed)
    assert packed.save() == played.save()


def test_who_takes_a_packed_position_out_gets_a_copy() -> None:
    packed = session(60)
    pack_positions(packed)
    before = save_state(packed.kept[50])
    packed.kept[50].chance.append(1)
    assert save_state(packed.kept[50]) == before
