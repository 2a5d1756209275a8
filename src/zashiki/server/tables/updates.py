"""What each viewer is told of a game. A viewer is a seat, or SPECTATOR."""

from asyncio import sleep
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from msgspec import Raw

from zashiki.kernel import SPECTATOR, Beat, Event, Option, Prompt, Session, options, prompt, seen_by, waiting
from zashiki.server.protocol import socket
from zashiki.server.protocol.socket import Clocks, Update
from zashiki.server.protocol.wording import Wording, raw
from zashiki.server.protocol.words import LogLine, ScoreLine
from zashiki.server.tables.ledger import Ledger
from zashiki.server.tables.looks import Look
from zashiki.server.tables.teaching import Teacher

NOTHING = raw(None)


class Asked(NamedTuple):
    """What a viewer was last asked."""

    version: int
    since: int  # the version since which the question has been the same
    prompt: Prompt | None


class Updates:
    """Writes the updates of one game. It keeps the prompts and the view that it last sent to each viewer."""

    def __init__(
        self,
        session: Session[Any],
        ledger: Ledger,
        wording: Wording,
        now: Callable[[], int],
        winners: Callable[[], list[int] | None],
        teacher: Teacher | None,
    ) -> None:
        self.session = session
        self.ledger = ledger
        self.wording = wording
        self.now = now
        self.winners = winners  # None: the game is not over
        self.teacher = teacher
        self.asked: dict[int, Asked] = {}  # by viewer
        self.known_prompts: dict[int, dict[str, Prompt]] = {}  # by viewer and question: the last since everything was sent
        self.sent_views: dict[int, tuple[int, Any]] = {}  # by viewer, with their version; only of those who are connected

    def whole(self, viewer: int, since: int) -> Update:
        """All this viewer may know now, with the log lines that are news to somebody who has the version `since`."""
        after, view = self.ledger.viewers[viewer].after(since), self._view(viewer)
        return self._update(viewer, after, self.log_lines(viewer, after), raw(view), [], view, self._last_asked(viewer))

    def _view(self, viewer: int) -> Any:
        """What a viewer sees now: what it was last sent, if it has noticed nothing since."""
        version, view = self.sent_views.get(viewer, (0, None))
        return view if version == self.ledger.viewers[viewer].version else self.session.game.view(self.session.state, viewer)

    def _last_asked(self, viewer: int) -> Asked | None:
        """What a viewer was asked, if it has noticed nothing since."""
        asked = self.asked.get(viewer)
        return asked if asked and asked.version == self.ledger.viewers[viewer].version else None

    def follows(self, viewer: int) -> bool:
        """Whether this viewer's next update can build on the one before."""
        return self.sent_views.get(viewer, (-1, None))[0] == self.ledger.viewers[viewer].version - 1

    async def next(self, viewer: int, row: list[Beat[Look]]) -> Update:
        """What has happened since the version before: a choice, as a row of beats. Without beats: something was taken back.

        Others are served between two beats of a long row.
        """
        numbering = self.ledger.viewers[viewer]
        view = self.sent_views[viewer][1]
        after = numbering.after(numbering.version - 1)
        log = [] if row else self.log_lines(viewer, after)
        beats: list[socket.Beat] = []
        for beat in seen_by(row, viewer) if row else [Beat([], self.look(self.session.state))]:
            if beats:
                await sleep(0)
            lines = self.lines(viewer, numbering.choice, self.ledger.count, beat.events)
            beats.append(socket.Beat(lines, beat.look.change(view, viewer)))
            view = beat.look.view(viewer)
        by_others = row and self.session.record.choices[numbering.numbers[-1] - 1].seat != viewer
        return self._update(viewer, after, log, NOTHING, beats, view, self.asked.get(viewer) if by_others else None)

    def look(self, state: Any) -> Look:
        """A position to look at."""
        return Look(self.session.game, state.clone())

    def drop_views(self, connected: set[int]) -> None:
        """Forget what was sent to viewers who are not connected any more."""
        for viewer in self.sent_views.keys() - connected:
            del self.sent_views[viewer], self.known_prompts[viewer]

    def _update(
        self, viewer: int, after: int, log: list[LogLine], start: Raw, beats: list[socket.Beat], view: Any, last: Asked | None
    ) -> Update:
        """An update that leads to `view`, with all that holds now; `last`: what was asked, if the same question may still stand."""
        session, game, state, numbering = self.session, self.session.game, self.session.state, self.ledger.viewers[viewer]
        winners = self.winners()
        over = winners is not None
        asked, waited = (None, ()) if over else (self._prompt(viewer, last), waiting(state))
        known = self.known_prompts.setdefault(viewer, {})
        if not beats:
            known.clear()
        before = known.get(asked.message.key) if asked else None
        if asked:
            known[asked.message.key] = asked
        stands = last and asked and last.prompt and (last.prompt.message, last.prompt.options) == (asked.message, asked.options)
        self.asked[viewer] = Asked(numbering.version, last.since if last and stands else numbering.version, asked)
        self.sent_views[viewer] = (numbering.version, view)
        now, hindrance = self.now(), session.undo_hindrance(viewer)
        return Update(
            version=numbering.version,
            choice=numbering.choice,
            number=self.ledger.viewers[SPECTATOR].choice,
            after=after,
            log=log,
            view=start,
            beats=beats,
            prompt=self.wording.prompt(asked, numbering.version, before) if asked else None,
            waiting=list(waited),
            over=over,
            winners=winners or [],
            scores=[self.wording.score(key, points) for key, points in game.breakdown(state)] if not state.stack else [],
            undo=not (over or hindrance),
            no_undo=hindrance,
            clocks=Clocks(self.ledger.clocks(waited, now), now),
            coach=self.teacher.coach(session, viewer, asked) if self.teacher else None,
        )

    def _prompt(self, viewer: int, last: Asked | None) -> Prompt | None:
        """What a viewer is asked now."""
        if last and last.version == self.ledger.viewers[viewer].version:
            return last.prompt
        return prompt(self.session.game, self.session.state, viewer)

    def answers_question(self, seat: int, version: int) -> bool:
        """Whether an answer to the prompt of that version answers what the seat is asked now."""
        now, asked = self.ledger.viewers[seat].version, self._last_asked(seat)
        return (asked.since if asked else now) <= version <= now

    def outlook(self) -> list[ScoreLine]:
        """The scores line by line, if everything were counted now."""
        game, state = self.session.game, self.session.state
        return [self.wording.score(key, points) for key, points in (game.outlook or game.breakdown)(state)]

    def options_of(self, seat: int) -> list[Option]:
        """What a seat may choose now, in the order in which the options were sent."""
        asked = self._last_asked(seat)
        if asked is None:
            return options(self.session.game, self.session.state, seat)
        return asked.prompt.options if asked.prompt else []

    def lines(self, viewer: int, choice: int, number: int, events: Iterable[Event]) -> list[LogLine]:
        """The lines of a choice; `choice`: as this viewer counts it, `number`: its true number."""
        public = self.ledger.viewers[SPECTATOR].own_number(number)
        return [self.wording.line(choice, public, event) for event in events if event.seen_by(viewer)]

    def log_lines(self, viewer: int, after: int) -> list[LogLine]:
        """This viewer's log after a choice; -1: all of it, the start included."""
        log, numbers = self.session.record.log, self.ledger.viewers[viewer].numbers
        first = [(0, 0)] if after < 0 else []
        noticed = first + [(choice + 1, numbers[choice]) for choice in range(max(after, 0), len(numbers))]
        return [line for choice, number in noticed for line in self.lines(viewer, choice, number, log[number])]
