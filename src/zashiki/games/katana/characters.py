"""The Wandering Characters: who wanders, where they may go, and what they deal out. (section 21)"""

from collections.abc import Iterable

from zashiki.games.katana.effects import gain_points
from zashiki.games.katana.names import AREA_OF, AREAS, CHARACTER_STREAM, CHARACTERS, GEISHA_TOKENS, HOUSES, KAJI_CARDS, SPACES
from zashiki.games.katana.state import FROM_CHARACTERS, KatanaState

KAJI, KANRI, KOGEIKA, SHINOBI, RONIN, SAMURAI, SHONIN, UNSUISO, GEISHA = range(9)
ADVANCE_TOKEN, DECORATE_TOKEN, COIN_TOKEN = range(3)


# Setup


def let_wander(state: KatanaState) -> None:
    """Four Characters, one for each of Academy, Houses, Market and Palace, and their piles. (SNK-WAND-01)

    Where nothing is decorated, Kogeika stays in the box and the Academy has nobody. (SNK-MIX-06, SNK-MIX-11)
    """
    records, closed = state.box.printed, state.special.no_decoration
    special = state.setup.settings["characters"] == "all"
    names = [number for number, record in enumerate(records.characters) if special or record.set == "expansion"]
    state.wanderers = [-1] * len(CHARACTERS)
    drawn = [number for number in names if not (closed and number == KOGEIKA)]
    state.shuffle(drawn, CHARACTER_STREAM)
    areas = [AREAS.index(area) for area in records.characters_setup.areas[: records.characters_setup.in_play]]
    for area in areas:
        space = first_stand(state, area)
        if space >= 0:
            state.wanderers[drawn[-1]] = space
            state.reveal("character_arrives", drawn.pop(), space)
    fill_piles(state)


def first_stand(state: KatanaState, area: int) -> int:
    """Where an area's Character starts: on the displayed Sword with the lowest number, else on the leftmost space; -1: nowhere."""
    if area == HOUSES:
        return state.display.index(min(sword for sword in state.display if sword >= 0))
    return next((space for space in range(SPACES) if AREA_OF[space] == area and state.usable(space)), -1)


def fill_piles(state: KatanaState) -> None:
    """The Kaji cards, and the tokens of Kogeika and the Geisha, of those who wander. (SNK-CHAR-02, SNK-CHAR-03, SNK-CHAR-05)"""
    records, wanderers = state.box.printed, state.wanderers
    if wanderers[KAJI] >= 0:
        state.kaji_pile = dealt_again(state, range(len(KAJI_CARDS)))
    if wanderers[KOGEIKA] >= 0:
        state.kogeika_pile = dealt_again(state, [kind for kind, token in enumerate(records.kogeika_tokens) for _ in range(token.count)])
        show_kogeika_token(state)
    if wanderers[GEISHA] >= 0:
        state.geisha_pile = dealt_again(state, [kind for kind in range(len(GEISHA_TOKENS)) for _ in range(records.geisha.tokens_per_kind)])
        for _ in range(records.geisha.display):
            show_geisha_token(state)


def redeal_piles(state: KatanaState) -> None:
    """Everything that lies face down. (SNK-CHAR-02, SNK-CHAR-03, SNK-CHAR-05)"""
    state.kaji_pile = dealt_again(state, state.kaji_pile)
    state.geisha_pile = dealt_again(state, state.geisha_pile)
    state.kogeika_pile = dealt_again(state, state.kogeika_pile[:-1]) + state.kogeika_pile[-1:]


def dealt_again(state: KatanaState, pile: Iterable[int]) -> tuple[int, ...]:
    """A pile that nobody knows the order of, in random order."""
    things = list(pile)
    state.deal_again(things, CHARACTER_STREAM)
    return tuple(things)


# Where they may go


def destinations(state: KatanaState, left: int) -> list[int]:
    """The free spaces in use and the displayed Swords without a Character, but for the space just left.

    (SNK-R-61, SNK-MIX-02, SNK-MIX-11)
    """
    board, taken = state.board, {left, *state.wanderers}
    found = [space for space, sword in enumerate(state.display) if sword >= 0 and space not in taken]
    return found + [space for spaces in state.areas() for space in spaces if board[space] < 0 and space not in taken]


# What they deal out


def take_kaji_card(state: KatanaState, seat: int) -> None:
    """The top Kaji card, face up from now on; none when the pile is empty. (SNK-CHAR-03, SNK-R-66)"""
    if state.kaji_pile:
        *rest, card = state.kaji_pile
        state.kaji_pile = tuple(rest)
        state.players[seat].kaji += (card,)
        state.reveal("takes_kaji", seat, card)


def take_kogeika_token(state: KatanaState, seat: int) -> None:
    """The token that lies face up; the next one is turned. (SNK-CHAR-05, SNK-R-66)"""
    if state.kogeika_pile:
        *rest, token = state.kogeika_pile
        state.kogeika_pile = tuple(rest)
        state.players[seat].kogeika += (token,)
        state.say("takes_kogeika", seat, token)
        show_kogeika_token(state)


def show_kogeika_token(state: KatanaState) -> None:
    if state.kogeika_pile:
        state.reveal("shows_kogeika", state.kogeika_pile[-1])


def show_geisha_token(state: KatanaState) -> None:
    if state.geisha_pile:
        *rest, token = state.geisha_pile
        state.geisha_pile = tuple(rest)
        state.geisha_shown += (token,)
        state.reveal("shows_geisha", state.geisha_shown[-1])


def best_strength(state: KatanaState, seat: int) -> int:
    """The highest Strength on a Forge; a katana has none. (SNK-CHAR-08, SNK-R-65)"""
    strength = state.box.strength
    return max((strength[sword] for sword in state.players[seat].swords if sword < len(strength)), default=0)


# Points


def score_bowls(state: KatanaState) -> None:
    """At the end of a round 1 point per Coin in the Bowl. (SNK-CHAR-01)"""
    rate = state.box.printed.unsuiso.points_per_coin_each_round
    for seat in range(state.humans):
        gain_points(state, seat, state.players[seat].bowl * rate, FROM_CHARACTERS)
