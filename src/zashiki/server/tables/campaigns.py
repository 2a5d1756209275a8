"""Campaigns of people: chapters played at tables, whose ends are entered by themselves, once and for all."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from zashiki.kernel import CampaignRules, ZashikiError
from zashiki.server.problems import Refuse
from zashiki.server.protocol.messages import AttemptInfo, CampaignInfo, ChapterInfo, CreateTable, RequestInfo, Value
from zashiki.server.storage import campaigns as store
from zashiki.server.storage.campaigns import Outdated
from zashiki.server.storage.rows import CampaignRow, PersonRow, SeatRow
from zashiki.server.tables import lobby
from zashiki.server.tables.house import House, new_token
from zashiki.server.tables.table import Table

MOST = 50  # campaigns of a person
TRIES = 5  # to change what others change, too
log = logging.getLogger(__name__)


def rules_of(house: House, game: str) -> CampaignRules:
    """The campaign of a game."""
    rules = house.catalogue.campaign(lobby.game_of(house, game).id)
    if rules is None:
        raise Refuse("no_such_campaign", "This game has no campaign.")
    return rules


async def mine(house: House, person: str, game: str) -> list[CampaignInfo]:
    """Somebody's campaigns, the last played first."""
    rules_of(house, game)
    rows = await store.of_person(house.store, person, game) if person else []
    return [describe(house, await settled(house, row)) for row in rows]


def ahead(house: House, game: str) -> CampaignInfo:
    """A campaign that has not begun, to be looked at; it has no id and is not kept."""
    rules = rules_of(house, game)
    return describe(house, CampaignRow("", "", game, rules.to_json(rules.begin({})), "", {}, 0, 0))


async def begin(house: House, person: PersonRow, game: str, options: dict[str, Value]) -> CampaignInfo:
    """A new campaign; the modules must be such that a table can be set up with them."""
    rules = rules_of(house, game)
    try:
        campaign = rules.begin(options)
        seats, settings = rules.next_game(campaign, rules.LEVELS[0])
    except ZashikiError as error:
        raise Refuse("cannot_set_up", str(error)) from error
    lobby.new_row(house, person, house.catalogue.game(game), CreateTable(game, seats, options=settings), house.catalogue.standard_set(game))
    return await _add(house, person, game, campaign)


async def bring(house: House, person: PersonRow, game: str, text: str) -> CampaignInfo:
    """A campaign from its file."""
    rules = rules_of(house, game)
    try:
        campaign = rules.bring(text, "the campaign")
    except ZashikiError as error:
        raise Refuse("bad_campaign", str(error)) from error
    return await _add(house, person, game, campaign)


async def _add(house: House, person: PersonRow, game: str, campaign: Any) -> CampaignInfo:
    if len(await store.of_person(house.store, person.id, game)) >= MOST:
        raise Refuse("too_many_campaigns", f"You have {MOST} campaigns already; strike one out first.")
    now = house.now()
    row = CampaignRow(new_token(8), person.id, game, rules_of(house, game).to_json(campaign), "", {}, now, now)
    await store.add(house.store, row)
    return describe(house, row)


async def own(house: House, person: str, game: str, name: str) -> CampaignRow:
    """A campaign of one's own, as it stands now."""
    rules_of(house, game)
    row = await store.one(house.store, name)
    if row is None or row.game != game or not person or row.person != person:
        raise Refuse("no_such_campaign", "You have no such campaign.")
    return await settled(house, row)


def describe(house: House, row: CampaignRow) -> CampaignInfo:
    """A campaign as it is told."""
    rules = rules_of(house, row.game)
    campaign = rules.read_campaign(row.text, f"campaign {row.id}")
    standing = rules.standing(campaign, house.catalogue.standard_set(row.game))
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
        for chapter in standing.chapters
    ]
    options = dict(standing.options)
    return CampaignInfo(
        row.id, row.game, row.created, row.changed, options, chapters, standing.open, standing.points, standing.rank, row.table
    )


