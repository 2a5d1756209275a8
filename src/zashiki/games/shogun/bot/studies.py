"""The questions of the game that are worth playing out: the plan of a season, and what is chosen while it is carried out."""

from collections.abc import Hashable, Sequence
from random import Random

from zashiki.games.shogun.bot.effects import Tried, effects
from zashiki.games.shogun.bot.judge import next_step
from zashiki.games.shogun.bot.plans import NOTHING, Line, Places, Worths, cards_of, draw_plan, lay, reason, worths
from zashiki.games.shogun.names import NONE, SPACE_COUNT
from zashiki.games.shogun.state import PLANNING, ShogunState
from zashiki.games.shogun.steps.actions import March, MoveOn
from zashiki.games.shogun.steps.order import ChoosePosition
from zashiki.games.shogun.steps.planning import Plan
from zashiki.games.shogun.steps.start import Draft, PlaceGroup
from zashiki.games.shogun.steps.winter import WinterRevolts
from zashiki.kernel import Option, advance

WHIMS = (0.3, 0.8, 1.5)  # how far the plans of the others stray from what seems best
OWN_WHIMS = (0.5, 1.0, 1.6)  # the same of own candidates, generation by generation narrower
THOUGHTFUL = 0.5  # how often a rival that was looked at closely has one of the plans that turned out best for it
BEST = 4  # so many of them
ELITE, LAST_ELITE = 0.25, 0.5  # of a generation, and of the last one, come from the best so far


def study(state: ShogunState, seat: int, options: Sequence[Option]) -> "PlanStudy | OptionStudy | None":
    """The question a seat has to answer, if it is worth playing out."""
    top = state.stack[-1]
    if isinstance(top, Plan):
        return PlanStudy(state, seat, options) if seat in top.open else None
    if isinstance(top, March | MoveOn | ChoosePosition | WinterRevolts | Draft | PlaceGroup):
        return OptionStudy(state, seat, options)
    return None


class Others:
    """A model of the other seats: plans drawn from what an onlooker would think best for them, with more or less whim."""

    def __init__(self, root: ShogunState, seat: int) -> None:
        self.root, self.seat = root, seat
        self.worths: dict[int, Worths] = {}
        self.effects: dict[int, Places] = {}  # by seat: what a closer look has shown
        self.best: dict[int, list[Line]] = {}

    def deal(self, world: ShogunState, rng: Random) -> None:
        """Give every other seat a plan that agrees with what lies open of it."""
        for other in range(world.seats()):
            if other != self.seat:
                if other not in self.worths:
                    self.worths[other] = worths(self.root, other)
                plan = self.draw(world, other, rng)
                if world.stage == PLANNING:
                    lay(world, other, plan)
                else:
                    self.exchange(world, other, plan)

    def draw(self, world: ShogunState, other: int, rng: Random) -> Line:
        """A plan that another seat may have made."""
        if other in self.best and rng.random() < THOUGHTFUL:
            return rng.choice(self.best[other])
        return draw_plan(world, other, self.worths[other], rng.choice(WHIMS), rng, self.effects.get(other, NOTHING))

    def exchange(self, world: ShogunState, seat: int, wanted: Line) -> None:
        """Put cards that may lie face down where they are wanted; which spaces are covered is known."""
        plan = world.plan[seat]
        spaces = [space for space, card in enumerate(plan) if card != NONE and not world.turned_up(space)]
        cards = {card for card in world.hand[seat] if not world.gained >> card & 1} | {plan[space] for space in spaces}
        for space in spaces:
            card = wanted[space] if wanted[space] in cards else NONE
            plan[space] = card
            cards.discard(card)
        for space in spaces:
            if plan[space] == NONE:
                plan[space] = max(cards)
                cards.discard(plan[space])
        world.hand[seat] = sorted(cards | {card for card in world.hand[seat] if world.gained >> card & 1})


