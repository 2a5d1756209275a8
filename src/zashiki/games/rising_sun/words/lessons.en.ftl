### Rising Sun in English: the lessons. Keys: rising-sun-lesson-<lesson>-<chapter>-<text>.

rising-sun-lesson-first = Your first game of Rising Sun

## Tea, and what an Ally is worth

rising-sun-lesson-first-tea = Tea with an Ally
rising-sun-lesson-first-tea-text = What the game is about, what Honor does, and why two Clans ally.
rising-sun-lesson-first-tea-welcome = Welcome! Three Seasons are played; Winter only scores. Most Victory Points (VP) win. They come from Harvests, from the Kami, from Wars, and at the end from tokens of the Wars you have won.
rising-sun-lesson-first-tea-home = You lead the Turtle, at home in { $kyoto }: a Daimyo, a Bushi and a Stronghold. Each figure has Force 1. Your Strongholds have Force 1 as well: only the Turtle’s do.
rising-sun-lesson-first-tea-wars = The numbers on the map say where Wars will be fought at the end of this Season, and in which order. { $kansai } has one: whoever is strongest there then wins its token. Where no number lies, nobody fights.
rising-sun-lesson-first-tea-honor = Honor decides every tie in this game, and there are many. You stand at the top of the Honor Track, to the left of the Shrines, so a tie is as good as a win for you.
rising-sun-lesson-first-tea-tea = Each Season begins with tea. Two Clans may ally for the Season: whatever Mandate one of them plays, both get its Bonus. { $ally } can go to any Province, but lives far from Kyoto: a good friend to have.
rising-sun-lesson-first-tea-propose = Propose an Alliance to { $ally }: press “Propose Alliance” beside its name.
rising-sun-lesson-first-tea-propose-bonsai = Bonsai would be a fair Ally, too. But it lives next to Kansai, where we want to go: it will be our rival. Propose to Dragonfly.
rising-sun-lesson-first-tea-propose-alone = Whoever has no Ally gets no Bonus from the Mandates of others. With three Clans one is always left out: do not let it be you. Propose to Dragonfly first.
rising-sun-lesson-first-tea-sealed = Dragonfly will accept: watch the seal being stamped. Coins could change hands now, too; we keep ours. Once you are Allies, press “{ $done }”.
rising-sun-lesson-first-tea-end = The Alliance holds until the next tea, unless one of you plays Betray. Promises about anything else bind nobody.

## The first Mandate: Recruit

rising-sun-lesson-first-recruit = The first Mandate
rising-sun-lesson-first-recruit-text = Choosing a Mandate, Summoning figures, and a Shinto who worships.
rising-sun-lesson-first-recruit-tiles = Seven Mandates are played in a Season, one after the other. Whoever plays one looks at four tiles, takes one, and hands the other three on. You have the most Honor, so you begin.
rising-sun-lesson-first-recruit-select = A Mandate is for everybody; its Bonus is only for the one who played it, and for their Ally. We need figures: play { $recruit }.
rising-sun-lesson-first-recruit-select-marshal = Marching is of little use with two figures. First let us have more of them: play Recruit.
rising-sun-lesson-first-recruit-order = The others go first, you as the one who plays come last. Dragonfly, your Ally, got the Bonus: two figures. Bonsai had to do with one.
rising-sun-lesson-first-recruit-bushi = You Summon one figure for each Stronghold, and one more as the Bonus. First a fighter: take a { $bushi } and put it in { $kyoto }.
rising-sun-lesson-first-recruit-bushi-shinto = The Shinto comes next. First a Bushi for the War in Kyoto.
rising-sun-lesson-first-recruit-bushi-done = You may still Summon a figure. They cost nothing, so take what you can get.
rising-sun-lesson-first-recruit-shinto = Now the Bonus. A Shinto can do what nobody else can: worship. Take a { $shinto } and put it in { $kyoto }.
rising-sun-lesson-first-recruit-shinto-bushi = One more Bushi would be fine, but the Kami pay three times in a Season. Take the Shinto.
rising-sun-lesson-first-recruit-worship = A Shinto may go to a Shrine only now, at the moment it is Summoned. At { $susanoo } the strongest worshipper gets 1 VP for each of their Strongholds. Send it there.
rising-sun-lesson-first-recruit-worship-stay = On the map it would be one more fighter. At Susanoo it brings you points in every Kami Turn of this Season.
rising-sun-lesson-first-recruit-worship-other = Each Kami gives something else, as its Shrine says. Susanoo pays for Strongholds, and we will have more of them: go there.
rising-sun-lesson-first-recruit-end = Your Shinto is alone at its Shrine. It stays there until the Season ends and cannot fight.

