"""What a seat may know, as plain records. (RS-INF)"""

from dataclasses import replace
from functools import cache

from zashiki.games.rising_sun.force import force, piece_force, worshippers
from zashiki.games.rising_sun.mandate_deck import hand, hands_seen, is_hidden
from zashiki.games.rising_sun.names import (
    CARDS,
    FALLEN,
    FIRST_SHRINE,
    KOI,
    KOMAINU,
    PLACES,
    RESERVE,
    SHINTO,
    STRIDE,
    STRONGHOLD,
    WINTER,
)
from zashiki.games.rising_sun.scoring import scores
from zashiki.games.rising_sun.state import NOBODY, RisingSunState, count, current_player, war_row
from zashiki.games.rising_sun.steps.advantages import ronin_for_hire
from zashiki.games.rising_sun.steps.negotiation import bare_proposals
from zashiki.games.rising_sun.steps.political import PoliticalTrack
from zashiki.games.rising_sun.steps.purchases import BuyCard, card_price
from zashiki.games.rising_sun.view_records import (
    BattleView,
    CardView,
    DealView,
    DrawView,
    GroupView,
    HostageView,
    MandateView,
    PlayerView,
    ProposalView,
    ProvinceView,
    SaleView,
    ShrineView,
    TokenView,
    View,
)
from zashiki.kernel import SPECTATOR


def view(state: RisingSunState, seat: int) -> View:
    """All that a seat, or a spectator, may know."""
    shown = public_view(state)
    return own_view(state, shown, seat) if seat < len(state.clans) else shown


def public_view(state: RisingSunState) -> View:
    """All that everybody may know."""
    seats = range(len(state.clans))
    row = war_row(state)
    totals = scores(state)
    return View(
        season=state.season,
        phase=state.phase,
        card_set=state.card_set if state.order else -1,
        order=list(state.order),
        honor=state.honor[:],
        players=[player_view(state, other, totals[other]) for other in seats],
        provinces=[
            ProvinceView(
                groups=groups(state, province),
                force=[force(state, other, province) for other in seats],
                war_number=row.index(province) + 1 if province in row else 0,
            )
            for province in range(8)
        ],
        shrines=[
            ShrineView(shrine, groups(state, place), [worshippers(state, other, place) for other in seats])
            for place, shrine in enumerate(state.shrines, FIRST_SHRINE)
        ],
        display=sales(state, SPECTATOR),
        track=list(state.box.track),
        turn=turn_on_track(state),
        mandates=mandates(state, SPECTATOR),
        current=current_player(state, state.drawn - 1) if state.drawn else -1,
        tiles_left=len(state.tiles) - len(state.picks),
        hand=[],
        draws=[],
        war_row=row,
        war=state.war,
        war_owners=[state.token_owner[state.season * 8 + province] for province in row],
        battle=battle_view(state, SPECTATOR) if state.battle >= 0 else None,
        proposals=proposals(state, SPECTATOR),
        offers=offers(state, SPECTATOR),
        draft=None,
    )


def own_view(state: RisingSunState, shown: View, seat: int) -> View:
    """What everybody may know, and what this seat alone knows."""
    mine = state.drawn > len(state.picks) and current_player(state, len(state.picks)) == seat
    return replace(
        shown,
        display=sales(state, seat),
        mandates=mandates(state, seat),
        hand=hand(state, len(state.picks)) if mine else [],
        draws=[DrawView(turn, tiles) for turn, tiles in hands_seen(state, seat).items()],
        battle=battle_view(state, seat) if state.battle >= 0 else None,
        proposals=proposals(state, seat),
        offers=offers(state, seat),
        draft=draft_view(state, seat),
    )


def proposals(state: RisingSunState, seat: int) -> list[ProposalView]:
    """The Alliances proposed without anything else, the private ones to those whom they concern."""
    return [ProposalView(giver, to, bool(private)) for giver, to, private in bare_proposals(state) if not private or seat in (giver, to)]


def offers(state: RisingSunState, seat: int) -> list[DealView]:
    """The packages offered, likewise."""
    return [
        DealView(giver, to, bool(private), coins, ronin, asked_coins, asked_ronin, (giver, to, private) in state.proposals)
        for giver, to, private, coins, ronin, asked_coins, asked_ronin in state.offers
        if not private or seat in (giver, to)
    ]


def groups(state: RisingSunState, place: int) -> list[GroupView]:
    """What stands in a place, Clan by Clan."""
    return [group for seat in state.order for group in groups_of(state, seat, place)]


def groups_of(state: RisingSunState, seat: int, place: int) -> list[GroupView]:
    """One seat's pieces in a place."""
    here = state.pieces[seat * STRIDE + place : (seat + 1) * STRIDE : PLACES]
    if not any(here):
        return []
    return [group(seat, piece, number, force_at(state, seat, piece, place)) for piece, number in enumerate(here) if number]


