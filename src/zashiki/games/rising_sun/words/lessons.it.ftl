### Rising Sun in italiano: le lezioni. Chiavi: rising-sun-lesson-<lezione>-<capitolo>-<testo>.

rising-sun-lesson-first = La tua prima partita a Rising Sun

## Il tè, e quanto vale un Alleato

rising-sun-lesson-first-tea = Il tè con un Alleato
rising-sun-lesson-first-tea-text = Di che cosa tratta il gioco, a che serve l’Onore, e perché due Clan si alleano.
rising-sun-lesson-first-tea-welcome = Benvenuto! Si giocano tre Stagioni; l’Inverno serve solo a contare i punti. Vince chi ha più Punti Vittoria (PV). Vengono dai Raccolti, dai Kami, dalle Guerre e, alla fine, dai segnalini delle Guerre vinte.
rising-sun-lesson-first-tea-home = Guidi la Tartaruga, di casa a { $kyoto }: un Daimyo, un Bushi e una Roccaforte. Ogni Miniatura ha Forza 1. Anche le tue Roccaforti hanno Forza 1: un vanto della sola Tartaruga.
rising-sun-lesson-first-tea-wars = I numeri sulla Mappa dicono dove ci sarà Guerra alla fine di questa Stagione, e in quale ordine. Il { $kansai } ne ha uno: chi allora vi sarà più forte ne vincerà il segnalino. Dove non c’è numero non si combatte.
rising-sun-lesson-first-tea-honor = L’Onore decide ogni parità di questo gioco, e ce ne sono molte. Tu stai in cima all’Indicatore di Onore, a sinistra dei Santuari: per te una parità vale quanto una vittoria.
rising-sun-lesson-first-tea-tea = Ogni Stagione comincia con il tè. Due Clan possono allearsi per la Stagione: quando uno dei due gioca un Mandato, entrambi ne hanno il Bonus. La { $ally } può andare in qualsiasi Provincia, ma sta lontano da Kyoto: una buona amica.
rising-sun-lesson-first-tea-propose = Proponi un’Alleanza alla { $ally }: premi «Proponi Alleanza» accanto al suo nome.
rising-sun-lesson-first-tea-propose-bonsai = Anche il Bonsai sarebbe un discreto Alleato. Ma abita accanto al Kansai, dove vogliamo andare: sarà un rivale. Proponi l’Alleanza alla Libellula.
rising-sun-lesson-first-tea-propose-alone = Chi non ha un Alleato non ha alcun Bonus dai Mandati altrui. Con tre Clan uno resta sempre fuori: che non sia tu. Proponi prima l’Alleanza alla Libellula.
rising-sun-lesson-first-tea-sealed = La Libellula accetterà: guarda il sigillo che viene impresso. Ora ci si potrebbero anche dare Monete; noi teniamo le nostre. Quando siete Alleati, premi «{ $done }».
rising-sun-lesson-first-tea-end = L’Alleanza dura fino al prossimo tè, a meno che uno di voi giochi il Tradimento. Le altre promesse non obbligano nessuno.

## Il primo Mandato: il Reclutamento

