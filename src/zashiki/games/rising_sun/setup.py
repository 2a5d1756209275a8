"""The beginning: a table before the first step, the choice of Clans, and what lies on the board. (RS-SETUP)"""

from zashiki.games.rising_sun.effects import shift
from zashiki.games.rising_sun.names import (
    BUSHI,
    CARDS,
    CLANS,
    DAIMYO,
    MONSTERS,
    PLACES,
    RESERVE,
    SETS,
    SETUP_STREAM,
    SHINTO,
    SHRINES,
    SPRING,
    STRIDE,
    STRONGHOLD,
    TOKEN_STREAM,
)
from zashiki.games.rising_sun.prepare import Box
from zashiki.games.rising_sun.state import NO_DRAFT, RisingSunState, put
from zashiki.games.rising_sun.steps.season import Season, shuffle_tiles
from zashiki.kernel import AskSeat, Option, Setting, Setup, Step, frozen, option

SETTINGS = (
    Setting("set", ("archway", "horseman", "teapot", "random"), "archway"),
    Setting("shrines", ("random", "first"), "random"),
    Setting("clans", ("choose", "random"), "choose"),
)


def new(setup: Setup, key: bytes) -> RisingSunState:
    """A table at which nobody has a Clan yet."""
    seats = setup.seats
    state = RisingSunState(
        setup=setup,
        key=key,
        chance=[0, 0, 0],
        clans=(-1,) * seats,
        order=(),
        honor=[],
        card_set=0,
        shrines=(),
        pieces=[0] * (seats * STRIDE),
        monster_owner=(-1,) * len(MONSTERS),
        cards=(0,) * (seats * len(CARDS)),
        display=(0,) * len(CARDS),
        vp=[0] * seats,
        coins=[0] * seats,
        ronin=[0] * seats,
        ally=[-1] * seats,
        allied_seasons=(0,) * seats,
        betrayals=(0,) * seats,
        drafts=NO_DRAFT * seats,
        bids=[0] * (seats * 4),
        hired=(0,) * seats,
        before=(0,) * seats,
        toll_policy=(0,) * seats,
    )
    if setup.settings["clans"] == "random":
        clans = list(range(len(CLANS)))
        state.shuffle(clans, SETUP_STREAM)
        state.clans = tuple(clans[:seats])
    state.push(*(ChooseClan(seat) for seat in range(seats) if state.clans[seat] < 0), SetUpBoard())
    return state


@frozen
class ChooseClan(AskSeat):
    """Each player takes a Clan that nobody has. (RS-SETUP-01, RS-DEC-01)"""

    seat: int

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [option("choose_clan", clan) for clan in range(len(CLANS)) if clan not in state.clans]

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        state.clans = put(state.clans, seat, option.args[0])


class SetUpBoard(Step):
    """Seats, Honor, figures, Shrines, cards, tokens and tiles.

    (RS-SETUP-02, RS-SETUP-03, RS-SETUP-04, RS-SETUP-05, RS-SETUP-06, RS-SETUP-07, RS-SETUP-08, RS-SETUP-09, RS-SETUP-10, RS-SETUP-11)
    """

    def run(self, state: RisingSunState) -> None:
        state.order = tuple(sorted(range(len(state.clans)), key=lambda seat: state.clans[seat]))
        state.honor = list(state.order)
        for seat in state.order:
            state.say("plays_clan", seat, state.clans[seat])
            set_up_clan(state, seat)
        components = state.box
        choose_shrines(state, components)
        choose_set(state)
        for _ in SETS:
            pile = list(range(8))
            state.shuffle(pile, TOKEN_STREAM)
            state.piles += tuple(pile)
        shuffle_tiles(state)
        state.push(Season(SPRING))


def set_up_clan(state: RisingSunState, seat: int) -> None:
    """All pieces to the Reserve, then a Daimyo, a Bushi and a Stronghold to the Home Province. (RS-SETUP-05, RS-SETUP-06)"""
    components = state.box
    clan = components.clans[state.clans[seat]]
    home = components.homes[state.clans[seat]]
    for piece, number in ((BUSHI, clan.bushi), (SHINTO, clan.shinto), (DAIMYO, clan.daimyo), (STRONGHOLD, clan.strongholds)):
        state.pieces[seat * STRIDE + piece * PLACES + RESERVE] = number
    for piece in (DAIMYO, BUSHI, STRONGHOLD):
        shift(state, seat, piece, RESERVE, home)


def choose_shrines(state: RisingSunState, components: Box) -> None:
    """Four of the seven, by chance or those of the first game. (RS-SETUP-07)"""
    if state.setup.settings["shrines"] == "first":
        used = [shrine for shrine in range(len(SHRINES)) if components.shrines[shrine].first_game]
        state.shrines = tuple(sorted(used, key=lambda shrine: components.shrines[shrine].first_game))
    else:
        shrines = list(range(len(SHRINES)))
        state.shuffle(shrines, SETUP_STREAM)
        state.shrines = tuple(shrines[:4])
    for shrine in state.shrines:
        state.say("shrine", shrine)


def choose_set(state: RisingSunState) -> None:
    """The Set added to the Core cards. (RS-SETUP-08)"""
    wanted = state.setup.settings["set"]
    state.card_set = state.roll(len(SETS), SETUP_STREAM) if wanted == "random" else SETS.index(str(wanted))
    state.say("card_set", state.card_set)
