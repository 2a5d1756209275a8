"""The application: all parts of the server put together."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from zashiki.server.config import Config
from zashiki.server.logs import path_of
from zashiki.server.problems import NOT_STORED, STATUS, Problem, RequestError
from zashiki.server.storage.faults import fault_of
from zashiki.server.tables import campaigns
from zashiki.server.tables.catching_up import CatchingUp
from zashiki.server.tables.house import House
from zashiki.server.tables.tidying import tidying
from zashiki.server.web import static
from zashiki.server.web.api import GamesController, MeController, PeopleController, TablesController, import_record, invitation
from zashiki.server.web.campaign_api import CampaignsController
from zashiki.server.web.guards import Gate
from zashiki.server.web.house_api import HouseController, enter
from zashiki.server.web.lesson_api import LessonsController
from zashiki.server.web.operation import Watch, health, show_metrics
from zashiki.server.web.people import People
from zashiki.server.web.requests import SMALL, CarefulRequest
from zashiki.server.web.sockets import table_socket

BY_STATUS = {400: "bad_request", 404: "not_found", 405: "bad_request", 413: "too_large", 429: "too_fast"}
log = logging.getLogger(__name__)


def the_house(state: State) -> House:
    """The parlour of this server."""
    house: House = state.house
    return house


def the_people(state: State) -> People:
    """The people of this server, known by their cookies."""
    people: People = state.people
    return people


def refused(request: Request[Any, Any, Any], error: RequestError) -> Response[Problem]:
    """A request that was refused."""
    return Response(Problem(error.code, error.detail), status_code=error.status)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A request that could not be handled."""
    if isinstance(error, HTTPException) and error.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
        extra = f" {error.extra}" if error.extra else ""
        code = BY_STATUS.get(error.status_code, "bad_request")
        return Response(Problem(code, error.detail + extra), status_code=error.status_code, headers=error.headers)
    if fault := fault_of(error):
        log.error("%s %s: the database %s", request.method, path_of(request.scope), fault)
        return Response(Problem("not_stored", NOT_STORED), status_code=STATUS["not_stored"])
    log.exception("%s %s failed", request.method, path_of(request.scope), exc_info=error)
    return Response(Problem("broken", "Something went wrong here."), status_code=STATUS["broken"])


def create_app(config: Config, clock: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> Litestar:
    """The server of a parlour."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        ended: asyncio.Queue[str] = asyncio.Queue()  # tables of chapters whose game is over
        house = House(config, clock, monotonic, ended.put_nowait)
        catching_up = CatchingUp(house)
        app.state.house, app.state.people, app.state.pages = house, People(house), static.pages(static.FOLDER)
        app.state.watch = Watch(house)
        async with house.services.line.open(catching_up.hear, catching_up.begin):
            await house.open()
            await asyncio.to_thread(app.plugins.get("OpenAPIPlugin").provide_openapi_schema)  # once, before anybody has to wait for it
            house.services.garbage.begin()
            async with catching_up.working(), campaigns.watching(house, ended), tidying(house):
                yield
            await house.close()

    gate = Gate(config)
    return Litestar(
        route_handlers=[
            MeController,
            PeopleController,
            GamesController,
            TablesController,
            CampaignsController,
            LessonsController,
            HouseController,
            enter,
            invitation,
            import_record,
            table_socket,
            health,
            show_metrics,
            static.serve_page,
        ],
        lifespan=[running],
        before_request=gate.check,
        dependencies={
            "house": Provide(the_house, sync_to_thread=False),
            "who": Provide(the_people, sync_to_thread=False),
        },
        exception_handlers={RequestError: refused, Exception: failed},
        openapi_config=OpenAPIConfig(title="Zashiki", version="1", path="/schema", render_plugins=[JsonRenderPlugin()]),
        request_class=CarefulRequest,
        request_max_body_size=SMALL,
        logging_config=None,  # the command that starts the server decides
    )
