"""Each law notices a game that breaks it: the toy, broken in one way at a time."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from tests.contract import laws
from tests.contract.laws import Case, keep_all
from tests.contract.players import at_random
from tests.toy import GAME, components, redeal, view
from tests.toy.state import Guest, ToyState
from tests.toy.steps import Bid, Evening, Serve
from zashiki.kernel import DONE, Choice, Consequence, Event, Game, IllegalChoice, Message, Option, Refusal, Session, carry_out, decisions


def case(game: Game[Any], seed: str = "0") -> Case:
    return Case(game, components(), 3, {}, seed)


def must_fail(game: Game[Any], match: str, limit: int = 3000) -> None:
    with pytest.raises(AssertionError, match=match):
        for seed in range(20):
            keep_all(case(game, str(seed)), at_random, often=1, limit=limit)


def toy_with(monkeypatch: pytest.MonkeyPatch, owner: type[Any], name: str, broken: Callable[..., Any]) -> Game[Any]:
    monkeypatch.setattr(owner, name, broken)
    return GAME


def test_a_seat_without_options_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    must_fail(toy_with(monkeypatch, Evening, "options", lambda self, state, seat: []), "has no option")


def test_an_option_offered_twice_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    must_fail(toy_with(monkeypatch, Evening, "options", lambda self, state, seat: [DONE, DONE]), "offered twice")


def test_a_free_act_that_shares_a_verb_with_a_question_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    must_fail(toy_with(monkeypatch, Evening, "options", lambda self, state, seat: [Option("serve"), DONE]), "share the verbs")


def test_an_unknown_verb_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    must_fail(toy_with(monkeypatch, Evening, "options", lambda self, state, seat: [Option("sing")]), "not in the vocabulary")


def test_a_number_that_names_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    must_fail(toy_with(monkeypatch, Evening, "options", lambda self, state, seat: [Option("play", (7,))]), "there is no tea 7")


def test_a_wrong_prompt_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    must_fail(toy_with(monkeypatch, Evening, "prompt", lambda self, state, seat: Message("sing")), "not in the vocabulary")


def test_a_wrong_consequence_is_noticed() -> None:
    must_fail(replace(GAME, consequences=lambda state, seat, option: [Consequence("sings")]), "not in the vocabulary")


def test_a_consequence_that_tells_a_secret_is_noticed() -> None:
    vocabulary = replace(GAME.vocabulary, consequences={"next": ("cards#",)})
    peeking = replace(GAME, vocabulary=vocabulary, consequences=lambda state, seat, option: [Consequence("next", (hash(str(state)) % 99,))])
    must_fail(peeking, "sees something it cannot know")


def test_a_refusal_without_a_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    refusal = Refusal(Option("serve"), Message("too_few_teas", (0,)), "because")
    must_fail(toy_with(monkeypatch, Evening, "refused", lambda self, state, seat: [refusal]), "which is no rule")


def test_a_refusal_of_what_is_offered_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    refusal = Refusal(DONE, Message("too_few_teas", (0,)), "TOY-SRV-01")
    must_fail(toy_with(monkeypatch, Evening, "refused", lambda self, state, seat: [refusal]), "refused and offered")


def test_a_wrong_event_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: Evening, state: ToyState, seat: int, option: Option) -> None:
        state.say("sings")

    must_fail(toy_with(monkeypatch, Evening, "choose", choose), "not in the vocabulary")


def test_an_option_that_cannot_be_carried_out_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: Evening, state: ToyState, seat: int, option: Option) -> None:
        assert option == DONE, "cannot be carried out"

    must_fail(toy_with(monkeypatch, Evening, "choose", choose), "cannot be carried out")


def test_a_vanishing_component_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: Evening, state: ToyState, seat: int, option: Option) -> None:
        state.deck.pop()

    must_fail(toy_with(monkeypatch, Evening, "choose", choose), "appear or vanish")


def test_a_clone_that_shares_a_list_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def clone(self: Guest) -> Guest:
        return Guest(self.coins, self.score, self.bid, self.hand, self.offers[:])

    must_fail(toy_with(monkeypatch, Guest, "clone", clone), "a clone shares")


def test_a_clone_that_forgets_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def clone(self: Guest) -> Guest:
        return Guest(self.coins, 0, self.bid, self.hand[:], self.offers[:])

    must_fail(toy_with(monkeypatch, Guest, "clone", clone), "a clone is not equal|is not the position")


def test_a_clone_whose_play_reaches_the_original_is_noticed() -> None:
    session = Session.begin(GAME, 3, {}, components(), "0")
    reached = session.state

    class Leaky(Bid):
        def choose(self, state: ToyState, seat: int, option: Option) -> None:
            reached.guests[0].coins += 1

    session.state.stack[-1] = Leaky((0, 1, 2))
    with pytest.raises(AssertionError, match="changes the original"):
        laws.clone_is_apart(GAME, session.state, decisions(GAME, session.state), Random(0))


def test_a_position_that_does_not_survive_saving_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "load_state", lambda game, setup, key, data: Session.begin(GAME, 3, {}, components(), "other").state)
    must_fail(GAME, "loading gives another position")


def test_a_view_that_shows_a_hidden_hand_is_noticed() -> None:
    def peeking(state: ToyState, seat: int) -> Any:
        return view(state, 0)

    must_fail(replace(GAME, view=peeking), "sees something it cannot know|notices the hidden")


def test_a_failure_names_the_field_that_differs() -> None:
    def peeking(state: ToyState, seat: int) -> Any:
        return {"guests": [{"coins": guest.coins, "hand": guest.hand[:]} for guest in state.guests]}

    must_fail(replace(GAME, view=peeking, hidden=frozenset()), r"sees something it cannot know.*guests\[\d\]\.hand: \[.*\] ≠ \[.*\]")


def test_a_result_that_comes_from_a_secret_is_noticed() -> None:
    def scores(state: ToyState) -> tuple[int, ...]:
        return tuple(sum(guest.hand) for guest in state.guests)

    game = replace(GAME, scores=scores, breakdown=lambda state: [("served", scores(state))])
    must_fail(game, r"the game is over, but its result depends on what seat \d+ cannot know: breakdown\.served: ")


def test_an_own_view_that_differs_is_noticed() -> None:
    must_fail(replace(GAME, own_view=lambda state, shown, seat: shown), r"from a spectator's view, seat \d+ sees something else")


def test_options_that_depend_on_a_secret_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: Evening, state: ToyState, seat: int) -> list[Option]:
        others = sum(state.guests[other].hand.count(0) for other in state.others(seat))
        return [DONE] if others % 2 else [DONE, Option("bury", (0,))]

    must_fail(toy_with(monkeypatch, Evening, "options", options), "sees something it cannot know")


def test_an_event_that_tells_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: Evening, state: ToyState, seat: int, option: Option) -> None:
        if option.verb == "bury":
            state.guests[seat].hand.remove(option.args[0])
            state.deck.insert(0, option.args[0])
            state.say("draws", seat, state.deck[-1])
            state.push(self)

    must_fail(toy_with(monkeypatch, Evening, "choose", choose), "tells seat|apart")


SECRET = (Event("draws", (0, 1)), Event("draws", (0, 2)))
SHOWN = (Event("turns_up", (1,), reveals=True), Event("turns_up", (2,), reveals=True))
OPEN = Event("serves", (0,))


@pytest.mark.parametrize(
    ("events", "others"),
    [
        ([OPEN, SECRET[0]], [OPEN, SECRET[1]]),
        ([SECRET[0], SHOWN[0]], [SECRET[1], SHOWN[1]]),
        ([SHOWN[0], SECRET[0]], [SHOWN[0], SECRET[1]]),
        ([SECRET[0]], [SHOWN[0]]),
        ([OPEN, OPEN], [OPEN]),
        ([OPEN], [OPEN, SHOWN[0]]),
    ],
)
def test_a_plain_event_that_differs_tells_tellings_apart(events: list[Event], others: list[Event]) -> None:
    """Before a revelation, behind one that is the same, in its place, or as one more."""
    assert laws.told_apart(events, others, 0)
    assert laws.told_apart(others, events, 0)


@pytest.mark.parametrize(
    ("events", "others"),
    [
        ([OPEN, SHOWN[0]], [OPEN, SHOWN[1]]),
        ([SHOWN[0], SECRET[0], OPEN], [SHOWN[1], SECRET[1]]),
        ([OPEN, SECRET[0]._replace(audience=2)], [SECRET[1]._replace(audience=2), OPEN]),
    ],
)
def test_what_follows_from_a_revelation_tells_nothing_more(events: list[Event], others: list[Event]) -> None:
    """Nor does what is told to another seat."""
    assert not laws.told_apart(events, others, 0)


def test_a_hidden_choice_that_shows_is_noticed() -> None:
    game = replace(GAME, view=lambda state, seat: [guest.bid for guest in state.guests])
    state = Session.begin(GAME, 3, {}, components(), "0").state
    with pytest.raises(AssertionError, match="notices the hidden"):
        for seed in range(9):
            laws.hidden_choices_stay_hidden(game, state, decisions(game, state), Random(seed))


def test_a_veiled_choice_that_can_be_told_apart_is_noticed() -> None:
    must_fail(replace(GAME, veiled=frozenset({"play"})), "apart")


def test_an_undo_that_would_let_somebody_peek_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyState, "reveal", ToyState.say)
    must_fail(GAME, "can be taken back although it showed something|tells seat")


def test_an_undo_that_goes_elsewhere_is_noticed() -> None:
    session = Session.begin(GAME, 3, {}, components(), "0")
    elsewhere = session.state.clone()
    session.choose(0, Option("bid", (1,)))
    elsewhere.guests[1].coins += 1
    with pytest.raises(AssertionError, match="gives another position"):
        laws.undo_goes_back(session, elsewhere)


def test_an_undo_that_fails_after_secret_choices_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose_again(self: Session[Any], choice: Choice, told: list[Event]) -> bool:
        self.choose(choice.seat, choice.option)
        return True

    monkeypatch.setattr(Session, "_choose_again", choose_again)
    with pytest.raises(IllegalChoice):
        must_fail(GAME, "no other law")


def test_an_undo_that_tells_of_secrets_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose_again(self: Session[Any], choice: Choice, told: list[Event]) -> bool:
        self.state.round += 1
        return False

    monkeypatch.setattr(Session, "_choose_again", choose_again)
    must_fail(GAME, "tells of what others did in secret")


def test_simultaneous_choices_that_do_not_commute_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: Bid, state: ToyState, seat: int, option: Option) -> None:
        state.guests[seat].bid = state.guests[1 - seat].bid + 1 if seat < 2 else 0
        state.push(Bid(tuple(other for other in self.open if other != seat)))

    game = replace(toy_with(monkeypatch, Bid, "choose", choose), hidden=frozenset())
    must_fail(game, "do not commute|sees something")


def test_a_record_that_gives_another_game_is_noticed() -> None:
    session = Session.begin(GAME, 3, {}, components(), "0")
    session.choose(0, Option("bid", (1,)))
    session.state.guests[2].coins += 1
    with pytest.raises(Exception, match="another position"):
        laws.same_record_same_game(session, components())


def test_a_game_that_does_not_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: Evening, state: ToyState, seat: int, option: Option) -> None:
        state.push(self)

    must_fail(toy_with(monkeypatch, Evening, "choose", choose), "does not end", limit=300)


def test_scores_that_do_not_add_up_are_noticed() -> None:
    must_fail(replace(GAME, breakdown=lambda state: [("served", (0,) * 3)]), "the lines add up")


def test_a_game_without_winners_is_noticed() -> None:
    must_fail(replace(GAME, winners=lambda state: ()), "nobody wins")


def test_a_step_that_runs_on_by_itself_is_noticed() -> None:
    @dataclass(frozen=True, slots=True)
    class Restless(Serve):
        def actors(self, state: ToyState) -> tuple[int, ...]:
            return ()

        def run(self, state: ToyState) -> None:
            state.round += 1

    state = Session.begin(GAME, 3, {}, components(), "0").state
    state.stack.append(Restless())
    with pytest.raises(AssertionError):
        laws.replays_without_questions(state)


def test_a_redeal_that_loses_a_component_is_noticed() -> None:
    def losing(state: ToyState, seat: int) -> None:
        redeal(state, seat)
        state.deck[:1] = [(state.deck[0] + 1) % 4]

    must_fail(replace(GAME, redeal=losing), "appear or vanish")


def test_a_redeal_that_remembers_what_was_hidden_is_noticed() -> None:
    def remembering(state: ToyState, seat: int) -> None:
        deck = state.deck[:]
        redeal(state, seat)
        if sorted(deck) == sorted(state.deck):
            state.deck = deck[::-1]

    must_fail(replace(GAME, redeal=remembering), "makes a difference to what is dealt again")


def test_a_question_where_the_game_is_over_is_noticed() -> None:
    state = Session.begin(GAME, 3, {}, components(), "0").state
    found = decisions(GAME, state)
    state.stack.clear()
    with pytest.raises(AssertionError, match="asks somebody"):
        laws.well_asked(GAME, state, found, set())


def test_carrying_out_needs_no_check() -> None:
    """The unchecked way gives the same position as the checked one."""
    one = Session.begin(GAME, 3, {}, components(), "0")
    two = one.state.clone()
    one.choose(0, Option("bid", (2,)))
    carry_out(GAME, two, 0, Option("bid", (2,)))
    assert two.guests == one.state.guests
    assert two.stack == one.state.stack
