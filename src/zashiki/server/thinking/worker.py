"""A process in which bots think: it reads questions from its input and writes answers to its output.

It never sees the true position: the server deals again what the bot's seat cannot know before it asks.
"""

import os
import sys
from random import Random
from typing import Any, BinaryIO

import msgspec

from zashiki.bots import Bot, make_bot
from zashiki.bots.beam import BeamBot
from zashiki.bots.judge import judge_of
from zashiki.bots.planner import PlanningBot, adviser
from zashiki.kernel import Game, Option, Setup, key_of, options, settle
from zashiki.kernel.codec import load_state
from zashiki.server.catalogue.games import Catalogue, by_path

HINT_EFFORT = 0.4  # of a master's thinking: somebody is waiting for the hint


class Question(msgspec.Struct):
    """A position, and the seat that has to choose in it."""

    bot: str  # "": advice, with the reason
    seat: int
    budget: float  # seconds after which it is stopped
    game: str
    seats: int
    settings: dict[str, int | str | bool]
    components: str  # the table's own component set, if any
    seed: str  # of the chance in this dealt position, and of the bot's own in this choice
    mind: str  # the bot's secret seed for the whole game: from it come plans that it makes once for many choices
    state: Any
    people: list[int] = []  # the seats of people: if the bot does not take what they offer, it says why


class Said(msgspec.Struct, frozen=True):
    """A line for a seat, as a reason of the game; `private`: for nobody else."""

    to: int
    private: bool
    key: str
    args: tuple[int, ...]


class Ready(msgspec.Struct):
    """The first message of a process: everything is loaded."""


class Reply(msgspec.Struct):
    """The index of the option chosen (-1: none), its reasons if asked for, or what went wrong."""

    option: int
    why: str = ""
    gain: str = ""
    loss: str = ""
    others: list[tuple[int, float]] = []  # other options and what each would cost
    says: list[Said] = []
    error: str = ""


class Thinker:
    """Answers questions. It keeps the setups of games."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.setups: dict[bytes, Setup] = {}

    def setup(self, question: Question) -> Setup:
        """The setup of the table, made once."""
        key = msgspec.json.encode((question.game, question.seats, question.settings, question.components))
        if key not in self.setups:
            components = self.catalogue.components(question.game, question.components)
            self.setups[key] = settle(self.catalogue.game(question.game), question.seats, question.settings, components)
        return self.setups[key]

    def answer(self, question: Question) -> Reply:
        """The choice of the bot."""
        try:
            game = self.catalogue.game(question.game)
            state = load_state(game, self.setup(question), key_of(question.seed), question.state)
            offered, rng = options(game, state, question.seat), Random(question.seed)
            if not question.bot:
                found = adviser(rng, question.mind).consider(game, state, question.seat, offered, HINT_EFFORT)
                others = [(other.option, other.cost) for other in found.others]
                return Reply(found.option, found.why, found.gain, found.loss, others)
            bot = make_bot(question.bot, rng, question.mind)
            option = bot.choose(game, state, question.seat, offered)
            return Reply(option, says=excuses(game, bot, question, state, offered, option) if question.people else [])
        except Exception as error:
            return Reply(-1, error=f"{type(error).__name__}: {error}")


def excuses(game: Game[Any], bot: Bot, question: Question, state: Any, offered: list[Option], option: int) -> list[Said]:
    """What a bot says to people whose offers it does not take."""
    if not isinstance(bot, PlanningBot | BeamBot):
        return []
    found = bot.excuses(game, state, question.seat, offered, option)
    return [Said(to, private, message.key, message.args) for to, private, message in found if to in question.people]


def read_frame(source: BinaryIO) -> bytes | None:
    """The next message: four bytes of length, then JSON. None: the input has ended."""
    head = source.read(4)
    return source.read(int.from_bytes(head, "big")) if len(head) == 4 else None


def frame(message: msgspec.Struct) -> bytes:
    """A message with its length before it."""
    body = msgspec.json.encode(message)
    return len(body).to_bytes(4, "big") + body


def main(path: str) -> None:
    """Answer until the input ends."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # so that what a bot prints does not get among the replies
    if sys.platform != "win32":
        os.nice(5)  # the server comes first
    catalogue = by_path(path)
    thinker = Thinker(catalogue)
    for game in catalogue.ids:
        judge_of(catalogue.game(game))  # loaded now, not in the time of the first question
    out.write(frame(Ready()))
    out.flush()
    while (message := read_frame(sys.stdin.buffer)) is not None:
        out.write(frame(thinker.answer(msgspec.json.decode(message, type=Question))))
        out.flush()


if __name__ == "__main__":
    main(sys.argv[1])
