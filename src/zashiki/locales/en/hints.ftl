### Hints: what a master would choose, the reasons that belong to no game, and what other choices would cost.

hint = “{ $choice }”: { $why }.
hint-wait = Let it be for now: { $why }.
hint-late = The question has changed meanwhile: ask again.
hint-nothing = letting it be
hint-better = “{ $choice }” instead of “{ $other }”: better for { $gain }.
hint-better-but = “{ $choice }” instead of “{ $other }”: better for { $gain }, though worse for { $loss }.
hint-others = What other choices would cost
hint-costs = Other choices, and how many points they would likely give away by the end of the game: { $costs }
hint-cost = “{ $choice }” about { $points }
hint-costs-nothing = “{ $choice }” hardly any
why-plan = it is the next step of a plan
why-only = there is nothing else to choose
why-wait = nothing here is worth doing now
why-equal = the choice makes hardly any difference
gain-result = points
