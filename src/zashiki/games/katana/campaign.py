"""A campaign through the Story of Shōgun no Katana: chapters in order, attempts, Story Points, rank, as a file of its own.

What a chapter asks for and who wins it is the game's business; here is only what happens between two games.
(SNK-STORY-01, SNK-STORY-02, SNK-STORY-03, SNK-STORY-04, SNK-STORY-05, SNK-STORY-06)
"""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from zashiki import campaigns
from zashiki.games.katana.components import Printed
from zashiki.games.katana.story import chapter_of, chapter_won, demands, request_met
from zashiki.kernel import ComponentSet, Session, SetupError, Value, ZashikiError, check_json

FORMAT = 2
CHAPTERS = 14
LEVEL, LEVELS = "ghost", (1, 2, 3, 4, 5)
SETTINGS = ("characters", "promo", "metal")


class CampaignError(ZashikiError):
    """A campaign file is damaged, or something does not fit the campaign; the text says what."""


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter played to its end."""

    chapter: int
    ghost: int  # level
    score: int
    ghost_score: int
    met: bool  # every request
    won: bool
    record: str  # fingerprint of the game, so that none counts twice


class Campaign(msgspec.Struct, forbid_unknown_fields=True):
    """A way through the Story."""

    format: int = FORMAT
    settings: dict[str, Value] = {}  # modules played with
    chapter: int = 1  # that is open; 15: the Story is told
    attempts: list[Attempt] = []
    table: str = ""  # the record of the game that is being played, beside the campaign's file

    @property
    def over(self) -> bool:
        return self.chapter > CHAPTERS

    def tries(self, chapter: int) -> list[Attempt]:
        """The attempts at a chapter, in order."""
        return [attempt for attempt in self.attempts if attempt.chapter == chapter]

    def add(self, attempt: Attempt) -> None:
        """A game of the open chapter has ended; a victory opens the next one. (SNK-STORY-01, SNK-STORY-03)"""
        if self.over:
            raise CampaignError("The Story is told: all chapters are behind you.")
        if attempt.chapter != self.chapter:
            raise CampaignError(f"This is a game of chapter {attempt.chapter}, but chapter {self.chapter} is open.")
        if any(known.record == attempt.record for known in self.attempts):
            raise CampaignError("This game is recorded already.")
        self.attempts.append(attempt)
        if attempt.won:
            self.chapter += 1

    def go_on(self) -> None:
        """Leave a chapter that was lost, without victory. (SNK-STORY-04, SNK-D-35)"""
        if self.over:
            raise CampaignError("The Story is told: all chapters are behind you.")
        if not self.tries(self.chapter):
            raise CampaignError(f"Chapter {self.chapter} has not been lost yet: play it first.")
        self.chapter += 1
        self.table = ""

    def chapter_settings(self, ghost: int) -> dict[str, Value]:
        """The settings of a game of the open chapter; chapter 11 has no Promo tiles. (SNK-STORY-01, SNK-MIX-06)"""
        modules = {key: value for key, value in self.settings.items() if key != "promo" or self.chapter != 11}
        return {**modules, "ghost": ghost, "chapter": self.chapter}


def begin(settings: Mapping[str, Value]) -> Campaign:
    """A new campaign with some modules."""
    for key in settings:
        if key not in SETTINGS:
            raise SetupError(f"«{key}» is not chosen for a whole campaign.")
    return Campaign(settings=dict(settings))


def next_game(story: Campaign, level: int) -> tuple[int, dict[str, Value]]:
    """Seats and settings of a game of the open chapter."""
    if story.over:
        raise CampaignError("The Story is told: all chapters are behind you.")
    if level not in LEVELS:
        raise CampaignError(f"There is no Ghost {level}.")
    return 1, story.chapter_settings(level)


def record_result(story: Campaign, session: Session[Any]) -> str:
    """Record a finished game of the open chapter. Returns the game's fingerprint."""
    attempt = attempt_of(session)
    story.add(attempt)
    story.table = ""
    return attempt.record


def go_on(story: Campaign) -> None:
    """Leave a lost chapter. (SNK-STORY-04)"""
    story.go_on()


def points_of(attempts: list[Attempt], records: Printed) -> list[int]:
    """The Story Points of each attempt at one chapter: a defeat costs, the second and later ones more. (SNK-STORY-03, SNK-STORY-04)"""
    return [
        prize(attempt.chapter, attempt.ghost, records) if attempt.won else defeat(number, records)
        for number, attempt in enumerate(attempts)
    ]


def prize(chapter: int, ghost: int, records: Printed) -> int:
    """The Story Points of a victory. (SNK-STORY-03)"""
    difficulty: int = getattr(records.story_points, records.chapters[chapter - 1].difficulty)
    return difficulty + records.story_points.ghost_bonus[ghost - 1]


