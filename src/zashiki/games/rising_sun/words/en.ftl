### Rising Sun in English.

## Choices

rising-sun-verb-choose_clan = Play the { $clan }
rising-sun-verb-done = Done
rising-sun-verb-pass = No, thank you
rising-sun-verb-rethink = Think again
rising-sun-verb-act_first = Act first
rising-sun-verb-act_last = Act last
rising-sun-verb-resolve = Resolve { $card }
rising-sun-verb-negotiate = Negotiate
rising-sun-verb-approach = A deal with { $seat }
rising-sun-verb-add_to_deal = One more: { $part }
rising-sun-verb-take_from_deal = One less: { $part }
rising-sun-verb-drop_deal = Forget the deal
rising-sun-verb-give = Give it as a gift
rising-sun-verb-offer = Send the offer, openly
rising-sun-verb-offer_privately = Send the offer, in private
rising-sun-verb-counter_offer = Answer { $seat } with other terms
rising-sun-verb-withdraw_offer = Withdraw the offer to { $seat }
rising-sun-verb-withdraw_offer_privately = Withdraw the private offer to { $seat }
rising-sun-verb-accept_offer = Accept the offer of { $seat }
rising-sun-verb-refuse_offer = Refuse the offer of { $seat }
rising-sun-verb-refuse_offer_privately = Refuse the private offer of { $seat }
rising-sun-verb-propose = Propose an Alliance to { $seat }
rising-sun-verb-propose_privately = Propose an Alliance to { $seat } in private
rising-sun-verb-withdraw = Withdraw the proposal to { $seat }
rising-sun-verb-withdraw_privately = Withdraw the private proposal to { $seat }
rising-sun-verb-accept = Ally with { $seat }
rising-sun-verb-refuse = Refuse the Alliance with { $seat }
rising-sun-verb-refuse_privately = Refuse the private proposal of { $seat }
rising-sun-verb-select = Play { $mandate }
rising-sun-verb-hide = Put { $mandate } face down
rising-sun-verb-name = Name { $mandate }
rising-sun-verb-summon = Summon { $piece } to { $province }
rising-sun-verb-worship = Worship { $shrine }
rising-sun-verb-stay = Stay in the Province
rising-sun-verb-place_bushi = Place a Bushi in { $province }
rising-sun-verb-place_shinto = Place { $piece } at { $shrine }
rising-sun-verb-assassinate = Kill a { $piece } of { $seat } in { $province }
rising-sun-verb-steal_coins = Take a Coin from the richest
rising-sun-verb-move = Move { $piece } from { $from } to { $to }
rising-sun-verb-move_worshipper = Move { $piece } away from { $shrine }
rising-sun-verb-charge = Demand the toll
rising-sun-verb-let_pass = Let it pass
rising-sun-verb-toll_policy = Tolls from now on: { $policy }
rising-sun-verb-pay_toll = Pay the toll
rising-sun-verb-take_back = Take the Move back
rising-sun-verb-build = Build a Stronghold in { $province }
rising-sun-verb-buy = Buy { $card }
rising-sun-verb-buy_at_full_price = Buy { $card } without the discount
rising-sun-verb-bestow = Give a Coin of the price to { $seat }
rising-sun-verb-replace = Replace { $piece } of { $seat } in { $province } with { $by }
rising-sun-verb-replace_worshipper = Replace { $piece } of { $seat } at { $shrine } with { $by }
rising-sun-verb-slay = Kill { $piece } of { $seat } in { $province }
rising-sun-verb-spare = Spare them all
rising-sun-verb-kill = Kill
rising-sun-verb-rise = Go to the top of the Honor Track
rising-sun-verb-raise_bid = One Coin more on { $advantage }
rising-sun-verb-lower_bid = One Coin less on { $advantage }
rising-sun-verb-commit_seppuku = Commit Seppuku
rising-sun-verb-capture = Take { $piece } of { $seat } hostage
rising-sun-verb-hire_ronin = Hire the Ronin
rising-sun-verb-take_vp = Take the VP
rising-sun-verb-award = The odd Coin goes to { $seat }

## Questions

rising-sun-prompt-choose_clan = Choose your Clan
rising-sun-prompt-tea_ceremony = Tea Ceremony: find an Ally, or stay alone
rising-sun-prompt-tea_proposal = Tea Ceremony: { $seat } proposes an Alliance to you
rising-sun-prompt-tea_package = Tea Ceremony: { $seat } offers you an Alliance on terms. Accept, refuse, or name others?
rising-sun-prompt-tea_allied = Tea Ceremony: { $seat } is your Ally. Bargain, or be done?
rising-sun-prompt-tea_alone = Tea Ceremony: all others are Allies, so you stay alone this Season. Bargain, or be done?
rising-sun-prompt-select_mandate = Choose one of the four Mandates
rising-sun-prompt-hide_tile = Which tile goes face down on the track?
rising-sun-prompt-name_mandate = Name the Mandate to be executed
rising-sun-prompt-recruit =
    Recruit: you may Summon { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }
