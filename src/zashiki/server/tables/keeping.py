"""What the keepers of the house see, and what they do about it."""

from typing import cast
from urllib.parse import quote

import sqlalchemy as sa

from zashiki.server.metrics import memory
from zashiki.server.problems import RequestError
from zashiki.server.protocol.house import (
    Door,
    HouseInfo,
    HouseInvitation,
    HousePerson,
    HouseReport,
    HouseTable,
    Invite,
    Load,
    SetStanding,
)
from zashiki.server.protocol.people import Crest, Person, Role
from zashiki.server.protocol.tables import Status
from zashiki.server.storage import database as db
from zashiki.server.storage import door, talk
from zashiki.server.storage.notices import HouseChanged
from zashiki.server.storage.rows import HouseInvitationRow, PersonRow, ReportRow, SeatRow, TableRow
from zashiki.server.tables import places
from zashiki.server.tables.house import House
from zashiki.server.tokens import new_token

LISTED = 200  # people, tables and reports
SHORTEST = 6  # characters of a word
UNFINISHED = db.tables.c.status.in_(("open", "playing"))


async def describe(house: House, name: str = "") -> HouseInfo:
    """The whole house; `name`: part of the names of the people who are wanted."""
    tables = await house.store.listed(UNFINISHED)
    seats = await house.store.seats([row.id for row in tables])
    return HouseInfo(
        door=house.doorkeeper.door,
        invitations=[_invitation(row) for row in await door.invitations(house.store)],
        known=await _count(house, db.people),
        people=await _people(house, name),
        unfinished=await _count(house, db.tables, UNFINISHED),
        tables=[_table(house, row, seats[row.id]) for row in tables],
        reports=await _reports(house),
        load=_load(house),
    )


async def _count(house: House, table: sa.Table, *conditions: sa.ColumnElement[bool]) -> int:
    (found,) = await house.store.rows(sa.select(sa.func.count().label("count")).select_from(table).where(*conditions))
    return int(found["count"])


def _invitation(row: HouseInvitationRow) -> HouseInvitation:
    path = f"/enter/{quote(row.word, safe='')}" if row.word else ""
    return HouseInvitation(row.digest, path, row.word, row.note, cast(Role, row.role), row.at, row.entered)


async def _people(house: House, name: str) -> list[HousePerson]:
    """Those who are here, then the keepers and members, then the others by name."""
    here = house.services.neighbours.online()
    people = db.people.c
    sitting = sa.select(sa.func.count()).where(db.seats.c.person == people.id, db.seats.c.table == db.tables.c.id, UNFINISHED)
    order = (
        people.id.in_(here).desc(),
        sa.case((people.role == "keeper", 0), (people.role == "member", 1), else_=2),
        people.name,
        people.id,
    )
    wanted = people.name.icontains(name, autoescape=True)
    query = sa.select(db.people, sitting.scalar_subquery().label("tables")).where(wanted).order_by(*order).limit(LISTED)
    return [
        HousePerson(_person(row["id"], row["name"], row["crest"]), row["role"], row["shut_out"], row["id"] in here, row["tables"])
        for row in await house.store.rows(query)
    ]


def _person(who: str, name: str, crest: str = "fan") -> Person:
    return Person(who, name, cast(Crest, crest))


def _table(house: House, row: TableRow, seats: list[SeatRow]) -> HouseTable:
    return HouseTable(
        id=row.id,
        game=row.game,
        name=row.name,
        status=cast(Status, row.status),
        public=row.public,
        people=[_person(seat.person, seat.name, seat.crest) for seat in seats if seat.person],
        bots=sum(seat.bot is not None for seat in seats),
        online=house.services.neighbours.connections(row.id),
        created=row.created,
        changed=row.changed,
    )


async def _reports(house: House) -> list[HouseReport]:
    """What nobody has seen to yet comes first."""
    found = await talk.reports(house.store, LISTED)
    removed = await talk.removed(house.store, [row.line for row in found])
    names = await _names(house, {row.reporter for row in found})
    return [
        HouseReport(
            id=row.id,
            at=row.at,
            table=row.table,
            person=_person(row.person, row.name),
            text=row.text,
            reason=row.reason,
            reporter=_person(row.reporter, names.get(row.reporter, "")),
            removed=row.line in removed,
            settled=row.settled,
        )
        for row in found
    ]


async def _names(house: House, people: set[str]) -> dict[str, str]:
    query = sa.select(db.people.c.id, db.people.c.name).where(db.people.c.id.in_(people))
    return {row["id"]: row["name"] for row in await house.store.rows(query)}


def _load(house: House) -> Load:
    turns = house.thinkers.turns
    sockets = sum(len(table.audience.connections) for table in house.tables.values())
    return Load(house.since, sockets, len(house.tables), turns.places - turns.free, turns.waiting, memory() // 1_000_000)


# --- what they do ---


async def set_door(house: House, wish: Door) -> None:
    """Open or shut the door."""
    await door.set_door(house.store, wish)
    await _changed(house)


async def _changed(house: House) -> None:
    await house.doorkeeper.load()
    house.services.line.send(HouseChanged())


async def invite(house: House, wish: Invite) -> None:
    """Make an invitation."""
    word = " ".join(wish.word.split())
    if word and len(word) < SHORTEST:
        raise RequestError("word_too_short", f"A word of the house has at least {SHORTEST} characters.")
    word = word or new_token(10)
    row = HouseInvitationRow(door.digest(word), word, wish.note.strip(), "member", False, house.now())
    await door.invite(house.store, row)


async def set_standing(house: House, who: str, wish: SetStanding) -> None:
    """Make somebody a member or a guest, shut them out or let them in again."""
    person = await house.store.person(who)
    if person is None:
        raise RequestError("no_such_person", "There is no such person.")
    if person.role == "keeper":
        raise RequestError("is_keeper", "A keeper is made, and dismissed, on the machine itself: zashiki role.")
    await house.store.set_standing(who, role=wish.role, shut_out=wish.shut_out)
    await _changed(house)
    if wish.shut_out and not person.shut_out:
        await _put_out(house, person)


async def _put_out(house: House, person: PersonRow) -> None:
    """Somebody loses the seats at all unfinished tables, and every connection."""
    sitting = sa.select(db.seats.c.table).where((db.seats.c.person == person.id) | (db.seats.c.kept == person.id))
    hosted = db.tables.c.host == person.id
    for row in await house.store.tables(UNFINISHED, db.tables.c.id.in_(sitting) | hosted, limit=10_000):
        try:
            table = await house.table(row.id)
        except RequestError:
            continue  # this version cannot open it, so nobody sits there
        async with table.alone():
            await places.remove(table, person.id)
    for table in house.tables.values():
        table.audience.disconnect(person.id)


async def settle(house: House, number: int, remove: bool) -> None:
    """A report is seen to."""
    row = await talk.find_report(house.store, number)
    if row is None:
        raise RequestError("no_such_report", "There is no such report.")
    if remove:
        await _remove_line(house, row)
    await talk.settle(house.store, number)


async def _remove_line(house: House, row: ReportRow) -> None:
    await talk.remove(house.store, row.line)
    try:
        table = await house.table(row.table)
    except RequestError:
        return  # it is closed, so nobody reads the line
    async with table.lock:
        await table.talk.send_new()
    table.announce()
