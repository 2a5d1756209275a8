### Shōgun no Katana in English: the lessons. Keys: katana-lesson-<lesson>-<chapter>-<text>.

katana-lesson-first = Your first game of Shōgun no Katana

## Taking a Sword

katana-lesson-first-sword = Taking a Sword
katana-lesson-first-sword-text = Workers, Houses, and what is printed on a Sword.
katana-lesson-first-sword-welcome = Welcome to your forge. In four rounds you take orders for Swords, forge them and deliver them. Most points win, and the later the round, the more a delivery is worth.
katana-lesson-first-sword-workers = On your turn you send one { $figure } somewhere, then it is the next player’s turn. You have four this round. Today the other smith is lazy, and passes soon.
katana-lesson-first-sword-tile = Look at { $sword } at the white House. It is worth 4 points and brings 3 Coins at once. Its row of signs says what it needs, in this order: Wood, Wood, Lacquer.
katana-lesson-first-sword-take = You have two Wood already, so this is a good order. Click { $sword }.
katana-lesson-first-sword-take-other = That one needs more than you can get soon. Sword 4 needs two Wood, and you have two: take that one.
katana-lesson-first-sword-take-first = We will come to that. First you need an order: take Sword 4.
katana-lesson-first-sword-taken = { $sword } stands on your Forge now: in column 1, in the row of its first Resource. You got 3 Coins, a Sashimono to be won with the delivery, and a card.
katana-lesson-first-sword-done = You could buy the benefit of the card now, but it is expensive: we keep the card. Press “{ $done }” to end your turn.
katana-lesson-first-sword-done-later = We have a better use for the card in a moment. Press “Done”.
katana-lesson-first-sword-end = The other smith has passed for this round, so all turns are yours now. Next: what is missing for the Sword.

## The Market

katana-lesson-first-market = The Market, and a card
katana-lesson-first-market-text = Buying Resources, and the first use of a card.
katana-lesson-first-market-need = { $sword } needs Wood, Wood and Lacquer. The Wood lies in your stock. Lacquer costs 4 Coins at the Market, Leather 3, Steel 2, Wood 1.
katana-lesson-first-market-place = Send a Worker to the Market: click { $space }, then “{ $figure }”.
katana-lesson-first-market-place-monk = A Monk is one more placement, but he costs Coins, and you still have Workers. Send a Worker to the Market.
katana-lesson-first-market-place-other = First the Lacquer: send a Worker to the Market.
katana-lesson-first-market-card = Your card { $card } has two uses. Used here, your purchase costs 2 Coins less. Or you buy what is printed at its foot, and it pays Lacquer with every delivery from one line of your Forge.
katana-lesson-first-market-use = Today we save: click { $card }, then choose “Use { $card }”.
katana-lesson-first-market-use-first = Wait: use the card first, and what you buy costs 2 Coins less.
katana-lesson-first-market-use-keep = That is its second use, and a good one; but then you could not pay for the Lacquer. Use the card for this purchase.
katana-lesson-first-market-use-other = First use the card: it makes your purchase cheaper.
katana-lesson-first-market-buy = Now buy the { $resource }: it costs you 2 Coins instead of 4.
katana-lesson-first-market-buy-other = You need that less. The Sword cannot be finished without Lacquer.
katana-lesson-first-market-buy-now = Buy the Lacquer first: that is what we came for.
katana-lesson-first-market-enough = That is enough for now; Coins are useful later, too. Press “{ $done }”.
katana-lesson-first-market-enough-save = You could, but let us save the Coins. Press “Done”.
katana-lesson-first-market-offer = Whoever visits the Market takes one of three cards for free: { $first } for Coins, { $second } for the Academy, { $third } for a delivery. You decide.
katana-lesson-first-market-offer-card = In a moment. First take one of the three cards.
katana-lesson-first-market-offer-coins = Two Coins whenever you need them. A good card for the start.
katana-lesson-first-market-offer-decorator = It helps you at the Academy, where Swords are decorated. We will come to that.
katana-lesson-first-market-offer-points = Keep it for a Sword with many points: they count twice then.
katana-lesson-first-market-end = The card you used goes away, if you do not buy its benefit in the same turn. Every card has two uses like this: one, the other, or both in one turn.

## Forging

