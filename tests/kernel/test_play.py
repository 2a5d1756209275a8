"""The kernel's way of a choice: steps, free acts, reactions, secrets, events."""

import pytest

from tests.looking import seen
from tests.toy import GAME, components
from tests.toy.state import HOJICHA, MATCHA, SENCHA, ToyState
from tests.toy.steps import Bargain, Bid, Evening, React
from zashiki.kernel import (
    DONE,
    PASS,
    SPECTATOR,
    IllegalChoice,
    MayAnswer,
    Message,
    Option,
    apply,
    decisions,
    determinize,
    frozen,
    options,
    prompt,
    settle,
    start,
    waiting,
)


def table(seats: int = 3) -> ToyState:
    state = start(GAME, settle(GAME, seats, {}, components()), "test")
    assert isinstance(state, ToyState)
    return state


@frozen
class Sip(MayAnswer):
    """As many sips as the guest has coins, or none."""

    seat: int
    leaving = (PASS,)

    def answers(self, state: ToyState) -> list[Option]:
        return [Option("sip", (number,)) for number in range(state.guests[self.seat].coins)]


def test_a_question_with_answers_is_picked_from_as_it_is_listed_in_a_clone_too() -> None:
    state = table()
    state.push(Sip(1))
    state.guests[1].coins = 2
    assert waiting(state) == (1,)
    for position in (state, state.clone()):
        listed = position.stack[-1].options(position, 1)
        assert listed == [Option("sip", (0,)), Option("sip", (1,)), PASS]
        assert [position.stack[-1].pick(position, 1, part, [DONE]) for part in (0.1, 0.3, 0.6, 0.9)] == [*listed, DONE]


def test_a_question_without_answers_is_not_asked() -> None:
    state = table()
    state.guests[1].coins = 0
    assert Sip(1).actors(state) == ()


def test_steps_happen_in_the_order_they_are_pushed() -> None:
    state = table()
    state.stack.clear()
    state.push(Evening(0), Evening(1))
    assert state.stack[-1] == Evening(0)


def test_what_was_not_offered_is_refused_and_changes_nothing() -> None:
    state = table()
    with pytest.raises(IllegalChoice, match="Seat 0 cannot choose «bid coins=99» now"):
        apply(GAME, state, 0, Option("bid", (99,)))
    assert waiting(state) == (0, 1, 2)
    assert state.guests[0].bid == 0


def test_several_seats_bid_at_once_and_may_think_again_until_all_are_done() -> None:
    state = table()
    apply(GAME, state, 2, Option("bid", (3,)))
    apply(GAME, state, 2, DONE)
    assert waiting(state) == (0, 1)
    assert options(GAME, state, 2) == [Option("rethink")]
    apply(GAME, state, 2, Option("rethink"))
    apply(GAME, state, 2, Option("bid", (1,)))
    for seat in (2, 0, 1):
        apply(GAME, state, seat, DONE)
    assert state.stack[-1] == Evening(2)
    assert state.guests[2].coins == 5


def test_a_free_act_is_offered_in_anothers_turn_and_leaves_the_question_alone() -> None:
    state = table()
    state.stack.append(Evening(0))
    state.guests[2].hand = [SENCHA, HOJICHA, MATCHA]
    question = state.stack[-1]
    assert [decision.seat for decision in decisions(GAME, state)] == [0, 2]
    apply(GAME, state, 2, Option("serve"))
    assert state.stack[-1] == question
    assert state.guests[2].score == 8


def test_a_free_act_stands_behind_the_answers_of_who_is_asked() -> None:
    state = table()
    state.stack.append(Evening(0))
    state.guests[0].hand = [SENCHA, HOJICHA, MATCHA]
    assert options(GAME, state, 0)[-2:] == [DONE, Option("serve")]


