"""What a position is worth to a seat: the points it would have if the game ended now, and what is on its way, by weights."""

from operator import mul

from zashiki.games.katana.bot.project import leads_to_katana
from zashiki.games.katana.bot.requests import request_worth
from zashiki.games.katana.honors import geisha_points, honor_points
from zashiki.games.katana.names import COLUMNS, DISHONOR, SHAME, STARTING, TILES
from zashiki.games.katana.prepare import KINDS, ROOM_MOVE, Payment
from zashiki.games.katana.scoring import FAVOR_I, favor_winners, katana_value
from zashiki.games.katana.sliding import LINES_OF, TARGETS
from zashiki.games.katana.state import KatanaState, Player

ROUNDS = 4
TURNS = 30  # own turns that the weights know
EFFECTS = 11
MOVES = 1.3  # of Swords for each Worker placed, all actions counted
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
PLACES = {name: place for place, name in enumerate(NAMES)}

SWORD_METRICS = frozenset(
    {"total_strength", "strength_3_swords", "strength_1_swords", "swords_delivered", "sashimono_total", "sashimono_largest",
     "sashimono_full_sets", "lacquer_on_swords", "wood_on_swords", "steel_on_swords", "leather_on_swords", "workers_unlocked"}
)  # fmt: skip
ORNAMENT_METRICS = frozenset({"decorated_on_swords", "swords_3_decorations", "decorators_last_column", "decorator_steps"})


def turns_left(state: KatanaState, player: Player) -> int:
    """How many more Workers a seat will place, as things stand."""
    later = (state.box.printed.component_counts.workers_per_player - player.blocked.bit_count()) * (ROUNDS - state.round)
    return min(TURNS, later if player.passed else later + player.workers)


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
    space = len(player.delivered)
    coins = player.coins
    price = box.monk_cost[state.round] if state.round else 0
    found[1] = 1.0 if player.blocked >> space & 1 else 0.0
    found[2] = 1.0 if player.monks and not player.passed and coins >= price else 0.0
    found[3] = min(coins, 6)
    found[4] = min(max(coins - 6, 0), 9)
    found[5] = max(coins - 15, 0)
    forge(state, player, turns_left(state, player), found)
    found[PLACES["steps"]] = sum(player.decorators)
    found[PLACES["family"]] = sum(player.rooms)
    for room, members in enumerate(player.rooms):
        if members and box.rooms[room].kind == ROOM_MOVE:
            found[PLACES["moving_room"]] = 1.0
    for card in player.cards:
        found[EFFECT + box.effect[card]] += 1.0
    under = 0.0
    for line, cards in enumerate(player.under):
        if cards and line != 4:
            under += sum([payment_worth(state, box.benefit[card]) for card in cards])
    found[PLACES["under"]] = under
    project(state, player, found)
    for honor in player.honors:
        metric = box.printed.honor_cards[honor].metric
        group = "honor_swords" if metric in SWORD_METRICS else "honor_ornaments" if metric in ORNAMENT_METRICS else "honor_others"
        found[PLACES[group]] += 1.0
    found[PLACES["honor_open"]] = honor_outlook(state, seat)
    found[PLACES["kaji"]] = len(player.kaji)
    found[PLACES["tokens"]] = len(player.kogeika)
    return found


def forge(state: KatanaState, player: Player, left: int, found: list[float]) -> None:
    """The Swords on the Forge: how far they have come, what they need, what they carry; less of those for which time may be short."""
    box, stock = state.box, player.stock[:]
    matched = needed = ready = printed = progress = decorated = under = 0.0
    carried = decorables = entries = work = stalled = 0
    lines = [0] * 9
    capacity = 1.0 + MOVES * left
    forging = sorted([(len(state.composition(sword)) - state.placed[sword] - 9 * (sword >= TILES), sword) for sword in player.swords])
    banners = player.sashimonos[:]
    cells = [state.cell[sword] for sword in player.swords]
    for _, sword in forging:
        placed, cell, composition = state.placed[sword], state.cell[sword], state.composition(sword)
        missing = len(composition) - placed
        work += missing
        hope = max(0.0, min(1.0, HOPE - work / capacity)) if missing else 1.0
        if missing:
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
                    matched += box.price[kind] * hope
                else:
                    needed += box.price[kind] * hope
        if cell % COLUMNS == 0:
            entries += 1
        able = state.decorable(sword)
        carried |= able
        decorables += able.bit_count()
        if sword < TILES:
            found[MISSING + min(missing, 6)] += hope
            printed += hope * box.points[sword]
            progress += hope * box.points[sword] * placed / len(composition)
            decorated += hope * sum([box.decoration[kind] for kind in KINDS[state.decorated[sword]]])
            banner = state.banner[sword]
            if banner < STARTING and hope > MAYBE:
                banners.append(banner)
        else:
            found[KATANA + missing] = hope
            found[PLACES["katana_worth"]] = hope * sum([box.value[kind] for kind in composition[placed:]])
            found[PLACES["katana_decorated"]] = able.bit_count()
            found[PLACES["favors"]] = hope * open_favors(state)
        if hope and missing < 4 and any(player.under):
            end = cell
            for kind in composition[placed:]:
                end = TARGETS[end][kind]
            for line in LINES_OF[end]:
                under += hope * sum([payment_worth(state, box.benefit[card]) for card in player.under[line]])
    spare = sum(map(mul, stock, box.price))
    found[6:14] = [matched, min(spare, 12), needed, ready, max(lines), 4 - entries, min(player.coins, needed), stalled]
    pays = box.academy_coins
    place = PLACES["printed"]
    found[place : place + 6] = [
        printed, progress, decorated, sum([box.decoration[kind] for kind in KINDS[carried]]), decorables,
        sum([pays[player.decorators[kind]] for kind in KINDS[carried]]) if player.decorators else 0,
    ]  # fmt: skip
    found[PLACES["under_forge"]] = under
    found[PLACES["banners"]] = sets(box.set_points, banners) - sets(box.set_points, player.sashimonos)


def sets(points: tuple[int, ...], held: list[int]) -> int:
    """Points of the sets of these Sashimonos."""
    heights = sorted([held.count(kind) for kind in range(4)], reverse=True)
    four, three, two, one = heights[3], heights[2], heights[1], heights[0]
    return four * points[4] + (three - four) * points[3] + (two - three) * points[2] + (one - two) * points[1]


def project(state: KatanaState, player: Player, found: list[float]) -> None:
    """The katana before it is put into play: how many kinds there are, and whether it can be composed as planned."""
    if player.katana:
        return
    counts = tuple(player.project)
    kinds = sum([1 for count in counts if count])
    found[KIND + kinds] = 1.0
    found[PLACES["project"]] = sum(map(mul, counts, state.box.value))
    lying = 0
    for sword in player.swords:
        for kind in state.composition(sword):
            lying |= 1 << kind
    missing = sum([1 << kind for kind in range(4) if not counts[kind]])
    found[PLACES["outlook"]] = (missing & lying).bit_count() if leads_to_katana(counts) else -1.0


def open_favors(state: KatanaState) -> int:
    """The Favor cards that a katana could still win."""
    return sum([favor != FAVOR_I or not state.favor_i_settled for favor in state.favors])


def honor_outlook(state: KatanaState, seat: int) -> float:
    """The best Honor card still to be taken in this round."""
    player = state.players[seat]
    if player.passed or not state.honors:
        return 0.0
    return max([honor_points(state, seat, honor) for honor in state.honors])
