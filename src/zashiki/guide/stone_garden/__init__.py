"""Stone Garden: two to four players lay stones in secret, polish what is in vain, and draw new ones."""

from zashiki.guide.stone_garden.census import census
from zashiki.guide.stone_garden.components import Printed
from zashiki.guide.stone_garden.consequences import consequences
from zashiki.guide.stone_garden.names import STREAMS
from zashiki.guide.stone_garden.prepare import prepare
from zashiki.guide.stone_garden.redeal import redeal
from zashiki.guide.stone_garden.scoring import breakdown, scores, winners
from zashiki.guide.stone_garden.setup import SETTINGS, new
from zashiki.guide.stone_garden.state import STATE_TYPES
from zashiki.guide.stone_garden.view import view
from zashiki.guide.stone_garden.vocabulary import VOCABULARY
from zashiki.kernel import Game, Heavy

GAME = Game(
    id="stone_garden",
    rules_version=1,
    seats=(2, 3, 4),
    settings=SETTINGS,
    streams=STREAMS,
    printed=Printed,
    vocabulary=VOCABULARY,
    new=new,
    view=view,
    redeal=redeal,
    scores=scores,
    winners=winners,
    breakdown=breakdown,
    census=census,
    consequences=consequences,
    state_types=STATE_TYPES,
    prepare=prepare,
    hidden=frozenset({"lay"}),
    random_weights={"rethink": 0.1},
    unsearched=frozenset({"rethink"}),
    minutes=3,
    heavy=Heavy(4, {"length": "long"}),
)

__all__ = ["GAME"]
