"""What is printed on the components: records read from the component set, and the tables computed from them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from zashiki.games.rising_sun import names
from zashiki.kernel import ComponentError, Option, Ref

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
class Records:
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


@dataclass(frozen=True, slots=True)
class Box:
    """The components by number, with tables for what is asked often."""

    counts: Counts
    track: tuple[str, ...]
    rewards: tuple[Reward, ...]  # by Province
    clans: tuple[Clan, ...]
    homes: tuple[int, ...]  # Province by Clan
    shrines: tuple[Shrine, ...]
    tiles: tuple[int, ...]  # Mandates of the ten tiles
    token_vp: tuple[int, ...]  # by Season x 8 + Province
    set_bonus: tuple[SetBonus, ...]  # rising
    monsters: tuple[Monster, ...]  # by piece less FIRST_MONSTER
    monster_of: tuple[int, ...]  # piece by card; -1: no Monster
    cards: tuple[Card, ...]
    costs: tuple[int, ...]  # by card
    decks: tuple[tuple[tuple[int, ...], ...], ...]  # by Set and Season: copies of each card
    rows: tuple[tuple[tuple[int, ...], ...], ...]  # by Set and Season: the different cards
    by_sea: tuple[tuple[bool, ...], ...]  # a Move between these two Provinces takes a Shipping Route
    steps: tuple[tuple[tuple[Option, ...], ...], ...]  # by piece and Province: its Moves to adjacent Provinces
    flights: tuple[tuple[tuple[Option, ...], ...], ...]  # the same to any other Province, for the Dragonfly


def prepare(records: Records) -> Box:
    """The tables of a component set."""
    sorted_cards = in_order("cards", records.cards, names.CARDS)
    linked = {frozenset((link.a, link.b)) for link in (*records.borders, *records.routes)}
    borders = {frozenset((link.a, link.b)) for link in records.borders}
    pairs = [[frozenset((a, b)) for b in names.PROVINCES] for a in names.PROVINCES]
    steps = tuple(tuple(moves(piece, a, [b for b in range(8) if pairs[a][b] in linked]) for a in range(8)) for piece in range(12))
    flights = tuple(tuple(moves(piece, a, range(8)) for a in range(8)) for piece in range(12))
    decks = tuple(tuple(deck(records, a_set, season) for season in names.SEASONS[:3]) for a_set in names.SETS)
    for monster in names.PIECES[names.FIRST_MONSTER :]:
        if any(sum(season[names.CARDS.index(monster)] for season in seasons) > 1 for seasons in decks):
            raise ComponentError(f"printings: there is one figure of «{monster}», so one card in each Set.")
    clans = in_order("clans", records.clans, names.CLANS)
    tokens: dict[tuple[str, str], int] = {(token.season, token.province): token.vp for token in records.war_tokens}
    places = [(season, province) for season in names.SEASONS[:3] for province in names.PROVINCES]
    if sorted(tokens) != sorted(places) or len(records.war_tokens) != len(places):
        raise ComponentError("war_tokens: there must be one for each Season and Province.")
    tiles = tuple(number for number, m in enumerate(in_order("mandates", records.mandates, names.MANDATES)) for _ in range(m.copies))
    turns = records.political_track.sequence.count("M")
    if len(tiles) < turns + records.counts.tiles_drawn - 1:
        raise ComponentError(f"mandates: {len(tiles)} tiles are too few for {turns} Mandate Turns.")
    return Box(
        counts=records.counts,
        track=records.political_track.sequence,
        rewards=tuple(province.harvest for province in in_order("provinces", records.provinces, names.PROVINCES)),
        clans=clans,
        homes=tuple(names.PROVINCES.index(clan.home) for clan in clans),
        shrines=in_order("shrines", records.shrines, names.SHRINES),
        tiles=tiles,
        token_vp=tuple(tokens[place] for place in places),
        set_bonus=tuple(sorted(records.set_bonus, key=lambda bonus: bonus.different)),
        monsters=in_order("monsters", records.monsters, names.PIECES[names.FIRST_MONSTER :]),
        monster_of=tuple(names.PIECES.index(card.id) if card.type == "monster" else -1 for card in sorted_cards),
        cards=sorted_cards,
        costs=tuple(card.cost for card in sorted_cards),
        decks=decks,
        rows=tuple(tuple(tuple(c for c, copies in enumerate(cards) if copies) for cards in seasons) for seasons in decks),
        by_sea=tuple(tuple(pair in linked and pair not in borders for pair in row) for row in pairs),
        steps=steps,
        flights=flights,
    )


def in_order(what: str, entries: Sequence[Any], ids: Sequence[str]) -> tuple[Any, ...]:
    """The entries of a list in the order the rules count them by."""
    found = {entry.id: entry for entry in entries}
    missing, unknown = set(ids).difference(found), set(found).difference(ids)
    if missing or unknown:
        raise ComponentError(f"{what}: missing: {', '.join(sorted(missing)) or 'none'}; unknown: {', '.join(sorted(unknown)) or 'none'}.")
    return tuple(found[name] for name in ids)


def moves(piece: int, start: int, ends: Sequence[int]) -> tuple[Option, ...]:
    """The Moves of a piece from one Province to others."""
    return tuple(Option("move", (piece, start, end)) for end in ends if end != start)


def deck(records: Records, a_set: str, season: str) -> tuple[int, ...]:
    """Copies of each card in a Season's deck: the Core and one Set. (RS-SETUP-08)"""
    copies = [0] * len(names.CARDS)
    for printing in records.printings:
        if printing.season == season and printing.set in ("core", a_set):
            copies[names.CARDS.index(printing.card)] += printing.copies
    return tuple(copies)
