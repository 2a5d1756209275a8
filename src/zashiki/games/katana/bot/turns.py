"""Whole turns: every placement followed to the end of the turn, and several own turns in a row."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from zashiki.games.katana.bot.areas import sword_worth
from zashiki.games.katana.bot.sensible import sensible
from zashiki.games.katana.honors import honor_points
from zashiki.games.katana.names import AREA_OF, FORGE, GHOST_STREAM, HOUSES, SPACES, WORKER
from zashiki.games.katana.state import KatanaState, one_less
from zashiki.games.katana.steps.houses import enterable_swords
from zashiki.games.katana.steps.metal import MetalKatana
from zashiki.games.katana.steps.rounds import FREE_ACTS, BeginRound, EndRound, FinalScoring, NextTurn, Restore
from zashiki.games.katana.steps.turn import HireMonk, TakeTurn
from zashiki.kernel import Option

Value = Callable[[KatanaState, int], float]
LONGEST = 40  # choices of a turn
CROWDED = 150  # positions of a turn after which only one line of each placement is followed
ACTS = frozenset(FREE_ACTS.verbs)
PLACES = (
    30,
    45,
    57,
    67,
    70,
)  # of a hundred Workers, added up: to the Houses, Market, Academy, Palace, Komainu; the others forge
PAUSES = (NextTurn, EndRound, MetalKatana, Restore, BeginRound, FinalScoring)  # steps before which a turn is over


@dataclass(slots=True)
class Line:
    """A line of choices to the end of a turn, and where it led."""

    choices: tuple[Option, ...]
    state: KatanaState
    value: float = 0.0


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is looked at. Counted in lines and turns, never in time."""

    width: int  # lines of one placement followed at once
    kept: int  # of one placement, compared where the turn ends


def carry(state: KatanaState, seat: int, option: Option) -> None:
    """Carry out a choice and run on, but not into another turn."""
    step = FREE_ACTS if option.verb in ACTS else state.stack.pop()
    step.choose(state, seat, option)
    run_on(state)


def run_on(state: KatanaState) -> None:
    """Run on to the next question or the end of the turn."""
    stack = state.stack
    while stack and not isinstance(stack[-1], PAUSES) and not stack[-1].actors(state):
        stack.pop().run(state)
    state.events.clear()


def asks(state: KatanaState, seat: int) -> bool:
    """Whether the turn is not over and this seat is asked."""
    stack = state.stack
    return bool(stack) and not isinstance(stack[-1], PAUSES) and seat in stack[-1].actors(state)


def offered(state: KatanaState, seat: int) -> list[Option]:
    """The options worth a look now."""
    return sensible(state, seat, [*state.stack[-1].options(state, seat), *FREE_ACTS.options(state, seat)])


def turns(state: KatanaState, seat: int, value: Value, effort: Effort, first: Sequence[Option] = ()) -> list[Line]:
    """The best lines to the end of this turn, some of each placement, the best first. The state is left as it is."""
    found: list[Line] = []
    roots = [Line((), state)]
    seen: set[object] = set()
    while roots:
        root = roots.pop()
        for option in first if first and root.state is state else offered(root.state, seat):
            after = root.state.clone()
            carry(after, seat, option)
            line = Line((*root.choices, option), after)
            if asks(after, seat) and isinstance(after.stack[-1], TakeTurn | HireMonk) and len(line.choices) < LONGEST:
                roots.append(line)
            else:
                found += follow(line, seat, value, effort, seen)
    found.sort(key=lambda line: -line.value)
    return found


def follow(line: Line, seat: int, value: Value, effort: Effort, seen: set[object]) -> list[Line]:
    """One placement to the end of the turn: its best lines."""
    ended: list[Line] = []
    layer = [line]
    while layer:
        further: list[Line] = []
        for line in layer:
            state, choices = line.state, line.choices
            options = offered(state, seat) if asks(state, seat) else []
            while len(options) == 1 and len(choices) < LONGEST:
                carry(state, seat, options[0])
                choices += (options[0],)
                options = offered(state, seat) if asks(state, seat) else []
            if not options or len(choices) >= LONGEST:
                settle_others(state, seat)
                ended.append(Line(choices, state, value(state, seat)))
                continue
            for option in options:
                after = state if option is options[-1] else state.clone()
                carry(after, seat, option)
                key = signature(after, seat)
                if key not in seen:
                    seen.add(key)
                    further.append(Line((*choices, option), after))
        width = effort.width if len(seen) < CROWDED else 1
        if len(further) > width:
            for line in further:
                line.value = value(line.state, seat)
            further.sort(key=lambda line: -line.value)
            del further[width:]
        layer = further
    ended.sort(key=lambda line: -line.value)
    return ended[: effort.kept]


