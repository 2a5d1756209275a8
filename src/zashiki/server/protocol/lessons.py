"""Lessons on the wire: what there is to learn, and what the teacher says at a table."""

from typing import Literal

from msgspec import Struct

from zashiki.server.protocol.words import Message


class LessonCard(Struct, frozen=True):
    """Something the teacher says. `task`: so many tasks have been done by then; `asks`: what it asks for, "see": nothing."""

    text: Message
    task: int
    asks: Literal["see", "do", "decide", "play"]


class LessonChapter(Struct, frozen=True):
    """A chapter. `key`: of its title, with `-text` of what it is about; `table`: where it is being played, or "".

    `done`: the person who asks has played it to its end.
    """

    id: str
    key: str
    minutes: int
    done: bool
    table: str
    cards: list[LessonCard]


class LessonInfo(Struct, frozen=True):
    """A lesson of a game. `key`: of its title."""

    id: str
    key: str
    chapters: list[LessonChapter]


class PlayLesson(Struct, forbid_unknown_fields=True):
    """Play a chapter of a lesson. `again`: from its beginning, also if it is being played."""

    lesson: str
    chapter: str
    again: bool = False


class Coach(Struct, frozen=True):
    """Where the person who learns stands in the chapter of this table.

    `task`: how many tasks have been done; `said`: about the last choice; `verdicts`: for each option of the prompt, in order, -1 if it may
    be chosen, or else which of `objections` is said instead. `astray`: the game has gone where the lesson cannot lead on from.
    """

    task: int
    said: Message | None
    verdicts: list[int]
    objections: list[Message]
    astray: bool
