"""`zashiki play-text`: a whole game in the terminal, against bots or with several people at one keyboard."""

import secrets
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer

from zashiki.arena.simulate import ask
from zashiki.bots import make_bot
from zashiki.cli.common import (
    Components,
    GameName,
    Sets,
    check_setup,
    component_set,
    console,
    default_seats,
    load,
    read_settings,
    write_text,
)
from zashiki.cli.replay import open_record
from zashiki.cli.simulate import bot_names
from zashiki.kernel import (
    Option,
    Prompt,
    RecordError,
    Session,
    SetupError,
    ZashikiError,
    prompt,
    read_option,
    waiting,
    write_option,
    write_position,
)
from zashiki.rulebook import rule
from zashiki.show import log_lines, position, scores
from zashiki.speech import language, say, translate
from zashiki.words import words


def commands_text() -> str:
    """What can be typed at a table."""
    rows = [
        [(say("text-number"), "choose"), ("u", "undo"), ("?", "refused")],
        [("v", "position"), ("l", "log"), (f"r {say('text-rule-id')}", "rule")],
        [(f"s {say('text-file')}", "save"), ("q", "quit"), ("h", "help")],
        [("n", "notation")],
        [("p", "whole")],
    ]
    return "\n".join("  " + "   ".join(f"[b]{typed}[/]  {say(f'text-{does}')}" for typed, does in row) for row in rows)


class TextTable:
    """A table in the terminal."""

    def __init__(self, session: Session[Any], people: list[int], bots: tuple[str, ...], file: Path) -> None:
        self.session = session
        self.people = people
        self.words = words(language())
        self.file = file
        self.rng = Random()
        self.bots = [make_bot(name, self.rng, f"{session.record.seed} seat {seat}") for seat, name in enumerate(bots)]
        self.told = 0  # choices whose events have been printed

    def play(self) -> None:
        """Until the game is over or somebody leaves."""
        console.print(commands_text())
        while asked := waiting(self.session.state):
            person = next((seat for seat in asked if seat in self.people), None)
            bot = next((seat for seat in asked if seat not in self.people), None)
            if bot is not None:
                choice = ask(self.session, self.bots, bot, self.rng)
                self.session.choose(choice.seat, choice.option)
            elif person is not None and not self.question(person):
                self.save(self.file)
                return
        self.tell(self.people[0])
        console.print(scores(self.session, self.words))
        self.save(self.file)

    def tell(self, seat: int) -> None:
        """What has happened since the last time, as far as this seat may know."""
        lines = log_lines(self.session, seat, self.words, self.told)
        self.told = len(self.session.record.log)
        if lines:
            console.print("\n".join(lines), markup=False, style="dim")

    def question(self, seat: int) -> bool:
        """Ask a person until the game goes on; False: the person leaves."""
        put = prompt(self.session.game, self.session.state, seat)
        assert put is not None  # a seat that is asked has options
        self.tell(seat)
        self.print_question(seat, put)
        while True:
            line = self.read()
            if line is None or line == "q":
                return False
            if self.answer(seat, put, line):
                return True

    def read(self) -> str | None:
        """A line from the keyboard; None at its end."""
        try:
            return input("> ").strip()
        except EOFError:
            return None

    def print_question(self, seat: int, put: Prompt) -> None:
        """The sentence and the numbered options."""
        game = self.session.game
        who = self.words.thing(game, "seat", seat)
        console.print(f"\n[b red]{who}[/]  [b]{self.words.prompt(game, put.message)}[/]")
        for number, (option, brings) in enumerate(zip(put.options, put.consequences, strict=True), 1):
            told = "".join(f"  [{'red' if part.grave else 'dim'}]{self.words.consequence(game, part)}[/]" for part in brings)
            free = f"  [dim]{say('text-free')}[/]" if option.verb in game.acts else ""
            console.print(f"  [gold3]{number:>3}[/]  {self.words.option(game, option)}{told}{free}")

    def answer(self, seat: int, put: Prompt, line: str) -> bool:
        """Do what a line says; whether the question must be asked anew."""
        command, _, rest = line.partition(" ")
        if line.isdigit() and 1 <= int(line) <= len(put.options):
            self.session.choose(seat, put.options[int(line) - 1])
            return True
        if command == "u":
            return self.undo(seat)
        try:
            if command in self.session.game.vocabulary.verbs:
                self.session.choose(seat, read_option(self.session.game, line))
                return True
            self.look(seat, put, command, rest.strip())
        except ZashikiError as error:
            console.print(f"[red]{translate(str(error))}[/]")
        return False

    def undo(self, seat: int) -> bool:
        """Take the last choice of this seat back."""
        if not self.session.undo(seat):
            console.print(f"[red]{say('text-no-undo')}[/]")
            return False
        self.told = min(self.told, len(self.session.record.log))
        return True

    def look(self, seat: int, put: Prompt, command: str, rest: str) -> None:
        """The commands that change nothing."""
        game = self.session.game
        if command == "?":
            self.refusals(put)
        elif command == "v":
            console.print(position(game, game.view(self.session.state, seat)))
        elif command == "n":
            console.print("\n".join(write_option(game, option) for option in put.options), markup=False)
        elif command == "p":
            console.print(write_position(game, self.session.state), markup=False, soft_wrap=True)
        elif command == "l":
            console.print("\n".join(log_lines(self.session, seat, self.words)), markup=False)
        elif command == "r" and rest:
            console.print(rule(game.id, rest, self.words.language).text)
        elif command == "s" and rest:
            self.save(Path(rest))
        else:
            console.print(commands_text())

    def refusals(self, put: Prompt) -> None:
        """What cannot be chosen, and why."""
        game = self.session.game
        for option, reason, rule_id in put.refused:
            console.print(f"  [dim]{self.describe(option)}[/]: {self.words.reason(game, reason)} [cyan]{rule_id}[/]")
        if not put.refused:
            console.print("  –")

    def describe(self, option: Option) -> str:
        return self.words.option(self.session.game, option)

    def save(self, path: Path) -> None:
        """Write the record."""
        write_text(path, self.session.save())
        console.print(f"[dim]{say('text-saved', file=str(path), game=self.session.game.id)}[/]", soft_wrap=True)


