## The pages of a campaign

story-title = The Story
story-none = No game of this parlour tells a story.
story-points = Story Points
story-rank = Rank
story-chapter = Chapter { $chapter }
story-state-won = won
story-state-left = left behind
story-state-open = comes next
story-state-closed = still closed
story-request = It asks for
story-rules = Special rules
story-attempts = Attempts
story-won = won
story-lost = lost
story-unmet = request not met
story-look = Look at this game
story-closed = Still closed: chapter { $open } comes first.
story-level = Level
story-stakes = A victory brings { $prize ->
    [one] { $prize } Story Point
   *[other] { $prize } Story Points
}, a defeat costs { $penalty }.
story-play = { $tries ->
    [0] Play chapter { $chapter }
   *[other] Try again
}
story-table = Back to the table
story-go-on = Go on without victory
story-go-on-sure = Chapter { $chapter } stays lost, with the points it has cost, and the next one opens. There is no way back.
story-stay = Stay
story-told = The Story is told: { $points ->
    [one] { $points } Story Point
   *[other] { $points } Story Points
}, and your rank is { $rank }.
story-begin = Begin the Story
story-new = New campaign
story-new-text = These modules are in play from the first chapter to the last. The level of your opponent is chosen anew for every attempt.
story-campaigns = My campaigns
story-campaign = Begun { $begun }: { $chapter ->
    [0] told to its end
   *[other] chapter { $chapter }
}, { $points ->
    [one] { $points } Story Point
   *[other] { $points } Story Points
}
story-export = Save as a file
story-import = Import one from a file
story-forget = Delete
story-forget-sure = Its points and attempts are forgotten; the games that were played stay among your tables. Save it as a file first if you may want it back.
