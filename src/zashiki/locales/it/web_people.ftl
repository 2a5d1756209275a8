## Che cosa si chiede a chi gioca
request-sit = { $name } chiede di sedersi al posto di { $seat }.
request-sit-free = { $name } chiede di sedersi al posto libero.
request-bot = { $name } chiede che { $bot } giochi per { $seat }, che non c’è.
request-waits = In attesa di { $names }.

## I posti di una partita in corso
seat-kept = non c’è più; il posto resta riservato
seat-long-away = assente da molto
kept-text = Il tuo posto ti aspetta.
kept-return = Torna a sederti
menu-ask-bot = Chiedi che giochi { $bot }
menu-ask-seat = Chiedi di sederti qui
menu-asked = Lo si chiede a chi siede al tavolo.
row-kept = Il tuo posto ti aspetta

## Chi parla
chat-spectator = spettatore
chat-alike = nome simile
chat-alike-seat = nome simile: posto { $seat }
chat-alike-help = Qualcun altro qui ha lo stesso nome o uno che gli somiglia.
chat-removed = rimosso
chat-acts = Che cosa si può fare con questa riga
chat-mute = Silenzia
chat-mute-help = Non vedi più quello che dice questa persona, a nessun tavolo.
chat-unmute = Togli il silenzio
chat-block = Blocca
chat-block-help = Questa persona non può scriverti in privato né sedersi ai tuoi tavoli.
chat-unblock = Sblocca
chat-remove = Rimuovi
chat-remove-help = Togli questa riga per tutti.
chat-report = Segnala
chat-report-help = Segnala questa riga alla casa. Nessun altro lo viene a sapere.
chat-report-reason = Che cosa non va?
chat-report-send = Dillo alla casa
chat-reported = La casa è stata avvisata.
chat-shut-out = Persone silenziate e bloccate
chat-muted = silenziata
chat-blocked = bloccata

## Che cosa si rifiuta, e che cosa si può fare
problem-not_yours = Lo decide solo chi siede lì.
problem-not_asked = Non tocca a te rispondere.
problem-blocked = Questa persona non lo desidera.
problem-no_such_line = Questa riga non c’è.
problem-no_such_person = Questa persona non c’è.
problem-back_soon = Era qui un momento fa. Aspetta qualche minuto prima che un bot giochi al suo posto.
problem-bot_stays = Il posto di un bot si libera quando qualcuno chiede di sedersi lì e tutti acconsentono.
problem-seen_another_hand = In questa partita hai visto un’altra mano: puoi tornare solo a quel posto.
problem-request_open = C’è un’altra richiesta aperta: prima va data risposta a quella.
problem-too_many_people = Hai silenziato o bloccato il numero massimo di persone. Prima togline qualcuna dall’elenco.
problem-too_many_tables = Hai già il numero massimo di tavoli non finiti. Prima finiscine o lasciane uno.
problem-too_many_tables_here = Al tuo indirizzo c’è già il numero massimo di tavoli non finiti. Prima finitene o lasciatene uno.
problem-too_many_records = Oggi hai già importato il numero massimo di registrazioni. Riprova domani.
problem-too_many_records_here = Dal tuo indirizzo oggi è già stato importato il numero massimo di registrazioni. Riprova domani.
problem-too_many_bot_games = Hai già il numero massimo di partite in corso con i bot. Prima finiscine o lasciane una.
problem-too_many_bot_games_here = Al tuo indirizzo c’è già il numero massimo di partite in corso con i bot. Prima finitene o lasciatene una.
problem-too_many_sockets = Nelle tue finestre sono aperti troppi tavoli. Chiudine qualcuno.
