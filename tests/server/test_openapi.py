"""The HTTP part keeps what its description promises, whatever is sent to it; and programs can use it."""

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from docs.example_client import play
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar.serialization import encode_json
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests import toy
from tests.server.parlour import Server, config, open_table, serving
from zashiki.server.web.app import create_app
from zashiki.server.web.schema import typescript

CHECKS = [schemathesis.checks.not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


class Background:
    """A server in a thread of its own, for tests that are not asynchronous."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ready, self.stop = threading.Event(), asyncio.Event()
        self.url = self.table = ""
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()))

    async def serve(self) -> None:
        self.loop, self.stop = asyncio.get_running_loop(), asyncio.Event()
        async with serving(config(self.folder, requests_a_minute=1_000_000)) as server:
            self.url = server.url
            self.table, players = await open_table(server.url, 2)
            self.cookie = f"zashiki={players[0].http.cookies['zashiki']}"
            self.ready.set()
            await self.stop.wait()


@pytest.fixture(scope="module")
def background(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    found = Background(tmp_path_factory.mktemp("data"))
    found.thread.start()
    assert found.ready.wait(20)
    yield found
    found.loop.call_soon_threadsafe(found.stop.set)
    found.thread.join(20)


DESCRIPTION = json.loads(encode_json(create_app(config(Path())).openapi_schema.to_schema()))
OPERATIONS: dict[str, Any] = {}
for found in schemathesis.openapi.from_dict(DESCRIPTION).get_all_operations():
    operation: Any = found
    OPERATIONS[operation.ok().label] = operation.ok()


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_request_is_answered_as_described(label: str, background: Background) -> None:
    @settings(max_examples=20, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(OPERATIONS[label].as_strategy(), st.booleans())
    def ask(case: Any, known: bool) -> None:
        if known and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = background.table
        case.call_and_validate(base_url=background.url, headers={"cookie": background.cookie}, checks=CHECKS)

    ask()


def test_the_description_names_every_path(background: Background) -> None:
    description = httpx.get(f"{background.url}/schema/openapi.json").json()
    assert description["paths"].keys() == DESCRIPTION["paths"].keys()
    assert {"/api/me", "/api/tables/{table_id}/join", "/api/records"} <= description["paths"].keys()


@pytest.mark.anyio
async def test_the_example_client_plays_a_game_to_its_end(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        await http.get("/api/me")
        table = (await http.post("/api/tables", json={"game": "toy", "seats": 3, "bots": ["random"]})).json()["id"]
        programs = [asyncio.create_task(play(server.url, table))]
        while None in [seat["person"] for seat in (await http.get(f"/api/tables/{table}")).json()["seats"][1:]]:
            await asyncio.sleep(0.02)
        await http.put(f"/api/tables/{table}/seats/1", json={"bot": "random"})  # for the host
        (await http.post(f"/api/tables/{table}/start")).raise_for_status()
        update = await asyncio.wait_for(programs[0], 60)
    assert update["over"]
    assert update["winners"]


def test_the_example_client_has_thirty_lines() -> None:
    text = (Path(__file__).parents[2] / "docs" / "example_client.py").read_text()
    code = [line for line in text.splitlines() if line.strip() and not line.strip().startswith(('"""', "#"))]
    assert len(code) <= 30


def test_typescript_types_are_written() -> None:
    text = typescript([toy.GAME])
    assert 'export interface Answer {\n  type: "answer";\n  id: string;\n  version: number;\n  option: number;\n}' in text
    assert "export type ToServer = Sync | Answer | Undo" in text
    assert "    hand: number[] | null;" in text
    assert "unknown" not in text.replace("view: unknown", "")
