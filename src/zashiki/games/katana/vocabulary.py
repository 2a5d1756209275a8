"""The keys the game speaks in, and what the numbers behind them are."""

from zashiki.games.katana import names
from zashiki.games.katana.state import FROM_HONORS, TALLY
from zashiki.kernel import Vocabulary

LABELS = {
    "resource": names.RESOURCES,
    "decorator": names.RESOURCES,  # the Decorator of that Resource's Academy row
    "sword": names.SWORD_IDS,
    "cell": names.CELL_IDS,
    "line": names.LINES,
    "card": names.CARDS,  # before a player
    "offer": names.CARDS,  # on show at the Market or on top of a House deck
    "figure": names.FIGURES,
    "space": names.SPACE_IDS,
    "area": names.AREAS,
    "house": names.SASHIMONOS,
    "sashimono": names.SASHIMONOS,
    "banner": names.BANNERS,
    "room": names.ROOMS,
    "honor": names.HONORS,
    "favor": names.FAVORS,
    "shame": names.SHAMES,
    "character": names.CHARACTERS,
    "kogeika": names.KOGEIKA_TOKENS,
    "geisha": names.GEISHA_TOKENS,
    "kaji": names.KAJI_CARDS,
    "promo": names.PROMO_TILES,
    "chapter": names.CHAPTERS,
    "source": TALLY,
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
    # the Ghost, the Story and the expansions
    "raise_price": ("resource",), "send_character": ("character", "space"), "sell_resource": ("resource",), "buy_cheaper": ("card", "line"),
    "offer_coin": (), "take_geisha": ("geisha",), "token_advance": ("decorator",), "token_decorate": ("sword", "resource"),
    "play_kaji": ("kaji", "sword"), "take_points": (),
}  # fmt: skip

PROMPTS = {
    "pick_starting_sword": (), "take_turn": (), "hire_monk": (), "end_turn": (), "moment": (), "settle_cards": (),
    "take_sashimono": (), "buy_resources": ("coins#",), "take_market_card": (), "move_swords": ("line", "extra#"),
    "advance_decorator": (), "decorate": (), "decorate_one": ("seat",), "send_member": (), "palace": (), "room_benefit": ("seat",),
    "rearrange": (), "borrow_monk_effect": (), "score_sword": ("sword",), "pay_lines": (), "give_sashimono": (),
    "add_to_project": ("sword",), "change_project": (), "compose_katana": (),
    # the Ghost, the Story and the expansions
    "raise_price": (), "send_character": ("character",), "kanri": (), "shinobi": (), "shonin": (), "unsuiso": (), "geisha": (),
    "take_visible_card": (), "metal_katana": (),
}  # fmt: skip

EVENTS = {
    "room_in_play": ("room",), "shows_sword": ("sword", "space"), "shows_honor": ("honor",), "shows_starting_sword": ("sword",),
    "first_player": ("seat",), "picks_sword": ("seat", "sword"), "round_begins": ("round#",), "final_scoring": (),
    "gains_coins": ("seat", "coins#"), "pays_coins": ("seat", "coins#"), "gains_resource": ("seat", "resource", "amount#"),
    "gains_points": ("seat", "points#", "source"), "loses_points": ("seat", "points#", "source"), "gains_sashimono": ("seat", "sashimono"),
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
    # the Ghost
    "ghost_draws": ("seat", "area"), "ghost_ignores": ("seat", "area"), "ghost_finds_no_room": ("seat", "area", "points#"),
    "ghost_stays_away": ("seat",), "solo_card_leaves": ("seat", "area"), "ghost_katana_grows": ("seat", "resource"),
    # the Story
    "temple_asks": ("seat", "coins#"), "price_rises": ("resource", "coins#"), "chapter_won": ("seat", "chapter"),
    "chapter_lost": ("seat", "chapter"),
    # Wandering Characters
    "character_arrives": ("character", "space"), "meets": ("seat", "character"), "character_goes": ("seat", "character", "space"),
    "takes_kaji": ("seat", "kaji"), "uses_kaji": ("seat", "kaji"), "takes_kogeika": ("seat", "kogeika"), "shows_kogeika": ("kogeika",),
    "uses_kogeika": ("seat", "kogeika"), "shows_geisha": ("geisha",), "takes_geisha": ("seat", "geisha"), "fills_bowl": ("seat", "coins#"),
    "sells_resource": ("seat", "resource"),
    # Promo tiles and Metal Katana
    "promo_lies": ("promo", "decorator"), "takes_promo": ("seat", "promo"), "takes_metal": ("seat",), "metal_returns": (),
}  # fmt: skip

