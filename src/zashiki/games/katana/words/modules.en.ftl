### Shōgun no Katana in English: the Ghost, the Story, Wandering Characters, Promo tiles, Metal Katana.

## Choices

katana-verb-raise_price = A Coin on { $resource }
katana-verb-send_character = { $character } goes to { $space }
katana-verb-sell_resource = Sell 1 { $resource }
katana-verb-buy_cheaper = Buy the permanent benefit of { $card } for { $line }, 1 Coin cheaper
katana-verb-offer_coin = A Coin into your Bowl
katana-verb-take_geisha = Take the { $geisha }
katana-verb-token_advance = Advance token: advance the { $decorator }
katana-verb-token_decorate = Decorate token: decorate { $resource } on { $sword }
katana-verb-play_kaji = { $kaji }: one more move for { $sword }
katana-verb-take_points = Take the points
katana-verb-raise_price-help = From the next visit on this Resource costs 1 Coin more at the Market.
katana-verb-offer_coin-help = It stays there and brings 1 point at the end of every round.
katana-verb-play_kaji-help = The card shows the space this Sword stands on. It is discarded.

## Questions

katana-prompt-raise_price = Prices rise: on which of the Resources you bought does a Coin go?
katana-prompt-send_character = You meet { $character }. Where does this Character go now?
katana-prompt-kanri = Kanri: pay 1 Coin for the benefit of any Room?
katana-prompt-shinobi = Shinobi: pay 1 Coin for any card on show?
katana-prompt-shonin = Shonin: buy a Resource for 1 Coin less, or sell one for 1 Coin more?
katana-prompt-unsuiso = Unsuiso: put a Coin into your Bowl?
katana-prompt-geisha = Geisha: take one of her tokens
katana-prompt-take_visible_card = Promo tile: take any card on show
katana-prompt-metal_katana = The Metal Katana: points, or a Resource for your Project

## Events

katana-event-ghost_draws = The Ghost draws a Solo card: { $area }
katana-event-ghost_ignores = The Ghost passes over { $area } and draws again
katana-event-ghost_finds_no_room = { $area }: no room for the Ghost, so it scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and draws again
katana-event-ghost_stays_away = The Ghost finds no place at all for its Worker
katana-event-solo_card_leaves = The Sword freed a Worker of the Ghost: its Solo card { $area } leaves the game
katana-event-ghost_katana_grows = The katana of the Ghost grows by { $resource }
katana-event-temple_asks = The Temple asks { $seat } for { $coins ->
        [one] { $coins } Coin
       *[other] { $coins } Coins
    }
katana-event-price_rises = { $resource } now costs { $coins ->
        [one] { $coins } Coin
       *[other] { $coins } Coins
    } at the Market
katana-event-chapter_won = { $chapter }: { $seat } has won the chapter
katana-event-chapter_lost = { $chapter }: { $seat } has lost the chapter
katana-event-character_arrives = { $character } stands at { $space }
katana-event-meets = { $seat } meets { $character }
katana-event-character_goes = { $seat } sends { $character } to { $space }
katana-event-takes_kaji = { $seat } gets { $kaji }
katana-event-uses_kaji = { $seat } discards { $kaji } for a move
katana-event-takes_kogeika = { $seat } takes a token of Kogeika: { $kogeika }
katana-event-shows_kogeika = Kogeika now offers: { $kogeika }
katana-event-uses_kogeika = { $seat } discards a token of Kogeika: { $kogeika }
katana-event-shows_geisha = The Geisha lays out: { $geisha }
katana-event-takes_geisha = { $seat } takes from the Geisha: { $geisha }
katana-event-fills_bowl = { $seat } puts a Coin into the Bowl, { $coins } in all
katana-event-sells_resource = { $seat } sells 1 { $resource }
katana-event-promo_lies = { $promo } lies at the end of the row of the { $decorator }
katana-event-takes_promo = { $seat } is first at the end of the row: { $promo }
katana-event-takes_metal = { $seat } takes the Metal Katana
katana-event-metal_returns = The Metal Katana goes back to the centre

