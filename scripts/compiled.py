"""The compiled build: kernel, games, random play and search as C, made by mypyc. `make compiled` puts it into build/compiled.

    python -m scripts.compiled [FOLDER]

At the end whole games are played from the sources and from the build: they must be the same, byte for byte.

The sources stay as they are. In the copy that is compiled every record gets its constructor written out, because mypyc would leave the one
that dataclasses make to the interpreter, and every constant of a module is declared final, because mypyc would look it up by its name.
"""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "zashiki"
FOLDER = ROOT / "build" / "compiled"
GAMES = 6  # of each kind, played to compare

# What is compiled, and what of it stays interpreted, with the reason.
COMPILED = ("kernel", "games", "bots")
INTERPRETED = {
    "__init__.py": "only lists what a package offers",
    "bots/excuses.py": "protocols that are checked at run time",
    "kernel/bounds.py": "regular expressions; nothing to gain",
    "kernel/codec.py": "looks at classes at run time",
    "kernel/components.py": "reads records by their type hints at run time",
    "kernel/errors.py": "exceptions",
    "kernel/values.py": "made for the type checker",
    "kernel/game.py": "a generic record; mypyc and dataclasses with a generic base do not go together",
    "kernel/notation.py": "looks at classes at run time",
    "kernel/record.py": "read and written by msgspec, which needs the type hints",
    "kernel/session.py": "generic; its time is spent in what it calls",
    "kernel/setup.py": "runs once a game",
    "kernel/beats.py": "a generic named tuple",
    "*/components.py": "filled from TOML by their type hints",
    "*/view_records.py": "encoded by msgspec, which needs the type hints",
    "*/view.py": "zashiki.research reads from its type hints what a view is made of",
    "*/vocabulary.py": "tables of words",
    "*/campaign.py": "read and written by msgspec, which needs the type hints",
}

