### Shogun in English: the lessons. Keys: shogun-lesson-<lesson>-<chapter>-<text>.

shogun-table-winter = winter
shogun-tower-tower = battle tower

shogun-lesson-first = Your first game of Shogun

## Ten actions to plan

shogun-lesson-first-plan = Planning ten actions
shogun-lesson-first-plan-text = What a season is, what a province card does, and a plan of your own.
shogun-lesson-first-plan-welcome = Welcome! The game lasts two years, and only the winters score: 1 point for each of your provinces, 1 for each building, and more for having the most castles, temples or theaters in a region.
shogun-lesson-first-plan-land = These are yours: nine provinces with your armies. The number in { $suruga } says that 5 armies stand there. Empty provinces are neutral: anybody may take them.
shogun-lesson-first-plan-actions = In each season all ten actions happen once. Their order is shuffled. You see the first five: { $first } comes first, { $last } fifth. The others stay hidden until later.
shogun-lesson-first-plan-cards = You have a card for each province. Look at { $tamba }: it tells what the province pays in chests and in rice, and how many building sites it has.
shogun-lesson-first-plan-taxes = A card on an action means: do this, there. { $card } pays 7 chests, so let us tax it. Click { $card }, then the space { $space }.
shogun-lesson-first-plan-taxes-less = That works, but it pays no more than Tamba, and we want to use that province otherwise. Put Tamba there.
shogun-lesson-first-plan-taxes-busy = A card can do one thing in a season. If Tamba is busy there, it pays no taxes. Put it on Collect taxes.
shogun-lesson-first-plan-rice = Rice feeds your people in winter: you need 1 for each province. { $card } gives 5, none of yours gives more. Lay it on { $space }.
shogun-lesson-first-plan-rice-less = That province gives less rice than Mino. Every grain counts in winter: take Mino.
shogun-lesson-first-plan-battle = Now an attack. One army always stays at home, so only big groups can march. { $card } has 5 and borders on neutral { $target }. Lay { $card } on { $space }.
shogun-lesson-first-plan-battle-weak = You could march from there, but with fewer armies. Suruga has 5 and nothing to fear behind it.
shogun-lesson-first-plan-castle = A castle costs 3 chests and is worth a point every winter. { $card } has three building sites, one for each kind. Lay it on { $space }.
shogun-lesson-first-plan-castle-site = A castle can stand there, too. But Izu has three sites, so it can get a temple and a theater later. Take Izu.
shogun-lesson-first-plan-no = You need not do everything. A war chest card on an action means: not this season. Its number does not matter there. Lay { $card } on { $space }.
shogun-lesson-first-plan-no-other = One battle is enough for now, and we keep the small war chest cards for the bid. Lay War chest card 4 on Battle/Movement B.
shogun-lesson-first-plan-bid = The space { $space } decides who chooses first for the order of play. A war chest card bids its number, and you pay it. A province card is free, but does nothing else. Bid what you like!
shogun-lesson-first-plan-bid-first = That comes in a moment. First lay one card on Bid.
shogun-lesson-first-plan-bid-high = 3 chests: a strong bid. You will probably choose first, but a castle would have cost no more.
shogun-lesson-first-plan-bid-middle = A sensible bid: it beats everybody who wants to save, and leaves you money.
shogun-lesson-first-plan-bid-nothing = You save everything. Only an empty space is a weaker bid, so you will probably choose last.
shogun-lesson-first-plan-bid-province = A free bid: it beats only a 0 and an empty space. And everybody sees one province that will do nothing this season.
shogun-lesson-first-plan-rest = Five spaces are left: two buildings and fresh armies. Each must get a card. Watch your chests: the line below your plan adds up what it costs. Cards can be moved. When you are happy with your plan, press “{ $done }”.
shogun-lesson-first-plan-end = All plans are made, in secret and at once, and nobody can change them now. Next the bids are shown. From here on we go on with a plan that I have made for you.

## Bids and the order of play