## Reasons

katana-reason-chapter_without_promo = Nothing is decorated in this chapter, so it has no Promo tiles

## What things do

katana-character-kaji-help = Take a Kaji card. In a Forge action it gives one more move to a Sword on a space it shows.
katana-character-kanri-help = You may pay 1 Coin for the benefit of any Room in play.
katana-character-kogeika-help = Take the token on show: advance a Decorator, decorate a Resource, or 1 Coin with each of your Academy actions.
katana-character-shinobi-help = You may pay 1 Coin to take a card on show, from the Market or from a House.
katana-character-ronin-help = 1 point for each Sword on your Forge.
katana-character-samurai-help = Points equal to the highest Strength on your Forge.
katana-character-shonin-help = You may buy one Resource for 1 Coin less, or sell one for 1 Coin more.
katana-character-unsuiso-help = You may put 1 Coin into your Bowl; each Coin there brings 1 point at the end of every round.
katana-character-geisha-help = Take one of three tokens; sets of different tokens score at the end.
katana-kogeika-advance-help = Discard it at any time before you pass to advance a Decorator.
katana-kogeika-decorate-help = Discard it at any time before you pass to decorate a Resource on your Forge.
katana-kogeika-academy_coin-help = Keep it: 1 Coin whenever you go to the Academy yourself.
katana-promo-cards-help = Cards of your choice from all on show.
katana-promo-coins-help = Coins at once.
katana-promo-points-help = Points at once.
katana-promo-sashimono-help = Sashimonos of your choice, straight into your area.

## Requests of the Story: how far each is met

katana-request-forge_empty = No Sword left on your Forge
katana-request-katana_delivered = Your katana delivered
katana-request-katana_composition = The katana as prescribed: Lacquer, Lacquer, Wood, Steel, Steel, Leather, Leather
katana-request-decorators_last_column = Decorators in the last column
katana-request-decorated_swords = Delivered Swords with two decorated Resources
katana-request-decorated_katana = Decorated Resources on your katana
katana-request-sashimono_points = Points from Sashimono sets
katana-request-cards_under_forge = Cards under your Forge
katana-request-swords_delivered = Swords delivered
katana-request-coins = Coins
katana-request-strength = Strength of your delivered Swords
katana-request-unused_cards = Unused cards

## The Story

katana-campaign-text = Fourteen chapters of a smith’s life, each against the Ghost, with a request to meet and rules of its own. Victories bring Story Points, defeats cost some, and in the end they make your rank.
katana-campaign-request = Request
katana-campaign-no_request = Beat the Ghost
katana-campaign-rules = Special rules
katana-campaign-no_rules = none
katana-campaign-won = won
katana-campaign-lost = lost
katana-campaign-left = left
katana-campaign-open = next
katana-campaign-points = Story Points
katana-campaign-rank = Rank
katana-campaign-chapter = Chapter
katana-campaign-attempts = Attempts
katana-campaign-over = The Story is told
katana-difficulty-easy = easy
katana-difficulty-medium = medium
katana-difficulty-hard = hard
katana-rank-fumeiyo = Fumeiyo
katana-rank-kaji_minara = Kaji Minara
katana-rank-kaji_kenshusei = Kaji Kenshusei
katana-rank-kaji = Kaji
katana-rank-meiyo = Meiyo
katana-rank-yushu = Yushu
katana-rank-masamune = the equal of Masamune

katana-chapter-2-rules = The Room that advances a Decorator is in play.
katana-chapter-7-rules = No Monks and no Market cards 7; all your seven Workers are Available from the start. At the end of every round you owe the Temple its price, and what you cannot pay costs points.
katana-chapter-11-rules = The Academy is closed and nothing is decorated; all cards and the Room about it stay in the box. The Ghost passes over the Academy. With every Sword from the Houses you get Coins equal to the number of the round.
katana-chapter-12-rules = Only three Rooms and two Family Members each. Both of yours may share a Room, which then gives its benefit twice in your own Palace action.
katana-chapter-13-rules = The Rooms are fixed. Whenever you buy at the Market a Coin goes on one of the kinds you bought, and one whenever the Ghost comes: that Resource costs 1 more from then on.

