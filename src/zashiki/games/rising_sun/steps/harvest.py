"""Harvest: a Coin for all, and the rewards of Provinces as the Bonus. (RS-HAR)"""

from zashiki.games.rising_sun.effects import gain_coins, gain_ronin, gain_vp
from zashiki.games.rising_sun.force import is_present, strongest
from zashiki.games.rising_sun.names import FROM_HARVEST
from zashiki.games.rising_sun.state import RisingSunState
from zashiki.kernel import Step, frozen


@frozen
class Harvest(Step):
    """One player's Harvest. (RS-HAR-01, RS-HAR-02)"""

    seat: int
    bonus: bool

    def run(self, state: RisingSunState) -> None:
        components = state.box
        gain_coins(state, self.seat, components.counts.harvest_coins)
        if not self.bonus:
            return
        for province, reward in enumerate(components.rewards):
            if is_present(state, self.seat, province) and strongest(state, province) == self.seat:
                state.pause()
                state.say("harvests", self.seat, province)
                gain_vp(state, self.seat, reward.vp, FROM_HARVEST)
                gain_coins(state, self.seat, reward.coins)
                gain_ronin(state, self.seat, reward.ronin)
