"""When garbage is collected: a little at a time, so that nobody waits long for it.

With every choice, what its table has sent before is replaced by what is sent now. To the collector that is no growth, so by itself it
comes seldom and then looks at what hundreds of choices have made, at once. What stays for long leaves no circles behind
(tests/server/test_garbage.py), so a full collection, which is a noticeable pause where there are many tables, is seldom needed.
"""

import gc

ALONE = (5_000, 10, 10_000)  # when it comes by itself
CHOICES = 25  # after so many it is called


class Garbage:
    """Calls the collector."""

    def __init__(self) -> None:
        self.choices = 0

    def begin(self) -> None:
        """The server is ready: what is there now stays, so that the collector need not look at it again."""
        gc.set_threshold(*ALONE)
        gc.freeze()

    def note_choice(self) -> None:
        """A choice was carried out and sent."""
        self.choices += 1
        if self.choices % CHOICES == 0:
            gc.collect(1)
