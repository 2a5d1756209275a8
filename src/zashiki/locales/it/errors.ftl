# Errors in Italian; the keys are those of the English file.

# What stands before a colon: a file, a place in it
error-place = { $place }: { $what }

# The game, its settings, its seats
error-no-game = Il gioco «{ $game }» non esiste; i giochi sono { $games }.
error-no-game-here = Qui non c'è il gioco «{ $game }».
error-seats = { $game } si gioca con { $known } posti, non { $seats }.
error-no-setting = { $game } non ha l'impostazione «{ $key }»; ha { $known }.
error-setting-value = L'impostazione «{ $key }» non può valere «{ $value }»; valori possibili: { $known }.
error-setup = { $game } non si può preparare così: { $reason }
error-pair = «{ $pair }» non ha la forma CHIAVE=VALORE.
error-no-bot = Per { $game } non c'è il bot «{ $bot }»; ci sono { $known }.
error-bots = { $bots } bot per { $seats } posti: indicane uno per tutti, o uno per posto.
error-seat-list = «{ $seats }» non è un elenco di posti come 1 o 1,3.
error-seat-range = I posti vanno da 1 a { $seats }, non «{ $given }».
error-two-at-least = Per un incontro servono almeno due giocatori al tavolo.
error-opponents = Per un incontro servono degli avversari.
error-illegal = Il posto { $seat } ora non può scegliere «{ $option }».
error-no-reward = La ricompensa «{ $reward }» non esiste; ci sono { $known }.
error-seat-asked = Il posto { $seat } deve scegliere e non può aspettare.
error-no-language = Non ci sono testi in «{ $language }»; le lingue sono { $known }.
error-no-words = Mancano le parole per «{ $key }» in { $language }.
error-unfilled = Le parole per «{ $key }» in { $language } non si possono completare: { $error }.
error-no-rule = { $game } non ha la regola «{ $rule }».
error-no-rule-but = { $game } non ha la regola «{ $rule }». Ci sono { $known } …
error-no-rule-anywhere = Nessun gioco ha la regola «{ $rule }».
error-which-rule = Quale regola? Indicane il codice: zashiki rules SNK-MOVE-06 --where.

# Packages
error-extra = Per questo va installato «{ $module }»: pip install "{ $package }".
error-extra-bench = Per misurare il server va installato «{ $module }»: pip install "{ $package }".
error-no-node = Per le immagini va installato Node.js { $least } o successivo; lo porta con sé: pip install "{ $package }".
error-no-painter = I tabelloni per le immagini non sono stati costruiti: make pictures.
error-painter-ended = Node.js si è fermato mentre disegnava, con stato { $status }.
error-not-drawn = Questa posizione di { $game } non si può disegnare: { $error }
error-no-board = { $game } non ha un tabellone disegnato.
error-toy = Il gioco di prova sta nei test: esegui il comando in una copia dei sorgenti di Zashiki.
error-no-ray = Nessun cluster Ray risponde a «{ $address }»: { $error }

# Files
error-unwritable = non si può scrivere: { $error }.
error-unopened = non si può aprire: { $error }.
error-no-folder = non si può usare come cartella: { $error }.
error-not-utf8 = non è testo UTF-8 (byte { $byte }).
error-not-toml = non si legge come TOML: { $error }.
error-nul = contiene un carattere NUL.
error-too-large = è troppo grande; al massimo { $most } caratteri.
error-too-many-keys = ha troppe chiavi; al massimo { $most }.
error-too-many-parts = ha una chiave con troppe parti; al massimo { $most }.
error-too-long-word = ha un numero o una parola troppo lunghi; al massimo { $most } caratteri.
error-too-deep = ha troppi livelli annidati; al massimo { $most }.
error-unreadable = Non si può leggere.
error-no-file = il file o la cartella non esiste
error-no-permission = permesso negato
error-is-directory = è una cartella
error-not-directory = non è una cartella
error-file-exists = il file esiste già
error-disk-full = il disco è pieno
error-read-only = il disco si può solo leggere
error-address-missing = questo indirizzo non è di questa macchina
error-at-line = { $error } (riga { $line }, colonna { $column })
error-at-end = { $error } (alla fine del documento)
error-toml-equals = dopo una chiave ci vuole «=»
error-toml-value = valore non valido
error-toml-statement = istruzione non valida
error-toml-newline = dopo un'istruzione ci vuole una nuova riga o la fine del documento
error-toml-twice = un valore non si può scrivere due volte
error-toml-table-twice = { $key } non si può dichiarare due volte
error-toml-array = elenco non chiuso
error-toml-string = testo non chiuso
error-json-value = ci vuole un valore
error-json-sign = manca «{ $sign }»
error-json-name = ci vuole una chiave tra virgolette doppie
error-json-string = testo non chiuso
error-json-extra = dopo la fine c'è dell'altro
error-json-short = finisce troppo presto
error-json-malformed = non si legge come JSON: { $error } (byte { $byte })
error-json-character = carattere non valido
error-json-trailing = dopo la fine c'è dell'altro
error-json-expected = manca «{ $sign }»
error-json-kind = ci vuole «{ $wanted }», c'è «{ $found }»
error-json-field = manca il campo «{ $field }»
error-json-at = { $error } (in { $place })
error-not-zip = non è un file zip