katana-lesson-first-forge = Forging by rows and columns
katana-lesson-first-forge-text = One Resource, one step: where a Sword goes next.
katana-lesson-first-forge-later = Some turns later, in round 2. { $first } and { $second } have one Resource each on them, and both stand in column 2.
katana-lesson-first-forge-rule = A Sword takes its next Resource and moves one step: to the right if it is that of its own row, up or down if it is that of the row above or below. So { $sword }, in the row of Wood, goes right with Wood and up with Lacquer.
katana-lesson-first-forge-column = One Worker lets all Swords of one row or one column move. In column 2 there are two! Click { $line }.
katana-lesson-first-forge-column-row = In that row stands only one of your Swords. In column 2 one Worker moves both.
katana-lesson-first-forge-column-empty = No Sword stands there, so nothing would move. Take column 2.
katana-lesson-first-forge-column-other = We want to forge now: column 2 moves both Swords.
katana-lesson-first-forge-move = You choose which one moves, and in which order. Click { $sword }: Wood goes on it, and it steps right.
katana-lesson-first-forge-move-order = It will move, too. Start with Sword 4.
katana-lesson-first-forge-move-done = Both may move: do not give that up. Start with Sword 4.
katana-lesson-first-forge-both = And { $sword }: Leather is the Resource of its row, so it goes right as well.
katana-lesson-first-forge-both-done = One move is left, and it costs no Worker. Move Sword 31.
katana-lesson-first-forge-next = The arrows show what comes next. { $first } needs Lacquer: one row up. { $second } needs Steel: one row up, too. They stand in the same column again.
katana-lesson-first-forge-again = So work at { $line }.
katana-lesson-first-forge-again-line = There only one of them would move, or none. Both stand in column 3.
katana-lesson-first-forge-again-other = First the Forge: both Swords are waiting in column 3.
katana-lesson-first-forge-up = Move { $sword }: the last Resource goes on it.
katana-lesson-first-forge-up-first = First Sword 4: with this step it is complete.
katana-lesson-first-forge-down = Now { $sword }, so that the Worker has done all he can.
katana-lesson-first-forge-down-wait = Deliver in a moment. First let Sword 31 move: that costs nothing more.
katana-lesson-first-forge-end = { $sword } is complete. It stays where it is until you deliver it, and where it stands matters: its row and its column will pay.

## Delivering

katana-lesson-first-deliver = Delivering a Sword
katana-lesson-first-deliver-text = Points, what lines pay, the second use of a card, and the Project.
katana-lesson-first-deliver-complete = { $sword } is complete. Delivering costs no Worker, and you may do it at any time before you pass, even on somebody else’s turn.
katana-lesson-first-deliver-lines = A delivery scores what is printed on the Sword, and 2 points more in round 2. Then { $row } and { $column } pay what stands at their ends: here a Lacquer and a Coin.
katana-lesson-first-deliver-deliver = Deliver it: press the red button “Deliver { $sword }”.
katana-lesson-first-deliver-deliver-first = That can wait. First deliver Sword 4.
katana-lesson-first-deliver-card = Before a line pays, you may still buy a benefit for it. { $card } costs 4 Coins and then pays one Lacquer more with every delivery from its line: put it under { $row }.
katana-lesson-first-deliver-benefit = Click { $card }, then { $row }. From now on it lies there for good.
katana-lesson-first-deliver-benefit-line = It would lie there for good, too. But row 1 pays right now: put it under row 1.
katana-lesson-first-deliver-benefit-first = Wait: first the card, or it does not pay this time. Put it under row 1.
katana-lesson-first-deliver-project = Two Lacquer and a Coin! Now the Project: up to two Resources of the delivered Sword are noted for your own masterpiece. Choose “{ $resource } for the Project”.
katana-lesson-first-deliver-project-lacquer = Take as much as you can: first Lacquer. It is the hardest to come by.
katana-lesson-first-deliver-second = And one more: choose “{ $resource } for the Project”.
katana-lesson-first-deliver-second-wood = One more is free. Take Wood, too.
katana-lesson-first-deliver-points = 4 points for the Sword and 2 for the round. Its Sashimono hangs at your place now: at the end sets of different ones score.
katana-lesson-first-deliver-end = The Swords you deliver fill your rack, and some of its spaces free a Worker for the rest of the game. So early deliveries make later rounds longer.

## Academy and Palace