## The Ally's Mandate, another's, and the Kami

rising-sun-lesson-first-kami = The Kami look down
rising-sun-lesson-first-kami-text = What an Ally’s Mandate brings you, what a rival’s does not, and the first Kami Turn.
rising-sun-lesson-first-kami-harvest = { $ally } has played Harvest: everybody got 1 Coin. The Bonus pays for each Province in which you are strongest. As the Ally you got it, too: 4 VP for { $kyoto }!
rising-sun-lesson-first-kami-summon = Then Bonsai played Recruit. You are not its Ally, so there is no Bonus: one figure for your one Stronghold. Take a { $bushi } and put it in { $kyoto }.
rising-sun-lesson-first-kami-summon-shinto = A second worshipper would help if somebody joined you at Susanoo. Nobody has so far. Take a Bushi: we are going to march.
rising-sun-lesson-first-kami-summon-done = It costs nothing, also when another plays the Mandate. Take a Bushi.
rising-sun-lesson-first-kami-turn = After the third Mandate comes a Kami Turn, Shrine by Shrine. { $susanoo } gave you 1 VP for your Stronghold. { $hachiman } gave Dragonfly 2 Ronin: hired swords for its Battles.
rising-sun-lesson-first-kami-again = The worshippers stay, and the Kami look twice more this Season: after the fifth and after the seventh Mandate.

## Marching, and a Stronghold

rising-sun-lesson-first-march = Marching
rising-sun-lesson-first-march-text = Moving figures, and building a Stronghold where it counts twice.
rising-sun-lesson-first-march-select = It is your turn again. We have figures; now they should stand where a War comes. Next to Kyoto lies { $kansai }. Play { $marshal }.
rising-sun-lesson-first-march-select-harvest = Harvest would bring 4 VP again. But then the others decide whether anybody marches before the War. Play Marshal.
rising-sun-lesson-first-march-select-betray = You would break with Dragonfly and lose Honor, for two figures. We will come to that. Play Marshal.
rising-sun-lesson-first-march-rivals = Everybody moves, you last. { $bonsai } has sailed to { $kansai } with two Bushi. You see it before you march: that is what playing the Mandate is good for.
rising-sun-lesson-first-march-first = Each figure may move once, to a neighbouring Province. Move a Bushi from { $kyoto } to { $kansai }.
rising-sun-lesson-first-march-first-daimyo = The Daimyo cannot be taken hostage or replaced: a good guard for Kyoto. Send a Bushi.
rising-sun-lesson-first-march-first-stronghold = Yes, your Strongholds can move! But this one holds Kyoto, and we will build a new one. Send a Bushi.
rising-sun-lesson-first-march-first-done = Then Bonsai would have Kansai for nothing. Move a Bushi there.
rising-sun-lesson-first-march-first-other = No War is fought there this Season. Kansai has a number: go there.
rising-sun-lesson-first-march-second = Make it two against two: move another Bushi from { $kyoto } to { $kansai }.
rising-sun-lesson-first-march-second-other = Not yet: Bonsai has two Bushi in Kansai, and we have one. Move another Bushi there.
rising-sun-lesson-first-march-enough = Kyoto still has a Bushi, the Daimyo and a Stronghold. That is enough to hold it. Press “{ $done }”.
rising-sun-lesson-first-march-enough-more = Whoever strips the home bare loses it. A War comes to Kyoto, too: let the rest stay, and press Done.
rising-sun-lesson-first-march-build = The Bonus of Marshal: a Stronghold anywhere, for 3 Coins. For you it is a fighter that nobody can kill, a place to Summon at, and 1 VP more from Susanoo. Build it in { $kansai }.
rising-sun-lesson-first-march-build-pass = 3 Coins is a lot, but a Stronghold stays for the whole game; Coins are taken away after each Season. Build it in Kansai.
rising-sun-lesson-first-march-build-other = There it would stand alone. In Kansai it turns two against two into three against two.
rising-sun-lesson-first-march-end = Dragonfly, your Ally, got the Bonus as well and built in Shikoku. So it goes with an Ally: what helps you helps them.