def defeat(before: int, records: Printed) -> int:
    """The Story Points of a defeat after so many others in the same chapter. (SNK-STORY-04)"""
    return records.story_points.later_defeat if before else records.story_points.first_defeat


def total(story: Campaign, records: Printed) -> int:
    """All Story Points; nothing else goes from one chapter to the next. (SNK-STORY-05)"""
    return sum(sum(points_of(story.tries(chapter), records)) for chapter in range(1, CHAPTERS + 1))


def rank(points: int, records: Printed) -> str:
    """The id of the rank for so many Story Points. (SNK-STORY-06)"""
    ranks = records.story_ranks
    return next((entry.id for entry in ranks if points <= entry.max), ranks[-1].id)


def attempt_of(session: Session[Any]) -> Attempt:
    """A finished game of a chapter as an attempt."""
    state = session.state
    if session.game.id != "katana" or not chapter_of(state):
        raise CampaignError("This is not a game of the Story.")
    if state.stack:
        raise CampaignError("This game is not over yet.")
    human, ghost = session.game.scores(state)
    level = state.setup.settings["ghost"]
    return Attempt(chapter_of(state), level, human, ghost, request_met(state), chapter_won(state), fingerprint(session))


def fingerprint(session: Session[Any]) -> str:
    """What tells a game from all others: its seed and its choices."""
    choices = [[choice.seat, choice.option.verb, list(choice.option.args)] for choice in session.record.choices]
    return hashlib.sha256(msgspec.json.encode([session.record.seed, choices])).hexdigest()[:16]


def progress(story: Campaign, components: ComponentSet) -> campaigns.Progress:
    """How far a campaign has come."""
    printed: Printed = components.printed
    chapters = tuple(_chapter(story, number, printed) for number in range(1, CHAPTERS + 1))
    points = total(story, printed)
    return campaigns.Progress(story.settings, chapters, None if story.over else story.chapter, points, rank(points, printed))


def _chapter(story: Campaign, number: int, printed: Printed) -> campaigns.Chapter:
    tries, print_ = story.tries(number), printed.chapters[number - 1]
    points = points_of(tries, printed)
    attempts = tuple(
        campaigns.ScoredAttempt(one.ghost, (one.score, one.ghost_score), one.met, one.won, gained, one.record)
        for one, gained in zip(tries, points, strict=True)
    )
    prizes = tuple(prize(number, ghost, printed) for ghost in LEVELS)
    penalty = defeat(len([one for one in tries if not one.won]), printed)
    state = _state(story, number, tries)
    return campaigns.Chapter(number, print_.difficulty, state, tuple(demands(print_.request)), attempts, sum(points), prizes, penalty)


def _state(story: Campaign, number: int, tries: list[Attempt]) -> campaigns.ChapterState:
    if number >= story.chapter:
        return "open" if number == story.chapter else "closed"
    return "won" if any(attempt.won for attempt in tries) else "left"


def to_json(story: Campaign) -> str:
    """The file's text."""
    return msgspec.json.format(msgspec.json.encode(story), indent=2).decode() + "\n"


def _from_format_1(data: dict[str, Any]) -> dict[str, Any]:
    """Format 1 said «options» for settings."""
    return {"settings" if key == "options" else key: value for key, value in data.items()} | {"format": 2}


def read_campaign(text: str, name: str) -> Campaign:
    """A campaign from its file's text; `name` is what errors call it."""
    check_json(text, name)
    try:
        data: Any = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise CampaignError(f"{name}: not a whole campaign: {error}.") from error
    version = data.get("format") if isinstance(data, dict) else None
    if not isinstance(version, int):
        raise CampaignError(f"{name}: not a campaign: key «format» is missing.")
    if version > FORMAT:
        raise CampaignError(f"{name}: format {version} is newer than this program, which reads up to {FORMAT}.")
    if version == 1:
        data = _from_format_1(data)
    try:
        story = msgspec.convert(data, Campaign)
    except msgspec.ValidationError as error:
        raise CampaignError(f"{name}: {error}.") from error
    if not 1 <= story.chapter <= CHAPTERS + 1:
        raise CampaignError(f"{name}: there is no chapter {story.chapter}.")
    for attempt in story.attempts:
        if not (1 <= attempt.chapter <= CHAPTERS and 1 <= attempt.ghost <= 5):
            raise CampaignError(f"{name}: there is no chapter {attempt.chapter} with Ghost {attempt.ghost}.")
    return story


def import_campaign(text: str, name: str) -> Campaign:
    """A campaign from somewhere else: without the game that is being played there."""
    story = read_campaign(text, name)
    story.table = ""
    return story
