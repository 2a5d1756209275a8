### Shōgun no Katana in italiano: le lezioni. Chiavi: katana-lesson-<lezione>-<capitolo>-<testo>.

katana-lesson-first = La tua prima partita a Shōgun no Katana

## Prendere una Spada

katana-lesson-first-sword = Prendere una Spada
katana-lesson-first-sword-text = I Lavoratori, le Dimore, e che cosa c’è stampato su una Spada.
katana-lesson-first-sword-welcome = Benvenuto nella tua fucina. In quattro round prendi ordini di Spade, le forgi e le consegni. Vince chi ha più punti, e di round in round una consegna vale di più.
katana-lesson-first-sword-workers = Nel tuo turno mandi un { $figure } da qualche parte, poi tocca al prossimo giocatore. In questo round ne hai quattro. Oggi l’altro spadaio è pigro, e passa presto.
katana-lesson-first-sword-tile = Guarda la { $sword } nella Dimora bianca. Vale 4 punti e porta subito 3 Monete. La sua fila di segni dice che cosa le serve, in quest’ordine: Legno, Legno, Lacca.
katana-lesson-first-sword-take = Due Legni li hai già, quindi è un buon ordine. Clicca la { $sword }.
katana-lesson-first-sword-take-other = A quella serve più di quanto puoi avere presto. Alla Spada 4 servono due Legni, e tu ne hai due: prendi quella.
katana-lesson-first-sword-take-first = Ci arriviamo. Prima ti serve un ordine: prendi la Spada 4.
katana-lesson-first-sword-taken = La { $sword } ora sta sulla tua Fucina: nella colonna 1, nella riga della sua prima Risorsa. Hai avuto 3 Monete, un Sashimono che vinci con la consegna, e una carta.
katana-lesson-first-sword-done = Il bonus della carta si potrebbe comprare ora, ma è caro: la carta la teniamo. Premi «{ $done }» per finire il turno.
katana-lesson-first-sword-done-later = Per la carta c’è un uso migliore, fra poco. Premi «Fatto».
katana-lesson-first-sword-end = L’altro spadaio ha passato per questo round, quindi adesso tutti i turni sono tuoi. Ora: che cosa manca alla Spada.

## Il Mercato

katana-lesson-first-market = Il Mercato, e una carta
katana-lesson-first-market-text = Comprare Risorse, e il primo uso di una carta.
katana-lesson-first-market-need = Alla { $sword } servono Legno, Legno e Lacca. Il Legno è nella tua scorta. Al Mercato la Lacca costa 4 Monete, la Pelle 3, l’Acciaio 2, il Legno 1.
katana-lesson-first-market-place = Manda un Lavoratore al Mercato: clicca { $space }, poi «{ $figure }».
katana-lesson-first-market-place-monk = Un Monaco è un piazzamento in più, ma costa Monete, e tu hai ancora Lavoratori. Manda un Lavoratore al Mercato.
katana-lesson-first-market-place-other = Prima la Lacca: manda un Lavoratore al Mercato.
katana-lesson-first-market-card = La tua carta { $card } ha due usi. Usata qui, l’acquisto costa 2 Monete in meno. Oppure compri ciò che c’è stampato in basso, e rende Lacca a ogni consegna da una linea della tua Fucina.
katana-lesson-first-market-use = Oggi risparmiamo: clicca { $card }, poi scegli «Usa { $card }».
katana-lesson-first-market-use-first = Aspetta: usa prima la carta, e ciò che compri costa 2 Monete in meno.
katana-lesson-first-market-use-keep = È il suo secondo uso, ed è buono; ma poi non potresti pagare la Lacca. Usa la carta per questo acquisto.
katana-lesson-first-market-use-other = Prima usa la carta: rende l’acquisto più economico.
katana-lesson-first-market-buy = Ora compra la { $resource }: ti costa 2 Monete invece di 4.
katana-lesson-first-market-buy-other = Quella ti serve meno. Senza Lacca la Spada non si finisce.
katana-lesson-first-market-buy-now = Compra prima la Lacca: siamo venuti per questo.
katana-lesson-first-market-enough = Per ora basta; le Monete servono anche dopo. Premi «{ $done }».
katana-lesson-first-market-enough-save = Si può, ma teniamo le Monete. Premi «Fatto».
katana-lesson-first-market-offer = Chi va al Mercato prende una di tre carte, gratis: { $first } per le Monete, { $second } per l’Accademia, { $third } per una consegna. Decidi tu.
katana-lesson-first-market-offer-card = Fra poco. Prima prendi una delle tre carte.
katana-lesson-first-market-offer-coins = Due Monete quando ti servono. Una buona carta per cominciare.
katana-lesson-first-market-offer-decorator = Ti aiuta all’Accademia, dove si decorano le Spade. Ci arriviamo.
katana-lesson-first-market-offer-points = Tienila per una Spada con molti punti: allora contano due volte.
katana-lesson-first-market-end = La carta usata se ne va, se nello stesso turno non ne compri il bonus. Ogni carta ha due usi come questi: uno, l’altro, o tutti e due nello stesso turno.

