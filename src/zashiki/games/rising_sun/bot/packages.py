"""What changes hands in a deal, and its price: by the same list offers are answered and prices are named."""

from collections.abc import Callable

from zashiki.games.rising_sun.state import Offer, RisingSunState
from zashiki.kernel import Message

# Victory Points, as Seasons played out with more and with fewer have shown: the last Coins are missed most
COIN, RONIN = 0.5, 0.25  # got from a rival
FIRST, LAST = 0.4, 0.8  # a Coin given away, and what is added for all Coins given away


def goods(state: RisingSunState, offer: Offer) -> float:
    """What the Coins and Ronin of a package bring its receiver."""
    _, receiver, _, coins, ronin, asked_coins, asked_ronin = offer
    net, own = coins - asked_coins, max(1, state.coins[receiver])
    return (COIN * net if net > 0 else net * (FIRST - LAST * net / own)) + RONIN * (ronin - asked_ronin)


def saying(state: RisingSunState, to: int, key: str, *args: int) -> Message:
    """A line of a bot about what somebody has proposed or offered: whom it answers, and in which Season."""
    return Message(key, (to, state.season, *args))


def asking_price(state: RisingSunState, offer: Offer, alliance: bool, enough: Callable[[Offer], bool]) -> Message | None:
    """The fewest Coins more for which a package would be taken, and that package; none: its giver does not have so many."""
    giver, receiver, private, coins, ronin, asked_coins, asked_ronin = offer
    for more in range(1, state.coins[giver] - coins + 1):
        if enough((giver, receiver, private, coins + more, ronin, asked_coins, asked_ronin)):
            return saying(state, giver, "excuse_coins", more, coins + more, ronin, asked_coins, asked_ronin, int(alliance))
    return None