def test_every_other_seat_reacts_in_turn_before_the_effect() -> None:
    state = table()
    state.stack[:] = [Evening(1)]
    state.guests[1].hand = [MATCHA]
    apply(GAME, state, 1, Option("play", (MATCHA,)))
    assert waiting(state) == (2,)
    apply(GAME, state, 2, PASS)
    assert waiting(state) == (0,)
    assert state.guests[1].score == 0
    apply(GAME, state, 0, PASS)
    assert state.guests[1].score == 5
    assert state.stack[-1] == Evening(1)


def test_a_reaction_can_stop_the_effect() -> None:
    state = table()
    state.stack[:] = [Evening(1), React(1, MATCHA, (2, 0))]
    apply(GAME, state, 2, Option("spoil"))
    assert state.guests[1].score == 0
    assert state.stack == [Evening(1)]


def test_anybody_offers_withdraws_and_accepts_in_a_negotiation() -> None:
    state = table()
    state.stack[:] = [Bargain((0, 1, 2))]
    apply(GAME, state, 0, Option("offer", (1, 1)))
    assert Option("accept", (0,)) in options(GAME, state, 1)
    assert Option("accept", (0,)) not in options(GAME, state, 2)
    apply(GAME, state, 0, Option("withdraw", (1,)))
    assert Option("accept", (0,)) not in options(GAME, state, 1)
    apply(GAME, state, 0, Option("offer", (1, 1)))
    apply(GAME, state, 1, Option("accept", (0,)))
    assert [guest.coins for guest in state.guests] == [5, 7, 6]


def test_events_reach_only_those_they_are_meant_for() -> None:
    state = table()
    state.stack[:] = [Bargain((0, 1, 2))]
    (offer,) = apply(GAME, state, 0, Option("offer", (1, 1)))
    assert [offer.seen_by(seat) for seat in (0, 1, 2, SPECTATOR)] == [False, True, False, False]
    state.say("draws_unseen", 0, but=0)
    assert [state.events[-1].seen_by(seat) for seat in (0, 1, SPECTATOR)] == [False, True, True]


def test_a_prompt_says_what_is_asked_what_can_be_chosen_and_why_not() -> None:
    state = table()
    put = prompt(GAME, state, 0)
    assert put is not None
    assert put.asked
    assert put.message == Message("bid")
    assert DONE in put.options
    reasons = {refusal.reason.key: refusal for refusal in put.refused}
    assert reasons["too_dear"].rule == "TOY-BID-01"
    assert reasons["too_few_teas"].reason.args == (0,)


def test_who_only_watches_is_asked_nothing() -> None:
    assert prompt(GAME, table(), SPECTATOR) is None
    assert seen(GAME, table(), SPECTATOR)["waiting"] == (0, 1, 2)


def test_a_seat_that_is_not_asked_gets_only_its_free_acts() -> None:
    state = table()
    state.stack[:] = [Evening(0)]
    assert prompt(GAME, state, 1) is None
    state.guests[1].hand = [SENCHA, HOJICHA, MATCHA]
    put = prompt(GAME, state, 1)
    assert put is not None
    assert not put.asked
    assert put.message.key == "free_acts"


def test_determinizing_keeps_what_the_seat_knows_and_changes_the_rest_and_the_future() -> None:
    state = table()
    state.guests[0].hand = [SENCHA]
    state.guests[1].hand = [MATCHA, MATCHA]
    other = determinize(GAME, state, 0, "elsewhere")
    assert other.guests[0].hand == [SENCHA]
    assert other.deck != state.deck
    assert state.clone().roll(1 << 40) != other.roll(1 << 40)


def test_a_game_is_over_when_the_stack_is_empty() -> None:
    state = table()
    state.stack.clear()
    assert decisions(GAME, state) == []
    assert options(GAME, state, 0) == []
    assert seen(GAME, state, 0)["over"] is True


def test_a_prompts_key_is_the_steps_name() -> None:
    assert Bid.key == "bid"
    assert React.key == "react"
