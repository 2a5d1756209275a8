"""A position of Shōgun no Katana: the table, what each seat has, and plain questions about both.

A seat is a number at the table; the Ghost, where it plays, is the seat after the humans and has a Player like them. Swords are
numbers: tiles 0 to 49, and 50 + seat for that seat's Shōgun no Katana. What lies on a Sword is kept by Sword, wherever it is.
Decks are tuples in the order they were shuffled, with the number of cards left; the last of those is on top.
"""

from dataclasses import dataclass
from functools import cache
from typing import Self

from zashiki.games.katana.components import Special
from zashiki.games.katana.names import ACADEMY, AREA_OF, LINES, SPACES, STREAMS, SWORDS, TILES
from zashiki.games.katana.prepare import Box, bits
from zashiki.games.katana.sliding import ENTRIES
from zashiki.kernel import Setup, State

# Where points come from, in the order of the breakdown. Honor cards have lines of their own there.
TALLY = (
    "swords", "decorations", "rounds", "benefits", "katana", "changes", "favor_i", "areas", "characters", "promo", "metal", "temple",
    "coins", "unfinished", "sashimonos", "geisha", "honors", "favors",
)  # fmt: skip
(
    FROM_SWORDS, FROM_DECORATIONS, FROM_ROUNDS, FROM_BENEFITS, FROM_KATANA, FROM_CHANGES, FROM_FAVOR_I, FROM_AREAS, FROM_CHARACTERS,
    FROM_PROMO, FROM_METAL, FROM_TEMPLE, FROM_COINS, FROM_UNFINISHED, FROM_SASHIMONOS, FROM_GEISHA, FROM_HONORS, FROM_FAVORS,
) = range(len(TALLY))  # fmt: skip


