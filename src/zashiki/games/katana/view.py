"""The table as it is seen: records of view.py filled from a state."""

from functools import cache, lru_cache

from zashiki.games.katana.forging import decorations, movable_swords
from zashiki.games.katana.names import ACADEMY as ACADEMY_AREA
from zashiki.games.katana.names import FIRST_SPACE, KOMAINU, MARKET, PALACE, SPACES, TILES
from zashiki.games.katana.sliding import ENTRIES, LINES_OF, TARGETS, path_of
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.steps.katana import ChangeProject, ComposeKatana, recipe
from zashiki.games.katana.story import chapter_of, chapter_won, request_met, requests
from zashiki.games.katana.view_records import (
    AcademyView,
    CharactersView,
    DraftView,
    FavorView,
    GhostView,
    HouseSpaceView,
    HouseView,
    LineView,
    MarketView,
    PalaceView,
    PlayerView,
    PointingView,
    RequestView,
    RoomView,
    SlotView,
    SpaceView,
    StackView,
    StoryView,
    SwordView,
    View,
)

EMPTY, BASE, DECORATED = range(3)
IN_ORDER = 1 << 8  # marks a number of decorations counted from the first Resource on, as on the Ghost's katana


def view(state: KatanaState, seat: int) -> View:
    """The table as anybody sees it: nothing in this game is known to one seat only."""
    box, options = state.box, state.setup.settings
    return View(
        round=state.round,
        rounds=len(box.printed.rounds),
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
            promo=list(state.promo),
            promo_amounts=[box.promo_amount(tile, row) for row, tile in enumerate(state.promo)],
        ),
        palace=PalaceView(
            spaces=area_spaces(state, PALACE),
            rooms=[RoomView(room, box.passive[room], [player.rooms[room] for player in state.players]) for room in state.rooms],
        ),
        komainu=space_view(state, FIRST_SPACE[KOMAINU]),
        honors=list(state.honors),
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
    box, decorated, tile = state.box, state.decorated[sword], sword < TILES
    if is_ghost_katana(state, sword):
        decorated |= IN_ORDER
    printed = (box.points[sword], box.coins[sword], box.strength[sword]) if tile else (0, 0, 0)
    return sword_record(sword, printed, state.composition(sword), state.placed[sword], decorated, state.banner[sword], state.cell[sword])


@lru_cache(8192)
def sword_record(
    sword: int, printed: tuple[int, int, int], composition: tuple[int, ...], placed: int, decorated: int, banner: int, cell: int
) -> SwordView:
    """The record of a Sword; many looks at a table show the same ones again."""
    needs = composition[placed] if placed < len(composition) else -1
    return SwordView(
        sword=sword,
        points=printed[0],
        coins=printed[1],
        strength=printed[2],
        slots=slots_of(composition, placed, decorated),
        banner=banner,
        cell=cell,
        target=-1 if needs < 0 else TARGETS[cell][needs] if cell >= 0 else ENTRIES[needs],
        complete=needs < 0,
    )


def slots_of(composition: tuple[int, ...], placed: int, decorated: int) -> list[SlotView]:
    """The places of a composition; of a decorated kind the first Resource is the decorated one."""
    slots = []
    for i, kind in enumerate(composition):
        filled = EMPTY if i >= placed else BASE
        if filled and decorated & IN_ORDER:
            filled = DECORATED if i < decorated - IN_ORDER else BASE
        elif filled and decorated >> kind & 1:
            decorated &= ~(1 << kind)
            filled = DECORATED
        slots.append(SlotView(kind, filled))
    return slots


def is_ghost_katana(state: KatanaState, sword: int) -> bool:
    """The Ghost's katana is decorated from its first Resource on. (SNK-GACAD-01)"""
    return state.ghost >= 0 and sword == TILES + state.ghost


def space_view(state: KatanaState, space: int) -> SpaceView:
    return space_record(space, state.usable(space), state.board[space], state.wanderer_at(space))


@cache
def space_record(space: int, usable: bool, figure: int, character: int) -> SpaceView:
    seat, kind = divmod(figure, 2) if figure >= 0 else (-1, -1)
    return SpaceView(space, usable, seat, kind, character)


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
        draft=draft_view(state, seat),
        katana=sword_view(state, TILES + seat) if player.katana else None,
        katana_delivered=player.katana_column >= 0,
        katana_column=player.katana_column,
        shame=player.shame,
        cards=player.cards[:],
        used=list(player.used),
        fresh=list(player.fresh),
        honors=list(player.honors),
        bowl=player.bowl,
        kaji=list(player.kaji),
        kogeika=list(player.kogeika),
        geisha=list(player.geisha),
        tally=player.tally[:],
    )


def draft_view(state: KatanaState, seat: int) -> DraftView | None:
    """The katana a seat is putting into play."""
    for step in reversed(state.stack):
        if isinstance(step, ChangeProject | ComposeKatana) and step.seat == seat:
            order = step.order if isinstance(step, ComposeKatana) else ()
            ways = [path_of((*order, kind)) for kind in range(4)]
            after = [way[-1] if len(way) == len(order) + 2 else -1 for way in ways]
            return DraftView(list(recipe(state, seat, step.change)), list(order), path_of(order), after)
    return None


def line_views(state: KatanaState, seat: int) -> list[LineView]:
    player = state.players[seat]
    lines = [line for sword in movable_swords(state, seat) for line in LINES_OF[state.cell[sword]]]
    paid, all_dormant, found = player.paid, player.dormant, []
    for line, cards in enumerate(player.under):
        dormant = tuple([card for other, card in all_dormant if other == line]) if all_dormant else ()
        found.append(line_record(line, cards, dormant, paid >> line & 1, lines.count(line)))
    return found


@lru_cache(4096)
def line_record(line: int, cards: tuple[int, ...], dormant: tuple[int, ...], paid: int, movable: int) -> LineView:
    return LineView(line, list(cards), list(dormant), bool(paid), movable)


def ghost_view(state: KatanaState) -> GhostView:
    level = state.setup.settings["ghost"]
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
        geisha=list(state.geisha_shown),
        geisha_left=len(state.geisha_pile),
    )


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
