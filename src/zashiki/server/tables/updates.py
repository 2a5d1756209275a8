"""What each viewer is told of a game. A viewer is a seat, or SPECTATOR."""

from collections.abc import Callable
from typing import Any

from msgspec import Raw

from zashiki.kernel import Option, Session, ZashikiError, options, prompt, waiting
from zashiki.server.problems import RequestError
from zashiki.server.protocol.history import HistoryView
from zashiki.server.protocol.socket import Clocks, Update
from zashiki.server.protocol.wording import Wording, raw
from zashiki.server.protocol.words import LogLine
from zashiki.server.tables.ledger import Ledger, seat_or_none


class Updates:
    """Writes the updates of one game. It keeps the options it sent to each seat, and the view if everybody has the same."""

    def __init__(
        self, session: Session[Any], ledger: Ledger, wording: Wording, now: Callable[[], int], winners: Callable[[], list[int] | None]
    ) -> None:
        self.session = session
        self.ledger = ledger
        self.wording = wording
        self.now = now
        self.winners = winners  # None: the game is not over
        self.sent_options: dict[int, tuple[int, list[Option]]] = {}  # by seat, with their version
        self.cached_view: tuple[int, Raw] | None = None  # after so many entries of the journal

    def update(self, viewer: int, since: int) -> Update:
        """All this viewer may know now, with the log lines that are news to somebody who has the version `since`."""
        session, game, state, numbering = self.session, self.session.game, self.session.state, self.ledger.viewers[viewer]
        winners = self.winners()
        over = winners is not None
        asked, waited = (None, ()) if over else (prompt(game, state, viewer), waiting(state))
        self.sent_options[viewer] = (numbering.version, asked.options if asked else [])
        after, now = numbering.after(since), self.now()
        return Update(
            version=numbering.version,
            choice=numbering.choice,
            after=after,
            log=self.log_lines(viewer, after),
            view=self.view(viewer),
            prompt=self.wording.prompt(asked, numbering.version) if asked else None,
            waiting=list(waited),
            over=over,
            winners=winners or [],
            scores=[self.wording.score(key, points) for key, points in game.breakdown(state)] if not state.stack else [],
            undo=not over and session.undoable(viewer) is not None,
            clocks=Clocks(self.ledger.clocks(waited, now), now),
        )

    def options_of(self, seat: int) -> list[Option]:
        """What a seat may choose now, in the order in which the options were sent."""
        version, known = self.sent_options.get(seat, (0, []))
        if version != self.ledger.viewers[seat].version:
            known = options(self.session.game, self.session.state, seat)
        return known

    def view(self, viewer: int) -> Raw:
        """What this viewer sees, encoded. If everybody sees the same, it is worked out once for each position."""
        game, state = self.session.game, self.session.state
        if not game.open_view:
            return raw(game.view(state, viewer))
        if self.cached_view is None or self.cached_view[0] != self.ledger.number:
            self.cached_view = (self.ledger.number, raw(game.view(state, viewer)))
        return self.cached_view[1]

    def log_lines(self, viewer: int, after: int) -> list[LogLine]:
        """This viewer's log after a choice; -1: all of it, the start included."""
        log, numbers = self.session.record.log, self.ledger.viewers[viewer].numbers
        first = [(0, 0)] if after < 0 else []
        noticed = first + [(choice + 1, numbers[choice]) for choice in range(max(after, 0), len(numbers))]
        return [self.wording.line(choice, event) for choice, number in noticed for event in log[number] if event.seen_by(viewer)]

    def history(self, viewer: int, choice: int) -> HistoryView:
        """A position of the past."""
        session, numbering = self.session, self.ledger.viewers[viewer]
        if choice > numbering.choice:
            raise RequestError("no_such_choice", f"There are {numbering.choice} choices.")
        try:
            state = session.at(numbering.true_number(choice, len(session.record.choices)))
        except ZashikiError as error:
            raise RequestError("not_replayable", str(error)) from error
        log = [line for line in self.log_lines(viewer, choice - 1) if line.choice == choice]
        return HistoryView(choice, numbering.choice, seat_or_none(viewer), raw(session.game.view(state, viewer)), list(waiting(state)), log)
