### Shogun in italiano: le lezioni. Chiavi: shogun-lesson-<lezione>-<capitolo>-<testo>.

shogun-table-winter = inverno
shogun-tower-tower = torre di combattimento

shogun-lesson-first = La tua prima partita a Shogun

## Dieci azioni da pianificare

shogun-lesson-first-plan = Pianificare dieci azioni
shogun-lesson-first-plan-text = Che cos’è un turno, che cosa fa una carta della provincia, e un piano tutto tuo.
shogun-lesson-first-plan-welcome = Benvenuto! La partita dura due anni, e si fanno punti solo d’inverno: 1 per ogni tua provincia, 1 per ogni edificio, e altri a chi ha più castelli, templi o teatri in una regione.
shogun-lesson-first-plan-land = Queste sono tue: nove province con le tue armate. Il numero su { $suruga } dice che lì stanno 5 armate. Le province vuote sono neutrali: può prenderle chiunque.
shogun-lesson-first-plan-actions = In ogni turno le dieci azioni avvengono tutte, una volta sola. L’ordine si mescola. Vedi le prime cinque: { $first } viene per prima, { $last } per quinta. Le altre restano coperte fino a più tardi.
shogun-lesson-first-plan-cards = Hai una carta per ogni provincia. Guarda { $tamba }: dice quanti forzieri e quanto riso rende la provincia, e quanti terreni fabbricabili ha.
shogun-lesson-first-plan-taxes = Una carta su un’azione vuol dire: fai questo, lì. { $card } rende 7 forzieri: riscuotiamo lì. Clicca { $card }, poi la casella { $space }.
shogun-lesson-first-plan-taxes-less = Si può, ma non rende più di Tamba, e quella provincia ci serve per altro. Metti lì Tamba.
shogun-lesson-first-plan-taxes-busy = In un turno una carta fa una cosa sola. Se Tamba è occupata lì, non paga imposte. Mettila sulla Riscossione delle imposte.
shogun-lesson-first-plan-rice = Il riso nutre la tua gente d’inverno: ne serve 1 per provincia. { $card } ne dà 5, nessuna delle tue ne dà di più. Mettila su { $space }.
shogun-lesson-first-plan-rice-less = Quella provincia dà meno riso di Mino. D’inverno conta ogni chicco: prendi Mino.
shogun-lesson-first-plan-battle = Ora un attacco. Un’armata resta sempre a casa, quindi marciano solo i gruppi grossi. { $card } ne ha 5 e confina con { $target }, che è neutrale. Metti { $card } su { $space }.
shogun-lesson-first-plan-battle-weak = Da lì potresti marciare, ma con meno armate. Suruga ne ha 5 e alle spalle non ha nulla da temere.
shogun-lesson-first-plan-castle = Un castello costa 3 forzieri e vale un punto ogni inverno. { $card } ha tre terreni fabbricabili, uno per ogni tipo. Mettila su { $space }.
shogun-lesson-first-plan-castle-site = Un castello può stare anche lì. Ma Izu ha tre terreni: più avanti avrà posto per un tempio e un teatro. Prendi Izu.
shogun-lesson-first-plan-no = Non devi fare tutto. Una carta del tesoro su un’azione vuol dire: non in questo turno. Lì il suo numero non conta. Metti { $card } su { $space }.
shogun-lesson-first-plan-no-other = Per ora basta una battaglia, e le carte del tesoro piccole servono per l’offerta. Metti la Carta del tesoro 4 su Battaglia/Spostamento B.
shogun-lesson-first-plan-bid = La casella { $space } decide chi sceglie per primo il posto nell’ordine di gioco. Una carta del tesoro offre il suo numero, e lo paghi. Una carta della provincia è gratis, ma non fa altro. Offri quanto vuoi!
shogun-lesson-first-plan-bid-first = Questo viene fra poco. Prima metti una carta sull’Offerta.
shogun-lesson-first-plan-bid-high = 3 forzieri: un’offerta forte. Probabilmente sceglierai per primo, ma un castello non costava di più.
shogun-lesson-first-plan-bid-middle = Un’offerta sensata: batte chi vuole risparmiare, e ti lascia del denaro.
shogun-lesson-first-plan-bid-nothing = Risparmi tutto. Solo una casella vuota vale meno, quindi probabilmente sceglierai per ultimo.
shogun-lesson-first-plan-bid-province = Un’offerta gratuita: batte solo uno 0 e una casella vuota. E tutti vedono una provincia che in questo turno non farà nulla.
shogun-lesson-first-plan-rest = Restano cinque caselle: due edifici e armate fresche. Ognuna vuole una carta. Tieni d’occhio i forzieri: la riga sotto il piano somma quanto costa. Le carte si possono spostare. Quando il piano ti va bene, premi «{ $done }».
shogun-lesson-first-plan-end = I piani sono fatti, tutti insieme e in segreto, e nessuno può più cambiarli. Ora si scoprono le offerte. Da qui andiamo avanti con un piano che ho preparato io per te.

