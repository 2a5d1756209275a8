"""The deck of Mandate tiles: what is drawn in a turn, and what each seat can know of it. (RS-POL-03, section 23)

The three tiles that go back lie on top, so turn t (from 0) sees what is left of the first t + 4 tiles of the Season.
"""

from zashiki.games.rising_sun.names import LOTUS, MANDATES, TILE_STREAM
from zashiki.games.rising_sun.state import RisingSunState, current_player

KINDS = range(len(MANDATES))


def hand(state: RisingSunState, turn: int) -> list[int]:
    """The tiles the current player of a turn looks at, sorted."""
    seen = list(state.tiles[: turn + state.box.counts.tiles_drawn])
    for pick in state.picks[:turn]:
        seen.remove(pick)
    return sorted(seen)


def hands_seen(state: RisingSunState, seat: int) -> dict[int, list[int]]:
    """The tiles a seat has looked at this Season, by turn."""
    return {turn: hand(state, turn) for turn in range(state.drawn) if current_player(state, turn) == seat}


def is_hidden(state: RisingSunState, turn: int) -> bool:
    """Whether the tile of a turn lies face down. (RS-CLAN-15)"""
    return state.clans[current_player(state, turn)] == LOTUS


def redeal_tiles(state: RisingSunState, seat: int) -> None:
    """Deal the tiles again by chance so that a seat has seen what it saw and all open tiles were there to be played."""
    known = [
        -1 if is_hidden(state, turn) and current_player(state, turn) != seat else state.picks[turn] for turn in range(len(state.picks))
    ]
    dealing = _Dealing(state, known, hands_seen(state, seat))
    pool = list(state.tiles)
    state.deal_again(pool, TILE_STREAM)
    dealing.draw(0, [], pool)
    state.tiles = (*dealing.dealt, *dealing.rest)
    state.picks = tuple(dealing.picks)


class _Dealing:
    """A search for one deal among all that fit; the true one does, so there is always one."""

    def __init__(self, state: RisingSunState, known: list[int], seen: dict[int, list[int]]) -> None:
        self.state = state
        self.known = known  # tile played in each turn, -1: face down
        self.seen = seen
        self.size = state.box.counts.tiles_drawn
        self.dealt: list[int] = []
        self.picks: list[int] = []
        self.rest: list[int] = []

    def draw(self, turn: int, held: list[int], pool: list[int]) -> bool:
        """Fill the hand of a turn from the pool, one tile at a time; whether the rest of the Season works out."""
        if turn == self.state.drawn:
            self.rest = pool
            return True
        if len(held) == self.size:
            return self.play(turn, held, pool)
        for kind in dict.fromkeys(pool):
            grown = [*held, kind]
            if self.fits(turn, grown):
                left = pool[:]
                left.remove(kind)
                self.dealt.append(kind)
                if self.draw(turn, grown, left):
                    return True
                self.dealt.pop()
        return False

    def play(self, turn: int, held: list[int], pool: list[int]) -> bool:
        """Play the tile of a turn, by chance where it lies face down; whether the rest works out."""
        if turn == len(self.known):  # still being chosen
            return self.draw(turn + 1, held, pool)
        played = [self.known[turn]]
        if played[0] < 0:
            played = held[:]
            self.state.deal_again(played, TILE_STREAM)
        for kind in dict.fromkeys(played):
            if kind in held:
                left = held[:]
                left.remove(kind)
                self.picks.append(kind)
                if self.draw(turn + 1, left, pool):
                    return True
                self.picks.pop()
        return False

    def fits(self, turn: int, held: list[int]) -> bool:
        """Whether a hand can still become what the seat sees the next time it looks."""
        until = min((other for other in self.seen if other >= turn), default=-1)
        if until < 0:
            return True
        between = self.known[turn:until]
        wanted = self.seen[until] + between
        excess = sum(max(0, held.count(kind) - wanted.count(kind)) for kind in KINDS)
        return excess <= between.count(-1)