class PlanStudy:
    """The plan of a season, made once and kept while its cards are laid."""

    measure = 1.0
    generations = 6

    def __init__(self, state: ShogunState, seat: int, options: Sequence[Option]) -> None:
        self.state, self.seat, self.options = state, seat, options
        self.root = state.clone()
        self.root.hand[seat], self.root.plan[seat] = cards_of(state, seat), [NONE] * SPACE_COUNT
        self.root.stack[-1] = Plan(tuple(range(state.seats())))  # who else is done makes no difference
        self.worths: Worths | None = None
        self.proposed = 0  # generations
        self.others = Others(self.root, seat)

    def propose(self, tried: Sequence[Tried], wanted: int, rng: Random) -> list[Line]:
        """Plans around what seems best and what has turned out well."""
        if self.worths is None:
            self.worths = worths(self.root, self.seat)
        judged = [trial for trial in tried if trial.values]
        found, generation = effects(judged), self.proposed
        self.proposed += 1
        last = self.proposed == self.generations
        lines: dict[Line, None] = {}
        if judged:
            estimate = {trial.line: sum(found.get(place, 0.0) for place in enumerate(trial.line)) for trial in judged}
            lines.update(
                dict.fromkeys(sorted(estimate, key=lambda line: -estimate[line])[: max(2, int(wanted * (LAST_ELITE if last else ELITE)))])
            )
        else:
            lines[draw_plan(self.root, self.seat, self.worths, 0.0, rng)] = None
        whim = OWN_WHIMS[::-1][min(generation, len(OWN_WHIMS) - 1)]
        for _ in range(3 * wanted):
            if len(lines) >= wanted:
                break
            lines[draw_plan(self.root, self.seat, self.worths, whim * rng.uniform(0.5, 1.2), rng, found)] = None
        return list(lines)

    def rivals(self) -> "dict[int, PlanStudy]":
        return {other: PlanStudy(self.root, other, ()) for other in range(self.root.seats()) if other != self.seat}

    def learn(self, rival: int, ranked: Sequence[Tried], tried: Sequence[Tried]) -> None:
        self.others.effects[rival] = effects(tried)
        self.others.best[rival] = [trial.line for trial in ranked[:BEST]]

    def deal(self, world: ShogunState, rng: Random) -> None:
        self.others.deal(world, rng)

    def enter(self, world: ShogunState, line: Line) -> None:
        lay(world, self.seat, line)
        world.stack[-1] = Plan(())
        advance(world)

    def answer(self, line: Line) -> int:
        return self.options.index(Option(*next_step(self.state, self.seat, list(line))))

    def why(self, line: Line) -> str:
        """What the next card of a plan does where it is laid."""
        verb, args = next_step(self.state, self.seat, list(line))
        if verb == "lay":
            card, space = args
            return reason(self.root, self.seat, space, card)
        return "planned" if verb == "done" else verb


class OptionStudy:
    """A question whose options can be listed: each is carried out and the season played to its end."""

    generations = 1
    measure = 0.2

    def __init__(self, state: ShogunState, seat: int, options: Sequence[Option]) -> None:
        self.root, self.seat, self.options = state, seat, options
        self.top = state.stack[-1]
        self.others = Others(state, seat)

    def propose(self, tried: Sequence[Tried], wanted: int, rng: Random) -> list[Hashable]:
        """All options, or of many armies to the same place a few."""
        if not isinstance(self.top, March | MoveOn):
            return list(self.options)
        most: dict[int, int] = {}
        for option in self.options:
            if option.args:
                most[option.args[0]] = max(most.get(option.args[0], 0), option.args[1])
        return [option for option in self.options if not option.args or telling(option.args[1], most[option.args[0]])]

    def rivals(self) -> "dict[int, OptionStudy]":
        return {}

    def learn(self, rival: int, ranked: Sequence[Tried], tried: Sequence[Tried]) -> None:
        """There are none."""

    def deal(self, world: ShogunState, rng: Random) -> None:
        if world.year:
            self.others.deal(world, rng)

    def enter(self, world: ShogunState, line: Option) -> None:
        world.events = []
        world.stack.pop().choose(world, self.seat, line)
        advance(world)

    def answer(self, line: Option) -> int:
        return self.options.index(line)


def telling(armies: int, most: int) -> bool:
    """Whether it is worth trying so many armies: all, one or two less, half, or one."""
    return armies >= most - 2 or armies in (1, most // 2)
