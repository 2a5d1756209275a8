### Words on Rising Sun’s board.

## Map and pieces

rising-sun-board-group = { $count } × { $piece } of { $seat }
rising-sun-board-in-reserve = { $count } × { $piece } in the reserve of { $seat }
rising-sun-board-force = Force { $force }: { $seat }
rising-sun-board-force-now =
    { $number ->
        [one] Force { $force } now
       *[other] Force { $force } each now, { $total } together
    }
rising-sun-board-war-here = War { $number } of this Season is fought here
rising-sun-board-wars = Wars of { $season }
rising-sun-board-token = War { $number }: { $province }, { $vp } VP; owner: { $owner }
rising-sun-board-nobody = nobody yet
rising-sun-board-won = { $province }, { $season }: { $vp } VP
rising-sun-board-honor = Honor
rising-sun-board-honor-of = { $seat }: place { $place } of Honor
rising-sun-board-honor-help = Whoever stands higher wins ties, in Battles, bids and at Shrines.
rising-sun-board-token-help = Won in War: its points count in Winter, and the more different Provinces, the more points on top.

## Tracks, tiles, cards

rising-sun-board-turn = Mandate { $turn }
rising-sun-board-turn-played = Mandate { $turn }: { $seat }, { $mandate }
rising-sun-board-kami-turn = Kami Turn
rising-sun-board-kami-help = Each Shrine in turn: its Kami favours the Clan with the most worshippers there.
rising-sun-board-turn-help = Somebody will look at four tiles and choose the Mandate that all carry out.
rising-sun-board-going-kami = Kami Turn: one Shrine after the other
rising-sun-board-going-choice = Mandate { $turn }: { $seat } chooses
rising-sun-board-going-naming = { $seat } names a Mandate
rising-sun-board-going-mandate = { $mandate }, chosen by { $seat }{ $allied ->
       *[no] {""}
        [yes] ; bonus for { $ally }, too
    }
rising-sun-board-hand = Your four tiles: choose one
rising-sun-board-name = Name any Mandate
rising-sun-board-tray = Your Reserve
rising-sun-board-market = Season cards
rising-sun-board-cards = Core and { $set }
rising-sun-board-price = Price: { $price }
rising-sun-board-aside = Put aside and look at the map
rising-sun-board-no-cards = No card is left this Season.
rising-sun-board-type-monster = Monster
rising-sun-board-type-enhancement = Enhance
rising-sun-board-type-virtue = Virtue
rising-sun-board-type-war_upgrade = War
rising-sun-board-type-winter_upgrade = Winter

## Clans

rising-sun-board-clans = The Clans
rising-sun-board-clans-note = Most Victory Points after Winter win. The Dragonfly and the Bonsai are the easiest to begin with.
rising-sun-board-style-koi = Its Coins fight
rising-sun-board-style-lotus = It rules as it likes
rising-sun-board-style-turtle = Its Strongholds march
rising-sun-board-style-dragonfly = It is everywhere at once
rising-sun-board-style-bonsai = It buys for 1 Coin
rising-sun-board-rank = Honor: place { $place } of { $count }
rising-sun-board-vp = VP
rising-sun-board-coins = Coins (income { $income })
rising-sun-board-coins-held = Coins
rising-sun-board-ronin = Ronin
rising-sun-board-coins-now =
    { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }
rising-sun-board-coins-help = Income when a Season begins: { $income }. What is left when it ends goes back.
rising-sun-board-ronin-now = { $ronin } Ronin
rising-sun-board-ronin-help = With Hire Ronin each of them adds 1 Force in a Battle. They go back when the Season ends.
rising-sun-board-ally-help = Allies share the bonuses of their Mandates, and do not kill each other’s figures in War. An Alliance ends with its Season, or by Betray.
rising-sun-board-hostage-help = Comes back to its owner when the next Season begins.
rising-sun-board-home = Home: { $province }
rising-sun-board-ally = Ally: { $seat }
rising-sun-board-your-ally = Your Ally
rising-sun-board-alone = No Ally
rising-sun-board-toll = Tolls
rising-sun-board-reserve = Reserve
rising-sun-board-tokens =
    Tokens ({ $different ->
        [one] 1 Province
       *[other] { $different } different Provinces
    })
