"""People without accounts: a signed cookie, and a personal link to be the same person on another device."""

import hmac
from hashlib import sha256
from typing import cast

from litestar.datastructures import Cookie

from zashiki.server.names import clean
from zashiki.server.problems import RequestError
from zashiki.server.protocol.people import ChangeMe, Crest, Language, Me, Relation, Role, SetRelation
from zashiki.server.storage import relations
from zashiki.server.storage.notices import PersonChanged
from zashiki.server.storage.retention import DAY
from zashiki.server.storage.rows import PersonRow
from zashiki.server.storage.secret import read_secret
from zashiki.server.tables.house import House
from zashiki.server.tables.info import relation
from zashiki.server.tokens import new_token
from zashiki.server.web.guards import COOKIE
from zashiki.server.web.requests import AnyConnection, address_of

YEAR = 365 * 24 * 3600
LONGEST = 200  # characters of a cookie
RELATIONS = 500  # people somebody may mute or block


class People:
    """Who is behind a request."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.secret = read_secret(house.config.data)

    def sign(self, person: str, epoch: int) -> str:
        """The value of a cookie."""
        text = f"{person}.{epoch}"
        return f"{text}.{hmac.new(self.secret, text.encode(), sha256).hexdigest()}"

    def read(self, value: str) -> tuple[str, int] | None:
        """The person and epoch of a cookie that we have signed."""
        person, _, rest = value.partition(".")
        epoch, _, _ = rest.partition(".")
        if len(value) > LONGEST or not (epoch.isascii() and epoch.isdigit()):
            return None
        ours = hmac.compare_digest(self.sign(person, int(epoch)).encode(), value.encode())
        return (person, int(epoch)) if ours else None

    async def of(self, connection: AnyConnection) -> PersonRow | None:
        """The person of a request, None if unknown. People are stored only when they do something."""
        read = self.read(connection.cookies.get(COOKIE, ""))
        if read is None:
            return None
        row = await self.house.store.person(read[0]) or PersonRow(read[0])
        return row if row.epoch == read[1] else None

    async def known(self, connection: AnyConnection) -> PersonRow:
        """The person of a request, stored from now on."""
        row = await self.of(connection)
        if row is None:
            raise RequestError("not_seated", "Request /api/me first: it sets your cookie.")
        if await self._is_new(row, connection):
            row.seen = self.house.now()
            await self.house.store.put_person(row)
        return row

    async def _is_new(self, row: PersonRow, connection: AnyConnection) -> bool:
        """Whether somebody is not stored yet. Refused if too many of their address have been lately: each takes room."""
        if await self.house.store.person(row.id):
            return False
        most = self.house.config.new_people_of_an_address
        if not self.house.services.people_limits.take(address_of(connection), most / 60, most):
            raise RequestError("too_fast", f"{most} people may come new from your address in an hour; wait a little.")
        return True

    async def note_visit(self, row: PersonRow) -> None:
        """Keep when somebody who is stored was last here, to the day."""
        now = self.house.now()
        if row.seen and now - row.seen > DAY:
            row.seen = now
            await self.house.store.set_standing(row.id, seen=now)

    def cookie(self, row: PersonRow, secure: bool) -> Cookie:
        """The cookie of a person."""
        value = self.sign(row.id, row.epoch)
        return Cookie(key=COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    def newcomer(self) -> PersonRow:
        """A new person."""
        return PersonRow(new_token())

    async def change(self, connection: AnyConnection, row: PersonRow, wish: ChangeMe) -> None:
        """Set name, crest and language."""
        await self._is_new(row, connection)
        row.name, row.crest, row.language, row.seen = clean(wish.name), wish.crest, wish.language, self.house.now()
        if not row.name:
            raise RequestError("bad_request", "A name needs at least one letter.")
        await self.house.store.put_person(row)
        for table in self.house.tables.values():
            table.rename(row.id, row.name, row.crest)
        self.house.services.line.send(PersonChanged(row.id))

    async def relations(self, person: str) -> list[Relation]:
        """Whom somebody has muted or blocked."""
        return [relation(row) for row in await relations.of_person(self.house.store, person)] if person else []

    async def relate(self, row: PersonRow, other: str, wish: SetRelation) -> None:
        """Set how somebody stands to another person."""
        if other == row.id or await self.house.store.person(other) is None:
            raise RequestError("no_such_person", "There is no such other person.")
        known = [one.other for one in await relations.of_person(self.house.store, row.id)]
        if other not in known and len(known) >= RELATIONS:
            raise RequestError("too_many_people", f"You have muted or blocked {RELATIONS} people already; let some of them be first.")
        await relations.put(self.house.store, row.id, other, wish.muted, wish.blocked)

    async def describe(self, row: PersonRow) -> Me:
        """A person as they see themselves."""
        crest, language, role = cast(Crest, row.crest), cast(Language, row.language), cast(Role, row.role)
        refused = await self.house.doorkeeper.objection(row) or ""
        return Me(row.id, row.name, crest, language, bool(row.name), bool(row.link), role, refused)

    async def keeper(self, connection: AnyConnection) -> PersonRow:
        """The person of a request, if they keep the house."""
        row = await self.of(connection)
        if row is None or row.role != "keeper":
            raise RequestError("not_keeper", "Only a keeper of the house can do this.")
        return row

    async def make_link(self, row: PersonRow) -> str:
        """A new personal link. Only a digest of its token is stored."""
        token = new_token(20)
        row.link = _digest(token)
        await self.house.store.put_person(row)
        return f"/me/{token}"

    async def revoke(self, row: PersonRow) -> None:
        """Revoke the personal link and all cookies, and close all sockets. A device with a new cookie can connect again."""
        row.link, row.epoch = "", row.epoch + 1
        await self.house.store.put_person(row)
        for table in self.house.tables.values():
            table.audience.disconnect(row.id)
        self.house.services.line.send(PersonChanged(row.id))

    async def restore(self, token: str) -> PersonRow:
        """The person of a personal link."""
        row = await self.house.store.person_by_link(_digest(token))
        if row is None:
            raise RequestError("no_such_link", "This personal link is not valid.")
        return row


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()
