### Words of the pages in the browser.

## Pages
skip = To the content
brand-home = Zashiki, to the lobby
nav-label = Pages
nav-lobby = Lobby
nav-archive = Finished games
nav-about = About
language = Language
theme-system = Colours of the system; switch to light
theme-light = Light; switch to dark
theme-dark = Dark; switch to the system’s
close = Close
save = Save
copy = Copy
copied = Copied
again = Try again
part-missing = A part of this page could not be loaded: the connection is lost, or the house has a newer version. Your games are safe.
part-load = Load the page again
yes = yes
no = no
lost-title = No such room
lost-text = There is nothing behind this door.
lost-back = To the lobby

## Lobby
hero-title = A quiet room for heavy games
hero-text = Three great board games of feudal Japan, with every rule enforced for you. Alone, or with friends by a link; tonight, or a move a day.
lobby-games = The games of the house
lobby-mine = Your tables
lobby-open = Open tables
lobby-open-none = Nobody is waiting for company right now.
game-players = { $from ->
    [one] { $from }–{ $to } players
   *[other] { $from }–{ $to } players
}
game-minutes = { $from }–{ $to } minutes
start-now = Play now
start-level = How hard should it be?
start-level-of = level { $level }
start-against-novice = against apprentices
start-against-adept = against adepts
start-against-master = against masters
start-table = Set a table…
start-story = { $state ->
    [new] Begin the Story
    [told] The Story is told
   *[open] Continue the Story: chapter { $chapter }
}
row-open = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
row-finished = { $names } won
row-your-turn = Your turn
row-waiting = Waiting for { $names }
row-unseen = Something has happened since you looked

## Who you are
identity-change = Change name and crest
identity-title = Who are you?
identity-name = Your name
identity-crest = Your crest
identity-link-title = Personal link
identity-link-text = Open this link on another device to be the same person there. Whoever has it is you: keep it to yourself.
identity-link-make = Make a new link
identity-link-revoke = Revoke it and sign out other devices
crest-fan = Fan
crest-wave = Wave
crest-crane = Crane
crest-pine = Pine
crest-plum = Plum
join-title = You are invited
join-sit = Take a seat
join-watch = Just watch
restore-title = Welcome back
restore-text = This link makes you, on this device, the person it belongs to.
restore-do = That’s me

## A new table
new-title = A new table for
new-seats = Who plays
new-minutes = about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
new-you = you
new-person = a person
new-automaton = played by the rules themselves
new-settings = What is agreed
new-door = The door
new-name = Name of the table
new-public = Open table
new-public-text = Shown in the lobby; anybody may sit down or watch. Otherwise only by your link.
new-begin = Begin
new-open = Open the table
new-defaults = As usual
new-count = { $count ->
    [one] one player
   *[other] { $count } players
}
new-mended = Changed to fit: { $what }.
new-all-bots = All bots
new-all-people = All people
new-bots-help = People come by your invitation link. Bots play at once:
new-level = { $level }: { $text }
new-level-rated = { $level }, rating { $rating }: { $text }
new-ratings-help = Ratings come from matches of one bot against two of the level below. With 200 more, it comes first about three times as often as another.
level-random = plays anything the rules allow.
level-novice = plays simply and makes a beginner’s mistakes.
level-adept = plays its plans out in its head.
level-master = does so for longer, up to some seconds, and thinks of what the others might do.
new-manner = The manner of the bot on seat { $n }
new-manner-help = { $manner }: { $text }
components-choose = Choose a file…
components-template = Our list as a file
seat-free = free seat
person-unnamed = Guest
automaton = Automaton
bot-random = Wanderer
bot-novice = Apprentice
bot-adept = Adept
bot-master = Master
bot-other = Bot ({ $bot })
bot-mark = A bot: { $level }
bot-with-manner = { $level }, { $manner }
manner-none = no manner
manner-cautious = cautious
manner-bold = bold
manner-faithless = faithless
manner-lot = by lot
bot-name-1 = Anvil
bot-name-2 = Reed
bot-name-3 = Ember
bot-name-4 = Heron
bot-name-5 = Maple
bot-name-6 = Lantern
bot-name-7 = Flint
bot-name-8 = Willow
bot-name-9 = Otter
bot-name-10 = Kettle
bot-name-11 = Sparrow
bot-name-12 = Cedar

