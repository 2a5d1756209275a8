"""Positions and events as text: any game's view, laid out as a tree of tables."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.tree import Tree

from zashiki.kernel import Game, Session
from zashiki.words import Words


def is_plain(value: Any) -> bool:
    """Whether a value fits into one cell."""
    if isinstance(value, list | tuple):
        return all(not isinstance(item, list | tuple | dict) and not is_dataclass(item) for item in value)
    return not is_dataclass(value) and not isinstance(value, dict)


def cell(value: Any) -> str:
    """A plain value in a few characters."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return " ".join(cell(item) for item in value) or "–"
    return str(value)


def rows(value: Any) -> list[tuple[str, Any]]:
    """The named parts of a record."""
    if isinstance(value, dict):
        return [(str(key), item) for key, item in value.items()]
    return [(field.name, getattr(value, field.name)) for field in fields(value)]


def branch(tree: Tree, name: str, value: Any) -> None:
    """One part of a view."""
    if is_plain(value):
        tree.add(f"[dim]{name}[/] {cell(value)}")
    elif isinstance(value, list | tuple):
        entries = [entry for entry in value if entry is not None]
        if entries and all(is_dataclass(entry) and all(is_plain(item) for _, item in rows(entry)) for entry in entries):
            tree.add(table(name, value))
            return
        sub = tree.add(f"[b]{name}[/]")
        for i, entry in enumerate(value):
            branch(sub, str(i + 1), entry)
    else:
        sub = tree.add(f"[b]{name}[/]")
        parts = rows(value)
        plain = [f"[dim]{key}[/] {cell(item)}" for key, item in parts if is_plain(item)]
        for i in range(0, len(plain), 6):
            sub.add("   ".join(plain[i : i + 6]))
        for key, item in parts:
            if not is_plain(item):
                branch(sub, key, item)


def table(name: str, entries: Sequence[Any]) -> RenderableType:
    """Records of one kind as a table."""
    found = Table(title=name, title_justify="left", show_edge=False, pad_edge=False)
    first = next(entry for entry in entries if entry is not None)
    found.add_column("")
    for key, _ in rows(first):
        found.add_column(key.replace("_", " "))
    for i, entry in enumerate(entries):
        if entry is not None:
            found.add_row(str(i + 1), *(cell(item) for _, item in rows(entry)))
    return found


def position(game: Game[Any], view: Any) -> RenderableType:
    """A whole view."""
    tree = Tree(f"[b]{game.id}[/]", guide_style="dim")
    for key, value in rows(view):
        branch(tree, key, value)
    return tree


def log_lines(session: Session[Any], seat: int, words: Words, since: int = 0, names: Sequence[str] = ()) -> list[str]:
    """What a seat has seen happen, in words."""
    return [f"{number:>4}  {words.event(session.game, event, names)}" for number, event in session.log_of(seat, since)]


def scores(session: Session[Any], words: Words, names: Sequence[str] = ()) -> RenderableType:
    """The scoring of a finished game, line by line."""
    game = session.game
    players = session.setup.seats + game.automata(session.setup)
    found = Table()
    found.add_column("")
    for player in range(players):
        found.add_column(words.thing(game, "seat", player, names), justify="right")
    for key, points in game.breakdown(session.state):
        found.add_row(words.score(game, key), *map(str, points))
    found.add_section()
    winners = game.winners(session.state)
    found.add_row("", *(f"[b]{score}{' ★' if i in winners else ''}[/]" for i, score in enumerate(game.scores(session.state))))
    return found
