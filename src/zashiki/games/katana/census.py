"""Counts of components that never change while a game goes on."""

from zashiki.games.katana.characters import COIN_TOKEN
from zashiki.games.katana.names import FIRST_MARKET, HOUSES, STARTING, TILES
from zashiki.games.katana.state import KatanaState


def census(state: KatanaState) -> dict[str, int]:
    """Where every tile, card and miniature is, added up."""
    players = state.players
    tiles = (
        [sword for sword in state.display if sword >= 0] + list(state.stack_of_swords[: state.swords_left]) + list(state.starting_swords)
    )
    cards = state.offer + list(state.market_deck[: state.market_left]) + state.discard
    for house in range(4):
        cards += state.decks[house][: state.decks_left[house]]
    for player in players:
        tiles += [sword for sword in [*player.swords, *player.delivered, player.delivering] if 0 <= sword < TILES]
        cards += [*player.cards, *player.used, *(card for under in player.under for card in under)]
    figures = [figure for figure in state.board if figure >= 0]
    return {
        "swords": len(tiles),
        "swords_twice": len(tiles) - len(set(tiles)),
        "daimyo_cards": sum(card < FIRST_MARKET for card in cards),
        "market_cards": sum(card >= FIRST_MARKET for card in cards),
        "honor_cards": state.honors_left + len(state.honors) + sum(len(player.honors) for player in players),
        **{f"workers_{seat}": workers(state, seat, figures) for seat in range(state.humans)},
        **{f"monks_{seat}": monks(state, seat, figures) for seat in range(state.humans)},
        **{f"family_{seat}": player.family + sum(player.rooms) for seat, player in enumerate(players)},
        "decorators_beyond": sum(not 0 <= column <= state.box.last_column for player in players for column in player.decorators),
        "coins_owed": sum(player.coins < 0 for player in players),
        "resources_owed": sum(count < 0 for player in players for count in player.stock),
        "spaces_shared": sum(shared_cells(state, seat) for seat in range(state.humans)),
        **module_census(state),
        "starting_sashimonos_kept": sum(kind >= STARTING for player in players for kind in player.sashimonos),
    }


def workers(state: KatanaState, seat: int, figures: list[int]) -> int:
    """Workers of a seat: Available, Blocked, on the board, beside the Forge."""
    player = state.players[seat]
    return player.workers + player.blocked.bit_count() + figures.count(seat * 2) + sum(not figure & 1 for figure in player.pointing)


def monks(state: KatanaState, seat: int, figures: list[int]) -> int:
    """Monks of a seat: at the Temple, on the board, beside the Forge."""
    player = state.players[seat]
    return player.monks + figures.count(seat * 2 + 1) + sum(figure & 1 for figure in player.pointing)


def shared_cells(state: KatanaState, seat: int) -> int:
    """How many Swords too many stand on the spaces of a Forge: none. (SNK-MOVE-04)"""
    cells = [state.cell[sword] for sword in state.players[seat].swords]
    return len(cells) - len(set(cells))


def module_census(state: KatanaState) -> dict[str, int]:
    """Tokens and tiles of the expansions, and the Ghost's cards and Workers."""
    players, wanderers = state.players, [space for space in state.wanderers if space >= 0]
    kaji = [*state.kaji_pile, *(card for player in players for card in player.kaji)]
    return {
        "characters": len(wanderers),
        "characters_sharing": len(wanderers) - len(set(wanderers)),
        "kaji_twice": len(kaji) - len(set(kaji)),
        "coin_tokens": state.kogeika_pile.count(COIN_TOKEN) + sum(player.kogeika.count(COIN_TOKEN) for player in players),
        "geisha_tokens": len(state.geisha_pile) + len(state.geisha_shown) + sum(len(player.geisha) for player in players),
        "reserve_and_rounds": len(state.ghost_reserve) + max(0, state.round - 1) if state.ghost >= 0 else 0,
        "solo_cards_of_other_areas": sum(area != HOUSES for area in state.ghost_deck + state.ghost_discard + state.ghost_reserve),
    }
