#!/usr/bin/env python3
"""Look for a game of a chapter of Shōgun no Katana in which its request is met and the Ghost is beaten; write it as a record.

Usage, from the project's root:  .venv/bin/python scripts/chapter_records.py CHAPTER [SEED [TRIES]]

It asks whether a chapter can be won at all, not how a person would: it knows the future. A plan is a list of turns (which Sword,
which line, which area); the small choices inside a turn follow plain habits. The best plan so far is varied, played again, and kept
where it ends no worse. A record of that seed that is there already is the first plan.
"""

import sys
from functools import cache
from math import exp
from pathlib import Path
from random import Random
from typing import Any, cast

from zashiki.games import load, standard_set
from zashiki.games.katana.honors import honor_points, sashimono_points
from zashiki.games.katana.names import ACADEMY, AREA_OF, KOMAINU, LINES, MARKET, PALACE, RESOURCES, TILES
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.steps.katana import ChangeProject
from zashiki.games.katana.steps.turn import TakeTurn
from zashiki.games.katana.story import requests
from zashiki.kernel import Option, Session, carry_out, options, read_record, settle, start

GAME, COMPONENTS = load("katana"), standard_set("katana")
FOLDER = Path("tests/games/katana/records")
GHOST = 1
ALL = {"metal": True, "promo": True, "characters": "all"}
MODULES: dict[int, dict[str, Any]] = {6: {"metal": True}, 8: ALL}  # chapters that are looked for with other modules (SNK-MIX-01)
Turn = tuple[str, int, int, int]  # what, of what, with a Worker or a Monk, how the small choices fall
AREAS = {"market": MARKET, "academy": ACADEMY, "palace": PALACE, "komainu": KOMAINU}
ROOM_ORDER = (1, 6, 5, 2, 4, 3, 0, 8, 7)  # which Rooms are dear to us
CARD_ORDER = (18, 16, 21, 20, 17, 22, 19)  # Market cards: 3, 1, 6, 5, 2, 7, 4


