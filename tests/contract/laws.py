"""The laws a game keeps at every decision, each a function that raises AssertionError where it is broken."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from itertools import pairwise
from random import Random
from typing import Any

import msgspec

from tests.contract.beats import beats_tell_no_secret, beats_tell_the_game
from tests.contract.differences import same
from tests.contract.players import STALLING, Player, at_random
from tests.looking import seen
from zashiki.kernel import (
    NUMBER,
    SEAT,
    SPECTATOR,
    ComponentSet,
    Decision,
    Event,
    Game,
    Option,
    Session,
    Setup,
    Step,
    Value,
    advance,
    arguments,
    carry_out,
    decisions,
    determinize,
    prompt,
    read_option,
    read_position,
    read_record,
    verify,
    with_free_acts,
    write_option,
    write_position,
)
from zashiki.kernel.codec import PLAIN, encode, load_state, save_state
from zashiki.kernel.game import Words

RULE = re.compile(r"[A-Z]{2,4}(-[A-Z]+)+-[A-Z]?\d+[a-z]?")


@dataclass(frozen=True, slots=True)
class Case:
    """A game as it is set up for one run."""

    game: Game[Any] = field(repr=False)
    components: ComponentSet = field(repr=False)
    seats: int
    options: dict[str, Value]
    seed: str


def received(game: Game[Any], state: Any, seat: int) -> bytes:
    """Every byte a seat receives of a position."""
    return msgspec.json.encode(seen(game, state, seat))


class Looks(dict[int, bytes]):
    """What each pair of eyes receives of a position, worked out when it is first asked for."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state

    def __missing__(self, eye: int) -> bytes:
        self[eye] = received(self.game, self.state, eye)
        return self[eye]


def events_for(events: list[Event], seat: int) -> list[tuple[str, tuple[int, ...]]]:
    """The events a seat receives, as it receives them."""
    return [(event.key, event.args) for event in events if event.seen_by(seat)]


def told_apart(events: list[Event], others: list[Event], seat: int) -> bool:
    """Whether a seat can tell two tellings apart by an event that does not claim to reveal anything.

    Behind a revelation that differs everything may differ: it follows from what has been shown.
    """
    told, told_otherwise = ([event for event in telling if event.seen_by(seat)] for telling in (events, others))
    for event, other in zip(told, told_otherwise, strict=False):
        if (event.key, event.args) != (other.key, other.args):
            return not (event.reveals and other.reveals)
    return len(told) != len(told_otherwise)


def eyes(state: Any) -> Iterator[int]:
    """All who look at a table."""
    yield from range(state.setup.seats)
    yield SPECTATOR


def play(case: Case, player: Player, limit: int) -> Iterator[tuple[Session[Any], list[Decision]]]:
    """A session at each of its decisions; the player chooses between two of them."""
    rng = Random(case.seed)
    used: Counter[str] = Counter()
    session = Session.begin(case.game, case.seats, case.options, case.components, case.seed)
    for _ in range(limit):
        yield session, decisions(case.game, session.state)
        choice = (player if used.total() < STALLING else at_random)(case.game, session.state, rng, used)
        if choice is None:
            return
        used[choice[1].verb] += 1
        session.choose(*choice)
    raise AssertionError(f"{case.game.id} does not end within {limit} choices: {case}")


# --- what is offered


