"""How long the lists of a view can be, for observations of a fixed size (zashiki.research tells how to read this)."""

from zashiki.games.katana.state import TALLY
from zashiki.kernel import Setup

SLOTS = 7  # Resources in the longest Composition

SHAPES = {
    "SwordView.slots": f"<={SLOTS}",
    "HouseView.spaces": "3",
    "MarketView.spaces": "5", "MarketView.offer": "{card}", "MarketView.prices": "resource", "MarketView.surcharge": "resource",
    "AcademyView.spaces": "5", "AcademyView.coins": "<=4", "AcademyView.promo": "<=resource", "AcademyView.promo_amounts": "<=resource",
    "RoomView.members": "seat",
    "PalaceView.spaces": "5", "PalaceView.rooms": "[room]",
    "LineView.cards": "{card}", "LineView.dormant": "{card}",
    "DraftView.project": "resource", "DraftView.order": f"<={SLOTS}", "DraftView.path": f"<={SLOTS + 1}", "DraftView.next": "resource",
    "PlayerView.blocked": "{16}", "PlayerView.locks": "{16}", "PlayerView.stock": "resource", "PlayerView.decorators": "<=resource",
    "PlayerView.forge": "[cell]", "PlayerView.lines": "line", "PlayerView.pointing": "{line.figure}",
    "PlayerView.washitsu": "<=24", "PlayerView.sashimonos": "[sashimono]", "PlayerView.project": "resource",
    "PlayerView.cards": "{card}", "PlayerView.used": "{card}", "PlayerView.fresh": "{card}", "PlayerView.honors": "{honor}",
    "PlayerView.kaji": "{kaji}", "PlayerView.kogeika": "{kogeika}", "PlayerView.geisha": "{geisha}", "PlayerView.tally": str(len(TALLY)),
    "GhostView.discard": "{area}",
    "StoryView.requests": "<=3", "RequestView.request": "-",
    "CharactersView.in_play": "{character}", "CharactersView.geisha": "{geisha}",
    "View.round_points": "<=6", "View.monk_prices": "<=6", "View.order": "<=seat", "View.houses": "house", "View.honors": "<=4",
    "View.favors": "[favor]", "View.starting_swords": "<=5", "View.players": "seat",
}  # fmt: skip


def largest_numbers(setup: Setup) -> dict[str, int]:
    """The largest plain numbers in choices: there are none."""
    return {}
