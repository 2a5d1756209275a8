"""Bots wait for people: for their clocks, and in a negotiation for what they have to say."""

import asyncio
import os
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.server.parlour import STANDARD, Chair, Player, Server, config, serving
from tests.server.test_bots import answer_until
from tests.server.test_loop import take_first
from zashiki.server.tables.patience import PACES, USUAL

pytestmark = pytest.mark.anyio
LONG = 1000.0  # seconds: longer than any test
TABLES = int(os.environ.get("TABLES", "3"))  # Tea Ceremonies that are watched
BOT = "adept" if "TABLES" in os.environ else "novice"  # an adept thinks for longer than `make test` has time


async def with_bots(server: Server, pace: str = "calm", **wish: Any) -> tuple[str, Player, Chair]:
    """A person and two bots at a toy, the person connected."""
    player = await Player.arrive(server.url, "Host")
    body = {"game": "toy", "seats": 3, "bots": [None, "random", "random"], "pace": pace, "start": True, **wish}
    table = (await player.post("/api/tables", body))["id"]
    chair = await player.sit(table)
    await chair.expect("update")
    return table, player, chair


async def arrive(chair: Chair) -> None:
    """The clock has told everything."""
    await chair.say({"type": "arrived", "version": chair.update["version"]})


async def nothing_new(chair: Chair, seconds: float) -> bool:
    """Whether no update comes for some time."""
    version = chair.update["version"]
    await asyncio.sleep(seconds)
    await chair.settle()
    return bool(chair.update["version"] == version)


async def step(chair: Chair) -> bool:
    """Answer if asked, else let the clock arrive and hear the next update. Whether it was an answer."""
    prompt = chair.update["prompt"]
    if prompt and prompt["asked"]:
        await chair.send_answer(len(prompt["options"]) - 1)
        await chair.expect("done", "refused")
        await chair.settle()
        return True
    await arrive(chair)
    await chair.expect("update")
    return False


async def test_a_bot_is_never_more_than_one_choice_ahead_of_a_clock(tmp_path: Path) -> None:
    async with serving(config(tmp_path, bot_patience=LONG)) as server:
        _, _, chair = await with_bots(server)
        await arrive(chair)
        await chair.settle()
        waited = 0
        while not chair.update["over"]:
            arrived = chair.update["version"]
            answered = await step(chair)
            assert chair.update["version"] - arrived in (1, 1 + answered)  # a bot may have chosen while this answer was on its way
            if answered:
                await arrive(chair)
                continue
            if waited < 5 and not chair.update["over"]:
                assert await nothing_new(chair, 0.1)
                waited += 1
        assert waited == 5


async def test_bots_wait_only_so_long_for_somebody_who_does_not_look(tmp_path: Path) -> None:
    async with serving(config(tmp_path, bot_patience=0.4)) as server:
        _, _, chair = await with_bots(server, seats=2, bots=[None, "random"])
        await arrive(chair)
        while chair.update["waiting"] != [1]:
            await step(chair)
        begin = monotonic()
        await chair.expect("update")
        assert 0.35 < monotonic() - begin < 5


async def test_bots_wait_longer_for_somebody_who_is_being_told_what_happened(tmp_path: Path) -> None:
    async with serving(config(tmp_path, bot_patience=0.4)) as server:
        _, _, chair = await with_bots(server, seats=2, bots=[None, "random"])
        await arrive(chair)
        while chair.update["waiting"] != [1]:
            await step(chair)
        version = chair.update["version"]
        for _ in range(12):
            await chair.say({"type": "telling"})
            await asyncio.sleep(0.1)
        await chair.settle()
        assert chair.update["version"] == version
        await chair.expect("update")  # nothing is told any more, and the patience ends


async def test_without_a_clock_there_is_only_a_pause(tmp_path: Path) -> None:
    async with serving(config(tmp_path, bot_patience=LONG, bot_pause=0.1)) as server:
        _, _, chair = await with_bots(server, seats=2, bots=[None, "random"])
        pauses: list[float] = []
        while len(pauses) < 3 and not chair.update["over"]:
            if chair.update["waiting"] == [1]:
                begin = monotonic()
                await chair.expect("update")
                pauses.append(monotonic() - begin)
            else:
                await step(chair)
        assert len(pauses) == 3
        assert min(pauses) > 0.5 * PACES["calm"].pause * 0.1 / USUAL


@pytest.mark.parametrize(("people", "pace"), [(1, "at_once"), (0, "calm")])
async def test_at_once_or_without_people_nothing_waits(people: int, pace: str, tmp_path: Path) -> None:
    async with serving(config(tmp_path, bot_patience=LONG, bot_pause=LONG)) as server:
        _, _, chair = await with_bots(server, pace, bots=[None, "random", "random"] if people else ["random"] * 3)
        await arrive(chair)
        while not chair.update["over"]:
            if chair.update["prompt"] and chair.update["prompt"]["asked"]:
                await step(chair)
            else:
                await chair.hear()


async def test_who_leaves_is_not_waited_for(tmp_path: Path) -> None:
    async with serving(config(tmp_path, bot_patience=LONG)) as server:
        name, _, chair = await with_bots(server, seats=2, bots=[None, "random"])
        await arrive(chair)
        while chair.update["waiting"] != [1]:
            await step(chair)
        assert await nothing_new(chair, 0.2)  # the clock has not arrived
        await chair.leave()
        table = await server.house.table(name)
        while table.playing().waiting == (1,):
            await asyncio.sleep(0.01)


