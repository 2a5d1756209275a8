"""The HTTP part of the server: which path does what."""

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any, Literal

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter, RawBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Raw

from zashiki.kernel import SPECTATOR
from zashiki.primer import Primer, primer
from zashiki.rulebook import Rule, rulebook
from zashiki.server.catalogue import offers
from zashiki.server.problems import STATUS, Problem, RequestError
from zashiki.server.protocol.games import CheckComponents, CheckSetup, ComponentsCheck, GameInfo, SetupCheck, Still
from zashiki.server.protocol.history import HistoryRow, ScoreTrack
from zashiki.server.protocol.people import ChangeMe, Language, Me, PersonalLink, Relation, Restore, SetRelation
from zashiki.server.protocol.socket import ChatLine, ReportLine
from zashiki.server.protocol.tables import AskHint, CreateTable, Hint, JoinTable, SetPace, SetSeat, TableInfo
from zashiki.server.protocol.values import LAST_SEAT
from zashiki.server.protocol.words import LogLine, ScoreLine
from zashiki.server.storage.rows import PersonRow
from zashiki.server.tables import component_sets, hints, history, lobby, records, seating
from zashiki.server.tables.house import House
from zashiki.server.tables.table import Table
from zashiki.server.tables.updates import Updates
from zashiki.server.web.people import People
from zashiki.server.web.requests import TakesFile, address_of, client_of

RECORD_SIZE = 2 * 1024 * 1024  # the longest games have some hundred kilobytes
SET_SIZE = 512 * 1024  # of a request with a component set
FOREVER = "public, max-age=31536000, immutable"
STATUSES = sorted(status for status in {*STATUS.values(), 405} if status < 500)
REFUSALS = {status: ResponseSpec(Problem, generate_examples=False, description="Refused.") for status in STATUSES}
AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Who = NamedDependency[People]
SeatNumber = Annotated[int, PathParameter(ge=0, le=LAST_SEAT)]
LineNumber = Annotated[int, PathParameter(ge=1, le=1_000_000_000, description="The number of the line, as this person counts them.")]
ChoiceNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
ViewerWanted = Annotated[
    int | Literal["me"] | None, QueryParameter(description='Whose view: the number of a seat, null for a spectator, "me" for your own.')
]
LanguageWanted = Annotated[Language, QueryParameter()]


class MeController(Controller):
    """The person who asks."""

    path = "/api/me"
    tags: Sequence[str] = ["people"]

    @get(responses=REFUSALS, summary="Who am I? Sets a cookie for new visitors, and renews it for others.")
    async def read(self, request: AnyRequest, who: Who) -> Response[Me]:
        return await with_cookie(request, who, await who.of(request) or who.newcomer())

    @put(responses=REFUSALS, summary="Set name, crest and language.")
    async def change(self, request: AnyRequest, who: Who, data: JSONBody[ChangeMe]) -> Response[Me]:
        row = await who.of(request) or who.newcomer()
        await who.change(request, row, data)
        return await with_cookie(request, who, row)

    @post("/link", responses=REFUSALS, status_code=HTTP_200_OK, summary="Make a new personal link for another device.")
    async def link(self, request: AnyRequest, who: Who) -> PersonalLink:
        return PersonalLink(await who.make_link(await who.known(request)))

    @delete("/link", responses=REFUSALS, status_code=HTTP_200_OK, summary="Revoke the personal link and sign out all other devices.")
    async def revoke(self, request: AnyRequest, who: Who) -> Response[Me]:
        row = await who.known(request)
        await who.revoke(row)
        return await with_cookie(request, who, row)

    @post("/restore", responses=REFUSALS, status_code=HTTP_200_OK, summary="Become the person of a personal link.")
    async def restore(self, request: AnyRequest, who: Who, data: JSONBody[Restore]) -> Response[Me]:
        return await with_cookie(request, who, await who.restore(data.token))


class PeopleController(Controller):
    """Other people: muting and blocking."""

    path = "/api/people"
    tags: Sequence[str] = ["people"]

    @get(responses=REFUSALS, summary="Whom I have muted or blocked.")
    async def all(self, request: AnyRequest, who: Who) -> list[Relation]:
        return await who.relations(await _name(request, who))

    @put("/{person_id:str}", responses=REFUSALS, summary="Mute, unmute, block or unblock somebody.")
    async def change(self, request: AnyRequest, who: Who, person_id: FromPath[str], data: JSONBody[SetRelation]) -> list[Relation]:
        person = await who.known(request)
        await who.relate(person, person_id, data)
        return await who.relations(person.id)