rising-sun-lesson-first-recruit = Il primo Mandato
rising-sun-lesson-first-recruit-text = Scegliere un Mandato, Convocare Miniature, e uno Shinto che venera.
rising-sun-lesson-first-recruit-tiles = In una Stagione si giocano sette Mandati, uno dopo l’altro. Chi è di turno guarda quattro tessere, ne prende una e passa le altre tre. Tu hai più Onore, quindi cominci.
rising-sun-lesson-first-recruit-select = Un Mandato vale per tutti; il Bonus solo per chi lo ha giocato e per il suo Alleato. Ci servono Miniature: gioca { $recruit }.
rising-sun-lesson-first-recruit-select-marshal = Con due Miniature c’è poco da marciare. Prima procuriamocene altre: gioca il Reclutamento.
rising-sun-lesson-first-recruit-order = Prima agiscono gli altri, tu che hai giocato il Mandato per ultimo. La Libellula, tua Alleata, ha avuto il Bonus: due Miniature. Il Bonsai ha dovuto accontentarsi di una.
rising-sun-lesson-first-recruit-bushi = Convochi una Miniatura per ogni Roccaforte, e una in più come Bonus. Prima un guerriero: prendi un { $bushi } e mettilo a { $kyoto }.
rising-sun-lesson-first-recruit-bushi-shinto = Lo Shinto viene dopo. Prima un Bushi per la Guerra a Kyoto.
rising-sun-lesson-first-recruit-bushi-done = Puoi ancora Convocare una Miniatura. Non costa nulla: prendi quel che c’è.
rising-sun-lesson-first-recruit-shinto = Ora il Bonus. Uno Shinto sa fare ciò che nessun altro sa fare: venerare. Prendi uno { $shinto } e mettilo a { $kyoto }.
rising-sun-lesson-first-recruit-shinto-bushi = Un altro Bushi andrebbe bene, ma i Kami pagano tre volte in una Stagione. Prendi lo Shinto.
rising-sun-lesson-first-recruit-worship = Uno Shinto può andare in un Santuario solo adesso, nel momento in cui è Convocato. Da { $susanoo } il più forte ha 1 PV per ogni propria Roccaforte. Mandalo lì.
rising-sun-lesson-first-recruit-worship-stay = Sulla Mappa sarebbe un guerriero in più. Da Susanoo ti porta punti in ogni Turno dei Kami di questa Stagione.
rising-sun-lesson-first-recruit-worship-other = Ogni Kami dà qualcosa di diverso: lo dice il suo Santuario. Susanoo paga le Roccaforti, e ne avremo altre: va’ lì.
rising-sun-lesson-first-recruit-end = Il tuo Shinto è solo nel suo Santuario. Ci resta fino alla fine della Stagione e non può combattere.

## Il Mandato dell’Alleato, quello di un altro, e i Kami

rising-sun-lesson-first-kami = Lo sguardo dei Kami
rising-sun-lesson-first-kami-text = Che cosa ti porta il Mandato di un Alleato, che cosa non ti porta quello di un rivale, e il primo Turno dei Kami.
rising-sun-lesson-first-kami-harvest = La { $ally } ha giocato il Raccolto: tutti hanno avuto 1 Moneta. Il Bonus paga ogni Provincia in cui si è i più forti. Lo hai avuto anche tu, da Alleato: 4 PV per { $kyoto }!
rising-sun-lesson-first-kami-summon = Poi il Bonsai ha giocato il Reclutamento. Non sei suo Alleato, quindi niente Bonus: una Miniatura per la tua Roccaforte. Prendi un { $bushi } e mettilo a { $kyoto }.
rising-sun-lesson-first-kami-summon-shinto = Un secondo fedele servirebbe se qualcuno ti raggiungesse da Susanoo. Finora nessuno. Prendi un Bushi: stiamo per marciare.
rising-sun-lesson-first-kami-summon-done = Non costa nulla, anche quando il Mandato lo gioca un altro. Prendi un Bushi.
rising-sun-lesson-first-kami-turn = Dopo il terzo Mandato viene un Turno dei Kami, Santuario per Santuario. { $susanoo } ti ha dato 1 PV per la tua Roccaforte. { $hachiman } ha dato alla Libellula 2 Ronin: spade a pagamento per le sue Battaglie.
rising-sun-lesson-first-kami-again = I fedeli restano, e i Kami guardano altre due volte in questa Stagione: dopo il quinto e dopo il settimo Mandato.

## Marciare, e una Roccaforte

