"""Recruit: Summon figures at Strongholds. (RS-REC)"""

from zashiki.games.rising_sun.effects import shift
from zashiki.games.rising_sun.names import BUSHI, DRAGONFLY, KOMAINU, LIGHT, RESERVE, SAMURAI, SHINTO
from zashiki.games.rising_sun.options import PLACEMENTS, SUMMONS
from zashiki.games.rising_sun.refusals import refused_summons
from zashiki.games.rising_sun.state import RisingSunState, caller, count, owned, reserve, shrine_place, strongholds
from zashiki.games.rising_sun.steps.precedence import Precedence, by_honor
from zashiki.games.rising_sun.steps.summoning import AfterSummon, place_bushi, summon
from zashiki.kernel import MayAnswer, Message, Option, Refusal, Step, frozen, option

NOBODY = (0,) * 8


@frozen
class Recruit(MayAnswer):
    """One player's Recruit: a figure for each Stronghold, one more with the Bonus, one at a time. (RS-REC-01, RS-REC-02)"""

    seat: int
    bonus: int
    summoned: tuple[int, ...] = NOBODY  # figures Summoned to each Province so far

    def answers(self, state: RisingSunState) -> list[Option]:
        provinces = self.provinces(state)
        return [SUMMONS[piece][province] for piece in reserve(state, self.seat) for province in provinces] if provinces else []

    def provinces(self, state: RisingSunState) -> list[int]:
        """Where another figure may be Summoned to."""
        holds, summoned = strongholds(state, self.seat), self.summoned
        built = sum(holds)
        if not built:
            return []
        if state.clans[self.seat] == DRAGONFLY:
            return list(range(8)) if sum(summoned) < built + self.bonus else []
        bonus = self.bonus and all(number <= held for number, held in zip(summoned, holds, strict=True))
        return [province for province, held in enumerate(holds) if held and (bonus or summoned[province] < held)]

    def refused(self, state: RisingSunState, seat: int) -> list[Refusal]:
        return refused_summons(state, seat, self.provinces(state))

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        figures, other = sum(strongholds(state, seat)) + self.bonus - sum(self.summoned), caller(state, seat)
        return Message(self.key, (figures,)) if other < 0 else Message("recruit_called", (other, figures))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option.verb == "done":
            self.finish(state)
            return
        piece, province = option.args
        summoned = self.summoned
        state.push(Recruit(seat, self.bonus, (*summoned[:province], summoned[province] + 1, *summoned[province + 1 :])))
        summon(state, seat, piece, province)

    def run(self, state: RisingSunState) -> None:
        self.finish(state)

    def finish(self, state: RisingSunState) -> None:
        """The whole Recruit of a player is one Summon, if anybody came. (RS-REC-06, RS-CARD-04)"""
        if any(self.summoned):
            state.push(AfterSummon(self.seat))


class EndOfRecruit(Step):
    """All have Recruited: the Paths of the Light and of the Samurai, whoever played the Mandate. (RS-CARD-05)"""

    def run(self, state: RisingSunState) -> None:
        effects: dict[int, Step] = {}
        for seat in state.order:
            effect = Reinforce(seat, owned(state, seat, SAMURAI), owned(state, seat, LIGHT))
            if effect.answers(state):
                effects[seat] = effect
        if effects:
            state.push(Precedence(by_honor(state, effects)))


@frozen
class Reinforce(MayAnswer):
    """One player's end-of-Recruit cards: a Bushi to any Province, a Shinto to any Shrine. (RS-CARD-A03, RS-CARD-A05)"""

    seat: int
    samurai: int
    light: int

    def answers(self, state: RisingSunState) -> list[Option]:
        found: list[Option] = []
        if self.samurai and count(state, self.seat, BUSHI, RESERVE):
            found += PLACEMENTS
        if self.light:
            shinto = [piece for piece in (SHINTO, KOMAINU) if count(state, self.seat, piece, RESERVE)]
            found += [option("place_shinto", piece, shrine) for piece in shinto for shrine in state.shrines]
        return found

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option.verb == "place_bushi":
            state.push(Reinforce(seat, self.samurai - 1, self.light))
            place_bushi(state, seat, option.args[0])
        elif option.verb == "place_shinto":
            piece, shrine = option.args
            state.push(Reinforce(seat, self.samurai, self.light - 1))
            shift(state, seat, piece, RESERVE, shrine_place(state, shrine))
            state.say("places_at_shrine", seat, piece, shrine)

    def run(self, state: RisingSunState) -> None:
        """Nothing is left to place."""
