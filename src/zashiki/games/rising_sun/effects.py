"""What changes a position and says so: gains, payments, Honor, pieces."""

from zashiki.games.rising_sun.names import CARDS, LOYALTY, MERCHANT, PLACES, STRIDE
from zashiki.games.rising_sun.state import RisingSunState, owned, put


def new_moment(state: RisingSunState) -> None:
    """Begin a moment of gain: whatever a player gains in it is one gain. (RS-GEN-09)"""
    state.before = tuple(state.coins)
    state.loyal = 0


def end_moment(state: RisingSunState) -> None:
    """Pay the Merchants whose richer opponents gained Coins from the common pile. (RS-CARD-T05, RS-RUL-70)"""
    earners = state.earners
    if not earners:
        return
    state.earners = 0
    before = state.before
    if not any(state.cards[MERCHANT :: len(CARDS)]):
        return
    for seat in state.order:
        copies = owned(state, seat, MERCHANT)
        if copies and any(earners >> other & 1 and before[other] > before[seat] for other in state.order):
            coins = copies * state.box.cards[MERCHANT].coins
            state.coins[seat] += coins
            state.say("merchant", seat, coins)


def gain_coins(state: RisingSunState, seat: int, coins: int) -> None:
    """Coins from the common pile, which never runs out. (RS-COMP-11)"""
    if coins:
        state.coins[seat] += coins
        state.earners |= 1 << seat
        state.say("gains_coins", seat, coins)


def gain_ronin(state: RisingSunState, seat: int, ronin: int) -> None:
    """Ronin tokens from the common pile."""
    if ronin:
        state.ronin[seat] += ronin
        state.say("gains_ronin", seat, ronin)


def gain_vp(state: RisingSunState, seat: int, vp: int, source: int) -> None:
    """Victory Points and where they come from, with those of Loyalty once per moment while allied. (RS-CARD-T04, RS-RUL-68)"""
    if vp <= 0:
        return
    state.vp[seat] += vp
    state.say("gains_vp", seat, vp, source)
    copies = owned(state, seat, LOYALTY)
    if copies and state.ally[seat] >= 0 and not state.loyal >> seat & 1:
        state.loyal |= 1 << seat
        extra = copies * state.box.cards[LOYALTY].vp
        state.vp[seat] += extra
        state.say("loyalty", seat, extra)


def steal_vp(state: RisingSunState, thief: int, victim: int, vp: int, source: int) -> None:
    """Take Victory Points, as far as the victim has them. (RS-GEN-16)"""
    stolen = min(vp, state.vp[victim])
    if stolen:
        state.vp[victim] -= stolen
        state.say("loses_vp", victim, stolen, source)
        gain_vp(state, thief, stolen, source)


def take_coins(state: RisingSunState, taker: int, victim: int, coins: int) -> None:
    """Coins taken from another player's Reserve, as far as it has them."""
    taken = min(coins, state.coins[victim])
    if taken:
        state.coins[victim] -= taken
        state.coins[taker] += taken
        state.say("takes_coins", taker, victim, taken)


def gain_honor(state: RisingSunState, seat: int) -> None:
    """Change places with the Clan directly above. (RS-HON-02)"""
    at = state.honor.index(seat)
    if at:
        state.honor[at - 1 : at + 1] = [seat, state.honor[at - 1]]
        state.say("gains_honor", seat, at)


def lose_honor(state: RisingSunState, seat: int) -> None:
    """Change places with the Clan directly below. (RS-HON-03)"""
    at = state.honor.index(seat)
    if at < len(state.honor) - 1:
        state.honor[at : at + 2] = [state.honor[at + 1], seat]
        state.say("loses_honor", seat, at + 2)


def rise_to_the_top(state: RisingSunState, seat: int) -> None:
    """Go to the top of the Honor Track; those passed move down one. (RS-KAMI-10)"""
    state.honor.remove(seat)
    state.honor.insert(0, seat)
    state.say("rises", seat)


def shift(state: RisingSunState, seat: int, piece: int, start: int, end: int, number: int = 1) -> None:
    """Put pieces of a seat from one place to another."""
    at = seat * STRIDE + piece * PLACES
    state.pieces[at + start] -= number
    state.pieces[at + end] += number


def gain_card(state: RisingSunState, seat: int, card: int) -> None:
    """Take a card from the display. (RS-TRA-04)"""
    state.display = put(state.display, card, state.display[card] - 1)
    at = seat * len(CARDS) + card
    state.cards = put(state.cards, at, state.cards[at] + 1)