PLAIN = {int, float, bool, str}
BASES = ("State", "Step", "AskSeat", "MayAskSeat", "MayAnswer", "AllAtOnce")  # games from elsewhere are not compiled and build on these
BASE = "@_mypyc_attr(allow_interpreted_subclasses=True)"
IMPORTS = """
from dataclasses import dataclass as _dataclass
from typing import Any as _Any
from typing import Final as _Final
from mypy_extensions import mypyc_attr as _mypyc_attr
"""
STATES = '''

def _keep_compiled_fields(cls):
    """Slots that dataclasses make once more for the fields of a compiled State would hide them from compiled code."""
    for field in State.__dataclass_fields__:
        if field in vars(cls):
            delattr(cls, field)


State.__init_subclass__ = classmethod(_keep_compiled_fields)  # type: ignore[assignment,method-assign]
'''
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="zashiki", packages=[], ext_modules=mypycify({files}, opt_level="2", debug_level="0", multi_file=True))
"""


def modules() -> Iterator[Path]:
    """The modules that are compiled, as paths below the package."""
    for part in COMPILED:
        for path in sorted((SOURCES / part).rglob("*.py")):
            found = path.relative_to(SOURCES)
            if not any(found.match(pattern) for pattern in INTERPRETED):
                yield found


def is_record(node: ast.ClassDef) -> bool:
    """Whether a class is a record whose constructor is made at run time."""
    return any(ast.unparse(decorator).split("(")[0] in ("dataclass", "frozen") for decorator in node.decorator_list)


def constructor(cls: type[Any], node: ast.ClassDef) -> str:
    """The constructor of a record, written out."""
    own = {part.target.id: part for part in node.body if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)}
    by_place = [field for field in fields(cls) if not field.kw_only]
    by_name = [field for field in fields(cls) if field.kw_only]
    takes = [parameter(field, own) for field in by_place] + ["*" for _ in by_name[:1]] + [parameter(field, own) for field in by_name]
    lines = [f"    def __init__(self, {', '.join(takes)}) -> None:"]
    lines += [f"        self.{field.name} = {value(field)}" for field in fields(cls)]
    return "\n".join(lines)


def parameter(field: "Field[Any]", own: dict[str, ast.AnnAssign]) -> str:
    """A field as a parameter; of those of a base class the type is not known here."""
    kind = ast.unparse(own[field.name].annotation) if field.name in own else "_Any"
    if field.default_factory is not MISSING:
        return f"{field.name}: {kind} | None = None"
    if field.default is MISSING:
        return f"{field.name}: {kind}"
    given = own[field.name].value if field.name in own else None
    plain = ast.unparse(given) if given is not None and not isinstance(given, ast.Call) else repr(field.default)
    return f"{field.name}: {kind} = {plain}"


def value(field: "Field[Any]") -> str:
    """What a field is set to."""
    if field.default_factory is MISSING:
        return field.name
    made = field.default_factory()
    return f"{made!r} if {field.name} is None else {field.name}"


def write_out(cls: type[Any], node: ast.ClassDef, lines: list[str]) -> None:
    """Put the constructor of a record into the lines of its module."""
    for number in range(node.lineno, node.end_lineno or 0):
        if lines[number].endswith("return type(self)("):  # a call that is known beforehand is much quicker
            lines[number] = lines[number].replace("type(self)(", f"{node.name}(  # type: ignore[return-value]")
    parts = [part for part in node.body if isinstance(part, ast.AnnAssign)]
    if parts:
        lines.insert(parts[-1].end_lineno or 0, "\n" + constructor(cls, node) + "\n")
    decorator = ast.unparse(node.decorator_list[0])
    kept = [", unsafe_hash=True" if "frozen" in decorator else "", ", kw_only=True" if "kw_only" in decorator else ""]
    lines[node.decorator_list[0].lineno - 1] = f"@_dataclass(init=False{''.join(kept)})"


def declare_final(module: object, node: ast.Assign | ast.AnnAssign, lines: list[str]) -> None:
    """Declare a constant of a module, which is known by its capitals, final; numbers and words are written as such."""
    target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
    names = [part.id for part in ast.walk(target) if isinstance(part, ast.Name)]
    values = [getattr(module, name) for name in names]
    constant = all(name.isupper() for name in names) and not any(isinstance(value, TypeVar) for value in values)
    if not constant or "Final" in lines[node.lineno - 1]:
        return
    if {type(value) for value in values} <= PLAIN:
        known = [f"{name}: _Final = {value!r}" for name, value in zip(names, values, strict=True)]
        lines[node.lineno - 1 : node.end_lineno] = ["; ".join(known), *[""] * ((node.end_lineno or 0) - node.lineno)]
    elif isinstance(node, ast.AnnAssign):
        kind = ast.unparse(node.annotation)
        lines[node.lineno - 1] = lines[node.lineno - 1].replace(f"{names[0]}: {kind} =", f"{names[0]}: _Final[{kind}] =", 1)
    elif len(names) == 1:
        kinds = {type(item) for item in values[0]} if isinstance(node.value, ast.Tuple) else None
        if kinds is None:
            lines[node.lineno - 1] = lines[node.lineno - 1].replace(f"{names[0]} =", f"{names[0]}: _Final =", 1)
        elif len(kinds) == 1 and kinds <= PLAIN:  # as a tuple of any length: those of a fixed one are slow to look into
            kind = f"tuple[{kinds.pop().__name__}, ...]"
            lines[node.lineno - 1] = lines[node.lineno - 1].replace(f"{names[0]} =", f"{names[0]}: _Final[{kind}] =", 1)


def written_out(path: Path) -> str:
    """A module as it is compiled."""
    text = (SOURCES / path).read_text(encoding="utf-8")
    tree, lines = ast.parse(text), text.split("\n")
    module = import_module(".".join(("zashiki", *path.with_suffix("").parts)))
    for node in reversed(tree.body):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            declare_final(module, node, lines)
        if isinstance(node, ast.ClassDef) and is_record(node):
            write_out(getattr(module, node.name), node, lines)
        if isinstance(node, ast.ClassDef) and node.name in BASES:
            lines.insert(min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) - 1, BASE)
    lines.insert(tree.body[0].end_lineno or 0, IMPORTS)  # behind the docstring
    return "\n".join(lines)


def prepare(folder: Path) -> list[str]:
    """A copy of the package, ready to be compiled; the modules to compile."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCES, folder / "zashiki", ignore=shutil.ignore_patterns("__pycache__"))
    found = list(modules())
    for path in found:
        (folder / "zashiki" / path).write_text(written_out(path), encoding="utf-8")
    return [str(Path("zashiki") / path) for path in found]


def build(folder: Path) -> None:
    """Compile in place: beside each source its module in C."""
    files = prepare(folder)
    with (folder / "zashiki" / "kernel" / "__init__.py").open("a", encoding="utf-8") as kernel:
        kernel.write(STATES)
    (folder / "mypy.ini").write_text("[mypy]\nignore_missing_imports = true\n", encoding="utf-8")
    (folder / "setup.py").write_text(SETUP.format(files=["--config-file=mypy.ini", *files]), encoding="utf-8")
    subprocess.run([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=folder, check=True)
    shutil.rmtree(folder / "build")


def fingerprints(path: Path, games: int) -> list[str]:
    """The fingerprints of games played with the package in a folder."""
    command = [sys.executable, str(ROOT / "scripts" / "fingerprints.py"), str(games)]
    return subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(path)}, check=True, capture_output=True, text=True
    ).stdout.splitlines()


def main() -> None:
    """Build and compare."""
    folder = Path(sys.argv[1]).absolute() if len(sys.argv) > 1 else FOLDER
    build(folder)
    for plain, compiled in zip(fingerprints(SOURCES.parent, GAMES), fingerprints(folder, GAMES), strict=True):
        if plain != compiled:
            raise SystemExit(f"The compiled build plays another game than the sources: {plain} ≠ {compiled}")
    print(f"{folder} plays the same games as the sources. To use it: PYTHONPATH={folder}")


if __name__ == "__main__":
    main()
