### Shōgun no Katana in English.

## Choices

katana-verb-pick_sword = Start with { $sword }
katana-verb-place = { $figure } to { $space }
katana-verb-take_sword = { $figure } to the Houses: { $sword }
katana-verb-forge = { $figure } to the Forge: { $line }
katana-verb-pass_taking = Pass and take { $honor }
katana-verb-pass = Pass
katana-verb-forgo = Go without the Monk
katana-verb-done = Done
katana-verb-play = Use { $card }
katana-verb-take_sashimono = Take a { $sashimono } Sashimono
katana-verb-buy_resource = Buy 1 { $resource }
katana-verb-straight = Straight to the forge: move { $sword }
katana-verb-take_card = Take { $offer }
katana-verb-move = Move { $sword }
katana-verb-extra_move = Additional move: { $sword }
katana-verb-swap = { $sword } and { $other } change places
katana-verb-advance = Advance the { $decorator }
katana-verb-decorate = Decorate { $resource } on { $sword }
katana-verb-send = Into { $room }
katana-verb-shift = From { $from } to { $to }
katana-verb-room = { $room }
katana-verb-room_move = { $room }: { $sword }
katana-verb-room_swap = { $room }, twice: { $sword } and { $other } change places
katana-verb-room_advance = { $room }: { $decorator }
katana-verb-activate = Now { $line } pays
katana-verb-double = { $card }: { $line } pays once more
katana-verb-add_to_project = { $resource } for the Project
katana-verb-add = Add { $resource } to the Project, for 1 point
katana-verb-remove = Remove { $resource } from the Project, for 1 point
katana-verb-arrange = Next: { $resource }
katana-verb-cancel = Call it off
katana-verb-deliver = Deliver { $sword }
katana-verb-compose = Put the Shōgun no Katana into play
katana-verb-use = Use { $card }
katana-verb-use_to_decorate = { $card }: decorate { $resource } on { $sword }
katana-verb-use_to_advance = { $card }: advance the { $decorator }
katana-verb-buy = Buy the permanent benefit of { $card } for { $line }
katana-verb-stack = Annexe: buy the permanent benefit of { $card } for { $line }, on top
katana-verb-forge-help = Each Sword in the line may move once, if its next Resource is in your stock and its way is free.
katana-verb-swap-help = Two Swords that must enter each other’s space; both need a move of this action.
katana-verb-buy-help = The card slides under the line and pays with every delivery from it. Under a line that has paid in this turn it sleeps until the turn is over.
katana-verb-deliver-help = Points, the benefits of its row and column, its Sashimono, perhaps a Worker, and Resources for the Project.
katana-verb-compose-help = All four kinds are needed. What is missing may be added, what is too much removed, at a point each and with Shame.

## Questions

katana-prompt-pick_starting_sword = Choose the Sword you start with
katana-prompt-take_turn = Place a Worker or a Monk, or pass
katana-prompt-hire_monk = Where does the Monk go?
katana-prompt-end_turn = Anything more before your turn ends?
katana-prompt-moment = Anything more in this moment? Cards you used and do not buy now are discarded
katana-prompt-settle_cards = Before you pass: buy the cards you used, or let them be discarded
katana-prompt-take_sashimono = Choose a Sashimono
katana-prompt-buy_resources = Buy Resources with your { $coins ->
        [one] { $coins } Coin
       *[other] { $coins } Coins
    }
katana-prompt-take_market_card = Take a Market card
katana-prompt-move_swords = Move the Swords of { $line }{ $extra ->
        [0] {""}
        [one] ; 1 additional move
       *[other] ; { $extra } additional moves
    }
