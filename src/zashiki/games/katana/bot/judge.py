"""How a smith judges a position, in points: what is scored, and what is on its way."""

from collections.abc import Sequence

from zashiki.games.katana.honors import honor_points, sashimono_points
from zashiki.games.katana.names import TILES
from zashiki.games.katana.scoring import FAVOR_I, favor_winners
from zashiki.games.katana.state import KatanaState, Player
from zashiki.games.katana.steps.katana import ChangeProject, beginnings
from zashiki.games.katana.steps.turn import TakeTurn
from zashiki.kernel import Option

TERMS = ("score", "swords", "wealth", "hands", "banners", "cards", "school", "honors", "katana")
REASONS: frozenset[str] = frozenset({"deliver", "compose"})
ANSWERS: frozenset[str] = frozenset()
CLOSES: frozenset[str] = frozenset()
ASKS: frozenset[str] = frozenset()

ROUNDS = 4
USUAL = 3  # the round in which a Sword may be delivered, so that the next round by itself makes none worth more
EXTRAS = 6.0  # what a delivery brings besides its points: a Sashimono, the lines, a Worker, the Project
READY = 0.5  # of a move whose Resource is in stock
BEGUN = 0.4  # what its Project has brought a katana ahead, in moves for each Resource
WAITING = 0.3  # for a complete Sword that is not delivered
MOVES = 1.2  # of Swords for each Worker placed, all actions counted
NEED = 0.15  # a Coin still to be spent on a Sword
COIN = 0.3
PENNILESS = 6  # Coins beyond which more of them are worth less
HAND = 2.6  # an Available Worker in this round
CARD = 0.5
HONOR = 0.8
MEMBER = 0.6  # a Family Member at the Palace, for each round to come
STEP = 0.15  # of a Decorator
FAVOR = 4.5  # a Favor card that may be won
PROJECT = 7.0  # a Project with all kinds, before the Favor cards


def terms(state: KatanaState, seat: int) -> Sequence[float]:
    """What each term is worth."""
    player = state.players[seat]
    if state.over:
        return (float(player.score), *[0.0] * (len(TERMS) - 1))
    left = ROUNDS - state.round  # rounds to come after this one
    return (
        float(player.score),
        swords(state, player, left),
        wealth(state, player),
        hands(player, left),
        0.9 * sashimono_points(state, seat),
        cards(state, player, left),
        school(player, left),
        honors(state, seat),
        katana(state, seat, left),
    )


def honors(state: KatanaState, seat: int) -> float:
    """Honor cards as they stand, and the best one still to be taken: passing early gains nothing by itself."""
    player = state.players[seat]
    held = sum(honor_points(state, seat, honor) for honor in player.honors)
    best = 0 if player.passed else max((honor_points(state, seat, honor) for honor in state.honors), default=0)
    return HONOR * (held + best)


def swords(state: KatanaState, player: Player, left: int) -> float:
    """Swords on the Forge: what they will bring, as far as they have come, less what they still need."""
    worth = 0.0
    stock = player.stock[:]
    hands_left = 0 if player.passed else player.workers
    work = 0  # moves until this Sword is complete: the katana first, then the easiest
    capacity = 1.0 + MOVES * (hands_left + left * (4 + (player.locks & ~player.blocked).bit_count()))
    forging = [(state.composition(sword), state.placed[sword], sword) for sword in player.swords]
    for composition, placed, sword in sorted(forging, key=lambda found: (found[2] < TILES, len(found[0]) - found[1])):
        missing = len(composition) - placed
        work += missing
        hope = 0.95 * max(0.0, min(1.0, 1.3 - work / capacity)) if missing else 1.0
        if hope:
            worth += hope * forged(state, sword, composition, placed, stock)
    return worth


