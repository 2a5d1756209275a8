"""The start: Daimyos, the free distribution or the fixed setup, and the filling of the tower. (SHG-SET)"""

from bisect import insort

from zashiki.games.shogun.effects import armies_from_supply, farmers_from_supply, return_cubes, throw_cubes
from zashiki.games.shogun.names import COLOURS, DAIMYOS, DRAFT_CHANCE, FARMERS, NONE, TABLE_CHANCE
from zashiki.games.shogun.options import CHOOSE_DAIMYO, DRAW, PLACE, REFRESH, TAKE
from zashiki.games.shogun.refusals import refused_refreshing
from zashiki.games.shogun.state import ShogunState
from zashiki.games.shogun.steps.season import BeginYear
from zashiki.kernel import AskSeat, MayAskSeat, Message, Option, Refusal, Step, frozen

OPEN_CARDS = 2


@frozen
class ChooseDaimyo(Step):
    """Each player picks a Daimyo, and with him a colour, that nobody has yet. (SHG-SET-04, SHG-DEC-10)"""

    waiting: tuple[int, ...]

    def actors(self, state: ShogunState) -> tuple[int, ...]:
        return self.waiting[:1]

    def options(self, state: ShogunState, seat: int) -> list[Option]:
        return [option for option in CHOOSE_DAIMYO if option.args[0] not in state.daimyo]

    def choose(self, state: ShogunState, seat: int, option: Option) -> None:
        (state.daimyo[seat],) = option.args
        state.say("chooses_daimyo", seat, state.daimyo[seat])
        state.push(ChooseDaimyo(self.waiting[1:]))

    def run(self, state: ShogunState) -> None:
        """All have chosen."""


class DrawDaimyos(Step):
    """The Daimyos are dealt at random, if the table wants it so. (SHG-DEC-10)"""

    def run(self, state: ShogunState) -> None:
        daimyos = list(range(len(DAIMYOS)))
        state.shuffle(daimyos, TABLE_CHANCE)
        for seat in range(state.seats()):
            state.daimyo[seat] = daimyos[seat]
            state.say("chooses_daimyo", seat, daimyos[seat])


def first_to_draft(state: ShogunState) -> int:
    """A random seat, or the one the table has named. (SHG-RUL-04)"""
    named = str(state.setup.settings["first"])
    return state.roll(state.seats(), TABLE_CHANCE) if named == "random" else int(named.removeprefix("seat_")) - 1


class BeginDraft(Step):
    """Shuffle the cards of the provinces in play, turn up two. (SHG-SET-07)"""

    def run(self, state: ShogunState) -> None:
        groups = state.box.start[state.seats()].groups
        state.draft_deck = list(state.board().provinces)
        state.shuffle(state.draft_deck, DRAFT_CHANCE)
        state.groups = [list(groups) for _ in range(state.seats())]
        state.faced = [()] * state.seats()
        for _ in range(OPEN_CARDS):
            turn_up(state)
        first = first_to_draft(state)
        state.say("draft_begins", first)
        state.push(Draft(first))


def turn_up(state: ShogunState) -> None:
    """Turn up the top card of the deck beside the other open one. (SHG-SET-09)"""
    card = state.draft_deck.pop()
    state.buried = min(state.buried, len(state.draft_deck))
    state.display.append(card)
    state.reveal("turns_up_card", card)


@frozen
class Draft(MayAskSeat):
    """A player takes an open card or the unseen top one; he may first refresh a pair he has faced before. (SHG-SET-08, SHG-SET-10)"""

    seat: int

    def asks(self, state: ShogunState) -> bool:
        return bool(state.groups[self.seat])

    def can_refresh(self, state: ShogunState) -> bool:
        """The two open cards are the very two this player saw in his turn before; so it happens once a turn at most. (SHG-RUL-03)"""
        return state.faced[self.seat] == tuple(sorted(state.display))

    def options(self, state: ShogunState, seat: int) -> list[Option]:
        found = [TAKE[card] for card in state.display]
        found.append(DRAW)
        if self.can_refresh(state):
            found.append(REFRESH)
        return found

    def refused(self, state: ShogunState, seat: int) -> list[Refusal]:
        return [] if self.can_refresh(state) else refused_refreshing()

    def choose(self, state: ShogunState, seat: int, option: Option) -> None:
        if option.verb == "refresh":
            state.draft_deck[:0] = state.display[::-1]
            state.buried += len(state.display)
            state.display.clear()
            state.say("refreshes", seat)
            for _ in range(OPEN_CARDS):
                turn_up(state)
            state.push(self)
            return
        state.faced[seat] = tuple(sorted(state.display))
        if option.verb == "draw":
            card = state.draft_deck.pop()
            state.buried = min(state.buried, len(state.draft_deck))
            state.reveal("draws", seat, card)
        else:
            (card,) = option.args
            state.display.remove(card)
            state.say("takes", seat, card)
            turn_up(state)
        state.owner[card] = seat
        insort(state.hand[seat], card)
        state.push(PlaceGroup(seat, card), Draft((seat + 1) % state.seats()))

    def run(self, state: ShogunState) -> None:
        """All groups are placed: what is left of the cards is the open stock of neutral provinces. (SHG-SET-11)"""
        state.draft_deck.clear()
        state.display.clear()
        state.buried = 0
        state.say("draft_ends", len(state.provinces_of(NONE)))


@frozen
class PlaceGroup(AskSeat):
    """One of the remaining army groups goes, whole, into the province just taken. (SHG-SET-08, SHG-RUL-05)"""

    seat: int
    province: int

    def options(self, state: ShogunState, seat: int) -> list[Option]:
        return [PLACE[armies] for armies in sorted(set(state.groups[seat]), reverse=True)]

    def prompt(self, state: ShogunState, seat: int) -> Message:
        return Message(self.key, (self.province,))

    def choose(self, state: ShogunState, seat: int, option: Option) -> None:
        (armies,) = option.args
        state.groups[seat].remove(armies)
        garrison(state, seat, self.province, armies)


def garrison(state: ShogunState, seat: int, province: int, armies: int) -> None:
    """The first armies of a province come from the supply."""
    state.supply[seat] -= armies
    state.armies[province] = armies
    state.say("places", seat, province, armies)


class DealLists(Step):
    """The fixed setup: each player gets one of the lists, at random or in the order of the seats. (SHG-SET-12, SHG-RUL-37)"""

    def run(self, state: ShogunState) -> None:
        lists = state.box.lists[state.seats()]
        order = list(range(len(lists)))
        if state.setup.settings["lists"] == "random":
            state.shuffle(order, TABLE_CHANCE)
        for seat, number in enumerate(order):
            state.say("gets_list", seat, number)
            for province, armies in lists[number]:
                state.owner[province] = seat
                insort(state.hand[seat], province)
                garrison(state, seat, province, armies)


class FillTower(Step):
    """The first throw; what comes out goes back to the supplies. (SHG-SET-14, SHG-TWR-06)"""

    def run(self, state: ShogunState) -> None:
        fill = state.box.printed.tower_fill
        cubes = [fill.armies if colour < state.seats() else 0 for colour in range(COLOURS)]
        cubes[FARMERS] = fill.farmers
        for seat in range(state.seats()):
            armies_from_supply(state, seat, fill.armies)
        farmers_from_supply(state, fill.farmers)
        throw_cubes(state, cubes)
        for colour in (*range(state.seats()), FARMERS):
            return_cubes(state, colour, state.tray[colour])
        state.tray = [0] * COLOURS
        state.push(BeginYear())
