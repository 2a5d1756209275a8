"""Which options of a question are worth a look: what a smith of some experience would think of at all."""

from collections.abc import Callable, Sequence
from typing import Any

from zashiki.games.katana.bot import acts, areas
from zashiki.games.katana.forging import moves_and_swaps
from zashiki.games.katana.honors import honor_points
from zashiki.games.katana.names import ACADEMY, AREA_OF, MONK, WORKER
from zashiki.games.katana.options import FORGE
from zashiki.games.katana.sliding import LINES_OF
from zashiki.games.katana.state import KatanaState, Player
from zashiki.games.katana.steps.academy import AdvanceDecorator, Decorate
from zashiki.games.katana.steps.chapters import RaisePrice
from zashiki.games.katana.steps.characters import Kanri, SendCharacter, Shonin
from zashiki.games.katana.steps.delivery import AddToProject, GiveSashimono
from zashiki.games.katana.steps.forge import MoveSwords
from zashiki.games.katana.steps.houses import TakeSashimono
from zashiki.games.katana.steps.katana import ChangeProject, ComposeKatana
from zashiki.games.katana.steps.komainu import BorrowMonkEffect
from zashiki.games.katana.steps.market import BuyResources
from zashiki.games.katana.steps.metal import MetalKatana
from zashiki.games.katana.steps.palace import Palace, Rearrange, RoomBenefit
from zashiki.games.katana.steps.rounds import PickStartingSword
from zashiki.games.katana.steps.turn import HireMonk, TakeTurn
from zashiki.kernel import Option

ROUNDS = 4
SWORDS = 6  # of the Houses that are looked at with a Worker
SWORDS_BY_MONK = 2
HONORS = 2
FREE = frozenset({"deliver", "compose", "use", "use_to_decorate", "use_to_advance", "buy", "stack", "token_advance", "token_decorate"})
Pruner = Callable[[KatanaState, int, Any, list[Option]], list[Option]]


def sensible(state: KatanaState, seat: int, options: Sequence[Option]) -> list[Option]:
    """The options worth a look; always one at least."""
    step = state.stack[-1]
    pruner = PRUNERS.get(type(step))
    free = [option for option in options if option.verb in FREE]
    answers = [option for option in options if option.verb not in FREE] if free else list(options)
    found = pruner(state, seat, step, answers) if pruner else [option for option in answers if option.verb != "cancel"]
    if free:
        found = acts.with_acts(state, seat, step, found, free)
    return found or list(options[:1])


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
        found += sorted(swords[figure], key=lambda option: -areas.sword_worth(state, seat, option.args[1]))[:most]
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


def honor_worth(state: KatanaState, seat: int, honor: int) -> float:
    """What an Honor card will bring: its points now, and more where they still grow."""
    card = state.box.printed.honor_cards[honor]
    now = honor_points(state, seat, honor)
    grows = 0.5 if card.metric in ("coins", "katana_resources", "family_at_palace") else 1.0
    return now + grows * card.rate / card.per * (ROUNDS - state.round)


PRUNERS: dict[type, Pruner] = {
    TakeTurn: placements,
    HireMonk: placements,
    PickStartingSword: areas.pick_sword,
    TakeSashimono: areas.take_sashimono,
    GiveSashimono: areas.take_sashimono,
    BuyResources: areas.buy_resources,
    RaisePrice: areas.raise_price,
    MoveSwords: areas.move_swords,
    Decorate: areas.decorate,
    AdvanceDecorator: areas.advance,
    Palace: areas.palace,
    RoomBenefit: areas.room_benefit,
    Rearrange: areas.stop,
    BorrowMonkEffect: areas.borrow,
    AddToProject: acts.add_to_project,
    MetalKatana: acts.metal,
    ChangeProject: acts.change_project,
    ComposeKatana: acts.compose,
    SendCharacter: areas.send_character,
    Kanri: areas.kanri,
    Shonin: areas.shonin,
}
