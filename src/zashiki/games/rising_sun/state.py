"""A position of Rising Sun, and questions about it."""

from dataclasses import dataclass, field
from typing import Self

from zashiki.games.rising_sun.names import (
    CARDS,
    DRAGONFLY,
    FIRST_SHRINE,
    PLACES,
    PREPARATION,
    RESERVE,
    STRIDE,
    STRONGHOLD,
    VIRTUES,
)
from zashiki.games.rising_sun.prepare import Box
from zashiki.kernel import State

Offer = tuple[int, int, int, int, int, int, int]  # from, to, 1: private; Coins and Ronin given; Coins and Ronin asked for

NOBODY, SOMEBODY = -1, -2  # partner of a draft: there is no draft, or with whom is not settled yet
NO_DRAFT = [NOBODY, 0, 0, 0, 0]  # partner; Coins and Ronin given; Coins and Ronin asked for


@dataclass(slots=True)
class RisingSunState(State):
    """A position. Numbers are by seat unless told otherwise; what changes seldom is a tuple, so that clones share it.

    Cloned by place, since clones are made often. What earlier versions have not saved has a default, and so has all that follows it.
    """

    clans: tuple[int, ...]  # -1: not chosen yet
    order: tuple[int, ...]  # seats clockwise (RS-SETUP-02)
    honor: list[int]  # seats from the top of the Honor Track
    card_set: int
    shrines: tuple[int, ...]  # from left to right
    pieces: list[int]  # seat x STRIDE + piece x PLACES + place: how many
    monster_owner: tuple[int, ...]  # by Monster
    cards: tuple[int, ...]  # seat x 40 + card: how many
    display: tuple[int, ...]  # face-up copies by card
    vp: list[int]
    coins: list[int]  # in the Reserve; while bids are secret also those being bid
    ronin: list[int]
    ally: list[int]  # -1: none
    allied_seasons: tuple[int, ...]  # one bit for each Season in which an Alliance was formed
    betrayals: tuple[int, ...] = ()  # the same for each Season in which an Alliance was broken; none in positions saved before it was kept
    proposals: tuple[tuple[int, int, int], ...] = ()  # from, to, 1: private; sorted
    drafts: list[int] = field(default_factory=list)  # seat x 5: a deal being put together in secret, as NO_DRAFT
    courting: int = 0  # bits of the seats whose draft has an Alliance in it
    offers: tuple[Offer, ...] = ()  # made and not answered; sorted; with a proposal from and to the same seats it is one package
    piles: tuple[int, ...] = ()  # Season x 8 + i: Province of token i of the pile
    token_owner: tuple[int, ...] = (-1,) * 24  # by Season x 8 + Province; -1: nobody
    season: int = -1
    phase: int = PREPARATION
    starter: int = 0  # place in the seating order of the first current player of this Season
    tiles: tuple[int, ...] = ()  # Mandate tiles of this Season in the order of the deck
    drawn: int = 0  # Mandate Turns of this Season whose tiles have been looked at
    picks: tuple[int, ...] = ()  # tiles played, by turn
    called: tuple[int, ...] = ()  # Mandates executed, by turn: the tile, or what the Lotus named
    war: int = -1  # place in the row of the War Province being resolved
    battle: int = -1  # its Province while a Battle is fought
    fighters: tuple[int, ...] = ()  # participants of that Battle
    bids: list[int] = field(default_factory=list)  # seat x 4 + Advantage
    shown: bool = False  # the bids lie open
    hired: tuple[int, ...] = ()  # Force of hired Ronin in this Battle
    souls: int = -1  # the seat that began this Battle with the Oni of Souls
    hostages: tuple[tuple[int, int, int], ...] = ()  # captor, owner, piece
    before: tuple[int, ...] = ()  # Coins just before the present moment of gain
    earners: int = 0  # bits of the seats that gained Coins from the common pile in it
    loyal: int = 0  # bits of the seats whose Loyalty has paid in it
    toll_policy: tuple[int, ...] = ()  # standing answer to sea crossings: 0 ask, 1 charge, 2 let pass (RS-RUL-69)
    before_winter: tuple[int, ...] = ()  # VP when Winter began

    def clone(self) -> Self:
        return type(self)(
            self.setup,
            self.key,
            self.chance.copy(),
            self.clans,
            self.order,
            self.honor.copy(),
            self.card_set,
            self.shrines,
            self.pieces.copy(),
            self.monster_owner,
            self.cards,
            self.display,
            self.vp.copy(),
            self.coins.copy(),
            self.ronin.copy(),
            self.ally.copy(),
            self.allied_seasons,
            self.betrayals,
            self.proposals,
            self.drafts.copy(),
            self.courting,
            self.offers,
            self.piles,
            self.token_owner,
            self.season,
            self.phase,
            self.starter,
            self.tiles,
            self.drawn,
            self.picks,
            self.called,
            self.war,
            self.battle,
            self.fighters,
            self.bids.copy(),
            self.shown,
            self.hired,
            self.souls,
            self.hostages,
            self.before,
            self.earners,
            self.loyal,
            self.toll_policy,
            self.before_winter,
            stack=self.stack.copy(),
            quiet=self.quiet,
        )

    @property
    def box(self) -> Box:
        """What is printed on the components of this game."""
        box: Box = self.setup.box
        return box


