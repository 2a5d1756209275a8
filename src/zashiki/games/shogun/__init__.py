"""Shogun, by Dirk Henn: three to five Daimyos, two years, forty-five provinces, and a tower full of cubes."""

from zashiki.games.shogun.census import census
from zashiki.games.shogun.components import Printed
from zashiki.games.shogun.consequences import consequences
from zashiki.games.shogun.names import STREAMS
from zashiki.games.shogun.prepare import prepare
from zashiki.games.shogun.redeal import redeal
from zashiki.games.shogun.scoring import breakdown, outlook, prospects, scores, winners
from zashiki.games.shogun.setup import SETTINGS, forbids, new
from zashiki.games.shogun.state import ShogunState
from zashiki.games.shogun.view import own_view, view
from zashiki.games.shogun.vocabulary import VOCABULARY
from zashiki.kernel import Game, Heavy

GAME = Game(
    id="shogun",
    rules_version=1,
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
    outlook=outlook,
    census=census,
    consequences=consequences,
    state_types=(ShogunState,),
    prepare=prepare,
    forbids=forbids,
    hidden=frozenset({"lay", "move", "take_back"}),
    random_weights={"move": 0.25, "take_back": 0.05, "rethink": 0.05},
    unsearched=frozenset({"move", "take_back", "rethink"}),
    prospects=prospects,
    minutes=35,
    heavy=Heavy(5, late=0.8),
)

__all__ = ["GAME"]
