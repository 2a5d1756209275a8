"""Whole games played by bots, one after the other or in several processes."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from zashiki.arena.times import Timed, Times
from zashiki.arena.workers import HERE, Workers
from zashiki.bots import Bot, make_bot
from zashiki.bots.judge import judge_of
from zashiki.bots.random import play_out, random_choice
from zashiki.games import load, standard_set
from zashiki.kernel import Choice, ComponentSet, Option, Session, Value, determinize, options, read_components, settle, start, waiting


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated; small enough to be sent to another process."""

    game: str
    seats: int
    settings: Mapping[str, Value]
    bots: tuple[str, ...]  # one for each seat
    components: str = ""  # the text of an own component set
    record: str = ""  # the folder for records
    effort: float = 1.0  # how long bots think, as a multiple of what they do at a table


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended."""

    seed: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    choices: int
    seconds: float
    times: tuple[Times, ...] = ()  # by seat; none for random play


def components_of(plan: Plan) -> ComponentSet:
    """The component set a plan is played with."""
    if plan.components:
        return read_components(load(plan.game), plan.components, "components")
    return standard_set(plan.game)


def seeds(base: str, games: int) -> list[str]:
    """A seed for each game: counted on from a number, or numbered behind a text."""
    if base.isdigit():
        return [str(int(base) + i) for i in range(games)]
    return [base] if games == 1 else [f"{base}-{i}" for i in range(games)]


def play_one(plan: Plan, seed: str) -> Result:
    """One whole game."""
    game, components = load(plan.game), components_of(plan)
    plain = not plan.record and set(plan.bots) == {"random"}
    rng = Random(f"choices {seed}")
    times = () if plain else tuple(Times() for _ in plan.bots)
    begin = perf_counter()
    if plain:
        state = start(game, settle(game, plan.seats, plan.settings, components), seed)
        count = play_out(game, state, rng)
    else:
        session = Session.begin(game, plan.seats, plan.settings, components, seed, own_set=bool(plan.components))
        play_session(session, plan.bots, rng, times, plan.effort)
        state, count = session.state, len(session.record.choices)
        if plan.record:
            Path(plan.record, f"{plan.game}-{seed}.json").write_text(session.save(), encoding="utf-8")
    return Result(seed, game.scores(state), game.winners(state), count, perf_counter() - begin, times)


def play_session(session: Session[Any], names: Sequence[str], rng: Random, times: Sequence[Times] = (), effort: float = 1.0) -> None:
    """Let bots play a session to its end. `times`: notes how long each of them thinks."""
    game = session.game
    if set(names) == {"random"}:
        while (found := random_choice(game, session.state, rng)) is not None:
            session.choose(*found)
        return
    players: list[Bot] = [make_bot(name, rng, f"{session.record.seed} seat {seat}") for seat, name in enumerate(names)]
    if times:
        players = [Timed(player, noted) for player, noted in zip(players, times, strict=True)]
    answering = Answering(session, players, rng, effort)
    while asked := waiting(session.state):
        choice = answering.next(asked) or ask(session, players, asked[0], rng, effort)
        session.choose(choice.seat, choice.option)


class Answering:
    """Lets bots that are not asked answer what somebody has put to them, as at a table, once for everything that is new."""

    def __init__(self, session: Session[Any], players: Sequence[Bot], rng: Random, effort: float) -> None:
        self.session, self.players, self.rng, self.effort = session, players, rng, effort
        self.verbs = judge_of(session.game).ANSWERS
        self.declined: dict[int, list[Option]] = {}

    def next(self, asked: tuple[int, ...]) -> Choice | None:
        """The next answer of somebody who is not asked."""
        for seat in range(len(self.players)) if self.verbs else ():
            offered = [] if seat in asked else options(self.session.game, self.session.state, seat)
            answers = [option for option in offered if option.verb in self.verbs]
            if answers and answers != self.declined.get(seat):
                place = think(self.session, self.players[seat], seat, offered, self.rng, self.effort)
                if place >= 0:
                    return Choice(seat, offered[place])
                self.declined[seat] = answers
        return None


def ask(session: Session[Any], players: Sequence[Bot] | Mapping[int, Bot], seat: int, rng: Random, effort: float = 1.0) -> Choice:
    """What the bot in a seat chooses, seeing only what that seat may see."""
    offered = options(session.game, session.state, seat)
    return Choice(seat, offered[think(session, players[seat], seat, offered, rng, effort)])


def think(session: Session[Any], bot: Bot, seat: int, offered: Sequence[Option], rng: Random, effort: float) -> int:
    """Which option a bot takes in a seat, seeing only what that seat may see; -1: none."""
    sight = determinize(session.game, session.state, seat, str(rng.random()))
    sight.quiet = True
    return bot.choose(session.game, sight, seat, offered, effort)


def play_some(plan: Plan, some: Sequence[str]) -> list[Result]:
    """Several games in a row."""
    return [play_one(plan, seed) for seed in some]


def simulate(plan: Plan, base: str, games: int, workers: Workers = HERE) -> Iterator[Result]:
    """All games of a plan, as they are finished; several in a row for each process, where they are short."""
    todo = seeds(base, games)
    size = 1 if workers == HERE else max(1, min(25, games // (workers.jobs * 4)))
    for part in workers.run(play_some, [(plan, todo[i : i + size]) for i in range(0, games, size)]):
        yield from part