class Game:
    """One game played by a plan."""

    def __init__(self, chapter: int, seed: str, plan: list[Turn], rng: Random) -> None:
        self.chapter, self.plan, self.rng = chapter, plan, rng
        self.state: KatanaState = beginning(chapter, seed).clone()
        self.asked = self.state.box.chapter(chapter).request
        self.katana_asked = self.asked.katana_delivered or self.asked.decorated_on_katana_min
        self.choices: list[Option] = []
        self.turns: list[Turn] = []
        self.kept: list[tuple[Any, int]] = []  # the position and the number of choices before each turn
        self.habit = Random(0)

    def follow(self, other: "Game") -> None:
        """Begin where this plan leaves the other one."""
        same = next(
            (i for i, (a, b) in enumerate(zip(self.plan, other.turns, strict=False)) if a != b), min(len(self.plan), len(other.turns) - 1)
        )
        state, choices = other.kept[same]
        self.state, self.choices, self.turns, self.kept = state.clone(), other.choices[:choices], other.turns[:same], other.kept[:same]
        self.plan = self.plan[same:]

    def play(self) -> None:
        waiting = iter(self.plan)
        while self.state.stack:
            if isinstance(self.state.stack[-1], TakeTurn):
                self.take_turn(waiting)
            else:
                self.choose(self.small(options(GAME, self.state, 0)))

    def choose(self, option: Option) -> None:
        self.choices.append(option)
        carry_out(GAME, self.state, 0, option)

    # Turns

    def take_turn(self, waiting: Any) -> None:
        offered = options(GAME, self.state, 0)
        ready = self.free_act(offered)
        if ready is not None:
            self.choose(ready)
            return
        if self.katana_asked and Option("compose") in offered and self.compose(Option("compose")):
            return
        for turn in waiting:
            option = self.option_of(turn, offered)
            if option is not None:
                break
        else:
            turn, option = self.fresh_turn(offered)
        self.kept.append((self.state.clone(), len(self.choices)))
        self.turns.append(turn)
        self.habit = Random(turn[3])
        if option.verb != "compose" or not self.compose(option):
            self.choose(option if option.verb != "compose" else self.fresh_turn(offered)[1])

    def option_of(self, turn: Turn, offered: list[Option]) -> Option | None:
        what, thing, figure, _ = turn
        if what == "pass":
            honors = [option for option in offered if option.verb in ("pass", "pass_taking")]
            return max(honors, key=lambda option: self.honor(option, thing))
        if what == "katana":
            return next((option for option in offered if option.verb == "compose"), None)
        if what in AREAS:
            return next((o for o in offered if o.verb == "place" and o.args[0] == figure and AREA_OF[o.args[1]] == AREAS[what]), None)
        if thing < 0:
            return self.best_sword(offered, figure) if what == "sword" else self.best_line(offered, figure)
        wish = Option("take_sword" if what == "sword" else "forge", (figure, thing))
        return wish if wish in offered else None

    def best_line(self, offered: list[Option], figure: int) -> Option | None:
        """The line in which most Swords can move."""
        found = [option for option in offered if option.verb == "forge" and option.args[0] == figure]
        best = max(found, key=lambda option: self.moving(option.args[1]), default=None)
        return best if best is not None and self.moving(best.args[1]) else None

    def best_sword(self, offered: list[Option], figure: int) -> Option | None:
        """A short Sword that pays well, of a House whose Sashimono is missing."""
        state, player = self.state, self.state.players[0]
        held = player.sashimonos + [state.banner[sword] for sword in player.swords]

        def worth(option: Option) -> float:
            sword = option.args[1]
            house = state.display.index(sword) // 3
            return (
                0.4 * state.box.coins[sword]
                - len(state.box.compositions[sword])
                - (2.0 if self.asked.sashimono_points_min else 0.3) * held.count(house)
            )

        return max((option for option in offered if option.verb == "take_sword" and option.args[0] == figure), key=worth, default=None)

    def honor(self, option: Option, wish: int) -> float:
        if not option.args:
            return 0.0
        return honor_points(self.state, 0, option.args[0]) + 20 * (option.args[0] == wish)

    def fresh_turn(self, offered: list[Option]) -> tuple[Turn, Option]:
        """A turn by chance, leaning to what makes sense."""
        player, rng = self.state.players[0], self.rng
        figure = int(rng.random() < (0.5 if self.asked.sashimono_points_min else 0.15) and player.monks > 0)
        wishes = ["sword"] * (3 if len(player.swords) < 4 else 1) + ["forge"] * 5 + ["market"] * 2 + ["academy"] * 2 + ["palace", "komainu"]
        for _ in range(12 if player.workers else 3 * (player.monks > 0)):
            what = rng.choice(wishes)
            thing = rng.choice(self.state.display) if what == "sword" else rng.randrange(len(LINES))
            thing = -1 if rng.random() < 0.8 else thing
            turn = (what, thing, figure if player.workers else 1, rng.randrange(1000))
            option = self.option_of(turn, offered)
            if option is not None and (what != "forge" or self.moving(option.args[1])):
                return turn, option
        turn = ("pass", -1, 0, 0)
        return turn, self.option_of(turn, offered) or offered[-1]

    def moving(self, line: int) -> int:
        """How many Swords of a line the stock could move."""
        state, player = self.state, self.state.players[0]
        stock, found = player.stock[:], 0
        for sword in player.swords:
            if state.cell[sword] // 5 == line or state.cell[sword] % 5 == line - 4:
                kind = state.needs(sword)
                if kind >= 0 and stock[kind]:
                    stock[kind] -= 1
                    found += 3 if sword >= TILES and self.katana_asked else 1
        return found

    # Small choices

    def free_act(self, offered: list[Option]) -> Option | None:
        """Deliver, use cards without an icon; buy benefits where that is asked."""
        state, player = self.state, self.state.players[0]
        for option in offered:
            if option.verb == "deliver" and self.may_deliver(option.args[0]):
                return option
            if option.verb in ("use", "use_to_decorate", "use_to_advance") and not self.asked.unused_cards_min:
                return option
        buys = [option for option in offered if option.verb == "buy" and option.args[1] != 4]
        if buys and self.asked.cards_under_forge_min and self.habit.random() < 0.7:
            return min(buys, key=lambda option: (state.box.cost[option.args[0]], -option.args[1]))
        return self.dear(player, buys)

    def dear(self, player: Any, buys: list[Option]) -> Option | None:
        """Before the first line of a delivery pays, a cheap card under it may."""
        return self.habit.choice(buys) if buys and not self.asked.unused_cards_min and self.habit.random() < 0.1 else None

    def may_deliver(self, sword: int) -> bool:
        decorated = self.state.decorated[sword].bit_count()
        least = self.asked.decorated_on_katana_min if sword >= TILES else self.asked.decorated_per_sword_min
        return decorated >= least

    def small(self, offered: list[Option]) -> Option:
        """The habit for any question inside a turn."""
        ready = self.free_act(offered)
        if ready is not None:
            return ready
        answers = [option for option in offered if option.verb not in GAME.acts]
        found = getattr(self, f"at_{self.state.stack[-1].key}", self.anything)(answers)
        assert isinstance(found, Option)
        return found

    def anything(self, answers: list[Option]) -> Option:
        better = [option for option in answers if option.verb != "done" and not (option.verb == "play" and self.asked.unused_cards_min)]
        return self.habit.choice(better or answers)

    def at_end_turn(self, answers: list[Option]) -> Option:
        return answers[-1]

    at_moment = at_settle_cards = at_rearrange = at_end_turn

    def at_give_sashimono(self, answers: list[Option]) -> Option:
        held = self.state.players[0].sashimonos
        return min(answers, key=lambda option: held.count(option.args[0]))

    at_take_sashimono = at_give_sashimono

    def at_borrow_monk_effect(self, answers: list[Option]) -> Option:
        wishes = ("take_sashimono",) if self.asked.sashimono_points_min else ("move", "room_move", "take_sashimono")
        found = next([o for o in answers if o.verb == wish] for wish in wishes if any(o.verb == wish for o in answers))
        return self.at_give_sashimono(found) if found[0].verb == "take_sashimono" else self.habit.choice(found)

    def at_metal_katana(self, answers: list[Option]) -> Option:
        return self.at_add_to_project(answers[1:]) if self.katana_asked and self.habit.random() < 0.8 else answers[0]

    def at_add_to_project(self, answers: list[Option]) -> Option:
        project, wanted = self.state.players[0].project, self.wanted()
        kinds = [option for option in answers if option.verb != "done"]
        if wanted:
            kinds = [option for option in kinds if project[option.args[0]] < wanted.count(option.args[0])]
        else:
            kinds = [option for option in kinds if not project[option.args[0]] or self.habit.random() < 0.2]
        return min(kinds, key=lambda option: project[option.args[0]]) if kinds else answers[-1]

    def needs(self) -> list[int]:
        """What the Swords still need and the stock does not have, the nearest to their end first."""
        state, player = self.state, self.state.players[0]
        stock, found = player.stock[:], []
        order = {
            sword: (sword < TILES or not self.katana_asked, len(state.composition(sword)) - state.placed[sword]) for sword in player.swords
        }
        ordered = sorted(player.swords, key=lambda sword: (*order[sword], self.habit.random()))
        for sword in ordered:
            for kind in state.composition(sword)[state.placed[sword] :]:
                if stock[kind]:
                    stock[kind] -= 1
                else:
                    found.append(kind)
        return found

    def at_buy_resources(self, answers: list[Option]) -> Option:
        cheaper = next((option for option in answers if option.verb == "play"), None)
        if cheaper is not None and not self.asked.unused_cards_min:
            return cheaper
        straight = next((option for option in answers if option.verb == "straight"), None)
        if straight is not None:
            return straight
        if self.asked.coins_min and (self.state.round > 3 or self.habit.random() < 0.3):
            return answers[-1]
        for kind in self.needs():
            if Option("buy_resource", (kind,)) in answers:
                return Option("buy_resource", (kind,))
        return answers[-1]

    def at_take_market_card(self, answers: list[Option]) -> Option:
        if self.habit.random() < 0.3:
            return self.habit.choice(answers)
        return min(answers, key=lambda option: CARD_ORDER.index(option.args[0]))

    def at_move_swords(self, answers: list[Option]) -> Option:
        moves = [option for option in answers if option.verb in ("move", "swap")]
        extra = [option for option in answers if option.verb in ("extra_move", "play")]
        return self.habit.choice(moves) if moves else self.habit.choice(extra) if extra else answers[-1]

    def at_decorate(self, answers: list[Option]) -> Option:
        work = [option for option in answers if option.verb == "decorate"]
        if not work:
            return answers[0] if not self.asked.unused_cards_min else answers[-1]
        if self.asked.decorated_per_sword_min:
            return min(work, key=lambda option: (self.state.decorated[option.args[0]].bit_count() >= 2, option.args[1] != 0))
        return max(work, key=lambda option: (self.state.box.decoration[option.args[1]], -option.args[0]))

    def at_palace(self, answers: list[Option]) -> Option:
        found = [option for option in answers if option.verb.startswith("room") and self.useful(option)]
        return min(found, key=lambda option: ROOM_ORDER.index(option.args[0])) if found else answers[-1]

    at_room_benefit = at_palace

    def useful(self, option: Option) -> bool:
        effect = self.state.box.rooms[option.args[0]]
        return not effect.pay or effect.resource in self.needs()

    def at_send_member(self, answers: list[Option]) -> Option:
        if self.habit.random() < 0.3:
            return self.habit.choice(answers)
        return min(answers, key=lambda option: ROOM_ORDER.index(option.args[0]))

    # The katana

    def wanted(self) -> tuple[int, ...]:
        return tuple(RESOURCES.index(name) for name in self.asked.katana_composition)

    def compose(self, option: Option) -> bool:
        """Into play as prescribed, or in any order; called off where that does not work."""
        before, known = self.state.clone(), len(self.choices)
        self.choose(option)
        wanted = self.wanted()
        if self.change_project(wanted):
            for i in range(7):
                answers = [o for o in options(GAME, self.state, 0) if o.verb == "arrange" and (not wanted or o.args[0] == wanted[i])]
                if not answers:
                    break
                self.choose(self.habit.choice(answers))
        if not self.state.players[0].katana:
            self.state = before
            del self.choices[known:]
        return bool(self.state.players[0].katana)

    def change_project(self, wanted: tuple[int, ...]) -> bool:
        for _ in range(8):
            step = self.state.stack[-1]
            change = step.change if isinstance(step, ChangeProject) else (0, 0, 0, 0)
            counts = [have + by for have, by in zip(self.state.players[0].project, change, strict=True)]
            goal = [wanted.count(kind) if wanted else max(1, counts[kind]) for kind in range(4)]
            wrong = next((kind for kind in range(4) if counts[kind] != goal[kind]), -1)
            wish = Option("done") if wrong < 0 else Option("add" if counts[wrong] < goal[wrong] else "remove", (wrong,))
            if wish not in options(GAME, self.state, 0):
                return False
            self.choose(wish)
            if wish.verb == "done":
                return True
        return False


