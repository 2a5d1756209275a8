"""Meeting a Wandering Character: send it elsewhere, use it or not, then the action. (SNK-WAND-02, SNK-D-06, SNK-D-07)"""

from zashiki.games.katana.characters import (
    GEISHA,
    KAJI,
    KANRI,
    KOGEIKA,
    RONIN,
    SAMURAI,
    SHINOBI,
    SHONIN,
    UNSUISO,
    best_strength,
    destinations,
    show_geisha_token,
    take_kaji_card,
    take_kogeika_token,
)
from zashiki.games.katana.effects import (
    buy_benefit,
    discount,
    gain_coins,
    gain_points,
    gain_resource,
    pay_coins,
    take_visible_card,
)
from zashiki.games.katana.names import CHARACTERS
from zashiki.games.katana.options import BUY_RESOURCE, OFFER_COIN, SELL_RESOURCE, SEND_CHARACTER, TAKE_GEISHA
from zashiki.games.katana.state import FROM_CHARACTERS, KatanaState, one_less
from zashiki.games.katana.steps.moments import free_lines
from zashiki.games.katana.steps.palace import room_options, take_room
from zashiki.games.katana.steps.promo import visible_cards
from zashiki.games.katana.steps.prospects import Question
from zashiki.kernel import MayAskSeat, Message, Option, Step, frozen, option


def meet(state: KatanaState, seat: int, space: int, action: Step) -> None:
    """The Character on a space goes elsewhere and gives its effect; only then the action. (SNK-WAND-02, SNK-R-62)"""
    character = state.wanderer_at(space)
    state.say("meets", seat, character)
    state.push(*ENCOUNTERS[character][seat], action)


@frozen
class SendCharacter(MayAskSeat):
    """The Character met goes to another place; without any it stays under the miniature. (SNK-WAND-02, SNK-R-61)"""

    seat: int
    character: int

    def asks(self, state: KatanaState) -> bool:
        display, wanderers = state.display, state.wanderers
        if len(display) - display.count(-1) > len(wanderers) - wanderers.count(-1):
            return True  # there are more displayed Swords than Characters
        return bool(destinations(state, wanderers[self.character]))

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        goings = SEND_CHARACTER[self.character]
        return [goings[space] for space in destinations(state, state.wanderers[self.character])]

    def pick(self, state: KatanaState, seat: int, part: float, acts: list[Option]) -> Option:
        """The same option as in the list, from the spaces, since they are many."""
        spaces = destinations(state, state.wanderers[self.character])
        number = int(part * (len(spaces) + len(acts)))
        return SEND_CHARACTER[self.character][spaces[number]] if number < len(spaces) else acts[number - len(spaces)]

    def prompt(self, state: KatanaState, seat: int) -> Message:
        return Message(self.key, (self.character,))

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        state.wanderers[self.character] = option.args[1]
        state.say("character_goes", seat, *option.args)

    def run(self, state: KatanaState) -> None:
        """There is no other place for it."""


@frozen
class Kaji(Step):
    """A Kaji card. (SNK-CHAR-03)"""

    seat: int

    def run(self, state: KatanaState) -> None:
        take_kaji_card(state, self.seat)


@frozen
class Kogeika(Step):
    """A token, for now or later. (SNK-CHAR-05)"""

    seat: int

    def run(self, state: KatanaState) -> None:
        take_kogeika_token(state, self.seat)


@frozen
class Ronin(Step):
    """1 point per Sword on the Forge, the katana too. (SNK-CHAR-07, SNK-R-65)"""

    seat: int

    def run(self, state: KatanaState) -> None:
        amount = state.box.printed.characters[RONIN].effect.amount
        gain_points(state, self.seat, len(state.players[self.seat].swords) * amount, FROM_CHARACTERS)


@frozen
class Samurai(Step):
    """The highest Strength on the Forge in points. (SNK-CHAR-08)"""

    seat: int

    def run(self, state: KatanaState) -> None:
        gain_points(state, self.seat, best_strength(state, self.seat), FROM_CHARACTERS)


