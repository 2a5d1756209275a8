"""How long the lists of a view can be, for observations of a fixed size (zashiki.research tells how to read this).

Hints, risks and odds are left out: they follow from the rest, and options tell theirs as consequences.
"""

from zashiki.kernel import Setup

SHAPES = {
    "PlayerView.plan": "space", "PlayerView.hand": "{card}", "PlayerView.groups": "<=12",
    "TowerView.inside": "cube", "TowerView.tray": "cube",
    "DraftView.open": "<=2",
    "Budget.payments": "action",
    "View.side": "sun|moon", "View.stage": "stage", "View.actions": "<=action", "View.specials": "<=special", "View.open_events": "<=4",
    "View.used_events": "{event_card}", "View.rice_losses": "event_card", "View.order": "<=seat", "View.choosing": "<=seat",
    "View.provinces": "province", "View.stock": "{province}", "View.tiles": "building", "View.players": "seat",
    "View.hints": "-", "View.risks": "-", "View.odds": "-",
}  # fmt: skip


def largest_numbers(setup: Setup) -> dict[str, int]:
    """The largest plain numbers in choices: no more armies than a player has cubes."""
    return {"armies": setup.box.cubes}