REASONS = {
    "alone_without_ghost": (), "no_seat_for_ghost": (), "story_is_for_one": (), "chapter_sets_rooms": (), "chapter_without_promo": (),
    "no_workers": (), "no_monks": (), "monk_too_dear": ("price#",), "space_not_in_use": ("players#",), "space_taken": (),
    "entry_occupied": ("resource",), "complete": (), "resource_missing": ("resource",), "way_blocked": ("sword",), "not_activated": (),
    "too_dear": ("price#",), "already_decorated": ("resource",), "decorator_worked": ("resource",), "only_one_decoration": (),
    "at_the_end": (), "passive": (), "nobody_there": (), "benefit_taken": (), "member_there": (), "incomplete": ("missing#",),
    "has_passed": (), "one_after_another": (), "project_lacks_kinds": ("missing#",), "no_entry_for_katana": (), "no_moment": (),
    "line_taken": (), "not_on_sword": ("resource",), "too_many_resources": ("most#",), "does_not_fit": (),
    "no_sword_could_give": ("resource",), "last_of_its_kind": (),
}  # fmt: skip

CONSEQUENCES = {
    "points": ("points#",), "later_points": ("points#",), "worth": ("points#",), "coins": ("coins#",), "costs": ("coins#",),
    "resource": ("resource", "amount#"), "steps": ("steps#",), "frees_worker": (), "ends_round": (), "honor_now": ("points#",),
    "gives_up_rooms": (), "gives_up_decorating": (), "discards": ("card",), "moves": ("swords#",), "nothing_moves": (),
    "goes": ("resource", "cell"), "completes": (), "needed": ("amount#",), "nothing_to_decorate": (), "plays_first": (),
    "monk_adds": (), **{f"monk_{area}": () for area in names.AREAS},
}  # fmt: skip

HONOR_LINES = tuple(f"honor_{name}" for name in names.HONORS)
SCORES = (*TALLY[:FROM_HONORS], *HONOR_LINES, *TALLY[FROM_HONORS + 1 :])

FIELDS = {
    "Player.tally": "tally>#", "Player.stock": "resource>#", "Player.project": "resource>#", "Player.decorators": "resource>#",
    "Player.rooms": "room>#", "Player.swords": "*>sword", "Player.delivering": "sword", "Player.delivered": "*>sword",
    "Player.sashimonos": "*>sashimono", "Player.cards": "*>card", "Player.used": "*>card", "Player.fresh": "*>card",
    "Player.under": "line>*>card", "Player.honors": "*>honor", "Player.kaji": "*>kaji", "Player.kogeika": "*>kogeika",
    "Player.geisha": "*>geisha", "Player.katana": "*>resource",
    "cell": "sword>cell", "placed": "sword>#", "decorated": "sword>#", "banner": "sword>banner", "given": "sword>#",
    "display": "*>sword", "board": "space>#", "stack_of_swords": "*>sword", "decks": "house>*>card", "decks_left": "house>#",
    "offer": "*>card", "market_deck": "*>card", "honors": "*>honor", "honor_deck": "*>honor", "rooms": "*>room", "favors": "*>favor",
    "favor_owner": "favor>seat", "starting_swords": "*>sword", "discard": "*>card", "ghost_deck": "*>area", "ghost_discard": "*>area",
    "ghost_reserve": "*>area", "wanderers": "character>space", "kaji_pile": "*>kaji", "kogeika_pile": "*>kogeika",
    "geisha_pile": "*>geisha", "geisha_shown": "*>geisha", "promo": "resource>promo", "metal": "seat", "surcharge": "resource>#",
}  # fmt: skip

VOCABULARY = Vocabulary(
    verbs=VERBS,
    prompts=PROMPTS,
    events=EVENTS,
    reasons=REASONS,
    scores=SCORES,
    labels=LABELS,
    consequences=CONSEQUENCES,
    fields=FIELDS,
    indexes={"tally": TALLY},
)
