"""What a process counts and measures, in the text format of Prometheus."""

import os
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from pathlib import Path

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
ESCAPED = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n"})


class Counter:
    """Something that only grows, for each value of a label."""

    def __init__(self, name: str, text: str, label: str) -> None:
        self.name, self.text, self.label = name, text, label
        self.values: dict[str, int] = {}

    def add(self, value: str) -> None:
        """One more."""
        self.values[value] = self.values.get(value, 0) + 1

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield from _head(self.name, "counter", self.text)
        yield from (f'{self.name}{{{self.label}="{value}"}} {number}' for value, number in sorted(self.values.items()))


class Histogram:
    """How long something takes."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        self.counts = [0] * (len(BOUNDS) + 1)  # the last: longer than all bounds
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        """It has taken so long once more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield from _head(self.name, "histogram", self.text)
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self.sum}"
        yield f"{self.name}_count {total}"


CHOICES = Counter("zashiki_choices_total", "Choices that were carried out and stored.", "by")
ANSWERED = Histogram("zashiki_choice_seconds", "From a person's choice on a socket until it is stored and told to everybody.")
RESPONSES = Counter("zashiki_responses_total", "Responses to requests, by the first digit of their status.", "status")
RESPONDED = Histogram("zashiki_request_seconds", "From a request until its response begins.")
KEPT = (CHOICES, ANSWERED, RESPONSES, RESPONDED)


def gauge(name: str, text: str, number: float) -> Iterator[str]:
    """A number that goes up and down."""
    yield from _head(name, "gauge", text)
    yield f"{name} {number}"


def gauges(name: str, text: str, label: str, numbers: Mapping[str, float]) -> Iterator[str]:
    """Such a number for each value of a label."""
    yield from _head(name, "gauge", text)
    yield from (f'{name}{{{label}="{value.translate(ESCAPED)}"}} {number}' for value, number in numbers.items())


def _head(name: str, kind: str, text: str) -> Iterator[str]:
    yield f"# HELP {name} {text}"
    yield f"# TYPE {name} {kind}"


def memory() -> int:
    """Bytes of memory that this process uses; 0 where the system does not tell it this way."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
