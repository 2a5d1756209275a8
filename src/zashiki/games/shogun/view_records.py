"""What a seat may know, as plain records. -1 means none wherever a thing may be missing."""

from zashiki.kernel import frozen


@frozen
class ProvinceView:
    """A province on the map. Its number is its place in the list."""

    in_play: bool
    region: int
    owner: int  # -1: neutral
    armies: int
    castle: bool
    temple: bool
    theatre: bool
    sites: int  # building sites in all
    markers: int  # revolt markers
    chests: int  # printed yield
    rice: int  # printed yield


@frozen
class OddsView:
    """How an attack may end, in per cent: for whoever is asked to march, if the table wants help."""

    province: int
    armies: int
    conquered: int
    neutral: int
    held: int


@frozen
class PlayerView:
    """A player's belongings."""

    daimyo: int  # -1: not chosen yet
    chests: int
    rice: int
    score: int
    supply: int  # armies in the supply
    provinces: int
    position: int  # in the player order; -1: none now
    special: int  # the special card held; -1: none
    done: bool  # with planning
    plan: list[int]  # by space: a card, -1 none, -2 face down; while planning others see it face down once it is done, and nothing before
    hand: list[int] | None  # cards not laid; only for their owner
    groups: list[int]  # army groups still to be placed in the draft


@frozen
class TowerView:
    """Cubes by colour: seats 1 to 5, then farmers. What is stuck can be worked out by everybody. (SHG-RUL-43)"""

    inside: list[int]
    tray: list[int]
    farmers: int  # in their supply


@frozen
class DraftView:
    open: list[int]
    deck: int


@frozen
class Hint:
    """An own province could not do this action as things are now."""

    province: int
    action: int
    obstacle: int


@frozen
class Risk:
    """Collecting in an own province makes its farmers rise."""

    province: int
    action: int
    farmers: int
    held: int  # the chance to put them down as things are now, in per cent; -1: the table wants no help


@frozen
class Budget:
    """What the own plan costs and brings, in chests."""

    cost: int  # if everything in it happened, with the bid
    taxes: int  # that come in at least
    payments: list[int]  # by action: whether a province there could be paid for when it comes


@frozen
class View:
    side: str  # sun or moon
    extra_routes: bool
    year: int  # 0: before the first
    years: int  # in all
    season: int
    stage: str  # setup, planning, order, execution, winter, over
    actions: list[int]  # by slot; -2: face down; empty between the seasons
    slot: int  # the action being carried out; -1: none
    specials: list[int]  # by position: the special card laid there
    open_events: list[int]
    event: int  # of this season; -1: not drawn
    used_events: list[int]
    event_deck: int
    rice_losses: list[int]  # by event card: the rice it takes in winter at this table
    order: list[int]  # the seats that have a position, lowest first
    choosing: list[int]  # the seats that still have to choose a position, best bid first
    provinces: list[ProvinceView]
    stock: list[int]  # neutral province cards
    tiles: list[int]  # castles, temples, theatres left
    tower: TowerView
    draft: DraftView | None
    players: list[PlayerView]
    budget: Budget | None  # of the own plan, while planning
    hints: list[Hint]  # own plan: what is impossible now
    risks: list[Risk]  # own plan: where collecting leads to a revolt
    odds: list[OddsView]  # of the attacks one may choose now
