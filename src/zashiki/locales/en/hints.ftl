### Hints: what a master would choose, the reasons that belong to no game, and what other choices would cost.

hint-label = What a Master would do
hint = { $why }.
hint-wait = Let it be for now: { $why }.
hint-late = The question has changed meanwhile: ask again.
hint-nothing = letting it be
hint-better = Better for { $gain } than “{ $other }”.
hint-better-but = Better for { $gain } than “{ $other }”, though worse for { $loss }.
hint-others = Other choices, and what they would likely cost
hint-cost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-costs-nothing = hardly any
hint-unweighed = What you have picked was not among the best few: it would likely cost more.
why-plan = it is the next step of a plan
why-only = there is nothing else to choose
why-wait = nothing here is worth doing now
why-equal = the choice makes hardly any difference
gain-result = points
