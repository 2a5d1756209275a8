### Le parole delle pagine nel browser.

## Pagine
skip = Al contenuto
brand-home = Zashiki, alla sala d’ingresso
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
yes = sì
no = no
lost-title = Questa stanza non c’è
lost-text = Dietro questa porta non c’è nulla.
lost-back = All’ingresso

## Ingresso
hero-title = Una stanza quieta per giochi profondi
hero-text = Tre grandi giochi da tavolo del Giappone feudale, con ogni regola rispettata per te. Da solo o con gli amici, con un link; stasera, o una mossa al giorno.
lobby-games = I giochi della casa
lobby-mine = I tuoi tavoli
lobby-open = Tavoli aperti
lobby-open-none = Al momento nessuno aspetta compagnia.
game-katana = Shōgun no Katana
game-katana-text = Quattro grandi casate ordinano spade. Le forgi riga per riga sui carboni ardenti, le decori, le consegni, e sogni una lama per lo Shōgun in persona.
game-rising-sun = Rising Sun
game-rising-sun-text = I clan si incontrano per il tè, stringono alleanze, venerano i kami e si contendono le province del Giappone con monete segrete.
game-shogun = Shogun
game-shogun-text = Dieci azioni pianificate in segreto, cinque eserciti e una torre che decide quali cubi cadono. Tieni le province, sfamale, costruisci.
game-players = { $from }–{ $to } giocatori
game-minutes = { $from }–{ $to } minuti
start-now = Gioca subito
start-table = Prepara un tavolo…
start-katana-ghost = Sfida subito il Fantasma
start-story = { $state ->
    [new] Comincia la Storia
    [told] La Storia è raccontata
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
join-title = Sei invitato
join-sit = Siediti
join-watch = Guarda soltanto
restore-title = Bentornato
restore-text = Questo link ti rende, su questo dispositivo, la persona a cui appartiene.
restore-do = Sono io

## Un nuovo tavolo
new-title = Un nuovo tavolo per
new-seats = Chi gioca
new-minutes = circa { $minutes } minuti
new-you = tu
new-person = una persona, su invito
new-automaton = giocato dalle regole stesse
new-settings = Che cosa si concorda
new-door = La porta
new-name = Nome del tavolo
new-public = Tavolo aperto
new-public-text = Si vede nell’ingresso; chiunque può sedersi o guardare. Altrimenti solo con il tuo link.
new-begin = Comincia
new-open = Apri il tavolo
new-defaults = Come al solito
seat-free = posto libero
person-unnamed = Ospite
automaton = Automa
katana-automaton = Fantasma
bot-random = Viandante
bot-other = Bot ({ $bot })

## Partite finite
archive-title = Partite finite
archive-text = Ogni partita giocata fino alla fine si può rivedere scelta per scelta e portare con sé come registrazione.
archive-import = Porta una registrazione
archive-none = Nessuna partita è ancora finita.
record-export = Porta via la registrazione

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
connection-lost = Mi ricollego…
board-label = Il tabellone
prompt-label = Che cosa viene chiesto
prompt-sending = …
prompt-next = passo { $step }
prompt-back = Indietro
prompt-list = Tutte le scelte ({ $count })
prompt-acts = Nel frattempo puoi:
prompt-more = { $count ->
    [one] un’altra azione libera…
   *[other] { $count } azioni libere…
}
teller-label = Che cosa è appena successo
list-label = Tutte le scelte
list-search = Cerca una scelta
list-refused = Che cosa ora non si può fare, e perché
card-choices = { $count } scelte qui
undo = Annulla
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
menu-seed = Impronta del mescolamento:

## Guardare indietro
history-looking = Posizione { $choice } di { $last }
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
history-now = Torna a ora
history-missing = Questa posizione non si può mostrare.
since-text = Da quando hai guardato sono state fatte { $count } scelte.
since-play = Mostrami
since-skip = Salta
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
end-plot-choices = { $count } scelte
end-again = Ancora una
end-story = Torna alla Storia

## Che cosa può andare storto
problem-offline = La casa non è raggiungibile.
problem-unknown = Non ha funzionato.
problem-too_fast = Piano, per favore: troppi messaggi insieme.
problem-bad_request = Questa richiesta qui non ha senso.
problem-bad_record = Questa registrazione non si legge o non si ripete uguale.
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
problem-no_such_components = Non c’è un tale set di componenti.
problem-no_such_campaign = Non c’è una tale campagna.
problem-no_such_choice = La partita non è arrivata fin lì.
problem-not_found = Qui non c’è.
problem-seat_taken = Quel posto è occupato.
problem-table_full = Tutti i posti sono occupati.
problem-already_begun = La partita è già cominciata.
problem-not_begun = La partita non è ancora cominciata.
problem-not_over = La partita non è ancora finita.
problem-seats_free = Ci sono posti liberi.
problem-not_in_campaign = La campagna ora non lo permette.
problem-too_many_campaigns = Hai troppe campagne: prima cancellane una.
problem-bot_plays = Un bot gioca al tuo posto.
problem-nothing_to_choose = Ora non hai nulla da scegliere.
problem-stale = Nel frattempo è successo qualcosa.
problem-too_large = È troppo grande.
problem-bad_components = Con questo set di componenti non si può giocare.
problem-cannot_set_up = Così la partita non si può preparare.
problem-no_such_bot = Questo bot non c’è.
problem-broken = Qui qualcosa è andato storto.
problem-no_answer = Questa volta l’esperto non ha consigli.
refused-stale = Nel frattempo è successo qualcosa. Scegli di nuovo.
refused-illegal = Ora non è possibile.
refused-not_seated = Non siedi a questo tavolo.
refused-not_playing = Questa partita non è in corso.
refused-too_fast = Piano, per favore.
refused-bot_plays = Un bot gioca questo posto per te.

## Le regole in breve
rules-text = Il tavolo fa rispettare le regole: ciò che brilla si può scegliere, tutto il resto dice perché no. Ecco l’idea in breve.
rules-whole = Ogni regola
rules-search = Cerca nelle regole
rules-keys = Con la tastiera
rules-keys-text = Tab passa da una scelta possibile all’altra, Invio la prende, Esc torna indietro di un passo. Le frecce camminano sul tabellone. Le cifre premono i pulsanti, L elenca tutte le scelte, H chiede un suggerimento.
rules-katana-1 = Di che cosa si tratta
rules-katana-1-text = Quattro round. Prendi ordini di Spade alle Dimore, compra Risorse, forgia le Spade sui carboni, decorale e consegnale. Più tardi è il round, più vale una consegna. Vince chi ha più punti.
rules-katana-2 = Un turno
rules-katana-2-text = Piazza un Lavoratore, oppure paga il Tempio per un Monaco e piazza quello: fa lo stesso e qualcosa in più. Poi tocca al prossimo. Chi passa prende una carta Onore ed è fuori per il round.
rules-katana-3 = La Fucina
rules-katana-3-text = Un Lavoratore alla Fucina attiva una riga o una colonna. Ogni Spada che vi si trova può prendere la sua prossima Risorsa dalla tua riserva e scorrere: a destra se la Risorsa è quella della sua riga, altrimenti in su o in giù verso la riga della Risorsa. Una Risorsa, una casella; una Spada per casella.
rules-katana-4 = Consegnare
rules-katana-4-text = Una Spada completa si può consegnare in ogni momento, anche nel turno altrui, finché non hai passato. Dà punti, paga i bonus in fondo alla sua riga e alla sua colonna con le carte infilate sotto, e può liberare un Lavoratore.
rules-katana-5 = Le carte
rules-katana-5-text = Una carta ha un effetto da usare una volta e un bonus che puoi comprare: allora va sotto una linea della tua Fucina e paga a ogni consegna da lì. Usare, comprare o entrambi nello stesso momento; ciò che si usa e non si compra è perduto.
rules-katana-6 = La katana per lo Shōgun
rules-katana-6-text = Ogni Spada consegnata ti lascia annotare fino a due delle sue Risorse nel tuo Progetto. Con tutti e quattro i tipi puoi comporne una lama tua e forgiarla come le altre.
rules-katana-7 = Il Fantasma
rules-katana-7-text = Pesca una carta per ognuno dei suoi Lavoratori e prende in punti ciò che dà quell’area. Quello che fa viene raccontato riga per riga.

## Informazioni
about-title = Che cos’è Zashiki
about-text = Zashiki (座敷, la stanza in cui si ricevono gli ospiti) è un salotto per tre giochi da tavolo profondi del Giappone feudale. Puoi ospitarlo tu; a nessuno serve un account.
about-fan = È un’opera non ufficiale di appassionati. I giochi appartengono ai loro autori ed editori; se uno ti piace, compra la scatola. Qui non c’è alcun testo né immagine delle scatole: le regole sono raccontate con parole nostre e tutte le immagini sono disegnate per questa casa.
about-games = I giochi
about-katana = Shōgun no Katana, pubblicato da Post Scriptum. Qui si gioca con il Fantasma, la Storia, i Personaggi Erranti, le tessere promo e la Katana di Metallo.
about-katana-sources = Ciò che è stampato solo su tessere e carte (tessere Spada, quasi tutte le carte, il numero di spazi) è ricostruito e può differire dalla tua scatola.
about-rising-sun = Rising Sun di Eric M. Lang, pubblicato da CMON. La scatola base, da tre a cinque giocatori.
about-rising-sun-sources = Le carte sono raccontate con parole nostre; i valori vengono dal regolamento e da pagine pubbliche.
about-shogun = Shogun di Dirk Henn, pubblicato da Queen Games. Entrambe le mappe, da tre a cinque giocatori.
about-shogun-sources = Quali province confinano viene da descrizioni pubbliche; i valori stampati solo sulle carte possono essere ricostruiti.
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
about-privacy-text = Un cookie che dice chi sei, il tuo nome e stemma, i tuoi tavoli e ciò che vi si è detto. A nessun altro host si chiede nulla.
about-licence-text = Il programma è libero sotto la licenza MIT.

## Il tabellone di Shōgun no Katana
katana-round = Round { $round }
katana-passed = ha passato
katana-first = gioca per primo
katana-workers = Lavoratori
katana-coins = Monete
katana-temple = Tempio
katana-favor = Favore
katana-honors = Carte Onore
katana-deck = { $count ->
    [one] una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
katana-swords-left = { $count } Spade nella pila
katana-space-unused = Non si usa con così pochi giocatori
katana-market-cards = La terza è la cima del mazzo.
katana-price = Qui costa { $price }.
katana-promo = Per chi arriva primo: { $amount }
katana-monk-price = In questo round un Monaco costa { $price }.
katana-metal = Katana di Metallo
katana-metal-free = è accanto al tabellone
katana-stock = Nella riserva della Fucina
katana-washitsu = Washitsu
katana-no-workers = Nessun Lavoratore
katana-family = Familiari a casa: { $count }
katana-rack = Spade consegnate
katana-banners = Sashimono
katana-project = Il Progetto
katana-own = La katana
katana-delivering = In consegna
katana-sword-worth = { $points } punti, { $coins } Monete, Forza { $strength }
katana-sword-complete = Completa: si può consegnare.
katana-hand-cards = Carte
katana-hand-fresh = Comprate, effetto non usato
katana-hand-used = Usate in questo momento
katana-hand-tokens = Gettoni
katana-hand-none = Ancora nessuna carta.
katana-bowl = Monete nella Ciotola: { $count }
katana-ghost-level = Il Fantasma, livello { $level }
katana-ghost-deck = { $count } carte da pescare, { $reserve } di scorta. Pescate finora:
katana-chapter = Capitolo { $chapter }
katana-progress = Avanzamento
katana-starting = Le Spade per cominciare
katana-left = { $count } rimasti
katana-compose = Comporre la katana
katana-chapter-7-help = Niente Monaci. Tutti e sette i Lavoratori sono pronti. Alla fine di ogni round il Tempio chiede il suo prezzo.
katana-chapter-11-help = Niente decorazioni: l’Accademia è chiusa. Le Spade prese portano Monete pari al round.
katana-chapter-12-help = Tre Sale, due Familiari, che possono condividere una Sala.
katana-chapter-13-help = Ogni visita al Mercato rincara una Risorsa.
katana-chapter-2-help = La Sala che fa avanzare un Decoratore è in gioco.
katana-story-won = Così il capitolo è vinto.
katana-story-open = Per vincere: soddisfa la richiesta e fai più punti del Fantasma.
bot-novice = Apprendista
bot-adept = Maestro
