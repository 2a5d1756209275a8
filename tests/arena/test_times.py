"""Times of choices, counted by classes."""

import pytest

from zashiki.arena.times import Times, all_times


def test_percentiles_are_right_to_a_class_of_lengths() -> None:
    times = Times()
    for milliseconds in range(1, 101):
        times.add(milliseconds / 1000)
    assert times.percentile(0.5) == pytest.approx(0.050, rel=0.05)
    assert times.percentile(0.99) == pytest.approx(0.099, rel=0.05)
    assert times.percentile(1.0) == pytest.approx(0.1, rel=0.05)
    assert (times.longest, times.choices) == (0.1, 100)


def test_many_counts_are_one() -> None:
    one, other = Times(), Times()
    one.add(0.001)
    other.add(0.001)
    other.add(2.0)
    both = all_times([one, other])
    assert (both.choices, both.longest, max(both.counts.values())) == (3, 2.0, 2)


def test_nothing_measured_took_no_time() -> None:
    assert Times().percentile(0.5) == 0.0
