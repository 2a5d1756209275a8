"""Records of every game, finished and under way, and a campaign's file."""

import gzip
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.cli.test_commands import zashiki
from tests.contract.cases import variants
from zashiki.arena.simulate import ask
from zashiki.bots import BOTS
from zashiki.bots.random import random_choice
from zashiki.games import GAMES, load, standard_set
from zashiki.kernel import Choice, Session, Value, read_components, waiting

CHAPTER = Path(__file__).parents[1] / "games" / "katana" / "records" / "chapter_01.json"  # a victory
SHORTEST = 30  # choices of a game that is under way
TIMES = 8  # that every setup is tried in search of rare steps


@dataclass(frozen=True)
class Plan:
    """A game to be kept."""

    name: str
    game: str
    seats: int
    settings: dict[str, Value] = field(default_factory=dict)
    bot: str = "random"
    share: float = 1.0  # of the game, until it is left
    change: tuple[str, str] | None = None  # what is different in the component set


EVERYTHING: dict[str, Value] = {"metal": True, "promo": True, "characters": "all"}
PLANS = [
    Plan("katana-3", "katana", 3, bot="novice"),
    Plan("katana-3-under-way", "katana", 3, bot="novice", share=0.5),
    Plan("katana-4-everything", "katana", 4, EVERYTHING, bot="novice"),
    Plan("katana-4-random", "katana", 4, EVERYTHING),
    Plan("katana-2-ghost-under-way", "katana", 2, EVERYTHING | {"ghost": 3}, bot="novice", share=0.6),
    Plan("katana-chapter-8", "katana", 1, EVERYTHING | {"ghost": 2, "chapter": 8}, bot="novice"),
    Plan("katana-chapter-13-under-way", "katana", 1, {"ghost": 5, "chapter": 13, "characters": "common"}, bot="novice", share=0.4),
    Plan("katana-2-rooms", "katana", 2, {"rooms": "first"}),
    Plan("rising_sun-3-archway", "rising_sun", 3, bot="novice"),
    Plan("rising_sun-4-horseman", "rising_sun", 4, {"set": "horseman"}),
    Plan("rising_sun-5-teapot", "rising_sun", 5, {"set": "teapot", "clans": "random"}),
    Plan("rising_sun-5-teapot-under-way", "rising_sun", 5, {"set": "teapot"}, bot="novice", share=0.7),
    Plan("rising_sun-4-random-under-way", "rising_sun", 4, {"set": "random", "shrines": "first"}, share=0.45),
    Plan("shogun-3-sun", "shogun", 3, bot="novice"),
    Plan("shogun-5-moon", "shogun", 5, {"side": "moon", "daimyo": "random"}),
    Plan("shogun-4-fixed-under-way", "shogun", 4, {"start": "fixed", "weak_levy": 1}, bot="novice", share=0.35),
    Plan("shogun-4-moon-under-way", "shogun", 4, {"side": "moon", "moon_routes": False}, share=0.8),
    Plan("shogun-3-own-set", "shogun", 3, {"lists": "seats", "first": "seat_2"}, change=("chests = 18", "chests = 21")),
]


def make_records(folder: Path) -> None:
    """A record for each plan, and one for each further step that random play comes to."""
    folder.mkdir()
    met: dict[str, set[str]] = {game: set() for game in GAMES}
    for plan in PLANS:
        choices = whole_game(plan)
        stop = len(choices) if plan.share == 1.0 else max(SHORTEST, round(plan.share * len(choices)))
        write(folder / f"{plan.name}.json.gz", kept(begin(plan), choices[:stop], met[plan.game]))
    for game in GAMES:
        for plan, choices in rare(game, met[game]):
            write(folder / f"{plan.name}.json.gz", kept(begin(plan), choices, met[game]))


def kept(session: Session[Any], choices: list[Choice], met: set[str]) -> str:
    """The record of a game; wherever it first comes to a step, the position is in it too."""
    for choice in choices:
        session.choose(choice.seat, choice.option)
        steps = steps_on(session)
        if steps - met:
            met |= steps
            session.kept[len(session.record.choices)] = session.state.clone()
    session.record.names = ["Ayame", "Botan", "Chiyo", "Daigo", "Emi"][: session.record.seats]
    return session.save()


def rare(game: str, met: set[str]) -> Iterator[tuple[Plan, list[Choice]]]:
    """Games at random in many setups, each left where it first comes to a step that was not met before."""
    for number, (seats, settings) in enumerate(list(variants(load(game))) * TIMES):
        plan = Plan(f"{game}-rare-{number}", game, seats, settings)
        session, rng = begin(plan), Random(plan.name)
        while found := random_choice(session.game, session.state, rng):
            session.choose(*found)
            if steps_on(session) - met:
                yield plan, session.record.choices
                break


def steps_on(session: Session[Any]) -> set[str]:
    """The names of the steps on the stack."""
    return {type(step).__name__ for step in session.state.stack}


def begin(plan: Plan) -> Session[Any]:
    """A new game as planned; its seed is its name."""
    game, components = load(plan.game), standard_set(plan.game)
    if plan.change:
        old, new = plan.change
        assert old in components.text, old
        components = read_components(game, components.text.replace(old, new, 1), "own.toml")
    return Session.begin(game, plan.seats, plan.settings, components, plan.name, own_set=plan.change is not None)


def whole_game(plan: Plan) -> list[Choice]:
    """The choices of the game, played to its end."""
    session, rng = begin(plan), Random(plan.name)
    players = [BOTS[plan.bot](rng) for _ in range(plan.seats)]
    while asked := waiting(session.state):
        if plan.bot == "random":
            found = random_choice(session.game, session.state, rng)
            assert found is not None
            session.choose(*found)
        else:
            choice = ask(session, players, asked[0], rng)
            session.choose(choice.seat, choice.option)
    return session.record.choices


def make_story(folder: Path) -> None:
    """A campaign's file with a victory, a defeat, a chapter left, and a game under way; and what `status` says of it."""
    folder.mkdir()
    story, status = folder / "story.json", folder / "status.json"
    command("story", "new", story, "--set", "metal=true")
    command("story", "record", story, CHAPTER)
    lost, rng = begin(Plan("lost", "katana", 1, {"ghost": 3, "chapter": 2, "metal": True})), Random("lost")
    while found := random_choice(lost.game, lost.state, rng):
        lost.choose(*found)
    record = folder / "lost.json"
    record.write_text(lost.save(), encoding="utf-8")
    command("story", "record", story, record)
    record.unlink()
    command("story", "play", story, "--go-on", "--ghost", "2", "--seed", "kept", text="1\n1\n1\nq\n")
    status.write_text(command("story", "status", story, "--json"), encoding="utf-8")
    for file in folder.glob("story-*.json"):
        write(file.with_name(file.name + ".gz"), file.read_text(encoding="utf-8"))
        file.unlink()


def command(*words: object, text: str = "") -> str:
    """What a command prints."""
    done = zashiki(*map(str, words), text=text)
    assert done.returncode == 0, done.stderr
    return done.stdout


def write(path: Path, text: str) -> None:
    """A small file, the same for the same text."""
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
