"""Imports point one way: kernel ← games ← bots ← arena, server ← bench ← command line; and nowhere in a circle."""

import ast
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "zashiki"
BELOW = {
    "kernel": set(),
    "campaigns": {"kernel"},
    "games": {"kernel", "campaigns"},
    "words": {"kernel", "games"},
    "speech": {"kernel", "words"},
    "rulebook": {"kernel", "games"},
    "lessons": {"kernel", "games"},
    "primer": {"kernel", "games", "words", "lessons", "rulebook"},
    "bots": {"kernel", "games"},
    "arena": {"kernel", "games", "bots", "extras", "speech"},
    "extras": {"kernel"},
    "show": {"kernel", "words"},
    "pictures": {"kernel", "extras"},
    "research": {"kernel", "games", "bots", "arena", "extras", "show", "pictures"},
    "bench": {"kernel", "games", "bots", "server", "speech"},
    "server": {"kernel", "campaigns", "games", "bots", "words", "speech", "rulebook", "lessons", "primer"},
    "__main__": {"cli"},
    "guide": {"kernel", "games"},
    "cli": {
        "kernel",
        "games",
        "bots",
        "arena",
        "bench",
        "research",
        "server",
        "words",
        "speech",
        "rulebook",
        "lessons",
        "primer",
        "extras",
        "show",
        "pictures",
    },
}
SHARED = {
    "config",
    "garbage",
    "limits",
    "logs",
    "metrics",
    "names",
    "problems",
    "protocol",
    "tokens",
}  # of the server, for every room
ROOMS = {  # of the server: the rooms each one may use
    **dict.fromkeys(SHARED, SHARED),
    "storage": SHARED,
    "catalogue": SHARED,
    "thinking": SHARED | {"catalogue"},
    "reading": SHARED | {"storage", "catalogue"},
    "tables": SHARED | {"storage", "catalogue", "thinking", "reading"},
    "web": SHARED | {"storage", "catalogue", "thinking", "reading", "tables"},
    "commands": SHARED | {"storage", "tables", "web"},
    "__init__": set(),
}


def part_of(module: str) -> str:
    """The part of the project a module belongs to."""
    return module.split(".")[1] if "." in module else ""


def imports(text: str) -> set[str]:
    """The modules of the project that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out in full"
            if node.module == "zashiki":
                found.update(f"zashiki.{alias.name}" for alias in node.names if alias.name != "__version__")
            else:
                found.add(node.module or "")
    return {module for module in found if module.startswith("zashiki.")}


def wrong(path: str, text: str) -> list[str]:
    """The imports of a file that point the wrong way."""
    part = path.split("/")[0].removesuffix(".py")
    bad = []
    for module in imports(text):
        target = part_of(module)
        if target != part and target not in BELOW[part]:
            bad.append(module)
        if part == target == "games" and "/" in path.removeprefix("games/"):
            own = path.split("/")[1]
            if len(module.split(".")) > 2 and module.split(".")[2] != own:
                bad.append(module)
        if part == target == "server":
            room, other = path.split("/")[1].removesuffix(".py"), (*module.split("."), "")[2]
            if other != room and other not in ROOMS[room]:
                bad.append(module)
    return bad


def module_of(path: str) -> str:
    """The dotted name of a file."""
    return ".".join(["zashiki", *path.removesuffix(".py").removesuffix("__init__").strip("/").split("/")])


def graph(files: Mapping[str, str]) -> dict[str, set[str]]:
    """The modules that each module imports, wherever in the file and also for type checking only."""
    modules = {module_of(path) for path in files}
    found: dict[str, set[str]] = {}
    for path, text in files.items():
        used = found[module_of(path)] = set()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import):
                used.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                names = {f"{node.module}.{alias.name}" for alias in node.names}
                used.update(names & modules)
                if names - modules:
                    used.add(node.module or "")
        used.intersection_update(modules)
    return found


def cycle(files: Mapping[str, str]) -> list[str]:
    """Some modules that import each other in a circle; none if there are no such modules."""
    try:
        TopologicalSorter(graph(files)).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


FILES = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py") if path.name != "__init__.py" or path.parent != SOURCE)


@pytest.mark.parametrize("path", FILES)
def test_imports_point_one_way(path: str) -> None:
    assert wrong(path, (SOURCE / path).read_text(encoding="utf-8")) == []


def test_an_import_that_points_the_wrong_way_is_noticed() -> None:
    assert wrong("kernel/play.py", "from zashiki.games import load") == ["zashiki.games"]
    assert wrong("games/katana/view.py", "import zashiki.server.web.app") == ["zashiki.server.web.app"]
    assert wrong("games/katana/view.py", "from zashiki.games.shogun import GAME") == ["zashiki.games.shogun"]
    assert wrong("games/katana/view.py", "from zashiki.kernel import Step") == []
    assert wrong("server/storage/store.py", "from zashiki.server.tables.table import Table") == ["zashiki.server.tables.table"]
    assert wrong("server/tables/house.py", "from zashiki.server.web import guards") == ["zashiki.server.web"]
    assert wrong("server/web/api.py", "from zashiki.server.tables.table import Table") == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert cycle({path: (SOURCE / path).read_text(encoding="utf-8") for path in FILES}) == []


def test_a_circle_is_noticed_wherever_the_import_stands() -> None:
    table = "from zashiki.server.tables.house import House"
    for house in (
        "from zashiki.server.tables.table import Table",
        "from zashiki.server.tables import table",
        "import zashiki.server.tables.table",
        "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from zashiki.server.tables.table import Table",
        "def late() -> None:\n    from zashiki.server.tables.table import Table",
    ):
        files = {"server/tables/house.py": house, "server/tables/table.py": table}
        assert set(cycle(files)) == {"zashiki.server.tables.house", "zashiki.server.tables.table"}
    assert cycle({"server/tables/house.py": "import asyncio", "server/tables/table.py": table}) == []


def test_the_kernel_needs_nothing_but_python() -> None:
    import sys

    for path in FILES:
        if path.startswith("kernel/"):
            tree = ast.parse((SOURCE / path).read_text(encoding="utf-8"))
            names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
            names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
            outside = {name for name in names if name.split(".")[0] not in sys.stdlib_module_names | {"zashiki"}}
            assert not outside, f"{path} imports {outside}"