class GamesController(Controller):
    """The games."""

    path = "/api/games"
    tags: Sequence[str] = ["games"]

    @get(responses=REFUSALS, summary="The games with their settings.")
    async def all(self, house: TheHouse) -> list[GameInfo]:
        return await asyncio.to_thread(offers.all_games, house.catalogue)

    @get("/{game:str}/rules", responses=REFUSALS, summary="The rules of a game, in their order.")
    async def rules(self, house: TheHouse, game: FromPath[str], language: LanguageWanted = "en") -> list[Rule]:
        return list((await asyncio.to_thread(rulebook, offers.find_game(house.catalogue, game).id, language)).values())

    @get("/{game:str}/primer", responses=REFUSALS, summary="An introduction to a game for newcomers.")
    async def primer(self, house: TheHouse, game: FromPath[str], language: LanguageWanted = "en") -> Primer:
        """How to play, every term and mark, what matters in each phase, what scores, and the rule of each prompt and event."""
        return await asyncio.to_thread(primer, offers.find_game(house.catalogue, game).id, language)

    @get("/{game:str}/primer/{screen:str}", responses=REFUSALS, summary="The position with which a screen of how to play is shown.")
    async def still(self, house: TheHouse, game: FromPath[str], screen: FromPath[str]) -> Still:
        return await asyncio.to_thread(offers.still, house.catalogue, game, screen)

    @post("/{game:str}/check", responses=REFUSALS, status_code=HTTP_200_OK, summary="Check whether a game can be set up like this.")
    async def check(self, house: TheHouse, game: FromPath[str], data: JSONBody[CheckSetup]) -> SetupCheck:
        return offers.check_setup(house.catalogue, game, data)

    @get(
        "/{game:str}/components/{digest:str}", responses=REFUSALS, media_type="application/json", summary="A component set that is in use."
    )
    async def components(
        self, request: AnyRequest, house: TheHouse, who: Who, game: FromPath[str], digest: FromPath[str]
    ) -> Response[dict[str, Any]]:
        """What is printed on the components. It never changes: the address is a digest of it."""
        async with place(house, request, await _name(request, who)):
            found = await component_sets.printed(house, game, digest)
        return Response(Raw(found), headers={"cache-control": FOREVER, "etag": f'"{digest}"'})  # type: ignore[arg-type]

    @get("/{game:str}/components/{digest:str}/sources", responses=REFUSALS, summary="Where the values of a component set come from.")
    async def sources(
        self, request: AnyRequest, house: TheHouse, who: Who, game: FromPath[str], digest: FromPath[str]
    ) -> Response[dict[str, str]]:
        """For each place in the set, such as `swords[3]` or `swords[3].points`: rulebook, public, recalled, reconstructed or owner."""
        async with place(house, request, await _name(request, who)):
            found = await component_sets.sources(house, game, digest)
        return Response(found, headers={"cache-control": FOREVER, "etag": f'"{digest}"'})

    @get(
        "/{game:str}/components/{digest:str}/text",
        responses=REFUSALS,
        media_type="text/plain",
        summary="A component set that is in use, as TOML.",
    )
    async def component_text(self, house: TheHouse, game: FromPath[str], digest: FromPath[str]) -> Response[str]:
        """The file itself: a start for a set with the values of your own box."""
        return Response(await component_sets.text(house, game, digest), headers={"cache-control": FOREVER, "etag": f'"{digest}"'})

    @post(
        "/{game:str}/components/check",
        responses=REFUSALS,
        status_code=HTTP_200_OK,
        request_max_body_size=SET_SIZE,
        summary="Check a component set.",
    )
    async def check_components(
        self, request: AnyRequest, house: TheHouse, who: Who, game: FromPath[str], data: JSONBody[CheckComponents]
    ) -> ComponentsCheck:
        client = client_of(request, await _name(request, who))
        return await component_sets.check(house, client, game, data)


