"""Playing: who may choose what, carrying a choice out, and dealing again what a seat cannot know."""

from collections.abc import Sequence
from typing import NamedTuple

from zashiki.kernel.chance import key_of
from zashiki.kernel.errors import IllegalChoice
from zashiki.kernel.events import Event
from zashiki.kernel.game import Game, S
from zashiki.kernel.notation import write_option
from zashiki.kernel.state import Setup, State
from zashiki.kernel.steps import Consequence, Message, Option, Refusal, Step


class Decision(NamedTuple):
    """What a seat may choose now; `asked`: the game waits for it."""

    seat: int
    asked: bool
    options: list[Option]


class Prompt(NamedTuple):
    """A decision as it is put to a person."""

    asked: bool
    message: Message
    options: list[Option]
    consequences: list[Sequence[Consequence]]  # of each option
    refused: list[Refusal]


def start(game: Game[S], setup: Setup, seed: str) -> S:
    """A new game, run to its first question.

    >>> from zashiki.games import load, standard_set
    >>> from zashiki.kernel import settle
    >>> game = load("shogun")
    >>> state = start(game, settle(game, 3, {}, standard_set("shogun")), seed="42")
    >>> waiting(state)
    (0,)
    """
    state = game.new(setup, key_of(seed))
    advance(state)
    return state


def advance(state: State) -> tuple[int, ...]:
    """Run on until somebody is asked; the seats asked. None: the game is over."""
    stack, watcher = state.stack, state.watcher
    while stack:
        asked = stack[-1].actors(state)
        if asked:
            return asked
        stack.pop().run(state)
        if watcher is not None:
            watcher(state)
    return ()


def decisions(game: Game[S], state: S) -> list[Decision]:
    """Who may choose what now. Empty: the game is over."""
    stack = state.stack
    if not stack:
        return []
    top = stack[-1]
    asked, willing = top.actors(state), top.volunteers(state)
    found = [Decision(seat, True, with_free_acts(game, state, seat, top.options(state, seat))) for seat in asked]
    found += [Decision(seat, False, with_free_acts(game, state, seat, top.options(state, seat))) for seat in willing]
    free = {seat for step in game.standing for seat in step.actors(state)}.difference(asked, willing)
    found += [Decision(seat, False, with_free_acts(game, state, seat, [])) for seat in sorted(free)]
    return found


def waiting(state: State) -> tuple[int, ...]:
    """The seats the game waits for."""
    return state.stack[-1].actors(state) if state.stack else ()


def options(game: Game[S], state: S, seat: int) -> list[Option]:
    """What this seat may choose: the answers to the question first, then its free acts.

    >>> from zashiki.games import load, standard_set
    >>> from zashiki.kernel import settle
    >>> game = load("shogun")
    >>> state = start(game, settle(game, 3, {}, standard_set("shogun")), seed="42")
    >>> [write_option(game, option) for option in options(game, state, 0)][:2], options(game, state, 1)
    (['choose_daimyo daimyo=uesugi', 'choose_daimyo daimyo=mori'], [])
    """
    if not state.stack:
        return []
    top = state.stack[-1]
    asked = seat in top.actors(state) or seat in top.volunteers(state)
    return with_free_acts(game, state, seat, top.options(state, seat) if asked else [])


def with_free_acts(game: Game[S], state: S, seat: int, answers: list[Option]) -> list[Option]:
    """The answers a seat has to the question, and its free acts behind them."""
    acts = game.free_acts(state, seat)
    return answers + acts if acts else answers


def prompt(game: Game[S], state: S, seat: int) -> Prompt | None:
    """What this seat is asked, told and refused now; None where it has nothing to choose."""
    if seat >= state.setup.seats:
        return None
    found = options(game, state, seat)
    if not found:
        return None
    top = state.stack[-1]
    asked = seat in top.actors(state)
    concerned = asked or seat in top.volunteers(state)
    message = top.prompt(state, seat) if concerned else Message("free_acts")
    refused = list(top.refused(state, seat)) if concerned else []
    for step in game.standing:
        refused += step.refused(state, seat)
    return Prompt(asked, message, found, [game.consequences(state, seat, option) for option in found], refused)


def carry_out(game: Game[S], state: S, seat: int, option: Option) -> tuple[int, ...]:
    """Carry out a choice that is known to be legal and run on to the next question; the seats asked. None: the game is over."""
    if not state.quiet:
        state.events = []
    step: Step = game.acts.get(option.verb) or state.stack.pop()
    step.choose(state, seat, option)
    if state.watcher is not None:
        state.watcher(state)
    return advance(state)


def check(game: Game[S], state: S, seat: int, option: Option) -> None:
    """Refuse a choice that this seat does not have."""
    if option not in options(game, state, seat):
        raise IllegalChoice(seat, option, write_option(game, option))


def apply(game: Game[S], state: S, seat: int, option: Option) -> list[Event]:
    """Carry out a choice after checking it; its events.

    >>> from zashiki.games import load, standard_set
    >>> from zashiki.kernel import settle
    >>> game = load("shogun")
    >>> state = start(game, settle(game, 3, {}, standard_set("shogun")), seed="42")
    >>> [event.key for event in apply(game, state, 0, Option("choose_daimyo", (2,)))]
    ['chooses_daimyo']
    >>> apply(game, state, 0, Option("choose_daimyo", (2,)))
    Traceback (most recent call last):
    ...
    zashiki.kernel.errors.IllegalChoice: Seat 0 cannot choose «choose_daimyo daimyo=tokugawa» now.
    """
    check(game, state, seat, option)
    carry_out(game, state, seat, option)
    return state.events


def determinize(game: Game[S], state: S, seat: int, seed: str) -> S:
    """A position this seat cannot tell from the true one, with another future: everything it cannot know is dealt again.

    It depends on the seed and on what the seat knows, and on nothing else: two positions that look the same to it become one.

    >>> from zashiki.games import load, standard_set
    >>> from zashiki.kernel import settle
    >>> game = load("katana")
    >>> state = start(game, settle(game, 2, {}, standard_set("katana")), seed="42")
    >>> guess = determinize(game, state, 0, seed="what if")
    >>> game.view(guess, 0) == game.view(state, 0), guess.stack_of_swords == state.stack_of_swords
    (True, False)
    """
    other = state.clone()
    other.key = key_of(seed)
    other.chance = [0] * len(other.chance)
    game.redeal(other, seat)
    return other
