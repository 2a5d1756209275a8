# Che cosa dice la riga di comando, aiuto compreso.

# Help: cli-help-COMMAND, cli-help-COMMAND-PARAMETER, cli-help-any-PARAMETER for several commands; -metavar: what stands for its value
cli-help-zashiki =
    Un salotto per giochi da tavolo impegnativi sul Giappone feudale: { $games }.

    Codici d'uscita: 0 fatto; 1 un controllo ha trovato una differenza; 2 qualcosa di ciò che hai scritto non si può usare.
cli-help = Mostra questo messaggio ed esce.
cli-usage = Uso:
cli-options-metavar = [OPZIONI]
cli-command-metavar = COMANDO [ARGOMENTI]...
cli-arguments-panel-title = Argomenti
cli-options-panel-title = Opzioni
cli-commands-panel-title = Comandi
cli-default-string = [predefinito: {"{}"}]
cli-envvar-string = [variabile d'ambiente: {"{}"}]
cli-required-long-string = [obbligatorio]

cli-help-any-lang = La lingua: en o it. Se manca, quella del sistema.
cli-help-any-lang-metavar = LINGUA
cli-help-any-game = Uno tra { $games }.
cli-help-any-game-metavar = GIOCO
cli-help-any-seats = Quanti giocatori; se manca, un numero tipico del gioco.
cli-help-any-seats-metavar = NUMERO
cli-help-any-games = Quante partite.
cli-help-any-games-metavar = NUMERO
cli-help-any-seed = Il seme della prima partita; le altre contano da lì.
cli-help-any-seed-metavar = TESTO
cli-help-any-set = Un'impostazione del gioco; si può ripetere. Se è sbagliata, viene detto che cosa esiste.
cli-help-any-set-metavar = CHIAVE=VALORE
cli-help-any-bots-metavar = A,B,…
cli-help-any-jobs = Quanti processi lavorano insieme.
cli-help-any-jobs-metavar = NUMERO
cli-help-any-ray = Lavora su un cluster Ray: il suo indirizzo, "auto" o "local" (serve l'extra [b]cluster[/b]).
cli-help-any-ray-metavar = INDIRIZZO
cli-help-any-components = Una tua serie di componenti (vedi [b]zashiki components[/b]).
cli-help-any-components-metavar = FILE
cli-help-any-json = Risposta per i programmi, in JSON.
cli-help-any-budget = Quanto pensano i bot, in rapporto a quanto pensano al tavolo.
cli-help-any-budget-metavar = FATTORE
cli-help-any-file-metavar = FILE
cli-help-any-out-metavar = CARTELLA
cli-help-any-data = La cartella in cui si conserva tutto.
cli-help-any-data-metavar = CARTELLA
cli-help-any-database = postgresql+asyncpg://… al posto del file SQLite nella cartella.
cli-help-any-database-metavar = INDIRIZZO
cli-help-any-keep = Per quanto si conserva qualcosa, come nome=giorni; i nomi sono in docs/hosting.it.md. 0: per sempre.
cli-help-any-keep-metavar = NOME=GIORNI

cli-help-simulate =
    Fa giocare ai bot partite intere e dice come sono finite.

    Esempio: [b]zashiki simulate shogun --seats 4 --games 50 --set side=moon --record games/[/b]
cli-help-simulate-bots = Un bot per tutti i posti, o uno per ogni posto.
cli-help-simulate-record = Conserva la registrazione di ogni partita in questa cartella.
cli-help-simulate-record-metavar = CARTELLA
cli-help-replay =
    Rigioca una registrazione: è ancora la stessa partita? Poi mostra la posizione e il diario in qualsiasi punto.

    Una registrazione fatta con un'altra versione delle regole, o che ora dà un'altra partita, resta leggibile dalle sue posizioni salvate (lo dice il codice d'uscita 1).
cli-help-replay-file = Una registrazione, scritta da [b]simulate --record[/b] o esportata da un tavolo.
cli-help-replay-to = Mostra la posizione dopo N scelte; se manca, la fine.
cli-help-replay-to-metavar = N
cli-help-replay-as = Come la vede questo posto (da 1); se manca, come la vede uno spettatore.
cli-help-replay-as-metavar = POSTO
cli-help-replay-svg = Scrive in questo file un'immagine della posizione: il tabellone, come si vede al tavolo (serve Node.js).
cli-help-replay-svg-metavar = FILE
cli-help-replay-dark = Disegna l'immagine con i colori della notte.
cli-help-replay-notation = Scrive la posizione come testo, segreti compresi.
cli-help-replay-last = Quante righe del diario mostrare.
cli-help-replay-last-metavar = N
cli-help-play-text =
    Gioca nel terminale: domande, scelte numerate, possibilità di annullare e il motivo di ciò che non si può fare.

    Esempio: [b]zashiki play-text katana --seats 1 --set ghost=2[/b]
cli-help-play-text-seat = I posti giocati a questa tastiera; gli altri li giocano i bot.
cli-help-play-text-seat-metavar = 1,2,…
cli-help-play-text-bots = Un bot per tutti gli altri posti, o uno per ogni posto.
cli-help-play-text-seed = Con lo stesso seme e le stesse scelte la partita è la stessa.
cli-help-play-text-load-file = Continua una partita salvata.
cli-help-play-text-load-file-metavar = FILE
cli-help-rules =
    Legge le regole di un gioco: tutte le sezioni, una regola dal suo codice, o le regole che parlano di qualcosa.

    Esempio: [b]zashiki rules katana SNK-MOVE-06[/b], oppure [b]zashiki rules SNK-MOVE-06 --where[/b]
cli-help-rules-game = Uno tra { $games }, o il codice di una regola.
cli-help-rules-game-metavar = GIOCO o CODICE
cli-help-rules-rule-id = Il codice di una regola, come compare nei rifiuti e nel diario; o una parte della guida: how-to (come si gioca), legend (legenda), glossary (glossario), now (che cosa conta in ogni fase), scores (che cosa dà punti).
cli-help-rules-rule-id-metavar = [CODICE o PARTE]
cli-help-rules-search = Solo le regole che parlano di questo.
cli-help-rules-search-metavar = TESTO
cli-help-rules-where = Elenca i punti del codice e dei test che citano la regola.
cli-help-bench =
    Misura le scelte casuali al secondo e i microsecondi per copia, con molti giocatori e in una posizione avanzata.

    I valori sono mediane di giri in cui i giochi si alternano, su un solo processore.
cli-help-bench-games = Tutti i giochi se non ne indichi nessuno; per il server il primo.
cli-help-bench-games-metavar = [GIOCO]...
cli-help-bench-use-toy = Misura il nucleo con il gioco di prova dei test.
cli-help-bench-server = Misura il server su questa macchina, accanto a una semplice eco.
cli-help-bench-attack = Con --server: che cosa nota degli attacchi chi non c'entra.
cli-help-arena =
    Fa incontrare degli avversari: quanto spesso vince ognuno, con l'intervallo al 95 %, valutazioni, punteggi e tempo per scelta.

    Esempio: [b]zashiki arena shogun --bots adept,novice --seats 3 --games 200 --jobs 2 --out match/[/b]

    Un incontro interrotto riprende ridando lo stesso comando; con più --games si allunga.
cli-help-arena-bots = Gli avversari. Se sono meno dei posti, l'ultimo occupa quelli che restano.
cli-help-arena-seats = Quanti giocatori; se manca, uno per ogni avversario.
cli-help-arena-out = Conserva lì ogni partita, riprende da quelle che ci sono e scrive report.html.
cli-help-dataset =
    Scrive partite come insieme di dati: registrazioni, decisioni con ciò che si vedeva, si offriva e si è scelto, ed esiti. Le colonne sono in docs/research.md.

    Esempio: [b]zashiki dataset shogun --bots adept,random --seats 3 --games 1000 --jobs 2 --out shogun/[/b]

    Un insieme interrotto riprende ridando lo stesso comando; con più --games si allunga.
cli-help-dataset-out = Scrive lì l'insieme di dati, o continua quello che c'è.
cli-help-dataset-bots = Chi gioca. Se sono meno dei posti, l'ultimo occupa quelli che restano.
cli-help-dataset-option-features = Scrive anche di che cosa parla ogni opzione e che cosa porta; richiede molto più tempo.
cli-help-sizes =
    Misura un gioco: ramificazione, durata, informazione nascosta e caso.

    Esempio: [b]zashiki sizes katana --seats 4 --bots adept[/b]
cli-help-sizes-games = Quante partite si giocano.
cli-help-sizes-bots = Chi gioca.
cli-help-sizes-seed = Il seme della prima partita.
cli-help-spaces =
    Elenca le azioni di un gioco e il significato dei numeri di un'osservazione.

    Esempio: [b]zashiki spaces shogun --seats 5[/b]
cli-help-new-game =
    Crea un gioco nuovo in questa copia dei sorgenti: piccolo, funzionante e con i suoi test.

    Esempio: [b]zashiki new-game stone_path[/b]
cli-help-new-game-name = Il nome interno del gioco, per esempio stone_path.
cli-help-new-game-name-metavar = NOME
cli-help-new-game-prefix = L'inizio dei codici delle sue regole: da due a quattro maiuscole. Se manca, si ricava da NOME.
cli-help-new-game-prefix-metavar = LETTERE
cli-help-version = Scrive la versione.
cli-help-components = I valori stampati sui componenti, ognuno con la sua fonte; e le tue serie di componenti.
cli-help-components-show =
    Mostra da dove vengono i valori dei componenti di un gioco.

    Esempio: [b]zashiki components show katana --text > my-box.toml[/b]
cli-help-components-show-text = Scrive il file stesso: un punto di partenza per la tua serie.
cli-help-components-check = Controlla una tua serie di componenti: chiavi sconosciute, valori mancanti e riferimenti sbagliati vengono indicati con il loro punto.
cli-help-components-check-file = Una serie di componenti in TOML.
cli-help-story = La Storia di Shōgun no Katana: quattordici capitoli, Punti Storia e un grado.
cli-help-story-file = Il file della campagna.
cli-help-story-file-metavar = CAMPAGNA
cli-help-story-new =
    Comincia una campagna, se vuoi con altri moduli.

    Esempio: [b]zashiki story new story.json --set characters=common[/b]
cli-help-story-status = Mostra i capitoli, i Punti Storia, il grado e che cosa viene dopo.
cli-help-story-play =
    Gioca nel terminale il capitolo aperto, o continua la partita lasciata; il risultato entra nella campagna.

    Esempio: [b]zashiki story play story.json --ghost 2[/b]
cli-help-story-play-ghost = Il livello del Fantasma per questo tentativo.
cli-help-story-play-ghost-metavar = LIVELLO
cli-help-story-go-on = Lascia il capitolo perso e passa al successivo.
cli-help-story-play-seed = Con lo stesso seme e le stesse scelte la partita è la stessa.
cli-help-story-record =
    Registra il risultato di una partita del capitolo aperto giocata altrove; prima viene rigiocata e controllata.

    Esempio: [b]zashiki story record story.json chapter-1.json[/b]
cli-help-story-record-played = La registrazione di una partita finita del capitolo aperto.
cli-help-story-record-played-metavar = REGISTRAZIONE
cli-help-serve = Apre il salotto: un server per il browser.
cli-help-serve-host = L'indirizzo su cui ascoltare; 0.0.0.0 per tutti nella rete.
cli-help-serve-host-metavar = INDIRIZZO
cli-help-serve-port = La porta su cui ascoltare; 0: una qualsiasi.
cli-help-serve-port-metavar = PORTA
cli-help-serve-open-browser = Apre il browser quando è pronto.
cli-help-serve-bot-pause = I secondi che un bot aspetta prima di ogni scelta al ritmo svelto.
cli-help-serve-bot-pause-metavar = SECONDI
cli-help-serve-bots = I processi in cui pensano i bot di ogni lavoratore; 0: uno meno dei processori, divisi tra i lavoratori.
cli-help-serve-bots-metavar = NUMERO
cli-help-serve-workers = I processi che servono insieme la porta; se sono più di uno serve PostgreSQL.
cli-help-serve-workers-metavar = NUMERO
cli-help-serve-limit = Un limite a ciò che si può fare, come nome=numero; l'elenco è in docs/hosting.it.md.
cli-help-serve-limit-metavar = NOME=NUMERO
cli-help-serve-log-format = Come si scrive il log: lines o json.
cli-help-serve-log-format-metavar = FORMATO
cli-help-serve-access-log = Scrive ogni richiesta nel log.
cli-help-serve-metrics-from = Una rete da cui si può leggere /metrics; se manca, solo la macchina stessa.
cli-help-serve-metrics-from-metavar = RETE
cli-help-serve-metrics-token = Un codice con cui si può leggere /metrics da ovunque.
cli-help-serve-metrics-token-metavar = CODICE
cli-help-backup = Scrive tutto il salotto in un file. Il server può restare acceso.
cli-help-backup-file = Il file da scrivere.
cli-help-restore = Riempie un salotto vuoto con un backup.
cli-help-restore-file = Un backup.
cli-help-role = Dà un ruolo a qualcuno: un custode vede tutta la casa e può intervenire.
cli-help-role-person = Il nome di qualcuno, o l'identificativo che gli dà /api/me.
cli-help-role-person-metavar = PERSONA
cli-help-role-role = guest (ospite), member (membro) o keeper (custode).
cli-help-role-role-metavar = RUOLO
cli-help-keeper = Crea un link che si apre una volta sola: chi lo apre diventa custode della casa. Il server può restare acceso.
cli-help-upgrade = Porta il salotto a questa versione: il suo database e tutte le partite in corso. Codice d'uscita 1: alcune non possono continuare.
cli-help-upgrade-dry-run = Dice solo che cosa succederebbe; il server può restare acceso.
cli-help-size = Dice quanto conserva il salotto. Il server può restare acceso.
cli-help-tidy = Toglie i tavoli che non servono più a nessuno e gli ospiti che non hanno lasciato traccia. Il server lo fa da sé ogni ora.
cli-help-tidy-dry-run = Dice solo che cosa toglierebbe; il server può restare acceso.

# What the commands answer
cli-playing = si gioca
cli-measuring = si misura
cli-report-at = Il rapporto: { $file }
cli-report-title = { $game }: un incontro
cli-report-facts =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } da { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, semi da { $seed }, regole nella versione { $version }
cli-report-how = Tutti giocano a ogni posto con gli stessi semi. Gli intervalli sono al 95 %.
cli-report-first = Chi arriva primo
cli-report-first-about = La linea tratteggiata è la quota che avrebbero avversari di pari forza.
cli-report-ratings = Valutazioni
cli-report-ratings-about = Plackett e Luce, con openskill: 25 all’inizio; l’intervallo è di due deviazioni standard.
cli-report-scores = Punteggi
cli-report-scores-about = Alla fine della partita.
cli-report-length = Durata
cli-report-length-about = Scelte in una partita.
cli-report-all = tutte le partite
cli-report-times = Tempo per una scelta
cli-report-times-about = Tempo di processore: la mediana, fino al più lungo.
cli-report-seats = Posti
cli-report-seats-about = Quante volte vince ciascun posto, chiunque vi sieda.
cli-report-ahead = Chi arriva davanti a chi
cli-report-ahead-about = Nelle partite in cui entrambi siedono al tavolo.
cli-report-choices = scelte
cli-report-seat = posto { $seat }
cli-report-median = mediana { $value }
cli-arena-title =
    { $game }, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } da { $seats }
cli-opponent = avversario
cli-wins = vittorie
cli-share = quota
cli-mean-score = punteggio medio
cli-rating = valutazione
cli-wins-of = { $wins } su { $games }
cli-choices-per-game = scelte per partita: da { $least } a { $most }, mediana { $median }
cli-choice-time = tempo di processore per scelta, { $bot }: p50 { $middle } ms, p99 { $most } ms, max { $longest } ms
cli-openskill = Per le valutazioni va installato openskill: pip install "{ $package }".
cli-simulate-title =
    { $game }, { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
cli-player = giocatore
cli-lowest = minimo
cli-highest = massimo
cli-choices-per-second = scelte al secondo per processo: { $rate }
cli-bench-game = gioco
cli-bench-choices-per-second = scelte al secondo
cli-bench-clone = µs per copia
cli-bench-choices-per-game = scelte per partita
cli-bench-options = opzioni per scelta
cli-component-values = valori
cli-component-source = da
cli-component-set-whole = { $file } è una serie completa di componenti di { $game }.
cli-component-set-play = Per giocarci: --components { $file }
cli-dataset-done =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } di { $game }: { $folder }
cli-new-game-made = Creato { $name }, un piccolo gioco funzionante. Le sue regole sono { $prefix }-…; in docs/adding-a-game.md c'è come continuare.
cli-new-game-tests = i suoi test
cli-new-game-contract = quello che ogni gioco deve rispettare
cli-new-game-play = per giocarci
cli-text-choose = scegliere
cli-text-undo = annullare
cli-text-refused = che cosa non si può scegliere, e perché
cli-text-position = la posizione
cli-text-log = il diario fin qui
cli-text-rule = una regola
cli-text-save = salvare
cli-text-quit = salvare e uscire
cli-text-help = questo aiuto
cli-text-notation = le scelte in notazione, che si possono anche scrivere
cli-text-whole = tutta la posizione in notazione, segreti compresi
cli-text-number = numero
cli-text-rule-id = CODICE
cli-text-file = FILE
cli-text-free = (atto libero)
cli-text-no-undo = Non si può annullare: c'è stato il caso, è stato mostrato qualcosa, o nel frattempo ha scelto qualcun altro.
cli-text-saved = Salvata in { $file }; per continuare: zashiki play-text { $game } --load { $file }
cli-same-game =
    La stessa partita, in tutte le { $choices ->
        [one] { $choices } scelta
       *[other] { $choices } scelte
    }.
cli-sizes-title =
    { $game }, { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, { $bots }
cli-sizes-what = che cosa
cli-sizes-measured = misura
cli-sizes-of-games = partite
cli-sizes-of-actions = azioni nello spazio delle azioni
cli-sizes-of-numbers = numeri in un'osservazione
cli-sizes-of-length = decisioni per partita, media
cli-sizes-of-shortest = decisioni della partita più corta
cli-sizes-of-longest = decisioni della partita più lunga
cli-sizes-of-options = opzioni per decisione, media
cli-sizes-of-options_median = opzioni per decisione, mediana
cli-sizes-of-options_most = opzioni per decisione, massimo
cli-sizes-of-forced = decisioni con una sola opzione
cli-sizes-of-together = decisioni in cui più posti scelgono insieme
cli-sizes-of-tree = grandezza dell'albero di gioco, come potenza di dieci
cli-sizes-of-draws = numeri estratti a caso per partita, media
cli-sizes-of-unknown = decisioni in cui il posto non sa tutto
cli-sizes-of-private = decisioni in cui un altro posto sa di più
cli-spaces-actions =
    { $size ->
        [one] { $size } azione
       *[other] { $size } azioni
    }; { $wait } significa aspettare
cli-spaces-observation =
    { $size ->
        [one] { $size } numero
       *[other] { $size } numeri
    } di un'osservazione
cli-spaces-from = da
cli-spaces-verb = verbo
cli-spaces-arguments = argomenti
cli-spaces-numbers = numeri
cli-spaces-shape = forma
cli-rules-none = Nessuna regola parla di «{ $sought }».
cli-rule-nowhere = Qui niente cita questa regola.
cli-story-begun = Cominciata: { $file }. Per giocare: zashiki story play { $file } --ghost 1

# The server
cli-open-at = Il salotto è aperto su { $url } (Ctrl+C lo chiude).
cli-no-pages = Le pagine non sono ancora state costruite: lo fanno «make play», oppure «npm ci» e «npm run build» nella cartella web.
cli-backed-up =
    { $file }: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $choices ->
        [one] { $choices } scelta
       *[other] { $choices } scelte
    }, { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    }.
cli-restored =
    Ripristinati: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $choices ->
        [one] { $choices } scelta
       *[other] { $choices } scelte
    }, { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    }.
cli-is-a = { $name } ora è { $role }.
cli-role-guest = ospite
cli-role-member = membro
cli-role-keeper = custode
cli-keeper-link = Metti davanti l'indirizzo del tuo server e aprilo una volta, sul dispositivo da cui custodisci la casa.
cli-unchanged = Non è cambiato niente.
cli-upgraded = Partite in corso: { $games }.
cli-upgraded-kinds = Partite in corso: { $games } ({ $kinds }).
cli-fate-unchanged = invariata
cli-fate-replays-equal = rigiocata uguale
cli-fate-goes-on-from-its-position = continua dalla sua posizione
cli-fate-cannot-go-on = non può continuare
cli-status-open = aperto
cli-status-playing = in corso
cli-status-finished = finito
cli-status-closed = chiuso
cli-asleep =
    { $table }: { $status }, fermo da { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
cli-removed =
    Tolti: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $guests ->
        [one] { $guests } ospite
       *[other] { $guests } ospiti
    }.
cli-to-be-removed =
    Da togliere: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $guests ->
        [one] { $guests } ospite
       *[other] { $guests } ospiti
    }.
