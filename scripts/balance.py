"""Which seat, side or start wins more often than the others, when adepts play among themselves.

    .venv/bin/python -m scripts.balance rising_sun --games 150 --effort 0.1 --out balance.jsonl

Every game is set up by lot: card sets and Clans, maps and starts, chapters. Games that are in the file already are not played again.
Shares are printed with their 95 % intervals and with what would be even.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from zashiki.arena.simulate import play_session
from zashiki.arena.standings import wilson
from zashiki.games import load, standard_set
from zashiki.games.katana.story import chapter_won, request_met
from zashiki.kernel import Session, Value

Fact = tuple[str, str, float, float]  # what is compared, which of them, its share of the win, and what would be even
Settings = Mapping[str, Value]


def of_seats(session: Session[Any], what: str, which: Sequence[str]) -> list[Fact]:
    """How each seat did, called by whatever is compared."""
    winners = session.game.winners(session.state)
    return [(what, which[seat], (seat in winners) / len(winners), 1 / len(which)) for seat in range(len(which))]


def numbered(session: Session[Any]) -> list[str]:
    """The seats by their numbers."""
    return [f"seat {seat + 1}" for seat in range(session.setup.seats)]


def told(session: Session[Any], key: str) -> list[tuple[int, ...]]:
    """The numbers of all events of a kind."""
    return [event.args for log in session.record.log for event in log if event.key == key]


def rising_sun(session: Session[Any]) -> list[Fact]:
    """By Clan, with every card set, and by seat."""
    state, labels = session.state, session.game.vocabulary.labels
    clans = [labels["clan"][clan] for clan in state.clans]
    cards = str(session.setup.settings["set"])
    return [*of_seats(session, "Clan", clans), *of_seats(session, f"Clan, {cards}", clans), *of_seats(session, "seat", numbered(session))]


def shogun(session: Session[Any]) -> list[Fact]:
    """By seat with each map and start, and by the list of a fixed start."""
    settings = session.setup.settings
    found = of_seats(session, f"{settings['side']}, {settings['start']}", numbered(session))
    lists = {seat: number for seat, number, *_ in told(session, "gets_list")}
    return found + (of_seats(session, "list of a fixed start", [f"list {lists[seat] + 1}" for seat in sorted(lists)]) if lists else [])


def katana(session: Session[Any]) -> list[Fact]:
    """How often the request of each chapter is met, and how often the chapter is won."""
    chapter, state = f"chapter {session.setup.settings['chapter']:>2}", session.state
    return [("met", chapter, float(request_met(state)), 0.5), ("won", chapter, float(chapter_won(state)), 0.5)]


SETUPS: Mapping[str, Sequence[Settings]] = {
    "rising_sun": [{"set": cards, "clans": "random"} for cards in ("archway", "horseman", "teapot")],
    "shogun": [{"side": "sun"}, {"side": "sun", "start": "fixed"}, {"side": "moon"}],
    "katana": [{"ghost": 1, "chapter": chapter} for chapter in range(1, 15)],
}
FACTS: Mapping[str, Callable[[Session[Any]], list[Fact]]] = {"rising_sun": rising_sun, "shogun": shogun, "katana": katana}


def play(game: str, seats: int, number: int, bot: str, effort: float) -> list[Fact]:
    """One game, and what it says."""
    setups, seed = SETUPS[game], f"balance {number}"
    session = Session.begin(load(game), seats, setups[number % len(setups)], standard_set(game), seed)
    play_session(session, [bot] * seats, Random(f"choices {seed}"), effort=effort)
    return FACTS[game](session)


def tell(facts: Sequence[Fact]) -> None:
    """All shares, table by table."""
    found: dict[tuple[str, str], list[tuple[float, float]]] = defaultdict(list)
    for what, which, win, even in facts:
        found[what, which].append((win, even))
    for (what, which), results in sorted(found.items()):
        share, even = (sum(column) / len(results) for column in zip(*results, strict=True))
        low, high = wilson(share, len(results))
        print(f"{what:24} {which:12} {share:4.0%} of {len(results)} ({low:.0%}–{high:.0%}), even: {even:.0%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(FACTS))
    parser.add_argument("--games", type=int, default=90)
    parser.add_argument("--seats", type=int, default=3, help="1 for the chapters of Shōgun no Katana")
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    done = [msgspec.json.decode(line, type=list[Fact]) for line in args.out.read_bytes().splitlines()] if args.out.exists() else []
    with args.out.open("ab") as file:
        for number in range(len(done), args.games):
            done.append(play(args.game, args.seats, number, args.bot, args.effort))
            file.write(msgspec.json.encode(done[-1]) + b"\n")
            file.flush()
    tell([fact for game in done for fact in game])


if __name__ == "__main__":
    main()