shogun-lesson-first-order = Bids and the order of play
shogun-lesson-first-order-text = What an event changes, and what the places in the order are worth.
shogun-lesson-first-order-bids = The bids are open. You bid 2 and have paid 2 chests. The others bid 1 and a province card. So you choose first.
shogun-lesson-first-order-event = An event strikes in each season and holds for everybody: this one is { $event }. Point at it, or tap it, to read what it does. Three others stay for later; the last one shows how much rice the winter takes.
shogun-lesson-first-order-positions = There are five places in the order of play. Whoever stands on place { $first } acts first in all ten actions, whoever stands on place { $last } last. On each lies a card that helps its owner this season.
shogun-lesson-first-order-take = You are about to attack. On place { $position } lies +1 army in attack: with it you throw one extra army in every battle you begin. Take place { $position }.
shogun-lesson-first-order-take-first = To be first is fine when others may attack you or take what you want. But this season we attack: take place 5.
shogun-lesson-first-order-take-other = That card helps, too. But this season we attack: take place 5 with +1 army in attack.
shogun-lesson-first-order-end = Now the actions run, one after the other. What you have planned happens by itself. You are only asked where armies can march, and that is where we go on.

## The tower

shogun-lesson-first-tower = The battle tower
shogun-lesson-first-tower-text = How a battle is decided, and what the odds on the buttons mean.
shogun-lesson-first-tower-tower = Battles are fought by the { $tower }. All cubes that fight are thrown in at the top. What falls out at the bottom decides: the side with more cubes wins.
shogun-lesson-first-tower-stuck = The { $tower } has shelves inside. Some cubes stay in it, and cubes of earlier battles come out instead, yours and others’. They are not lost: they fall out some day.
shogun-lesson-first-tower-neutral = Suruga may march. { $totomi } and { $kai } are neutral: one farmer defends each. One of your armies has to stay at home.
shogun-lesson-first-tower-march = { $target } pays 6 chests and has two building sites, Kai pays 5 and has one. Click { $target }, then choose “4 armies”. The button tells your odds.
shogun-lesson-first-tower-march-few = Look at the odds: each extra army makes it safer, and behind Suruga there is no enemy. March to Totomi with 4.
shogun-lesson-first-tower-march-kai = Kai would do, but it pays less and has one building site only. Take Totomi.
shogun-lesson-first-tower-march-own = That province is yours already: your armies would only move there. Let us win a new one: march to Totomi with 4.
shogun-lesson-first-tower-won = { $totomi } is yours! 4 of your cubes came out against 2 farmers. The winner loses as many as the loser had: so 2 armies stand there now, and its card is in your hand.
shogun-lesson-first-tower-help = Remember the farmers in the { $tower }. When somebody attacks a player, all farmers that fall out help the defender, but not where there is unrest. Equal numbers leave the province to nobody, and its buildings are gone.
shogun-lesson-first-tower-move = In the meantime castles were built, armies came, taxes were paid. Now one army has come to { $tajima }, and armies may move on from there to one of your own provinces. Move some, or press “{ $stay }”: you decide.
shogun-lesson-first-tower-move-stay = They stay: Tajima is safer now.
shogun-lesson-first-tower-move-go = They are there already. Moving among your own provinces never leads to a battle.
shogun-lesson-first-tower-end = The season is over, and all cards are back in your hand. You have won a battle and a province. Next: what taxes cost.

## Taxes and revolts

shogun-lesson-first-revolt = Taxes and revolts
shogun-lesson-first-revolt-text = Why the same province should not pay twice.
shogun-lesson-first-revolt-summer = Summer. The ten actions lie in a new order, and there are new cards at the five places. You plan again, as in spring.
shogun-lesson-first-revolt-marker = Look at { $tamba } and { $mino }: where you took taxes or rice lies a revolt marker now. It stays until the winter is over.
shogun-lesson-first-revolt-farmers = If you collect in { $tamba } again, you get your chests, but then the farmers revolt: as many as there are markers are thrown into the tower against your armies. Equal is enough for them, and the province is lost with all its buildings.
shogun-lesson-first-revolt-taxes = So take a quiet province that pays 6 chests or more, and lay its card on { $space }: you decide which.
shogun-lesson-first-revolt-taxes-marker = There is a marker in that province: its farmers would revolt. Take one without a marker.
shogun-lesson-first-revolt-taxes-less = No unrest there, but it pays less than 6. Several of your quiet provinces pay more.
shogun-lesson-first-revolt-taxes-first = One thing after the other: first a card for Collect taxes.
shogun-lesson-first-revolt-taxes-best = 7 chests: the best one. But Suruga cannot do anything else in summer.
shogun-lesson-first-revolt-taxes-good = 6 chests without any trouble.
shogun-lesson-first-revolt-rice = The same with rice. Three of your quiet provinces give 4. Lay the card of one of them on { $space }.
shogun-lesson-first-revolt-rice-marker = There is a marker in that province: its farmers would revolt over the rice, too. Take one without.
shogun-lesson-first-revolt-rice-less = That gives less than 4 rice, and winter needs 1 for each of your ten provinces. Find one with 4.
shogun-lesson-first-revolt-rice-first = One thing after the other: first a card for Confiscate rice.
shogun-lesson-first-revolt-guard = Many armies keep farmers quiet: they all fight in a revolt. Give { $card } three more: lay it on { $space }.
shogun-lesson-first-revolt-guard-other = Possible, but we want to make Tamba safe before the winter: lay Tamba on Deploy 3 armies.
shogun-lesson-first-revolt-end = You have the idea: each province once a year. We leave the summer now and meet again in autumn, just before the winter.

