# Errors in English, as they are raised, by which `zashiki.speech` finds their Italian. One line each, and no selections.

# What stands before a colon: a file, a place in it
error-place = { $place }: { $what }

# The game, its settings, its seats
error-no-game = There is no game «{ $game }»; there are { $games }.
error-no-game-here = There is no game «{ $game }» here.
error-seats = { $game } is played with { $known } seats, not { $seats }.
error-no-setting = { $game } has no setting «{ $key }»; it has { $known }.
error-setting-value = Setting «{ $key }» cannot be «{ $value }»; it can be { $known }.
error-setup = { $game } cannot be set up like this: { $reason }
error-pair = «{ $pair }» is not of the form KEY=VALUE.
error-no-bot = There is no bot «{ $bot }» for { $game }; there are { $known }.
error-bots = { $bots } bots for { $seats } seats: name one for all, or one for each.
error-seat-list = «{ $seats }» is not a list of seats such as 1 or 1,3.
error-seat-range = The seats are 1 to { $seats }, not «{ $given }».
error-two-at-least = A match needs at least two at the table.
error-opponents = A match needs opponents.
error-illegal = Seat { $seat } cannot choose «{ $option }» now.
error-no-reward = There is no reward «{ $reward }»; there are { $known }.
error-seat-asked = Seat { $seat } is asked and cannot wait.
error-no-language = There are no words in «{ $language }»; there are { $known }.
error-no-words = No words for «{ $key }» in { $language }.
error-unfilled = The words for «{ $key }» in { $language } cannot be filled in: { $error }.
error-no-rule = { $game } has no rule «{ $rule }».
error-no-rule-but = { $game } has no rule «{ $rule }». There are { $known } …
error-no-rule-anywhere = No game has a rule «{ $rule }».
error-which-rule = Which rule? Name its ID: zashiki rules SNK-MOVE-06 --where.

# Packages
error-extra = For this «{ $module }» must be installed: pip install "{ $package }".
error-extra-bench = To measure the server, «{ $module }» must be installed: pip install "{ $package }".
error-no-node = For pictures Node.js { $least } or later must be installed; this brings it: pip install "{ $package }".
error-no-painter = The boards for pictures have not been built: make pictures.
error-painter-ended = Node.js has ended while it was drawing, with status { $status }.
error-not-drawn = This position of { $game } cannot be drawn: { $error }
error-no-board = { $game } has no drawn board.
error-toy = The toy game lives in the tests: run this in a checkout of Zashiki.
error-no-ray = There is no Ray cluster at «{ $address }»: { $error }

# Files
error-unwritable = cannot be written: { $error }.
error-unopened = cannot be opened: { $error }.
error-no-folder = cannot be used as a folder: { $error }.
error-not-utf8 = is not UTF-8 text (byte { $byte }).
error-not-toml = not readable as TOML: { $error }.
error-nul = holds a NUL character.
error-too-large = is too large; at most { $most } characters.
error-too-many-keys = has too many keys; at most { $most }.
error-too-many-parts = has a dotted key of too many parts; at most { $most }.
error-too-long-word = has a number or a word that is too long; at most { $most } characters.
error-too-deep = is nested too deeply; at most { $most } levels.
error-unreadable = It cannot be read.
error-no-file = No such file or directory
error-no-permission = Permission denied
error-is-directory = Is a directory
error-not-directory = Not a directory
error-file-exists = File exists
error-disk-full = No space left on device
error-read-only = Read-only file system
error-address-missing = Cannot assign requested address
error-at-line = { $error } (at line { $line }, column { $column })
error-at-end = { $error } (at end of document)
error-toml-equals = Expected '=' after a key in a key/value pair
error-toml-value = Invalid value
error-toml-statement = Invalid statement
error-toml-newline = Expected newline or end of document after a statement
error-toml-twice = Cannot overwrite a value
error-toml-table-twice = Cannot declare { $key } twice
error-toml-array = Unclosed array
error-toml-string = Unterminated string
error-json-value = Expecting value
error-json-sign = Expecting '{ $sign }' delimiter
error-json-name = Expecting property name enclosed in double quotes
error-json-string = Unterminated string starting at
error-json-extra = Extra data
error-json-short = Input data was truncated
error-json-malformed = JSON is malformed: { $error } (byte { $byte })
error-json-character = invalid character
error-json-trailing = trailing characters
error-json-expected = expected '{ $sign }'
error-json-kind = Expected `{ $wanted }`, got `{ $found }`
error-json-field = Object missing required field `{ $field }`
error-json-at = { $error } - at `{ $place }`
error-not-zip = File is not a zip file

