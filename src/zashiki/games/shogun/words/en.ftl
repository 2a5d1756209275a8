### Shogun in English.

## Choices

shogun-verb-choose_daimyo = Play { $daimyo }
shogun-verb-take = Take { $card }
shogun-verb-draw = Draw the top card unseen
shogun-verb-refresh = Put both open cards under the deck
shogun-verb-place = Place { $armies ->
    [0] no army
    [one] one army
   *[other] { $armies } armies
 }
shogun-verb-lay = Lay { $card } on { $space }
shogun-verb-move = Move { $card } to { $space }
shogun-verb-take_back = Take { $card } back
shogun-verb-done = Done
shogun-verb-rethink = Think again
shogun-verb-take_position = Take position { $position }
shogun-verb-march = March to { $to } with { $armies }
shogun-verb-shift = Move { $armies } to { $to }
shogun-verb-pass = Leave them here
shogun-verb-revolt_next = { $province } first

## Questions

shogun-prompt-choose_daimyo = Choose your Daimyo
shogun-prompt-draft = Take a province card
shogun-prompt-place_group = Which army group goes to { $province }?
shogun-prompt-plan = Plan your ten actions and your bid
shogun-prompt-choose_position = Choose your position and its special card (you choose as number { $rank })
shogun-prompt-move_on = From { $province } up to { $armies ->
    [one] one army
   *[other] { $armies } armies
 } may move to one neighbouring province of yours
shogun-prompt-march = Where does { $province } march, with how many of { $armies ->
    [one] one army
   *[other] { $armies } armies
 }?
shogun-prompt-winter_revolts = { $revolts ->
    [one] { $revolts } province revolts,
   *[other] { $revolts } provinces revolt, each
} with { $farmers ->
    [one] one extra farmer
   *[other] { $farmers } extra farmers
 }: which one next?

## What happens

shogun-event-chooses_daimyo = { $seat } plays { $daimyo }
shogun-event-draft_begins = The provinces are shared out; { $seat } begins
shogun-event-turns_up_card = { $card } is turned up
shogun-event-refreshes = { $seat } puts both open cards under the deck
shogun-event-takes = { $seat } takes { $card }
shogun-event-draws = { $seat } draws { $card } unseen
shogun-event-places = { $seat } places { $armies ->
    [0] no army
    [one] one army
   *[other] { $armies } armies
 } in { $province }
shogun-event-draft_ends = All armies are placed; { $neutral ->
    [one] { $neutral } province is neutral
   *[other] { $neutral } provinces are neutral
 }
shogun-event-gets_list = { $seat } gets start list { $list }
shogun-event-year_begins = Year { $year } begins
shogun-event-event_card = Open event: { $event_card }
shogun-event-season_begins = { $season } of year { $year }
shogun-event-season_ends = { $season } is over
shogun-event-year_ends = Year { $year } is over: revolt markers and rice are cleared away
shogun-event-game_ends = The game is over
shogun-event-actions_laid_out = Actions in order: { $first }, { $second }, { $third }, { $fourth }, { $fifth }; five more lie face down
shogun-event-specials_laid_out = Special cards at positions 1 to 5: { $first }, { $second }, { $third }, { $fourth }, { $fifth }
shogun-event-done = { $seat } has finished planning
shogun-event-rethinks = { $seat } thinks again
shogun-event-planned = All plans are made
shogun-event-event_strikes = The event of the season: { $event_card }
shogun-event-bids = { $seat } bids { $card } and pays { $chests ->
    [0] nothing
    [one] one chest
   *[other] { $chests } chests
 }
shogun-event-drawn_for_tie = Among equal bids { $seat } is drawn next
shogun-event-takes_position = { $seat } takes position { $position } with { $special }
shogun-event-action_begins = Action { $slot }: { $action }
shogun-event-shows = { $seat } shows { $card }
shogun-event-turns_up = Action { $slot } is turned up: { $action }
shogun-event-cannot = { $seat } cannot do «{ $action }» in { $province }: { $obstacle }
shogun-event-builds = { $seat } builds a { $building } in { $province } for { $chests ->
    [one] one chest
   *[other] { $chests } chests
 }
shogun-event-calms = The theater calms { $province }: { $markers ->
    [0] no revolt marker is left
    [one] one revolt marker is left
   *[other] { $markers } revolt markers are left
 }
