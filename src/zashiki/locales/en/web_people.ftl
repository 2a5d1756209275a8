## What the people of a running game are asked
request-sit = { $name } asks to sit down in the place of { $seat }.
request-sit-free = { $name } asks to sit down on the free seat.
request-bot = { $name } asks to let { $bot } play for { $seat }, who is not here.
request-waits = Waiting for { $names }.

## Seats in a running game
seat-kept = has left; the seat is kept
seat-long-away = away for long
kept-text = Your seat is kept for you.
kept-return = Sit down again
menu-ask-bot = Ask to let { $bot } play
menu-ask-seat = Ask to sit here
menu-asked = The people at the table are asked.
row-kept = Your seat is kept

## Who speaks
chat-spectator = spectator
chat-alike = similar name
chat-alike-seat = similar name: seat { $seat }
chat-alike-help = Somebody else here has the same name or one that looks like it.
chat-removed = removed
chat-acts = What can be done about this line
chat-mute = Mute
chat-mute-help = You do not see what this person says any more, at any table.
chat-unmute = Hear again
chat-block = Block
chat-block-help = This person may not speak to you alone or sit down at your tables.
chat-unblock = Unblock
chat-remove = Remove
chat-remove-help = Take this line away for everybody.
chat-report = Report
chat-report-help = Tell the house about this line. Nobody else learns of it.
chat-report-reason = What is wrong with it?
chat-report-send = Tell the house
chat-reported = The house has been told.
chat-shut-out = Muted and blocked people
chat-muted = muted
chat-blocked = blocked

## What is refused, and what to do about it
problem-not_yours = Only the person who sits there decides that.
problem-not_asked = You are not the one who is asked.
problem-blocked = This person does not want you to do that.
problem-no_such_line = There is no such line.
problem-no_such_person = There is no such person.
problem-back_soon = They were here a moment ago. Wait a few minutes before a bot plays for them.
problem-bot_stays = A bot’s seat becomes free when somebody asks to sit there and all agree.
problem-seen_another_hand = You have seen another hand in this game; you can only go back to that seat.
problem-request_open = Another request is open. It has to be answered first.
problem-too_many_people = You have muted or blocked as many people as one can. Take some of them off the list first.
problem-too_many_tables = You have as many unfinished tables as one person may have. Finish or leave one first.
problem-too_many_tables_here = People at your address have as many unfinished tables as one address may have. Finish or leave one first.
problem-too_many_records = You have imported as many records today as one person may. Try again tomorrow.
problem-too_many_records_here = People at your address have imported as many records today as one address may. Try again tomorrow.
problem-too_many_bot_games = You have as many running games with bots as one person may have. Finish or leave one first.
problem-too_many_bot_games_here = People at your address have as many running games with bots as one address may have. Finish or leave one first.
problem-too_many_sockets = Too many tables are open in your windows. Close some of them.
