"""The compiled build: kernel, games, random play and search as C, made by mypyc. `make compiled` puts it into build/compiled.

    python -m scripts.compiled [FOLDER]

The sources stay as they are. In the copy that is compiled every record gets its constructor written out, because mypyc would leave the one
that dataclasses make to the interpreter.
"""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "zashiki"
FOLDER = ROOT / "build" / "compiled"

# What is compiled, and what of it stays interpreted, with the reason.
COMPILED = ("kernel", "games", "bots")
INTERPRETED = {
    "__init__.py": "only lists what a package offers",
    "kernel/bounds.py": "regular expressions; nothing to gain",
    "kernel/codec.py": "looks at classes at run time",
    "kernel/components.py": "reads records by their type hints at run time",
    "kernel/errors.py": "exceptions",
    "kernel/game.py": "a generic record; mypyc and dataclasses with a generic base do not go together",
    "kernel/notation.py": "looks at classes at run time",
    "kernel/record.py": "read and written by msgspec, which needs the type hints",
    "kernel/session.py": "generic; its time is spent in what it calls",
    "kernel/setup.py": "runs once a game",
    "kernel/beats.py": "a generic named tuple",
    "*/components.py": "filled from TOML by their type hints",
    "*/view_records.py": "encoded by msgspec, which needs the type hints",
    "*/vocabulary.py": "tables of words",
    "*/campaign.py": "read and written by msgspec, which needs the type hints",
}


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


def written_out(path: Path) -> str:
    """A module as it is compiled."""
    text = (SOURCES / path).read_text(encoding="utf-8")
    tree, lines = ast.parse(text), text.split("\n")
    module = import_module(".".join(("zashiki", *path.with_suffix("").parts)))
    for node in reversed(tree.body):
        if not isinstance(node, ast.ClassDef) or not is_record(node):
            continue
        cls = getattr(module, node.name)
        assert is_dataclass(cls)
        parts = [part for part in node.body if isinstance(part, ast.AnnAssign)]
        if fields(cls) and not any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body):
            lines.insert((parts or node.body)[-1].end_lineno or 0, "\n" + constructor(cls, node) + "\n")
        decorator = ast.unparse(node.decorator_list[0])
        kept = [", unsafe_hash=True" if "frozen" in decorator else "", ", kw_only=True" if "kw_only" in decorator else ""]
        lines[node.decorator_list[0].lineno - 1] = f"@_dataclass(init=False{''.join(kept)})"
    first = tree.body[0].end_lineno or 0  # the docstring
    lines.insert(first, "from dataclasses import dataclass as _dataclass\nfrom typing import Any as _Any")
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
    (folder / "setup.py").write_text(
        "from setuptools import setup\nfrom mypyc.build import mypycify\n"
        f"setup(name='zashiki', packages=[], ext_modules=mypycify({['--config-file=mypy.ini', *files]!r}, opt_level='2', debug_level='0', multi_file=True))\n",
        encoding="utf-8",
    )
    (folder / "mypy.ini").write_text("[mypy]\npython_version = 3.11\nignore_missing_imports = true\ndisable_error_code = import-untyped\n", encoding="utf-8")
    subprocess.run([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", "2"], cwd=folder, check=True, env={**os.environ})


if __name__ == "__main__":
    build(Path(sys.argv[1]).absolute() if len(sys.argv) > 1 else FOLDER)