rising-sun-lesson-first-march = In marcia
rising-sun-lesson-first-march-text = Muovere le Miniature, e costruire una Roccaforte dove conta doppio.
rising-sun-lesson-first-march-select = Tocca di nuovo a te. Le Miniature ci sono; ora devono stare dove ci sarà Guerra. Accanto a Kyoto c’è il { $kansai }. Gioca { $marshal }.
rising-sun-lesson-first-march-select-harvest = Il Raccolto porterebbe altri 4 PV. Ma poi sarebbero gli altri a decidere se prima della Guerra si marcia. Gioca lo Schieramento.
rising-sun-lesson-first-march-select-betray = Romperesti con la Libellula e perderesti Onore, per due Miniature. Ci arriviamo. Gioca lo Schieramento.
rising-sun-lesson-first-march-rivals = Tutti muovono, tu per ultimo. Il { $bonsai } è salpato per il { $kansai } con due Bushi. Lo vedi prima di marciare: ecco a che serve giocare il Mandato.
rising-sun-lesson-first-march-first = Ogni Miniatura può muoversi una volta, in una Provincia vicina. Muovi un Bushi da { $kyoto } al { $kansai }.
rising-sun-lesson-first-march-first-daimyo = Il Daimyo non può essere preso in ostaggio né sostituito: una buona guardia per Kyoto. Manda un Bushi.
rising-sun-lesson-first-march-first-stronghold = Sì, le tue Roccaforti possono muoversi! Ma questa tiene Kyoto, e ne costruiremo una nuova. Manda un Bushi.
rising-sun-lesson-first-march-first-done = Allora il Bonsai avrebbe il Kansai per niente. Muovi lì un Bushi.
rising-sun-lesson-first-march-first-other = Lì in questa Stagione non c’è Guerra. Il Kansai ha un numero: va’ lì.
rising-sun-lesson-first-march-second = Pareggiamo i conti: muovi un secondo Bushi da { $kyoto } al { $kansai }.
rising-sun-lesson-first-march-second-other = Non ancora: nel Kansai il Bonsai ha due Bushi, noi uno. Muovine lì un altro.
rising-sun-lesson-first-march-enough = A Kyoto restano un Bushi, il Daimyo e una Roccaforte. Bastano a tenerla. Premi «{ $done }».
rising-sun-lesson-first-march-enough-more = Chi spoglia la propria casa la perde. Anche a Kyoto ci sarà Guerra: lascia lì gli altri e premi Fatto.
rising-sun-lesson-first-march-build = Il Bonus dello Schieramento: una Roccaforte dove vuoi, per 3 Monete. Per te è un guerriero che nessuno può uccidere, un luogo dove Convocare, e 1 PV in più da Susanoo. Costruiscila nel { $kansai }.
rising-sun-lesson-first-march-build-pass = 3 Monete sono molte, ma una Roccaforte resta per tutta la partita; le Monete vanno via dopo ogni Stagione. Costruiscila nel Kansai.
rising-sun-lesson-first-march-build-other = Lì starebbe da sola. Nel Kansai sareste tre contro due, invece di due contro due.
rising-sun-lesson-first-march-end = Anche la Libellula, tua Alleata, ha avuto il Bonus e ha costruito nello Shikoku. Così va con un Alleato: ciò che giova a te giova a lui.

## Un Mostro, e il tradimento con il suo prezzo

rising-sun-lesson-first-betray = Un Mostro, e un tradimento
rising-sun-lesson-first-betray-text = Acquistare una carta Stagione, e quanto costa venir meno alla parola.
rising-sun-lesson-first-betray-train = La { $ally } ha giocato l’Addestramento: ognuno può acquistare una carta Stagione. Le carte valgono per il resto della partita. Da Alleato paghi 1 Moneta in meno.
rising-sun-lesson-first-betray-buy = I Mostri sono Miniature come le altre, e qualcosa di più. L’{ $oni } ti costa 1 Moneta invece di 2. Acquista la carta.
rising-sun-lesson-first-betray-buy-pass = Chi gioca bene di rado lascia passare un Addestramento senza una carta. Acquista l’Oni dei Teschi.
rising-sun-lesson-first-betray-buy-other = Una buona carta anche questa. Ma nel Kansai ci mancano guerrieri, e un Mostro arriva subito. Acquista l’Oni dei Teschi.
rising-sun-lesson-first-betray-oni = Compare presso una tua Roccaforte, adesso. Mettilo nel { $kansai }.
rising-sun-lesson-first-betray-oni-kyoto = Kyoto è al sicuro. Nel Kansai conta ogni Forza.
rising-sun-lesson-first-betray-stand = I Kami hanno guardato di nuovo: 2 PV per due Roccaforti. Ora il { $bonsai } gioca lo Schieramento. Puoi muovere anche tu, prima del Bonsai. Stai bene dove sei: premi «{ $done }».
rising-sun-lesson-first-betray-stand-move = Ciò che ora lascia Kyoto o il Kansai mancherà in una Guerra. Resta, e premi Fatto.
rising-sun-lesson-first-betray-tiles = Il Bonsai ha portato il suo Daimyo nel Kansai: tre contro i tuoi quattro. E tu giochi l’ultimo Mandato. Guarda { $betray }: mette due tue Miniature al posto di quelle di due rivali. Ma l’Alleanza finisce subito, e perdi Onore.
rising-sun-lesson-first-betray-decide = { $harvest } ti darebbe 7 PV per Kyoto e il Kansai. { $betray } porterebbe dalla tua un Bushi nel Kansai, e uno della Libellula. Decidi tu: gioca l’uno o l’altro.
rising-sun-lesson-first-betray-betrayed = E così vieni meno alla parola. Il sigillo è strappato, e ora la Libellula ti sta sopra nell’Onore: vince ogni parità con te. Senza un Alleato non avresti perso Onore.
rising-sun-lesson-first-betray-harvested = Fedele, e ben pagato. Il Tradimento conviene quando la Stagione è quasi finita, come adesso, e l’Alleato non ha più nulla da dare. Ma il Raccolto valeva 7 punti.
rising-sun-lesson-first-betray-trained = Un’altra carta, perché no. Il Raccolto avrebbe portato subito 7 PV: difficile fare meglio.
rising-sun-lesson-first-betray-end = Da qui andiamo avanti come se avessi giocato il Raccolto. La Fase di Politica è finita: ora si combattono le Guerre.

