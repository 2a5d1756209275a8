"""A table to test rules at: set a position up by hand, ask one thing, look."""

from zashiki.games import standard_set
from zashiki.games.rising_sun import GAME
from zashiki.games.rising_sun.effects import new_moment, shift
from zashiki.games.rising_sun.force import present
from zashiki.games.rising_sun.names import (
    BONSAI,
    BUSHI,
    CARDS,
    DRAGONFLY,
    EDO,
    FIRST_MONSTER,
    KOI,
    LOTUS,
    PIECES,
    PLACES,
    POLITICAL,
    RESERVE,
    SOURCES,
    STRIDE,
    TURTLE,
    WAR,
)
from zashiki.games.rising_sun.state import RisingSunState, count, put, war_row
from zashiki.games.rising_sun.steps.battle import BattleBegins
from zashiki.games.rising_sun.steps.political import MandateTurn
from zashiki.games.rising_sun.steps.war import WarProvince
from zashiki.kernel import Event, Option, Refusal, Step, Value, advance, apply, options, prompt, settle, start

Log = list[tuple[str, *tuple[int, ...]]]
SEATS = [(0, 1, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]  # who plays the parts of the story


def fresh(seats: int, seed: str = "table", **chosen: Value) -> RisingSunState:
    """A new game at its first question."""
    state: RisingSunState = start(GAME, settle(GAME, seats, chosen, standard_set("rising_sun")), seed)
    return state


def table(*clans: int, card_set: str = "archway", shrines: str = "first", seed: str = "table") -> RisingSunState:
    """The first Tea Ceremony: seat 0 has the first Clan named, and so on."""
    state = fresh(len(clans), seed, set=card_set, shrines=shrines)
    for seat, clan in enumerate(clans):
        choose(state, seat, "choose_clan", clan)
    return state


def bare(*clans: int, card_set: str = "archway") -> RisingSunState:
    """A table in the Political Phase with everything in the Reserves, no Coins, and nobody asked."""
    state = table(*clans, card_set=card_set)
    for seat in range(len(clans)):
        for piece in range(len(PIECES)):
            for province in range(8):
                shift(state, seat, piece, province, RESERVE, count(state, seat, piece, province))
    state.coins = [0] * len(clans)
    state.phase = POLITICAL
    state.stack = []
    state.events = []
    return state


def stand(state: RisingSunState, seat: int, piece: int, place: int, number: int = 1) -> None:
    """Put pieces from the Reserve somewhere."""
    assert count(state, seat, piece, RESERVE) >= number, "the Reserve has too few"
    shift(state, seat, piece, RESERVE, place, number)


def own(state: RisingSunState, seat: int, card: int, copies: int = 1) -> None:
    """Give a seat a card; a Monster's figure comes to the Reserve."""
    at = seat * len(CARDS) + card
    state.cards = put(state.cards, at, state.cards[at] + copies)
    piece = state.box.monster_of[card]
    if piece >= 0:
        state.monster_owner = put(state.monster_owner, piece - FIRST_MONSTER, seat)
        state.pieces[seat * STRIDE + piece * PLACES + RESERVE] += 1


def join(state: RisingSunState, seat: int, other: int) -> None:
    """Make two seats Allies."""
    state.ally[seat], state.ally[other] = other, seat


def ask(state: RisingSunState, *steps: Step) -> None:
    """Let these steps happen now, in one moment of gain."""
    state.stack = []
    state.events = []
    new_moment(state)
    state.push(*steps)
    advance(state)


def choose(state: RisingSunState, seat: int, verb: str, *args: int) -> list[Event]:
    """Make a choice that must be legal."""
    return apply(GAME, state, seat, Option(verb, args))


def offered(state: RisingSunState, seat: int, verb: str) -> list[tuple[int, ...]]:
    """The numbers with which a verb is offered to a seat."""
    return [option.args for option in options(GAME, state, seat) if option.verb == verb]


def verbs(state: RisingSunState, seat: int) -> set[str]:
    """The verbs a seat can choose from, free acts not counted."""
    return {option.verb for option in options(GAME, state, seat)} - set(GAME.acts)


def asked(state: RisingSunState) -> tuple[int, ...]:
    """Who must choose now."""
    return state.stack[-1].actors(state) if state.stack else ()


def question(state: RisingSunState) -> str:
    """The key of what is being asked."""
    return state.stack[-1].key if state.stack else ""


def refusals(state: RisingSunState, seat: int) -> list[Refusal]:
    """What a seat is told it cannot do."""
    put_ = prompt(GAME, state, seat)
    return put_.refused if put_ else []


def mandate(state: RisingSunState, seat: int, what: int) -> None:
    """A Mandate Turn in which this seat plays this Mandate; nothing follows it."""
    tiles = list(state.box.tiles)
    tiles.remove(what)
    state.tiles = (what, *tiles)
    state.picks, state.called, state.drawn = (), (), 0
    state.starter = state.order.index(seat)
    state.phase = POLITICAL
    ask(state, MandateTurn())
    if state.clans[seat] == LOTUS:
        choose(state, seat, "hide", what)
        choose(state, seat, "name", what)
    else:
        choose(state, seat, "select", what)


def decline(state: RisingSunState) -> None:
    """Whoever is asked first declines what is offered."""
    seat = asked(state)[0]
    choose(state, seat, next(verb for verb in ("done", "pass", "stay") if verb in verbs(state, seat)))


def finish(state: RisingSunState) -> None:
    """Everybody declines whatever is still offered."""
    while state.stack:
        decline(state)


def until(state: RisingSunState, seat: int) -> None:
    """Everybody asked before this seat declines."""
    while asked(state) != (seat,):
        decline(state)


def fight(state: RisingSunState, province: int) -> None:
    """A Battle among all who have Force in a Province, at its bids; nothing follows it."""
    state.phase = WAR
    ask(state, BattleBegins(province, tuple(present(state, province))))


def wage(state: RisingSunState, *provinces: int) -> None:
    """The War Provinces of this Season: these first, then others."""
    rest = [province for province in range(8) if province not in provinces]
    start_ = state.season * 8
    state.piles = (*state.piles[:start_], *provinces, *rest, *state.piles[start_ + 8 :])
    state.phase = WAR
    assert war_row(state)[: len(provinces)] == list(provinces)
    ask(state, WarProvince(0))


def bid(state: RisingSunState, seat: int, seppuku: int = 0, hostage: int = 0, ronin: int = 0, poets: int = 0) -> None:
    """Split Coins over the four Advantages and be done."""
    for advantage, coins in enumerate((seppuku, hostage, ronin, poets)):
        for _ in range(coins):
            choose(state, seat, "raise_bid", advantage)
    choose(state, seat, "done")


def told(state: RisingSunState, key: str) -> list[tuple[int, ...]]:
    """The numbers of the events of that key in the last choice."""
    return [event.args for event in state.events if event.key == key]


def source(name: str) -> int:
    """The number of what gives Victory Points."""
    return SOURCES.index(name)


def armies(*bushi: int, coins: int = 10, clans: tuple[int, ...] = (DRAGONFLY, LOTUS, BONSAI, TURTLE, KOI)) -> RisingSunState:
    """So many Bushi of each seat in Edo; three seats at least."""
    seats = max(3, len(bushi))
    state = bare(*clans[:seats])
    for seat, number in enumerate(bushi):
        stand(state, seat, BUSHI, EDO, number)
    state.coins = [coins] * seats
    state.honor = list(range(seats))
    return state


def seated(seats: tuple[int, int, int], *clans: int) -> RisingSunState:
    """A bare table where these seats have these Clans; the first is highest in Honor."""
    state = bare(*(clans[seats.index(seat)] for seat in range(3)))
    state.honor = list(seats)
    return state


def log(events: list[Event]) -> Log:
    """Events as keys and numbers."""
    return [(event.key, *event.args) for event in events]


def asked_with(state: RisingSunState, seat: int) -> tuple[int, ...]:
    """The numbers in the question that a seat is asked."""
    assert state.stack[-1].actors(state)[0] == seat
    return state.stack[-1].prompt(state, seat).args
