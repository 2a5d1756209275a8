"""Rising Sun (CMON, 2018): five Clans, three Seasons of politics and war, and a Winter that counts. Base box, 3 to 5 players."""

from zashiki.games.rising_sun.census import census
from zashiki.games.rising_sun.components import Printed
from zashiki.games.rising_sun.consequences import consequences
from zashiki.games.rising_sun.names import STREAMS
from zashiki.games.rising_sun.prepare import prepare
from zashiki.games.rising_sun.redeal import redeal
from zashiki.games.rising_sun.scoring import breakdown, scores, winners
from zashiki.games.rising_sun.setup import SETTINGS, new
from zashiki.games.rising_sun.state import RisingSunState
from zashiki.games.rising_sun.steps.moving import Journey, TollPolicy
from zashiki.games.rising_sun.steps.negotiation import Negotiation
from zashiki.games.rising_sun.view import own_view, view
from zashiki.games.rising_sun.vocabulary import VOCABULARY
from zashiki.kernel import Game, Heavy

GAME = Game(
    id="rising_sun",
    rules_version=4,
    seats=(3, 4, 5),
    settings=SETTINGS,
    streams=STREAMS,
    printed=Printed,
    vocabulary=VOCABULARY,
    new=new,
    view=view,
    own_view=own_view,
    redeal=redeal,
    scores=scores,
    winners=winners,
    breakdown=breakdown,
    census=census,
    consequences=consequences,
    state_types=(RisingSunState, Journey),
    prepare=prepare,
    standing=(Negotiation(), TollPolicy()),
    hidden=frozenset(
        {
            "negotiate", "approach", "add_to_deal", "take_from_deal", "drop_deal", "offer_privately", "withdraw_offer_privately",
            "refuse_offer_privately", "propose_privately", "withdraw_privately", "refuse_privately", "raise_bid", "lower_bid",
        }
    ),
    veiled=frozenset({"hide"}),
    random_weights={
        "negotiate": 0.08, "drop_deal": 0.5, "take_from_deal": 0.1, "offer": 0.3, "offer_privately": 0.3, "withdraw_offer": 0.1,
        "withdraw_offer_privately": 0.1, "propose": 0.5, "propose_privately": 0.3, "withdraw": 0.1, "withdraw_privately": 0.1,
        "rethink": 0.1, "lower_bid": 0.5, "toll_policy": 0.02,
    },
    unsearched=frozenset(
        {
            "negotiate", "drop_deal", "take_from_deal", "offer", "offer_privately", "withdraw_offer", "withdraw_offer_privately", "propose",
            "propose_privately", "withdraw", "withdraw_privately", "rethink", "lower_bid", "toll_policy",
        }
    ),
    minutes=30,
    heavy=Heavy(5, late=0.85),
)  # fmt: skip

__all__ = ["GAME"]
