"""The event of the season, bids and positions."""

from collections.abc import Sequence

from tests.games.shogun.table import (
    BLACK,
    BLUE,
    GAME,
    PURPLE,
    RED,
    YELLOW,
    choose,
    choose_positions,
    finish_planning,
    number,
    offered,
    planning,
    told,
    treasure,
)
from zashiki.games.shogun.names import BID, NONE, SUMMER
from zashiki.games.shogun.state import ORDER, ShogunState
from zashiki.games.shogun.steps.order import ChoosePosition, ShowBids, bid_rank, ranking
from zashiki.kernel import advance, prompt


def bidding(cards: Sequence[int], seed: str = "table") -> ShogunState:
    """A table at which these cards lie on the bid spaces, and the bids are being shown; -1: no card."""
    state = planning(len(cards), seed)
    for seat, card in enumerate(cards):
        if card != NONE:
            state.hand[seat].remove(card)
            state.plan[seat][BID] = card
    state.stage = ORDER
    state.stack = [ShowBids()]
    state.events = []
    advance(state)
    return state


def queue(state: ShogunState) -> tuple[int, ...]:
    """Who chooses a position after whom; everybody sees it."""
    top = state.stack[-1]
    assert isinstance(top, ChoosePosition)
    assert GAME.view(state, 0).choosing == list(top.waiting)
    return top.waiting


def test_one_of_the_open_events_strikes_at_random() -> None:
    """SHG-EVT-01: each of the four in some game; it holds for the season, and the rest stays open (SHG-EVT-02)."""
    struck = set()
    for seed in range(30):
        state = planning(3, str(seed))
        opened = state.open_events[:]
        events = finish_planning(state)
        assert state.event in opened
        assert state.open_events == [card for card in opened if card != state.event]
        assert told(events, "event_strikes") == [(state.event,)]
        struck.add(opened.index(state.event))
    assert struck == {0, 1, 2, 3}


def test_bids_are_shown_together_and_treasure_cards_are_paid() -> None:
    """SHG-ORD-01: a province costs nothing."""
    state = bidding([treasure(3), number("yamato"), treasure(0)])
    assert state.chests == [15, 18, 18]
    assert told(state.events, "bids") == [(0, treasure(3), 3), (1, number("yamato"), 0), (2, treasure(0), 0)]
    assert [player.plan[BID] for player in GAME.view(state, 1).players] == [treasure(3), number("yamato"), treasure(0)]


def test_bids_rank_4_3_2_1_province_0_none() -> None:
    """SHG-ORD-02, SHG-EX-04: a province beats every 0 and costs nothing, but everybody sees one that will do nothing."""
    assert queue(bidding([treasure(0), treasure(2), treasure(4), treasure(1), treasure(3)])) == (2, 4, 1, 3, 0)
    five = bidding([NONE, treasure(0), number("mino"), treasure(1), number("kaga")])
    assert queue(five)[0] == 3 and set(queue(five)[1:3]) == {2, 4} and queue(five)[3:] == (1, 0)
    assert five.chests == [12, 12, 12, 11, 12]
    ranks = [bid_rank(card) for card in (treasure(4), treasure(3), treasure(2), treasure(1), number("aki"), treasure(0), NONE)]
    assert ranks == sorted(set(ranks), reverse=True)
    assert bid_rank(number("aki")) == bid_rank(number("yamato"))


def test_equal_bids_go_in_random_order() -> None:
    """SHG-ORD-03, SHG-RUL-08: provinces are equal to each other, and so are empty spaces."""
    for cards in ([treasure(2)] * 3, [number("suruga"), number("yamato"), number("bizen")], [NONE] * 3):
        orders = {queue(bidding(cards, str(seed))) for seed in range(60)}
        assert len(orders) == 6


def test_a_mixed_auction() -> None:
    """SHG-TC-10: red 3, blue a province, black 0, yellow 3, purple nothing."""
    found = set()
    for seed in range(20):
        state = bidding([treasure(3), number("echizen"), treasure(0), treasure(3), NONE], str(seed))
        found.add(queue(state))
        assert told(state.events, "drawn_for_tie") == [(seat,) for seat in queue(state)[:2]]
        assert state.chests == [9, 12, 12, 9, 12]
    assert found == {(RED, YELLOW, BLUE, BLACK, PURPLE), (YELLOW, RED, BLUE, BLACK, PURPLE)}


def test_only_equal_bids_use_chance() -> None:
    """SHG-ORD-03: a ranking without ties is no matter of luck."""
    state = bidding([treasure(3), treasure(2), treasure(1)])
    before = state.chance[:]
    assert ranking(state) == [0, 1, 2]
    assert state.chance == before


def test_each_takes_a_free_position_with_its_special_card() -> None:
    """SHG-ORD-04, SHG-DEC-06, SHG-RUL-42: all five positions are on offer even to three players."""
    state = bidding([treasure(1), treasure(2), treasure(3)])
    assert offered(state, 2, "take_position") == [(0,), (1,), (2,), (3,), (4,)]
    asked = prompt(GAME, state, 2)
    assert asked is not None and asked.message.args == (1,), "the first to choose"
    events = choose(state, 2, "take_position", 4)
    assert state.special[state.displayed[4]] == 2
    assert told(events, "takes_position") == [(2, 4, state.displayed[4])]
    assert offered(state, 1, "take_position") == [(0,), (1,), (2,), (3,)]
    assert GAME.view(state, 0).players[2].special == state.displayed[4]


def test_special_cards_nobody_took_are_out_of_use() -> None:
    """SHG-ORD-05"""
    state = bidding([treasure(1), treasure(2), treasure(3)])
    for seat, position in ((2, 0), (1, 3), (0, 1)):
        choose(state, seat, "take_position", position)
    held = [special for special in range(5) if state.special[special] != NONE]
    assert sorted(held) == sorted(state.displayed[position] for position in (0, 1, 3))


def test_the_order_is_by_position_and_free_ones_are_skipped() -> None:
    """SHG-ORD-06, SHG-EX-05: red, blue, black by rising position; who has position 1 acts first."""
    state = bidding([treasure(1), treasure(2), treasure(3)])
    for seat, position in ((BLACK, 4), (BLUE, 2), (RED, 0)):
        choose(state, seat, "take_position", position)
    assert state.order() == [RED, BLUE, BLACK]
    assert GAME.view(state, 0).order == [RED, BLUE, BLACK]


def test_the_order_is_chosen_anew_each_season() -> None:
    """SHG-ORD-04, SHG-EXE-07: Daimyo cards and special cards are taken back after a season."""
    state = planning(3)
    finish_planning(state)
    choose_positions(state)
    while state.season != SUMMER:
        (seat,) = state.stack[-1].actors(state)
        choose(state, seat, *_first(state, seat))
    assert state.position == [NONE] * 3 and state.special == [NONE] * 5


def _first(state: ShogunState, seat: int) -> tuple[str, *tuple[int, ...]]:
    option = state.stack[-1].options(state, seat)[0]
    return (option.verb, *option.args)
