"""Games played by bots as Parquet files: who saw what, could choose among what, chose what, and how it ended.

A dataset is a folder with `dataset.json` (what is played), `games/` with a row for each game and `decisions/` with a row for each decision,
both in parts of PART games. A part is written as a whole, so that a dataset that was broken off goes on with the parts that are missing.
The same description gives the same bytes, whoever works on it. `GAMES` and `decision_columns` say what the columns hold.
"""

import os
from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from zashiki.arena.match import Match, Pairing, pairings
from zashiki.arena.workers import Workers
from zashiki.bots import Bot, make_bot
from zashiki.games import load, standard_set
from zashiki.kernel import ComponentSet, Option, ZashikiError, determinize, read_components, settle
from zashiki.research.actions import WAIT, ActionSpace
from zashiki.research.features import OptionFeatures
from zashiki.research.observations import Numbers, Observer
from zashiki.research.rewards import margin, win
from zashiki.research.table import Table

FORMAT = 1  # one more whenever the columns change
PART = 20  # games in a file
WAITING = 0.5  # how often random play lets a chance go by


class Dataset(msgspec.Struct, frozen=True):
    """What is played and written. Who has this can make the same dataset again."""

    match: Match
    option_features: bool = False
    format: int = FORMAT


def _field(name: str, kind: Any, says: str) -> Any:
    return pa.field(name, kind, nullable=False, metadata={"description": says})


GAMES = pa.schema(
    [
        _field("game", pa.int32(), "number of the game, from 0"),
        _field("seed", pa.string(), "seed of its chance; several games share one, with the seats changed round"),
        _field("bots", pa.list_(pa.string()), "who played each seat"),
        _field("scores", pa.list_(pa.int32()), "by player; those behind the seats are played by the rules"),
        _field("winners", pa.list_(pa.int8()), "the players who won"),
        _field("decisions", pa.int32(), "rows of this game in decisions/"),
        _field("record", pa.string(), "the record as zashiki replay reads it"),
    ]
)


def decision_columns(numbers: int, option_features: bool) -> Any:
    """The columns of decisions/, with observations of so many numbers."""
    features = _field("features", pa.list_(pa.int16()), "a row of option features for each option, one after the other")
    return pa.schema(
        [
            _field("game", pa.int32(), "number of the game"),
            _field("decision", pa.int32(), "number of the decision in its game, from 0"),
            _field("seat", pa.int8(), "who decides"),
            _field("asked", pa.bool_(), "whether the game waits for this seat; if not, it may let the chance go by (action 0)"),
            _field("observation", pa.list_(pa.int16(), numbers), "what the seat sees, as a vector"),
            _field("options", pa.list_(pa.int32()), "the actions it may take, in the order of the game"),
            *([features] if option_features else []),
            _field("chosen", pa.int32(), "the action it takes"),
            _field("score", pa.int32(), "its score at the end of the game"),
            _field("margin", pa.int32(), "its score less that of the best rival at the end"),
            _field("win", pa.float32(), "1 for a win at the end, a share of it for a shared one"),
        ]
    )


@dataclass(slots=True)
class Rows:
    """The decisions of one game, column by column."""

    seats: list[int] = field(default_factory=list)
    asked: list[bool] = field(default_factory=list)
    observations: list[Numbers] = field(default_factory=list)
    options: list[list[int]] = field(default_factory=list)
    features: list[Numbers] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)


