"""Quick answers to every question, for playing a Season out: what a sensible player does without looking ahead."""

from collections.abc import Callable
from random import Random
from typing import Any

from zashiki.games.rising_sun.bot.bids import sample
from zashiki.games.rising_sun.bot.outlook import COIN, RONIN, Outlook, devotion, piece_force
from zashiki.games.rising_sun.force import force, strongest
from zashiki.games.rising_sun.kills import KILL, SPARE, ShowMercy
from zashiki.games.rising_sun.mandate_deck import hand
from zashiki.games.rising_sun.names import (
    BETRAY,
    BUSHI,
    HARVEST,
    HIRE_RONIN,
    KITSUNE,
    KOMAINU,
    MARSHAL,
    MERCY,
    MONSTERS,
    RECRUIT,
    RESERVE,
    SERPENT,
    SHINTO,
    STRONGHOLD,
    TRAIN,
)
from zashiki.games.rising_sun.options import BUILDINGS, HIDINGS, NAMINGS, PURCHASES, SELECTIONS, STAY, SUMMONS, WORSHIP
from zashiki.games.rising_sun.state import RisingSunState, broke_faith, count, owned, reserve, strongholds, strongholds_on_map
from zashiki.games.rising_sun.steps.advantages import COMMIT, HIRE, Capture, CommitSeppuku, Hire, ronin_for_hire
from zashiki.games.rising_sun.steps.battle import TAKE_VP, Bid, TakeVp
from zashiki.games.rising_sun.steps.betray import Betray
from zashiki.games.rising_sun.steps.kami import RISE, Amaterasu, Fujin, Raijin
from zashiki.games.rising_sun.steps.marshal import Build, Marshal
from zashiki.games.rising_sun.steps.moving import PAYING, TAKING_BACK, PayToll, moves, on_the_map
from zashiki.games.rising_sun.steps.negotiation import bare_proposals
from zashiki.games.rising_sun.steps.political import HideTile, NameMandate, SelectMandate
from zashiki.games.rising_sun.steps.purchases import BuyCard, card_price, on_display
from zashiki.games.rising_sun.steps.recruit import Recruit
from zashiki.games.rising_sun.steps.summoning import SummonMonster, Worship
from zashiki.games.rising_sun.steps.tea import TeaCeremony
from zashiki.kernel import DONE, PASS, Option

SEASONS = 3
MOVE = 0.5  # what a Move must gain to be made
NOISE = 1.0  # how far, in Victory Points, a quick player's taste differs

Answer = Callable[[RisingSunState, int, Any, Random], Option]


def answer(state: RisingSunState, seat: int, rng: Random) -> Option:
    """What a quick player chooses."""
    step = state.stack[-1]
    known = ANSWERS.get(type(step))
    if known is not None:
        return known(state, seat, step, rng)
    offered = step.options(state, seat)
    return offered[int(rng.random() * len(offered))]


def tea(state: RisingSunState, seat: int, step: TeaCeremony, rng: Random) -> Option:
    """Takes what is proposed, and is done."""
    if state.ally[seat] < 0:
        for giver, to, _ in bare_proposals(state):
            if to == seat:
                return Option("accept", (giver,))
    return DONE


def mandate(state: RisingSunState, seat: int, number: int) -> float:
    """What a Mandate is worth to the one who plays it, against what it gives the others."""
    turn = len(state.called)
    if number == HARVEST:
        rewards = state.box.rewards
        mine = [province for province in range(8) if strongest(state, province) == seat]
        return 0.3 + sum(rewards[p].vp + COIN * rewards[p].coins + RONIN * rewards[p].ronin for p in mine)
    if number == RECRUIT:
        waiting = sum(count(state, seat, piece, RESERVE) for piece in reserve(state, seat))
        return 1.3 * min(strongholds_on_map(state, seat) + 1, waiting)
    if number == MARSHAL:
        build = 1.4 if state.season < 2 and state.coins[seat] >= 3 else 0.0
        return 1.2 + build + 0.3 * turn
    if number == TRAIN:
        return max((card_gain(state, seat, card, 1) for card in on_display(state)), default=0.0) + 0.4
    loyal = state.ally[seat] >= 0 and not broke_faith(state, seat)
    ready = sum(count(state, seat, piece, RESERVE) > 0 for piece in (BUSHI, SHINTO, *MONSTERS))
    return 1.9 * min(2, ready) + 0.25 * turn - (1.6 if loyal else 0.0)