## A Monster, and betrayal with its price

rising-sun-lesson-first-betray = A Monster, and a betrayal
rising-sun-lesson-first-betray-text = Buying a Season card, and what it costs to break faith.
rising-sun-lesson-first-betray-train = { $ally } has played Train: everybody may buy one Season card. Cards work for the rest of the game. As the Ally you pay 1 Coin less.
rising-sun-lesson-first-betray-buy = Monsters are figures like the others, and more. { $oni } costs you 1 Coin instead of 2. Buy it.
rising-sun-lesson-first-betray-buy-pass = Strong players rarely let a Train pass without a card. Buy the Oni of Skulls.
rising-sun-lesson-first-betray-buy-other = A good card, too. But we are short of fighters in Kansai, and a Monster arrives at once. Buy the Oni of Skulls.
rising-sun-lesson-first-betray-oni = It appears at one of your Strongholds, right now. Put it in { $kansai }.
rising-sun-lesson-first-betray-oni-kyoto = Kyoto is safe. In Kansai every Force counts.
rising-sun-lesson-first-betray-stand = The Kami have looked again: 2 VP for two Strongholds. Now { $bonsai } plays Marshal. You may move as well, before Bonsai does. You stand well: press “{ $done }”.
rising-sun-lesson-first-betray-stand-move = Whatever leaves Kyoto or Kansai now is missing in a War. Stay, and press Done.
rising-sun-lesson-first-betray-tiles = Bonsai has brought its Daimyo to Kansai: three against your four. And you play the last Mandate. Look at { $betray }: it puts two of your figures in the place of figures of two rivals. But your Alliance ends at once, and you lose Honor.
rising-sun-lesson-first-betray-decide = { $harvest } would pay 7 VP for Kyoto and Kansai. { $betray } would turn a Bushi in Kansai to your side, and one of Dragonfly’s. You decide: play either.
rising-sun-lesson-first-betray-betrayed = So you break faith. The seal is torn, and Dragonfly now stands above you in Honor: it wins every tie with you. Without an Ally you would have lost no Honor.
rising-sun-lesson-first-betray-harvested = Faithful, and well paid. Betray is best when the Season is nearly over, as now, and the Ally has nothing more to give. But Harvest was worth 7 points.
rising-sun-lesson-first-betray-trained = One more card, why not. Harvest would have brought 7 VP at once; that is hard to beat.
rising-sun-lesson-first-betray-end = From here on we go on as if you had played Harvest. The Political Phase is over: now the Wars are fought.

## A War with secret bids

