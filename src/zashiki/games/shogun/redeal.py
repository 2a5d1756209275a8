"""Dealing again what a seat cannot know: plans of the others, face-down actions, and the draw piles."""

from zashiki.games.shogun.names import BID, CARD_CHANCE, DRAFT_CHANCE, EVENT_CHANCE, NONE, SPACE_COUNT
from zashiki.games.shogun.state import PLANNING, ShogunState, dearest_bid


def redeal(state: ShogunState, seat: int) -> None:
    """Another position that looks the same to this seat."""
    state.deal_again(state.event_deck, EVENT_CHANCE)
    known = state.draft_deck[: state.buried]
    unseen = state.draft_deck[state.buried :]
    state.deal_again(unseen, DRAFT_CHANCE)
    state.draft_deck = known + unseen
    up = state.face_up()
    closed = state.slots[up:]
    state.deal_again(closed, CARD_CHANCE)
    state.slots[up:] = closed
    for other in range(state.seats()):
        if other == seat:
            continue
        if state.stage == PLANNING:
            plan_at_random(state, other)
        else:
            exchange_face_down(state, other)


def plan_at_random(state: ShogunState, seat: int) -> None:
    """Some complete plan: nobody knows what lies there, nor what is still in hand."""
    cards = [*state.hand[seat], *(card for card in state.plan[seat] if card != NONE)]
    state.deal_again(cards, CARD_CHANCE)
    spaces = list(range(SPACE_COUNT))
    state.shuffle(spaces, CARD_CHANCE)
    plan = [NONE] * SPACE_COUNT
    if BID in spaces[: len(cards)]:  # a bid must be one that can be paid
        spaces.remove(BID)
        bid = next(card for card in cards if card <= dearest_bid(state, seat))
        cards.remove(bid)
        plan[BID] = bid
    for space in spaces[: len(cards)]:
        plan[space] = cards.pop()
    state.plan[seat] = plan
    state.hand[seat] = sorted(cards)


def exchange_face_down(state: ShogunState, seat: int) -> None:
    """The cards that lie face down, and those in hand that may have been planned, in another order."""
    plan = state.plan[seat]
    spaces = [space for space, card in enumerate(plan) if card != NONE and not state.turned_up(space)]
    fresh = [card for card in state.hand[seat] if state.gained >> card & 1]
    cards = [card for card in state.hand[seat] if not state.gained >> card & 1] + [plan[space] for space in spaces]
    state.deal_again(cards, CARD_CHANCE)
    for space in spaces:
        plan[space] = cards.pop()
    state.hand[seat] = sorted(cards + fresh)