async def test_a_table_is_calm_unless_its_people_want_it_otherwise(server: Server) -> None:
    player = await Player.arrive(server.url, "Host")
    assert (await player.post("/api/tables", {"game": "toy", "seats": 2}))["pace"] == "calm"


def told(chair: Chair, event: str) -> list[dict[str, Any]]:
    """The lines of an event."""
    return [line for line in chair.log if line["key"].rpartition("-")[2] == event]


async def ceremony(server: Server, pace: str) -> Chair:
    """A person and three bots, up to the Tea Ceremony."""
    _, _, chair = await with_bots(server, pace, game="rising_sun", seats=4, bots=[None, "novice", "novice", "novice"])
    await answer_until(chair, "propose")
    return chair


async def ceremony_behind(server: Server, pace: str) -> Chair:
    """The same with a clock that has not told yet that the Tea Ceremony has begun."""
    _, _, chair = await with_bots(server, pace, game="rising_sun", seats=4, bots=[None, BOT, BOT, BOT])
    while not offers(chair, "propose"):
        await arrive(chair)
        if chair.update["prompt"] and chair.update["prompt"]["asked"]:
            await take_first(chair)
        else:
            await chair.expect("update")
    return chair


def offers(chair: Chair, verb: str) -> bool:
    """Whether something with this verb may be chosen."""
    prompt = chair.update["prompt"]
    return prompt is not None and any(option["verb"] == verb for option in prompt["options"])


@pytest.mark.parametrize("pace", ["calm", "brisk", "at_once"])
async def test_no_alliance_is_closed_before_a_person_is_asked_and_has_had_time(pace: str, tmp_path: Path) -> None:
    """The clock of the person comes to the question late; only then the time begins. All times are a fiftieth of the usual ones."""
    much = 0.02
    say, late = PACES[pace].say * much, 0.15
    async with serving(config(tmp_path, catalogue=STANDARD, bot_pause=much * USUAL, bot_patience=LONG)) as server:
        waits: list[float] = []
        for _ in range(TABLES):
            chair = await ceremony_behind(server, pace)
            assert await nothing_new(chair, late) or pace == "at_once"
            assert not told(chair, "allies")
            await arrive(chair)  # now the person is asked
            begin = last = monotonic()  # last: since when nobody has done anything
            while not told(chair, "allies") and (chair.update["waiting"] != [0] or monotonic() - last < say + 1.5):
                version = chair.update["version"]
                await asyncio.sleep(0.02)
                await chair.settle()
                await arrive(chair)
                if chair.update["version"] != version:
                    last = monotonic()
            if told(chair, "allies"):
                waits.append(monotonic() - begin)
            await chair.leave()
        shortest = f"the soonest {min(waits) / much:.1f} s after the person was asked" if waits else ""
        print(f"{pace}: {TABLES} Tea Ceremonies, an Alliance between bots in {len(waits)}, {shortest}")
        assert waits
        assert min(waits) > 0.9 * say


async def test_who_has_acted_is_not_waited_for_any_more(tmp_path: Path) -> None:
    async with serving(config(tmp_path, catalogue=STANDARD, bot_pause=USUAL)) as server:
        for _ in range(5):
            chair = await ceremony(server, "calm")
            begin = monotonic()
            await chair.choose("done")
            while not told(chair, "allies") and chair.update["waiting"]:
                await chair.hear()
            await chair.leave()
            if told(chair, "allies"):
                break
        assert monotonic() - begin < PACES["calm"].say / 2


async def test_who_puts_an_offer_together_is_waited_for(tmp_path: Path) -> None:
    """Bots close no Alliance with each other while somebody builds a deal, as long as somebody has who says nothing."""
    much = 0.02
    say = PACES["calm"].say * much
    async with serving(config(tmp_path, catalogue=STANDARD, bot_pause=much * USUAL, bot_patience=LONG)) as server:
        for _ in range(TABLES):
            chair = await ceremony(server, "calm")
            begin = monotonic()
            await chair.choose("negotiate")
            while not told(chair, "allies") and monotonic() - begin < say + 1.0:
                await arrive(chair)
                await asyncio.sleep(0.02)
                await chair.settle()
            waited = monotonic() - begin
            closed = told(chair, "allies")
            await chair.leave()
            if closed:
                assert waited > 0.8 * say
                return
    raise AssertionError("no two bots have become Allies")


async def test_a_bot_thinks_over_what_somebody_offers(tmp_path: Path) -> None:
    async with serving(config(tmp_path, catalogue=STANDARD, bot_pause=USUAL / 4)) as server:
        _, _, chair = await with_bots(server, "brisk", game="rising_sun", bots=[None, "novice", "novice"])
        await answer_until(chair, "negotiate")
        while chair.update["waiting"] != [0]:  # the others are done with the Tea Ceremony
            await chair.hear()
        await chair.choose("negotiate")
        await chair.choose("approach", 1)
        await chair.choose("add_to_deal", 0)
        await chair.choose("add_to_deal", 2)
        await chair.choose("offer")
        begin = monotonic()
        while not told(chair, "accepts_offer"):
            await chair.hear()
        assert monotonic() - begin > 0.9 * PACES["brisk"].thought[0] / 4