@cache
def beginning(chapter: int, seed: str) -> KatanaState:
    """The chapter before the first choice."""
    return cast(KatanaState, start(GAME, settle(GAME, 1, setup_of(chapter), COMPONENTS), seed))


# Results


def result(state: KatanaState) -> float:
    """How near a finished game is to a victory."""
    human, ghost = GAME.scores(state)
    near = sum(min(1.0, have / need) if need else 1.0 for _, have, need in requests(state))
    asked, player = {key for key, _, _ in requests(state)}, state.players[0]
    if "sashimono_points" in asked:
        near += 0.06 * len(player.sashimonos)
    if "forge_empty" in asked and player.swords:
        near += max(0.0, 0.9 - 0.2 * sum(sword < TILES for sword in player.swords))
    if asked & {"katana_delivered", "decorated_katana"} and player.katana_column < 0:
        near += 0.05 * sum(1 for count in player.project if count) + 0.1 * bool(player.katana) + 0.08 * state.placed[TILES]
    on_the_way = sum(state.placed[sword] for sword in player.swords) + 0.5 * sashimono_points(state, 0)
    patience = 0.5 if "swords_delivered" in asked else 0.02
    return 60 * near + min(human - ghost, 4) + 0.1 * human + patience * on_the_way


def won(state: KatanaState) -> bool:
    human, ghost = GAME.scores(state)
    return human > ghost and all(have >= need for _, have, need in requests(state))


