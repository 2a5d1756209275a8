"""The course of a year: three seasons of action, and winter. (SHG-YR)"""

from zashiki.games.shogun.names import ACTIONS, AUTUMN, CARD_CHANCE, EVENTS_PER_YEAR, NONE, SPACE_COUNT, SPECIALS, SPRING, SUMMER, YEARS
from zashiki.games.shogun.state import AFTER_HARVEST, OVER, PLANNING, ShogunState
from zashiki.games.shogun.steps.actions import Act
from zashiki.games.shogun.steps.order import DrawEvent, ShowBids
from zashiki.games.shogun.steps.planning import Plan
from zashiki.games.shogun.steps.winter import Winter
from zashiki.kernel import Step, frozen

ACTS = tuple(Act(slot) for slot in range(len(ACTIONS)))


class BeginYear(Step):
    """Four event cards are turned up, then the seasons take their course. (SHG-YR-01, SHG-SET-15, SHG-EOY-01)"""

    def run(self, state: ShogunState) -> None:
        state.year += 1
        state.say("year_begins", state.year)
        for _ in range(EVENTS_PER_YEAR):
            card = state.event_deck.pop()
            state.open_events.append(card)
            state.reveal("event_card", card)
        state.push(Season(SPRING), Season(SUMMER), Season(AUTUMN), Winter(), EndYear())


@frozen
class Season(Step):
    """A season of action: six phases. (SHG-YR-02)"""

    season: int

    def run(self, state: ShogunState) -> None:
        state.season = self.season
        state.say("season_begins", state.year, self.season)
        lay_out_actions(state)
        lay_out_specials(state)
        state.stage = PLANNING
        everybody = tuple(range(state.seats()))
        state.push(Plan(everybody), DrawEvent(), ShowBids(), *ACTS, EndSeason())


def lay_out_actions(state: ShogunState) -> None:
    """Five action cards face up, five face down. (SHG-LAY-01)"""
    state.slots = list(range(len(ACTIONS)))
    state.shuffle(state.slots, CARD_CHANCE)
    state.reveal("actions_laid_out", *state.slots[: state.face_up()])


def lay_out_specials(state: ShogunState) -> None:
    """A special card at each of the five positions. (SHG-LAY-03)"""
    state.displayed = list(range(len(SPECIALS)))
    state.shuffle(state.displayed, CARD_CHANCE)
    state.reveal("specials_laid_out", *state.displayed)


class EndSeason(Step):
    """Planned cards go back to hand, special cards back to the table, the event is put aside. (SHG-EXE-07)"""

    def run(self, state: ShogunState) -> None:
        for seat, plan in enumerate(state.plan):
            state.hand[seat] = sorted([*state.hand[seat], *(card for card in plan if card != NONE)])
            state.plan[seat] = [NONE] * SPACE_COUNT
        state.special = [NONE] * len(SPECIALS)
        state.used_events.append(state.event)
        state.event = state.slot = NONE
        state.slots.clear()
        state.displayed.clear()
        state.gained = 0
        if state.season == AUTUMN:  # Daimyo cards stay until winter is over
            state.stage = AFTER_HARVEST
        else:
            state.position = [NONE] * state.seats()
        state.say("season_ends", state.season)


class EndYear(Step):
    """Markers and rice go; after the last year the game is over. (SHG-EOY-01, SHG-END-01)"""

    def run(self, state: ShogunState) -> None:
        state.position = [NONE] * state.seats()
        state.used_events += state.open_events
        state.open_events.clear()
        if state.year == YEARS:
            state.stage = OVER
            state.say("game_ends")
            return
        state.markers = [0] * len(state.markers)
        state.rice = [0] * state.seats()
        state.say("year_ends", state.year)
        state.push(BeginYear())
