"""How a Clan judges a position, picks Mandates, bids and bargains."""

from collections.abc import Callable, Sequence

from zashiki.games.rising_sun.bot.packages import asking_price, goods, saying
from zashiki.games.rising_sun.force import favoured, force, strongest
from zashiki.games.rising_sun.names import (
    BUSHI,
    CARDS,
    FIGURES,
    FIRST_SHRINE,
    HARVEST,
    HIRE_RONIN,
    IMPERIAL_POETS,
    KOI,
    MARSHAL,
    MONSTERS,
    RECRUIT,
    RESERVE,
    SCORING,
    SEPPUKU,
    SERPENT,
    SHINTO,
    TAKE_HOSTAGE,
    TRAIN,
    WAR,
)
from zashiki.games.rising_sun.scoring import winter_lines
from zashiki.games.rising_sun.state import (
    Offer,
    RisingSunState,
    count,
    others,
    owned,
    rank,
    reserve,
    stronghold_provinces,
    strongholds_on_map,
    war_row,
)
from zashiki.games.rising_sun.steps.battle import Bid
from zashiki.games.rising_sun.steps.negotiation import can_be_met, find
from zashiki.games.rising_sun.steps.tea import TeaCeremony
from zashiki.kernel import Message, Option

TERMS = ("points", "wars", "cards", "strongholds", "shrines", "coins", "figures", "honor")
REASONS: frozenset[str] = frozenset(
    {
        "select",
        "name",
        "hide",
        "propose",
        "accept",
        "accept_offer",
        "refuse_offer",
        "refuse_offer_privately",
        "raise_bid",
        "lower_bid",
        "commit_seppuku",
        "pay_toll",
    }
)
ANSWERS: frozenset[str] = frozenset({"accept", "accept_offer", "refuse_offer", "refuse_offer_privately"})
CLOSES: frozenset[str] = frozenset({"accept", "accept_offer"})
ASKS: frozenset[str] = frozenset({"propose", "propose_privately", "counter_offer"})
BARGAINING = frozenset({"accept_offer", "refuse_offer", "refuse_offer_privately", "drop_deal"})

SEASONS = 3
COIN, RONIN = 0.45, 0.5
TOKEN = 4.5  # a War Province token: its own VP, and its part in the set bonus
NEW_PROVINCE = 1.8  # more for a Province not yet among one's tokens
PARTNER = 1.0  # an Alliance that comes with a deal
KAMI = (0.6, 0.5, 1.0, 1.1, 0.9, 0.6, 1.4)  # a win at each Shrine, by Shrine


def terms(state: RisingSunState, seat: int) -> Sequence[float]:
    """What each term is worth."""
    points = state.vp[seat] + sum(line[seat] for _, line in winter_lines(state)) if state.phase != SCORING else state.vp[seat]
    if state.phase == SCORING:
        return (float(points), *([0.0] * (len(TERMS) - 1)))
    left = SEASONS - state.season - 1  # Seasons to come
    return (
        float(points),
        wars(state, seat),
        sum(owned(state, seat, card) * card_worth(state, seat, card) for card in range(len(CARDS))),
        strongholds_on_map(state, seat) * (0.5 + 1.1 * left),
        shrines(state, seat),
        (COIN * state.coins[seat] + (COIN if state.clans[seat] == KOI else RONIN) * state.ronin[seat]) if state.phase <= WAR else 0.0,
        0.3 * figures_on_map(state, seat) + 0.25 * left * figures_on_map(state, seat),
        0.25 * (len(state.honor) - rank(state, seat)) if state.honor else 0.0,
    )


def figures_on_map(state: RisingSunState, seat: int) -> int:
    return sum(count(state, seat, piece, province) for piece in FIGURES for province in range(8))


def prospect(state: RisingSunState, seat: int, province: int) -> float:
    """How likely a War Province falls to a seat: by its Force against the others'."""
    mine = force(state, seat, province) + 0.0
    if not mine:
        return 0.0
    rivals = [force(state, other, province) for other in range(len(state.clans)) if other not in (seat, state.ally[seat])]
    ally = state.ally[seat]
    friend = force(state, ally, province) if ally >= 0 else 0
    best = max([friend, *rivals])
    if not best:
        return 1.0
    edge = mine - best + (0.3 if all(rank(state, seat) < rank(state, other) for other in range(len(state.clans)) if other != seat) else 0)
    return max(0.1, min(0.9, 0.5 + 0.18 * edge))


def wars(state: RisingSunState, seat: int) -> float:
    """The War Provinces still to be fought for in this Season."""
    row = war_row(state)
    todo = row[max(state.war, 0) :] if state.phase <= WAR else []
    have = {token % 8 for token, owner in enumerate(state.token_owner) if owner == seat}
    worth = 0.0
    for province in todo:
        if state.token_owner[state.season * 8 + province] >= 0:
            continue
        prize = TOKEN + 0.7 * state.season + (NEW_PROVINCE if province not in have else 0.0)
        worth += prize * prospect(state, seat, province)
    return worth