# Component sets
error-top-level = livello più alto
error-key-must-be = la chiave «{ $key }» deve essere «{ $value }».
error-schema = la chiave «schema» deve essere 1.
error-key-missing = manca la chiave «{ $key }».
error-expected-table = doveva esserci una tabella, c'è { $found }.
error-expected-array = doveva esserci un elenco, c'è { $found }.
error-expected-values = dovevano esserci { $number } valori, ce ne sono { $found }.
error-expected-order = dovevano esserci { $ids } in questo ordine, c'è { $found }.
error-expected = doveva esserci { $kind }, c'è { $found }.
error-expected-list = doveva esserci un elenco.
error-expected-text = doveva esserci un testo.
error-missing-unknown = mancano: { $missing }; sconosciuti: { $unknown }.
error-unknown-key = chiave sconosciuta; qui si conoscono: { $known }.
error-no-source = non dice da dove vengono i suoi valori (chiave «provenance»).
error-provenance = «{ $value }» non è una provenienza; si conoscono: { $known }.
error-not-one-of = { $value } non è tra { $known }.
error-twice = «{ $name }» compare due volte.
error-no-entry = «{ $name }» non è una voce di «{ $table }».
error-senseless-number = contiene un numero senza senso: { $error }.
error-out-of-range = { $number } è fuori dai limiti; al massimo { $most }.
error-unplayable-set = con questi componenti non si può giocare una partita: { $error }
error-endless = non arriva alla fine.
error-katana-composition = non sta nella Fucina.
error-katana-effect-icon = un effetto «{ $effect }» non può portare l'icona «{ $icon }».
error-katana-passive = rooms «{ $room }»: un effetto «{ $effect }» non va d'accordo con passive = { $passive }.
error-sun-war-tokens = ce ne vuole uno per ogni Stagione e Provincia.
error-sun-mandates = { $tiles } tessere sono troppo poche per { $turns } Turni dei Mandati.
error-sun-monster = c'è una sola Miniatura di «{ $monster }», quindi una carta per ogni Serie.
error-shogun-treasure = deve essere 0, 1, 2, 3, 4.
error-shogun-tower = le probabilità sono milionesimi, da 0 a 1000000.
error-shogun-count = è { $found }, ma dal resto della serie risulta { $expected }.
error-shogun-start = con { $players } giocatori servono un inizio e { $lists } elenchi.
error-shogun-province-twice = una provincia compare due volte o è fuori dal gioco con { $players } giocatori.
error-shogun-groups = con { $players } giocatori le armate devono essere i gruppi di «start».
error-stones = { $stones } sono troppo poche per { $hands } mani e la pietra scoperta.

# Records and campaigns
error-not-record = non è una registrazione di Zashiki: manca la chiave «format».
error-newer-format = il formato { $format } è più nuovo di questo programma, che legge fino a { $known }.
error-unknown-format = il formato { $format } è sconosciuto.
error-not-whole-record = la registrazione non è intera: { $error }, riga { $line }, colonna { $column }.
error-part-missing = manca.
error-odd-setting = non è un numero, né un testo, né true o false.
error-chance-count = non ha un numero per ogni scelta.
error-unknown-in-snapshot = La posizione parla di «{ $name }», che questa versione del gioco non conosce.
error-bad-snapshot = La posizione non si può leggere: { $error }.
error-other-game = Questa è una registrazione di { $game }, non di { $other }.
error-other-game-loaded = { $file } è una partita di { $game }, non di { $other }.
error-record-seats = La registrazione ha i posti da 1 a { $seats }, non { $seat }.
error-record-end = La registrazione ha { $choices } scelte; non si può aprire alla { $number }.
error-other-rules = Altre regole hanno portato alla posizione dopo la scelta { $number }: non si può più mostrarla né tornarci.
error-impossible-choice = La scelta { $number } della registrazione non è possibile con queste regole: { $error }
error-choice-seat = La scelta { $number } della registrazione è del posto { $seat }, ma i posti sono { $seats }.
error-other-story-record = Dopo la scelta { $number } questa versione racconta una storia diversa dalla registrazione.
error-other-position-record = Dopo la scelta { $number } questa versione arriva a una posizione diversa dalla registrazione.
error-other-story = Dopo la scelta { $number } questa versione racconta un'altra storia.
error-other-position = Dopo la scelta { $number } questa versione arriva a un'altra posizione.
error-other-start = All'inizio questa versione racconta un'altra storia.
error-gone-position = La posizione dopo la scelta { $number } non si può più leggere.
error-no-choice-left = Questa versione lì non offre nessuna scelta.
error-not-possible-any-more = La scelta { $number } non è più possibile: { $error }
error-rules-lead-elsewhere = È stata giocata con le regole { $then }, e le regole { $now } portano altrove: { $error }
error-too-many-choices = La registrazione ha più di { $most } scelte.
error-too-long-seed = Il seme ha più di { $most } caratteri.
error-campaign-exists = { $file } esiste già; una campagna non viene mai sovrascritta.
error-story-told = La Storia è finita: tutti i capitoli sono alle tue spalle.
error-no-ghost = Il Fantasma { $level } non esiste.
error-not-story = Questa non è una partita della Storia.
error-not-over = Questa partita non è ancora finita.
error-not-campaign = non è una campagna: manca la chiave «format».
error-not-whole-campaign = la campagna non è intera: { $error }.
error-no-chapter = il capitolo { $chapter } non esiste.
error-no-chapter-ghost = non esiste il capitolo { $chapter } con il Fantasma { $ghost }.
error-other-chapter = Questa è una partita del capitolo { $chapter }, ma il capitolo aperto è il { $open }.
error-recorded = Questa partita è già registrata.
error-not-lost = Il capitolo { $chapter } non è ancora stato perso: prima giocalo.
error-not-campaign-setting = «{ $key }» non si sceglie per un'intera campagna.