shogun-event-collects_rice = { $seat } confiscates { $rice } rice in { $province }
shogun-event-collects_taxes = { $seat } collects { $chests ->
    [0] no chest
    [one] one chest
   *[other] { $chests } chests
 } in { $province }
shogun-event-deploys = { $seat } deploys { $armies ->
    [one] one army
   *[other] { $armies } armies
 } in { $province } for { $chests ->
    [one] one chest
   *[other] { $chests } chests
 }
shogun-event-moves = { $seat } moves { $armies ->
    [one] one army
   *[other] { $armies } armies
 } from { $from } to { $to }
shogun-event-attacks = { $seat } attacks { $to } from { $from } with { $attackers }; { $defender } defends with { $defenders }
shogun-event-attacks_neutral = { $seat } attacks neutral { $to } from { $from } with { $attackers }, against { $farmers ->
    [0] no farmer
    [one] one farmer
   *[other] { $farmers } farmers
 }
shogun-event-throw = { $cubes ->
    [one] { $cubes } cube goes
   *[other] { $cubes } cubes go
 } into the tower, { $fell ->
    [one] { $fell } comes out
   *[other] { $fell } come out
 }
shogun-event-conquers = { $seat } conquers { $province }, { $attackers } against { $defenders ->
    [0] { $farmers ->
        [0] nobody
        [one] one farmer
       *[other] { $farmers } farmers
    }
    [one] { $farmers ->
        [0] one army
        [one] one army and one farmer
       *[other] one army and { $farmers } farmers
    }
   *[other] { $farmers ->
        [0] { $defenders } armies
        [one] { $defenders } armies and one farmer
       *[other] { $defenders } armies and { $farmers } farmers
    }
 }; { $left ->
    [one] one remains
   *[other] { $left } remain
 }
shogun-event-holds = { $seat } holds { $province }, { $defenders ->
    [0] { $farmers ->
        [0] nobody
        [one] one farmer
       *[other] { $farmers } farmers
    }
    [one] { $farmers ->
        [0] one army
        [one] one army and one farmer
       *[other] one army and { $farmers } farmers
    }
   *[other] { $farmers ->
        [0] { $defenders } armies
        [one] { $defenders } armies and one farmer
       *[other] { $defenders } armies and { $farmers } farmers
    }
 } against { $attackers }; { $left ->
    [one] one remains
   *[other] { $left } remain
 }
shogun-event-tie = No winner in { $province }: { $seat } with { $attackers }, { $defender } with { $defenders }, { $farmers ->
    [0] no farmer
    [one] one farmer
   *[other] { $farmers } farmers
 }
shogun-event-stays_neutral = { $province } stays neutral: { $seat } with { $attackers }, { $farmers ->
    [0] no farmer
    [one] one farmer
   *[other] { $farmers } farmers
 }
shogun-event-revolt = Revolt in { $province }: { $armies ->
    [0] no army
    [one] one army
   *[other] { $armies } armies
 } of { $seat } against { $farmers ->
    [0] no new farmer
    [one] one farmer
   *[other] { $farmers } farmers
 }
shogun-event-revolt_crushed = { $seat } puts down the revolt in { $province }, { $armies } against { $farmers }; { $left ->
    [one] one remains
   *[other] { $left } remain
 }
shogun-event-revolt_succeeds = { $seat } loses { $province } to the farmers, { $armies } against { $farmers }
shogun-event-marker = Unrest in { $province }: { $markers ->
    [one] one revolt marker
   *[other] { $markers } revolt markers
 }
shogun-event-becomes_neutral = { $province } is neutral now, its buildings and revolt markers are gone
shogun-event-takes_card = { $seat } takes the card { $card }
shogun-event-loses_plan = { $seat } loses the card { $card }, which lay on { $space }
shogun-event-winter = Winter: by { $event_card } everybody loses { $rice } rice
shogun-event-feeds = { $seat } has { $rice } rice for { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}{ $short ->
    [0] : enough
   *[other] : { $short } short, { $revolts ->
        [one] one province revolts
       *[other] { $revolts } provinces revolt
    } with { $farmers ->
        [one] one extra farmer
       *[other] { $farmers } extra farmers
    }
 }
