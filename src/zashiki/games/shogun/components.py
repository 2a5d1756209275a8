"""What is printed on the components, read from the component set once, and the tables worked out from it."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Literal

from zashiki.games.shogun import names
from zashiki.games.shogun.board import Board, boards
from zashiki.kernel import ComponentError, Ref

ProvinceId = Annotated[str, Ref("provinces")]
RegionId = Annotated[str, Ref("regions")]


@dataclass(frozen=True, slots=True)
class Counts:
    """How many of everything lie in the box. Chests and revolt markers never run out in play. (SHG-CMP-01, SHG-RUL-27)"""

    province_cards: int
    treasure_cards: int
    special_cards: int
    action_cards: int
    event_cards: int
    daimyo_cards: int
    individual_boards: int
    army_cubes: int
    army_cubes_per_player: int
    farmer_cubes: int
    chests_of_1: int
    chests_of_5: int
    score_markers: int
    rice_markers: int
    building_tiles: int
    castle_tiles: int
    temple_tiles: int
    theatre_tiles: int
    revolt_markers: int


@dataclass(frozen=True, slots=True)
class Tracks:
    """The last numbers of the printed tracks. (SHG-CMP-05)"""

    rice: int
    score: int


@dataclass(frozen=True, slots=True)
class Start:
    """What a player begins with. (SHG-SET-04, SHG-SET-06)"""

    players: int
    chests: int
    groups: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TowerFill:
    armies: int
    farmers: int


@dataclass(frozen=True, slots=True)
class Daimyo:
    id: str
    colour: str


@dataclass(frozen=True, slots=True)
class Region:
    id: str


@dataclass(frozen=True, slots=True)
class Province:
    """A province and its card. (SHG-CMP-02)"""

    id: str
    chests: int
    rice: int
    sites: int
    sun: RegionId
    moon: RegionId
    removed_sun: bool
    removed_moon: bool
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Borders:
    land: tuple[tuple[ProvinceId, ProvinceId], ...]


@dataclass(frozen=True, slots=True)
class SeaRoute:
    side: Literal["sun", "moon"]
    between: tuple[ProvinceId, ProvinceId]
    extra: bool = False


@dataclass(frozen=True, slots=True)
class FixedSetup:
    """One list of start provinces with their armies. (SHG-SET-12)"""

    players: int
    letter: str
    groups: tuple[tuple[ProvinceId, int], ...]


@dataclass(frozen=True, slots=True)
class ActionCard:
    id: str
    kind: Literal["build", "collect", "deploy", "deploy_move", "battle"]
    cost: int
    building: Literal["castle", "temple", "theatre"] | None = None
    resource: Literal["rice", "chests"] | None = None
    armies: int = 0


@dataclass(frozen=True, slots=True)
class SpecialCard:
    id: str
    effect: str
    value: int


@dataclass(frozen=True, slots=True)
class TreasureCards:
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EventCard:
    id: str
    effect: Literal[
        "theatre_removes_revolt_marker", "neutral_farmers", "castle_defender_extra_armies", "temple_no_attack",
        "tax_max", "tax_min", "rice_min", "rice_max", "deploy_reduced",
    ]  # fmt: skip
    rice_loss: int
    value: int = 1
    deploy_5: int = 0
    deploy_3: int = 0
    rice_loss_card: int | None = None


@dataclass(frozen=True, slots=True)
class SupplyRow:
    """A row of the supply table: it holds from this shortage on. (SHG-WIN-03)"""

    short: int
    revolts: int
    farmers: int


@dataclass(frozen=True, slots=True)
class BattleRules:
    neutral_farmers: int
    left_behind: int


@dataclass(frozen=True, slots=True)
class Scoring:
    province: int
    building: int
    most_castles: int
    most_temples: int
    most_theatres: int
    tie_penalty: int


@dataclass(frozen=True, slots=True)
class Tower:
    fresh_fall_ppm: int
    knock_ppm: int


@dataclass(frozen=True, slots=True)
class Printed:
    """The component set as it stands in the file."""

    counts: Counts
    tracks: Tracks
    start: tuple[Start, ...]
    tower_fill: TowerFill
    daimyos: tuple[Daimyo, ...]
    regions: tuple[Region, ...]
    provinces: tuple[Province, ...]
    borders: Borders
    sea_routes: tuple[SeaRoute, ...]
    fixed_setups: tuple[FixedSetup, ...]
    actions: tuple[ActionCard, ...]
    specials: tuple[SpecialCard, ...]
    treasure_cards: TreasureCards
    events: tuple[EventCard, ...]
    supply_rows: tuple[SupplyRow, ...]
    battle: BattleRules
    scoring: Scoring
    tower: Tower


@dataclass(frozen=True, slots=True)
class Box:
    """The components in use, with everything that can be worked out beforehand."""

    printed: Printed
    provinces: tuple[Province, ...]
    events: tuple[EventCard, ...]
    costs: tuple[int, ...]  # of each action, in chests
    boards: tuple[Board, ...]  # by layout number
    start: dict[int, Start]
    lists: dict[int, tuple[tuple[tuple[int, int], ...], ...]]  # by players: the fixed lists of (province, armies)
    tiles: tuple[int, int, int]
    cubes: int  # of each player
    fresh_fall: int
    stuck_fall: tuple[int, ...]  # by number of cubes thrown


def prepare(printed: Printed) -> Box:
    """Check that the set has the shape this game knows, and work out its tables."""
    _check_ids(printed)
    _check_counts(printed)
    number = {province: i for i, province in enumerate(names.PROVINCES)}
    lists: dict[int, tuple[tuple[tuple[int, int], ...], ...]] = {}
    for fixed in printed.fixed_setups:
        groups = tuple((number[province], armies) for province, armies in fixed.groups)
        lists[fixed.players] = (*lists.get(fixed.players, ()), groups)
    start = {entry.players: entry for entry in printed.start}
    _check_start(printed, start, lists)
    counts = printed.counts
    most = counts.army_cubes_per_player * len(printed.daimyos) + counts.farmer_cubes
    return Box(
        printed=printed,
        provinces=printed.provinces,
        events=printed.events,
        costs=tuple(action.cost for action in printed.actions),
        boards=boards(
            [(province.sun, province.moon, province.removed_sun, province.removed_moon) for province in printed.provinces],
            [(number[a], number[b]) for a, b in printed.borders.land],
            [(route.side, number[route.between[0]], number[route.between[1]], route.extra) for route in printed.sea_routes],
        ),
        start=start,
        lists=lists,
        tiles=(counts.castle_tiles, counts.temple_tiles, counts.theatre_tiles),
        cubes=counts.army_cubes_per_player,
        fresh_fall=printed.tower.fresh_fall_ppm,
        stuck_fall=stuck_fall(printed.tower.knock_ppm, most),
    )


def stuck_fall(knock_ppm: int, most: int) -> tuple[int, ...]:
    """How likely, in millionths, a stuck cube falls when 0, 1, … `most` cubes are thrown; exact, so the same everywhere. (SHG-TWR-03)"""
    stays = 1 - Fraction(knock_ppm, 1_000_000)
    return tuple(round(1_000_000 * (1 - stays**thrown)) for thrown in range(most + 1))


def _check_ids(printed: Printed) -> None:
    """The ids are those the game speaks of, in its order."""
    for key, ids in (
        ("daimyos", names.DAIMYOS), ("regions", names.REGIONS), ("provinces", names.PROVINCES),
        ("actions", names.ACTIONS), ("specials", names.SPECIALS), ("events", names.EVENTS),
    ):  # fmt: skip
        found = tuple(entry.id for entry in getattr(printed, key))
        if found != ids:
            raise ComponentError(f"{key}: must be exactly {', '.join(ids)}, in this order.")
    if printed.treasure_cards.values != (0, 1, 2, 3, 4):
        raise ComponentError("treasure_cards.values: must be 0, 1, 2, 3, 4.")


def _check_counts(printed: Printed) -> None:
    """The numbers of pieces agree with each other and with the cards listed."""
    counts = printed.counts
    moved = sum(province.sun != province.moon for province in printed.provinces)
    for key, found, expected in (
        ("province_cards", counts.province_cards, len(printed.provinces) + moved),
        ("treasure_cards", counts.treasure_cards, len(printed.daimyos) * len(printed.treasure_cards.values)),
        ("special_cards", counts.special_cards, len(printed.specials)),
        ("action_cards", counts.action_cards, len(printed.actions)),
        ("event_cards", counts.event_cards, len(printed.events)),
        ("daimyo_cards", counts.daimyo_cards, len(printed.daimyos)),
        ("army_cubes", counts.army_cubes, len(printed.daimyos) * counts.army_cubes_per_player),
        ("building_tiles", counts.building_tiles, counts.castle_tiles + counts.temple_tiles + counts.theatre_tiles),
    ):
        if found != expected:
            raise ComponentError(f"counts.{key}: is {found}, but the rest of the set makes it {expected}.")


def _check_start(printed: Printed, start: dict[int, Start], lists: dict[int, tuple[tuple[tuple[int, int], ...], ...]]) -> None:
    """There is a start for 3, 4 and 5 players, and the fixed lists hold the same groups in different provinces."""
    removed = {number for number, province in enumerate(printed.provinces) if province.removed_sun}
    for players in (3, 4, 5):
        if players not in start or len(lists.get(players, ())) != players:
            raise ComponentError(f"start, fixed_setups: {players} players need one start and {players} lists.")
        used = [province for groups in lists[players] for province, _ in groups]
        if len(set(used)) != len(used) or (players == 3 and removed.intersection(used)):
            raise ComponentError(f"fixed_setups: a province stands twice or is out of play with {players} players.")
        for groups in lists[players]:
            if sorted(armies for _, armies in groups) != sorted(start[players].groups):
                raise ComponentError(f"fixed_setups: the armies with {players} players must be the groups of «start».")
    if not 0 <= printed.tower.knock_ppm <= 1_000_000 or not 0 <= printed.tower.fresh_fall_ppm <= 1_000_000:
        raise ComponentError("tower: chances are millionths, from 0 to 1000000.")
