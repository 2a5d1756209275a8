"""Summoning figures, sending them to worship, and what follows a Summon."""

from zashiki.games.rising_sun.arrivals import enter
from zashiki.games.rising_sun.effects import gain_coins, gain_vp, lose_honor, shift, take_coins
from zashiki.games.rising_sun.kills import strike
from zashiki.games.rising_sun.names import (
    BUSHI,
    FROM_CARD,
    KENIN,
    KOMAINU,
    MONKEY,
    NINJA,
    PATRON,
    RESERVE,
    SHINTO,
    SPIRIT,
    WARLORD,
)
from zashiki.games.rising_sun.options import PLACEMENTS, RESOLUTIONS, STAY, SUMMONS, WORSHIP
from zashiki.games.rising_sun.state import (
    RisingSunState,
    cards_of,
    count,
    others,
    rank,
    shrine_place,
    stronghold_provinces,
    summon_provinces,
)
from zashiki.kernel import DONE, AskSeat, MayAskSeat, Message, Option, Step, frozen, option

STEAL_COINS = option("steal_coins")
OPTIONAL = (KENIN, NINJA, MONKEY)
HONOR_COUNTS = (SPIRIT, PATRON)  # what they give depends on Honor, which Ninja and Monkey cost


def summon(state: RisingSunState, seat: int, piece: int, province: int) -> None:
    """Take a figure from the Reserve to a Province; one that may worship is asked where to go. (RS-GEN-06, RS-REC-04)"""
    shift(state, seat, piece, RESERVE, province)
    state.say("summons", seat, piece, province)
    if piece in (SHINTO, KOMAINU):
        state.push(Worship(seat, piece, province))
    else:
        enter(state, seat, piece, province)


def place_bushi(state: RisingSunState, seat: int, province: int) -> None:
    """Put a Bushi from the Reserve into a Province without Summoning it. (RS-GEN-07)"""
    shift(state, seat, BUSHI, RESERVE, province)
    state.say("places", seat, BUSHI, province)


@frozen
class Worship(AskSeat):
    """A Shinto just Summoned may go straight to a Shrine. (RS-REC-04)"""

    seat: int
    piece: int
    province: int

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [STAY, *(WORSHIP[shrine] for shrine in state.shrines)]

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        return Message(self.key, (self.piece, self.province))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option.verb == "worship":
            (shrine,) = option.args
            shift(state, seat, self.piece, self.province, shrine_place(state, shrine))
            state.say("worships", seat, self.piece, self.province, shrine)


@frozen
class SummonMonster(MayAskSeat):
    """A Monster just bought is Summoned at once; without a legal Province it waits in the Reserve. (RS-TRA-05, RS-RUL-17)"""

    seat: int
    piece: int

    def asks(self, state: RisingSunState) -> bool:
        return len(summon_provinces(state, self.seat)) > 1

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [SUMMONS[self.piece][province] for province in summon_provinces(state, seat)]

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        return Message(self.key, (self.piece,))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        state.push(AfterSummon(seat))
        summon(state, seat, self.piece, option.args[1])

    def run(self, state: RisingSunState) -> None:
        for province in summon_provinces(state, self.seat):
            state.push(AfterSummon(self.seat))
            summon(state, self.seat, self.piece, province)


@frozen
class AfterSummon(Step):
    """A Summon is complete: gather what the owner's cards do after it. (RS-CARD-04)"""

    seat: int

    def run(self, state: RisingSunState) -> None:
        own = cards_of(state, self.seat)
        cards = [card for card in (KENIN, NINJA, MONKEY, SPIRIT, PATRON, WARLORD) if own[card] for _ in range(own[card])]
        if cards:
            state.push(SummonEffects(self.seat, tuple(cards)))


@frozen
class SummonEffects(MayAskSeat):
    """The "after you Summon" abilities of one player, one for each copy, in the order the player likes. (RS-GEN-04, RS-GEN-14)"""

    seat: int
    cards: tuple[int, ...]

    def asks(self, state: RisingSunState) -> bool:
        return bool(self.uses(state))

    def uses(self, state: RisingSunState) -> list[Option]:
        """What the optional cards can be used for."""
        found: list[Option] = []
        if KENIN in self.cards and count(state, self.seat, BUSHI, RESERVE):
            found += [PLACEMENTS[province] for province in stronghold_provinces(state, self.seat)]
        if NINJA in self.cards:
            bushi = [(other, province) for other in state.order for province in range(8) if count(state, other, BUSHI, province)]
            found += [option("assassinate", other, BUSHI, province) for other, province in bushi]
        if MONKEY in self.cards and richest(state, self.seat):
            found.append(STEAL_COINS)
        return found

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        dishonorable = NINJA in self.cards or MONKEY in self.cards
        forced = [RESOLUTIONS[card] for card in HONOR_COUNTS if card in self.cards and dishonorable]
        return [*self.uses(state), *forced, DONE]

    def without(self, card: int) -> "SummonEffects":
        at = self.cards.index(card)
        return SummonEffects(self.seat, self.cards[:at] + self.cards[at + 1 :])

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if option.verb == "done":
            state.push(SummonEffects(seat, tuple(card for card in self.cards if card not in OPTIONAL)))
        elif option.verb == "place_bushi":
            state.push(self.without(KENIN))
            place_bushi(state, seat, option.args[0])
        elif option.verb == "assassinate":
            state.push(self.without(NINJA))
            assassinate(state, seat, option.args[0], option.args[2])
        elif option.verb == "steal_coins":
            state.push(self.without(MONKEY))
            monkey(state, seat)
        else:
            state.push(self.without(option.args[0]))
            reward(state, seat, option.args[0])

    def run(self, state: RisingSunState) -> None:
        for card in self.cards:
            reward(state, self.seat, card)


def reward(state: RisingSunState, seat: int, card: int) -> None:
    """What the cards that are not optional give after a Summon. (RS-CARD-H07, RS-CARD-T02, RS-CARD-T03, RS-RUL-77)"""
    at = rank(state, seat)
    due = card == WARLORD or (card == SPIRIT and at == 0) or (card == PATRON and at + 2 < len(state.honor))
    if due:
        printed = state.box.cards[card]
        state.say("card_pays", seat, card)
        gain_coins(state, seat, printed.coins)
        gain_vp(state, seat, printed.vp, FROM_CARD[card])


def assassinate(state: RisingSunState, seat: int, owner: int, province: int) -> None:
    """The Path of the Ninja: a Bushi dies, Honor is lost as soon as it is named. (RS-CARD-H02, RS-RUL-66)"""
    state.say("assassinates", seat, owner, province)
    lose_honor(state, seat)
    strike(state, seat, ((owner, BUSHI, province),))


def richest(state: RisingSunState, seat: int) -> list[int]:
    """The opponents with the most Coins; nobody if none has any. (RS-RUL-75)"""
    rivals = others(state, seat)
    most = max(state.coins[other] for other in rivals)
    return [other for other in rivals if state.coins[other] == most] if most else []


def monkey(state: RisingSunState, seat: int) -> None:
    """The Path of the Monkey: a Coin from each richest opponent, and Honor lost once. (RS-CARD-H05)"""
    for other in richest(state, seat):
        take_coins(state, seat, other, state.box.cards[MONKEY].coins)
    lose_honor(state, seat)
