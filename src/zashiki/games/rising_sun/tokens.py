"""Winning War Province tokens, and the cards that pay for it."""

from zashiki.games.rising_sun.effects import gain_vp
from zashiki.games.rising_sun.names import COURAGE, FROM_CARD, SOULS_CARD
from zashiki.games.rising_sun.state import RisingSunState, oni_owned, owned, put


def win_token(state: RisingSunState, seat: int, province: int, with_souls: bool) -> None:
    """Take a War Province token, with what Courage and the Oni of Souls give for it. (RS-CARD-07, RS-RUL-80)"""
    state.token_owner = put(state.token_owner, state.season * 8 + province, seat)
    state.say("wins_token", seat, province)
    cards = state.box.cards
    gain_vp(state, seat, owned(state, seat, COURAGE) * cards[COURAGE].vp, FROM_CARD[COURAGE])
    if with_souls:
        gain_vp(state, seat, cards[SOULS_CARD].vp_each * oni_owned(state, seat), FROM_CARD[SOULS_CARD])
