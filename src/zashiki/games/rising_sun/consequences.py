"""What an option brings its seat: prices, Victory Points, what a Mandate does, and what is given up. Asked only by user interfaces."""

from collections.abc import Callable, Sequence

from zashiki.games.rising_sun.force import strongest
from zashiki.games.rising_sun.names import BENEVOLENCE, BETRAY, HARVEST, MARSHAL, MERCY, RECRUIT, TRAIN
from zashiki.games.rising_sun.state import RisingSunState, owned, reserve, strongholds_on_map
from zashiki.games.rising_sun.steps.advantages import Hire, own_figures, ronin_for_hire
from zashiki.games.rising_sun.steps.battle import Bid, TakeVp
from zashiki.games.rising_sun.steps.marshal import Build
from zashiki.games.rising_sun.steps.moving import AskForToll, PayToll
from zashiki.games.rising_sun.steps.purchases import BuyCard, card_price
from zashiki.games.rising_sun.steps.recruit import Recruit
from zashiki.games.rising_sun.steps.tea import TeaCeremony
from zashiki.kernel import Consequence, Option

Told = list[Consequence]


def consequences(state: RisingSunState, seat: int, option: Option) -> Sequence[Consequence]:
    """What an option brings a seat, as far as it is settled now."""
    teller = TELLERS.get(option.verb)
    return teller(state, seat, option) if teller else ()


def counted(key: str, amount: int) -> Told:
    """A gain or a price, if there is any."""
    return [Consequence(key, (amount,))] if amount else []


def mandate(state: RisingSunState, seat: int, option: Option) -> Told:
    """What a Mandate does for its player, and whom else it favours. (RS-POL-05, RS-POL-06)"""
    (called,) = option.args
    ally = state.ally[seat]
    if called == BETRAY:
        return [Consequence("breaks_alliance", (ally,), True)] if ally >= 0 else [Consequence("betrays_freely")]
    favours = [Consequence("favours_ally", (ally,))] if ally >= 0 else []
    return MANDATES[called](state, seat) + favours


def recruiting(state: RisingSunState, seat: int) -> Told:
    """A figure for each Stronghold, and one more. (RS-REC-01, RS-REC-02)"""
    built = strongholds_on_map(state, seat)
    return counted("summons", built + 1 if built else 0)


def marshalling(state: RisingSunState, seat: int) -> Told:
    """A Stronghold may be built. (RS-MAR-02)"""
    return [Consequence("may_build", (Build(seat).price(state),))]


def training(state: RisingSunState, seat: int) -> Told:
    """Cards are cheaper. (RS-TRA-02)"""
    return [Consequence("cheaper_cards", (state.box.counts.train_discount,))]


def harvesting(state: RisingSunState, seat: int) -> Told:
    """The Coin of all and the rewards of the own Provinces. (RS-HAR-01, RS-HAR-02)"""
    rewards = [reward for province, reward in enumerate(state.box.rewards) if strongest(state, province) == seat]
    coins = state.box.counts.harvest_coins + sum(reward.coins for reward in rewards)
    vp, ronin = sum(reward.vp for reward in rewards), sum(reward.ronin for reward in rewards)
    return counted("vp", vp) + counted("coins", coins) + counted("ronin", ronin)


def price(state: RisingSunState, seat: int, option: Option) -> Told:
    """What a Season card costs. (RS-TRA-02, RS-RUL-22)"""
    top = state.stack[-1]
    discount = top.discount if isinstance(top, BuyCard) and option.verb == "buy" else 0
    return [Consequence("costs", (card_price(state, seat, option.args[0], discount),))]


def building(state: RisingSunState, seat: int, option: Option) -> Told:
    """What a Stronghold costs. (RS-MAR-02)"""
    return counted("costs", Build(seat).price(state))


def leaving(state: RisingSunState, seat: int, option: Option) -> Told:
    """What is given up by being done."""
    top = state.stack[-1]
    if isinstance(top, Bid) and seat in top.open:
        bid = sum(state.bids[seat * 4 : seat * 4 + 4])
        return [Consequence("bids_nothing", (state.coins[seat],), True)] if state.coins[seat] and not bid else counted("bids", bid)
    if isinstance(top, Recruit) and top.seat == seat and top.provinces(state) and reserve(state, seat):
        return [Consequence("summons_no_more", (), True)]
    if isinstance(top, TeaCeremony) and state.ally[seat] < 0:
        suitor = next((giver for giver, to, _ in state.proposals if to == seat), None)
        return [Consequence("no_ally_yet")] if suitor is None else [Consequence("leaves_proposal", (suitor,), True)]
    return []


def declining(state: RisingSunState, seat: int, option: Option) -> Told:
    """What is given up by declining."""
    top = state.stack[-1]
    if isinstance(top, TakeVp) and top.seat == seat:
        return [Consequence("gives_up_vp", (top.vp(state),), True)]
    if isinstance(top, Hire) and top.seat == seat:
        return [Consequence("fights_without", (ronin_for_hire(state, seat),))]
    return []


def dying(state: RisingSunState, seat: int, option: Option) -> Told:
    """Seppuku: a VP and Honor for each figure. (RS-RUL-41)"""
    figures = len(own_figures(state, seat))
    return [Consequence("figures_die", (figures,)), *counted("vp", figures * state.box.counts.seppuku_vp), Consequence("honor", (figures,))]


def hiring(state: RisingSunState, seat: int, option: Option) -> Told:
    """Ronin add to the Force. (RS-BAT-33)"""
    return counted("force", ronin_for_hire(state, seat))


def taking_vp(state: RisingSunState, seat: int, option: Option) -> Told:
    """The Poets pay. (RS-BAT-50)"""
    top = state.stack[-1]
    return counted("vp", top.vp(state)) if isinstance(top, TakeVp) else []


def capturing(state: RisingSunState, seat: int, option: Option) -> Told:
    """A hostage costs its owner VP, as far as there are any. (RS-BAT-26)"""
    owner = option.args[0]
    stolen = min(state.box.counts.hostage_vp, state.vp[owner])
    return [Consequence("steals_vp", (stolen, owner))] if stolen else []


def bestowing(state: RisingSunState, seat: int, option: Option) -> Told:
    """A gift of Benevolence. (RS-CARD-A01)"""
    return [Consequence("honor", (1,)), *counted("vp", state.box.cards[BENEVOLENCE].vp)]


def tolling(state: RisingSunState, seat: int, option: Option) -> Told:
    """A toll that is demanded, as far as it can be paid, or paid. (RS-CARD-C06)"""
    top = state.stack[-1]
    if isinstance(top, AskForToll) and top.seat == seat:
        return counted("coins", PayToll(seat, top.journey).toll(state))
    return counted("costs", top.toll(state)) if isinstance(top, PayToll) else []


def sparing(state: RisingSunState, seat: int, option: Option) -> Told:
    """Mercy pays. (RS-RUL-66)"""
    return counted("vp", owned(state, seat, MERCY) * state.box.cards[MERCY].vp)


MANDATES: dict[int, Callable[[RisingSunState, int], Told]] = {
    RECRUIT: recruiting,
    MARSHAL: marshalling,
    TRAIN: training,
    HARVEST: harvesting,
}
TELLERS: dict[str, Callable[[RisingSunState, int, Option], Told]] = {
    "select": mandate, "name": mandate, "buy": price, "buy_at_full_price": price, "build": building, "done": leaving, "pass": declining,
    "commit_seppuku": dying, "hire_ronin": hiring, "take_vp": taking_vp, "capture": capturing, "bestow": bestowing,
    "charge": tolling, "pay_toll": tolling, "spare": sparing,
}  # fmt: skip
