"""Which free acts are worth a look, and when: deliveries, purchases, small cards, and the katana from its Project to its Composition."""

from typing import Any

from zashiki.games.katana.bot.areas import step_worth, touch_worth
from zashiki.games.katana.bot.project import best_order, changes_wanted, useful_kinds
from zashiki.games.katana.bot.requests import too_plain, wanted_composition
from zashiki.games.katana.bot.worth import payment_worth
from zashiki.games.katana.forging import line_payments
from zashiki.games.katana.project import can_add
from zashiki.games.katana.sliding import LINES_OF, TARGETS
from zashiki.games.katana.state import KatanaState, Player
from zashiki.games.katana.steps.delivery import AddToProject, PayLines
from zashiki.games.katana.steps.forge import MoveSwords
from zashiki.games.katana.steps.katana import ChangeProject, ComposeKatana, recipe
from zashiki.games.katana.steps.moments import Moment, SettleCards
from zashiki.games.katana.steps.palace import Palace
from zashiki.games.katana.steps.rounds import EndTurn
from zashiki.games.katana.steps.turn import HireMonk, TakeTurn
from zashiki.kernel import Option

ROUNDS = 4
USUAL = (1.0, 1.0, 1.0, 1.0, 0.0, 0.6, 1.6, 1.2, 0.4)  # Swords of the box that end in each line, compared
LATE = 3  # the round from which the Project may be changed for points, and does not wait to grow
LONG = 6  # Resources of a Project that does not wait, either


# Free acts


def with_acts(state: KatanaState, seat: int, step: Any, answers: list[Option], acts: list[Option]) -> list[Option]:
    """Free acts at the times when they make a difference: deliveries between actions, the katana before one, purchases in a delivery."""
    player = state.players[seat]
    if isinstance(step, PayLines):
        return one_order(state, player, answers) + line_purchases(state, seat, step, acts)
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
    if not isinstance(step, TakeTurn):
        return answers + found + small_acts(state, seat, acts)
    compose = [option for option in acts if option.verb == "compose"]
    if compose and composable(state, seat):
        if not may_grow(state, player):
            return compose
        found += compose
    return answers + found + coins_for_monk(state, player, acts)


def moves_in(answers: list[Option]) -> bool:
    return any(option.verb in ("move", "extra_move", "room_move") for option in answers)


def blockers(state: KatanaState, seat: int, acts: list[Option]) -> list[Option]:
    """A complete Sword that stands in the way may be delivered in the middle of the action."""
    return [option for option in acts if option.verb == "deliver" and not too_plain(state, seat, option.args[0])][:1]


def may_wait(state: KatanaState, player: Player, sword: int) -> bool:
    """Whether a complete Sword could gain by waiting: for a richer round, or for a decoration."""
    return state.round < ROUNDS and (not player.workers or bool(state.decorable(sword)))


def may_grow(state: KatanaState, player: Player) -> bool:
    """Whether there is time for a Project to grow before it is composed."""
    return state.round < LATE and sum(player.project) < LONG


def one_order(state: KatanaState, player: Player, answers: list[Option]) -> list[Option]:
    """Of the orders in which lines pay the one that brings Coins first, for benefits under the other; a card doubles the better line."""
    lines = [option for option in answers if option.verb == "activate"]
    doubles = [option for option in answers if option.verb == "double"]
    first = max(lines, key=lambda option: sum([payment.coins for payment in line_payments(state, player, option.args[0])]))
    if doubles:
        doubles = [max(doubles, key=lambda option: line_worth(state, player, option.args[1]))]
    return [first, *doubles]


def line_worth(state: KatanaState, player: Player, line: int) -> float:
    """What a line of the Forge pays, in Coins or so."""
    return sum([payment_worth(state, payment) for payment in line_payments(state, player, line)])


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
    return sorted(found, key=lambda option: box.cost[option.args[0]] - 2 * payment_worth(state, box.benefit[option.args[0]]))[:2]


def composable(state: KatanaState, seat: int) -> bool:
    """Whether the katana should be thought of now: the Project can be composed, late in the game also with one Resource added."""
    player = state.players[seat]
    project = tuple(player.project)
    lacking = changes_wanted(state, seat, project)
    if len(lacking) > 1 or (lacking and (state.round < LATE or not can_add(state, seat, tuple(int(k in lacking) for k in range(4))))):
        return False
    return bool(best_order(state, seat, tuple(count + (kind in lacking) for kind, count in enumerate(project))))


# The katana


def add_to_project(state: KatanaState, seat: int, step: AddToProject, options: list[Option]) -> list[Option]:
    """What leads to a katana: kinds that are missing first; then the dearest of the rest, or a katana that is forged sooner."""
    player, value = state.players[seat], state.box.value
    fitting = useful_kinds(state, seat)
    able = [option for option in options if option.verb == "add_to_project" and option.args[0] in fitting]
    missing = [option for option in able if not player.project[option.args[0]]]
    best = sorted(missing or able, key=lambda option: -value[option.args[0]])[:1]
    if missing or (best and wanted_composition(state, seat)):
        return best
    return best + [option for option in options if option.verb == "done"]


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
