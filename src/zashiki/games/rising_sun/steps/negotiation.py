"""Gifts and packages: deals put together in secret, then made, offered, accepted, countered or refused as a whole. (RS-NEG)"""

from zashiki.games.rising_sun.names import POLITICAL, TEA_CEREMONY
from zashiki.games.rising_sun.options import APPROACHES
from zashiki.games.rising_sun.state import NO_DRAFT, NOBODY, SOMEBODY, Offer, RisingSunState, put
from zashiki.kernel import Option, Step, option

GIVE_COINS, GIVE_RONIN, ASK_COINS, ASK_RONIN, ALLIANCE = range(5)  # parts of a deal
PARTS = ("give_coins", "give_ronin", "ask_coins", "ask_ronin", "alliance")
BEGINNING = [option("negotiate")]
DROP = option("drop_deal")
PARTNERS = [
    [[*(a for a in APPROACHES[:seats] if a.args[0] != seat), DROP] for seat in range(seats)] for seats in range(6)
]  # by seats, seat
ADDING = [option("add_to_deal", part) for part in range(len(PARTS))]
REMOVING = [option("take_from_deal", part) for part in range(len(PARTS))]
GIVE = option("give")
OFFER = option("offer")
OFFER_PRIVATELY = option("offer_privately")


def is_open(state: RisingSunState) -> bool:
    """Coins and Ronin may change hands only in the Tea Ceremony and the Political Phase. (RS-NEG-03)"""
    return state.phase == POLITICAL or state.phase == TEA_CEREMONY


def close_negotiation(state: RisingSunState) -> None:
    """Whatever is still offered expires with the phase."""
    state.offers = ()
    state.proposals = ()
    state.drafts = NO_DRAFT * len(state.clans)
    state.courting = 0


class Negotiation(Step):
    """Standing: give Coins and Ronin, or offer a package, at any moment of the two phases. (RS-NEG-05, RS-RUL-06, RS-RUL-07)"""

    verbs = (
        "negotiate", "approach", "add_to_deal", "take_from_deal", "drop_deal", "give", "offer", "offer_privately", "counter_offer",
        "withdraw_offer", "withdraw_offer_privately", "accept_offer", "refuse_offer", "refuse_offer_privately",
    )  # fmt: skip

    def actors(self, state: RisingSunState) -> tuple[int, ...]:
        return tuple(range(len(state.clans))) if is_open(state) else ()

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        if state.phase != POLITICAL and state.phase != TEA_CEREMONY:
            return []
        partner = state.drafts[seat * 5]
        if partner == NOBODY:
            found = BEGINNING
        elif partner == SOMEBODY:
            found = PARTNERS[len(state.clans)][seat]
        else:
            found = draft_options(state, seat)
        return found + offer_options(state, seat) if state.offers or state.proposals else found

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        at = seat * 5
        if option.verb == "negotiate":
            state.drafts[at] = SOMEBODY
        elif option.verb == "approach":
            begin(state, seat, option.args[0])
        elif option.args == (ALLIANCE,) and option.verb in ("add_to_deal", "take_from_deal"):
            state.courting ^= 1 << seat
        elif option.verb == "add_to_deal":
            state.drafts[at + 1 + option.args[0]] += 1
        elif option.verb == "take_from_deal":
            state.drafts[at + 1 + option.args[0]] -= 1
        elif option.verb == "counter_offer":
            counter(state, seat, option.args[0])
        elif option.verb in ("withdraw_offer", "withdraw_offer_privately"):
            offer = find(state, seat, option.args[0])
            withdraw(state, offer)
            tell(state, "withdraws_offer", offer[2], seat, option.args[0])
        elif option.verb in ("refuse_offer", "refuse_offer_privately"):
            offer = find(state, option.args[0], seat)
            withdraw(state, offer)
            tell(state, "refuses_offer", offer[2], seat, option.args[0])
        elif option.verb == "accept_offer":
            accept(state, find(state, option.args[0], seat))
        else:
            conclude(state, seat, option)