def one_less(held: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """What is held, without one such thing."""
    place = held.index(thing)
    return held[:place] + held[place + 1 :]


@cache
def clockwise(seat: int, players: int, humans: int) -> tuple[int, ...]:
    """The other humans, clockwise from a seat; the Ghost's is the last one. (SNK-R-03)"""
    return tuple(other % players for other in range(seat + 1, seat + players) if other % players < humans)


@dataclass(slots=True)
class Player:
    """What one seat has. Without defaults, since clones are made often; blank_player knows them.

    What changes seldom is a tuple, which clones share.
    """

    coins: int
    workers: int  # Available
    monks: int  # at the Temple
    locks: int  # a bit for each Sword space of the Washitsu board that begins with a Blocked Worker
    blocked: int  # those of them that hold one now
    passed: bool
    moment: bool  # a moment of this seat is open (SNK-CARD-06)
    delivering: int  # the Sword on its way from the Forge to the Washitsu board
    family: int  # Family Members still at home
    paid: int  # a bit for each line that has paid in this individual turn (SNK-NOT-5)
    starts: int  # a bit for each row in which the katana could enter, as far as the Project goes (SNK-KAT-02)
    shame: int
    katana: tuple[int, ...]  # the Composition; empty: not put into play
    katana_column: int  # from which it was delivered
    bowl: int  # Coins in the Bowl (SNK-CHAR-01)
    tally: list[int]
    stock: list[int]
    project: list[int]
    decorators: list[int]  # the column of each
    rooms: list[int]  # Family Members in each Room
    swords: list[int]  # on the Forge
    pointing: tuple[int, ...]  # miniatures beside the Forge: line × 2 + figure
    delivered: list[int]  # in the order of delivery, without the katana
    sashimonos: list[int]  # in the order of arrival
    cards: list[int]  # unused
    used: tuple[int, ...]  # immediate effect used in this moment, benefit not bought
    fresh: tuple[int, ...]  # benefit bought in this moment, immediate effect not used
    under: list[tuple[int, ...]]  # cards under each line of the Forge
    dormant: tuple[tuple[int, int], ...]  # (line, card) put under a line that had paid in this turn
    honors: tuple[int, ...]
    kaji: tuple[int, ...]
    kogeika: tuple[int, ...]
    geisha: tuple[int, ...]

    def clone(self) -> "Player":
        return Player(
            self.coins, self.workers, self.monks, self.locks, self.blocked, self.passed, self.moment, self.delivering, self.family,
            self.paid, self.starts, self.shame, self.katana, self.katana_column, self.bowl, self.tally.copy(), self.stock.copy(),
            self.project.copy(), self.decorators.copy(), self.rooms.copy(), self.swords.copy(), self.pointing,
            self.delivered.copy(), self.sashimonos.copy(), self.cards.copy(), self.used, self.fresh, self.under.copy(),
            self.dormant, self.honors, self.kaji, self.kogeika, self.geisha,
        )  # fmt: skip

    @property
    def score(self) -> int:
        return sum(self.tally)

    def has_card(self, cards: tuple[int, ...]) -> int:
        """The first of these cards whose immediate effect the player may use; -1: none."""
        for card in cards:
            if card in self.fresh or card in self.cards:
                return card
        return -1


@dataclass(slots=True)
class KatanaState(State):
    """A position. Without defaults, and cloned by place, since clones are made often; blank_state knows them."""

    players: list[Player]
    round: int
    first: int  # holds the First Player card
    order: tuple[int, ...]  # seats as they take turns in this round
    active: int  # whose individual turn it is; -1: nobody's
    cell: list[int]  # on a Forge, also the last one before delivery
    placed: list[int]  # Resources on each Sword
    decorated: list[int]  # a bit for each kind; of the Ghost's katana: how many
    banner: list[int]  # Sashimono on the tile
    given: list[int]  # what the Project took from it: two bits for each kind
    display: list[int]  # Sword on each Sword space of the Houses, -1: none
    board: list[int]  # miniature on each space: seat × 2 + figure
    stack_of_swords: tuple[int, ...]
    swords_left: int
    decks: tuple[tuple[int, ...], ...]  # of the Houses
    decks_left: list[int]
    offer: list[int]  # the two single Market cards; the third on offer is the top of the deck
    market_deck: tuple[int, ...]
    market_left: int
    honors: tuple[int, ...]  # on display; the last one lies nearest to the deck
    honor_deck: tuple[int, ...]
    honors_left: int
    rooms: tuple[int, ...]  # in play, from left to right
    favors: tuple[int, ...]  # in play
    favor_owner: list[int]  # -1: nobody
    favor_i_settled: bool
    katanas_this_turn: tuple[int, ...]  # seats that delivered theirs in this individual turn
    starting_swords: tuple[int, ...]  # still to be chosen at setup
    discard: list[int]  # Daimyō and Market cards that left the game
    over: bool  # final scoring is done
    # Modules
    ghost_deck: tuple[int, ...]  # areas; the last one is on top
    ghost_discard: tuple[int, ...]
    ghost_reserve: tuple[int, ...]
    wanderers: list[int]  # space of each Character, -1: not in play
    kaji_pile: tuple[int, ...]
    kogeika_pile: tuple[int, ...]  # the last one lies face up
    geisha_pile: tuple[int, ...]
    geisha_shown: tuple[int, ...]
    promo: tuple[int, ...]  # tile at the end of each Academy row, -1: none
    metal: int  # who holds the Metal Katana; -1: nobody
    surcharge: list[int]  # Coins on each Resource at the Market (chapter 13)

    def clone(self) -> Self:
        return type(self)(
            self.setup,
            self.key,
            self.chance.copy(),
            [player.clone() for player in self.players],
            self.round,
            self.first,
            self.order,
            self.active,
            self.cell.copy(),
            self.placed.copy(),
            self.decorated.copy(),
            self.banner.copy(),
            self.given.copy(),
            self.display.copy(),
            self.board.copy(),
            self.stack_of_swords,
            self.swords_left,
            self.decks,
            self.decks_left.copy(),
            self.offer.copy(),
            self.market_deck,
            self.market_left,
            self.honors,
            self.honor_deck,
            self.honors_left,
            self.rooms,
            self.favors,
            self.favor_owner.copy(),
            self.favor_i_settled,
            self.katanas_this_turn,
            self.starting_swords,
            self.discard.copy(),
            self.over,
            self.ghost_deck,
            self.ghost_discard,
            self.ghost_reserve,
            self.wanderers.copy(),
            self.kaji_pile,
            self.kogeika_pile,
            self.geisha_pile,
            self.geisha_shown,
            self.promo,
            self.metal,
            self.surcharge.copy(),
            stack=self.stack.copy(),
            quiet=self.quiet,
        )

    # What is settled before the game

    @property
    def box(self) -> Box:
        """What is printed on the components of this game."""
        box: Box = self.setup.box
        return box

    @property
    def humans(self) -> int:
        return self.setup.seats

    @property
    def ghost(self) -> int:
        """The Ghost's seat; -1: it does not play."""
        return self.setup.seats if self.setup.settings["ghost"] else -1

    @property
    def special(self) -> Special:
        """The special rules of the chapter."""
        special: Special = self.setup.box.specials[self.setup.settings["chapter"]]
        return special

    # Swords

    def composition(self, sword: int) -> tuple[int, ...]:
        """The Resources a Sword asks for, in order."""
        compositions: tuple[tuple[int, ...], ...] = self.setup.box.compositions
        return compositions[sword] if sword < TILES else self.players[sword - TILES].katana

    def needs(self, sword: int) -> int:
        """The Resource a Sword needs next; -1: it is complete. (SNK-MOVE-02, SNK-MOVE-07)"""
        placed = self.placed[sword]
        if sword < TILES:
            needs: tuple[int, ...] = self.setup.box.needs[sword]
            return needs[placed]
        katana = self.players[sword - TILES].katana
        return katana[placed] if placed < len(katana) else -1

    def is_complete(self, sword: int) -> bool:
        return self.needs(sword) < 0

    def resources_on(self, sword: int) -> tuple[int, ...]:
        """The kinds lying on a Sword, base or decorated."""
        return self.composition(sword)[: self.placed[sword]]

    def decorable(self, sword: int) -> int:
        """A bit for each kind of which a base Resource on the Sword may be decorated. (SNK-ACAD-03, SNK-ACAD-05)"""
        lying: int = self.setup.box.lying[sword][self.placed[sword]] if sword < TILES else bits(self.resources_on(sword))
        return lying & ~self.decorated[sword]

    def entry_is_empty(self, seat: int, row: int) -> bool:
        """Whether column 1 of a row of the Forge is empty. (SNK-HOUSE-01)"""
        entry, cell = ENTRIES[row], self.cell
        return all(cell[sword] != entry for sword in self.players[seat].swords)

    # Cards on show

    def house_top(self, house: int) -> int:
        """The visible Daimyō card of a House; -1: the deck is empty."""
        left = self.decks_left[house]
        return self.decks[house][left - 1] if left else -1

    def on_offer(self) -> list[int]:
        """The Market cards that may be taken. (SNK-SET-09)"""
        return [*self.offer, self.market_deck[self.market_left - 1]] if self.market_left else [*self.offer]

    # Spaces

    def areas(self) -> tuple[tuple[int, ...], ...]:
        """The spaces in use of each area behind the Houses, from the left. (SNK-RND-05, SNK-R-56)"""
        setup = self.setup
        areas: tuple[tuple[int, ...], ...] = setup.box.spaces[setup.settings["chapter"]][len(self.players)]
        return areas

    def usable(self, space: int) -> bool:
        """Whether a space is in use for this number of players and in this chapter. (SNK-RND-05, SNK-R-56)"""
        players_for: tuple[int, ...] = self.setup.box.players_for
        closed = AREA_OF[space] == ACADEMY and self.special.no_decoration
        return players_for[space] <= len(self.players) and not closed

    def wanderer_at(self, space: int) -> int:
        """The Character on a space; -1: none."""
        return self.wanderers.index(space) if space in self.wanderers else -1

    def others(self, seat: int) -> tuple[int, ...]:
        """The other humans, clockwise from this seat. (SNK-R-03)"""
        return clockwise(seat, len(self.players), self.setup.seats)


def blank_player() -> Player:
    """A player with nothing."""
    return Player(
        coins=0,
        workers=0,
        monks=0,
        locks=0,
        blocked=0,
        passed=False,
        moment=False,
        delivering=-1,
        family=0,
        paid=0,
        starts=0,
        shame=0,
        katana=(),
        katana_column=-1,
        bowl=0,
        tally=[0] * len(TALLY),
        stock=[0] * 4,
        project=[0] * 4,
        decorators=[],
        rooms=[0] * 9,
        swords=[],
        pointing=(),
        delivered=[],
        sashimonos=[],
        cards=[],
        used=(),
        fresh=(),
        under=[()] * len(LINES),
        dormant=(),
        honors=(),
        kaji=(),
        kogeika=(),
        geisha=(),
    )


def blank_state(setup: Setup, key: bytes) -> KatanaState:
    """An empty table."""
    return KatanaState(
        setup=setup,
        key=key,
        chance=[0] * len(STREAMS),
        players=[],
        round=0,
        first=0,
        order=(),
        active=-1,
        cell=[-1] * SWORDS,
        placed=[0] * SWORDS,
        decorated=[0] * SWORDS,
        banner=[-1] * SWORDS,
        given=[0] * SWORDS,
        display=[],
        board=[-1] * SPACES,
        stack_of_swords=(),
        swords_left=0,
        decks=(),
        decks_left=[],
        offer=[],
        market_deck=(),
        market_left=0,
        honors=(),
        honor_deck=(),
        honors_left=0,
        rooms=(),
        favors=(),
        favor_owner=[-1] * 5,
        favor_i_settled=False,
        katanas_this_turn=(),
        starting_swords=(),
        discard=[],
        over=False,
        ghost_deck=(),
        ghost_discard=(),
        ghost_reserve=(),
        wanderers=[],
        kaji_pile=(),
        kogeika_pile=(),
        geisha_pile=(),
        geisha_shown=(),
        promo=(),
        metal=-1,
        surcharge=[0] * 4,
    )