rising-sun-lesson-first-war = War
rising-sun-lesson-first-war-text = Secret bids, a hostage, and what winning costs.
rising-sun-lesson-first-war-quiet = The Wars come in the order of their numbers. Whoever is alone in a Province takes its token without a fight: you did in { $kyoto }.
rising-sun-lesson-first-war-battle = In { $kansai } there is a Battle: your Force is 4, Bonsai’s is 3. But before Force is compared, both bid Coins in secret for four Advantages. Whoever bids most on one gets it, and Honor breaks ties.
rising-sun-lesson-first-war-early = { $seppuku } comes first: kill all your own figures there for 1 VP and Honor each. A good end for somebody about to lose. { $hostage } takes away an enemy figure, and steals 1 VP.
rising-sun-lesson-first-war-late = { $ronin } adds your Ronin to your Force. You have none, and neither has Bonsai. { $poets } come last: 1 VP for each figure killed in the Battle.
rising-sun-lesson-first-war-first = If Bonsai took your Oni hostage, it would be three against three, and only your Honor would save you. If you take one of its Bushi, it is four against two. Put a Coin on { $hostage }: press its +.
rising-sun-lesson-first-war-bid-seppuku = We are going to win. Why kill our own?
rising-sun-lesson-first-war-bid-ronin = Nobody in this Battle has Ronin: a Coin there is wasted.
rising-sun-lesson-first-war-bid-done = Without a bid you leave all Advantages to Bonsai. Coins not used are lost at the end of the Season. Bid on the hostage.
rising-sun-lesson-first-war-bid-later = That comes in a moment. First the hostage.
rising-sun-lesson-first-war-second = Bonsai has 4 Coins, as you do. One on { $hostage } will not do: add a second one.
rising-sun-lesson-first-war-third = And a third one on { $hostage }. To beat it, Bonsai would have to put all it has there: at 3 against 3 your Honor wins.
rising-sun-lesson-first-war-bid-hostage = We want the hostage for sure: another Coin on Take Hostage.
rising-sun-lesson-first-war-poets = One Coin is left. Somebody will die here, so { $poets } will pay. Put it there.
rising-sun-lesson-first-war-bid-poets = The last Coin is best on Imperial Poets: whoever loses this Battle loses all figures in it.
rising-sun-lesson-first-war-done = Nobody sees your bids behind the screen. Press “{ $done }”: when everybody has, the screens are lifted.
rising-sun-lesson-first-war-bid-keep = The bids are fine as they are. Press Done.
rising-sun-lesson-first-war-capture = The hostage is yours: Bonsai bid only 2. Take a Bushi of { $bonsai }.
rising-sun-lesson-first-war-capture-pass = It weakens Bonsai, costs nothing more, and next Season you even get a Coin for giving it back. Take the Bushi.
rising-sun-lesson-first-war-vp = 4 against 2: you win Kansai and its token. Bonsai’s Bushi and its Daimyo are killed, and the Poets pay for both. Press “{ $take }”.
rising-sun-lesson-first-war-vp-pass = Two points for nothing: take them.
rising-sun-lesson-first-war-price = The price of winning: the winner’s bids go to the losers. { $bonsai } got your 4 Coins and could have used them in a later War. So whoever fights early and wins arms the others.

## Winter, and sets of tokens

rising-sun-lesson-first-winter = Winter, and sets of tokens
rising-sun-lesson-first-winter-text = What is left at the end of a Season, and where most points come from.
rising-sun-lesson-first-winter-cleanup = Spring is over. Coins and Ronin were given back, the worshippers went home. What stands on the map stays. Now it is Summer: fresh income, new cards, new Wars.
rising-sun-lesson-first-winter-tokens = You have the tokens of { $kyoto } and { $kansai }. In Winter a token of Spring is worth 1 VP, of Summer 2, of Autumn 3. That is not much; different Provinces are worth far more.
rising-sun-lesson-first-winter-sets = Tokens of three or four different Provinces are worth 10 VP, of five or six 20, of seven or eight 30. You have two. { $edo } and { $nagato } lie next to you and have a War this Season: one of them brings you 10.
rising-sun-lesson-first-winter-ally = The tea is served anew. Propose an Alliance to { $dragonfly } or to { $bonsai }, or press “{ $done }” and stay alone: what do you think?
rising-sun-lesson-first-winter-ally-talk = Bargaining for Coins and Ronin is part of tea, and you can do it in every game. Here just choose whom you ask.
rising-sun-lesson-first-winter-ally-dragonfly = A friend you know. It is strong and has gathered tokens, too: keep an eye on it, for it may break faith this time.
rising-sun-lesson-first-winter-ally-bonsai = Clever: Bonsai is weak now, buys everything for 1 Coin, and will not disturb you much.
rising-sun-lesson-first-winter-ally-none = Then the other two may ally against you. It can be done, but every Bonus of theirs is one you do not get.
rising-sun-lesson-first-winter-end = That is all you need. In Winter some cards pay as well; their texts say so. Now play Summer and Autumn on your own.

## Alone

rising-sun-lesson-first-alone = On your own
rising-sun-lesson-first-alone-text = Summer, Autumn and Winter against two novices.
rising-sun-lesson-first-alone-think = Think of three things: an Ally at each tea, a War in a Province whose token you do not have yet, and Coins to bid there. A third different Province brings 10 VP.
rising-sun-lesson-first-alone-begin = It is Summer, and you are ahead with 18 VP. The “Hint” button shows what a master would do, as often as you like.
rising-sun-lesson-first-alone-end = The game is over. The table of points shows where they came from: what was scored on the way, tokens, sets and cards.