@frozen
class Kanri(Question):
    """For 1 Coin the benefit of any Room in play. (SNK-CHAR-04, SNK-R-63)"""

    seat: int

    def answers(self, state: KatanaState) -> list[Option]:
        seat, box, price = self.seat, state.box, cost(state, KANRI)
        player = state.players[seat]
        if player.coins < price:
            return []
        found: list[Option] = []
        for room in state.rooms:
            if player.coins >= price + box.rooms[room].pay:
                found += room_options(state, seat, room)
        if box.discount_room in state.rooms and not discount(state, player):
            found += self.purchases(state, seat)
        return found

    def purchases(self, state: KatanaState, seat: int) -> list[Option]:
        """Benefits that can be bought right now with the Room Cheaper benefits."""
        player, box = state.players[seat], state.box
        coins = player.coins - cost(state, KANRI) + box.rooms[box.discount_room].amount
        cards = [card for card in sorted({*player.cards, *player.used}) if box.cost[card] <= coins]
        lines = [line for line in range(len(player.under)) if free_lines(player) >> line & 1]
        return [option("buy_cheaper", card, line) for card in cards for line in lines]

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        if option.verb == "done":
            return
        pay_coins(state, seat, cost(state, KANRI))
        if option.verb != "buy_cheaper":
            take_room(state, seat, option)
            return
        room = state.box.discount_room
        state.say("uses_room", seat, room)
        gain_coins(state, seat, min(state.box.rooms[room].amount, state.box.cost[option.args[0]]))
        buy_benefit(state, seat, *option.args)


@frozen
class Shinobi(Question):
    """For 1 Coin any visible card. (SNK-CHAR-06, SNK-R-64)"""

    seat: int

    def answers(self, state: KatanaState) -> list[Option]:
        return visible_cards(state) if state.players[self.seat].coins >= cost(state, SHINOBI) else []

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        if option.verb != "done":
            pay_coins(state, seat, cost(state, SHINOBI))
            take_visible_card(state, seat, option.args[0])


@frozen
class Shonin(Question):
    """Buy one Resource for 1 Coin less, or sell one for 1 more, at printed prices. (SNK-CHAR-09, SNK-R-58)"""

    seat: int

    def answers(self, state: KatanaState) -> list[Option]:
        player, price = state.players[self.seat], state.box.price
        less = state.box.printed.characters[SHONIN].effect.discount
        found = [BUY_RESOURCE[kind] for kind in range(4) if price[kind] - less <= player.coins]
        return found + [SELL_RESOURCE[kind] for kind in range(4) if player.stock[kind]]

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        if option.verb == "done":
            return
        (kind,) = option.args
        effect, price = state.box.printed.characters[SHONIN].effect, state.box.price[kind]
        if option.verb == "buy_resource":
            pay_coins(state, seat, max(0, price - effect.discount))
            gain_resource(state, seat, kind)
        else:
            state.players[seat].stock[kind] -= 1
            state.say("sells_resource", seat, kind)
            gain_coins(state, seat, price + effect.premium)


@frozen
class Unsuiso(Question):
    """A Coin into the own Bowl, where it stays. (SNK-CHAR-01)"""

    seat: int

    def answers(self, state: KatanaState) -> list[Option]:
        return [OFFER_COIN] if state.players[self.seat].coins >= cost(state, UNSUISO) else []

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        if option.verb != "done":
            pay_coins(state, seat, cost(state, UNSUISO))
            state.players[seat].bowl += state.box.printed.unsuiso.coins_per_encounter
            state.say("fills_bowl", seat, state.players[seat].bowl)


@frozen
class Geisha(MayAskSeat):
    """One of the tokens on her tile, which is refilled. (SNK-CHAR-02)"""

    seat: int

    def asks(self, state: KatanaState) -> bool:
        return bool(state.geisha_shown)

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return [TAKE_GEISHA[kind] for kind in sorted(set(state.geisha_shown))]

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        (kind,) = option.args
        state.geisha_shown = one_less(state.geisha_shown, kind)
        state.players[seat].geisha += (kind,)
        state.say("takes_geisha", seat, kind)
        show_geisha_token(state)

    def run(self, state: KatanaState) -> None:
        """She has no tokens left."""


EFFECTS = {
    KAJI: Kaji, KANRI: Kanri, KOGEIKA: Kogeika, SHINOBI: Shinobi, RONIN: Ronin, SAMURAI: Samurai, SHONIN: Shonin, UNSUISO: Unsuiso,
    GEISHA: Geisha,
}  # fmt: skip
assert len(EFFECTS) == len(CHARACTERS)
# By Character and seat
ENCOUNTERS = tuple(
    tuple((SendCharacter(seat, character), EFFECTS[character](seat)) for seat in range(4)) for character in range(len(CHARACTERS))
)


def cost(state: KatanaState, character: int) -> int:
    """The Coins a Character asks for."""
    return state.box.printed.characters[character].cost_coins