## Rice, winter and majorities

shogun-lesson-first-winter = Rice, winter and points
shogun-lesson-first-winter-text = Feed your provinces, and build where it counts.
shogun-lesson-first-winter-autumn = Autumn: the last season before winter. I have planned most of it for you. Two spaces are left: a castle, and rice.
shogun-lesson-first-winter-majority = In winter every building is worth a point. In each region, whoever has the most castles gets 3 points more; the most temples bring 2, the most theaters 1. The markers for each { $castle } lie beside the map.
shogun-lesson-first-winter-where = Whoever shares the lead gets one point less. In the yellow region your castle in { $izu } leads alone already. In the red region there is one, in { $omi }, and it is not yours. In the green region nobody has a castle.
shogun-lesson-first-winter-castle = So build in the green region: one castle there brings its own point and 3 for the majority. Lay { $card } on { $space }.
shogun-lesson-first-winter-castle-shared = That is in the red region: with the castle in Omi you would only share the lead, 2 points for each of you. In the green region you get 3 alone: lay Tajima on Build castle.
shogun-lesson-first-winter-castle-lead = In the yellow region you have the most castles already: a second one brings its own point and no more. Lay Tajima on Build castle.
shogun-lesson-first-winter-castle-now = The castle first: lay Tajima on Build castle.
shogun-lesson-first-winter-need = The { $table } is strict: first everybody loses as much rice as the last event card says, then you need 1 rice for each province. What you lack becomes revolts.
shogun-lesson-first-winter-rice = You have 6 rice and ten provinces. { $card } gives 4 and is quiet. Lay it on { $space }.
shogun-lesson-first-winter-rice-marker = There is a revolt marker in that province: its farmers would revolt at once. Harima is quiet and gives 4.
shogun-lesson-first-winter-rice-less = That brings too little for ten provinces. Harima gives 4.
shogun-lesson-first-winter-rice-now = First the rice: lay Harima on Confiscate rice.
shogun-lesson-first-winter-done = The plan is complete. Press “{ $done }”, and let the autumn run.
shogun-lesson-first-winter-done-now = The plan is good as it is. Press “Done”.
shogun-lesson-first-winter-place = Your bid of 1 was the highest: choose place { $first } or any other. After autumn the order holds for the winter, too.
shogun-lesson-first-winter-hunger = Winter is here. You had 10 rice in store, the { $table } took 3, and ten provinces want to eat: 3 are missing. By the table that means: two of your provinces, drawn by chance, revolt, each with 2 farmers more than it has markers.
shogun-lesson-first-winter-revolt = You choose which of them revolts first. The tower decides, and what falls out of it now is missing later. Choose one.
shogun-lesson-first-winter-scored = Then everybody scored: a point for each province and each building, and the majorities. The log tells each line. A province that was lost to farmers did not count any more.
shogun-lesson-first-winter-end = All markers and all rice are gone, and the second year begins with nothing in store. After its winter the game is over: most points win.

## Alone

shogun-lesson-first-alone = On your own
shogun-lesson-first-alone-text = Play to the end against two novices.
shogun-lesson-first-alone-last = The last autumn of the last year: Tokugawa and Uesugi are novices, and you have 24 points, they have 21 and 26. One plan, one season, one winter, and the game is over.
shogun-lesson-first-alone-think = Think of three things: rice for eleven provinces on { $rice }, a majority that one more castle can win or break: { $castle }, and provinces without revolt markers for the taxes.
shogun-lesson-first-alone-begin = Now you play on alone. The “Hint” button shows what a master would do, as often as you like.
shogun-lesson-first-alone-end = The game is over. Look at the table of points: provinces, buildings and majorities, for each of the two winters.
