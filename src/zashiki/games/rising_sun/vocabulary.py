"""The keys Rising Sun speaks in, and what the numbers behind each of them are."""

from zashiki.games.rising_sun import names
from zashiki.games.rising_sun.steps.negotiation import PARTS
from zashiki.kernel import Vocabulary

NONE: tuple[str, ...] = ()

VERBS = {
    # setup and general
    "choose_clan": ("clan",), "done": NONE, "pass": NONE, "rethink": NONE, "act_first": NONE, "act_last": NONE, "resolve": ("card",),
    # negotiation
    "negotiate": NONE, "approach": ("seat",), "add_to_deal": ("part",), "take_from_deal": ("part",), "drop_deal": NONE, "give": NONE,
    "offer": NONE, "offer_privately": NONE, "counter_offer": ("seat",),
    "withdraw_offer": ("seat",), "withdraw_offer_privately": ("seat",), "accept_offer": ("seat",),
    "refuse_offer": ("seat",), "refuse_offer_privately": ("seat",),
    "propose": ("seat",), "propose_privately": ("seat",), "withdraw": ("seat",), "withdraw_privately": ("seat",), "accept": ("seat",),
    "refuse": ("seat",), "refuse_privately": ("seat",),
    # Mandates
    "select": ("mandate",), "hide": ("mandate",), "name": ("mandate",), "summon": ("piece", "province"), "worship": ("shrine",),
    "stay": NONE, "place_bushi": ("province",), "place_shinto": ("piece", "shrine"), "assassinate": ("seat", "piece", "province"),
    "steal_coins": NONE, "move": ("piece", "from=province", "to=province"), "move_worshipper": ("piece", "shrine"), "charge": NONE,
    "let_pass": NONE, "toll_policy": ("policy",), "pay_toll": NONE, "take_back": NONE, "build": ("province",), "buy": ("card",),
    "buy_at_full_price": ("card",), "bestow": ("seat",), "replace": ("seat", "piece", "province", "by=piece"),
    "replace_worshipper": ("seat", "piece", "shrine", "by=piece"), "slay": ("seat", "piece", "province"), "spare": NONE, "kill": NONE,
    "rise": NONE,
    # war
    "raise_bid": ("advantage",), "lower_bid": ("advantage",), "commit_seppuku": NONE, "capture": ("seat", "piece"), "hire_ronin": NONE,
    "take_vp": NONE, "award": ("seat",),
}  # fmt: skip

PROMPTS = {
    "choose_clan": NONE, "tea_ceremony": NONE, "tea_proposal": ("seat",), "tea_package": ("seat",),
    "tea_allied": ("seat",), "tea_alone": NONE,
    "select_mandate": NONE, "hide_tile": NONE, "name_mandate": NONE,
    "recruit": ("figures#",), "recruit_called": ("seat", "figures#"), "marshal_called": ("seat",), "buy_card_called": ("seat", "discount#"),
    "worship": ("piece", "province"), "summon_monster": ("piece",), "summon_effects": NONE, "reinforce": NONE,
    "precedence": NONE, "marshal": NONE, "build": ("price#",), "ask_for_toll": ("seat", "piece", "from=province", "to=province"),
    "pay_toll": ("seat", "coins#"), "buy_card": ("discount#",), "benevolence": NONE, "betray": NONE, "oni_of_hate": ("seat", "province"),
    "show_mercy": ("figures#",), "amaterasu": NONE, "fujin": ("moves#",), "raijin": NONE, "muster_upgrades": NONE,
    "bid": ("province", "coins#"), "commit_seppuku": ("figures#",), "capture": ("figures#",), "hire": ("force#",),
    "hire_coins": ("force#",),
    "take_vp": ("vp#",), "odd_coins": ("coins#",),
}  # fmt: skip