# Notation and research
error-no-thing = «{ $word }» non è un { $kind }.
error-no-thing-known = «{ $word }» non è un { $kind }; si conoscono: { $known }.
error-no-verb = { $game } non ha il verbo «{ $verb }»; ha { $known }.
error-argument-missing = manca { $missing }; scrivi { $usage }.
error-not-here = «{ $word }» non c'entra; scrivi { $usage }.
error-position-begins = la prima riga di una posizione comincia con il gioco: { $usage }.
error-position-seats = non dice quanti sono i posti (seats=3).
error-no-part = una posizione di { $game } non ha «{ $name }»; ha { $known }.
error-at-place = al carattere { $number }: { $what }.
error-something-behind = dopo il valore c'è dell'altro
error-value-missing = manca un valore
error-not-readable = questo non si può leggere
error-sign-missing = manca «{ $sign }»
error-not-allowed-here = «{ $word }» qui non può stare
error-has-no = { $game } non ha «{ $word }»
error-cannot-be-made = «{ $word }» non si può creare: { $error }
error-no-field = «{ $name }» non è il nome di un campo, o compare due volte
error-no-list = qui non c'è un elenco per cose dello stesso tipo; scrivilo tra [ ]
error-name-not-one-of = «{ $name }» non è tra { $known }
error-no-action = { $number } non è un'azione di { $game }; vanno da 1 a { $last }.
error-no-size = { $game } non dice quanto può essere grande «{ $argument }»: manca nel suo shapes.py.
error-no-place = { $option } non ha posto nello spazio delle azioni di { $game }.
error-no-shapes = { $game } non ha uno shapes.py, quindi le sue viste non si possono scrivere come vettori.
error-too-many-entries = { $place } ha { $number } voci; la sua forma ne ha { $most }.
error-no-length = lo shapes.py di { $game } non dice quanto può essere lungo { $place }.
error-no-room = { $name } è { $value }; la sua forma ha posto da 0 a { $last }.

# Matches and datasets
error-other-match = { $path } contiene un altro incontro ({ $fields } diversi): usa un'altra cartella.
error-no-match-folder = non si può usare per un incontro: { $error }.
error-no-match = quello che contiene non è un incontro: { $error }.
error-game-broke-off = La partita { $number } (seme { $seed }, { $bots }) si è interrotta: { $error }
error-other-dataset = { $path } contiene un altro insieme di dati: usa un'altra cartella.
error-no-dataset-folder = non si può usare per un insieme di dati: { $error }.
error-no-dataset = quello che contiene non è un insieme di dati: { $error }.

# New games and lessons
error-checkout = Un gioco nuovo si crea in una copia dei sorgenti di Zashiki; in questa cartella non ce n'è.
error-game-exists = C'è già un gioco «{ $name }»: { $folder } esiste.
error-game-name = «{ $name }» non può essere il nome di un gioco: scrivilo con lettere minuscole e cifre, con un solo trattino basso tra le parole (stone_path) e al massimo { $most } caratteri.
error-game-name-taken = «{ $name }» non può essere il nome di un gioco: qui la parola ha un altro significato.
error-prefix = «{ $prefix }» non può iniziare i codici delle regole: servono da due a quattro lettere maiuscole.
error-prefix-taken = Le regole di un altro gioco cominciano già con «{ $prefix }».
error-no-prefix = «{ $name }» non dà un inizio libero per i codici delle regole; indicane uno con --prefix.
error-lesson-order = «{ $chapter }» viene dopo «{ $before }», che però non lo precede.
error-lesson-seat = «{ $line }» non comincia con il numero di un posto
error-lesson-asks = «{ $text }» chiede più di una cosa: { $kinds }