katana-prompt-advance_decorator = Advance one of your Decorators
katana-prompt-decorate = Decorate Resources on your Swords, each Decorator once
katana-prompt-decorate_one = { $seat } opens the Academy: you may decorate one Resource
katana-prompt-send_member = Send a Family Member to a Room
katana-prompt-palace = Rearrange your Family Members, then take the benefits of your Rooms
katana-prompt-room_benefit = { $seat } opens the Palace: you may take the benefit of one of your Rooms
katana-prompt-rearrange = Rearrange your Family Members
katana-prompt-borrow_monk_effect = Use the Monk effect of one other area
katana-prompt-score_sword = Score the printed points of { $sword } once more?
katana-prompt-pay_lines = Which line pays next?
katana-prompt-give_sashimono = Exchange the Starting Sashimono for one of your choice
katana-prompt-add_to_project = Up to two Resources of { $sword } for the Project
katana-prompt-change_project = Is the Project as it should be? Each change costs a point and brings Shame
katana-prompt-compose_katana = Compose the katana, Resource by Resource

## What happens

katana-event-room_in_play = Palace Room: { $room }
katana-event-shows_sword = On display: { $sword } ({ $space })
katana-event-shows_honor = Honor card: { $honor }
katana-event-shows_starting_sword = { $sword } is a starting Sword
katana-event-first_player = { $seat } plays first
katana-event-picks_sword = { $seat } starts with { $sword }
katana-event-round_begins = Round { $round }
katana-event-final_scoring = The game ends
katana-event-gains_coins = { $seat } gets { $coins ->
        [one] { $coins } Coin
       *[other] { $coins } Coins
    }
katana-event-pays_coins = { $seat } pays { $coins ->
        [one] { $coins } Coin
       *[other] { $coins } Coins
    }
katana-event-gains_resource = { $seat } gets { $amount } { $resource }
katana-event-gains_points = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $source }
katana-event-loses_points = { $seat } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $source }
katana-event-gains_sashimono = { $seat } gets a { $sashimono } Sashimono
katana-event-hires_monk = { $seat } hires a Monk
katana-event-places = { $seat } places a { $figure }: { $space }
katana-event-forges = { $seat } places a { $figure } at the Forge: { $line }
katana-event-takes_sword = { $seat } takes { $sword } from the { $house }
katana-event-passes = { $seat } passes and takes { $honor }
katana-event-moves = { $seat } puts { $resource } on { $sword }, which moves to { $cell }
katana-event-swaps = { $seat }: { $sword } and { $other } change places
katana-event-advances = { $seat } advances the { $decorator } to column { $column }
katana-event-decorates = { $seat } decorates { $resource } on { $sword }
katana-event-buys_resource = { $seat } buys { $resource } for { $coins ->
        [one] { $coins } Coin
       *[other] { $coins } Coins
    }
katana-event-takes_card = { $seat } takes { $card }
katana-event-uncovers = On top of the { $house }: { $offer }
katana-event-market_shows = The Market shows { $offer }
katana-event-uses_card = { $seat } uses { $card }
katana-event-buys_benefit = { $seat } buys the permanent benefit of { $card } for { $line } ({ $coins ->
        [one] { $coins } Coin
       *[other] { $coins } Coins
    })
katana-event-discards = { $seat } discards { $card }
katana-event-sends = { $seat } sends a Family Member to { $room }
katana-event-shifts = { $seat } moves a Family Member from { $from } to { $to }
katana-event-uses_room = { $seat } uses { $room }
katana-event-delivers = { $seat } delivers { $sword }
katana-event-line_pays = { $seat }: { $line } pays
katana-event-frees_worker = { $seat } frees a Worker
katana-event-plans = { $seat } adds { $resource } to the Project
katana-event-katana_in_play = { $seat } puts the Shōgun no Katana into play, with { $resources ->
    [one] { $resources } Resource
   *[other] { $resources } Resources
}
katana-event-katana_delivered = { $seat } delivers the Shōgun no Katana from column { $column }
katana-event-shame = { $seat } takes Shame
katana-event-dishonor = { $seat } falls into Dishonor
katana-event-wins_favor = { $seat } wins { $favor }
katana-event-honor_scores = { $seat }: { $honor } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Why not

