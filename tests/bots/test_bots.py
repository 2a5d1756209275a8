"""Opponents: they answer with what is offered, see only what their seat may see, and make sense."""

from random import Random
from typing import Any

import pytest

from tests import toy
from tests.looking import usual_seats
from zashiki.arena.match import Match, play_match
from zashiki.arena.simulate import ask
from zashiki.arena.standings import standings
from zashiki.bots import BOTS
from zashiki.bots.advice import ONLY, REASONS, RESULT, Advice
from zashiki.bots.beam import BeamBot, classic
from zashiki.bots.judge import judge_of
from zashiki.bots.planner import adept
from zashiki.bots.random import random_choice
from zashiki.games import GAMES, load, standard_set
from zashiki.games.rising_sun.steps.tea import TeaCeremony
from zashiki.kernel import Game, Option, Session, options, waiting
from zashiki.server.catalogue.offers import offered_bots
from zashiki.words import words


def opened(game: str, seats: int = 0, seed: str = "bots") -> Session[Any]:
    return Session.begin(load(game), seats or usual_seats(load(game)), {}, standard_set(game), seed)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_takes_what_is_offered(game: str, name: str) -> None:
    session, rng = opened(game), Random(0)
    players = [BOTS[name](rng) for _ in range(session.record.seats)]
    for number in range(60):
        asked = waiting(session.state)
        if not asked:
            break
        if number % 3:  # random play leads to more kinds of questions
            found = random_choice(session.game, session.state, rng)
            assert found
            session.choose(*found)
            continue
        choice = ask(session, players, asked[0], rng, 0.01)
        assert choice.option in options(session.game, session.state, choice.seat)
        session.choose(choice.seat, choice.option)


def test_a_bot_gets_a_position_in_which_its_secrets_are_kept_from_it() -> None:
    session = opened("shogun")
    seen: list[Any] = []

    class Spy:
        def choose(self, game: Game[Any], state: Any, seat: int, options: Any, effort: float = 1.0) -> int:
            seen.append(state)
            return 0

    ask(session, [Spy(), Spy(), Spy()], waiting(session.state)[0], Random(1), 0.01)
    assert seen[0] is not session.state
    assert seen[0].key != session.state.key
    assert seen[0].event_deck != session.state.event_deck or seen[0].draft_deck != session.state.draft_deck


@pytest.mark.parametrize("game", GAMES)
def test_the_terms_of_a_judgement_are_as_many_as_their_names(game: str) -> None:
    judge, session = judge_of(load(game)), opened(game)
    for seat in range(session.record.seats):
        assert len(judge.terms(session.state, seat)) == len(judge.TERMS)


@pytest.mark.parametrize("game", GAMES)
def test_a_novice_beats_random_play(game: str) -> None:
    seats = usual_seats(load(game))
    games, enough = (6, 4) if load(game).minutes >= 10 else (40, 20)  # a short game is more a matter of luck
    match = Match(game, 0, ["novice", "random"], seats, {}, "1")
    wins = {one.bot: one.share.wins for one in standings(list(play_match(match, games)))}
    assert wins["novice"] >= enough


def test_a_hint_says_why() -> None:
    session = opened("katana")
    seat = waiting(session.state)[0]
    offered = options(session.game, session.state, seat)
    verdict = adept(Random(0)).consider(session.game, session.state.clone(), seat, offered, 0.05)
    assert 0 <= verdict.option < len(offered)
    assert verdict.why in (*judge_of(session.game).REASONS, *REASONS) or verdict.gain


def test_a_single_option_needs_no_thought() -> None:
    session = opened("katana")
    impossible = [Option("done")]  # nobody could follow it to see what it brings
    assert BeamBot(1, 1, True, 1).consider(session.game, session.state, waiting(session.state)[0], impossible) == Advice(0, ONLY)


def test_tables_offer_four_levels_and_no_measures() -> None:
    assert offered_bots() == ["random", "novice", "adept", "master"]


def at_the_tea_ceremony() -> Session[Any]:
    session, rng = opened("rising_sun"), Random(3)
    players = [BOTS["random"](rng) for _ in range(3)]
    while not isinstance(session.state.stack[-1], TeaCeremony):
        choice = ask(session, players, waiting(session.state)[0], rng, 0.01)
        session.choose(choice.seat, choice.option)
    return session


def considered(session: Session[Any], seat: int) -> tuple[str, str]:
    """What a bot would do that looks through its own choices, and why."""
    offered = options(session.game, session.state, seat)
    verdict = classic(Random(0)).consider(session.game, session.state.clone(), seat, offered, 0.3)
    return (offered[verdict.option].verb if verdict.option >= 0 else "", verdict.why)


def test_whom_nobody_waits_for_lets_it_be_until_something_is_put_to_it() -> None:
    session = at_the_tea_ceremony()
    session.choose(0, Option("done"))
    assert considered(session, 0) == ("", "wait")
    session.choose(1, Option("propose", (0,)))
    assert considered(session, 0)[0] == "accept"


@pytest.mark.parametrize(("given", "asked", "answer"), [(2, 1, "accept_offer"), (1, 2, "refuse_offer")])
def test_a_clan_takes_what_pays_and_refuses_the_rest(given: int, asked: int, answer: str) -> None:
    session = at_the_tea_ceremony()
    session.state.coins[:] = [5, 5, 5]
    session.choose(0, Option("done"))
    deal = [("negotiate", ()), ("approach", (0,)), *[("add_to_deal", (0,))] * given, *[("add_to_deal", (2,))] * asked, ("offer", ())]
    for verb, args in deal:
        session.choose(1, Option(verb, args))
    assert considered(session, 0)[0] == answer


def test_a_smith_does_not_pass_while_there_are_workers() -> None:
    session, rng = Session.begin(load("katana"), 1, {"ghost": 1}, standard_set("katana"), "passing"), Random(0)
    while session.state.round < 2:
        player = session.state.players[0]
        choice = ask(session, [adept(rng)], 0, rng)
        assert not player.workers or not choice.option.verb.startswith("pass")
        session.choose(choice.seat, choice.option)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_reason_that_belongs_to_no_game_has_words(language: str) -> None:
    for reason in REASONS:
        assert words(language).has(f"why-{reason}")


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_answers_with_verbs_of_its_game(game: str) -> None:
    judge = judge_of(load(game))
    assert set(load(game).vocabulary.verbs) >= judge.ANSWERS | judge.CLOSES | judge.ASKS


def test_a_game_without_a_bot_is_judged_by_its_score() -> None:
    judge, state = judge_of(toy.GAME), Session.begin(toy.GAME, 2, {}, toy.components(), "bots").state
    state.guests[1].score = 7
    assert judge.TERMS == (RESULT,)
    assert judge.terms(state, 1) == (7.0,)


@pytest.mark.parametrize(("project", "suggested"), [([1, 1, 1, 0], -1), ([1, 1, 1, 1], 0)])
def test_a_katana_is_put_into_play_when_its_project_is_whole(project: list[int], suggested: int) -> None:
    """One that can only be called off again would be begun for ever."""
    session = opened("katana")
    while session.state.round == 0:
        session.choose(waiting(session.state)[0], options(session.game, session.state, waiting(session.state)[0])[0])
    seat = waiting(session.state)[0]
    session.state.players[seat].project = project
    assert judge_of(session.game).suggest(session.state, seat, [Option("compose"), Option("pass")], True) == suggested