def hardship(chapter: int, seed: str) -> int:
    """Some decks are kinder than others: the Ghost's points against somebody who only passes, and how long the Swords are."""
    state = beginning(chapter, seed)
    shown = [sword for sword in (*state.display, *state.stack_of_swords[-10:]) if sword >= 0]
    game = Game(chapter, seed, [("pass", -1, 0, 0)] * 4, Random(0))
    game.play()
    return GAME.scores(game.state)[1] + 4 * sum(sorted(len(state.box.compositions[sword]) for sword in shown)[:8])


def varied(plan: list[Turn], rng: Random) -> list[Turn]:
    """A plan with a few turns changed, dropped, added, or put elsewhere."""
    plan = plan[:]
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 5))):
        i = rng.randrange(len(plan))
        kind = rng.randrange(6)
        if kind == 0:
            del plan[i]
        elif kind == 1:
            plan.insert(rng.randrange(len(plan)), plan.pop(i))
        elif kind == 2:
            what, thing, figure, _ = plan[i]
            plan[i] = (what, thing, figure, rng.randrange(1000))
        elif kind == 3:
            del plan[i:]
        else:
            what = rng.choice(("sword", "forge", "forge", "forge", "market", "academy", "palace", "komainu", "katana", "pass"))
            thing = rng.randrange(TILES) if what == "sword" else rng.randrange(len(LINES)) if what == "forge" else rng.randrange(22)
            thing = -1 if rng.random() < 0.6 else thing
            turn = (what, thing, int(rng.random() < 0.3), rng.randrange(1000))
            plan[i : i + (kind == 4)] = [turn]
        if not plan:
            break
    return plan


