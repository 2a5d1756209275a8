"""Changes of views: what they bring about, and that they are small."""

from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import toy
from tests.looking import usual_seats
from zashiki.bots.random import random_choice
from zashiki.games import GAMES, load, standard_set
from zashiki.kernel import SPECTATOR, Session, seen_by
from zashiki.server.protocol.changes import change, changed


@dataclass(frozen=True, slots=True)
class Guest:
    coins: int
    hand: list[int] | None


@dataclass(frozen=True, slots=True)
class Room:
    name: str
    guests: list[Guest]
    host: Guest | None


plain = st.none() | st.integers(2, 20) | st.text(max_size=3) | st.booleans()
guests = st.builds(Guest, st.integers(0, 3), st.none() | st.lists(st.integers(0, 3)))
rooms = st.builds(Room, st.sampled_from(["a", "b"]), st.lists(guests, max_size=5), st.none() | guests)
values = st.recursive(
    plain | guests | rooms,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from("abcdef"), inner),
    max_leaves=20,
)


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def applied(before: Any, after: Any) -> bytes:
    """What a client has who had the one view and has received the change to the other."""
    return encoded(changed(msgspec.json.decode(encoded(before)), msgspec.json.decode(encoded(change(before, after)))))


@given(values, values)
def test_a_change_leads_from_one_value_to_the_other(before: Any, after: Any) -> None:
    assert applied(before, after) == encoded(after)
    assert change(before, before) == {}


@given(rooms, rooms)
def test_a_change_is_hardly_longer_than_the_view(before: Room, after: Room) -> None:
    assert len(encoded(change(before, after))) <= 1.5 * len(encoded(after)) + 20


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        (Guest(1, [1, 2]), Guest(1, [1, 2]), {}),
        (Guest(1, None), Guest(2, None), {"coins": [2]}),
        (Guest(1, None), Guest(1, []), {"hand": [[]]}),
        (Guest(1, [1]), Guest(2, [2]), [Guest(2, [2])]),
        (list(range(9)), [*range(8), 9], {"8": [9]}),
        (list(range(9)), list(range(8)), {"length": 8}),
        (list(range(9)), list(range(10)), {"9": [9], "length": 10}),
        ([1, 2, 3], [4, 5, 6], [[4, 5, 6]]),
        ([1], [], [[]]),
        ({"a": 1, "b": 2, "c": 3}, {"a": 1, "c": 4, "d": 5}, {"b": [], "c": [4], "d": [5]}),
        (Room("a", [Guest(1, []), Guest(2, [])], None), Room("a", [Guest(1, []), Guest(3, [])], None), {"guests": {"1": {"coins": [3]}}}),
    ],
)
def test_only_what_is_different_is_told(before: Any, after: Any, expected: Any) -> None:
    assert change(before, after) == expected


@pytest.mark.parametrize("name", ["toy", *GAMES])
def test_the_changes_of_a_whole_game_lead_to_its_last_view(name: str) -> None:
    game, components = (toy.GAME, toy.components()) if name == "toy" else (load(name), standard_set(name))
    rng, viewers = Random(3), (0, SPECTATOR)
    session: Session[Any] = Session.begin(game, usual_seats(game), {}, components, "3")
    known = {viewer: game.view(session.state, viewer) for viewer in viewers}
    clients = {viewer: msgspec.json.decode(encoded(view)) for viewer, view in known.items()}
    whole = different = 0
    while (choice := random_choice(game, session.state, rng)) is not None:
        beats = session.watched(*choice, lambda state: state.clone())
        for viewer in viewers:
            for beat in seen_by(beats, viewer):
                view = game.view(beat.look, viewer)
                data = encoded(change(known[viewer], view))
                known[viewer], clients[viewer] = view, changed(clients[viewer], msgspec.json.decode(data))
                different += len(data)
            whole += len(encoded(known[viewer]))
            assert encoded(clients[viewer]) == encoded(game.view(session.state, viewer))
    assert different < whole / 2
