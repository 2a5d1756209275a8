## Kinds of free acts
katana-act-deliver = Deliver a Sword
katana-act-use = Use a card for Coins
katana-act-use_to_decorate = Use a card to decorate
katana-act-use_to_advance = Use a card to advance a Decorator
katana-act-buy = Buy a permanent benefit
katana-act-stack = Buy a second benefit for a line
katana-act-token_advance = Use an advance token
katana-act-token_decorate = Use a decorate token

## What is printed on the components of the table
katana-pays-resource = { $amount } { $resource }
katana-pays-coins = { $amount ->
    [one] 1 Coin
   *[other] { $amount } Coins
}
katana-pays-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
katana-pays-steps = { $amount ->
    [one] advance a Decorator
   *[other] { $amount } steps of Decorators
}
katana-permanent = Permanent benefit: { $benefit }, for { $price }.
katana-line-pays = A Sword delivered from this line pays: { $benefit }.
katana-effect-market_discount = At your Market action: the Resources you buy cost { $amount ->
    [one] { $amount } Coin
   *[other] { $amount } Coins
} less in all.
katana-effect-rearrange_family = When anybody activates the Palace, before your benefit: rearrange your Family Members.
katana-effect-extra_decoration = When anybody activates the Academy: decorate one Resource more, with any Decorator.
katana-effect-extra_move = At your Forge action: one additional move of any Sword.
katana-effect-gain_coins = Any time: take { katana-pays-coins }.
katana-effect-advance_decorator = When anybody activates the Academy, before you decorate: advance a Decorator.
katana-effect-double_sword_points = When you deliver a Sword: its printed points count once more.
katana-effect-stack_permanent = With a purchase: the benefit may go under a line that has a card already.
katana-effect-double_line_benefits = When you deliver: the row or the column pays twice.
katana-effect-decorate = Any time: decorate one Resource on a Sword of your Forge.
katana-effect-monk_discount = When you hire a Monk: pay { $amount ->
    [one] { $amount } Coin
   *[other] { $amount } Coins
} less.
katana-honor-scores = { $base }, plus { $rate } per { $per ->
    [1] { $metric }
   *[other] { $per } × { $metric }
}; at most { $cap }.
katana-metric-coins = Coin you own
katana-metric-board_miniatures = Worker or Monk of yours on the main board
katana-metric-total_strength = Strength of delivered Swords
katana-metric-strength_3_swords = delivered Sword of Strength 3
katana-metric-strength_1_swords = delivered Sword of Strength 1
katana-metric-swords_delivered = delivered Sword
katana-metric-sashimono_total = Sashimono
katana-metric-sashimono_largest = Sashimono in your largest stack
katana-metric-sashimono_full_sets = full set of four Sashimonos
katana-metric-lacquer_on_swords = Lacquer on delivered Swords
katana-metric-wood_on_swords = Wood on delivered Swords
katana-metric-steel_on_swords = Steel on delivered Swords
katana-metric-leather_on_swords = Stingray Leather on delivered Swords
katana-metric-decorated_on_swords = decoration on delivered Swords
katana-metric-swords_3_decorations = delivered Sword with at least 3 decorations
katana-metric-decorators_last_column = Decorator in the last column
katana-metric-decorator_steps = step of your Decorators
katana-metric-cards_under_forge = card under your Forge
katana-metric-market_cards = Market card of yours, unused or under the Forge
katana-metric-family_at_palace = Family Member of yours at the Palace
katana-metric-katana_resources = Resource on your Shōgun no Katana
katana-metric-workers_unlocked = Worker freed by a delivered Sword
katana-criterion-first_delivered = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the first Shōgun no Katana delivered.
katana-criterion-most_resources = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end for the delivered katana with most Resources.
katana-criterion-most_points_without_round = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end for the delivered katana worth most, without round points.
katana-criterion-leftmost_column = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end for the katana delivered from the leftmost column.
katana-criterion-rightmost_column = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end for the katana delivered from the rightmost column.
katana-gives-advance_decorator = Advance one of your Decorators one column.
katana-gives-move_sword = Move one of your Swords once.
katana-gives-buy = Pay { $pay ->
    [one] 1 Coin
   *[other] { $pay } Coins
} for { $gain }.
katana-gives-gain = Take { $gain }.
katana-gives-permanent_discount = Passive: every permanent benefit you buy costs you { $amount ->
    [one] 1 Coin
   *[other] { $amount } Coins
} less.
katana-gives-market_move = Passive: once in each Market action of yours a Resource just bought may move a Sword at once.

## The end
katana-scores-honor = Honor cards