rising-sun-prompt-recruit_called =
    { $seat } has called for Recruit: you may Summon { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }
rising-sun-prompt-marshal_called = { $seat } has called for Marshal: Move your figures, each at most once
rising-sun-prompt-buy_card_called =
    { $discount ->
        [0] { $seat } has called for Train: buy a Season card?
       *[other] { $seat } has called for Train: buy a Season card, cheaper by { $discount }?
    }
rising-sun-prompt-worship = { $piece } has come to { $province }: stay, or worship at a Shrine?
rising-sun-prompt-summon_monster = Where does { $piece } arrive?
rising-sun-prompt-summon_effects = Your cards answer the Summon
rising-sun-prompt-reinforce = End of the Recruit: use your cards?
rising-sun-prompt-precedence = Several effects meet: act first or last?
rising-sun-prompt-marshal = Marshal: Move your figures, each at most once
rising-sun-prompt-build =
    Build a Stronghold for { $price ->
        [one] 1 Coin
       *[other] { $price } Coins
    }?
rising-sun-prompt-ask_for_toll = { $seat } sails { $piece } from { $from } to { $to }: demand the toll?
rising-sun-prompt-pay_toll =
    { $seat } demands { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } for the crossing
rising-sun-prompt-buy_card =
    { $discount ->
        [0] Buy a Season card?
       *[other] Buy a Season card, cheaper by { $discount }?
    }
rising-sun-prompt-benevolence = Benevolence: give a Coin of the price to somebody?
rising-sun-prompt-betray = Betray: replace figures of others
rising-sun-prompt-oni_of_hate = The Oni of Hate is in { $province }: which figure of { $seat } dies?
rising-sun-prompt-show_mercy =
    Mercy: spare { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }?
rising-sun-prompt-amaterasu = Amaterasu: go to the top of the Honor Track?
rising-sun-prompt-fujin =
    Fujin: you may still make { $moves ->
        [one] 1 Move
       *[other] { $moves } Moves
    }
rising-sun-prompt-raijin = Raijin: Summon a Bushi to any Province?
rising-sun-prompt-muster_upgrades = Which War Upgrade first?
rising-sun-prompt-bid =
    Battle of { $province }: split your Coins in secret; { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } kept back
rising-sun-prompt-commit_seppuku =
    Seppuku: kill your { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    } here for VP and Honor?
rising-sun-prompt-capture =
    Take Hostage: up to { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }
rising-sun-prompt-hire = Hire Ronin for { $force } Force?
rising-sun-prompt-hire_coins = Do the Coins you kept fight as Ronin, for { $force } Force? You keep them.
rising-sun-prompt-take_vp =
    Imperial Poets: gain { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } for the figures killed in this Battle?
rising-sun-prompt-odd_coins =
    Who gets the odd Coins? { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } left

## What happens

rising-sun-event-plays_clan = { $seat } plays the { $clan }
rising-sun-event-shrine = { $shrine } has a Shrine in this game
rising-sun-event-card_set = Season cards: Core and { $set }
rising-sun-event-season = { $season } begins
rising-sun-event-war_number = War { $number } will be fought in { $province }
rising-sun-event-cleanup = Coins and Ronin go back, worshippers return home, the tiles are shuffled
rising-sun-event-returns_hostage = { $seat } returns { $piece } of { $owner }
rising-sun-event-gains_coins =
    { $seat } gains { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }
rising-sun-event-gains_ronin =
    { $seat } gains { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    }
rising-sun-event-gains_vp =
    { $seat } gains { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } { $source }
rising-sun-event-loses_vp =
    { $seat } loses { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } { $source }
rising-sun-event-loyalty =
    Loyalty: { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } more for { $seat }
rising-sun-event-merchant =
    Way of the Merchant: { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } for { $seat }
rising-sun-event-takes_coins =
    { $seat } takes { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } from { $from }
rising-sun-event-card_pays = { $seat }: { $card }
rising-sun-event-gains_honor = { $seat } gains Honor: now place { $place }
rising-sun-event-loses_honor = { $seat } loses Honor: now place { $place }
rising-sun-event-rises = { $seat } rises to the top of the Honor Track
rising-sun-event-tea_ceremony = Tea Ceremony: old Alliances end, new ones may be formed
rising-sun-event-done = { $seat } is done
rising-sun-event-rethinks = { $seat } thinks again
rising-sun-event-proposes = { $seat } proposes an Alliance to { $to }
rising-sun-event-withdraws = { $seat } withdraws the proposal to { $to }
rising-sun-event-refuses = { $seat } refuses the Alliance with { $from }
rising-sun-event-allies = { $seat } and { $with } are Allies
rising-sun-event-gives_coins =
    { $seat } gives { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } to { $to }
rising-sun-event-gives_ronin =
    { $seat } gives { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    } to { $to }
