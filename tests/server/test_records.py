"""Looking back: history, the log, scores along the way, records."""

import json
from typing import Any

import pytest

from tests.server.parlour import Chair, Player, Server
from zashiki.server.protocol.changes import changed
from zashiki.server.tables import history
from zashiki.server.tables.positions import Positions

pytestmark = pytest.mark.anyio


async def finished(server: Server) -> tuple[str, Player, Chair]:
    """A game that bots have played to its end."""
    host = await Player.arrive(server.url, "Host")
    table = (await host.post("/api/tables", {"game": "toy", "seats": 2, "bots": ["random", "random"], "start": True}))["id"]
    chair = await host.sit(table)
    await chair.expect("update")
    while not chair.update["over"]:
        await chair.hear()
    return table, host, chair


async def test_after_the_end_one_looks_back_from_any_seat(server: Server) -> None:
    table, host, chair = await finished(server)
    path = f"/api/tables/{table}/history"
    last = (await host.get(path, after=0, choice=0))["last"]
    assert last == chair.update["choice"]
    assert (await host.get(path, after=last, choice=last))["view"] == chair.update["view"]
    seen = await host.get(path, after=0, choice=0, viewer=1)
    assert (seen["viewer"], seen["view"]["guests"][1]["hand"], seen["waiting"]) == (1, [], [0, 1])
    for after, choice in ((0, last + 1), (2, 1)):
        response = await host.http.get(path, params={"after": after, "choice": choice})
        assert (response.status_code, response.json()["code"]) == (404, "no_such_choice")
    assert (await host.get(path, after=0, choice=0, viewer="null"))["viewer"] is None
    for number in (-1, 7, 30):
        assert (await host.http.get(path, params={"after": 0, "choice": 0, "viewer": number})).status_code == 404


async def test_the_log_and_the_history_tell_the_same(server: Server) -> None:
    table, host, chair = await finished(server)
    log = await host.get(f"/api/tables/{table}/log")
    assert chair.log == log
    path, last = f"/api/tables/{table}/history", chair.update["choice"]
    start = await host.get(path, after=0, choice=0)
    assert start["beats"] == []
    told, view = [line for line in log if line["choice"] == 0], start["view"]
    for first, end in ((0, 1), (1, 1), (1, 4), (4, last)):
        row = await host.get(path, after=first, choice=end)
        assert (row["after"], row["choice"], row["number"], row["view"]) == (first, end, end, view)
        for beat in row["beats"]:
            told += beat["log"]
            view = changed(view, beat["change"])
    assert (told, view) == (log, chair.update["view"])


async def test_one_looks_at_a_hundred_choices_at_a_time(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, host, _ = await finished(server)
    monkeypatch.setattr(history, "MOST", 2)
    path = f"/api/tables/{table}/history"
    assert (await host.get(path, after=1, choice=3))["choice"] == 3
    refused = await host.http.get(path, params={"after": 0, "choice": 3})
    assert (refused.status_code, refused.json()["code"]) == (422, "too_many_choices")


async def test_what_happened_after_a_choice_is_the_rest_of_the_log(server: Server) -> None:
    table, host, _ = await finished(server)
    log = await host.get(f"/api/tables/{table}/log")
    tail = await host.get(f"/api/tables/{table}/log", after=3)
    assert tail == [line for line in log if line["choice"] > 3]


async def test_the_scores_along_the_game(server: Server) -> None:
    table, host, chair = await finished(server)
    track = (await host.get(f"/api/tables/{table}/scores"))["scores"]
    assert track[0] == [0, 0]
    assert track[-1] == chair.update["scores"][0]["points"]


async def test_positions_stay_packed_whatever_is_looked_at(server: Server) -> None:
    table, host, _ = await finished(server)

    async def unpacked() -> list[int]:
        session = (await server.house.table(table)).session
        assert session and isinstance(session.kept, Positions)
        return [snapshot.number for snapshot in session.record.snapshots]

    for opened in (True, False):
        if opened:
            server.house.tables.clear()
        for path in ("record", "scores", "log", "history?after=0&choice=1", "record"):
            assert (await host.http.get(f"/api/tables/{table}/{path}")).status_code == 200
            assert (path, await unpacked()) == (path, [])


async def test_a_record_comes_back_as_a_finished_table(server: Server) -> None:
    table, host, chair = await finished(server)
    response = await host.http.get(f"/api/tables/{table}/record")
    assert "attachment" in response.headers["content-disposition"]
    taken = await host.post("/api/records", response.json())
    assert (taken["status"], taken["imported"], taken["winners"]) == ("finished", True, chair.update["winners"])
    assert [seat["person"]["name"] for seat in taken["seats"]] == ["random", "random"]
    again = await host.sit(taken["id"])
    update = await again.expect("update")
    assert update["over"]
    for key in ("view", "winners", "scores", "choice"):
        assert update[key] == chair.update[key]
    copy = (await host.http.get(f"/api/tables/{taken['id']}/record")).json()
    assert copy["choices"] == response.json()["choices"]
    refused = await host.http.post(f"/api/tables/{taken['id']}/join", json={})
    assert refused.status_code == 409


def cut(record: dict[str, Any]) -> None:
    """Leave the last choices out."""
    for key, keep in (("choices", -3), ("chance", -3), ("log", -3)):
        record[key] = record[key][:keep]
    record["snapshots"] = []


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda record: record.pop("seed"), "bad_record"),
        (lambda record: record.update(seed="another"), "bad_record"),
        (lambda record: record.update(game="go"), "bad_record"),
        (lambda record: record["choices"].insert(0, [0, "spoil", []]), "bad_record"),
        (lambda record: record.update(choices=7), "bad_record"),
        (cut, "unfinished_record"),
    ],
)
async def test_a_record_that_is_not_right_is_refused(server: Server, damage: Any, code: str) -> None:
    table, host, _ = await finished(server)
    record = (await host.http.get(f"/api/tables/{table}/record")).json()
    damage(record)
    response = await host.http.post("/api/records", content=json.dumps(record), headers={"content-type": "application/json"})
    assert (response.status_code, response.json()["code"]) == (400, code)