class Writer:
    """Plays games of a dataset and writes them down."""

    def __init__(self, dataset: Dataset) -> None:
        match = dataset.match
        self.dataset, self.match = dataset, match
        self.game = load(match.game)
        self.components: ComponentSet = (
            read_components(self.game, match.components, "components") if match.components else standard_set(match.game)
        )
        self.setup = settle(self.game, match.seats, match.settings, self.components)
        self.actions, self.observer = ActionSpace(self.game, self.setup), Observer(self.game, self.setup)
        self.option_features = OptionFeatures(self.game)
        self.columns = decision_columns(self.observer.size, dataset.option_features)

    def part(self, games: list[Pairing]) -> tuple[bytes, bytes]:
        """Some games as the two files of a part: games and decisions."""
        finished, decided = [], []
        for pairing in games:
            game, rows = self.play(pairing)
            finished.append(game)
            decided.append(rows)
        return parquet(pa.Table.from_pylist(finished, GAMES)), parquet(pa.concat_tables(decided))

    def play(self, pairing: Pairing) -> tuple[dict[str, Any], Any]:
        """One game: its row, and its decisions."""
        rng = Random(f"choices {pairing.seed} {pairing.number}")
        table, bots = self.seat(pairing.seed, pairing.bots, rng)
        rows = Rows()
        while not table.over:
            option = self.decide(table, pairing.bots[table.seat], bots[table.seat], rng)
            self.note(table, option, rows)
            if option is None:
                table.wait()
            else:
                table.choose(option)
        scores, winners = self.game.scores(table.state), self.game.winners(table.state)
        head = {"game": pairing.number, "seed": pairing.seed, "bots": list(pairing.bots), "scores": scores, "winners": winners}
        record = table.record.to_json()
        return {**head, "decisions": len(rows.seats), "record": record}, self.arrow(pairing.number, rows, scores, winners)

    def seat(self, seed: str, names: tuple[str, ...], rng: Random) -> tuple[Table, list[Bot]]:
        """A table at which bots sit down."""
        bots = [make_bot(name, rng, f"{seed} seat {seat}") for seat, name in enumerate(names)]
        return Table.open(self.game, self.setup, self.components, seed, "answers"), bots

    def decide(self, table: Table, name: str, bot: Bot, rng: Random) -> Option | None:
        """What a bot chooses, seeing only what its seat may see; None: nothing, where nobody waits for it."""
        state = table.state
        if name == "random":  # it looks at nothing
            if not table.asked and rng.random() < WAITING:
                return None
        else:
            state = determinize(self.game, state, table.seat, str(rng.random()))
        place = bot.choose(self.game, state, table.seat, table.options, self.match.effort)
        return table.options[place] if place >= 0 else None

    def note(self, table: Table, option: Option | None, rows: Rows) -> None:
        """Write a decision down."""
        rows.seats.append(table.seat)
        rows.asked.append(table.asked)
        rows.observations.append(self.observer.observe(table.state, table.seat))
        rows.options.append([self.actions.number(one) for one in table.options])
        if self.dataset.option_features:
            rows.features.append(self.option_features.rows(table.state, table.seat, table.options).ravel())
        rows.chosen.append(WAIT if option is None else self.actions.number(option))

    def arrow(self, number: int, rows: Rows, scores: tuple[int, ...], winners: tuple[int, ...]) -> Any:
        """The decisions of one game as a table of Arrow."""
        count, seats = len(rows.seats), np.array(rows.seats, np.int8)
        vectors = pa.FixedSizeListArray.from_arrays(np.concatenate(rows.observations), type=self.columns.field("observation").type)
        margins, wins = (worth(scores, winners, self.match.seats) for worth in (margin, win))
        arrays = {
            "game": np.full(count, number, np.int32),
            "decision": np.arange(count, dtype=np.int32),
            "seat": seats,
            "asked": np.array(rows.asked),
            "observation": vectors,
            "options": rows.options,
            "features": rows.features,
            "chosen": np.array(rows.chosen, np.int32),
            "score": np.array(scores, np.int32)[seats],
            "margin": np.array(margins, np.int32)[seats],
            "win": np.array(wins, np.float32)[seats],
        }
        return pa.table({column.name: pa.array(arrays[column.name], column.type) for column in self.columns}, self.columns)


def parquet(table: Any) -> bytes:
    """A table as the bytes of a file."""
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd", use_dictionary=False)
    return bytes(sink.getvalue())


def play_part(dataset: Dataset, number: int, games: list[Pairing]) -> tuple[int, int, bytes, bytes]:
    """One part: its number, how many games it has, and its two files."""
    return number, len(games), *Writer(dataset).part(games)


class DatasetFolder:
    """A dataset on disk."""

    def __init__(self, path: Path, dataset: Dataset) -> None:
        self.path, self.dataset = path, dataset
        file = path / "dataset.json"
        try:
            for folder in ("games", "decisions"):
                (path / folder).mkdir(parents=True, exist_ok=True)
            if not file.exists():
                file.write_bytes(msgspec.json.format(msgspec.json.encode(dataset)))
            there = msgspec.json.decode(file.read_bytes(), type=Dataset)
        except OSError as error:
            raise ZashikiError(f"{path}: cannot be used for a dataset: {error.strerror}.") from error
        except msgspec.MsgspecError as error:
            raise ZashikiError(f"{path}: what is there is no dataset: {error}.") from error
        if there != dataset:
            raise ZashikiError(f"{path} holds another dataset: take another folder.")

    def file(self, folder: str, number: int) -> Path:
        return self.path / folder / f"part-{number:05}.parquet"

    def games_in(self, number: int) -> int:
        """How many games of a part are on disk; its games are written last."""
        file = self.file("games", number)
        return pq.read_metadata(file).num_rows if file.exists() else 0

    def write(self, games: int, workers: Workers) -> Generator[int, None, None]:
        """Play what is missing of the first games; gives how many have been added, part by part."""
        todo = pairings(self.dataset.match, games)
        parts = [todo[start : start + PART] for start in range(0, games, PART)]
        tasks = [(self.dataset, number, part) for number, part in enumerate(parts) if self.games_in(number) < len(part)]
        yield games - sum(len(part) for _, _, part in tasks)
        for number, added, finished, decided in workers.run(play_part, tasks):
            self._keep(self.file("decisions", number), decided)
            self._keep(self.file("games", number), finished)
            yield added

    def _keep(self, file: Path, content: bytes) -> None:
        """Write a file whole, or not at all."""
        draft = file.with_suffix(".draft")
        with draft.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)
