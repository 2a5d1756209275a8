"""The words of whole games, in both languages."""

from random import Random

import pytest

from tests.games.shogun.table import GAME, fresh
from zashiki.bots.random import random_choice
from zashiki.kernel import carry_out, prompt
from zashiki.words import LANGUAGES, words

HELPED = ("action", "space", "special", "event_card", "building", "daimyo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_in_a_game_can_be_told(language: str) -> None:
    state, rng, said = fresh(4, "words", side="moon"), Random("words"), words(language)
    lines = set()
    while (choice := random_choice(GAME, state, rng)) is not None:
        for seat in range(4):
            asked = prompt(GAME, state, seat)
            if asked is not None:
                lines.add(said.prompt(GAME, asked.message))
                lines.update(said.reason(GAME, refusal.reason) for refusal in asked.refused)
        lines.add(said.option(GAME, choice[1]))
        carry_out(GAME, state, *choice)
        lines.update(said.event(GAME, event) for event in state.events)
    assert len(lines) > 400
    assert not any("{" in line or "None" in line for line in lines)


PRINTED = {"value": 2, "armies": 5, "usual": 1, "five": 5, "three": 3, "few": 3, "fewer": 2, "rice": 4}  # numbers of the component set


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", HELPED)
def test_cards_and_actions_explain_themselves(language: str, kind: str) -> None:
    said = words(language)
    for thing in GAME.vocabulary.labels[kind]:
        assert len(said.say(f"shogun-{kind}-{thing}-help", **PRINTED)) > 5


def test_the_languages_differ() -> None:
    english, italian = words("en"), words("it")
    assert english.say("shogun-action-collect_rice") == "Confiscate rice"
    assert italian.say("shogun-action-collect_rice") == "Riscossione del riso"
    assert english.thing(GAME, "card", GAME.vocabulary.labels["card"].index("mino")) == "Mino"
    assert italian.thing(GAME, "card", -1) == "nessuna carta"