def well_asked(game: Game[Any], state: Any, found: list[Decision], known: set[Option]) -> None:
    """Every seat asked has an option; none stands twice; all speak the game's vocabulary; free acts have verbs of their own.

    Random play picks from the same list.

    Of an option that is known from an earlier position of the same game it is known how it is spoken.
    """
    assert (not state.stack) == (not found), "a game that is not over asks somebody"
    assert len({decision.seat for decision in found}) == len(found), "a seat is asked in one place"
    answers: set[str] = set()
    if state.stack:
        top = state.stack[-1]
        for seat in (*top.actors(state), *top.volunteers(state)):
            offered = top.options(state, seat)
            answers.update(option.verb for option in offered)
            acts = with_free_acts(game, state, seat, [])
            both = offered + acts
            for number in range(0, len(both), 1 + len(both) // 5):
                picked = top.pick(state, seat, (number + 0.5) / len(both), acts)
                assert picked == both[number], f"{picked} is picked as number {number}, where {both[number]} stands"
    assert not answers & game.acts.keys(), f"a question and a free act share the verbs {answers & game.acts.keys()}"
    for seat, _, options in found:
        assert 0 <= seat < state.setup.seats, f"seat {seat} does not exist"
        assert options, f"seat {seat} is asked but has no option: {state.stack[-1]}"
        different = set(options)
        assert len(different) == len(options), f"an option is offered twice: {options}"
        for option in different - known:
            well_spoken(game, state, game.vocabulary.verbs, option.verb, option.args)
        known |= different


def well_spoken(game: Game[Any], state: Any, words: Words, key: str, args: tuple[int, ...]) -> None:
    """A key is in the vocabulary, its numbers are as many as described, and each names a thing that exists."""
    assert key in words, f"«{key}» is not in the vocabulary of {game.id}"
    described = arguments(words[key])
    assert len(described) == len(args), f"«{key}» has {len(args)} numbers, described are {described}"
    for argument, number in zip(described, args, strict=True):
        assert type(number) is int, f"«{key}» has a {type(number).__name__} for {argument}"
        if argument.kind == SEAT:
            assert number < state.setup.seats + game.automata(state.setup), f"«{key}» names seat {number}"
        elif argument.kind != NUMBER:
            assert number < len(game.vocabulary.labels[argument.kind]), f"«{key}»: there is no {argument.kind} {number}"


def well_prompted(game: Game[Any], state: Any) -> None:
    """Prompts, consequences and refusals speak the vocabulary; what is refused is not offered, and names a rule."""
    for seat in range(state.setup.seats):
        put = prompt(game, state, seat)
        if put is None:
            continue
        if put.message.key != "free_acts":
            well_spoken(game, state, game.vocabulary.prompts, put.message.key, put.message.args)
        for row in put.consequences:
            for consequence in row:
                well_spoken(game, state, game.vocabulary.consequences, consequence.key, consequence.args)
            assert len(set(row)) == len(row), f"a consequence is told twice: {row}"
        for option, reason, rule in put.refused:
            assert option not in put.options, f"{option} is refused and offered"
            assert RULE.fullmatch(rule), f"{option} is refused by «{rule}», which is no rule"
            well_spoken(game, state, game.vocabulary.reasons, reason.key, reason.args)
            assert option.verb in game.vocabulary.verbs, f"«{option.verb}» is refused but not in the vocabulary"


def well_told(game: Game[Any], state: Any, events: list[Event]) -> None:
    """Events speak the vocabulary."""
    for event in events:
        well_spoken(game, state, game.vocabulary.events, event.key, event.args)


def all_options_work(game: Game[Any], state: Any, found: list[Decision], rng: Random, most: int = 12) -> None:
    """What is offered can be carried out, and leaves a position that asks again or is over."""
    offers = [(seat, option) for seat, _, options in found for option in options]
    for seat, option in rng.sample(offers, min(most, len(offers))):
        other = state.clone()
        carry_out(game, other, seat, option)
        well_told(game, other, other.events)
        census_holds(game, state, other)
        assert bool(other.stack) == bool(decisions(game, other))


def census_holds(game: Game[Any], before: Any, after: Any) -> None:
    """No component appears or vanishes."""
    same(game.census(before), game.census(after), "components appear or vanish")


# --- positions


def mutable_parts(value: Any, found: dict[int, Any]) -> None:
    """All lists, dictionaries and changeable records that hang on a value."""
    if type(value) in PLAIN or isinstance(value, Setup | Step):
        return
    if isinstance(value, list | dict | bytearray | set) or (is_dataclass(value) and type(value).__hash__ is None):
        found[id(value)] = value
    if isinstance(value, list | tuple):
        for item in value:
            mutable_parts(item, found)
    elif isinstance(value, dict):
        for item in value.values():
            mutable_parts(item, found)
    elif is_dataclass(value):
        for part in fields(value):
            mutable_parts(getattr(value, part.name), found)


def clone_is_apart(game: Game[Any], state: Any, found: list[Decision], rng: Random) -> None:
    """A clone is equal, shares nothing that changes, and playing on in it leaves the original alone."""
    before = save_state(state)
    other = state.clone()
    same(encode(state), encode(other), "a clone is not equal")  # not by save_state, which saves a clone
    mine: dict[int, Any] = {}
    its: dict[int, Any] = {}
    mutable_parts(state, mine)
    mutable_parts(other, its)
    shared = [mine[key] for key in mine.keys() & its.keys()]
    assert not shared, f"a clone shares {shared[:3]}"
    if found:
        decision = rng.choice(found)
        carry_out(game, other, decision.seat, rng.choice(decision.options))
        same(before, save_state(state), "playing on in a clone changes the original")


def survives_saving(game: Game[Any], state: Any, found: list[Decision]) -> None:
    """A position that is saved and loaded is the same and asks the same."""
    saved = save_state(state)
    other = load_state(game, state.setup, state.key, msgspec.json.decode(msgspec.json.encode(saved)))
    same(saved, save_state(other), "loading gives another position")
    assert decisions(game, other) == found, "loading gives other questions"


def survives_notation(game: Game[Any], state: Any, found: list[Decision], components: ComponentSet, seed: str) -> None:
    """Positions and options that are written as text are read as the same."""
    again = read_position(game, write_position(game, state), components, seed)
    same(save_state(state), save_state(again), "a position is read as another one than was written")
    for option in {option for decision in found for option in decision.options}:
        assert read_option(game, write_option(game, option)) == option, f"{option} is read as another one"


# --- secrets


def tells_no_secret(game: Game[Any], state: Any, rng: Random) -> None:
    """Everything a seat cannot know is dealt again: not one byte of what it receives changes."""
    for seat in eyes(state):
        other = determinize(game, state, seat, str(rng.random()))
        same(received(game, state, seat), received(game, other, seat), f"seat {seat} sees something it cannot know")
        census_holds(game, state, other)


def dealing_again_forgets(game: Game[Any], state: Any, rng: Random) -> None:
    """What is dealt again depends only on the seed and on what the seat knows, so that whoever starts from there knows no more."""
    for seat in eyes(state):
        seed, other = str(rng.random()), determinize(game, state, seat, str(rng.random()))
        once, twice = determinize(game, state, seat, seed), determinize(game, other, seat, seed)
        same(save_state(once), save_state(twice), f"what seat {seat} cannot know makes a difference to what is dealt again for it")


def own_view_is_the_view(game: Game[Any], state: Any) -> None:
    """What a seat sees is the same whether it is worked out anew or from what a spectator sees."""
    if game.own_view:
        shown = game.view(state, SPECTATOR)
        for seat in range(state.setup.seats):
            same(game.own_view(state, shown, seat), game.view(state, seat), f"from a spectator's view, seat {seat} sees something else")


def events_tell_no_secret(game: Game[Any], state: Any, seat: int, option: Option, rng: Random) -> None:
    """A choice that leads to the same sight whatever the hidden facts are is told in the same words up to a revelation that differs."""
    after = state.clone()
    carry_out(game, after, seat, option)
    for eye in eyes(state):
        twin = determinize(game, state, eye, str(rng.random()))
        if all(option not in decision.options for decision in decisions(game, twin) if decision.seat == seat) or not twin.stack:
            continue
        if seat not in {decision.seat for decision in decisions(game, twin)}:
            continue
        carry_out(game, twin, seat, option)
        if received(game, twin, eye) == received(game, after, eye):
            assert not told_apart(after.events, twin.events, eye), f"an event of {option} tells seat {eye} a secret"


def hidden_choices_stay_hidden(game: Game[Any], state: Any, found: list[Decision], rng: Random) -> None:
    """A hidden choice changes nothing for who is not addressed; a veiled one looks the same whatever its numbers."""
    before = Looks(game, state)
    for seat, _, options in found:
        secret = [option for option in options if option.verb in game.hidden]
        for option in rng.sample(secret, min(2, len(secret))):
            other = state.clone()
            carry_out(game, other, seat, option)
            for eye in eyes(state):
                if eye != seat and not any(event.seen_by(eye) for event in other.events):
                    same(before[eye], received(game, other, eye), f"seat {eye} notices the hidden {option} of seat {seat}")
        for verb in game.veiled:
            veiled = [option for option in options if option.verb == verb]
            if len(veiled) < 2:
                continue
            looks = []
            for option in rng.sample(veiled, 2):
                other = state.clone()
                carry_out(game, other, seat, option)
                told = {eye: events_for(other.events, eye) for eye in eyes(state) if eye != seat}
                looks.append({f"seat {eye}": [seen(game, other, eye), events] for eye, events in told.items()})
            same(looks[0], looks[1], f"others can tell two veiled choices «{verb}» of seat {seat} apart")


def undo_does_not_peek(session: Session[Any], before: Any, seat: int, option: Option, rng: Random) -> None:
    """What may be taken back has taught its seat nothing: it would have looked the same with other hidden facts."""
    game = session.game
    if session.undoable(seat) is None:
        return
    look = received(game, session.state, seat)
    for _ in range(2):
        twin = determinize(game, before, seat, str(rng.random()))
        carry_out(game, twin, seat, option)
        same(look, received(game, twin, seat), f"{option} can be taken back although it showed something")


def undo_goes_back(session: Session[Any], before: Any) -> None:
    """Taking back the last choice gives the position before it."""
    seat = session.record.choices[-1].seat
    if session.undoable(seat) is None:
        return
    choice = session.record.choices[-1]
    assert session.undo(seat)
    same(save_state(before), save_state(session.state), f"undo of {choice} gives another position")
    session.choose(choice.seat, choice.option)


def undo_tells_no_secret(session: Session[Any]) -> None:
    """Whatever others have chosen in secret since, a choice can be taken back, and its seat finds what it saw before it."""
    game, last = session.game, session.record.choices[-1].seat
    for seat in range(session.setup.seats):
        number = session.undoable(seat)
        if number is None or seat == last:
            continue
        before, later = session.at(number), session.record.choices[number:]
        undo = f"undo of {later[0]}"
        gone = session.undo(seat)
        stayed = [choice for place, choice in enumerate(later, number) if place not in gone]
        same(stayed, session.record.choices[number:], f"{undo} keeps other choices than it says")
        same(received(game, before, seat), received(game, session.state, seat), f"{undo} tells of what others did in secret")
        session.undo_to(number)
        for choice in later:
            session.choose(choice.seat, choice.option)


# --- time


def simultaneous_choices_commute(game: Game[Any], state: Any, found: list[Decision], rng: Random) -> None:
    """Two seats asked at once may answer in either order."""
    asked = [decision for decision in found if decision.asked]
    for one, two in pairwise(asked):
        first, second = rng.choice(one.options), rng.choice(two.options)
        ends = []
        for order in (((one.seat, first), (two.seat, second)), ((two.seat, second), (one.seat, first))):
            other = state.clone()
            chance = list(other.chance)
            for i, (seat, option) in enumerate(order):
                offered = [d.options for d in decisions(game, other) if d.seat == seat and d.asked]
                if not offered or option not in offered[0]:
                    break
                if i and other.chance != chance:
                    break
                carry_out(game, other, seat, option)
            else:
                ends.append(save_state(other))
        if len(ends) == 2:
            same(ends[0], ends[1], f"{first} of seat {one.seat} and {second} of seat {two.seat} do not commute")


def same_record_same_game(session: Session[Any], components: ComponentSet) -> None:
    """A record saved, read and played again gives the same game."""
    record = read_record(session.save(), "record")
    again = verify(session.game, record, components)
    same(save_state(session.state), save_state(again.state), "a replay gives another position")
    assert again.record.log == session.record.log
    middle = len(record.choices) // 2
    opened = Session.resume(session.game, record, components, middle)
    same(save_state(session.at(middle)), save_state(opened.state), "opening from a snapshot gives another position")


def ends_well(game: Game[Any], state: Any) -> None:
    """A finished game has winners, and its scores add up line by line."""
    assert not state.stack
    players = state.setup.seats + game.automata(state.setup)
    scores = game.scores(state)
    assert len(scores) == players
    winners = game.winners(state)
    assert winners and all(0 <= winner < players for winner in winners), f"nobody wins: {winners}"
    lines = game.breakdown(state)
    for key, points in lines:
        assert key in game.vocabulary.scores, f"«{key}» is no line of the scoring"
        assert len(points) == players
    totals = tuple(sum(points[seat] for _, points in lines) for seat in range(players))
    assert totals == scores, f"the lines add up to {totals}, the scores are {scores}"


def result_is_open(game: Game[Any], state: Any, rng: Random) -> None:
    """When the game is over, nothing that its result comes from is secret any more: `redeal` leaves it, and views show it."""

    def result(of: Any) -> dict[str, Any]:
        return {"scores": game.scores(of), "winners": game.winners(of), "breakdown": dict(game.breakdown(of))}

    for eye in eyes(state):
        other = determinize(game, state, eye, str(rng.random()))
        same(result(state), result(other), f"the game is over, but its result depends on what seat {eye} cannot know")


def replays_without_questions(state: Any) -> None:
    """Running on where somebody is asked changes nothing."""
    before = save_state(state)
    advance(state)
    same(before, save_state(state), "running on changes a position in which somebody is asked")


def keep_all(case: Case, player: Player, often: int = 7, limit: int = 20_000) -> Session[Any]:
    """Play a game to its end and hold every law, the dear ones at every so many decisions."""
    game = case.game
    rng = Random(f"laws {case.seed}")
    previous: Any = None
    first: Any = None
    known: set[Option] = set()
    session: Session[Any] | None = None
    for session, found in play(case, player, limit):
        state = session.state
        if first is None:
            first = state.clone()
        number = len(session.record.choices)
        well_asked(game, state, found, known)
        well_told(game, state, session.record.log[-1])
        if not found:
            result_is_open(game, state, rng)
        if previous is not None:
            choice = session.record.choices[-1]
            undo_does_not_peek(session, previous, choice.seat, choice.option, rng)
            events_tell_no_secret(game, previous, choice.seat, choice.option, rng)
            beats = beats_tell_the_game(game, previous, choice, session.record.log[-1], session.state)
            beats_tell_no_secret(game, previous, choice, beats, rng)
            undo_goes_back(session, previous)
            undo_tells_no_secret(session)
            previous = None
            state = session.state
        if number % often == 0 or not found:
            census_holds(game, first, state)
            well_prompted(game, state)
            all_options_work(game, state, found, rng)
            clone_is_apart(game, state, found, rng)
            survives_saving(game, state, found)
            survives_notation(game, state, found, case.components, case.seed)
            tells_no_secret(game, state, rng)
            dealing_again_forgets(game, state, rng)
            own_view_is_the_view(game, state)
            hidden_choices_stay_hidden(game, state, found, rng)
            simultaneous_choices_commute(game, state, found, rng)
            replays_without_questions(state)
            previous = state.clone()
    assert session is not None
    ends_well(game, session.state)
    same_record_same_game(session, case.components)
    return session
