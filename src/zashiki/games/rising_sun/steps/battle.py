"""A Battle: secret bids, then their outcome, poets and reparations. (RS-BAT)"""

from itertools import product

from zashiki.games.rising_sun.effects import gain_vp, new_moment, shift
from zashiki.games.rising_sun.force import force
from zashiki.games.rising_sun.kills import strike
from zashiki.games.rising_sun.names import FALLEN, FROM_POETS, IMPERIAL_POETS, ONI_OF_SOULS, RESERVE
from zashiki.games.rising_sun.options import LOWERINGS, RAISES
from zashiki.games.rising_sun.refusals import refused_bids
from zashiki.games.rising_sun.state import RisingSunState, count, pieces_in
from zashiki.games.rising_sun.steps.advantages import HireRonin, Seppuku, TakeHostage, announce_winner, own_figures
from zashiki.games.rising_sun.tokens import win_token
from zashiki.kernel import DONE, PASS, RETHINK, AllAtOnce, AskSeat, MayAskSeat, Message, Option, Refusal, Step, frozen, option

TAKE_VP = option("take_vp")
# What a bidder may do: by whether Coins are left, and whether there is a bid on each Advantage
BIDDINGS = {
    (left, *bids): [*(RAISES if left else ()), *(lowering for lowering, bid in zip(LOWERINGS, bids, strict=True) if bid), DONE]
    for left, *bids in product((False, True), repeat=5)
}


@frozen
class BattleBegins(Step):
    """The participants are fixed and show what they have; then they bid. (RS-BAT-01, RS-BAT-02, RS-GEN-12)"""

    province: int
    fighters: tuple[int, ...]  # highest Honor first

    def run(self, state: RisingSunState) -> None:
        state.battle = self.province
        state.fighters = tuple(sorted(self.fighters))
        state.souls = next((seat for seat in self.fighters if count(state, seat, ONI_OF_SOULS, self.province)), -1)
        state.say("battle", self.province)
        for seat in state.order:
            state.say("shows", seat, state.coins[seat], state.ronin[seat])
        state.push(Bid(state.fighters), Seppuku(), TakeHostage(), HireRonin(), BattleOutcome(), ImperialPoets(), WarReparations())


@frozen
class Bid(AllAtOnce):
    """Participants split their Coins in secret until all are done; then all bids are shown together. (RS-BAT-10, RS-BAT-11)"""

    open: tuple[int, ...]

    def seats(self, state: RisingSunState) -> tuple[int, ...]:
        return state.fighters

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        if seat not in self.open:
            return [RETHINK]
        a, b, c, d = state.bids[seat * 4 : seat * 4 + 4]
        return BIDDINGS[a + b + c + d < state.coins[seat], a > 0, b > 0, c > 0, d > 0]

    def refused(self, state: RisingSunState, seat: int) -> list[Refusal]:
        return refused_bids(state, seat) if seat in self.open else []

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        return Message(self.key, (state.battle, state.coins[seat] - sum(state.bids[seat * 4 : seat * 4 + 4])))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if not self.settle(state, seat, option):
            state.bids[seat * 4 + option.args[0]] += 1 if option.verb == "raise_bid" else -1
            state.push(self)

    def run(self, state: RisingSunState) -> None:
        state.shown = True
        for seat in state.fighters:
            bids = state.bids[seat * 4 : seat * 4 + 4]
            state.coins[seat] -= sum(bids)
            state.reveal("bids", seat, *bids)


class BattleOutcome(Step):
    """The most Force wins, ties by Honor; the losers' figures die. (RS-BAT-40, RS-BAT-41, RS-BAT-42, RS-BAT-43)"""

    def run(self, state: RisingSunState) -> None:
        new_moment(state)
        province = state.battle
        forces = {seat: force(state, seat, province) + state.hired[seat] for seat in state.honor if seat in state.fighters}
        winner = max(forces, key=lambda seat: forces[seat])  # the first of equals: the highest Honor
        for seat, total in forces.items():
            state.say("battle_force", seat, total)
        state.pause()
        state.say("wins_battle", winner, province)
        win_token(state, winner, province, state.souls == winner)
        state.pause()
        losers = [seat for seat in forces if seat not in (winner, state.ally[winner])]
        victims = tuple(victim for seat in losers for victim in own_figures(state, seat))
        strike(state, winner, victims)


