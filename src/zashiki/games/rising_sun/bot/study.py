"""The questions of a Clan that are worth playing out: choices one by one, and a bid as a whole."""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.bot import bids
from zashiki.games.rising_sun.bot.alliance import Alliance
from zashiki.games.rising_sun.bot.outlook import Outlook, devotion, piece_force
from zashiki.games.rising_sun.bot.question import Question
from zashiki.games.rising_sun.names import KOMAINU, SHINTO
from zashiki.games.rising_sun.options import LOWERINGS, RAISES
from zashiki.games.rising_sun.state import RisingSunState
from zashiki.games.rising_sun.steps.battle import Bid
from zashiki.games.rising_sun.steps.tea import TeaCeremony
from zashiki.kernel import DONE, Option, carry_out

MOST = 12  # options that are played out
BEST = 4  # bids of a rival that are kept in mind
TRUST = 0.6  # how often a rival is taken to bid one of them
SETTLED = frozenset({"choose_clan", "rethink", "done", "pass"})  # alone, these leave nothing to compare


def study(state: RisingSunState, seat: int, options: Sequence[Option]) -> Any:
    """The question a seat has to answer, if it is worth playing out."""
    top = state.stack[-1]
    if isinstance(top, TeaCeremony):
        return Alliance(state, seat, options) if state.ally[seat] < 0 and not others_offer(state, seat) else None
    if seat not in top.actors(state):
        return None
    if isinstance(top, Bid):
        return Splitting(state, seat, options)
    lively = [i for i, option in enumerate(options) if option.verb not in GAME.unsearched and option.verb not in GAME.acts]
    if {options[i].verb for i in lively} <= SETTLED:
        return None
    return Choice(state, seat, options, lively, 0.25)


def others_offer(state: RisingSunState, seat: int) -> bool:
    """Whether somebody has made an offer that has nothing to do with an Alliance; it is answered by itself."""
    return any(offer[1] == seat and offer[:3] not in state.proposals for offer in state.offers)


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
        self.known: dict[int, list[bids.Split]] = {}  # by rival: the bids that turned out best for it

    def propose(self, tried: Sequence[Any], wanted: int, rng: Random) -> Sequence[Hashable]:
        return bids.candidates(self.root, self.seat, rng)

    def rivals(self) -> "dict[int, Splitting]":
        return {other: Splitting(self.root, other, ()) for other in self.root.fighters if other != self.seat and self.root.coins[other]}

    def learn(self, rival: int, ranked: Sequence[Any], tried: Sequence[Any]) -> None:
        self.known[rival] = [trial.line for trial in ranked[:BEST]]

    def bid_of(self, world: RisingSunState, other: int, rng: Random) -> bids.Split:
        if other in self.known and rng.random() < TRUST:
            return rng.choice(self.known[other])
        return super().bid_of(world, other, rng)

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
