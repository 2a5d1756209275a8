"""Every lesson can be played to its end as its author thinks of it, and says only what can be said."""

import re
from pathlib import Path
from random import Random

import pytest

from tests.test_words import messages, read_messages
from zashiki.bots.random import random_choice
from zashiki.games import GAMES, load
from zashiki.kernel import NUMBER, SEAT, apply, write_option
from zashiki.lessons import Chapter, Lesson, LessonError, Move, begin, lessons_of, moves, place_of, read_lesson
from zashiki.words import LANGUAGES

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game)]
FIRST = [lesson for lesson in LESSONS if lesson.id == "first"]  # a whole first game
CHAPTERS = [(lesson, chapter) for lesson in LESSONS for chapter in lesson.chapters]
EACH_CHAPTER = pytest.mark.parametrize(("lesson", "chapter"), CHAPTERS, ids=lambda part: part.id)
EACH_FIRST = pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: lesson.game.id)
EACH_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.id}-{lesson.id}")


def played(lesson: Lesson, chapter: Chapter) -> tuple[list[Move], object]:
    """A chapter as its author thinks of it, and the position at its end."""
    state = begin(lesson, chapter)
    return list(moves(lesson, chapter, state)), state


@EACH_CHAPTER
def test_a_chapter_can_be_played_to_its_end(lesson: Lesson, chapter: Chapter) -> None:
    line, _ = played(lesson, chapter)
    own = [move.option for move in line if move.task]
    assert place_of(chapter, own).task == len(chapter.tasks) - chapter.is_free
    said = {seat: [move.option for move in line if move.seat == seat] for seat in chapter.others}
    assert said == {seat: list(row) for seat, row in chapter.others.items()}, "the other seats do not come to all their choices"


@EACH_CHAPTER
def test_what_is_said_to_a_choice_can_be_heard(lesson: Lesson, chapter: Chapter) -> None:
    tried: dict[int, set[int]] = {}
    for move in played(lesson, chapter)[0]:
        for number, remark in enumerate(move.task.wrong if move.task else ()):
            assert move.task
            objected = [option for option in move.offered if not move.task.allows(option) and move.task.objection(option) is remark.text]
            tried.setdefault(id(move.task), set()).update({number} if objected else ())
    for task in chapter.tasks:
        silent = [remark.text.key for number, remark in enumerate(task.wrong) if number not in tried.get(id(task), set())]
        assert not silent, f"nobody can ever hear {silent}"


@EACH_CHAPTER
def test_there_is_something_to_get_wrong_in_each_chapter(lesson: Lesson, chapter: Chapter) -> None:
    assert chapter.is_free or any(task.wrong for task in chapter.tasks)


def test_each_game_has_a_first_game_that_teaches() -> None:
    assert {lesson.game.id for lesson in FIRST} == set(GAMES)


@EACH_FIRST
def test_the_person_plays_on_alone_in_the_last_chapter_and_the_game_ends(lesson: Lesson) -> None:
    *guided, last = lesson.chapters
    assert last.is_free and not any(chapter.is_free for chapter in guided)
    _, state = played(lesson, last)
    rng = Random(1)
    while choice := random_choice(lesson.game, state, rng):
        apply(lesson.game, state, *choice)
    assert place_of(last, [], over=True).task == len(last.tasks)


@EACH_LESSON
def test_a_chapter_takes_a_few_minutes(lesson: Lesson) -> None:
    minutes = [chapter.minutes for chapter in lesson.chapters]
    assert all(3 <= each <= 6 for each in minutes[:-1]), "a chapter takes 3 to 6 minutes; the last one may take longer"


@EACH_FIRST
def test_a_first_game_takes_half_an_hour(lesson: Lesson) -> None:
    assert 25 <= sum(chapter.minutes for chapter in lesson.chapters) <= 40


def check_words(lesson: Lesson, have: dict[str, set[str]], language: str) -> None:
    """Everything that is said has words, and no words are left over."""
    wanted: dict[str, set[str]] = {lesson.key: set()}
    for chapter in lesson.chapters:
        wanted |= {f"{lesson.key}-{chapter.id}": set(), f"{lesson.key}-{chapter.id}-text": set()}
        for text in chapter.texts():
            assert text.key in have, f"{language} lacks «{text.key}»"
            assert have[text.key] == set(text.about), f"{language}: «{text.key}» names {have[text.key]} instead of {set(text.about)}"
            wanted[text.key] = set(text.about)
    missing = wanted.keys() - have.keys()
    assert not missing, f"{language} lacks {sorted(missing)}"
    stray = {key for key in have if key == lesson.key or key.startswith(f"{lesson.key}-")} - wanted.keys()
    assert not stray, f"{language}: no lesson says {sorted(stray)}"


@pytest.mark.parametrize("language", LANGUAGES)
@EACH_LESSON
def test_everything_a_teacher_says_has_words(lesson: Lesson, language: str) -> None:
    check_words(lesson, messages(language), language)


def check_things(lesson: Lesson, chapter: Chapter) -> None:
    """Everything that is named exists."""
    labels, verbs = lesson.game.vocabulary.labels, lesson.game.vocabulary.verbs
    for text in chapter.texts():
        for target in text.about.values():
            kind, _, thing = target.partition(":")
            known = {SEAT: "012345", NUMBER: thing, "verb": verbs}.get(kind, labels.get(kind, ()))
            worded = f"{lesson.game.name}-{kind}-{thing}" in messages("en")  # something on the board that no rule numbers
            assert thing in known or worded, f"«{text.key}» names «{target}», which does not exist"


@EACH_CHAPTER
def test_everything_a_teacher_names_exists(lesson: Lesson, chapter: Chapter) -> None:
    check_things(lesson, chapter)


def test_who_follows_the_guide_has_a_lesson() -> None:
    guide = (Path(__file__).parents[1] / "docs" / "lessons.md").read_text(encoding="utf-8")
    data, *words = (text for _, text in re.findall(r"^```(toml|ftl)\n(.*?)^```", guide, re.MULTILINE | re.DOTALL)[:3])
    lesson = read_lesson(load("shogun"), "taxes", data)
    (chapter,) = lesson.chapters
    line, _ = played(lesson, chapter)
    assert [write_option(lesson.game, move.option) for move in line] == ["lay card=tamba space=collect_taxes"]
    check_things(lesson, chapter)
    for language, text in zip(LANGUAGES, words, strict=True):
        check_words(lesson, read_messages([text], language), language)


def test_a_lesson_with_a_mistake_says_where() -> None:
    head = 'setup = "shogun seats=3"\nseed = "1"\n[[chapters]]\nid = "one"\nminutes = 3\n'
    with pytest.raises(LessonError, match=r"shogun/lessons/mine.toml, one: shogun has no verb «fly»"):
        read_lesson(load("shogun"), "mine", head + '[[chapters.steps]]\ntext = "up"\ndo = ["fly"]\n')
    with pytest.raises(LessonError, match=r"shogun/lessons/mine.toml: .*unknown field"):
        read_lesson(load("shogun"), "mine", head + '[[chapters.steps]]\nwords = "up"\n')
    lesson = read_lesson(load("shogun"), "mine", head + '[[chapters.steps]]\ntext = "up"\ndo = ["march aki 1"]\n')
    (chapter,) = lesson.chapters
    with pytest.raises(
        LessonError, match=r"one: task 1 \(«one-up»\) cannot be done: the game waits for seat 0. seat 0 may choose: choose_daimyo"
    ):
        list(moves(lesson, chapter, begin(lesson, chapter)))
