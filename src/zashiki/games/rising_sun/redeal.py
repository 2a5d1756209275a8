"""A position dealt again as one seat could imagine it. (RS-INF)"""

from zashiki.games.rising_sun.mandate_deck import redeal_tiles
from zashiki.games.rising_sun.names import TILE_STREAM, TOKEN_STREAM
from zashiki.games.rising_sun.state import NO_DRAFT, RisingSunState, war_row


def redeal(state: RisingSunState, seat: int) -> None:
    """Deal again what a seat cannot know: tiles, tokens of later Seasons, secret bids, what others negotiate in private."""
    if not state.order:
        return
    redeal_tiles(state, seat)
    redeal_tokens(state)
    state.courting &= 1 << seat
    for other in range(len(state.clans)):
        if other != seat:
            redeal_bid(state, other)
            state.drafts[other * 5 : other * 5 + 5] = NO_DRAFT
    state.proposals = tuple(proposal for proposal in state.proposals if not proposal[2] or seat in proposal[:2])
    state.offers = tuple(offer for offer in state.offers if not offer[2] or seat in offer[:2])


def redeal_tokens(state: RisingSunState) -> None:
    """Shuffle the War Province tokens that nobody has seen."""
    for season in range(3):
        laid = season * 8
        if season == state.season:
            laid += len(war_row(state))
        if season >= state.season:
            unseen = list(state.piles[laid : season * 8 + 8])
            state.deal_again(unseen, TOKEN_STREAM)
            state.piles = (*state.piles[:laid], *unseen, *state.piles[season * 8 + 8 :])


def redeal_bid(state: RisingSunState, seat: int) -> None:
    """Another split of a participant's Coins, while bids are secret."""
    if state.battle < 0 or state.shown or seat not in state.fighters:
        return
    bids = [0, 0, 0, 0, 0]  # the last one is kept off the tile
    for _ in range(state.coins[seat]):
        bids[state.roll(5, TILE_STREAM)] += 1
    state.bids[seat * 4 : seat * 4 + 4] = bids[:4]
