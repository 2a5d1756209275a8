"""The toy's rules: bid in secret, draw, play a chain of teas, bargain; serve or give at any time."""

from tests.toy.state import GENMAICHA, HOJICHA, MATCHA, SENCHA, TIES, ToyState
from zashiki.kernel import DONE, PASS, RETHINK, AllAtOnce, AskSeat, Message, Option, Refusal, Step, frozen

MOST = 9  # coins in a bid
BIDS = [Option("bid", (coins,)) for coins in range(MOST + 1)]
LADDERS = [[*BIDS[: coins + 1], DONE] for coins in range(MOST + 1)]
PLAYS = [Option("play", (tea,)) for tea in range(4)]
BURIALS = [Option("bury", (tea,)) for tea in range(4)]
SPOIL = Option("spoil")
SERVING = [Option("serve")]
NOTHING: list[Option] = []
OFFERS = [Option("offer", (seat, 1)) for seat in range(5)]
WITHDRAWALS = [Option("withdraw", (seat,)) for seat in range(5)]
ACCEPTANCES = [Option("accept", (seat,)) for seat in range(5)]


class Round(Step):
    """A round: bids, the winner's evening, a bargain."""

    def run(self, state: ToyState) -> None:
        if state.round == state.box.counts.rounds:
            return
        state.round += 1
        state.say("round_begins", state.round)
        everybody = tuple(range(len(state.guests)))
        state.push(Bid(everybody), Bargain(everybody), Round())


@frozen
class Bid(AllAtOnce):
    """All bid at once and in secret, changing their minds until everybody is done."""

    open: tuple[int, ...]

    def options(self, state: ToyState, seat: int) -> list[Option]:
        if seat not in self.open:
            return [RETHINK]
        coins = state.guests[seat].coins
        return LADDERS[coins if coins < MOST else MOST]

    def refused(self, state: ToyState, seat: int) -> list[Refusal]:
        coins = min(state.guests[seat].coins, MOST)
        return [Refusal(Option("bid", (coins + 1,)), Message("too_dear", (coins,)), "TOY-BID-01")]

    def choose(self, state: ToyState, seat: int, option: Option) -> None:
        if not self.settle(state, seat, option):
            state.guests[seat].bid = option.args[0]
            state.push(self)

    def run(self, state: ToyState) -> None:
        for seat, guest in enumerate(state.guests):
            state.reveal("bids", seat, guest.bid)
        best = max(guest.bid for guest in state.guests)
        tied = [seat for seat, guest in enumerate(state.guests) if guest.bid == best]
        winner = tied[state.roll(len(tied), TIES)] if len(tied) > 1 else tied[0]
        state.guests[winner].coins -= best
        for guest in state.guests:
            guest.bid = 0
        state.say("wins", winner, best)
        draw_teas(state, winner, 2)
        state.push(Evening(winner))


def draw_teas(state: ToyState, seat: int, number: int) -> None:
    """Draw teas; only the one who draws them sees them."""
    for _ in range(min(number, len(state.deck))):
        tea = state.deck.pop()
        state.guests[seat].hand.append(tea)
        state.guests[seat].hand.sort()
        state.reveal("draws", seat, tea, to=seat)
        state.say("draws_unseen", seat, but=seat)


@frozen
class Evening(AskSeat):
    """A moment: the winner plays a chain of teas, each at will, and may bury one."""

    seat: int

    def options(self, state: ToyState, seat: int) -> list[Option]:
        teas = sorted(set(state.guests[seat].hand))
        return [PLAYS[tea] for tea in teas] + [BURIALS[tea] for tea in teas] + [DONE]

    def choose(self, state: ToyState, seat: int, option: Option) -> None:
        guest = state.guests[seat]
        if option.verb == "done":
            return
        state.push(self)
        (tea,) = option.args
        guest.hand.remove(tea)
        if option.verb == "bury":
            state.deck.insert(0, tea)
            state.say("buries", seat, tea, to=seat)
            state.say("buries_unseen", seat, but=seat)
            return
        state.discard.append(tea)
        state.reveal("plays", seat, tea)
        state.push(React(seat, tea, state.others(seat)))


