"""Gifts and exchanges: deals put together in secret, then made, offered, accepted or refused. (RS-NEG)"""

from zashiki.games.rising_sun.names import POLITICAL, TEA_CEREMONY
from zashiki.games.rising_sun.options import APPROACHES
from zashiki.games.rising_sun.state import NO_DRAFT, NOBODY, SOMEBODY, Offer, RisingSunState
from zashiki.kernel import Option, Step, option

GIVE_COINS, GIVE_RONIN, ASK_COINS, ASK_RONIN = range(4)  # parts of a deal
PARTS = ("give_coins", "give_ronin", "ask_coins", "ask_ronin")
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


class Negotiation(Step):
    """Standing: give Coins and Ronin, or offer an exchange, at any moment of the two phases. (RS-NEG-05, RS-RUL-06, RS-RUL-07)"""

    verbs = (
        "negotiate", "approach", "add_to_deal", "take_from_deal", "drop_deal", "give", "offer", "offer_privately", "counter_offer",
        "withdraw_offer", "withdraw_offer_privately", "accept_offer", "refuse_offer", "refuse_offer_privately",
    )  # fmt: skip

    def actors(self, state: RisingSunState) -> tuple[int, ...]:
        return tuple(range(len(state.clans))) if is_open(state) else ()

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        if not is_open(state):
            return []
        partner = state.drafts[seat * 5]
        if partner == NOBODY:
            found = BEGINNING
        elif partner == SOMEBODY:
            found = PARTNERS[len(state.clans)][seat]
        else:
            found = draft_options(state, seat)
        return found + offer_options(state, seat) if state.offers else found

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        at = seat * 5
        draft = state.drafts[at : at + 5]
        if option.verb == "negotiate":
            state.drafts[at] = SOMEBODY
        elif option.verb == "approach":
            state.drafts[at] = option.args[0]
        elif option.verb == "add_to_deal":
            state.drafts[at + 1 + option.args[0]] += 1
        elif option.verb == "take_from_deal":
            state.drafts[at + 1 + option.args[0]] -= 1
        elif option.verb == "counter_offer":
            counter(state, find(state, option.args[0], seat))
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
            state.drafts[at : at + 5] = NO_DRAFT
            conclude(state, seat, draft, option)


def draft_options(state: RisingSunState, seat: int) -> list[Option]:
    """What a seat can do with the deal it is putting together."""
    partner, *parts = state.drafts[seat * 5 : seat * 5 + 5]
    limits = (state.coins[seat], state.ronin[seat], state.coins[partner], state.ronin[partner])
    found = [adding for adding, number, limit in zip(ADDING, parts, limits, strict=True) if number < limit]
    found += [removing for removing, number in zip(REMOVING, parts, strict=True) if number]
    found.append(DROP)
    payable = parts[GIVE_COINS] <= limits[GIVE_COINS] and parts[GIVE_RONIN] <= limits[GIVE_RONIN]
    asking = parts[ASK_COINS] or parts[ASK_RONIN]
    if payable and not asking and (parts[GIVE_COINS] or parts[GIVE_RONIN]):
        found.append(GIVE)
    if payable and asking and not any(offer[:2] == (seat, partner) for offer in state.offers):
        found += [OFFER, OFFER_PRIVATELY]
    return found


def offer_options(state: RisingSunState, seat: int) -> list[Option]:
    """What a seat can do with the offers it has made and received."""
    found = []
    answered = {(offer[1], offer[0]) for offer in state.offers}
    for offer in state.offers:
        giver, receiver, private = offer[:3]
        way = "_privately" if private else ""
        if giver == seat:
            found.append(option("withdraw_offer" + way, receiver))
        elif receiver == seat:
            if can_be_met(state, offer):
                found.append(option("accept_offer", giver))
            found.append(option("refuse_offer" + way, giver))
            if state.drafts[seat * 5] == NOBODY and (giver, receiver) not in answered:
                found.append(option("counter_offer", giver))
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


def counter(state: RisingSunState, offer: Offer) -> None:
    """Begin a deal with what was offered, seen from the other side; the offer stays on the table."""
    giver, receiver, _, coins, ronin, asked_coins, asked_ronin = offer
    at = receiver * 5
    limits = (state.coins[receiver], state.ronin[receiver], state.coins[giver], state.ronin[giver])
    parts = (asked_coins, asked_ronin, coins, ronin)
    state.drafts[at : at + 5] = [giver, *map(min, parts, limits)]


def tell(state: RisingSunState, event: str, private: int, *args: int) -> None:
    """Say what passes between the first two seats named: to all, or only to them."""
    if private:
        state.say(event, *args, to=args[0])
        state.say(event, *args, to=args[1])
    else:
        state.say(event, *args)


def withdraw(state: RisingSunState, offer: Offer) -> None:
    """Take an offer off the table."""
    state.offers = tuple(other for other in state.offers if other != offer)


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
    """Two gifts at the same time. (RS-RUL-07)"""
    giver, receiver, _, coins, ronin, asked_coins, asked_ronin = offer
    withdraw(state, offer)
    state.say("accepts_offer", receiver, giver)
    hand_over(state, giver, receiver, coins, ronin)
    hand_over(state, receiver, giver, asked_coins, asked_ronin)


def conclude(state: RisingSunState, seat: int, draft: list[int], option: Option) -> None:
    """A draft is dropped, given as a gift or offered as an exchange."""
    partner, coins, ronin, asked_coins, asked_ronin = draft
    if option == GIVE:
        hand_over(state, seat, partner, coins, ronin)
    elif option != DROP:
        private = int(option == OFFER_PRIVATELY)
        offer = (seat, partner, private, coins, ronin, asked_coins, asked_ronin)
        state.offers = tuple(sorted((*state.offers, offer)))
        tell(state, "offers", private, seat, partner, coins, ronin, asked_coins, asked_ronin)
