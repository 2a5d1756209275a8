"""The War Advantages before the outcome: Seppuku, Take Hostage, Hire Ronin.

(RS-BAT-20, RS-BAT-25, RS-BAT-26, RS-BAT-27, RS-BAT-30, RS-BAT-31, RS-BAT-33)
"""

from zashiki.games.rising_sun.effects import gain_honor, gain_vp, new_moment, shift, steal_vp
from zashiki.games.rising_sun.kills import Victim, kill
from zashiki.games.rising_sun.names import (
    FROM_HOSTAGE,
    FROM_SEPPUKU,
    HIRE_RONIN,
    HOSTAGE,
    KOI,
    PROTECTED,
    RESPECT,
    SEPPUKU,
    STRONGHOLD,
    TAKE_HOSTAGE,
    UNPROTECTED,
)
from zashiki.games.rising_sun.refusals import refused_captives
from zashiki.games.rising_sun.state import RisingSunState, others, owned, pieces_in, put
from zashiki.kernel import PASS, AskSeat, MayAnswer, Message, Option, Refusal, Step, frozen, option

COMMIT = option("commit_seppuku")
HIRE = option("hire_ronin")


def winner_of(state: RisingSunState, advantage: int) -> int:
    """Who has bid the most on an Advantage, ties by Honor as it stands now; -1: nobody bid. (RS-BAT-12)"""
    best, winner = 0, -1
    for seat in state.honor:
        bid = state.bids[seat * 4 + advantage]
        if bid > best:
            best, winner = bid, seat
    return winner


def announce_winner(state: RisingSunState, advantage: int) -> int:
    """The winner of an Advantage, told to all."""
    winner = winner_of(state, advantage)
    if winner >= 0:
        state.say("wins_advantage", winner, advantage)
    return winner


class Seppuku(Step):
    """The first Advantage goes to its winner. (RS-BAT-20)"""

    def run(self, state: RisingSunState) -> None:
        new_moment(state)
        winner = announce_winner(state, SEPPUKU)
        if winner >= 0 and own_figures(state, winner):
            state.push(CommitSeppuku(winner))
        elif winner >= 0:
            state.say("seppuku_idle", winner)


def own_figures(state: RisingSunState, seat: int) -> list[Victim]:
    """A participant's figures in the Province of the Battle; a Stronghold is none. (RS-RUL-40)"""
    standing = enumerate(pieces_in(state, seat, state.battle))
    return [(seat, piece, state.battle) for piece, number in standing if number and piece != STRONGHOLD for _ in range(number)]


@frozen
class CommitSeppuku(AskSeat):
    """Kill all own figures in the Province, or none: VP and Honor for each. (RS-DEC-42, RS-RUL-41)"""

    seat: int

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [COMMIT, PASS]

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        return Message(self.key, (len(own_figures(state, seat)),))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option == PASS:
            return
        victims = own_figures(state, seat)
        state.say("commits_seppuku", seat, len(victims))
        gain_vp(state, seat, len(victims) * state.box.counts.seppuku_vp, FROM_SEPPUKU)
        state.pause()
        kill(state, seat, tuple(victims))
        state.pause()
        for _ in victims:
            gain_honor(state, seat)


class TakeHostage(Step):
    """The second Advantage goes to its winner. (RS-BAT-25)"""

    def run(self, state: RisingSunState) -> None:
        new_moment(state)
        winner = announce_winner(state, TAKE_HOSTAGE)
        if winner < 0:
            return
        capture = Capture(winner, 1 + owned(state, winner, RESPECT) * state.box.cards[RESPECT].extra)
        if capture.asks(state):
            state.push(capture)
        else:
            state.say("hostage_idle", winner)


class MayPass(MayAnswer):
    """A question that is left by passing. It is no part of the record below: a compiled record would save it with the position."""

    __slots__ = ()
    leaving = (PASS,)


@frozen
class Capture(MayPass):
    """Take a figure of another player and steal a VP; more with Respect, one by one. (RS-DEC-43, RS-DEC-59)"""

    seat: int
    left: int

    def answers(self, state: RisingSunState) -> list[Option]:
        return self.captives(state, UNPROTECTED) if self.left else []

    def captives(self, state: RisingSunState, kinds: tuple[int, ...]) -> list[Option]:
        """The figures of these kinds that others have in the Battle."""
        found: list[Option] = []
        for other in others(state, self.seat):
            numbers = pieces_in(state, other, state.battle)
            if any(numbers):
                found += [option("capture", other, piece) for piece in kinds if numbers[piece]]
        return found

    def refused(self, state: RisingSunState, seat: int) -> list[Refusal]:
        return refused_captives(self.captives(state, PROTECTED))

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        return Message(self.key, (self.left,))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option == PASS:
            return
        owner, piece = option.args
        state.push(Capture(seat, self.left - 1))
        shift(state, owner, piece, state.battle, HOSTAGE)
        state.hostages += ((seat, owner, piece),)
        state.say("captures", seat, owner, piece)
        steal_vp(state, seat, owner, state.box.counts.hostage_vp, FROM_HOSTAGE)

    def run(self, state: RisingSunState) -> None:
        """Nobody (more) to take. (RS-RUL-39)"""


class HireRonin(Step):
    """The third Advantage goes to its winner. (RS-BAT-30)"""

    def run(self, state: RisingSunState) -> None:
        winner = announce_winner(state, HIRE_RONIN)
        if winner >= 0 and ronin_for_hire(state, winner):
            state.push(Hire(winner))
        elif winner >= 0:
            state.say("coins_idle" if state.clans[winner] == KOI else "ronin_idle", winner)


def ronin_for_hire(state: RisingSunState, seat: int) -> int:
    """A seat's Ronin tokens; the Koi's Coins in the Reserve are Ronin too. (RS-CLAN-12)"""
    return state.ronin[seat] + (state.coins[seat] if state.clans[seat] == KOI else 0)


@frozen
class Hire(AskSeat):
    """Add all own Ronin to this Battle, or none of them. (RS-DEC-44, RS-RUL-45)"""

    seat: int

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [HIRE, PASS]

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        return Message("hire_coins" if state.clans[seat] == KOI else self.key, (ronin_for_hire(state, seat),))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option == HIRE:
            ronin = ronin_for_hire(state, seat)
            state.hired = put(state.hired, seat, ronin)
            state.say("coins_fight" if state.clans[seat] == KOI else "hires_ronin", seat, ronin)