katana-reason-alone_without_ghost = A single player plays against the Ghost
katana-reason-no_seat_for_ghost = With four players there is no place for the Ghost
katana-reason-story_is_for_one = The Story is for one player and the Ghost
katana-reason-chapter_sets_rooms = This chapter sets the Rooms itself
katana-reason-no_workers = You have no Available Worker
katana-reason-no_monks = You have no Monk at the Temple
katana-reason-monk_too_dear = A Monk costs { $price } now
katana-reason-space_not_in_use = Used from { $players ->
    [one] { $players } player
   *[other] { $players } players
} on
katana-reason-space_taken = Somebody stands there
katana-reason-entry_occupied = The first space of your { $resource } row is occupied
katana-reason-complete = It is complete
katana-reason-resource_missing = You have no { $resource } in stock
katana-reason-way_blocked = { $sword } stands in its way
katana-reason-not_activated = It does not stand in the activated line
katana-reason-too_dear = It costs { $price }
katana-reason-already_decorated = A { $resource } on this Sword is decorated already
katana-reason-decorator_worked = The Decorator of { $resource } has worked already
katana-reason-only_one_decoration = When somebody else activates the Academy, you decorate only one Resource
katana-reason-at_the_end = It stands in the last column
katana-reason-passive = A Passive Room works by itself
katana-reason-nobody_there = You have no Family Member there
katana-reason-benefit_taken = You have taken this benefit
katana-reason-member_there = You have a Family Member there already
katana-reason-incomplete = { $missing ->
        [one] { $missing } Resource is missing
       *[other] { $missing } Resources are missing
    }
katana-reason-has_passed = You have passed
katana-reason-one_after_another = Finish the present delivery first
katana-reason-project_lacks_kinds = { $missing ->
        [one] The Project lacks { $missing } kind
       *[other] The Project lacks { $missing } kinds
    }
katana-reason-no_entry_for_katana = No space where it could begin is empty
katana-reason-no_moment = Benefits are bought within an action, a delivery or the use of a card
katana-reason-line_taken = A card lies under this line already
katana-reason-not_on_sword = The Sword carries no more { $resource }
katana-reason-too_many_resources = The Composition has { $most ->
    [one] { $most } place
   *[other] { $most } places
}
katana-reason-does_not_fit = The Resources would not fit the Forge in this order
katana-reason-no_sword_could_give = No delivered Sword could have given { $resource }
katana-reason-last_of_its_kind = One of each kind must remain

## Scoring

katana-score-swords = Points of delivered Swords
katana-score-decorations = Decorations on them
katana-score-rounds = Points of the rounds
katana-score-benefits = Permanent benefits
katana-score-katana = The delivered katana
katana-score-changes = Changes of the Project
katana-score-favor_i = Favor card I
katana-score-areas = The Ghost’s areas
katana-score-characters = Wandering Characters
katana-score-promo = Promo tiles
katana-score-metal = Metal Katana
katana-score-temple = Owed to the Temple
katana-score-coins = Coins and Resources left
katana-score-unfinished = Katana left on the Forge
katana-score-sashimonos = Sashimono sets
katana-score-geisha = Geisha tokens
katana-score-favors = Favor cards II to V
katana-score-honor_wealth = Honor: Wealth
katana-score-honor_presence = Honor: Presence
katana-score-honor_might = Honor: Might
katana-score-honor_battle_blades = Honor: Battle blades
katana-score-honor_court_blades = Honor: Court blades
katana-score-honor_diligence = Honor: Diligence
katana-score-honor_banners = Honor: Banners
katana-score-honor_loyalty = Honor: Loyalty
katana-score-honor_balance = Honor: Balance
katana-score-honor_gloss = Honor: Gloss
katana-score-honor_grain = Honor: Grain
katana-score-honor_edge = Honor: Edge
katana-score-honor_grip = Honor: Grip
katana-score-honor_ornament = Honor: Ornament
katana-score-honor_masterpieces = Honor: Masterpieces
katana-score-honor_masters = Honor: Masters
katana-score-honor_study = Honor: Study
katana-score-honor_workshop = Honor: Workshop
katana-score-honor_contacts = Honor: Contacts
katana-score-honor_courtiers = Honor: Courtiers
katana-score-honor_devotion = Honor: Devotion
katana-score-honor_school = Honor: School

