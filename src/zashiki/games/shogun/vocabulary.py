"""The keys the game speaks in, and what the numbers behind them are."""

from zashiki.games.shogun import names
from zashiki.games.shogun.scoring import LINES
from zashiki.games.shogun.state import STAGES
from zashiki.kernel import Vocabulary

THROWN = tuple(f"{what}_{colour}#" for what in ("went_in", "had_stuck", "new_fell", "old_fell") for colour in names.CUBES)

VOCABULARY = Vocabulary(
    verbs={
        "choose_daimyo": ("daimyo",), "take": ("card",), "draw": (), "refresh": (), "place": ("armies#",),
        "lay": ("card", "space"), "move": ("card", "space"), "take_back": ("card",), "done": (), "rethink": (),
        "take_position": ("position",), "march": ("to=province", "armies#"), "shift": ("to=province", "armies#"), "pass": (),
        "revolt_next": ("province",),
    },
    prompts={
        "choose_daimyo": (), "draft": (), "place_group": ("province",), "plan": (), "choose_position": ("rank#",),
        "move_on": ("province", "armies#"), "march": ("province", "armies#"), "winter_revolts": ("revolts#", "farmers#"),
    },
    events={
        "chooses_daimyo": ("seat", "daimyo"), "draft_begins": ("seat",), "turns_up_card": ("card",), "refreshes": ("seat",),
        "takes": ("seat", "card"), "draws": ("seat", "card"), "places": ("seat", "province", "armies#"),
        "draft_ends": ("neutral#",), "gets_list": ("seat", "list"),
        "year_begins": ("year#",), "event_card": ("event_card",), "season_begins": ("year#", "season"), "season_ends": ("season",),
        "year_ends": ("year#",), "game_ends": (),
        "actions_laid_out": ("first=action", "second=action", "third=action", "fourth=action", "fifth=action"),
        "specials_laid_out": ("first=special", "second=special", "third=special", "fourth=special", "fifth=special"),
        "done": ("seat",), "rethinks": ("seat",), "planned": (),
        "event_strikes": ("event_card",), "bids": ("seat", "card", "chests#"), "drawn_for_tie": ("seat",),
        "takes_position": ("seat", "position", "special"),
        "action_begins": ("slot#", "action"), "shows": ("seat", "card", "action"), "turns_up": ("slot#", "action"),
        "cannot": ("seat", "action", "province", "obstacle"),
        "builds": ("seat", "building", "province", "chests#"), "calms": ("seat", "province", "markers#"),
        "collects_rice": ("seat", "province", "rice#"), "collects_taxes": ("seat", "province", "chests#"),
        "deploys": ("seat", "province", "armies#", "chests#"), "moves": ("seat", "from=province", "to=province", "armies#"),
        "attacks": ("seat", "from=province", "to=province", "attackers#", "defender=seat", "defenders#"),
        "attacks_neutral": ("seat", "from=province", "to=province", "attackers#", "farmers#"),
        "throw": ("cubes#", "fell#", *THROWN),
        "conquers": ("seat", "province", "attackers#", "defenders#", "farmers#", "left#"),
        "holds": ("seat", "province", "attackers#", "defenders#", "farmers#", "left#"),
        "tie": ("seat", "defender=seat", "province", "attackers#", "defenders#", "farmers#"),
        "stays_neutral": ("seat", "province", "attackers#", "farmers#"),
        "revolt": ("seat", "province", "armies#", "farmers#"),
        "revolt_crushed": ("seat", "province", "armies#", "farmers#", "left#"),
        "revolt_succeeds": ("seat", "province", "armies#", "farmers#"),
        "marker": ("province", "markers#"), "becomes_neutral": ("province",), "takes_card": ("seat", "card"),
        "loses_plan": ("seat", "card", "space"),
        "winter": ("event_card", "rice#"),
        "feeds": ("seat", "provinces#", "rice#", "short#", "revolts#", "farmers#"), "drawn_for_revolt": ("seat", "province"),
        "majority": ("seat", "region", "building", "points#"),
        "scores": ("seat", "provinces#", "buildings#", "castles#", "temples#", "theatres#", "points#", "total#"),
    },
    reasons={
        "bid_too_dear": ("chests#",), "spaces_left": ("cards#",), "not_faced_before": (), "must_march": (),
        "temple_peace": ("province",), "one_stays": ("armies#",), "fixed_needs_sun": (), "no_such_seat": ("seats#",),
    },
    consequences={
        "costs": ("chests#",), "chests": ("chests#",), "rice": ("rice#",), "sites": ("sites#",), "armies": ("armies#",),
        "joins": ("armies#",), "odds": ("conquered#",), "odds_else": ("held#", "neutral#"),
        "holds": ("held#",), "gives_up_move": (), "no_action": (), "revolt": ("markers#",),
        "revolt_odds": ("markers#", "held#"), "by_luck": (), "unpaid": (), "in_vain": ("actions#",), "plan_costs": ("cost#", "chests#"),
        "special": ("special",),
    },
    scores=LINES,
    labels={
        "province": names.PROVINCES, "card": names.CARDS, "space": names.SPACES, "action": names.ACTIONS, "special": names.SPECIALS,
        "event_card": names.EVENTS, "building": names.BUILDINGS, "region": names.REGIONS, "daimyo": names.DAIMYOS,
        "season": names.SEASONS, "position": names.POSITIONS, "list": names.LISTS, "obstacle": names.OBSTACLES, "stage": STAGES,
        "payment": names.PAYMENTS, "cube": names.CUBES,
    },
    fields={
        "owner": "province>seat", "armies": "province>#", "buildings": "province>#", "markers": "province>#", "tiles": "building>#",
        "daimyo": "*>daimyo", "hand": "*>*>card", "plan": "*>space>card", "position": "*>position", "special": "special>seat",
        "slots": "*>action", "displayed": "*>special", "event": "event_card", "event_deck": "*>event_card",
        "open_events": "*>event_card", "used_events": "*>event_card", "draft_deck": "*>card", "display": "*>card", "faced": "*>*>card",
    },
)  # fmt: skip
