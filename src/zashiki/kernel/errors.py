"""What can go wrong, in sentences for people."""

from zashiki.kernel.steps import Message, Option


class ZashikiError(Exception):
    """Something a person did or supplied cannot be used; the text says what and where."""


class IllegalChoice(ZashikiError):
    """A seat chose what it was not offered."""

    def __init__(self, seat: int, option: Option, text: str) -> None:
        super().__init__(f"Seat {seat} cannot choose «{text}» now.")
        self.seat = seat
        self.option = option


class NotationError(ZashikiError):
    """A text is not an option or position; the message says where, and what is known there."""


class TextError(ZashikiError):
    """A text from outside cannot be read at all; the message names it and what is too large."""


class ComponentError(ZashikiError):
    """A component set is broken; the text names file, table and key."""


class RecordError(ZashikiError):
    """A record is damaged or does not fit; the text names the place."""


class SetupError(ZashikiError):
    """A game cannot be set up like this; `reason` is a reason of the game itself, to be put into words."""

    def __init__(self, text: str, reason: Message | None = None) -> None:
        super().__init__(text)
        self.reason = reason
