"""What a chapter's request is worth on the way to it: without it the points win nothing."""

from zashiki.games.katana.names import RESOURCES, TILES
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.story import HUMAN, chapter_of, requests

ROUNDS = 4
WORTH = 30.0  # points for the whole way to a request
SPOILT = 20.0  # points for a Sword that was delivered too plain and makes the request impossible
LEFT_OVER = 6.0  # points for a Sword that will stand on the Forge at the end
LATE = frozenset({"coins", "unused_cards"})  # what is there at the end counts: before that it may be spent


def request_worth(state: KatanaState, seat: int) -> float:
    """How far the request of the chapter is met, in points; 0 where there is none."""
    if seat != HUMAN or not chapter_of(state):
        return 0.0
    worth = 0.0
    for key, have, need in requests(state):
        if key == "decorated_swords":
            worth -= SPOILT * (need - have)
        elif key == "forge_empty":
            worth -= LEFT_OVER * len(state.players[seat].swords) * (state.round == ROUNDS)
        elif key == "decorators_last_column":
            worth += WORTH * sum(state.players[seat].decorators) / (need * state.box.last_column)
        elif need:
            part = min(1.0, have / need)
            worth += WORTH * part * (state.round / ROUNDS if key in LATE else 1.0)
    return worth


def wanted_composition(state: KatanaState, seat: int) -> tuple[int, ...]:
    """The Composition that the chapter asks for; (): any."""
    if seat != HUMAN or not chapter_of(state):
        return ()
    return tuple(RESOURCES.index(name) for name in state.box.chapter(chapter_of(state)).request.katana_composition)


def too_plain(state: KatanaState, seat: int, sword: int) -> bool:
    """Whether a Sword must not be delivered yet, since the chapter asks for more decorations on it."""
    if seat != HUMAN or not chapter_of(state):
        return False
    asked = state.box.chapter(chapter_of(state)).request
    least = asked.decorated_on_katana_min if sword >= TILES else asked.decorated_per_sword_min
    return state.decorated[sword].bit_count() < least
