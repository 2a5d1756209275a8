"""The Palace: a Family Member to a Room, rearranging, the benefits of the Rooms; then each other player takes one. (section 10)"""

from functools import cache

from zashiki.games.katana.effects import gain_coins, gain_resource, move_sword, pay_coins, swap_swords, use_card
from zashiki.games.katana.forging import movable_swords, swappable_swords
from zashiki.games.katana.names import FIGURES, MONK
from zashiki.games.katana.options import ADVANCE_IN, MOVE_IN, PLAY, ROOM, SEND, SHIFT
from zashiki.games.katana.prepare import REARRANGE, ROOM_ADVANCE, ROOM_MOVE, Box
from zashiki.games.katana.refusals import refused_members, refused_rooms
from zashiki.games.katana.state import KatanaState
from zashiki.games.katana.steps.moments import advanceable, open_moment
from zashiki.games.katana.steps.promo import advance_decorator
from zashiki.games.katana.steps.prospects import Question
from zashiki.kernel import DONE, AskSeat, MayAskSeat, Message, Option, Refusal, Step, frozen, option


def activate_palace(state: KatanaState, seat: int, figure: int) -> None:
    """What a miniature does at the Palace. (SNK-PAL-02, SNK-PAL-03, SNK-PAL-04, SNK-PAL-05, SNK-PAL-06)"""
    state.push(*OWN_STEPS[figure][seat], *benefits(state.others(seat)))


@cache
def benefits(others: tuple[int, ...]) -> tuple[Step, ...]:
    """Each other human may take the benefit of one Room, passed or not, clockwise. (SNK-PAL-05, SNK-R-03)"""
    return tuple(RoomBenefit(other) for other in others)


def open_rooms(state: KatanaState, seat: int) -> list[int]:
    """The Rooms a Family Member may go to: those without one of the same player, unless the chapter says otherwise. (SNK-PAL-03)"""
    rooms = state.players[seat].rooms
    if state.special.human_family_may_share_room:
        return list(state.rooms)
    return [room for room in state.rooms if not rooms[room]]


def shifts(state: KatanaState, seat: int) -> list[Option]:
    """Ways to move one Family Member to another Room. (SNK-PAL-03)"""
    rooms = state.players[seat].rooms
    goals = open_rooms(state, seat)
    return [SHIFT[room][goal] for room in state.rooms if rooms[room] for goal in goals if goal != room]


def shift(state: KatanaState, seat: int, room: int, goal: int) -> None:
    rooms = state.players[seat].rooms
    rooms[room] -= 1
    rooms[goal] += 1
    state.say("shifts", seat, room, goal)


# Benefits


def room_options(state: KatanaState, seat: int, room: int) -> list[Option]:
    """How the benefit of a Room can be taken once.

    (SNK-ROOM-01, SNK-ROOM-02, SNK-ROOM-03, SNK-ROOM-04, SNK-ROOM-05, SNK-ROOM-06, SNK-ROOM-07)
    """
    box: Box = state.setup.box
    effect = box.rooms[room]
    if effect.kind == ROOM_MOVE:
        return [MOVE_IN[room][sword] for sword in movable_swords(state, seat)]
    if effect.kind == ROOM_ADVANCE:
        return [ADVANCE_IN[room][kind] for kind in advanceable(state, seat)]
    return [] if box.passive[room] or state.players[seat].coins < effect.pay else [ROOM[room]]


def take_room(state: KatanaState, seat: int, choice: Option) -> None:
    """The benefit of a Room, as chosen among its options."""
    room = choice.args[0]
    effect = state.box.rooms[room]
    state.say("uses_room", seat, room)
    if choice.verb == "room_move":
        move_sword(state, seat, choice.args[1])
    elif choice.verb == "room_swap":
        swap_swords(state, seat, choice.args[1], choice.args[2])
    elif choice.verb == "room_advance":
        advance_decorator(state, seat, choice.args[1])
    else:
        pay_coins(state, seat, effect.pay)
        gain_coins(state, seat, effect.coins)
        if effect.resource >= 0:
            gain_resource(state, seat, effect.resource, effect.amount)


