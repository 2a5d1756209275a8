"""What is printed on the components: printed read from the component set, and the tables computed from them."""

from dataclasses import dataclass
from typing import Annotated, Literal

from zashiki.kernel import Ref

Playable = Literal["spring", "summer", "autumn"]


@dataclass(frozen=True, slots=True)
class Counts:
    """Numbers of the rules."""

    tiles_drawn: int
    war_slots_beyond_players: int
    stronghold_cost: int
    train_discount: int
    harvest_coins: int
    betray_replacements: int
    hostage_vp: int
    hostage_coins: int
    seppuku_vp: int
    poets_vp: int


@dataclass(frozen=True, slots=True)
class PoliticalTrack:
    """The order of Mandate Turns and Kami Turns. (RS-POL-01)"""

    sequence: tuple[Literal["M", "K"], ...]


@dataclass(frozen=True, slots=True)
class Reward:
    """What a Province gives in a Harvest."""

    vp: int
    coins: int
    ronin: int


@dataclass(frozen=True, slots=True)
class Province:
    id: str
    harvest: Reward


@dataclass(frozen=True, slots=True)
class Link:
    """Two Provinces that touch."""

    a: Annotated[str, Ref("provinces")]
    b: Annotated[str, Ref("provinces")]


@dataclass(frozen=True, slots=True)
class Clan:
    id: str
    printed_rank: int
    income: int
    home: Annotated[str, Ref("provinces")]
    bushi: int
    shinto: int
    daimyo: int
    strongholds: int


@dataclass(frozen=True, slots=True)
class Shrine:
    id: str
    first_game: int
    moves: int = 0
    ronin: int = 0
    coins: int = 0
    vp_per_stronghold: int = 0


@dataclass(frozen=True, slots=True)
class Mandate:
    id: str
    copies: int


@dataclass(frozen=True, slots=True)
class WarToken:
    id: str
    season: Playable
    province: Annotated[str, Ref("provinces")]
    vp: int


@dataclass(frozen=True, slots=True)
class SetBonus:
    """Winter VP for so many or more different Provinces."""

    different: int
    vp: int


@dataclass(frozen=True, slots=True)
class Monster:
    id: str
    oni: bool
    force: int
    force_if_lowest_honor: int  # 0: no such clause


@dataclass(frozen=True, slots=True)
class Card:
    """A Season card; the numbers are those of its ability."""

    id: str
    type: Literal["enhancement", "virtue", "monster", "war_upgrade", "winter_upgrade"]
    cost: int
    coins: int = 0
    ronin: int = 0
    vp: int = 0
    vp_each: int = 0
    daimyo_force: int = 0
    bushi_force: int = 0
    extra: int = 0


@dataclass(frozen=True, slots=True)
class Printing:
    """Copies of a card in one deck."""

    id: str
    card: Annotated[str, Ref("cards")]
    set: Literal["core", "archway", "horseman", "teapot"]
    season: Playable
    copies: int


@dataclass(frozen=True, slots=True)
class Printed:
    """The component file."""

    counts: Counts
    political_track: PoliticalTrack
    provinces: tuple[Province, ...]
    borders: tuple[Link, ...]
    routes: tuple[Link, ...]
    clans: tuple[Clan, ...]
    shrines: tuple[Shrine, ...]
    mandates: tuple[Mandate, ...]
    war_tokens: tuple[WarToken, ...]
    set_bonus: tuple[SetBonus, ...]
    monsters: tuple[Monster, ...]
    cards: tuple[Card, ...]
    printings: tuple[Printing, ...]
