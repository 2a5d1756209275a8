"""Which options are worth a look in each area: Houses, Market, Forge, Academy, Palace, Komainu, and where Characters stand."""

from typing import Any

from zashiki.games.katana.bot.worth import sets
from zashiki.games.katana.forging import movable_swords
from zashiki.games.katana.names import HOUSE_SPACES, STARTING, TILES
from zashiki.games.katana.prepare import MARKET_DISCOUNT, ROOM_ADVANCE, ROOM_MOVE
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.steps.academy import Decorate
from zashiki.games.katana.steps.forge import MoveSwords
from zashiki.games.katana.steps.market import BuyResources
from zashiki.games.katana.steps.palace import Palace
from zashiki.kernel import Option

ROUNDS = 4


# Houses, Sashimonos


def sword_worth(state: KatanaState, seat: int, sword: int) -> float:
    """How attractive a displayed Sword is, in points or so."""
    player, box = state.players[seat], state.box
    composition = box.compositions[sword]
    stock, lacks = player.stock[:], 0
    for kind in composition:
        if stock[kind]:
            stock[kind] -= 1
        else:
            lacks += box.price[kind]
    worth = box.points[sword] + 0.35 * box.coins[sword] - 0.25 * lacks - 0.5 * len(composition)
    worth += 0.5 * sum(box.decoration[kind] for kind in set(composition))
    if sword in state.display:
        house = state.display.index(sword) // 3
        banners = [*player.sashimonos, *(state.banner[own] for own in player.swords if 0 <= state.banner[own] < STARTING)]
        worth += 0.6 * (sets(box.set_points, [*banners, house]) - sets(box.set_points, banners))
        if state.display.index(sword) in state.wanderers:
            worth += 1.0
    if not player.katana:
        worth += 1.5 * sum(kind in composition for kind in range(4) if not player.project[kind])
    return worth


def pick_sword(state: KatanaState, seat: int, step: Any, options: list[Option]) -> list[Option]:
    return [max(options, key=lambda option: sword_worth(state, seat, option.args[0]) + 0.2 * state.box.coins[option.args[0]])]


def take_sashimono(state: KatanaState, seat: int, step: Any, options: list[Option]) -> list[Option]:
    """The kind of which there are fewest, those on the Forge included."""
    return [min(options, key=lambda option: banners_of(state, seat).count(option.args[0]))]


def banners_of(state: KatanaState, seat: int) -> list[int]:
    player = state.players[seat]
    return [*player.sashimonos, *(state.banner[sword] for sword in player.swords)]


# Market


def buy_resources(state: KatanaState, seat: int, step: BuyResources, options: list[Option]) -> list[Option]:
    """On the way to one of a few baskets: what the Swords need next, what the nearest need whole, all that can be paid, nothing."""
    offered = {option.args[0]: option for option in options if option.verb == "buy_resource"}
    bought = step.bought
    found: list[Option] = []
    ends = False
    for basket in baskets(state, seat, step):
        if any(have > want for have, want in zip(bought, basket, strict=True)):
            continue
        kind = next((kind for kind in range(4) if bought[kind] < basket[kind]), -1)
        if kind < 0:
            ends = True
        elif kind in offered and offered[kind] not in found and not any(bought[kind + 1 :]):
            found.append(offered[kind])
    if not ends and found:
        return found
    straight = [option for option in options if option.verb == "straight"][:3]
    if straight:
        return found + straight
    cards = [option for option in options if option.verb == "play"]
    if cards and step.total - step.discount >= state.box.amount[cards[0].args[0]]:
        return found + cards
    return found + [option for option in options if option.verb == "done"]


def wanted_resources(state: KatanaState, seat: int) -> list[list[int]]:
    """For each Sword, the nearest to its end first, what it still needs in order; the Project comes last."""
    player = state.players[seat]
    wants = [list(state.composition(sword)[state.placed[sword] :]) for sword in player.swords]
    return sorted([want for want in wants if want], key=len)


