"""The questions of a Clan that are worth playing out: choices one by one, a bid as a whole, an Alliance for the Season."""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.bot import bids
from zashiki.games.rising_sun.bot.outlook import Outlook, devotion, piece_force
from zashiki.games.rising_sun.names import KOMAINU, SHINTO, TILE_STREAM
from zashiki.games.rising_sun.options import LOWERINGS, RAISES
from zashiki.games.rising_sun.state import NO_DRAFT, RisingSunState
from zashiki.games.rising_sun.steps.battle import Bid
from zashiki.games.rising_sun.steps.tea import TeaCeremony, ally
from zashiki.kernel import DONE, Option, advance, carry_out

MOST = 12  # options that are played out
ANSWERING = ("accept_offer", "refuse_offer", "refuse_offer_privately")
SETTLED = frozenset({"choose_clan", "rethink", "done", "pass"})  # alone, these leave nothing to compare
ALONE = -1  # in place of an Ally
PAIRED = 7  # of ten: how often two others find each other


def study(state: RisingSunState, seat: int, options: Sequence[Option]) -> Any:
    """The question a seat has to answer, if it is worth playing out."""
    top = state.stack[-1]
    answering = [i for i, option in enumerate(options) if option.verb in ANSWERING]
    if any(options[i].verb == "accept_offer" for i in answering):
        return Choice(state, seat, options, answering, 0.25)
    if isinstance(top, TeaCeremony):
        return Alliance(state, seat, options) if state.ally[seat] < 0 else None
    if seat not in top.actors(state):
        return None
    if isinstance(top, Bid):
        return Splitting(state, seat, options)
    lively = [i for i, option in enumerate(options) if option.verb not in GAME.unsearched and option.verb not in GAME.acts]
    if {options[i].verb for i in lively} <= SETTLED:
        return None
    return Choice(state, seat, options, lively, 0.25)


class Question:
    """What all questions share."""

    generations = 1

    def __init__(self, state: RisingSunState, seat: int, options: Sequence[Option], measure: float) -> None:
        self.root = state
        self.seat = seat
        self.options = options
        self.measure = measure

    def deal(self, world: RisingSunState, rng: Random) -> None:
        """The others bid as somebody might."""
        if world.battle >= 0 and not world.shown:
            for other in world.fighters:
                if other != self.seat:
                    world.bids[other * 4 : other * 4 + 4] = bids.sample(world, other, rng)


class Choice(Question):
    """One option after another, each played out."""

    def __init__(self, state: RisingSunState, seat: int, options: Sequence[Option], able: list[int], measure: float) -> None:
        super().__init__(state, seat, options, measure)
        self.able = able

    def propose(self, tried: Sequence[Any], wanted: int, rng: Random) -> list[int]:
        if len(self.able) <= MOST + 2:
            return self.able
        outlook = Outlook(self.root, self.seat)
        return sorted(self.able, key=lambda i: -promise(self.root, self.seat, self.options[i], outlook))[:MOST]

    def enter(self, world: RisingSunState, line: int) -> None:
        carry_out(GAME, world, self.seat, self.options[line])

    def answer(self, line: int) -> int:
        return line


def promise(state: RisingSunState, seat: int, option: Option, outlook: Outlook) -> float:
    """How much an option promises at a glance; ending comes first, because it must be among those compared."""
    verb, args = option
    if verb in SETTLED:
        return 99.0
    if verb == "move":
        piece, start, end = args
        more = piece_force(state, seat, piece)
        return outlook.gain(end, more) + outlook.gain(start, -more)
    if verb == "summon":
        piece, province = args
        worship = max(devotion(state, seat, slot, 1) for slot in range(len(state.shrines))) if piece in (SHINTO, KOMAINU) else 0.0
        return outlook.gain(province, piece_force(state, seat, piece)) + worship + 0.1 * piece_force(state, seat, piece)
    if verb == "replace":
        owner, piece, province, own = args
        return outlook.gain(province, piece_force(state, seat, own), piece_force(state, owner, piece)) + 0.1
    if verb in ("assassinate", "slay"):
        owner, piece, province = args
        return outlook.gain(province, 0, 1) - (9.0 if owner == seat else 0.0)
    if verb == "place_bushi":
        return outlook.gain(args[0], piece_force(state, seat, 0))
    return 0.5


class Splitting(Question):
    """A bid as a whole; it is laid Coin by Coin afterwards."""

    def __init__(self, state: RisingSunState, seat: int, options: Sequence[Option]) -> None:
        root = state.clone()
        root.bids[seat * 4 : seat * 4 + 4] = bids.NOTHING
        root.stack[-1] = Bid(root.fighters)
        super().__init__(root, seat, options, 0.6)
        self.laid = state.bids[seat * 4 : seat * 4 + 4]

    def propose(self, tried: Sequence[Any], wanted: int, rng: Random) -> Sequence[Hashable]:
        return bids.candidates(self.root, self.seat, rng)

    def enter(self, world: RisingSunState, line: bids.Split) -> None:
        world.bids[self.seat * 4 : self.seat * 4 + 4] = line
        world.stack[-1] = Bid((self.seat,))
        carry_out(GAME, world, self.seat, DONE)

    def answer(self, line: bids.Split) -> int:
        for advantage, (wished, now) in enumerate(zip(line, self.laid, strict=True)):
            if wished < now:
                return self.options.index(LOWERINGS[advantage])
        for advantage, (wished, now) in enumerate(zip(line, self.laid, strict=True)):
            if wished > now:
                return self.options.index(RAISES[advantage])
        return self.options.index(DONE)


class Alliance(Question):
    """With whom to go through the Season, or alone: the Ceremony is taken to its end at once."""

    def __init__(self, state: RisingSunState, seat: int, options: Sequence[Option]) -> None:
        root = state.clone()
        root.proposals = tuple(proposal for proposal in root.proposals if proposal[1] == seat)
        root.offers, root.drafts = (), NO_DRAFT * len(root.clans)
        root.stack[-1] = TeaCeremony(tuple(range(len(root.clans))))
        super().__init__(root, seat, options, 0.5)
        self.offered = [giver for giver, to, _ in state.proposals if to == seat]
        self.asked = [to for giver, to, _ in state.proposals if giver == seat]

    def propose(self, tried: Sequence[Any], wanted: int, rng: Random) -> list[int]:
        """Whoever has proposed; if nobody has, whoever is free."""
        free = [other for other in range(len(self.root.clans)) if other != self.seat and self.root.ally[other] < 0]
        return [*(self.offered or free), ALONE]

    def enter(self, world: RisingSunState, line: int) -> None:
        if line != ALONE:
            ally(world, self.seat, line)
        free = [other for other in range(len(world.clans)) if world.ally[other] < 0 and other != self.seat]
        world.shuffle(free, TILE_STREAM)
        while len(free) > 1:
            one, other = free.pop(), free.pop()
            if world.roll(10, TILE_STREAM) < PAIRED:
                ally(world, one, other)
        world.stack[-1] = TeaCeremony(())
        advance(world)

    def answer(self, line: int) -> int:
        if line in self.offered:
            return self.options.index(Option("accept", (line,)))
        if line != ALONE and not self.asked and DONE in self.options:
            return self.options.index(Option("propose", (line,)))
        return self.options.index(DONE) if DONE in self.options else -1
