"""`zashiki story`: a campaign through the fourteen chapters of Shōgun no Katana."""

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from zashiki.cli.common import Json, Sets, check_setup, component_set, console, load, print_json, read_settings, write_text
from zashiki.cli.help import SpokenGroup
from zashiki.cli.play_text import TextTable
from zashiki.cli.replay import check, open_record
from zashiki.games.katana.campaign import (
    CHAPTERS,
    LEVELS,
    Attempt,
    Campaign,
    CampaignError,
    attempt_of,
    begin,
    next_game,
    points_of,
    rank,
    read_campaign,
    to_json,
    total,
)
from zashiki.games.katana.story import demands
from zashiki.kernel import Game, RecordError, Session
from zashiki.kernel.components import read_text
from zashiki.speech import language, say
from zashiki.words import Words, words

stories = typer.Typer(cls=SpokenGroup, no_args_is_help=True)
File = Annotated[Path, typer.Argument()]
GoOn = Annotated[bool, typer.Option("--go-on")]


def katana() -> Game[Any]:
    return load("katana")


def records() -> Any:
    return component_set(katana(), None).printed


def open_campaign(file: Path) -> Campaign:
    return read_campaign(read_text(file), str(file))


def save(file: Path, campaign: Campaign) -> None:
    write_text(file, to_json(campaign))


@stories.command()
def new(file: File, set_: Sets = None) -> None:
    """Begin a campaign, with other modules if you like."""
    if file.exists():
        raise CampaignError(f"{file} exists already; a campaign is never written over.")
    campaign = begin(read_settings(katana(), set_))
    check_setup(katana(), *next_game(campaign, LEVELS[0]), component_set(katana(), None))
    save(file, campaign)
    console.print(say("story-begun", file=str(file)))


@stories.command()
def status(file: File, json: Json = False) -> None:
    """Show the chapters, the Story Points, the rank, and what comes next."""
    campaign = open_campaign(file)
    if json:
        print_json(as_data(campaign))
    else:
        show(campaign, words(language()))


def as_data(campaign: Campaign) -> dict[str, Any]:
    """A campaign for machines."""
    printed = records()
    points = total(campaign, printed)
    chapters = [
        {"chapter": number, "attempts": len(campaign.tries(number)), "points": sum(points_of(campaign.tries(number), printed))}
        for number in range(1, CHAPTERS + 1)
    ]
    open_chapter = None if campaign.over else campaign.chapter
    return {"open": open_chapter, "points": points, "rank": rank(points, printed), "chapters": chapters}


def show(campaign: Campaign, said: Words) -> None:
    """The campaign for people."""
    printed, table = records(), Table()
    for column in ("chapter", "attempts", "points"):
        table.add_column(said.say(f"katana-campaign-{column}"))
    for number in range(1, CHAPTERS + 1):
        tries = campaign.tries(number)
        difficulty = said.say(f"katana-difficulty-{printed.chapters[number - 1].difficulty}")
        name = f"{number:>2}. {said.say(f'katana-chapter-{number}')} [dim]({difficulty})[/]"
        table.add_row(name, state_of(campaign, number, tries, said), str(sum(points_of(tries, printed))) if tries else "")
    console.print(table)
    points = total(campaign, printed)
    grade = said.say(f"katana-rank-{rank(points, printed)}")
    console.print(f"{said.say('katana-campaign-points')}: [b]{points}[/]   {said.say('katana-campaign-rank')}: [b]{grade}[/]")
    if campaign.over:
        console.print(said.say("katana-campaign-over"))
    else:
        announce(campaign.chapter, said)


def state_of(campaign: Campaign, number: int, tries: list[Attempt], said: Words) -> str:
    """What has become of a chapter."""
    results = [f"{said.say('katana-campaign-won' if one.won else 'katana-campaign-lost')} {one.score}:{one.ghost_score}" for one in tries]
    if number == campaign.chapter:
        results.append(f"[b]{said.say('katana-campaign-open')}[/]")
    elif tries and number < campaign.chapter and not tries[-1].won:
        results.append(said.say("katana-campaign-left"))
    return ", ".join(results)


def announce(number: int, said: Words) -> None:
    """How a chapter begins: its tale, its rules, its request."""
    console.print(f"\n[b red]{number}. {said.say(f'katana-chapter-{number}')}[/]")
    console.print(f"[i]{said.say(f'katana-chapter-{number}-begin')}[/]")
    own = f"katana-chapter-{number}-rules"
    rules = said.say(own if said.has(own) else "katana-campaign-no_rules")
    console.print(f"{said.say('katana-campaign-rules')}: {rules}")
    console.print(f"{said.say('katana-campaign-request')}: {request_text(number, said)}")


def request_text(number: int, said: Words) -> str:
    """A chapter's request in words."""
    found = demands(records().chapters[number - 1].request)
    asked = [said.say(f"katana-request-{key}") + (f" (≥ {need})" if need > 1 else "") for key, need in found]
    return "; ".join(asked) or said.say("katana-campaign-no_request")


@stories.command()
def play(
    file: File,
    ghost: Annotated[int, typer.Option(min=1, max=5)] = 1,
    go_on: GoOn = False,
    seed: Annotated[str, typer.Option()] = "",
) -> None:
    """Play the open chapter in the terminal, or go on with the game you left; its result is recorded in the campaign."""
    said = words(language())
    campaign = open_campaign(file)
    if go_on:
        campaign.go_on()
        save(file, campaign)
    if campaign.over:
        raise CampaignError("The Story is told: all chapters are behind you.")
    session = open_table(file, campaign, ghost, seed)
    announce(campaign.chapter, said)
    TextTable(session, [0], (), file.parent / campaign.table).play()
    if not session.state.stack:
        record_result(file, campaign, session, said)


def open_table(file: Path, campaign: Campaign, ghost: int, seed: str) -> Session[Any]:
    """The game that was left, or a new one of the open chapter."""
    if campaign.table and (file.parent / campaign.table).exists():
        record, components = open_record(file.parent / campaign.table)
        return Session.resume(katana(), record, components)
    session = Session.begin(katana(), 1, campaign.chapter_settings(ghost), component_set(katana(), None), seed or secrets.token_hex(8))
    attempt = len(campaign.tries(campaign.chapter)) + 1
    campaign.table = f"{file.stem}-chapter-{campaign.chapter}-{attempt}.json"
    write_text(file.parent / campaign.table, session.save())
    save(file, campaign)
    return session


def record_result(file: Path, campaign: Campaign, session: Session[Any], said: Words) -> None:
    """Record a finished game in the campaign; a victory ends with its tale."""
    attempt = attempt_of(session)
    campaign.add(attempt)
    campaign.table = ""
    save(file, campaign)
    if attempt.won:
        console.print(f"[i]{said.say(f'katana-chapter-{attempt.chapter}-end')}[/]")
    show(campaign, said)


@stories.command()
def record(
    file: File,
    played: Annotated[Path, typer.Argument()],
    go_on: GoOn = False,
) -> None:
    """Record the result of a game of the open chapter that was played elsewhere; it is replayed and checked first."""
    campaign = open_campaign(file)
    if go_on:
        campaign.go_on()
    session, difference = check(*open_record(played))
    if session is None:
        raise RecordError(f"{played}: {difference}")
    record_result(file, campaign, session, words(language()))


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(stories, name="story")
