### Why an adept would choose so: one sentence for each term of a game’s judgement.

hint = { $choice }: { $why }
hint-wait = Let it be for now: { $why }
why-plan = it is the next step of a plan
why-only = there is nothing else to choose
why-wait = nothing here is worth doing now

katana-why-score = it scores points at once
katana-why-swords = it brings Swords nearer to their delivery
katana-why-wealth = it brings Coins or Resources
katana-why-hands = it frees a Worker, or spends none
katana-why-banners = it adds to the Sashimono sets
katana-why-cards = it brings cards, or benefits that pay again
katana-why-school = it advances Decorators or Family Members
katana-why-honors = it serves the Honor cards
katana-why-katana = it brings the Shōgun’s katana nearer

rising-sun-why-points = it brings Victory Points
rising-sun-why-wars = it improves the outlook in the War Provinces
rising-sun-why-cards = it brings a Season card that pays
rising-sun-why-strongholds = it brings a Stronghold
rising-sun-why-shrines = it wins the favour of the Kami
rising-sun-why-coins = it saves or brings Coins and Ronin
rising-sun-why-figures = it brings figures onto the Map
rising-sun-why-honor = it raises the Clan’s Honor

shogun-why-score = it brings points
shogun-why-provinces = it wins or keeps provinces and what stands in them
shogun-why-chests = it brings or saves war chests
shogun-why-rice = it brings rice for the winter
shogun-why-armies = it puts armies where they are needed

katana-why-compose = the Project has all it needs, and the katana wins the Shōgun’s Favor
katana-why-deliver = it is complete, and a delivery brings points, the benefits of two lines and room on the Forge

rising-sun-why-select = this Mandate brings the most for what stands on the Map now
rising-sun-why-name = this Mandate brings the most for what stands on the Map now
rising-sun-why-hide = this tile is the one that would be missed least
rising-sun-why-propose = an Ally shares the bonuses of both, and this one is no danger for the lead
rising-sun-why-accept = without an Ally one gets only one’s own bonuses
rising-sun-why-accept_offer = what is offered is worth at least what is asked
rising-sun-why-refuse_offer = what is asked is worth more than what is offered
rising-sun-why-refuse_offer_privately = what is asked is worth more than what is offered
rising-sun-why-raise_bid = this Advantage decides most in this Battle, for the Coins that can be spared
rising-sun-why-lower_bid = these Coins are better used elsewhere
rising-sun-why-commit_seppuku = the Battle cannot be won, so the figures may as well die with honour
rising-sun-why-pay_toll = the crossing is worth its price

shogun-why-lay = this action brings the most in this province, as far as chests and rice go
shogun-why-take_back = this card is needed for another action
shogun-why-take_position = the special card there is worth its place in the order
shogun-why-march = of all marches from here this one promises the most for what it risks
shogun-why-shift = the armies are needed more there
shogun-why-take = this province has good yields and sites, or lies next to one’s own
shogun-why-draw = the open cards are not worth more than a new one
shogun-why-place = so many armies are needed there against the neighbours
