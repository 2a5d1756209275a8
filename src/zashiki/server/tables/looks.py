"""A position as its viewers see it, worked out when somebody looks."""

from typing import Any

from msgspec import Raw

from zashiki.kernel import SPECTATOR, Game
from zashiki.server.protocol.changes import Changes
from zashiki.server.protocol.wording import raw


class Look:
    """A position that does not change any more. What several viewers share of their views is worked out and compared once."""

    __slots__ = ("changes", "game", "state", "told", "views")

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state
        self.views: dict[int, Any] = {}
        self.changes = Changes()
        self.told: tuple[Any, Any, Raw] | None = None  # a view before, the view now, and the change

    def view(self, viewer: int) -> Any:
        """What a viewer sees."""
        if viewer not in self.views:
            own = self.game.own_view if viewer != SPECTATOR else None
            self.views[viewer] = own(self.state, self.view(SPECTATOR), viewer) if own else self.game.view(self.state, viewer)
        return self.views[viewer]

    def change(self, before: Any, viewer: int) -> Raw:
        """What is different for a viewer from a view before, encoded."""
        after = self.view(viewer)
        if self.told is None or self.told[0] is not before or self.told[1] is not after:
            self.told = (before, after, raw(self.changes.of(before, after)))
        return self.told[2]
