"""What is printed on the components: the records of the component set."""

from dataclasses import dataclass
from typing import Annotated, Literal

from zashiki.kernel import Ref

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
