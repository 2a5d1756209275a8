### Hints: what an adept would choose, and the reasons that belong to no game.

hint = { $choice }: { $why }
hint-wait = Let it be for now: { $why }
why-plan = it is the next step of a plan
why-only = there is nothing else to choose
why-wait = nothing here is worth doing now
why-gain = it scores points