def people_at(humans: str, seats: int) -> list[int]:
    """The seats that people play, as typed: 1 or 1,3."""
    try:
        found = sorted({int(part) - 1 for part in humans.split(",")})
    except ValueError as error:
        raise SetupError(f"«{humans}» is not a list of seats such as 1 or 1,3.") from error
    if not found or found[0] < 0 or found[-1] >= seats:
        raise SetupError(f"The seats are 1 to {seats}, not «{humans}».")
    return found


def command(
    game: GameName,
    seats: Annotated[int | None, typer.Option()] = None,
    seat: Annotated[str, typer.Option()] = "1",
    bots: Annotated[str, typer.Option()] = "random",
    seed: Annotated[str, typer.Option()] = "",
    set_: Sets = None,
    components: Components = None,
    load_file: Annotated[Path | None, typer.Option("--load")] = None,
) -> None:
    """Play in the terminal: questions, numbered choices, undo, and the reason for what cannot be done."""
    played = load(game)
    if load_file is not None:
        record, own = open_record(load_file)
        if record.game != game:
            raise RecordError(f"{load_file} is a game of {record.game}, not of {game}.")
        session = Session.resume(played, record, own)
        file = load_file
    else:
        fresh = seed or secrets.token_hex(8)
        own = component_set(played, components)
        number = default_seats(played, seats)
        settings = read_settings(played, set_)
        check_setup(played, number, settings, own)
        session = Session.begin(played, number, settings, own, fresh, own_set=components is not None)
        file = Path(f"{game}-{fresh}.json")
    number = session.setup.seats
    TextTable(session, people_at(seat, number), bot_names(played, bots, number), file).play()


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play-text")(command)
