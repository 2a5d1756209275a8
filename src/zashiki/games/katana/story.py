"""The Story: what a chapter asks for, how far it is met, and whether it is won. (section 20)"""

from zashiki.games.katana.components import Request
from zashiki.games.katana.honors import METRICS, sashimono_points
from zashiki.games.katana.names import RESOURCES, TILES
from zashiki.games.katana.state import KatanaState

HUMAN = 0  # the only one in a Story
REQUESTS = (
    "forge_empty", "katana_delivered", "katana_composition", "decorators_last_column", "decorated_swords", "decorated_katana",
    "sashimono_points", "cards_under_forge", "swords_delivered", "coins", "strength", "unused_cards",
)  # fmt: skip


def chapter_of(state: KatanaState) -> int:
    """The chapter being played; 0: none."""
    number = state.setup.settings["chapter"]
    return number if isinstance(number, int) else 0


def requests(state: KatanaState) -> list[tuple[str, int, int]]:
    """The requests of the chapter: key, reached so far, needed. It is met where all are reached. (SNK-CH-01 to -14)"""
    chapter = chapter_of(state)
    if not chapter:
        return []
    asked = state.box.chapter(chapter).request
    player = state.players[HUMAN]
    found = []
    if asked.forge_empty:
        found.append(("forge_empty", int(not player.swords), 1))
    if asked.katana_delivered:
        found.append(("katana_delivered", int(player.katana_column >= 0), 1))
    if asked.katana_composition:
        found.append(("katana_composition", composition_reached(state, asked), len(asked.katana_composition)))
    if asked.decorated_per_sword_min:
        found.append(("decorated_swords", decorated_swords(state, asked.decorated_per_sword_min), len(player.delivered)))
    counts = (
        ("decorators_last_column", METRICS["decorators_last_column"](state, HUMAN), asked.decorators_last_column),
        ("decorated_katana", state.decorated[TILES + HUMAN].bit_count(), asked.decorated_on_katana_min),
        ("sashimono_points", sashimono_points(state, HUMAN), asked.sashimono_points_min),
        ("cards_under_forge", METRICS["cards_under_forge"](state, HUMAN), asked.cards_under_forge_min),
        ("swords_delivered", len(player.delivered), asked.swords_delivered_min),
        ("coins", player.coins, asked.coins_min),
        ("strength", METRICS["total_strength"](state, HUMAN), asked.strength_min),
        ("unused_cards", len(player.cards), asked.unused_cards_min),
    )
    return found + [count for count in counts if count[2]]


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
