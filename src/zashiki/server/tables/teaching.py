"""The teacher at a table at which a chapter of a lesson is played."""

from typing import Any

from zashiki.kernel import NUMBER, SEAT, Game, Option, Prompt, Session, options, waiting
from zashiki.lessons import Chapter, Lesson, Place, Step, Text, begin, place_of, scripted
from zashiki.server.catalogue.games import Catalogue
from zashiki.server.protocol.lessons import Coach, LessonCard
from zashiki.server.protocol.words import Arg, Message

NOT_NOW = Message("coach-not-now", [])  # said to a choice of which a lesson says nothing in particular


def message(game: Game[Any], text: Text) -> Message:
    """What a teacher says, as it is sent."""
    return Message(text.key, [_arg(game, name, target) for name, target in text.about.items()])


def _arg(game: Game[Any], name: str, target: str) -> Arg:
    kind, _, thing = target.partition(":")
    if kind in (SEAT, NUMBER):
        return Arg(name, kind, int(thing), None)
    labels = game.vocabulary.labels.get(kind, ())
    return Arg(name, kind, labels.index(thing) if thing in labels else 0, thing)


def cards(game: Game[Any], chapter: Chapter) -> list[LessonCard]:
    """Everything that is said in a chapter, in order."""
    found, task = [], 0
    for step in chapter.steps:
        found.append(LessonCard(message(game, step.text), task, step.asks))
        task += step.asks != "see"
    return found


class Teacher:
    """Knows from the choices of a game where it stands in its chapter, and what comes next."""

    def __init__(self, lesson: Lesson, chapter: Chapter) -> None:
        self.lesson = lesson
        self.chapter = chapter

    def first_position(self) -> Any:
        """Where the game of the table begins."""
        return begin(self.lesson, self.chapter)

    def place(self, session: Session[Any]) -> Place:
        """How far the person has come."""
        return place_of(self.chapter, self._made(session, self.lesson.seat), session.over)

    def is_over(self, session: Session[Any]) -> bool:
        """Whether everything has been done."""
        return self.place(session).task == len(self.chapter.tasks)

    def holds_back(self, session: Session[Any]) -> bool:
        """Whether the other seats do nothing of their own accord: all is done, or the person is asked and reads what is said."""
        if self.is_over(session):
            return True
        place = self.place(session)
        reads = place.fresh or self.chapter.tasks[place.task].asks != "play"  # who plays alone reads until the first choice
        return reads and self.lesson.seat in waiting(session.state)

    def next_of(self, session: Session[Any], seat: int) -> Option | None:
        """What the lesson wants another seat to choose, if it can do so now."""
        option = scripted(self.chapter, seat, len(self._made(session, seat)))
        return option if option is not None and option in options(session.game, session.state, seat) else None

    def coach(self, session: Session[Any], viewer: int, prompt: Prompt | None) -> Coach | None:
        """What the person who learns is told; nobody else is told anything."""
        if viewer != self.lesson.seat:
            return None
        game, place = session.game, self.place(session)
        said = message(game, place.said) if place.said else None
        if place.task == len(self.chapter.tasks) or prompt is None:
            return Coach(place.task, said, [], [], False)
        task = self.chapter.tasks[place.task]
        verdicts, objections = _judge(game, task, prompt.options)
        return Coach(place.task, said, verdicts, objections, prompt.asked and -1 not in verdicts)

    def _made(self, session: Session[Any], seat: int) -> list[Option]:
        return [choice.option for choice in session.record.choices if choice.seat == seat]


def _judge(game: Game[Any], task: Step, offered: list[Option]) -> tuple[list[int], list[Message]]:
    """For each option -1 if it may be chosen, or else the number of what is said to it."""
    objections: list[Message] = []
    verdicts: list[int] = []
    for option in offered:
        if task.allows(option):
            verdicts.append(-1)
            continue
        text = task.objection(option)
        said = message(game, text) if text else NOT_NOW
        if said not in objections:
            objections.append(said)
        verdicts.append(objections.index(said))
    return verdicts, objections


def name_of(lesson: Lesson, chapter: Chapter) -> str:
    """What the row of a table calls its chapter: it changes with what is said and done there."""
    return f"{lesson.id}/{chapter.id}/{chapter.digest}"


def teacher_of(catalogue: Catalogue, game: str, name: str) -> Teacher | None:
    """The teacher of a table; None: it has none, or its lesson has changed since."""
    for lesson in catalogue.lessons(game) if name else ():
        for chapter in lesson.chapters:
            if name_of(lesson, chapter) == name:
                return Teacher(lesson, chapter)
    return None