# Where points come from, behind the points in the log.
katana-source-none = { "" }
katana-source-swords = for the Sword delivered
katana-source-decorations = for its decorations
katana-source-rounds = for the round of the delivery
katana-source-benefits = from permanent benefits
katana-source-katana = for the katana delivered
katana-source-changes = for changing the Project
katana-source-favor_i = for Favor card I
katana-source-areas = for an area
katana-source-characters = from a Wandering Character
katana-source-promo = from a Promo tile
katana-source-metal = for the Metal Katana
katana-source-temple = owed to the Temple
katana-source-coins = for Coins and Resources left
katana-source-unfinished = for the katana left on the Forge
katana-source-sashimonos = for Sashimono sets
katana-source-geisha = for Geisha tokens
katana-source-honors = for Honor cards
katana-source-favors = for a Favor card

## Agreed before the game

katana-setting-ghost = The Ghost
katana-setting-ghost-0 = does not play
katana-setting-ghost-1 = level 1
katana-setting-ghost-2 = level 2
katana-setting-ghost-3 = level 3
katana-setting-ghost-4 = level 4
katana-setting-ghost-5 = level 5
katana-setting-chapter = Story
katana-setting-chapter-0 = no chapter
katana-setting-chapter-1 = 1. The Beginning
katana-setting-chapter-2 = 2. A Period of Peace
katana-setting-chapter-3 = 3. Gion Matsuri
katana-setting-chapter-4 = 4. Fame and Glory
katana-setting-chapter-5 = 5. Masamune Visits
katana-setting-chapter-6 = 6. The Shōgun’s Request
katana-setting-chapter-7 = 7. Tides of War
katana-setting-chapter-8 = 8. The Enemy at the Door
katana-setting-chapter-9 = 9. War Drums
katana-setting-chapter-10 = 10. Blades in Battle
katana-setting-chapter-11 = 11. The Moment of Crisis
katana-setting-chapter-12 = 12. Rubble
katana-setting-chapter-13 = 13. The Difficulty of Reconstruction
katana-setting-chapter-14 = 14. Well-Deserved Rest
katana-setting-characters = Wandering Characters
katana-setting-characters-none = none
katana-setting-characters-common = the seven common ones
katana-setting-characters-all = all nine
katana-setting-promo = Promo tiles
katana-setting-promo-false = no
katana-setting-promo-true = yes
katana-setting-metal = Metal Katana
katana-setting-metal-false = no
katana-setting-metal-true = yes
katana-setting-rooms = Palace Rooms
katana-setting-rooms-random = drawn at random
katana-setting-rooms-first = the first-game set
katana-setting-ghost-help = An opponent played by the rules, from 1 (easy) to 5 (hard); with one to three players.
katana-setting-chapter-help = One player against the Ghost, with special rules and a request to meet.
katana-setting-characters-help = Four Characters walk the board; whoever meets one sends it on and gets its effect.
katana-setting-promo-help = A reward at the end of each Academy row, for whoever comes first.
katana-setting-metal-help = Goes to whoever delivered most recently, and pays at the end of each round.
katana-setting-rooms-help = The first-game set is easier to learn.

## Resources and Decorators

katana-resource-lacquer = Lacquer
katana-resource-lacquer-help = Worth 4: its price at the Market, the points of its decoration, its worth on a katana.
katana-resource-wood = Wood
katana-resource-wood-help = Worth 1: its price at the Market, the points of its decoration, its worth on a katana.
katana-resource-steel = Steel
katana-resource-steel-help = Worth 2: its price at the Market, the points of its decoration, its worth on a katana.
katana-resource-leather = Stingray Leather
katana-resource-leather-help = Worth 3: its price at the Market, the points of its decoration, its worth on a katana.
katana-decorator-lacquer = Lacquer Decorator
katana-decorator-lacquer-help = Each decoration of this kind pays the Coins of its Decorator’s column.
katana-decorator-wood = Wood Decorator
katana-decorator-wood-help = Each decoration of this kind pays the Coins of its Decorator’s column.
katana-decorator-steel = Steel Decorator
katana-decorator-steel-help = Each decoration of this kind pays the Coins of its Decorator’s column.
katana-decorator-leather = Stingray Leather Decorator
katana-decorator-leather-help = Each decoration of this kind pays the Coins of its Decorator’s column.

