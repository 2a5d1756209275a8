"""With whom a Clan goes through the Season, and for what price."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from zashiki.games.rising_sun.bot.packages import asking_price, goods, saying
from zashiki.games.rising_sun.bot.question import Question
from zashiki.games.rising_sun.names import TILE_STREAM
from zashiki.games.rising_sun.state import NO_DRAFT, NOBODY, Offer, RisingSunState, broke_faith, put
from zashiki.games.rising_sun.steps.negotiation import (
    ADDING,
    ASK_COINS,
    OFFER,
    OFFER_PRIVATELY,
    ally,
    bare_proposals,
    can_be_met,
)
from zashiki.games.rising_sun.steps.tea import TeaCeremony
from zashiki.kernel import DONE, Message, Option, advance

ALONE = -1  # in place of an Ally
PAIRED = 7  # of ten: how often two others find each other


class Terms(NamedTuple):
    """An Ally; and whether it is only supposed that it has never broken faith, to find out why it is refused."""

    ally: int
    trusted: bool = False


Worth = Callable[[Terms, float], float]  # what terms are worth, with so much added


class Alliance(Question):
    """With whom a Clan is better off: the Ceremony is taken to its end at once, with everybody who is free, and alone.

    What is proposed and offered is no part of this, so it is thought through once, and again only when somebody has found an Ally or
    something has changed hands. Coins and Ronin are added by their price (`packages.py`): therefore a price that is named is taken.
    """

    goods_count_as = "coins.now"

    def __init__(self, state: RisingSunState, seat: int, options: Sequence[Option]) -> None:
        root = state.clone()
        root.proposals, root.offers, root.courting = (), (), 0
        root.drafts = NO_DRAFT * len(root.clans)
        root.stack[-1] = TeaCeremony(tuple(range(len(root.clans))))
        super().__init__(root, seat, options, 0.5)
        self.draft = state.drafts[seat * 5 : seat * 5 + 5]
        self.suitors = [(giver, private) for giver, to, private in bare_proposals(state) if to == seat]
        self.asked = [to for giver, to, _ in state.proposals if giver == seat]
        self.packages = {offer[0]: offer for offer in state.offers if offer[1] == seat}
        bare: list[Offer] = [(giver, seat, private, 0, 0, 0, 0) for giver, private in self.suitors]
        self.wooed = {offer[0]: offer for offer in (*bare, *self.packages.values()) if can_be_met(state, offer)}

    def propose(self, tried: Sequence[Any], wanted: int, rng: Random) -> list[Terms]:
        """Whoever is free; who has broken faith, also as if it had not."""
        free = [other for other in range(len(self.root.clans)) if other != self.seat and self.root.ally[other] < 0]
        return [*map(Terms, free), *(Terms(other, True) for other in free if broke_faith(self.root, other)), Terms(ALONE)]

    def within_reach(self) -> list[Terms]:
        """Whoever can be had now; if nobody can, whoever is free."""
        found = [Terms(other) for other in self.wooed]
        return [*found, Terms(ALONE)] if found else [line for line in self.propose((), 0, Random()) if not line.trusted]

    def added(self, line: Terms) -> float:
        return goods(self.root, self.wooed[line.ally]) if line.ally in self.wooed else 0.0

    def enter(self, world: RisingSunState, line: Terms) -> None:
        if line.trusted:
            world.betrayals = put(world.betrayals, line.ally, 0)
        if line.ally != ALONE:
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
        if other in self.wooed and other in self.packages:
            return Option("accept_offer", (other,))
        for dealer, offer in self.packages.items():
            return Option("refuse_offer_privately" if offer[2] else "refuse_offer", (dealer,))
        if other in self.wooed:
            if self.priced(other):
                return DONE
            return self.bargain(other) if DONE in self.options and self.price(other) else Option("accept", (other,))
        if other == ALONE or self.asked or DONE not in self.options:
            return DONE
        return Option("propose", (other,))

    def excuses(self, best: Terms, worth: Worth) -> list[tuple[int, bool, Message]]:
        """Everybody who proposes or offers something that is not taken is told why, and for what it would be."""
        found = []
        for other, offer in {**self.packages, **self.wooed}.items():
            if other != best.ally:
                found += [(other, bool(offer[2]), line) for line in self.reasons(best, offer, worth)]
        return found

    def reasons(self, best: Terms, offer: Offer, worth: Worth) -> list[Message]:
        """A broken word, if without it the Alliance would be made; else what is better. Then the price, if it can be paid."""
        other = offer[0]
        if other not in self.wooed:
            return [saying(self.root, other, "excuse_not_there")]
        standard = worth(best, self.added(best))
        if broke_faith(self.root, other) and worth(Terms(other, True), goods(self.root, offer)) > standard:
            reason = saying(self.root, other, "excuse_broke_faith", last_betrayal(self.root, other))
        elif best.ally == ALONE:
            reason = saying(self.root, other, "excuse_alone")
        else:
            reason = saying(self.root, other, "excuse_other", best.ally)
        price = asking_price(self.root, offer, True, lambda better: worth(Terms(other), goods(self.root, better)) > standard)
        return [reason, price] if price else [reason]

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
        return OFFER_PRIVATELY if self.wooed[other][2] else OFFER


def last_betrayal(state: RisingSunState, seat: int) -> int:
    """The last Season in which somebody has broken an Alliance."""
    return state.betrayals[seat].bit_length() - 1
