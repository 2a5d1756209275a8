"""The HTTP part of the house: coming in by an invitation, and what keepers do."""

from collections.abc import Sequence
from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from zashiki.server.problems import RequestError
from zashiki.server.protocol.house import Enter, HouseInfo, Invite, SetDoor, SetStanding, SettleReport
from zashiki.server.protocol.people import Me
from zashiki.server.storage import door
from zashiki.server.tables import keeping
from zashiki.server.web.api import REFUSALS, AnyRequest, TheHouse, Who, with_cookie
from zashiki.server.web.requests import address_of

ReportNumber = Annotated[int, PathParameter(ge=1, le=1_000_000_000)]
NamePart = Annotated[str, QueryParameter(max_length=40, description="Part of a name, to find people by.")]


@post("/api/enter", responses=REFUSALS, status_code=HTTP_200_OK, tags=["house"], summary="Come in by an invitation.")
async def enter(request: AnyRequest, house: TheHouse, who: Who, data: JSONBody[Enter]) -> Response[Me]:
    """Come in by an invitation."""
    tries = house.config.words_a_minute
    if not house.services.door_limits.take(address_of(request), tries, tries):
        raise RequestError("too_fast", "Too many words were tried; wait a little.")
    person = await who.of(request) or who.newcomer()
    person.seen = house.now()
    return await with_cookie(request, who, await house.doorkeeper.enter(person, data.word))


class HouseController(Controller):
    """The house as its keepers see it."""

    path = "/api/house"
    tags: Sequence[str] = ["house"]

    @get(responses=REFUSALS, summary="People, tables, load, invitations and reports.")
    async def all(self, request: AnyRequest, house: TheHouse, who: Who, name: NamePart = "") -> HouseInfo:
        await who.keeper(request)
        return await keeping.describe(house, name)

    @put("/door", responses=REFUSALS, summary="Open or shut the door to new guests.")
    async def set_door(self, request: AnyRequest, house: TheHouse, who: Who, data: JSONBody[SetDoor]) -> HouseInfo:
        await who.keeper(request)
        await keeping.set_door(house, data.door)
        return await keeping.describe(house)

    @post("/invitations", responses=REFUSALS, status_code=HTTP_200_OK, summary="Make an invitation.")
    async def invite(self, request: AnyRequest, house: TheHouse, who: Who, data: JSONBody[Invite]) -> HouseInfo:
        await who.keeper(request)
        await keeping.invite(house, data)
        return await keeping.describe(house)

    @delete("/invitations/{invitation_id:str}", responses=REFUSALS, status_code=HTTP_200_OK, summary="Withdraw an invitation.")
    async def withdraw(self, request: AnyRequest, house: TheHouse, who: Who, invitation_id: FromPath[str]) -> HouseInfo:
        await who.keeper(request)
        await door.withdraw(house.store, invitation_id)
        return await keeping.describe(house)

    @put("/people/{person_id:str}", responses=REFUSALS, summary="Make somebody a member or a guest, shut them out or let them in.")
    async def set_standing(
        self, request: AnyRequest, house: TheHouse, who: Who, person_id: FromPath[str], data: JSONBody[SetStanding]
    ) -> HouseInfo:
        await who.keeper(request)
        await keeping.set_standing(house, person_id, data)
        return await keeping.describe(house)

    @delete("/tables/{table_id:str}", responses=REFUSALS, status_code=HTTP_200_OK, summary="Close a table for good.")
    async def close_table(self, request: AnyRequest, house: TheHouse, who: Who, table_id: FromPath[str]) -> HouseInfo:
        await who.keeper(request)
        await house.close_table(table_id)
        return await keeping.describe(house)

    @post("/reports/{report:int}/settle", responses=REFUSALS, status_code=HTTP_200_OK, summary="Mark a report as dealt with.")
    async def settle(self, request: AnyRequest, house: TheHouse, who: Who, report: ReportNumber, data: JSONBody[SettleReport]) -> HouseInfo:
        await who.keeper(request)
        await keeping.settle(house, report, data.remove)
        return await keeping.describe(house)