# Component sets
error-top-level = top level
error-key-must-be = key «{ $key }» must be «{ $value }».
error-schema = key «schema» must be 1.
error-key-missing = key «{ $key }» is missing.
error-expected-table = expected a table, found { $found }.
error-expected-array = expected an array, found { $found }.
error-expected-values = expected { $number } values, found { $found }.
error-expected-order = expected { $ids } in this order, found { $found }.
error-expected = expected { $kind }, found { $found }.
error-expected-list = expected list.
error-expected-text = expected a text.
error-missing-unknown = missing: { $missing }; unknown: { $unknown }.
error-unknown-key = unknown key; known here: { $known }.
error-no-source = says nowhere where its values come from (key «provenance»).
error-provenance = «{ $value }» is no provenance; known: { $known }.
error-not-one-of = { $value } is not one of { $known }.
error-twice = «{ $name }» stands there twice.
error-no-entry = «{ $name }» is no entry of «{ $table }».
error-senseless-number = a number in it makes no sense: { $error }.
error-out-of-range = { $number } is out of range; at most { $most }.
error-unplayable-set = a game cannot be played with this component set: { $error }
error-endless = it does not come to an end.
error-katana-composition = it does not fit the Forge.
error-katana-effect-icon = an effect «{ $effect }» cannot bear the icon «{ $icon }».
error-katana-passive = rooms «{ $room }»: an effect «{ $effect }» does not go with passive = { $passive }.
error-sun-war-tokens = there must be one for each Season and Province.
error-sun-mandates = { $tiles } tiles are too few for { $turns } Mandate Turns.
error-sun-monster = there is one figure of «{ $monster }», so one card in each Set.
error-shogun-treasure = must be 0, 1, 2, 3, 4.
error-shogun-tower = chances are millionths, from 0 to 1000000.
error-shogun-count = is { $found }, but the rest of the set makes it { $expected }.
error-shogun-start = { $players } players need one start and { $lists } lists.
error-shogun-province-twice = a province stands twice or is out of play with { $players } players.
error-shogun-groups = the armies with { $players } players must be the groups of «start».
error-stones = { $stones } are too few for { $hands } hands and the open stone.

# Records and campaigns
error-not-record = not a Zashiki record: key «format» is missing.
error-newer-format = format { $format } is newer than this program, which reads up to { $known }.
error-unknown-format = format { $format } is unknown.
error-not-whole-record = not a whole record: { $error } at line { $line }, column { $column }.
error-part-missing = is missing.
error-odd-setting = is neither a number, a text nor true or false.
error-chance-count = has not one number for each choice.
error-unknown-in-snapshot = The snapshot speaks of «{ $name }», which this version of the game does not know.
error-bad-snapshot = The snapshot cannot be read: { $error }.
error-other-game = This is a record of { $game }, not of { $other }.
error-other-game-loaded = { $file } is a game of { $game }, not of { $other }.
error-record-seats = The record has seats 1 to { $seats }, not { $seat }.
error-record-end = The record has { $choices } choices; it cannot be opened at { $number }.
error-other-rules = Other rules have led to the position after choice { $number }; it cannot be shown or gone back to any more.
error-impossible-choice = Choice { $number } of the record is not possible under these rules: { $error }
error-choice-seat = Choice { $number } of the record is made by seat { $seat }, but there are { $seats } seats.
error-other-story-record = After choice { $number } this version tells another story than the record.
error-other-position-record = After choice { $number } this version reaches another position than the record.
error-other-story = After choice { $number } this version tells another story.
error-other-position = After choice { $number } this version reaches another position.
error-other-start = At the start this version tells another story.
error-gone-position = The position after choice { $number } cannot be read any more.
error-no-choice-left = This version offers nothing to choose there.
error-not-possible-any-more = Choice { $number } is not possible any more: { $error }
error-rules-lead-elsewhere = It was played under rules { $then }, and rules { $now } lead elsewhere: { $error }
error-too-many-choices = The record has more than { $most } choices.
error-too-long-seed = The seed has more than { $most } characters.
error-campaign-exists = { $file } exists already; a campaign is never written over.
error-story-told = The Story is told: all chapters are behind you.
error-no-ghost = There is no Ghost { $level }.
error-not-story = This is not a game of the Story.
error-not-over = This game is not over yet.
error-not-campaign = not a campaign: key «format» is missing.
error-not-whole-campaign = not a whole campaign: { $error }.
error-no-chapter = there is no chapter { $chapter }.
error-no-chapter-ghost = there is no chapter { $chapter } with Ghost { $ghost }.
error-other-chapter = This is a game of chapter { $chapter }, but chapter { $open } is open.
error-recorded = This game is recorded already.
error-not-lost = Chapter { $chapter } has not been lost yet: play it first.
error-not-campaign-setting = «{ $key }» is not chosen for a whole campaign.

