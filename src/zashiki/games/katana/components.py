"""The records of the component set: what is printed on boards, tiles and cards, as data/components.toml tells it."""

from dataclasses import dataclass
from typing import Annotated, Literal

from zashiki.kernel import Ref

ResourceId = Annotated[str, Ref("resources")]
RoomId = Annotated[str, Ref("rooms")]


@dataclass(frozen=True, slots=True)
class ComponentCounts:
    """How many pieces of each sort are in the box.

    (SNK-COMP-01, SNK-COMP-02, SNK-COMP-03, SNK-COMP-04, SNK-COMP-05, SNK-COMP-06, SNK-COMP-07, SNK-COMP-08, SNK-COMP-09, SNK-COMP-10,
    SNK-COMP-11, SNK-COMP-12, SNK-COMP-13, SNK-COMP-14, SNK-COMP-15, SNK-COMP-16, SNK-COMP-17)
    """

    main_board: int
    forge_boards: int
    washitsu_boards: int
    shogun_no_katana_tiles: int
    score_markers: int
    workers_per_player: int
    family_members_per_player: int
    monks_per_player: int
    decorators_per_player: int
    sword_tiles: int
    daimyo_cards: int
    market_cards: int
    honor_cards: int
    favor_cards: int
    solo_cards: int
    palace_rooms: int
    palace_rooms_passive: int
    shame_dishonor_cards: int
    first_player_card: int
    round_marker: int
    family_member_token: int
    score_tiles: int
    starting_sashimono: int
    sashimono: int
    coins_value_1: int
    coins_value_5: int
    base_resources: int
    decorated_resources: int


@dataclass(frozen=True, slots=True)
class Resource:
    """A kind of Resource. (SNK-COMP-14, SNK-COMP-15, SNK-COMP-18)"""

    id: str
    forge_row: int
    market_cost: int
    katana_value: int
    decoration_points: int
    base_supply: int
    decorated_supply: int


@dataclass(frozen=True, slots=True)
class Round:
    """A space of the round track. (SNK-COMP-19)"""

    round: int
    points: int
    monk_cost: int


@dataclass(frozen=True, slots=True)
class SetupCounts:
    """What everybody starts with. (section 3)"""

    starting_resources: tuple[int, int, int, int]
    workers_available: int
    workers_blocked: int
    family_members: int
    decorators_on_academy: int
    monks_on_temple: int
    rooms_in_play: int
    passive_rooms_max: int
    market_cards_visible: int
    daimyo_decks: int
    daimyo_deck_size: int
    starting_sashimono_coins: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Sashimono:
    """A kind of Sashimono. (SNK-COMP-11)"""

    id: str
    count: int


@dataclass(frozen=True, slots=True)
class SetScoring:
    """Points of a set by its number of different kinds. (SNK-END-03)"""

    set_points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class House:
    """A House of a Daimyō; each Sword space is used from that number of players on."""

    id: str
    sashimono: Annotated[str, Ref("sashimono")]
    spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Area:
    """Another area of the main board; each space is used from that number of players on."""

    id: Literal["market", "academy", "palace", "komainu", "forge"]
    spaces: tuple[int, ...]
    coins: int = 0
    ghost_points: int = 0


@dataclass(frozen=True, slots=True)
class Forge:
    """The Forge board. (SNK-COMP-21)"""

    rows: int
    columns: int
    row_resources: tuple[ResourceId, ...]
    permanent_slots: int


@dataclass(frozen=True, slots=True)
class Benefit:
    """What a line or a card pays."""

    coins: int = 0
    points: int = 0
    resource: ResourceId | None = None
    amount: int = 0
    decorator_steps: int = 0


@dataclass(frozen=True, slots=True)
class ForgeBenefit:
    """The printed benefit at the end of a line."""

    line: Literal["row", "column"]
    index: int
    benefit: Benefit


@dataclass(frozen=True, slots=True)
class Academy:
    """The Academy's rows. (SNK-ACAD-08)"""

    columns: int
    coins_by_column: tuple[int, ...]
    start_column: int


@dataclass(frozen=True, slots=True)
class Washitsu:
    """The Washitsu board. (SNK-COMP-20)"""

    sword_spaces: int
    sword_rows: tuple[int, ...]
    katana_composition_max: int
    human_level: int


@dataclass(frozen=True, slots=True)
class GhostBoard:
    """A side of a Washitsu board: its Workers, Available and Blocked."""

    level: int
    available: int
    blocked_spaces: tuple[int, ...]
    story_points: int


@dataclass(frozen=True, slots=True)
class Sword:
    """A Sword tile. (SNK-COMP-02)"""

    number: int
    points: int
    coins: int
    strength: int
    composition: tuple[ResourceId, ...]