class TablesController(Controller):
    """Tables: joining, leaving, looking back."""

    path = "/api/tables"
    tags: Sequence[str] = ["tables"]

    @get(responses=REFUSALS, summary="Tables that are open, mine, or finished.")
    async def all(
        self,
        request: AnyRequest,
        house: TheHouse,
        who: Who,
        which: Annotated[Literal["open", "mine", "finished"], QueryParameter(name="list")] = "open",
    ) -> list[TableInfo]:
        return await lobby.tables(house, await _name(request, who), which)

    @post(responses=REFUSALS, status_code=HTTP_200_OK, request_max_body_size=SET_SIZE, summary="Open a new table.")
    async def create(self, request: AnyRequest, house: TheHouse, who: Who, data: JSONBody[CreateTable]) -> TableInfo:
        person = await who.known(request)
        return (await lobby.create(house, client_of(request, person.id), person, data)).info(person.id)

    @get("/{table_id:str}", responses=REFUSALS, summary="A table.")
    async def one(self, request: AnyRequest, house: TheHouse, who: Who, table_id: FromPath[str]) -> TableInfo:
        return (await house.table(table_id)).info(await _name(request, who))

    @post("/{table_id:str}/join", responses=REFUSALS, status_code=HTTP_200_OK, summary="Take a seat.")
    async def join(self, request: AnyRequest, house: TheHouse, who: Who, table_id: FromPath[str], data: JSONBody[JoinTable]) -> TableInfo:
        table, person = await house.table(table_id), await who.known(request)
        await seating.join(table, person, data)
        return table.info(person.id)

    @post("/{table_id:str}/leave", responses=REFUSALS, status_code=HTTP_200_OK, summary="Leave your seat.")
    async def leave(self, request: AnyRequest, house: TheHouse, who: Who, table_id: FromPath[str]) -> TableInfo:
        table, person = await house.table(table_id), await who.known(request)
        await seating.leave(table, person)
        return table.info(person.id)

    @post("/{table_id:str}/start", responses=REFUSALS, status_code=HTTP_200_OK, summary="Begin the game.")
    async def start(self, request: AnyRequest, house: TheHouse, who: Who, table_id: FromPath[str]) -> TableInfo:
        table, person = await house.table(table_id), await who.known(request)
        await seating.start(table, person)
        return table.info(person.id)

    @put("/{table_id:str}/seats/{seat:int}", responses=REFUSALS, summary="Give a seat to a bot, or back to its person.")
    async def set_seat(
        self, request: AnyRequest, house: TheHouse, who: Who, table_id: FromPath[str], seat: SeatNumber, data: JSONBody[SetSeat]
    ) -> TableInfo:
        table, person = await house.table(table_id), await who.known(request)
        await seating.set_bot(table, person, seat, data.bot)
        return table.info(person.id)

    @put("/{table_id:str}/pace", responses=REFUSALS, summary="Set how fast the bots play.")
    async def set_pace(self, request: AnyRequest, house: TheHouse, who: Who, table_id: FromPath[str], data: JSONBody[SetPace]) -> TableInfo:
        table, person = await house.table(table_id), await who.known(request)
        await seating.set_pace(table, person, data.pace)
        return table.info(person.id)

    @delete("/{table_id:str}/chat/{line:int}", responses=REFUSALS, status_code=HTTP_200_OK, summary="Remove a chat line.")
    async def remove_line(self, request: AnyRequest, house: TheHouse, who: Who, table_id: FromPath[str], line: LineNumber) -> ChatLine:
        """The host of the table and keepers may do this. The line stays, but without its text."""
        table, person = await house.table(table_id), await who.known(request)
        async with table.lock:
            return await table.talk.remove(person, line)

    @post("/{table_id:str}/chat/{line:int}/report", responses=REFUSALS, status_code=HTTP_200_OK, summary="Report a chat line to the house.")
    async def report_line(
        self, request: AnyRequest, house: TheHouse, who: Who, table_id: FromPath[str], line: LineNumber, data: JSONBody[ReportLine]
    ) -> ChatLine:
        table, person = await house.table(table_id), await who.known(request)
        async with table.lock:
            return await table.talk.report(person, address_of(request), line, data.reason)

    @post("/{table_id:str}/hint", responses=REFUSALS, status_code=HTTP_200_OK, summary="What would a master do in my place?")
    async def hint(self, request: AnyRequest, house: TheHouse, who: Who, table_id: FromPath[str], data: JSONBody[AskHint]) -> Hint:
        return await hints.hint(await house.table(table_id), await who.known(request), data.version)

    @post("/{table_id:str}/rematch", responses=REFUSALS, status_code=HTTP_200_OK, summary="Open the next table for the same people.")
    async def rematch(self, request: AnyRequest, house: TheHouse, who: Who, table_id: FromPath[str]) -> TableInfo:
        table, person = await house.table(table_id), await who.known(request)
        return (await lobby.rematch(house, table, person, address_of(request))).info(person.id)

    @get("/{table_id:str}/history", responses=REFUSALS, summary="The position after a choice, and what happened from there to another one.")
    async def history(
        self,
        request: AnyRequest,
        house: TheHouse,
        who: Who,
        table_id: FromPath[str],
        after: ChoiceNumber,
        choice: ChoiceNumber,
        viewer: ViewerWanted = "me",
    ) -> HistoryRow:
        table, person = await house.table(table_id), await _name(request, who)
        async with place(house, request, person), table.lock:
            return await asyncio.to_thread(history.history, _begun(table), _viewer(table, person, viewer), after, choice)

    @get("/{table_id:str}/log", responses=REFUSALS, summary="What happened after a choice; -1: from the start.")
    async def log(
        self,
        request: AnyRequest,
        house: TheHouse,
        who: Who,
        table_id: FromPath[str],
        after: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
        viewer: ViewerWanted = "me",
    ) -> list[LogLine]:
        table, person = await house.table(table_id), await _name(request, who)
        async with place(house, request, person), table.lock:
            allowed = _viewer(table, person, viewer)
            return await asyncio.to_thread(table.updates.log_lines, allowed, after) if table.updates else []

    @get("/{table_id:str}/scores", responses=REFUSALS, summary="The scores after each choice of a finished game.")
    async def scores(self, request: AnyRequest, house: TheHouse, who: Who, table_id: FromPath[str]) -> ScoreTrack:
        table, person = await house.table(table_id), await _name(request, who)
        async with place(house, request, person):
            return ScoreTrack(await records.scores(table))

    @get("/{table_id:str}/outlook", responses=REFUSALS, summary="The scores line by line, if everything were counted now.")
    async def outlook(self, request: AnyRequest, house: TheHouse, who: Who, table_id: FromPath[str]) -> list[ScoreLine]:
        table, person = await house.table(table_id), await _name(request, who)
        async with place(house, request, person), table.lock:
            return await asyncio.to_thread(_begun(table).outlook)

    @get("/{table_id:str}/record", responses=REFUSALS, media_type="application/json", summary="A finished game as a file.")
    async def record(self, request: AnyRequest, house: TheHouse, who: Who, table_id: FromPath[str]) -> Response[dict[str, Any]]:
        table, person = await house.table(table_id), await _name(request, who)
        name = f"{table.row.game}-{table.row.id}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        async with place(house, request, person):
            text = await records.export(table)
        return Response(Raw(text.encode()), headers=headers)  # type: ignore[arg-type]


