"""What a chapter's request is worth on the way to it: without it the points win nothing."""

from zashiki.games.katana.bot.pace import ROUNDS, moves_left, turns_left
from zashiki.games.katana.names import RESOURCES, TILES
from zashiki.games.katana.state import KatanaState, Player
from zashiki.games.katana.story import HUMAN, chapter_of, requests

WORTH = 45.0  # points for the whole way to a request
SPOILT = 20.0  # points for a Sword that was delivered too plain and makes the request impossible
LEFT_OVER = 4.0  # points for each Resource on the Forge's Swords for which there may be no time
SURE = 0.7  # of the moves for which there is time that can be counted on
KINDS, COMPOSED = 0.4, 0.5  # of the way to a delivered katana: all kinds in the Project; put into play
END = 90.0  # points for what has to be there at the end, and may be spent before
AT_THE_END = frozenset({"coins", "unused_cards"})


def request_worth(state: KatanaState, seat: int) -> float:
    """How far the request of the chapter is met, in points; 0 where there is none."""
    if seat != HUMAN or not chapter_of(state):
        return 0.0
    worth, player = 0.0, state.players[seat]
    for key, have, need in requests(state):
        if key == "decorated_swords":
            worth -= SPOILT * (need - have)
        elif key == "forge_empty":
            worth -= LEFT_OVER * unfinished(state, player)
        elif key == "katana_delivered":
            worth += WORTH * way_of_katana(state, seat)
        elif key == "decorated_katana":
            worth += WORTH * (way_of_katana(state, seat) + min(1.0, have / need)) / 2
        elif key == "decorators_last_column":
            worth += WORTH * sum(player.decorators) / (need * state.box.last_column)
        elif key in AT_THE_END:
            worth += END * min(1.0, have / need) * (state.round / ROUNDS) ** 2
        else:
            worth += WORTH * min(1.0, have / need)
    return worth


def way_of_katana(state: KatanaState, seat: int) -> float:
    """How much of the way to a delivered katana lies behind a seat, from 0 to 1."""
    player = state.players[seat]
    if player.katana_column >= 0:
        return 1.0
    if player.katana:
        return COMPOSED + (0.95 - COMPOSED) * state.placed[TILES + seat] / len(player.katana)
    return KINDS * sum(count > 0 for count in player.project) / len(RESOURCES)


def unfinished(state: KatanaState, player: Player) -> float:
    """How many Resources the Swords on the Forge need beyond those for which there is surely time; every Sword counts a little."""
    needed = sum(len(state.composition(sword)) - state.placed[sword] for sword in player.swords)
    return max(0.0, needed - SURE * moves_left(turns_left(state, player))) + 0.1 * len(player.swords)


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