def draft_options(state: RisingSunState, seat: int) -> list[Option]:
    """What a seat can do with the deal it is putting together."""
    partner, *numbers = state.drafts[seat * 5 : seat * 5 + 5]
    parts = (*numbers, state.courting >> seat & 1)
    limits = (state.coins[seat], state.ronin[seat], state.coins[partner], state.ronin[partner], may_ally(state, seat, partner))
    found = [adding for adding, number, limit in zip(ADDING, parts, limits, strict=True) if number < limit]
    found += [removing for removing, number in zip(REMOVING, parts, strict=True) if number]
    found.append(DROP)
    payable = parts[GIVE_COINS] <= limits[GIVE_COINS] and parts[GIVE_RONIN] <= limits[GIVE_RONIN]
    asking = parts[ASK_COINS] or parts[ASK_RONIN] or parts[ALLIANCE]
    if payable and not asking and (parts[GIVE_COINS] or parts[GIVE_RONIN]):
        found.append(GIVE)
    if payable and asking:
        found.append(OFFER)
        if not any(other[:3] == (seat, partner, 0) for other in (*state.offers, *state.proposals)):
            found.append(OFFER_PRIVATELY)  # it would take back in private what was said openly
    return found


def may_ally(state: RisingSunState, seat: int, other: int) -> bool:
    """Whether an Alliance of these two can be agreed on now. (RS-TEA-02, RS-TEA-03)"""
    return state.phase == TEA_CEREMONY and state.ally[seat] < 0 and state.ally[other] < 0


def bare_proposals(state: RisingSunState) -> list[tuple[int, int, int]]:
    """The Alliances proposed without anything else."""
    if not state.offers:
        return [*state.proposals]
    packages = {offer[:3] for offer in state.offers}
    return [proposal for proposal in state.proposals if proposal not in packages]


def offer_options(state: RisingSunState, seat: int) -> list[Option]:
    """What a seat can do with what it has offered and what it has been offered or proposed."""
    found = []
    for offer in state.offers:
        giver, receiver, private = offer[:3]
        way = "_privately" if private else ""
        if giver == seat:
            found.append(option("withdraw_offer" + way, receiver))
        elif receiver == seat:
            if can_be_met(state, offer):
                found.append(option("accept_offer", giver))
            found.append(option("refuse_offer" + way, giver))
    if state.drafts[seat * 5] == NOBODY:
        suitors = {other[0] for other in (*state.offers, *state.proposals) if other[1] == seat}
        found += [option("counter_offer", giver) for giver in sorted(suitors)]
    return found


def can_be_met(state: RisingSunState, offer: Offer) -> bool:
    """Whether both sides have at this moment what they would hand over."""
    giver, receiver, _, coins, ronin, asked_coins, asked_ronin = offer
    return (
        coins <= state.coins[giver]
        and ronin <= state.ronin[giver]
        and asked_coins <= state.coins[receiver]
        and asked_ronin <= state.ronin[receiver]
    )


def find(state: RisingSunState, giver: int, receiver: int) -> Offer:
    """The offer one seat has made to another."""
    return next(offer for offer in state.offers if offer[:2] == (giver, receiver))


def begin(state: RisingSunState, seat: int, other: int) -> None:
    """Begin a deal with what one has proposed or offered already; with nothing, if that is nothing."""
    terms = next((offer[3:] for offer in state.offers if offer[:2] == (seat, other)), (0, 0, 0, 0))
    draft(state, seat, other, terms, any(proposal[:2] == (seat, other) for proposal in state.proposals))


def counter(state: RisingSunState, seat: int, other: int) -> None:
    """Begin a deal with what was offered or proposed, seen from the other side; that stays on the table."""
    coins, ronin, asked_coins, asked_ronin = next((offer[3:] for offer in state.offers if offer[:2] == (other, seat)), (0, 0, 0, 0))
    terms = (asked_coins, asked_ronin, coins, ronin)
    draft(state, seat, other, terms, any(proposal[:2] == (other, seat) for proposal in state.proposals))


def draft(state: RisingSunState, seat: int, other: int, terms: tuple[int, int, int, int], alliance: bool) -> None:
    """A seat has this on its table of drafts now, as far as both have what is named."""
    limits = (state.coins[seat], state.ronin[seat], state.coins[other], state.ronin[other])
    state.drafts[seat * 5 : seat * 5 + 5] = [other, *map(min, terms, limits)]
    state.courting |= alliance << seat