rising-sun-event-offers =
    { $seat } offers { $coins ->
        [0] { $ronin ->
            [0] nothing
            [one] 1 Ronin
           *[other] { $ronin } Ronin
        }
        [one] { $ronin ->
            [0] 1 Coin
            [one] 1 Coin and 1 Ronin
           *[other] 1 Coin and { $ronin } Ronin
        }
       *[other] { $ronin ->
            [0] { $coins } Coins
            [one] { $coins } Coins and 1 Ronin
           *[other] { $coins } Coins and { $ronin } Ronin
        }
    } to { $to } for { $asked_coins ->
        [0] { $asked_ronin ->
            [0] nothing
            [one] 1 Ronin
           *[other] { $asked_ronin } Ronin
        }
        [one] { $asked_ronin ->
            [0] 1 Coin
            [one] 1 Coin and 1 Ronin
           *[other] 1 Coin and { $asked_ronin } Ronin
        }
       *[other] { $asked_ronin ->
            [0] { $asked_coins } Coins
            [one] { $asked_coins } Coins and 1 Ronin
           *[other] { $asked_coins } Coins and { $asked_ronin } Ronin
        }
    }
rising-sun-event-offers_alliance =
    { $seat } offers an Alliance{ $coins ->
        [0] { $ronin ->
            [0] { "" }
            [one] { " " }and 1 Ronin
           *[other] { " " }and { $ronin } Ronin
        }
        [one] { $ronin ->
            [0] { " " }and 1 Coin
            [one] { " " }and 1 Coin and 1 Ronin
           *[other] { " " }and 1 Coin and { $ronin } Ronin
        }
       *[other] { $ronin ->
            [0] { " " }and { $coins } Coins
            [one] { " " }and { $coins } Coins and 1 Ronin
           *[other] { " " }and { $coins } Coins and { $ronin } Ronin
        }
    } to { $to }{ $asked_coins ->
        [0] { $asked_ronin ->
            [0] { "" }
            [one] { " " }for 1 Ronin
           *[other] { " " }for { $asked_ronin } Ronin
        }
        [one] { $asked_ronin ->
            [0] { " " }for 1 Coin
            [one] { " " }for 1 Coin and 1 Ronin
           *[other] { " " }for 1 Coin and { $asked_ronin } Ronin
        }
       *[other] { $asked_ronin ->
            [0] { " " }for { $asked_coins } Coins
            [one] { " " }for { $asked_coins } Coins and 1 Ronin
           *[other] { " " }for { $asked_coins } Coins and { $asked_ronin } Ronin
        }
    }
rising-sun-event-withdraws_offer = { $seat } withdraws the offer to { $to }
rising-sun-event-refuses_offer = { $seat } refuses the offer of { $from }
rising-sun-event-accepts_offer = { $seat } accepts the offer of { $from }
rising-sun-event-political_phase = The Political Phase begins
rising-sun-event-mandate_turn = Mandate { $turn }: { $seat } looks at four tiles
rising-sun-event-draws_tiles = You see { $first }, { $second }, { $third }, { $fourth }
rising-sun-event-plays_mandate = { $seat } plays { $mandate }
rising-sun-event-hides_tile = You put { $mandate } face down
rising-sun-event-hides_tile_unseen = { $seat } puts a tile face down
rising-sun-event-names_mandate = { $seat } names { $mandate }
rising-sun-event-summons = { $seat } Summons { $piece } to { $province }
rising-sun-event-worships = { $seat } sends { $piece } from { $province } to worship { $shrine }
rising-sun-event-places = { $seat } places { $piece } in { $province }
rising-sun-event-places_at_shrine = { $seat } places { $piece } at { $shrine }
rising-sun-event-assassinates = { $seat } sends a Ninja against a Bushi of { $owner } in { $province }
rising-sun-event-acts_first = { $seat } acts first
rising-sun-event-acts_last = { $seat } acts last
rising-sun-event-moves = { $seat } Moves { $piece } from { $from } to { $to }
rising-sun-event-pays_toll =
    { $seat } pays { $to } a toll of { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }
rising-sun-event-takes_back = { $seat } takes the Move back
rising-sun-event-sets_toll_policy = { $seat } on tolls from now on: { $policy }
rising-sun-event-builds =
    { $seat } builds a Stronghold in { $province } for { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }
rising-sun-event-buys =
    { $seat } buys { $card } for { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }
rising-sun-event-bestows =
    { $seat } gives { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } of the price to { $to }
rising-sun-event-harvests = { $seat } harvests { $province }
rising-sun-event-breaks_alliance = { $seat } betrays { $with }: the Alliance is broken
rising-sun-event-replaces = { $seat } replaces { $piece } of { $owner } in { $province } with { $by }
rising-sun-event-replaces_worshipper = { $seat } replaces { $piece } of { $owner } at { $shrine } with { $by }
rising-sun-event-killed = { $piece } of { $seat } is killed in { $province }
rising-sun-event-spares =
    { $seat } shows Mercy to { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }
rising-sun-event-kami_turn = The Kami look at their Shrines
rising-sun-event-blesses = { $shrine } favours { $seat }
rising-sun-event-war_phase = The War Phase begins
rising-sun-event-converts_ronin =
    { $seat } turns { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    } into Coins
rising-sun-event-war = War { $number }: { $province }
rising-sun-event-token_discarded = Nobody is in { $province }: its token is discarded
rising-sun-event-wins_token = { $seat } takes the token of { $province }
rising-sun-event-battle = Battle in { $province }
rising-sun-event-shows =
    { $seat } shows { $coins ->
        [0] { $ronin ->
            [0] no Coins and no Ronin
            [one] 1 Ronin
           *[other] { $ronin } Ronin
        }
        [one] { $ronin ->
            [0] 1 Coin
            [one] 1 Coin and 1 Ronin
           *[other] 1 Coin and { $ronin } Ronin
        }
       *[other] { $ronin ->
            [0] { $coins } Coins
            [one] { $coins } Coins and 1 Ronin
           *[other] { $coins } Coins and { $ronin } Ronin
        }
    }
rising-sun-event-bids =
    { $seat } bids{ $seppuku ->
        [0] {""}
       *[other] {" · "}{ $seppuku } on Seppuku
    }{ $take_hostage ->
        [0] {""}
       *[other] {" · "}{ $take_hostage } on Take Hostage
    }{ $hire_ronin ->
        [0] {""}
       *[other] {" · "}{ $hire_ronin } on Hire Ronin
    }{ $imperial_poets ->
        [0] {""}
       *[other] {" · "}{ $imperial_poets } on Imperial Poets
    }{ $seppuku ->
        [0] { $take_hostage ->
            [0] { $hire_ronin ->
                [0] { $imperial_poets ->
                    [0] {" "}nothing
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
rising-sun-event-wins_advantage = { $seat } wins { $advantage }
rising-sun-event-seppuku_idle = Seppuku does nothing: { $seat } has no figures in this Battle
rising-sun-event-hostage_idle = Take Hostage does nothing: { $seat } can take nobody here, since Daimyo and Strongholds are safe
rising-sun-event-ronin_idle = Hire Ronin does nothing: { $seat } has no Ronin to hire
rising-sun-event-poets_idle = Imperial Poets do nothing for { $seat }: no figure was killed in this Battle
rising-sun-event-commits_seppuku =
    { $seat } commits Seppuku: { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }
rising-sun-event-captures = { $seat } takes { $piece } of { $owner } hostage
rising-sun-event-coins_idle = Hire Ronin does nothing: { $seat } has kept no Coin that could fight
rising-sun-event-coins_fight = { $seat }’s kept Coins fight as Ronin: +{ $force } Force
rising-sun-event-hires_ronin = { $seat } hires Ronin: { $force } Force
rising-sun-event-battle_force = { $seat } has Force { $force }
rising-sun-event-wins_battle = { $seat } wins the Battle of { $province }
rising-sun-event-discards_bid =
    { $seat } loses the { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } bid
rising-sun-event-reparations =
    { $seat } receives { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } as War Reparations
rising-sun-event-winter_kitsune =
    Form of the Kitsune (Strongholds): { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } for { $seat }
rising-sun-event-winter_phoenix =
    Form of the Phoenix (Virtues): { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } for { $seat }
rising-sun-event-winter_beast =
    Form of the Beast (Monsters): { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } for { $seat }
rising-sun-event-winter_demon =
    Form of the Demon (Oni): { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } for { $seat }
rising-sun-event-winter_kindred =
    Form of the Kindred (Alliances): { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } for { $seat }
rising-sun-event-winter_tokens =
    War Province tokens: { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } for { $seat }
rising-sun-event-winter_set_bonus =
    Tokens of different Provinces: { $vp ->
        [one] 1 VP
       *[other] { $vp } VP
    } for { $seat }

## Why not

rising-sun-reason-excuse_broke_faith = You broke your word in { $season }. I have not forgotten it.
rising-sun-reason-excuse_coins = { $coins ->
    [one] With { $coins } Coin more it would be worth it to me.
   *[other] With { $coins } Coins more it would be worth it to me.
}
rising-sun-reason-excuse_alone = This Season I am better off alone.
rising-sun-reason-excuse_other = I am better off with { $seat }.
rising-sun-reason-excuse_not_there = One of us does not have that.
rising-sun-reason-excuse_too_little = That is too little for me.
rising-sun-reason-no_stronghold = You have no Stronghold in { $province }.
rising-sun-reason-stronghold_used = Every Stronghold in { $province } has Summoned its figure.
rising-sun-reason-worshippers_stay = Figures that worship { $shrine } stay there until the Season ends.
rising-sun-reason-too_dear =
    It costs { $price ->
        [one] 1 Coin
       *[other] { $price } Coins
    }; you have { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }.
rising-sun-reason-protected = { $piece } of { $seat } is protected like every Daimyo.
rising-sun-reason-allied_already = { $seat } is in an Alliance already.
rising-sun-reason-no_coins_left =
    All your { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    } lie on the tile.

## Lines of the score

rising-sun-score-track = Victory Point Track
rising-sun-score-kitsune = Form of the Kitsune: Strongholds
rising-sun-score-phoenix = Form of the Phoenix: Virtues
rising-sun-score-beast = Form of the Beast: Monsters
rising-sun-score-demon = Form of the Demon: Oni
rising-sun-score-kindred = Form of the Kindred: Alliances
rising-sun-score-tokens = War Province tokens
rising-sun-score-set_bonus = Different Provinces

## Options of the table

rising-sun-setting-set = Set of Season cards
rising-sun-setting-set-help = Five cards of this Set join the seven Core cards of each Season.
rising-sun-setting-set-archway = Archway (for a first game)
rising-sun-setting-set-horseman = Horseman
rising-sun-setting-set-teapot = Teapot
rising-sun-setting-set-random = Drawn by lot
rising-sun-setting-shrines = Shrines
rising-sun-setting-shrines-help = Four of the seven Kami have a Shrine in a game.
rising-sun-setting-shrines-random = Drawn by lot
rising-sun-setting-shrines-first = Those of a first game
rising-sun-setting-clans = Clans
rising-sun-setting-clans-help = Seats and Honor follow the Clans, whoever takes them.
rising-sun-setting-clans-choose = Chosen one after the other
rising-sun-setting-clans-random = Drawn by lot

## Clans

rising-sun-clan-koi = Koi Clan
rising-sun-clan-koi-help = Eddies in the Stream: at the start of the War Phase all Ronin become Coins; with Hire Ronin every Coin kept in the Reserve fights as a Ronin.
rising-sun-clan-lotus = Lotus Clan
rising-sun-clan-lotus-help = Dictate the Flow: the tile goes face down on the track, and any Mandate may be named.
rising-sun-clan-turtle = Turtle Clan
rising-sun-clan-turtle-help = Shell of Eternity: Strongholds have Force 1 and Move like figures.
rising-sun-clan-dragonfly = Dragonfly Clan
rising-sun-clan-dragonfly-help = Gossamer Wings: figures are Summoned and Moved to any Province.
rising-sun-clan-bonsai = Bonsai Clan
rising-sun-clan-bonsai-help = Sacred Bounty: whatever is bought costs at most 1 Coin.

## Provinces

rising-sun-province-hokkaido = Hokkaido
rising-sun-province-oshu = Oshu
rising-sun-province-edo = Edo
rising-sun-province-kyoto = Kyoto
rising-sun-province-kansai = Kansai
rising-sun-province-nagato = Nagato
rising-sun-province-shikoku = Shikoku
rising-sun-province-kyushu = Kyushu

## Pieces

rising-sun-piece-bushi = Bushi
rising-sun-piece-bushi-help = Force 1.
rising-sun-piece-shinto = Shinto
rising-sun-piece-shinto-help = Force 1. When Summoned it may go straight to a Shrine.
rising-sun-piece-daimyo = Daimyo
rising-sun-piece-daimyo-help = Force 1. Cannot be taken hostage, replaced or struck by an ability.
rising-sun-piece-stronghold = Stronghold
rising-sun-piece-stronghold-help = Figures are Summoned here. Not a figure; stays for good.
rising-sun-piece-komainu = Komainu
rising-sun-piece-komainu-help = Monster, Force { $force }. Is a Shinto too and may worship.
rising-sun-piece-oni_of_skulls = Oni of Skulls
rising-sun-piece-oni_of_skulls-help = Oni, Force { $force }; Force { $low } where other Clans are present and all have higher Honor than its owner.
rising-sun-piece-yurei = Yurei
rising-sun-piece-yurei-help = Monster, Force { $force }. Is a Daimyo too, with its bonuses and its protection.
rising-sun-piece-oni_of_blood = Oni of Blood
rising-sun-piece-oni_of_blood-help = Oni, Force { $force }; Force { $low } where other Clans are present and all have higher Honor than its owner.
rising-sun-piece-oni_of_souls = Oni of Souls
rising-sun-piece-oni_of_souls-help = Oni, Force { $force }. A token won with it gives { $each } for each Oni its owner has.
rising-sun-piece-river_dragon = River Dragon
rising-sun-piece-river_dragon-help = Monster, Force { $force }.
rising-sun-piece-oni_of_hate = Oni of Hate
rising-sun-piece-oni_of_hate-help = Oni, Force { $force }. Entering a Province it kills a Bushi or Shinto of each player with higher Honor.
rising-sun-piece-oni_of_spite = Oni of Spite
rising-sun-piece-oni_of_spite-help = Oni, Force { $force }. Entering a Province it steals { $vp } from each player with higher Honor present.

## Shrines

rising-sun-shrine-amaterasu = Amaterasu
rising-sun-shrine-amaterasu-help = You may go to the top of the Honor Track.
rising-sun-shrine-fujin = Fujin
rising-sun-shrine-fujin-help = Up to { $moves ->
    [one] { $moves } Move
   *[other] { $moves } Moves
}, with two figures or twice with one.
rising-sun-shrine-hachiman = Hachiman
rising-sun-shrine-hachiman-help = { $ronin }.
rising-sun-shrine-tsukuyomi = Tsukuyomi
rising-sun-shrine-tsukuyomi-help = { $coins }.
rising-sun-shrine-raijin = Raijin
rising-sun-shrine-raijin-help = You may Summon a Bushi to any Province.
rising-sun-shrine-ryujin = Ryujin
rising-sun-shrine-ryujin-help = You may buy a Season card at its full cost.
rising-sun-shrine-susanoo = Susanoo
rising-sun-shrine-susanoo-help = { $vp } for each of your Strongholds on the Map.

## Mandates

rising-sun-mandate-recruit = Recruit
rising-sun-mandate-recruit-help = All: a figure for each of your Strongholds. Bonus: one figure more.
rising-sun-mandate-marshal = Marshal
rising-sun-mandate-marshal-help = All: Move any number of figures once. Bonus: build a Stronghold for { $coins }.
rising-sun-mandate-train = Train
rising-sun-mandate-train-help = All, the current player first: buy a Season card. Bonus: { $coins } off.
rising-sun-mandate-harvest = Harvest
rising-sun-mandate-harvest-help = All: { $coins }. Bonus: the rewards of the Provinces where you are strongest.
rising-sun-mandate-betray = Betray
rising-sun-mandate-betray-help = Only you: your Alliance breaks and costs Honor; replace up to { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
} of different players.

## War Advantages

rising-sun-advantage-seppuku = Seppuku
rising-sun-advantage-seppuku-help = Kill all your figures here: { $vp } and Honor for each.
rising-sun-advantage-take_hostage = Take Hostage
rising-sun-advantage-take_hostage-help = Take a figure of another player and steal { $vp }.
rising-sun-advantage-hire_ronin = Hire Ronin
rising-sun-advantage-hire_ronin-help = Your Ronin add 1 Force each; they are not spent.
rising-sun-advantage-imperial_poets = Imperial Poets
rising-sun-advantage-imperial_poets-help = After the outcome: { $vp } for every figure killed in this Battle.

## Seasons, phases, Sets

rising-sun-season-spring = Spring
rising-sun-season-summer = Summer
rising-sun-season-autumn = Autumn
rising-sun-season-winter = Winter
rising-sun-phase-preparation = Setup
rising-sun-phase-seasonal_setup = Seasonal Setup
rising-sun-phase-tea_ceremony = Tea Ceremony
rising-sun-phase-political = Political Phase
rising-sun-phase-war = War Phase
rising-sun-phase-cleanup = Seasonal Cleanup
rising-sun-phase-winter = Winter
rising-sun-set-archway = Archway Set
rising-sun-set-horseman = Horseman Set
rising-sun-set-teapot = Teapot Set
rising-sun-part-give_coins = Coin you give
rising-sun-part-give_ronin = Ronin you give
rising-sun-part-ask_coins = Coin you ask for
rising-sun-part-ask_ronin = Ronin you ask for
rising-sun-part-alliance = an Alliance
rising-sun-policy-ask = ask me each time
rising-sun-policy-charge = always charge
rising-sun-policy-let_pass = always let pass

# Where Victory Points come from, behind the points in the log.
rising-sun-source-none = { "" }
rising-sun-source-righteousness = ({ rising-sun-card-righteousness })
rising-sun-source-way_of_the_shogun = ({ rising-sun-card-way_of_the_shogun })
rising-sun-source-way_of_bushido = ({ rising-sun-card-way_of_bushido })
rising-sun-source-way_of_the_ronin = ({ rising-sun-card-way_of_the_ronin })
rising-sun-source-way_of_the_moneylender = ({ rising-sun-card-way_of_the_moneylender })
rising-sun-source-benevolence = ({ rising-sun-card-benevolence })
rising-sun-source-justice = ({ rising-sun-card-justice })
rising-sun-source-oni_of_souls = ({ rising-sun-card-oni_of_souls })
rising-sun-source-oni_of_spite = ({ rising-sun-card-oni_of_spite })
rising-sun-source-courage = ({ rising-sun-card-courage })
rising-sun-source-mercy = ({ rising-sun-card-mercy })
rising-sun-source-path_of_the_spirit = ({ rising-sun-card-path_of_the_spirit })
rising-sun-source-honesty = ({ rising-sun-card-honesty })
rising-sun-source-path_of_the_patron = ({ rising-sun-card-path_of_the_patron })
rising-sun-source-path_of_the_warlord = ({ rising-sun-card-path_of_the_warlord })
rising-sun-source-harvest = ({ rising-sun-mandate-harvest })
rising-sun-source-kami = (the Kami)
rising-sun-source-seppuku = ({ rising-sun-advantage-seppuku })
rising-sun-source-take_hostage = ({ rising-sun-advantage-take_hostage })
rising-sun-source-imperial_poets = ({ rising-sun-advantage-imperial_poets })

## Season cards

rising-sun-card-komainu = Komainu
rising-sun-card-komainu-help = Monster, { $cost }. Force { $force }. Is a Shinto too: it may worship when Summoned.
rising-sun-card-oni_of_skulls = Oni of Skulls
rising-sun-card-oni_of_skulls-help = Monster and Oni, { $cost }. Force { $force }; Force { $low } where other Clans are present and all have higher Honor.
rising-sun-card-path_of_the_lion = Path of the Lion
rising-sun-card-path_of_the_lion-help = Enhancement, { $cost }. Your Daimyo, and figures that count as one, have { $daimyo } more Force.
rising-sun-card-righteousness = Righteousness
rising-sun-card-righteousness-help = Virtue, { $cost }. { $vp } for each of your figures that is killed.
rising-sun-card-way_of_the_shogun = Way of the Shogun
rising-sun-card-way_of_the_shogun-help = War Upgrade, { $cost }. Start of the War Phase: { $coins }.
rising-sun-card-path_of_the_serpent = Path of the Serpent
rising-sun-card-path_of_the_serpent-help = Enhancement, { $cost }. You may charge others { $coins } for each figure that takes a Shipping Route; whoever does not pay does not Move.
rising-sun-card-respect = Respect
rising-sun-card-respect-help = Virtue, { $cost }. When you use Take Hostage you may take { $extra ->
        [one] one more figure
       *[other] { $extra } more figures
    }.
rising-sun-card-way_of_bushido = Way of Bushido
rising-sun-card-way_of_bushido-help = War Upgrade, { $cost }. Start of the War Phase: { $coins }, and { $each } for each different Virtue you own.
rising-sun-card-way_of_the_ronin = Way of the Ronin
rising-sun-card-way_of_the_ronin-help = War Upgrade, { $cost }. Start of the War Phase: { $ronin }.
rising-sun-card-yurei = Yurei
rising-sun-card-yurei-help = Monster, { $cost }. Force { $force }. Is a Daimyo too.
rising-sun-card-form_of_the_kitsune = Form of the Kitsune
rising-sun-card-form_of_the_kitsune-help = Winter Upgrade, { $cost }. { $each } for each of your Strongholds on the Map.
rising-sun-card-form_of_the_phoenix = Form of the Phoenix
rising-sun-card-form_of_the_phoenix-help = Winter Upgrade, { $cost }. { $each } for each different Virtue you own.
rising-sun-card-path_of_the_dragon = Path of the Dragon
rising-sun-card-path_of_the_dragon-help = Enhancement, { $cost }. Your Daimyo, and figures that count as one, have { $daimyo } more Force.
rising-sun-card-river_dragon = River Dragon
rising-sun-card-river_dragon-help = Monster, { $cost }. Force { $force }.
rising-sun-card-way_of_the_moneylender = Way of the Moneylender
rising-sun-card-way_of_the_moneylender-help = War Upgrade, { $cost }. Start of the War Phase: { $coins }.
rising-sun-card-benevolence = Benevolence
rising-sun-card-benevolence-help = Virtue, { $cost }. When you buy a Season card or a Stronghold you may give { $coins } of the price to another player: you gain Honor and { $vp }.
rising-sun-card-path_of_the_kenin = Path of the Kenin
rising-sun-card-path_of_the_kenin-help = Enhancement, { $cost }. After you Summon you may place a Bushi at one of your Strongholds.
rising-sun-card-path_of_the_light = Path of the Light
rising-sun-card-path_of_the_light-help = Enhancement, { $cost }. At the end of every Recruit you may place a Shinto at any Shrine.
rising-sun-card-justice = Justice
rising-sun-card-justice-help = Virtue, { $cost }. { $vp } whenever you kill figures of a player with lower Honor.
rising-sun-card-path_of_the_samurai = Path of the Samurai
rising-sun-card-path_of_the_samurai-help = Enhancement, { $cost }. At the end of every Recruit you may place a Bushi in any Province.
rising-sun-card-oni_of_blood = Oni of Blood
rising-sun-card-oni_of_blood-help = Monster and Oni, { $cost }. Force { $force }; Force { $low } where other Clans are present and all have higher Honor.
rising-sun-card-oni_of_souls = Oni of Souls
rising-sun-card-oni_of_souls-help = Monster and Oni, { $cost }. A War Province token won with it gives { $each } for each Oni you have.
rising-sun-card-form_of_the_beast = Form of the Beast
rising-sun-card-form_of_the_beast-help = Winter Upgrade, { $cost }. { $each } for each Monster you own.
rising-sun-card-way_of_the_katana = Way of the Katana
rising-sun-card-way_of_the_katana-help = War Upgrade, { $cost }. In the War Phase your Bushi have Force { $bushi }.
rising-sun-card-oni_of_hate = Oni of Hate
rising-sun-card-oni_of_hate-help = Monster and Oni, { $cost }. Entering a Province it kills a Bushi or Shinto there of each player with higher Honor.
rising-sun-card-oni_of_spite = Oni of Spite
rising-sun-card-oni_of_spite-help = Monster and Oni, { $cost }. Entering a Province it steals { $vp } from each player with higher Honor present.
rising-sun-card-courage = Courage
rising-sun-card-courage-help = Virtue, { $cost }. { $vp } each time you gain a War Province token.
rising-sun-card-path_of_the_ninja = Path of the Ninja
rising-sun-card-path_of_the_ninja-help = Enhancement, { $cost }. After you Summon you may kill a Bushi anywhere on the Map; if you do, you lose Honor.
rising-sun-card-way_of_the_righteous = Way of the Righteous
rising-sun-card-way_of_the_righteous-help = War Upgrade, { $cost }. Start of the War Phase: take { $coins } from each player with lower Honor.
rising-sun-card-mercy = Mercy
rising-sun-card-mercy-help = Virtue, { $cost }. When you would kill figures of opponents you may spare them all: { $vp }.
rising-sun-card-path_of_the_monkey = Path of the Monkey
rising-sun-card-path_of_the_monkey-help = Enhancement, { $cost }. After you Summon you may take { $coins } from the richest opponent, from each of them if several tie; if you do, you lose Honor.
rising-sun-card-form_of_the_demon = Form of the Demon
rising-sun-card-form_of_the_demon-help = Winter Upgrade, { $cost }. { $each } for each Oni you own.
rising-sun-card-path_of_the_spirit = Path of the Spirit
rising-sun-card-path_of_the_spirit-help = Enhancement, { $cost }. After you Summon, if you have the highest Honor: { $coins } and { $vp }.
rising-sun-card-honesty = Honesty
rising-sun-card-honesty-help = Virtue, { $cost }. While allied: { $vp } each time you select a Mandate other than Betray.
rising-sun-card-path_of_the_patron = Path of the Patron
rising-sun-card-path_of_the_patron-help = Enhancement, { $cost }. After you Summon: { $coins } if two or more players have lower Honor.
rising-sun-card-path_of_the_warlord = Path of the Warlord
rising-sun-card-path_of_the_warlord-help = Enhancement, { $cost }. After you Summon: { $coins }.
rising-sun-card-loyalty = Loyalty
rising-sun-card-loyalty-help = Virtue, { $cost }. While allied: whenever you gain VP, except in Winter, you gain { $points } more.
rising-sun-card-way_of_the_merchant = Way of the Merchant
rising-sun-card-way_of_the_merchant-help = Enhancement, { $cost }. When a player richer than you gains Coins from the common pile, you gain { $number }.
rising-sun-card-form_of_the_kindred = Form of the Kindred
rising-sun-card-form_of_the_kindred-help = Winter Upgrade, { $cost }. { $each } for each Season in which you formed an Alliance.
rising-sun-card-path_of_the_unrighteous = Path of the Unrighteous
rising-sun-card-path_of_the_unrighteous-help = Enhancement, { $cost }. When you Betray you may replace { $extra ->
        [one] one more figure
       *[other] { $extra } more figures
    }, of any other player, also at a Shrine.

## Why a master would choose so, and what a choice is better or worse for

rising-sun-gain-points = Victory Points
rising-sun-gain-wars = the War Provinces
rising-sun-gain-cards = Season cards
rising-sun-gain-strongholds = Strongholds
rising-sun-gain-shrines = the favour of the Kami
rising-sun-gain-coins = Coins and Ronin
rising-sun-gain-figures = figures on the Map
rising-sun-gain-honor = the Clan’s Honor
rising-sun-gain-faith = the Alliances that were kept or broken
rising-sun-why-select = this Mandate brings the most for what stands on the Map now
rising-sun-why-name = this Mandate brings the most for what stands on the Map now
rising-sun-why-hide = this tile is the one that would be missed least
rising-sun-why-propose = an Ally shares the bonuses of both, and this one is no danger for the lead
rising-sun-why-accept = without an Ally you get only your own bonuses
rising-sun-why-accept_offer = what is offered is worth at least what is asked
rising-sun-why-refuse_offer = what is asked is worth more than what is offered
rising-sun-why-refuse_offer_privately = what is asked is worth more than what is offered
rising-sun-why-raise_bid = this Advantage decides most in this Battle, for the Coins that can be spared
rising-sun-why-lower_bid = these Coins are better used elsewhere
rising-sun-why-commit_seppuku = the Battle cannot be won, so the figures may as well die with Honor
rising-sun-why-pay_toll = the crossing is worth its price
rising-sun-gain-turns = the first Mandate of the next Season

## Manners of bots
rising-sun-manner-cautious = It spares its figures, builds, and keeps its Alliances and its Honor.
rising-sun-manner-bold = It fights for more Provinces, and spares neither figures nor Honor.
rising-sun-manner-faithless = It breaks its Alliances more readily, and cares little for its Honor.
