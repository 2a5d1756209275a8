"""Make small mistakes in a game's rules, one at a time, and see whether the game's tests notice.

Usage, from the project's root:  make mutants [GAME=katana] [COUNT=150] [SEED=1] [JOBS=2]

The tests of the game are collected once. Each mutant is a fork of that process in which one function has got other code, or in which
everything is imported again if the mistake is in what an import carries out. It runs the tests that reach the changed lines, the
quickest first, then some cases of the contract. No file is changed. Which test reaches which lines is recorded once and kept in
.mutants until a file changes. equivalent_mutants.toml lists mistakes that make no difference; they are passed over.
"""

import argparse
import functools
import gc
import json
import os
import random
import resource
import signal
import sys
import time
import tomllib
import traceback
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest
from scripts.mutations import Mutation, mutations

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "zashiki" / "games"
EQUIVALENT = Path(__file__).with_name("equivalent_mutants.toml")
CACHE = ROOT / ".mutants"
NO_RULES = {"__init__", "bot", "census", "components", "names", "view", "view_records", "vocabulary"}  # files that decide nothing
CONTRACT = ROOT / "tests" / "contract" / "test_games.py"
CASES = 4  # of the contract that a mutant has to keep
BAR = 0.95
QUIET = ["-qq", "-s", "--no-summary", "-p", "no:cacheprovider"]
ENOUGH = 2.0  # seconds a test may take in a mutant, beside ten times what it takes otherwise
MEMORY = 3 << 30  # bytes a mutant may have
SURVIVED, KILLED, CRASHED = 0, 1, 70  # how the process of a mutant ends; CRASHED: by a fault of this script


@dataclass(frozen=True, slots=True)
class Mutant:
    """A mistake in a file of a game."""

    path: Path
    text: str  # of the file as it is
    mutation: Mutation

    @property
    def key(self) -> tuple[str, str, str]:
        """How the list of equivalents names it: where, before, after."""
        return self.mutation.where, *self.mutation.lines(self.text)

    def report(self) -> str:
        where, before, after = self.key
        return f"{self.path.relative_to(ROOT)}:{self.mutation.line(self.text)} {where}\n    - {before}\n    + {after}"


# --- which test reaches which lines


@dataclass(slots=True)
class Reached:
    """What is recorded of the tests: the lines that imports carry out, and the time and lines of each test."""

    imports: set[tuple[str, int]]
    seconds: dict[str, float]
    lines: dict[str, set[tuple[str, int]]]

    def at_import(self, mutant: Mutant) -> bool:
        """Whether a mistake takes effect when modules are imported or tests collected."""
        return not mutant.mutation.called or not self.imports.isdisjoint(span(mutant))

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests that reach a mistake, the quickest first."""
        lines = span(mutant)
        found = self.seconds if self.at_import(mutant) else [test for test, reached in self.lines.items() if not reached.isdisjoint(lines)]
        return sorted(found, key=lambda test: self.seconds[test])


def span(mutant: Mutant) -> set[tuple[str, int]]:
    return {(str(mutant.path), line) for line in range(mutant.mutation.first, mutant.mutation.last + 1)}


class Recorder:
    """A pytest plugin that notes the lines of a folder each test reaches."""

    def __init__(self, folder: Path) -> None:
        self.folder = f"{folder}{os.sep}"
        self.now: set[tuple[str, int]] = set()
        self.missing: dict[CodeType, set[int]] = {}  # lines of a function that have not been reached yet
        self.reached = Reached(self.now, {}, {})

    def trace(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        if not code.co_filename.startswith(self.folder):
            return None
        missing = self.missing.get(code)
        if missing is None:
            missing = self.missing[code] = {line for _, _, line in code.co_lines() if line}
        return self.trace_line if missing else None

    def trace_line(self, frame: FrameType, event: str, arg: Any) -> Any:
        code, line = frame.f_code, frame.f_lineno
        self.now.add((code.co_filename, line))
        self.missing[code].discard(line)
        return self.trace_line

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        forget()
        self.now, self.missing = set(), {}
        begin = time.process_time()
        result = yield
        self.reached.seconds[item.nodeid] = time.process_time() - begin
        self.reached.lines[item.nodeid] = self.now
        return result


def forget() -> None:
    """Empty the caches of the project's functions, so that every test computes for itself what it needs."""
    for found in gc.get_objects():
        if isinstance(found, functools._lru_cache_wrapper) and (found.__module__ or "").startswith(("zashiki", "tests")):
            found.cache_clear()