def known(chapter: int, seed: str, rng: Random) -> Game | None:
    """The game of the record that is there already, to be varied further; None: there is none of this seed."""
    path = FOLDER / f"chapter_{chapter:02}.json"
    if not path.exists() or (record := read_record(path.read_text(encoding="utf-8"), path.name)).seed != seed:
        return None
    game = Game(chapter, seed, [], rng)
    for choice in record.choices:
        turn = turn_of(choice.option) if isinstance(game.state.stack[-1], TakeTurn) else None
        if turn is not None:
            game.kept.append((game.state.clone(), len(game.choices)))
            game.turns.append((*turn, len(game.choices)))
        game.choose(choice.option)
    return game


def turn_of(option: Option) -> tuple[str, int, int] | None:
    """What kind of turn a choice begins; None: a free act."""
    names = {area: name for name, area in AREAS.items()}
    if option.verb in ("take_sword", "forge"):
        return "sword" if option.verb == "take_sword" else "forge", option.args[1], option.args[0]
    if option.verb == "place":
        return names[AREA_OF[option.args[1]]], -1, option.args[0]
    return ("pass", option.args[0] if option.args else -1, 0) if option.verb.startswith("pass") else None


def setup_of(chapter: int) -> dict[str, Any]:
    return {"ghost": GHOST, "chapter": chapter} | MODULES.get(chapter, {})


def write(chapter: int, seed: str, game: Game) -> None:
    """The record without log and snapshots: a replay tells everything."""
    session = Session.begin(GAME, 1, setup_of(chapter), COMPONENTS, seed)
    for option in game.choices:
        session.choose(0, option)
    session.record.log.clear()
    session.record.chance = session.record.chance
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"chapter_{chapter:02}.json").write_text(session.record.to_json() + "\n", encoding="utf-8")


def main() -> int:
    chapter = int(sys.argv[1])
    seed = sys.argv[2] if len(sys.argv) > 2 else min(map(str, range(200)), key=lambda seed: hardship(chapter, seed))
    tries, rng = int(sys.argv[3]) if len(sys.argv) > 3 else 2500, Random(seed)
    last = known(chapter, seed, rng)
    heat = 0.4 if last else 2.0  # how much worse a variation may be
    best = now = result(last.state) if last else -1e9
    for number in range(tries):
        game = Game(chapter, seed, varied(last.turns, rng) if last else [], rng)
        if last:
            game.follow(last)
        game.play()
        found = result(game.state)
        if found >= now or rng.random() < exp((found - now) / (heat * (1 - number / tries) + 0.02)):
            now, last = found, game
        if found > best:
            best = found
            human, ghost = GAME.scores(game.state)
            print(f"chapter {chapter} seed {seed} try {number}: {human} to {ghost} {requests(game.state)}", flush=True)
            write(chapter, seed, game)
        if won(game.state):
            return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