async def settled(house: House, row: CampaignRow) -> CampaignRow:
    """A campaign with the game that has ended meanwhile entered.

    The table stays noted until the same change that enters its game takes it out, so that none is lost or counts twice.
    """
    while row.table:
        try:
            table = await _table_of(house, row)
        except Refuse as error:
            log.warning("Table %s of a campaign: %s", row.table, error)
            return row  # another version may open it; whoever does not want to wait plays the chapter anew
        if table is not None and table.row.status != "finished" and table.seat_of(row.person) is not None:
            return row
        if table is not None and table.row.status == "finished":
            _enter(house, row, table)
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
    except Refuse as error:
        if error.code == "no_such_table":
            return None
        raise
    kept = await house.store.table(row.table)
    if kept is not None and kept.status != table.row.status:
        await table.refresh()
    return table


def _enter(house: House, row: CampaignRow, table: Table) -> None:
    """The game of a table into its campaign; one that does not fit (any more) is left out."""
    assert table.session is not None
    rules = rules_of(house, row.game)
    campaign = rules.read_campaign(row.text, f"campaign {row.id}")
    try:
        row.played = {**row.played, rules.enter(campaign, table.session): table.row.id}
    except ZashikiError as error:
        log.warning("Table %s is not entered into its campaign: %s", table.row.id, error)
        return
    row.text = rules.to_json(campaign)


async def play(house: House, person: PersonRow, game: str, name: str, level: int) -> Table:
    """A table of the open chapter: the one that was begun, or a new one."""
    rules = rules_of(house, game)
    for _ in range(TRIES):
        row = await own(house, person.id, game, name)
        if not await _goes_on(house, row):
            wish = _wish(rules, row, level)
            new = lobby.new_row(house, person, house.catalogue.game(game), wish, house.catalogue.standard_set(game))
            new.campaign = row.id
            row.table, row.changed = new.id, house.now()
            try:
                await store.change(house.store, row, new, [SeatRow(new.id, 0, person.id)])
            except Outdated:
                continue
        table = await house.table(row.table)
        async with table.lock:
            if table.row.status == "open":
                await table.begin()
        return table
    raise Refuse("not_in_campaign", "The campaign has changed; look again.")


async def _goes_on(house: House, row: CampaignRow) -> bool:
    """Whether a game of the open chapter is under way that this version can open."""
    try:
        return bool(row.table and await house.table(row.table))
    except Refuse:
        return False


def _wish(rules: CampaignRules, row: CampaignRow, level: int) -> CreateTable:
    campaign = rules.read_campaign(row.text, f"campaign {row.id}")
    try:
        seats, options = rules.next_game(campaign, level)
    except ZashikiError as error:
        raise Refuse("not_in_campaign", str(error)) from error
    return CreateTable(row.game, seats, options=options, public=False)


async def go_on(house: House, person: PersonRow, game: str, name: str) -> CampaignInfo:
    """Leave a lost chapter without victory; a game of it that is under way counts no more."""
    rules = rules_of(house, game)
    for _ in range(TRIES):
        row = await own(house, person.id, game, name)
        campaign = rules.read_campaign(row.text, f"campaign {row.id}")
        try:
            rules.go_on(campaign)
        except ZashikiError as error:
            raise Refuse("not_in_campaign", str(error)) from error
        row.text, row.table, row.changed = rules.to_json(campaign), "", house.now()
        try:
            await store.change(house.store, row)
        except Outdated:
            continue
        return describe(house, row)
    raise Refuse("not_in_campaign", "The campaign has changed; look again.")


@asynccontextmanager
async def watching(house: House) -> AsyncIterator[None]:
    """Enter games when they end, and first those that have ended while nobody watched."""
    for row in await store.ended(house.store):
        await _settle(house, row)
    pending: set[asyncio.Task[None]] = set()
    house.ended = _when_over(house, pending)
    yield
    if pending:
        await asyncio.wait(pending)


def _when_over(house: House, pending: set[asyncio.Task[None]]) -> Callable[[str], None]:
    async def enter(table: str) -> None:
        for row in await store.find(house.store, store.columns.table == table):
            await _settle(house, row)

    def over(table: str) -> None:
        if house.tables[table].row.campaign:
            task = asyncio.create_task(enter(table))
            pending.add(task)
            task.add_done_callback(pending.discard)

    return over


async def _settle(house: House, row: CampaignRow) -> None:
    """What cannot be entered now is tried again when somebody looks."""
    try:
        await settled(house, row)
    except Exception:
        log.exception("The end of table %s could not be entered into its campaign", row.table)
