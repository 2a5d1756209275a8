"""The numbers of all things in the game and their ids, in the order of the component set."""

from typing import Final

PROVINCES: Final = (
    "aki", "awa_boso", "awa_shikoku", "bingo", "bitchu", "bizen", "echigo", "echizen", "etchu", "harima", "hida", "hitachi", "hoki",
    "ise", "iwami", "iyo", "izu", "izumo", "kaga", "kai", "kazusa", "kii", "kozuke", "mikawa", "mimasaka", "mino", "musashi", "mutsu",
    "noto", "omi", "owari", "sagami", "sanuki", "settsu", "shima", "shimosa", "shimotsuke", "shinano", "suruga", "tajima", "tamba",
    "tosa", "totomi", "wakasa", "yamato",
)  # fmt: skip
TREASURES: Final = ("treasure_0", "treasure_1", "treasure_2", "treasure_3", "treasure_4")
CARDS: Final = PROVINCES + TREASURES  # a province's card has the province's number
ACTIONS: Final = (
    "build_castle", "build_temple", "build_theatre", "collect_rice", "collect_taxes", "deploy_5", "deploy_3", "deploy_1_move",
    "battle_a", "battle_b",
)  # fmt: skip
SPACES: Final = (*ACTIONS, "bid")
SPECIALS: Final = ("tax_bonus", "rice_bonus", "six_armies", "attack_bonus", "defence_bonus")
EVENTS: Final = (
    "theatre_calm_5", "theatre_calm_7", "neutral_resistance", "castle_guard_2", "castle_guard_6", "temple_peace_3", "temple_peace_4",
    "tax_max_5", "tax_min_6", "rice_min_4", "rice_max_3", "weak_levy",
)  # fmt: skip
BUILDINGS: Final = ("castle", "temple", "theatre")
REGIONS: Final = ("green", "red", "purple", "yellow", "brown")
DAIMYOS: Final = ("uesugi", "mori", "tokugawa", "takeda", "hashiba")
SEASONS: Final = ("spring", "summer", "autumn", "winter")
POSITIONS: Final = ("1", "2", "3", "4", "5")
LISTS: Final = ("A", "B", "C", "D", "E")
OBSTACLES: Final = ("chests", "site", "same_building", "tile", "supply", "armies", "target")
PAYMENTS: Final = ("paid", "by_luck", "unpaid")  # whether a planned action can be paid when it comes

NONE: Final = -1  # no seat, no card, no event
FACE_DOWN: Final = -2  # in views: a card that this seat may not see

FIRST_TREASURE: Final = len(PROVINCES)  # the number of treasure card 0
CARD_COUNT: Final = len(CARDS)
(
    BUILD_CASTLE, BUILD_TEMPLE, BUILD_THEATRE, COLLECT_RICE, COLLECT_TAXES, DEPLOY_5, DEPLOY_3, DEPLOY_1_MOVE, BATTLE_A, BATTLE_B, BID,
) = range(11)  # fmt: skip
SPACE_COUNT: Final = len(SPACES)
TAX_BONUS, RICE_BONUS, SIX_ARMIES, ATTACK_BONUS, DEFENCE_BONUS = range(5)
CASTLE, TEMPLE, THEATRE = range(3)
SPRING, SUMMER, AUTUMN, WINTER = range(4)
NO_CHESTS, NO_SITE, SAME_BUILDING, NO_TILE, NO_SUPPLY, NO_ARMIES, NO_TARGET = range(7)
PAID, PAID_BY_LUCK, UNPAID = range(3)

YEARS: Final = 2
EVENTS_PER_YEAR: Final = 4
FACE_UP_ACTIONS: Final = 5

CUBES: Final = ("1", "2", "3", "4", "5", "farmers")  # by colour: those of the seats, then the farmers
FARMERS: Final = 5
COLOURS: Final = len(CUBES)

TABLE_CHANCE, DRAFT_CHANCE, CARD_CHANCE, EVENT_CHANCE, TIE_CHANCE, TOWER_CHANCE, WINTER_CHANCE = range(7)
STREAMS: Final = ("table", "draft", "cards", "events", "ties", "tower", "winter")
