"""The year: Seasonal Setup, the phases of a Season, Cleanup, Winter. (RS-SEA, RS-CLN, RS-WIN)"""

from zashiki.games.rising_sun.effects import end_moment, gain_coins, new_moment, shift
from zashiki.games.rising_sun.names import (
    AUTUMN,
    CLEANUP,
    FIRST_SHRINE,
    HOSTAGE,
    KOMAINU,
    RESERVE,
    SCORING,
    SEASONAL_SETUP,
    SHINTO,
    TILE_STREAM,
    WINTER,
)
from zashiki.games.rising_sun.scoring import winter_lines
from zashiki.games.rising_sun.state import RisingSunState, count, current_player, war_row
from zashiki.games.rising_sun.steps.political import PoliticalPhase
from zashiki.games.rising_sun.steps.tea import TeaCeremonyBegins
from zashiki.games.rising_sun.steps.war import WarPhase
from zashiki.kernel import Step, frozen


@frozen
class Season(Step):
    """A Season that is played: its five parts. (RS-SEA-02)"""

    season: int

    def run(self, state: RisingSunState) -> None:
        state.push(SeasonalSetup(self.season), TeaCeremonyBegins(), PoliticalPhase(), WarPhase(), SeasonalCleanup())


@frozen
class SeasonalSetup(Step):
    """War Provinces, Season cards, income, hostages, in this order. (RS-SEA-10, RS-SEA-11, RS-SEA-12, RS-SEA-13)"""

    season: int

    def run(self, state: RisingSunState) -> None:
        components = state.box
        state.season = self.season
        state.phase = SEASONAL_SETUP
        state.say("season", self.season)
        for number, province in enumerate(war_row(state), 1):
            state.reveal("war_number", province, number)
        state.display = components.decks[state.card_set][self.season]
        state.pause()
        new_moment(state)
        for seat in state.order:
            gain_coins(state, seat, components.clans[state.clans[seat]].income)
        end_moment(state)
        state.pause()
        return_hostages(state)


def return_hostages(state: RisingSunState) -> None:
    """Hostages go back to their owners' Reserves; each captor takes a Coin for each. (RS-SEA-13)"""
    new_moment(state)
    for captor, owner, piece in state.hostages:
        shift(state, owner, piece, HOSTAGE, RESERVE)
        state.say("returns_hostage", captor, owner, piece)
        gain_coins(state, captor, state.box.counts.hostage_coins)
        state.pause()
    state.hostages = ()
    end_moment(state)


def shuffle_tiles(state: RisingSunState) -> None:
    """All ten Mandate tiles in a new order, face down. (RS-SETUP-10, RS-CLN-03)"""
    tiles = list(state.box.tiles)
    state.shuffle(tiles, TILE_STREAM)
    state.tiles = tuple(tiles)


class SeasonalCleanup(Step):
    """Coins and Ronin are returned, worshippers go home, the tiles are shuffled. (RS-CLN-01, RS-CLN-02, RS-CLN-03, RS-CLN-04, RS-CLN-05)"""

    def run(self, state: RisingSunState) -> None:
        state.phase = CLEANUP
        seats = len(state.clans)
        state.say("cleanup")
        state.coins = [0] * seats
        state.ronin = [0] * seats
        for seat in range(seats):
            for piece in (SHINTO, KOMAINU):
                for place in range(FIRST_SHRINE, FIRST_SHRINE + len(state.shrines)):
                    number = count(state, seat, piece, place)
                    if number:
                        shift(state, seat, piece, place, RESERVE, number)
        next_player = current_player(state, len(state.picks))
        state.starter = state.order.index(next_player)
        state.picks, state.called, state.drawn = (), (), 0
        if state.season == AUTUMN:
            state.push(Winter())
        else:
            shuffle_tiles(state)
            state.push(Season(state.season + 1))


class Winter(Step):
    """Winter only scores. (RS-WIN-01, RS-WIN-02, RS-WIN-03, RS-WIN-04, RS-WIN-05)"""

    def run(self, state: RisingSunState) -> None:
        state.season = WINTER
        state.phase = SCORING
        state.before_winter = tuple(state.vp)
        state.say("season", WINTER)
        state.pause()
        return_hostages(state)
        for key, points in winter_lines(state):
            for seat in state.order:
                if points[seat]:
                    state.vp[seat] += points[seat]
                    state.say("winter_" + key, seat, points[seat])
                    state.pause()