def card_worth(state: RisingSunState, seat: int, card: int) -> float:
    """What owning a card is worth from now on."""
    printed = state.box.cards[card]
    left = SEASONS - state.season - 1
    if printed.type == "winter_upgrade":
        return 0.5  # it counts among the points already
    if printed.type == "war_upgrade":
        pays = COIN * printed.coins + RONIN * printed.ronin + printed.vp
        return 0.6 + pays * (left + (0.0 if state.phase >= WAR else 0.8))
    if printed.type == "monster":
        return 2.4 + 0.5 * left
    if printed.type == "virtue":
        return 1.4 + 1.0 * left
    return 1.2 + 0.9 * left + 0.5 * printed.daimyo_force


def shrines(state: RisingSunState, seat: int) -> float:
    """The Kami Turns to come at the Shrines where one leads."""
    if state.phase >= WAR or not state.shrines:
        return 0.0
    turns = 3 - state.box.track[: track_position(state)].count("K")
    worth = 0.0
    for slot, shrine in enumerate(state.shrines):
        if favoured(state, FIRST_SHRINE + slot) == seat:
            worth += KAMI[shrine] * turns
    return worth


def track_position(state: RisingSunState) -> int:
    """How far the Political Track has been walked, by the Mandates played."""
    track, played, position = state.box.track, 0, 0
    while position < len(track) and (track[position] == "K" or played < len(state.called)):
        played += track[position] == "M"
        position += 1
    return position


def worked_out(state: RisingSunState, seat: int, options: Sequence[Option]) -> int:
    """Mandates, bids and bargains are worked out; the rest is searched."""
    top = state.stack[-1]
    verbs = {option.verb for option in options}
    if not verbs.isdisjoint(BARGAINING):
        return bargain(state, seat, options)
    if isinstance(top, TeaCeremony):
        return tea(state, seat, options, True)
    if isinstance(top, Bid):
        return lay(state, seat, options, wish(state, seat))
    if options[0].verb in ("select", "name"):
        return best(options, "select" if options[0].verb == "select" else "name", lambda option: mandate(state, seat, option.args[0]))
    if options[0].verb == "hide":
        return best(options, "hide", lambda option: -mandate(state, seat, option.args[0]))
    if "pay_toll" in verbs:
        return index_of(options, "pay_toll")
    if "move" in verbs and not state.coins[seat] and toll_is_due(state, seat):
        return index_of(options, "done", "pass")
    if "commit_seppuku" in verbs:
        doomed = force(state, seat, state.battle) + state.ronin[seat] < max(
            force(state, other, state.battle) for other in state.fighters if other != seat
        )
        return index_of(options, "commit_seppuku" if doomed else "pass")
    if "take_vp" in verbs:
        return index_of(options, "take_vp")
    return -1


def toll_is_due(state: RisingSunState, seat: int) -> bool:
    """Whether somebody may charge this seat for crossing the sea. (RS-CARD-C06)"""
    return any(owned(state, other, SERPENT) for other in range(len(state.clans)) if other != seat)


def best(options: Sequence[Option], verb: str, value: Callable[[Option], float]) -> int:
    """The option of that verb with the highest value."""
    able = [i for i, option in enumerate(options) if option.verb == verb]
    return max(able, key=lambda i: value(options[i]))


def index_of(options: Sequence[Option], *verbs: str) -> int:
    """The first option of the first of these verbs that is offered; -1: none is."""
    for verb in verbs:
        for i, option in enumerate(options):
            if option.verb == verb:
                return i
    return -1


def mandate(state: RisingSunState, seat: int, number: int) -> float:
    """What a Mandate is worth as the one who plays it."""
    turn = len(state.picks)
    allied = state.ally[seat] >= 0
    if number == HARVEST:
        rewards = [state.box.rewards[province] for province in range(8) if strongest(state, province) == seat]
        return 0.4 + sum(reward.vp + COIN * reward.coins + RONIN * reward.ronin for reward in rewards)
    if number == RECRUIT:
        able = min(strongholds_on_map(state, seat) + 1, sum(count(state, seat, piece, RESERVE) for piece in reserve(state, seat)))
        return 1.2 * able + (0.6 if turn < 4 else 0.0)
    if number == MARSHAL:
        build = 1.6 if state.coins[seat] >= 3 and len(stronghold_provinces(state, seat)) < 4 and turn < 6 else 0.0
        return 1.2 + build + (1.2 if turn >= 4 else 0.0)
    if number == TRAIN:
        worths = [
            card_worth(state, seat, card) - COIN * max(0, state.box.costs[card] - 1)
            for card, copies in enumerate(state.display)
            if copies and state.box.costs[card] - 1 <= state.coins[seat]
        ]
        return max(worths, default=0.0) + 0.3
    late = 1.0 if turn >= 5 else 0.0
    return betrayal(state, seat) + late - (1.5 if allied and not late else 0.0)


