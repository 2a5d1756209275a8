"""Betray: break the Alliance and replace figures of others. (RS-BET)"""

from zashiki.games.rising_sun.arrivals import enter
from zashiki.games.rising_sun.effects import lose_honor, shift
from zashiki.games.rising_sun.names import (
    BUSHI,
    FIRST_SHRINE,
    KOMAINU,
    MONSTERS,
    PLACES,
    RESERVE,
    SHINTO,
    STRIDE,
    UNRIGHTEOUS,
    YUREI,
)
from zashiki.games.rising_sun.refusals import refused_replacements
from zashiki.games.rising_sun.state import RisingSunState, count, others, owned, put, reserve, shrine_place
from zashiki.kernel import DONE, MayAnswer, Option, Refusal, Step, frozen, option

SUBSTITUTES = {
    BUSHI: (BUSHI,),
    SHINTO: (SHINTO, KOMAINU),
    KOMAINU: (SHINTO, *MONSTERS),
    **{monster: MONSTERS for monster in MONSTERS if monster not in (KOMAINU, YUREI)},
}  # what can replace a figure: something of the same type (RS-BET-04, RS-CARD-C01, RS-RUL-29)


@frozen
class BetrayAlliance(Step):
    """Playing Betray breaks the Alliance and costs Honor, whatever follows. (RS-BET-02)"""

    seat: int

    def run(self, state: RisingSunState) -> None:
        ally = state.ally[self.seat]
        if ally >= 0:
            state.ally[self.seat] = state.ally[ally] = -1
            remember_betrayal(state, self.seat)
            state.say("breaks_alliance", self.seat, ally)
            lose_honor(state, self.seat)
        extra = owned(state, self.seat, UNRIGHTEOUS) * state.box.cards[UNRIGHTEOUS].extra
        state.push(Betray(self.seat, (), extra))


def remember_betrayal(state: RisingSunState, seat: int) -> None:
    """Keep in which Season a seat broke its Alliance: people remember it."""
    known = state.betrayals or (0,) * len(state.clans)
    state.betrayals = put(known, seat, known[seat] | 1 << state.season)


@frozen
class Betray(MayAnswer):
    """Replace up to 2 figures of different players on the Map, one at a time, and more with the Unrighteous. (RS-BET-03, RS-CARD-T07)"""

    seat: int
    hit: tuple[int, ...]  # players who have lost a figure to the Mandate itself
    extra: int  # replacements left from cards

    def fresh(self, state: RisingSunState, owner: int) -> bool:
        """Whether the Mandate itself still allows to hit this player."""
        return owner not in self.hit and len(self.hit) < state.box.counts.betray_replacements

    def answers(self, state: RisingSunState) -> list[Option]:
        """Every figure that can be replaced, with every figure of the Reserve that can do it."""
        own = reserve(state, self.seat)
        found: list[Option] = []
        for owner in others(state, self.seat):
            if self.extra or self.fresh(state, owner):
                found += on_map(state, owner, own)
            if self.extra:
                found += at_shrines(state, owner, own)
        return found

    def refused(self, state: RisingSunState, seat: int) -> list[Refusal]:
        return refused_replacements(state, seat)

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option == DONE:
            return
        owner, piece, where, own = option.args
        if option.verb == "replace_worshipper":
            state.push(Betray(seat, self.hit, self.extra - 1))
            exchange(state, seat, own, owner, piece, shrine_place(state, where))
            state.say("replaces_worshipper", seat, owner, piece, where, own)
            return
        fresh = self.fresh(state, owner)
        state.push(Betray(seat, (*self.hit, owner) if fresh else self.hit, self.extra if fresh else self.extra - 1))
        exchange(state, seat, own, owner, piece, where)
        state.say("replaces", seat, owner, piece, where, own)
        enter(state, seat, own, where)

    def run(self, state: RisingSunState) -> None:
        """Nothing can be replaced (any more). (RS-RUL-26)"""


def on_map(state: RisingSunState, owner: int, own: list[int]) -> list[Option]:
    """Replacements of a player's figures on the Map. (RS-BET-04)"""
    pieces, start = state.pieces, owner * STRIDE
    found: list[Option] = []
    for piece, substitutes in SUBSTITUTES.items():
        at = start + piece * PLACES
        numbers = pieces[at : at + 8]
        if any(numbers):
            where = [province for province, number in enumerate(numbers) if number]
            fitting = [substitute for substitute in substitutes if substitute in own]
            found += [option("replace", owner, piece, province, substitute) for province in where for substitute in fitting]
    return found


def at_shrines(state: RisingSunState, owner: int, own: list[int]) -> list[Option]:
    """Replacements of a player's worshippers by figures that can worship. (RS-RUL-81)"""
    return [
        option("replace_worshipper", owner, piece, shrine, substitute)
        for slot, shrine in enumerate(state.shrines, FIRST_SHRINE)
        for piece in (SHINTO, KOMAINU)
        if count(state, owner, piece, slot)
        for substitute in (SHINTO, KOMAINU)
        if substitute in own
    ]


def exchange(state: RisingSunState, seat: int, own: int, owner: int, piece: int, place: int) -> None:
    """The replaced figure goes to its Reserve, unharmed; the other takes its place. (RS-BET-05)"""
    shift(state, owner, piece, place, RESERVE)
    shift(state, seat, own, RESERVE, place)