@get("/api/invitations/{token:str}", responses=REFUSALS, tags=["tables"], summary="The table of an invitation link.")
async def invitation(request: AnyRequest, house: TheHouse, who: Who, token: FromPath[str]) -> TableInfo:
    """The table of an invitation link."""
    row = await house.store.table_by_invitation(token)
    if row is None:
        raise RequestError("no_such_link", "This invitation is not valid.")
    return (await house.table(row.id)).info(await _name(request, who))


@post(
    "/api/records",
    responses=REFUSALS,
    status_code=HTTP_200_OK,
    request_max_body_size=RECORD_SIZE,
    operation_class=TakesFile,
    tags=["tables"],
    summary="Import a record as a finished table.",
)
async def import_record(request: AnyRequest, house: TheHouse, who: Who, body: RawBody) -> TableInfo:
    """Import a record."""
    person = await who.known(request)
    table = await records.import_record(house, client_of(request, person.id), person, body)
    return table.info(person.id)


async def with_cookie(request: AnyRequest, who: People, row: PersonRow) -> Response[Me]:
    """The person behind a request, with a fresh cookie."""
    await who.note_visit(row)
    return Response(await who.describe(row), cookies=[who.cookie(row, secure=request.url.scheme == "https")])


async def _name(request: AnyRequest, who: People) -> str:
    """The id of the person who asks, or "" for a new visitor."""
    row = await who.of(request)
    return row.id if row else ""


def place(house: House, request: AnyRequest, person: str) -> AbstractAsyncContextManager[None]:
    """A place among those who want something that has to be worked out."""
    return house.services.onlookers.place(person, address_of(request))


def _begun(table: Table) -> Updates:
    """What is told of a game that has begun."""
    if table.updates is None:
        raise RequestError("not_begun", "The game has not begun.")
    return table.updates


def _viewer(table: Table, person: str, wanted: int | Literal["me"] | None) -> int:
    """The viewer whose view a person asks for. Until the game is over, that is their own or a spectator's."""
    if wanted is None:
        return SPECTATOR
    own = table.viewer_of(person)
    if wanted == "me":
        return own
    if not 0 <= wanted < len(table.seats):
        raise RequestError("no_such_seat", "There is no such seat.")
    if wanted != own and table.row.status != "finished":
        raise RequestError("own_view_only", "Until the game is over, you can only see it from your own seat.")
    return wanted
