"""Counts of components that never change while a game goes on."""

from zashiki.games.shogun import names
from zashiki.games.shogun.names import NONE
from zashiki.games.shogun.state import ShogunState


def census(state: ShogunState) -> dict[str, int]:
    """Cubes, tiles and cards: never more, never fewer. (SHG-TWR-T2)"""
    counts = {"farmers": state.farmers + state.inside[names.FARMERS] + state.tray[names.FARMERS]}
    for seat, supply in enumerate(state.supply):
        on_map = sum(armies for armies, owner in zip(state.armies, state.owner, strict=True) if owner == seat)
        counts[f"armies_{seat + 1}"] = supply + state.inside[seat] + state.tray[seat] + on_map
    for kind, left in enumerate(state.tiles):
        counts[names.BUILDINGS[kind]] = left + sum(standing >> kind & 1 for standing in state.buildings)
    held = [card for cards in (*state.hand, *state.plan) for card in cards if card != NONE]
    provinces = [card for card in held if card < names.FIRST_TREASURE]
    counts["province_cards"] = len(provinces) + len(state.provinces_of(NONE))
    counts["treasure_cards"] = len(held) - len(provinces)
    counts["event_cards"] = len(state.event_deck) + len(state.open_events) + len(state.used_events) + (state.event != NONE)
    return counts
