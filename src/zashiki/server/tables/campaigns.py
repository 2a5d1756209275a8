"""The campaigns of people. A chapter is played at a table, and its result is recorded exactly once when the game ends."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from zashiki.campaigns import CampaignRules
from zashiki.kernel import ZashikiError
from zashiki.server.catalogue.offers import find_game
from zashiki.server.problems import RequestError
from zashiki.server.protocol.campaigns import AttemptInfo, CampaignInfo, ChapterInfo, RequestInfo
from zashiki.server.protocol.tables import CreateTable
from zashiki.server.protocol.values import Value
from zashiki.server.reading import jobs
from zashiki.server.reading.readers import Client
from zashiki.server.storage import campaigns as store
from zashiki.server.storage.campaigns import Outdated
from zashiki.server.storage.rows import CampaignRow, PersonRow, SeatRow
from zashiki.server.tables import lobby, quotas
from zashiki.server.tables.house import House
from zashiki.server.tables.table import Table
from zashiki.server.tokens import new_token

MOST = 50  # campaigns of a person
TRIES = 5  # when others change the same campaign at the same time
log = logging.getLogger(__name__)


def rules_of(house: House, game: str) -> CampaignRules:
    """The campaign of a game."""
    rules = house.catalogue.campaign(find_game(house.catalogue, game).id)
    if rules is None:
        raise RequestError("no_such_campaign", "This game has no campaign.")
    return rules


async def mine(house: House, person: str, game: str) -> list[CampaignInfo]:
    """A person's campaigns, the last played first."""
    rules_of(house, game)
    rows = await store.of_person(house.store, person, game) if person else []
    return [await describe(house, await up_to_date(house, row)) for row in rows]


async def preview(house: House, game: str) -> CampaignInfo:
    """What a new campaign looks like. It has no id and is not kept."""
    rules = rules_of(house, game)
    return await describe(house, CampaignRow("", "", game, rules.to_json(rules.begin({})), "", {}, 0, 0))


async def begin(house: House, person: PersonRow, game: str, settings: dict[str, Value]) -> CampaignInfo:
    """A new campaign. It is refused if no table could be set up with these modules."""
    rules = rules_of(house, game)
    try:
        campaign = rules.begin(settings)
        seats, chapter = rules.next_game(campaign, rules.LEVELS[0])
    except ZashikiError as error:
        raise RequestError("cannot_set_up", str(error)) from error
    lobby.new_row(house, person, house.catalogue.game(game), CreateTable(game, seats, settings=chapter), house.catalogue.standard_set(game))
    return await _add(house, person, game, rules.to_json(campaign))


async def import_campaign(house: House, client: Client, person: PersonRow, game: str, body: bytes) -> CampaignInfo:
    """A campaign from its file."""
    rules_of(house, game)
    try:
        text = await house.readers.read(client, jobs.check_campaign, game, body)
    except ZashikiError as error:
        raise RequestError("bad_campaign", str(error)) from error
    return await _add(house, person, game, text)


async def _add(house: House, person: PersonRow, game: str, text: str) -> CampaignInfo:
    if len(await store.of_person(house.store, person.id, game)) >= MOST:
        raise RequestError("too_many_campaigns", f"You have {MOST} campaigns already; delete one first.")
    now = house.now()
    row = CampaignRow(new_token(8), person.id, game, text, "", {}, now, now)
    await store.add(house.store, row)
    return await describe(house, row)


async def find(house: House, person: str, game: str, name: str) -> CampaignRow:
    """A campaign of this person, up to date."""
    rules_of(house, game)
    row = await store.one(house.store, name)
    if row is None or row.game != game or not person or row.person != person:
        raise RequestError("no_such_campaign", "You have no such campaign.")
    return await up_to_date(house, row)


async def describe(house: House, row: CampaignRow) -> CampaignInfo:
    """A campaign as it is sent. It may be long, so it is read in a thread."""
    return await asyncio.to_thread(_describe, house, row)


def _describe(house: House, row: CampaignRow) -> CampaignInfo:
    rules = rules_of(house, row.game)
    campaign = rules.read_campaign(row.text, f"campaign {row.id}")
    progress = rules.progress(campaign, house.catalogue.standard_set(row.game))
    chapters = [
        ChapterInfo(
            number=chapter.number,
            difficulty=chapter.difficulty,
            state=chapter.state,
            requests=[RequestInfo(key, need) for key, need in chapter.requests],
            attempts=[AttemptInfo(a.level, list(a.scores), a.met, a.won, a.points, row.played.get(a.game, "")) for a in chapter.attempts],
            points=chapter.points,
            prizes=list(chapter.prizes),
            penalty=chapter.penalty,
        )
        for chapter in progress.chapters
    ]
    settings = dict(progress.settings)
    return CampaignInfo(
        row.id, row.game, row.created, row.changed, settings, chapters, progress.open, progress.points, progress.rank, row.table
    )


