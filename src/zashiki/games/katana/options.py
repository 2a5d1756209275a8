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
from zashiki.kernel import Option


@cache
def option(verb: str, *args: int) -> Option:
    """One option of that verb."""
    return Option(verb, args)


def table(verb: str, size: int) -> tuple[Option, ...]:
    """The options of a verb about one thing, by its number."""
    return tuple(option(verb, number) for number in range(size))


def grid(verb: str, rows: int, columns: int) -> tuple[tuple[Option, ...], ...]:
    """The options of a verb about two things, by their numbers."""
    return tuple(tuple(option(verb, row, column) for column in range(columns)) for row in range(rows))


PLACE = grid("place", len(FIGURES), SPACES)
TAKE_SWORD = grid("take_sword", len(FIGURES), SWORDS)
FORGE = grid("forge", len(FIGURES), len(LINES))
PASS_TAKING = table("pass_taking", len(HONORS))
PICK_SWORD = table("pick_sword", SWORDS)
PLAY = table("play", len(CARDS))
TAKE_CARD = table("take_card", len(CARDS))
BUY_RESOURCE = table("buy_resource", len(RESOURCES))
STRAIGHT = table("straight", SWORDS)
MOVE = table("move", SWORDS)
EXTRA_MOVE = table("extra_move", SWORDS)
ADVANCE = table("advance", len(RESOURCES))
TAKE_SASHIMONO = table("take_sashimono", len(SASHIMONOS))
DECORATE = grid("decorate", SWORDS, len(RESOURCES))
SEND = table("send", len(ROOMS))
SHIFT = grid("shift", len(ROOMS), len(ROOMS))
ROOM = table("room", len(ROOMS))
MOVE_IN = grid("room_move", len(ROOMS), SWORDS)
ADVANCE_IN = grid("room_advance", len(ROOMS), len(RESOURCES))
SEND_CHARACTER = grid("send_character", len(CHARACTERS), SPACES)
ACTIVATE = table("activate", len(LINES))
ADD_TO_PROJECT = table("add_to_project", len(RESOURCES))
ADD = table("add", len(RESOURCES))
REMOVE = table("remove", len(RESOURCES))
ARRANGE = table("arrange", len(RESOURCES))
DELIVER = table("deliver", SWORDS)
USE = table("use", len(CARDS))
COMPOSE = option("compose")
CANCEL = option("cancel")
FORGO = option("forgo")
TAKE_FROM_AREA = table("area", len(AREAS))
RAISE_PRICE = table("raise_price", len(RESOURCES))
SELL_RESOURCE = table("sell_resource", len(RESOURCES))
TOKEN_ADVANCE = table("token_advance", len(RESOURCES))
TAKE_GEISHA = table("take_geisha", len(GEISHA_TOKENS))
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
