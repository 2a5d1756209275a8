"""The map: which provinces are in play on which side, what borders what, and which region each belongs to."""

from collections.abc import Sequence
from dataclasses import dataclass

from zashiki.games.shogun.names import PROVINCES, REGIONS


@dataclass(frozen=True, slots=True)
class Board:
    """One side of the board as it is used with a number of players."""

    in_play: tuple[bool, ...]  # SHG-SET-03
    provinces: tuple[int, ...]  # those in play
    region: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]  # by land or sea, only provinces in play (SHG-MOV-01, SHG-MOV-05)
    land: tuple[tuple[int, int], ...]
    sea: tuple[tuple[int, int], ...]


def layout(side: str, extra_routes: bool, players: int) -> int:
    """The number of a board among `boards`."""
    return (4 if side == "moon" else 0) + (2 if extra_routes else 0) + (1 if players == 3 else 0)


def boards(
    provinces: Sequence[tuple[str, str, bool, bool]], land: Sequence[tuple[int, int]], routes: Sequence[tuple[str, int, int, bool]]
) -> tuple[Board, ...]:
    """All eight boards: two sides, extra sea routes off or on, more players or three.

    `provinces` are (region on the sun side, on the moon side, removed from sun with three players, from moon); `routes` are
    (side, one end, other end, extra).
    """
    made = []
    for side in ("sun", "moon"):
        moon = side == "moon"
        for extra_routes in (False, True):
            for three in (False, True):
                in_play = tuple(not (three and province[3 if moon else 2]) for province in provinces)
                sea = [(a, b) for on, a, b, extra in routes if on == side and (extra_routes or not extra)]
                region = tuple(REGIONS.index(province[1 if moon else 0]) for province in provinces)
                made.append(_board(in_play, region, land, sea))
    return tuple(made)


def _board(in_play: tuple[bool, ...], region: tuple[int, ...], land: Sequence[tuple[int, int]], sea: Sequence[tuple[int, int]]) -> Board:
    land = [(a, b) for a, b in land if in_play[a] and in_play[b]]
    sea = [(a, b) for a, b in sea if in_play[a] and in_play[b]]
    touching: list[set[int]] = [set() for _ in in_play]
    for a, b in (*land, *sea):
        touching[a].add(b)
        touching[b].add(a)
    return Board(
        in_play=in_play,
        provinces=tuple(province for province, used in enumerate(in_play) if used),
        region=region,
        neighbours=tuple(tuple(sorted(others)) for others in touching),
        land=tuple(land),
        sea=tuple(sea),
    )


def neighbours_by_name(board: Board) -> dict[str, tuple[str, ...]]:
    """Every province in play with its neighbours, by id: what a drawn map is tested against."""
    return {PROVINCES[province]: tuple(PROVINCES[other] for other in board.neighbours[province]) for province in board.provinces}


def borders_by_name(board: Board) -> tuple[set[tuple[str, str]], set[tuple[str, str]]]:
    """All land borders and all sea routes, each as a pair of ids in alphabetical order."""
    land = {(PROVINCES[min(pair)], PROVINCES[max(pair)]) for pair in board.land}
    return land, {(PROVINCES[min(pair)], PROVINCES[max(pair)]) for pair in board.sea}
