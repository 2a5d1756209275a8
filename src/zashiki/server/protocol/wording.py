"""The kernel's keys and numbers as they go over the wire: every number with its name, kind and id."""

from functools import lru_cache
from itertools import chain
from typing import Any, TypeVar

import msgspec

from zashiki import kernel
from zashiki.bots.advice import REASONS, RESULT
from zashiki.kernel import NUMBER, SEAT, Argument, Event, Game, arguments, complete
from zashiki.server.protocol import words

T = TypeVar("T", kernel.Option, kernel.Consequence, kernel.Refusal)
KEPT = 1024  # sentences of each kind and game that are kept for the next time


class Wording:
    """Turns the sentences of one game into structs of the protocol; what is said often is made once."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.arg = lru_cache(KEPT)(self._arg)
        self.option = lru_cache(KEPT)(self._option)
        self.consequence = lru_cache(KEPT)(self._consequence)
        self.refusal = lru_cache(KEPT)(self._refusal)
        self.told = lru_cache(KEPT)(self._told)

    def _arg(self, argument: Argument, n: int) -> words.Arg:
        """A variable of a sentence."""
        thing = n >= 0 and argument.kind not in (SEAT, NUMBER)
        return words.Arg(argument.name, argument.kind, n, self.game.vocabulary.labels[argument.kind][n] if thing else None)

    def args(self, specs: tuple[str, ...], numbers: tuple[int, ...]) -> list[words.Arg]:
        """The variables of a sentence."""
        return [self.arg(argument, n) for argument, n in zip(arguments(specs), numbers, strict=True)]

    def _option(self, option: kernel.Option) -> words.Option:
        """A choice with the elements it points at."""
        args = self.args(self.game.vocabulary.verbs[option.verb], option.args)
        targets = [f"{arg.kind}:{arg.n if arg.kind == SEAT else arg.id}" for arg in args if arg.kind != NUMBER and arg.n >= 0]
        free, climax = option.verb in self.game.acts, option.verb in self.game.climax
        return words.Option(option.verb, f"{self.game.name}-verb-{option.verb}", args, targets, free, climax)

    def prompt(self, prompt: kernel.Prompt, version: int, before: kernel.Prompt | None) -> words.Prompt:
        """What a seat is asked; `before`: the prompt with the same question that it has, of which nothing is sent again."""
        options, there = split(prompt.options, before.options if before else [])
        refused, barred = split(prompt.refused, before.refused if before else [])
        told, where = split(mentioned(prompt), mentioned(before) if before else [])
        return words.Prompt(
            version=version,
            asked=prompt.asked,
            message=self.question(prompt.message),
            options=[self.option(option) for option in options],
            places=[there[option] for option in prompt.options] if len(options) < len(prompt.options) else [],
            consequences=[self.consequence(consequence) for consequence in told],
            brings=[[where[consequence] for consequence in row] for row in prompt.consequences] if any(prompt.consequences) else [],
            refused=[self.refusal(refusal) for refusal in refused],
            barred=[barred[refusal] for refusal in prompt.refused] if len(refused) < len(prompt.refused) else [],
        )

    def _consequence(self, consequence: kernel.Consequence) -> words.Consequence:
        """What an option brings."""
        key, args, grave = consequence
        return words.Consequence(f"{self.game.name}-consequence-{key}", self.args(self.game.vocabulary.consequences[key], args), grave)

    def _refusal(self, refusal: kernel.Refusal) -> words.Refusal:
        """What cannot be chosen, and why."""
        return words.Refusal(self.option(refusal.option), self.reason(refusal.reason), refusal.rule)

    def question(self, message: kernel.Message) -> words.Message:
        """The sentence that asks."""
        if message.key == "free_acts":
            return words.Message("prompt-free_acts", [])
        return words.Message(f"{self.game.name}-prompt-{message.key}", self.args(self.game.vocabulary.prompts[message.key], message.args))

    def reason(self, message: kernel.Message) -> words.Message:
        """Why something cannot be done."""
        return words.Message(f"{self.game.name}-reason-{message.key}", self.args(self.game.vocabulary.reasons[message.key], message.args))

    def why(self, reason: str) -> words.Message | None:
        """Why a master would choose so; some reasons belong to no game."""
        return words.Message(f"why-{reason}" if reason in REASONS else f"{self.game.name}-why-{reason}", []) if reason else None

    def gain(self, term: str) -> words.Message | None:
        """What a choice is better or worse for."""
        return words.Message(f"gain-{term}" if term == RESULT else f"{self.game.name}-gain-{term}", []) if term else None

    def line(self, choice: int, number: int, event: Event) -> words.LogLine:
        """A line of the log."""
        return words.LogLine(choice, number, *self.told(event.key, event.args))

    def _told(self, event: str, numbers: tuple[int, ...]) -> tuple[str, list[words.Arg]]:
        """An event as a sentence."""
        specs = self.game.vocabulary.events[event]
        return f"{self.game.name}-event-{event}", self.args(specs, complete(specs, numbers))

    def score(self, key: str, points: tuple[int, ...]) -> words.ScoreLine:
        """A line of the scoring."""
        return words.ScoreLine(f"{self.game.name}-score-{key}", list(points))


def mentioned(prompt: kernel.Prompt) -> list[kernel.Consequence]:
    """The consequences a prompt tells, as they first appear."""
    return list(dict.fromkeys(chain.from_iterable(prompt.consequences)))


def split(items: list[T], known: list[T]) -> tuple[list[T], dict[T, int]]:
    """The items that are not known, and where each item is found: n among those, -1 - n among the known ones."""
    places = {item: -1 - place for place, item in enumerate(known)}
    new = [item for item in items if item not in places] if places else items
    places.update(zip(new, range(len(new)), strict=True))
    return new, places


def raw(view: Any) -> msgspec.Raw:
    """A game's view, encoded once and copied into messages."""
    return msgspec.Raw(msgspec.json.encode(view))
