"""The things of the game as numbers, and the ids behind those numbers that words and boards use."""

from typing import Final

LACQUER, WOOD, STEEL, LEATHER = range(4)  # also the rows of the Forge, from the top
RESOURCES: Final = ("lacquer", "wood", "steel", "leather")

COLUMNS: Final = 5
CELLS: Final = 20  # of the Forge: row × 5 + column
CELL_IDS: Final = tuple(f"{row}_{column}" for row in range(1, 5) for column in range(1, 6))
LINES: Final = (*(f"row_{row}" for row in range(1, 5)), *(f"column_{column}" for column in range(1, 6)))

TILES: Final = 50  # Sword tiles 0 to 49 bear the numbers 1 to 50; 50 + seat is that seat's Shōgun no Katana
SWORDS: Final = 54
SWORD_IDS: Final = (*(str(number) for number in range(1, 51)), *(f"katana_{seat}" for seat in range(1, 5)))

DAIMYO_CARDS: Final = tuple(f"daimyo_{letter}_{kind}" for letter in "abcd" for kind in ("wood", "steel", "leather", "lacquer"))
MARKET_CARDS: Final = tuple(f"market_{number}" for number in range(1, 8))
CARDS: Final = DAIMYO_CARDS + MARKET_CARDS
FIRST_MARKET: Final = len(DAIMYO_CARDS)  # the number of Market card 1 among all cards

WORKER, MONK = range(2)
FIGURES: Final = ("worker", "monk")

SASHIMONOS: Final = ("red", "blue", "white", "green")  # 4 to 7: the Starting Sashimonos of 0 to 3 Coins
BANNERS: Final = (*SASHIMONOS, "start_0", "start_1", "start_2", "start_3")
STARTING: Final = 4

HOUSES, MARKET, ACADEMY, PALACE, KOMAINU, FORGE = range(6)
AREAS: Final = ("houses", "market", "academy", "palace", "komainu", "forge")
AREAS_WITH_SPACES: Final = (MARKET, ACADEMY, PALACE, KOMAINU)
HOUSE_SPACES: Final = 12  # spaces 0 to 11: the Sword spaces, three for each House
FIRST_SPACE: Final = (0, 12, 17, 22, 27)  # of each area
SPACES: Final = 28
SPACE_IDS: Final = (
    *(f"{house}_{i}" for house in SASHIMONOS for i in range(1, 4)),
    *(f"{area}_{i}" for area in ("market", "academy", "palace") for i in range(1, 6)),
    "komainu_1",
)
AREA_OF: Final = (HOUSES,) * 12 + (MARKET,) * 5 + (ACADEMY,) * 5 + (PALACE,) * 5 + (KOMAINU,)

ROOMS: Final = (
    "advance_decorator", "move_sword", "two_coins", "wood_and_coin", "steel", "leather_for_1", "lacquer_for_2", "passive_discount",
    "passive_market_move",
)  # fmt: skip
HONORS: Final = (
    "wealth", "presence", "might", "battle_blades", "court_blades", "diligence", "banners", "loyalty", "balance", "gloss", "grain", "edge",
    "grip", "ornament", "masterpieces", "masters", "study", "workshop", "contacts", "courtiers", "devotion", "school",
)  # fmt: skip
FAVORS: Final = ("i", "ii", "iii", "iv", "v")
SHAMES: Final = ("honorable", "shame", "dishonor")
HONORABLE, SHAME, DISHONOR = range(3)

CHARACTERS: Final = ("kaji", "kanri", "kogeika", "shinobi", "ronin", "samurai", "shonin", "unsuiso", "geisha")
KOGEIKA_TOKENS: Final = ("advance", "decorate", "academy_coin")
GEISHA_TOKENS: Final = tuple(str(kind) for kind in range(1, 6))
KAJI_CARDS: Final = tuple(str(card) for card in range(1, 13))
PROMO_TILES: Final = ("cards", "coins", "points", "sashimono")
CHAPTERS: Final = tuple(str(number) for number in range(15))  # 0: no Story

(
    SWORD_STREAM, DAIMYO_STREAM, MARKET_STREAM, HONOR_STREAM, ROOM_STREAM, FAVOR_STREAM, FIRST_STREAM, GHOST_STREAM, CHARACTER_STREAM,
    PROMO_STREAM,
) = range(10)  # fmt: skip
STREAMS: Final = ("swords", "daimyo", "market", "honor", "rooms", "favor", "first", "ghost", "characters", "promo")
