### Words on Rising Sun’s board.

## Map and pieces

rising-sun-board-group = { $count } × { $piece } of { $seat }
rising-sun-board-in-reserve = { $count } × { $piece } in the reserve of { $seat }
rising-sun-board-force = Force { $force }: { $seat }
rising-sun-board-war-here = War { $number } of this Season is fought here
rising-sun-board-wars = Wars of { $season }
rising-sun-board-token = War { $number }: { $province }, { $vp } VP; owner: { $owner }
rising-sun-board-won = { $province }, { $season }: { $vp } VP
rising-sun-board-honor = Honor
rising-sun-board-honor-list = Honor from the top: { $names }

## Tracks, tiles, cards

rising-sun-board-turn = Mandate { $turn }
rising-sun-board-turn-played = Mandate { $turn }: { $seat }, { $mandate }
rising-sun-board-kami-turn = Kami Turn
rising-sun-board-hand = Your four tiles: choose one
rising-sun-board-name = Name any Mandate
rising-sun-board-cards = Season cards · Core and { $set }
rising-sun-board-no-cards = No card is left this Season.
rising-sun-board-type-monster = Monster
rising-sun-board-type-enhancement = Enhance
rising-sun-board-type-virtue = Virtue
rising-sun-board-type-war_upgrade = War
rising-sun-board-type-winter_upgrade = Winter

## Clans

rising-sun-board-clans = The Clans
rising-sun-board-rank = Honor rank { $rank }
rising-sun-board-vp = VP
rising-sun-board-coins = Coins (income { $income })
rising-sun-board-ronin = Ronin
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
rising-sun-board-tokens-won = War Province tokens
rising-sun-board-cards-owned = Season cards
rising-sun-board-hostages = Hostages
rising-sun-board-hostage = Hostage: { $piece } of { $owner }
rising-sun-board-owns-none = No Season cards yet.
rising-sun-board-no-clan = The Clan is not chosen yet.

## Negotiation

rising-sun-board-tea = Tea Ceremony
rising-sun-board-negotiation = Negotiation
rising-sun-board-done = is done
rising-sun-board-proposes =
    { $private ->
        [yes] proposes an Alliance, in private
       *[no] proposes an Alliance
    }
rising-sun-board-proposed =
    { $private ->
        [yes] has your private proposal
       *[no] has your proposal
    }
rising-sun-board-do-propose = Propose
rising-sun-board-do-propose_privately = In private
rising-sun-board-do-withdraw = Withdraw
rising-sun-board-do-withdraw_privately = Withdraw
rising-sun-board-do-accept = Ally
rising-sun-board-do-refuse = Refuse
rising-sun-board-do-refuse_privately = Refuse
rising-sun-board-do-accept_offer = Accept
rising-sun-board-do-refuse_offer = Refuse
rising-sun-board-do-refuse_offer_privately = Refuse
rising-sun-board-do-withdraw_offer = Withdraw
rising-sun-board-do-withdraw_offer_privately = Withdraw
rising-sun-board-deal = Gift, exchange
rising-sun-board-speak = Speak alone
rising-sun-board-for = for
rising-sun-board-private = in private
rising-sun-board-with = A deal with whom?
rising-sun-board-deal-with = A deal with { $seat }
rising-sun-board-give_coins = You give
rising-sun-board-give_ronin = You give
rising-sun-board-ask_coins = You ask for
rising-sun-board-ask_ronin = You ask for

## Battle and Winter