class ImperialPoets(Step):
    """The fourth Advantage goes to its winner; then the fallen return to their Reserves. (RS-BAT-50)"""

    def run(self, state: RisingSunState) -> None:
        new_moment(state)
        winner = announce_winner(state, IMPERIAL_POETS)
        state.push(ReturnTheFallen())
        if winner >= 0 and deaths(state):
            state.push(TakeVp(winner))
        elif winner >= 0:
            state.say("poets_idle", winner)


def deaths(state: RisingSunState) -> int:
    """How many figures have been killed in this Battle, of whatever owner. (RS-RUL-46)"""
    return sum(sum(pieces_in(state, seat, FALLEN)) for seat in state.fighters)


@frozen
class TakeVp(AskSeat):
    """A VP for every figure killed in this Battle, or nothing. (RS-DEC-46, RS-BAT-13)"""

    seat: int

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [TAKE_VP, PASS]

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        return Message(self.key, (self.vp(state),))

    def vp(self, state: RisingSunState) -> int:
        """What the Poets pay."""
        return deaths(state) * state.box.counts.poets_vp

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option == TAKE_VP:
            gain_vp(state, seat, self.vp(state), FROM_POETS)


class ReturnTheFallen(Step):
    """The figures killed in this Battle were held apart until now. (RS-BAT-50)"""

    def run(self, state: RisingSunState) -> None:
        for seat in state.fighters:
            for piece, number in enumerate(pieces_in(state, seat, FALLEN)):
                if number:
                    shift(state, seat, piece, FALLEN, RESERVE, number)


class WarReparations(Step):
    """The losers' bids go to the common pile, the winner's to the losers. (RS-BAT-60, RS-BAT-61)"""

    def run(self, state: RisingSunState) -> None:
        winner = state.token_owner[state.season * 8 + state.battle]
        losers = [seat for seat in state.fighters if seat != winner]
        pot = sum(state.bids[winner * 4 : winner * 4 + 4])
        share, odd = divmod(pot, len(losers))
        for seat in losers:
            lost = sum(state.bids[seat * 4 : seat * 4 + 4])
            if lost:
                state.say("discards_bid", seat, lost)
            receive(state, seat, share)
            state.pause()
        end_battle(state)
        if odd:
            state.push(OddCoins(winner, odd, tuple(losers)))


def receive(state: RisingSunState, seat: int, coins: int) -> None:
    """A loser's part of the winner's Coins, ready for the next Battle. (RS-BAT-62)"""
    if coins:
        state.coins[seat] += coins
        state.say("reparations", seat, coins)


def end_battle(state: RisingSunState) -> None:
    """The War tiles are cleared. (RS-BAT-63)"""
    seats = len(state.clans)
    state.bids = [0] * (seats * 4)
    state.hired = (0,) * seats
    state.fighters = ()
    state.battle = -1
    state.souls = -1
    state.shown = False


@frozen
class OddCoins(MayAskSeat):
    """The winner decides who gets the odd Coins, at most one each. (RS-RUL-48)"""

    seat: int
    odd: int
    losers: tuple[int, ...]  # who has not got one yet

    def asks(self, state: RisingSunState) -> bool:
        return bool(self.odd)

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [option("award", loser) for loser in self.losers]

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        return Message(self.key, (self.odd,))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        (loser,) = option.args
        receive(state, loser, 1)
        state.push(OddCoins(seat, self.odd - 1, tuple(other for other in self.losers if other != loser)))

    def run(self, state: RisingSunState) -> None:
        """Every odd Coin has found somebody."""
