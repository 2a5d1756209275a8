"""The things of the game by number: the order in which states, options and labels count them."""

from typing import Final

PROVINCES: Final = ("hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "shikoku", "kyushu")
HOKKAIDO, OSHU, EDO, KYOTO, KANSAI, NAGATO, SHIKOKU, KYUSHU = range(8)

CLANS: Final = ("koi", "lotus", "turtle", "dragonfly", "bonsai")  # in the order of Starting Honor Rank
KOI, LOTUS, TURTLE, DRAGONFLY, BONSAI = range(5)

PIECES: Final = (
    "bushi", "shinto", "daimyo", "stronghold",
    "komainu", "oni_of_skulls", "yurei", "oni_of_blood", "oni_of_souls", "river_dragon", "oni_of_hate", "oni_of_spite",
)  # fmt: skip
BUSHI, SHINTO, DAIMYO, STRONGHOLD, KOMAINU, ONI_OF_SKULLS, YUREI, ONI_OF_BLOOD, ONI_OF_SOULS, RIVER_DRAGON, ONI_OF_HATE, ONI_OF_SPITE = (
    range(12)
)
FIRST_MONSTER: Final = KOMAINU
MONSTERS: Final = tuple(range(FIRST_MONSTER, 12))
PROTECTED: Final = (DAIMYO, YUREI)  # nobody replaces or captures them (RS-GEN-17, RS-BAT-27)
FIGURES_OF_CLANS: Final = (BUSHI, SHINTO, DAIMYO)
FIGURES: Final = (*FIGURES_OF_CLANS, *MONSTERS)
UNPROTECTED: Final = tuple(piece for piece in FIGURES if piece not in PROTECTED)

SHRINES: Final = ("amaterasu", "fujin", "hachiman", "tsukuyomi", "raijin", "ryujin", "susanoo")
AMATERASU, FUJIN, HACHIMAN, TSUKUYOMI, RAIJIN, RYUJIN, SUSANOO = range(7)

MANDATES: Final = ("recruit", "marshal", "train", "harvest", "betray")
RECRUIT, MARSHAL, TRAIN, HARVEST, BETRAY = range(5)

ADVANTAGES: Final = ("seppuku", "take_hostage", "hire_ronin", "imperial_poets")
SEPPUKU, TAKE_HOSTAGE, HIRE_RONIN, IMPERIAL_POETS = range(4)

SEASONS: Final = ("spring", "summer", "autumn", "winter")
SPRING, SUMMER, AUTUMN, WINTER = range(4)

SETS: Final = ("archway", "horseman", "teapot")
ARCHWAY, HORSEMAN, TEAPOT = range(3)

PHASES: Final = ("preparation", "seasonal_setup", "tea_ceremony", "political", "war", "cleanup", "winter")
PREPARATION, SEASONAL_SETUP, TEA_CEREMONY, POLITICAL, WAR, CLEANUP, SCORING = range(7)

CARDS: Final = (
    "komainu", "oni_of_skulls", "path_of_the_lion", "righteousness", "way_of_the_shogun",
    "path_of_the_serpent", "respect", "way_of_bushido", "way_of_the_ronin", "yurei",
    "form_of_the_kitsune", "form_of_the_phoenix", "path_of_the_dragon", "river_dragon", "way_of_the_moneylender",
    "benevolence", "path_of_the_kenin", "path_of_the_light", "justice", "path_of_the_samurai", "oni_of_blood", "oni_of_souls",
    "form_of_the_beast", "way_of_the_katana", "oni_of_hate", "oni_of_spite",
    "courage", "path_of_the_ninja", "way_of_the_righteous", "mercy", "path_of_the_monkey", "form_of_the_demon", "path_of_the_spirit",
    "honesty", "path_of_the_patron", "path_of_the_warlord", "loyalty", "way_of_the_merchant", "form_of_the_kindred",
    "path_of_the_unrighteous",
)  # fmt: skip
(
    KOMAINU_CARD, SKULLS_CARD, LION, RIGHTEOUSNESS, SHOGUN,
    SERPENT, RESPECT, BUSHIDO, RONIN_WAY, YUREI_CARD,
    KITSUNE, PHOENIX, DRAGON, RIVER_DRAGON_CARD, MONEYLENDER,
    BENEVOLENCE, KENIN, LIGHT, JUSTICE, SAMURAI, BLOOD_CARD, SOULS_CARD,
    BEAST, KATANA, HATE_CARD, SPITE_CARD,
    COURAGE, NINJA, RIGHTEOUS, MERCY, MONKEY, DEMON, SPIRIT,
    HONESTY, PATRON, WARLORD, LOYALTY, MERCHANT, KINDRED,
    UNRIGHTEOUS,
) = range(40)  # fmt: skip
VIRTUES: Final = (RIGHTEOUSNESS, RESPECT, BENEVOLENCE, JUSTICE, COURAGE, MERCY, HONESTY, LOYALTY)

# What gives Victory Points on the way: cards, and what else the log names.
PAYING_CARDS: Final = (
    RIGHTEOUSNESS, SHOGUN, BUSHIDO, RONIN_WAY, MONEYLENDER, BENEVOLENCE, JUSTICE, SOULS_CARD, SPITE_CARD, COURAGE, MERCY, SPIRIT, HONESTY,
    PATRON, WARLORD,
)  # fmt: skip
SOURCES: Final = (*(CARDS[card] for card in PAYING_CARDS), "harvest", "kami", "seppuku", "take_hostage", "imperial_poets")
FROM_CARD: Final = {card: number for number, card in enumerate(PAYING_CARDS)}
FROM_HARVEST, FROM_KAMI, FROM_SEPPUKU, FROM_HOSTAGE, FROM_POETS = range(len(PAYING_CARDS), len(SOURCES))

# Where a piece can be: in one of the eight Provinces (0 to 7), or
FIRST_SHRINE: Final = 8  # at one of the four Shrines, counted from the left,
RESERVE: Final = 12
HOSTAGE: Final = 13  # beside a captor's Screen
FALLEN: Final = 14  # killed in the Battle that is being fought, held apart for the Imperial Poets
PLACES: Final = 15
STRIDE: Final = len(PIECES) * PLACES  # numbers a seat takes in the list of pieces

STREAMS: Final = ("setup", "tiles", "tokens")
SETUP_STREAM, TILE_STREAM, TOKEN_STREAM = range(3)