@frozen
class React(Step):
    """Before a tea takes effect, each other guest in turn may pay a coin to spoil it."""

    seat: int
    tea: int
    waiting: tuple[int, ...]

    def actors(self, state: ToyState) -> tuple[int, ...]:
        return self.waiting[:1]

    def options(self, state: ToyState, seat: int) -> list[Option]:
        return [SPOIL, PASS] if state.guests[seat].coins else [PASS]

    def prompt(self, state: ToyState, seat: int) -> Message:
        return Message("react", (self.seat, self.tea))

    def choose(self, state: ToyState, seat: int, option: Option) -> None:
        if option == PASS:
            state.push(React(self.seat, self.tea, self.waiting[1:]))
        else:
            state.guests[seat].coins -= 1
            state.say("spoils", seat, self.tea)

    def run(self, state: ToyState) -> None:
        guest = state.guests[self.seat]
        if self.tea == SENCHA:
            guest.coins += 2
        elif self.tea == HOJICHA:
            draw_teas(state, self.seat, 1)
        elif self.tea == GENMAICHA:
            guest.score += state.box.teas[GENMAICHA].points
        elif self.tea == MATCHA:
            guest.score += state.box.teas[MATCHA].points


@frozen
class Bargain(AllAtOnce):
    """A negotiation: anybody may offer coins, withdraw, or accept, until all are done."""

    open: tuple[int, ...]

    def options(self, state: ToyState, seat: int) -> list[Option]:
        guests = state.guests
        guest = guests[seat]
        coins, offers = guest.coins, guest.offers
        found = []
        for other in state.others(seat):
            if offers[other]:
                found.append(WITHDRAWALS[other])
            elif coins:
                found.append(OFFERS[other])
            giver = guests[other]
            if giver.offers[seat] and giver.coins:
                found.append(ACCEPTANCES[other])
        found.append(DONE if seat in self.open else RETHINK)
        return found

    def choose(self, state: ToyState, seat: int, option: Option) -> None:
        verb, args = option
        if self.settle(state, seat, option):
            return
        state.push(self)
        other = args[0]
        if verb == "offer":
            state.guests[seat].offers[other] = args[1]
            state.say("offers", seat, other, args[1], to=other)
        elif verb == "withdraw":
            state.guests[seat].offers[other] = 0
            state.say("withdraws", seat, other, to=other)
        else:
            giver = state.guests[other]
            coins = giver.offers[seat]
            giver.offers[seat] = 0
            giver.coins -= coins
            state.guests[seat].coins += coins
            giver.score += coins
            state.say("accepts", seat, other, coins)

    def run(self, state: ToyState) -> None:
        for guest in state.guests:
            guest.offers = [0] * len(state.guests)


class Serve(Step):
    """Standing: at any time, in anybody's turn, three different teas may be served for points."""

    verbs = ("serve",)

    def actors(self, state: ToyState) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(state.guests)) if state.can_serve(seat))

    def options(self, state: ToyState, seat: int) -> list[Option]:
        return SERVING if state.can_serve(seat) else NOTHING

    def refused(self, state: ToyState, seat: int) -> list[Refusal]:
        kinds = len(set(state.guests[seat].hand))
        return [] if kinds >= 3 else [Refusal(Option("serve"), Message("too_few_teas", (kinds,)), "TOY-SRV-01")]

    def choose(self, state: ToyState, seat: int, option: Option) -> None:
        guest = state.guests[seat]
        teas = sorted(set(guest.hand))[-3:]
        for tea in teas:
            guest.hand.remove(tea)
            state.discard.append(tea)
        guest.score += sum(state.box.teas[tea].points for tea in teas)
        state.reveal("serves", seat, *teas)