katana-chapter-1-begin = The roof leaks, the bellows cough, and the sign over the door is still wet with paint. But the fire burns. Show the street that this forge finishes what it begins.
katana-chapter-1-end = The last blade leaves the rack and the anvil is bare. For the first time somebody bows before your door without asking the price.
katana-chapter-2-begin = No banner marches this year, and nobody hurries. It is a good time to send the decorators to school, for as long as it takes.
katana-chapter-2-end = The masters of the Academy have nothing left to teach your people. They come home in silence and begin, without a word, to file off the mistakes of last year.
katana-chapter-3-begin = The floats of Gion roll through the heat, and everything that shines is carried through the streets. A plain blade would be an insult in these days.
katana-chapter-3-end = Children point at the scabbards as they pass under the lanterns. Even the old smith across the river admits that he looked twice.
katana-chapter-4-begin = Four Houses talk of you now, and each would like to be the only one. Serve them all, and let their banners hang side by side on your wall.
katana-chapter-4-end = Visitors count the banners before they count the swords. Four lords who agree on nothing else agree on where to buy.
katana-chapter-5-begin = Masamune himself will look in on his journey, and he is known to look under things. Put the workshop in order, down to the last drawer.
katana-chapter-5-end = He says little, opens every drawer, and closes it again. At the door he asks who taught you to keep a workshop so, and does not believe that nobody did.
katana-chapter-6-begin = A rider brings a scroll with the Shōgun’s seal. Seven materials are drawn on it in one order, and in no other shall they lie.
katana-chapter-6-end = The katana is laid on white silk and carried away at night. The scroll stays with you, and beneath the seal there is now a second one.
katana-chapter-7-begin = The monks have barred their gates and pray for the harvest, which they now have to buy. Every hand in the forge must work, and the Temple must eat.
katana-chapter-7-end = The granary of the Temple is full, and so is your account. Far off, somebody tries out a war drum and stops again.
katana-chapter-8-begin = Smoke has been seen beyond the pass. Beauty can wait: the guard needs blades, and it needs them now.
katana-chapter-8-end = Eight swords in one season, and your hands will never be quite straight again. On the wall the guard stands in two full rows.
katana-chapter-9-begin = The drums no longer stop at night. Steel, rice and horses all have one price now, and it is paid in coin.
katana-chapter-9-end = The chest is so heavy that four men carry it. Nobody asks what was not made for the sake of filling it.
katana-chapter-10-begin = The armies have met. What comes back to the forge tells you what held and what did not; from now on only weight and edge count.
katana-chapter-10-end = A captain lays a notched sword on your bench, whole, and bows to it rather than to you. It is the finest praise of your life.
katana-chapter-11-begin = The Academy has burned, and its masters have fled to the hills. There is no lacquer, no gold leaf, no time; there are only blades, and lords who pay in fear.
katana-chapter-11-end = The night is over, though nobody cheers. Among the ashes somebody has found an engraver’s needle and leaves it on your sill.
katana-chapter-12-begin = Half of the Palace lies in the garden, and half of your family is needed at home. In three rooms the scribes write by one lamp.
katana-chapter-12-end = A fourth room has a roof again. They have given it no name yet; the carpenters call it yours.
katana-chapter-13-begin = Everybody builds, so everybody buys. What you fetch from the Market today will cost more tomorrow, and you know who makes it dear.
katana-chapter-13-end = The new beams smell of resin, and the prices come down again, as slowly as the river after the rains. You have kept your door open all the time.
katana-chapter-14-begin = Peace, says the messenger, and it takes you a while to remember the word. Put something by this time: letters, favours, friends.
katana-chapter-14-end = You bank the fire and do not light it again the next morning, nor the morning after. Outside the young ones are already arguing about who may hold the hammer.