def signature(state: KatanaState, seat: int) -> object:
    """What tells positions of one turn apart: the same choices in another order lead to the same one."""
    player = state.players[seat]
    return (
        state.stack[-1] if state.stack else None, len(state.stack), player.coins, player.workers, player.monks, *player.stock,
        *[state.placed[sword] * 16 + state.decorated[sword] for sword in player.swords], tuple(player.swords), tuple(player.cards),
        tuple(player.under), tuple(player.rooms), tuple(player.decorators), tuple(player.tally), tuple(player.sashimonos),
        tuple(player.honors), tuple(player.project), player.katana, tuple(state.wanderers), len(state.discard), tuple(player.used),
        tuple(state.offer), player.paid,
    )  # fmt: skip


# Between own turns


def settle_others(state: KatanaState, seat: int) -> None:
    """What a turn offers to the others is declined by them."""
    while state.stack and not isinstance(state.stack[-1], PAUSES):
        actors = state.stack[-1].actors(state)
        if not actors or seat in actors:
            return
        decline(state, actors[0])


def decline(state: KatanaState, seat: int) -> None:
    """Another seat does nothing: an idle turn, or no to whatever it is asked."""
    step = state.stack[-1]
    if isinstance(step, TakeTurn):
        state.stack.pop()
        run_on(state)
        return
    options = step.options(state, seat)
    carry(state, seat, next((option for option in options if option.verb in ("done", "cancel", "take_points")), options[0]))


def take_place(state: KatanaState, seat: int) -> None:
    """Another seat takes a place where somebody would like to go, and nothing else; without Workers it passes and takes an Honor card."""
    player = state.players[seat]
    state.stack.pop()
    if player.workers:
        player.workers -= 1
        space = place_of_other(state, seat)
        if space >= 0:
            state.board[space] = seat * 2 + WORKER
    else:
        player.passed = True
        if state.honors:
            state.honors = one_less(state.honors, max(state.honors, key=lambda honor: honor_points(state, seat, honor)))
    run_on(state)


def place_of_other(state: KatanaState, seat: int) -> int:
    """Where another seat goes: an area by chance, and of the Swords to the one that suits it best; -1: to its Forge."""
    roll = state.roll(100, GHOST_STREAM)
    area = next((area for area, below in enumerate(PLACES) if roll < below), FORGE)
    if area == HOUSES:
        swords = enterable_swords(state, seat)
        if not swords:
            return -1
        space = state.display.index(max(swords, key=lambda sword: sword_worth(state, seat, sword)))
        state.display[space] = -1
        return space
    return next((space for space in range(SPACES) if AREA_OF[space] == area and state.usable(space) and state.board[space] < 0), -1)


def to_next_turn(state: KatanaState, seat: int, value: Value, lively: bool) -> bool:
    """Let the others play until this seat's next turn in this round; whether there is one. `lively`: they take places meanwhile."""
    while state.stack and not state.players[seat].passed:
        top = state.stack[-1]
        if isinstance(top, TakeTurn) and top.seat == seat:
            return True
        if isinstance(top, NextTurn):
            state.stack.pop().run(state)
            run_on(state)
        elif isinstance(top, PAUSES):
            return False
        elif seat in top.actors(state):
            carry(state, seat, quick(state, seat, value))
        elif lively and isinstance(top, TakeTurn):
            take_place(state, top.seat)
        else:
            actors = top.actors(state)
            if actors:
                decline(state, actors[0])
            else:
                run_on(state)
    return False


def quick(state: KatanaState, seat: int, value: Value) -> Option:
    """The option that looks best right after it."""
    options = offered(state, seat)
    if len(options) == 1:
        return options[0]
    best, most = options[0], -1e9
    for option in options:
        after = state.clone()
        carry(after, seat, option)
        worth = value(after, seat)
        if worth > most:
            best, most = option, worth
    return best


def play_on(state: KatanaState, seat: int, value: Value, effort: Effort, most: int, lively: bool) -> KatanaState:
    """Play so many of this seat's turns, each as well as it looks at its end, but not beyond its round; where that leads."""
    for _ in range(most):
        if not to_next_turn(state, seat, value, lively):
            break
        state = turns(state, seat, value, effort)[0].state
    return state


def diverse(lines: list[Line], most: int, alike: int) -> list[Line]:
    """The best lines, with no more than so many that begin alike."""
    counts: dict[Option, int] = {}
    found = []
    for line in lines:
        first = line.choices[0]
        if counts.get(first, 0) < alike:
            counts[first] = counts.get(first, 0) + 1
            found.append(line)
            if len(found) == most:
                break
    return found
