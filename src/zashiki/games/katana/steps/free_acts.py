"""Free acts: what every player who has not passed may do beside any question, on anybody's turn. (SNK-RND-08, SNK-R-16)

Nobody is ever asked whether to do one: they are offered beside whatever is asked, so a seat never has to say no.
"""

from zashiki.games.katana.characters import ADVANCE_TOKEN, DECORATE_TOKEN
from zashiki.games.katana.effects import buy_benefit, decorate, gain_coins, use_card
from zashiki.games.katana.forging import decorations
from zashiki.games.katana.options import COMPOSE, DELIVER, TOKEN_ADVANCE
from zashiki.games.katana.prepare import STACK, Box
from zashiki.games.katana.refusals import refused_free_acts
from zashiki.games.katana.state import KatanaState, Player, one_less
from zashiki.games.katana.steps.delivery import begin_delivery, is_delivering
from zashiki.games.katana.steps.houses import entry_is_free
from zashiki.games.katana.steps.katana import ChangeProject, is_composing
from zashiki.games.katana.steps.moments import advanceable, can_buy, iconless_uses, open_moment, purchases
from zashiki.games.katana.steps.promo import advance_decorator
from zashiki.kernel import Option, Refusal, Step, option


class FreeActs(Step):
    """Deliver, put the katana into play, use a card without an icon, buy a permanent benefit."""

    verbs = ("deliver", "compose", "use", "use_to_decorate", "use_to_advance", "buy", "stack", "token_advance", "token_decorate")

    def actors(self, state: KatanaState) -> tuple[int, ...]:
        return tuple([seat for seat in range(state.setup.seats) if self.has_some(state, seat)])

    def has_some(self, state: KatanaState, seat: int) -> bool:
        """Whether a seat has a free act, without making a list of them."""
        setup = state.setup
        if seat >= setup.seats:
            return False
        player = state.players[seat]
        if not player.passed:
            box: Box = setup.box
            placed, lengths = state.placed, box.lengths
            for sword in player.swords:
                if placed[sword] >= lengths[sword] and state.needs(sword) < 0 and not is_delivering(state, seat):
                    return True
            if player.starts and can_compose(state, seat, player):
                return True
            held = [*player.cards, *player.fresh] if player.fresh else player.cards
            if held and not box.free_use.isdisjoint(held) and iconless_uses(state, seat, held):
                return True
            if player.kogeika and token_uses(state, seat):
                return True
        return player.moment and can_buy(state, seat)

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        setup = state.setup
        if seat >= setup.seats:
            return []
        player = state.players[seat]
        found: list[Option] = []
        if not player.passed:
            box: Box = setup.box
            placed, lengths = state.placed, box.lengths
            for sword in player.swords:
                if placed[sword] >= lengths[sword] and state.needs(sword) < 0 and not is_delivering(state, seat):
                    found.append(DELIVER[sword])
            if player.starts and can_compose(state, seat, player):
                found.append(COMPOSE)
            held = [*player.cards, *player.fresh] if player.fresh else player.cards
            if held and not box.free_use.isdisjoint(held):
                found += iconless_uses(state, seat, held)
            if player.kogeika:
                found += token_uses(state, seat)
        if player.moment and (player.cards or player.used):
            found += purchases(state, seat)
        return found

    def refused(self, state: KatanaState, seat: int) -> list[Refusal]:
        return refused_free_acts(state, seat, self.options(state, seat))

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        verb, args = option
        if verb == "compose":
            state.push(ChangeProject(seat))
            return
        open_moment(state, seat)
        if verb == "deliver":
            begin_delivery(state, seat, args[0])
        elif verb == "buy":
            buy_benefit(state, seat, *args)
        elif verb == "stack":
            use_card(state, seat, state.players[seat].has_card(state.box.cards_with[STACK]))
            buy_benefit(state, seat, *args)
        elif verb.startswith("token"):
            use_token(state, seat, args)
        else:
            use_iconless(state, seat, args)


def can_compose(state: KatanaState, seat: int, player: Player) -> bool:
    """Whether the katana could be put into play now. (SNK-KAT-02)"""
    rows = [row for row in range(4) if player.starts >> row & 1 and entry_is_free(state, seat, row)]
    return bool(rows) and not is_composing(state, seat)


def use_iconless(state: KatanaState, seat: int, args: tuple[int, ...]) -> None:
    """The immediate effect of a card without an icon: Coins, a decoration, or a Decorator's step. (SNK-CARD-05)"""
    card = args[0]
    use_card(state, seat, card)
    if len(args) == 1:
        gain_coins(state, seat, state.box.amount[card])
    elif len(args) == 2:
        advance_decorator(state, seat, args[1])
    else:
        decorate(state, seat, args[1], args[2])


def token_uses(state: KatanaState, seat: int) -> list[Option]:
    """What Kogeika's tokens can do now: advance a Decorator, decorate a Resource. (SNK-CHAR-05, SNK-R-66)"""
    held = state.players[seat].kogeika
    found: list[Option] = []
    if ADVANCE_TOKEN in held:
        found = [TOKEN_ADVANCE[kind] for kind in advanceable(state, seat)]
    if DECORATE_TOKEN in held:
        found += [option("token_decorate", sword, kind) for sword, kind in decorations(state, seat)]
    return found


def use_token(state: KatanaState, seat: int, args: tuple[int, ...]) -> None:
    """A token of Kogeika is discarded for its effect."""
    token = ADVANCE_TOKEN if len(args) == 1 else DECORATE_TOKEN
    player = state.players[seat]
    player.kogeika = one_less(player.kogeika, token)
    state.say("uses_kogeika", seat, token)
    if token == ADVANCE_TOKEN:
        advance_decorator(state, seat, args[0])
    else:
        decorate(state, seat, *args)
