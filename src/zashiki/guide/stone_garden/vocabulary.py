"""The keys the game speaks in, and what the numbers behind them are."""

from zashiki.guide.stone_garden.names import STONES
from zashiki.guide.stone_garden.state import TALLY
from zashiki.kernel import Vocabulary

VOCABULARY = Vocabulary(
    verbs={
        "lay": ("stone",),
        "done": (),
        "rethink": (),
        "polish": (),
        "take": ("stone",),
        "draw": (),
        "pass": (),
    },
    prompts={"lay": (), "polish": ("stone",), "take": ()},
    events={
        "round_begins": ("round#", "seat"),
        "done": ("seat",),
        "rethinks": ("seat",),
        "lays": ("seat", "stone"),
        "scores": ("seat", "stone", "points#"),
        "polishes": ("seat", "stone", "points#"),
        "takes": ("seat", "stone"),
        "turns_up": ("stone",),
        "draws": ("seat", "stone"),
        "draws_unseen": ("seat",),
        "shows_hand": ("seat", "pebbles#", "boulders#", "lanterns#", "points#"),
    },
    reasons={"no_stone_chosen": (), "bag_empty": ()},
    consequences={"points_alone": ("points#",), "points": ("points#",), "gives_up_points": ("points#",)},
    scores=TALLY,
    labels={"stone": STONES},
    fields={
        "bag": "*>stone",
        "open": "stone",
        "garden": "*>stone",
        "Player.hand": "*>stone",
        "Player.laid": "stone",
        "Lay.open": "*>seat",
    },
)
