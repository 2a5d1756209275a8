### Shōgun no Katana in English: what choices bring, and the exact question of each step.

## What it brings

katana-consequence-points = +{ $points } { $points ->
        [one] point
       *[other] points
    }
katana-consequence-later_points = +{ $points } { $points ->
        [one] point
       *[other] points
    } when delivered
katana-consequence-worth = worth { $points } { $points ->
        [one] point
       *[other] points
    }
katana-consequence-coins = +{ $coins } { $coins ->
        [one] Coin
       *[other] Coins
    }
katana-consequence-costs = costs { $coins } { $coins ->
        [one] Coin
       *[other] Coins
    }
katana-consequence-resource = +{ $amount } { $resource }
katana-consequence-steps = { $steps ->
        [one] advances a Decorator
       *[other] advances Decorators { $steps } times
    }
katana-consequence-frees_worker = frees a Worker
katana-consequence-ends_round = ends this round for you
katana-consequence-honor_now = { $points } { $points ->
        [one] point
       *[other] points
    } as things stand
katana-consequence-gives_up_rooms = gives up the benefit of a Room
katana-consequence-gives_up_decorating = gives up a decoration
katana-consequence-discards = discards { $card }
katana-consequence-moves = { $swords ->
        [one] { $swords } Sword can move
       *[other] { $swords } Swords can move
    }
katana-consequence-needed = your Swords need { $amount } more
katana-consequence-nothing_moves = nothing moves here
katana-consequence-goes = with { $resource } to { $cell }
katana-consequence-completes = complete then
katana-consequence-nothing_to_decorate = nothing to decorate yet
katana-consequence-plays_first = you play first next round
katana-consequence-monk_adds = with the Monk’s extra
katana-consequence-monk_houses = and a Sashimono of your choice
katana-consequence-monk_market = one more card of the Market
katana-consequence-monk_academy = one more step of a Decorator
katana-consequence-monk_palace = one Room’s benefit twice
katana-consequence-monk_komainu = the Monk’s extra of another area
katana-consequence-monk_forge = and one more move of any Sword

## Kinds of acts

katana-act-pick_sword = Choose a starting Sword
katana-act-place = Visit an area
katana-act-take_sword = Take a Sword from a House
katana-act-forge = Work at the Forge
katana-act-pass_taking = Pass and take an Honor card
katana-act-play = Use a card
katana-act-take_sashimono = Take a Sashimono
katana-act-buy_resource = Buy a Resource
katana-act-straight = Straight to the forge
katana-act-take_card = Take a card
katana-act-move = Move a Sword
katana-act-extra_move = Make an additional move
katana-act-swap = Swap two Swords
katana-act-advance = Advance a Decorator
katana-act-decorate = Decorate a Resource
katana-act-send = Send a Family Member
katana-act-shift = Rearrange Family Members
katana-act-room = Take a Room’s benefit
katana-act-room_move = Move a Sword with a Room
katana-act-room_swap = Swap two Swords with a Room
katana-act-room_advance = Advance a Decorator with a Room
katana-act-activate = Let a line pay
katana-act-double = Let a line pay once more
katana-act-add_to_project = Add to the Project
katana-act-add = Add a missing Resource
katana-act-remove = Remove a Resource
katana-act-arrange = Lay the next Resource
katana-act-raise_price = Raise a price
katana-act-send_character = Send the Character on
katana-act-sell_resource = Sell a Resource
katana-act-buy_cheaper = Buy a permanent benefit cheaper
katana-act-take_geisha = Take a Geisha token
katana-act-play_kaji = Use a Kaji card

## The exact question

katana-ask-sword = Which Sword?
katana-ask-figure = Worker or Monk?
katana-ask-space = On which space?
katana-ask-line = Which line of the Forge?
katana-ask-honor = Which Honor card?
katana-ask-card = Which card?
katana-ask-sashimono = Which Sashimono?
katana-ask-resource = Which Resource?
katana-ask-offer = Which card?
katana-ask-decorator = Which Decorator?
katana-ask-room = Which Room?
katana-ask-character = Which Character?
katana-ask-geisha = Which token?
katana-ask-kaji = Which Kaji card?
katana-ask-swap-other = { $sword } changes places with which Sword?
katana-ask-room_swap-other = { $sword } changes places with which Sword?
katana-ask-shift-from = Who moves: from which Room?
katana-ask-shift-to = From { $from } to which Room?
katana-ask-decorate-resource = Which Resource on { $sword } is decorated?
katana-ask-use_to_decorate-resource = Which Resource on { $sword } is decorated?
katana-ask-token_decorate-resource = Which Resource on { $sword } is decorated?
katana-ask-buy-line = Under which line does { $card } go?
katana-ask-stack-line = Under which line does { $card } go?
katana-ask-buy_cheaper-line = Under which line does { $card } go?
katana-ask-buy-card = Which card’s permanent benefit?
katana-ask-stack-card = Which card’s permanent benefit?
katana-ask-buy_cheaper-card = Which card’s permanent benefit?
katana-ask-double-line = Which line pays once more?
katana-ask-deliver-sword = Which Sword is delivered?
katana-ask-send_character-space = Where does { $character } go?