def card_gain(state: RisingSunState, seat: int, card: int, discount: int) -> float:
    """What buying a card would gain; a card one cannot pay gains nothing."""
    price = card_price(state, seat, card, discount)
    if price > state.coins[seat]:
        return 0.0
    return card_worth(state, seat, card) - COIN * price


def card_worth(state: RisingSunState, seat: int, card: int) -> float:
    """What owning a card is worth from now on."""
    printed, left = state.box.cards[card], SEASONS - state.season
    if printed.type == "winter_upgrade":
        return 4.5 if owned(state, seat, card) == 0 else 2.5
    if printed.type == "virtue":
        return 1.2 + 1.3 * left
    if printed.type == "monster":
        return 2.2 + 0.8 * left
    if printed.type == "war_upgrade":
        return 0.5 + (COIN * printed.coins + RONIN * printed.ronin + 1.5 * printed.vp_each) * left
    return 0.8 + (0.7 + 0.5 * printed.daimyo_force) * left


def select(state: RisingSunState, seat: int, step: SelectMandate, rng: Random) -> Option:
    tiles = dict.fromkeys(hand(state, len(state.picks)))
    return SELECTIONS[max(tiles, key=lambda number: mandate(state, seat, number) + NOISE * 2 * rng.random())]


def hide(state: RisingSunState, seat: int, step: HideTile, rng: Random) -> Option:
    tiles = list(dict.fromkeys(hand(state, len(state.picks))))
    return HIDINGS[tiles[int(rng.random() * len(tiles))]]


def name(state: RisingSunState, seat: int, step: NameMandate, rng: Random) -> Option:
    return NAMINGS[max(range(BETRAY + 1), key=lambda number: mandate(state, seat, number) + NOISE * 2 * rng.random())]


def recruit(state: RisingSunState, seat: int, step: Recruit, rng: Random) -> Option:
    """The figure and the Province that gain most; who can worship goes where it would lead."""
    outlook, provinces = Outlook(state, seat), step.provinces(state)
    best, found = -1.0, DONE
    for piece in reserve(state, seat):
        more = piece_force(state, seat, piece)
        bonus = 0.3 * more + 0.1
        if piece in (SHINTO, KOMAINU):
            bonus += max(devotion(state, seat, slot, 1) for slot in range(len(state.shrines)))
        for province in provinces:
            gain = outlook.gain(province, more) + bonus + 0.4 * rng.random()
            if gain > best:
                best, found = gain, SUMMONS[piece][province]
    return found


def worship(state: RisingSunState, seat: int, step: Worship, rng: Random) -> Option:
    outlook = Outlook(state, seat)
    stay = outlook.gain(step.province, 0) - outlook.gain(step.province, -1)
    slot = max(range(len(state.shrines)), key=lambda slot: devotion(state, seat, slot, 1) + 0.2 * rng.random())
    return WORSHIP[state.shrines[slot]] if devotion(state, seat, slot, 1) > stay else STAY


def monster(state: RisingSunState, seat: int, step: SummonMonster, rng: Random) -> Option:
    outlook, more = Outlook(state, seat), piece_force(state, seat, step.piece)
    return max(step.options(state, seat), key=lambda option: outlook.gain(option.args[1], more))


def best_move(state: RisingSunState, seat: int, movable: tuple[int, ...], rng: Random, threshold: float) -> Option:
    """The Move that gains most, or no Move. Nobody sets out who could not pay a toll."""
    outlook = Outlook(state, seat)
    penniless = not state.coins[seat] and any(owned(state, other, SERPENT) for other in range(len(state.clans)) if other != seat)
    by_sea, best, found = state.box.by_sea, threshold, DONE
    leaving: dict[int, float] = {}
    for option in moves(state, seat, movable):
        piece, start, end = option.args
        more = piece_force(state, seat, piece)
        if not more or (penniless and by_sea[start][end]):
            continue
        at = piece * 8 + start
        if at not in leaving:
            leaving[at] = outlook.gain(start, -more)
        gain = outlook.gain(end, more) + leaving[at]
        if gain > best:
            best, found = gain + 0.2 * rng.random(), option
    return found


def marshal(state: RisingSunState, seat: int, step: Marshal, rng: Random) -> Option:
    return best_move(state, seat, step.ready, rng, MOVE)


def fujin(state: RisingSunState, seat: int, step: Fujin, rng: Random) -> Option:
    return best_move(state, seat, on_the_map(state, seat), rng, MOVE)


def raijin(state: RisingSunState, seat: int, step: Raijin, rng: Random) -> Option:
    outlook, more = Outlook(state, seat), piece_force(state, seat, BUSHI)
    return SUMMONS[BUSHI][max(range(8), key=lambda province: outlook.gain(province, more) + 0.2 * rng.random())]


