"""Lessons of people: each chapter is played at a table of its own, which can be come back to and begun again."""

import asyncio

from zashiki.lessons import Chapter, Lesson, begin
from zashiki.server.catalogue.offers import find_game
from zashiki.server.problems import RequestError
from zashiki.server.protocol.lessons import LessonChapter, LessonInfo, PlayLesson
from zashiki.server.protocol.tables import CreateTable
from zashiki.server.storage import lessons as store
from zashiki.server.storage.rows import LessonRow, PersonRow, SeatRow
from zashiki.server.tables import lobby, quotas
from zashiki.server.tables.house import House
from zashiki.server.tables.table import Table
from zashiki.server.tables.teaching import cards, name_of

OTHERS = "novice"  # who sits on the other seats


async def lessons(house: House, person: str, game: str) -> list[LessonInfo]:
    """The lessons of a game, and how far somebody has come in them."""
    find_game(house.catalogue, game)
    rows = {(row.lesson, row.chapter): row for row in await store.of_person(house.store, person, game)} if person else {}
    return [
        LessonInfo(lesson.id, lesson.key, [_chapter(lesson, chapter, rows.get((lesson.id, chapter.id))) for chapter in lesson.chapters])
        for lesson in house.catalogue.lessons(game)
    ]


def _chapter(lesson: Lesson, chapter: Chapter, row: LessonRow | None) -> LessonChapter:
    done, table = (row.done, row.table) if row else (False, "")
    return LessonChapter(chapter.id, f"{lesson.key}-{chapter.id}", chapter.minutes, done, table, cards(lesson.game, chapter))


async def play(house: House, person: PersonRow, game: str, wish: PlayLesson, address: str) -> Table:
    """The table of a chapter: the one that was begun, or a new one."""
    lesson, chapter = _find(house, game, wish)
    rows = await store.of_person(house.store, person.id, game)
    row = next((row for row in rows if (row.lesson, row.chapter) == (lesson.id, chapter.id)), None)
    table = await _begun(house, person, row, name_of(lesson, chapter)) if row else None
    if table and wish.again:
        table = await _from_the_start(table, lesson.seat)
    return table or await _new(house, person, lesson, chapter, address)


def _find(house: House, game: str, wish: PlayLesson) -> tuple[Lesson, Chapter]:
    find_game(house.catalogue, game)
    for lesson in house.catalogue.lessons(game):
        chapter = lesson.chapter(wish.chapter)
        if lesson.id == wish.lesson and chapter:
            return lesson, chapter
    raise RequestError("no_such_lesson", "There is no such lesson.")


async def _begun(house: House, person: PersonRow, row: LessonRow, name: str) -> Table | None:
    """The table at which a chapter was begun, if it can go on there."""
    try:
        table = await house.table(row.table)
    except RequestError:
        return None  # it is gone, or this version cannot open it
    return table if table.row.lesson == name and table.seat_of(person.id) is not None else None


async def _from_the_start(table: Table, seat: int) -> Table | None:
    """The same table with nothing done; None: that cannot be."""
    async with table.alone():
        session = table.session
        if table.row.status != "playing" or session is None or session.since:
            return None
        if session.record.choices:
            await table.go_back(seat, 0)
    return table


async def _new(house: House, person: PersonRow, lesson: Lesson, chapter: Chapter, address: str) -> Table:
    quotas.check_rate(house.services, person.id, address)  # lessons do not count otherwise: there is one table for each chapter
    setup = (await asyncio.to_thread(begin, lesson, chapter)).setup
    wish = CreateTable(lesson.game.id, setup.seats, settings=dict(setup.settings), public=False, hints=chapter.is_free)
    row = lobby.new_row(house, person, lesson.game, wish, house.catalogue.standard_set(lesson.game.id))
    row.seed, row.lesson, row.origin = chapter.seed, name_of(lesson, chapter), house.services.origin_of(address)
    seats = [SeatRow(row.id, seat, bot=None if seat == lesson.seat else OTHERS, seen=row.created) for seat in range(setup.seats)]
    seats[lesson.seat].person = person.id
    await house.store.create_table(row, seats)
    await store.put(house.store, LessonRow(person.id, lesson.game.id, lesson.id, chapter.id, row.id))
    table = await house.table(row.id)
    async with table.alone():
        if table.row.status == "open":
            await table.begin()
    return table
