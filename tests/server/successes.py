"""How each operation of the HTTP part succeeds: a person, the tables and campaigns that it needs, and a request."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import requests
from websockets.sync.client import connect

from tests import toy
from tests.kernel.test_records import session
from tests.server.test_components import OWN

LOST = {"chapter": 1, "ghost": 1, "score": 1, "ghost_score": 9, "met": False, "won": False, "record": "x"}
CAMPAIGN = {"format": 1, "attempts": [LOST]}
KEEPER = "a word for keepers"  # the server of the test knows it
ME = {"name": "Sen no Rikyū", "crest": "plum", "language": "it"}


class Guest(requests.Session):
    """Somebody with a cookie, which follows what the server says."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.get(f"{url}/api/me")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        response = self.request(method, self.url + path, json=body)
        response.raise_for_status()
        return response.json()

    def table(self, seats: int = 2, **wish: Any) -> dict[str, Any]:
        """A new table; the guest sits on its first free seat."""
        found: dict[str, Any] = self.ask("POST", "/api/tables", {"game": "toy", "seats": seats, **wish})
        return found

    def playing(self) -> dict[str, Any]:
        """A table that waits for the guest."""
        return self.table(bots=[None, "random"], start=True)

    def say(self, table: dict[str, Any], text: str) -> None:
        """Say something at a table."""
        cookie = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        address = self.url.replace("http", "ws") + f"/api/tables/{table['id']}/socket"
        with connect(address, additional_headers={"cookie": cookie}) as socket:
            socket.send(json.dumps({"type": "chat", "text": text}))
            while json.loads(socket.recv())["type"] != "chat":
                pass

    def finished(self) -> dict[str, Any]:
        """A game that is over."""
        game = session(10_000, "over", 2)
        assert game.over
        found: dict[str, Any] = self.ask("POST", "/api/records", json.loads(game.save()))
        return found

    def campaign(self) -> dict[str, Any]:
        """A campaign whose first chapter was lost."""
        found: dict[str, Any] = self.ask("POST", "/api/campaigns/katana/import", CAMPAIGN)
        return found


@dataclass
class Success:
    """A request of a guest that succeeds."""

    path: dict[str, Any] = field(default_factory=dict)
    query: dict[str, Any] = field(default_factory=dict)
    body: Any = None


def of_table(table: dict[str, Any], body: Any = None, **query: Any) -> Success:
    return Success({"table_id": table["id"]}, query, body)


def of_campaign(guest: Guest, body: Any = None) -> Success:
    return Success({"game": "katana", "name": guest.campaign()["id"]}, body=body)


def restoring(guest: Guest) -> Success:
    return Success(body={"token": guest.ask("POST", "/api/me/link")["path"].removeprefix("/me/")})


def joining(guest: Guest) -> Success:
    return of_table(Guest(guest.url).table(3), {"seat": 2})


def starting(guest: Guest) -> Success:
    return of_table(guest.table(bots=[None, "random"]))


def importing(guest: Guest) -> Success:
    return Success(body=guest.ask("GET", f"/api/tables/{guest.finished()['id']}/record"))


def line(guest: Guest, body: Any = None) -> Success:
    table = guest.table()
    guest.say(table, "Good evening")
    return Success({"table_id": table["id"], "line": 1}, body=body)


def muting(guest: Guest) -> Success:
    other = Guest(guest.url)
    return Success({"person_id": other.ask("PUT", "/api/me", ME)["id"]}, body={"muted": True, "blocked": False})


def keeping(guest: Guest, path: dict[str, Any] | None = None, body: Any = None) -> Success:
    """A request of a keeper."""
    guest.ask("POST", "/api/enter", {"word": KEEPER})
    return Success(path or {}, body=body)


def withdrawing(guest: Guest) -> Success:
    keeping(guest)
    return Success({"invitation_id": guest.ask("POST", "/api/house/invitations", {})["invitations"][0]["id"]})


def standing(guest: Guest) -> Success:
    return keeping(guest, {"person_id": Guest(guest.url).ask("PUT", "/api/me", ME)["id"]}, {"role": "member", "shut_out": True})


def settling(guest: Guest) -> Success:
    keeping(guest)
    reported = line(Guest(guest.url)).path
    other = Guest(guest.url)
    other.ask("POST", f"/api/tables/{reported['table_id']}/chat/1/report", {"reason": ""})
    return Success({"report": guest.ask("GET", "/api/house")["reports"][0]["id"]}, body={"remove": True})