def baskets(state: KatanaState, seat: int, step: BuyResources) -> list[tuple[int, ...]]:
    """What might be bought in this action, from its beginning."""
    player, box = state.players[seat], state.box
    stock = [count - bought for count, bought in zip(player.stock, step.bought, strict=True)]
    discount = step.discount + sum(box.amount[card] for card in player.cards if box.effect[card] == MARKET_DISCOUNT)
    purse = player.coins + max(0, step.total - step.discount) + (discount if step.total == 0 else 0)
    price = [box.price[kind] + state.surcharge[kind] for kind in range(4)]
    wants = wanted_resources(state, seat)
    nearest = [kind for want in wants for kind in want]
    longest = max(map(len, wants), default=0)
    next_ = [want[place] for place in range(longest) for want in wants if place < len(want)]
    first = [want[0] for want in wants]
    second = [kind for want in wants for kind in want[:2]]
    monk = box.monk_cost[min(ROUNDS, state.round)]
    found = []
    for wanted, coins in ((nearest, purse), (next_, purse), (second, purse), (first, purse), (next_, purse - monk)):
        found.append(basket(wanted, stock, price, coins))
    found.append((0, 0, 0, 0))
    return list(dict.fromkeys(found))


def basket(wanted: list[int], stock: list[int], price: list[int], coins: int) -> tuple[int, ...]:
    """What of these the stock lacks and the Coins can pay, in order."""
    left, found = stock[:], [0] * 4
    for kind in wanted:
        if left[kind] > 0:
            left[kind] -= 1
        elif price[kind] <= coins:
            coins -= price[kind]
            found[kind] += 1
    return tuple(found)


def raise_price(state: KatanaState, seat: int, step: Any, options: list[Option]) -> list[Option]:
    wanted = [kind for want in wanted_resources(state, seat) for kind in want]
    return [min(options, key=lambda option: wanted.count(option.args[0]))]


# Forge


def move_swords(state: KatanaState, seat: int, step: MoveSwords, options: list[Option]) -> list[Option]:
    """Activated Swords move as far as the stock goes; then additional moves, then cards for more of them."""
    moves = [option for option in options if option.verb in ("move", "swap")]
    extra = [option for option in options if option.verb == "extra_move"]
    if moves or extra:
        return moves + extra
    able = movable_swords(state, seat)
    plays = [option for option in options if option.verb == "play"][:1] if able else []
    kaji = [option for option in options if option.verb == "play_kaji" and option.args[1] in able][:2]
    return plays + kaji + [option for option in options if option.verb == "done"]


# Academy


def touch_worth(state: KatanaState, seat: int, sword: int, kind: int) -> float:
    """What a decoration brings: its points and Coins; first on Swords that will be gone soonest."""
    player, box = state.players[seat], state.box
    missing = len(state.composition(sword)) - state.placed[sword]
    return box.decoration[kind] + 0.4 * box.academy_coins[player.decorators[kind]] - 0.3 * missing + 0.5 * (sword >= TILES)


def decorate(state: KatanaState, seat: int, step: Decorate, options: list[Option]) -> list[Option]:
    """In an action of one's own each Decorator works, on the best Sword; with a single decoration the best ones are compared."""
    best: dict[int, Option] = {}
    for option in options:
        if option.verb == "decorate":
            kind = option.args[1]
            if kind not in best or touch_worth(state, seat, *option.args) > touch_worth(state, seat, *best[kind].args):
                best[kind] = option
    plays = [option for option in options if option.verb == "play"]
    if best:
        kinds = [best[kind] for kind in sorted(best)]
        return kinds[:1] if step.left > 1 or step.left + step.bonus >= len(kinds) else kinds
    return plays[:1] + [option for option in options if option.verb == "done"]


def step_worth(state: KatanaState, seat: int, kind: int) -> float:
    """What a Decorator's step is worth: what could be decorated with it, and the tile at the end of its row."""
    player, box = state.players[seat], state.box
    worth = sum(1.0 for sword in player.swords if state.decorable(sword) >> kind & 1)
    worth += 0.3 * sum(state.composition(sword)[state.placed[sword] :].count(kind) for sword in player.swords)
    if state.promo and state.promo[kind] >= 0:
        worth += 1.5 * box.promo_amount(state.promo[kind], kind) / 2 * (player.decorators[kind] + 1 == box.last_column)
    return worth + 0.1 * player.decorators[kind]


