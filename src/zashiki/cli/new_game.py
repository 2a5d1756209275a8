"""`zashiki new-game`: a small working game to begin with, made from the example of the package."""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path
from typing import Annotated

import typer

from zashiki.cli.common import console
from zashiki.games import GAMES
from zashiki.kernel import ZashikiError
from zashiki.rulebook import rulebook
from zashiki.speech import say

LONGEST = 30  # letters of a name; longer ones would not fit into the lines
TAKEN = ("generic",)  # the browser part has a folder of this name
NEXT = {  # what to do with a new game, and how
    "new-game-tests": ".venv/bin/pytest tests/games/{name}",
    "new-game-contract": ".venv/bin/pytest tests/contract -k {name}",
    "new-game-play": ".venv/bin/zashiki play-text {name}",
}


def command(
    name: Annotated[str, typer.Argument()],
    prefix: Annotated[str, typer.Option()] = "",
) -> None:
    """Make a new game in this checkout: a small one that works, with its tests."""
    root = Path()
    if not (root / "src/zashiki/games/__init__.py").is_file() or not (root / "tests/games").is_dir():
        raise ZashikiError("A new game is made in a checkout of Zashiki; there is none in this folder.")
    folders = {"stone_garden": root / "src/zashiki/games" / name, "tests": root / "tests/games" / name}
    check_name(name)
    for folder in folders.values():
        if folder.exists():
            raise ZashikiError(f"There is already a game «{name}»: {folder} exists.")
    prefix = check_prefix(prefix) if prefix else make_prefix(name)
    for part, folder in folders.items():
        for path, text in texts(files("zashiki.guide").joinpath(part)):
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(text, name, prefix), encoding="utf-8")
    console.print(say("new-game-made", name=name, prefix=prefix), soft_wrap=True)
    for key, line in NEXT.items():
        console.print(f"  {line.format(name=name):<45} {say(key)}", soft_wrap=True)


def check_name(name: str) -> None:
    """A game's id is a name of Python, of the browser part and of Fluent at once."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or len(name) > LONGEST:
        raise ZashikiError(
            f"«{name}» cannot be the id of a game: write it in lower-case letters and digits, with single underscores between words "
            f"(stone_path), and with at most {LONGEST} characters."
        )
    if iskeyword(name) or name in TAKEN:
        raise ZashikiError(f"«{name}» cannot be the id of a game: the word has another meaning here.")


def prefixes() -> set[str]:
    """What the IDs of rules begin with in the games there are."""
    return {rule.partition("-")[0] for game in GAMES for rule in rulebook(game, "en")}


def check_prefix(prefix: str) -> str:
    """A prefix that is of the right form and belongs to no other game."""
    if not re.fullmatch(r"[A-Z]{2,4}", prefix):
        raise ZashikiError(f"«{prefix}» cannot begin the IDs of rules: it must be two to four capital letters.")
    if prefix in prefixes():
        raise ZashikiError(f"The rules of another game begin with «{prefix}» already.")
    return prefix


def make_prefix(name: str) -> str:
    """The initials of several words, or else the first letters.

    >>> make_prefix("stone_path"), make_prefix("go")
    ('SP', 'GO')
    """
    letters = re.sub(r"[^a-z]", "", name).upper()
    initials = "".join(re.findall(r"(?:^|_)([a-z])", name)).upper()
    for prefix in (initials, letters[:3], letters[:4], letters[:2]):
        if re.fullmatch(r"[A-Z]{2,4}", prefix) and prefix not in prefixes():
            return prefix
    raise ZashikiError(f"«{name}» gives no free beginning for the IDs of its rules; name one with --prefix.")


def texts(folder: Traversable, path: str = "") -> Iterator[tuple[str, str]]:
    """The files of a folder and of those in it: their paths and texts."""
    for entry in folder.iterdir():
        inside = f"{path}/{entry.name}".lstrip("/")
        if entry.is_file():
            yield inside, entry.read_text(encoding="utf-8")
        elif entry.name != "__pycache__":
            yield from texts(entry, inside)


def renamed(text: str, name: str, prefix: str) -> str:
    """A text of the example as it is in the new game."""
    words = name.split("_")
    for old, new in {
        "zashiki.guide.": "zashiki.games.",
        "stone_garden": name,
        "stone-garden": "-".join(words),
        "StoneGarden": "".join(word.capitalize() for word in words),
        "Stone Garden": " ".join(word.capitalize() for word in words),
        "STG-": f"{prefix}-",
    }.items():
        text = text.replace(old, new)
    return text


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("new-game")(command)
