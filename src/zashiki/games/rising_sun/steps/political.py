"""The Political Phase: Mandate Turns and Kami Turns in the order of the track. (RS-POL)"""

from zashiki.games.rising_sun.effects import end_moment, gain_vp, new_moment
from zashiki.games.rising_sun.mandate_deck import hand
from zashiki.games.rising_sun.names import BETRAY, FROM_CARD, HARVEST, HONESTY, LOTUS, MARSHAL, POLITICAL, RECRUIT, TRAIN
from zashiki.games.rising_sun.options import HIDINGS, NAMINGS, SELECTIONS
from zashiki.games.rising_sun.state import RisingSunState, current_player, left_of, owned
from zashiki.games.rising_sun.steps.betray import BetrayAlliance
from zashiki.games.rising_sun.steps.harvest import Harvest
from zashiki.games.rising_sun.steps.kami import KamiTurn
from zashiki.games.rising_sun.steps.marshal import MarshalTurn
from zashiki.games.rising_sun.steps.negotiation import close_negotiation
from zashiki.games.rising_sun.steps.purchases import BuyCard
from zashiki.games.rising_sun.steps.recruit import EndOfRecruit, Recruit
from zashiki.kernel import AskSeat, Option, Step, frozen


class PoliticalPhase(Step):
    """The phase begins."""

    def run(self, state: RisingSunState) -> None:
        state.phase = POLITICAL
        state.say("political_phase")
        state.push(PoliticalTrack(0))


@frozen
class PoliticalTrack(Step):
    """The next symbol of the track. (RS-POL-01, RS-POL-08)"""

    position: int

    def run(self, state: RisingSunState) -> None:
        track = state.box.track
        if self.position == len(track):
            close_negotiation(state)
            return
        turn = MANDATE_TURN if track[self.position] == "M" else KAMI_TURN
        state.push(turn, PoliticalTrack(self.position + 1))


class MandateTurn(Step):
    """The deck's holder looks at the top tiles. (RS-POL-03)"""

    def run(self, state: RisingSunState) -> None:
        turn = len(state.picks)
        seat = current_player(state, turn)
        state.drawn = turn + 1
        new_moment(state)
        state.say("mandate_turn", seat, turn + 1)
        state.reveal("draws_tiles", seat, *hand(state, turn), to=seat)
        state.push(HideTile(seat) if state.clans[seat] == LOTUS else SelectMandate(seat))


MANDATE_TURN, KAMI_TURN = MandateTurn(), KamiTurn(0)


@frozen
class SelectMandate(AskSeat):
    """Play one of the four tiles; three go back on top. (RS-DEC-20)"""

    seat: int

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [SELECTIONS[mandate] for mandate in dict.fromkeys(hand(state, len(state.picks)))]

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        (mandate,) = option.args
        state.picks += (mandate,)
        state.reveal("plays_mandate", seat, mandate)
        proclaim(state, seat, mandate)


@frozen
class HideTile(AskSeat):
    """The Lotus puts one of the four tiles face down on the track. (RS-CLAN-15)"""

    seat: int

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [HIDINGS[mandate] for mandate in dict.fromkeys(hand(state, len(state.picks)))]

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        state.picks += option.args
        state.say("hides_tile", seat, option.args[0], to=seat)
        state.say("hides_tile_unseen", seat, but=seat)
        state.push(NameMandate(seat))


@frozen
class NameMandate(AskSeat):
    """The Lotus names the Mandate to be executed, whatever its tile says. (RS-CLAN-15)"""

    seat: int

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [*NAMINGS]

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        (mandate,) = option.args
        state.say("names_mandate", seat, mandate)
        proclaim(state, seat, mandate)


def proclaim(state: RisingSunState, seat: int, mandate: int) -> None:
    """A Mandate is shown or named: Honesty pays, and its execution begins. (RS-CARD-T01, RS-POL-05)"""
    state.called += (mandate,)
    allied = state.ally[seat] >= 0
    if allied and mandate != BETRAY:
        gain_vp(state, seat, owned(state, seat, HONESTY) * state.box.cards[HONESTY].vp, FROM_CARD[HONESTY])
    state.push(*execution(state, seat, mandate), EndOfMandate())


def execution(state: RisingSunState, seat: int, mandate: int) -> list[Step]:
    """The turns of all players in a Mandate; the current player and the Ally have the Bonus. (RS-POL-05, RS-POL-06)"""
    if mandate == BETRAY:
        return [BetrayAlliance(seat)]
    favoured = {seat, state.ally[seat]}
    turns = left_of(state, seat)
    steps: list[Step] = []
    if mandate == TRAIN:
        discount = state.box.counts.train_discount
        steps += [BuyCard(other, discount if other in favoured else 0) for other in (seat, *turns[:-1])]
    elif mandate == RECRUIT:
        steps += [Recruit(other, int(other in favoured)) for other in turns]
        steps.append(EndOfRecruit())
    elif mandate == MARSHAL:
        steps += [MarshalTurn(other, other in favoured) for other in turns]
    elif mandate == HARVEST:
        steps += [Harvest(other, other in favoured) for other in turns]
    return steps


class EndOfMandate(Step):
    """Everybody has executed the Mandate. (RS-GEN-11)"""

    def run(self, state: RisingSunState) -> None:
        end_moment(state)
