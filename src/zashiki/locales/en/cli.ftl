# What the command line says, help included.

# Help: cli-help-COMMAND, cli-help-COMMAND-PARAMETER, cli-help-any-PARAMETER for several commands; -metavar: what stands for its value
cli-help-zashiki =
    A parlour for heavy board games of feudal Japan: { $games }.

    Exit codes: 0 done; 1 a check found a difference; 2 something given cannot be used.
cli-help = Show this message and exit.
cli-usage = Usage:
cli-options-metavar = [OPTIONS]
cli-command-metavar = COMMAND [ARGUMENTS]...
cli-arguments-panel-title = Arguments
cli-options-panel-title = Options
cli-commands-panel-title = Commands
cli-default-string = [default: {"{}"}]
cli-envvar-string = [env var: {"{}"}]
cli-required-long-string = [required]

cli-help-any-lang = The language: en or it. That of the system if not given.
cli-help-any-lang-metavar = LANGUAGE
cli-help-any-game = One of { $games }.
cli-help-any-game-metavar = GAME
cli-help-any-seats = How many players; a usual number if not given.
cli-help-any-seats-metavar = NUMBER
cli-help-any-games = How many games.
cli-help-any-games-metavar = NUMBER
cli-help-any-seed = The seed of the first game; the next games count on from it.
cli-help-any-seed-metavar = TEXT
cli-help-any-set = A setting of the game; can be given several times. A wrong one lists what there is.
cli-help-any-set-metavar = KEY=VALUE
cli-help-any-bots-metavar = A,B,…
cli-help-any-jobs = How many processes work at the same time.
cli-help-any-jobs-metavar = NUMBER
cli-help-any-ray = Work on a Ray cluster: its address, "auto" or "local" (needs the extra [b]cluster[/b]).
cli-help-any-ray-metavar = ADDRESS
cli-help-any-components = A component set of your own (see [b]zashiki components[/b]).
cli-help-any-components-metavar = FILE
cli-help-any-json = Output for programs, as JSON.
cli-help-any-budget = How long bots think, as a multiple of what they do at a table.
cli-help-any-budget-metavar = FACTOR
cli-help-any-file-metavar = FILE
cli-help-any-out-metavar = FOLDER
cli-help-any-data = The folder in which everything is kept.
cli-help-any-data-metavar = FOLDER
cli-help-any-database = postgresql+asyncpg://… instead of the SQLite file in the folder.
cli-help-any-database-metavar = ADDRESS
cli-help-any-keep = How long something is kept, as name=days; docs/hosting.md lists the names. 0: for ever.
cli-help-any-keep-metavar = NAME=DAYS

cli-help-simulate =
    Let bots play whole games and tell how they ended.

    Example: [b]zashiki simulate shogun --seats 4 --games 50 --set side=moon --record games/[/b]
cli-help-simulate-bots = One bot for all seats, or one for each.
cli-help-simulate-record = Keep a record of every game in this folder.
cli-help-simulate-record-metavar = FOLDER
cli-help-replay =
    Play a record again: is it still the same game? Then show the position and the log at any point.

    A record of another rules version, or one that now gives another game, stays readable from its snapshots (exit code 1 says so).
cli-help-replay-file = A record, as written by [b]simulate --record[/b] or exported from a table.
cli-help-replay-to = Show the position after N choices; the end if not given.
cli-help-replay-to-metavar = N
cli-help-replay-as = As this seat sees it (from 1); as a spectator if not given.
cli-help-replay-as-metavar = SEAT
cli-help-replay-svg = Write a picture of the position to this file: the board, as it is at the table (needs Node.js).
cli-help-replay-svg-metavar = FILE
cli-help-replay-dark = Draw the picture in the colours of the night.
cli-help-replay-notation = Print the position as text, secrets included.
cli-help-replay-last = How many lines of the log to show.
cli-help-replay-last-metavar = N
cli-help-play-text =
    Play in the terminal: questions, numbered choices, undo, and the reason for what cannot be done.

    Example: [b]zashiki play-text katana --seats 1 --set ghost=2[/b]
