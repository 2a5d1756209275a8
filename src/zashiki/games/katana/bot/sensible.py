"""Which options of a question are worth a look: what a smith of some experience would think of at all."""

from collections.abc import Callable, Sequence
from typing import Any

from zashiki.games.katana.bot.project import best_order, changes_wanted, useful_kinds
from zashiki.games.katana.bot.requests import too_plain
from zashiki.games.katana.bot.worth import payment_worth, sets
from zashiki.games.katana.forging import movable_swords, moves_and_swaps
from zashiki.games.katana.honors import honor_points
from zashiki.games.katana.names import ACADEMY, AREA_OF, HOUSE_SPACES, MONK, STARTING, TILES, WORKER
from zashiki.games.katana.options import FORGE
from zashiki.games.katana.prepare import MARKET_DISCOUNT, ROOM_ADVANCE, ROOM_MOVE
from zashiki.games.katana.project import can_add
from zashiki.games.katana.sliding import LINES_OF, TARGETS
from zashiki.games.katana.state import KatanaState, Player
from zashiki.games.katana.steps.academy import AdvanceDecorator, Decorate
from zashiki.games.katana.steps.chapters import RaisePrice
from zashiki.games.katana.steps.characters import Kanri, SendCharacter, Shonin
from zashiki.games.katana.steps.delivery import AddToProject, GiveSashimono, PayLines
from zashiki.games.katana.steps.forge import MoveSwords
from zashiki.games.katana.steps.houses import TakeSashimono
from zashiki.games.katana.steps.katana import ChangeProject, ComposeKatana, recipe
from zashiki.games.katana.steps.komainu import BorrowMonkEffect
from zashiki.games.katana.steps.market import BuyResources
from zashiki.games.katana.steps.metal import MetalKatana
from zashiki.games.katana.steps.moments import Moment, SettleCards
from zashiki.games.katana.steps.palace import Palace, Rearrange, RoomBenefit
from zashiki.games.katana.steps.rounds import EndTurn, PickStartingSword
from zashiki.games.katana.steps.turn import HireMonk, TakeTurn
from zashiki.kernel import Option

ROUNDS = 4
SWORDS = 6  # of the Houses that are looked at with a Worker
SWORDS_BY_MONK = 2
HONORS = 2
USUAL = (1.0, 1.0, 1.0, 1.0, 0.0, 0.6, 1.6, 1.2, 0.4)  # Swords of the box that end in each line, compared
LATE = 3  # the round from which the Project may be changed for points
FREE = frozenset({"deliver", "compose", "use", "use_to_decorate", "use_to_advance", "buy", "stack", "token_advance", "token_decorate"})
Pruner = Callable[[KatanaState, int, Any, list[Option]], list[Option]]


def sensible(state: KatanaState, seat: int, options: Sequence[Option]) -> list[Option]:
    """The options worth a look; always one at least."""
    step = state.stack[-1]
    pruner = PRUNERS.get(type(step))
    acts = [option for option in options if option.verb in FREE]
    answers = [option for option in options if option.verb not in FREE] if acts else list(options)
    found = pruner(state, seat, step, answers) if pruner else [option for option in answers if option.verb != "cancel"]
    if acts:
        found = with_acts(state, seat, step, found, acts)
    return found or list(options[:1])


# Free acts


def with_acts(state: KatanaState, seat: int, step: Any, answers: list[Option], acts: list[Option]) -> list[Option]:
    """Free acts at the times when they make a difference: deliveries and the katana between actions, purchases in a delivery."""
    player = state.players[seat]
    if isinstance(step, PayLines):
        return answers + line_purchases(state, seat, step, acts)
    if isinstance(step, MoveSwords | Palace):
        return answers if moves_in(answers) else answers + blockers(state, seat, acts)
    if not isinstance(step, TakeTurn | EndTurn | SettleCards | Moment | HireMonk):
        return answers
    found: list[Option] = []
    deliveries = [option for option in acts if option.verb == "deliver" and not too_plain(state, seat, option.args[0])]
    if deliveries:
        found = deliveries[:1]
        if not may_wait(state, player, deliveries[0].args[0]):
            return found
    if any(option.verb == "compose" for option in acts) and composable(state, seat):
        found += [option for option in acts if option.verb == "compose"]
    if isinstance(step, TakeTurn):
        found += coins_for_monk(state, player, acts)
    else:
        found += small_acts(state, seat, acts)
    return answers + found


def moves_in(answers: list[Option]) -> bool:
    return any(option.verb in ("move", "extra_move", "room_move") for option in answers)