## Swords

katana-sword = Sword { $n }
katana-sword-katana_1 = the Shōgun no Katana
katana-sword-katana_2 = the Shōgun no Katana
katana-sword-katana_3 = the Shōgun no Katana
katana-sword-katana_4 = the Shōgun no Katana
katana-sword-help = Each Resource placed moves it one space: its row’s kind to the right, a neighbouring row’s kind up or down.

## Places

katana-cell-1_1 = row 1, column 1
katana-cell-1_2 = row 1, column 2
katana-cell-1_3 = row 1, column 3
katana-cell-1_4 = row 1, column 4
katana-cell-1_5 = row 1, column 5
katana-cell-2_1 = row 2, column 1
katana-cell-2_2 = row 2, column 2
katana-cell-2_3 = row 2, column 3
katana-cell-2_4 = row 2, column 4
katana-cell-2_5 = row 2, column 5
katana-cell-3_1 = row 3, column 1
katana-cell-3_2 = row 3, column 2
katana-cell-3_3 = row 3, column 3
katana-cell-3_4 = row 3, column 4
katana-cell-3_5 = row 3, column 5
katana-cell-4_1 = row 4, column 1
katana-cell-4_2 = row 4, column 2
katana-cell-4_3 = row 4, column 3
katana-cell-4_4 = row 4, column 4
katana-cell-4_5 = row 4, column 5
katana-line-row_1 = row 1
katana-line-row_2 = row 2
katana-line-row_3 = row 3
katana-line-row_4 = row 4
katana-line-column_1 = column 1
katana-line-column_2 = column 2
katana-line-column_3 = column 3
katana-line-column_4 = column 4
katana-line-column_5 = column 5
katana-space-red_1 = red House, space 1
katana-space-red_2 = red House, space 2
katana-space-red_3 = red House, space 3
katana-space-blue_1 = blue House, space 1
katana-space-blue_2 = blue House, space 2
katana-space-blue_3 = blue House, space 3
katana-space-white_1 = white House, space 1
katana-space-white_2 = white House, space 2
katana-space-white_3 = white House, space 3
katana-space-green_1 = green House, space 1
katana-space-green_2 = green House, space 2
katana-space-green_3 = green House, space 3
katana-space-market_1 = Market, space 1
katana-space-market_2 = Market, space 2
katana-space-market_3 = Market, space 3
katana-space-market_4 = Market, space 4
katana-space-market_5 = Market, space 5
katana-space-academy_1 = Academy, space 1
katana-space-academy_2 = Academy, space 2
katana-space-academy_3 = Academy, space 3
katana-space-academy_4 = Academy, space 4
katana-space-academy_5 = Academy, space 5
katana-space-palace_1 = Shōgun’s Palace, space 1
katana-space-palace_2 = Shōgun’s Palace, space 2
katana-space-palace_3 = Shōgun’s Palace, space 3
katana-space-palace_4 = Shōgun’s Palace, space 4
katana-space-palace_5 = Shōgun’s Palace, space 5
katana-space-komainu_1 = Komainu
katana-area-houses = Houses of the Daimyōs
katana-area-market = Market
katana-area-academy = Academy
katana-area-palace = Shōgun’s Palace
katana-area-komainu = Komainu
katana-area-forge = Forge
katana-area-houses-help = Take a displayed Sword whose entry space is empty: its Coins, a Sashimono of the House, its top Daimyō card. Monk: one more Sashimono of any kind.
katana-area-market-help = Buy any Resources, then take one of the cards on offer. Monk: take a second card.
katana-area-academy-help = Advance a Decorator, then decorate up to one Resource of each kind; every other player may decorate one. Monk: advance once more.
katana-area-palace-help = Send a Family Member, rearrange them, take the benefit of each Room of yours; every other player may take one. Monk: repeat one benefit.
katana-area-komainu-help = Take 4 Coins and play first next round. Monk: also the Monk effect of another area.
katana-area-forge-help = Choose a row or column: each Sword in it may move once. Monk: one additional move of any Sword.
katana-house-red = red House
katana-house-blue = blue House
katana-house-white = white House
katana-house-green = green House