cli-help-play-text-seat = The seats played at this keyboard; bots play the others.
cli-help-play-text-seat-metavar = 1,2,…
cli-help-play-text-bots = One bot for all other seats, or one for each seat.
cli-help-play-text-seed = The same seed and the same choices give the same game.
cli-help-play-text-load-file = Go on with a saved game.
cli-help-play-text-load-file-metavar = FILE
cli-help-rules =
    Read the rules of a game: all sections, one rule by its ID, or the rules that mention something; or its guide.

    Example: [b]zashiki rules katana SNK-MOVE-06[/b], or [b]zashiki rules SNK-MOVE-06 --where[/b]
cli-help-rules-game = One of { $games }, or a rule's ID.
cli-help-rules-game-metavar = GAME or ID
cli-help-rules-rule-id = A rule's ID, as refusals and the log name it; or a part of the guide: how-to, legend, glossary, now (what usually matters in each phase), scores.
cli-help-rules-rule-id-metavar = [ID or PART]
cli-help-rules-search = Only rules that mention this.
cli-help-rules-search-metavar = TEXT
cli-help-rules-where = List the places in the code and its tests that name the rule.
cli-help-bench =
    Measure random choices per second and microseconds per clone, with many players and in a late position.

    The figures are medians of rounds in which the games take turns, on one core.
cli-help-bench-games = All games if none is named; for the server the first one.
cli-help-bench-games-metavar = [GAME]...
cli-help-bench-use-toy = Measure the kernel with the toy game of the tests.
cli-help-bench-server = Measure the server on this machine, beside a bare echo.
cli-help-bench-attack = With --server: what a bystander notices of attacks.
cli-help-arena =
    Let opponents play a match: how often each wins, with the 95 % interval, ratings, scores and the time for a choice.

    Example: [b]zashiki arena shogun --bots adept,novice --seats 3 --games 200 --jobs 2 --out match/[/b]

    A match that was interrupted goes on when the same command is given again; with more --games it gets longer.
cli-help-arena-bots = The opponents. If there are fewer than seats, the last one fills the others.
cli-help-arena-seats = How many players; one for each opponent if not given.
cli-help-arena-out = Keep every game there, go on with what is there, and write report.html.
cli-help-dataset =
    Write games as a dataset: records, decisions with what was seen, offered and chosen, and outcomes. docs/research.md lists the columns.

    Example: [b]zashiki dataset shogun --bots adept,random --seats 3 --games 1000 --jobs 2 --out shogun/[/b]

    A dataset that was interrupted goes on when the same command is given again; with more --games it gets longer.
cli-help-dataset-out = Write the dataset there, or go on with the one that is there.
cli-help-dataset-bots = Who plays. If there are fewer than seats, the last one fills the others.
cli-help-dataset-option-features = Also write what every option is about and what it brings; takes several times as long.
cli-help-sizes =
    Measure a game: branching, length, hidden information and chance.

    Example: [b]zashiki sizes katana --seats 4 --bots adept[/b]
cli-help-sizes-games = How many games are played.
cli-help-sizes-bots = Who plays.
cli-help-sizes-seed = The seed of the first game.
cli-help-spaces =
    List the actions of a game and the meaning of the numbers of an observation.

    Example: [b]zashiki spaces shogun --seats 5[/b]
cli-help-new-game =
    Make a new game in this checkout: a small one that works, with its tests.

    Example: [b]zashiki new-game stone_path[/b]
cli-help-new-game-name = The id of the game, such as stone_path.
cli-help-new-game-name-metavar = NAME
cli-help-new-game-prefix = What the IDs of its rules begin with: two to four capitals. Made from NAME if not given.
cli-help-new-game-prefix-metavar = LETTERS
cli-help-version = Print the version.
cli-help-components = The values printed on the components, each with its source; and component sets of your own.
cli-help-components-show =
    Show where the values of a game's components come from.

    Example: [b]zashiki components show katana --text > my-box.toml[/b]
cli-help-components-show-text = Print the file itself: a start for a set of your own.
cli-help-components-check = Check a component set of your own: unknown keys, missing values and broken references are named with their place.
cli-help-components-check-file = A component set in TOML.
cli-help-story = The Story of Shōgun no Katana: fourteen chapters, Story Points and a rank.
cli-help-story-file = The campaign's file.
cli-help-story-file-metavar = CAMPAIGN
cli-help-story-new =
    Begin a campaign, with other modules if you like.

    Example: [b]zashiki story new story.json --set characters=common[/b]
