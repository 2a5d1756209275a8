"""Imports point one way: kernel ← games ← bots ← arena, server, research ← command line."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "zashiki"
BELOW = {
    "kernel": set(),
    "games": {"kernel"},
    "words": {"kernel"},
    "rulebook": {"kernel", "games"},
    "bots": {"kernel", "games"},
    "arena": {"kernel", "games", "bots"},
    "server": {"kernel", "games", "bots", "words", "rulebook"},
    "__main__": {"cli"},
    "cli": {"kernel", "games", "bots", "arena", "server", "words", "rulebook"},
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
    return bad


FILES = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py") if path.name != "__init__.py" or path.parent != SOURCE)


@pytest.mark.parametrize("path", FILES)
def test_imports_point_one_way(path: str) -> None:
    assert wrong(path, (SOURCE / path).read_text(encoding="utf-8")) == []


def test_an_import_that_points_the_wrong_way_is_noticed() -> None:
    assert wrong("kernel/play.py", "from zashiki.games import load") == ["zashiki.games"]
    assert wrong("games/katana/view.py", "import zashiki.server.app") == ["zashiki.server.app"]
    assert wrong("games/katana/view.py", "from zashiki.games.shogun import GAME") == ["zashiki.games.shogun"]
    assert wrong("games/katana/view.py", "from zashiki.kernel import Step") == []


def test_the_kernel_needs_nothing_but_python() -> None:
    import sys

    for path in FILES:
        if path.startswith("kernel/"):
            tree = ast.parse((SOURCE / path).read_text(encoding="utf-8"))
            names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
            names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
            outside = {name for name in names if name.split(".")[0] not in sys.stdlib_module_names | {"zashiki"}}
            assert not outside, f"{path} imports {outside}"
