"""Plots as SVG text, for a page that needs nothing else. Colours are classes; the page's style gives them."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from zashiki.speech import say

WIDTH, ROW, LEFT, RIGHT, FOOT = 680, 34, 130, 90, 30  # pixels


@dataclass(frozen=True, slots=True)
class Axis:
    """A scale from left to right."""

    low: float
    high: float
    ticks: list[float]
    form: str = "{:g}"
    logarithmic: bool = False

    def at(self, value: float) -> float:
        """Where a value stands, in pixels."""
        low, high, value = (log10(n) for n in (self.low, self.high, value)) if self.logarithmic else (self.low, self.high, value)
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low)


def percent_axis() -> Axis:
    """From nothing to everything."""
    return Axis(0, 1, [0, 0.25, 0.5, 0.75, 1], "{:.0%}")


def plain_axis(values: Sequence[float]) -> Axis:
    """A round scale on which these values have room."""
    low, high = min(values), max(values)
    raw = (high - low or 1) / 5
    step = next(m * 10 ** floor(log10(raw)) for m in (1, 2, 5, 10) if m * 10 ** floor(log10(raw)) >= raw)
    first, last = floor(low / step), ceil(high / step)
    last += first == last
    return Axis(first * step, last * step, [n * step for n in range(first, last + 1)])


def time_axis(values: Sequence[float]) -> Axis:
    """Powers of ten, in milliseconds."""
    first, last = floor(log10(min(values))), ceil(log10(max(values)))
    last += first == last
    return Axis(10.0**first, 10.0**last, [10.0**n for n in range(first, last + 1)], "{:g} ms", logarithmic=True)


@dataclass(frozen=True, slots=True)
class Mark:
    """A row of a plot: a point within a range, and what stands behind it."""

    name: str
    value: float
    low: float
    high: float
    text: str


def svg(height: float, parts: Sequence[str], title: str) -> str:
    """A drawing."""
    body = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title, True)}">{body}</svg>'


def text(x: float, y: float, words: str, style: str = "") -> str:
    """Words in a drawing."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}">{escape(words)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, style: str) -> str:
    """A line."""
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{style}"/>'


def scale(axis: Axis, height: float) -> list[str]:
    """The ticks of an axis, below and behind a plot."""
    found: list[str] = []
    for tick in axis.ticks:
        x = axis.at(tick)
        found += [line(x, 0, x, height, "grid"), text(x, height + 18, axis.form.format(tick), "tick")]
    return found


def ranges(title: str, axis: Axis, marks: Sequence[Mark], level: float | None = None) -> str:
    """Points with their ranges, one below the other; `level`: a dashed line to compare with."""
    height = ROW * len(marks)
    parts = scale(axis, height)
    if level is not None:
        parts.append(line(axis.at(level), 0, axis.at(level), height, "level"))
    for row, mark in enumerate(marks):
        y = ROW * (row + 0.5)
        parts += [
            text(LEFT - 12, y + 4, mark.name, "name"),
            line(axis.at(mark.low), y, axis.at(mark.high), y, f"range c{row % 6}"),
            f'<circle cx="{axis.at(mark.value):.1f}" cy="{y:g}" r="5" class="dot c{row % 6}"/>',
            text(WIDTH - RIGHT + 10, y + 4, mark.text, "value"),
        ]
    return svg(height + FOOT, parts, title)


def histogram(title: str, axis: Axis, rows: Sequence[tuple[str, Sequence[float]]], bins: int = 40) -> str:
    """Distributions on one scale, one below the other, with the median of each."""
    tall = 56.0
    parts = scale(axis, tall * len(rows))
    for row, (name, values) in enumerate(rows):
        floor_ = tall * (row + 1) - 6
        wide = (axis.high - axis.low) / bins
        counts = [0] * bins
        for value in values:
            counts[min(bins - 1, int((value - axis.low) / wide))] += 1
        most = max(counts)
        for place, count in enumerate(counts):
            if count:
                x, high = axis.at(axis.low + place * wide), (tall - 14) * count / most
                breadth = axis.at(axis.low + wide) - axis.at(axis.low) - 1
                parts.append(
                    f'<rect x="{x:.1f}" y="{floor_ - high:.1f}" width="{breadth:.1f}" height="{high:.1f}" class="bar c{row % 6}"/>'
                )
        middle = sorted(values)[len(values) // 2]
        parts += [
            line(axis.at(middle), floor_ - tall + 14, axis.at(middle), floor_, "median"),
            text(LEFT - 12, floor_ - tall / 2 + 14, name, "name"),
            text(WIDTH - RIGHT + 10, floor_ - tall / 2 + 14, say("report-median", value=f"{middle:g}"), "value"),
        ]
    return svg(tall * len(rows) + FOOT, parts, title)