cli-size-database = Database: { $megabytes } MB
cli-size-tables = Tavoli: { $number }
cli-size-people = Persone: { $number }
cli-size-choices = Scelte nei diari: { $number }
cli-size-positions = Posizioni: { $number }
cli-size-chat = Righe di chat: { $number }, segnalate: { $reported }
cli-size-campaigns = Campagne: { $number }
cli-size-component-sets = Serie di componenti proprie: { $number }, { $megabytes } MB

# zashiki bench --server
cli-bench-server-title =
    Il server con { $game }, { $seats ->
        [one] { $seats } persona
       *[other] { $seats } persone
    } a ogni tavolo, su questa macchina; da una scelta allo schermo di tutti:
cli-bench-choices = scelte
cli-bench-rate = ritmo
cli-bench-median = mediana
cli-bench-99th = 99°
cli-bench-server-time = server
cli-bench-load = carico
cli-bench-screens = schermi
cli-bench-update = invio
cli-bench-choice = scelta
cli-bench-tail = { $name }: il 99° percentile è { $times } volte quello dell'eco.
cli-bench-quiet =
    { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, una scelta ogni { $seconds } s
cli-bench-fast =
    { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, al massimo della velocità
cli-bench-echo =
    semplice eco, { $groups ->
        [one] { $groups } gruppo
       *[other] { $groups } gruppi
    }
cli-bench-crowd =
    Attesa della scelta di un bot: mediana { $median } ms, massimo { $longest } ms; mentre un'altra persona ha { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    } di bot: mediana { $beside-median } ms, massimo { $beside-longest } ms.
cli-bench-growth =
    Dopo { $choices ->
        [one] { $choices } scelta
       *[other] { $choices } scelte
    } di { $game }, una in più richiede { $engine-late } ms nel motore (× { $engine-times }) e { $server-late } ms nel server (× { $server-times }), rispetto a una dopo { $early }.
cli-bench-opening =
    Una partita di { $game } con { $choices ->
        [one] { $choices } scelta
       *[other] { $choices } scelte
    } si apre in { $opened } ms, in un punto precedente in { $looked-back } ms.
cli-attacks-title =
    Le richieste di chi non c'entra, mentre { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    } da un altro indirizzo attaccano un server con i limiti normali:
cli-attacks-asked = richieste
cli-attacks-longest = massimo
cli-attacks-answers = risposte agli attaccanti
cli-attacks-nothing = niente
cli-attack-nobody = nessuno
cli-attack-sets-with-dotted-keys = serie con chiavi composte
cli-attack-tables-with-such-sets = tavoli con serie simili
cli-attack-a-lobby-of-own-sets-looked-at = una lobby di serie proprie, guardata
cli-attack-bot-tables = tavoli di bot
cli-attack-deep-records-and-campaigns = file annidati a fondo
cli-attack-requests-that-cannot-be-read = richieste illeggibili
cli-attack-frames-that-cannot-be-read = messaggi illeggibili
cli-attack-chat-without-end = chat senza fine
cli-attack-sockets-that-never-read = connessioni che non leggono mai
cli-attack-long-stories-looked-at = lunghe storie, guardate
cli-attack-a-crowd-that-comes-and-goes = una folla che va e viene
