"""An individual turn: place one Worker or Monk and resolve the area, or pass. (sections 4 and 11)"""

from zashiki.games.katana.effects import pay_coins, use_card
from zashiki.games.katana.names import ACADEMY, AREA_OF, HONORS, HOUSE_SPACES, LINES, MARKET, MONK, PALACE, WORKER
from zashiki.games.katana.options import FORGE, FORGO, PASS_TAKING, PLACE, PLAY, TAKE_SWORD
from zashiki.games.katana.prepare import MONK_DISCOUNT, Box
from zashiki.games.katana.refusals import refused_placements
from zashiki.games.katana.state import KatanaState, one_less
from zashiki.games.katana.steps.academy import activate_academy
from zashiki.games.katana.steps.characters import meet
from zashiki.games.katana.steps.forge import activate_line
from zashiki.games.katana.steps.houses import TakeSword, enterable_swords, take_sword
from zashiki.games.katana.steps.komainu import activate_komainu
from zashiki.games.katana.steps.market import activate_market
from zashiki.games.katana.steps.moments import SETTLE_CARDS, open_moment
from zashiki.games.katana.steps.palace import activate_palace
from zashiki.kernel import PASS, AskSeat, Option, Refusal, Step, frozen


def free_spaces(state: KatanaState) -> list[int]:
    """The spaces one may choose: in each area the leftmost free one, and every free one with a Character. (SNK-RND-05, SNK-WAND-04)"""
    board, wanderers, memo = state.board, state.wanderers, state.memo
    away = board[HOUSE_SPACES:]
    if memo is not None and memo[0] == away and memo[1] == wanderers:
        known: list[int] = memo[2]
        return known  # most turns leave these spaces as they are
    met = [space for space in wanderers if space >= HOUSE_SPACES and board[space] < 0]
    found = []
    for spaces in state.areas():
        for space in spaces:
            if board[space] < 0 and space not in met:
                found.append(space)
                break
    found += met
    state.memo = (away, wanderers.copy(), found)
    return found


def monk_price(state: KatanaState, discount: int) -> int:
    """What a Monk costs in this round. (SNK-TEMP-01, SNK-MCARD-7)"""
    box: Box = state.setup.box
    price = box.monk_cost[state.round] - discount
    return price if price > 0 else 0


@frozen
class TakeTurn(AskSeat):
    """Place a Worker, hire a Monk and place it, or pass. (SNK-RND-02, SNK-D-03, SNK-D-05)"""

    seat: int

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        player = state.players[seat]
        found: list[Option] = []
        if player.workers or player.monks:
            spaces, swords = free_spaces(state), enterable_swords(state, seat)
            if player.workers:
                found = placements(WORKER, spaces, swords)
            if player.monks:
                price = monk_price(state, 0)
                if player.coins >= price:
                    found += placements(MONK, spaces, swords)
                if price:
                    found += donations(state, seat, 0)
        if state.honors:
            found += map(PASS_TAKING.__getitem__, state.honors)
        else:
            found.append(PASS)
        return found

    def pick(self, state: KatanaState, seat: int, part: float, acts: list[Option]) -> Option:
        """The same option as in the list, found by counting, since the list is long."""
        player, honors = state.players[seat], state.honors
        gifts: list[Option] = []
        by_worker = by_monk = 0
        if player.workers or player.monks:
            spaces, swords = free_spaces(state), enterable_swords(state, seat)
            each = len(swords) + len(spaces) + len(LINES)
            if player.workers:
                by_worker = each
            if player.monks:
                price = monk_price(state, 0)
                if player.coins >= price:
                    by_monk = each
                if price and (player.cards or player.fresh):
                    gifts = donations(state, seat, 0)
        number = int(part * (by_worker + by_monk + len(gifts) + (len(honors) or 1) + len(acts)))
        if number < by_worker:
            return placement(WORKER, spaces, swords, number)
        number -= by_worker
        if number < by_monk:
            return placement(MONK, spaces, swords, number)
        number -= by_monk
        rest = [*gifts, *([PASS_TAKING[honor] for honor in honors] or [PASS]), *acts]
        return rest[number]

    def refused(self, state: KatanaState, seat: int) -> list[Refusal]:
        return refused_placements(state, seat, monk_price(state, 0))

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        verb, args = option
        if verb == "pass_taking" or verb == "pass":
            state.push(*PASSING[seat][args[0] if args else -1])
            return
        open_moment(state, seat)
        if verb == "play":
            use_card(state, seat, args[0])
            state.push(HireMonk(seat, state.box.amount[args[0]]))
        else:
            place(state, seat, option, 0)


def placements(figure: int, spaces: list[int], swords: list[int]) -> list[Option]:
    """Everything one may do with a miniature: the Houses, the other areas, the Forge. (SNK-TEMP-03)"""
    at, sword_with = PLACE[figure], TAKE_SWORD[figure]
    return [*[sword_with[sword] for sword in swords], *[at[space] for space in spaces], *FORGE[figure]]