## Finished games
archive-title = Finished games
archive-text = Every game that was played to its end can be looked through choice by choice, and exported as a record.
archive-import = Import a record
archive-none = No game has been finished yet.
record-export = Export the record

## Before a game
room-text = The game begins when every seat is taken.
room-sit = Sit here
room-free = Free the seat
room-start = Begin the game
room-leave = Stand up
room-wait = There are free seats.
invite-link = Invitation link

## The table
table-loading = One moment…
table-missing = There is no such table, or it is not open to you.
connection-lost = The connection is lost. Connecting again…
board-label = The board
board-left = Further left
board-right = Further right
watching = You are watching
prompt-label = What is asked
prompt-sending = …
prompt-what = What do you want to do?
prompt-ready = Like this?
prompt-trail = Picked so far:
prompt-back = Back
prompt-list = All choices ({ $count })
prompt-acts = In between you may:
prompt-more = { $count ->
    [one] one free act more…
   *[other] { $count } free acts…
}
teller-label = What has just happened
list-label = All choices
list-search = Find a choice
list-none = No choice matches.
list-refused = What is not possible now, and why
card-choices = { $count ->
    [one] one choice here
   *[other] { $count } choices here
}
card-reconstructed = Reconstructed: it may differ from your box.
card-recalled = From memory: it may differ from your box.
undo = Undo
undo-nothing = There is nothing to take back yet.
undo-chance = It cannot be taken back: chance was used.
undo-shown = It cannot be taken back: something hidden was shown.
undo-others = It cannot be taken back: somebody else has chosen since. Use the history to ask everybody.
undo-rules = It cannot be taken back: it was played under earlier rules.
undo-over = The game is over.
history = History
rules = Rules
menu = Menu
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit
seats-label = Seats
seat-thinks = is asked
seat-bot-thinks = is thinking
seat-away = away
points = points
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
own-holdings = What I have
clock = Time spent thinking
drawer-seats = Seats
drawer-log = Log
drawer-chat = Chat
side-label = Log and chat
side-log = Log
side-chat = Chat
log-none = Nothing has happened yet.
log-more = Earlier
log-look = Look at this moment
chat-none = Nobody has said anything.
chat-say = Say something
chat-send = Send
chat-to = Who hears it
chat-everybody = to everybody
chat-alone = to { $name } alone
chat-you = you
own-label = Boards of { $name }
own-whose = Whose boards
own-mine = My boards
menu-bot-plays = a bot plays for them
menu-take-back = Back to the person
menu-hand-over = Hand over to { $bot }
menu-leave = Leave the table
menu-seed = Fingerprint of the shuffle:

## Looking back
history-looking = { $choice ->
    [0] You are looking back at the start of the game
   *[other] You are looking back at { $place }
}
history-first = To the start
history-previous = One step back
history-next = One step on
history-play = Play
history-pause = Pause
history-scrub = Position
history-viewer = View as
history-viewer-me = me
history-viewer-spectator = a spectator
history-ask = Ask all to go back here
history-now = Back to now
history-missing = That position cannot be shown.
since-text = { $count ->
    [one] One choice has been made since you last looked.
   *[other] { $count } choices have been made since you last looked.
}
since-play = Show me
since-skip = Skip
since-label = While you were away
history-place = Choice and step, the same for everybody
clock-left = { $count ->
    [one] One more step is told
   *[other] { $count } more steps are told
}
clock-your-turn = { $count ->
    [one] You choose after one more step
   *[other] You choose after { $count } more steps
}
clock-pause = Pause
clock-go-on = Go on
clock-step = One step
clock-skip = Skip
clock-space = Space
speed = How fast I am told what happens
speed-calm = Calm
speed-brisk = Brisk
speed-at_once = At once
hit-label = This happened to you
hit-read = Go on
hit-setting = Stop the story when something happens to me
connection-choice-waits = The connection is lost. Your choice is kept and goes out as soon as it is back.
log-mine = What concerns me
log-everything = Everything
request-text = { $name } asks to go back to position { $choice }.
request-yes = Agree
request-no = Decline
request-withdraw = Withdraw