def build(state: RisingSunState, seat: int, step: Build, rng: Random) -> Option:
    """A Stronghold where there is none yet, while it can still Summon."""
    price, left = step.price(state), SEASONS - 1 - state.season
    if state.coins[seat] < price:
        return PASS
    worth = 0.4 + 1.2 * left + 3.0 * owned(state, seat, KITSUNE) + piece_force(state, seat, STRONGHOLD)
    if worth + 0.6 * rng.random() < COIN * price + 0.3:
        return PASS
    outlook, built = Outlook(state, seat), strongholds(state, seat)
    more = piece_force(state, seat, STRONGHOLD)

    def charm(province: int) -> float:
        reward = state.box.rewards[province]
        return -0.8 * built[province] + outlook.gain(province, more) + 0.3 * outlook.prizes[province] / 4 + 0.2 * reward.vp + rng.random()

    return BUILDINGS[max(range(8), key=charm)]


def buy(state: RisingSunState, seat: int, step: BuyCard, rng: Random) -> Option:
    best, found = 0.3, PASS
    for card in on_display(state):
        if card_price(state, seat, card, step.discount) <= state.coins[seat]:
            gain = card_gain(state, seat, card, step.discount) + NOISE * rng.random()
            if gain > best:
                best, found = gain, PURCHASES[card]
    return found


def betray(state: RisingSunState, seat: int, step: Betray, rng: Random) -> Option:
    """Replace where it turns a War."""
    outlook, offered = Outlook(state, seat), step.answers(state)
    best, found = 0.0, DONE
    for option in offered if len(offered) <= 16 else rng.sample(offered, 16):
        owner, piece, province, own = option.args
        if option.verb == "replace_worshipper":
            gain = 0.8
        else:
            gain = 0.3 + outlook.gain(province, piece_force(state, seat, own), piece_force(state, owner, piece))
        if gain + 0.2 * rng.random() > best:
            best, found = gain, option
    return found


def bid(state: RisingSunState, seat: int, step: Bid, rng: Random) -> Option:
    """Lays the whole bid at once: nobody looks before all are done."""
    state.bids[seat * 4 : seat * 4 + 4] = sample(state, seat, rng)
    return DONE


def commit_seppuku(state: RisingSunState, seat: int, step: CommitSeppuku, rng: Random) -> Option:
    """Die with honour where the Battle is lost."""
    foes = [other for other in state.fighters if other not in (seat, state.ally[seat])]
    best = max((force(state, other, state.battle) for other in foes), default=0)
    ronin = ronin_for_hire(state, seat) if state.bids[seat * 4 + HIRE_RONIN] else 0
    return COMMIT if force(state, seat, state.battle) + ronin < best else PASS


def capture(state: RisingSunState, seat: int, step: Capture, rng: Random) -> Option:
    """The strongest figure of the strongest rival."""
    captives, ally = step.answers(state), state.ally[seat]
    return max(
        captives,
        key=lambda option: (option.args[0] != ally, force(state, option.args[0], state.battle), piece_force(state, *option.args)),
    )


def hire(state: RisingSunState, seat: int, step: Hire, rng: Random) -> Option:
    return HIRE


def take_vp(state: RisingSunState, seat: int, step: TakeVp, rng: Random) -> Option:
    return TAKE_VP


def rise(state: RisingSunState, seat: int, step: Amaterasu, rng: Random) -> Option:
    return RISE


def pay_toll(state: RisingSunState, seat: int, step: PayToll, rng: Random) -> Option:
    return PAYING if state.coins[seat] else TAKING_BACK


def mercy(state: RisingSunState, seat: int, step: ShowMercy, rng: Random) -> Option:
    worth = owned(state, seat, MERCY) * state.box.cards[MERCY].vp
    return SPARE if worth >= 0.8 * len(step.victims) else KILL


ANSWERS: dict[type[Any], Answer] = {
    TeaCeremony: tea,
    SelectMandate: select,
    HideTile: hide,
    NameMandate: name,
    Recruit: recruit,
    Worship: worship,
    SummonMonster: monster,
    Marshal: marshal,
    Fujin: fujin,
    Raijin: raijin,
    Build: build,
    BuyCard: buy,
    Betray: betray,
    Bid: bid,
    CommitSeppuku: commit_seppuku,
    Capture: capture,
    Hire: hire,
    TakeVp: take_vp,
    Amaterasu: rise,
    PayToll: pay_toll,
    ShowMercy: mercy,
}
