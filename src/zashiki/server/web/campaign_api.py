"""Campaigns over HTTP."""

from collections.abc import Sequence
from typing import Any

from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath, JSONBody, RawBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Raw

from zashiki.server.protocol.campaigns import CampaignInfo, NewCampaign, PlayChapter
from zashiki.server.protocol.tables import TableInfo
from zashiki.server.storage import campaigns as campaign_store
from zashiki.server.tables import campaigns
from zashiki.server.web.api import REFUSALS, AnyRequest, TheHouse, Who, place
from zashiki.server.web.requests import TakesFile, address_of, client_of

Game = FromPath[str]
Name = FromPath[str]


class CampaignsController(Controller):
    """Your own campaigns."""

    path = "/api/campaigns/{game:str}"
    tags: Sequence[str] = ["campaigns"]

    @get(responses=REFUSALS, summary="My campaigns, the last played first.")
    async def all(self, request: AnyRequest, house: TheHouse, who: Who, game: Game) -> list[CampaignInfo]:
        row = await who.of(request)
        person = row.id if row else ""
        async with place(house, request, person):
            return await campaigns.mine(house, person, game)

    @post(responses=REFUSALS, status_code=HTTP_200_OK, summary="Begin a campaign.")
    async def begin(self, request: AnyRequest, house: TheHouse, who: Who, game: Game, data: JSONBody[NewCampaign]) -> CampaignInfo:
        return await campaigns.begin(house, await who.known(request), game, data.settings)

    @post("/import", responses=REFUSALS, status_code=HTTP_200_OK, operation_class=TakesFile, summary="Import a campaign's file.")
    async def import_file(self, request: AnyRequest, house: TheHouse, who: Who, game: Game, body: RawBody) -> CampaignInfo:
        person = await who.known(request)
        return await campaigns.import_campaign(house, client_of(request, person.id), person, game, body)

    @get("/ahead", responses=REFUSALS, summary="Preview a new campaign without keeping it.")
    async def preview(self, house: TheHouse, game: Game) -> CampaignInfo:
        return await campaigns.preview(house, game)

    @get("/{name:str}", responses=REFUSALS, summary="A campaign of mine.")
    async def one(self, request: AnyRequest, house: TheHouse, who: Who, game: Game, name: Name) -> CampaignInfo:
        person = (await who.known(request)).id
        async with place(house, request, person):
            return await campaigns.describe(house, await campaigns.find(house, person, game, name))

    @delete("/{name:str}", responses=REFUSALS, status_code=HTTP_200_OK, summary="Delete a campaign.")
    async def delete_one(self, request: AnyRequest, house: TheHouse, who: Who, game: Game, name: Name) -> list[CampaignInfo]:
        person = await who.known(request)
        row = await campaigns.find(house, person.id, game, name)
        await campaign_store.delete(house.store, row.id)
        async with place(house, request, person.id):
            return await campaigns.mine(house, person.id, game)

    @get("/{name:str}/file", responses=REFUSALS, media_type="application/json", summary="A campaign as a file.")
    async def file(self, request: AnyRequest, house: TheHouse, who: Who, game: Game, name: Name) -> Response[dict[str, Any]]:
        row = await campaigns.find(house, (await who.known(request)).id, game, name)
        headers = {"content-disposition": f'attachment; filename="{row.game}-campaign-{row.id}.json"'}
        return Response(Raw(row.text.encode()), headers=headers)  # type: ignore[arg-type]

    @post("/{name:str}/play", responses=REFUSALS, status_code=HTTP_200_OK, summary="Play the open chapter.")
    async def play(self, request: AnyRequest, house: TheHouse, who: Who, game: Game, name: Name, data: JSONBody[PlayChapter]) -> TableInfo:
        person = await who.known(request)
        return (await campaigns.play(house, person, game, name, data.level, address_of(request))).info(person.id)

    @post("/{name:str}/go_on", responses=REFUSALS, status_code=HTTP_200_OK, summary="Leave a lost chapter without victory.")
    async def go_on(self, request: AnyRequest, house: TheHouse, who: Who, game: Game, name: Name) -> CampaignInfo:
        return await campaigns.go_on(house, await who.known(request), game, name)
