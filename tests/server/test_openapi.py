"""The HTTP part keeps what its description promises, whatever is sent to it; and programs can use it."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
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
from tests.server.background import Background, background
from tests.server.parlour import Server, config
from tests.server.successes import KEEPER, SUCCESSES, Guest, Success
from zashiki.server.storage import door
from zashiki.server.storage.rows import HouseInvitationRow
from zashiki.server.tables import keeping
from zashiki.server.web.app import create_app
from zashiki.server.web.schema import typescript

CHECKS = [schemathesis.checks.not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    settings = config(tmp_path_factory.mktemp("data"), catalogue="tests.server.toys:with_a_story", bot_budget=0.01, requests_a_minute=10**6)
    with background(settings) as running:
        running.do(door.invite(running.house.store, HouseInvitationRow(door.digest(KEEPER), KEEPER, "", "keeper", False, 0)))
        yield running


DESCRIPTION = json.loads(encode_json(create_app(config(Path())).openapi_schema.to_schema()))
OPERATIONS: dict[str, Any] = {}
for found in schemathesis.openapi.from_dict(DESCRIPTION).get_all_operations():
    operation: Any = found
    OPERATIONS[operation.ok().label] = operation.ok()


def mixed(good: Success, case: Any, draw: Random) -> None:
    """Put into a generated request some of what makes it succeed, so that it gets further than the door."""
    for wanted, found in ((good.path, case.path_parameters), (good.query, case.query)):
        found.update({key: value for key, value in wanted.items() if draw.random() < 0.8})
    if good.body is not None and draw.random() < 0.7:
        generated = case.body if isinstance(case.body, dict) else {}
        case.body = {**good.body, **{key: value for key, value in generated.items() if draw.random() < 0.3}}


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_request_is_answered_as_described(label: str, parlour: Background) -> None:
    """Each operation succeeds, and whatever else is sent to it, with names of tables and campaigns that are there, is no fault."""
    parlour.do(keeping.set_door(parlour.house, "open"))
    operation, guest = OPERATIONS[label], Guest(parlour.url)
    good = SUCCESSES[label](guest)
    body = {} if good.body is None else {"body": good.body, "media_type": "application/json"}
    case = operation.Case(path_parameters=good.path, query=good.query, **body)
    assert case.call_and_validate(base_url=parlour.url, session=guest, checks=CHECKS).status_code == 200

    @settings(max_examples=20, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy(), st.randoms(use_true_random=False))
    def ask(case: Any, draw: Random) -> None:
        mixed(good, case, draw)
        case.call_and_validate(base_url=parlour.url, session=guest, checks=CHECKS)

    ask()


def test_the_description_names_every_path(parlour: Background) -> None:
    description = httpx.get(f"{parlour.url}/schema/openapi.json").json()
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
    assert "unknown" not in text.replace("view: unknown", "").replace("change: unknown", "")
