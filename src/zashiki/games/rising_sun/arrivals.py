"""A figure enters a Province: the Oni of Hate and the Oni of Spite. (RS-CARD-06)"""

from zashiki.games.rising_sun.effects import steal_vp
from zashiki.games.rising_sun.force import is_present
from zashiki.games.rising_sun.kills import Victim, strike
from zashiki.games.rising_sun.names import BUSHI, FROM_CARD, KOMAINU, ONI_OF_HATE, ONI_OF_SPITE, SHINTO, SPITE_CARD
from zashiki.games.rising_sun.state import RisingSunState, count, rank
from zashiki.kernel import MayAskSeat, Message, Option, frozen, option


def enter(state: RisingSunState, seat: int, piece: int, province: int) -> None:
    """What happens because this figure has just come to this Province by Summon, Move or replacement; only Bushi are placed."""
    if piece == ONI_OF_HATE:
        state.push(OniOfHate(seat, province, tuple(hated(state, seat, province)), ()))
    elif piece == ONI_OF_SPITE:
        for other in state.honor[: rank(state, seat)]:
            if is_present(state, other, province):
                steal_vp(state, seat, other, state.box.cards[SPITE_CARD].vp, FROM_CARD[SPITE_CARD])


def hated(state: RisingSunState, seat: int, province: int) -> list[int]:
    """The players with higher Honor who have a Bushi or a Shinto there. (RS-CARD-X03)"""
    return [other for other in state.honor[: rank(state, seat)] if prey(state, other, province)]


def prey(state: RisingSunState, seat: int, province: int) -> list[int]:
    """The kinds of a seat's figures there that are Bushi or Shinto; the Komainu is one. (RS-CARD-C01)"""
    return [piece for piece in (BUSHI, SHINTO, KOMAINU) if count(state, seat, piece, province)]


@frozen
class OniOfHate(MayAskSeat):
    """Its owner picks one Bushi or Shinto of each affected player; then all of them die at once. (RS-RUL-74)"""

    seat: int
    province: int
    waiting: tuple[int, ...]
    victims: tuple[Victim, ...]

    def asks(self, state: RisingSunState) -> bool:
        return bool(self.waiting and len(prey(state, self.waiting[0], self.province)) > 1)

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        owner = self.waiting[0]
        return [option("slay", owner, piece, self.province) for piece in prey(state, owner, self.province)]

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        return Message(self.key, (self.waiting[0], self.province))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        self.mark(state, option.args[1])

    def run(self, state: RisingSunState) -> None:
        if self.waiting:
            self.mark(state, prey(state, self.waiting[0], self.province)[0])
        elif self.victims:
            strike(state, self.seat, self.victims)

    def mark(self, state: RisingSunState, piece: int) -> None:
        victim = (self.waiting[0], piece, self.province)
        state.push(OniOfHate(self.seat, self.province, self.waiting[1:], (*self.victims, victim)))
