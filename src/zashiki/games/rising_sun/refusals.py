"""Why not? What a person might expect to choose but cannot, with the reason and its rule. Asked only by user interfaces."""

from collections.abc import Iterable, Sequence

from zashiki.games.rising_sun.names import FIRST_SHRINE, KOMAINU, PROTECTED, SHINTO
from zashiki.games.rising_sun.options import BUILDINGS, PURCHASES, RAISES, SUMMONS
from zashiki.games.rising_sun.state import RisingSunState, count, others, reserve, strongholds
from zashiki.kernel import Message, Option, Refusal, option


def refused_alliances(state: RisingSunState, seat: int, strangers: Iterable[int]) -> list[Refusal]:
    """Nobody can be in two Alliances. (RS-TEA-02)"""
    taken = [(other, seat if state.ally[seat] >= 0 else other) for other in strangers if max(state.ally[seat], state.ally[other]) >= 0]
    return [Refusal(option("propose", other), Message("allied_already", (who,)), "RS-TEA-02") for other, who in taken]


def refused_summons(state: RisingSunState, seat: int, provinces: Sequence[int]) -> list[Refusal]:
    """Provinces where no figure can be summoned, or no more of them. (RS-REC-01)"""
    why = [("stronghold_used" if held else "no_stronghold", province) for province, held in enumerate(strongholds(state, seat))]
    return [
        Refusal(SUMMONS[piece][province], Message(reason, (province,)), "RS-REC-01")
        for reason, province in why
        if province not in provinces
        for piece in reserve(state, seat)[:1]
    ]


def refused_worshippers(state: RisingSunState, seat: int) -> list[Refusal]:
    """Worshippers never Move. (RS-MAR-03)"""
    return [
        Refusal(option("move_worshipper", piece, shrine), Message("worshippers_stay", (shrine,)), "RS-MAR-03")
        for slot, shrine in enumerate(state.shrines, FIRST_SHRINE)
        for piece in (SHINTO, KOMAINU)
        if count(state, seat, piece, slot)
    ]


def refused_buildings(state: RisingSunState, seat: int, price: int) -> list[Refusal]:
    """Strongholds one cannot pay. (RS-MAR-02)"""
    return too_dear(state, seat, [(building, price) for building in BUILDINGS], "RS-MAR-02")


def refused_purchases(state: RisingSunState, seat: int, prices: Iterable[tuple[int, int]]) -> list[Refusal]:
    """Season cards one cannot pay. (RS-RUL-21)"""
    return too_dear(state, seat, [(PURCHASES[card], price) for card, price in prices], "RS-RUL-21")


def too_dear(state: RisingSunState, seat: int, prices: Iterable[tuple[Option, int]], rule: str) -> list[Refusal]:
    """What costs more Coins than a seat has."""
    coins = state.coins[seat]
    return [Refusal(choice, Message("too_dear", (price, coins)), rule) for choice, price in prices if price > coins]


def refused_replacements(state: RisingSunState, seat: int) -> list[Refusal]:
    """Daimyo are safe from Betrayal. (RS-GEN-17)"""
    return [
        Refusal(option("replace", owner, piece, province, piece), Message("protected", (owner, piece)), "RS-GEN-17")
        for owner in others(state, seat)
        for piece in PROTECTED
        for province in range(8)
        if count(state, owner, piece, province)
    ]


def refused_bids(state: RisingSunState, seat: int) -> list[Refusal]:
    """Higher bids, when all Coins are bid. (RS-BAT-10)"""
    coins = state.coins[seat]
    if sum(state.bids[seat * 4 : seat * 4 + 4]) < coins:
        return []
    return [Refusal(higher, Message("no_coins_left", (coins,)), "RS-BAT-10") for higher in RAISES]


def refused_captives(captives: Iterable[Option]) -> list[Refusal]:
    """Figures that cannot be taken hostage. (RS-BAT-27)"""
    return [Refusal(captive, Message("protected", captive.args), "RS-BAT-27") for captive in captives]
