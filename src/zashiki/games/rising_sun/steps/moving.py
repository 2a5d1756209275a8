"""Moves from Province to Province, and the tolls of the Path of the Serpent."""

from zashiki.games.rising_sun.arrivals import enter
from zashiki.games.rising_sun.effects import shift
from zashiki.games.rising_sun.names import CARDS, DRAGONFLY, FIGURES, FIGURES_OF_CLANS, PLACES, SERPENT, STRIDE, STRONGHOLD, TURTLE
from zashiki.games.rising_sun.refusals import too_dear
from zashiki.games.rising_sun.state import RisingSunState, others, owned, put
from zashiki.kernel import AskSeat, Message, Option, Refusal, Step, frozen, option

ASK, CHARGE, LET_PASS = range(3)
CHARGING = option("charge")
WAIVING = option("let_pass")
PAYING = option("pay_toll")
TAKING_BACK = option("take_back")
POLICIES = [option("toll_policy", policy) for policy in (ASK, CHARGE, LET_PASS)]


def on_the_map(state: RisingSunState, seat: int) -> tuple[int, ...]:
    """What a seat can Move, each as piece x 8 + Province: figures, and the Strongholds of the Turtle. (RS-MAR-01, RS-CLAN-20)"""
    pieces, start = state.pieces, seat * STRIDE
    kinds = FIGURES if seat in state.monster_owner else FIGURES_OF_CLANS
    if state.clans[seat] == TURTLE:
        kinds = (*kinds, STRONGHOLD)
    found: list[int] = []
    for piece in kinds:
        at = start + piece * PLACES
        numbers = pieces[at : at + 8]
        if any(numbers):
            for province, number in enumerate(numbers):
                if number:
                    found += [piece * 8 + province] * number
    return tuple(found)


def moves(state: RisingSunState, seat: int, movable: tuple[int, ...]) -> list[Option]:
    """The Moves of these pieces: to adjacent Provinces, the Dragonfly's to any other. (RS-CLAN-31, RS-RUL-19)"""
    components = state.box
    table = components.flights if state.clans[seat] == DRAGONFLY else components.steps
    found: list[Option] = []
    for place in dict.fromkeys(movable):
        found += table[place >> 3][place & 7]
    return found


@frozen
class Journey:
    """A Move about to be made: what comes after it, and what if it is taken back."""

    seat: int
    piece: int
    start: int
    end: int
    then: Step
    back: Step


def travel(state: RisingSunState, journey: Journey) -> None:
    """Make a Move, or ask about its toll first. (RS-CARD-C06)"""
    collector = toll_collector(state, journey)
    policy = state.toll_policy[collector] if collector >= 0 else LET_PASS
    if policy == LET_PASS:
        move(state, journey)
    elif policy == CHARGE:
        state.push(PayToll(collector, journey))
    else:
        state.push(AskForToll(collector, journey))


def toll_collector(state: RisingSunState, journey: Journey) -> int:
    """The seat that may charge this Move, -1: nobody. The Dragonfly uses no Routes. (RS-RUL-69)"""
    if not state.box.by_sea[journey.start][journey.end] or state.clans[journey.seat] == DRAGONFLY:
        return -1
    for other in others(state, journey.seat):
        if owned(state, other, SERPENT):
            return other
    return -1


def move(state: RisingSunState, journey: Journey) -> None:
    """Carry a Move out. (RS-GEN-08)"""
    shift(state, journey.seat, journey.piece, journey.start, journey.end)
    state.say("moves", journey.seat, journey.piece, journey.start, journey.end)
    state.push(journey.then)
    enter(state, journey.seat, journey.piece, journey.end)


@frozen
class AskForToll(AskSeat):
    """The Serpent's owner charges a crossing or lets it pass. (RS-DEC-57)"""

    seat: int
    journey: Journey

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [CHARGING, WAIVING]

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        journey = self.journey
        return Message(self.key, (journey.seat, journey.piece, journey.start, journey.end))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option == CHARGING:
            state.push(PayToll(seat, self.journey))
        else:
            move(state, self.journey)


@frozen
class PayToll(Step):
    """The mover pays or takes the Move back; without the Coin there is no Move. (RS-DEC-58)"""

    collector: int
    journey: Journey

    def actors(self, state: RisingSunState) -> tuple[int, ...]:
        return (self.journey.seat,)

    def toll(self, state: RisingSunState) -> int:
        return owned(state, self.collector, SERPENT) * state.box.cards[SERPENT].coins

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [PAYING, TAKING_BACK] if state.coins[seat] >= self.toll(state) else [TAKING_BACK]

    def refused(self, state: RisingSunState, seat: int) -> list[Refusal]:
        return too_dear(state, seat, [(PAYING, self.toll(state))], "RS-RUL-69")

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        return Message(self.key, (self.collector, self.toll(state)))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option == TAKING_BACK:
            state.say("takes_back", seat)
            state.push(self.journey.back)
            return
        toll = self.toll(state)
        state.coins[seat] -= toll
        state.coins[self.collector] += toll
        state.say("pays_toll", seat, self.collector, toll)
        move(state, self.journey)


class TollPolicy(Step):
    """Standing: the Serpent's owner may set an answer for all crossings to come. (RS-RUL-69)"""

    verbs = ("toll_policy",)

    def actors(self, state: RisingSunState) -> tuple[int, ...]:
        if not any(state.cards[SERPENT :: len(CARDS)]):
            return ()
        return tuple(seat for seat in state.order if owned(state, seat, SERPENT))

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        if not state.cards[seat * len(CARDS) + SERPENT]:
            return []
        return [policy for policy in POLICIES if policy.args[0] != state.toll_policy[seat]]

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        (policy,) = option.args
        state.toll_policy = put(state.toll_policy, seat, policy)
        state.say("sets_toll_policy", seat, policy)