# The server
error-keep = «{ $wish }» non si può conservare: scrivi nome=giorni, dove il nome è uno tra { $known }; 0 giorni: per sempre.
error-limit = «{ $wish }» non è un limite: scrivi nome=numero, dove il nome è uno tra { $known }.
error-network-address = «{ $wish }» non è un indirizzo di rete IPv4 o IPv6
error-network-host = { $wish } è l'indirizzo di una macchina, non di una rete
error-network = «{ $wish }» non è una rete: { $error }.
error-no-parlour = In { $folder } non c'è nessun salotto.
error-parlour-there = C'è già un salotto; ripristina in una cartella o in un database vuoti.
error-backup-format = Il backup ha il formato { $format }; questa versione legge { $known }.
error-backup-incomplete = { $file } non è un backup completo: { $error }.
error-backup-rows = «{ $table }» ha { $found } righe invece di { $expected }.
error-database-version = Il database ha la versione { $found } invece di { $expected }: avvia una volta il server di questa versione, o «zashiki upgrade».
error-newer-parlour = Questo salotto è di una versione più nuova di Zashiki: { $error }.
error-database-not = Il database { $place } è danneggiato o non è un database.
error-database-damaged = Il database { $place } è danneggiato.
error-database-damage = Il database { $place } è danneggiato: { $error }.
error-database-read-only = Il database { $place } si può solo leggere, non scrivere; contano anche la sua cartella e i file accanto (-wal, -shm).
error-database-unopened = Il database { $place } non si può aprire; la sua cartella deve esistere e permettere la scrittura.
error-database-forbidden = Non è permesso aprire il database { $place }.
error-database-full = Il database { $place } non può crescere: il disco è pieno.
error-database-disk = Il database { $place } non si può leggere o scrivere: il disco è guasto o pieno.
error-database-busy = Il database { $place } è in uso da un altro programma.
error-database-unusable = Il database { $place } non si può usare: { $error }.
error-database-unreached = Il database { $place } non si raggiunge: { $error }.
error-database-address = Il database non si può usare: il suo indirizzo ha la forma postgresql+asyncpg://utente@host/nome, e richiede l'extra «postgresql» del pacchetto ({ $error }).
error-unusable = { $file } non si può usare: { $error }.
error-nobody = Non c'è nessuno con il nome o l'identificativo «{ $name }».
error-namesakes = Ci sono { $number } persone di nome «{ $name }»; indica l'identificativo di una: { $ids }.
error-no-role = Il ruolo «{ $role }» non esiste; ci sono { $known }.
error-workers = Più processi richiedono un database PostgreSQL (--database); un file SQLite è servito da un solo processo.
error-no-listening = Nessuno può ascoltare sulla porta { $port } di { $host }: { $error }.
error-port-taken = La porta { $port } di { $host } è occupata da un altro programma; con --port se ne sceglie un'altra.
error-another-server = Un altro server usa già { $folder }.
error-worker-failed = Un processo non è riuscito a partire; il log dice perché.

# What the library of the command line says
error-no-command = Il comando «{ $command }» non esiste.
error-no-command-but = Il comando «{ $command }» non esiste. Forse intendevi { $near }?
error-missing-command = Manca il comando.
error-no-option = L'opzione { $option } non esiste
error-no-option-but = L'opzione { $option } non esiste (opzioni simili: { $near })
error-no-option-meant = L'opzione { $option } non esiste. Forse intendevi { $near }?
error-missing-argument = Manca l'argomento { $argument }.
error-missing-option = Manca l'opzione { $option }.
error-extra-arguments = Ci sono argomenti di troppo ({ $arguments })
error-option-argument = L'opzione { $option } richiede un valore.
error-option-flag = L'opzione { $option } non prende un valore.
error-bad-value = Valore non valido per { $parameter }: { $error }
error-bad-value-variable = Valore non valido per { $parameter } (variabile d'ambiente: { $variable }): { $error }
error-bad-choice = { $value } non è tra { $known }.
error-bad-integer = serve un numero intero
error-bad-number = serve un numero
error-bad-at-least = serve almeno { $least }
error-bad-at-most = serve al massimo { $most }
error-none = nessuno
error-standard-set = la serie standard
error-components-of = i componenti di { $file }
error-component-set = la serie di componenti
