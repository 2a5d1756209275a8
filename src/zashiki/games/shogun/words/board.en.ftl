# Words that only the drawn board of Shogun needs.

shogun-board-setup = Setup
shogun-board-year = Year { $year }
shogun-board-season-spring = { $year ->
        [1] Four events lie open: one comes true in each season, the last in winter. The actions have an order, and five of them are hidden. Plan!
       *[other] A new year: rice and revolt markers are gone, and four new events lie open. What you hold and have built stays. Plan!
    }
shogun-board-season-summer = The actions have a new order, and three events are left. Cards come back to the hand. Plan!
shogun-board-season-autumn = The last harvest before winter, when every province eats 1 rice: whoever lacks it faces revolts. Plan!
shogun-board-stage-planning = planning
shogun-board-stage-order = player order
shogun-board-stage-execution = actions
shogun-board-stage-winter = supply and scoring
shogun-board-stage-over = over
shogun-board-during = Action { $slot } of 10: { $action }

shogun-doing-daimyo = which Daimyo?
shogun-doing-setup = where to begin?
shogun-doing-planning = where to lay the cards?
shogun-doing-order = which place in the order?
shogun-doing-execution = how to carry out an action?
shogun-doing-winter = where the next revolt breaks out?

shogun-board-chests = War chests
shogun-board-rice = Rice
shogun-board-provinces = Provinces
shogun-board-supply = Armies in supply
shogun-board-done = has planned
shogun-board-nothing = nothing
shogun-board-farmers = Farmers

shogun-board-out-of-play = Out of play with three players
shogun-board-held = { $armies ->
    [one] { $name }, 1 army
   *[other] { $name }, { $armies } armies
}
shogun-board-neutral = Neutral
shogun-board-yield = { $region } · { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
}, { $rice } rice
shogun-board-card = { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
}, { $rice } rice{ $armies ->
    [0] { "" }
    [one] ; 1 army
   *[other] ; { $armies } armies
}
shogun-board-buildings = { $free ->
    [0] { $list }; no site free
    [one] { $list }; 1 site free
   *[other] { $list }; { $free } sites free
}
shogun-board-sites = { $free ->
    [one] 1 building site
   *[other] { $free } building sites
}
shogun-board-markers = { $count ->
    [one] 1 revolt marker
   *[other] { $count } revolt markers
}
shogun-board-odds = With { $armies }: conquered { $conquered } %, neutral { $neutral } %, held { $held } %
shogun-board-odds-neutral = With { $armies }: conquered { $conquered } %, still neutral { $neutral } %

shogun-board-slot-open = Action { $slot } of the season, still to come
shogun-board-slot-now = Action { $slot } of the season, being carried out
shogun-board-slot-done = Action { $slot } of the season, done
shogun-board-slot-closed = Action { $slot }: face down
shogun-board-slot-at = Carried out as action { $slot }
shogun-board-cost = { $chests ->
    [one] Costs 1 chest
   *[other] Costs { $chests } chests
}
shogun-board-choosing = The choice of positions, in the order of the bids: { $names }
shogun-board-bids = By their bids
shogun-board-taken = Taken by { $name }
shogun-board-event-now = In force this season
shogun-board-event-open = Still open: it may strike in a later season, or set the loss of rice in winter
shogun-board-event-winter = Sets the loss of rice this winter

shogun-board-stock = Neutral provinces: { $count }
shogun-board-supply-table = Winter: what a lack of rice leads to
shogun-board-short = Unfed
shogun-board-revolts = Revolts
shogun-board-side-sun = Sun side
shogun-board-side-moon = Moon side
shogun-board-rice-track = Rice track
shogun-board-score-track = Victory point track

shogun-board-tower = Battle tower
shogun-board-tower-inside = Inside: { $cubes }
shogun-board-tower-tray = In the tray: { $cubes }
shogun-board-filling = The tower is filled
shogun-board-filled = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} thrown, { $stuck ->
    [one] { $stuck } stays
   *[other] { $stuck } stay
} inside
shogun-board-revolt = Revolt in { $province }
shogun-board-attack = { $from } → { $to }

shogun-board-went-in = went in
shogun-board-came-out = came out
shogun-board-from-tray = + { $count } from the tray
shogun-board-idle = The farmers in the tray do not help: a revolt marker lies in the province.
shogun-board-event-title = The event of the season
shogun-board-bids-title = The bids for the player order

shogun-board-daimyos = The Daimyos
shogun-board-draft = Province cards to take
shogun-board-shown = It is marked on the map; a click there takes the card, too
shogun-board-deck = Face-down deck: { $count }
shogun-board-groups = Army groups still to be placed

shogun-board-part-map = Map
shogun-board-part-actions = Actions
shogun-board-part-events = Events
shogun-board-individual = Individual board
shogun-board-bid = Bid
shogun-board-bid-short = Bid
shogun-board-hand = Your hand
shogun-board-face-down = face down
shogun-board-planned = { $taxes ->
    [0] The plan costs { $cost }; you have { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }.
   *[other] The plan costs { $cost }; you have { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }, and the taxes bring { $taxes } or more.
}
shogun-board-unpaid = Not enough chests when it comes to: { $actions }.
shogun-board-by-luck = Paid only if the taxes are turned up earlier: { $actions }.
shogun-board-repeat = As last season
shogun-board-how = Click a card and a space, or drag it there; onto a laid card, they change places.
shogun-board-risk = { $held ->
    [-1] a revolt of { $farmers ->
        [one] 1 farmer
       *[other] { $farmers } farmers
    } follows
   *[other] a revolt of { $farmers ->
        [one] 1 farmer
       *[other] { $farmers } farmers
    } follows; the odds that you keep the province: { $held } %
}
shogun-board-others = { $done ->
    [yes] { $name } has planned.
    [no] { $name } is still planning.
   *[shown] The board of { $name }: cards that are not turned up yet lie face down.
}
shogun-board-obstacle = { $card }, as things are now: { $obstacle }

## Winter

shogun-board-winter = Winter: by { $event } everybody loses { $rice } rice
shogun-board-winter-title = Winter
shogun-board-fed = enough rice
shogun-board-row-provinces = Provinces
shogun-board-row-buildings = Buildings
shogun-board-row-castles = Most castles
shogun-board-row-temples = Most temples
shogun-board-row-theatres = Most theaters
shogun-board-row-total = Victory points
shogun-board-close = Close

## What it means when something happens to you

shogun-hit-conquers = Your armies there are gone; the province is theirs with its buildings and its card, and scores for them.
shogun-hit-tie = Your armies and buildings there are gone; the province is neutral and scores for nobody.
shogun-hit-revolt_succeeds = Your armies and buildings there are gone; the province is neutral and scores for nobody.
shogun-hit-loses_plan = If this action of yours was still to come, it does not happen.
shogun-hit-cannot = This action of yours is lost for the season; you pay nothing for it.
shogun-hit-feeds = Farmers rise in your provinces; one that you lose to them becomes neutral, and its buildings are gone.

## Daimyo in a word
shogun-board-daimyo-uesugi = Uesugi
shogun-board-daimyo-mori = Mori
shogun-board-daimyo-tokugawa = Tokugawa
shogun-board-daimyo-takeda = Takeda
shogun-board-daimyo-hashiba = Hashiba

