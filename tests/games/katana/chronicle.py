"""The open part of a position kept by the log alone: whoever follows the events knows what lies where. (SNK-SET-17)"""

from typing import Any

from zashiki.games.katana.names import AREA_OF, FIRST_SPACE, HOUSE_SPACES, HOUSES, MARKET, SPACES, TILES
from zashiki.games.katana.sliding import LINES_OF
from zashiki.games.katana.state import FROM_AREAS, FROM_HONORS, KatanaState, Player, one_less
from zashiki.games.katana.story import chapter_won
from zashiki.kernel import Event


class Chronicle:
    """A position that changes by what is told, to be compared with the one that is played."""

    def __init__(self, state: KatanaState) -> None:
        self.kept = state.clone()
        self.tally = [player.tally[:] for player in state.players]  # by where the points come from
        self.paying: list[set[int]] = [set() for _ in state.players]  # lines that have not paid for the Sword being delivered
        self.drawn = -1  # the Ghost's last Solo card
        self.leading = state.order[0]
        self.freed = [0] * len(state.players)  # Blocked Workers

    def follow(self, state: KatanaState) -> None:
        """Hear what the last choice left and look whether the position is as told."""
        uncovered: dict[int, int] = {}
        for event in state.events:
            self.hear(event, state)
            if event.key == "uncovers":
                uncovered[event.args[0]] = event.args[1]
            if event.key == "market_shows":
                uncovered[-1] = event.args[0]
        for house in range(4):
            if state.decks_left[house] != self.kept.decks_left[house]:
                assert uncovered.pop(house, -1) == state.house_top(house)
        if state.market_left != self.kept.market_left:
            assert uncovered.pop(-1, -1) == (state.on_offer()[-1] if state.market_left else -1)
        assert not uncovered, "nothing else was uncovered"
        self.kept.decks_left, self.kept.market_left = state.decks_left[:], state.market_left
        assert self.table(self.kept) == self.table(state)
        assert self.tally == [player.tally for player in state.players]
        assert self.leading == state.order[0]
        for kept, player, freed in zip(self.kept.players, state.players, self.freed, strict=True):
            assert belongings(kept) == belongings(player)
            assert player.blocked.bit_count() == player.locks.bit_count() - freed or state.setup.settings["metal"]  # which blocks again

    def table(self, state: KatanaState) -> list[Any]:
        """What lies on the table. Miniatures in the Houses are told with the Sword they take, so the display tells of them."""
        forges = {sword: state.cell[sword] for player in state.players for sword in player.swords}
        return [
            state.round, forges, state.placed, state.decorated, state.display, state.board[HOUSE_SPACES:], state.honors, state.discard,
            state.wanderers, state.promo, state.metal, state.surcharge, state.favor_owner, state.geisha_shown, state.kogeika_pile[-1:],
        ]  # fmt: skip

    def hear(self, event: Event, state: KatanaState) -> None:
        """One event. What has no effect of its own is checked against what is known."""
        kept, args = self.kept, event.args
        one = kept.players[args[0]] if args and args[0] < len(kept.players) else kept.players[0]
        told: Any = (event.key, *args)
        match told:
            # Coins, Resources, points
            case "gains_coins", _, coins:
                one.coins += coins
            case "pays_coins", _, coins:
                one.coins -= coins
            case "gains_resource", _, kind, amount:
                one.stock[kind] += amount
            case "buys_resource", _, kind, coins:
                one.stock[kind] += 1
                one.coins -= coins
            case "sells_resource", _, kind:
                one.stock[kind] -= 1
            case "gains_points", seat, points, source:
                self.tally[seat][source] += points
            case "loses_points", seat, points, source:
                self.tally[seat][source] -= points
            case (("honor_scores" | "ghost_finds_no_room"), seat, thing, points):
                assert thing in one.honors if event.key == "honor_scores" else (seat, thing) == (kept.ghost, self.drawn)
                self.tally[seat][FROM_HONORS if event.key == "honor_scores" else FROM_AREAS] += points
            case "temple_asks", _, coins:
                assert coins == state.box.monk_cost[kept.round]
            case "price_rises", kind, coins:
                kept.surcharge[kind] += 1
                assert coins == state.box.price[kind] + kept.surcharge[kind]
            # Rounds and places
            case "round_begins", number:
                kept.round = number
                self.restore()
            case "first_player", seat:
                self.leading = seat
            case "shows_sword", sword, space:
                kept.display[space] = sword
            case "shows_honor", honor:
                kept.honors += (honor,)
            case "passes", _, honor:
                if honor >= 0:
                    kept.honors = one_less(kept.honors, honor)
                    one.honors += (honor,)
            case "hires_monk", _:
                one.monks -= 1
            case "places", seat, figure, space:
                assert kept.board[space] < 0
                assert seat != kept.ghost or AREA_OF[space] == self.drawn
                kept.board[space] = seat * 2 + figure
            case "forges", _, figure, line:
                one.pointing += (line * 2 + figure,)
            case "takes_sword", seat, sword, house:
                assert kept.display.index(sword) // 3 == house
                kept.display[kept.display.index(sword)] = -1
                if seat == kept.ghost:
                    assert self.drawn == HOUSES
                    one.delivered.append(sword)
                else:
                    self.enter(one, sword)
            case "frees_worker", seat:
                self.freed[seat] += 1
            # Swords
            case "picks_sword", _, sword:
                self.enter(one, sword)
            case "moves", _, sword, kind, cell:
                assert kind == kept.needs(sword)
                one.stock[kind] -= 1
                kept.placed[sword] += 1
                kept.cell[sword] = cell
            case "swaps", _, upper, lower:
                assert {upper, lower} <= set(one.swords)
                assert kept.cell[lower] == kept.cell[upper] + 5
            case "decorates", seat, sword, kind:
                kept.decorated[sword] += 1 if seat == kept.ghost else 1 << kind
                assert kind in kept.resources_on(sword)
            case "delivers", seat, sword:
                assert not self.paying[seat], "both lines have paid for the Sword before"
                self.paying[seat] = set(LINES_OF[kept.cell[sword]])
                one.swords.remove(sword)
                if sword < TILES:
                    one.delivered.append(sword)
            case "line_pays", seat, line:
                self.paying[seat].remove(line)
            case "gains_sashimono", _, kind:
                one.sashimonos.append(kind)
            case "plans", _, kind:
                one.project[kind] += 1
            case "katana_in_play", seat, resources:
                one.katana, one.project = state.players[seat].katana, state.players[seat].project[:]
                assert resources == len(one.katana) == sum(one.project)
                self.enter(one, TILES + seat)
            case "katana_delivered", seat, column:
                one.katana_column = column - 1
                assert kept.cell[TILES + seat] % 5 == one.katana_column
            case "shame", _:
                one.shame = 1
            case "dishonor", _:
                one.shame = 2
            case "wins_favor", seat, favor:
                kept.favor_owner[favor] = seat
            # Academy, Palace, cards
            case "advances", _, kind, column:
                assert column == one.decorators[kind] + 2
                one.decorators[kind] += 1
            case "sends", _, room:
                one.family -= 1
                one.rooms[room] += 1
            case "shifts", _, room, goal:
                one.rooms[room] -= 1
                one.rooms[goal] += 1
            case "uses_room", _, room:
                assert room in kept.rooms
            case "takes_card", _, card:
                one.cards.append(card)
            case "uses_card", _, card:
                assert card in one.cards or any(card in cards for cards in one.under)
            case "buys_benefit", _, card, line, coins:
                one.cards.remove(card)
                one.under[line] += (card,)
                one.coins -= coins
            case "discards", seat, card:
                kept.discard.append(card)
                if seat != kept.ghost:
                    one.cards.remove(card)
            # The Ghost and the Story
            case "ghost_draws", seat, area:
                assert seat == kept.ghost
                self.drawn = area
            case (("ghost_ignores" | "solo_card_leaves"), seat, area):
                assert (seat, area) == (kept.ghost, self.drawn)
                assert (area == HOUSES) == (event.key == "solo_card_leaves")
            case "ghost_stays_away", seat:
                assert seat == kept.ghost
            case "ghost_katana_grows", _, kind:
                one.katana += (kind,)
                kept.placed[TILES + kept.ghost] += 1
            case (("chapter_won" | "chapter_lost"), _, chapter):
                assert chapter == kept.setup.settings["chapter"]
                assert (event.key == "chapter_won") == chapter_won(state)
            # Characters, Promo tiles, Metal Katana
            case "meets", seat, character:
                assert state.board[kept.wanderers[character]] >> 1 == seat
            case "character_goes", _, character, space:
                kept.wanderers[character] = space
            case "takes_kaji", _, card:
                one.kaji += (card,)
            case "uses_kaji", _, card:
                one.kaji = one_less(one.kaji, card)
            case "takes_kogeika", _, token:
                *rest, top = kept.kogeika_pile
                assert top == token
                kept.kogeika_pile = tuple(rest)
                one.kogeika += (token,)
            case "shows_kogeika", token:
                assert kept.kogeika_pile[-1] == token
            case "uses_kogeika", _, token:
                one.kogeika = one_less(one.kogeika, token)
            case "takes_geisha", _, token:
                kept.geisha_shown = one_less(kept.geisha_shown, token)
                one.geisha += (token,)
            case "shows_geisha", token:
                kept.geisha_shown += (token,)
            case "fills_bowl", _, coins:
                one.bowl = coins
            case "takes_promo", _, tile:
                assert tile >= 0
                kept.promo = tuple(-1 if other == tile else other for other in kept.promo)
            case "takes_metal", seat:
                kept.metal = seat
            case ("metal_returns",):
                kept.metal = -1
            case (("uncovers" | "market_shows" | "final_scoring"), *_):
                pass
            case _:
                raise AssertionError(f"{event.key} is not understood")

    def enter(self, one: Player, sword: int) -> None:
        """A Sword onto the Forge."""
        one.swords.append(sword)
        self.kept.cell[sword] = self.kept.composition(sword)[0] * 5

    def restore(self) -> None:
        """Miniatures are back."""
        self.kept.board[FIRST_SPACE[MARKET] :] = [-1] * (SPACES - FIRST_SPACE[MARKET])
        for seat, player in enumerate(self.kept.players):
            player.pointing = ()
            player.monks = 0 if seat == self.kept.ghost or self.kept.special.no_monks else 2


def belongings(player: Player) -> list[Any]:
    """What a player has."""
    delivered = player.delivered + [player.delivering] * (0 <= player.delivering < TILES)
    return [
        player.coins, player.stock, player.monks, player.pointing, player.swords, delivered, player.sashimonos, player.project,
        player.katana, player.katana_column, player.shame, player.decorators, player.family, player.rooms, player.honors,
        sorted([*player.cards, *player.used]), player.under, player.kaji, player.kogeika, player.geisha, player.bowl,
    ]  # fmt: skip