## Le offerte e l’ordine di gioco

shogun-lesson-first-order = Le offerte e l’ordine di gioco
shogun-lesson-first-order-text = Che cosa cambia un evento, e quanto valgono i posti nell’ordine.
shogun-lesson-first-order-bids = Le offerte sono scoperte. Tu hai offerto 2 e pagato 2 forzieri. Gli altri hanno offerto 1 e una carta della provincia. Quindi scegli per primo.
shogun-lesson-first-order-event = In ogni turno colpisce un evento, e vale per tutti: questo è { $event }. Fermati sopra, o toccalo, per leggere che cosa fa. Altri tre restano per dopo; l’ultimo dice quanto riso si porta via l’inverno.
shogun-lesson-first-order-positions = Nell’ordine di gioco ci sono cinque posti. Chi sta sul posto { $first } agisce per primo in tutte e dieci le azioni, chi sta sul posto { $last } per ultimo. Su ognuno c’è una carta che aiuta chi la prende, per questo turno.
shogun-lesson-first-order-take = Stai per attaccare. Sul posto { $position } c’è +1 armata nell’attacco: con quella getti un’armata in più in ogni battaglia che cominci. Prendi il posto { $position }.
shogun-lesson-first-order-take-first = Essere primi serve quando gli altri possono attaccarti o prendere ciò che vuoi. Ma in questo turno attacchiamo noi: prendi il posto 5.
shogun-lesson-first-order-take-other = Anche quella carta aiuta. Ma in questo turno attacchiamo: prendi il posto 5, con +1 armata nell’attacco.
shogun-lesson-first-order-end = Ora si svolgono le azioni, una dopo l’altra. Ciò che hai pianificato avviene da solo. Ti si chiede soltanto dove possono marciare le armate, ed è da lì che andiamo avanti.

## La torre

shogun-lesson-first-tower = La torre di combattimento
shogun-lesson-first-tower-text = Come si decide una battaglia, e che cosa dicono le percentuali sui pulsanti.
shogun-lesson-first-tower-tower = Le battaglie le decide la { $tower }. Tutti i cubetti che combattono si gettano dentro dall’alto. Conta quel che cade fuori in basso: vince chi ha più cubetti.
shogun-lesson-first-tower-stuck = Dentro la { $tower } ci sono dei ripiani. Alcuni cubetti restano lì, e al loro posto escono cubetti di battaglie passate, tuoi e altrui. Non sono persi: prima o poi cadono.
shogun-lesson-first-tower-neutral = Suruga può marciare. { $totomi } e { $kai } sono neutrali: ognuna è difesa da un contadino. Una tua armata deve restare a casa.
shogun-lesson-first-tower-march = { $target } rende 6 forzieri e ha due terreni fabbricabili, Kai ne rende 5 e ne ha uno. Clicca { $target }, poi scegli «4 armate». Il pulsante dice quanto è probabile riuscirci.
shogun-lesson-first-tower-march-few = Guarda le percentuali: ogni armata in più dà sicurezza, e alle spalle di Suruga non c’è alcun nemico. Marcia verso Totomi con 4.
shogun-lesson-first-tower-march-kai = Anche Kai andrebbe bene, ma rende meno e ha un solo terreno fabbricabile. Prendi Totomi.
shogun-lesson-first-tower-march-own = Quella provincia è già tua: le armate ci si sposterebbero soltanto. Conquistiamone una nuova: marcia verso Totomi con 4.
shogun-lesson-first-tower-won = { $totomi } è tua! Sono usciti 4 tuoi cubetti contro 2 contadini. Chi vince perde tanti cubetti quanti ne aveva chi perde: ora lì stanno 2 armate, e la sua carta è in mano tua.
shogun-lesson-first-tower-help = Ricordati dei contadini nella { $tower }. Quando si attacca un giocatore, tutti i contadini che escono aiutano chi si difende, ma non dove c’è un tumulto. In parità la provincia non è più di nessuno, e i suoi edifici vanno persi.
shogun-lesson-first-tower-move = Intanto si sono costruiti castelli, sono arrivate armate, si sono pagate imposte. Ora un’armata è arrivata in { $tajima }, e da lì si può passare in un’altra tua provincia. Spostane qualcuna, o premi «{ $stay }»: decidi tu.
shogun-lesson-first-tower-move-stay = Restano lì: ora Tajima è più sicura.
shogun-lesson-first-tower-move-go = Sono già arrivate. Tra province tue ci si sposta sempre senza battaglia.
shogun-lesson-first-tower-end = Il turno è finito, e tutte le carte tornano in mano. Hai vinto una battaglia e una provincia. Adesso: che cosa costano le imposte.