## Miniatures and Sashimonos

katana-figure-worker = Worker
katana-figure-monk = Monk
katana-figure-monk-help = Costs the Temple price of the round; does what a Worker does, and more.
katana-sashimono-red = red
katana-sashimono-blue = blue
katana-sashimono-white = white
katana-sashimono-green = green
katana-sashimono-help = Sets of different kinds score at the end: 1, 3, 6, 10 for 1 to 4 kinds.
katana-banner-red = red Sashimono
katana-banner-blue = blue Sashimono
katana-banner-white = white Sashimono
katana-banner-green = green Sashimono
katana-banner-start_0 = Starting Sashimono (0)
katana-banner-start_1 = Starting Sashimono (1)
katana-banner-start_2 = Starting Sashimono (2)
katana-banner-start_3 = Starting Sashimono (3)

## Palace Rooms

katana-room-advance_decorator = Advance a Decorator
katana-room-move_sword = Move a Sword
katana-room-two_coins = Two Coins
katana-room-wood_and_coin = Wood and a Coin
katana-room-steel = Steel
katana-room-leather_for_1 = Leather for 1
katana-room-lacquer_for_2 = Lacquer for 2
katana-room-passive_discount = Cheaper benefits
katana-room-passive_market_move = Straight to the forge

## Cards

katana-card-daimyo_a_wood = Haggling (Wood)
katana-card-daimyo_a_steel = Haggling (Steel)
katana-card-daimyo_a_leather = Haggling (Stingray Leather)
katana-card-daimyo_a_lacquer = Haggling (Lacquer)
katana-card-daimyo_b_wood = Court ladies (Wood)
katana-card-daimyo_b_steel = Court ladies (Steel)
katana-card-daimyo_b_leather = Court ladies (Stingray Leather)
katana-card-daimyo_b_lacquer = Court ladies (Lacquer)
katana-card-daimyo_c_wood = Fine hand (Wood)
katana-card-daimyo_c_steel = Fine hand (Steel)
katana-card-daimyo_c_leather = Fine hand (Stingray Leather)
katana-card-daimyo_c_lacquer = Fine hand (Lacquer)
katana-card-daimyo_d_wood = Second heat (Wood)
katana-card-daimyo_d_steel = Second heat (Steel)
katana-card-daimyo_d_leather = Second heat (Stingray Leather)
katana-card-daimyo_d_lacquer = Second heat (Lacquer)
katana-card-market_1 = Advance payment
katana-card-market_2 = Apprentice
katana-card-market_3 = Renown
katana-card-market_4 = Annexe
katana-card-market_5 = Largesse
katana-card-market_6 = Travelling artist
katana-card-market_7 = Donation
katana-offer-daimyo_a_wood = { katana-card-daimyo_a_wood }
katana-offer-daimyo_a_steel = { katana-card-daimyo_a_steel }
katana-offer-daimyo_a_leather = { katana-card-daimyo_a_leather }
katana-offer-daimyo_a_lacquer = { katana-card-daimyo_a_lacquer }
katana-offer-daimyo_b_wood = { katana-card-daimyo_b_wood }
katana-offer-daimyo_b_steel = { katana-card-daimyo_b_steel }
katana-offer-daimyo_b_leather = { katana-card-daimyo_b_leather }
katana-offer-daimyo_b_lacquer = { katana-card-daimyo_b_lacquer }
katana-offer-daimyo_c_wood = { katana-card-daimyo_c_wood }
katana-offer-daimyo_c_steel = { katana-card-daimyo_c_steel }
katana-offer-daimyo_c_leather = { katana-card-daimyo_c_leather }
katana-offer-daimyo_c_lacquer = { katana-card-daimyo_c_lacquer }
katana-offer-daimyo_d_wood = { katana-card-daimyo_d_wood }
katana-offer-daimyo_d_steel = { katana-card-daimyo_d_steel }
katana-offer-daimyo_d_leather = { katana-card-daimyo_d_leather }
katana-offer-daimyo_d_lacquer = { katana-card-daimyo_d_lacquer }
katana-offer-market_1 = { katana-card-market_1 }
katana-offer-market_2 = { katana-card-market_2 }
katana-offer-market_3 = { katana-card-market_3 }
katana-offer-market_4 = { katana-card-market_4 }
katana-offer-market_5 = { katana-card-market_5 }
katana-offer-market_6 = { katana-card-market_6 }
katana-offer-market_7 = { katana-card-market_7 }

