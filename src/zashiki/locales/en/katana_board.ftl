## Kinds of free acts
katana-act-deliver = Deliver a Sword
katana-act-compose = Put the katana into play
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
katana-effect-market_discount = At your Market action: the Resources you buy cost { $amount } Coins less in all.
katana-effect-rearrange_family = When anybody activates the Palace, before your benefit: rearrange your Family Members.
katana-effect-extra_decoration = When anybody activates the Academy: decorate one Resource more, with any Decorator.
katana-effect-extra_move = At your Forge action: one additional move of any Sword.
katana-effect-gain_coins = Any time: take { katana-pays-coins }.
katana-effect-advance_decorator = When anybody activates the Academy, before you decorate: advance a Decorator.
katana-effect-double_sword_points = When you deliver a Sword: its printed points count once more.
katana-effect-stack_permanent = With a purchase: the benefit may go under a line that has a card already.
katana-effect-double_line_benefits = When you deliver: the row or the column pays twice.
katana-effect-decorate = Any time: decorate one Resource on a Sword of your Forge.
katana-effect-monk_discount = When you hire a Monk: pay { $amount } Coins less.
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
katana-criterion-first_delivered = { $points } points for the first Shōgun no Katana delivered.
katana-criterion-most_resources = { $points } points at the end for the delivered katana with most Resources.
katana-criterion-most_points_without_round = { $points } points at the end for the delivered katana worth most, without round points.
katana-criterion-leftmost_column = { $points } points at the end for the katana delivered from the leftmost column.
katana-criterion-rightmost_column = { $points } points at the end for the katana delivered from the rightmost column.
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
    [0] No Sword in it could move now.
    [one] One Sword in it could move now.
   *[other] { $count } Swords in it could move now.
}
katana-line-paid = It has paid in this turn; a card put under it now sleeps until the turn is over.

## Composing the katana
katana-compose-text = Point at the Resources in the order in which they go onto the blade, or drag them there. Only what can still become a whole katana glows; nothing is final before the last one.
katana-compose-change = First the Project. Done keeps it as it is; whatever is added or removed costs a point and brings Shame.