rising-sun-board-tokens-of = War Province tokens of { $season }
rising-sun-board-token-won = { $province }: { $vp } VP
rising-sun-board-different =
    { $different ->
        [one] Tokens of 1 Province
       *[other] Tokens of { $different } different Provinces
    }
rising-sun-board-different-help = In Winter, tokens of many different Provinces give points on top of their own.
rising-sun-board-tokens-won = War Province tokens
rising-sun-board-cards-owned = Season cards
rising-sun-board-hostages = Hostages
rising-sun-board-hostage = Hostage: { $piece } of { $owner }
rising-sun-board-owns-none = No Season cards yet.
rising-sun-board-no-clan = The Clan is not chosen yet.

## What somebody is doing

rising-sun-doing-clan = which Clan?
rising-sun-doing-tea = whom to ally with?
rising-sun-doing-mandate = which Mandate?
rising-sun-doing-recruit = whom to Summon, and where?
rising-sun-doing-marshal = who Moves where?
rising-sun-doing-train = which card to buy?
rising-sun-doing-betray = whose figures to replace?
rising-sun-doing-kami = what to do with the favour of the Kami?
rising-sun-doing-bid = how to split the Coins?
rising-sun-doing-battle = what to do with an Advantage?

## Negotiation

rising-sun-board-tea = Tea Ceremony
rising-sun-board-tea-note = Allies share the Bonus of each other’s Mandates all Season. A Province with only the two of them is not fought over.
rising-sun-board-negotiation = Negotiation
rising-sun-board-done = is done
rising-sun-board-do-propose = Propose Alliance
rising-sun-board-do-withdraw = Withdraw
rising-sun-board-do-withdraw_privately = Withdraw
rising-sun-board-do-accept = Ally
rising-sun-board-do-refuse = Refuse
rising-sun-board-do-refuse_privately = Refuse
rising-sun-board-do-counter_offer = Other terms
rising-sun-board-do-accept_offer = Accept
rising-sun-board-do-refuse_offer = Refuse
rising-sun-board-do-refuse_offer_privately = Refuse
rising-sun-board-do-withdraw_offer = Withdraw
rising-sun-board-do-withdraw_offer_privately = Withdraw
rising-sun-board-deal = Deal …
rising-sun-board-change = Change …
rising-sun-board-you-get = You get
rising-sun-board-you-give = You give
rising-sun-board-nothing = nothing
rising-sun-board-no-offers = Nothing is offered yet: propose an Alliance, or put a deal together.
rising-sun-board-offer-that = Offer that:
rising-sun-board-your-offer = Your offer
rising-sun-board-their-offer = Their offer
rising-sun-board-alliance = Alliance
rising-sun-board-with-alliance = An Alliance for this Season is part of it
rising-sun-board-in-secret = in private
rising-sun-board-words = A few words, to them alone
rising-sun-board-send =
    { $kind ->
        [gift] Give it as a gift
        [offer] Send the offer
        [proposal] Propose the Alliance
       *[words] Send
    }
rising-sun-board-speak = Speak alone
rising-sun-board-for = for
rising-sun-board-private = in private
rising-sun-board-deal-with = { $answer ->
        [yes] Other terms for { $seat }
       *[no] A deal with { $seat }
    }
rising-sun-board-you-ask = You ask for

## Battle and Winter

rising-sun-board-battle = Battle of { $province } for { $vp } VP
rising-sun-board-bidding = Coins behind the screens
rising-sun-board-resolving = The Advantages are resolved
rising-sun-board-fought = The Battle is over
rising-sun-board-bid = { $seat }: { $coins } on { $advantage }
rising-sun-board-kept = Coins kept back
rising-sun-board-for-hire = { $koi ->
        [yes] Hire Ronin brings as much Force: every Coin the Koi keep fights as a Ronin
        [upto] Hire Ronin brings at most this Force: every Coin the Koi keep fights as a Ronin
       *[no] Ronin: Hire Ronin brings as much Force
    }
