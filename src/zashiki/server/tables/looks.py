"""A position as its viewers see it, worked out when somebody looks."""

from typing import Any

from msgspec import Raw

from zashiki.kernel import SPECTATOR, Game
from zashiki.server.protocol.changes import change
from zashiki.server.protocol.wording import raw


class Look:
    """A position that does not change any more. If everybody sees the same, it is worked out once."""

    __slots__ = ("game", "last", "state", "views")

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state
        self.views: dict[int, Any] = {}
        self.last: tuple[Any, Raw] | None = None  # a view before, and the change since

    def view(self, viewer: int) -> Any:
        """What a viewer sees."""
        eyes = SPECTATOR if self.game.open_view else viewer
        if eyes not in self.views:
            self.views[eyes] = self.game.view(self.state, eyes)
        return self.views[eyes]

    def change(self, before: Any, viewer: int) -> Raw:
        """What is different for a viewer from a view before, encoded."""
        if self.last is None or self.last[0] is not before:
            self.last = (before, raw(change(before, self.view(viewer))))
        return self.last[1]
