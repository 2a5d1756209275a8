nav-house = The house

## The door
door-title = The door is shut
door-word = The word of the house
door-known = Have you been here before? Then open your personal link on this device.
enter-title = You are invited
enter-text = This invitation lets you into the house. From then on it knows you, and you are free to come back.
enter-do = Come in

## What keepers see
house-load = { $people ->
    [one] { $people } person known
   *[other] { $people } people known
}, { $sockets ->
    [one] { $sockets } window at tables
   *[other] { $sockets } windows at tables
}. { $unfinished ->
    [one] { $unfinished } unfinished table
   *[other] { $unfinished } unfinished tables
}; { $tables ->
    [one] { $tables } table in memory
   *[other] { $tables } tables in memory
}. { $thinking ->
    [one] { $thinking } bot thinks
   *[other] { $thinking } bots think
}, { $waiting ->
    [one] { $waiting } waits
   *[other] { $waiting } wait
}. { $memory } MB, running since { $since }.
house-door = The door
house-door-open = open
house-door-open-help = Everybody may come in.
house-door-invited = by invitation
house-door-invited-help = Newcomers need a word or a link of the house.
house-door-closed = closed
house-door-closed-help = Nobody new comes in.
house-invitations = Invitations
house-invitations-none = There are none.
house-link = The link of this invitation
house-keeper-link = Link for a new keeper, not used yet
house-entered = { $entered ->
    [0] not used yet
    [one] used once
   *[other] used { $entered } times
}
house-withdraw = Withdraw
house-word = A word
house-word-any = one that nobody can guess
house-note = For whom
house-invite = Invite
house-reports = Reports
house-reports-none = Nothing was reported.
house-report-by = reported by { $name }
house-report-reason = Reported by { $name }: { $reason }
house-report-table = to the table
house-report-remove = Remove the line
house-report-settle = Nothing to do
house-report-settled = seen to
house-tables = Unfinished tables
house-tables-none = There are none.
house-table-open = not begun
house-table-playing = being played
house-table-finished = finished
house-table-private = private
house-table-bots = { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
house-table-online = { $online ->
    [one] one window open
   *[other] { $online } windows open
}
house-close = Close
house-close-sure = Close it for good
house-keep = No, leave it
house-people = People
house-people-none = Nobody has such a name.
house-find = Find by name
house-role-guest = guest
house-role-member = member
house-role-keeper = keeper
house-here = here now
house-sits = { $tables ->
    [one] at one table
   *[other] at { $tables } tables
}
house-out = shut out
house-make-member = Make a member
house-make-guest = Make a guest
house-shut-out = Shut out
house-shut-out-sure = Shut out and take all seats
house-let-in = Let in again

## What is refused, and what to do about it
problem-not_keeper = Only a keeper of the house can do this.
problem-door_invited = This house is by invitation. Newcomers need its word, or a link.
problem-door_closed = This house takes in no new guests at the moment.
problem-shut_out = A keeper of this house has shut you out.
problem-no_such_invitation = There is no such invitation. Perhaps it was withdrawn; ask for a new one.
problem-no_such_report = There is no such report.
problem-word_too_short = A word of the house has at least six characters.
problem-is_keeper = Keepers are made and dismissed on the machine itself.
problem-table_closed = A keeper of the house has closed this table.
