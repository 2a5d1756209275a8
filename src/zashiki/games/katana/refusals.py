"""Why not? What a person might expect to choose but cannot, with the reason and its rule. Asked only by user interfaces."""

from collections.abc import Iterable
from functools import lru_cache

from zashiki.games.katana.effects import benefit_price
from zashiki.games.katana.names import HOUSE_SPACES, LINES, MONK, SPACES, WORKER
from zashiki.games.katana.options import (
    ADVANCE,
    BUY_RESOURCE,
    COMPOSE,
    DELIVER,
    FORGE,
    MOVE,
    PLACE,
    ROOM,
    SEND,
    TAKE_SWORD,
)
from zashiki.games.katana.sliding import TARGETS
from zashiki.games.katana.state import KatanaState
from zashiki.kernel import Message, Option, Refusal, option


@lru_cache(4096)
def refusal(choice: Option, rule: str, reason: str, *numbers: int) -> Refusal:
    return Refusal(choice, Message(reason, numbers), rule)


# The turn


def refused_placements(state: KatanaState, seat: int, price: int) -> list[Refusal]:
    """Spaces, Swords and miniatures that cannot be chosen on one's turn."""
    player = state.players[seat]
    found = []
    if not player.workers:
        found += [refusal(choice, "SNK-RND-03", "no_workers") for choice in all_placements(state, WORKER)]
    else:
        found += [*refused_spaces(state, WORKER), *refused_swords(state, seat, WORKER)]
    if not player.monks:
        found += [refusal(choice, "SNK-TEMP-01", "no_monks") for choice in all_placements(state, MONK)]
    elif player.coins < price:
        found += [refusal(choice, "SNK-TEMP-01", "monk_too_dear", price) for choice in all_placements(state, MONK)]
    else:
        found += [*refused_spaces(state, MONK), *refused_swords(state, seat, MONK)]
    return found


def all_placements(state: KatanaState, figure: int) -> list[Option]:
    """Everything one could think of doing with a miniature."""
    swords = [TAKE_SWORD[figure][sword] for sword in state.display if sword >= 0]
    spaces = [PLACE[figure][space] for space in range(HOUSE_SPACES, SPACES) if state.usable(space) and state.board[space] < 0]
    return [*swords, *spaces, *FORGE[figure]]


def refused_spaces(state: KatanaState, figure: int) -> list[Refusal]:
    """Spaces that are taken or not in use. (SNK-RND-05)"""
    found = []
    for space in range(HOUSE_SPACES, SPACES):
        if not state.usable(space):
            found.append(refusal(PLACE[figure][space], "SNK-RND-05", "space_not_in_use", state.box.players_for[space]))
        elif state.board[space] >= 0:
            found.append(refusal(PLACE[figure][space], "SNK-RND-05", "space_taken"))
    return found


def refused_swords(state: KatanaState, seat: int, figure: int) -> list[Refusal]:
    """Displayed Swords whose entry space is not empty. (SNK-HOUSE-01)"""
    found = []
    for sword in state.display:
        if sword >= 0 and not state.entry_is_empty(seat, state.composition(sword)[0]):
            found.append(refusal(TAKE_SWORD[figure][sword], "SNK-HOUSE-01", "entry_occupied", state.composition(sword)[0]))
    return found


# Areas


def refused_moves(state: KatanaState, seat: int, activated: Iterable[int], extra: int) -> list[Refusal]:
    """Swords on the Forge that cannot move now."""
    found = []
    able = set(activated)
    for sword in state.players[seat].swords:
        why = hindrance(state, seat, sword)
        if why is not None:
            found.append(Refusal(MOVE[sword], *why))
        elif sword not in able and not extra:
            found.append(refusal(MOVE[sword], "SNK-FORGE-02", "not_activated"))
    return found


def hindrance(state: KatanaState, seat: int, sword: int) -> tuple[Message, str] | None:
    """What keeps a Sword from moving, with the rule; None: nothing."""
    player = state.players[seat]
    kind = state.needs(sword)
    if kind < 0:
        return Message("complete"), "SNK-MOVE-07"
    if not player.stock[kind]:
        return Message("resource_missing", (kind,)), "SNK-MOVE-01"
    target = TARGETS[state.cell[sword]][kind]
    for other in player.swords:
        if state.cell[other] == target:
            return Message("way_blocked", (other,)), "SNK-MOVE-04"
    return None


def refused_resources(state: KatanaState, seat: int, prices: list[int]) -> list[Refusal]:
    """Resources one cannot pay. (SNK-MKT-02)"""
    coins = state.players[seat].coins
    return [refusal(BUY_RESOURCE[kind], "SNK-MKT-02", "too_dear", price) for kind, price in enumerate(prices) if price > coins]


