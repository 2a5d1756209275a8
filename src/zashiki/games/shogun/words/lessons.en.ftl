### Shogun in English: the lessons. Keys: shogun-lesson-<lesson>-<chapter>-<text>.

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
shogun-lesson-first-plan-rice = Rice feeds your people in winter: you need 1 for each province. { $card } gives 5, nobody of yours gives more. Lay it on { $space }.
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
shogun-lesson-first-plan-bid-province = A free bid: it beats a 0, but nothing else. And everybody sees one province that will do nothing this season.
shogun-lesson-first-plan-rest = Five spaces are left: two buildings and fresh armies. Each must get a card. Watch your chests: the line below your plan adds up what it costs. Cards can be moved. When you are content, press “{ $done }”.
shogun-lesson-first-plan-end = All plans are made, in secret and at once, and nobody can change them now. Next the bids are shown. From here on we go on with a plan that I have made for you.

## Bids and the order of play

shogun-lesson-first-order = Bids and the order of play
shogun-lesson-first-order-text = What an event changes, and what the places in the order are worth.
shogun-lesson-first-order-bids = The bids are open. You bid 2 and have paid 2 chests. The others bid 1 and a province card. So you choose first.
shogun-lesson-first-order-event = An event strikes in each season and holds for everybody: this one is { $event }. Point at it to read what it does. Three others stay for later; the last one shows how much rice the winter takes.
shogun-lesson-first-order-positions = There are five places in the order of play. Who stands on { $first } acts first in all ten actions, who stands on { $last } last. On each lies a card that helps its owner this season.
shogun-lesson-first-order-take = You are about to attack. On place { $position } lies +1 army in attack: with it you throw one army more in every battle you begin. Take place { $position }.
shogun-lesson-first-order-take-first = To be first is fine when others may attack you or take what you want. But this season we attack: take place 5.
shogun-lesson-first-order-take-other = That card helps, too. But this season we attack: take place 5 with +1 army in attack.
shogun-lesson-first-order-end = Now the actions run, one after the other. What you have planned happens by itself. You are only asked where armies can march, and that is where we go on.

## Alone

shogun-lesson-first-alone = On your own
shogun-lesson-first-alone-text = Play to the end against two novices.
shogun-lesson-first-alone-begin = Now you play on alone. The “Hint” button shows what a master would do, as often as you like.
shogun-lesson-first-alone-end = The game is over. Look at the table of points: provinces, buildings and majorities, for each of the two winters.
