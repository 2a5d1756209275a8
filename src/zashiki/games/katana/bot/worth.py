"""What a position is worth to a seat: the points it would have if the game ended now, and what is on its way, by weights."""

from operator import mul

from zashiki.games.katana.bot.pace import ROUNDS, moves_left, turns_left
from zashiki.games.katana.bot.project import leads_to_katana
from zashiki.games.katana.bot.requests import request_worth
from zashiki.games.katana.honors import geisha_points, honor_points
from zashiki.games.katana.names import COLUMNS, DISHONOR, SHAME, STARTING, TILES
from zashiki.games.katana.prepare import KINDS, ROOM_MOVE, Payment
from zashiki.games.katana.scoring import FAVOR_I, favor_winners, katana_value
from zashiki.games.katana.sliding import LINES_OF, TARGETS
from zashiki.games.katana.state import KatanaState, Player

EFFECTS = 11
HOPE = 1.3  # a Sword is sure to be finished if the moves up to its end are this much less one of those there is time for
MAYBE = 0.3

NAMES = (
    "one", "unlocks", "monk", "coins", "coins_more", "coins_many", "matched", "spare", "needed", "ready", "line", "entries", "covered",
    "stalled", *(f"missing_{count}" for count in range(7)), "printed", "progress", "decorated", "decorable", "decorables", "columns",
    "steps", "family", "moving_room", *(f"effect_{effect}" for effect in range(EFFECTS)), "under", "under_forge", "banners",
    *(f"kinds_{count}" for count in range(5)), "project", "outlook", *(f"katana_{count}" for count in range(8)), "katana_worth",
    "katana_decorated", "favors", "honor_swords", "honor_ornaments", "honor_others", "honor_open", "kaji", "tokens",
)  # fmt: skip
SETTLED = ("score", "wealth", "banners", "honors", "katana", "request")
ONE = NAMES.index("one")
MISSING = NAMES.index("missing_0")
EFFECT = NAMES.index("effect_0")
KIND = NAMES.index("kinds_0")
KATANA = NAMES.index("katana_0")
(
    PRINTED, STEPS, FAMILY, MOVING_ROOM, UNDER, UNDER_FORGE, BANNERS, PROJECT, OUTLOOK, KATANA_WORTH, KATANA_DECORATED, FAVORS,
    HONOR_OTHERS, HONOR_OPEN, KAJI, TOKENS,
) = map(NAMES.index, (
    "printed", "steps", "family", "moving_room", "under", "under_forge", "banners", "project", "outlook", "katana_worth",
    "katana_decorated", "favors", "honor_others", "honor_open", "kaji", "tokens",
))  # fmt: skip
FIRST_COLUMN = 4  # among the lines: no Sword is delivered there

SWORD_METRICS = frozenset(
    {"total_strength", "strength_3_swords", "strength_1_swords", "swords_delivered", "sashimono_total", "sashimono_largest",
     "sashimono_full_sets", "lacquer_on_swords", "wood_on_swords", "steel_on_swords", "leather_on_swords", "workers_unlocked"}
)  # fmt: skip
ORNAMENT_METRICS = frozenset({"decorated_on_swords", "swords_3_decorations", "decorators_last_column", "decorator_steps"})
HONOR_GROUPS = dict.fromkeys(SWORD_METRICS, NAMES.index("honor_swords")) | dict.fromkeys(ORNAMENT_METRICS, NAMES.index("honor_ornaments"))


def settled(state: KatanaState, seat: int) -> float:
    """What a seat would have if the game ended now; before its end Coins count without rounding."""
    return sum(settlement(state, seat))


