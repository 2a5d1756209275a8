### Le parole delle pagine nel browser.

## Pagine
skip = Al contenuto
brand-home = Zashiki, all’ingresso
nav-label = Pagine
nav-lobby = Ingresso
nav-archive = Partite finite
nav-about = Informazioni
language = Lingua
theme-system = Colori del sistema; passa al chiaro
theme-light = Chiaro; passa allo scuro
theme-dark = Scuro; torna a quelli del sistema
close = Chiudi
save = Salva
copy = Copia
copied = Copiato
again = Riprova
part-missing = Una parte di questa pagina non è stata caricata: la connessione è caduta, o la casa ha una versione più recente. Le tue partite sono al sicuro.
part-load = Ricarica la pagina
yes = sì
no = no
lost-title = Questa stanza non c’è
lost-text = Dietro questa porta non c’è nulla.
lost-back = All’ingresso

## Ingresso
hero-title = Una stanza quieta per giochi profondi
hero-text = Tre grandi giochi da tavolo del Giappone feudale: alle regole pensa il tavolo. Da soli, o con gli amici tramite un link; stasera, o una mossa al giorno.
lobby-games = I giochi della casa
lobby-mine = I tuoi tavoli
lobby-open = Tavoli aperti
lobby-open-none = Al momento nessuno aspetta compagnia.
game-players = { $from }–{ $to } giocatori
game-minutes = { $from }–{ $to } minuti
start-now = Gioca subito
start-level = Quanto dev’essere difficile?
start-level-of = livello { $level }
start-against-novice = contro apprendisti
start-against-adept = contro esperti
start-against-master = contro maestri
start-table = Prepara un tavolo…
start-story = { $state ->
    [new] Comincia la Storia
    [told] La Storia è finita
   *[open] Continua la Storia: capitolo { $chapter }
}
row-open = { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
}
row-finished = Ha vinto { $names }
row-your-turn = Tocca a te
row-waiting = In attesa di { $names }
row-unseen = È successo qualcosa da quando hai guardato

## Chi sei
identity-change = Cambia nome e stemma
identity-title = Chi sei?
identity-name = Il tuo nome
identity-crest = Il tuo stemma
identity-link-title = Link personale
identity-link-text = Apri questo link su un altro dispositivo per essere la stessa persona anche lì. Chi ce l’ha può giocare al posto tuo: non darlo a nessuno.
identity-link-make = Crea un nuovo link
identity-link-revoke = Revocalo e scollega gli altri dispositivi
crest-fan = Ventaglio
crest-wave = Onda
crest-crane = Gru
crest-pine = Pino
crest-plum = Susino
join-title = Hai un invito
join-sit = Siediti
join-watch = Guarda soltanto
restore-title = Rieccoti
restore-text = Con questo link, su questo dispositivo, diventi la persona a cui appartiene.
restore-do = Sono io