rising-sun-board-victory = { $seat } wins
rising-sun-board-bid-how = Add and take Coins as you like; all screens lift when everybody is done.
rising-sun-board-last-battle = Your last Battle this Season: Coins you have left when it ends go back.
rising-sun-board-bid-watch = The screens lift together when everybody is done.
rising-sun-board-winter = Winter: the count
rising-sun-board-advantage-seppuku = all your figures here die: { $vp } and Honor each
rising-sun-board-advantage-take_hostage = take a figure, steal { $vp }
rising-sun-board-advantage-hire_ronin = 1 Force for each Ronin
rising-sun-board-advantage-imperial_poets = { $vp } for each figure killed
rising-sun-board-shrine-amaterasu = top of the Honor Track
rising-sun-board-shrine-fujin = up to { $moves ->
    [one] { $moves } Move
   *[other] { $moves } Moves
}
rising-sun-board-shrine-hachiman = { $ronin }
rising-sun-board-shrine-tsukuyomi = { $coins }
rising-sun-board-shrine-raijin = a Bushi anywhere
rising-sun-board-shrine-ryujin = buy a card, full cost
rising-sun-board-shrine-susanoo = { $vp } per Stronghold

## Season cards, in a sentence

rising-sun-board-card-komainu = It has Force { $force }, and it may worship at a Shrine like a Shinto.
rising-sun-board-card-oni_of_skulls = It has Force { $force }, or { $low } among Clans that all have higher Honor.
rising-sun-board-card-path_of_the_lion = Your Daimyo has { $daimyo } more Force.
rising-sun-board-card-righteousness = You gain { $vp } for each of your figures that is killed.
rising-sun-board-card-way_of_the_shogun = When the War Phase begins, you gain { $coins }.
rising-sun-board-card-path_of_the_serpent = You may charge others { $coins } for each figure they Move by sea.
rising-sun-board-card-respect = When you Take Hostage, you may take { $extra ->
        [one] one more figure.
       *[other] { $extra } more figures.
    }
rising-sun-board-card-way_of_bushido = When the War Phase begins, you gain { $coins }, and { $each } for each different Virtue you own.
rising-sun-board-card-way_of_the_ronin = When the War Phase begins, you gain { $ronin }.
rising-sun-board-card-yurei = It has Force { $force } and counts as a Daimyo, too.
rising-sun-board-card-form_of_the_kitsune = In Winter you gain { $each } for each of your Strongholds on the Map.
rising-sun-board-card-form_of_the_phoenix = In Winter you gain { $each } for each different Virtue you own.
rising-sun-board-card-path_of_the_dragon = Your Daimyo has { $daimyo } more Force.
rising-sun-board-card-river_dragon = It has Force { $force }.
rising-sun-board-card-way_of_the_moneylender = When the War Phase begins, you gain { $coins }.
rising-sun-board-card-benevolence = When you buy, you may pay { $coins } of the price to another player: you gain Honor and { $vp }.
rising-sun-board-card-path_of_the_kenin = After you Summon, you may place a Bushi at one of your Strongholds.
rising-sun-board-card-path_of_the_light = After each Recruit you may place a Shinto at any Shrine.
rising-sun-board-card-justice = You gain { $vp } whenever you kill figures of a player with lower Honor.
rising-sun-board-card-path_of_the_samurai = After each Recruit you may place a Bushi in any Province.
rising-sun-board-card-oni_of_blood = It has Force { $force }, or { $low } among Clans that all have higher Honor.
rising-sun-board-card-oni_of_souls = When you win a War token with it, you gain { $each } for each Oni you own.
rising-sun-board-card-form_of_the_beast = In Winter you gain { $each } for each Monster you own.
rising-sun-board-card-way_of_the_katana = In the War Phase each of your Bushi has Force { $bushi }.
rising-sun-board-card-oni_of_hate = Wherever it arrives, it kills a Bushi or Shinto of each player with higher Honor.
rising-sun-board-card-oni_of_spite = Wherever it arrives, it steals { $vp } from each player there with higher Honor.
rising-sun-board-card-courage = You gain { $vp } each time you win a War token.
rising-sun-board-card-path_of_the_ninja = After you Summon, you may kill any Bushi on the Map; it costs you Honor.
rising-sun-board-card-way_of_the_righteous = When the War Phase begins, you take { $coins } from each player with lower Honor.
rising-sun-board-card-mercy = When you would kill others’ figures, you may spare them all and gain { $vp }.
rising-sun-board-card-path_of_the_monkey = After you Summon, you may take { $coins } from the richest opponent; it costs you Honor.
rising-sun-board-card-form_of_the_demon = In Winter you gain { $each } for each Oni you own.
rising-sun-board-card-path_of_the_spirit = After you Summon, if you have the highest Honor, you gain { $coins } and { $vp }.
rising-sun-board-card-honesty = While allied, you gain { $vp } for each Mandate you choose, except Betray.
rising-sun-board-card-path_of_the_patron = After you Summon, you gain { $coins } if at least two players have lower Honor.
rising-sun-board-card-path_of_the_warlord = After you Summon, you gain { $coins }.
rising-sun-board-card-loyalty = While allied, whenever you gain VP before Winter, you gain { $points } more.
rising-sun-board-card-way_of_the_merchant = When a richer player gains Coins from the pile, you gain { $number }, too.
rising-sun-board-card-form_of_the_kindred = In Winter you gain { $each } for each Season in which you had an Ally.
rising-sun-board-card-path_of_the_unrighteous = When you Betray, you may replace { $extra ->
        [one] one more figure, even a worshipper.
       *[other] { $extra } more figures, even worshippers.
    }