@frozen
class SendMember(MayAskSeat):
    """A Family Member from the Washitsu board to a Room. (SNK-PAL-02, SNK-R-04)"""

    seat: int

    def asks(self, state: KatanaState) -> bool:
        return bool(state.players[self.seat].family and open_rooms(state, self.seat))

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return [SEND[room] for room in open_rooms(state, seat)]

    def refused(self, state: KatanaState, seat: int) -> list[Refusal]:
        return refused_members(state, seat, open_rooms(state, seat))

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        (room,) = option.args
        state.players[seat].family -= 1
        state.players[seat].rooms[room] += 1
        state.say("sends", seat, room)

    def run(self, state: KatanaState) -> None:
        """All Family Members are at the Palace."""


@frozen
class Palace(Question):
    """The benefits of the own Rooms, once each and in any order, before that rearranging; a Monk repeats one.

    (SNK-PAL-03, SNK-PAL-04, SNK-PAL-06)
    """

    seat: int
    again: bool  # a Monk's repetition
    taken: tuple[int, ...] = ()  # Rooms in the order their benefits were taken

    def answers(self, state: KatanaState) -> list[Option]:
        return [*self.shifts(state), *self.benefits(state)]

    def uses(self, state: KatanaState) -> dict[int, int]:
        """How often each Room may still be used, the repetition included."""
        rooms, passive, taken = state.players[self.seat].rooms, state.box.passive, self.taken
        again = 1 if self.again and not any(taken.count(room) > rooms[room] for room in taken) else 0
        return {room: rooms[room] - taken.count(room) + again for room in state.rooms if rooms[room] and not passive[room]}

    def shifts(self, state: KatanaState) -> list[Option]:
        """Ways to rearrange, before the first benefit is taken."""
        return [] if self.taken else shifts(state, self.seat)

    def benefits(self, state: KatanaState) -> list[Option]:
        """Ways to take the benefit of a Room."""
        found: list[Option] = []
        for room, times in self.uses(state).items():
            if times > 0:
                found += room_options(state, self.seat, room)
            if times > 1 and state.box.rooms[room].kind == ROOM_MOVE:
                found += [option("room_swap", room, *pair) for pair in swappable_swords(state, self.seat)]
        return found

    def refused(self, state: KatanaState, seat: int) -> list[Refusal]:
        return refused_rooms(state, seat, self.uses(state))

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        if option.verb == "done":
            return
        if option.verb == "shift":
            state.push(self)
            shift(state, seat, *option.args)
            return
        room = option.args[0]
        taken = (room, room) if option.verb == "room_swap" else (room,)
        state.push(Palace(seat, self.again, self.taken + taken))
        take_room(state, seat, option)


@frozen
class RoomBenefit(Question):
    """At another's activation: the benefit of one of the own Rooms, before that a card to rearrange. (SNK-PAL-05, SNK-DCARD-02)"""

    seat: int

    def answers(self, state: KatanaState) -> list[Option]:
        player = state.players[self.seat]
        found = []
        for room in state.rooms:
            if player.rooms[room]:
                found += room_options(state, self.seat, room)
        if player.cards or player.fresh:
            card = player.has_card(state.box.cards_with[REARRANGE])
            if card >= 0 and any(player.rooms):
                found.append(PLAY[card])
        return found

    def prompt(self, state: KatanaState, seat: int) -> Message:
        return Message(self.key, (state.active,))

    def refused(self, state: KatanaState, seat: int) -> list[Refusal]:
        return refused_rooms(state, seat, dict(enumerate(state.players[seat].rooms)))

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        if option.verb == "play":
            open_moment(state, seat)
            use_card(state, seat, option.args[0])
            state.push(Rearrange(seat), self)
        elif option.verb != "done":
            take_room(state, seat, option)


# By miniature and seat
OWN_STEPS = tuple(tuple((SendMember(seat), Palace(seat, figure == MONK)) for seat in range(4)) for figure in range(len(FIGURES)))


@frozen
class Rearrange(AskSeat):
    """By a card: Family Members to other Rooms, one by one. (SNK-DCARD-02)"""

    seat: int

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        return [*shifts(state, seat), DONE]

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        if option.verb == "shift":
            state.push(self)
            shift(state, seat, *option.args)
