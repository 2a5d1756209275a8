"""Lessons at tables: the other seats follow the lesson, the person is told what to do, and it can be left, taken up and begun again."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.parlour import STANDARD, Chair, Player, Server, config, serving
from zashiki.kernel import Option, waiting, write_option
from zashiki.lessons import Chapter, Lesson, begin, lessons_of, moves

pytestmark = pytest.mark.anyio
ORDER = {"lesson": "first", "chapter": "order"}


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Server]:
    """A running parlour with the games of the project, and so with their lessons."""
    async with serving(config(tmp_path, catalogue=STANDARD, bot_processes=1)) as running:
        yield running


def chapter(name: str) -> tuple[Lesson, Chapter]:
    (lesson,) = lessons_of("shogun")
    found = lesson.chapter(name)
    assert found
    return lesson, found


def own_choices(name: str) -> list[Option]:
    """What the author of a chapter thinks the person chooses."""
    lesson, found = chapter(name)
    return [move.option for move in moves(lesson, found, begin(lesson, found)) if move.task]


def verdict(chair: Chair, option: Option) -> int:
    found: list[int] = chair.update["coach"]["verdicts"]
    return found[chair.option(option.verb, *option.args)]


async def sit(player: Player, game: str = "shogun", **wish: Any) -> tuple[str, Chair]:
    """Play a chapter."""
    table = (await player.post(f"/api/lessons/{game}", wish))["id"]
    chair = await player.sit(table)
    await chair.expect("update")
    return table, chair


async def chapters(player: Player) -> dict[str, dict[str, Any]]:
    (lesson,) = await player.get("/api/lessons/shogun")
    return {one["id"]: one for one in lesson["chapters"]}


async def asked(chair: Chair) -> None:
    """Wait until the person is asked, or everything is done."""
    while not (chair.update["prompt"] and chair.update["prompt"]["asked"]):
        await chair.hear()


async def test_a_chapter_is_played_to_its_end_and_stays_done(parlour: Server) -> None:
    player = await Player.arrive(parlour.url, "Ada")
    table, chair = await sit(player, lesson="first", chapter="plan")
    for option in own_choices("plan"):
        await asked(chair)
        assert verdict(chair, option) == -1
        await chair.choose(option.verb, *option.args)
    await asked(chair)  # the others have followed the lesson, and the bids are open
    lesson, next_chapter = chapter("order")
    session = parlour.house.tables[table].session
    assert session and session.state.plan == begin(lesson, next_chapter).plan
    assert chair.update["coach"]["task"] == len(chapter("plan")[1].tasks)
    found = await chapters(player)
    assert (found["plan"]["done"], found["plan"]["table"], found["order"]["done"]) == (True, table, False)


async def test_a_choice_that_is_not_asked_for_is_objected_to(parlour: Server) -> None:
    player = await Player.arrive(parlour.url, "Ada")
    _, chair = await sit(player, **ORDER)
    coach = chair.update["coach"]
    said = [coach["objections"][number]["key"] if number >= 0 else "" for number in coach["verdicts"]]
    first, other = "shogun-lesson-first-order-take-first", "shogun-lesson-first-order-take-other"
    assert said == [first, other, other, other, ""]
    assert not coach["astray"]


async def test_a_lesson_survives_taking_back_and_a_restart(tmp_path: Path) -> None:
    settings = config(tmp_path, catalogue=STANDARD, bot_processes=1)
    async with serving(settings) as running:
        player = await Player.arrive(running.url, "Ada")
        table, chair = await sit(player, lesson="first", chapter="plan")
        first, second, *_ = own_choices("plan")
        await chair.choose(first.verb, *first.args)
        await chair.choose(second.verb, *second.args)
        await chair.say({"type": "undo", "id": "back", "version": chair.update["version"]})
        await chair.expect("update")
        assert chair.update["coach"]["task"] == 1
        cookies = player.http.cookies
    async with serving(settings) as running:
        player = Player(running.url)
        player.http.cookies = cookies
        again, chair = await sit(player, lesson="first", chapter="plan")
        assert (again, chair.update["coach"]["task"]) == (table, 1)
        await chair.choose(second.verb, *second.args)
        assert chair.update["coach"]["task"] == 2


async def test_a_chapter_can_be_begun_again_at_the_same_table(parlour: Server) -> None:
    player = await Player.arrive(parlour.url, "Ada")
    table, chair = await sit(player, **ORDER)
    begun = chair.update["view"]
    (option,) = own_choices("order")
    await chair.choose(option.verb, *option.args)
    assert chair.update["coach"]["task"] == 1
    again, chair = await sit(player, **ORDER, again=True)
    assert (again, chair.update["coach"]["task"], chair.update["view"]) == (table, 0, begun)
    assert (await chapters(player))["order"]["done"], "done once is done"


async def test_the_others_do_nothing_of_their_own_accord_while_the_person_reads(parlour: Server) -> None:
    player = await Player.arrive(parlour.url, "Ada")
    table, chair = await sit(player, game="rising_sun", lesson="first", chapter="tea")
    running = parlour.house.tables[table]
    assert running.session
    while not running.session.record.choices or running.bots.thinking:
        await chair.hear()
    assert [choice.seat for choice in running.session.record.choices] == [2], "only what the lesson wants was chosen"
    await chair.choose("propose", 1)
    while running.session.state.ally[0] != 1:
        await chair.hear()


@pytest.mark.parametrize("game", ["shogun", "rising_sun"])
async def test_who_plays_on_alone_reads_in_peace_until_the_first_choice(parlour: Server, game: str) -> None:
    player = await Player.arrive(parlour.url, "Ada")
    table, chair = await sit(player, game=game, lesson="first", chapter="alone")
    running = parlour.house.tables[table]
    assert running.session
    assert len(waiting(running.session.state)) == 3, "all are asked at once"
    running.bots.wake()
    assert not running.bots.thinking
    assert not running.session.record.choices
    option = chair.update["prompt"]["options"][0]
    await chair.choose(option["verb"], *[arg["n"] for arg in option["args"]])
    while {choice.seat for choice in running.session.record.choices} <= {0}:
        await chair.hear()


async def test_a_lesson_is_private_and_counts_nowhere(tmp_path: Path) -> None:
    limits = {"tables_of_a_person": 1, "bot_games_of_a_person": 1}
    async with serving(config(tmp_path, catalogue=STANDARD, bot_processes=1, **limits)) as running:
        player, stranger = await Player.arrive(running.url, "Ada"), await Player.arrive(running.url, "Eve")
        for name in ("plan", "order"):
            table = await player.post("/api/lessons/shogun", {"lesson": "first", "chapter": name})
        assert (table["lesson"], table["public"], table["invitation"]) == ("first/order", False, "")
        assert await player.get("/api/tables", list="mine") == []
        refused = await stranger.http.post(f"/api/tables/{table['id']}/join", json={})
        assert refused.json()["code"] == "not_invited"
        chair = await stranger.sit(table["id"])
        await chair.expect("update")
        assert chair.update["coach"] is None
        other = (await stranger.post("/api/lessons/shogun", ORDER))["id"]
        assert other != table["id"], "everybody learns at a table of their own"
        body = {"game": "shogun", "seats": 3, "bots": [None, "novice", "novice"], "start": True}
        await player.post("/api/tables", body)


async def test_who_leads_the_game_elsewhere_is_told_so(parlour: Server) -> None:
    player = await Player.arrive(parlour.url, "Ada")
    _, chair = await sit(player, **ORDER)
    await chair.choose("take_position", 0)
    await asked(chair)
    assert chair.update["coach"]["astray"]
    assert chair.update["coach"]["task"] == 0


async def test_what_does_not_exist_cannot_be_learned(parlour: Server) -> None:
    player = await Player.arrive(parlour.url, "Ada")
    for game, wish, code in (
        ("shogun", {"lesson": "first", "chapter": "dance"}, "no_such_lesson"),
        ("shogun", {"lesson": "last", "chapter": "plan"}, "no_such_lesson"),
        ("go", ORDER, "no_such_game"),
    ):
        assert (await player.http.post(f"/api/lessons/{game}", json=wish)).json()["code"] == code


def test_the_lesson_used_here_asks_what_is_tested() -> None:
    (option,) = own_choices("order")
    assert write_option(chapter("order")[0].game, option) == "take_position position=5"
