"""The War Phase: what happens at its start, and the War Provinces one by one. (RS-WAR)"""

from itertools import permutations

from zashiki.games.rising_sun.effects import end_moment, gain_coins, gain_ronin, gain_vp, new_moment, take_coins
from zashiki.games.rising_sun.force import present, strongest
from zashiki.games.rising_sun.names import (
    BUSHIDO,
    FROM_CARD,
    KOI,
    MERCHANT,
    MONEYLENDER,
    ONI_OF_SOULS,
    RIGHTEOUS,
    RONIN_WAY,
    SHOGUN,
    WAR,
)
from zashiki.games.rising_sun.options import RESOLUTIONS
from zashiki.games.rising_sun.state import RisingSunState, cards_of, count, others, owned, rank, virtues_owned, war_row
from zashiki.games.rising_sun.steps.battle import BattleBegins
from zashiki.games.rising_sun.steps.precedence import Precedence, by_honor
from zashiki.games.rising_sun.tokens import win_token
from zashiki.kernel import Option, Step, frozen

UPGRADES = (SHOGUN, BUSHIDO, RONIN_WAY, MONEYLENDER, RIGHTEOUS)


class WarPhase(Step):
    """The phase begins with its upgrades; then the Provinces in the order of their numbers. (RS-WAR-01, RS-WAR-04)"""

    def run(self, state: RisingSunState) -> None:
        state.phase = WAR
        state.say("war_phase")
        effects = {seat: MusterUpgrades(seat, upgrades(state, seat)) for seat in state.order if has_start_effect(state, seat)}
        state.push(WarProvince(0))
        steps = by_honor(state, dict(effects))
        if len(steps) > 1 and order_matters(state, list(effects.values())):
            state.push(Precedence(steps))
        else:
            state.push(*(step for _, step in steps))


def upgrades(state: RisingSunState, seat: int) -> tuple[int, ...]:
    """A seat's War Upgrades that do something at the start of the phase, once for each copy. (RS-CARD-02)"""
    own = cards_of(state, seat)
    return tuple([card for card in UPGRADES for _ in range(own[card])])


def has_start_effect(state: RisingSunState, seat: int) -> bool:
    """Whether something happens for a seat at the start of the War Phase."""
    return bool(upgrades(state, seat)) or (state.clans[seat] == KOI and state.ronin[seat] > 0)


def order_matters(state: RisingSunState, effects: list["MusterUpgrades"]) -> bool:
    """Whether the order of the players changes what they end up with; only two cards look at the Coins of others. (RS-RUL-04)"""
    if not any(owned(state, seat, RIGHTEOUS) or owned(state, seat, MERCHANT) for seat in state.order):
        return False
    results = set()
    for order in permutations(effects):
        trial = state.clone()
        for effect in order:
            effect.resolve_all(trial)
        results.add(tuple(trial.coins))
    return len(results) > 1


@frozen
class MusterUpgrades(Step):
    """One player's effects at the start of the War Phase, in the player's own order; the Koi conversion last. (RS-WAR-02)"""

    seat: int
    cards: tuple[int, ...]

    def actors(self, state: RisingSunState) -> tuple[int, ...]:
        """The order is asked only where it matters: a Merchant compares Coins before each of them. (RS-DEC-50)"""
        different = len(set(self.cards)) > 1
        return (self.seat,) if different and any(owned(state, other, MERCHANT) for other in others(state, self.seat)) else ()

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [RESOLUTIONS[card] for card in dict.fromkeys(self.cards)]

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        (card,) = option.args
        at = self.cards.index(card)
        muster(state, seat, card)
        state.push(MusterUpgrades(seat, self.cards[:at] + self.cards[at + 1 :]))

    def run(self, state: RisingSunState) -> None:
        self.resolve_all(state)

    def resolve_all(self, state: RisingSunState) -> None:
        for card in self.cards:
            muster(state, self.seat, card)
        if state.clans[self.seat] == KOI and state.ronin[self.seat]:
            convert_ronin(state, self.seat)


def muster(state: RisingSunState, seat: int, card: int) -> None:
    """One War Upgrade pays; each is a moment of its own. (RS-GEN-09)"""
    new_moment(state)
    printed = state.box.cards[card]
    state.say("card_pays", seat, card)
    if card == RIGHTEOUS:
        for other in state.honor[rank(state, seat) + 1 :]:
            take_coins(state, seat, other, printed.coins)
    else:
        gain_coins(state, seat, printed.coins)
        gain_ronin(state, seat, printed.ronin)
        gain_vp(state, seat, printed.vp_each * virtues_owned(state, seat), FROM_CARD[card])
    end_moment(state)
    state.pause()


def convert_ronin(state: RisingSunState, seat: int) -> None:
    """The Koi must turn all Ronin into Coins; no gain for anybody's cards. (RS-CLAN-11, RS-RUL-70)"""
    ronin, state.ronin[seat] = state.ronin[seat], 0
    state.coins[seat] += ronin
    state.say("converts_ronin", seat, ronin)


@frozen
class WarProvince(Step):
    """The next War Province, judged by who has Force there now. (RS-WAR-10, RS-WAR-11, RS-WAR-12, RS-WAR-13, RS-WAR-14)"""

    number: int

    def run(self, state: RisingSunState) -> None:
        row = war_row(state)
        if self.number == len(row):
            state.war = -1
            return
        state.war = self.number
        province = row[self.number]
        state.push(WarProvince(self.number + 1))
        rivals = present(state, province)
        state.say("war", province, self.number + 1)
        if not rivals:
            state.say("token_discarded", province)
        elif len(rivals) == 1 or (len(rivals) == 2 and state.ally[rivals[0]] == rivals[1]):
            take_uncontested(state, province)
        else:
            state.push(BattleBegins(province, tuple(rivals)))


def take_uncontested(state: RisingSunState, province: int) -> None:
    """One Clan alone, or two Allies: the stronger takes the token and nobody dies. (RS-WAR-11, RS-WAR-12)"""
    new_moment(state)
    winner = strongest(state, province)
    win_token(state, winner, province, count(state, winner, ONI_OF_SOULS, province) > 0)
