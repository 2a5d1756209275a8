"""The options of the game, made once."""

from functools import cache

from zashiki.games.katana.names import (
    AREAS,
    CARDS,
    CHARACTERS,
    FIGURES,
    GEISHA_TOKENS,
    HONORS,
    LINES,
    RESOURCES,
    ROOMS,
    SASHIMONOS,
    SPACES,
    SWORDS,
)
from zashiki.kernel import Option, option, option_grid, option_row

PLACE = option_grid("place", len(FIGURES), SPACES)
TAKE_SWORD = option_grid("take_sword", len(FIGURES), SWORDS)
FORGE = option_grid("forge", len(FIGURES), len(LINES))
PASS_TAKING = option_row("pass_taking", len(HONORS))
PICK_SWORD = option_row("pick_sword", SWORDS)
PLAY = option_row("play", len(CARDS))
TAKE_CARD = option_row("take_card", len(CARDS))
BUY_RESOURCE = option_row("buy_resource", len(RESOURCES))
STRAIGHT = option_row("straight", SWORDS)
MOVE = option_row("move", SWORDS)
EXTRA_MOVE = option_row("extra_move", SWORDS)
ADVANCE = option_row("advance", len(RESOURCES))
TAKE_SASHIMONO = option_row("take_sashimono", len(SASHIMONOS))
DECORATE = option_grid("decorate", SWORDS, len(RESOURCES))
SEND = option_row("send", len(ROOMS))
SHIFT = option_grid("shift", len(ROOMS), len(ROOMS))
ROOM = option_row("room", len(ROOMS))
MOVE_IN = option_grid("room_move", len(ROOMS), SWORDS)
ADVANCE_IN = option_grid("room_advance", len(ROOMS), len(RESOURCES))
SEND_CHARACTER = option_grid("send_character", len(CHARACTERS), SPACES)
ACTIVATE = option_row("activate", len(LINES))
ADD_TO_PROJECT = option_row("add_to_project", len(RESOURCES))
ADD = option_row("add", len(RESOURCES))
REMOVE = option_row("remove", len(RESOURCES))
ARRANGE = option_row("arrange", len(RESOURCES))
DELIVER = option_row("deliver", SWORDS)
USE = option_row("use", len(CARDS))
COMPOSE = option("compose")
CANCEL = option("cancel")
FORGO = option("forgo")
TAKE_FROM_AREA = option_row("area", len(AREAS))
RAISE_PRICE = option_row("raise_price", len(RESOURCES))
SELL_RESOURCE = option_row("sell_resource", len(RESOURCES))
TOKEN_ADVANCE = option_row("token_advance", len(RESOURCES))
TAKE_GEISHA = option_row("take_geisha", len(GEISHA_TOKENS))
OFFER_COIN = option("offer_coin")
TAKE_POINTS = option("take_points")


@cache
def buys(card: int, free: int) -> tuple[Option, ...]:
    """Buying a card's benefit for each of the lines whose bit is set in `free`."""
    return tuple(option("buy", card, line) for line in range(len(LINES)) if free >> line & 1)


@cache
def stackings(card: int, taken: int) -> tuple[Option, ...]:
    """Buying a card's benefit with Market card 4 for each of the lines whose bit is set in `taken`."""
    return tuple(option("stack", card, line) for line in range(len(LINES)) if taken >> line & 1)