katana-lesson-first-areas = Academy and Palace
katana-lesson-first-areas-text = Decorating a Sword, and a Family Member at court.
katana-lesson-first-areas-academy = At the Academy Resources that already lie on your Swords are decorated: more points with the delivery, Coins at once. Send a Worker: click { $space }.
katana-lesson-first-areas-academy-first = First the Academy, please.
katana-lesson-first-areas-advance = First one of your Decorators steps forward: the further he is, the more Coins he brings. Advance the { $decorator }.
katana-lesson-first-areas-advance-leather = Your Sword bears Leather, which scores more than what the others could decorate. Advance the Stingray Leather Decorator.
katana-lesson-first-areas-decorate = Now decorate { $resource } on { $sword }: 3 points with its delivery.
katana-lesson-first-areas-decorate-leather = Leather brings 3 points, Steel 2. Start with Leather.
katana-lesson-first-areas-more = Each Decorator works once. You may decorate the Steel, too, for 2 points and a Coin, or leave it: you decide. All other smiths may decorate one Resource, because you have opened the Academy.
katana-lesson-first-areas-palace = Now the Shōgun’s Palace. Your Family Members stay there for the whole game. Click { $space }.
katana-lesson-first-areas-palace-now = Your last Worker goes to the Palace.
katana-lesson-first-areas-send = Send one of your three Family Members to the Room { $room }.
katana-lesson-first-areas-send-coins = All Rooms are useful. But Coins always help: take the Room Two Coins.
katana-lesson-first-areas-room = Now each of your Rooms pays once. Take { $room }.
katana-lesson-first-areas-room-take = Take what the Room offers: Two Coins.
katana-lesson-first-areas-end = When somebody else opens the Palace, you may take the benefit of one of your Rooms, too. So a member at court pays even when you do nothing.

## The katana

katana-lesson-first-katana = The katana, and passing
katana-lesson-first-katana-text = Your masterpiece, and what passing brings.
katana-lesson-first-katana-project = Round 3. You have delivered two Swords, and your Project has one Resource of each kind. That is enough for your own Sword: the Shōgun no Katana.
katana-lesson-first-katana-worth = You compose it yourself. It scores what lies on it: Wood 1, Steel 2, Leather 3, Lacquer 4, and the points of the round. Up to seven Resources; a katana left on the Forge at the end brings Dishonor.
katana-lesson-first-katana-compose = It costs no Worker. Press “{ $compose }”.
katana-lesson-first-katana-compose-first = Your Workers can wait. First put the katana into play.
katana-lesson-first-katana-keep = Here a Project can sometimes still be changed, for a point per Resource and with Shame. Ours stays as it is: press “{ $done }”.
katana-lesson-first-katana-keep-all = Each change costs a point and brings Shame. Four kinds are enough: press “Done”.
katana-lesson-first-katana-order = Now the order. Neighbours must lie in neighbouring rows: { $lacquer }, { $wood }, { $steel }, { $leather }, from top to bottom, or the other way round. Begin at one of the two ends: you decide which.
katana-lesson-first-katana-order-ends = Not yet: let us finish the katana. Begin with Lacquer or with Stingray Leather.
katana-lesson-first-katana-rest = Go on, one Resource after the other, to the other end.
katana-lesson-first-katana-rest-all = Do not call it off: go on to the other end.
katana-lesson-first-katana-play = It stands on your Forge now and moves like every other Sword. Each step needs a Resource from your stock: you have one of each.
katana-lesson-first-katana-pass = You could go on. But let us see how a round ends. Whoever passes takes one of the Honor cards on show: they score at the end of the game, up to 12 points each. Click { $honor }.
katana-lesson-first-katana-pass-now = A good idea for your next game. Now we pass: take the Honor card.
katana-lesson-first-katana-end = All have passed, so the round is over: Workers come home, new Swords and Honor cards are laid out. Usually you pass when your Workers are used up; early only for an Honor card that fits.

## Alone

katana-lesson-first-alone = On your own
katana-lesson-first-alone-text = The last round, against a novice.
katana-lesson-first-alone-last = Round 4, the last one. Every delivery brings 6 points more. Five Workers are yours, and the katana waits on your Forge.
katana-lesson-first-alone-think = The katana needs four steps, and you have all its Resources. Deliver it before you pass. What is left over counts a little: 5 Coins are a point.
katana-lesson-first-alone-begin = Now you play on alone. The “Hint” button shows what a master would do, as often as you like.
katana-lesson-first-alone-end = The game is over. The table of points tells where they came from: Swords, rounds, decorations, the katana, Sashimonos, Honor.
