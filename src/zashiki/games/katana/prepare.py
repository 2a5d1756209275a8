"""The component set as number tables, computed and checked once."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from zashiki.games.katana import names
from zashiki.games.katana.components import Benefit, Chapter, EffectKind, Printed, RoomEffect, Special
from zashiki.games.katana.sliding import composition_fits
from zashiki.kernel import ComponentError, check_ids

EFFECTS: tuple[EffectKind, ...] = (
    "gain_coins", "advance_decorator", "double_sword_points", "stack_permanent", "double_line_benefits", "decorate", "monk_discount",
    "market_discount", "rearrange_family", "extra_decoration", "extra_move",
)  # fmt: skip
(
    GAIN_COINS, ADVANCE, DOUBLE_POINTS, STACK, DOUBLE_LINE, DECORATE, MONK_DISCOUNT, MARKET_DISCOUNT, REARRANGE, EXTRA_DECORATION,
    EXTRA_MOVE,
) = range(11)  # fmt: skip
ROOM_EFFECTS = ("advance_decorator", "move_sword", "gain", "buy", "permanent_discount", "market_move")
ROOM_ADVANCE, ROOM_MOVE, ROOM_GAIN, ROOM_BUY, ROOM_DISCOUNT, ROOM_MARKET_MOVE = range(6)

# Where each effect can be used: the icons a card with it may bear.
ICONS = {
    "gain_coins": {"none"}, "advance_decorator": {"none", "academy"}, "decorate": {"none"}, "stack_permanent": {"none"},
    "double_sword_points": {"delivery"}, "double_line_benefits": {"delivery"}, "monk_discount": {"temple"},
    "market_discount": {"market"}, "rearrange_family": {"palace"}, "extra_decoration": {"academy"}, "extra_move": {"forge"},
}  # fmt: skip


KINDS = tuple(tuple(kind for kind in range(4) if kinds >> kind & 1) for kinds in range(16))  # the kinds of Resources whose bit is set


def bits(kinds: Iterable[int]) -> int:
    """A bit for each kind among these Resources."""
    found = 0
    for kind in kinds:
        found |= 1 << kind
    return found


class Payment(NamedTuple):
    """What a line or a card pays."""

    coins: int
    points: int
    resource: int  # -1: none
    amount: int
    steps: int  # of a Decorator


class RoomBenefit(NamedTuple):
    """What a Room gives."""

    kind: int
    amount: int
    coins: int
    pay: int
    resource: int  # -1: none


@dataclass(frozen=True, slots=True)
class Box:
    """The component set of a table."""

    printed: Printed
    price: tuple[int, ...]  # by Resource
    value: tuple[int, ...]
    decoration: tuple[int, ...]
    compositions: tuple[tuple[int, ...], ...]  # by Sword tile
    enterable: tuple[tuple[bool, ...], ...]  # by rows whose entries are taken, as bits, and Sword tile; the last one: an empty space
    needs: tuple[tuple[int, ...], ...]  # by Sword tile and Resources on it: the one it needs next, -1: it is complete
    lengths: tuple[int, ...]  # by Sword: of its composition; 0 for a katana, whose own is the player's
    lying: tuple[tuple[int, ...], ...]  # by Sword tile and Resources on it: a bit for each kind
    points: tuple[int, ...]
    coins: tuple[int, ...]
    strength: tuple[int, ...]
    round_points: tuple[int, ...]  # by round, 0 unused
    monk_cost: tuple[int, ...]
    academy_coins: tuple[int, ...]  # by column
    start_column: int
    last_column: int
    players_for: tuple[int, ...]  # by space: the smallest number of players it is used with
    specials: tuple[Special, ...]  # by chapter, 0: none
    spaces: tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]  # by chapter and number of players: those in use of each area with spaces
    daimyo_deck: tuple[tuple[int, ...], ...]  # by chapter: the cards of all Houses before they are shuffled
    market_deck: tuple[tuple[int, ...], ...]
    honor_deck: tuple[tuple[int, ...], ...]
    line_pays: tuple[Payment, ...]  # by line
    effect: tuple[int, ...]  # by card
    amount: tuple[int, ...]
    with_benefits: tuple[bool, ...]  # usable with an Academy or Palace benefit, also after passing
    cost: tuple[int, ...]
    least_cost: int
    benefit: tuple[Payment, ...]
    free_use: frozenset[int]  # cards without an icon
    cards_with: tuple[tuple[int, ...], ...]  # by effect
    rooms: tuple[RoomBenefit, ...]
    passive: tuple[bool, ...]
    discount_room: int  # -1: none
    forge_room: int  # -1: none; the Room Straight to the forge
    locks: tuple[int, ...]  # by level: a bit for each Sword space with a Blocked Worker
    set_points: tuple[int, ...]  # by number of kinds, 0 included
    kaji_cells: tuple[frozenset[int], ...]  # by Kaji card: the cells of the Forge it shows

    def chapter(self, number: int) -> Chapter:
        """A chapter of the Story."""
        return self.printed.chapters[number - 1]

    def promo_amount(self, tile: int, row: int) -> int:
        """How much a Promo tile gives at the end of that Academy row; 0: no tile. (SNK-PROMO-01)"""
        if tile < 0:
            return 0
        promo, name = self.printed.promo_tiles[tile], names.RESOURCES[row]
        return promo.side_a.amount if name in promo.side_a.resources else promo.side_b.amount


def _kind(name: str | None) -> int:
    return -1 if name is None else names.RESOURCES.index(name)


def _lying(composition: tuple[int, ...]) -> tuple[int, ...]:
    """The kinds on a Sword of this composition as bits, by how many Resources lie on it."""
    return tuple(bits(composition[:placed]) for placed in range(len(composition) + 1))


def _payment(benefit: Benefit) -> Payment:
    return Payment(benefit.coins, benefit.points, _kind(benefit.resource), benefit.amount, benefit.decorator_steps)


def _room(effect: RoomEffect) -> RoomBenefit:
    return RoomBenefit(ROOM_EFFECTS.index(effect.kind), effect.amount, effect.coins, effect.pay, _kind(effect.resource))


def _spaces(players_for: tuple[int, ...], players: int, special: Special) -> tuple[tuple[int, ...], ...]:
    """The spaces in use of Market, Academy, Palace and Komainu, from the left. (SNK-RND-05, SNK-R-56)"""
    used = [space for space, number in enumerate(players_for) if number <= players]
    areas = [area for area in names.AREAS_WITH_SPACES if not (special.no_decoration and area == names.ACADEMY)]
    return tuple(tuple(space for space in used if names.AREA_OF[space] == area) for area in areas)


def _daimyo_deck(printed: Printed, special: Special) -> tuple[int, ...]:
    """The Daimyō cards of a chapter, copy by copy. (SNK-SET-08)"""
    cards = enumerate(printed.daimyo_cards)
    return tuple(number for number, card in cards if card.letter not in special.remove_daimyo for _ in range(card.copies))


def _market_deck(printed: Printed, special: Special) -> tuple[int, ...]:
    """The Market cards of a chapter, copy by copy. (SNK-SET-09)"""
    cards = enumerate(printed.market_cards, names.FIRST_MARKET)
    return tuple(number for number, card in cards if card.number not in special.remove_market for _ in range(card.copies))


def _honor_deck(printed: Printed, special: Special) -> tuple[int, ...]:
    """The Honor cards of a chapter. (SNK-SET-11)"""
    return tuple(number for number, card in enumerate(printed.honor_cards) if not set(card.tags) & set(special.remove_honor_tags))


def prepare(printed: Printed) -> Box:
    """The tables of a component set; an error names what is wrong with it."""
    check(printed)
    cards: list[Any] = [*printed.daimyo_cards, *printed.market_cards]
    effect = tuple(EFFECTS.index(card.immediate.kind) for card in cards)
    compositions = tuple(tuple(_kind(name) for name in sword.composition) for sword in printed.swords)
    rooms = tuple(_room(room.effect) for room in printed.rooms)
    kinds = [room.kind for room in rooms]
    specials = (Special(), *(chapter.special for chapter in printed.chapters))
    players_for = (
        *(number for house in printed.houses for number in house.spaces),
        *(number for area in printed.areas for number in area.spaces),
    )
    return Box(
        printed=printed,
        price=tuple(resource.market_cost for resource in printed.resources),
        value=tuple(resource.katana_value for resource in printed.resources),
        decoration=tuple(resource.decoration_points for resource in printed.resources),
        compositions=compositions,
        enterable=tuple((*(not rows >> composition[0] & 1 for composition in compositions), False) for rows in range(16)),
        needs=tuple((*composition, -1) for composition in compositions),
        lengths=(*map(len, compositions), *[0] * (names.SWORDS - names.TILES)),
        lying=tuple(_lying(composition) for composition in compositions),
        points=tuple(sword.points for sword in printed.swords),
        coins=tuple(sword.coins for sword in printed.swords),
        strength=tuple(sword.strength for sword in printed.swords),
        round_points=(0, *(entry.points for entry in printed.rounds)),
        monk_cost=(0, *(entry.monk_cost for entry in printed.rounds)),
        academy_coins=printed.academy.coins_by_column,
        start_column=printed.academy.start_column - 1,
        last_column=printed.academy.columns - 1,
        players_for=players_for,
        specials=specials,
        spaces=tuple(tuple(_spaces(players_for, players, special) for players in range(5)) for special in specials),
        daimyo_deck=tuple(_daimyo_deck(printed, special) for special in specials),
        market_deck=tuple(_market_deck(printed, special) for special in specials),
        honor_deck=tuple(_honor_deck(printed, special) for special in specials),
        line_pays=tuple(_payment(entry.benefit) for entry in sorted(printed.forge_benefits, key=lambda e: (e.line == "column", e.index))),
        effect=effect,
        amount=tuple(card.immediate.amount for card in cards),
        with_benefits=tuple(card.area_icon in ("academy", "palace") for card in cards),
        cost=tuple(card.cost for card in cards),
        least_cost=min(card.cost for card in cards),
        benefit=tuple(_payment(card.permanent) for card in cards),
        free_use=frozenset(number for number, card in enumerate(cards) if card.area_icon == "none"),
        cards_with=tuple(tuple(card for card, own in enumerate(effect) if own == kind) for kind in range(len(EFFECTS))),
        rooms=rooms,
        passive=tuple(room.passive for room in printed.rooms),
        discount_room=kinds.index(ROOM_DISCOUNT) if ROOM_DISCOUNT in kinds else -1,
        forge_room=kinds.index(ROOM_MARKET_MOVE) if ROOM_MARKET_MOVE in kinds else -1,
        locks=(0, *(sum(1 << space - 1 for space in board.blocked_spaces) for board in printed.ghost_boards)),
        set_points=(0, *printed.sashimono_scoring.set_points),
        kaji_cells=tuple(frozenset((row - 1) * names.COLUMNS + column - 1 for row, column in card.spaces) for card in printed.kaji_cards),
    )


def check(printed: Printed) -> None:
    """The shape that rules, words and boards rely on; values are free."""
    counts = printed.component_counts
    check_ids("resources", [entry.id for entry in printed.resources], names.RESOURCES)
    check_ids("sashimono", [entry.id for entry in printed.sashimono], names.SASHIMONOS)
    check_ids("houses", [entry.id for entry in printed.houses], names.SASHIMONOS)
    check_ids("areas", [entry.id for entry in printed.areas], ("market", "academy", "palace", "komainu", "forge"))
    check_ids("daimyo_cards", [entry.id for entry in printed.daimyo_cards], names.DAIMYO_CARDS)
    check_ids("market_cards", [f"market_{entry.number}" for entry in printed.market_cards], names.MARKET_CARDS)
    check_ids("honor_cards", [entry.id for entry in printed.honor_cards], names.HONORS)
    check_ids("rooms", [entry.id for entry in printed.rooms], names.ROOMS)
    check_ids("favor_cards", [entry.id.lower() for entry in printed.favor_cards], names.FAVORS)
    check_ids("characters", [entry.id for entry in printed.characters], names.CHARACTERS)
    check_ids("kogeika_tokens", [entry.id for entry in printed.kogeika_tokens], names.KOGEIKA_TOKENS)
    check_ids("kaji_cards", [str(entry.id) for entry in printed.kaji_cards], names.KAJI_CARDS)
    _count("geisha: kinds", printed.geisha.kinds, len(names.GEISHA_TOKENS))
    check_ids("promo_tiles", [entry.id for entry in printed.promo_tiles], names.PROMO_TILES)
    check_ids("swords", [str(entry.number) for entry in printed.swords], names.SWORD_IDS[: names.TILES])
    check_ids("ghost_boards", [str(entry.level) for entry in printed.ghost_boards], ("1", "2", "3", "4", "5"))
    check_ids("chapters", [str(entry.number) for entry in printed.chapters], names.CHAPTERS[1:])
    _count("houses: Sword spaces", sum(len(house.spaces) for house in printed.houses), names.HOUSE_SPACES)
    _count("houses: Sword spaces of the fullest", max(len(house.spaces) for house in printed.houses), 3)
    check_ids("areas: spaces", [str(len(area.spaces)) for area in printed.areas], ("5", "5", "5", "1", "0"))
    _count("forge_benefits", len(printed.forge_benefits), len(names.LINES))
    _count("rounds", len(printed.rounds), 4)
    _count("academy: coins_by_column", len(printed.academy.coins_by_column), printed.academy.columns)
    _count("daimyo_cards: copies", sum(card.copies for card in printed.daimyo_cards), counts.daimyo_cards)
    _count("market_cards: copies", sum(card.copies for card in printed.market_cards), counts.market_cards)
    _count("solo_cards", sum(card.initial + card.reserve for card in printed.solo_cards), counts.solo_cards)
    _count("rooms: passive", sum(room.passive for room in printed.rooms), counts.palace_rooms_passive)
    for board in printed.ghost_boards:
        _count(f"ghost_boards[{board.level}]: Workers", board.available + len(board.blocked_spaces), counts.workers_per_player)
    for sword in printed.swords:
        if not composition_fits(tuple(_kind(name) for name in sword.composition)):
            raise ComponentError(f"swords[{sword.number}].composition: it does not fit the Forge.")
    _check_effects(printed)


def _check_effects(printed: Printed) -> None:
    cards: list[Any] = [*printed.daimyo_cards, *printed.market_cards]
    for name, card in zip(names.CARDS, cards, strict=True):
        if card.area_icon not in ICONS[card.immediate.kind]:
            raise ComponentError(f"{name}: an effect «{card.immediate.kind}» cannot bear the icon «{card.area_icon}».")
    for room in printed.rooms:
        if room.passive != (room.effect.kind in ("permanent_discount", "market_move")):
            raise ComponentError(f"rooms «{room.id}»: an effect «{room.effect.kind}» does not go with passive = {room.passive}.")


def _count(where: str, found: int, expected: int) -> None:
    if found != expected:
        raise ComponentError(f"{where}: expected {expected}, found {found}.")
