"""Write down how matches of the arena ended by which the levels of bots are rated: one against two of the level below.

.venv/bin/zashiki arena shogun --bots master,adept --seats 3 --games 60 --out match
.venv/bin/python -m scripts.ratings match
"""

import json
import sys
from pathlib import Path

import msgspec

from zashiki.arena.folder import MatchFolder
from zashiki.arena.match import Match
from zashiki.arena.standings import standings
from zashiki.bots.ratings import BELOW, FILE, OPPONENTS, matches

GAMES = Path(__file__).parents[1] / "src/zashiki/games"


def main() -> None:
    for path in map(Path, sys.argv[1:]):
        match = msgspec.json.decode((path / "match.json").read_bytes(), type=Match)
        level = match.bots[0]
        if match.bots != [level, BELOW[level]] or match.seats != OPPONENTS + 1 or match.effort != 1:
            raise SystemExit(f"{path} is no match of one against two of the level below.")
        share = next(one.share for one in standings(list(MatchFolder(path, match).played.values())) if one.bot == level)
        found = {**matches(match.game), level: (share.wins, share.tries)}
        rows = ",\n".join(f'  "{one}": [{found[one][0]:g}, {found[one][1]}]' for one in BELOW if one in found)
        (GAMES / match.game / FILE).write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")
        matches.cache_clear()
        print(match.game, json.dumps(found))


if __name__ == "__main__":
    main()
