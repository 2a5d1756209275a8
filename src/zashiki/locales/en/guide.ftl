### The guide of a game: how to play, what matters now, legend, glossary, rules.

guide-title = { $game }: the guide
guide-parts = Parts of the guide
guide-how = How to play
guide-now = What matters now
guide-legend = Legend
guide-glossary = Glossary
guide-rules = Rules
guide-back = Back to: { $place }
guide-screen = { $number } of { $of }
guide-search = Find a word or a name
guide-found = { $count ->
    [0] Nothing found
    [one] 1 entry found
   *[other] { $count } entries found
}
guide-nothing = Nothing speaks of this. Try another word.
guide-terms = In the glossary:
guide-each = { $count ->
    [one] The one there is
   *[other] All { $count }
}
guide-none = This game has no guide yet.
guide-matters = What usually matters
guide-matters-now = What usually matters now: { $phase }
guide-not-asked = You are not asked anything now. Below you find every phase.
guide-held = What you have
guide-scores = What scores
guide-scores-text = Where points come from, during the game and at its end.
guide-scores-yours = If everything were counted now, you would have { $points ->
    [one] 1 point
   *[other] { $points } points
}. They come from:
guide-phases = The other phases