SUCCESSES: dict[str, Callable[[Guest], Success]] = {
    "GET /api/me": lambda guest: Success(),
    "PUT /api/me": lambda guest: Success(body=ME),
    "POST /api/me/link": lambda guest: Success(),
    "DELETE /api/me/link": lambda guest: Success(),
    "POST /api/me/restore": restoring,
    "POST /api/enter": lambda guest: Success(body={"word": KEEPER}),
    "GET /api/house": lambda guest: keeping(guest),
    "PUT /api/house/door": lambda guest: keeping(guest, body={"door": "open"}),
    "POST /api/house/invitations": lambda guest: keeping(guest, body={"word": "chrysanthemum", "note": "Friends"}),
    "DELETE /api/house/invitations/{invitation_id}": withdrawing,
    "PUT /api/house/people/{person_id}": standing,
    "DELETE /api/house/tables/{table_id}": lambda guest: keeping(guest, {"table_id": guest.table()["id"]}),
    "POST /api/house/reports/{report}/settle": settling,
    "GET /api/people": lambda guest: Success(),
    "PUT /api/people/{person_id}": muting,
    "GET /api/games": lambda guest: Success(),
    "POST /api/games/{game}/check": lambda guest: Success({"game": "toy"}, body={"seats": 3, "settings": {"evening": "short"}}),
    "POST /api/games/{game}/components/check": lambda guest: Success({"game": "toy"}, body={"text": OWN, "name": "my-box.toml"}),
    "GET /api/games/{game}/components/{digest}": lambda guest: Success({"game": "toy", "digest": toy.components().digest}),
    "GET /api/games/{game}/components/{digest}/sources": lambda guest: Success({"game": "toy", "digest": toy.components().digest}),
    "GET /api/games/{game}/components/{digest}/text": lambda guest: Success({"game": "toy", "digest": toy.components().digest}),
    "GET /api/lessons/{game}": lambda guest: Success({"game": "katana"}),
    "POST /api/lessons/{game}": lambda guest: Success({"game": "katana"}, body={"lesson": "first", "chapter": "sword"}),
    "GET /api/games/{game}/primer": lambda guest: Success({"game": "katana"}, {"language": "it"}),
    "GET /api/games/{game}/primer/{screen}": lambda guest: Success({"game": "katana", "screen": "forge"}),
    "GET /api/games/{game}/rules": lambda guest: Success({"game": "katana"}, {"language": "it"}),
    "GET /api/tables": lambda guest: Success(query={"list": "mine"}),
    "POST /api/tables": lambda guest: Success(body={"game": "toy", "seats": 2, "name": "Tea", "bots": [None, "random"], "components": OWN}),
    "DELETE /api/tables/{table_id}/chat/{line}": line,
    "POST /api/tables/{table_id}/chat/{line}/report": lambda guest: line(guest, {"reason": "It is rude."}),
    "POST /api/tables/{table_id}/hint": lambda guest: of_table(guest.playing(), {"version": 1}),
    "GET /api/tables/{table_id}/history": lambda guest: of_table(guest.finished(), after=1, choice=3, viewer=1),
    "POST /api/tables/{table_id}/join": joining,
    "POST /api/tables/{table_id}/leave": lambda guest: of_table(guest.table()),
    "GET /api/tables/{table_id}/log": lambda guest: of_table(guest.finished(), after=-1, viewer=0),
    "GET /api/tables/{table_id}": lambda guest: of_table(guest.table()),
    "GET /api/tables/{table_id}/outlook": lambda guest: of_table(guest.playing()),
    "GET /api/tables/{table_id}/record": lambda guest: of_table(guest.finished()),
    "POST /api/tables/{table_id}/rematch": lambda guest: of_table(guest.finished()),
    "GET /api/tables/{table_id}/scores": lambda guest: of_table(guest.finished()),
    "PUT /api/tables/{table_id}/pace": lambda guest: of_table(guest.table(), {"pace": "calm"}),
    "PUT /api/tables/{table_id}/seats/{seat}": lambda guest: Success({"table_id": guest.table()["id"], "seat": 1}, body={"bot": "random"}),
    "POST /api/tables/{table_id}/start": starting,
    "GET /api/campaigns/{game}": lambda guest: Success({"game": "katana"}),
    "POST /api/campaigns/{game}": lambda guest: Success({"game": "katana"}, body={"settings": {"metal": True}}),
    "GET /api/campaigns/{game}/{name}": of_campaign,
    "DELETE /api/campaigns/{game}/{name}": of_campaign,
    "GET /api/campaigns/{game}/{name}/file": of_campaign,
    "POST /api/campaigns/{game}/{name}/go_on": of_campaign,
    "POST /api/campaigns/{game}/import": lambda guest: Success({"game": "katana"}, body=CAMPAIGN),
    "POST /api/campaigns/{game}/{name}/play": lambda guest: of_campaign(guest, {"level": 2}),
    "GET /api/campaigns/{game}/ahead": lambda guest: Success({"game": "katana"}),
    "GET /api/invitations/{token}": lambda guest: Success({"token": guest.table()["invitation"].removeprefix("/join/")}),
    "POST /api/records": importing,
}
