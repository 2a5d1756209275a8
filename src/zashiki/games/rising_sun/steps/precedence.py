"""Who goes first when effects of several players meet. (RS-GEN-03)"""

from zashiki.games.rising_sun.state import RisingSunState, rank
from zashiki.kernel import Option, Step, frozen, option

ACT_FIRST = option("act_first")
ACT_LAST = option("act_last")


def by_honor(state: RisingSunState, effects: dict[int, Step]) -> tuple[tuple[int, Step], ...]:
    """The effects of several seats, highest Honor first."""
    return tuple((seat, effects[seat]) for seat in sorted(effects, key=lambda seat: rank(state, seat)))


@frozen
class Precedence(Step):
    """The highest in Honor of those undecided acts first or last; then the next one is asked. (RS-RUL-04)"""

    undecided: tuple[tuple[int, Step], ...]  # highest Honor first
    first: tuple[Step, ...] = ()
    last: tuple[Step, ...] = ()

    def actors(self, state: RisingSunState) -> tuple[int, ...]:
        return (self.undecided[0][0],) if len(self.undecided) > 1 else ()

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        return [ACT_FIRST, ACT_LAST]

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        (_, effect), *rest = self.undecided
        if option == ACT_FIRST:
            state.say("acts_first", seat)
            state.push(Precedence(tuple(rest), (*self.first, effect), self.last))
        else:
            state.say("acts_last", seat)
            state.push(Precedence(tuple(rest), self.first, (effect, *self.last)))

    def run(self, state: RisingSunState) -> None:
        state.push(*self.first, *(effect for _, effect in self.undecided), *self.last)
