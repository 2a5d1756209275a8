"""What the browser part knows of the server and the games, written as TypeScript: `python -m zashiki.server.web.schema web/src`.

`net/types.ts` has the types of everything on the wire. Of a game that has a face it also has those of its view and of its keys;
`games/<game>/labels.ts` has the ids behind its numbers.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from zashiki.games import GAMES, load
from zashiki.kernel import Game
from zashiki.primer import Primer
from zashiki.rulebook import Rule
from zashiki.server.problems import Problem
from zashiki.server.protocol import campaigns, games, history, house, lessons, people, socket, tables, words

HTTP = [
    people.Me, people.ChangeMe, people.PersonalLink, people.Restore, games.GameInfo, games.CheckSetup, games.SetupCheck,
    games.CheckComponents, games.ComponentsCheck, tables.CreateTable, tables.JoinTable, tables.SetSeat, tables.SetPace, tables.AskHint,
    tables.Hint, tables.TableInfo, history.HistoryRow, words.LogLine, history.ScoreTrack, Problem, campaigns.NewCampaign,
    campaigns.PlayChapter, campaigns.CampaignInfo, people.Relation, people.SetRelation, house.Enter, house.HouseInfo,
    house.Invite, house.SetDoor, house.SetStanding, house.SettleReport, socket.ReportLine, Rule, lessons.LessonInfo, lessons.PlayLesson,
    Primer, games.Still,
]  # fmt: skip
LEFT_OUT = {
    name
    for room in (socket, words)
    for name, kind in vars(room).items()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.omit_defaults
}  # what is empty in them is not sent; the browser's socket puts it back, so there it is always there
HEAD = "// Written by `make types`; do not edit."
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def quoted(text: str) -> str:
    """A text as TypeScript writes it."""
    return msgspec.json.encode(text).decode()


def expression(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(expression(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(expression(item) for item in schema['prefixItems'])}]"
        item = expression(schema.get("items", {}))
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {expression(schema.get('additionalProperties') or {})}>"
    return SIMPLE.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any], whole: bool) -> str:
    """A named object type; `whole`: what has a default value is always there, too."""
    note = f"/** {schema['description']} */\n" if "description" in schema else ""
    required = schema.get("required", ())
    lines = [
        f"  {key}{'' if whole or key in required else '?'}: {expression(value)};" for key, value in schema.get("properties", {}).items()
    ]
    return "\n".join([f"{note}export interface {name} {{", *lines, "}"])


def module(types: list[Any], whole: bool = False) -> tuple[list[str], list[str]]:
    """The top expressions of some types, and the interfaces of all objects they are made of."""
    tops, components = msgspec.json.schema_components(types, ref_template="#/{name}")
    return [expression(top) for top in tops], [interface(name, schema, whole or name in LEFT_OUT) for name, schema in components.items()]


def root_view(game: Game[Any]) -> Any:
    """The class a game's view function returns, by its annotation."""
    return get_type_hints(game.view)["return"]


def namespace(name: str, lines: list[str]) -> str:
    """Types under a name of their own."""
    body = "\n".join(lines)
    return f"export namespace {name} {{\n" + "\n".join("  " + line for line in body.splitlines()) + "\n}"


def union(name: str, keys: Iterable[str]) -> str:
    """A type that is one of some keys."""
    return f"export type {name} = {' | '.join(map(quoted, keys)) or 'never'};"


def game_types(game: Game[Any]) -> str:
    """A namespace with the views of a game, the root called View; what is printed on its components, the root called Components;
    and the keys it speaks in."""
    (top,), interfaces = module([root_view(game)])
    alias = [] if top == "View" else [f"export type View = {top};"]
    (box,), records = module([game.printed], whole=True)
    printed = [namespace("Printed", records), f"export type Components = Printed.{box};"]
    keys = [union("Verb", game.vocabulary.verbs), union("Event", game.vocabulary.events)]
    both = ["/** What a table of this game shows. */", "export interface Game {", "  view: View;", "  components: Components;", "}"]
    return namespace("".join(part.title() for part in game.id.split("_")), [*interfaces, *alias, *printed, *keys, *both])


def wire_types() -> str:
    """The types of HTTP and socket."""
    (down, up, *_), interfaces = module([socket.FromServer, socket.ToServer, *HTTP])
    return "\n\n".join([*interfaces, f"export type FromServer = {down};", f"export type ToServer = {up};"])


def typescript(games: list[Game[Any]]) -> str:
    """The types: of the wire, and of each game."""
    return "\n\n".join([HEAD, wire_types(), *(game_types(game) for game in games)]) + "\n"


def labels(game: Game[Any]) -> str:
    """The ids behind a game's numbers, by kind, as a constant."""
    lines = [f"  {kind}: [{', '.join(map(quoted, ids))}]," for kind, ids in game.vocabulary.labels.items()]
    note = "/** The ids behind the numbers of views and choices: the number of a thing is its place in the list of its kind. */"
    return "\n".join([HEAD, note, "export const LABELS = {", *lines, "} as const;"]) + "\n"


def sources(folder: Path, games: list[Game[Any]]) -> dict[Path, str]:
    """Every file that is written into the browser part's sources. A game without a face needs nothing there."""
    faces = [game for game in games if (folder / "games" / game.id / "face.ts").exists()]
    return {folder / "net" / "types.ts": typescript(faces)} | {folder / "games" / game.id / "labels.ts": labels(game) for game in faces}


def present() -> list[Game[Any]]:
    """The games that are installed."""
    return [load(game) for game in GAMES]


if __name__ == "__main__":
    for path, text in sources(Path(sys.argv[1]), present()).items():
        path.write_text(text, encoding="utf-8")