def advance(state: KatanaState, seat: int, step: Any, options: list[Option]) -> list[Option]:
    return sorted(options, key=lambda option: -step_worth(state, seat, option.args[-1]))[:2]


# Palace


def room_worth(state: KatanaState, seat: int, room: int) -> float:
    """What a Room gives now, in Coins or so."""
    player, effect = state.players[seat], state.box.rooms[room]
    if state.box.passive[room]:
        return 1.0
    if effect.kind == ROOM_MOVE:
        return 3.0 if movable_swords(state, seat) else 0.5
    if effect.kind == ROOM_ADVANCE:
        return 1.4 if sum(player.decorators) < 4 * state.box.last_column else 0.0
    worth = float(effect.coins - effect.pay)
    if effect.resource >= 0:
        worth += state.box.price[effect.resource] * effect.amount
    return worth if player.coins >= effect.pay else 0.3


def palace(state: KatanaState, seat: int, step: Palace, options: list[Option]) -> list[Option]:
    """Coins and Resources first, then steps and moves; members move only to a better Room."""
    shifts = [option for option in options if option.verb == "shift"]
    gains = [(room_worth(state, seat, b) - room_worth(state, seat, a), option) for option in shifts for a, b in [option.args]]
    better = [option for gain, option in sorted(gains, key=lambda found: -found[0]) if gain > 0.6][:1]
    rooms = [option for option in options if option.verb == "room"]
    if rooms:
        free = [option for option in rooms if not state.box.rooms[option.args[0]].pay]
        if better:
            return better + (free or rooms)[:1]
        return free[:1] or [*rooms[:1], *[option for option in options if option.verb == "done"]]
    moves = [option for option in options if option.verb in ("room_move", "room_swap")]
    steps = advance(state, seat, step, [option for option in options if option.verb == "room_advance"])
    if moves or steps:
        return better + steps[:1] + moves
    return better + [option for option in options if option.verb == "done"]


def room_benefit(state: KatanaState, seat: int, step: Any, options: list[Option]) -> list[Option]:
    """One Room; a card that rearranges is not worth it."""
    rooms = [option for option in options if option.verb in ("room", "room_move")]
    steps = advance(state, seat, step, [option for option in options if option.verb == "room_advance"])[:1]
    return rooms + steps or [option for option in options if option.verb == "done"]


def stop(state: KatanaState, seat: int, step: Any, options: list[Option]) -> list[Option]:
    return [option for option in options if option.verb == "done"] or options


def borrow(state: KatanaState, seat: int, step: Any, options: list[Option]) -> list[Option]:
    """Komainu with a Monk: one Sashimono, one step, and all the rest."""
    banners = take_sashimono(state, seat, step, [option for option in options if option.verb == "take_sashimono"])
    steps = advance(state, seat, step, [option for option in options if option.verb in ("advance", "room_advance")])[:1]
    rest = [option for option in options if option.verb in ("take_card", "move", "room", "room_move")]
    return banners + steps + rest


# Characters


def send_character(state: KatanaState, seat: int, step: Any, options: list[Option]) -> list[Option]:
    """Onto the best Sword on show, which the Ghost then leaves alone; or where it is out of the way."""
    swords = [option for option in options if option.args[1] < HOUSE_SPACES]
    best = sorted(swords, key=lambda option: -state.display[option.args[1]])[:1]
    return best + [option for option in options if option.args[1] >= HOUSE_SPACES][-1:]


def kanri(state: KatanaState, seat: int, step: Any, options: list[Option]) -> list[Option]:
    rooms = [option for option in options if option.verb in ("room", "room_move")]
    steps = advance(state, seat, step, [option for option in options if option.verb == "room_advance"])[:1]
    return rooms + steps + [option for option in options if option.verb == "done"]


def shonin(state: KatanaState, seat: int, step: Any, options: list[Option]) -> list[Option]:
    """Buy what is needed, sell what is not."""
    wanted = {kind for want in wanted_resources(state, seat) for kind in want}
    useful = [option for option in options if option.verb == "buy_resource" and option.args[0] in wanted]
    useful += [option for option in options if option.verb == "sell_resource" and option.args[0] not in wanted]
    return useful + [option for option in options if option.verb == "done"]