def betrayal(state: RisingSunState, seat: int) -> float:
    """What replacing two figures of others is worth."""
    able = sum(count(state, seat, piece, RESERVE) > 0 for piece in (BUSHI, SHINTO, *MONSTERS))
    return 1.7 * min(2, able)


def tea(state: RisingSunState, seat: int, options: Sequence[Option], keen: bool) -> int:
    """Accept whom one would ask; ask the most useful one; then be done."""

    def liking(i: int) -> float:
        return usefulness(state, seat, options[i].args[0], keen)

    accepting = [i for i, option in enumerate(options) if option.verb == "accept"]
    if accepting:
        return max(accepting, key=liking)
    asked = any(option.verb.startswith("withdraw") for option in options)
    asking = [i for i, option in enumerate(options) if option.verb == "propose"]
    if asking and not asked and index_of(options, "done") >= 0:
        return max(asking, key=liking)
    return index_of(options, "done")


def usefulness(state: RisingSunState, seat: int, other: int, keen: bool) -> float:
    """Whom one likes as an Ally: next but one in the order of Mandates, in the same Provinces; an adept lifts up nobody who leads."""
    meeting = sum(bool(force(state, seat, province)) and bool(force(state, other, province)) for province in range(8))
    far = others(state, seat).index(other)
    ahead = state.vp[other] + TOKEN * len({token % 8 for token, owner in enumerate(state.token_owner) if owner == other})
    return 0.3 * far + 0.2 * meeting - (0.15 * ahead if keen else 0.0)


def bargain(state: RisingSunState, seat: int, options: Sequence[Option]) -> int:
    """Answer offers one by one, exchanges before Alliances: take what is not a loss, refuse others. Deals of one's own are dropped."""
    for offer in sorted((offer for offer in state.offers if offer[1] == seat), key=lambda offer: offer[:3] in state.proposals):
        giver, _, private = offer[:3]
        if can_be_met(state, offer) and balance(state, offer) >= 0:
            return options.index(Option("accept_offer", (giver,)))
        return options.index(Option("refuse_offer_privately" if private else "refuse_offer", (giver,)))
    return index_of(options, "drop_deal")


def balance(state: RisingSunState, offer: Offer) -> float:
    """What a package brings its receiver."""
    return goods(state, offer) + (PARTNER if offer[:3] in state.proposals else 0.0)


def excuse(state: RisingSunState, seat: int, option: Option) -> tuple[int, bool, Message] | None:
    """What would have to be added to a package that is refused."""
    if option.verb not in ("refuse_offer", "refuse_offer_privately"):
        return None
    offer = find(state, option.args[0], seat)
    giver, _, private = offer[:3]
    if not can_be_met(state, offer):
        return giver, bool(private), saying(state, giver, "excuse_not_there")
    price = asking_price(state, offer, offer[:3] in state.proposals, lambda better: balance(state, better) >= 0)
    return giver, bool(private), price or saying(state, giver, "excuse_too_little")


def lay(state: RisingSunState, seat: int, options: Sequence[Option], wished: Sequence[int]) -> int:
    """One Coin nearer to the wished bid, or done."""
    for advantage in range(4):
        now = state.bids[seat * 4 + advantage]
        verb = "raise_bid" if now < wished[advantage] else "lower_bid" if now > wished[advantage] else ""
        for i, option in enumerate(options):
            if verb and option.verb == verb and option.args == (advantage,):
                return i
    return index_of(options, "done")


def wish(state: RisingSunState, seat: int) -> list[int]:
    """How to split the Coins: to win where one can, to die with honour where one cannot."""
    province = state.battle
    mine = force(state, seat, province)
    rivals = [other for other in state.fighters if other != seat]
    best_force = max(force(state, other, province) for other in rivals)
    own_ronin = state.coins[seat] // 2 if state.clans[seat] == KOI else state.ronin[seat]
    their_ronin = max(state.ronin[other] for other in rivals)
    battles_left = sum(
        1 for other in war_row(state)[state.war + 1 :] if force(state, seat, other) and state.token_owner[state.season * 8 + other] < 0
    )
    coins = state.coins[seat] // (1 + battles_left)
    wished = [0, 0, 0, 0]
    if not coins:
        return wished
    if mine + own_ronin > best_force and own_ronin and mine <= best_force + their_ronin:
        wished[HIRE_RONIN] = (2 * coins + 2) // 3
        wished[TAKE_HOSTAGE] = coins - wished[HIRE_RONIN]
    elif mine > best_force:
        shield = min(coins, 1 + their_ronin) if their_ronin else 0
        wished[HIRE_RONIN] = shield
        wished[TAKE_HOSTAGE] = (coins - shield + 1) // 2
        wished[IMPERIAL_POETS] = coins - shield - wished[TAKE_HOSTAGE]
    elif mine == best_force:
        wished[TAKE_HOSTAGE] = coins
    else:
        wished[SEPPUKU] = (coins + 1) // 2
        wished[IMPERIAL_POETS] = coins - wished[SEPPUKU]
    return wished


def rests(state: RisingSunState) -> bool:
    """What follows without a break belongs together."""
    return False
