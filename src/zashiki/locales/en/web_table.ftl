## Is it meant?
doubt-label = Are you sure?
doubt-question = { $act }: are you sure?
doubt-yes = Yes: { $act }
doubt-no = No
confirm-setting = Ask once more before each of my turns counts
only-way = Only this is left. It happens by itself.
only-way-wait = Wait
only-way-setting = Go on by itself where only one choice is left
waiting-for-one = { $bot ->
    [yes] { $seat } is thinking: { $doing }
   *[no] Waiting for { $seat }: { $doing }
  }
bot-plays-for-you = A bot plays for you.
bot-take-back = Play again myself
hand-over-sure = A bot will play in your place until you take the seat back.
hand-over-yes = Yes, hand over
leave-sure = You leave this table. Your seat is kept for you.
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
hint-help = What a Master would do here, and why. Nothing is chosen.
pace = Pace of the bots
pace-calm = calm: time to look at every step
pace-brisk = brisk
pace-at_once = at once

## A new table
new-ways = How you play
new-hints = Hints
new-hints-text = Everybody may ask what a Master would do, and why.
components-own = The values of your own box
components-own-text = Some values that are printed only on the components are reconstructed here. Take our list as a file, enter those of your box, and choose it here. Without a file you play with ours.
components-ours = Play with ours
components-taken = { $name } fits: the table will play with its values.
components-same = { $name } says the same as our list.
components-in-use = This table plays with the values of the host’s own box.

## The waiting room
room-bots = A bot for seat { $seat }
room-bots-none = waits for a person

## Sound
sound = Sounds
sound-volume = Volume
