"""Whatever free acts a seat does after a question has closed by itself, that question has no answer. (SNK-R-16)

Games are played at random from poor positions. Each time a question closes although its seat has free acts, some of these are done on
copies of the position while the question is kept.
"""

from collections import Counter
from dataclasses import dataclass
from random import Random

import pytest

from tests.games.katana.table import GAME, fresh
from zashiki.games.katana.names import CARDS, KAJI_CARDS, KOGEIKA_TOKENS, TILES
from zashiki.games.katana.project import starting_rows
from zashiki.games.katana.sliding import ENTRIES, TARGETS
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.steps.delivery import PayLines, pay_line
from zashiki.games.katana.steps.moments import Moment, SettleCards, at_stake
from zashiki.games.katana.steps.prospects import Question
from zashiki.games.katana.steps.rounds import FREE_ACTS
from zashiki.games.katana.steps.turn import TakeTurn
from zashiki.kernel import DONE, Option, Step, Value, advance, carry_out, decisions, options

ACTS = 12  # free acts and the answers they ask for, in one try
TRIES = 6  # at each question that closes
SELDOM = {"pass_taking": 0.02, "pass": 0.02, "cancel": 0.2, "compose": 0.5}


@dataclass(frozen=True, slots=True)
class Kept(Step):
    """Keeps the question below it open while its seat does free acts."""

    seat: int

    def actors(self, state: KatanaState) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return [DONE]


def any_of(found: list[Option], rng: Random) -> Option:
    """An option by chance: first its verb, so that rare ones come too."""
    verbs = sorted({option.verb for option in found})
    verb = rng.choices(verbs, [SELDOM.get(verb, 1) for verb in verbs])[0]
    return rng.choice([option for option in found if option.verb == verb])


def becomes_usable(state: KatanaState, question: Step, seat: int, rng: Random) -> bool:
    """Whether a question has an answer at some time while its seat does free acts by chance."""
    other = state.clone()
    other.stack.append(Kept(seat))
    for _ in range(ACTS):
        if other.stack[-1] == Kept(seat):
            if isinstance(question, PayLines):
                if question.could_pay_more(other):
                    return True
                if len(question.lines) > 1 and rng.random() < 0.4:
                    line = rng.choice(question.lines)
                    pay_line(other, seat, line, question.times(line))
                    question = question.after(line)
                    advance(other)
                    continue
            elif question.answers(other) if isinstance(question, Question) else still_at_stake(state, other, seat):
                return True
        found = [option for option in options(GAME, other, seat) if other.stack[-1] != Kept(seat) or option != DONE]
        if not found:
            return False
        carry_out(GAME, other, seat, any_of(found, rng))
    return False


def still_at_stake(before: KatanaState, state: KatanaState, seat: int) -> bool:
    """Whether one of the cards that the end of the moment would have taken could be saved."""
    other, was = state.clone(), before.players[seat]
    player = other.players[seat]
    player.used = tuple(card for card in player.used if card in was.used)
    player.fresh = tuple(card for card in player.fresh if card in was.fresh)
    return at_stake(other, seat)


def impoverish(state: KatanaState, rng: Random) -> None:
    """Few Coins and Resources; cards, tokens, Projects and complete Swords by chance."""
    for seat, player in enumerate(state.players[: state.humans]):
        player.coins = rng.choice((0, 0, 1, 2, 3))
        player.stock = [rng.choice((0, 0, 0, 1)) for _ in range(4)]
        if rng.random() < 0.4:
            player.kogeika = tuple(rng.randrange(len(KOGEIKA_TOKENS)) for _ in range(rng.randrange(3)))
            player.kaji = tuple(rng.randrange(len(KAJI_CARDS)) for _ in range(rng.randrange(3)))
            player.cards = [rng.randrange(len(CARDS)) for _ in range(rng.randrange(4))]
        if rng.random() < 0.2 and not player.katana:
            player.project = [rng.choice((0, 1, 1)) for _ in range(4)]
            player.starts = starting_rows(state, seat)
        for sword in player.swords:
            if sword < TILES and rng.random() < 0.3:
                forge_on(state, seat, sword, rng)


def forge_on(state: KatanaState, seat: int, sword: int, rng: Random) -> None:
    """Any number of Resources on a Sword, all of them more often than not, if its space is free then."""
    composition = state.composition(sword)
    placed = rng.choice((len(composition), len(composition), rng.randrange(len(composition))))
    cell = ENTRIES[composition[0]]
    for kind in composition[:placed]:
        cell = TARGETS[cell][kind]
    if all(state.cell[other] != cell for other in state.players[seat].swords):
        state.cell[sword], state.placed[sword] = cell, placed


def look(state: KatanaState, rng: Random, closed: Counter[str]) -> None:
    """A question that closes by itself stays useless."""
    question = state.stack[-1]
    if not isinstance(question, Question | PayLines | Moment | SettleCards) or question.actors(state):
        return
    seat = question.seat
    if isinstance(question, PayLines) or FREE_ACTS.has_some(state, seat):
        closed[question.key] += 1
        for _ in range(TRIES):
            assert not becomes_usable(state, question, seat, rng), f"{question} has closed, and then it had an answer: {state}"


def play(state: KatanaState, rng: Random, closed: Counter[str]) -> None:
    for _ in range(250):
        found = decisions(GAME, state)
        if not found:
            return
        decision = rng.choice([one for one in found if one.asked] if rng.random() < 0.8 else found)
        option = any_of(decision.options, rng)
        state.events = []
        step = GAME.acts[option.verb] if option.verb in GAME.acts else state.stack.pop()
        step.choose(state, decision.seat, option)
        look(state, rng, closed)
        while state.stack and not state.stack[-1].actors(state):
            state.stack.pop().run(state)
            if state.stack:
                look(state, rng, closed)
        if state.stack and isinstance(state.stack[-1], TakeTurn) and rng.random() < 0.7:
            impoverish(state, rng)


SETTINGS: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (1, {"ghost": 3, "characters": "all"}),
    (2, {"ghost": 3, "characters": "all", "promo": True}),
    (3, {"characters": "all", "promo": True, "metal": True}),
]


@pytest.mark.parametrize(("seats", "settings"), SETTINGS)
def test_a_question_that_closes_by_itself_stays_useless(seats: int, settings: dict[str, Value]) -> None:
    closed: Counter[str] = Counter()
    for seed in range(8):
        play(fresh(seats, str(seed), **settings), Random(seed), closed)
    assert {"move_swords", "decorate", "pay_lines"} <= closed.keys()
    assert closed.total() > 50