## Imposte e insurrezioni

shogun-lesson-first-revolt = Imposte e insurrezioni
shogun-lesson-first-revolt-text = Perché la stessa provincia non deve pagare due volte.
shogun-lesson-first-revolt-summer = Estate. Le dieci azioni hanno un ordine nuovo, e sui cinque posti ci sono carte nuove. Pianifichi di nuovo, come in primavera.
shogun-lesson-first-revolt-marker = Guarda { $tamba } e { $mino }: dove hai riscosso imposte o riso ora c’è un segnalino del tumulto. Resta fino alla fine dell’inverno.
shogun-lesson-first-revolt-farmers = Se riscuoti di nuovo a { $tamba }, i forzieri li prendi, ma poi i contadini insorgono: se ne getta nella torre uno per segnalino, contro le tue armate. A loro basta la parità, e la provincia è persa con tutti gli edifici.
shogun-lesson-first-revolt-taxes = Prendi allora una provincia tranquilla che rende almeno 6 forzieri e metti la sua carta su { $space }: quale, decidi tu.
shogun-lesson-first-revolt-taxes-marker = In quella provincia c’è un segnalino: i contadini insorgerebbero. Prendine una senza.
shogun-lesson-first-revolt-taxes-less = Lì è tutto tranquillo, ma rende meno di 6. Più d’una delle tue province tranquille rende di più.
shogun-lesson-first-revolt-taxes-first = Una cosa alla volta: prima una carta per la Riscossione delle imposte.
shogun-lesson-first-revolt-taxes-best = 7 forzieri: la migliore. Però in estate Suruga non può fare altro.
shogun-lesson-first-revolt-taxes-good = 6 forzieri senza alcun fastidio.
shogun-lesson-first-revolt-rice = Lo stesso vale per il riso. Tre delle tue province tranquille ne danno 4. Metti la carta di una di loro su { $space }.
shogun-lesson-first-revolt-rice-marker = In quella provincia c’è un segnalino: i contadini insorgerebbero anche per il riso. Prendine una senza.
shogun-lesson-first-revolt-rice-less = Dà meno di 4, e l’inverno vuole 1 di riso per ognuna delle tue dieci province. Trovane una da 4.
shogun-lesson-first-revolt-rice-first = Una cosa alla volta: prima una carta per la Riscossione del riso.
shogun-lesson-first-revolt-guard = Tante armate tengono buoni i contadini: in un’insurrezione combattono tutte. Danne altre tre a { $card }: mettila su { $space }.
shogun-lesson-first-revolt-guard-other = Si può, ma prima dell’inverno vogliamo Tamba al sicuro: metti Tamba su Posizionamento di 3 armate.
shogun-lesson-first-revolt-end = Hai capito l’idea: ogni provincia una volta all’anno. Lasciamo qui l’estate e ci ritroviamo in autunno, poco prima dell’inverno.

## Riso, inverno e maggioranze