rising-sun-board-battle = Battle of { $province }
rising-sun-board-bidding = Coins behind the screens
rising-sun-board-resolving = The Advantages are resolved
rising-sun-board-fought = The Battle is over
rising-sun-board-bid = { $seat }: { $coins } on { $advantage }
rising-sun-board-bid-how = Add and take Coins as you like; all screens lift when everybody is done.
rising-sun-board-bid-watch = The screens lift together when everybody is done.
rising-sun-board-skip = To the end ▸▸
rising-sun-board-winter = Winter: the count
rising-sun-board-advantage-seppuku = all own figures here die: 1 VP and Honor each
rising-sun-board-advantage-take_hostage = take a figure, steal 1 VP
rising-sun-board-advantage-hire_ronin = 1 Force for each Ronin
rising-sun-board-advantage-imperial_poets = 1 VP for each figure killed
rising-sun-board-shrine-amaterasu = top of the Honor Track
rising-sun-board-shrine-fujin = up to 2 Moves
rising-sun-board-shrine-hachiman = 2 Ronin
rising-sun-board-shrine-tsukuyomi = 2 Coins
rising-sun-board-shrine-raijin = a Bushi anywhere
rising-sun-board-shrine-ryujin = buy a card, full cost
rising-sun-board-shrine-susanoo = 1 VP per Stronghold

## Season cards, in a few words

rising-sun-board-card-komainu = Force 1. Worships like a Shinto
rising-sun-board-card-oni_of_skulls = Force 1; with lowest Honor 3
rising-sun-board-card-path_of_the_lion = Daimyo: +1 Force
rising-sun-board-card-righteousness = 1 VP for each own figure killed
rising-sun-board-card-way_of_the_shogun = War begins: 3 Coins
rising-sun-board-card-path_of_the_serpent = Toll: 1 Coin for each figure at sea
rising-sun-board-card-respect = Take Hostage: one figure more
rising-sun-board-card-way_of_bushido = War begins: 2 Coins, 2 VP per Virtue
rising-sun-board-card-way_of_the_ronin = War begins: 2 Ronin
rising-sun-board-card-yurei = Force 2. A Daimyo too
rising-sun-board-card-form_of_the_kitsune = 3 VP for each Stronghold on the Map
rising-sun-board-card-form_of_the_phoenix = 3 VP for each different Virtue
rising-sun-board-card-path_of_the_dragon = Daimyo: +3 Force
rising-sun-board-card-river_dragon = Force 5
rising-sun-board-card-way_of_the_moneylender = War begins: 5 Coins
rising-sun-board-card-benevolence = Buying, give 1 Coin of it: Honor, 2 VP
rising-sun-board-card-path_of_the_kenin = Summon: +1 Bushi at a Stronghold
rising-sun-board-card-path_of_the_light = Recruit ends: a Shinto at a Shrine
rising-sun-board-card-justice = 3 VP for killing those of lower Honor
rising-sun-board-card-path_of_the_samurai = Recruit ends: a Bushi anywhere
rising-sun-board-card-oni_of_blood = Force 2; with lowest Honor 4
rising-sun-board-card-oni_of_souls = Token won with it: 2 VP per Oni
rising-sun-board-card-form_of_the_beast = 3 VP for each Monster
rising-sun-board-card-way_of_the_katana = In War, Bushi have Force 2
rising-sun-board-card-oni_of_hate = Enters: kills one of each higher Honor
rising-sun-board-card-oni_of_spite = Enters: steals 2 VP from higher Honor
rising-sun-board-card-courage = 2 VP for each War token gained
rising-sun-board-card-path_of_the_ninja = Summon: kill a Bushi, lose Honor
rising-sun-board-card-way_of_the_righteous = War begins: 1 Coin from each lower Honor
rising-sun-board-card-mercy = Spare all you would kill: 2 VP
rising-sun-board-card-path_of_the_monkey = Summon: 1 Coin of the richest, lose Honor
rising-sun-board-card-form_of_the_demon = 3 VP for each Oni
rising-sun-board-card-path_of_the_spirit = Summon on top of Honor: 2 Coins, 2 VP
rising-sun-board-card-honesty = Allied, Mandate not Betray: 2 VP
rising-sun-board-card-path_of_the_patron = Summon above two players: 2 Coins
rising-sun-board-card-path_of_the_warlord = Summon: 1 Coin
rising-sun-board-card-loyalty = Allied: each gain of VP is 1 more
rising-sun-board-card-way_of_the_merchant = A richer one gains Coins: 1 for you
rising-sun-board-card-form_of_the_kindred = 3 VP for each Season allied
rising-sun-board-card-path_of_the_unrighteous = Betray: replace one figure more
