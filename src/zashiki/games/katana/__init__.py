"""Shōgun no Katana: smiths who place Workers, slide Swords through the Forge, deliver them, and make one katana for the Shōgun.

How it is built:
- names.py numbers all things; components.py and prepare.py read what is printed on them.
- state.py holds the position; the Ghost is the seat after the humans, with a Player of its own.
- sliding.py is the Forge as pure functions, project.py the Project's; forging.py asks them about a state.
- steps/ are the rules. A turn is TakeTurn, then the steps of the area, then EndTurn. Free acts (deliver, put the katana into play,
  cards without an icon, buying benefits inside a moment) are the standing step FreeActs: offered beside any question, never asked.
- A moment is open while Player.moment is set: on one's own turn until EndTurn, on another's until the step Moment below the free
  act ends it. Cards used and not bought wait in Player.used and are discarded when it closes.
"""

from zashiki.games.katana.census import census
from zashiki.games.katana.components import Printed
from zashiki.games.katana.consequences import consequences
from zashiki.games.katana.names import STREAMS
from zashiki.games.katana.prepare import prepare
from zashiki.games.katana.redeal import redeal
from zashiki.games.katana.scoring import breakdown, outlook, scores, winners
from zashiki.games.katana.setup import SETTINGS, automata, forbids, new
from zashiki.games.katana.state import KatanaState, Player
from zashiki.games.katana.steps.rounds import FREE_ACTS
from zashiki.games.katana.view import view
from zashiki.games.katana.vocabulary import VOCABULARY
from zashiki.kernel import Game, Heavy

GAME = Game(
    id="katana",
    rules_version=3,
    seats=(1, 2, 3, 4),
    settings=SETTINGS,
    streams=STREAMS,
    printed=Printed,
    vocabulary=VOCABULARY,
    new=new,
    view=view,
    own_view=lambda state, shown, seat: shown,
    redeal=redeal,
    scores=scores,
    winners=winners,
    breakdown=breakdown,
    outlook=outlook,
    census=census,
    consequences=consequences,
    climax=frozenset({"deliver", "compose"}),
    state_types=(KatanaState, Player),
    prepare=prepare,
    forbids=forbids,
    automata=automata,
    standing=(FREE_ACTS,),
    random_weights={"cancel": 0.2, "shift": 0.15, "compose": 0.5},
    unsearched=frozenset({"cancel", "shift", "compose"}),
    minutes=35,
    heavy=Heavy(4, {"characters": "all", "promo": True, "metal": True}),
)


__all__ = ["GAME"]
