"""What a process remembers of its thoughts. Forgetting changes nothing: the same question is thought through to the same end."""

from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, TypeVar

from zashiki.kernel import Game, determinize
from zashiki.kernel.codec import save_state

Thought = TypeVar("Thought")
MOST = 64
THOUGHTS: OrderedDict[str, Any] = OrderedDict()


def fingerprint(game: Game[Any], state: Any, seat: int) -> str:
    """A short name for what a seat knows: the same for all positions that look the same to it."""
    known = save_state(determinize(game, state, seat, "fingerprint"))
    return blake2b(repr(known).encode(), digest_size=16).hexdigest()


def remembered(name: str, think: Callable[[], Thought]) -> Thought:
    """A thought of that name, from memory if it is there."""
    if name in THOUGHTS:
        THOUGHTS.move_to_end(name)
        found: Thought = THOUGHTS[name]
        return found
    made = think()
    THOUGHTS[name] = made
    while len(THOUGHTS) > MOST:
        THOUGHTS.popitem(last=False)
    return made
