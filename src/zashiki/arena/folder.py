"""A match on disk: what is played, and each game as soon as it is over. A match that was broken off goes on from there."""

import os
from pathlib import Path

import msgspec

from zashiki.arena.match import Match, Played
from zashiki.kernel import ZashikiError


class MatchFolder:
    """The folder of a match: match.json, and games.jsonl with a line for each game."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.games = path / "games.jsonl"
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._agree(path / "match.json", match)
            self.played = self._read()
        except OSError as error:
            raise ZashikiError(f"{path}: cannot be used for a match: {error.strerror}.") from error
        except msgspec.MsgspecError as error:
            raise ZashikiError(f"{path}: what is there is no match: {error}.") from error

    def _agree(self, file: Path, match: Match) -> None:
        """Keep what is played; another match in the same folder is refused."""
        if not file.exists():
            self.write("match.json", msgspec.json.format(msgspec.json.encode(match)))
            return
        there = msgspec.json.decode(file.read_bytes(), type=Match)
        different = [name for name in Match.__struct_fields__ if getattr(there, name) != getattr(match, name)]
        if different:
            raise ZashikiError(f"{self.path} holds another match (other {', '.join(different)}): take another folder.")

    def _read(self) -> dict[int, Played]:
        """The games that are over, by number. A last line that was cut off is dropped."""
        if not self.games.exists():
            return {}
        text = self.games.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            os.truncate(self.games, len(whole))
        lines = [msgspec.json.decode(line, type=Played) for line in whole.splitlines()]
        return {game.number: game for game in lines}

    def add(self, game: Played) -> None:
        """Keep a game, safely on disk."""
        with self.games.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.played[game.number] = game

    def write(self, name: str, text: bytes) -> None:
        """Write a file whole, or not at all."""
        draft = self.path / f".{name}.part"
        draft.write_bytes(text)
        draft.replace(self.path / name)
