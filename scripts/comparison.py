"""Our games beside other engines: a table of choices per second, in one interleaved run. See scripts/compare."""

import json
import os
import subprocess
import sys
import venv
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
PLACE = ROOT / "build" / "compare"
COMPILED = ROOT / "build" / "compiled"
ROUNDS = 5
GAMES = ("katana", "rising_sun", "shogun")


@dataclass(slots=True)
class Row:
    """A game of an engine and what was measured of it."""

    title: str
    name: str
    facts: dict[str, float]
    rates: list[float] = field(default_factory=list)
    clones: list[float] = field(default_factory=list)


class Contender:
    """An engine in a process of its own."""

    def __init__(self, title: str, kind: str, names: Sequence[str], package: str = "", path: Path | None = None) -> None:
        python = environment(package) if package else Path(sys.executable)
        variables = (
            {**os.environ, "PYTHONPATH": str(path)} if path else {key: text for key, text in os.environ.items() if key != "PYTHONPATH"}
        )
        command = [str(python), str(ROOT / "scripts" / "contender.py"), kind, *names]
        self.process = subprocess.Popen(command, env=variables, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.rows = [Row(f"{title}: {name}", name, self.read()) for name in names]

    def read(self) -> dict[str, float]:
        """The next thing it says."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("An engine did not answer.")
        found: dict[str, float] = json.loads(line)
        return found

    def round(self, number: int) -> None:
        """Let it play each of its games for a moment."""
        assert self.process.stdin
        for row in self.rows:
            self.process.stdin.write(f"{row.name} {number}\n")
            self.process.stdin.flush()
            found = self.read()
            row.rates.append(found["rate"])
            row.clones.append(found["clone_us"])

    def end(self) -> None:
        """It may go."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def environment(package: str) -> Path:
    """The Python of an environment that has a package from PyPI."""
    folder = PLACE / package.split("=")[0]
    python = folder / "bin" / "python"
    if not (folder / "ready").exists():
        print(f"Installing {package} …", file=sys.stderr)
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package], check=True)
        (folder / "ready").touch()
    return python


def contenders() -> list[Contender]:
    """All that are compared; the compiled build of ours if there is one."""
    found = [Contender("Zashiki, plain", "zashiki", GAMES, path=ROOT / "src")]
    if any(COMPILED.glob("*.so")):
        found.append(Contender("Zashiki, compiled", "zashiki", GAMES, path=COMPILED))
    found.append(Contender("catanatron", "catanatron", ["catan"], "catanatron==3.2.1"))
    found.append(Contender("python-chess", "chess", ["chess"], "chess==1.11.2"))
    found.append(Contender("OpenSpiel", "open_spiel", ["chess", "backgammon"], "open_spiel==2.0.2"))
    return found


def table(rows: Sequence[Row]) -> str:
    """What was found, as Markdown; ratios are medians of the rounds, each against the same round of the other."""
    by_title = {row.title: row for row in rows}
    catan, chess = by_title["catanatron: catan"], by_title["OpenSpiel: chess"]
    lines = ["| engine and game | choices/s | × catanatron | × OpenSpiel's chess | µs/clone | options | forced | choices/game |"]
    lines.append("|---|--:|--:|--:|--:|--:|--:|--:|")
    for row in rows:
        facts = row.facts
        lines.append(
            f"| {row.title} | {median(row.rates):,.0f} | {ratio(row, catan):.2f} | {ratio(row, chess):.2f} | {median(row.clones):.1f} "
            f"| {facts['branching']:.1f} | {facts['forced']:.0%} | {facts['length']:,.0f} |"
        )
    return "\n".join(lines)


def ratio(row: Row, other: Row) -> float:
    """How many times as fast."""
    return median(mine / theirs for mine, theirs in zip(row.rates, other.rates, strict=True))


def main() -> None:
    """Measure and print."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    found = contenders()
    for number in range(rounds):
        for contender in found:
            contender.round(number)
    for contender in found:
        contender.end()
    print(table([row for contender in found for row in contender.rows]))


if __name__ == "__main__":
    main()