def settlement(state: KatanaState, seat: int) -> tuple[float, ...]:
    """The same by what it comes from: see SETTLED."""
    player = state.players[seat]
    if state.over:
        return player.score, 0.0, 0.0, 0.0, 0.0, request_worth(state, seat)
    box, last = state.box, state.round == ROUNDS and player.passed
    wealth = player.coins + sum(map(mul, player.stock, box.price))
    per = box.printed.end_scoring.coins_per_point
    points = player.score
    if player.geisha:
        points += geisha_points(state, seat)
    if player.bowl:
        points += player.bowl * (ROUNDS + 1 - state.round)
    if state.metal == seat:
        points += box.printed.metal_katana.end_of_round_points
    honors = 0.0
    for honor in player.honors:
        honors += honor_points(state, seat, honor)
    katana = favor_points(state, seat)
    if TILES + seat in player.swords:
        katana += katana_value(state, seat)
    wealth_points = wealth // per if last else wealth / per
    return points, wealth_points, sets(box.set_points, player.sashimonos), honors, katana, request_worth(state, seat)


def favor_points(state: KatanaState, seat: int) -> float:
    """The Favor cards that the katanas delivered so far would win."""
    player = state.players[seat]
    if player.katana_column < 0 or player.shame == DISHONOR:
        return 0.0
    found = 0.0
    for favor in state.favors:
        if favor == FAVOR_I:
            tied = state.katanas_this_turn if not state.favor_i_settled else ()
        else:
            tied = tuple(favor_winners(state, favor))
        if seat in tied:
            found += state.box.printed.favor_cards[favor].points / len(tied)
    return found / 2 if player.shame == SHAME else found


def payment_worth(state: KatanaState, payment: Payment) -> float:
    """What a line or a card pays, in Coins or so."""
    worth = payment.coins + 3.0 * payment.points + payment.steps
    return worth + state.box.price[payment.resource] * payment.amount if payment.resource >= 0 else worth


def features(state: KatanaState, seat: int) -> list[float]:
    """What is on its way, as numbers."""
    player, box = state.players[seat], state.box
    found = [0.0] * len(NAMES)
    found[ONE] = 1.0
    coins = player.coins
    price = box.monk_cost[state.round] if state.round else 0
    found[1] = 1.0 if player.blocked >> len(player.delivered) & 1 else 0.0
    found[2] = 1.0 if player.monks and not player.passed and coins >= price else 0.0
    found[3] = min(coins, 6)
    found[4] = min(max(coins - 6, 0), 9)
    found[5] = max(coins - 15, 0)
    forge(state, player, turns_left(state, player), found)
    found[STEPS] = sum(player.decorators)
    for room in state.rooms:
        if player.rooms[room]:
            found[FAMILY] += player.rooms[room]
            if box.rooms[room].kind == ROOM_MOVE:
                found[MOVING_ROOM] = 1.0
    effect, benefit = box.effect, box.benefit
    for card in player.cards:
        found[EFFECT + effect[card]] += 1.0
    for line, cards in enumerate(player.under):
        if cards and line != FIRST_COLUMN:
            for card in cards:
                found[UNDER] += payment_worth(state, benefit[card])
    if not player.katana:
        project(state, player, found)
    for honor in player.honors:
        found[HONOR_GROUPS.get(box.printed.honor_cards[honor].metric, HONOR_OTHERS)] += 1.0
    found[HONOR_OPEN] = honor_outlook(state, seat)
    found[KAJI] = len(player.kaji)
    found[TOKENS] = len(player.kogeika)
    return found