shogun-event-drawn_for_revolt = { $province } of { $seat } is drawn
shogun-event-majority = { $seat } leads in the { $region } ({ $building }): { $points ->
    [one] one point
   *[other] { $points } points
 }
shogun-event-scores = { $seat } scores { $points }: provinces { $provinces }, buildings { $buildings }, castles { $castles }, temples { $temples }, theaters { $theatres }; { $total } in all

## Why not

shogun-reason-bid_too_dear = A bid must be paid at once, and you have { $chests ->
    [0] no chests
    [one] one chest
   *[other] { $chests } chests
 }
shogun-reason-spaces_left = { $cards ->
    [one] One card is
   *[other] { $cards } cards are
 } still to be laid
shogun-reason-not_faced_before = Only if these two cards already lay open in your last turn
shogun-reason-must_march = If you can march, you must: at least one army has to go
shogun-reason-temple_peace = No temple is attacked this season, so { $province } is safe
shogun-reason-one_stays = At least { $armies ->
    [one] one army
   *[other] { $armies } armies
 } must stay behind
shogun-reason-fixed_needs_sun = The fixed setup exists for the sun side only
shogun-reason-no_such_seat = There are only { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}

## Points

shogun-score-provinces_1 = Provinces, year 1
shogun-score-buildings_1 = Buildings, year 1
shogun-score-castles_1 = Most castles, year 1
shogun-score-temples_1 = Most temples, year 1
shogun-score-theatres_1 = Most theaters, year 1
shogun-score-provinces_2 = Provinces, year 2
shogun-score-buildings_2 = Buildings, year 2
shogun-score-castles_2 = Most castles, year 2
shogun-score-temples_2 = Most temples, year 2
shogun-score-theatres_2 = Most theaters, year 2

## The table agrees on

shogun-setting-side = Side of the board
shogun-setting-side-sun = Sun
shogun-setting-side-moon = Moon
shogun-setting-side-help = The sun side is the easier one; the moon side has more sea routes and other regions.
shogun-setting-start = Starting provinces
shogun-setting-start-draft = Free distribution
shogun-setting-start-fixed = Fixed setup
shogun-setting-start-help = The fixed setup exists for the sun side only.
shogun-setting-daimyo = Daimyos
shogun-setting-daimyo-choose = Chosen one after the other
shogun-setting-daimyo-random = Drawn at random
shogun-setting-daimyo-help = A Daimyo is a name and a colour; all play alike.
shogun-setting-first = Who begins the distribution
shogun-setting-first-random = Drawn at random
shogun-setting-first-seat_1 = Seat 1
shogun-setting-first-seat_2 = Seat 2
shogun-setting-first-seat_3 = Seat 3
shogun-setting-first-seat_4 = Seat 4
shogun-setting-first-seat_5 = Seat 5
shogun-setting-first-help = At a real table the oldest player begins.
shogun-setting-lists = Lists of the fixed setup
shogun-setting-lists-random = Dealt at random
shogun-setting-lists-seats = A for seat 1, B for seat 2 and so on
shogun-setting-lists-help = Who gets which list of provinces, with the fixed setup.
shogun-setting-weak_levy = Rice loss of the event «Weak levy»
shogun-setting-weak_levy-4 = 4, as the rules sheet says
shogun-setting-weak_levy-1 = 1, as the printed card shows
shogun-setting-weak_levy-help = The rules sheet and the printed card contradict each other.
shogun-setting-moon_routes = Extra sea routes of the moon side
shogun-setting-moon_routes-true = With them
shogun-setting-moon_routes-false = Without them
shogun-setting-moon_routes-help = Five routes of the moon side are reconstructed; they can be left out.
shogun-setting-odds = Battle odds
shogun-setting-odds-true = Shown to whoever marches
shogun-setting-odds-false = Not shown
shogun-setting-odds-help = The odds follow from what lies open to everybody; without them each works them out alone.

## Things

