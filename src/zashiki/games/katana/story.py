"""The Story: what a chapter asks for, how far it is met, and whether it is won. (section 20)"""

from collections.abc import Callable
from dataclasses import dataclass

from zashiki.games.katana.components import Request
from zashiki.games.katana.honors import METRICS, sashimono_points
from zashiki.games.katana.names import RESOURCES, TILES
from zashiki.games.katana.state import KatanaState

HUMAN = 0  # the only one in a Story


def chapter_of(state: KatanaState) -> int:
    """The chapter being played; 0: none."""
    number = state.setup.settings["chapter"]
    assert isinstance(number, int)
    return number


def composition_reached(state: KatanaState, asked: Request) -> int:
    """How much of the prescribed Composition stands: Resources of the Project, all once it is put into play like that. (SNK-R-54)"""
    wanted = tuple(RESOURCES.index(name) for name in asked.katana_composition)
    player = state.players[HUMAN]
    if player.katana:
        return len(wanted) if player.katana == wanted else 0
    planned = sum(min(player.project[kind], wanted.count(kind)) for kind in range(4))
    return min(planned, len(wanted) - 1)


def decorated_swords(state: KatanaState, least: int) -> int:
    """How many delivered Swords carry so many decorated Resources. (SNK-CH-03)"""
    return sum(state.decorated[sword].bit_count() >= least for sword in state.players[HUMAN].delivered)


def of_player(metric: str) -> Callable[[KatanaState, Request], int]:
    """The human's value of a metric."""
    return lambda state, asked: METRICS[metric](state, HUMAN)


@dataclass(frozen=True)
class Demand:
    """One thing that a chapter may ask for."""

    needed: Callable[[Request], int]  # 0: not asked for; 1: asked for, and there is nothing to count before the game
    reached: Callable[[KatanaState, Request], int]
    goal: Callable[[KatanaState, Request], int] | None = None  # what must be reached, if that is not simply what is needed


DEMANDS = {
    "forge_empty": Demand(lambda asked: int(asked.forge_empty), lambda state, asked: int(not state.players[HUMAN].swords)),
    "katana_delivered": Demand(
        lambda asked: int(asked.katana_delivered), lambda state, asked: int(state.players[HUMAN].katana_column >= 0)
    ),
    "katana_composition": Demand(
        lambda asked: int(bool(asked.katana_composition)), composition_reached, lambda state, asked: len(asked.katana_composition)
    ),
    "decorated_swords": Demand(
        lambda asked: int(bool(asked.decorated_per_sword_min)),
        lambda state, asked: decorated_swords(state, asked.decorated_per_sword_min),
        lambda state, asked: len(state.players[HUMAN].delivered),
    ),
    "decorators_last_column": Demand(lambda asked: asked.decorators_last_column, of_player("decorators_last_column")),
    "decorated_katana": Demand(
        lambda asked: asked.decorated_on_katana_min, lambda state, asked: state.decorated[TILES + HUMAN].bit_count()
    ),
    "sashimono_points": Demand(lambda asked: asked.sashimono_points_min, lambda state, asked: sashimono_points(state, HUMAN)),
    "cards_under_forge": Demand(lambda asked: asked.cards_under_forge_min, of_player("cards_under_forge")),
    "swords_delivered": Demand(lambda asked: asked.swords_delivered_min, lambda state, asked: len(state.players[HUMAN].delivered)),
    "coins": Demand(lambda asked: asked.coins_min, lambda state, asked: state.players[HUMAN].coins),
    "strength": Demand(lambda asked: asked.strength_min, of_player("total_strength")),
    "unused_cards": Demand(lambda asked: asked.unused_cards_min, lambda state, asked: len(state.players[HUMAN].cards)),
}


def demands(asked: Request) -> list[tuple[str, int]]:
    """What a chapter asks for: key and number needed, 1 where there is nothing to count."""
    return [(key, demand.needed(asked)) for key, demand in DEMANDS.items() if demand.needed(asked)]


def requests(state: KatanaState) -> list[tuple[str, int, int]]:
    """The requests of the chapter: key, reached so far, needed. It is met when all are reached.

    (SNK-CH-01, SNK-CH-02, SNK-CH-03, SNK-CH-04, SNK-CH-05, SNK-CH-06, SNK-CH-07, SNK-CH-08, SNK-CH-09, SNK-CH-10, SNK-CH-11, SNK-CH-12,
    SNK-CH-13, SNK-CH-14)
    """
    chapter = chapter_of(state)
    if not chapter:
        return []
    asked, found = state.box.chapter(chapter).request, []
    for key, needed in demands(asked):
        demand = DEMANDS[key]
        found.append((key, demand.reached(state, asked), demand.goal(state, asked) if demand.goal else needed))
    return found


def request_met(state: KatanaState) -> bool:
    """Whether every request of the chapter is met. (SNK-STORY-02)"""
    return all(have >= need for _, have, need in requests(state))


def chapter_won(state: KatanaState) -> bool:
    """Whether the chapter is won as things stand: all requests, and more points than the Ghost. (SNK-STORY-02, SNK-R-53)"""
    return request_met(state) and state.players[HUMAN].score > state.players[state.ghost].score


def end_chapter(state: KatanaState) -> None:
    """Tell how a chapter ended."""
    chapter = chapter_of(state)
    if chapter:
        state.say("chapter_won" if chapter_won(state) else "chapter_lost", HUMAN, chapter)
