"""Lessons over HTTP."""

from collections.abc import Sequence

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from zashiki.server.protocol.lessons import LessonInfo, PlayLesson
from zashiki.server.protocol.tables import TableInfo
from zashiki.server.tables import lessons
from zashiki.server.web.api import REFUSALS, AnyRequest, TheHouse, Who
from zashiki.server.web.requests import address_of


class LessonsController(Controller):
    """What there is to learn, and playing it."""

    path = "/api/lessons/{game:str}"
    tags: Sequence[str] = ["lessons"]

    @get(responses=REFUSALS, summary="The lessons of a game, and how far I have come.")
    async def all(self, request: AnyRequest, house: TheHouse, who: Who, game: FromPath[str]) -> list[LessonInfo]:
        person = await who.of(request)
        return await lessons.lessons(house, person.id if person else "", game)

    @post(responses=REFUSALS, status_code=HTTP_200_OK, summary="Play a chapter of a lesson.")
    async def play(self, request: AnyRequest, house: TheHouse, who: Who, game: FromPath[str], data: JSONBody[PlayLesson]) -> TableInfo:
        person = await who.known(request)
        return (await lessons.play(house, person, game, data, address_of(request))).info(person.id)
