"""What a seat may know: an allow-list. (SHG-CMP-06)"""

from dataclasses import dataclass
from functools import lru_cache

from zashiki.games.shogun.names import FACE_DOWN, NONE, PROVINCES
from zashiki.games.shogun.obstacles import hints, planned_cost
from zashiki.games.shogun.odds import battle_odds
from zashiki.games.shogun.state import ORDER, PLANNING, SETUP, STAGES, ShogunState
from zashiki.games.shogun.steps.actions import March
from zashiki.games.shogun.steps.order import ChoosePosition
from zashiki.games.shogun.steps.planning import Plan


@dataclass(frozen=True, slots=True)
class ProvinceView:
    """A province on the map. Its number is its place in the list."""

    in_play: bool
    region: int
    owner: int  # -1: neutral
    armies: int
    castle: bool
    temple: bool
    theatre: bool
    sites: int  # building sites in all
    markers: int  # revolt markers
    chests: int  # printed yield
    rice: int  # printed yield


@dataclass(frozen=True, slots=True)
class OddsView:
    """How an attack may end, in thousandths: for whoever is asked to march, if the table wants help."""

    province: int
    armies: int
    conquered: int
    neutral: int
    held: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player's belongings."""

    daimyo: int  # -1: not chosen yet
    chests: int
    rice: int
    score: int
    supply: int  # armies in the supply
    provinces: int
    position: int  # in the player order; -1: none now
    special: int  # the special card held; -1: none
    done: bool  # with planning
    plan: list[int]  # by space: a card, -1 none, -2 face down; while planning others see all of it face down
    hand: list[int] | None  # cards not laid; only for their owner
    groups: list[int]  # army groups still to be placed in the draft


@dataclass(frozen=True, slots=True)
class TowerView:
    """Cubes by colour: seats 1 to 5, then farmers. What is stuck can be worked out by everybody. (SHG-RUL-43)"""

    inside: list[int]
    tray: list[int]
    farmers: int  # in their supply


@dataclass(frozen=True, slots=True)
class DraftView:
    open: list[int]
    deck: int


@dataclass(frozen=True, slots=True)
class Hint:
    """An own province could not do this action as things are now."""

    province: int
    action: int
    obstacle: int


@dataclass(frozen=True, slots=True)
class View:
    side: str  # sun or moon
    extra_routes: bool
    year: int  # 0: before the first
    season: int
    stage: str  # setup, planning, order, execution, winter, over
    actions: list[int]  # by slot; -2: face down; empty between the seasons
    slot: int  # the action being carried out; -1: none
    specials: list[int]  # by position: the special card laid there
    open_events: list[int]
    event: int  # of this season; -1: not drawn
    used_events: list[int]
    event_deck: int
    order: list[int]  # the seats that have a position, lowest first
    choosing: list[int]  # the seats that still have to choose a position, best bid first
    provinces: list[ProvinceView]
    stock: list[int]  # neutral province cards
    tiles: list[int]  # castles, temples, theatres left
    tower: TowerView
    draft: DraftView | None
    players: list[PlayerView]
    planned_cost: int  # own plan: chests needed if all of it happened
    hints: list[Hint]  # own plan: what is impossible now
    odds: list[OddsView]  # of the attacks one may choose now


def view(state: ShogunState, seat: int) -> View:
    """The table as this seat sees it."""
    side, extra = state.setup.options["side"], state.setup.options["moon_routes"]
    mine = seat < state.seats()
    planning = state.stage == PLANNING
    return View(
        side=str(side),
        extra_routes=bool(extra) and side == "moon",
        year=state.year,
        season=state.season,
        stage=STAGES[state.stage],
        actions=[action if slot < state.face_up() else FACE_DOWN for slot, action in enumerate(state.slots)],
        slot=state.slot,
        specials=state.displayed[:],
        open_events=state.open_events[:],
        event=state.event,
        used_events=state.used_events[:],
        event_deck=len(state.event_deck),
        order=[other for other in state.order() if state.position[other] != NONE],
        choosing=_choosing(state),
        provinces=[_province(state, province) for province in range(len(PROVINCES))],
        stock=[] if state.stage == SETUP else state.provinces_of(NONE),
        tiles=state.tiles[:],
        tower=TowerView(state.inside[:], state.tray[:], state.farmers),
        draft=DraftView(state.display[:], len(state.draft_deck)) if state.draft_deck else None,
        players=[_player(state, other, other == seat) for other in range(state.seats())],
        planned_cost=planned_cost(state, seat) if mine and planning else 0,
        hints=[Hint(*found) for found in hints(state, seat)] if mine and planning else [],
        odds=_odds(state, seat) if state.setup.options["odds"] else [],
    )


def _odds(state: ShogunState, seat: int) -> list[OddsView]:
    """The odds of every attack the seat may choose; they follow from what lies open. (SHG-RUL-43)"""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, March) or top.seat != seat:
        return []
    found = []
    for option in top.options(state, seat):
        to, armies = option.args
        if state.owner[to] != seat:
            odds = battle_odds(state, seat, to, armies)
            found.append(OddsView(to, armies, *(round(1000 * chance) for chance in odds)))
    return found


def _province(state: ShogunState, province: int) -> ProvinceView:
    printed, board = state.box().provinces[province], state.board()
    where = (board.in_play[province], board.region[province], printed.sites, printed.chests, printed.rice)
    return _province_record(where, state.owner[province], state.armies[province], state.buildings[province], state.markers[province])


@lru_cache(8192)
def _province_record(where: tuple[bool, int, int, int, int], owner: int, armies: int, buildings: int, markers: int) -> ProvinceView:
    """The record of a province; many looks at a table show the same ones again."""
    in_play, region, sites, chests, rice = where
    return ProvinceView(
        in_play=in_play,
        region=region,
        owner=owner,
        armies=armies,
        castle=bool(buildings & 1),
        temple=bool(buildings & 2),
        theatre=bool(buildings & 4),
        sites=sites,
        markers=markers,
        chests=chests,
        rice=rice,
    )


def _player(state: ShogunState, seat: int, mine: bool) -> PlayerView:
    if mine:
        plan = state.plan[seat][:]
    elif state.stage < ORDER:
        plan = [FACE_DOWN if state.stage == PLANNING else NONE] * len(state.plan[seat])
    else:
        plan = state.shown_plan(seat)
    return PlayerView(
        daimyo=state.daimyo[seat],
        chests=state.chests[seat],
        rice=state.rice[seat],
        score=state.score[seat],
        supply=state.supply[seat],
        provinces=len(state.provinces_of(seat)),
        position=state.position[seat],
        special=state.special.index(seat) if seat in state.special else NONE,
        done=_is_done(state, seat),
        plan=plan,
        hand=state.hand[seat][:] if mine else None,
        groups=state.groups[seat][:] if state.stage == SETUP and state.groups else [],
    )


def _choosing(state: ShogunState) -> list[int]:
    top = state.stack[-1] if state.stack else None
    return list(top.waiting) if isinstance(top, ChoosePosition) else []


def _is_done(state: ShogunState, seat: int) -> bool:
    """Whether a seat has finished planning, as everybody may see."""
    top = state.stack[-1] if state.stack else None
    return isinstance(top, Plan) and seat not in top.open
