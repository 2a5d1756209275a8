"""Every verb, prompt, event, reason, score, option and component has its words in both languages."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from zashiki.bots.advice import RESULT
from zashiki.bots.judge import judge_of
from zashiki.bots.mind import mind_of
from zashiki.games import GAMES, load
from zashiki.kernel import NUMBER, SEAT, Event, Game, arguments
from zashiki.kernel.game import Words as Keys
from zashiki.words import LANGUAGES, MissingWordsError, Words, sources, words

GROUPS = ("verb", "prompt", "event", "reason", "consequence", "score", "setting", "act", "ask", "answer")


def needed(game: Game[Any]) -> Iterator[tuple[str, set[str]]]:
    """The messages a game needs, and the variables each may use."""
    vocabulary = game.vocabulary
    tables: dict[str, Keys] = {
        "verb": vocabulary.verbs, "prompt": vocabulary.prompts, "event": vocabulary.events, "reason": vocabulary.reasons,
        "consequence": vocabulary.consequences,
        "score": dict.fromkeys(vocabulary.scores, ()),
    }  # fmt: skip
    for group, keys in tables.items():
        for key, specs in keys.items():
            yield f"{game.name}-{group}-{key}", {argument.name for argument in arguments(specs)}
    for verb, specs in vocabulary.verbs.items():
        if specs:
            yield f"{game.name}-act-{verb}", set()
        for argument in arguments(specs):
            if argument.kind == NUMBER:
                yield f"{game.name}-answer-{verb}-{argument.name}", {argument.name}
    for key in ("game-{}", "game-{}-text", "about-{}", "about-{}-sources"):
        yield key.format(game.name), set()
    for setting in game.settings:
        yield f"{game.name}-setting-{setting.key}", set()
        for value in setting.values:
            yield f"{game.name}-setting-{setting.key}-{str(value).lower()}", set()


def asked(game: Game[Any]) -> Iterator[tuple[str, str, set[str]]]:
    """The question for each argument of each verb, and the one for its kind, which will do as well; and the arguments settled before."""
    for verb, specs in game.vocabulary.verbs.items():
        described = arguments(specs)
        for number, argument in enumerate(described):
            before = {other.name for other in described[:number]}
            yield f"{game.name}-ask-{verb}-{argument.name}", f"{game.name}-ask-{argument.kind}", before


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with the variables it uses."""
    return read_messages(sources(language), language)


def read_messages(texts: Iterable[str], language: str) -> dict[str, set[str]]:
    """The messages of some Fluent files with the variables they use."""
    found: dict[str, set[str]] = {}
    for source in texts:
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}: not Fluent: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: «{entry.id.name}» stands twice"
                found[entry.id.name] = set(re.findall(r"\$([A-Za-z][\w-]*)", FluentSerializer().serialize_entry(entry)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_a_game_says_has_words(game: str, language: str) -> None:
    have = messages(language)
    for key, variables in needed(load(game)):
        assert key in have, f"{language} lacks «{key}»"
        assert have[key] <= variables, f"{language}: «{key}» uses {have[key] - variables}, which it is not given"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_choice_has_its_question(game: str, language: str) -> None:
    have = messages(language)
    for exact, by_kind, before in asked(load(game)):
        assert exact in have or by_kind in have, f"{language} lacks «{exact}», or «{by_kind}» for all of that kind"
        assert have.get(exact, set()) <= before, f"{language}: «{exact}» uses {have[exact] - before}, which need not be settled before"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_thing_of_a_game_has_a_name(game: str, language: str) -> None:
    played, found = load(game), words(language)
    for kind, ids in played.vocabulary.labels.items():
        for number in range(len(ids)):
            assert found.thing(played, kind, number)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_is_described(game: str) -> None:
    vocabulary = load(game).vocabulary
    for keys in (vocabulary.verbs, vocabulary.prompts, vocabulary.events, vocabulary.reasons, vocabulary.consequences):
        for key, specs in keys.items():
            for argument in arguments(specs):
                assert argument.kind in {SEAT, NUMBER, *vocabulary.labels}, f"«{key}» speaks of the unknown kind «{argument.kind}»"


@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_left_over(game: str) -> None:
    played = load(game)
    wanted = {key for key, _ in needed(played)} | {key for exact, by_kind, _ in asked(played) for key in (exact, by_kind)}
    prefixes = tuple(f"{played.name}-{group}-" for group in GROUPS)
    for language in LANGUAGES:
        stray = {key for key in messages(language) if key.startswith(prefixes) and not key.endswith("-help")} - wanted
        assert not stray, f"{language}: nothing says {sorted(stray)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_a_bot_has_words(game: str, language: str) -> None:
    """Reasons that belong to no game are worded once for all; a game without a bot has only such."""
    have, played = messages(language), load(game)
    judge, mind, name = judge_of(played), mind_of(played), played.name
    gains = {*judge.TERMS, *(feature.partition(".")[0] for feature in mind.FEATURES)} if mind else {*judge.TERMS}
    wanted = {f"{name}-why-{verb}" for verb in judge.REASONS} | {f"{name}-gain-{gain}" for gain in gains - {RESULT}}
    assert not wanted - have.keys(), f"{language} lacks {sorted(wanted - have.keys())}"
    stray = {key for key in have if key.startswith((f"{name}-why-", f"{name}-gain-"))} - wanted
    assert not stray, f"{language}: no bot says {sorted(stray)}"


def test_both_languages_have_the_same_messages() -> None:
    english, italian = messages("en"), messages("it")
    assert english.keys() == italian.keys()


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(MissingWordsError, match="No words for «sing» in en"):
        words("en").say("sing")


def test_a_variable_that_is_not_given_is_an_error() -> None:
    with pytest.raises(MissingWordsError, match="cannot be filled in"):
        Words("en", ["greeting = Hello { $name }\n"]).say("greeting")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "key"), [("katana", "gains_points"), ("katana", "loses_points"), ("rising_sun", "gains_vp"), ("rising_sun", "loses_vp")]
)
def test_points_of_an_older_log_are_told_without_their_source(game: str, key: str, language: str) -> None:
    played, found = load(game), words(language)
    now, then = found.event(played, Event(key, (0, 3, 1)), ["Ada"]), found.event(played, Event(key, (0, 3)), ["Ada"])
    assert now.startswith(then)
    assert len(now) > len(then.strip()) + 5
    assert "3" in then