def put(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The same numbers with another one in one place."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)


def count(state: RisingSunState, seat: int, piece: int, place: int) -> int:
    """How many of a seat's pieces of one kind are in a place."""
    return state.pieces[seat * STRIDE + piece * PLACES + place]


def pieces_in(state: RisingSunState, seat: int, place: int) -> list[int]:
    """How many of each kind of a seat's pieces are in a place."""
    start = seat * STRIDE + place
    return state.pieces[start : start + STRIDE : PLACES]


def owned(state: RisingSunState, seat: int, card: int) -> int:
    """How many copies of a card a seat owns."""
    return state.cards[seat * len(CARDS) + card]


def cards_of(state: RisingSunState, seat: int) -> tuple[int, ...]:
    """How many copies of each card a seat owns."""
    return state.cards[seat * len(CARDS) : (seat + 1) * len(CARDS)]


def strongholds(state: RisingSunState, seat: int) -> list[int]:
    """A seat's Strongholds in each Province."""
    start = seat * STRIDE + STRONGHOLD * PLACES
    return state.pieces[start : start + 8]


def strongholds_on_map(state: RisingSunState, seat: int) -> int:
    """How many Strongholds a seat has built. (RS-GEN-13)"""
    return sum(strongholds(state, seat))


def stronghold_provinces(state: RisingSunState, seat: int) -> list[int]:
    """The Provinces that hold a seat's Strongholds."""
    return [province for province, number in enumerate(strongholds(state, seat)) if number]


def summon_provinces(state: RisingSunState, seat: int) -> list[int]:
    """Where a seat may Summon to: its Strongholds, the Dragonfly anywhere. (RS-REC-01, RS-CLAN-30)"""
    return list(range(8)) if state.clans[seat] == DRAGONFLY else stronghold_provinces(state, seat)


def reserve(state: RisingSunState, seat: int) -> list[int]:
    """The kinds of figure a seat has in its Reserve."""
    return [piece for piece, number in enumerate(pieces_in(state, seat, RESERVE)) if number and piece != STRONGHOLD]


def rank(state: RisingSunState, seat: int) -> int:
    """A seat's place on the Honor Track, 0 at the top."""
    return state.honor.index(seat)


def higher(state: RisingSunState, seat: int, other: int) -> bool:
    """Whether a seat has higher Honor than another."""
    return state.honor.index(seat) < state.honor.index(other)


def left_of(state: RisingSunState, seat: int) -> list[int]:
    """All seats clockwise, beginning to the left of this one, which is last. (RS-POL-05)"""
    at = state.order.index(seat) + 1
    return [*state.order[at:], *state.order[:at]]


def others(state: RisingSunState, seat: int) -> list[int]:
    """The other seats, clockwise."""
    return left_of(state, seat)[:-1]


def current_player(state: RisingSunState, turn: int) -> int:
    """The seat whose Mandate Turn of this number it is in the Season. (RS-POL-02)"""
    return state.order[(state.starter + turn) % len(state.order)]


def caller(state: RisingSunState, seat: int) -> int:
    """Who else has played the Mandate that a seat executes; -1: nobody else."""
    if not any(step.key == "end_of_mandate" for step in state.stack):
        return -1
    player = current_player(state, len(state.called) - 1)
    return -1 if player == seat else player


def war_row(state: RisingSunState) -> list[int]:
    """This Season's War Provinces in the order of their numbers. (RS-SEA-10)"""
    if not 0 <= state.season < 3:
        return []
    start = state.season * 8
    return list(state.piles[start : start + state.setup.seats + state.box.counts.war_slots_beyond_players])


def shrine_place(state: RisingSunState, shrine: int) -> int:
    """The place number of a Shrine in this game."""
    return state.shrines.index(shrine) + FIRST_SHRINE


def broke_faith(state: RisingSunState, seat: int) -> bool:
    """Whether a seat has broken an Alliance in this game."""
    return bool(state.betrayals and state.betrayals[seat])


def oni_owned(state: RisingSunState, seat: int) -> int:
    """How many Oni a seat has, wherever they are. (RS-GEN-13)"""
    return sum(owner == seat and monster.oni for owner, monster in zip(state.monster_owner, state.box.monsters, strict=True))


def virtues_owned(state: RisingSunState, seat: int) -> int:
    """How many different Virtues a seat owns. (RS-CARD-03)"""
    return sum(owned(state, seat, card) > 0 for card in VIRTUES)