shogun-province-aki = Aki
shogun-province-awa_boso = Awa-Boso
shogun-province-awa_shikoku = Awa-Shikoku
shogun-province-bingo = Bingo
shogun-province-bitchu = Bitchu
shogun-province-bizen = Bizen
shogun-province-echigo = Echigo
shogun-province-echizen = Echizen
shogun-province-etchu = Etchu
shogun-province-harima = Harima
shogun-province-hida = Hida
shogun-province-hitachi = Hitachi
shogun-province-hoki = Hoki
shogun-province-ise = Ise
shogun-province-iwami = Iwami
shogun-province-iyo = Iyo
shogun-province-izu = Izu
shogun-province-izumo = Izumo
shogun-province-kaga = Kaga
shogun-province-kai = Kai
shogun-province-kazusa = Kazusa
shogun-province-kii = Kii
shogun-province-kozuke = Kozuke
shogun-province-mikawa = Mikawa
shogun-province-mimasaka = Mimasaka
shogun-province-mino = Mino
shogun-province-musashi = Musashi
shogun-province-mutsu = Mutsu
shogun-province-noto = Noto
shogun-province-omi = Omi
shogun-province-owari = Owari
shogun-province-sagami = Sagami
shogun-province-sanuki = Sanuki
shogun-province-settsu = Settsu
shogun-province-shima = Shima
shogun-province-shimosa = Shimosa
shogun-province-shimotsuke = Shimotsuke
shogun-province-shinano = Shinano
shogun-province-suruga = Suruga
shogun-province-tajima = Tajima
shogun-province-tamba = Tamba
shogun-province-tosa = Tosa
shogun-province-totomi = Totomi
shogun-province-wakasa = Wakasa
shogun-province-yamato = Yamato
shogun-province-none = no province

shogun-card-aki = { shogun-province-aki }
shogun-card-awa_boso = { shogun-province-awa_boso }
shogun-card-awa_shikoku = { shogun-province-awa_shikoku }
shogun-card-bingo = { shogun-province-bingo }
shogun-card-bitchu = { shogun-province-bitchu }
shogun-card-bizen = { shogun-province-bizen }
shogun-card-echigo = { shogun-province-echigo }
shogun-card-echizen = { shogun-province-echizen }
shogun-card-etchu = { shogun-province-etchu }
shogun-card-harima = { shogun-province-harima }
shogun-card-hida = { shogun-province-hida }
shogun-card-hitachi = { shogun-province-hitachi }
shogun-card-hoki = { shogun-province-hoki }
shogun-card-ise = { shogun-province-ise }
shogun-card-iwami = { shogun-province-iwami }
shogun-card-iyo = { shogun-province-iyo }
shogun-card-izu = { shogun-province-izu }
shogun-card-izumo = { shogun-province-izumo }
shogun-card-kaga = { shogun-province-kaga }
shogun-card-kai = { shogun-province-kai }
shogun-card-kazusa = { shogun-province-kazusa }
shogun-card-kii = { shogun-province-kii }
shogun-card-kozuke = { shogun-province-kozuke }
shogun-card-mikawa = { shogun-province-mikawa }
shogun-card-mimasaka = { shogun-province-mimasaka }
shogun-card-mino = { shogun-province-mino }
shogun-card-musashi = { shogun-province-musashi }
shogun-card-mutsu = { shogun-province-mutsu }
shogun-card-noto = { shogun-province-noto }
shogun-card-omi = { shogun-province-omi }
shogun-card-owari = { shogun-province-owari }
shogun-card-sagami = { shogun-province-sagami }
shogun-card-sanuki = { shogun-province-sanuki }
shogun-card-settsu = { shogun-province-settsu }
shogun-card-shima = { shogun-province-shima }
shogun-card-shimosa = { shogun-province-shimosa }
shogun-card-shimotsuke = { shogun-province-shimotsuke }
shogun-card-shinano = { shogun-province-shinano }
shogun-card-suruga = { shogun-province-suruga }
shogun-card-tajima = { shogun-province-tajima }
shogun-card-tamba = { shogun-province-tamba }
shogun-card-tosa = { shogun-province-tosa }
shogun-card-totomi = { shogun-province-totomi }
shogun-card-wakasa = { shogun-province-wakasa }
shogun-card-yamato = { shogun-province-yamato }
shogun-card-treasure_0 = War chest card 0
shogun-card-treasure_1 = War chest card 1
shogun-card-treasure_2 = War chest card 2
shogun-card-treasure_3 = War chest card 3
shogun-card-treasure_4 = War chest card 4
shogun-card-treasure_0-help = On an action: not this season. On the bid space: a bid of nothing, below a province card.
shogun-card-treasure_1-help = On an action: not this season. On the bid space: a bid of 1 chest.
shogun-card-treasure_2-help = On an action: not this season. On the bid space: a bid of 2 chests.
shogun-card-treasure_3-help = On an action: not this season. On the bid space: a bid of 3 chests.
shogun-card-treasure_4-help = On an action: not this season. On the bid space: a bid of 4 chests.
shogun-card-none = no card