async def up_to_date(house: House, row: CampaignRow) -> CampaignRow:
    """A campaign with the result of its game, if that has ended in the meantime.

    One change records the result and removes the table from the campaign, so that no game is lost or counts twice.
    """
    while row.table:
        try:
            table = await _table_of(house, row)
        except RequestError as error:
            log.warning("Table %s of a campaign: %s", row.table, error)
            return row  # another version may open it; or the person plays the chapter again
        if table is not None and table.row.status != "finished" and table.seat_of(row.person) is not None:
            return row
        if table is not None and table.row.status == "finished":
            await asyncio.to_thread(_record_result, house, row, table)
        row.table, row.changed = "", house.now()
        try:
            await store.change(house.store, row)
        except Outdated:
            row = await store.one(house.store, row.id) or row
    return row


async def _table_of(house: House, row: CampaignRow) -> Table | None:
    """The table of the open chapter as the store has it; None: it is not there any more."""
    try:
        table = await house.table(row.table)
    except RequestError as error:
        if error.code in ("no_such_table", "table_closed"):
            return None
        raise
    kept = await house.store.table(row.table)
    if kept is not None and kept.status != table.row.status:
        await table.refresh()
    return table


def _record_result(house: House, row: CampaignRow, table: Table) -> None:
    """Record the game of a table in its campaign. A game that does not fit is left out."""
    assert table.session is not None
    rules = rules_of(house, row.game)
    campaign = rules.read_campaign(row.text, f"campaign {row.id}")
    try:
        row.played = {**row.played, rules.record_result(campaign, table.session): table.row.id}
    except ZashikiError as error:
        log.warning("The result of table %s is not recorded in its campaign: %s", table.row.id, error)
        return
    row.text = rules.to_json(campaign)


async def play(house: House, person: PersonRow, game: str, name: str, level: int, address: str) -> Table:
    """A table of the open chapter: the one that was begun, or a new one."""
    rules = rules_of(house, game)
    for _ in range(TRIES):
        row = await find(house, person.id, game, name)
        if not await _goes_on(house, row):
            await quotas.check_new_table(house.services, person.id, address)
            wish = await asyncio.to_thread(_wish, rules, row, level)
            new = lobby.new_row(house, person, house.catalogue.game(game), wish, house.catalogue.standard_set(game))
            new.campaign, new.origin = row.id, house.services.origin_of(address)
            row.table, row.changed = new.id, house.now()
            try:
                await store.change(house.store, row, new, [SeatRow(new.id, 0, person.id, seen=new.created)])
            except Outdated:
                continue
        table = await house.table(row.table)
        async with table.alone():
            if table.row.status == "open":
                await table.begin()
        return table
    raise RequestError("not_in_campaign", "The campaign has changed; look again.")


async def _goes_on(house: House, row: CampaignRow) -> bool:
    """Whether a game of the open chapter is running, and this version can open it."""
    try:
        return bool(row.table and await house.table(row.table))
    except RequestError:
        return False


def _wish(rules: CampaignRules, row: CampaignRow, level: int) -> CreateTable:
    campaign = rules.read_campaign(row.text, f"campaign {row.id}")
    try:
        seats, settings = rules.next_game(campaign, level)
    except ZashikiError as error:
        raise RequestError("not_in_campaign", str(error)) from error
    return CreateTable(row.game, seats, settings=settings, public=False)


async def go_on(house: House, person: PersonRow, game: str, name: str) -> CampaignInfo:
    """Leave a lost chapter without victory. A game of it that is being played does not count any more."""
    rules = rules_of(house, game)
    for _ in range(TRIES):
        row = await find(house, person.id, game, name)
        row.text = await asyncio.to_thread(_gone_on, rules, row)
        row.table, row.changed = "", house.now()
        try:
            await store.change(house.store, row)
        except Outdated:
            continue
        return await describe(house, row)
    raise RequestError("not_in_campaign", "The campaign has changed; look again.")


def _gone_on(rules: CampaignRules, row: CampaignRow) -> str:
    """The text of a campaign whose open chapter is left."""
    campaign = rules.read_campaign(row.text, f"campaign {row.id}")
    try:
        rules.go_on(campaign)
    except ZashikiError as error:
        raise RequestError("not_in_campaign", str(error)) from error
    return rules.to_json(campaign)


@asynccontextmanager
async def watching(house: House, ended: asyncio.Queue[str]) -> AsyncIterator[None]:
    """Record results while the block runs; `ended` brings the tables of chapters whose game is over."""
    for row in await store.with_ended_games(house.store):  # while no server was running
        ended.put_nowait(row.table)
    watcher = asyncio.create_task(_watch(house, ended))
    try:
        yield
        await ended.join()
    finally:
        watcher.cancel()
        with suppress(asyncio.CancelledError):
            await watcher


async def _watch(house: House, ended: asyncio.Queue[str]) -> None:
    while True:
        table = await ended.get()
        try:
            await record_ended(house, table)
        except Exception:  # it is tried again when somebody looks
            log.exception("The result of table %s could not be recorded in its campaign", table)
        finally:
            ended.task_done()


async def record_ended(house: House, table: str) -> None:
    """Record the result of a table in the campaigns it belongs to."""
    for row in await store.find(house.store, store.columns.table == table):
        await up_to_date(house, row)
