"""With whom a Clan goes through the Season, and for what price."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from zashiki.games.rising_sun.bot.question import Question
from zashiki.games.rising_sun.names import TILE_STREAM
from zashiki.games.rising_sun.state import NO_DRAFT, NOBODY, RisingSunState, broke_faith, put
from zashiki.games.rising_sun.steps.negotiation import (
    ADDING,
    ASK_COINS,
    OFFER,
    OFFER_PRIVATELY,
    accept,
    ally,
    bare_proposals,
    can_be_met,
    find,
)
from zashiki.games.rising_sun.steps.tea import TeaCeremony
from zashiki.kernel import DONE, Message, Option, advance

ALONE = -1  # in place of an Ally
MOST_ASKED = 3  # Coins that are named as a price
PAIRED = 7  # of ten: how often two others find each other


class Terms(NamedTuple):
    """An Ally, and whether it is the package that the Ally offers. The rest is only supposed, to find out why it is refused."""

    ally: int
    deal: bool = False
    gift: int = 0  # Coins that the Ally would have to add
    trusted: bool = False  # if the Ally had never broken faith


class Alliance(Question):
    """The Ceremony is taken to its end at once, with each Ally that could be had, and alone."""

    def __init__(self, state: RisingSunState, seat: int, options: Sequence[Option]) -> None:
        root = state.clone()
        root.proposals = tuple(proposal for proposal in root.proposals if seat in proposal[:2])
        root.offers = tuple(offer for offer in root.offers if offer[1] == seat and can_be_met(state, offer))
        root.drafts = NO_DRAFT * len(root.clans)
        root.stack[-1] = TeaCeremony(tuple(range(len(root.clans))))
        super().__init__(root, seat, options, 0.5)
        self.draft = state.drafts[seat * 5 : seat * 5 + 5]
        self.suitors = [giver for giver, to, _ in bare_proposals(root) if to == seat]
        self.asked = [to for giver, to, _ in root.proposals if giver == seat]
        self.dealers = [giver for giver, *_ in root.offers]
        self.packages = [giver for giver, to, private, *_ in root.offers if (giver, to, private) in root.proposals]

    def propose(self, tried: Sequence[Any], wanted: int, rng: Random) -> list[Terms]:
        """Whoever can be had now; if nobody can, whoever is free."""
        found = [Terms(other) for other in self.suitors]
        found += [Terms(other, True) for other in self.packages]
        if not found:
            found = [Terms(other) for other in range(len(self.root.clans)) if other != self.seat and self.root.ally[other] < 0]
        return [*found, Terms(ALONE)]

    def enter(self, world: RisingSunState, line: Terms) -> None:
        if line.ally != ALONE:
            world.coins[line.ally] -= line.gift
            world.coins[self.seat] += line.gift
            if line.trusted:
                world.betrayals = put(world.betrayals, line.ally, 0)
        if line.deal:
            accept(world, find(world, line.ally, self.seat))
        elif line.ally != ALONE:
            ally(world, self.seat, line.ally)
        free = [other for other in range(len(world.clans)) if world.ally[other] < 0 and other != self.seat]
        world.shuffle(free, TILE_STREAM)
        while len(free) > 1:
            one, other = free.pop(), free.pop()
            if world.roll(10, TILE_STREAM) < PAIRED:
                ally(world, one, other)
        world.stack[-1] = TeaCeremony(())
        advance(world)

    def answer(self, line: Terms) -> int:
        """The next act on the way to these terms. Who has said that it is done only takes what is there."""
        found = self.act(line)
        if found in self.options:
            return self.options.index(found)
        return self.options.index(DONE) if DONE in self.options else -1

    def act(self, line: Terms) -> Option:
        other = line.ally
        if line.deal:
            return Option("accept_offer", (other,))
        unfit = [dealer for dealer in self.dealers if dealer != other]
        if unfit:
            private = find(self.root, unfit[0], self.seat)[2]
            return Option("refuse_offer_privately" if private else "refuse_offer", (unfit[0],))
        if other in self.suitors:
            if self.priced(other):
                return DONE
            return self.bargain(other) if DONE in self.options and self.price(other) else Option("accept", (other,))
        if other == ALONE or self.asked or DONE not in self.options:
            return DONE
        return Option("propose", (other,))

    def excuses(self, best: Terms, compare: Callable[[Sequence[Terms]], Sequence[float]]) -> list[tuple[int, bool, Message]]:
        """Everybody who proposes or offers something that is not taken is told what would have to be different."""
        left = dict.fromkeys([*self.suitors, *self.packages])
        return [(other, self.private(other), self.reason(best, other, compare)) for other in left if other != best.ally]

    def private(self, other: int) -> bool:
        """Whether nobody else has heard of what somebody proposes or offers."""
        heard = [private for giver, to, private in self.root.proposals if (giver, to) == (other, self.seat)]
        return all([*heard, *(offer[2] for offer in self.root.offers if offer[0] == other)])

    def reason(self, best: Terms, other: int, compare: Callable[[Sequence[Terms]], Sequence[float]]) -> Message:
        """A broken word, if without it the Alliance would be made; else the Coins that would be worth it; else what is better."""
        plain = Terms(other, other in self.packages)
        coins = self.root.coins[other] - (find(self.root, other, self.seat)[3] if plain.deal else 0)
        gifts = [plain._replace(gift=gift) for gift in range(1, min(MOST_ASKED, coins) + 1)]
        faithless = [plain._replace(trusted=True)] if broke_faith(self.root, other) else []
        standard, *values = compare([best, *faithless, *gifts])
        enough = [line for line, value in zip([*faithless, *gifts], values, strict=True) if value > standard]
        if enough and enough[0].trusted:
            return Message("excuse_broke_faith", (last_betrayal(self.root, other),))
        if enough:
            return Message("excuse_coins", (enough[0].gift,))
        return Message("excuse_alone") if best.ally == ALONE else Message("excuse_other", (best.ally,))

    def priced(self, other: int) -> bool:
        """Whether a suitor has been told a price and has not answered yet."""
        return any(option.verb.startswith("withdraw_offer") and option.args == (other,) for option in self.options)

    def price(self, other: int) -> int:
        """What is asked of a suitor who is richer: half of the difference. It asks once, because it is done then."""
        return max(0, self.root.coins[other] - self.root.coins[self.seat] + 1) // 2

    def bargain(self, other: int) -> Option:
        """The next step of answering with the same Alliance for a price."""
        partner, *parts = self.draft
        if partner == NOBODY:
            return Option("counter_offer", (other,))
        if partner != other:
            return Option("drop_deal")
        if parts[ASK_COINS] < self.price(other):
            return ADDING[ASK_COINS]
        return OFFER_PRIVATELY if self.private(other) else OFFER


def last_betrayal(state: RisingSunState, seat: int) -> int:
    """The last Season in which somebody has broken an Alliance."""
    return state.betrayals[seat].bit_length() - 1
