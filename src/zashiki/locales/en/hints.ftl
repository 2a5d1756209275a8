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
