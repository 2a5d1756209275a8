"""Many games at once: each process steps several environments, and all of them answer together."""

import multiprocessing
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from zashiki.arena.workers import end_with_parent
from zashiki.research.environment import Environment


@dataclass(frozen=True, slots=True)
class Batch:
    """What the seats to act see in each game. A game that ended in this step has begun anew: `rewards` belong to the one that ended."""

    observations: NDArray[np.int16]  # games × numbers
    masks: NDArray[np.int8]  # games × actions
    seats: NDArray[np.int64]  # who is to act in each game
    rewards: NDArray[np.float64]  # games × seats
    ended: NDArray[np.bool_]
    truncated: NDArray[np.bool_]  # broken off at the limit rather than played to the end


class Group:
    """Some environments stepped in a row."""

    def __init__(self, numbers: Sequence[int], seed: str, game: str, seats: int, choices: dict[str, Any]) -> None:
        self.environments = [Environment(game, seats, **choices) for _ in numbers]
        self.seeds = [f"{seed}-{number}" for number in numbers]
        self.games = [0] * len(numbers)
        self.seats = seats

    def begin(self, place: int) -> None:
        """A new game with a seed of its own."""
        self.environments[place].reset(seed=f"{self.seeds[place]}-{self.games[place]}")
        self.games[place] += 1

    def reset(self) -> Batch:
        """New games everywhere."""
        for place in range(len(self.environments)):
            self.begin(place)
        return self.batch(
            [[0.0] * self.seats for _ in self.environments], [False] * len(self.environments), [False] * len(self.environments)
        )

    def step(self, actions: Sequence[int]) -> Batch:
        """An action in every game."""
        rewards, ended, truncated = [], [], []
        for place, (environment, action) in enumerate(zip(self.environments, actions, strict=True)):
            environment.step(action)
            rewards.append([environment.rewards[agent] for agent in environment.possible_agents])
            truncated.append(any(environment.truncations.values()))
            ended.append(truncated[-1] or environment.table.over)
            if ended[-1]:
                self.begin(place)
        return self.batch(rewards, ended, truncated)

    def batch(self, rewards: list[list[float]], ended: list[bool], truncated: list[bool]) -> Batch:
        """What is seen now."""
        agents = [environment.agent_selection for environment in self.environments]
        pairs = list(zip(self.environments, agents, strict=True))
        return Batch(
            observations=np.stack([environment.vector(agent) for environment, agent in pairs]),
            masks=np.stack([environment.mask(agent) for environment, agent in pairs]),
            seats=np.array([environment.table.seat for environment in self.environments]),
            rewards=np.array(rewards),
            ended=np.array(ended),
            truncated=np.array(truncated),
        )


def joined(parts: Sequence[Batch]) -> Batch:
    """The batches of all processes as one."""
    return Batch(*(np.concatenate([getattr(part, name) for part in parts]) for name in Batch.__slots__))


def serve(pipe: Connection, group: tuple[Any, ...]) -> None:
    """A process with some games: answers with a batch to every list of actions, and to None with new games; ends with its parent."""
    end_with_parent()
    games = Group(*group)
    while True:
        try:
            actions = pipe.recv()
        except EOFError:
            return
        pipe.send(games.reset() if actions is None else games.step(actions))


class Tables:
    """Many games of one kind, stepped together in several processes.

    The games and their seeds do not depend on the number of processes.
    """

    def __init__(self, game: str, seats: int, tables: int, jobs: int = 1, seed: str = "1", **choices: Any) -> None:
        self.tables = tables
        parts = [list(part) for part in np.array_split(range(tables), min(jobs, tables))]
        self.ends = np.cumsum([len(part) for part in parts])[:-1]
        self.pipes: list[Connection] = []
        self.processes = []
        context = multiprocessing.get_context("spawn")
        for numbers in parts:
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, ([int(n) for n in numbers], seed, game, seats, choices)), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def reset(self) -> Batch:
        """New games everywhere."""
        for pipe in self.pipes:
            pipe.send(None)
        return joined([pipe.recv() for pipe in self.pipes])

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> Batch:
        """An action in every game; games that are over begin anew."""
        for pipe, part in zip(self.pipes, np.split(np.asarray(actions), self.ends), strict=True):
            pipe.send(part.tolist())
        return joined([pipe.recv() for pipe in self.pipes])

    def close(self) -> None:
        """End all processes."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
