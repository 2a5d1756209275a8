"""A position dealt again as one seat could imagine it. (SNK-SET-17)"""

from zashiki.games.katana.characters import redeal_piles
from zashiki.games.katana.ghost import redeal_ghost_deck
from zashiki.games.katana.names import DAIMYO_STREAM, HONOR_STREAM, MARKET_STREAM, SWORD_STREAM
from zashiki.games.katana.state import KatanaState


def redeal(state: KatanaState, seat: int) -> None:
    """Every deck again below what is visible of it; nothing else is hidden, from any seat. (SNK-SET-17)"""
    state.stack_of_swords = below(state, state.stack_of_swords, state.swords_left, SWORD_STREAM)
    state.honor_deck = below(state, state.honor_deck, state.honors_left, HONOR_STREAM)
    state.market_deck = below(state, state.market_deck, max(0, state.market_left - 1), MARKET_STREAM)
    hidden = [max(0, left - 1) for left in state.decks_left]
    cards = [card for house in range(4) for card in state.decks[house][: hidden[house]]]
    state.deal_again(cards, DAIMYO_STREAM)
    decks = []
    for house in range(4):
        start = sum(hidden[:house])
        decks.append((*cards[start : start + hidden[house]], *state.decks[house][hidden[house] :]))
    state.decks = tuple(decks)
    redeal_ghost_deck(state)
    redeal_piles(state)


def below(state: KatanaState, deck: tuple[int, ...], count: int, stream: int) -> tuple[int, ...]:
    """A deck with its first cards, the hidden ones, in another order."""
    hidden = list(deck[:count])
    state.deal_again(hidden, stream)
    return (*hidden, *deck[count:])