def forge(state: KatanaState, player: Player, left: int, found: list[float]) -> None:
    """The Swords on the Forge: how far they have come, what they need, what they carry; less of those for which time may be short."""
    box, stock, cell_of, placed_on, katana = state.box, player.stock[:], state.cell, state.placed, player.katana
    compositions, price = box.compositions, box.price
    matched = needed = ready = printed = progress = decorated = under = 0.0
    carried = decorables = entries = work = stalled = 0
    lines = [0] * 9
    capacity = moves_left(left)
    banners = player.sashimonos[:]
    cells = [cell_of[sword] for sword in player.swords]
    forging = []
    for sword in player.swords:
        composition = compositions[sword] if sword < TILES else katana
        forging.append((len(composition) - placed_on[sword] - 9 * (sword >= TILES), sword, composition))
    forging.sort()
    pays_under = any(player.under)
    for _, sword, composition in forging:
        placed, cell = placed_on[sword], cell_of[sword]
        missing = len(composition) - placed
        if missing:
            work += missing
            hope = max(0.0, min(1.0, HOPE - work / capacity))
            kind = composition[placed]
            if stock[kind] and TARGETS[cell][kind] not in cells:
                ready += 1
                row, column = LINES_OF[cell]
                lines[row] += 1
                lines[column] += 1
            else:
                stalled += 1
            for kind in composition[placed:]:
                if stock[kind]:
                    stock[kind] -= 1
                    matched += price[kind] * hope
                else:
                    needed += price[kind] * hope
        else:
            hope = 1.0
        if cell % COLUMNS == 0:
            entries += 1
        if placed:
            able = state.decorable(sword)
            carried |= able
            decorables += able.bit_count()
        else:
            able = 0
        if sword < TILES:
            found[MISSING + min(missing, 6)] += hope
            points = hope * box.points[sword]
            printed += points
            progress += points * placed / len(composition)
            if state.decorated[sword]:
                for kind in KINDS[state.decorated[sword]]:
                    decorated += hope * box.decoration[kind]
            if hope > MAYBE and state.banner[sword] < STARTING:
                banners.append(state.banner[sword])
        else:
            found[KATANA + missing] = hope
            found[KATANA_WORTH] = hope * sum([box.value[kind] for kind in composition[placed:]])
            found[KATANA_DECORATED] = able.bit_count()
            found[FAVORS] = hope * open_favors(state)
        if pays_under and hope and missing < 4:
            end = cell
            for kind in composition[placed:]:
                end = TARGETS[end][kind]
            for line in LINES_OF[end]:
                for card in player.under[line]:
                    under += hope * payment_worth(state, box.benefit[card])
    spare = sum(map(mul, stock, price))
    found[6:14] = [matched, min(spare, 12), needed, ready, max(lines), 4 - entries, min(player.coins, needed), stalled]
    pays, decorators = box.academy_coins, player.decorators
    found[PRINTED : PRINTED + 6] = [
        printed, progress, decorated, sum([box.decoration[kind] for kind in KINDS[carried]]), decorables,
        sum([pays[decorators[kind]] for kind in KINDS[carried]]) if decorators else 0,
    ]  # fmt: skip
    found[UNDER_FORGE] = under
    if len(banners) > len(player.sashimonos):
        found[BANNERS] = sets(box.set_points, banners) - sets(box.set_points, player.sashimonos)


def sets(points: tuple[int, ...], held: list[int]) -> int:
    """Points of the sets of these Sashimonos."""
    heights = sorted([held.count(kind) for kind in range(4)], reverse=True)
    four, three, two, one = heights[3], heights[2], heights[1], heights[0]
    return four * points[4] + (three - four) * points[3] + (two - three) * points[2] + (one - two) * points[1]


def project(state: KatanaState, player: Player, found: list[float]) -> None:
    """The katana before it is put into play: how many kinds there are, and whether it can be composed as planned."""
    counts = tuple(player.project)
    kinds = sum([1 for count in counts if count])
    found[KIND + kinds] = 1.0
    found[PROJECT] = sum(map(mul, counts, state.box.value))
    if not leads_to_katana(counts):
        found[OUTLOOK] = -1.0
    elif kinds < 4:
        whole, lying = state.box.lying, 0
        for sword in player.swords:
            lying |= whole[sword][-1]
        found[OUTLOOK] = sum([1 for kind in range(4) if not counts[kind] and lying >> kind & 1])


def open_favors(state: KatanaState) -> int:
    """The Favor cards that a katana could still win."""
    return sum([favor != FAVOR_I or not state.favor_i_settled for favor in state.favors])


def honor_outlook(state: KatanaState, seat: int) -> float:
    """The best Honor card still to be taken in this round."""
    player = state.players[seat]
    if player.passed or not state.honors:
        return 0.0
    return max([honor_points(state, seat, honor) for honor in state.honors])
