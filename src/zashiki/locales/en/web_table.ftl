## Is it meant?
doubt-label = Is it meant?
doubt-question = { $act }: are you sure?
doubt-yes = Yes: { $act }
doubt-no = No
confirm-setting = Ask once more before each of my turns counts
bot-plays-for-you = A bot plays for you.
bot-take-back = Play again myself
hand-over-sure = A bot will play in your place until you take the seat back.
hand-over-yes = Yes, hand over
leave-sure = You give up your seat at this table.
leave-yes = Yes, leave

## Free acts and when they are offered
acts-menu = When free acts are offered
acts-menu-text = Kept for this game on this device. What is hidden now can still be done from here.
acts-hidden = hidden
acts-always = always
acts-turn = on my turn
acts-never = never

## Hints and the pace of the bots
hint-ask = Hint
hint-thinking = Thinking…
hint-help = What a master would do here, and why. Nothing is chosen.
pace = Pace of the bots
pace-calm = calm: time to look at every step
pace-brisk = brisk
pace-at_once = at once

## A new table
new-ways = How you play
new-hints = Hints
new-hints-text = Everybody may ask what a master would do, and why.
components-own = A component set of your own
components-own-text = What is printed in your box, as a TOML file; “zashiki components show” prints ours to start from. Without a file you play with ours.
components-ours = Play with ours
components-taken = { $name } fits: the table will be played with it.
components-same = { $name } says the same as our set.
components-in-use = Played with a component set of the host’s own.

## The waiting room
room-bots = A bot for seat { $seat }
room-bots-none = waits for a person