shogun-action-build_castle = Build castle
shogun-action-build_castle-help = Needs a free building site and no castle in the province.
shogun-action-build_temple = Build temple
shogun-action-build_temple-help = Needs a free building site and no temple in the province.
shogun-action-build_theatre = Build Nô theater
shogun-action-build_theatre-help = Needs a free building site and no theater in the province.
shogun-action-collect_rice = Confiscate rice
shogun-action-collect_rice-help = Your rice rises by the yield of the province. Where revolt markers lie, a revolt follows; then one more marker is laid.
shogun-action-collect_taxes = Collect taxes
shogun-action-collect_taxes-help = You take the chests the province yields. Where revolt markers lie, a revolt follows; then one more marker is laid.
shogun-action-deploy_5 = Deploy 5 armies
shogun-action-deploy_5-help = { $armies ->
    [one] { $armies } army from your supply goes
   *[other] { $armies } armies from your supply go
} to the province.
shogun-action-deploy_3 = Deploy 3 armies
shogun-action-deploy_3-help = { $armies ->
    [one] { $armies } army from your supply goes
   *[other] { $armies } armies from your supply go
} to the province.
shogun-action-deploy_1_move = Deploy/move 1 army
shogun-action-deploy_1_move-help = One army goes to the province; then armies may move from there to one neighbouring province of yours.
shogun-action-battle_a = Battle/Movement A
shogun-action-battle_a-help = Armies march from the province to a neighbouring one, and fight if it is not yours. At least one stays behind.
shogun-action-battle_b = Battle/Movement B
shogun-action-battle_b-help = The same as Battle/Movement A, once more.

shogun-space-build_castle = { shogun-action-build_castle }
shogun-space-build_castle-help = { shogun-action-build_castle-help }
shogun-space-build_temple = { shogun-action-build_temple }
shogun-space-build_temple-help = { shogun-action-build_temple-help }
shogun-space-build_theatre = { shogun-action-build_theatre }
shogun-space-build_theatre-help = { shogun-action-build_theatre-help }
shogun-space-collect_rice = { shogun-action-collect_rice }
shogun-space-collect_rice-help = { shogun-action-collect_rice-help }
shogun-space-collect_taxes = { shogun-action-collect_taxes }
shogun-space-collect_taxes-help = { shogun-action-collect_taxes-help }
shogun-space-deploy_5 = { shogun-action-deploy_5 }
shogun-space-deploy_5-help = { shogun-action-deploy_5-help }
shogun-space-deploy_3 = { shogun-action-deploy_3 }
shogun-space-deploy_3-help = { shogun-action-deploy_3-help }
shogun-space-deploy_1_move = { shogun-action-deploy_1_move }
shogun-space-deploy_1_move-help = { shogun-action-deploy_1_move-help }
shogun-space-battle_a = { shogun-action-battle_a }
shogun-space-battle_a-help = { shogun-action-battle_a-help }
shogun-space-battle_b = { shogun-action-battle_b }
shogun-space-battle_b-help = { shogun-action-battle_b-help }
shogun-space-bid = Bid
shogun-space-bid-help = A war chest card bids its number of chests; a province card bids for free, above a 0; an empty space comes last.

shogun-special-tax_bonus = +1 chest
shogun-special-tax_bonus-help = Collecting taxes brings you { $value ->
        [one] 1 chest more
       *[other] { $value } chests more
    }.
shogun-special-rice_bonus = +1 rice
shogun-special-rice_bonus-help = Confiscating rice brings you { $value } rice more.
shogun-special-six_armies = 6 armies
shogun-special-six_armies-help = Deploy { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} gives you { $value }, for the same price.
shogun-special-attack_bonus = +1 army in attack
shogun-special-attack_bonus-help = When you attack, { $value ->
        [one] 1 army from your supply joins
       *[other] { $value } armies from your supply join
    } in.