def blockers(state: KatanaState, seat: int, acts: list[Option]) -> list[Option]:
    """A complete Sword that stands in the way may be delivered in the middle of the action."""
    return [option for option in acts if option.verb == "deliver" and not too_plain(state, seat, option.args[0])][:1]


def may_wait(state: KatanaState, player: Player, sword: int) -> bool:
    """Whether a complete Sword could gain by waiting: for a richer round, or for a decoration."""
    return state.round < ROUNDS and (not player.workers or bool(state.decorable(sword)))


def coins_for_monk(state: KatanaState, player: Player, acts: list[Option]) -> list[Option]:
    """Coins of a card, if they bring a Monk."""
    price, box = state.box.monk_cost[state.round], state.box
    short = price - player.coins
    if not player.monks or short <= 0:
        return []
    return [option for option in acts if option.verb == "use" and box.amount[option.args[0]] >= short][:1]


def small_acts(state: KatanaState, seat: int, acts: list[Option]) -> list[Option]:
    """At the end of a turn: benefits of cards that would be lost, decorations and steps by cards and tokens, one of each sort."""
    player, box = state.players[seat], state.box
    used = [option for option in acts if option.verb == "buy" and option.args[0] in player.used]
    outlook = outlooks(state, seat) if player.cards or player.used else ()
    used = sorted(used, key=lambda option: -outlook[option.args[1]])[:2]
    touches = [option for option in acts if option.verb in ("use_to_decorate", "token_decorate")]
    touches = sorted(touches, key=lambda option: -touch_worth(state, seat, *option.args[-2:]))[:1]
    steps = [option for option in acts if option.verb in ("use_to_advance", "token_advance")]
    steps = sorted(steps, key=lambda option: -step_worth(state, seat, option.args[-1]))[:1]
    coins = [option for option in acts if option.verb == "use"][:1] if state.round == ROUNDS and not player.workers else []
    spare: list[Option] = []
    if state.round < ROUNDS or workshop(state, player):
        cheap = [option for option in acts if option.verb == "buy" and box.cost[option.args[0]] * 3 < player.coins]
        spare = sorted(cheap, key=lambda option: -outlook[option.args[1]] * payment_worth(state, box.benefit[option.args[0]]))[:1]
    return list(dict.fromkeys(used + touches + steps + coins + spare))


def workshop(state: KatanaState, player: Player) -> bool:
    """Whether cards under the Forge score by themselves."""
    cards = state.box.printed.honor_cards
    return any(cards[honor].metric == "cards_under_forge" for honor in (*player.honors, *state.honors))


def outlooks(state: KatanaState, seat: int) -> list[float]:
    """For each line how many Swords of the Forge will be delivered from it, and a little for those to come."""
    found = [usual * 0.3 * (ROUNDS - state.round) for usual in USUAL]
    for sword in state.players[seat].swords:
        for line in LINES_OF[end_cell(state, sword)]:
            found[line] += 1.0
    return found


def end_cell(state: KatanaState, sword: int) -> int:
    """Where a Sword will stand when it is complete."""
    cell = state.cell[sword]
    for kind in state.composition(sword)[state.placed[sword] :]:
        cell = TARGETS[cell][kind]
    return cell


def line_purchases(state: KatanaState, seat: int, step: PayLines, acts: list[Option]) -> list[Option]:
    """In a delivery: benefits for the lines that pay now."""
    player, box = state.players[seat], state.box
    found = [option for option in acts if option.verb in ("buy", "stack") and option.args[1] in step.lines]
    found = [option for option in found if not player.paid >> option.args[1] & 1]
    return sorted(found, key=lambda option: box.cost[option.args[0]] - 2 * payment_worth(state, box.benefit[option.args[0]]))[:3]


def composable(state: KatanaState, seat: int) -> bool:
    """Whether the katana should be thought of now: the Project can be composed, late in the game also with one Resource added."""
    player = state.players[seat]
    project = tuple(player.project)
    lacking = changes_wanted(state, seat, project)
    if len(lacking) > 1 or (lacking and (state.round < LATE or not can_add(state, seat, tuple(int(k in lacking) for k in range(4))))):
        return False
    return bool(best_order(state, seat, tuple(count + (kind in lacking) for kind, count in enumerate(project))))


# The turn