def tell(state: RisingSunState, event: str, private: int, *args: int) -> None:
    """Say what passes between the first two seats named: to all, or only to them."""
    if private:
        state.say(event, *args, to=args[0])
        state.say(event, *args, to=args[1])
    else:
        state.say(event, *args)


def withdraw(state: RisingSunState, offer: Offer) -> None:
    """Take an offer off the table, with the Alliance that is part of it."""
    state.offers = tuple(other for other in state.offers if other != offer)
    state.proposals = tuple(proposal for proposal in state.proposals if proposal != offer[:3])


def take_back(state: RisingSunState, seat: int, other: int) -> None:
    """One package at a time goes from one to another: a new one takes the place of what was proposed or offered before."""
    for giver, to, private in bare_proposals(state):
        if (giver, to) == (seat, other):
            state.proposals = tuple(proposal for proposal in state.proposals if proposal[:2] != (seat, other))
            tell(state, "withdraws", private, seat, other)
    for offer in state.offers:
        if offer[:2] == (seat, other):
            withdraw(state, offer)
            tell(state, "withdraws_offer", offer[2], seat, other)


def hand_over(state: RisingSunState, giver: int, receiver: int, coins: int, ronin: int) -> None:
    """Coins and Ronin go from one Reserve to another, for good: it is revealed, so nobody can undo it. (RS-NEG-04, RS-NEG-05)"""
    state.coins[giver] -= coins
    state.coins[receiver] += coins
    state.ronin[giver] -= ronin
    state.ronin[receiver] += ronin
    if coins:
        state.reveal("gives_coins", giver, receiver, coins)
    if ronin:
        state.reveal("gives_ronin", giver, receiver, ronin)


def accept(state: RisingSunState, offer: Offer) -> None:
    """Two gifts at the same time, and the Alliance if it is part of the package: all of it or nothing. (RS-RUL-07, RS-TEA-02)"""
    giver, receiver, _, coins, ronin, asked_coins, asked_ronin = offer
    allied = offer[:3] in state.proposals
    withdraw(state, offer)
    state.say("accepts_offer", receiver, giver)
    hand_over(state, giver, receiver, coins, ronin)
    hand_over(state, receiver, giver, asked_coins, asked_ronin)
    if allied:
        ally(state, receiver, giver)


def ally(state: RisingSunState, seat: int, other: int) -> None:
    """Two players agree: an Alliance for the Season, revealed to all, so nobody can undo it. (RS-TEA-02, RS-TEA-03, RS-RUL-09)"""
    state.ally[seat], state.ally[other] = other, seat
    for one in (seat, other):
        state.allied_seasons = put(state.allied_seasons, one, state.allied_seasons[one] | 1 << state.season)
    pair = {seat, other}
    gone = {proposal for proposal in state.proposals if pair.intersection(proposal[:2])}
    state.offers = tuple(offer for offer in state.offers if offer[:3] not in gone)
    state.proposals = tuple(proposal for proposal in state.proposals if proposal not in gone)
    for one in range(len(state.clans)):
        if one in pair or state.drafts[one * 5] in pair:
            state.courting &= ~(1 << one)
    state.reveal("allies", seat, other)


def conclude(state: RisingSunState, seat: int, option: Option) -> None:
    """A draft is dropped, given as a gift, or offered as a package; an Alliance and nothing else is a proposal."""
    at = seat * 5
    partner, *terms = state.drafts[at : at + 5]
    alliance = state.courting >> seat & 1
    state.drafts[at : at + 5] = NO_DRAFT
    state.courting &= ~(1 << seat)
    if option == GIVE:
        hand_over(state, seat, partner, *terms[:2])
    elif option != DROP:
        private = int(option == OFFER_PRIVATELY)
        take_back(state, seat, partner)
        if alliance:
            state.proposals = tuple(sorted((*state.proposals, (seat, partner, private))))
        if any(terms):
            coins, ronin, asked_coins, asked_ronin = terms
            state.offers = tuple(sorted((*state.offers, (seat, partner, private, coins, ronin, asked_coins, asked_ronin))))
            tell(state, "offers_alliance" if alliance else "offers", private, seat, partner, *terms)
        else:
            tell(state, "proposes", private, seat, partner)