def forged(state: KatanaState, sword: int, composition: tuple[int, ...], placed: int, stock: list[int]) -> float:
    """What a Sword will bring, by how far it has come; what it needs is taken from the stock."""
    box, decorated = state.box, state.decorated[sword]
    own = box.points[sword] + EXTRAS if sword < TILES else sum([box.value[kind] for kind in composition]) + favors(state)
    decorations = sum([points for kind, points in enumerate(box.decoration) if decorated >> kind & 1]) if decorated else 0
    if placed == len(composition):
        return own + box.round_points[state.round] + decorations - WAITING
    own += box.round_points[max(USUAL, state.round)]
    begun = 0.5 if sword < TILES else 0.5 + BEGUN * len(composition)
    ready, reach, need = READY, placed + begun, 0.0
    for kind in composition[placed:]:
        if stock[kind]:
            stock[kind] -= 1
            reach += ready
        else:
            ready = READY / 2
            need += box.price[kind] * NEED
    return max(0.0, own * reach / (len(composition) + begun) + decorations - need)


def wealth(state: KatanaState, player: Player) -> float:
    """Coins and Resources in stock: the first Coins are worth most."""
    coins = player.coins
    worth = COIN * min(coins, PENNILESS) + 0.12 * max(0, coins - PENNILESS)
    return worth + sum(0.17 * price * min(count, 4) for count, price in zip(player.stock, state.box.price, strict=True))


def hands(player: Player, left: int) -> float:
    """Workers to place now, and those freed for later rounds."""
    freed = (player.locks & ~player.blocked).bit_count()
    now = 0.0 if player.passed else HAND * player.workers
    return now + HAND * (4 + freed) * left


def cards(state: KatanaState, player: Player, left: int) -> float:
    """Cards in hand, and those under lines that will pay again."""
    worth = CARD * min(len(player.cards), 3 + left) + 0.1 * len(player.cards)
    for line, under in enumerate(player.under):
        for card in under:
            payment = state.box.benefit[card]
            pays = payment.coins * COIN + payment.points + 0.4 * payment.steps
            if payment.resource >= 0:
                pays += state.box.price[payment.resource] * COIN * payment.amount
            chances = 0.9 if line == 4 else 0.0 if line == 5 else 1.0  # Swords never leave column 1
            worth += pays * (0.2 + 0.25 * left) * chances
    return worth


def school(player: Player, left: int) -> float:
    """Decorators advanced and Family Members at the Palace."""
    return (STEP * sum(player.decorators) + MEMBER * sum(player.rooms)) * (left + 0.3)


def favors(state: KatanaState) -> float:
    """What a delivered katana may bring by the Shōgun's Favor: less when others have delivered theirs."""
    open_ = sum(favor != FAVOR_I or not state.favor_i_settled for favor in state.favors)
    done = sum(player.katana_column >= 0 for player in state.players)
    return FAVOR * open_ / (1 + done)


def katana(state: KatanaState, seat: int, left: int) -> float:
    """The Project growing into a katana that can still be finished; once delivered, the Favor cards it will win."""
    player = state.players[seat]
    if player.katana_column >= 0:
        shares = [favor_winners(state, favor) for favor in state.favors if favor != FAVOR_I]
        return sum(FAVOR / len(winners) for winners in shares if seat in winners)
    if player.katana:
        return 0.0  # it counts among the Swords
    kinds = sum(1 for count in player.project if count)
    size = sum(player.project)
    chance = min(1.0, 0.1 + 0.35 * left)
    return (PROJECT + 0.5 * favors(state)) * (0.2 * kinds + 0.03 * min(size, 6)) * chance


def suggest_at_once(state: KatanaState, seat: int, options: Sequence[Option]) -> int:
    """A complete Sword is delivered at once, and the katana put into play as soon as it can be finished; the rest is searched."""
    verbs = [option.verb for option in options]
    if "deliver" in verbs:
        return verbs.index("deliver")
    top = state.stack[-1]
    if isinstance(top, ChangeProject) and top.seat == seat:
        return verbs.index("done" if "done" in verbs else "cancel")
    if "compose" in verbs and can_be_finished(state, seat):
        return verbs.index("compose")
    return -1


def can_be_finished(state: KatanaState, seat: int) -> bool:
    """Whether the Project makes a katana as it is, and there is time to forge it."""
    player = state.players[seat]
    project = tuple(player.project)
    return bool(beginnings(state, seat, project)) and (state.round < ROUNDS or 2 * player.workers > sum(project))


def excuse(state: KatanaState, seat: int, option: Option) -> None:
    """Nobody offers anything in this game."""


def rests(state: KatanaState) -> bool:
    """A turn is one miniature, with all that follows from it."""
    return isinstance(state.stack[-1], TakeTurn)