## The end
end-title = The game is over
end-show = Final scoring
end-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
end-breakdown = Where the points come from
end-total = Total
end-plot = Points over the game
end-again = Play again
end-story = Back to the Story

## What can go wrong
problem-offline = The parlour cannot be reached.
problem-unknown = That did not work.
problem-too_fast = Slowly, please: too many messages at once.
problem-bad_request = That request makes no sense here.
problem-bad_record = This record cannot be read or does not replay.
problem-bad_campaign = This is not a campaign.
problem-unfinished_record = This record does not reach the end of its game.
problem-foreign_origin = This page does not belong to the parlour.
problem-not_host = Only the host may do that.
problem-not_invited = This table needs an invitation.
problem-not_seated = You do not sit at this table.
problem-own_view_only = Until the game is over, you can only see it from your own seat.
problem-no_hints = This table plays without hints.
problem-no_such_table = There is no such table.
problem-no_such_game = There is no such game.
problem-no_such_seat = There is no such seat.
problem-no_such_link = This link is no longer valid.
problem-no_such_components = There is no such component set.
problem-no_such_campaign = There is no such campaign.
problem-no_such_lesson = There is no such lesson.
problem-no_record = A lesson leaves no record: it does not begin where a game begins.
problem-no_rematch = A lesson is begun again from its own page.
problem-no_such_choice = The game has not come that far.
problem-too_many_choices = That is too much of the game to look at in one go.
problem-not_found = There is no such thing here.
problem-seat_taken = That seat is taken.
problem-table_full = All seats are taken.
problem-already_begun = The game has already begun.
problem-not_begun = The game has not begun yet.
problem-not_over = The game is not over yet.
problem-seats_free = There are free seats.
problem-not_in_campaign = The campaign does not allow that now.
problem-not_replayable = The rules have changed since then; this cannot be shown or gone back to any more.
problem-too_many_campaigns = You have too many campaigns; delete one first.
problem-bot_plays = A bot plays your seat.
problem-too_long = This game has become too long: nothing more can be done in it.
problem-nothing_to_choose = There is nothing to choose for you now.
problem-stale = Something has happened in between.
problem-too_large = That is too large.
problem-bad_components = This component set cannot be played with.
problem-cannot_set_up = The game cannot be set up like this.
problem-no_such_bot = There is no such bot.
problem-broken = Something went wrong here.
problem-no_answer = The Master has no advice this time.
problem-not_stored = It could not be stored, so nothing has changed. The house has to look at its disk.
refused-stale = Something happened in between. Please choose again.
refused-illegal = That is not possible now.
refused-not_seated = You do not sit at this table.
refused-not_playing = This game is not being played.
refused-too_fast = Slowly, please.
refused-bot_plays = A bot plays this seat for you.
refused-too_long = This game has become too long: nothing more can be done in it.

## Rules in short
rules-search = Find in the rules
rules-keys-text = Tab goes from one possible choice to the next, Enter takes it, Esc goes back a step. The arrows walk over the board. Digits press the buttons, L lists all choices, H asks for a hint.

## About
about-title = About Zashiki
about-text = Zashiki (座敷, the room where guests are received) is a parlour for three heavy board games of feudal Japan. You may host it yourself; nobody needs an account.
about-fan = It is an unofficial work of fans. The games belong to their authors and publishers; if you like one, buy the box. No text and no picture of the boxes is used here: the rules are told in our own words and all pictures are drawn for this house.
about-games = The games
about-values = All values with their source
values-title = The values and their sources
values-text = What is printed on the components, as this house plays with it. Names are those of the file, so that you can find a value there and enter your own.
values-only = Only what is not certain
about-sources = Where values come from
source-rulebook = Rulebook
source-rulebook-text = stated in the published rules
source-public = Public
source-public-text = stated on another public page
source-recalled = Recalled
source-recalled-text = remembered by people who own the box
source-reconstructed = Reconstructed
source-reconstructed-text = chosen to fit everything that is known
source-owner = Own box
source-owner-text = read off the owner’s own copy
about-works = Works of others
about-work = Work
about-by = By
about-licence = Licence
about-privacy = What is kept
about-privacy-text = One cookie that says who you are, your name and crest, your tables and what was said at them. Nothing is fetched from other sites.
about-licence-text = The program is free under the MIT licence.