cli-help-story-status = Show the chapters, the Story Points, the rank, and what comes next.
cli-help-story-play =
    Play the open chapter in the terminal, or go on with the game you left; its result is recorded in the campaign.

    Example: [b]zashiki story play story.json --ghost 2[/b]
cli-help-story-play-ghost = The Ghost's level for this attempt.
cli-help-story-play-ghost-metavar = LEVEL
cli-help-story-go-on = Leave the chapter you lost and go on with the next one.
cli-help-story-play-seed = The same seed and the same choices give the same game.
cli-help-story-record =
    Record the result of a game of the open chapter that was played elsewhere; it is replayed and checked first.

    Example: [b]zashiki story record story.json chapter-1.json[/b]
cli-help-story-record-played = The record of a finished game of the open chapter.
cli-help-story-record-played-metavar = RECORD
cli-help-serve = Open the parlour: a server for the browser.
cli-help-serve-host = The address to listen on; 0.0.0.0 for everybody in the network.
cli-help-serve-host-metavar = ADDRESS
cli-help-serve-port = The port to listen on; 0: any.
cli-help-serve-port-metavar = PORT
cli-help-serve-open-browser = Open the browser when ready.
cli-help-serve-bot-pause = Seconds for which a bot waits before each choice at a brisk pace.
cli-help-serve-bot-pause-metavar = SECONDS
cli-help-serve-bots = Processes in which the bots of a worker think; 0: one less than there are processors, shared by the workers.
cli-help-serve-bots-metavar = NUMBER
cli-help-serve-workers = Processes that serve the port together; more than one needs PostgreSQL.
cli-help-serve-workers-metavar = NUMBER
cli-help-serve-limit = A limit on what people may do, as name=number; docs/hosting.md lists them.
cli-help-serve-limit-metavar = NAME=NUMBER
cli-help-serve-log-format = How the log is written: lines or json.
cli-help-serve-log-format-metavar = FORMAT
cli-help-serve-access-log = Log every request.
cli-help-serve-metrics-from = A network from which /metrics can be read; the machine itself if none is given.
cli-help-serve-metrics-from-metavar = NETWORK
cli-help-serve-metrics-token = A token with which /metrics can be read from anywhere.
cli-help-serve-metrics-token-metavar = TOKEN
cli-help-backup = Write the whole parlour into one file. The server may keep running.
cli-help-backup-file = The file to write.
cli-help-restore = Fill an empty parlour from a backup.
cli-help-restore-file = A backup.
cli-help-role = Give somebody a role: a keeper sees the whole house and acts on it.
cli-help-role-person = Somebody's name, or the id that /api/me tells them.
cli-help-role-person-metavar = PERSON
cli-help-role-role = guest, member or keeper.
cli-help-role-role-metavar = ROLE
cli-help-keeper = Make a link that can be opened once: whoever opens it keeps the house. The server may keep running.
cli-help-upgrade = Bring the parlour to this version: its database, and all games that are being played. Exit code 1: some cannot go on.
cli-help-upgrade-dry-run = Only tell what would happen; the server may keep running.
cli-help-size = Tell how much the parlour keeps. The server may keep running.
cli-help-tidy = Remove tables that nobody needs any more, and guests who have left no trace. The server does the same every hour.
cli-help-tidy-dry-run = Only tell what would be removed; the server may keep running.

# What the commands answer
cli-playing = playing
cli-measuring = measuring
cli-report-at = The report: { $file }
cli-report-title = { $game }: a match
cli-report-facts =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, seeds from { $seed }, rules version { $version }
cli-report-how = Everybody plays every seat, on the same seeds. Ranges are 95 % intervals.
cli-report-first = Who comes first
cli-report-first-about = The dashed line is what equal opponents would have.
cli-report-ratings = Ratings
cli-report-ratings-about = Plackett and Luce, by openskill: 25 at the start; the range is two standard deviations.
cli-report-scores = Scores
cli-report-scores-about = At the end of the game.
cli-report-length = Length
cli-report-length-about = Choices in a game.
cli-report-all = all games
cli-report-times = Time for a choice
cli-report-times-about = Processor time: the median, up to the longest.
cli-report-seats = Seats
cli-report-seats-about = How often each seat wins, whoever sits there.
cli-report-ahead = Who finishes ahead of whom
cli-report-ahead-about = Of the games in which both sit at the table.
cli-report-choices = choices
cli-report-seat = seat { $seat }
cli-report-median = median { $value }
cli-arena-title =
    { $game }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $seats }
