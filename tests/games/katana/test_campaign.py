"""A campaign: chapters in order, Story Points, retries, going on, ranks, and its file."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from zashiki.games import load, standard_set
from zashiki.games.katana.campaign import (
    LEVELS,
    Attempt,
    Campaign,
    CampaignError,
    attempt_of,
    begin,
    fingerprint,
    go_on,
    import_campaign,
    next_game,
    points_of,
    progress,
    rank,
    read_campaign,
    record_result,
    to_json,
    total,
)
from zashiki.kernel import Option, Session, SetupError, TextError, Value, options, read_record, verify

PRINTED = standard_set("katana").printed
RECORD = Path(__file__).parent / "records" / "chapter_07.json"


def attempt(chapter: int, won: bool, ghost: int = 1, game: str = "") -> Attempt:
    return Attempt(chapter, ghost, 80 if won else 60, 70, met=True, won=won, record=game or f"{chapter} {won} {ghost}")


def played(seed: str, settings: dict[str, Value]) -> Session[Any]:
    """A game in which the human only passes."""
    game = load("katana")
    session = Session.begin(game, 1, settings, standard_set("katana"), seed)
    while session.state.stack:
        found = options(game, session.state, 0)
        session.choose(0, next((option for option in found if option.verb.startswith(("pass", "done"))), found[0]))
    return session


def test_chapters_come_in_order() -> None:
    """SNK-STORY-01, SNK-STORY-03: a victory opens the next chapter."""
    campaign = Campaign()
    with pytest.raises(CampaignError, match="game of chapter 2, but chapter 1 is open"):
        campaign.add(attempt(2, True))
    campaign.add(attempt(1, True))
    assert campaign.chapter == 2
    campaign.add(attempt(2, False))
    assert campaign.chapter == 2, "a defeat opens nothing"


@pytest.mark.parametrize(
    ("chapter", "ghost", "points"),
    [(1, 1, 1 + 4), (2, 2, 2 + 5), (6, 3, 3 + 6), (3, 4, 1 + 7), (10, 5, 2 + 8)],
)
def test_a_victory_gives_points_by_difficulty_and_ghost(chapter: int, ghost: int, points: int) -> None:
    """SNK-STORY-03: easy 1, medium 2, hard 3, and 4 to 8 for Ghost 1 to 5."""
    assert points_of([attempt(chapter, True, ghost)], PRINTED) == [points]


def test_defeats_cost_one_point_then_two() -> None:
    """SNK-STORY-04: in the same chapter; a later victory counts in full, with any level."""
    tries = [attempt(3, False, 1, "a"), attempt(3, False, 2, "b"), attempt(3, False, 3, "c"), attempt(3, True, 5, "d")]
    assert points_of(tries, PRINTED) == [-1, -2, -2, 9]
    campaign = Campaign(chapter=3)
    for one in tries:
        campaign.add(one)
    campaign.add(attempt(4, False))
    assert total(campaign, PRINTED) == -5 + 9 - 1, "the next chapter begins with its own first defeat"


def test_after_a_defeat_one_may_go_on() -> None:
    """SNK-STORY-04, SNK-D-35: retry or go on without victory, with no further change."""
    campaign = Campaign()
    with pytest.raises(CampaignError, match="has not been lost yet"):
        campaign.go_on()
    campaign.add(attempt(1, False))
    before = total(campaign, PRINTED)
    campaign.table = "lost.json"
    go_on(campaign)
    assert (campaign.chapter, campaign.table, total(campaign, PRINTED)) == (2, "", before)


def test_nothing_but_points_goes_on() -> None:
    """SNK-STORY-05: the next game depends on the chapter, the level and the modules alone."""
    campaign = Campaign(settings={"metal": True})
    fresh = Campaign(settings={"metal": True}, chapter=2)
    campaign.add(attempt(1, True))
    assert campaign.chapter_settings(3) == fresh.chapter_settings(3) == {"metal": True, "ghost": 3, "chapter": 2}


def test_chapter_11_is_played_without_promo_tiles() -> None:
    """SNK-MIX-06."""
    assert Campaign(settings={"promo": True, "metal": True}, chapter=11).chapter_settings(1) == {"metal": True, "ghost": 1, "chapter": 11}


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (-9, "fumeiyo"), (30, "fumeiyo"), (31, "kaji_minara"), (40, "kaji_minara"), (41, "kaji_kenshusei"), (50, "kaji_kenshusei"),
        (51, "kaji"), (60, "kaji"), (61, "meiyo"), (65, "meiyo"), (66, "yushu"), (69, "yushu"), (70, "masamune"), (140, "masamune"),
    ],
)  # fmt: skip
def test_ranks(points: int, name: str) -> None:
    """SNK-STORY-06."""
    assert rank(points, PRINTED) == name


def test_the_story_ends_after_chapter_14() -> None:
    """SNK-STORY-01."""
    campaign = Campaign(chapter=14)
    campaign.add(attempt(14, True))
    assert campaign.over
    with pytest.raises(CampaignError, match="The Story is told"):
        campaign.add(attempt(14, True, game="another"))
    with pytest.raises(CampaignError, match="The Story is told"):
        campaign.go_on()


def test_the_settings_of_a_campaign_and_of_its_next_game() -> None:
    """SNK-STORY-01: modules for all chapters, the Ghost's level for each attempt; alone."""
    campaign = begin({"metal": True, "characters": "all"})
    assert LEVELS == (1, 2, 3, 4, 5)
    for level in LEVELS:
        assert next_game(campaign, level) == (1, {"metal": True, "characters": "all", "ghost": level, "chapter": 1})
    for level in (0, 6):
        with pytest.raises(CampaignError, match=f"no Ghost {level}"):
            next_game(campaign, level)
    with pytest.raises(SetupError, match="«rooms» is not chosen"):
        begin({"rooms": "first"})
    with pytest.raises(CampaignError, match="The Story is told"):
        next_game(Campaign(chapter=15), 1)


