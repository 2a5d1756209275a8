"""Sending everybody at a table what has happened."""

from collections.abc import Iterable

from zashiki.kernel import Beat
from zashiki.server.protocol.socket import Update
from zashiki.server.tables.audience import Audience, encoder
from zashiki.server.tables.looks import Look
from zashiki.server.tables.updates import Updates


async def tell(audience: Audience, updates: Updates, viewers: Iterable[int], row: list[Beat[Look]]) -> None:
    """Send some viewers the beats of a choice; without beats: that something was taken back, or that the game has begun.

    The beats build on the version before. A connection that does not have it gets everything, which is worked out once for all of them.
    """
    for viewer in viewers:
        before = updates.ledger.viewers[viewer].version - 1
        connections, follows = audience.of(viewer), updates.follows(viewer)
        behind = [connection for connection in connections if connection.version != before or not follows]
        if len(behind) < len(connections):
            update = await updates.next(viewer, row)
            data = encoder.encode(update)
            for connection in set(connections).difference(behind):
                connection.send_bytes(data)
                connection.note_sent(update)
        whole: dict[int, tuple[Update, bytes]] = {}
        for connection in behind:
            since = connection.version or 0
            if since not in whole:
                update = updates.whole(viewer, since)
                whole[since] = update, encoder.encode(update)
            update, data = whole[since]
            connection.send_bytes(data)
            connection.note_sent(update)
