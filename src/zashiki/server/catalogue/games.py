"""The games a server offers: those of the project, or others that tests provide."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from zashiki import games
from zashiki.campaigns import CampaignRules
from zashiki.kernel import ComponentSet, Game, SetupError
from zashiki.lessons import Lesson, lessons_of
from zashiki.server.catalogue.own_sets import OwnSets
from zashiki.server.protocol.wording import Wording


@dataclass(frozen=True)
class Catalogue:
    """Games by their ids, with the component sets they are played with."""

    ids: tuple[str, ...]
    load: Callable[[str], Game[Any]]
    standard_set: Callable[[str], ComponentSet]
    campaign: Callable[[str], CampaignRules | None] = lambda game_id: None
    lessons: Callable[[str], tuple[Lesson, ...]] = lambda game_id: ()
    own_sets: OwnSets = field(default_factory=OwnSets, compare=False)
    wordings: dict[str, Wording] = field(default_factory=dict, compare=False)

    def game(self, game_id: str) -> Game[Any]:
        """A game that is offered."""
        if game_id not in self.ids:
            raise SetupError(f"There is no game «{game_id}»; there are {', '.join(self.ids)}.")
        return self.load(game_id)

    def components(self, game_id: str, own_text: str = "") -> ComponentSet:
        """The component set a table uses: its own text, or the standard one. Reading an own text does not belong on the event loop."""
        game = self.game(game_id)
        return self.own_sets.read(game, own_text) if own_text else self.standard_set(game_id)

    def wording(self, game_id: str) -> Wording:
        """What turns a game's keys into messages."""
        if game_id not in self.wordings:
            self.wordings[game_id] = Wording(self.game(game_id))
        return self.wordings[game_id]

    def minutes(self, game_id: str, seats: int) -> int:
        """About how long a game takes with so many people."""
        return self.game(game_id).minutes * max(seats, 2)


def _loads(game_id: str) -> bool:
    """Whether a game can be used. One that cannot must not keep the others from being played."""
    try:
        games.load(game_id)
        games.standard_set(game_id)
    except Exception as error:
        logging.getLogger(__name__).warning("The game «%s» is left out: %s", game_id, error)
        return False
    return True


@cache
def standard() -> Catalogue:
    """The games of the project."""
    return Catalogue(tuple(game for game in games.GAMES if _loads(game)), games.load, games.standard_set, games.campaign_of, lessons_of)


def by_path(path: str) -> Catalogue:
    """The catalogue that a function returns, named as "module:function". Worker processes get it this way."""
    module, _, name = path.partition(":")
    found: Catalogue = getattr(import_module(module), name)()
    return found
