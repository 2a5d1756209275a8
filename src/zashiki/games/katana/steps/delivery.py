"""Delivering a Sword: score, line benefits, Sashimono, Washitsu board, Project. (section 12)"""

from zashiki.games.katana.effects import gain_coins, gain_points, gain_resource, gain_sashimono, is_katana, is_starting, use_card
from zashiki.games.katana.forging import line_payments
from zashiki.games.katana.options import ACTIVATE, ADD_TO_PROJECT, PLAY, TAKE_SASHIMONO
from zashiki.games.katana.prepare import DOUBLE_LINE, DOUBLE_POINTS, STACK
from zashiki.games.katana.project import starting_rows
from zashiki.games.katana.refusals import refusal
from zashiki.games.katana.sliding import COLUMN_OF, LINES_OF
from zashiki.games.katana.state import FROM_DECORATIONS, FROM_KATANA, FROM_ROUNDS, FROM_SWORDS, KatanaState
from zashiki.games.katana.steps.academy import AdvanceDecorator
from zashiki.games.katana.steps.moments import purchasable
from zashiki.games.katana.steps.prospects import Question, could_become_usable
from zashiki.games.katana.washitsu import lodge_sword, take_metal_katana
from zashiki.kernel import DONE, MayAskSeat, Message, Option, Refusal, Step, frozen, option


def begin_delivery(state: KatanaState, seat: int, sword: int) -> None:
    """A complete Sword leaves the Forge; the steps of its delivery follow. (SNK-DLV-01)"""
    player = state.players[seat]
    player.swords.remove(sword)
    player.delivering = sword
    state.say("delivers", seat, sword)
    lines = LINES_OF[state.cell[sword]]
    if is_katana(sword):
        state.push(ReturnKatana(seat, sword))
    else:
        state.push(GiveSashimono(seat, sword), ToWashitsu(seat, sword), AddToProject(seat, sword))
    state.push(ScoreSword(seat, sword), PayLines(seat, lines))


def is_delivering(state: KatanaState, seat: int) -> bool:
    """Whether a delivery of this seat is not over yet: Swords are delivered one after another. (SNK-DLV-01)"""
    return state.players[seat].delivering >= 0 or any(isinstance(step, AddToProject) and step.seat == seat for step in state.stack)


@frozen
class ScoreSword(Question):
    """Points of the tile (once more for each Market card 3), of decorations and of the round. (SNK-DLV-02, SNK-KAT-07)"""

    seat: int
    sword: int
    again: int = 0  # Market cards 3 played

    def answers(self, state: KatanaState) -> list[Option]:
        card = -1 if is_katana(self.sword) else state.players[self.seat].has_card(state.box.cards_with[DOUBLE_POINTS])
        return [PLAY[card]] if card >= 0 else []

    def prompt(self, state: KatanaState, seat: int) -> Message:
        return Message(self.key, (self.sword,))

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        if option.verb == "play":
            use_card(state, seat, option.args[0])
            state.push(ScoreSword(seat, self.sword, self.again + 1))
        else:
            self.run(state)

    def run(self, state: KatanaState) -> None:
        box, seat, sword = state.box, self.seat, self.sword
        if is_katana(sword):
            gain_points(state, seat, sum(box.value[kind] for kind in state.resources_on(sword)), FROM_KATANA)
        else:
            gain_points(state, seat, box.points[sword] * (1 + self.again), FROM_SWORDS)
        gain_points(state, seat, decoration_points(state, sword), FROM_DECORATIONS)
        gain_points(state, seat, box.round_points[state.round], FROM_ROUNDS)


def decoration_points(state: KatanaState, sword: int) -> int:
    """What the decorated Resources on a Sword score. (SNK-DLV-02)"""
    decorated = state.decorated[sword]
    return sum(points for kind, points in enumerate(state.box.decoration) if decorated >> kind & 1)