# Notation and research
error-no-thing = «{ $word }» is no { $kind }.
error-no-thing-known = «{ $word }» is no { $kind }; known: { $known }.
error-no-verb = { $game } has no verb «{ $verb }»; it has { $known }.
error-argument-missing = { $missing } missing; write { $usage }.
error-not-here = «{ $word }» does not belong here; write { $usage }.
error-position-begins = the first line of a position begins with the game: { $usage }.
error-position-seats = it does not say how many seats there are (seats=3).
error-no-part = a position of { $game } has no «{ $name }»; it has { $known }.
error-at-place = at place { $number }: { $what }.
error-something-behind = there is something behind the value
error-value-missing = a value is missing
error-not-readable = this cannot be read
error-sign-missing = «{ $sign }» is missing
error-not-allowed-here = «{ $word }» cannot stand here
error-has-no = { $game } has no «{ $word }»
error-cannot-be-made = «{ $word }» cannot be made: { $error }
error-no-field = «{ $name }» is no name of a field, or stands there twice
error-no-list = what stands here is no list by things of one kind; write it in [ ]
error-name-not-one-of = «{ $name }» is not one of { $known }
error-no-action = { $number } is no action of { $game }; they go from 1 to { $last }.
error-no-size = { $game } does not say how large «{ $argument }» can be: its shapes.py lacks it.
error-no-place = { $option } has no place in the action space of { $game }.
error-no-shapes = { $game } has no shapes.py, so that its views cannot be written as vectors.
error-too-many-entries = { $place } has { $number } entries; its shape has { $most }.
error-no-length = shapes.py of { $game } does not say how long { $place } can be.
error-no-room = { $name } is { $value }; its shape has room for 0 to { $last }.

# Matches and datasets
error-other-match = { $path } holds another match (other { $fields }): take another folder.
error-no-match-folder = cannot be used for a match: { $error }.
error-no-match = what is there is no match: { $error }.
error-game-broke-off = Game { $number } (seed { $seed }, { $bots }) broke off: { $error }
error-other-dataset = { $path } holds another dataset: take another folder.
error-no-dataset-folder = cannot be used for a dataset: { $error }.
error-no-dataset = what is there is no dataset: { $error }.

# New games and lessons
error-checkout = A new game is made in a checkout of Zashiki; there is none in this folder.
error-game-exists = There is already a game «{ $name }»: { $folder } exists.
error-game-name = «{ $name }» cannot be the id of a game: write it in lower-case letters and digits, with single underscores between words (stone_path), and with at most { $most } characters.
error-game-name-taken = «{ $name }» cannot be the id of a game: the word has another meaning here.
error-prefix = «{ $prefix }» cannot begin the IDs of rules: it must be two to four capital letters.
error-prefix-taken = The rules of another game begin with «{ $prefix }» already.
error-no-prefix = «{ $name }» gives no free beginning for the IDs of its rules; name one with --prefix.
error-lesson-order = «{ $chapter }» comes after «{ $before }», which does not come before it.
error-lesson-seat = «{ $line }» does not begin with the number of a seat
error-lesson-asks = «{ $text }» asks for more than one thing: { $kinds }

