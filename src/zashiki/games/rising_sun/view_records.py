"""What a seat may know, as plain records. -1 means none wherever a thing may be missing."""

from zashiki.kernel import frozen


@frozen
class GroupView:
    """Pieces of one kind and owner in one place."""

    seat: int
    piece: int
    number: int
    force: int  # of each of them where it stands now


@frozen
class ProvinceView:
    """A Province: who stands there."""

    groups: list[GroupView]  # figures and Strongholds
    force: list[int]  # by seat
    war_number: int  # 0: no War here this Season


@frozen
class ShrineView:
    """A Shrine slot, from left to right."""

    shrine: int
    groups: list[GroupView]
    force: list[int]  # by seat


@frozen
class CardView:
    """Copies of a Season card."""

    card: int
    number: int
    cost: int  # printed


@frozen
class SaleView:
    """A Season card on display; it keeps its place when all copies are sold."""

    card: int
    number: int
    cost: int  # printed
    price: int  # what this seat pays now


@frozen
class MandateView:
    """A slot of the Political Track that is filled."""

    seat: int
    mandate: int  # what is or was executed; -1: not named yet
    hidden: bool  # the tile lies face down
    tile: int  # -1: face down and not yours


@frozen
class TokenView:
    """A War Province token that a Clan has won."""

    season: int
    province: int
    vp: int


@frozen
class HostageView:
    """A figure beside the captor's Screen."""

    owner: int
    piece: int


@frozen
class PlayerView:
    """What one seat has; all of it is open."""

    clan: int  # -1: not chosen yet
    vp: int
    honor: int  # place on the Honor Track, 0 at the top; -1: not there yet
    coins: int  # Reserve; while bids are secret with the Coins being bid
    ronin: int
    income: int
    home: int  # Province; -1: no Clan yet
    ally: int  # -1: none
    allied_seasons: list[int]
    reserve: list[GroupView]
    strongholds_on_map: int
    cards: list[CardView]
    tokens: list[TokenView]
    hostages: list[HostageView]
    toll_policy: int
    score: int  # with what Winter would give now


@frozen
class BattleView:
    """The Battle being fought."""

    province: int
    fighters: list[int]
    shown: bool  # bids are open
    bids: list[list[int] | None]  # by seat and Advantage; None: secret, or not in the Battle
    hired: list[int]
    for_hire: list[int]  # by seat: what Hire Ronin can bring at most; the Koi's Coins too, as long as nobody sees which of them are bid
    force: list[int]  # by seat, with hired Ronin
    fallen: list[GroupView]


@frozen
class ProposalView:
    """A proposal of an Alliance and of nothing else that this seat may know of."""

    seat: int
    to: int
    private: bool


@frozen
class DealView:
    """A package offered, or the draft of one."""

    seat: int
    to: int  # below 0 in a draft: not settled yet
    private: bool
    coins: int
    ronin: int
    asked_coins: int
    asked_ronin: int
    alliance: bool  # it is part of the package


@frozen
class DrawView:
    """The tiles this seat has looked at in a Mandate Turn of this Season."""

    turn: int
    tiles: list[int]


@frozen
class View:
    """A position as a seat sees it."""

    season: int  # -1: before Spring
    phase: int
    card_set: int
    order: list[int]  # seats clockwise
    honor: list[int]  # seats from the top
    players: list[PlayerView]
    provinces: list[ProvinceView]
    shrines: list[ShrineView]
    display: list[SaleView]
    track: list[str]  # M and K
    turn: int  # place on the track that is being carried out; -1: none
    mandates: list[MandateView]  # filled slots
    current: int  # whose Mandate Turn it is or was last; -1: none
    tiles_left: int  # in the deck, those in hand included
    hand: list[int]  # the four tiles, while you choose
    draws: list[DrawView]  # yours this Season
    war_row: list[int]  # Provinces by War Number
    war: int  # place in the row that is being resolved; -1: none
    war_owners: list[int]  # who has this Season's token of each place in the row; -1: nobody
    battle: BattleView | None
    proposals: list[ProposalView]
    offers: list[DealView]
    draft: DealView | None
