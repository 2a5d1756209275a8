"""The verbs that change the state and say so: pay, gain, move, decorate, take, use, buy."""

from zashiki.games.katana.names import FIRST_MARKET, STARTING, TILES
from zashiki.games.katana.prepare import Box
from zashiki.games.katana.sliding import ENTRIES, TARGETS
from zashiki.games.katana.state import FROM_BENEFITS, KatanaState, Player, one_less


def gain_coins(state: KatanaState, seat: int, coins: int) -> None:
    if coins:
        state.players[seat].coins += coins
        state.say("gains_coins", seat, coins)


def pay_coins(state: KatanaState, seat: int, coins: int) -> None:
    if coins:
        state.players[seat].coins -= coins
        state.say("pays_coins", seat, coins)


def gain_resource(state: KatanaState, seat: int, kind: int, amount: int = 1) -> None:
    """Into the Forge stock."""
    if amount:
        state.players[seat].stock[kind] += amount
        state.say("gains_resource", seat, kind, amount)


def gain_points(state: KatanaState, seat: int, points: int, source: int = FROM_BENEFITS) -> None:
    """Points at once, noted by where they come from; they may be negative. (SNK-R-27)"""
    if points:
        state.players[seat].tally[source] += points
        state.say("gains_points" if points > 0 else "loses_points", seat, abs(points), source)


def gain_sashimono(state: KatanaState, seat: int, kind: int) -> None:
    """Straight into the Sashimono area. (SNK-DLV-06)"""
    state.players[seat].sashimonos.append(kind)
    state.say("gains_sashimono", seat, kind)


# Swords


def enter_sword(state: KatanaState, seat: int, sword: int, banner: int) -> None:
    """A Sword onto column 1 of the row of its first Resource. (SNK-HOUSE-02, SNK-SET-14, SNK-KAT-04)"""
    state.cell[sword] = ENTRIES[state.composition(sword)[0]]
    state.banner[sword] = banner
    state.players[seat].swords.append(sword)


def move_sword(state: KatanaState, seat: int, sword: int) -> None:
    """Place the next Resource on a Sword and move it one space. (SNK-MOVE-01, SNK-MOVE-02, SNK-MOVE-03)"""
    kind = state.needs(sword)
    state.players[seat].stock[kind] -= 1
    state.placed[sword] += 1
    state.cell[sword] = TARGETS[state.cell[sword]][kind]
    state.say("moves", seat, sword, kind, state.cell[sword])


def swap_swords(state: KatanaState, seat: int, upper: int, lower: int) -> None:
    """Two Swords exchange places, each with its Resource. (SNK-MOVE-06)"""
    state.say("swaps", seat, upper, lower)
    move_sword(state, seat, upper)
    move_sword(state, seat, lower)


# Academy


def decorate(state: KatanaState, seat: int, sword: int, kind: int) -> None:
    """A base Resource on a Sword becomes a decorated one; the Decorator's column pays. (SNK-ACAD-03, SNK-ACAD-08)"""
    state.decorated[sword] |= 1 << kind
    state.say("decorates", seat, sword, kind)
    gain_coins(state, seat, state.box.academy_coins[state.players[seat].decorators[kind]])


# Cards


def take_house_card(state: KatanaState, seat: int, house: int) -> None:
    """The top Daimyō card of a House; the next one is uncovered. (SNK-HOUSE-05, SNK-R-25)"""
    card = state.house_top(house)
    if card < 0:
        return
    state.decks_left[house] -= 1
    state.players[seat].cards.append(card)
    state.say("takes_card", seat, card)
    if state.decks_left[house]:
        state.reveal("uncovers", house, state.house_top(house))


def take_market_card(state: KatanaState, seat: int, card: int) -> None:
    """One of the Market cards on offer; a single one is replaced from the deck. (SNK-MKT-03, SNK-R-25)"""
    remove_market_card(state, card)
    state.players[seat].cards.append(card)
    state.say("takes_card", seat, card)
    show_market(state)


def remove_market_card(state: KatanaState, card: int) -> None:
    """A card off the offer: a single one, whose place the top of the deck takes, or else the top itself."""
    if card in state.offer:
        place = state.offer.index(card)
        if state.market_left:
            state.market_left -= 1
            state.offer[place] = state.market_deck[state.market_left]
        else:
            del state.offer[place]
    else:
        state.market_left -= 1


def show_market(state: KatanaState) -> None:
    """Tell which card is now on top of the Market deck."""
    if state.market_left:
        state.reveal("market_shows", state.market_deck[state.market_left - 1])


def take_visible_card(state: KatanaState, seat: int, card: int) -> None:
    """Any visible card: a Market card on offer or the top of a House. (SNK-R-64)"""
    if card >= FIRST_MARKET:
        take_market_card(state, seat, card)
        return
    house = next(house for house in range(4) if state.house_top(house) == card)
    take_house_card(state, seat, house)


def use_card(state: KatanaState, seat: int, card: int) -> None:
    """The immediate effect of a card is used; the card itself is settled when the moment ends. (SNK-CARD-07, SNK-CARD-08)

    A card whose benefit was bought in this moment comes first: it lies under the Forge already.
    """
    player = state.players[seat]
    if card in player.fresh:
        player.fresh = one_less(player.fresh, card)
    else:
        player.cards.remove(card)
        player.used += (card,)
    state.say("uses_card", seat, card)


def discount(state: KatanaState, player: Player) -> int:
    """What the Room Cheaper benefits takes off every price. (SNK-ROOM-08)"""
    box: Box = state.setup.box
    room = box.discount_room
    return box.rooms[room].amount if room >= 0 and player.rooms[room] else 0


def benefit_price(state: KatanaState, seat: int, card: int) -> int:
    """The price of a permanent benefit for this player. (SNK-ROOM-08, SNK-R-23)"""
    return max(0, state.box.cost[card] - discount(state, state.players[seat]))


def buy_benefit(state: KatanaState, seat: int, card: int, line: int) -> None:
    """Pay and slide the card under a line of the Forge. (SNK-CARD-03)

    A copy whose effect was used in this moment goes first: it would be discarded otherwise. Under a line that has paid in this
    individual turn the card sleeps until the turn is over. (SNK-NOT-5, SNK-R-21)
    """
    player = state.players[seat]
    price = benefit_price(state, seat, card)
    if card in player.used:
        player.used = one_less(player.used, card)
    else:
        player.cards.remove(card)
        player.fresh += (card,)
    player.coins -= price
    player.under[line] += (card,)
    if player.paid >> line & 1:
        player.dormant += ((line, card),)
    state.say("buys_benefit", seat, card, line, price)


def discard_used(state: KatanaState, seat: int) -> None:
    """At the end of a moment what was used and not bought leaves the game. (SNK-CARD-04, SNK-CARD-07)"""
    player = state.players[seat]
    if player.used:
        for card in player.used:
            state.say("discards", seat, card)
        state.discard += player.used
        player.used = ()
    player.fresh = ()
    player.moment = False


def is_katana(sword: int) -> bool:
    return sword >= TILES


def is_starting(banner: int) -> bool:
    """Whether a banner on a tile is a Starting Sashimono. (SNK-SET-16)"""
    return banner >= STARTING
