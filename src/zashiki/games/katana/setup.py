"""Setting up a game. (section 3)"""

from collections.abc import Mapping

from zashiki.games.katana.characters import let_wander
from zashiki.games.katana.components import Special
from zashiki.games.katana.ghost import new_ghost, shuffle_ghost_deck
from zashiki.games.katana.names import (
    DAIMYO_STREAM,
    FAVOR_STREAM,
    FIRST_STREAM,
    HONOR_STREAM,
    HOUSE_SPACES,
    MARKET_STREAM,
    PROMO_STREAM,
    PROMO_TILES,
    ROOM_STREAM,
    ROOMS,
    SWORD_STREAM,
    TILES,
)
from zashiki.games.katana.state import KatanaState, Player, blank_player, blank_state
from zashiki.games.katana.steps.rounds import PickStartingSword, refill_displays, reveal_honors
from zashiki.games.katana.story import chapter_of
from zashiki.kernel import Message, Setting, Setup, Value

SETTINGS = (
    Setting("ghost", (0, 1, 2, 3, 4, 5), 0),
    Setting("chapter", tuple(range(15)), 0),
    Setting("characters", ("none", "common", "all"), "none"),
    Setting("promo", (False, True), False),
    Setting("metal", (False, True), False),
    Setting("rooms", ("random", "first"), "random"),
)


def forbids(seats: int, options: Mapping[str, Value]) -> Message | None:
    """Why a table cannot be set up like this. (SNK-GSET-01, SNK-STORY-01, SNK-MIX-06, SNK-MIX-10, SNK-D-01)"""
    if seats == 1 and not options["ghost"]:
        return Message("alone_without_ghost")
    if seats == 4 and options["ghost"]:
        return Message("no_seat_for_ghost")
    if options["chapter"] and seats != 1:
        return Message("story_is_for_one")
    if options["rooms"] == "first" and options["chapter"] in (11, 12, 13):
        return Message("chapter_sets_rooms")
    if options["promo"] and options["chapter"] == 11:
        return Message("chapter_without_promo")
    return None


def automata(setup: Setup) -> int:
    """The Ghost's seat, if it plays."""
    return 1 if setup.settings["ghost"] else 0


def new(setup: Setup, key: bytes) -> KatanaState:
    """A table before the first choice."""
    state = blank_state(setup, key)
    state.players = [new_player(state) for _ in range(setup.seats)]
    if state.ghost >= 0:
        state.players.append(new_ghost(state))
        shuffle_ghost_deck(state)
    draw_rooms(state)
    fill_displays(state)
    shuffle_cards(state)
    if setup.settings["characters"] != "none":
        let_wander(state)
    if setup.settings["promo"]:
        lay_promo_tiles(state)
    choose_first_player(state)
    reveal_starting_swords(state)
    return state


def new_player(state: KatanaState) -> Player:
    """What a human starts with. (SNK-SET-02, SNK-SET-03, SNK-SET-04, SNK-SET-05, SNK-CH-07, SNK-CH-11, SNK-CH-12)"""
    box, special = state.box, state.special
    start = box.printed.setup
    locks = 0 if special.human_workers_available else box.locks[box.printed.washitsu.human_level]
    player = blank_player()
    player.workers = special.human_workers_available or start.workers_available
    player.monks = 0 if special.no_monks else start.monks_on_temple
    player.locks = locks
    player.blocked = locks
    player.family = special.family_members or start.family_members
    player.stock = list(start.starting_resources)
    player.decorators = [] if special.no_decoration else [box.start_column] * start.decorators_on_academy
    return player


def draw_rooms(state: KatanaState) -> None:
    """Five Rooms, at most one of them Passive, or the suggested first set. (SNK-SET-06, SNK-R-14)"""
    records = state.box.printed
    special = state.special
    if state.setup.settings["rooms"] == "first":
        state.rooms = tuple(room for room, record in enumerate(records.rooms) if record.first_game)
    elif special.rooms_fixed:
        state.rooms = tuple(ROOMS.index(name) for name in special.rooms_fixed)
    else:
        state.rooms = random_rooms(state, special)
    for room in state.rooms:
        state.say("room_in_play", room)


