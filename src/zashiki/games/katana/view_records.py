"""What a seat may know, as plain records: everything but the order of the decks. (SNK-SET-17)

All numbers are numbers of things (names.py): cards, Swords, Rooms, spaces and so on, as the vocabulary's labels list them.
-1 means none wherever a thing may be missing.
"""

from zashiki.kernel import frozen


@frozen
class SlotView:
    """One place of a composition."""

    resource: int
    filled: int  # 0: empty, 1: a base Resource, 2: a decorated one


@frozen
class SwordView:
    """A Sword tile or a katana, wherever it is."""

    sword: int
    points: int
    coins: int
    strength: int
    slots: list[SlotView]
    banner: int  # Sashimono on it; 4 to 7: the Starting Sashimonos of 0 to 3 Coins
    cell: int  # on the Forge: (row - 1) × 5 + column - 1
    target: int  # the cell its next Resource takes it to; where it enters, if it is not on a Forge
    complete: bool


@frozen
class SpaceView:
    """A space of the main board."""

    space: int
    usable: bool
    seat: int  # whose miniature stands on it
    figure: int
    character: int


@frozen
class HouseSpaceView:
    """A Sword space and the Sword on display there."""

    place: SpaceView
    sword: SwordView | None


@frozen
class HouseView:
    """A House of a Daimyō."""

    house: int
    top: int  # card
    cards: int
    spaces: list[HouseSpaceView]


@frozen
class MarketView:
    """The Market."""

    spaces: list[SpaceView]
    offer: list[int]  # cards: two singles, then the top of the deck
    cards: int  # in the deck, the top one included
    prices: list[int]  # by Resource, with the Coins lying on it
    surcharge: list[int]


@frozen
class AcademyView:
    """The Academy; where the Decorators stand is told with the players."""

    spaces: list[SpaceView]
    coins: list[int]  # by column
    promo: list[int]  # tile at the end of each row
    promo_amounts: list[int]


@frozen
class RoomView:
    """A Room in play."""

    room: int
    passive: bool
    members: list[int]  # Family Members of each seat


@frozen
class PalaceView:
    """The Palace."""

    spaces: list[SpaceView]
    rooms: list[RoomView]


@frozen
class FavorView:
    """A Favor card of this game."""

    favor: int
    owner: int
    settled: bool


@frozen
class StackView:
    """Sashimonos of one kind in a player's area."""

    sashimono: int
    count: int


@frozen
class PointingView:
    """A miniature beside a line of the Forge."""

    line: int
    figure: int


@frozen
class LineView:
    """A line of the Forge: what lies under it."""

    line: int
    cards: list[int]
    dormant: list[int]  # of these, what does not pay before the turn is over
    paid: bool  # it has paid in this turn
    movable: int  # Swords in it that could move now; none: activating it would do nothing (SNK-R-06)


@frozen
class DraftView:
    """A katana being put into play: the Project as it shall be, and the Composition so far.

    (SNK-KAT-02, SNK-KAT-03, SNK-KAT-04, SNK-KAT-05)
    """

    project: list[int]
    order: list[int]  # Resources
    path: list[int]  # the cells that this order takes it through, from its entry on
    next: list[int]  # by Resource: the cell it would go to with that one next


@frozen
class PlayerView:
    """What lies before a seat, all of it open."""

    seat: int
    ghost: bool
    score: int
    coins: int
    workers: int
    monks: int
    blocked: list[int]  # Sword spaces (from 0) that hold a Blocked Worker
    locks: list[int]  # Sword spaces that began with one
    passed: bool
    moment: bool
    family: int  # Family Members at home
    stock: list[int]
    decorators: list[int]  # column of each, from 0
    decorable: int  # Resources on the Forge that could be decorated; none: the Academy would only advance a Decorator (SNK-R-06)
    forge: list[SwordView]
    lines: list[LineView]
    pointing: list[PointingView]
    delivering: SwordView | None
    washitsu: list[SwordView]  # delivered Swords in their order
    sashimonos: list[StackView]
    project: list[int]
    draft: DraftView | None
    katana: SwordView | None  # once its Composition is fixed
    katana_delivered: bool
    katana_column: int
    shame: int
    cards: list[int]
    used: list[int]
    fresh: list[int]
    honors: list[int]
    bowl: int
    kaji: list[int]
    kogeika: list[int]
    geisha: list[int]
    tally: list[int]


@frozen
class GhostView:
    """The Ghost's cards."""

    level: int
    deck: int
    discard: list[int]  # areas
    reserve: int


@frozen
class RequestView:
    """One request of the chapter: how far it is met."""

    request: str
    have: int
    need: int


@frozen
class StoryView:
    """The chapter being played."""

    chapter: int
    requests: list[RequestView]
    met: bool  # all of them
    won: bool  # as things stand: all of them, and more points than the Ghost


@frozen
class CharactersView:
    """The Wandering Characters and what they deal out; where they stand is told with the spaces."""

    in_play: list[int]
    kaji: int  # cards left
    kogeika: int  # the token on show
    kogeika_left: int
    geisha: list[int]  # tokens on show
    geisha_left: int


@frozen
class View:
    """The table."""

    round: int
    rounds: int
    round_points: list[int]
    monk_prices: list[int]
    first: int
    order: list[int]
    active: int
    houses: list[HouseView]
    swords_left: int
    market: MarketView
    academy: AcademyView
    palace: PalaceView
    komainu: SpaceView
    honors: list[int]  # on display, the last one nearest to the deck
    honors_left: int
    favors: list[FavorView]
    starting_swords: list[SwordView]  # still to be chosen at setup
    players: list[PlayerView]
    ghost: GhostView | None
    story: StoryView | None
    characters: CharactersView | None
    metal: int  # who holds the Metal Katana; -1: it lies in the centre, -2: it is not in the game
    over: bool
