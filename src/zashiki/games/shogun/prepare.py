"""The component set as tables by number, worked out and checked once."""

from dataclasses import dataclass
from fractions import Fraction

from zashiki.games.shogun import names
from zashiki.games.shogun.board import Board, boards
from zashiki.games.shogun.components import EventCard, Printed, Province, Start
from zashiki.kernel import ComponentError, check_ids


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
        check_ids(key, [entry.id for entry in getattr(printed, key)], ids)
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
