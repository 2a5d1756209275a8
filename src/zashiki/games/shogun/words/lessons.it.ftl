### Shogun in italiano: le lezioni. Chiavi: shogun-lesson-<lezione>-<capitolo>-<testo>.

shogun-lesson-first = La tua prima partita a Shogun

## Dieci azioni da pianificare

shogun-lesson-first-plan = Pianificare dieci azioni
shogun-lesson-first-plan-text = Che cos’è una stagione, che cosa fa una carta provincia, e un piano tutto tuo.
shogun-lesson-first-plan-welcome = Benvenuto! La partita dura due anni, e si fanno punti solo d’inverno: 1 per ogni tua provincia, 1 per ogni edificio, e altri a chi ha più castelli, templi o teatri in una regione.
shogun-lesson-first-plan-land = Queste sono tue: nove province con le tue armate. Il numero su { $suruga } dice che lì stanno 5 armate. Le province vuote sono neutrali: può prenderle chiunque.
shogun-lesson-first-plan-actions = In ogni stagione le dieci azioni avvengono tutte, una volta sola. L’ordine si mescola. Vedi le prime cinque: { $first } viene per prima, { $last } per quinta. Le altre restano coperte fino a più tardi.
shogun-lesson-first-plan-cards = Hai una carta per ogni provincia. Guarda { $tamba }: dice quanti forzieri e quanto riso rende la provincia, e quanti terreni fabbricabili ha.
shogun-lesson-first-plan-taxes = Una carta su un’azione vuol dire: fai questo, lì. { $card } rende 7 forzieri: riscuotiamo lì. Clicca { $card }, poi la casella { $space }.
shogun-lesson-first-plan-taxes-less = Si può, ma non rende più di Tamba, e quella provincia ci serve per altro. Metti lì Tamba.
shogun-lesson-first-plan-taxes-busy = In una stagione una carta fa una cosa sola. Se Tamba è occupata lì, non paga imposte. Mettila sulla Riscossione delle imposte.
shogun-lesson-first-plan-rice = Il riso nutre la tua gente d’inverno: ne serve 1 per provincia. { $card } ne dà 5, nessuna delle tue ne dà di più. Mettila su { $space }.
shogun-lesson-first-plan-rice-less = Quella provincia dà meno riso di Mino. D’inverno conta ogni chicco: prendi Mino.
shogun-lesson-first-plan-battle = Ora un attacco. Un’armata resta sempre a casa, quindi marciano solo i gruppi grossi. { $card } ne ha 5 e confina con { $target }, che è neutrale. Metti { $card } su { $space }.
shogun-lesson-first-plan-battle-weak = Da lì potresti marciare, ma con meno armate. Suruga ne ha 5 e alle spalle non ha nulla da temere.
shogun-lesson-first-plan-castle = Un castello costa 3 forzieri e vale un punto ogni inverno. { $card } ha tre terreni fabbricabili, uno per ogni tipo. Mettila su { $space }.
shogun-lesson-first-plan-castle-site = Un castello può stare anche lì. Ma Izu ha tre terreni: più avanti avrà posto per un tempio e un teatro. Prendi Izu.
shogun-lesson-first-plan-no = Non devi fare tutto. Una carta del tesoro su un’azione vuol dire: non in questa stagione. Lì il suo numero non conta. Metti { $card } su { $space }.
shogun-lesson-first-plan-no-other = Per ora basta una battaglia, e le carte del tesoro piccole servono per l’offerta. Metti la Carta del tesoro 4 su Battaglia/Spostamento B.
shogun-lesson-first-plan-bid = La casella { $space } decide chi sceglie per primo il posto nell’ordine di gioco. Una carta del tesoro offre il suo numero, e lo paghi. Una carta provincia è gratis, ma non fa altro. Offri quanto vuoi!
shogun-lesson-first-plan-bid-first = Questo viene fra poco. Prima metti una carta sull’Offerta.
shogun-lesson-first-plan-bid-high = 3 forzieri: un’offerta forte. Probabilmente sceglierai per primo, ma un castello non costava di più.
shogun-lesson-first-plan-bid-middle = Un’offerta sensata: batte chi vuole risparmiare, e ti lascia del denaro.
shogun-lesson-first-plan-bid-nothing = Risparmi tutto. Solo una casella vuota vale meno, quindi probabilmente sceglierai per ultimo.
shogun-lesson-first-plan-bid-province = Un’offerta gratuita: batte uno 0, e nient’altro. E tutti vedono una provincia che in questa stagione non farà nulla.
shogun-lesson-first-plan-rest = Restano cinque caselle: due edifici e armate fresche. Ognuna vuole una carta. Tieni d’occhio i forzieri: la riga sotto il piano somma quanto costa. Le carte si possono spostare. Quando sei contento, premi «{ $done }».
shogun-lesson-first-plan-end = I piani sono fatti, tutti insieme e in segreto, e nessuno può più cambiarli. Ora si scoprono le offerte. Da qui andiamo avanti con un piano che ho preparato io per te.

## Le offerte e l’ordine di gioco

shogun-lesson-first-order = Le offerte e l’ordine di gioco
shogun-lesson-first-order-text = Che cosa cambia un evento, e quanto valgono i posti nell’ordine.
shogun-lesson-first-order-bids = Le offerte sono scoperte. Tu hai offerto 2 e pagato 2 forzieri. Gli altri hanno offerto 1 e una carta provincia. Quindi scegli per primo.
shogun-lesson-first-order-event = In ogni stagione colpisce un evento, e vale per tutti: questo è { $event }. Fermati sopra per leggere che cosa fa. Altri tre restano per dopo; l’ultimo dice quanto riso si porta via l’inverno.
shogun-lesson-first-order-positions = Nell’ordine di gioco ci sono cinque posti. Chi sta sul { $first } agisce per primo in tutte e dieci le azioni, chi sta sul { $last } per ultimo. Su ognuno c’è una carta che aiuta chi la prende, per questa stagione.
shogun-lesson-first-order-take = Stai per attaccare. Sul posto { $position } c’è +1 armata nell’attacco: con quella getti un’armata in più in ogni battaglia che cominci. Prendi il posto { $position }.
shogun-lesson-first-order-take-first = Essere primi serve quando gli altri possono attaccarti o prendere ciò che vuoi. Ma in questa stagione attacchiamo noi: prendi il posto 5.
shogun-lesson-first-order-take-other = Anche quella carta aiuta. Ma in questa stagione attacchiamo: prendi il posto 5, con +1 armata nell’attacco.
shogun-lesson-first-order-end = Ora si svolgono le azioni, una dopo l’altra. Ciò che hai pianificato avviene da solo. Ti si chiede soltanto dove possono marciare le armate, ed è da lì che andiamo avanti.

## Da solo

shogun-lesson-first-alone = Da solo
shogun-lesson-first-alone-text = Gioca fino alla fine contro due principianti.
shogun-lesson-first-alone-begin = Ora vai avanti da solo. Il tasto «Suggerimento» mostra che cosa farebbe un maestro, tutte le volte che vuoi.
shogun-lesson-first-alone-end = La partita è finita. Guarda la tabella dei punti: province, edifici e maggioranze, per ciascuno dei due inverni.
