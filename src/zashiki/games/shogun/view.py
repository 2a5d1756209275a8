"""What a seat may know: an allow-list. (SHG-CMP-06)"""

from dataclasses import replace
from functools import lru_cache

from zashiki.games.shogun.budget import payments, planned_cost, planned_taxes
from zashiki.games.shogun.names import COLLECT_RICE, COLLECT_TAXES, EVENTS, FACE_DOWN, NONE, PROVINCES, YEARS
from zashiki.games.shogun.obstacles import hints
from zashiki.games.shogun.odds import battle_odds, percents, revolt_odds
from zashiki.games.shogun.state import ORDER, PLANNING, SETUP, STAGES, ShogunState, covers_all, is_planned, rice_loss
from zashiki.games.shogun.steps.actions import March
from zashiki.games.shogun.steps.order import ChoosePosition
from zashiki.games.shogun.steps.planning import Plan
from zashiki.games.shogun.view_records import Budget, DraftView, Hint, OddsView, PlayerView, ProvinceView, Risk, TowerView, View


def view(state: ShogunState, seat: int) -> View:
    """The table as this seat, or a spectator, sees it."""
    shown = public_view(state)
    return own_view(state, shown, seat) if seat < state.seats() else shown


def public_view(state: ShogunState) -> View:
    """The table as everybody sees it."""
    side, extra = state.setup.settings["side"], state.setup.settings["moon_routes"]
    return View(
        side=str(side),
        extra_routes=bool(extra) and side == "moon",
        year=state.year,
        years=YEARS,
        season=state.season,
        stage=STAGES[state.stage],
        actions=[action if slot < state.face_up() else FACE_DOWN for slot, action in enumerate(state.slots)],
        slot=state.slot,
        specials=state.displayed[:],
        open_events=state.open_events[:],
        event=state.event,
        used_events=state.used_events[:],
        event_deck=len(state.event_deck),
        rice_losses=[rice_loss(state, event) for event in range(len(EVENTS))],
        order=[other for other in state.order() if state.position[other] != NONE],
        choosing=_choosing(state),
        provinces=[_province(state, province) for province in range(len(PROVINCES))],
        stock=[] if state.stage == SETUP else state.provinces_of(NONE),
        tiles=state.tiles[:],
        tower=TowerView(state.inside[:], state.tray[:], state.farmers),
        draft=DraftView(state.display[:], len(state.draft_deck)) if state.draft_deck else None,
        players=[_player(state, other, False) for other in range(state.seats())],
        budget=None,
        hints=[],
        risks=[],
        odds=[],
    )


def own_view(state: ShogunState, shown: View, seat: int) -> View:
    """What everybody sees, and what this seat alone knows."""
    planning = state.stage == PLANNING
    return replace(
        shown,
        players=[_player(state, seat, True) if other == seat else player for other, player in enumerate(shown.players)],
        budget=Budget(planned_cost(state, seat), planned_taxes(state, seat), list(payments(state, seat))) if planning else None,
        hints=[Hint(*found) for found in hints(state, seat)] if planning else [],
        risks=_risks(state, seat) if planning else [],
        odds=_odds(state, seat) if state.setup.settings["odds"] else [],
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
            found.append(OddsView(to, armies, *percents(battle_odds(state, seat, to, armies))))
    return found


def _risks(state: ShogunState, seat: int) -> list[Risk]:
    """Where rice or taxes cannot be collected without a revolt, as things are now. (SHG-A-12)"""
    found = []
    for province in state.provinces_of(seat):
        if state.markers[province]:
            held = percents(revolt_odds(state, province))[2] if state.setup.settings["odds"] else NONE
            found += [Risk(province, action, state.markers[province], held) for action in (COLLECT_RICE, COLLECT_TAXES)]
    return found


def _province(state: ShogunState, province: int) -> ProvinceView:
    printed, board = state.box.provinces[province], state.board()
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
    done = _is_done(state, seat)
    if mine:
        plan = state.plan[seat][:]
    elif state.stage < ORDER:
        plan = [FACE_DOWN if done and covers_all(state, seat) else NONE] * len(state.plan[seat])
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
        done=done,
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
    if isinstance(top, Plan):
        return seat not in top.open
    return state.stage == PLANNING and is_planned(state, seat)  # everybody is, and the bids are about to be turned up