## Una Guerra con offerte segrete

rising-sun-lesson-first-war = La Guerra
rising-sun-lesson-first-war-text = Offerte segrete, un ostaggio, e quanto costa vincere.
rising-sun-lesson-first-war-quiet = Le Guerre vengono nell’ordine dei loro numeri. Chi è solo in una Provincia ne prende il segnalino senza combattere: tu lo hai fatto a { $kyoto }.
rising-sun-lesson-first-war-battle = Nel { $kansai } c’è Battaglia: la tua Forza è 4, quella del Bonsai 3. Ma prima di confrontarle, entrambi offrono in segreto Monete per quattro Vantaggi. Ciascuno va a chi offre di più; a parità decide l’Onore.
rising-sun-lesson-first-war-early = Per primo { $seppuku }: uccidi tutte le tue Miniature lì per 1 PV e Onore ciascuna. Una buona fine per chi sta per perdere. { $hostage } porta via una Miniatura nemica, e ruba 1 PV.
rising-sun-lesson-first-war-late = { $ronin } aggiunge i tuoi Ronin alla tua Forza. Tu non ne hai, e nemmeno il Bonsai. Per ultimi { $poets }: 1 PV per ogni Miniatura uccisa nella Battaglia.
rising-sun-lesson-first-war-first = Se il Bonsai prendesse in ostaggio il tuo Oni, sareste tre contro tre, e ti salverebbe solo l’Onore. Se prendi tu un suo Bushi, siete quattro contro due. Metti una Moneta su { $hostage }: premi il suo +.
rising-sun-lesson-first-war-bid-seppuku = Stiamo per vincere: perché uccidere i nostri?
rising-sun-lesson-first-war-bid-ronin = In questa Battaglia nessuno ha Ronin: una Moneta lì è sprecata.
rising-sun-lesson-first-war-bid-done = Senza offerte lasci tutti i Vantaggi al Bonsai. Le Monete non usate si perdono alla fine della Stagione. Offri per l’ostaggio.
rising-sun-lesson-first-war-bid-later = Ci arriviamo fra un momento. Prima l’ostaggio.
rising-sun-lesson-first-war-second = Il Bonsai ha 4 Monete, come te. Una su { $hostage } non basta: aggiungi la seconda.
rising-sun-lesson-first-war-third = E una terza su { $hostage }. Per superarla il Bonsai dovrebbe mettere lì tutto ciò che ha: a 3 contro 3 vince il tuo Onore.
rising-sun-lesson-first-war-bid-hostage = L’ostaggio lo vogliamo di sicuro: un’altra Moneta su Prendere in Ostaggio.
rising-sun-lesson-first-war-poets = Resta una Moneta. Qui qualcuno morirà, quindi i { $poets } pagheranno. Mettila lì.
rising-sun-lesson-first-war-bid-poets = L’ultima Moneta sta meglio sui Poeti Imperiali: chi perde questa Battaglia vi perde tutte le Miniature.
rising-sun-lesson-first-war-done = Nessuno vede le tue offerte dietro lo Schermo. Premi «{ $done }»: quando lo hanno fatto tutti, gli Schermi si alzano.
rising-sun-lesson-first-war-bid-keep = Le offerte vanno bene così. Premi Fatto.
rising-sun-lesson-first-war-capture = L’ostaggio è tuo: il Bonsai ha offerto solo 2. Prendi un Bushi del { $bonsai }.
rising-sun-lesson-first-war-capture-pass = Indebolisce il Bonsai, non costa altro, e nella prossima Stagione avrai perfino una Moneta per restituirlo. Prendi il Bushi.
rising-sun-lesson-first-war-vp = 4 contro 2: vinci il Kansai e il suo segnalino. Il Bushi e il Daimyo del Bonsai sono uccisi, e i Poeti pagano per entrambi. Premi «{ $take }».
rising-sun-lesson-first-war-vp-pass = Due punti per niente: prendili.
rising-sun-lesson-first-war-price = Il prezzo della vittoria: le offerte di chi vince vanno a chi perde. Il { $bonsai } ha avuto le tue 4 Monete e avrebbe potuto usarle in una Guerra successiva. Chi combatte presto e vince arma gli altri.

