### Stone Garden in English.

## Choices

stone-garden-verb-lay = Lay a { $stone }
stone-garden-verb-done = Done
stone-garden-verb-rethink = Think again
stone-garden-verb-polish = Pay a coin
stone-garden-verb-take = Take the { $stone }
stone-garden-verb-draw = Draw from the bag
stone-garden-verb-pass = Pass

## Questions

stone-garden-prompt-lay = Which stone do you lay?
stone-garden-prompt-polish = Your { $stone } scored nothing. Pay a coin for its points?
stone-garden-prompt-take = Which stone do you take?

## What happens

stone-garden-event-round_begins = Round { $round } begins; { $seat } plays first
stone-garden-event-done = { $seat } is done
stone-garden-event-rethinks = { $seat } thinks again
stone-garden-event-lays = { $seat } lays a { $stone }
stone-garden-event-scores = The { $stone } of { $seat } scores { $points }
stone-garden-event-polishes = { $seat } polishes a { $stone } and scores { $points }
stone-garden-event-takes = { $seat } takes the { $stone }
stone-garden-event-turns_up = A { $stone } comes out of the bag
stone-garden-event-draws = { $seat } draws a { $stone }
stone-garden-event-draws_unseen = { $seat } draws from the bag
stone-garden-event-shows_hand = { $seat } shows its hand (pebbles: { $pebbles }, boulders: { $boulders }, lanterns: { $lanterns }) and has { $points ->
    [one] 1 point
   *[other] { $points } points
} in all

## Why not

stone-garden-reason-no_stone_chosen = You have not chosen a stone yet
stone-garden-reason-bag_empty = The bag is empty

## What it brings

stone-garden-consequence-points_alone = { $points } if nobody else lays one
stone-garden-consequence-points = +{ $points }
stone-garden-consequence-gives_up_points = gives up { $points }

## Kinds of acts, and the exact question

stone-garden-act-lay = Lay a stone
stone-garden-act-take = Take a stone
stone-garden-ask-stone = Which stone?

## Points

stone-garden-score-laid = Stones laid
stone-garden-score-polished = Stones polished
stone-garden-score-variety = Kinds in hand
stone-garden-score-coins = Coins left

## The table agrees on

stone-garden-setting-length = Length
stone-garden-setting-length-long = long
stone-garden-setting-length-short = short

## Things

stone-garden-stone-pebble = pebble
stone-garden-stone-boulder = boulder
stone-garden-stone-lantern = lantern

## Why a master would choose so, and what a choice is better or worse for

stone-garden-gain-score = points
stone-garden-gain-hand = the hand
stone-garden-gain-coins = coins
stone-garden-why-lay = this stone is worth the most

## Rules in short

