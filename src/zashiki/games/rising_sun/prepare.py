"""The component set as tables by number, worked out and checked once."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from zashiki.games.rising_sun import names
from zashiki.games.rising_sun.components import Card, Clan, Counts, Monster, Printed, Reward, SetBonus, Shrine
from zashiki.kernel import ComponentError, Option, check_ids


@dataclass(frozen=True, slots=True)
class Box:
    """The components by number, with tables for what is asked often."""

    counts: Counts
    track: tuple[str, ...]
    rewards: tuple[Reward, ...]  # by Province
    clans: tuple[Clan, ...]
    homes: tuple[int, ...]  # Province by Clan
    shrines: tuple[Shrine, ...]
    tiles: tuple[int, ...]  # Mandates of the ten tiles
    token_vp: tuple[int, ...]  # by Season x 8 + Province
    set_bonus: tuple[SetBonus, ...]
    monsters: tuple[Monster, ...]  # by piece less FIRST_MONSTER
    monster_of: tuple[int, ...]  # piece by card; -1: no Monster
    cards: tuple[Card, ...]
    costs: tuple[int, ...]  # by card
    decks: tuple[tuple[tuple[int, ...], ...], ...]  # by Set and Season: copies of each card
    rows: tuple[tuple[tuple[int, ...], ...], ...]  # by Set and Season: the different cards
    by_sea: tuple[tuple[bool, ...], ...]  # a Move between these two Provinces takes a Shipping Route
    steps: tuple[tuple[tuple[Option, ...], ...], ...]  # by piece and Province: its Moves to adjacent Provinces
    flights: tuple[tuple[tuple[Option, ...], ...], ...]  # the same to any other Province, for the Dragonfly


def prepare(printed: Printed) -> Box:
    """The tables of a component set."""
    sorted_cards = in_order("cards", printed.cards, names.CARDS)
    linked = {frozenset((link.a, link.b)) for link in (*printed.borders, *printed.routes)}
    borders = {frozenset((link.a, link.b)) for link in printed.borders}
    pairs = [[frozenset((a, b)) for b in names.PROVINCES] for a in names.PROVINCES]
    steps = tuple(tuple(moves(piece, a, [b for b in range(8) if pairs[a][b] in linked]) for a in range(8)) for piece in range(12))
    flights = tuple(tuple(moves(piece, a, range(8)) for a in range(8)) for piece in range(12))
    decks = tuple(tuple(deck(printed, a_set, season) for season in names.SEASONS[:3]) for a_set in names.SETS)
    for monster in names.PIECES[names.FIRST_MONSTER :]:
        if any(sum(season[names.CARDS.index(monster)] for season in seasons) > 1 for seasons in decks):
            raise ComponentError(f"printings: there is one figure of «{monster}», so one card in each Set.")
    clans = in_order("clans", printed.clans, names.CLANS)
    tokens: dict[tuple[str, str], int] = {(token.season, token.province): token.vp for token in printed.war_tokens}
    places = [(season, province) for season in names.SEASONS[:3] for province in names.PROVINCES]
    if sorted(tokens) != sorted(places) or len(printed.war_tokens) != len(places):
        raise ComponentError("war_tokens: there must be one for each Season and Province.")
    tiles = tuple(number for number, m in enumerate(in_order("mandates", printed.mandates, names.MANDATES)) for _ in range(m.copies))
    turns = printed.political_track.sequence.count("M")
    if len(tiles) < turns + printed.counts.tiles_drawn - 1:
        raise ComponentError(f"mandates: {len(tiles)} tiles are too few for {turns} Mandate Turns.")
    return Box(
        counts=printed.counts,
        track=printed.political_track.sequence,
        rewards=tuple(province.harvest for province in in_order("provinces", printed.provinces, names.PROVINCES)),
        clans=clans,
        homes=tuple(names.PROVINCES.index(clan.home) for clan in clans),
        shrines=in_order("shrines", printed.shrines, names.SHRINES),
        tiles=tiles,
        token_vp=tuple(tokens[place] for place in places),
        set_bonus=printed.set_bonus,
        monsters=in_order("monsters", printed.monsters, names.PIECES[names.FIRST_MONSTER :]),
        monster_of=tuple(names.PIECES.index(card.id) if card.type == "monster" else -1 for card in sorted_cards),
        cards=sorted_cards,
        costs=tuple(card.cost for card in sorted_cards),
        decks=decks,
        rows=tuple(tuple(tuple(c for c, copies in enumerate(cards) if copies) for cards in seasons) for seasons in decks),
        by_sea=tuple(tuple(pair in linked and pair not in borders for pair in row) for row in pairs),
        steps=steps,
        flights=flights,
    )


def in_order(what: str, entries: Sequence[Any], ids: Sequence[str]) -> tuple[Any, ...]:
    """The entries of a list in the order the rules count them by."""
    found = {entry.id: entry for entry in entries}
    check_ids(what, sorted(found), sorted(ids))
    return tuple(found[name] for name in ids)


def moves(piece: int, start: int, ends: Sequence[int]) -> tuple[Option, ...]:
    """The Moves of a piece from one Province to others."""
    return tuple(Option("move", (piece, start, end)) for end in ends if end != start)


def deck(printed: Printed, a_set: str, season: str) -> tuple[int, ...]:
    """Copies of each card in a Season's deck: the Core and one Set. (RS-SETUP-08)"""
    copies = [0] * len(names.CARDS)
    for printing in printed.printings:
        if printing.season == season and printing.set in ("core", a_set):
            copies[names.CARDS.index(printing.card)] += printing.copies
    return tuple(copies)