def placement(figure: int, spaces: list[int], swords: list[int], number: int) -> Option:
    """One of the placements by its number."""
    if number < len(swords):
        return TAKE_SWORD[figure][swords[number]]
    number -= len(swords)
    return PLACE[figure][spaces[number]] if number < len(spaces) else FORGE[figure][number - len(spaces)]


def donations(state: KatanaState, seat: int, discount: int) -> list[Option]:
    """Cards that make a Monk cheaper, if by all of them one can be paid. (SNK-MCARD-7, SNK-D-04)"""
    player = state.players[seat]
    if not (player.cards or player.fresh):
        return []
    box: Box = state.setup.box
    card = player.has_card(box.cards_with[MONK_DISCOUNT])
    if card < 0:
        return []
    cards = [card for card in (*player.cards, *player.fresh) if box.effect[card] == MONK_DISCOUNT]
    enough = player.coins >= monk_price(state, discount + sum(box.amount[card] for card in cards))
    return [PLAY[card]] if enough else []


def place(state: KatanaState, seat: int, option: Option, discount: int) -> None:
    """A miniature goes to its place, a Monk after paying the Temple; then its area is resolved. (SNK-TEMP-01, SNK-TEMP-02)"""
    verb, (figure, where) = option
    player = state.players[seat]
    if figure == MONK:
        player.monks -= 1
        price = monk_price(state, discount)
        state.say("hires_monk", seat)
        pay_coins(state, seat, price)
    else:
        player.workers -= 1
    if verb == "take_sword":
        go_to_houses(state, seat, figure, where)
    elif verb == "forge":
        player.pointing += (where * 2 + figure,)
        state.say("forges", seat, figure, where)
        activate_line(state, seat, figure, where)
    else:
        state.board[where] = seat * 2 + figure
        state.say("places", seat, figure, where)
        if where in state.wanderers:
            meet(state, seat, where, Activate(seat, figure, AREA_OF[where]))
        else:
            activate(state, seat, figure, AREA_OF[where])


def go_to_houses(state: KatanaState, seat: int, figure: int, sword: int) -> None:
    """A Sword is taken, after the Character that stands on it. (SNK-HOUSE-01, SNK-WAND-02)"""
    space = state.display.index(sword)
    if space in state.wanderers:
        state.board[space] = seat * 2 + figure
        meet(state, seat, space, TakeSword(seat, figure, sword))
    else:
        take_sword(state, seat, figure, sword)


@frozen
class Activate(Step):
    """The action in an area, after the Character met there. (SNK-WAND-02)"""

    seat: int
    figure: int
    area: int

    def run(self, state: KatanaState) -> None:
        activate(state, self.seat, self.figure, self.area)


def activate(state: KatanaState, seat: int, figure: int, area: int) -> None:
    """What a miniature does in an area with numbered spaces."""
    if area == MARKET:
        activate_market(state, seat, figure)
    elif area == ACADEMY:
        activate_academy(state, seat, figure)
    elif area == PALACE:
        activate_palace(state, seat, figure)
    else:
        activate_komainu(state, seat, figure)


@frozen
class HireMonk(AskSeat):
    """After a card that makes a Monk cheaper: place it, or play another such card. (SNK-D-04)"""

    seat: int
    discount: int

    def options(self, state: KatanaState, seat: int) -> list[Option]:
        found: list[Option] = []
        price = monk_price(state, self.discount)
        if state.players[seat].coins >= price:
            found = placements(MONK, free_spaces(state), enterable_swords(state, seat))
        if price:
            found += donations(state, seat, self.discount)
        return found or [FORGO]  # Coins spent on a benefit meanwhile may be missing

    def refused(self, state: KatanaState, seat: int) -> list[Refusal]:
        found = refused_placements(state, seat, monk_price(state, self.discount))
        return [entry for entry in found if entry.option.args[0] == MONK]

    def choose(self, state: KatanaState, seat: int, option: Option) -> None:
        if option.verb == "forgo":
            state.push(TakeTurn(seat))
        elif option.verb == "play":
            use_card(state, seat, option.args[0])
            state.push(HireMonk(seat, self.discount + state.box.amount[option.args[0]]))
        else:
            place(state, seat, option, self.discount)


@frozen
class Pass(Step):
    """An Honor card; no more turns, deliveries or katana in this round. (SNK-PASS-01, SNK-PASS-02, SNK-HON-01)"""

    seat: int
    honor: int  # -1: none is left

    def run(self, state: KatanaState) -> None:
        player = state.players[self.seat]
        player.passed = True
        if self.honor >= 0:
            state.honors = one_less(state.honors, self.honor)
            player.honors += (self.honor,)
        state.say("passes", self.seat, self.honor)


# By seat and Honor card; the last one is for none
PASSING = tuple(tuple((SETTLE_CARDS[seat], Pass(seat, honor)) for honor in (*range(len(HONORS)), -1)) for seat in range(4))
