"""What a seat may know: everything but the order of the decks. (SNK-SET-17)

All numbers are numbers of things (things.py): cards, Swords, Rooms, spaces and so on, as the vocabulary's labels list them.
-1 means none wherever a thing may be missing.
"""

from dataclasses import dataclass

from zashiki.games.katana.forging import movable_swords
from zashiki.games.katana.sliding import TARGETS, in_line
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.steps.moments import decorations
from zashiki.games.katana.story import chapter_of, chapter_won, request_met, requests
from zashiki.games.katana.things import ACADEMY as ACADEMY_AREA
from zashiki.games.katana.things import FIRST_SPACE, KOMAINU, LINES, MARKET, PALACE, SPACES, TILES

EMPTY, BASE, DECORATED = range(3)


@dataclass(frozen=True, slots=True)
class SlotView:
    """One place of a composition."""

    resource: int
    filled: int  # 0: empty, 1: a base Resource, 2: a decorated one


@dataclass(frozen=True, slots=True)
class SwordView:
    """A Sword tile or a katana, wherever it is."""

    sword: int
    points: int
    coins: int
    strength: int
    slots: list[SlotView]
    banner: int  # Sashimono on it; 4 to 7: the Starting Sashimonos of 0 to 3 Coins
    cell: int  # on the Forge: (row - 1) × 5 + column - 1
    target: int  # the cell its next Resource takes it to
    complete: bool


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of the main board."""

    space: int
    usable: bool
    seat: int  # whose miniature stands on it
    figure: int
    character: int


@dataclass(frozen=True, slots=True)
class HouseSpaceView:
    """A Sword space and the Sword on display there."""

    place: SpaceView
    sword: SwordView | None


@dataclass(frozen=True, slots=True)
class HouseView:
    """A House of a Daimyō."""

    house: int
    top: int  # card
    cards: int
    spaces: list[HouseSpaceView]


@dataclass(frozen=True, slots=True)
class MarketView:
    """The Market."""

    spaces: list[SpaceView]
    offer: list[int]  # cards: two singles, then the top of the deck
    cards: int  # in the deck, the top one included
    prices: list[int]  # by Resource, with the Coins lying on it
    surcharge: list[int]


@dataclass(frozen=True, slots=True)
class AcademyView:
    """The Academy; where the Decorators stand is told with the players."""

    spaces: list[SpaceView]
    coins: list[int]  # by column
    promo: list[int]  # tile at the end of each row
    promo_amounts: list[int]


@dataclass(frozen=True, slots=True)
class RoomView:
    """A Room in play."""

    room: int
    passive: bool
    members: list[int]  # Family Members of each seat


@dataclass(frozen=True, slots=True)
class PalaceView:
    """The Palace."""

    spaces: list[SpaceView]
    rooms: list[RoomView]


@dataclass(frozen=True, slots=True)
class FavorView:
    """A Favor card of this game."""

    favor: int
    owner: int
    settled: bool


@dataclass(frozen=True, slots=True)
class StackView:
    """Sashimonos of one kind in a player's area."""

    sashimono: int
    count: int


@dataclass(frozen=True, slots=True)
class PointingView:
    """A miniature beside a line of the Forge."""

    line: int
    figure: int


@dataclass(frozen=True, slots=True)
class LineView:
    """A line of the Forge: what lies under it."""

    line: int
    cards: list[int]
    dormant: list[int]  # of these, what does not pay before the turn is over
    paid: bool  # it has paid in this turn
    movable: int  # Swords in it that could move now; none: activating it would do nothing (SNK-R-06)


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class GhostView:
    """The Ghost's cards."""

    level: int
    deck: int
    discard: list[int]  # areas
    reserve: int


@dataclass(frozen=True, slots=True)
class RequestView:
    """One request of the chapter: how far it is met."""

    request: str
    have: int
    need: int


@dataclass(frozen=True, slots=True)
class StoryView:
    """The chapter being played."""

    chapter: int
    requests: list[RequestView]
    met: bool  # all of them
    won: bool  # as things stand: all of them, and more points than the Ghost


@dataclass(frozen=True, slots=True)
class CharactersView:
    """The Wandering Characters and what they deal out; where they stand is told with the spaces."""

    in_play: list[int]
    kaji: int  # cards left
    kogeika: int  # the token on show
    kogeika_left: int
    geisha: list[int]  # tokens on show
    geisha_left: int


@dataclass(frozen=True, slots=True)
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


def view(state: KatanaState, seat: int) -> View:
    """The table as anybody sees it: nothing in this game is known to one seat only."""
    box, options = state.box, state.setup.options
    return View(
        round=state.round,
        rounds=len(box.records.rounds),
        round_points=list(box.round_points[1:]),
        monk_prices=list(box.monk_cost[1:]),
        first=state.first,
        order=list(state.order),
        active=state.active,
        houses=[house_view(state, house) for house in range(4)],
        swords_left=state.swords_left,
        market=MarketView(
            spaces=area_spaces(state, MARKET),
            offer=state.on_offer(),
            cards=state.market_left,
            prices=[price + extra for price, extra in zip(box.price, state.surcharge, strict=True)],
            surcharge=state.surcharge[:],
        ),
        academy=AcademyView(
            spaces=area_spaces(state, ACADEMY_AREA),
            coins=list(box.academy_coins),
            promo=state.promo[:],
            promo_amounts=[box.promo_amount(tile, row) for row, tile in enumerate(state.promo)],
        ),
        palace=PalaceView(
            spaces=area_spaces(state, PALACE),
            rooms=[RoomView(room, box.passive[room], [player.rooms[room] for player in state.players]) for room in state.rooms],
        ),
        komainu=space_view(state, FIRST_SPACE[KOMAINU]),
        honors=state.honors[:],
        honors_left=state.honors_left,
        favors=[FavorView(favor, state.favor_owner[favor], state.over or (favor == 0 and state.favor_i_settled)) for favor in state.favors],
        starting_swords=[sword_view(state, sword) for sword in state.starting_swords],
        players=[player_view(state, number) for number in range(len(state.players))],
        ghost=ghost_view(state) if state.ghost >= 0 else None,
        story=story_view(state) if options["chapter"] else None,
        characters=characters_view(state) if options["characters"] != "none" else None,
        metal=state.metal if options["metal"] else -2,
        over=state.over,
    )