## Amounts that are printed

rising-sun-board-harvest = Harvest: { $list }
rising-sun-board-amount-coins = { $n ->
    [one] 1 Coin
   *[other] { $n } Coins
}
rising-sun-board-amount-vp = { $n } VP
rising-sun-board-amount-ronin = { $n } Ronin
rising-sun-board-amount-free = free

## Kinds of free acts
rising-sun-act-approach = Begin a deal with somebody
rising-sun-act-add_to_deal = Add to a deal
rising-sun-act-take_from_deal = Take out of a deal
rising-sun-act-withdraw_offer = Withdraw an offer
rising-sun-act-withdraw_offer_privately = Withdraw a private offer
rising-sun-act-counter_offer = Answer with other terms
rising-sun-act-accept_offer = Accept an offer
rising-sun-act-refuse_offer = Refuse an offer
rising-sun-act-refuse_offer_privately = Refuse a private offer
rising-sun-act-toll_policy = Say what happens with tolls

## What it means when something happens to you

rising-sun-hit-loses_vp = They were stolen: whoever took them has gained as many.
rising-sun-hit-takes_coins = You have fewer Coins for the rest of this Season, for cards, tolls and bids.
rising-sun-hit-gains_honor = You have been passed: they stand above you now and win ties against you.
rising-sun-hit-rises = You have been passed: they stand above you now and win ties against you.
rising-sun-hit-breaks_alliance = You have no Ally until the next Tea Ceremony: you share no bonuses any more, and in War you are enemies.
rising-sun-hit-replaces = Your figure is back in your Reserve, and theirs stands in its place.
rising-sun-hit-replaces_worshipper = Your figure is back in your Reserve; at this Shrine it no longer counts for you, and theirs does for them.
rising-sun-hit-assassinates = Your Bushi there dies, unless they show Mercy.
rising-sun-hit-killed = It is back in your Reserve and has no Force there any more; you can Summon it again.
rising-sun-hit-captures = It has no Force in this Battle and comes back to your Reserve when the next Season begins.
rising-sun-hit-wins_battle = The token and its points are theirs; your figures there die, unless you are their Ally or they show Mercy.

## Clans in a word
rising-sun-board-clan-koi = Koi
rising-sun-board-clan-lotus = Lotus
rising-sun-board-clan-turtle = Turtle
rising-sun-board-clan-dragonfly = Dragonfly
rising-sun-board-clan-bonsai = Bonsai