EVENTS = {
    # setup and Seasons
    "plays_clan": ("seat", "clan"), "shrine": ("shrine",), "card_set": ("set",), "season": ("season",),
    "war_number": ("province", "number#"), "cleanup": NONE, "returns_hostage": ("seat", "owner=seat", "piece"),
    # gains and losses
    "gains_coins": ("seat", "coins#"), "gains_ronin": ("seat", "ronin#"), "gains_vp": ("seat", "vp#", "source"),
    "loses_vp": ("seat", "vp#", "source"),
    "loyalty": ("seat", "vp#"), "merchant": ("seat", "coins#"), "takes_coins": ("seat", "from=seat", "coins#"),
    "card_pays": ("seat", "card"), "gains_honor": ("seat", "place#"), "loses_honor": ("seat", "place#"), "rises": ("seat",),
    # negotiation
    "tea_ceremony": NONE, "done": ("seat",), "rethinks": ("seat",), "proposes": ("seat", "to=seat"), "withdraws": ("seat", "to=seat"),
    "refuses": ("seat", "from=seat"), "allies": ("seat", "with=seat"), "gives_coins": ("seat", "to=seat", "coins#"),
    "gives_ronin": ("seat", "to=seat", "ronin#"),
    "offers": ("seat", "to=seat", "coins#", "ronin#", "asked_coins#", "asked_ronin#"),
    "offers_alliance": ("seat", "to=seat", "coins#", "ronin#", "asked_coins#", "asked_ronin#"), "withdraws_offer": ("seat", "to=seat"),
    "refuses_offer": ("seat", "from=seat"), "accepts_offer": ("seat", "from=seat"),
    # Political Phase
    "political_phase": NONE, "mandate_turn": ("seat", "turn#"),
    "draws_tiles": ("seat", "first=mandate", "second=mandate", "third=mandate", "fourth=mandate"),
    "plays_mandate": ("seat", "mandate"), "hides_tile": ("seat", "mandate"), "hides_tile_unseen": ("seat",),
    "names_mandate": ("seat", "mandate"), "summons": ("seat", "piece", "province"), "worships": ("seat", "piece", "province", "shrine"),
    "places": ("seat", "piece", "province"), "places_at_shrine": ("seat", "piece", "shrine"),
    "assassinates": ("seat", "owner=seat", "province"), "acts_first": ("seat",), "acts_last": ("seat",),
    "moves": ("seat", "piece", "from=province", "to=province"), "pays_toll": ("seat", "to=seat", "coins#"), "takes_back": ("seat",),
    "sets_toll_policy": ("seat", "policy"), "builds": ("seat", "province", "coins#"), "buys": ("seat", "card", "coins#"),
    "bestows": ("seat", "to=seat", "coins#"), "harvests": ("seat", "province"), "breaks_alliance": ("seat", "with=seat"),
    "replaces": ("seat", "owner=seat", "piece", "province", "by=piece"),
    "replaces_worshipper": ("seat", "owner=seat", "piece", "shrine", "by=piece"), "killed": ("seat", "piece", "province"),
    "spares": ("seat", "figures#"), "kami_turn": NONE, "blesses": ("seat", "shrine"),
    # War Phase
    "war_phase": NONE, "converts_ronin": ("seat", "ronin#"), "war": ("province", "number#"), "token_discarded": ("province",),
    "wins_token": ("seat", "province"), "battle": ("province",), "shows": ("seat", "coins#", "ronin#"),
    "bids": ("seat", "seppuku#", "take_hostage#", "hire_ronin#", "imperial_poets#"), "wins_advantage": ("seat", "advantage"),
    "seppuku_idle": ("seat",), "hostage_idle": ("seat",), "ronin_idle": ("seat",), "coins_idle": ("seat",), "poets_idle": ("seat",),
    "commits_seppuku": ("seat", "figures#"), "captures": ("seat", "owner=seat", "piece"), "hires_ronin": ("seat", "force#"),
    "coins_fight": ("seat", "force#"),
    "battle_force": ("seat", "force#"), "wins_battle": ("seat", "province"), "discards_bid": ("seat", "coins#"),
    "reparations": ("seat", "coins#"),
    # Winter
    "winter_kitsune": ("seat", "vp#"), "winter_phoenix": ("seat", "vp#"), "winter_beast": ("seat", "vp#"), "winter_demon": ("seat", "vp#"),
    "winter_kindred": ("seat", "vp#"), "winter_tokens": ("seat", "vp#"), "winter_set_bonus": ("seat", "vp#"),
}  # fmt: skip

SAID = ("to=seat", "now=season")
REASONS = {
    "no_stronghold": ("province",), "stronghold_used": ("province",), "worshippers_stay": ("shrine",), "too_dear": ("price#", "coins#"),
    "protected": ("seat", "piece"), "allied_already": ("seat",), "no_coins_left": ("coins#",),
    # what a bot says to whom it refuses something, and when
    "excuse_broke_faith": (*SAID, "season"), "excuse_alone": SAID, "excuse_other": (*SAID, "seat"), "excuse_not_there": SAID,
    "excuse_too_little": SAID,
    # … and the package it would take: Coins more than were offered; in all; and what else belongs to it
    "excuse_coins": (*SAID, "coins#", "give_coins#", "give_ronin#", "ask_coins#", "ask_ronin#", "alliance#"),
}  # fmt: skip

CONSEQUENCES = {
    "costs": ("coins#",), "coins": ("coins#",), "vp": ("vp#",), "ronin": ("ronin#",), "honor": ("steps#",), "force": ("force#",),
    "summons": ("figures#",), "may_build": ("coins#",), "cheaper_cards": ("coins#",), "favours_ally": ("seat",), "betrays_freely": NONE,
    "breaks_alliance": ("seat",), "bids": ("coins#",), "bids_nothing": ("coins#",), "summons_no_more": NONE, "gives_up_vp": ("vp#",),
    "no_ally_yet": NONE, "leaves_proposal": ("seat",),
    "fights_without": ("ronin#",), "figures_die": ("figures#",), "steals_vp": ("vp#", "seat"),
}  # fmt: skip

FIELDS = {
    "clans": "*>clan", "card_set": "set", "shrines": "*>shrine", "pieces": "seat.piece.place>#", "monster_owner": "monster>seat",
    "cards": "seat.card>#", "display": "card>#", "ally": "*>seat", "piles": "*>province", "token_owner": "war_season.province>seat",
    "tiles": "*>mandate", "picks": "*>mandate", "called": "*>mandate", "battle": "province", "bids": "seat.advantage>#",
}  # fmt: skip

VOCABULARY = Vocabulary(
    verbs=VERBS,
    prompts=PROMPTS,
    events=EVENTS,
    reasons=REASONS,
    scores=("track", "kitsune", "phoenix", "beast", "demon", "kindred", "tokens", "set_bonus"),
    labels={
        "clan": names.CLANS,
        "province": names.PROVINCES,
        "piece": names.PIECES,
        "shrine": names.SHRINES,
        "mandate": names.MANDATES,
        "card": names.CARDS,
        "advantage": names.ADVANTAGES,
        "season": names.SEASONS,
        "phase": names.PHASES,
        "set": names.SETS,
        "source": names.SOURCES,
        "part": PARTS,
        "policy": ("ask", "charge", "let_pass"),
    },
    consequences=CONSEQUENCES,
    fields=FIELDS,
    indexes={
        "place": (*names.PROVINCES, "shrine_1", "shrine_2", "shrine_3", "shrine_4", "reserve", "hostage", "fallen"),
        "monster": names.PIECES[names.FIRST_MONSTER :],
        "war_season": names.SEASONS[: names.WINTER],
    },
)