cli-opponent = opponent
cli-wins = wins
cli-share = share
cli-mean-score = mean score
cli-rating = rating
cli-wins-of = { $wins } of { $games }
cli-choices-per-game = choices per game: { $least } to { $most }, median { $median }
cli-choice-time = processor time for a choice, { $bot }: p50 { $middle } ms, p99 { $most } ms, max { $longest } ms
cli-openskill = For ratings, openskill must be installed: pip install "{ $package }".
cli-simulate-title =
    { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
cli-player = player
cli-lowest = lowest
cli-highest = highest
cli-choices-per-second = choices per second and process: { $rate }
cli-bench-game = game
cli-bench-choices-per-second = choices per second
cli-bench-clone = µs per clone
cli-bench-choices-per-game = choices per game
cli-bench-options = options per choice
cli-component-values = values
cli-component-source = from
cli-component-set-whole = { $file } is a whole component set of { $game }.
cli-component-set-play = Play with it: --components { $file }
cli-dataset-done =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game }: { $folder }
cli-new-game-made = Made { $name }, a small game that works. Its rules are { $prefix }-…; see docs/adding-a-game.md for what to do with it.
cli-new-game-tests = its own tests
cli-new-game-contract = what every game must keep
cli-new-game-play = play it
cli-text-choose = choose
cli-text-undo = undo
cli-text-refused = what cannot be chosen, and why
cli-text-position = the position
cli-text-log = the log so far
cli-text-rule = a rule
cli-text-save = save
cli-text-quit = save and quit
cli-text-help = this help
cli-text-notation = the choices in notation, which can be typed too
cli-text-whole = the whole position in notation, secrets included
cli-text-number = number
cli-text-rule-id = ID
cli-text-file = FILE
cli-text-free = (free act)
cli-text-no-undo = Nothing can be taken back: chance was used, something was shown, or somebody else has chosen since.
cli-text-saved = Saved as { $file }; go on with: zashiki play-text { $game } --load { $file }
cli-same-game =
    The same game, all { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    } of it.
cli-sizes-title =
    { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $bots }
cli-sizes-what = what
cli-sizes-measured = measured
cli-sizes-of-games = games
cli-sizes-of-actions = actions in the action space
cli-sizes-of-numbers = numbers in an observation
cli-sizes-of-length = decisions of a game, mean
cli-sizes-of-shortest = decisions of the shortest game
cli-sizes-of-longest = decisions of the longest game
cli-sizes-of-options = options of a decision, mean
cli-sizes-of-options_median = options of a decision, median
cli-sizes-of-options_most = options of a decision, most
cli-sizes-of-forced = decisions with one option
cli-sizes-of-together = decisions at which several seats are asked at once
cli-sizes-of-tree = size of the game tree, as a power of ten
cli-sizes-of-draws = numbers drawn by chance in a game, mean
cli-sizes-of-unknown = decisions at which the seat does not know everything
cli-sizes-of-private = decisions at which another seat knows more
cli-spaces-actions =
    { $size ->
        [one] { $size } action
       *[other] { $size } actions
    }; { $wait } is to wait
cli-spaces-observation =
    { $size ->
        [one] { $size } number
       *[other] { $size } numbers
    } of an observation
cli-spaces-from = from
cli-spaces-verb = verb
cli-spaces-arguments = arguments
cli-spaces-numbers = numbers
cli-spaces-shape = shape
cli-rules-none = No rule speaks of «{ $sought }».
cli-rule-nowhere = Nothing here names this rule.
cli-story-begun = Begun: { $file }. Play with: zashiki story play { $file } --ghost 1

