"""How a manner changes play: the same games are played with a bot of that manner and with one of none, and what it did is counted.

    .venv/bin/python -m scripts.manners rising_sun --games 30 --jobs 2

The other seats are played by bots without a manner; seats change round. The mean of each count is printed with its standard error.
"""

import argparse
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import mean, stdev

from zashiki.arena.simulate import play_session
from zashiki.bots.manners import manners_of
from zashiki.games import load, standard_set
from zashiki.kernel import Event, Session

SEATS = 3
COUNTED: Mapping[str, Mapping[str, tuple[str, ...]]] = {  # by game: what is counted, and the events whose first argument is who did it
    "katana": {"katana in play": ("katana_in_play",), "cards bought": ("takes_card",), "Swords delivered": ("delivers",)},
    "rising_sun": {
        "Alliances": ("allies",),
        "Alliances broken": ("breaks_alliance",),
        "Battles": ("shows",),
        "Coins bid": ("bids",),
        "Strongholds": ("builds",),
        "figures lost": ("killed",),
    },
    "shogun": {
        "attacks on rivals": ("attacks",),
        "attacks on farmers": ("attacks_neutral",),
        "conquests": ("conquers",),
        "buildings": ("builds",),
        "provinces fallen to revolts": ("revolt_succeeds",),
    },
}


def times(event: Event) -> int:
    """How much an event counts: bids by their Coins, all else once."""
    return sum(event.args[1:]) if event.key == "bids" and len(event.args) == 5 else 1


def played(task: tuple[str, str, int, str, float]) -> dict[str, float]:
    """One game: what the bot in that seat did, its score above the others' mean, and whether it won."""
    game_id, name, seat, seed, effort = task
    session = Session.begin(load(game_id), SEATS, {}, standard_set(game_id), seed)
    play_session(session, [name if other == seat else "adept" for other in range(SEATS)], Random(f"choices {seed}"), effort=effort)
    did = Counter[str]()
    for event in (event for log in session.record.log for event in log):
        if event.args and seat in event.args[: 2 if event.key == "allies" else 1]:
            did[event.key] += times(event)
    scores = session.game.scores(session.state)
    found = {what: float(sum(did[key] for key in keys)) for what, keys in COUNTED[game_id].items()}
    found["points above the others"] = scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)
    found["won"] = float(seat in session.game.winners(session.state))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(COUNTED))
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", default="manners")
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    names = ["adept", *(f"adept-{manner}" for manner in manners_of(load(args.game)))]
    with ProcessPoolExecutor(args.jobs) as pool:
        for name in names:
            tasks = [(args.game, name, number % SEATS, f"{args.seed} {number // SEATS}", args.effort) for number in range(args.games)]
            found = list(pool.map(played, tasks))
            print(name)
            for what in found[0]:
                numbers = [one[what] for one in found]
                print(f"  {what}: {mean(numbers):.2f} ± {stdev(numbers) / len(numbers) ** 0.5:.2f}", flush=True)


if __name__ == "__main__":
    main()
