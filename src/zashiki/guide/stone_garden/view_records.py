"""What is shown of a position, as plain records. Stones are shown by their ids."""

from zashiki.kernel import frozen


@frozen
class PlayerView:
    """A seat as somebody sees it."""

    score: int
    coins: int
    stones: int  # how many it has in hand
    hand: list[str] | None  # only for its owner, until the game is over
    laid: str | None  # the stone it has chosen: only for its owner


@frozen
class View:
    """The table as somebody sees it."""

    round: int
    rounds: int
    open: str | None
    bag: int  # how many stones are in it
    garden: list[str]
    players: list[PlayerView]