# The server
error-keep = «{ $wish }» cannot be kept: give name=days, where the name is one of { $known }; 0 days: for ever.
error-limit = «{ $wish }» is no limit: give name=number, where the name is one of { $known }.
error-network-address = '{ $wish }' does not appear to be an IPv4 or IPv6 network
error-network-host = { $wish } has host bits set
error-network = «{ $wish }» is no network: { $error }.
error-no-parlour = There is no parlour in { $folder }.
error-parlour-there = There is a parlour already; restore into an empty folder or database.
error-backup-format = The backup has format { $format }; this version reads { $known }.
error-backup-incomplete = { $file } is not a complete backup: { $error }.
error-backup-rows = «{ $table }» has { $found } rows instead of { $expected }.
error-database-version = The database has version { $found } instead of { $expected }: start this version's server once, or «zashiki upgrade».
error-newer-parlour = This parlour belongs to a newer version of Zashiki: { $error }.
error-database-not = The database { $place } is damaged or is no database.
error-database-damaged = The database { $place } is damaged.
error-database-damage = The database { $place } is damaged: { $error }.
error-database-read-only = The database { $place } cannot be written, only read; its folder and the files beside it (-wal, -shm) count as well.
error-database-unopened = The database { $place } cannot be opened; its folder must exist and be writable.
error-database-forbidden = The database { $place } may not be opened.
error-database-full = The database { $place } cannot grow, for the disk is full.
error-database-disk = The database { $place } cannot be read or written, for the disk fails or is full.
error-database-busy = The database { $place } is in use by another program.
error-database-unusable = The database { $place } cannot be used: { $error }.
error-database-unreached = The database { $place } cannot be reached: { $error }.
error-database-address = The database cannot be used: its address looks like postgresql+asyncpg://user@host/name, and needs the extra «postgresql» of the package ({ $error }).
error-unusable = { $file } cannot be used: { $error }.
error-nobody = There is nobody with the name or the id «{ $name }».
error-namesakes = There are { $number } people named «{ $name }»; give the id of one: { $ids }.
error-no-role = There is no role «{ $role }»; there are { $known }.
error-workers = Several workers need a PostgreSQL database (--database); a SQLite file is served by one process.
error-no-listening = Nobody can listen on port { $port } of { $host }: { $error }.
error-port-taken = Port { $port } of { $host } is taken by another program; --port names another.
error-another-server = Another server uses { $folder } already.
error-worker-failed = A worker could not start; the log says why.

# What the library of the command line says
error-no-command = No such command '{ $command }'.
error-no-command-but = No such command '{ $command }'. Did you mean { $near }?
error-missing-command = Missing command.
error-no-option = No such option: { $option }
error-no-option-but = No such option: { $option } (Possible options: { $near })
error-no-option-meant = No such option: { $option } Did you mean { $near }?
error-missing-argument = Missing argument { $argument }.
error-missing-option = Missing option { $option }.
error-extra-arguments = Got unexpected extra argument(s) ({ $arguments })
error-option-argument = Option { $option } requires an argument.
error-option-flag = Option { $option } does not take a value.
error-bad-value = Invalid value for { $parameter }: { $error }
error-bad-value-variable = Invalid value for { $parameter } (env var: { $variable }): { $error }
error-bad-choice = Value error, { $value } is not one of { $known }.
error-bad-integer = Input should be a valid integer, unable to parse string as an integer
error-bad-number = Input should be a valid number, unable to parse string as a number
error-bad-at-least = Input should be greater than or equal to { $least }
error-bad-at-most = Input should be less than or equal to { $most }
error-none = none
error-standard-set = the standard set
error-components-of = the components of { $file }
error-component-set = the component set