# The server
cli-open-at = The parlour is open at { $url } (Ctrl+C closes it).
cli-no-pages = The pages have not been built yet: «make play» builds them, or «npm ci» and «npm run build» in the folder web.
cli-backed-up =
    { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, { $people ->
        [one] { $people } person
       *[other] { $people } people
    }.
cli-restored =
    Restored { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, { $people ->
        [one] { $people } person
       *[other] { $people } people
    }.
cli-is-a = { $name } is a { $role }.
cli-role-guest = guest
cli-role-member = member
cli-role-keeper = keeper
cli-keeper-link = Put the address of your server before it and open it once, on the device from which you keep the house.
cli-unchanged = Nothing was changed.
cli-upgraded =
    { $games ->
        [one] { $games } running game
       *[other] { $games } running games
    }.
cli-upgraded-kinds =
    { $games ->
        [one] { $games } running game
       *[other] { $games } running games
    }: { $kinds }.
cli-fate-unchanged = unchanged
cli-fate-replays-equal = replays equal
cli-fate-goes-on-from-its-position = goes on from its position
cli-fate-cannot-go-on = cannot go on
cli-status-open = open
cli-status-playing = playing
cli-status-finished = finished
cli-status-closed = closed
cli-asleep =
    { $table }: { $status }, asleep for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
cli-removed =
    Removed: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $guests ->
        [one] { $guests } guest
       *[other] { $guests } guests
    }.
cli-to-be-removed =
    To be removed: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $guests ->
        [one] { $guests } guest
       *[other] { $guests } guests
    }.
cli-size-database = Database: { $megabytes } MB
cli-size-tables = Tables: { $number }
cli-size-people = People: { $number }
cli-size-choices = Choices in journals: { $number }
cli-size-positions = Positions: { $number }
cli-size-chat = Chat lines: { $number }, reported: { $reported }
cli-size-campaigns = Campaigns: { $number }
cli-size-component-sets = Own component sets: { $number }, { $megabytes } MB

# zashiki bench --server
cli-bench-server-title =
    The server with { $game }, { $seats ->
        [one] { $seats } person
       *[other] { $seats } people
    } at each table, on this machine; from a choice to everybody's screen:
cli-bench-choices = choices
cli-bench-rate = rate
cli-bench-median = median
cli-bench-99th = 99th
cli-bench-server-time = server
cli-bench-load = busy
cli-bench-screens = screens
cli-bench-update = update
cli-bench-choice = choice
cli-bench-tail = { $name }: the 99th percentile is { $times } times the echo's.
cli-bench-quiet =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, one choice in { $seconds } s
cli-bench-fast =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, as fast as they can
cli-bench-echo =
    bare echo, { $groups ->
        [one] { $groups } group
       *[other] { $groups } groups
    }
cli-bench-crowd =
    Waiting for a bot's choice: median { $median } ms, longest { $longest } ms; while another person has { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } of bots: median { $beside-median } ms, longest { $beside-longest } ms.
cli-bench-growth =
    After { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    } of { $game }, one more takes { $engine-late } ms in the engine (× { $engine-times }) and { $server-late } ms in the server (× { $server-times }), compared with one after { $early }.
cli-bench-opening =
    A game of { $game } with { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    } opens in { $opened } ms, at any earlier point in { $looked-back } ms.
cli-attacks-title =
    A bystander's requests while { $people ->
        [one] { $people } person
       *[other] { $people } people
    } of another address attack a server with its usual limits:
cli-attacks-asked = asked
cli-attacks-longest = longest
cli-attacks-answers = the attackers' answers
cli-attacks-nothing = nothing
cli-attack-nobody = nobody
cli-attack-sets-with-dotted-keys = sets with dotted keys
cli-attack-tables-with-such-sets = tables with such sets
cli-attack-a-lobby-of-own-sets-looked-at = a lobby of own sets, looked at
cli-attack-bot-tables = bot tables
cli-attack-deep-records-and-campaigns = deep records and campaigns
cli-attack-requests-that-cannot-be-read = requests that cannot be read
cli-attack-frames-that-cannot-be-read = frames that cannot be read
cli-attack-chat-without-end = chat without end
cli-attack-sockets-that-never-read = sockets that never read
cli-attack-long-stories-looked-at = long stories, looked at
cli-attack-a-crowd-that-comes-and-goes = a crowd that comes and goes