@frozen
class PayLines(MayAskSeat):
    """The row and the column pay, in the order the player likes; Market card 5 makes one pay once more. (SNK-DLV-03, SNK-DLV-04)"""

    seat: int
    lines: tuple[int, ...]
    extra: tuple[int, ...] = ()  # a line for each Market card 5 played on it

    def asks(self, state: KatanaState) -> bool:
        return self.matters(state)

    def matters(self, state: KatanaState) -> bool:
        """Whether the order of the lines, or what is done before one pays, could make a difference. Otherwise they pay by themselves."""
        player = state.players[self.seat]
        if len(self.lines) > 1 and (player.cards or player.used):
            return True
        if not (player.cards or player.used or player.fresh or state.promo):
            return False
        if self.could_pay_more(state) or could_become_usable(state, self.seat, self.could_pay_more):
            return True
        return len(self.lines) > 1 and any(
            could_become_usable(state, self.seat, self.after(line).could_pay_more, (line,) * self.times(line)) for line in self.lines
        )

    def could_pay_more(self, state: KatanaState) -> bool:
        """Whether one of the lines can be made to pay twice, or take a card that it will pay. (SNK-DLV-04, SNK-NOT-1, SNK-NOT-5)"""
        player, box = state.players[self.seat], state.box
        if player.has_card(box.cards_with[DOUBLE_LINE]) >= 0:
            return True
        stack = player.has_card(box.cards_with[STACK]) >= 0
        ready = [line for line in self.lines if not player.paid >> line & 1 and (stack or not player.under[line])]
        return bool(ready and purchasable(state, self.seat))

    def times(self, line: int) -> int:
        """How often a line pays. (SNK-R-11)"""
        return 1 + self.extra.count(line)

    def after(self, line: int) -> "PayLines":
        """The question when this line has paid."""
        return PayLines(self.seat, tuple(other for other in self.lines if other != line), self.extra)

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        found = [ACTIVATE[line] for line in self.lines]
        card = state.players[seat].has_card(state.box.cards_with[DOUBLE_LINE])
        if card >= 0:
            found += [option("double", card, line) for line in self.lines]
        return found

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        if option.verb == "double":
            card, line = option.args
            use_card(state, seat, card)
            state.push(PayLines(seat, self.lines, (*self.extra, line)))
        else:
            self.activate(state, option.args[0])

    def activate(self, state: KatanaState, line: int) -> None:
        """One line pays; the other, if it has not, comes next."""
        rest = self.after(line)
        if rest.lines:
            state.push(rest)
        pay_line(state, self.seat, line, self.times(line))

    def run(self, state: KatanaState) -> None:
        self.activate(state, self.lines[0])


def pay_line(state: KatanaState, seat: int, line: int, times: int) -> None:
    """The printed benefit and every card under the line, all at once. (SNK-NOT-5, SNK-R-11, SNK-R-21, SNK-R-22)"""
    player = state.players[seat]
    player.paid |= 1 << line
    state.say("line_pays", seat, line)
    steps = 0
    for payment in line_payments(state, player, line):
        gain_coins(state, seat, payment.coins * times)
        gain_points(state, seat, payment.points * times)
        if payment.resource >= 0:
            gain_resource(state, seat, payment.resource, payment.amount * times)
        steps += payment.steps * times
    if steps:
        state.push(AdvanceDecorator(seat, steps))


@frozen
class GiveSashimono(MayAskSeat):
    """The Sashimono of the tile to the own area; a Starting one becomes one of a kind of choice. (SNK-DLV-05, SNK-DLV-06)"""

    seat: int
    sword: int

    def asks(self, state: KatanaState) -> bool:
        return is_starting(state.banner[self.sword])

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return list(TAKE_SASHIMONO)

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        state.banner[self.sword] = option.args[0]
        self.run(state)

    def run(self, state: KatanaState) -> None:
        kind = state.banner[self.sword]
        state.banner[self.sword] = -1
        gain_sashimono(state, self.seat, kind)


@frozen
class ToWashitsu(Step):
    """The Sword to the first empty space of the Washitsu board; a Blocked Worker there becomes Available. (SNK-DLV-07)"""

    seat: int
    sword: int

    def run(self, state: KatanaState) -> None:
        lodge_sword(state, self.seat, self.sword)


@frozen
class AddToProject(Step):
    """Up to two Resources of the kinds on the Sword into the Project, one by one. (SNK-DLV-08)"""

    seat: int
    sword: int
    taken: tuple[int, ...] = ()

    def actors(self, state: KatanaState) -> tuple[int, ...]:
        return () if state.players[self.seat].katana or len(self.taken) == 2 else (self.seat,)

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        on_it = state.resources_on(self.sword)
        return [*(ADD_TO_PROJECT[kind] for kind in range(4) if on_it.count(kind) > self.taken.count(kind)), DONE]

    def refused(self, state: KatanaState, seat: int) -> list[Refusal]:
        on_it = state.resources_on(self.sword)
        missing = [kind for kind in range(4) if on_it.count(kind) <= self.taken.count(kind)]
        return [refusal(ADD_TO_PROJECT[kind], "SNK-DLV-08", "not_on_sword", kind) for kind in missing]

    def prompt(self, state: KatanaState, seat: int) -> Message:
        return Message(self.key, (self.sword,))

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        if option.verb == "done":
            self.run(state)
            return
        (kind,) = option.args
        state.players[seat].project[kind] += 1
        state.given[self.sword] += 1 << 2 * kind
        state.say("plans", seat, kind)
        state.push(AddToProject(seat, self.sword, (*self.taken, kind)))

    def run(self, state: KatanaState) -> None:
        state.players[self.seat].starts = starting_rows(state, self.seat)


@frozen
class ReturnKatana(Step):
    """A delivered katana goes back to its own place; its column is recorded. (SNK-KAT-08, SNK-R-31)"""

    seat: int
    sword: int

    def run(self, state: KatanaState) -> None:
        player = state.players[self.seat]
        player.delivering = -1
        player.katana_column = COLUMN_OF[state.cell[self.sword]]
        state.katanas_this_turn += (self.seat,)
        state.say("katana_delivered", self.seat, player.katana_column + 1)
        take_metal_katana(state, self.seat)
