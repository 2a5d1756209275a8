"""The chat of a table. Everybody counts the lines they can hear, so that what others whisper leaves no trace."""

from typing import Protocol

import msgspec

from zashiki.kernel import Message
from zashiki.server.problems import RequestError
from zashiki.server.protocol.socket import Chat, ChatLine
from zashiki.server.protocol.words import Message as Sentence
from zashiki.server.storage import relations
from zashiki.server.storage import talk as store
from zashiki.server.storage.rows import ChatRow, PersonRow, ReportRow, SeatRow, TableRow
from zashiki.server.tables.audience import Audience, Connection
from zashiki.server.tables.info import resembles
from zashiki.server.tables.services import Services

SHOWN = 200  # lines sent to who comes
AT_ONCE = 10  # lines a person may say without a break
REPORTS, REPORTS_OF_AN_ADDRESS = 20, 100  # an hour: nobody buries what others report


class TalkTable(Protocol):
    """What the chat needs of its table."""

    services: Services
    row: TableRow
    seats: list[SeatRow]
    audience: Audience

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""

    def announce(self) -> None:
        """Tell other processes that the table has changed."""


class Talk:
    """What is said at one table. Callers hold the table's lock."""

    def __init__(self, table: TalkTable) -> None:
        self.table = table
        self.last = -1  # the last line that was sent here; -1: not looked yet
        self.removed: set[int] = set()  # the lines that are known here to be removed

    async def greet(self, connection: Connection) -> list[ChatLine]:
        """The last lines for somebody who comes."""
        await self.send_new()
        services, name = self.table.services, self.table.row.id
        connection.heard, rows = await store.last_heard(services.store, name, connection.person, self.last, SHOWN)
        first = connection.heard - len(rows) + 1
        return [self.line(row, number) for number, row in enumerate(rows, start=first)]

    async def send_new(self) -> None:
        """Send what was said and removed since, here or in another process."""
        services, name, connections = self.table.services, self.table.row.id, self.table.audience.connections
        if self.last < 0:
            self.last = await store.last_id(services.store, name)
            self.removed = await store.removed_lines(services.store, name, self.last)
        for row in await store.said_after(services.store, name, self.last):
            self.last = row.id
            if row.removed:
                self.removed.add(row.id)
            for connection in connections:
                if can_hear(row, connection.person):
                    connection.heard += 1
                    connection.send(self.line(row, connection.heard))
        for row in await store.newly_removed(services.store, name, self.last, self.removed):
            await self._send_removed(row)

    async def _send_removed(self, row: ChatRow) -> None:
        """Send a line without its text to those who have heard it."""
        for connection in [one for one in self.table.audience.connections if can_hear(row, one.person)]:
            connection.send(self.line(row, await store.number_heard(self.table.services.store, row, connection.person)))
        self.removed.add(row.id)

    def line(self, row: ChatRow, number: int) -> ChatLine:
        """Something said, as it is sent to somebody who knows it by a number."""
        like = bool(row.person) and resembles(self.table.seats, row.person, row.name)
        said = msgspec.convert(row.words, Sentence) if row.words and not row.removed else None
        text, about = ("", "") if row.removed else (row.text, row.about)
        return ChatLine(number, row.at, row.person, row.name, row.seat, row.to, about, text, said, like, row.removed)

    async def say(self, speaker: Connection, message: Chat) -> None:
        """Say something to all, or to one seat."""
        table, services = self.table, self.table.services
        seat, text = table.seat_of(speaker.person), message.text.strip()
        if not speaker.person or not text:
            raise RequestError("bad_request", "There is nothing to say, or nobody who says it.")
        self._limit_rate(speaker)
        listener = "" if message.to is None else await self._listener(speaker, message.to)
        row = ChatRow(0, table.row.id, services.now(), speaker.name, seat, message.to, message.about, text, speaker.person, listener)
        await store.say(services.store, row)
        await self.send_new()
        table.announce()

    async def say_for_bot(self, game: str, seat: int, to: int | None, message: Message) -> None:
        """Let the bot of a seat say something to all, or to the person on one seat."""
        table, services = self.table, self.table.services
        listener = "" if to is None else table.seats[to].person or ""
        words = msgspec.to_builtins(services.catalogue.wording(game).reason(message))
        await store.say(services.store, ChatRow(0, table.row.id, services.now(), "", seat, to, "", "", "", listener, words=words))
        await self.send_new()
        table.announce()

    def _limit_rate(self, speaker: Connection) -> None:
        config, limits = self.table.services.config, self.table.services.chat_limits
        if not limits.take(f"person {speaker.person}", config.chat_a_minute, AT_ONCE):
            raise RequestError("too_fast", f"You may say {config.chat_a_minute} lines a minute; wait a little.")
        if not limits.take(f"address {speaker.address}", config.chat_of_an_address, config.chat_of_an_address):
            raise RequestError("too_fast", f"People at your address may say {config.chat_of_an_address} lines a minute; wait a little.")

    async def _listener(self, speaker: Connection, seat: int) -> str:
        """The person on a seat, if the speaker may whisper to them."""
        if self.table.seat_of(speaker.person) is None:
            raise RequestError("not_seated", "Only people at the table may speak to one alone.")
        listener = self.table.seats[seat].person if seat < len(self.table.seats) else None
        if listener is None:
            raise RequestError("no_such_seat", "Nobody can hear this.")
        if await relations.has_blocked(self.table.services.store, listener, speaker.person):
            raise RequestError("blocked", "This person does not want to be spoken to by you alone.")
        return listener

    async def remove(self, person: PersonRow, number: int) -> ChatLine:
        """Remove a line, as the host of the table or as a keeper."""
        row = await self._heard(person, number)
        if self.table.row.host != person.id and person.role != "keeper":
            raise RequestError("not_host", "Only the host of the table, or a keeper of the house, can remove a line.")
        await self.send_new()
        if not row.removed:
            await store.remove(self.table.services.store, row.id)
            row.removed = True
            await self._send_removed(row)
            self.table.announce()
        return self.line(row, number)

    async def report(self, person: PersonRow, address: str, number: int, reason: str) -> ChatLine:
        """Report a line to the house. Nobody else notices it."""
        row, limits = await self._heard(person, number), self.table.services.report_limits
        for who, most in ((f"person {person.id}", REPORTS), (f"address {address}", REPORTS_OF_AN_ADDRESS)):
            if not limits.take(who, most / 60, most):
                raise RequestError("too_fast", "You have reported many lines; the keepers will see to them first.")
        now = self.table.services.now()
        report = ReportRow(0, now, row.table, row.id, person.id, row.person, row.name, row.text, reason.strip())
        await store.report(self.table.services.store, report)
        return self.line(row, number)

    async def _heard(self, person: PersonRow, number: int) -> ChatRow:
        """The line that a person knows by a number."""
        row = await store.line_heard(self.table.services.store, self.table.row.id, person.id, number)
        if row is None:
            raise RequestError("no_such_line", "You have heard no such line.")
        return row


def can_hear(row: ChatRow, person: str) -> bool:
    """Whether something was said to this person, or by them."""
    return row.to is None or (person != "" and person in (row.person, row.listener))