EffectKind = Literal[
    "gain_coins", "advance_decorator", "double_sword_points", "stack_permanent", "double_line_benefits", "decorate", "monk_discount",
    "market_discount", "rearrange_family", "extra_decoration", "extra_move",
]  # fmt: skip
Icon = Literal["none", "market", "academy", "palace", "forge", "delivery", "temple"]


@dataclass(frozen=True, slots=True)
class Immediate:
    """An immediate effect."""

    kind: EffectKind
    amount: int = 1


@dataclass(frozen=True, slots=True)
class DaimyoCard:
    """Cards of one letter with one permanent benefit. (SNK-COMP-03)"""

    id: str
    letter: Literal["A", "B", "C", "D"]
    area_icon: Icon
    immediate: Immediate
    permanent: Benefit
    cost: int
    copies: int


@dataclass(frozen=True, slots=True)
class MarketCard:
    """Market cards of one number. (SNK-COMP-04)"""

    number: int
    area_icon: Icon
    immediate: Immediate
    permanent: Benefit
    cost: int
    copies: int


Metric = Literal[
    "coins", "board_miniatures", "total_strength", "strength_3_swords", "strength_1_swords", "swords_delivered", "sashimono_total",
    "sashimono_largest", "sashimono_full_sets", "lacquer_on_swords", "wood_on_swords", "steel_on_swords", "leather_on_swords",
    "decorated_on_swords", "swords_3_decorations", "decorators_last_column", "decorator_steps", "cards_under_forge", "market_cards",
    "family_at_palace", "katana_resources", "workers_unlocked",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class HonorCard:
    """An Honor card: min(cap, base + rate × floor(count / per)). (SNK-HON-02)"""

    id: str
    metric: Metric
    base: int
    rate: int
    per: int
    cap: int
    human_icon: bool
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoomEffect:
    """The benefit of a Palace Room."""

    kind: Literal["advance_decorator", "move_sword", "gain", "buy", "permanent_discount", "market_move"]
    amount: int = 0
    coins: int = 0
    pay: int = 0
    resource: ResourceId | None = None


@dataclass(frozen=True, slots=True)
class Room:
    """A Palace Room. (SNK-COMP-07)"""

    id: str
    passive: bool
    effect: RoomEffect
    first_game: bool


@dataclass(frozen=True, slots=True)
class FavorCard:
    """A Shōgun's Favor card. (SNK-COMP-06)"""

    id: Literal["I", "II", "III", "IV", "V"]
    rank: int
    criterion: Literal["first_delivered", "most_resources", "most_points_without_round", "leftmost_column", "rightmost_column"]
    points: int


@dataclass(frozen=True, slots=True)
class Penalties:
    """What changing the Project costs. (SNK-MOD-03, SNK-FAV-04)"""

    shame_favor_divisor: int
    modification_points_per_resource: int


@dataclass(frozen=True, slots=True)
class EndScoring:
    """Coins into points. (SNK-END-01)"""

    coins_per_point: int


@dataclass(frozen=True, slots=True)
class SoloCard:
    """Solo cards of one area: in the Ghost deck and in its reserve. (SNK-GSET-05)"""

    area: Literal["houses", "palace", "market", "academy", "komainu"]
    initial: int
    reserve: int


@dataclass(frozen=True, slots=True)
class CharactersSetup:
    """How many Characters wander, and where they start. (SNK-WAND-01)"""

    in_play: int
    areas: tuple[Literal["academy", "houses", "market", "palace"], ...]


@dataclass(frozen=True, slots=True)
class CharacterEffect:
    """What a Character does."""

    kind: Literal[
        "take_kaji_card", "any_room", "take_kogeika_token", "take_visible_card", "points_per_forge_sword", "points_best_strength",
        "merchant", "bowl", "take_geisha_token",
    ]  # fmt: skip
    amount: int = 0
    discount: int = 0
    premium: int = 0


@dataclass(frozen=True, slots=True)
class Character:
    """A Wandering Character.

    (SNK-CHAR-01, SNK-CHAR-02, SNK-CHAR-03, SNK-CHAR-04, SNK-CHAR-05, SNK-CHAR-06, SNK-CHAR-07, SNK-CHAR-08, SNK-CHAR-09)
    """

    id: str
    set: Literal["expansion", "special"]
    effect: CharacterEffect
    cost_coins: int


@dataclass(frozen=True, slots=True)
class KogeikaToken:
    """Tokens of one kind."""

    id: Literal["advance", "decorate", "academy_coin"]
    count: int


@dataclass(frozen=True, slots=True)
class Geisha:
    """The Geisha's tokens and their sets."""

    kinds: int
    tokens_per_kind: int
    display: int
    set_points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Unsuiso:
    """The Bowls."""

    bowls: int
    coins_per_encounter: int
    points_per_coin_each_round: int


@dataclass(frozen=True, slots=True)
class KajiCard:
    """A Kaji card: the Forge spaces it shows, as (row, column)."""

    id: int
    spaces: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class PromoSide:
    """A side of a Promo tile: for which Resources' rows, and how much."""

    resources: tuple[ResourceId, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class PromoTile:
    """A Promo tile. (SNK-PROMO-02)"""

    id: str
    benefit: Literal["cards", "coins", "points", "sashimono"]
    side_a: PromoSide
    side_b: PromoSide


@dataclass(frozen=True, slots=True)
class MetalKatana:
    """What the Metal Katana brings at the end of a round. (SNK-METAL-03)"""

    end_of_round_points: int
    end_of_round_resources: int


@dataclass(frozen=True, slots=True)
class StoryPoints:
    """Story Points of victories and defeats. (SNK-STORY-03, SNK-STORY-04)"""

    easy: int
    medium: int
    hard: int
    ghost_bonus: tuple[int, ...]
    first_defeat: int
    later_defeat: int


@dataclass(frozen=True, slots=True)
class StoryRank:
    """A final rank and its span of Story Points. (SNK-STORY-06)"""

    id: str
    min: int
    max: int


@dataclass(frozen=True, slots=True)
class Special:
    """The special rules of a chapter."""

    rooms_required: tuple[RoomId, ...] = ()
    rooms_fixed: tuple[RoomId, ...] = ()
    remove_rooms: tuple[RoomId, ...] = ()
    rooms_in_play: int | None = None
    family_members: int | None = None
    human_family_may_share_room: bool = False
    no_monks: bool = False
    human_workers_available: int | None = None
    pay_temple_each_round: bool = False
    shortfall_in_points: bool = False
    remove_market: tuple[int, ...] = ()
    remove_daimyo: tuple[str, ...] = ()
    remove_honor_tags: tuple[str, ...] = ()
    no_decoration: bool = False
    ghost_ignores: tuple[str, ...] = ()
    sword_bonus_coins: Literal["round number"] | None = None
    market_inflation: bool = False


@dataclass(frozen=True, slots=True)
class Request:
    """What a chapter asks for."""

    forge_empty: bool = False
    katana_delivered: bool = False
    katana_composition: tuple[ResourceId, ...] = ()
    decorators_last_column: int = 0
    decorated_per_sword_min: int = 0
    decorated_on_katana_min: int = 0
    sashimono_points_min: int = 0
    cards_under_forge_min: int = 0
    swords_delivered_min: int = 0
    coins_min: int = 0
    strength_min: int = 0
    unused_cards_min: int = 0


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the Story.

    (SNK-CH-01, SNK-CH-02, SNK-CH-03, SNK-CH-04, SNK-CH-05, SNK-CH-06, SNK-CH-07, SNK-CH-08, SNK-CH-09, SNK-CH-10, SNK-CH-11, SNK-CH-12,
    SNK-CH-13, SNK-CH-14)
    """

    number: int
    difficulty: Literal["easy", "medium", "hard"]
    special: Special
    request: Request


@dataclass(frozen=True, slots=True)
class Printed:
    """The whole component set."""

    component_counts: ComponentCounts
    resources: tuple[Resource, ...]
    rounds: tuple[Round, ...]
    setup: SetupCounts
    sashimono: tuple[Sashimono, ...]
    sashimono_scoring: SetScoring
    houses: tuple[House, ...]
    areas: tuple[Area, ...]
    forge: Forge
    forge_benefits: tuple[ForgeBenefit, ...]
    academy: Academy
    washitsu: Washitsu
    ghost_boards: tuple[GhostBoard, ...]
    swords: tuple[Sword, ...]
    daimyo_cards: tuple[DaimyoCard, ...]
    market_cards: tuple[MarketCard, ...]
    honor_cards: tuple[HonorCard, ...]
    rooms: tuple[Room, ...]
    favor_cards: tuple[FavorCard, ...]
    penalties: Penalties
    end_scoring: EndScoring
    solo_cards: tuple[SoloCard, ...]
    characters_setup: CharactersSetup
    characters: tuple[Character, ...]
    kogeika_tokens: tuple[KogeikaToken, ...]
    geisha: Geisha
    unsuiso: Unsuiso
    kaji_cards: tuple[KajiCard, ...]
    promo_tiles: tuple[PromoTile, ...]
    metal_katana: MetalKatana
    story_points: StoryPoints
    story_ranks: tuple[StoryRank, ...]
    chapters: tuple[Chapter, ...]