## Un nuovo tavolo
new-title = Un nuovo tavolo per
new-seats = Chi gioca
new-minutes = circa { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
new-you = tu
new-person = una persona
new-automaton = giocato dalle regole stesse
new-settings = Regole del tavolo
new-door = La porta
new-name = Nome del tavolo
new-public = Tavolo aperto
new-public-text = Si vede nell’ingresso; chiunque può sedersi o guardare. Altrimenti solo con il tuo link.
new-begin = Comincia
new-open = Apri il tavolo
new-defaults = Come al solito
new-count = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
new-mended = Modificato di conseguenza: { $what }.
new-all-bots = Tutti bot
new-all-people = Tutte persone
new-bots-help = Le persone arrivano con il tuo link d’invito. I bot giocano subito:
new-level = { $level }: { $text }
new-level-rated = { $level }, forza { $rating }: { $text }
new-ratings-help = La forza viene da partite di un bot contro due del livello inferiore. Con 200 in più arriva primo circa tre volte più spesso di un altro.
level-random = gioca qualsiasi cosa permessa.
level-novice = gioca semplice e fa gli errori di chi comincia.
level-adept = prova i suoi piani nella mente.
level-master = lo fa più a lungo, anche per qualche secondo, e pensa a ciò che gli altri potrebbero fare.
new-manner = L’indole del bot al posto { $n }
new-manner-help = { $manner }: { $text }
components-choose = Scegli un file…
components-template = Il nostro elenco come file
seat-free = posto libero
person-unnamed = Ospite
automaton = Automa
bot-random = Viandante
bot-novice = Apprendista
bot-adept = Esperto
bot-master = Maestro
bot-other = Bot ({ $bot })
bot-mark = Un bot: { $level }
bot-with-manner = { $level }, { $manner }
manner-none = nessuna indole
manner-cautious = prudente
manner-bold = audace
manner-faithless = sleale
manner-lot = a sorte
bot-name-1 = Incudine
bot-name-2 = Giunco
bot-name-3 = Brace
bot-name-4 = Airone
bot-name-5 = Acero
bot-name-6 = Lanterna
bot-name-7 = Selce
bot-name-8 = Salice
bot-name-9 = Lontra
bot-name-10 = Teiera
bot-name-11 = Passero
bot-name-12 = Cedro

## Partite finite
archive-title = Partite finite
archive-text = Ogni partita giocata fino alla fine si può rivedere scelta per scelta ed esportare come registrazione.
archive-import = Importa una registrazione
archive-none = Nessuna partita è ancora finita.
record-export = Esporta la registrazione

## Prima della partita
room-text = La partita comincia quando tutti i posti sono occupati.
room-sit = Siediti qui
room-free = Libera il posto
room-start = Comincia la partita
room-leave = Alzati
room-wait = Ci sono posti liberi.
invite-link = Link d’invito

## Il tavolo
table-loading = Un momento…
table-missing = Questo tavolo non c’è, o non è aperto per te.
connection-lost = Connessione persa. Mi ricollego…
board-label = Il tabellone
board-left = Più a sinistra
board-right = Più a destra
watching = Stai guardando
prompt-label = Che cosa viene chiesto
prompt-sending = …
prompt-what = Che cosa vuoi fare?
prompt-ready = Va bene così?
prompt-trail = Scelto finora:
prompt-back = Indietro
prompt-list = Tutte le scelte ({ $count })
prompt-acts = Nel frattempo puoi:
prompt-more = { $count ->
    [one] un altro atto libero…
   *[other] { $count } atti liberi…
}
teller-label = Che cosa è appena successo
list-label = Tutte le scelte
list-search = Cerca una scelta
list-none = Nessuna scelta corrisponde.
list-refused = Che cosa ora non si può fare, e perché
card-choices = { $count ->
    [one] una scelta qui
   *[other] { $count } scelte qui
}
card-reconstructed = Ricostruito: può differire dalla tua scatola.
card-recalled = A memoria: può differire dalla tua scatola.
undo = Annulla
undo-nothing = Non c’è ancora nulla da annullare.
undo-chance = Non si può annullare: è intervenuto il caso.
undo-shown = Non si può annullare: è stato scoperto qualcosa di nascosto.
undo-others = Non si può annullare: nel frattempo qualcun altro ha scelto. Chiedi a tutti dalla cronologia.
undo-rules = Non si può annullare: si giocava con regole precedenti.
undo-over = La partita è finita.
history = Cronologia
rules = Regole
menu = Menu
zoom-in = Più grande
zoom-out = Più piccolo
zoom-fit = Adatta
seats-label = Posti
seat-thinks = deve scegliere
seat-bot-thinks = sta pensando
seat-away = assente
points = punti
seat-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
own-holdings = Che cosa ho
clock = Tempo di riflessione
drawer-seats = Posti
drawer-log = Diario
drawer-chat = Chat
side-label = Diario e chat
side-log = Diario
side-chat = Chat
log-none = Non è ancora successo nulla.
log-more = Prima
log-look = Guarda questo momento
chat-none = Nessuno ha detto nulla.
chat-say = Di’ qualcosa
chat-send = Invia
chat-to = Chi lo sente
chat-everybody = a tutti
chat-alone = solo a { $name }
chat-you = te
own-label = Plance di { $name }
own-whose = Di chi sono le plance
own-mine = Le mie plance
menu-bot-plays = un bot gioca al suo posto
menu-take-back = Torna alla persona
menu-hand-over = Affida a { $bot }
menu-leave = Lascia il tavolo
menu-seed = Impronta della mescolata:

## Guardare indietro
history-looking = { $choice ->
    [0] Stai rivedendo l’inizio della partita
   *[other] Stai rivedendo { $place }
}
history-first = All’inizio
history-previous = Un passo indietro
history-next = Un passo avanti
history-play = Riproduci
history-pause = Pausa
history-scrub = Posizione
history-viewer = Vedi come
history-viewer-me = me
history-viewer-spectator = uno spettatore
history-ask = Chiedi a tutti di tornare qui
history-now = Torna al presente
history-missing = Questa posizione non si può mostrare.
since-text = { $count ->
    [one] Da quando hai guardato è stata fatta una scelta.
   *[other] Da quando hai guardato sono state fatte { $count } scelte.
}
since-play = Mostrami
since-skip = Salta
since-label = Mentre non c’eri
history-place = Scelta e passo, uguali per tutti
clock-left = { $count ->
    [one] Ancora un passo da raccontare
   *[other] Ancora { $count } passi da raccontare
}
clock-your-turn = { $count ->
    [one] Ancora un passo, poi scegli tu
   *[other] Ancora { $count } passi, poi scegli tu
}
clock-pause = Pausa
clock-go-on = Continua
clock-step = Un passo
clock-skip = Salta
clock-space = Spazio
speed = Con che ritmo mi viene raccontato
speed-calm = Calmo
speed-brisk = Svelto
speed-at_once = Subito
hit-label = È successo a te
hit-read = Continua
hit-setting = Ferma il racconto quando mi succede qualcosa
connection-choice-waits = Connessione persa. La tua scelta è conservata e partirà appena torna.
log-mine = Quello che mi riguarda
log-everything = Tutto
request-text = { $name } chiede di tornare alla posizione { $choice }.
request-yes = Acconsenti
request-no = Rifiuta
request-withdraw = Ritira

## La fine
end-title = La partita è finita
end-show = Punteggio finale
end-winner = { $count ->
    [one] Vince { $names }
   *[other] { $names } condividono la vittoria
}
end-breakdown = Da dove vengono i punti
end-total = Totale
end-plot = I punti durante la partita
end-again = Ancora una
end-story = Torna alla Storia

## Che cosa può andare storto
problem-offline = La casa non è raggiungibile.
problem-unknown = Non ha funzionato.
problem-too_fast = Piano, per favore: troppi messaggi insieme.
problem-bad_request = Questa richiesta qui non ha senso.
problem-bad_record = Questa registrazione non si legge, o rigiocata dà un’altra partita.
problem-bad_campaign = Questa non è una campagna.
problem-unfinished_record = Questa registrazione non arriva alla fine della partita.
problem-foreign_origin = Questa pagina non appartiene alla casa.
problem-not_host = Può farlo solo chi ospita.
problem-not_invited = Per questo tavolo serve un invito.
problem-not_seated = Non siedi a questo tavolo.
problem-own_view_only = Finché la partita è in corso puoi vederla solo dal tuo posto.
problem-no_hints = A questo tavolo si gioca senza suggerimenti.
problem-no_such_table = Questo tavolo non c’è.
problem-no_such_game = Questo gioco non c’è.
problem-no_such_seat = Questo posto non c’è.
problem-no_such_link = Questo link non vale più.
problem-no_such_components = Questa serie di componenti non c’è.
problem-no_such_campaign = Questa campagna non c’è.
problem-no_such_lesson = Questa lezione non c’è.
problem-no_record = Una lezione non lascia registrazione: non comincia dove comincia una partita.
problem-no_rematch = Una lezione si ricomincia dalla sua pagina.
problem-no_such_choice = La partita non è arrivata fin lì.
problem-too_many_choices = È una parte troppo lunga della partita per guardarla in una volta sola.
problem-not_found = Qui non c’è.
problem-seat_taken = Quel posto è occupato.
problem-table_full = Tutti i posti sono occupati.
problem-already_begun = La partita è già cominciata.
problem-not_begun = La partita non è ancora cominciata.
problem-not_over = La partita non è ancora finita.
problem-seats_free = Ci sono posti liberi.
problem-not_in_campaign = La campagna ora non lo permette.
problem-not_replayable = Da allora le regole sono cambiate: non si può più mostrare né tornarci.
problem-too_many_campaigns = Hai troppe campagne: prima cancellane una.
problem-bot_plays = Un bot gioca al tuo posto.
problem-too_long = Questa partita è diventata troppo lunga: non vi si può più fare nulla.
problem-nothing_to_choose = Ora non hai nulla da scegliere.
problem-stale = Nel frattempo è successo qualcosa.
problem-too_large = È troppo grande.
problem-bad_components = Con questa serie di componenti non si può giocare.
problem-cannot_set_up = Così la partita non si può preparare.
problem-no_such_bot = Questo bot non c’è.
problem-broken = Qui qualcosa è andato storto.
problem-no_answer = Questa volta il Maestro non ha consigli.
problem-not_stored = Non è stato possibile salvare, quindi nulla è cambiato. Chi ospita deve controllare il disco.
refused-stale = Nel frattempo è successo qualcosa. Scegli di nuovo.
refused-illegal = Ora non è possibile.
refused-not_seated = Non siedi a questo tavolo.
refused-not_playing = Questa partita non è in corso.
refused-too_fast = Piano, per favore.
refused-bot_plays = Un bot gioca questo posto per te.
refused-too_long = Questa partita è diventata troppo lunga: non vi si può più fare nulla.

## Le regole in breve
rules-search = Cerca nelle regole
rules-keys-text = Tab passa da una scelta possibile all’altra, Invio la prende, Esc torna indietro di un passo. Le frecce camminano sul tabellone. Le cifre premono i pulsanti, L elenca tutte le scelte, H chiede un suggerimento.

## Informazioni
about-title = Che cos’è Zashiki
about-text = Zashiki (座敷, la stanza in cui si ricevono gli ospiti) è un salotto per tre giochi da tavolo profondi del Giappone feudale. Puoi ospitarlo tu; a nessuno serve un account.
about-fan = È un’opera non ufficiale di appassionati. I giochi appartengono ai loro autori ed editori; se uno ti piace, compra la scatola. Qui non c’è alcun testo né immagine delle scatole: le regole sono raccontate con parole nostre e tutte le immagini sono disegnate per questa casa.
about-games = I giochi
about-values = Tutti i valori con la loro fonte
values-title = I valori e le loro fonti
values-text = Che cosa è stampato sui componenti, così come si gioca in questa casa. I nomi sono quelli del file, perché tu possa trovarvi un valore e scriverci il tuo.
values-only = Solo ciò che non è certo
about-sources = Da dove vengono i valori
source-rulebook = Regolamento
source-rulebook-text = detto nelle regole pubblicate
source-public = Pubblico
source-public-text = detto in un’altra pagina pubblica
source-recalled = A memoria
source-recalled-text = ricordato da chi ha la scatola
source-reconstructed = Ricostruito
source-reconstructed-text = scelto per accordarsi con tutto ciò che si sa
source-owner = Propria scatola
source-owner-text = letto sulla copia di chi ospita
about-works = Opere altrui
about-work = Opera
about-by = Di
about-licence = Licenza
about-privacy = Che cosa si conserva
about-privacy-text = Un cookie che dice chi sei, il tuo nome e stemma, i tuoi tavoli e ciò che vi si è detto. Nulla si carica da altri siti.
about-licence-text = Il programma è libero sotto la licenza MIT.
