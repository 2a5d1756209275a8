"""The frame of the game: starting Swords, four rounds of turns, restore, the end. (sections 3, 4, 15, 16)"""

from zashiki.games.katana.characters import score_bowls
from zashiki.games.katana.effects import discard_used, enter_sword, gain_coins
from zashiki.games.katana.ghost import restore_ghost_deck
from zashiki.games.katana.names import FIRST_SPACE, HOUSE_SPACES, KOMAINU, SPACES, STARTING
from zashiki.games.katana.options import PICK_SWORD
from zashiki.games.katana.scoring import final_scoring, settle_favor_i
from zashiki.games.katana.state import KatanaState, one_less
from zashiki.games.katana.steps.chapters import PayTemple
from zashiki.games.katana.steps.free_acts import FreeActs
from zashiki.games.katana.steps.ghost import GhostTurn
from zashiki.games.katana.steps.metal import MetalKatana
from zashiki.games.katana.steps.turn import TakeTurn
from zashiki.games.katana.story import end_chapter
from zashiki.games.katana.washitsu import block_again
from zashiki.kernel import DONE, Option, Step, frozen

FREE_ACTS = FreeActs()


@frozen
class PickStartingSword(Step):
    """From the last player counter-clockwise each takes one of the revealed Swords; the first player gets the last. (SNK-SET-13)"""

    waiting: tuple[int, ...]

    def actors(self, state: KatanaState) -> tuple[int, ...]:
        return self.waiting[:1] if len(self.waiting) > 1 else ()

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return [PICK_SWORD[sword] for sword in state.starting_swords]

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        state.push(PickStartingSword(self.waiting[1:]))
        start_with(state, seat, option.args[0])

    def run(self, state: KatanaState) -> None:
        start_with(state, self.waiting[0], state.starting_swords[0])
        state.push(BeginRound())


def start_with(state: KatanaState, seat: int, sword: int) -> None:
    """The Sword onto the Forge with the Starting Sashimono; the Coins of both. (SNK-SET-14, SNK-SET-15, SNK-SET-16)"""
    place = state.order.index(seat)
    state.starting_swords = one_less(state.starting_swords, sword)
    state.say("picks_sword", seat, sword)
    enter_sword(state, seat, sword, STARTING + place)
    gain_coins(state, seat, state.box.coins[sword] + state.box.printed.setup.starting_sashimono_coins[place])


class BeginRound(Step):
    """The next round: turns in order, then its end. (SNK-RND-01)"""

    def run(self, state: KatanaState) -> None:
        state.round += 1
        state.say("round_begins", state.round)
        state.push(NextTurn(0), EndRound())


@frozen
class NextTurn(Step):
    """Whose turn it is: the next in order who has not passed; nobody: the phase is over. (SNK-RND-02)"""

    place: int  # in the order of this round

    def run(self, state: KatanaState) -> None:
        order, players = state.order, state.players
        for place in PLACES_FROM[self.place][len(order)]:
            seat = order[place]
            if not players[seat].passed:
                state.active = seat
                turns = TURNS if seat < state.setup.seats else GHOST_TURNS
                state.stack += turns[place][seat]
                return
        state.active = -1


@frozen
class EndTurn(Step):
    """The area is resolved: more free acts or purchases, or the turn and its moment end. (SNK-D-36, SNK-R-71)"""

    seat: int

    def actors(self, state: KatanaState) -> tuple[int, ...]:
        return (self.seat,) if FREE_ACTS.has_some(state, self.seat) else ()

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return [DONE]

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        self.run(state)

    def run(self, state: KatanaState) -> None:
        discard_used(state, self.seat)
        for player in state.players:
            if player.paid:  # else no card under its lines sleeps
                player.paid = 0
                player.dormant = ()
        if state.katanas_this_turn:
            settle_favor_i(state)


# By the place that comes first and the number of players: the places in order
PLACES_FROM = tuple(tuple(tuple((first + i) % (seats or 1) for i in range(seats)) for seats in range(5)) for first in range(5))
# A turn, its end and what follows, by place and seat; the last one happens first
TURNS = tuple(tuple((NextTurn(place + 1), EndTurn(seat), TakeTurn(seat)) for seat in range(4)) for place in range(4))
GHOST_TURNS = tuple(tuple((NextTurn(place + 1), EndTurn(seat), GhostTurn(seat)) for seat in range(4)) for place in range(4))


class EndRound(Step):
    """After the last pass: Bowls, Metal Katana, the Temple's due; then restore, or after round 4 the end. (SNK-RND-01, SNK-MIX-08)"""

    def run(self, state: KatanaState) -> None:
        last = state.round == len(state.box.printed.rounds)
        score_bowls(state)
        temple = [PayTemple()] if state.special.pay_temple_each_round else []
        state.push(MetalKatana(), *temple, FinalScoring() if last else Restore())


class Restore(Step):
    """Everything is made ready for the next round. (SNK-REST-01, SNK-REST-02, SNK-REST-03, SNK-REST-04, SNK-REST-05, SNK-REST-06)"""

    def run(self, state: KatanaState) -> None:
        state.order = next_order(state)
        state.say("first_player", state.order[0])
        call_home(state)
        state.pause()
        refill_displays(state)
        state.pause()
        reveal_honors(state)
        state.pause()
        if state.ghost >= 0:
            restore_ghost_deck(state)
        state.push(BeginRound())


def next_order(state: KatanaState) -> tuple[int, ...]:
    """The order of the next round: from the owner of the miniature on Komainu, else from the left neighbour. (SNK-REST-02)

    The Ghost plays last; first only by a Worker of its own there, and then the humans keep their order. (SNK-GREST-01, SNK-R-37)
    """
    figure = state.board[FIRST_SPACE[KOMAINU]]
    owner, humans, ghost = figure >> 1, state.humans, state.ghost
    if ghost >= 0 and owner == ghost:
        return (ghost, *(seat for seat in state.order if seat != ghost))
    state.first = owner if figure >= 0 else (state.first + 1) % humans
    order = tuple((state.first + i) % humans for i in range(humans))
    return (*order, ghost) if ghost >= 0 else order


def call_home(state: KatanaState) -> None:
    """Monks to the Temple, Workers to their owners. (SNK-REST-03)"""
    counts = state.box.printed.component_counts
    block_again(state)
    state.board = [-1] * SPACES
    for player in state.players:
        player.passed = False
        player.pointing = ()
        player.workers = counts.workers_per_player - player.blocked.bit_count()
    monks = 0 if state.special.no_monks else state.box.printed.setup.monks_on_temple
    for player in state.players[: state.humans]:
        player.monks = monks


def refill_displays(state: KatanaState) -> None:
    """The empty Sword spaces in use from the stack. (SNK-REST-04, SNK-SET-07)"""
    for space in range(HOUSE_SPACES):
        if state.display[space] < 0 and state.usable(space) and state.swords_left:
            state.swords_left -= 1
            state.display[space] = state.stack_of_swords[state.swords_left]
            state.reveal("shows_sword", state.display[space], space)


def reveal_honors(state: KatanaState) -> None:
    """As many Honor cards as there are players, the Ghost included. (SNK-REST-05, SNK-SET-11)"""
    for _ in range(min(len(state.players), state.honors_left)):
        state.honors_left -= 1
        state.honors += (state.honor_deck[state.honors_left],)
        state.reveal("shows_honor", state.honors[-1])


class FinalScoring(Step):
    """The end of the game. (section 16)"""

    def run(self, state: KatanaState) -> None:
        final_scoring(state)
        end_chapter(state)