shogun-special-defence_bonus = +1 army in defence
shogun-special-defence_bonus-help = When you are attacked, { $value ->
        [one] 1 army from your supply joins
       *[other] { $value } armies from your supply join
    } in. Not in revolts.
shogun-special-none = no special card

shogun-event_card-theatre_calm_5 = Theater calm
shogun-event_card-theatre_calm_5-help = Building a Nô theater also takes away one revolt marker of the province. As the winter card: everybody loses { $rice } rice.
shogun-event_card-theatre_calm_7 = Theater calm
shogun-event_card-theatre_calm_7-help = Building a Nô theater also takes away one revolt marker of the province. As the winter card: everybody loses { $rice } rice.
shogun-event_card-neutral_resistance = Neutral resistance
shogun-event_card-neutral_resistance-help = Neutral provinces are defended by { $value ->
    [one] { $value } farmer
   *[other] { $value } farmers
} instead of { $usual }. As the winter card: everybody loses { $rice } rice.
shogun-event_card-castle_guard_2 = Castle guard
shogun-event_card-castle_guard_2-help = A player attacked in a province with a castle throws { $value ->
        [one] 1 more army
       *[other] { $value } more armies
    } from the supply. As the winter card: everybody loses { $rice } rice.
shogun-event_card-castle_guard_6 = Castle guard
shogun-event_card-castle_guard_6-help = A player attacked in a province with a castle throws { $value ->
        [one] 1 more army
       *[other] { $value } more armies
    } from the supply. As the winter card: everybody loses { $rice } rice.
shogun-event_card-temple_peace_3 = Temple peace
shogun-event_card-temple_peace_3-help = Provinces with a temple cannot be attacked. As the winter card: everybody loses { $rice } rice.
shogun-event_card-temple_peace_4 = Temple peace
shogun-event_card-temple_peace_4-help = Provinces with a temple cannot be attacked. As the winter card: everybody loses { $rice } rice.
shogun-event_card-tax_max_5 = Low taxes
shogun-event_card-tax_max_5-help = Collecting taxes brings at most { $value ->
    [one] { $value } chest
   *[other] { $value } chests
}. As the winter card: everybody loses { $rice } rice.
shogun-event_card-tax_min_6 = High taxes
shogun-event_card-tax_min_6-help = Collecting taxes brings at least { $value ->
    [one] { $value } chest
   *[other] { $value } chests
}. As the winter card: everybody loses { $rice } rice.
shogun-event_card-rice_min_4 = Good harvest
shogun-event_card-rice_min_4-help = Confiscating rice brings at least { $value } rice. As the winter card: everybody loses { $rice } rice.
shogun-event_card-rice_max_3 = Bad harvest
shogun-event_card-rice_max_3-help = Confiscating rice brings at most { $value } rice. As the winter card: everybody loses { $rice } rice.
shogun-event_card-weak_levy = Weak levy
shogun-event_card-weak_levy-help = Deploy { $five ->
    [one] { $five } army
   *[other] { $five } armies
} gives only { $few }, Deploy { $three ->
    [one] { $three } army
   *[other] { $three } armies
} only { $fewer }, at the same price. As the winter card: everybody loses { $rice } rice.
shogun-event_card-none = no event

shogun-building-castle = castle
shogun-building-castle-help = 1 point, and 3 for most castles in the region (2 if shared).
shogun-building-temple = temple
shogun-building-temple-help = 1 point, and 2 for most temples in the region (1 if shared).
shogun-building-theatre = Nô theater
shogun-building-theatre-help = 1 point, and 1 for most theaters in the region (none if shared).

shogun-region-green = green region
shogun-region-red = red region
shogun-region-purple = purple region
shogun-region-yellow = yellow region
shogun-region-brown = brown region

shogun-daimyo-uesugi = Uesugi Kenshin
shogun-daimyo-uesugi-help = Blue, 1530–1578
shogun-daimyo-mori = Mori Motonari
shogun-daimyo-mori-help = Yellow, 1497–1571
shogun-daimyo-tokugawa = Tokugawa Ieyasu
shogun-daimyo-tokugawa-help = Red, 1542–1616
shogun-daimyo-takeda = Takeda Shingen
shogun-daimyo-takeda-help = Black, 1521–1573
shogun-daimyo-hashiba = Hashiba Hideyoshi
shogun-daimyo-hashiba-help = Purple, 1536–1598
shogun-daimyo-none = no Daimyo yet