def test_how_far_a_campaign_has_come() -> None:
    """Each chapter with its state, attempts, Story Points, the prize of a victory and the price of the next defeat.

    SNK-STORY-03, SNK-STORY-04, SNK-STORY-06
    """
    campaign = Campaign(settings={"metal": True})
    campaign.add(attempt(1, True, 2))
    campaign.add(attempt(2, False, 3))
    campaign.go_on()
    campaign.add(attempt(3, False, 1))
    campaign.add(attempt(3, False, 4))
    found = progress(campaign, standard_set("katana"))
    assert [chapter.number for chapter in found.chapters] == list(range(1, 15))
    assert [chapter.state for chapter in found.chapters[:4]] == ["won", "left", "open", "closed"]
    assert {chapter.state for chapter in found.chapters[3:]} == {"closed"}
    assert [chapter.points for chapter in found.chapters[:4]] == [1 + 5, -1, -1 - 2, 0]
    assert [chapter.penalty for chapter in found.chapters[:4]] == [-1, -2, -2, -1]
    assert [chapter.prizes for chapter in found.chapters[:2]] == [(5, 6, 7, 8, 9), (6, 7, 8, 9, 10)]
    assert [chapter.difficulty for chapter in found.chapters[:3]] == ["easy", "medium", "easy"]
    assert found.chapters[0].requests == (("forge_empty", 1), ("katana_delivered", 1))
    (first,) = found.chapters[0].attempts
    assert (first.level, first.scores, first.met, first.won, first.points, first.game) == (2, (80, 70), True, True, 6, "1 True 2")
    assert [one.points for one in found.chapters[2].attempts] == [-1, -2]
    missed = Campaign(attempts=[Attempt(1, 2, 60, 70, True, False, "met, but with fewer points than the Ghost")])
    (only,) = progress(missed, standard_set("katana")).chapters[0].attempts
    assert (only.met, only.won) == (True, False)
    assert (found.settings, found.open, found.points, found.rank) == ({"metal": True}, 3, 6 - 1 - 3, "fumeiyo")
    assert progress(Campaign(chapter=15), standard_set("katana")).open is None


def test_what_each_chapter_asks_for() -> None:
    """SNK-CH-01, SNK-CH-02, SNK-CH-03, SNK-CH-04, SNK-CH-05, SNK-CH-06, SNK-CH-07, SNK-CH-08, SNK-CH-09, SNK-CH-10, SNK-CH-11, SNK-CH-12,
    SNK-CH-13, SNK-CH-14: with its number, 1 where nothing is counted before the game.
    """
    asked = [dict(chapter.requests) for chapter in progress(Campaign(), standard_set("katana")).chapters]
    assert asked == [
        {"forge_empty": 1, "katana_delivered": 1},
        {"decorators_last_column": 4},
        {"decorated_swords": 1, "decorated_katana": 2},
        {"sashimono_points": 22},
        {"cards_under_forge": 7},
        {"katana_delivered": 1, "katana_composition": 1},
        {},
        {"swords_delivered": 8},
        {"coins": 60},
        {"strength": 13},
        {},
        {},
        {},
        {"unused_cards": 7},
    ]


def test_a_recorded_game_leaves_the_table() -> None:
    """SNK-STORY-01: its fingerprint is known from then on; another game has another one."""
    campaign = Campaign(chapter=8, table="game.json")
    session = played("x", {"ghost": 5, "chapter": 8})
    fingerprint = record_result(campaign, session)
    assert (campaign.table, [one.record for one in campaign.attempts]) == ("", [fingerprint])
    assert (campaign.attempts[0].ghost, len(fingerprint)) == (5, 16)
    with pytest.raises(CampaignError, match="recorded already"):
        record_result(campaign, session)
    assert record_result(campaign, played("y", {"ghost": 5, "chapter": 8})) != fingerprint


