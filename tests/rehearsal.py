"""The server of the browser tests: a table may begin in the middle of a game, and from a seed that is known.

`python -m tests.rehearsal FOLDER` serves like `zashiki serve`, with one path more. An ordinary server does not have it: there nobody
can choose a seed.
"""

import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Annotated, Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct
from msgspec.structs import replace

from tests.positions import Position, record_of
from zashiki.bots.random import random_choice
from zashiki.games import load, standard_set
from zashiki.kernel import Choice, Session, Value, decisions
from zashiki.server.config import Config
from zashiki.server.protocol.tables import CreateTable, TableInfo
from zashiki.server.tables import lobby
from zashiki.server.tables.house import House
from zashiki.server.tables.table import Table
from zashiki.server.web.app import create_app
from zashiki.server.web.people import People
from zashiki.server.web.requests import client_of
from zashiki.server.web.running import Announcing, uvicorn_config

TRIES = 200  # games that are played to find a scene
PATIENCE = 120.0  # seconds a bot may take beyond its budget; if it was late, another would choose for it, and by chance


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a table begins. Random play goes on until it is so; if a game never comes there, the next seed is tried."""

    begun: bool = True  # false: people still gather, and only the seed is known
    seed: Annotated[int, Meta(ge=0)] = 0
    choices: int = 0  # at least so many have been made
    seats: tuple[int, ...] = (0,)  # that are asked
    verbs: tuple[str, ...] = ()  # each of these seats may choose one of each
    left: int = 0  # at most so many choices are left until the end; 0: no matter how many
    missed: int = 0  # so many choices have been made since the person who opens the table looked at it last


class Rehearsal(Struct, forbid_unknown_fields=True):
    """A table, and where it begins."""

    table: CreateTable
    scene: Scene


def is_there(session: Session[Any], scene: Scene) -> bool:
    """Whether a game has come to a scene, as far as that can be said before its end."""
    asked = {decision.seat: decision.options for decision in decisions(session.game, session.state) if decision.asked}
    return (
        len(session.record.choices) >= scene.choices
        and all(seat in asked for seat in scene.seats)
        and all({option.verb for option in asked[seat]}.issuperset(scene.verbs) for seat in scene.seats)
    )


def choices_to(session: Session[Any], scene: Scene, rng: Random) -> list[Choice] | None:
    """The choices that lead to a scene; None: this game has none."""
    found: list[int] = []  # after how many choices it is there
    while session.state.stack:
        if is_there(session, scene):
            found.append(len(session.record.choices))
            if not scene.left:
                break
        choice = random_choice(session.game, session.state, rng)
        assert choice is not None
        session.choose(*choice)
    choices = session.record.choices
    fitting = [number for number in found if not scene.left or number >= len(choices) - scene.left]
    return choices[: fitting[0]] if fitting else None


@cache
def find(game: str, seats: int, settings: tuple[tuple[str, Value], ...], scene: Scene) -> tuple[str, list[Choice]]:
    """The seed of a game with the scene, and the choices that lead there; the same every time."""
    for number in range(scene.seed, scene.seed + TRIES):
        session = Session.begin(load(game), seats, dict(settings), standard_set(game), str(number))
        choices = choices_to(session, scene, Random(number))
        if choices is not None:
            return str(number), choices
    raise LookupError(f"None of {TRIES} games of {game} comes to {scene}.")


@post("/api/rehearsals", status_code=HTTP_200_OK)
async def rehearse(
    request: Request[Any, Any, Any], house: NamedDependency[House], who: NamedDependency[People], data: JSONBody[Rehearsal]
) -> TableInfo:
    """A table at which the game has come to a scene."""
    person, wish = await who.known(request), data.table
    table = await lobby.create(house, client_of(request, person.id), person, replace(wish, start=False))
    return await bring(house, table, person.id, data.scene)


@post("/api/rehearsals/{table_id:str}", status_code=HTTP_200_OK)
async def go_on(
    request: Request[Any, Any, Any],
    house: NamedDependency[House],
    who: NamedDependency[People],
    table_id: FromPath[str],
    data: JSONBody[Scene],
) -> TableInfo:
    """The game of a table at which people have gathered comes to a scene."""
    return await bring(house, await house.table(table_id), (await who.known(request)).id, data)


@post("/api/positions", status_code=HTTP_200_OK)
async def ask(
    request: Request[Any, Any, Any], house: NamedDependency[House], who: NamedDependency[People], data: JSONBody[Position]
) -> TableInfo:
    """A table at which the first seat is asked what a position says; bots have the others."""
    person, record = await who.known(request), record_of(data)
    wish = CreateTable(data.game, record.seats, settings=record.settings, bots=[None] + ["random"] * (record.seats - 1))
    table = await lobby.create(house, client_of(request, person.id), person, wish)
    return await lead(house, table, person.id, Scene(), record.seed, record.choices[: data.choices])


async def bring(house: House, table: Table, person: str, scene: Scene) -> TableInfo:
    """Bring a table to a scene."""
    row = table.row
    seed, choices = find(row.game, len(table.seats), tuple(sorted(row.settings.items())), scene)
    return await lead(house, table, person, scene, seed, choices)


async def lead(house: House, table: Table, person: str, scene: Scene, seed: str, choices: list[Choice]) -> TableInfo:
    """Let the game of a table begin with choices that have been made elsewhere."""
    house.thinkers.grace = PATIENCE
    async with table.lock:  # bots wait for it
        await table.change(seed=seed)
        if scene.begun:
            await table.begin()
        for choice in choices if scene.begun else []:
            await table.choose(choice.seat, choice.option, "")
    for seat in table.seats:
        if seat.person:
            known = table.ledger.viewers[seat.seat].choice
            await house.store.look(seat.person, table.row.id, known - (scene.missed if seat.person == person else 0), 0)
    return table.info(person)


def main() -> None:
    """Serve until told to stop."""
    app = create_app(Config(Path(sys.argv[1]), bot_pause=0.0, bot_processes=2))
    app.register(rehearse)
    app.register(go_on)
    app.register(ask)
    Announcing(uvicorn_config(app, "127.0.0.1", 0), opens=False).run()


if __name__ == "__main__":
    main()