shogun-season-spring = Spring
shogun-season-summer = Summer
shogun-season-autumn = Autumn
shogun-season-winter = Winter

shogun-position-1 = 1
shogun-position-2 = 2
shogun-position-3 = 3
shogun-position-4 = 4
shogun-position-5 = 5
shogun-position-none = no position yet

shogun-cube-1 = armies of seat 1
shogun-cube-2 = armies of seat 2
shogun-cube-3 = armies of seat 3
shogun-cube-4 = armies of seat 4
shogun-cube-5 = armies of seat 5
shogun-cube-farmers = farmers

shogun-list-A = A
shogun-list-B = B
shogun-list-C = C
shogun-list-D = D
shogun-list-E = E

shogun-payment-paid = can be paid
shogun-payment-by_luck = can be paid only if the taxes are turned up earlier
shogun-payment-unpaid = too few chests when it comes to it
shogun-obstacle-chests = too few chests
shogun-obstacle-site = no free building site
shogun-obstacle-same_building = such a building stands there already
shogun-obstacle-tile = no building of this kind is left
shogun-obstacle-supply = too few armies in the supply
shogun-obstacle-armies = no army can leave
shogun-obstacle-target = nowhere to march

shogun-stage-setup = Setup
shogun-stage-planning = Planning
shogun-stage-order = Player order
shogun-stage-execution = Actions
shogun-stage-winter = Winter
shogun-stage-over = The end

## Help

shogun-help-tower = A thrown cube comes out two times out of three. Cubes stuck earlier come out the more often, the more cubes are thrown. What is stuck is not lost.
shogun-help-tray = What lies in the tray is thrown too in the next battle.
shogun-help-battle = The side with more cubes in the tray wins and loses as many as the other side had. Farmers in the tray help the defender where no revolt marker lies. Equal numbers leave the province neutral.
shogun-help-revolt = The farmers need only as many cubes as the owner to win.
shogun-help-winter = Each province needs one rice. Players short of rice face revolts.

## Why a master would choose so, and what a choice is better or worse for

shogun-gain-score = points
shogun-gain-provinces = provinces
shogun-gain-buildings = buildings
shogun-gain-majorities = majorities in the regions
shogun-gain-sites = free building sites
shogun-gain-chests = war chests
shogun-gain-taxes = taxes to come
shogun-gain-rice = rice for the winter
shogun-gain-armies = armies on the map
shogun-gain-tower = your own cubes in the tower
shogun-gain-danger = safe borders
shogun-gain-prey = weak neighbours to attack
shogun-gain-unrest = calm among the farmers
shogun-gain-regions = a hold in more regions
shogun-gain-borders = fewer quarrels at the borders
shogun-why-lay = this action brings the most in this province, as far as chests and rice go
shogun-why-take_back = this card is needed for another action, and its space for another card
shogun-why-move = this card brings more there, and its space is needed for another one
shogun-why-bid = it is worth so much, and no more, to choose early in the order of play and its special card
shogun-why-build = the building scores every year and counts for the majority of its region
shogun-why-rice = rice is still short for the winter, and no other use of this province is worth more to the plan
shogun-why-spare_rice = there is rice enough already, so a province goes there that is needed for nothing else
shogun-why-taxes = chests pay for buildings and armies, and no other use of this province is worth more to the plan
shogun-why-shield = a neighbour has more armies than stand there now
shogun-why-muster = more armies there can attack or hold, now and next season
shogun-why-attack = an attack from there promises more than it risks
shogun-why-idle = the space has to be covered, and nothing is lost if this action does nothing there
shogun-why-treasure = this action is worth no province this season, so a treasure card covers it
shogun-why-planned = every card lies where it brings the most
shogun-why-take_position = the special card there is worth its place in the order
shogun-why-march = of all marches from here this one promises the most for what it risks
shogun-why-shift = the armies are needed more there
shogun-why-take = this province has good yields and sites, or lies next to your own
shogun-why-draw = the open cards are not worth more than a new one
shogun-why-place = so many armies are needed there against the neighbours

## Manners of bots
shogun-manner-cautious = It keeps more armies, shuns revolts, and leaves few provinces open to others.
shogun-manner-bold = It attacks more often, and leaves its borders thin.
