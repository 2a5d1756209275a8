### Words that all games and all pages share.

seat = Seat { $n }
nothing = nothing
prompt-free_acts = You may act in between
prompt-waiting = Waiting for { $seats }
prompt-over = The game is over
