"""The report of a match: one HTML file that needs nothing else."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from zashiki.arena.match import Match, Played
from zashiki.arena.plots import Mark, histogram, percent_axis, plain_axis, ranges, time_axis
from zashiki.arena.ratings import Rating, rate
from zashiki.arena.standings import Share, Standing, ahead, by_seat, standings
from zashiki.speech import language, say

STYLE = """
:root { color-scheme: light dark; --paper: #f4ecd8; --ink: #211e1b; --soft: #6b6257; --line: #d8ccb2; }
@media (prefers-color-scheme: dark) { :root { --paper: #1e1c1a; --ink: #ede4d0; --soft: #a3998a; --line: #3b3631; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0; }
h2 { font-size: 1.1rem; margin: 2.2rem 0 .4rem; }
p { color: var(--soft); margin: .2rem 0 .8rem; }
figure { margin: 0; }
figure, div { overflow-x: auto; }
svg { width: 100%; min-width: 34rem; height: auto; font-size: 13px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 600; color: var(--soft); }
th:first-child, td:first-child { text-align: left; }
svg text { fill: var(--ink); }
svg .tick { fill: var(--soft); text-anchor: middle; font-size: 12px; }
svg .name { text-anchor: end; }
.c0 { fill: #c03a2b; stroke: #c03a2b; }
.c1 { fill: #3d6ba3; stroke: #3d6ba3; }
.c2 { fill: #b48a2c; stroke: #b48a2c; }
.c3 { fill: #6f8a57; stroke: #6f8a57; }
.c4 { fill: #8d4f7a; stroke: #8d4f7a; }
.c5 { fill: #4f8f86; stroke: #4f8f86; }
.grid { stroke: var(--line); }
.level { stroke: var(--ink); stroke-dasharray: 4 4; }
.median { stroke: var(--ink); stroke-width: 2; }
.range { stroke-width: 4; stroke-linecap: round; opacity: .5; }
.bar { stroke: none; opacity: .85; }
.dot { stroke: var(--paper); stroke-width: 1.5; }
"""


def report(match: Match, played: Sequence[Played]) -> str:
    """The whole page, in the language of the command line."""
    found, ratings = standings(played), rate(played)
    settings = ", ".join(f"{key} {value}" for key, value in match.settings.items())
    facts = say("report-facts", games=len(played), seats=match.seats, seed=match.seed, version=str(match.rules_version))
    facts += f", {settings}. " if settings else ". "
    parts = [
        f"<h1>{escape(match.game)}: {escape(', '.join(match.bots))}</h1>",
        f"<p>{escape(facts + say('report-how'))}</p>",
        section("first", shares(found), wins_table(found)),
    ]
    if ratings:
        parts.append(section("ratings", rated(ratings)))
    rows = [(standing.bot, standing.scores) for standing in found]
    parts.append(section("scores", histogram(say("report-scores"), plain_axis([n for _, s in rows for n in s]), rows)))
    lengths = [game.choices for game in played]
    parts.append(section("length", histogram(say("report-length"), plain_axis([0, *lengths]), [(say("report-all"), lengths)])))
    if timed := [standing for standing in found if standing.times.choices]:
        parts.append(section("times", times(timed), times_table(timed)))
    parts.append(section("seats", seats(by_seat(played))))
    if len(found) > 2:
        parts.append(section("ahead", ahead_table(found, played)))
    title = escape(say("report-title", game=match.game))
    return f'<!doctype html><html lang="{language()}"><meta charset="utf-8"><title>{title}</title>' + (
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style><body>{"".join(parts)}</body></html>'
    )


def section(key: str, *content: str) -> str:
    """A part of the page, by the key of its title."""
    return f"<h2>{escape(say(f'report-{key}'))}</h2><p>{escape(say(f'report-{key}-about'))}</p>" + "".join(
        f"<figure>{one}</figure>" if one.startswith("<svg") else f"<div>{one}</div>" for one in content
    )


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of words."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{top}</tr>{body}</table>"


def interval(share: Share) -> str:
    """An interval in words."""
    return f"{share.low:.0%} – {share.high:.0%}"


def shares(found: Sequence[Standing]) -> str:
    """The shares of wins."""
    marks = [Mark(one.bot, one.share.value, one.share.low, one.share.high, f"{one.share.value:.0%}") for one in found]
    return ranges(say("report-first"), percent_axis(), marks, found[0].chance)


def wins_table(found: Sequence[Standing]) -> str:
    """The shares of wins, in numbers."""
    rows = []
    for one in found:
        share, mean = one.share, sum(one.scores) / len(one.scores)
        places = [f"{count}" for count in one.ranks]
        rows.append([one.bot, f"{share.tries}", f"{share.wins:g}", f"{share.value:.1%}", interval(share), f"{mean:.1f}", *places])
    places = [f"{n + 1}." for n in range(max(len(one.ranks) for one in found))]
    return table([say("opponent"), say("report-seats"), say("wins"), say("share"), "95 %", say("mean-score"), *places], rows)


def rated(ratings: dict[str, Rating]) -> str:
    """The ratings with two standard deviations."""
    best = sorted(ratings.items(), key=lambda item: -item[1].mean)
    marks = [Mark(bot, r.mean, r.mean - 2 * r.deviation, r.mean + 2 * r.deviation, f"{r.mean:.1f}") for bot, r in best]
    return ranges(say("report-ratings"), plain_axis([n for mark in marks for n in (mark.low, mark.high)]), marks)


def times(found: Sequence[Standing]) -> str:
    """The times of choices, from the median to the longest."""
    marks = []
    for one in found:
        middle, longest = 1000 * one.times.percentile(0.5), 1000 * one.times.longest
        marks.append(Mark(one.bot, middle, middle, longest, f"{middle:.2g} ms"))
    return ranges(say("report-times"), time_axis([n for mark in marks for n in (mark.low, mark.high)]), marks)


def times_table(found: Sequence[Standing]) -> str:
    """The times of choices, in numbers."""
    rows = [
        [one.bot, f"{one.times.choices}"]
        + [f"{1000 * n:.3g} ms" for n in (one.times.percentile(0.5), one.times.percentile(0.99), one.times.longest)]
        for one in found
    ]
    return table([say("opponent"), say("report-choices"), "p50", "p99", "max"], rows)


def seats(found: Sequence[Share]) -> str:
    """How often each seat wins."""
    marks = [Mark(say("report-seat", seat=n + 1), one.value, one.low, one.high, f"{one.value:.0%}") for n, one in enumerate(found)]
    return ranges(say("report-seats"), percent_axis(), marks, 1 / len(found))


def ahead_table(found: Sequence[Standing], played: Sequence[Played]) -> str:
    """Who comes in before whom: a row against a column."""
    pairs, bots = ahead(played), [one.bot for one in found]
    rows = [
        [bot] + [f"{pairs[bot, other].value:.0%} ({interval(pairs[bot, other])})" if (bot, other) in pairs else "" for other in bots]
        for bot in bots
    ]
    return table(["", *bots], rows)


def summary(match: Match, played: Sequence[Played]) -> dict[str, Any]:
    """The figures of a match, for machines."""
    ratings = rate(played)
    return {
        "game": match.game,
        "seats": match.seats,
        "settings": match.settings,
        "games": len(played),
        "results": [
            {
                "bot": one.bot,
                "seats": one.share.tries,
                "wins": one.share.wins,
                "share": one.share.value,
                "interval": (one.share.low, one.share.high),
                "chance": one.chance,
                "score": sum(one.scores) / len(one.scores),
                "places": one.ranks,
                "rating": (ratings[one.bot].mean, ratings[one.bot].deviation) if ratings else None,
                "seconds": {"p50": one.times.percentile(0.5), "p99": one.times.percentile(0.99), "max": one.times.longest},
            }
            for one in standings(played)
        ],
    }
