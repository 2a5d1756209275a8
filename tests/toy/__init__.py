"""A toy game that uses every feature of the kernel: a tea house."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.toy.state import DECK, Box, Guest, Tea, ToyState
from tests.toy.steps import MOST, Bid, Round, Serve
from zashiki.kernel import ComponentSet, Game, Heavy, Setting, Setup, Vocabulary, read_components


@dataclass(frozen=True, slots=True)
class GuestView:
    coins: int
    score: int
    cards: int
    hand: list[int] | None  # only for its owner
    bid: int | None
    offers_to_me: int


@dataclass(frozen=True, slots=True)
class View:
    round: int
    deck: int
    discard: list[int]
    guests: list[GuestView]


def new(setup: Setup, key: bytes) -> ToyState:
    box: Box = setup.box
    deck = [kind for kind, tea in enumerate(box.teas) for _ in range(tea.copies)]
    guests = [Guest(box.counts.coins, offers=[0] * setup.seats) for _ in range(setup.seats)]
    state = ToyState(setup=setup, key=key, chance=[0, 0], guests=guests, deck=deck)
    state.shuffle(deck, DECK)
    state.push(Round())
    return state


def view(state: ToyState, seat: int) -> View:
    guests = [
        GuestView(
            coins=guest.coins,
            score=guest.score,
            cards=len(guest.hand),
            hand=guest.hand[:] if owner == seat else None,
            bid=guest.bid if owner == seat else None,
            offers_to_me=guest.offers[seat] if seat < len(state.guests) else 0,
        )
        for owner, guest in enumerate(state.guests)
    ]
    return View(state.round, len(state.deck), state.discard[:], guests)


def redeal(state: ToyState, seat: int) -> None:
    """Hands and deck of the others again, and their bids and private offers."""
    teas = state.deck[:]
    for other, guest in enumerate(state.guests):
        if other != seat:
            teas += guest.hand
    state.deal_again(teas, DECK)
    for other, guest in enumerate(state.guests):
        if other != seat:
            served = len(guest.hand)
            guest.hand = sorted(teas.pop() for _ in range(served))
            if state.stack and isinstance(state.stack[-1], Bid):
                guest.bid = state.roll(min(guest.coins, MOST) + 1, DECK)
            for third in range(len(state.guests)):
                if third != seat and third != other and guest.offers[third]:
                    guest.offers[third] = 0
    state.deck = teas


def scores(state: ToyState) -> tuple[int, ...]:
    return tuple(guest.score for guest in state.guests)


def winners(state: ToyState) -> tuple[int, ...]:
    best = max(scores(state))
    return tuple(seat for seat, score in enumerate(scores(state)) if score == best)


def census(state: ToyState) -> dict[str, int]:
    teas = state.deck + state.discard + [tea for guest in state.guests for tea in guest.hand]
    return {tea.id: teas.count(kind) for kind, tea in enumerate(state.box.teas)}


GAME = Game(
    id="toy",
    rules_version=1,
    seats=(2, 3, 4, 5),
    settings=(Setting("evening", ("long", "short"), "long"),),
    streams=("deck", "ties"),
    printed=Box,
    vocabulary=Vocabulary(
        verbs={
            "bid": ("coins#",), "rethink": (), "done": (), "play": ("tea",), "bury": ("tea",), "spoil": (), "pass": (),
            "offer": ("seat", "coins#"), "withdraw": ("seat",), "accept": ("seat",), "serve": (),
        },
        prompts={"bid": (), "evening": (), "react": ("seat", "tea"), "bargain": ()},
        events={
            "round_begins": ("round#",), "done": ("seat",), "bids": ("seat", "coins#"), "wins": ("seat", "coins#"),
            "draws": ("seat", "tea"), "draws_unseen": ("seat",), "buries": ("seat", "tea"), "buries_unseen": ("seat",),
            "plays": ("seat", "tea"), "spoils": ("seat", "tea"), "rethinks": ("seat",), "offers": ("seat", "to=seat", "coins#"),
            "withdraws": ("seat", "to=seat"), "accepts": ("seat", "from=seat", "coins#"),
            "serves": ("seat", "first=tea", "second=tea", "third=tea"),
        },
        reasons={"too_dear": ("coins#",), "too_few_teas": ("teas#",)},
        scores=("served",),
        labels={"tea": ("sencha", "hojicha", "genmaicha", "matcha")},
    ),
    new=new,
    view=view,
    redeal=redeal,
    scores=scores,
    winners=winners,
    breakdown=lambda state: [("served", scores(state))],
    census=census,
    state_types=(ToyState, Guest),
    standing=(Serve(),),
    hidden=frozenset({"bid", "offer", "withdraw"}),
    veiled=frozenset({"bury"}),
    random_weights={"rethink": 0.1, "withdraw": 0.3, "offer": 0.3},
    unsearched=frozenset({"rethink", "withdraw", "offer"}),
    heavy=Heavy(4),
)  # fmt: skip


@cache
def components() -> ComponentSet:
    """The toy's component set."""
    path = Path(__file__).parent / "data" / "components.toml"
    return read_components(GAME, path.read_text(encoding="utf-8"), path.name)


__all__ = ["GAME", "Tea", "components"]
