"""How a beginner plays: loyal, fond of dear cards and great armies, and blind to what others may do.

The mistakes are those of people in their first game: figures go where one is strong already, or where a War looks won if nobody hires
Ronin; what is left behind is forgotten; Coins are spent on the dearest card, and the rest on the first Battle, for what one would like to
have; figures are too dear for Seppuku; a Mandate is chosen for what it brings oneself, whatever it gives the others.
"""

from collections.abc import Sequence

from zashiki.games.rising_sun.bot.judge import bargain, index_of, lay, tea, worked_out
from zashiki.games.rising_sun.bot.outlook import KAMI, Outlook, forces, piece_force
from zashiki.games.rising_sun.force import strongest
from zashiki.games.rising_sun.names import (
    FIGURES,
    HARVEST,
    HIRE_RONIN,
    IMPERIAL_POETS,
    MARSHAL,
    PROTECTED,
    RECRUIT,
    RESERVE,
    TAKE_HOSTAGE,
    TRAIN,
)
from zashiki.games.rising_sun.state import RisingSunState, count, reserve, strongholds_on_map
from zashiki.games.rising_sun.steps.advantages import ronin_for_hire
from zashiki.games.rising_sun.steps.battle import Bid
from zashiki.games.rising_sun.steps.negotiation import Negotiation
from zashiki.games.rising_sun.steps.purchases import card_price, on_display
from zashiki.games.rising_sun.steps.tea import TeaCeremony
from zashiki.kernel import Option

ANSWERED = frozenset({"accept_offer", "refuse_offer", "refuse_offer_privately", "drop_deal"})
SIMPLE = {"hire_ronin": 1.0, "take_vp": 1.0, "rise": 1.0, "pay_toll": 1.0, "spare": 1.0, "charge": 1.0, "steal_coins": 1.0, "stay": 0.7}
PLACED = frozenset({"summon", "place_bushi", "move", "build"})
AGAINST = frozenset({"replace", "replace_worshipper", "assassinate", "slay", "capture"})
ENDING = frozenset({"done", "pass"})
NEVER = -9.0


def suggest(state: RisingSunState, seat: int, options: Sequence[Option], keen: bool) -> int:
    """What a beginner takes; if keen, as it is worked out."""
    if keen:
        return worked_out(state, seat, options)
    top, verbs = state.stack[-1], {option.verb for option in options}
    if not verbs.isdisjoint(ANSWERED):
        return bargain(state, seat, options)
    if isinstance(top, TeaCeremony):
        return tea(state, seat, options, False)
    if seat not in top.actors(state):
        return -1
    if isinstance(top, Bid):
        return lay(state, seat, options, first_bid(state, seat))
    if "commit_seppuku" in verbs:
        return index_of(options, "pass")
    eyes = Eyes(state, seat)
    liked = [(eyes.liking(option), -i) for i, option in enumerate(options) if option.verb not in Negotiation.verbs]
    if max(liked)[0] <= 0.0 and verbs.isdisjoint(ENDING):
        return -1
    return -max(liked)[1]


class Eyes:
    """A position as a beginner sees it: the figures on the Map, and the Wars to come."""

    def __init__(self, state: RisingSunState, seat: int) -> None:
        self.state, self.seat, self.ally = state, seat, state.ally[seat]
        self.mine = forces(state, seat)
        self.outlook = Outlook(state, seat)

    def liking(self, option: Option) -> float:
        """How much a beginner likes an option; ending comes when there is nothing to like."""
        verb, args = option
        if verb in PLACED:
            return self.placing(verb, args)
        if verb in AGAINST:
            owner, piece = args[:2]
            return NEVER if owner in (self.seat, self.ally) else 0.5 + piece_force(self.state, owner, piece)
        if verb in ("select", "name"):
            return 0.1 + self.mandate(args[0])
        if verb == "hide":
            return 9.0 - self.mandate(args[0])
        if verb in ("buy", "buy_at_full_price"):
            return 0.5 + self.state.box.costs[args[0]] - 0.1 * (verb != "buy")
        if verb in ("worship", "place_shinto"):
            return KAMI[args[-1]]
        return SIMPLE.get(verb, 0.0 if verb in ENDING else -1.0)

    def placing(self, verb: str, args: tuple[int, ...]) -> float:
        """Where there is a War to come and one would have more Force than anybody else has now; else where one is strong."""
        province = args[-1]
        if verb == "build":
            reward = self.state.box.rewards[province]
            return 0.5 + reward.vp + 0.3 * reward.coins
        more = piece_force(self.state, self.seat, args[0] if verb != "place_bushi" else 0)
        hoped = self.outlook.prizes[province] if self.mine[province] + more > self.outlook.rivals[province] else 0.0
        if verb == "move":
            settled = self.mine[province] > self.outlook.rivals[province]
            return NEVER if settled or not more else hoped - 0.5
        return 0.5 + more + 0.3 * hoped + 0.5 * self.mine[province]

    def mandate(self, number: int) -> float:
        """What a Mandate brings oneself, at once."""
        state, seat = self.state, self.seat
        if number == HARVEST:
            rewards = [state.box.rewards[province] for province in range(8) if strongest(state, province) == seat]
            return float(sum(reward.vp + reward.coins + reward.ronin for reward in rewards))
        if number == RECRUIT:
            return 1.5 * min(strongholds_on_map(state, seat) + 1, sum(count(state, seat, piece, RESERVE) for piece in reserve(state, seat)))
        if number == MARSHAL:
            return 3.0 + (1.5 if state.coins[seat] >= 3 else 0.0)
        if number == TRAIN:
            able = [card for card in on_display(state) if card_price(state, seat, card, 1) <= state.coins[seat]]
            return max((1.0 + state.box.costs[card] for card in able), default=0.0)
        return 2.0 if self.ally < 0 else 0.0


def first_bid(state: RisingSunState, seat: int) -> list[int]:
    """Two thirds of the Coins on what one would like to have: a hostage, else Ronin, else the poets; the others are not thought of."""
    wished = [0, 0, 0, 0]
    foes = [other for other in state.fighters if other not in (seat, state.ally[seat])]
    captives = sum(count(state, other, piece, state.battle) for other in foes for piece in FIGURES if piece not in PROTECTED)
    liked = TAKE_HOSTAGE if captives else HIRE_RONIN if ronin_for_hire(state, seat) else IMPERIAL_POETS
    wished[liked] = (2 * state.coins[seat] + 2) // 3
    return wished