def sword_view(state: KatanaState, sword: int) -> SwordView:
    """A Sword with what lies on it."""
    box, placed, decorated = state.box, state.placed[sword], state.decorated[sword]
    slots = []
    for i, kind in enumerate(state.composition(sword)):
        filled = EMPTY if i >= placed else BASE
        if filled and is_ghost_katana(state, sword):
            filled = DECORATED if i < decorated else BASE
        elif filled and decorated >> kind & 1:
            decorated &= ~(1 << kind)
            filled = DECORATED
        slots.append(SlotView(kind, filled))
    tile = sword < TILES
    cell, needs = state.cell[sword], state.needs(sword)
    return SwordView(
        sword=sword,
        points=box.points[sword] if tile else 0,
        coins=box.coins[sword] if tile else 0,
        strength=box.strength[sword] if tile else 0,
        slots=slots,
        banner=state.banner[sword],
        cell=cell,
        target=TARGETS[cell][needs] if cell >= 0 and needs >= 0 else -1,
        complete=needs < 0,
    )


def is_ghost_katana(state: KatanaState, sword: int) -> bool:
    """The Ghost's katana is decorated from its first Resource on. (SNK-GACAD-01)"""
    return state.ghost >= 0 and sword == TILES + state.ghost


def space_view(state: KatanaState, space: int) -> SpaceView:
    figure = state.board[space]
    return SpaceView(
        space=space,
        usable=state.usable(space),
        seat=figure >> 1 if figure >= 0 else -1,
        figure=figure & 1 if figure >= 0 else -1,
        character=state.wanderer_at(space),
    )


def area_spaces(state: KatanaState, area: int) -> list[SpaceView]:
    end = FIRST_SPACE[area + 1] if area < KOMAINU else SPACES
    return [space_view(state, space) for space in range(FIRST_SPACE[area], end)]


def house_view(state: KatanaState, house: int) -> HouseView:
    spaces = []
    for space in range(house * 3, house * 3 + 3):
        sword = state.display[space]
        spaces.append(HouseSpaceView(space_view(state, space), sword_view(state, sword) if sword >= 0 else None))
    return HouseView(house, state.house_top(house), state.decks_left[house], spaces)


def player_view(state: KatanaState, seat: int) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        ghost=seat == state.ghost,
        score=player.score,
        coins=player.coins,
        workers=player.workers,
        monks=player.monks,
        blocked=bits(player.blocked),
        locks=bits(player.locks),
        passed=player.passed,
        moment=player.moment,
        family=player.family,
        stock=player.stock[:],
        decorators=player.decorators[:],
        decorable=len(decorations(state, seat)),
        forge=[sword_view(state, sword) for sword in player.swords],
        lines=line_views(state, seat),
        pointing=[PointingView(*divmod(figure, 2)) for figure in player.pointing],
        delivering=sword_view(state, player.delivering) if player.delivering >= 0 else None,
        washitsu=[sword_view(state, sword) for sword in player.delivered],
        sashimonos=[StackView(kind, player.sashimonos.count(kind)) for kind in dict.fromkeys(player.sashimonos)],
        project=player.project[:],
        katana=sword_view(state, TILES + seat) if player.katana else None,
        katana_delivered=player.katana_column >= 0,
        katana_column=player.katana_column,
        shame=player.shame,
        cards=player.cards[:],
        used=player.used[:],
        fresh=player.fresh[:],
        honors=player.honors[:],
        bowl=player.bowl,
        kaji=player.kaji[:],
        kogeika=player.kogeika[:],
        geisha=player.geisha[:],
        tally=player.tally[:],
    )


def line_views(state: KatanaState, seat: int) -> list[LineView]:
    player = state.players[seat]
    cells = [state.cell[sword] for sword in movable_swords(state, seat)]
    return [
        LineView(
            line=line,
            cards=list(player.under[line]),
            dormant=[card for other, card in player.dormant if other == line],
            paid=bool(player.paid >> line & 1),
            movable=sum(in_line(cell, line) for cell in cells),
        )
        for line in range(len(LINES))
    ]


def ghost_view(state: KatanaState) -> GhostView:
    level = state.setup.options["ghost"]
    return GhostView(int(level), len(state.ghost_deck), sorted(state.ghost_discard), len(state.ghost_reserve))


def story_view(state: KatanaState) -> StoryView:
    found = [RequestView(*request) for request in requests(state)]
    return StoryView(chapter_of(state), found, request_met(state), chapter_won(state))


def characters_view(state: KatanaState) -> CharactersView:
    return CharactersView(
        in_play=[character for character, space in enumerate(state.wanderers) if space >= 0],
        kaji=len(state.kaji_pile),
        kogeika=state.kogeika_pile[-1] if state.kogeika_pile else -1,
        kogeika_left=len(state.kogeika_pile),
        geisha=state.geisha_shown[:],
        geisha_left=len(state.geisha_pile),
    )


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