## Forgiare

katana-lesson-first-forge = Forgiare per righe e colonne
katana-lesson-first-forge-text = Una Risorsa, un passo: dove va una Spada.
katana-lesson-first-forge-later = Qualche turno dopo, nel round 2. La { $first } e la { $second } hanno una Risorsa ciascuna, e stanno tutte e due nella colonna 2.
katana-lesson-first-forge-rule = Una Spada riceve la prossima Risorsa e fa un passo: a destra se è quella della sua riga, in su o in giù se è quella della riga sopra o sotto. Così la { $sword }, nella riga del Legno, va a destra con il Legno e in su con la Lacca.
katana-lesson-first-forge-column = Un Lavoratore fa muovere tutte le Spade di una riga o di una colonna. Nella colonna 2 ce ne sono due! Clicca { $line }.
katana-lesson-first-forge-column-row = In quella riga c’è una sola delle tue Spade. Nella colonna 2 un Lavoratore le muove tutte e due.
katana-lesson-first-forge-column-empty = Lì non c’è nessuna Spada, e nulla si muoverebbe. Prendi la colonna 2.
katana-lesson-first-forge-column-other = Ora vogliamo forgiare: la colonna 2 muove tutte e due le Spade.
katana-lesson-first-forge-move = Scegli tu quale si muove, e in che ordine. Clicca la { $sword }: ci va il Legno, e fa un passo a destra.
katana-lesson-first-forge-move-order = Si muoverà anche quella. Comincia dalla Spada 4.
katana-lesson-first-forge-move-done = Possono muoversi tutte e due: non rinunciare. Comincia dalla Spada 4.
katana-lesson-first-forge-both = E la { $sword }: la Pelle è la Risorsa della sua riga, quindi va a destra anche lei.
katana-lesson-first-forge-both-done = Resta un movimento, e non costa Lavoratori. Muovi la Spada 31.
katana-lesson-first-forge-next = Le frecce mostrano che cosa viene dopo. Alla { $first } serve Lacca: una riga più su. Alla { $second } serve Acciaio: una riga più su anche lei. Sono di nuovo nella stessa colonna.
katana-lesson-first-forge-again = Lavora allora alla { $line }.
katana-lesson-first-forge-again-line = Lì se ne muove una sola, o nessuna. Tutte e due stanno nella colonna 3.
katana-lesson-first-forge-again-other = Prima la Fucina: tutte e due le Spade aspettano nella colonna 3.
katana-lesson-first-forge-up = Muovi la { $sword }: ci va l’ultima Risorsa.
katana-lesson-first-forge-up-first = Prima la Spada 4: con questo passo è completa.
katana-lesson-first-forge-down = Ora la { $sword }, così il Lavoratore ha fatto tutto ciò che poteva.
katana-lesson-first-forge-down-wait = La consegna fra poco. Prima fai muovere la Spada 31: non costa altro.
katana-lesson-first-forge-end = La { $sword } è completa. Resta dov’è finché non la consegni, e dove sta conta: renderanno la sua riga e la sua colonna.

## Consegnare

