"""The primers: everything a board draws, asks and tells has its entry in both languages, and every entry leads somewhere."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from zashiki.bots.random import random_choice
from zashiki.games import GAMES, folder_of, load, standard_set
from zashiki.kernel import Session, apply, determinize
from zashiki.lessons import lessons_of
from zashiki.primer import LINK, Moment, Primer, Screen, Source, Term, position, primer, read_texts, stray_texts
from zashiki.rulebook import ID, rulebook
from zashiki.words import LANGUAGES

TOLD = [game for game in GAMES if folder_of(game).joinpath("primer").is_dir()]
SCREENS = 5  # of "how to play"


def entries(book: Primer) -> Iterator[Screen | Term | Moment | Source]:
    """Everything with a text."""
    yield from book.screens
    yield from book.terms
    yield from book.moments
    yield from book.scoring


def shape(book: Primer) -> object:
    """A primer without its words: where it leads and what it belongs to."""
    return [(type(one), one.id, one.rules, sorted(target for _, target in LINK.findall(one.text))) for one in entries(book)]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_explain_the_same(game: str) -> None:
    assert shape(primer(game, "en")) == shape(primer(game, "it"))
    assert [stray_texts(game, language) for language in LANGUAGES] == [[], []]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_link_leads_to_a_term_and_every_rule_exists(game: str, language: str) -> None:
    book, rules = primer(game, language), rulebook(game, language)
    terms = {term.id for term in book.terms}
    assert [target for entry in entries(book) for _, target in LINK.findall(entry.text) if target not in terms] == []
    named = [rule for entry in entries(book) for rule in (*entry.rules, *re.findall(ID, entry.text))]
    assert [rule for rule in (*named, *book.where.values()) if rule not in rules] == []


@pytest.mark.parametrize("game", TOLD)
def test_every_term_of_a_game_leads_on(game: str) -> None:
    """To a rule, at least."""
    assert [entry.id for entry in entries(primer(game, "en")) if not entry.rules and not entry.id.startswith("house-")] == []


@pytest.mark.parametrize("game", TOLD)
def test_every_kind_of_thing_has_one_term(game: str) -> None:
    counted = Counter(kind for term in primer(game, "en").terms for kind in term.kinds)
    assert counted == Counter(load(game).vocabulary.labels.keys())


@pytest.mark.parametrize("game", TOLD)
def test_every_prompt_and_every_event_has_its_rule(game: str) -> None:
    vocabulary, told = load(game).vocabulary, primer(game, "en").where
    known = {f"prompt:{key}" for key in vocabulary.prompts} | {f"event:{key}" for key in vocabulary.events}
    assert known - told.keys() == set()
    by_source = {f"event:{key}:{source}" for key in vocabulary.events for source in vocabulary.labels.get("source", ())}
    things = {f"{kind}:{thing}" for kind, ids in vocabulary.labels.items() for thing in ids}
    assert told.keys() - known - by_source - things <= {"prompt:free_acts"}
    assert {key for term in primer(game, "en").terms for key in term.met} <= known


@pytest.mark.parametrize(
    ("game", "thing", "rule"),
    [
        ("katana", "room:steel", "SNK-ROOM-05"),
        ("katana", "card:daimyo_a_wood", "SNK-DCARD-01"),
        ("rising_sun", "card:benevolence", "RS-CARD-A01"),
        ("rising_sun", "advantage:seppuku", "RS-BAT-20"),
        ("shogun", "event_card:weak_levy", "SHG-EFX-15"),
        ("shogun", "action:build_castle", "SHG-A-01"),
    ],
)
def test_a_thing_with_a_rule_of_its_own_leads_to_it(game: str, thing: str, rule: str) -> None:
    assert primer(game, "it").where[thing] == rule


@pytest.mark.parametrize("game", TOLD)
def test_every_phase_is_explained_and_every_line_of_the_scoring(game: str) -> None:
    book, vocabulary = primer(game, "en"), load(game).vocabulary
    asked = Counter(prompt for moment in book.moments for prompt in moment.prompts if prompt != "free_acts")
    assert asked == Counter(vocabulary.prompts.keys())
    assert Counter(line for source in book.scoring for line in source.lines) == Counter(vocabulary.scores)


@pytest.mark.parametrize("game", TOLD)
def test_how_to_play_has_five_screens_each_at_a_real_position(game: str) -> None:
    screens = primer(game, "en").screens
    assert len(screens) == (SCREENS if lessons_of(game) else len(screens))
    labels = load(game).vocabulary.labels
    for screen in (screen for screen in screens if screen.at):
        lesson, state = position(game, screen)
        assert load(game).view(state, lesson.seat)
        for shown in screen.shows:
            kind, _, thing = shown.partition(":")
            assert thing in labels.get(kind, (thing,)), f"{screen.id} shows {shown}"


@pytest.mark.parametrize("game", GAMES)
def test_what_would_be_scored_now_hangs_on_nothing_hidden(game: str) -> None:
    played, chance = load(game), Random(5)
    state = Session.begin(played, played.seats[-1], {}, standard_set(game), seed="primer").state
    count = played.outlook or played.breakdown
    for number in range(240):
        choice = random_choice(played, state, chance)
        if choice is None:
            break
        if number % 40 == 0:
            lines, scores = count(state), played.scores(state)
            assert {key for key, _ in lines} <= set(played.vocabulary.scores)
            assert count(determinize(played, state, choice[0], seed=str(number))) == lines
            assert played.scores(state) == scores
        apply(played, state, *choice)


def test_a_page_is_read_by_its_headings() -> None:
    read = read_texts("# terms\n\n## a-b: One | ones, two words\nFirst.\n\nSecond.\n\n# moments\n\n## c: Three\n")
    one, three = read["terms", "a-b"], read["moments", "c"]
    assert (one.title, one.also, one.text) == ("One", ("ones", "two words"), "First.\n\nSecond.")
    assert (three.title, three.also, three.text) == ("Three", (), "")