def force_at(state: RisingSunState, seat: int, piece: int, place: int) -> int:
    """What each piece of a kind counts for where it stands: in a Province, at a Shrine, elsewhere nothing."""
    if place < FIRST_SHRINE:
        return piece_force(state, seat, piece, place)
    return int(place < RESERVE and piece in (SHINTO, KOMAINU))


@cache
def group(seat: int, piece: int, number: int, force: int) -> GroupView:
    """The record of some pieces; many looks at a table show the same ones again."""
    return GroupView(seat, piece, number, force)


def turn_on_track(state: RisingSunState) -> int:
    """Where the Political Phase stands: the symbol before the one that comes next."""
    return next((step.position - 1 for step in state.stack if isinstance(step, PoliticalTrack)), -1)


def card_views(state: RisingSunState, copies: tuple[int, ...]) -> list[CardView]:
    """The cards of which there are copies."""
    return [CardView(card, number, state.box.costs[card]) for card, number in enumerate(copies) if number]


def sales(state: RisingSunState, seat: int) -> list[SaleView]:
    """The Season's cards, with what they cost this seat: with its discount while it is asked to buy. (RS-RUL-22)"""
    if not 0 <= state.season < WINTER or not state.order:
        return []
    asked = state.stack[-1] if state.stack else None
    discount = asked.discount if isinstance(asked, BuyCard) and asked.seat == seat else 0
    costs = state.box.costs
    row = state.box.rows[state.card_set][state.season]
    buyer = seat < len(state.clans)
    return [
        SaleView(card, state.display[card], costs[card], card_price(state, seat, card, discount) if buyer else costs[card]) for card in row
    ]


def player_view(state: RisingSunState, seat: int, score: int) -> PlayerView:
    """One seat's belongings."""
    components = state.box
    clan = state.clans[seat]
    cards = state.cards[seat * len(CARDS) : (seat + 1) * len(CARDS)]
    tokens = [token for token, owner in enumerate(state.token_owner) if owner == seat]
    return PlayerView(
        clan=clan,
        vp=state.vp[seat],
        honor=state.honor.index(seat) if state.honor else -1,
        coins=state.coins[seat],
        ronin=state.ronin[seat],
        income=components.clans[clan].income if clan >= 0 else 0,
        home=components.homes[clan] if clan >= 0 else -1,
        ally=state.ally[seat],
        allied_seasons=[season for season in range(3) if state.allied_seasons[seat] >> season & 1],
        reserve=groups_of(state, seat, RESERVE),
        strongholds_on_map=sum(count(state, seat, STRONGHOLD, province) for province in range(8)),
        cards=card_views(state, cards),
        tokens=[TokenView(token // 8, token % 8, components.token_vp[token]) for token in tokens],
        hostages=[HostageView(owner, piece) for captor, owner, piece in state.hostages if captor == seat],
        toll_policy=state.toll_policy[seat],
        score=score,
    )


def mandates(state: RisingSunState, seat: int) -> list[MandateView]:
    """The tiles on the track."""
    return [mandate_view(state, turn, seat) for turn in range(len(state.picks))]


def mandate_view(state: RisingSunState, turn: int, seat: int) -> MandateView:
    """A tile on the track; the Lotus's own tile is seen by the Lotus alone. (RS-RUL-11)"""
    player = current_player(state, turn)
    hidden = is_hidden(state, turn)
    called = state.called[turn] if turn < len(state.called) else -1
    return MandateView(player, called, hidden, state.picks[turn] if not hidden or player == seat else -1)


def battle_view(state: RisingSunState, seat: int) -> BattleView:
    """The Battle, with the own bid before all are shown. (RS-BAT-10)"""
    seats = range(len(state.clans))
    open_ = [other in state.fighters and (state.shown or other == seat) for other in seats]
    return BattleView(
        province=state.battle,
        fighters=list(state.fighters),
        shown=state.shown,
        bids=[state.bids[other * 4 : other * 4 + 4] if open_[other] else None for other in seats],
        hired=list(state.hired),
        for_hire=[for_hire(state, other, seat) for other in seats],
        force=[force(state, other, state.battle) + state.hired[other] for other in seats],
        fallen=groups(state, FALLEN),
    )


def for_hire(state: RisingSunState, other: int, seat: int) -> int:
    """What Hire Ronin can bring somebody, as far as a seat knows: the own bid is known to be gone. (RS-CLAN-12)"""
    bid = sum(state.bids[other * 4 : other * 4 + 4]) if other == seat and state.clans[other] == KOI and not state.shown else 0
    return ronin_for_hire(state, other) - bid


def draft_view(state: RisingSunState, seat: int) -> DealView | None:
    """The deal this seat is putting together."""
    if seat >= len(state.clans) or state.drafts[seat * 5] == NOBODY:
        return None
    partner, coins, ronin, asked_coins, asked_ronin = state.drafts[seat * 5 : seat * 5 + 5]
    return DealView(seat, partner, True, coins, ronin, asked_coins, asked_ronin, bool(state.courting >> seat & 1))
