"""One who only hears what is told, and keeps the open table in books of his own, by the numbers of the rulebook."""

from collections.abc import Sequence

from zashiki.games.shogun.names import COLOURS, FARMERS, NONE, WINTER
from zashiki.games.shogun.state import ShogunState
from zashiki.kernel import Event, Option

START = {3: 18, 4: 15, 5: 12}  # chests (SHG-SET-04)
PRICES = (3, 2, 1)  # of castle, temple, theatre (SHG-A-01, SHG-A-02, SHG-A-03)
TABLE = ((7, 3, 3), (5, 2, 3), (3, 2, 2), (2, 1, 2), (1, 1, 1), (0, 0, 0))  # from so many provinces without rice on (SHG-WIN-03)


class Reader:
    """The open information of a table, drawn from the events alone; the number of armies that march is heard with the choice.

    Each event has a method of its name; it checks what can be checked and writes down what changes.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.owner, self.armies, self.buildings, self.markers = [NONE] * 45, [0] * 45, [0] * 45, [0] * 45
        self.tiles = [28, 26, 26]
        self.supply, self.farmers = [62] * seats, 20
        self.inside, self.tray = [0] * COLOURS, [0] * COLOURS
        self.daimyo = [NONE] * seats
        self.chests, self.rice, self.score = [START[seats]] * seats, [0] * seats, [0] * seats
        self.position, self.special = [NONE] * seats, [NONE] * 5
        self.year, self.season, self.event, self.slot = 0, 0, NONE, NONE
        self.open_events: list[int] = []
        self.used_events: list[int] = []
        self.actions: list[int] = []  # face up
        self.displayed: list[int] = []
        self.display: list[int] = []
        self.shown: dict[tuple[int, int], int] = {}  # by seat and space: cards turned up
        self.marching = 0
        self.fighting = [0] * COLOURS  # cubes on their way into the tower
        self.attacker = NONE
        self.loss = 0
        self.gained: list[list[int]] = [[0] * 5 for _ in range(seats)]  # this winter, by seat and line
        self.told: list[str] = []

    def hear(self, option: Option | None, events: Sequence[Event]) -> None:
        """A choice, and what came of it."""
        if option is not None and option.verb in ("march", "shift"):
            self.marching = option.args[1]
        for event in events:
            self.told.append(event.key)
            getattr(self, event.key)(*event.args)

    def agrees_with(self, state: ShogunState) -> None:
        """The books are those of the table."""
        for name in (
            "owner", "armies", "buildings", "markers", "tiles", "supply", "farmers", "inside", "tray", "daimyo", "chests", "rice", "score",
            "position", "special", "year", "season", "event", "slot", "open_events", "used_events", "displayed", "display",
        ):  # fmt: skip
            assert getattr(self, name) == getattr(state, name), name
        assert self.actions == state.slots[: state.face_up()]
        for (seat, space), card in self.shown.items():
            assert state.plan[seat][space] == card

    def back(self, colour: int, cubes: int) -> None:
        """Cubes of the tray go to their supply."""
        self.tray[colour] -= cubes
        if colour == FARMERS:
            self.farmers += cubes
        else:
            self.supply[colour] += cubes

    def provinces(self, seat: int) -> list[int]:
        return [province for province, owner in enumerate(self.owner) if owner == seat]

    # --- the start

    def chooses_daimyo(self, seat: int, daimyo: int) -> None:
        assert daimyo not in self.daimyo
        self.daimyo[seat] = daimyo

    def draft_begins(self, seat: int) -> None:
        assert 0 <= seat < self.seats and len(self.display) == 2

    def turns_up_card(self, card: int) -> None:
        self.display.append(card)

    def refreshes(self, seat: int) -> None:
        self.display.clear()

    def takes(self, seat: int, card: int) -> None:
        self.display.remove(card)
        self.owner[card] = seat

    def draws(self, seat: int, card: int) -> None:
        assert self.owner[card] == NONE and card not in self.display
        self.owner[card] = seat

    def gets_list(self, seat: int, which: int) -> None:
        self.list_of = seat

    def places(self, seat: int, province: int, armies: int) -> None:
        if "draft_begins" not in self.told:
            assert self.list_of == seat and self.owner[province] == NONE
            self.owner[province] = seat
        assert self.owner[province] == seat and self.armies[province] == 0
        self.armies[province] = armies
        self.supply[seat] -= armies

    def draft_ends(self, neutral: int) -> None:
        assert neutral == {3: 10, 4: 13, 5: 10}[self.seats]
        self.display.clear()

    # --- the course of a year

    def year_begins(self, year: int) -> None:
        assert year == self.year + 1
        self.year = year

    def event_card(self, event: int) -> None:
        self.open_events.append(event)

    def season_begins(self, year: int, season: int) -> None:
        assert year == self.year
        self.season = season

    def actions_laid_out(self, *actions: int) -> None:
        assert len(actions) == 5
        self.actions = list(actions)

    def specials_laid_out(self, *specials: int) -> None:
        self.displayed = list(specials)

    def done(self, seat: int) -> None:
        assert self.slot == NONE

    def rethinks(self, seat: int) -> None:
        assert self.slot == NONE

    def planned(self) -> None:
        assert self.event == NONE

    def event_strikes(self, event: int) -> None:
        self.open_events.remove(event)
        self.event = event

    def bids(self, seat: int, card: int, chests: int) -> None:
        assert chests == max(0, card - 45)
        self.chests[seat] -= chests
        self.shown[seat, 10] = card

    def drawn_for_tie(self, seat: int) -> None:
        assert list(self.shown.values()).count(self.shown[seat, 10]) > 1 or 0 <= self.shown[seat, 10] < 45

    def takes_position(self, seat: int, position: int, special: int) -> None:
        assert self.displayed[position] == special and position not in self.position
        self.position[seat] = position
        self.special[special] = seat

    def action_begins(self, slot: int, action: int) -> None:
        assert self.actions[slot - 1] == action
        self.slot = slot - 1

    def shows(self, seat: int, card: int, action: int) -> None:
        assert self.actions[self.slot] == action
        self.shown[seat, action] = card

    def turns_up(self, slot: int, action: int) -> None:
        assert slot == len(self.actions) + 1
        self.actions.append(action)

    def season_ends(self, season: int) -> None:
        assert season == self.season
        self.used_events.append(self.event)
        self.event = self.slot = NONE
        self.actions, self.displayed, self.shown = [], [], {}
        self.special = [NONE] * 5
        if season + 1 != WINTER:
            self.position = [NONE] * self.seats

    def winter(self, event: int, rice: int) -> None:
        assert self.open_events == [event]
        self.season, self.loss = WINTER, rice
        self.gained = [[0] * 5 for _ in range(self.seats)]

    def year_ends(self, year: int) -> None:
        assert year == self.year == 1
        self.game_ends()
        self.rice, self.markers = [0] * self.seats, [0] * 45

    def game_ends(self) -> None:
        self.position = [NONE] * self.seats
        self.used_events += self.open_events
        self.open_events = []

    # --- actions

    def cannot(self, seat: int, action: int, province: int, obstacle: int) -> None:
        assert self.owner[province] == seat and self.shown[seat, action] == province

    def builds(self, seat: int, building: int, province: int, chests: int) -> None:
        assert chests == PRICES[building] and self.owner[province] == seat
        self.chests[seat] -= chests
        self.tiles[building] -= 1
        self.buildings[province] |= 1 << building

    def calms(self, seat: int, province: int, markers: int) -> None:
        assert markers == self.markers[province] - 1 and self.owner[province] == seat
        self.markers[province] = markers

    def collects_rice(self, seat: int, province: int, rice: int) -> None:
        assert self.owner[province] == seat
        self.rice[seat] += rice

    def collects_taxes(self, seat: int, province: int, chests: int) -> None:
        assert self.owner[province] == seat
        self.chests[seat] += chests

    def marker(self, province: int, markers: int) -> None:
        assert markers == self.markers[province] + 1
        self.markers[province] = markers

    def deploys(self, seat: int, province: int, armies: int, chests: int) -> None:
        self.chests[seat] -= chests
        self.supply[seat] -= armies
        self.armies[province] += armies

    def moves(self, seat: int, source: int, target: int, armies: int) -> None:
        assert self.owner[source] == self.owner[target] == seat and armies == self.marching
        self.armies[source] -= armies
        self.armies[target] += armies

    # --- battles and revolts

    def sets_out(self, seat: int, source: int, attackers: int) -> None:
        assert self.owner[source] == seat
        self.armies[source] -= self.marching
        self.supply[seat] -= attackers - self.marching
        self.fighting[seat], self.attacker = attackers, seat

    def attacks(self, seat: int, source: int, target: int, attackers: int, defender: int, defenders: int) -> None:
        assert self.owner[target] == defender != seat
        self.sets_out(seat, source, attackers)
        self.supply[defender] -= defenders - self.armies[target]
        self.fighting[defender], self.armies[target] = defenders, 0

    def attacks_neutral(self, seat: int, source: int, target: int, attackers: int, farmers: int) -> None:
        assert self.owner[target] == NONE
        self.sets_out(seat, source, attackers)
        self.farmers -= farmers
        self.fighting[FARMERS] = farmers

    def revolt(self, seat: int, province: int, armies: int, farmers: int) -> None:
        assert (self.owner[province], self.armies[province]) == (seat, armies)
        self.fighting[seat], self.armies[province] = armies, 0
        self.farmers -= farmers
        self.fighting[FARMERS] = farmers

    def throw(self, cubes: int, fell: int, *counts: int) -> None:
        went_in, had_stuck, new, old = (list(counts[i : i + COLOURS]) for i in range(0, 4 * COLOURS, COLOURS))
        filling = self.year == 0
        if filling:
            self.fighting = [7] * self.seats + [0] * (5 - self.seats) + [10]
            self.supply, self.farmers = [supply - 7 for supply in self.supply], self.farmers - 10
        assert went_in == [a + b for a, b in zip(self.fighting, self.tray, strict=True)] and had_stuck == self.inside
        assert cubes == sum(went_in) and fell == sum(new) + sum(old)
        self.tray = [a + b for a, b in zip(new, old, strict=True)]
        self.inside = [a + b - c for a, b, c in zip(went_in, had_stuck, self.tray, strict=True)]
        self.fighting = [0] * COLOURS
        for colour in range(COLOURS) if filling else ():
            if self.tray[colour]:
                self.back(colour, self.tray[colour])

    def count(self, attacker: int, defender: int, province: int, told: tuple[int, int, int]) -> tuple[int, int, int]:
        """The cubes that decide, as they lie in the tray (SHG-BAT-08); all are taken out of it."""
        helping = defender == NONE or not self.markers[province]
        found = (self.tray[attacker], self.tray[defender] if defender != NONE else 0, self.tray[FARMERS] if helping else 0)
        assert told == found and attacker == self.attacker and self.owner[province] == defender
        for colour, cubes in ((attacker, found[0]), (FARMERS, found[2]), *(((defender, found[1]),) if defender != NONE else ())):
            self.back(colour, cubes)
        return found

    def conquers(self, seat: int, province: int, attackers: int, defenders: int, farmers: int, left: int) -> None:
        self.count(seat, self.owner[province], province, (attackers, defenders, farmers))
        assert left == attackers - defenders - farmers > 0
        self.supply[seat] -= left
        self.armies[province] = left

    def holds(self, seat: int, province: int, attackers: int, defenders: int, farmers: int, left: int) -> None:
        self.count(self.attacker, seat, province, (attackers, defenders, farmers))
        assert attackers < defenders + farmers and left == defenders - max(0, attackers - farmers) > 0
        self.supply[seat] -= left
        self.armies[province] = left

    def tie(self, seat: int, defender: int, province: int, attackers: int, defenders: int, farmers: int) -> None:
        self.count(seat, defender, province, (attackers, defenders, farmers))
        assert attackers == defenders + farmers or (not defenders and attackers < farmers)

    def stays_neutral(self, seat: int, province: int, attackers: int, farmers: int) -> None:
        self.count(seat, NONE, province, (attackers, 0, farmers))
        assert attackers <= farmers

    def revolt_crushed(self, seat: int, province: int, armies: int, farmers: int, left: int) -> None:
        assert armies > farmers and left == armies - farmers
        self.revolt_succeeds(seat, province, armies, farmers, armies)
        self.supply[seat] -= left
        self.armies[province] = left

    def revolt_succeeds(self, seat: int, province: int, armies: int, farmers: int, enough: int = 0) -> None:
        assert (self.tray[seat], self.tray[FARMERS], self.owner[province]) == (armies, farmers, seat)
        assert enough or armies <= farmers
        self.back(seat, armies)
        self.back(FARMERS, farmers)

    def takes_card(self, seat: int, card: int) -> None:
        self.owner[card] = seat

    def loses_plan(self, seat: int, card: int, space: int) -> None:
        assert self.owner[card] == seat
        if (seat, space) in self.shown:
            assert self.shown.pop((seat, space)) == card

    def becomes_neutral(self, province: int) -> None:
        for kind in range(3):
            self.tiles[kind] += self.buildings[province] >> kind & 1
        self.owner[province], self.armies[province], self.buildings[province], self.markers[province] = NONE, 0, 0, 0

    # --- winter

    def feeds(self, seat: int, provinces: int, rice: int, short: int, revolts: int, farmers: int) -> None:
        self.rice[seat] = max(0, self.rice[seat] - self.loss)
        assert (provinces, rice) == (len(self.provinces(seat)), self.rice[seat])
        assert short == max(0, provinces - rice)
        assert (revolts, farmers) == next(row[1:] for row in TABLE if short >= row[0])
        self.drawing, self.drawn = seat, min(revolts, provinces)

    def drawn_for_revolt(self, seat: int, province: int) -> None:
        assert self.owner[province] == seat == self.drawing
        self.drawn -= 1
        assert self.drawn >= 0

    def majority(self, seat: int, region: int, building: int, points: int) -> None:
        self.gained[seat][2 + building] += points

    def scores(self, seat: int, *points: int) -> None:
        mine = self.provinces(seat)
        self.gained[seat][:2] = [len(mine), sum(self.buildings[province].bit_count() for province in mine)]
        assert points == (*self.gained[seat], sum(self.gained[seat]), self.score[seat] + sum(self.gained[seat]))
        self.score[seat] += sum(self.gained[seat])
