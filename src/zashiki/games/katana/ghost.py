"""The Ghost as questions and effects: its deck, its places, what an area is worth to it. (section 19)"""

from collections.abc import Iterable

from zashiki.games.katana.names import ACADEMY, AREA_OF, AREAS, GHOST_STREAM, HOUSES, KOMAINU, MARKET, PALACE, SPACES
from zashiki.games.katana.state import KatanaState, Player, blank_player

KOMAINU_RECORD = 3  # its place among the areas of the component set


# Setup


def new_ghost(state: KatanaState) -> Player:
    """What the Ghost starts with: Workers as its level says, Family Members, nothing else. (SNK-GSET-02, SNK-GSET-03)"""
    box, level = state.box, state.setup.settings["ghost"]
    assert isinstance(level, int)
    family = state.special.family_members or box.printed.setup.family_members
    locks = box.locks[level]
    player = blank_player()
    player.workers = box.printed.ghost_boards[level - 1].available
    player.locks = locks
    player.blocked = locks
    player.family = family
    return player


def shuffle_ghost_deck(state: KatanaState) -> None:
    """The Ghost deck, and the reserve beside it. (SNK-GSET-05)"""
    deck: list[int] = []
    for card in state.box.printed.solo_cards:
        area = AREAS.index(card.area)
        deck += [area] * card.initial
        state.ghost_reserve += (area,) * card.reserve
    shuffle_into_deck(state, deck)


def shuffle_into_deck(state: KatanaState, cards: Iterable[int]) -> None:
    """These Solo cards become the Ghost deck."""
    deck = list(cards)
    state.shuffle(deck, GHOST_STREAM)
    state.ghost_deck = tuple(deck)


def restore_ghost_deck(state: KatanaState) -> None:
    """An unseen card of the reserve joins deck and discard, all shuffled together. (SNK-GREST-02)"""
    deck, reserve = list(state.ghost_deck), list(state.ghost_reserve)
    if reserve:
        deck.append(reserve.pop(state.roll(len(reserve), GHOST_STREAM)))
    shuffle_into_deck(state, deck + list(state.ghost_discard))
    state.ghost_discard, state.ghost_reserve = (), tuple(reserve)


def redeal_ghost_deck(state: KatanaState) -> None:
    """Deck and reserve again: the reserve had one card of each of its areas, and nobody knows which of them have left it."""
    hidden = [*state.ghost_deck, *state.ghost_reserve]
    kinds = [AREAS.index(card.area) for card in state.box.printed.solo_cards for _ in range(card.reserve)]
    state.shuffle(kinds, GHOST_STREAM)
    reserve: list[int] = []
    for area in kinds:
        if len(reserve) < len(state.ghost_reserve) and area in hidden:
            hidden.remove(area)
            reserve.append(area)
    state.deal_again(hidden, GHOST_STREAM)
    state.ghost_deck, state.ghost_reserve = tuple(hidden), tuple(reserve)


# Its turn


def draw_solo_card(state: KatanaState) -> int:
    """The area on the next Solo card; the discard of earlier turns is shuffled when the deck is empty; -1: none is left. (SNK-R-46)"""
    if not state.ghost_deck:
        shuffle_into_deck(state, state.ghost_discard)
        state.ghost_discard = ()
    if not state.ghost_deck:
        return -1
    *rest, area = state.ghost_deck
    state.ghost_deck = tuple(rest)
    return area


def ghost_sword(state: KatanaState) -> int:
    """The displayed Sword with the highest number, of those without a Character; -1: none. (SNK-GHOUSE-01, SNK-WAND-06)"""
    return max(sword for space, sword in enumerate(state.display) if space not in state.wanderers)


def ghost_space(state: KatanaState, area: int) -> int:
    """Where the Ghost's Worker goes: the leftmost space that is free of miniatures and Characters; -1: none. (SNK-GTURN-02, SNK-WAND-06)"""
    if area == HOUSES:
        sword = ghost_sword(state)
        return state.display.index(sword) if sword >= 0 else -1
    free = (s for s in range(SPACES) if AREA_OF[s] == area and state.usable(s) and state.board[s] < 0 and s not in state.wanderers)
    return next(free, -1)


def area_points(state: KatanaState, area: int) -> int:
    """What an area is worth to the Ghost as it stands.

    (SNK-GPAL-03, SNK-GMKT-02, SNK-GACAD-02, SNK-GKOM-01, SNK-R-44, SNK-R-45, SNK-R-51)
    """
    if area == PALACE:
        return sum(any(player.rooms[room] for player in state.players) for room in state.rooms)
    if area == MARKET:
        return sum(figure >= 0 and AREA_OF[space] == MARKET for space, figure in enumerate(state.board))
    if area == ACADEMY:
        columns = [column for player in state.players[: state.humans] for column in player.decorators]
        return state.box.academy_coins[max(columns)] if columns else 0
    return state.box.printed.areas[KOMAINU_RECORD].ghost_points if area == KOMAINU else 0


def emptiest_room(state: KatanaState) -> int:
    """The Room with the fewest Family Members, of those where the Ghost has none; the leftmost of several. (SNK-GPAL-01)"""
    own = state.players[state.ghost].rooms
    free = [room for room in state.rooms if not own[room]]
    return min(free, key=lambda room: sum(player.rooms[room] for player in state.players), default=-1)


def next_spread(state: KatanaState) -> tuple[int, int] | None:
    """The leftmost member in a shared Room, and the leftmost empty Room it moves to; None: nothing to spread. (SNK-GPAL-02, SNK-R-42)"""
    ghost = state.players[state.ghost]
    members = {room: sum(player.rooms[room] for player in state.players) for room in state.rooms}
    shared = next((room for room in state.rooms if ghost.rooms[room] and members[room] > ghost.rooms[room]), -1)
    empty = next((room for room in state.rooms if not members[room]), -1)
    return (shared, empty) if shared >= 0 and empty >= 0 else None