def random_rooms(state: KatanaState, special: Special) -> tuple[int, ...]:
    """Rooms drawn one by one; a Passive one too many is set aside. (SNK-SET-06, SNK-MIX-10)"""
    start = state.box.printed.setup
    deck = [room for room, name in enumerate(ROOMS) if name not in special.remove_rooms]
    state.shuffle(deck, ROOM_STREAM)
    required = [room for room in deck if ROOMS[room] in special.rooms_required]
    deck = [*required, *(room for room in deck if room not in required)]
    passive = state.box.passive
    found: list[int] = []
    for room in deck:
        if passive[room] and sum(passive[other] for other in found) == start.passive_rooms_max:
            continue
        if len(found) < (special.rooms_in_play or start.rooms_in_play):
            found.append(room)
    return tuple(found)


def fill_displays(state: KatanaState) -> None:
    """Sword tiles shuffled; every Sword space in use filled. (SNK-SET-07)"""
    swords = list(range(TILES))
    state.shuffle(swords, SWORD_STREAM)
    state.stack_of_swords = tuple(swords)
    state.swords_left = len(swords)
    state.display = [-1] * HOUSE_SPACES
    refill_displays(state)


def shuffle_cards(state: KatanaState) -> None:
    """House decks, Market, Favor and Honor cards. (SNK-SET-08, SNK-SET-09, SNK-SET-10, SNK-SET-11)"""
    box, chapter = state.box, chapter_of(state)
    daimyo = list(box.daimyo_deck[chapter])
    state.shuffle(daimyo, DAIMYO_STREAM)
    size = len(daimyo) // 4
    state.decks = tuple(tuple(daimyo[house * size : house * size + size]) for house in range(4))
    state.decks_left = [size] * 4
    market = list(box.market_deck[chapter])
    state.shuffle(market, MARKET_STREAM)
    state.market_deck = tuple(market)
    state.offer = [market[-1], market[-2]]
    state.market_left = len(market) - 2
    favors = list(range(len(box.printed.favor_cards)))
    state.shuffle(favors, FAVOR_STREAM)
    state.favors = tuple(sorted(favors[: state.humans]))
    honors = list(box.honor_deck[chapter])
    state.shuffle(honors, HONOR_STREAM)
    state.honor_deck = tuple(honors)
    state.honors_left = len(honors)
    reveal_honors(state)


def lay_promo_tiles(state: KatanaState) -> None:
    """A Promo tile at the end of each Academy row. (SNK-PROMO-01)"""
    tiles = list(range(len(PROMO_TILES)))
    state.shuffle(tiles, PROMO_STREAM)
    state.promo = tuple(tiles)
    for row, tile in enumerate(state.promo):
        state.reveal("promo_lies", tile, row)


def choose_first_player(state: KatanaState) -> None:
    """By lot; the others follow clockwise, the Ghost last. (SNK-SET-12, SNK-GSET-04)"""
    humans = state.humans
    state.first = state.roll(humans, FIRST_STREAM)
    state.order = tuple((state.first + i) % humans for i in range(humans))
    if state.ghost >= 0:
        state.order += (state.ghost,)
    state.say("first_player", state.first)


def reveal_starting_swords(state: KatanaState) -> None:
    """One Sword for each human; the last in order chooses first. (SNK-SET-13)"""
    for _ in range(state.humans):
        state.swords_left -= 1
        state.starting_swords += (state.stack_of_swords[state.swords_left],)
        state.reveal("shows_starting_sword", state.starting_swords[-1])
    state.push(PickStartingSword(tuple(seat for seat in reversed(state.order) if seat < state.humans)))