katana-lesson-first-deliver = Consegnare una Spada
katana-lesson-first-deliver-text = I punti, ciò che rendono le linee, il secondo uso di una carta, e il Progetto.
katana-lesson-first-deliver-complete = La { $sword } è completa. Consegnare non costa Lavoratori, e puoi farlo in ogni momento prima di passare, anche nel turno di un altro.
katana-lesson-first-deliver-lines = Una consegna dà i punti stampati sulla Spada, e nel round 2 altri 2. Poi { $row } e { $column } rendono ciò che sta alle loro estremità: qui una Lacca e una Moneta.
katana-lesson-first-deliver-deliver = Consegnala: premi il pulsante rosso «Consegna { $sword }».
katana-lesson-first-deliver-deliver-first = Questo può aspettare. Prima consegna la Spada 4.
katana-lesson-first-deliver-card = Prima che una linea renda, puoi ancora comprarle un bonus. { $card } costa 4 Monete e poi rende una Lacca in più a ogni consegna dalla sua linea: mettila sotto { $row }.
katana-lesson-first-deliver-benefit = Clicca { $card }, poi { $row }. Da ora resta lì per sempre.
katana-lesson-first-deliver-benefit-line = Anche lì resterebbe per sempre. Ma la riga 1 rende proprio adesso: mettila sotto la riga 1.
katana-lesson-first-deliver-benefit-first = Aspetta: prima la carta, o questa volta non rende. Mettila sotto la riga 1.
katana-lesson-first-deliver-project = Due Lacche e una Moneta! Ora il Progetto: fino a due Risorse della Spada consegnata si annotano per il tuo capolavoro. Scegli «{ $resource } per il Progetto».
katana-lesson-first-deliver-project-lacquer = Prendi tutto quello che puoi: prima la Lacca. È la più difficile da procurarsi.
katana-lesson-first-deliver-second = E ancora una: scegli «{ $resource } per il Progetto».
katana-lesson-first-deliver-second-wood = Ne hai ancora una gratis. Prendi anche il Legno.
katana-lesson-first-deliver-points = 4 punti per la Spada e 2 per il round. Il suo Sashimono ora è tuo: alla fine contano i Set di Sashimono diversi.
katana-lesson-first-deliver-end = Le Spade consegnate riempiono la tua rastrelliera, e alcuni suoi spazi liberano un Lavoratore per il resto della partita. Perciò chi consegna presto ha poi round più lunghi.

## Accademia e Palazzo

katana-lesson-first-areas = Accademia e Palazzo
katana-lesson-first-areas-text = Decorare una Spada, e un Familiare a corte.
katana-lesson-first-areas-academy = All’Accademia si decorano Risorse che stanno già sulle tue Spade: più punti alla consegna, e subito Monete. Manda un Lavoratore: clicca { $space }.
katana-lesson-first-areas-academy-first = Prima l’Accademia, per favore.
katana-lesson-first-areas-advance = Per prima cosa un tuo Decoratore avanza: più è avanti, più Monete porta. Fai avanzare il { $decorator }.
katana-lesson-first-areas-advance-leather = La tua Spada porta Pelle, che rende più di ciò che gli altri potrebbero decorare. Fai avanzare il Decoratore di Pelle di Razza.
katana-lesson-first-areas-decorate = Ora decora { $resource } sulla { $sword }: 3 punti alla consegna.
katana-lesson-first-areas-decorate-leather = La Pelle dà 3 punti, l’Acciaio 2. Comincia dalla Pelle.
katana-lesson-first-areas-more = Ogni Decoratore lavora una volta. Puoi decorare anche l’Acciaio, per 2 punti e una Moneta, o lasciarlo: decidi tu. Tutti gli altri spadai possono decorare una Risorsa, perché hai aperto l’Accademia.
katana-lesson-first-areas-palace = Ora il Palazzo dello Shōgun. I tuoi Familiari ci restano per tutta la partita. Clicca { $space }.
katana-lesson-first-areas-palace-now = Il tuo ultimo Lavoratore va al Palazzo.
katana-lesson-first-areas-send = Manda uno dei tuoi tre Familiari nella Sala { $room }.
katana-lesson-first-areas-send-coins = Tutte le Sale sono utili. Ma le Monete servono sempre: prendi la Sala Due Monete.
katana-lesson-first-areas-room = Ora ogni tua Sala paga una volta. Prendi { $room }.
katana-lesson-first-areas-room-take = Prendi ciò che la Sala offre: Due Monete.
katana-lesson-first-areas-end = Quando qualcun altro apre il Palazzo, anche tu puoi sfruttare l’effetto di una delle tue Sale. Un Familiare a corte rende anche quando non fai nulla.

