"""The plan for the Shōgun no Katana: a Project from which a katana can be made, and the Composition that suits the Forge."""

from functools import cache

from zashiki.games.katana.bot.requests import wanted_composition
from zashiki.games.katana.forging import line_payments
from zashiki.games.katana.names import COLUMNS
from zashiki.games.katana.sliding import ENTRIES, LINES_OF, RIGHT_MOVES, TARGETS, continuations, openings
from zashiki.games.katana.state import KatanaState

MOST = 7  # Resources of a Composition
Counts = tuple[int, ...]


@cache
def leads_to_katana(project: Counts) -> bool:
    """Whether a Project, with one of each kind that is still missing, can be composed as it is."""
    whole = tuple(max(1, count) for count in project)
    return sum(whole) <= MOST and bool(openings(whole))


@cache
def fitting_kinds(project: Counts) -> tuple[int, ...]:
    """The kinds of which one more still leads to a katana."""
    return tuple(kind for kind in range(4) if leads_to_katana(tuple(count + (k == kind) for k, count in enumerate(project))))


def useful_kinds(state: KatanaState, seat: int) -> tuple[int, ...]:
    """The kinds of which one more in the Project leads to a katana, to the one that the chapter asks for if it does."""
    project = tuple(state.players[seat].project)
    wanted = wanted_composition(state, seat)
    if wanted:
        return tuple(kind for kind in range(4) if project[kind] < wanted.count(kind))
    return fitting_kinds(project)


def changes_wanted(state: KatanaState, seat: int, counts: Counts) -> tuple[int, ...]:
    """The kinds that must still be added to these Resources before they are composed; those of the chapter, or any that is missing."""
    wanted = wanted_composition(state, seat) or (0, 1, 2, 3)
    return tuple(kind for kind in range(4) if counts[kind] < wanted.count(kind))


@cache
def orders(counts: Counts) -> tuple[tuple[int, ...], ...]:
    """Every order in which these Resources can be composed."""
    found: list[tuple[int, ...]] = []
    begun: list[tuple[int, ...]] = [(kind,) for kind in openings(counts)]
    while begun:
        order = begun.pop()
        if len(order) == sum(counts):
            found.append(order)
        else:
            begun += [(*order, kind) for kind in continuations(counts, order)]
    return tuple(sorted(found))


@cache
def path_of(order: Counts) -> tuple[int, ...]:
    """The spaces of the Forge on which a katana of this order stands, one after the other."""
    cells = [ENTRIES[order[0]]]
    for kind in order:
        cells.append(TARGETS[cells[-1]][kind])
    return tuple(cells)


def best_order(state: KatanaState, seat: int, counts: Counts, begun: Counts = ()) -> Counts:
    """The order that begins like this, enters where there is room, uses the stock soonest and ends where the lines pay; (): none."""
    free = [kind for kind in range(4) if state.entry_is_empty(seat, kind)]
    wanted = wanted_composition(state, seat)
    able = [order for order in orders(counts) if order[: len(begun)] == begun and order[0] in free and wanted in ((), order)]
    return max(able, key=lambda order: suits(state, seat, order), default=())


def suits(state: KatanaState, seat: int, order: Counts) -> float:
    """How well a Composition suits the stock and the Forge, in Coins or so."""
    player, box = state.players[seat], state.box
    stock, worth = player.stock[:], 0.0
    for kind in order:
        if not stock[kind]:
            break
        stock[kind] -= 1
        worth += 0.6
    path = path_of(order)
    taken = {state.cell[sword] for sword in player.swords}
    worth -= 0.5 * sum(cell in taken for cell in path[1:3])
    for line in LINES_OF[path[-1]]:
        for payment in line_payments(state, player, line):
            worth += 0.4 * payment.coins + payment.points
            if payment.resource >= 0:
                worth += 0.4 * box.price[payment.resource] * payment.amount
    return worth + column_worth(state, path[-1] % COLUMNS)


def column_worth(state: KatanaState, column: int) -> float:
    """What the column a katana ends in is worth for the Favor cards that compare columns among several smiths."""
    if state.humans == 1:
        return 0.0
    wanted = [state.box.printed.favor_cards[favor].criterion for favor in state.favors]
    right = column / RIGHT_MOVES
    return 3.0 * (right * ("rightmost_column" in wanted) + (1 - right) * ("leftmost_column" in wanted))
