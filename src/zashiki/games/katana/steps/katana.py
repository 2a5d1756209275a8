"""Putting the Shōgun no Katana into play: first the Project as it shall be, then the Composition, Resource by Resource.

Until its last Resource the whole act is a draft in its step, so nothing is lost by calling it off.
(SNK-KAT-02, SNK-KAT-03, SNK-KAT-04, SNK-KAT-05, SNK-MOD)
"""

from zashiki.games.katana.effects import enter_sword, gain_points
from zashiki.games.katana.names import HONORABLE, SHAME, TILES
from zashiki.games.katana.options import ADD, ARRANGE, CANCEL, REMOVE
from zashiki.games.katana.project import can_add
from zashiki.games.katana.refusals import refusal
from zashiki.games.katana.sliding import continuations, openings
from zashiki.games.katana.state import FROM_CHANGES, KatanaState
from zashiki.games.katana.steps.houses import entry_is_free
from zashiki.kernel import DONE, AskSeat, Option, Refusal, frozen

UNCHANGED = (0, 0, 0, 0)


def is_composing(state: KatanaState, seat: int) -> bool:
    """Whether this seat is in the act of putting its katana into play."""
    return any(isinstance(step, ChangeProject | ComposeKatana) and step.seat == seat for step in state.stack)


def changed(change: tuple[int, ...], kind: int, by: int) -> tuple[int, ...]:
    """A change of the Project with one more or less of a kind."""
    return tuple(amount + by * (k == kind) for k, amount in enumerate(change))


def recipe(state: KatanaState, seat: int, change: tuple[int, ...]) -> tuple[int, ...]:
    """The Project with a change."""
    return tuple(count + by for count, by in zip(state.players[seat].project, change, strict=True))


def beginnings(state: KatanaState, seat: int, counts: tuple[int, ...]) -> list[int]:
    """The Resources a Composition of all of these may begin with: it fits, and the entry space is empty. (SNK-KAT-02, SNK-KAT-03)"""
    if not all(counts) or sum(counts) > state.box.printed.washitsu.katana_composition_max:
        return []
    return [kind for kind in openings(counts) if entry_is_free(state, seat, kind)]


@frozen
class ChangeProject(AskSeat):
    """The Project as it shall be: add what deliveries could have given, or remove, at a point each. (SNK-MOD-01, SNK-MOD-02, SNK-MOD-03)"""

    seat: int
    change: tuple[int, ...] = UNCHANGED

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        counts = recipe(state, seat, self.change)
        found = [DONE] if beginnings(state, seat, counts) else []
        found += [ADD[kind] for kind in range(4) if self.addable(state, kind)]
        found += [REMOVE[kind] for kind in range(4) if counts[kind] > 1 and self.change[kind] <= 0]
        return [*found, CANCEL]

    def refused(self, state: KatanaState, seat: int) -> list[Refusal]:
        counts = recipe(state, seat, self.change)
        most = state.box.printed.washitsu.katana_composition_max
        found = []
        if not all(counts):
            found.append(refusal(DONE, "SNK-KAT-02", "project_lacks_kinds", sum(count == 0 for count in counts)))
        elif sum(counts) > most:
            found.append(refusal(DONE, "SNK-KAT-03", "too_many_resources", most))
        elif not openings(counts):
            found.append(refusal(DONE, "SNK-KAT-03", "does_not_fit"))
        elif not beginnings(state, seat, counts):
            found.append(refusal(DONE, "SNK-KAT-02", "no_entry_for_katana"))
        missing = [kind for kind in range(4) if self.change[kind] >= 0 and not self.addable(state, kind)]
        if sum(counts) < most:
            found += [refusal(ADD[kind], "SNK-MOD-01", "no_sword_could_give", kind) for kind in missing]
        else:
            found += [refusal(ADD[kind], "SNK-KAT-03", "too_many_resources", most) for kind in missing]
        last = [kind for kind in range(4) if counts[kind] == 1 and self.change[kind] <= 0]
        return found + [refusal(REMOVE[kind], "SNK-MOD-02", "last_of_its_kind") for kind in last]

    def addable(self, state: KatanaState, kind: int) -> bool:
        """Whether one more of a kind may go into the Project; what was just removed comes back by calling the act off."""
        if self.change[kind] < 0 or sum(recipe(state, self.seat, self.change)) >= state.box.printed.washitsu.katana_composition_max:
            return False
        return can_add(state, self.seat, changed(self.change, kind, 1))

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        if option.verb == "cancel":
            return
        if option.verb == "done":
            state.push(ComposeKatana(seat, self.change))
        else:
            state.push(ChangeProject(seat, changed(self.change, option.args[0], 1 if option.verb == "add" else -1)))


@frozen
class ComposeKatana(AskSeat):
    """The Composition, one Resource after the other; with the last one the katana enters the Forge. (SNK-KAT-03, SNK-KAT-04, SNK-KAT-05)"""

    seat: int
    change: tuple[int, ...]
    order: tuple[int, ...] = ()

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        counts = recipe(state, seat, self.change)
        if not self.order:
            kinds = beginnings(state, seat, counts)
        elif entry_is_free(state, seat, self.order[0]):
            kinds = list(continuations(counts, self.order))
        else:
            kinds = []
        return [*(ARRANGE[kind] for kind in kinds), CANCEL]

    def refused(self, state: KatanaState, seat: int) -> list[Refusal]:
        offered = self.options(state, seat)
        left = [count - self.order.count(kind) for kind, count in enumerate(recipe(state, seat, self.change))]
        kinds = [kind for kind in range(4) if left[kind] and ARRANGE[kind] not in offered]
        return [refusal(ARRANGE[kind], "SNK-KAT-03", "does_not_fit") for kind in kinds]

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        if option.verb == "cancel":
            return
        order = (*self.order, option.args[0])
        if len(order) < sum(recipe(state, seat, self.change)):
            state.push(ComposeKatana(seat, self.change, order))
        else:
            put_into_play(state, seat, self.change, order)


def put_into_play(state: KatanaState, seat: int, change: tuple[int, ...], order: tuple[int, ...]) -> None:
    """The katana enters the Forge with its Composition; changes of the Project cost points and Shame.

    (SNK-KAT-04, SNK-KAT-05, SNK-MOD-03, SNK-MOD-04)
    """
    player = state.players[seat]
    player.project = list(recipe(state, seat, change))
    player.katana = order
    player.starts = 0
    enter_sword(state, seat, TILES + seat, -1)
    state.say("katana_in_play", seat, len(order))
    changes = sum(abs(amount) for amount in change)
    if changes:
        gain_points(state, seat, changes * state.box.printed.penalties.modification_points_per_resource, FROM_CHANGES)
        if player.shame == HONORABLE:
            player.shame = SHAME
            state.say("shame", seat)
