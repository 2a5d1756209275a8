"""Questions about a player's Forge in a state: what can move there, what can be decorated, what its lines pay."""

from zashiki.games.katana.names import TILES
from zashiki.games.katana.prepare import KINDS, Box, Payment
from zashiki.games.katana.sliding import LINES_OF, TARGETS, most_moves, swappable
from zashiki.games.katana.state import KatanaState, Player


def complete_swords(state: KatanaState, player: Player) -> list[int]:
    """The Swords on a Forge that are complete. (SNK-MOVE-07)"""
    lengths: tuple[int, ...] = state.setup.box.lengths
    placed, found = state.placed, []
    for sword in player.swords:
        if placed[sword] >= lengths[sword] and state.needs(sword) < 0:
            found.append(sword)
    return found


def movable_swords(state: KatanaState, seat: int) -> list[int]:
    """The own Swords that could make one move now. (SNK-MOVE-01, SNK-MOVE-02, SNK-MOVE-03, SNK-MOVE-04)"""
    return moves_and_swaps(state, seat)[0]


def swappable_swords(state: KatanaState, seat: int) -> list[tuple[int, int]]:
    """The pairs of own Swords that could change places, the upper one first. (SNK-MOVE-06)"""
    return moves_and_swaps(state, seat)[1]


def moves_and_swaps(state: KatanaState, seat: int) -> tuple[list[int], list[tuple[int, int]]]:
    """Both at once."""
    player = state.players[seat]
    swords, stock = player.swords, player.stock
    if not swords or not any(stock):
        return [], []
    box: Box = state.setup.box
    cell, placed, needs = state.cell, state.placed, box.needs
    cells: list[int] = []
    targets: list[int] = []
    for sword in swords:
        at, kind = cell[sword], needs[sword][placed[sword]] if sword < TILES else state.needs(sword)
        cells.append(at)
        targets.append(TARGETS[at][kind] if kind >= 0 and stock[kind] else -1)
    able = [sword for sword, target in zip(swords, targets, strict=True) if target >= 0 and target not in cells]
    pairs = [(swords[i], swords[j]) for i, j in swappable(cells, targets)] if len(swords) > 1 + len(able) else []
    return able, pairs


def moves_in_line(state: KatanaState, seat: int, line: int) -> int:
    """How many of the own Swords in a line can make a move, each once. (SNK-FORGE-02, SNK-MOVE-01)"""
    player = state.players[seat]
    cells = [state.cell[sword] for sword in player.swords]
    waiting = [i for i, cell in enumerate(cells) if line in LINES_OF[cell]]
    return most_moves(cells, [state.needs(sword) for sword in player.swords], player.stock, waiting)


def decorations(state: KatanaState, seat: int) -> list[tuple[int, int]]:
    """What could be decorated: Sword and kind. (SNK-ACAD-03, SNK-ACAD-05, SNK-ACAD-10)"""
    player, placed = state.players[seat], state.placed
    found: list[tuple[int, int]] = []
    if player.decorators:
        for sword in player.swords:
            if placed[sword]:
                found += [(sword, kind) for kind in KINDS[state.decorable(sword)]]
    return found


def line_payments(state: KatanaState, player: Player, line: int) -> list[Payment]:
    """What a line pays now: its printed benefit and each card under it that does not sleep. (SNK-DLV-03, SNK-NOT-5, SNK-R-21)"""
    box = state.box
    cards = list(player.under[line])
    for other, card in player.dormant:
        if other == line:
            cards.remove(card)
    return [box.line_pays[line], *(box.benefit[card] for card in cards)]