## Honor cards

katana-honor-wealth = Wealth
katana-honor-presence = Presence
katana-honor-might = Might
katana-honor-battle_blades = Battle blades
katana-honor-court_blades = Court blades
katana-honor-diligence = Diligence
katana-honor-banners = Banners
katana-honor-loyalty = Loyalty
katana-honor-balance = Balance
katana-honor-gloss = Gloss
katana-honor-grain = Grain
katana-honor-edge = Edge
katana-honor-grip = Grip
katana-honor-ornament = Ornament
katana-honor-masterpieces = Masterpieces
katana-honor-masters = Masters
katana-honor-study = Study
katana-honor-workshop = Workshop
katana-honor-contacts = Contacts
katana-honor-courtiers = Courtiers
katana-honor-devotion = Devotion
katana-honor-school = School
katana-honor-none = no Honor card

## Favor and Shame

katana-favor-i = Favor card I
katana-favor-ii = Favor card II
katana-favor-iii = Favor card III
katana-favor-iv = Favor card IV
katana-favor-v = Favor card V
katana-shame-honorable = in honor
katana-shame-shame = Shame
katana-shame-dishonor = Dishonor
katana-shame-shame-help = Favor points count half.
katana-shame-dishonor-help = The katana counts for no Favor card.

## Names of the modules

katana-character-kaji = Kaji
katana-character-kanri = Kanri
katana-character-kogeika = Kogeika
katana-character-shinobi = Shinobi
katana-character-ronin = Ronin
katana-character-samurai = Samurai
katana-character-shonin = Shonin
katana-character-unsuiso = Unsuiso
katana-character-geisha = Geisha
katana-kogeika-advance = Advance token
katana-kogeika-decorate = Decorate token
katana-kogeika-academy_coin = Coin token
katana-geisha-1 = fan
katana-geisha-2 = parasol
katana-geisha-3 = shamisen
katana-geisha-4 = hairpin
katana-geisha-5 = lantern
katana-kaji = Kaji card { $n }
katana-promo-cards = Promo tile: cards
katana-promo-coins = Promo tile: Coins
katana-promo-points = Promo tile: points
katana-promo-sashimono = Promo tile: Sashimonos
katana-chapter-0 = no chapter
katana-chapter-1 = The Beginning
katana-chapter-2 = A Period of Peace
katana-chapter-3 = Gion Matsuri
katana-chapter-4 = Fame and Glory
katana-chapter-5 = Masamune Visits
katana-chapter-6 = The Shōgun’s Request
katana-chapter-7 = Tides of War
katana-chapter-8 = The Enemy at the Door
katana-chapter-9 = War Drums
katana-chapter-10 = Blades in Battle
katana-chapter-11 = The Moment of Crisis
katana-chapter-12 = Rubble
katana-chapter-13 = The Difficulty of Reconstruction
katana-chapter-14 = Well-Deserved Rest

## Why a master would choose so, and what a choice is better or worse for

katana-gain-score = points now
katana-gain-swords = Swords on their way
katana-gain-wealth = Coins and Resources
katana-gain-hands = Workers to come
katana-gain-banners = sets of Sashimonos
katana-gain-cards = cards and benefits that pay again
katana-gain-school = Decorators and Family Members
katana-gain-honors = Honor cards
katana-gain-katana = the Shōgun’s katana
katana-gain-request = the request of the chapter
katana-why-compose = the Project has all it needs, and the katana wins the Shōgun’s Favor
katana-why-deliver = it is complete, and a delivery brings points, the benefits of two lines and room on the Forge

## Manners of bots
katana-manner-cautious = It gathers Coins and Resources first, and thinks less of the katana and the Honors.
katana-manner-bold = It goes for the katana and the Honors, with little in hand.
