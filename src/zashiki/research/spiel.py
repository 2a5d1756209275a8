"""The games in the manner of OpenSpiel: states that are asked for legal actions and carry them out.

Chance is sampled inside (a game of "sampled stochastic" kind): there are no chance nodes. A clone keeps what is hidden and what chance will
bring, so searching in it would be peeking: `resample_from_infostate` deals everything again that a player cannot know.
"""

from typing import Any

import msgspec

from zashiki.games import load, standard_set
from zashiki.kernel import ComponentSet, Value, determinize, settle, write_option
from zashiki.research.actions import WAIT, ActionSpace
from zashiki.research.environment import LIMIT
from zashiki.research.observations import Observer
from zashiki.research.rewards import REWARDS
from zashiki.research.table import Interruptions, Table

TERMINAL = -4  # the player to move when the game is over, as OpenSpiel numbers it


class SpielGame:
    """A game at a table of so many seats.

    >>> state = SpielGame("shogun", 3).new_initial_state("42")
    >>> state.current_player(), state.action_to_string(state.legal_actions()[0])
    (0, 'choose_daimyo daimyo=uesugi')
    """

    def __init__(
        self,
        game: str,
        seats: int,
        settings: dict[str, Value] | None = None,
        components: ComponentSet | None = None,
        reward: str = "win",
        interruptions: Interruptions = "new",
    ) -> None:
        self.game = load(game)
        self.components = components or standard_set(game)
        self.setup = settle(self.game, seats, settings or {}, self.components)
        self.actions, self.observer = ActionSpace(self.game, self.setup), Observer(self.game, self.setup)
        self.reward, self.interruptions = REWARDS[reward], interruptions

    def num_players(self) -> int:
        return self.setup.seats

    def num_distinct_actions(self) -> int:
        return self.actions.size

    def max_game_length(self) -> int:
        """So long that hardly any game reaches it; no rule ends a game that is not played on."""
        return LIMIT

    def observation_tensor_shape(self) -> list[int]:
        return [self.observer.size]

    def information_state_tensor_shape(self) -> list[int]:
        return [self.observer.size]

    def new_initial_state(self, seed: str) -> "SpielState":
        return SpielState(self, Table.open(self.game, self.setup, self.components, seed, self.interruptions), [])


class SpielState:
    """A position."""

    def __init__(self, game: SpielGame, table: Table, history: list[int]) -> None:
        self.game, self.table, self._history = game, table, history

    def current_player(self) -> int:
        return TERMINAL if self.table.over else self.table.seat

    def is_terminal(self) -> bool:
        return self.table.over

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The actions of the player to move, ascending; nobody else has any."""
        if self.table.over or player not in (None, self.table.seat):
            return []
        found = sorted(self.game.actions.number(option) for option in self.table.options)
        return found if self.table.asked else [WAIT, *found]

    def apply_action(self, action: int) -> None:
        if action == WAIT and not self.table.asked:
            self.table.wait()
        else:
            self.table.choose(self.game.actions.option(action))
        self._history.append(action)

    def action_to_string(self, action: int) -> str:
        return "wait" if action == WAIT else write_option(self.game.game, self.game.actions.option(action))

    def returns(self) -> list[float]:
        """What the game is worth to each player; nothing before its end."""
        game, state = self.game.game, self.table.state
        if not self.table.over:
            return [0.0] * self.game.num_players()
        return self.game.reward(game.scores(state), game.winners(state), self.game.num_players())

    def history(self) -> list[int]:
        return self._history[:]

    def clone(self) -> "SpielState":
        return SpielState(self.game, self.table.clone(), self._history[:])

    def resample_from_infostate(self, player: int, seed: str) -> "SpielState":
        """A position that this player cannot tell from the true one, with another future."""
        other = self.clone()
        other.table.state = determinize(self.game.game, self.table.state, player, seed)
        return other

    def observation_string(self, player: int) -> str:
        """What a player sees now, as JSON."""
        return msgspec.json.encode(self.game.game.view(self.table.state, player)).decode()

    def observation_tensor(self, player: int) -> Any:
        """The same as numbers."""
        return self.game.observer.observe(self.table.state, player)

    def information_state_string(self, player: int) -> str:
        """All that a player has seen and done, from the start: its own choices and the events it was told, one in a line."""
        record, lines = self.table.record, [f"seat {player}"]
        for number, events in enumerate(record.log):
            choice = record.choices[number - 1] if number else None
            if choice is not None and choice.seat == player:
                lines.append(f"> {write_option(self.game.game, choice.option)}")
            lines += [" ".join([event.key, *map(str, event.args)]) for event in events if event.seen_by(player)]
        return "\n".join(lines)

    def information_state_tensor(self, player: int) -> Any:
        """What a player sees now: views hold all that the rules let a player look up. The whole past has no fixed size."""
        return self.observation_tensor(player)