def placements(state: KatanaState, seat: int, step: Any, options: list[Option]) -> list[Option]:
    """Placements that do something; passing only without Workers."""
    player = state.players[seat]
    lines = useful_lines(state, seat, player)
    found: list[Option] = []
    swords: list[list[Option]] = [[], []]
    for option in options:
        verb, args = option
        if verb == "forge":
            if args[1] in lines[args[0]]:
                found.append(option)
        elif verb == "take_sword":
            swords[args[0]].append(option)
        elif verb == "place":
            if AREA_OF[args[1]] != ACADEMY or args[1] in state.wanderers or academy_pays(state, seat, player):
                found.append(option)
        elif verb == "play":
            found.append(option)
    for figure, most in ((WORKER, SWORDS), (MONK, SWORDS_BY_MONK)):
        found += sorted(swords[figure], key=lambda option: -sword_worth(state, seat, option.args[1]))[:most]
    if player.workers and found:
        return found
    passes = [option for option in options if option.verb.startswith("pass")]
    if len(passes) > HONORS:
        passes = sorted(passes, key=lambda option: -honor_worth(state, seat, option.args[0]))[:HONORS]
    return found + passes or options


def useful_lines(state: KatanaState, seat: int, player: Player) -> list[set[int]]:
    """For a Worker and for a Monk the lines in which something moves or changes places; of those that activate the same Swords, one."""
    able, pairs = moves_and_swaps(state, seat)
    if not able and not pairs:
        return [set(), set()]
    stock, needs = player.stock, state.needs
    ready = [sword for sword in player.swords if needs(sword) >= 0 and stock[needs(sword)]]
    found = []
    for helped in (0, 1):  # by a Monk's additional move
        chosen: dict[frozenset[int], int] = {}
        for line in range(len(FORGE[WORKER])):
            active = frozenset(sword for sword in ready if line in LINES_OF[state.cell[sword]])
            if not active.isdisjoint(able) or any((upper in active) + (lower in active) + helped > 1 for upper, lower in pairs):
                chosen.setdefault(active, line)
        found.append(set(chosen.values()))
    return found


def academy_pays(state: KatanaState, seat: int, player: Player) -> bool:
    """Whether there is something to decorate, or time to learn."""
    return state.round <= 2 or any(state.decorable(sword) for sword in player.swords)


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


def honor_worth(state: KatanaState, seat: int, honor: int) -> float:
    """What an Honor card will bring: its points now, and more where they still grow."""
    card = state.box.printed.honor_cards[honor]
    now = honor_points(state, seat, honor)
    grows = 0.5 if card.metric in ("coins", "katana_resources", "family_at_palace") else 1.0
    return now + grows * card.rate / card.per * (ROUNDS - state.round)


# Houses, Sashimonos


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


# The katana


def add_to_project(state: KatanaState, seat: int, step: AddToProject, options: list[Option]) -> list[Option]:
    """What leads to a katana: kinds that are missing first, the dearest of the rest."""
    player, value = state.players[seat], state.box.value
    fitting = useful_kinds(state, seat)
    able = [option for option in options if option.verb == "add_to_project" and option.args[0] in fitting]
    missing = [option for option in able if not player.project[option.args[0]]]
    best = sorted(missing or able, key=lambda option: -value[option.args[0]])
    return best[:1] or [option for option in options if option.verb == "done"]


def metal(state: KatanaState, seat: int, step: Any, options: list[Option]) -> list[Option]:
    """Points, or a kind that the Project lacks."""
    project = state.players[seat].project
    return [option for option in options if option.verb == "take_points" or not project[option.args[0]]]


def change_project(state: KatanaState, seat: int, step: ChangeProject, options: list[Option]) -> list[Option]:
    """What is lacking is added; then, or where it cannot be, the act goes on or is called off."""
    lacking = changes_wanted(state, seat, recipe(state, seat, step.change))
    adds = [option for option in options if option.verb == "add" and option.args[0] in lacking]
    if lacking:
        return adds[:1] or [option for option in options if option.verb == "cancel"]
    return [option for option in options if option.verb == "done"] or [option for option in options if option.verb == "cancel"]


def compose(state: KatanaState, seat: int, step: ComposeKatana, options: list[Option]) -> list[Option]:
    order = best_order(state, seat, recipe(state, seat, step.change), step.order)
    if order:
        kind = order[len(step.order)]
        return [option for option in options if option.verb == "arrange" and option.args[0] == kind]
    return [option for option in options if option.verb == "cancel"]


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


PRUNERS: dict[type, Pruner] = {
    TakeTurn: placements, HireMonk: placements, PickStartingSword: pick_sword, TakeSashimono: take_sashimono, GiveSashimono: take_sashimono,
    BuyResources: buy_resources, RaisePrice: raise_price, MoveSwords: move_swords, Decorate: decorate, AdvanceDecorator: advance,
    Palace: palace, RoomBenefit: room_benefit, Rearrange: stop, BorrowMonkEffect: borrow, AddToProject: add_to_project, MetalKatana: metal,
    ChangeProject: change_project, ComposeKatana: compose, SendCharacter: send_character, Kanri: kanri, Shonin: shonin,
}  # fmt: skip