## L’Inverno, e le serie di segnalini

rising-sun-lesson-first-winter = L’Inverno, e le serie di segnalini
rising-sun-lesson-first-winter-text = Che cosa resta alla fine di una Stagione, e da dove viene la maggior parte dei punti.
rising-sun-lesson-first-winter-cleanup = La Primavera è finita. Monete e Ronin sono stati restituiti, i fedeli sono tornati a casa. Ciò che sta sulla Mappa resta. Ora è Estate: nuovi Proventi, nuove carte, nuove Guerre.
rising-sun-lesson-first-winter-tokens = Hai i segnalini di { $kyoto } e del { $kansai }. In Inverno un segnalino della Primavera vale 1 PV, dell’Estate 2, dell’Autunno 3. Non è molto; le Province diverse valgono ben di più.
rising-sun-lesson-first-winter-sets = I segnalini di tre o quattro Province diverse valgono 10 PV, di cinque o sei 20, di sette o otto 30. Tu ne hai due. { $edo } e { $nagato } ti sono accanto e in questa Stagione hanno una Guerra: una di esse ti porta 10 punti.
rising-sun-lesson-first-winter-ally = Il tè è servito di nuovo. Proponi un’Alleanza alla { $dragonfly } o al { $bonsai }, oppure premi «{ $done }» e resta solo: che ne pensi?
rising-sun-lesson-first-winter-ally-talk = Contrattare Monete e Ronin fa parte del tè, e puoi farlo in ogni partita. Qui scegli soltanto a chi chiedere.
rising-sun-lesson-first-winter-ally-dragonfly = Un’amica che conosci già. È forte e ha raccolto segnalini anche lei: tienila d’occhio, stavolta potrebbe tradire.
rising-sun-lesson-first-winter-ally-bonsai = Astuto: adesso il Bonsai è debole, acquista tutto per 1 Moneta, e non ti disturberà molto.
rising-sun-lesson-first-winter-ally-none = Allora gli altri due potrebbero allearsi contro di te. Si può fare, ma ogni loro Bonus è uno che tu non hai.
rising-sun-lesson-first-winter-end = È tutto ciò che serve. In Inverno pagano anche alcune carte; lo dice il loro testo. Ora gioca da solo l’Estate e l’Autunno.

## Da solo

rising-sun-lesson-first-alone = Da solo
rising-sun-lesson-first-alone-text = Estate, Autunno e Inverno contro due principianti.
rising-sun-lesson-first-alone-think = Pensa a tre cose: un Alleato a ogni tè, una Guerra in una Provincia di cui ti manca il segnalino, e Monete da offrire lì. Una terza Provincia diversa porta 10 PV.
rising-sun-lesson-first-alone-begin = È Estate, e sei in testa con 18 PV. Il pulsante «Suggerimento» mostra che cosa farebbe un maestro, quante volte vuoi.
rising-sun-lesson-first-alone-end = La partita è finita. La tabella dei punti mostra da dove vengono: ciò che si è segnato per strada, segnalini, serie e carte.