def record(game: str) -> Reached:
    """What the tests of a game reach: from the cache, or recorded now in a process of its own."""
    digest = blake2b(digest_size=8)
    for folder in (ROOT / "src" / "zashiki" / "kernel", GAMES / game, ROOT / "tests" / "games" / game):
        for path in sorted(path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
            digest.update(f"{path} ".encode() + path.read_bytes())
    CACHE.mkdir(exist_ok=True)
    file = CACHE / f"{game}.json"
    if not file.exists() or json.loads(file.read_text())["digest"] != digest.hexdigest():
        print(f"• {game}: recording which test reaches which lines", flush=True)
        if finish(fork(lambda: write_reached(game, file, digest.hexdigest()))):
            sys.exit(f"The tests of {game} fail.")
    data = json.loads(file.read_text())
    lines = {test: {(path, line) for path, found in reached.items() for line in found} for test, reached in data["lines"].items()}
    imports = {(path, line) for path, found in data["imports"].items() for line in found}
    return Reached(imports, data["seconds"], lines)


def write_reached(game: str, file: Path, digest: str) -> int:
    silence()
    recorder = Recorder(GAMES / game)
    sys.settrace(recorder.trace)
    code = pytest.main([*QUIET, str(ROOT / "tests" / "games" / game)], plugins=[recorder])
    sys.settrace(None)
    if code:
        return int(code)

    def by_path(lines: Iterable[tuple[str, int]]) -> dict[str, list[int]]:
        found: defaultdict[str, list[int]] = defaultdict(list)
        for path, line in sorted(lines):
            found[path].append(line)
        return found

    reached = recorder.reached
    lines = {test: by_path(lines) for test, lines in reached.lines.items()}
    file.write_text(json.dumps({"digest": digest, "imports": by_path(reached.imports), "seconds": reached.seconds, "lines": lines}))
    return 0


# --- processes


def fork(work: Callable[[], int]) -> int:
    """Do some work in a copy of this process; its number."""
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    status = CRASHED
    try:
        status = work()
    except SystemExit as error:
        print(error, file=sys.stderr)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(status)


def silence() -> None:
    """Say nothing on standard output from now on."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def finish(pid: int) -> int:
    """How a process ended: its exit code, or minus the signal that ended it."""
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


# --- mutants


class Examiner:
    """A pytest plugin for a mutant: runs the chosen tests in their order, each for a limited time, up to the first that fails."""

    def __init__(self, chosen: Sequence[str], seconds: dict[str, float]) -> None:
        self.chosen = chosen
        self.seconds = seconds

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = in_order(items, self.chosen)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        signal.setitimer(signal.ITIMER_PROF, ENOUGH + 10 * self.seconds.get(item.nodeid, ENOUGH))
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os._exit(KILLED)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            os._exit(KILLED)


def in_order(items: Sequence[pytest.Item], chosen: Sequence[str]) -> list[pytest.Item]:
    by_id = {item.nodeid: item for item in items}
    return [by_id[test] for test in chosen]


class Loader(SourceFileLoader):
    """Loads a module from a text that is in no file."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.path, "exec", dont_inherit=True)


class Finder:
    """Finds one module, whose text is another one now."""

    def __init__(self, path: Path, text: str) -> None:
        self.path, self.text = path, text

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and spec.origin == str(self.path):
            spec.loader = Loader(name, str(self.path), self.text)
            return spec
        return None


def functions(code: CodeType, where: str = "") -> Iterator[tuple[str, CodeType]]:
    """The functions of some code by their name and, where a name comes twice, their number."""
    seen: Counter[str] = Counter()
    for part in code.co_consts:
        if isinstance(part, CodeType):
            seen[part.co_name] += 1
            name = f"{where}.{part.co_name}#{seen[part.co_name]}"
            yield name, part
            yield from functions(part, name)


def functions_in(folder: Path) -> dict[CodeType, list[FunctionType]]:
    """The functions that exist now, by their code."""
    found: defaultdict[CodeType, list[FunctionType]] = defaultdict(list)
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename.startswith(f"{folder}{os.sep}"):
            found[function.__code__].append(function)
    return found


def replace_code(mutant: Mutant, existing: dict[CodeType, list[FunctionType]]) -> bool:
    """Give the functions of a module the code they have with the mistake; whether that can be done."""
    before = compile(mutant.text, str(mutant.path), "exec", dont_inherit=True)
    after = compile(mutant.mutation.apply(mutant.text), str(mutant.path), "exec", dont_inherit=True)
    replaced = dict(functions(after))
    mistaken = {code: replaced[name] for name, code in functions(before) if name in replaced and not code.co_name.startswith("<")}
    if any(code.co_freevars != other.co_freevars for code, other in mistaken.items()):
        return False
    for code, other in mistaken.items():
        for function in existing.get(code, ()):
            function.__code__ = other
    return True


class Laboratory:
    """A pytest plugin that examines mutants instead of running tests."""

    def __init__(self, game: str, mutants: list[Mutant], reached: Reached, jobs: int) -> None:
        self.game, self.mutants, self.reached, self.jobs = game, mutants, reached, jobs
        self.cases: list[str] = []  # of the contract
        self.functions: dict[CodeType, list[FunctionType]] = {}
        self.ends: dict[int, int] = {}  # by the number of a mutant

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        contract = [item for item in items if item.path == CONTRACT and f"[{self.game}-" in item.nodeid]
        self.cases = [item.nodeid for item in contract[:: max(1, len(contract) // CASES)]][:CASES]
        items[:] = [item for item in items if item.path != CONTRACT or item.nodeid in self.cases]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        everything = [*self.reached.seconds, *self.cases]
        for way in (self.run, self.run_afresh):
            if finish(fork(functools.partial(way, session, None, everything))):
                raise pytest.UsageError(f"The tests of {self.game} fail without any mutant.")
        self.functions = functions_in(GAMES / self.game)
        running: dict[int, int] = {}
        for number, mutant in enumerate(self.mutants):
            if len(running) >= self.jobs:
                self.wait(running)
            running[fork(functools.partial(self.examine, session, mutant))] = number
        while running:
            self.wait(running)
        return True

    def wait(self, running: dict[int, int]) -> None:
        pid, status = os.wait()
        number = running.pop(pid)
        self.ends[number] = end = os.waitstatus_to_exitcode(status)
        if end in (SURVIVED, CRASHED):
            print(f"  {'survives' if end == SURVIVED else 'cannot be examined'}: {self.mutants[number].report()}", flush=True)

    def examine(self, session: pytest.Session, mutant: Mutant) -> int:
        """How a mutant ends; in a process of its own."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        chosen = [*self.reached.tests(mutant), *self.cases]
        if self.reached.at_import(mutant) or not replace_code(mutant, self.functions):
            return self.run_afresh(session, mutant, chosen)
        return self.run(session, mutant, chosen)

    def run(self, session: pytest.Session, mutant: Mutant | None, chosen: Sequence[str]) -> int:
        """Run tests with what is imported."""
        silence()
        session.config.pluginmanager.register(Examiner(chosen, self.reached.seconds))
        items = in_order(session.items, chosen)
        for item, following in zip_longest(items, items[1:]):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return SURVIVED

    def run_afresh(self, session: pytest.Session, mutant: Mutant | None, chosen: Sequence[str]) -> int:
        """Run tests after importing everything again."""
        silence()
        for name in [name for name in sys.modules if name.split(".")[0] in ("zashiki", "tests")]:
            del sys.modules[name]
        if mutant:
            sys.meta_path.insert(0, Finder(mutant.path, mutant.mutation.apply(mutant.text)))
        return int(pytest.main([*QUIET, *tests_of(self.game)], plugins=[Examiner(chosen, self.reached.seconds)]))


def tests_of(game: str) -> list[str]:
    return [str(ROOT / "tests" / "games" / game), str(CONTRACT)]


# --- the command


def mutants_of(game: str) -> tuple[list[Mutant], int]:
    """Every mutant of a game's rules, and how many more make no difference."""
    listed = tomllib.loads(EQUIVALENT.read_text()).get(game, [])
    equivalent = {(entry["where"], " ".join(entry["before"].split()), " ".join(entry["after"].split())) for entry in listed}
    found = [
        Mutant(path, text, mutation)
        for path in sorted((GAMES / game).rglob("*.py"))
        if path.stem not in NO_RULES
        for text in [path.read_text()]
        for mutation in mutations(text)
    ]
    unused = equivalent - {mutant.key for mutant in found}
    for where, before, after in sorted(unused):
        print(f"• {EQUIVALENT.name} lists what is no mutant of {game} (any more): {where}: {before} → {after}")
    different = [mutant for mutant in found if mutant.key not in equivalent]
    return different, len(found) - len(different)


def examine(game: str, count: int, seed: str, jobs: int) -> int:
    """Examine mutants of a game; 0: enough of them are killed."""
    found, equivalent = mutants_of(game)
    rng = random.Random(f"{game} {seed}")
    mutants = rng.sample(found, min(count, len(found))) if count else found
    laboratory = Laboratory(game, mutants, record(game), jobs)
    print(f"• {game}: {len(mutants)} of {len(found)} mutants ({equivalent} more make no difference)", flush=True)
    pytest.main([*QUIET, *tests_of(game)], plugins=[laboratory])
    ends = Counter(laboratory.ends.values())
    if len(laboratory.ends) < len(mutants) or ends[CRASHED]:
        sys.exit(f"The mutants of {game} could not be examined.")
    killed = len(mutants) - ends[SURVIVED]
    slow = ends[-signal.SIGPROF]
    rate = killed / len(mutants)
    print(f"• {game}: {killed} of {len(mutants)} killed, {rate:.1%} ({slow} of them by the clock); {ends[SURVIVED]} survive", flush=True)
    return int(rate < BAR)


def main() -> None:
    names = sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))
    parser = argparse.ArgumentParser(description="Make mistakes in a game's rules and see whether its tests notice.")
    parser.add_argument("games", nargs="*", default=names, choices=names, metavar="GAME")
    parser.add_argument("--count", type=int, default=150, help="mutants of each game; 0: all")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    ends = [finish(fork(functools.partial(examine, game, wanted.count, wanted.seed, wanted.jobs))) for game in wanted.games]
    sys.exit(1 if any(ends) else 0)


if __name__ == "__main__":
    main()
