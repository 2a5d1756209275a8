"""What is done with a file of a stranger: component sets, records and campaigns are read, checked and tried out."""

from random import Random
from typing import Any

import msgspec

from zashiki.bots.random import play_out
from zashiki.kernel import ComponentError, ComponentSet, RecordError, Session, SetupError, Value, ZashikiError, read_record, settle, verify
from zashiki.server.catalogue.games import Catalogue
from zashiki.server.catalogue.own_sets import read_own_set
from zashiki.server.storage.journal import pack

encode = msgspec.json.encode
TRIALS = 5  # games that are played with a component set
LONGEST_GAME = 10_000  # choices
LONGEST_SEED = 80  # characters


class VerifiedChoice(msgspec.Struct, frozen=True, array_like=True):
    """A choice of a record that was played again; what goes into the database as JSON is JSON already."""

    seat: int
    verb: str
    args: bytes
    events: bytes
    chance: bool


class VerifiedRecord(msgspec.Struct, frozen=True):
    """A finished game that was played again from its record."""

    game: str
    rules_version: int
    settings: dict[str, Value]
    seed: str
    digest: str
    components: str
    names: list[str]  # one for each seat
    automata: int
    winners: list[int]
    opening: list[Any]
    choices: list[VerifiedChoice]
    snapshots: list[tuple[int, bytes]]
    over: bool


def check_set(catalogue: Catalogue, game_id: str, text: str, name: str) -> str:
    """The digest of a component set with which the game can be prepared."""
    return _own_set(catalogue, game_id, text, name).digest


def try_set(catalogue: Catalogue, game_id: str, text: str, name: str, seats: int, settings: dict[str, Value]) -> str:
    """The same, if some games at random come to their end with it."""
    components, game = _own_set(catalogue, game_id, text, name), catalogue.game(game_id)
    try:
        for trial in range(TRIALS):
            state = Session.begin(game, seats, settings, components, f"trial {trial}").state
            if play_out(game, state, Random(trial), LONGEST_GAME) == LONGEST_GAME:
                raise ComponentError("it does not come to an end.")
            game.breakdown(state), [game.view(state, seat) for seat in range(seats)]
    except SetupError:
        pass  # not the fault of the set; whoever opens the table is told
    except MemoryError:
        raise
    except Exception as error:
        raise ComponentError(f"{name}: a game cannot be played with this component set: {error}") from error
    return components.digest


def _own_set(catalogue: Catalogue, game_id: str, text: str, name: str) -> ComponentSet:
    return read_own_set(catalogue.game(game_id), catalogue.standard_set(game_id), text, name)


def verify_record(catalogue: Catalogue, body: bytes) -> VerifiedRecord:
    """A record of a finished game, if it gives the same game again."""
    record = read_record(_text(body, "the record"), "the record")
    if record.game not in catalogue.ids:
        raise RecordError(f"There is no game «{record.game}» here.")
    if len(record.choices) > LONGEST_GAME:
        raise RecordError(f"The record has more than {LONGEST_GAME} choices.")
    if len(record.seed) > LONGEST_SEED:
        raise RecordError(f"The seed has more than {LONGEST_SEED} characters.")
    game, components = catalogue.game(record.game), catalogue.standard_set(record.game)
    if record.components:
        components = _own_set(catalogue, record.game, record.components, "the component set")
    session = verify(game, record, components)
    session.save()  # makes the snapshots
    played, names = session.record, record.names + [""] * record.seats
    return VerifiedRecord(
        game=game.id,
        rules_version=played.rules_version,
        settings=played.settings,
        seed=played.seed,
        digest=played.digest,
        components=played.components,
        names=names[: played.seats],
        automata=game.automata(session.setup),
        winners=list(game.winners(session.state)) if session.over else [],
        opening=pack(played.log[0]),
        choices=[
            VerifiedChoice(choice.seat, choice.option.verb, encode(choice.option.args), encode(pack(events)), chance)
            for choice, events, chance in zip(played.choices, played.log[1:], played.chance, strict=True)
        ],
        snapshots=[(snapshot.number, encode(snapshot.state)) for snapshot in played.snapshots],
        over=session.over,
    )


def check_campaign(catalogue: Catalogue, game_id: str, body: bytes) -> str:
    """The text of a campaign that can be shown and gone on with."""
    rules = catalogue.campaign(game_id)
    assert rules is not None
    campaign = rules.import_campaign(_text(body, "the campaign"), "the campaign")
    components = catalogue.standard_set(game_id)
    if rules.progress(campaign, components).open is not None:
        seats, settings = rules.next_game(campaign, rules.LEVELS[0])
        settle(catalogue.game(game_id), seats, settings, components)
    return rules.to_json(campaign)


def _text(body: bytes, name: str) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise ZashikiError(f"{name}: is not UTF-8 text (byte {error.start}).") from error
