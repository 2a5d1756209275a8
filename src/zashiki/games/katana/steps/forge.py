"""The Forge action: the Swords of a line move, each once; a Monk and cards add moves. (sections 7 and 8)"""

from zashiki.games.katana.effects import move_sword, swap_swords, use_card
from zashiki.games.katana.forging import moves_and_swaps
from zashiki.games.katana.names import MONK
from zashiki.games.katana.options import EXTRA_MOVE, MOVE, PLAY
from zashiki.games.katana.prepare import EXTRA_MOVE as EXTRA_MOVE_EFFECT
from zashiki.games.katana.refusals import refused_moves
from zashiki.games.katana.sliding import LINES_OF
from zashiki.games.katana.state import KatanaState, one_less
from zashiki.games.katana.steps.prospects import Question
from zashiki.kernel import Message, Option, Refusal, frozen, option


def activate_line(state: KatanaState, seat: int, figure: int, line: int) -> None:
    """A miniature beside a line: the Swords standing there now are activated. (SNK-FORGE-01, SNK-FORGE-02, SNK-FORGE-03)"""
    cell, swords = state.cell, state.players[seat].swords
    active = tuple([sword for sword in swords if line in LINES_OF[cell[sword]]]) if swords else ()
    state.push(MoveSwords(seat, line, active, 1 if figure == MONK else 0, (), active))


@frozen
class MoveSwords(Question):
    """The next move: an activated Sword, two that change places, an additional one, or no more. (SNK-D-13)"""

    seat: int
    line: int
    active: tuple[int, ...]  # activated Swords that have not made their move
    extra: int  # additional moves left
    granted: tuple[int, ...] = ()  # Swords that a Kaji card lets move once more (SNK-CHAR-03)
    known: tuple[int, ...] = ()  # all Swords that were activated in this action

    def answers(self, state: KatanaState) -> list[Option]:
        player = state.players[self.seat]
        found: list[Option] = []
        if not player.swords:
            return found
        active = self.active + self.granted if self.granted else self.active
        able: list[int] = []
        pairs: list[tuple[int, int]] = []
        if active or self.extra:
            able, pairs = moves_and_swaps(state, self.seat)
            found = [MOVE[sword] for sword in able if sword in active]
        if player.kaji:
            found += kaji_plays(state, self.seat)
        if self.extra:
            found += [EXTRA_MOVE[sword] for sword in able]
        for upper, lower in pairs:
            if (upper not in active) + (lower not in active) <= self.extra:
                found.append(option("swap", upper, lower))
        if player.cards or player.fresh:
            card = player.has_card(state.box.cards_with[EXTRA_MOVE_EFFECT])
            if card >= 0:
                found.append(PLAY[card])
        return found

    def refused(self, state: KatanaState, seat: int) -> list[Refusal]:
        return refused_moves(state, seat, self.active + self.granted, self.extra)

    def prompt(self, state: KatanaState, seat: int) -> Message:
        return Message(self.key, (self.line, self.extra))

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        verb, args = option
        if verb == "done":
            return
        if verb == "play":
            use_card(state, seat, args[0])
            self.go_on(state, self.active, self.extra + state.box.amount[args[0]], self.granted)
        elif verb == "move":
            move_sword(state, seat, args[0])
            active = self.active if args[0] in self.granted else without(self.active, args)
            self.go_on(state, active, self.extra, less(self.granted, args))
        elif verb == "play_kaji":
            discard_kaji_card(state, seat, args[0])
            self.go_on(state, self.active, self.extra, (*self.granted, args[1]))
        elif verb == "extra_move":
            before = self.standing(state, args)
            move_sword(state, seat, args[0])
            self.go_on(state, self.active, self.extra - 1, self.granted, self.brought_in(state, args, before))
        else:
            by_extra = without(args, self.active + self.granted)
            before = self.standing(state, by_extra)
            swap_swords(state, seat, *args)
            active, granted = without(self.active, without(args, self.granted)), less(self.granted, args)
            self.go_on(state, active, self.extra - len(by_extra), granted, self.brought_in(state, by_extra, before))

    def go_on(
        self, state: KatanaState, active: tuple[int, ...], extra: int, granted: tuple[int, ...], brought: tuple[int, ...] = ()
    ) -> None:
        """The next move."""
        state.push(MoveSwords(self.seat, self.line, active + brought, extra, granted, self.known + brought))

    def standing(self, state: KatanaState, swords: tuple[int, ...]) -> tuple[int, ...]:
        """Those of the Swords that stand in the chosen line."""
        return tuple(sword for sword in swords if self.line in LINES_OF[state.cell[sword]])

    def brought_in(self, state: KatanaState, swords: tuple[int, ...], before: tuple[int, ...]) -> tuple[int, ...]:
        """Those that an additional move brought into the chosen line and that were not there: they are activated too. (SNK-FORGE-04)"""
        return without(self.standing(state, swords), before + self.known)


def kaji_plays(state: KatanaState, seat: int) -> list[Option]:
    """Kaji cards that let a Sword on one of their spaces move. (SNK-CHAR-03, SNK-R-67)"""
    player, spaces = state.players[seat], state.box.kaji_cells
    waiting = [sword for sword in player.swords if state.needs(sword) >= 0 and player.stock[state.needs(sword)]]
    return [option("play_kaji", card, sword) for card in player.kaji for sword in waiting if state.cell[sword] in spaces[card]]


def discard_kaji_card(state: KatanaState, seat: int, card: int) -> None:
    player = state.players[seat]
    player.kaji = one_less(player.kaji, card)
    state.say("uses_kaji", seat, card)


def less(swords: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    """The Swords, each of the others taken away once."""
    left = list(swords)
    for sword in others:
        if sword in left:
            left.remove(sword)
    return tuple(left)


def without(swords: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sword for sword in swords if sword not in others)
