### Rising Sun in English: what choices bring, and the exact question of each step.

## What it brings

rising-sun-consequence-costs = { $coins ->
        [0] costs nothing
        [one] costs 1 Coin
       *[other] costs { $coins } Coins
    }
rising-sun-consequence-coins = +{ $coins } { $coins ->
        [one] Coin
       *[other] Coins
    }
rising-sun-consequence-vp = +{ $vp } VP
rising-sun-consequence-ronin = +{ $ronin } Ronin
rising-sun-consequence-honor = { $steps ->
        [one] +1 Honor
       *[other] +{ $steps } Honor
    }
rising-sun-consequence-force = +{ $force } Force
rising-sun-consequence-summons = { $figures ->
        [one] you Summon 1 figure
       *[other] you Summon up to { $figures } figures
    }
rising-sun-consequence-may_build = you Move, and may build for { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }
rising-sun-consequence-cheaper_cards = your card is cheaper by { $coins }
rising-sun-consequence-favours_ally = { $seat } has the Bonus, too
rising-sun-consequence-betrays_freely = you replace figures of others; no Alliance is broken
rising-sun-consequence-breaks_alliance = breaks your Alliance with { $seat } and costs Honor
rising-sun-consequence-bids = you bid { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }
rising-sun-consequence-bids_nothing = you bid nothing and keep { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }
rising-sun-consequence-summons_no_more = you could still Summon
rising-sun-consequence-no_ally_yet = you have no Ally yet
rising-sun-consequence-leaves_proposal = you do not answer { $seat }
rising-sun-consequence-gives_up_vp = gives up { $vp } VP
rising-sun-consequence-fights_without = your { $ronin } Ronin stay out
rising-sun-consequence-figures_die = { $figures ->
        [one] your figure there dies
       *[other] your { $figures } figures there die
    }
rising-sun-consequence-steals_vp = takes { $vp } VP from { $seat }

## Kinds of acts

rising-sun-act-choose_clan = Choose a Clan
rising-sun-act-resolve = Resolve a card
rising-sun-act-propose = Propose an Alliance
rising-sun-act-propose_privately = Propose an Alliance in private
rising-sun-act-withdraw = Withdraw a proposal
rising-sun-act-withdraw_privately = Withdraw a private proposal
rising-sun-act-accept = Ally with somebody
rising-sun-act-refuse = Refuse an Alliance
rising-sun-act-refuse_privately = Refuse a private proposal
rising-sun-act-select = Play a Mandate
rising-sun-act-hide = Put a Mandate face down
rising-sun-act-name = Name a Mandate
rising-sun-act-summon = Summon a figure
rising-sun-act-worship = Worship at a Shrine
rising-sun-act-place_bushi = Place a Bushi
rising-sun-act-place_shinto = Place a Shinto
rising-sun-act-assassinate = Kill a figure
rising-sun-act-move = Move a figure
rising-sun-act-move_worshipper = Move a worshipper away
rising-sun-act-build = Build a Stronghold
rising-sun-act-buy = Buy a Season card
rising-sun-act-buy_at_full_price = Buy without the discount
rising-sun-act-bestow = Give a Coin of the price
rising-sun-act-replace = Replace a figure
rising-sun-act-replace_worshipper = Replace a worshipper
rising-sun-act-slay = Kill a figure
rising-sun-act-raise_bid = Bid a Coin more
rising-sun-act-lower_bid = Bid a Coin less
rising-sun-act-capture = Take a hostage
rising-sun-act-award = Give the odd Coin

## The exact question

rising-sun-ask-clan = Which Clan?
rising-sun-ask-card = Which card?
rising-sun-ask-seat = Whom?
rising-sun-ask-part = What?
rising-sun-ask-mandate = Which Mandate?
rising-sun-ask-piece = Which figure?
rising-sun-ask-province = In which Province?
rising-sun-ask-shrine = At which Shrine?
rising-sun-ask-advantage = Which Advantage?
rising-sun-ask-policy = What from now on?
rising-sun-ask-summon-province = To which Province is { $piece } Summoned?
rising-sun-ask-move-from = { $piece }: from which Province?
rising-sun-ask-move-to = { $piece } Moves from { $from } to which Province?
rising-sun-ask-replace-seat = Whose figure is replaced?
rising-sun-ask-replace-piece = Which figure of { $seat } is replaced?
rising-sun-ask-replace-by = Which of your figures replaces it?
rising-sun-ask-replace_worshipper-seat = Whose worshipper is replaced?
rising-sun-ask-replace_worshipper-by = Which of your figures replaces it?
rising-sun-ask-capture-seat = Whose figure is taken hostage?
rising-sun-ask-capture-piece = Which figure of { $seat } is taken hostage?
rising-sun-ask-slay-piece = Which figure of { $seat } dies?
rising-sun-ask-assassinate-seat = Whose figure dies?
rising-sun-ask-place_shinto-shrine = At which Shrine does { $piece } worship?
