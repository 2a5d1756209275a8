"""How long the lists of a view can be, for observations of a fixed size (zashiki.research tells how to read this)."""

from zashiki.kernel import Setup

SHAPES = {
    "ProvinceView.groups": "[seat.piece]", "ProvinceView.force": "seat",
    "ShrineView.groups": "[seat.piece]", "ShrineView.force": "seat",
    "PlayerView.allied_seasons": "{season}", "PlayerView.reserve": "[piece]", "PlayerView.cards": "[card]",
    "PlayerView.tokens": "[season.province]", "PlayerView.hostages": "{owner=seat.piece}",
    "BattleView.fighters": "<=seat", "BattleView.bids": "seat>advantage", "BattleView.hired": "seat",
    "BattleView.for_hire": "seat", "BattleView.force": "seat",
    "BattleView.fallen": "[seat.piece]",
    "DrawView.tiles": "{mandate}",
    "View.order": "<=seat", "View.honor": "<=seat", "View.players": "seat", "View.provinces": "province", "View.shrines": "<=4",
    "View.display": "[card]", "View.track": "<=12>M|K", "View.mandates": "<=10", "View.hand": "{mandate}", "View.draws": "<=10",
    "View.war_row": "<=province", "View.war_owners": "<=province", "View.proposals": "{seat.to=seat.private=2}",
    "View.offers": "[seat.to=seat]",
}  # fmt: skip


def largest_numbers(setup: Setup) -> dict[str, int]:
    """The largest plain numbers in choices: there are none."""
    return {}
