"""A position of the game, and questions about it."""

from dataclasses import dataclass, field
from typing import Final, Self

from zashiki.games.shogun.board import Board
from zashiki.games.shogun.names import BID, COLOURS, FACE_DOWN, FACE_UP_ACTIONS, FIRST_TREASURE, NONE, SPACE_COUNT, SPRING
from zashiki.games.shogun.prepare import Box
from zashiki.kernel import State

STAGES: Final = ("setup", "planning", "order", "execution", "winter", "over")
SETUP, PLANNING, ORDER, EXECUTION, AFTER_HARVEST, OVER = range(6)
TALLY: Final = ("provinces", "buildings", "castles", "temples", "theatres")  # the lines of a scoring


@dataclass(slots=True, kw_only=True)
class ShogunState(State):
    """A position. Lists by province have 45 entries, by seat one for each player, by colour six (SHG-TWR-01)."""

    layout: int  # which board
    # the map
    owner: list[int]  # by province; -1: neutral
    armies: list[int]
    buildings: list[int]  # one bit for each kind
    markers: list[int]  # revolt markers
    tiles: list[int]  # buildings left, by kind
    # cubes
    supply: list[int]  # by seat
    farmers: int  # in their supply
    inside: list[int]  # by colour: stuck in the tower
    tray: list[int] = field(default_factory=lambda: [0] * COLOURS)
    # the players
    daimyo: list[int]  # by seat; -1: not chosen yet
    chests: list[int]
    rice: list[int]
    score: list[int]
    hand: list[list[int]]  # by seat: cards not laid, sorted; secret while any are laid face down
    plan: list[list[int]]  # by seat: the card on each of the eleven spaces, -1: none; secret until turned up
    position: list[int]  # by seat; -1: none yet
    special: list[int]  # by special card: its holder, -1: nobody
    tally: list[int]  # points by year, line of the scoring, and seat
    # time
    year: int = 0
    season: int = SPRING
    stage: int = SETUP
    slot: int = NONE  # the action being carried out
    gained: int = 0  # one bit for each province card that came to somebody's hand since the planning
    # cards on the table
    slots: list[int] = field(default_factory=list)  # the actions in order; face down behind the first `face_up()`
    displayed: list[int] = field(default_factory=list)  # the special card at each position
    event_deck: list[int] = field(default_factory=list)  # the last one is on top
    open_events: list[int] = field(default_factory=list)
    event: int = NONE  # of this season
    used_events: list[int] = field(default_factory=list)
    # the draft
    draft_deck: list[int] = field(default_factory=list)  # the last one is on top
    buried: int = 0  # so many cards at the bottom were put there openly
    display: list[int] = field(default_factory=list)  # the two open cards
    groups: list[list[int]] = field(default_factory=list)  # by seat: army groups not placed yet
    faced: list[tuple[int, ...]] = field(default_factory=list)  # by seat: the open cards when it last took a card

    def clone(self) -> Self:
        return type(self)(
            setup=self.setup,
            key=self.key,
            chance=self.chance[:],
            stack=self.stack[:],
            quiet=self.quiet,
            layout=self.layout,
            owner=self.owner[:],
            armies=self.armies[:],
            buildings=self.buildings[:],
            markers=self.markers[:],
            tiles=self.tiles[:],
            supply=self.supply[:],
            farmers=self.farmers,
            inside=self.inside[:],
            tray=self.tray[:],
            daimyo=self.daimyo[:],
            chests=self.chests[:],
            rice=self.rice[:],
            score=self.score[:],
            hand=[cards[:] for cards in self.hand],
            plan=[cards[:] for cards in self.plan],
            position=self.position[:],
            special=self.special[:],
            tally=self.tally[:],
            year=self.year,
            season=self.season,
            stage=self.stage,
            slot=self.slot,
            gained=self.gained,
            slots=self.slots[:],
            displayed=self.displayed[:],
            event_deck=self.event_deck[:],
            open_events=self.open_events[:],
            event=self.event,
            used_events=self.used_events[:],
            draft_deck=self.draft_deck[:],
            buried=self.buried,
            display=self.display[:],
            groups=[sizes[:] for sizes in self.groups],
            faced=self.faced[:],
        )

    @property
    def box(self) -> Box:
        """What is printed on the components of this game."""
        box: Box = self.setup.box
        return box

    def board(self) -> Board:
        box: Box = self.setup.box
        return box.boards[self.layout]

    def seats(self) -> int:
        return len(self.supply)

    def provinces_of(self, seat: int) -> list[int]:
        """The provinces a seat owns; with -1 the neutral ones, whose cards form the open stock. (SHG-SET-11)"""
        return [province for province in self.board().provinces if self.owner[province] == seat]

    def order(self) -> list[int]:
        """The seats by position, lowest first; free positions are skipped. (SHG-ORD-06)"""
        return sorted(range(len(self.position)), key=self.position.__getitem__)

    def event_value(self, effect: str) -> int:
        """The number of this season's event if it has that effect, else 0."""
        return self.value_of(self.event, effect)

    def value_of(self, event: int, effect: str) -> int:
        """The number of an event if it has that effect, else 0."""
        if event == NONE:
            return 0
        card = self.box.events[event]
        return card.value if card.effect == effect else 0

    def bonus(self, special: int, seat: int) -> int:
        """The number on a special card if the seat holds it, else 0."""
        return self.box.printed.specials[special].value if self.special[special] == seat else 0

    def face_up(self) -> int:
        """How many action cards are face up: five, and one more for each action done. (SHG-EXE-06)"""
        return min(len(self.slots), FACE_UP_ACTIONS + max(self.slot, 0))

    def turned_up(self, space: int) -> bool:
        """Whether the planned cards on a space lie face up."""
        if self.stage < ORDER:
            return False
        return space == BID or space in self.slots[: self.slot + 1]

    def shown_plan(self, seat: int) -> list[int]:
        """A seat's eleven spaces as the others see them once planning is over."""
        return [
            card if card < 0 or self.turned_up(space) else FACE_DOWN
            for space, card in zip(range(SPACE_COUNT), self.plan[seat], strict=True)
        ]


def is_province_card(card: int) -> bool:
    return 0 <= card < FIRST_TREASURE


def rice_loss(state: ShogunState, event: int) -> int:
    """What an event card takes from everybody's rice in winter; for «weak levy» the table has chosen the number. (SHG-RUL-02)"""
    card = state.box.events[event]
    chosen = int(state.setup.settings["weak_levy"])
    return chosen if chosen == card.rice_loss_card else card.rice_loss


def dearest_bid(state: ShogunState, seat: int) -> int:
    """The highest card that may lie on the bid space: treasure cards above the chests one has may not. (SHG-RUL-06)"""
    return FIRST_TREASURE + state.chests[seat]


def is_planned(state: ShogunState, seat: int) -> bool:
    """Every space is covered, or every card is laid. (SHG-PLN-06)"""
    return not state.hand[seat] or NONE not in state.plan[seat]


def covers_all(state: ShogunState, seat: int) -> bool:
    """Whether a seat has a card for each of its spaces, as everybody may know. (SHG-PLN-06)"""
    return len(state.hand[seat]) + SPACE_COUNT - state.plan[seat].count(NONE) >= SPACE_COUNT