def test_a_game_counts_once() -> None:
    campaign = Campaign(chapter=5)
    campaign.add(attempt(5, False))
    with pytest.raises(CampaignError, match="recorded already"):
        campaign.add(attempt(5, False))


def test_a_finished_game_becomes_an_attempt() -> None:
    record = read_record(RECORD.read_text(encoding="utf-8"), "chapter 7")
    session = verify(load("katana"), record, standard_set("katana"))
    found = attempt_of(session)
    assert (found.chapter, found.ghost, found.met, found.won) == (7, 1, True, True)
    assert (found.score, found.ghost_score) == load("katana").scores(session.state)
    lost = attempt_of(played("x", {"ghost": 5, "chapter": 8}))
    assert (lost.met, lost.won) == (False, False)


def test_a_game_is_known_again_by_its_seed_and_its_choices() -> None:
    """SNK-STORY-01: also one that an earlier version of the program has recorded."""
    session = Session.begin(load("katana"), 1, {"ghost": 1, "chapter": 1}, standard_set("katana"), "x")
    assert fingerprint(session) == sha256(b'["x",[]]').hexdigest()[:16]
    session.choose(0, Option("forge", (0, 3)))
    assert fingerprint(session) == sha256(b'["x",[[0,"forge",[0,3]]]]').hexdigest()[:16]


def test_other_games_are_no_attempts() -> None:
    with pytest.raises(CampaignError, match="not a game of the Story"):
        attempt_of(played("x", {"ghost": 5}))
    with pytest.raises(CampaignError, match="not a game of the Story"):
        attempt_of(Session.begin(load("shogun"), 3, {}, standard_set("shogun"), "x"))
    unfinished = Session.begin(load("katana"), 1, {"ghost": 1, "chapter": 1}, standard_set("katana"), "x")
    with pytest.raises(CampaignError, match="not over yet"):
        attempt_of(unfinished)


def test_a_file_of_format_1_opens() -> None:
    text = '{"format": 1, "options": {"characters": "all", "metal": true}, "chapter": 2, "attempts": [], "table": "old.json"}'
    campaign = read_campaign(text, "story.json")
    assert campaign == Campaign(settings={"characters": "all", "metal": True}, chapter=2, table="old.json")
    assert '"format": 2' in to_json(campaign)
    with pytest.raises(CampaignError, match="unknown field `options`"):
        read_campaign(text.replace('"format": 1', '"format": 2'), "story.json")


def test_files_of_all_chapters_open_and_of_no_others() -> None:
    """SNK-STORY-01: chapters 1 to 14, and 15 when the Story is told."""
    for chapter in range(1, 16):
        assert read_campaign(to_json(Campaign(chapter=chapter)), "story.json").chapter == chapter
    for chapter in (0, 16):
        with pytest.raises(CampaignError, match=f"there is no chapter {chapter}"):
            read_campaign(to_json(Campaign(chapter=chapter)), "story.json")
    for chapter, ghost in ((1, 1), (14, 5)):
        campaign = Campaign(attempts=[attempt(chapter, True, ghost)])
        assert read_campaign(to_json(campaign), "story.json") == campaign
    for chapter, ghost in ((0, 1), (15, 1), (1, 0), (1, 6)):
        with pytest.raises(CampaignError, match=f"no chapter {chapter} with Ghost {ghost}"):
            read_campaign(to_json(Campaign(attempts=[attempt(chapter, True, ghost)])), "story.json")


def test_a_campaign_from_elsewhere_comes_without_its_table() -> None:
    campaign = Campaign(chapter=2, table="theirs.json")
    assert import_campaign(to_json(campaign), "story.json") == Campaign(chapter=2)


def test_a_text_that_no_parser_should_see_is_refused() -> None:
    with pytest.raises(TextError, match=r"story\.json: holds a NUL character"):
        read_campaign(to_json(Campaign(table="\0")), "story.json")


def test_a_campaign_survives_its_file() -> None:
    campaign = Campaign(settings={"characters": "all", "promo": True})
    campaign.add(attempt(1, False))
    campaign.add(attempt(1, True, 2))
    assert read_campaign(to_json(campaign), "story.json") == campaign


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "story.json: not a whole campaign"),
        ("[]", "key «format» is missing"),
        ('{"format": 9}', "format 9 is newer than this program"),
        ('{"format": 1, "chapter": 40}', "there is no chapter 40"),
        ('{"format": 1, "chapter": "two"}', "chapter"),
        ('{"format": 1, "songs": 2}', "unknown field `songs`"),
        ('{"format": 1, "attempts": [{"chapter": 1}]}', "attempts"),
        (
            '{"format": 1, "attempts": [{"chapter": 1, "ghost": 8, "score": 1, "ghost_score": 2, "met": true, "won": true, "record": ""}]}',
            "no chapter 1 with Ghost 8",
        ),
    ],
)
def test_a_damaged_file_is_named(text: str, complaint: str) -> None:
    with pytest.raises(CampaignError, match=complaint):
        read_campaign(text, "story.json")