## La katana

katana-lesson-first-katana = La katana, e passare
katana-lesson-first-katana-text = Il tuo capolavoro, e che cosa porta passare.
katana-lesson-first-katana-project = Round 3. Hai consegnato due Spade, e il tuo Progetto ha una Risorsa di ogni tipo. Basta per la tua Spada: la Shōgun no Katana.
katana-lesson-first-katana-worth = La componi tu. Vale ciò che ci sta sopra: Legno 1, Acciaio 2, Pelle 3, Lacca 4, più i punti del round. Fino a sette Risorse; una katana rimasta sulla Fucina alla fine porta Disonore.
katana-lesson-first-katana-compose = Non costa Lavoratori. Premi «{ $compose }».
katana-lesson-first-katana-compose-first = I Lavoratori possono aspettare. Prima metti in gioco la katana.
katana-lesson-first-katana-keep = Qui il Progetto a volte si può ancora cambiare, per un punto a Risorsa e con Vergogna. Il nostro resta così: premi «{ $done }».
katana-lesson-first-katana-keep-all = Ogni cambiamento costa un punto e porta Vergogna. Quattro tipi bastano: premi «Fatto».
katana-lesson-first-katana-order = Ora l’ordine. Le vicine devono stare in righe vicine: { $lacquer }, { $wood }, { $steel }, { $leather }, dall’alto in basso, o al contrario. Comincia da una delle due estremità: decidi tu quale.
katana-lesson-first-katana-order-ends = Non ancora: finiamo la katana. Comincia dalla Lacca o dalla Pelle di Razza.
katana-lesson-first-katana-rest = Continua, una Risorsa dopo l’altra, fino all’altra estremità.
katana-lesson-first-katana-rest-all = Non rinunciare: continua fino all’altra estremità.
katana-lesson-first-katana-play = Ora sta sulla tua Fucina e si muove come ogni altra Spada. Ogni passo vuole una Risorsa della tua scorta: ne hai una di ogni tipo.
katana-lesson-first-katana-pass = Potresti andare avanti. Ma vediamo come finisce un round. Chi passa prende una delle carte Onore scoperte: contano alla fine della partita, fino a 12 punti l’una. Clicca { $honor }.
katana-lesson-first-katana-pass-now = Una buona idea per la tua prossima partita. Ora passiamo: prendi la carta Onore.
katana-lesson-first-katana-end = Tutti hanno passato, e il round è finito: i Lavoratori tornano a casa, arrivano nuove Spade e nuove carte Onore. Di solito si passa quando i Lavoratori sono finiti; prima, solo per una carta Onore che fa per te.

## Da solo

katana-lesson-first-alone = Da solo
katana-lesson-first-alone-text = L’ultimo round, contro un principiante.
katana-lesson-first-alone-last = Round 4, l’ultimo. Ogni consegna porta altri 6 punti. Hai cinque Lavoratori, e la katana aspetta sulla tua Fucina.
katana-lesson-first-alone-think = Alla katana servono quattro passi, e ne hai tutte le Risorse. Consegnala prima di passare. Quel che avanza conta un poco: 5 Monete sono un punto.
katana-lesson-first-alone-begin = Ora vai avanti da solo. Il pulsante «Suggerimento» mostra che cosa farebbe un maestro, tutte le volte che vuoi.
katana-lesson-first-alone-end = La partita è finita. La tabella dice da dove vengono i punti: Spade, round, decorazioni, la katana, Sashimono, Onore.
