"""Killing figures, and the cards that look at it: Righteousness, Justice, Mercy."""

from zashiki.games.rising_sun.effects import gain_vp, shift
from zashiki.games.rising_sun.names import FALLEN, FROM_CARD, JUSTICE, MERCY, RESERVE, RIGHTEOUSNESS
from zashiki.games.rising_sun.state import RisingSunState, higher, owned
from zashiki.kernel import AskSeat, Message, Option, frozen, option

Victim = tuple[int, int, int]  # owner, piece, Province: one figure
SPARE = option("spare")
KILL = option("kill")


def strike(state: RisingSunState, killer: int, victims: tuple[Victim, ...]) -> None:
    """Kill figures, unless their killer has Mercy and wants to spare them. (RS-CARD-H04)"""
    if owned(state, killer, MERCY) and any(owner != killer for owner, _, _ in victims):
        state.push(ShowMercy(killer, victims))
    elif victims:
        kill(state, killer, victims)


def kill(state: RisingSunState, killer: int, victims: tuple[Victim, ...]) -> None:
    """Send figures to their Reserves, in a Battle by way of those held apart."""
    grave = RESERVE if state.battle < 0 else FALLEN
    owners = dict.fromkeys(owner for owner, _, _ in victims)
    punished = [owner for owner in owners if higher(state, killer, owner)]
    for owner, piece, province in victims:
        shift(state, owner, piece, province, grave)
        state.say("killed", owner, piece, province)
    for owner in owners:
        deaths = sum(other == owner for other, _, _ in victims)
        gain_vp(state, owner, owned(state, owner, RIGHTEOUSNESS) * state.box.cards[RIGHTEOUSNESS].vp * deaths, FROM_CARD[RIGHTEOUSNESS])
    gain_vp(state, killer, owned(state, killer, JUSTICE) * state.box.cards[JUSTICE].vp * len(punished), FROM_CARD[JUSTICE])


@frozen
class ShowMercy(AskSeat):
    """Before killing opposing figures the owner of Mercy may leave all of them alive. (RS-RUL-66)"""

    seat: int
    victims: tuple[Victim, ...]

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [SPARE, KILL]

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        return Message(self.key, (len(self.victims),))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option == KILL:
            kill(state, seat, self.victims)
            return
        state.say("spares", seat, len(self.victims))
        gain_vp(state, seat, owned(state, seat, MERCY) * state.box.cards[MERCY].vp, FROM_CARD[MERCY])