def refused_decorations(state: KatanaState, seat: int, worked: int, left: int, bonus: int) -> list[Refusal]:
    """Resources on the own Swords that cannot be decorated now."""
    found = []
    for sword in state.players[seat].swords:
        for kind in sorted(set(state.resources_on(sword))):
            choice = option("decorate", sword, kind)
            if state.decorated[sword] >> kind & 1:
                found.append(refusal(choice, "SNK-ACAD-05", "already_decorated", kind))
            elif worked >> kind & 1 and not bonus:
                found.append(refusal(choice, "SNK-ACAD-04", "decorator_worked", kind))
            elif not left and not bonus:
                found.append(refusal(choice, "SNK-ACAD-07", "only_one_decoration"))
    return found


def refused_advances(state: KatanaState, seat: int) -> list[Refusal]:
    """Decorators at the end of their row. (SNK-ACAD-02)"""
    last = state.box.last_column
    columns = state.players[seat].decorators
    return [refusal(ADVANCE[kind], "SNK-ACAD-02", "at_the_end") for kind, column in enumerate(columns) if column == last]


def refused_rooms(state: KatanaState, seat: int, uses: dict[int, int]) -> list[Refusal]:
    """Rooms whose benefit cannot be taken now."""
    player, box = state.players[seat], state.box
    found = []
    for room in state.rooms:
        effect = box.rooms[room]
        if box.passive[room]:
            found.append(refusal(ROOM[room], "SNK-ROOM-10", "passive"))
        elif not player.rooms[room]:
            found.append(refusal(ROOM[room], "SNK-PAL-04", "nobody_there"))
        elif uses[room] <= 0:
            found.append(refusal(ROOM[room], "SNK-PAL-04", "benefit_taken"))
        elif player.coins < effect.pay:
            found.append(refusal(ROOM[room], "SNK-PAL-04", "too_dear", effect.pay))
    return found


def refused_members(state: KatanaState, seat: int, open_rooms: list[int]) -> list[Refusal]:
    """Rooms that have one of the own Family Members. (SNK-PAL-02)"""
    return [refusal(SEND[room], "SNK-PAL-02", "member_there") for room in state.rooms if room not in open_rooms]


# Free acts


def refused_free_acts(state: KatanaState, seat: int, offered: list[Option]) -> list[Refusal]:
    """Deliveries, the katana and purchases that are not possible now."""
    if not state.round:
        return []
    found = refused_deliveries(state, seat) + refused_katana(state, seat, COMPOSE in offered) + refused_purchases(state, seat)
    return [entry for entry in found if entry.option not in offered]


def refused_deliveries(state: KatanaState, seat: int) -> list[Refusal]:
    """Swords on the Forge that cannot be delivered. (SNK-DLV-01)"""
    player = state.players[seat]
    found = []
    for sword in player.swords:
        missing = len(state.composition(sword)) - state.placed[sword]
        if missing:
            found.append(refusal(DELIVER[sword], "SNK-DLV-01", "incomplete", missing))
        elif player.passed:
            found.append(refusal(DELIVER[sword], "SNK-PASS-02", "has_passed"))
        else:
            found.append(refusal(DELIVER[sword], "SNK-DLV-01", "one_after_another"))
    return found


def refused_katana(state: KatanaState, seat: int, offered: bool) -> list[Refusal]:
    """Why the katana cannot be put into play. (SNK-KAT-02)"""
    player = state.players[seat]
    if offered or player.katana:
        return []
    if player.passed:
        return [refusal(COMPOSE, "SNK-PASS-02", "has_passed")]
    if not player.starts:
        return [refusal(COMPOSE, "SNK-KAT-02", "project_lacks_kinds", sum(count == 0 for count in player.project))]
    return [refusal(COMPOSE, "SNK-KAT-02", "no_entry_for_katana")]


def refused_purchases(state: KatanaState, seat: int) -> list[Refusal]:
    """Permanent benefits that cannot be bought."""
    player = state.players[seat]
    found = []
    for card in sorted({*player.cards, *player.used}):
        price = benefit_price(state, seat, card)
        for line in range(len(LINES)):
            choice = option("buy", card, line)
            if not player.moment:
                found.append(refusal(choice, "SNK-R-19", "no_moment"))
            elif player.passed and not state.box.with_benefits[card]:
                found.append(refusal(choice, "SNK-R-18", "has_passed"))
            elif price > player.coins:
                found.append(refusal(choice, "SNK-CARD-03", "too_dear", price))
            elif player.under[line]:
                found.append(refusal(choice, "SNK-NOT-1", "line_taken"))
    return found
