"""A PettingZoo environment (AEC: one agent after the other) for every game, player count and setting."""

from collections.abc import Mapping
from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from rich.console import Console

from zashiki.games import load, standard_set
from zashiki.kernel import ComponentSet, SetupError, Value, settle
from zashiki.pictures import Painter, Theme
from zashiki.research.actions import WAIT, ActionSpace
from zashiki.research.features import OptionFeatures
from zashiki.research.observations import NUMBERS, Numbers, Observer
from zashiki.research.rewards import REWARDS
from zashiki.research.table import Interruptions, Table
from zashiki.show import position

LIMIT = 5000  # actions after which a game is broken off
RENDER_WIDTH = 140

Observation = dict[str, Any]
Style = Literal["flat", "structured"]


class Environment(AECEnv):  # type: ignore[misc]  # it has no types
    """A game as an environment: agents are seats, actions are numbers of `actions`, observations come from the seat's view alone.

    >>> env = make("shogun", seats=3)
    >>> env.reset(seed=42)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> env.agent_selection, [env.actions.option(int(action)).verb for action in observation["action_mask"].nonzero()[0]][:1]
    ('seat_0', ['choose_daimyo'])
    """

    def __init__(
        self,
        game: str,
        seats: int,
        settings: Mapping[str, Value] | None = None,
        components: ComponentSet | None = None,
        reward: str = "win",
        observations: Style = "flat",
        interruptions: Interruptions = "new",
        limit: int = LIMIT,
        render_mode: str | None = None,
        theme: Theme = "light",
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise SetupError(f"There is no reward «{reward}»; there are {', '.join(REWARDS)}.")
        self.game = load(game)
        self.components = components or standard_set(game)
        self.setup = settle(self.game, seats, settings or {}, self.components)
        self.reward = REWARDS[reward]
        self.style, self.interruptions, self.limit = observations, interruptions, limit
        self.render_mode, self.theme = render_mode, theme
        self._painter = Painter()
        self.actions = ActionSpace(self.game, self.setup)
        self.observer = Observer(self.game, self.setup)
        self.option_features = OptionFeatures(self.game)
        self.metadata: dict[str, Any] = {"name": f"zashiki_{game}", "render_modes": ["human", "ansi", "svg"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._places = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_space = gymnasium.spaces.Discrete(self.actions.size)
        self._observation_space = self._space()
        self._games = 0

    def _space(self) -> gymnasium.spaces.Dict:
        def box(shape: tuple[int, ...]) -> gymnasium.spaces.Box:
            return gymnasium.spaces.Box(np.iinfo(NUMBERS).min, np.iinfo(NUMBERS).max, shape, NUMBERS)

        mask = gymnasium.spaces.Box(0, 1, (self.actions.size,), np.int8)
        if self.style == "flat":
            return gymnasium.spaces.Dict({"observation": box((self.observer.size,)), "action_mask": mask})
        parts = gymnasium.spaces.Dict({column.name: box(column.shape) for column in self.observer.columns})
        return gymnasium.spaces.Dict({"observation": parts, "action_mask": mask})

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """The same for every agent."""
        return self._action_space

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """The same for every agent."""
        return self._observation_space

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. The same seed and the same actions give the same game; without a seed each game gets a new one."""
        self._games = self._games + 1 if seed is None else 0
        self.seed = str(self._games if seed is None else seed)
        self.table = Table.open(self.game, self.setup, self.components, self.seed, self.interruptions)
        self.actions_taken = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(self.table.seat, 0)]
        self._seen: dict[str, Observation] = {}

    def step(self, action: int | None) -> None:
        """Carry out what the selected agent does."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._act(-1 if action is None else int(action))
        self._seen.clear()
        self.actions_taken += 1
        if self.table.over:
            state = self.table.state
            self.rewards = dict(
                zip(self.agents, self.reward(self.game.scores(state), self.game.winners(state), self.setup.seats), strict=True)
            )
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
            if self.actions_taken >= self.limit:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _act(self, action: int) -> None:
        """Carry out an action of the seat whose turn it is."""
        if action == WAIT and not self.table.asked:
            self.table.wait()
            return
        self.table.choose(self.actions.option(action))

    def legal_actions(self) -> list[int]:
        """The actions that the selected agent has, in the order of its options; waiting first where nobody waits for it."""
        found = [self.actions.number(option) for option in self.table.options]
        return found if self.table.asked or self.table.over else [WAIT, *found]

    def mask(self, agent: str) -> NDArray[np.int8]:
        """1 for each action that an agent may take now."""
        mask = np.zeros(self.actions.size, np.int8)
        if self._places[agent] == self.table.seat:
            mask[self.legal_actions()] = 1
        return mask

    def features(self) -> Numbers:
        """A row of `option_features` for each option of the selected agent; options are `table.options`."""
        return self.option_features.rows(self.table.state, self.table.seat, self.table.options)

    def record(self) -> str:
        """The game so far as a record, which `zashiki replay` and the parlour open: its boards show it, choice by choice."""
        return self.table.record.to_json()

    def vector(self, agent: str) -> Numbers:
        """What an agent sees, as one vector."""
        return self.observer.observe(self.table.state, self._places[agent])

    def observe(self, agent: str) -> Observation:
        """What an agent sees and may do."""
        if agent not in self._seen:
            vector = self.vector(agent)
            seen = vector if self.style == "flat" else self.observer.by_name(vector)
            self._seen[agent] = {"observation": seen, "action_mask": self.mask(agent)}
        return self._seen[agent]

    def render(self) -> str | None:
        """The position as the selected agent sees it: "ansi" gives the text, "human" prints it, "svg" gives the picture of the board."""
        if self.render_mode is None:
            gymnasium.logger.warn("No render_mode was given, so nothing is rendered.")
            return None
        seat = self._places[self.agent_selection]
        view = self.game.view(self.table.state, seat)
        if self.render_mode == "svg":
            return self._painter.draw(self.game, self.setup, self.components, view, seat, theme=self.theme)
        seen = position(self.game, view)
        if self.render_mode == "human":
            Console().print(seen)
            return None
        console = Console(width=RENDER_WIDTH, no_color=True, highlight=False)
        with console.capture() as text:
            console.print(seen)
        return text.get()

    def close(self) -> None:
        """End what draws, if pictures were asked for."""
        self._painter.close()

    def __str__(self) -> str:
        return str(self.metadata["name"])


def make(game: str, seats: int, **choices: Any) -> Environment:
    """An environment; what can be chosen: settings, components, reward, observations, interruptions, limit, render_mode, theme."""
    return Environment(game, seats, **choices)
