"""The keys the game speaks in, and what the numbers behind them are."""

from zashiki.games.katana import module_words, things
from zashiki.games.katana.state import FROM_HONORS, TALLY
from zashiki.kernel import Vocabulary

LABELS = {
    "resource": things.RESOURCES,
    "decorator": things.RESOURCES,  # the Decorator of that Resource's Academy row
    "sword": things.SWORD_IDS,
    "cell": things.CELL_IDS,
    "line": things.LINES,
    "card": things.CARDS,  # before a player
    "offer": things.CARDS,  # on show at the Market or on top of a House deck
    "figure": things.FIGURES,
    "space": things.SPACE_IDS,
    "area": things.AREAS,
    "house": things.SASHIMONOS,
    "sashimono": things.SASHIMONOS,
    "banner": things.BANNERS,
    "room": things.ROOMS,
    "honor": things.HONORS,
    "favor": things.FAVORS,
    "shame": things.SHAMES,
    "character": things.CHARACTERS,
    "kogeika": things.KOGEIKA_TOKENS,
    "geisha": things.GEISHA_TOKENS,
    "kaji": things.KAJI_CARDS,
    "promo": things.PROMO_TILES,
    "chapter": things.CHAPTERS,
}

VERBS = {
    # setup and turns
    "pick_sword": ("sword",), "place": ("figure", "space"), "take_sword": ("figure", "sword"), "forge": ("figure", "line"),
    "pass_taking": ("honor",), "pass": (), "forgo": (), "done": (), "play": ("card",),
    # areas
    "take_sashimono": ("sashimono",), "buy_resource": ("resource",), "straight": ("sword",), "take_card": ("offer",),
    "move": ("sword",), "extra_move": ("sword",), "swap": ("sword", "other=sword"),
    "advance": ("decorator",), "decorate": ("sword", "resource"),
    "send": ("room",), "shift": ("from=room", "to=room"), "room": ("room",), "room_move": ("room", "sword"),
    "room_swap": ("room", "sword", "other=sword"), "room_advance": ("room", "decorator"),
    # delivery and katana
    "activate": ("line",), "double": ("card", "line"), "add_to_project": ("resource",),
    "add": ("resource",), "remove": ("resource",), "arrange": ("resource",), "cancel": (),
    # free acts
    "deliver": ("sword",), "compose": (), "use": ("card",), "use_to_decorate": ("card", "sword", "resource"),
    "use_to_advance": ("card", "decorator"), "buy": ("card", "line"), "stack": ("card", "line"),
}  # fmt: skip

PROMPTS = {
    "pick_starting_sword": (), "take_turn": (), "hire_monk": (), "end_turn": (), "moment": (), "settle_cards": (),
    "take_sashimono": (), "buy_resources": ("coins#",), "take_market_card": (), "move_swords": ("line", "extra#"),
    "advance_decorator": (), "decorate": (), "decorate_one": (), "send_member": (), "palace": (), "room_benefit": (), "rearrange": (),
    "borrow_monk_effect": (), "score_sword": ("sword",), "pay_lines": (), "give_sashimono": (), "add_to_project": ("sword",),
    "change_project": (), "compose_katana": (),
}  # fmt: skip

EVENTS = {
    "room_in_play": ("room",), "shows_sword": ("sword", "space"), "shows_honor": ("honor",), "shows_starting_sword": ("sword",),
    "first_player": ("seat",), "picks_sword": ("seat", "sword"), "round_begins": ("round#",), "final_scoring": (),
    "gains_coins": ("seat", "coins#"), "pays_coins": ("seat", "coins#"), "gains_resource": ("seat", "resource", "amount#"),
    "gains_points": ("seat", "points#"), "loses_points": ("seat", "points#"), "gains_sashimono": ("seat", "sashimono"),
    "hires_monk": ("seat",), "places": ("seat", "figure", "space"), "forges": ("seat", "figure", "line"),
    "takes_sword": ("seat", "sword", "house"), "passes": ("seat", "honor"),
    "moves": ("seat", "sword", "resource", "cell"), "swaps": ("seat", "sword", "other=sword"),
    "advances": ("seat", "decorator", "column#"), "decorates": ("seat", "sword", "resource"),
    "buys_resource": ("seat", "resource", "coins#"), "takes_card": ("seat", "card"), "uncovers": ("house", "offer"),
    "market_shows": ("offer",), "uses_card": ("seat", "card"), "buys_benefit": ("seat", "card", "line", "coins#"),
    "discards": ("seat", "card"), "sends": ("seat", "room"), "shifts": ("seat", "from=room", "to=room"), "uses_room": ("seat", "room"),
    "delivers": ("seat", "sword"), "line_pays": ("seat", "line"), "frees_worker": ("seat",), "plans": ("seat", "resource"),
    "katana_in_play": ("seat", "resources#"), "katana_delivered": ("seat", "column#"), "shame": ("seat",), "dishonor": ("seat",),
    "wins_favor": ("seat", "favor"), "honor_scores": ("seat", "honor", "points#"),
}  # fmt: skip

REASONS = {
    "alone_without_ghost": (), "no_seat_for_ghost": (), "story_is_for_one": (), "chapter_sets_rooms": (),
    "no_workers": (), "no_monks": (), "monk_too_dear": ("price#",), "space_not_in_use": ("players#",), "space_taken": (),
    "entry_occupied": ("resource",), "complete": (), "resource_missing": ("resource",), "way_blocked": ("sword",), "not_activated": (),
    "too_dear": ("price#",), "already_decorated": ("resource",), "decorator_worked": ("resource",), "only_one_decoration": (),
    "at_the_end": (), "passive": (), "nobody_there": (), "benefit_taken": (), "member_there": (), "incomplete": ("missing#",),
    "has_passed": (), "one_after_another": (), "project_lacks_kinds": ("missing#",), "no_entry_for_katana": (), "no_moment": (),
    "line_taken": (), "not_on_sword": ("resource",), "too_many_resources": ("most#",), "does_not_fit": (),
    "no_sword_could_give": ("resource",), "last_of_its_kind": (),
}  # fmt: skip

HONOR_LINES = tuple(f"honor_{name}" for name in things.HONORS)
SCORES = (*TALLY[:FROM_HONORS], *HONOR_LINES, *TALLY[FROM_HONORS + 1 :])

VOCABULARY = Vocabulary(
    verbs=VERBS | module_words.VERBS,
    prompts=PROMPTS | module_words.PROMPTS,
    events=EVENTS | module_words.EVENTS,
    reasons=REASONS | module_words.REASONS,
    scores=SCORES,
    labels=LABELS,
)