shogun-lesson-first-winter = Riso, inverno e punti
shogun-lesson-first-winter-text = Nutri le province, e costruisci dove conta.
shogun-lesson-first-winter-autumn = Autunno: l’ultimo turno prima dell’inverno. Ho già pianificato quasi tutto io. Restano due caselle: un castello, e il riso.
shogun-lesson-first-winter-majority = D’inverno ogni edificio vale un punto. In ogni regione chi ha più castelli prende altri 3 punti; più templi ne danno 2, più teatri 1. La riserva di ogni { $castle } sta accanto alla mappa.
shogun-lesson-first-winter-where = Chi divide il primo posto prende un punto in meno. Nella regione gialla il tuo castello in { $izu } è già da solo in testa. Nella regione rossa ce n’è uno, in { $omi }, e non è tuo. Nella regione verde non ne ha nessuno.
shogun-lesson-first-winter-castle = Costruisci allora nella regione verde: un castello lì dà il suo punto e 3 per la maggioranza. Metti { $card } su { $space }.
shogun-lesson-first-winter-castle-shared = Quella è nella regione rossa: con il castello di Omi divideresti il primo posto, 2 punti a testa. Nella regione verde ne prendi 3 da solo: metti Tajima su Costruzione di un castello.
shogun-lesson-first-winter-castle-lead = Nella regione gialla hai già più castelli di tutti: un secondo dà il suo punto e basta. Metti Tajima su Costruzione di un castello.
shogun-lesson-first-winter-castle-now = Prima il castello: metti Tajima su Costruzione di un castello.
shogun-lesson-first-winter-need = L’{ $table } è severo: prima tutti perdono tanto riso quanto dice l’ultima carta degli eventi, poi serve 1 di riso per provincia. Quel che manca diventa insurrezioni.
shogun-lesson-first-winter-rice = Hai 6 di riso e dieci province. { $card } ne dà 4 ed è tranquilla. Mettila su { $space }.
shogun-lesson-first-winter-rice-marker = In quella provincia c’è un segnalino del tumulto: i contadini insorgerebbero subito. Harima è tranquilla e ne dà 4.
shogun-lesson-first-winter-rice-less = È troppo poco per dieci province. Harima ne dà 4.
shogun-lesson-first-winter-rice-now = Prima il riso: metti Harima su Riscossione del riso.
shogun-lesson-first-winter-done = Il piano è completo. Premi «{ $done }», e lascia scorrere l’autunno.
shogun-lesson-first-winter-done-now = Il piano va bene così. Premi «Fatto».
shogun-lesson-first-winter-place = La tua offerta di 1 era la più alta: scegli il posto { $first } o un altro. Dopo l’autunno l’ordine vale anche per l’inverno.
shogun-lesson-first-winter-hunger = Ecco l’inverno. Nei magazzini avevi 10 di riso, l’{ $table } se n’è preso 3, e dieci province vogliono mangiare: ne mancano 3. La tabella dice: due tue province, tirate a sorte, insorgono, ognuna con 2 contadini oltre ai suoi segnalini.
shogun-lesson-first-winter-revolt = Scegli tu quale insorge per prima. Decide la torre, e ciò che ne cade ora mancherà dopo. Scegline una.
shogun-lesson-first-winter-scored = Poi tutti hanno segnato: un punto per ogni provincia e per ogni edificio, e le maggioranze. Il diario racconta riga per riga. Una provincia persa contro i contadini non contava più.
shogun-lesson-first-winter-end = Segnalini e riso spariscono, e il secondo anno comincia a mani vuote. Dopo il suo inverno la partita finisce: vince chi ha più punti.

## Da solo

shogun-lesson-first-alone = Da solo
shogun-lesson-first-alone-text = Gioca fino alla fine contro due principianti.
shogun-lesson-first-alone-last = L’ultimo autunno dell’ultimo anno: Tokugawa e Uesugi sono principianti, e tu hai 24 punti, loro 21 e 26. Un piano, un turno, un inverno, e la partita è finita.
shogun-lesson-first-alone-think = Pensa a tre cose: il riso per undici province con { $rice }, una maggioranza che un castello in più può vincere o spezzare ({ $castle }), e province senza segnalini del tumulto per le imposte.
shogun-lesson-first-alone-begin = Ora vai avanti da solo. Il pulsante «Suggerimento» mostra che cosa farebbe un maestro, tutte le volte che vuoi.
shogun-lesson-first-alone-end = La partita è finita. Guarda la tabella dei punti: province, edifici e maggioranze, per ciascuno dei due inverni.