## Lines of the Forge
katana-line-movable = { $count ->
    [0] Nothing moves here: no Sword in it could move now.
    [one] One Sword in it could move now.
   *[other] { $count } Swords in it could move now.
}
katana-line-paid = It has paid in this turn; a card put under it now sleeps until the turn is over.

## Composing the katana
katana-compose-text = Choose the Resources in the order in which they go onto the blade; the Forge shows the way they take it. { $left ->
    [one] With this last one
   *[other] { $left } to go: with the last one
} the katana is in play. Until then Call it off takes everything back.
katana-compose-change = First the Project: { $count ->
    [one] { $count } Resource
   *[other] { $count } Resources
}; a katana takes { $most } at most. Done keeps it so and goes on to their order. Each Resource you add or remove costs a point and brings Shame.
katana-compose-too-many = The Project has { $count ->
    [one] { $count } Resource
   *[other] { $count } Resources
}, but a katana takes { $most } at most: remove { $over ->
    [one] one
   *[other] { $over }
} to go on. Each costs a point and brings Shame.

## On the board

katana-round = Round { $round }
katana-passed = has passed
katana-first = plays first
katana-doing-start = which Sword to start with
katana-doing-katana = composing a katana
katana-doing-delivery = delivering { $sword }
katana-doing-turn = { $workers ->
    [0] whether to hire a Monk or pass
    [one] where the last Worker goes
   *[other] where one of { $workers } Workers goes
  }
katana-doing-beside = an answer in somebody else’s turn
katana-round-first = { $seat } plays first
katana-round-workers = { $workers ->
    [one] 1 Worker is
   *[other] { $workers } Workers are
  } back with you
katana-round-swords = { $count ->
    [one] 1 Sword
   *[other] { $count } Swords
  } in the Houses
katana-round-monk = A Monk costs { $price ->
    [one] 1 Coin
   *[other] { $price } Coins
  }
katana-round-points = Each delivery: +{ $points ->
    [one] 1 point
   *[other] { $points } points
  }
katana-round-last = The last round
katana-workers = Workers
katana-coins = Coins
katana-temple = Temple
katana-favor = Favor
katana-honors = Honor cards
katana-deck = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
}
katana-swords-left = { $count ->
    [one] { $count } Sword
   *[other] { $count } Swords
} in the stack
katana-space-unused = Not used with so few players
katana-market-cards = The third is the top of the deck.
katana-price = Costs { $price } here.
katana-promo = For whoever gets there first: { $amount }
katana-monk-price = A Monk costs { $price } this round.
katana-metal = Metal Katana
katana-metal-free = lies beside the board
katana-stock = In the Forge stock
katana-washitsu = Washitsu
katana-no-workers = No Worker left
katana-family = Family Members at home: { $count }
katana-member = Family Member of { $name }
katana-rack = Delivered Swords
katana-banners = Sashimonos
katana-project = The Project
katana-own = The katana
katana-delivering = Being delivered
katana-sword-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
}, Strength { $strength }
katana-sword-complete = Complete: it may be delivered.
katana-which = Washitsu or cards
katana-hand-cards = Cards
katana-hand-fresh = Bought, effect unused
katana-hand-used = Used in this moment
katana-hand-tokens = Tokens
katana-hand-none = No cards yet.
katana-bowl = Coins in the Bowl: { $count }
katana-ghost-level = The Ghost, level { $level }
katana-ghost-strength = level { $level }
katana-ghost-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left to draw, { $reserve } in reserve.
katana-ghost-drawn = Drawn so far:
katana-chapter = Chapter { $chapter }
katana-offers = Cards to take
katana-starting = The Swords to begin with
katana-left = { $count } left
katana-compose = Composing the katana
katana-chapter-7-help = No Monks. All seven Workers are ready. At the end of every round the Temple asks its price.
katana-chapter-11-help = No decorating: the Academy is closed. Swords taken bring Coins of the round.
katana-chapter-12-help = Three Rooms, two Family Members, who may share a Room.
katana-chapter-13-help = Each visit to the Market makes one Resource dearer.
katana-chapter-2-help = The Room Advance a Decorator is in play.
katana-story-won = As things stand the chapter is won.
katana-story-open = To win: meet the request and have more points than the Ghost.


## What it means when something happens to you

katana-hit-takes_metal = The Metal Katana has left you: what it gives at the end of the round goes to whoever holds it then.
katana-hit-loses_points = Your Coins did not cover the Temple’s price: each one missing cost a point.
katana-hit-dishonor = Your katana was not delivered: it counts for no Favor card.
katana-hit-wins_favor = Somebody was first, so this card is gone; your katana can still score and win other Favor cards.
