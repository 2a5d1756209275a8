### Le parole sulla plancia di Rising Sun.

## Mappa e pezzi

rising-sun-board-group = { $count } × { $piece } di { $seat }
rising-sun-board-in-reserve = { $count } × { $piece } nella riserva di { $seat }
rising-sun-board-force = Forza { $force }: { $seat }
rising-sun-board-force-now =
    { $number ->
        [one] Forza { $force } adesso
       *[other] Forza { $force } ciascuno adesso, { $total } insieme
    }
rising-sun-board-war-here = Qui si combatte la Guerra { $number } di questa Stagione
rising-sun-board-wars = Guerre: { $season }
rising-sun-board-token = Guerra { $number }: { $province }, { $vp } PV; di: { $owner }
rising-sun-board-nobody = ancora nessuno
rising-sun-board-won = { $province }, { $season }: { $vp } PV
rising-sun-board-honor = Onore
rising-sun-board-honor-of = { $seat }: posto { $place } d’Onore
rising-sun-board-honor-help = Chi sta più in alto vince i pareggi: nelle Battaglie, nelle offerte e ai Santuari.
rising-sun-board-token-help = Vinto in Guerra: i suoi punti contano in Inverno, e più sono le Province diverse, più punti si aggiungono.

## Indicatori, tessere, carte

rising-sun-board-turn = Mandato { $turn }
rising-sun-board-turn-played = Mandato { $turn }: { $seat }, { $mandate }
rising-sun-board-kami-turn = Turno dei Kami
rising-sun-board-kami-help = Un Santuario dopo l’altro: il Kami favorisce il Clan con più fedeli.
rising-sun-board-turn-help = Qualcuno guarderà quattro tessere e sceglierà il Mandato che tutti eseguono.
rising-sun-board-going-kami = Turno dei Kami: un Santuario dopo l’altro
rising-sun-board-going-choice = Mandato { $turn }: sceglie { $seat }
rising-sun-board-going-naming = { $seat } dichiara un Mandato
rising-sun-board-going-mandate = { $mandate }, scelto da { $seat }{ $allied ->
       *[no] {""}
        [yes] ; bonus anche per { $ally }
    }
rising-sun-board-hand = Le tue quattro tessere: scegline una
rising-sun-board-name = Dichiara un Mandato qualsiasi
rising-sun-board-tray = La tua Riserva
rising-sun-board-market = Carte Stagione
rising-sun-board-cards = Base e { $set }
rising-sun-board-price = Prezzo: { $price }
rising-sun-board-aside = Metti da parte e guarda la mappa
rising-sun-board-no-cards = Non restano carte in questa Stagione.
rising-sun-board-type-monster = Mostro
rising-sun-board-type-enhancement = Potenziam.
rising-sun-board-type-virtue = Virtù
rising-sun-board-type-war_upgrade = Guerra
rising-sun-board-type-winter_upgrade = Inverno

## Clan

rising-sun-board-clans = I Clan
rising-sun-board-clans-note = Vince chi ha più Punti Vittoria dopo l’Inverno. Libellula e Bonsai sono i più facili per cominciare.
rising-sun-board-style-koi = Le sue Monete combattono
rising-sun-board-style-lotus = Governa come vuole
rising-sun-board-style-turtle = Le sue Roccaforti marciano
rising-sun-board-style-dragonfly = È dappertutto
rising-sun-board-style-bonsai = Compra per 1 Moneta
rising-sun-board-rank = Onore: posto { $place } su { $count }
rising-sun-board-vp = PV
rising-sun-board-coins = Monete (proventi { $income })
rising-sun-board-coins-held = Monete
rising-sun-board-ronin = Ronin
rising-sun-board-coins-now =
    { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }
rising-sun-board-coins-help = Proventi all’inizio di una Stagione: { $income }. Ciò che resta alla fine si restituisce.
rising-sun-board-ronin-now = { $ronin } Ronin
rising-sun-board-ronin-help = Con Ingaggiare Ronin ognuno aggiunge Forza 1 in una Battaglia. Si restituiscono a fine Stagione.
rising-sun-board-ally-help = Gli Alleati condividono i bonus dei loro Mandati e in Guerra non si uccidono le Miniature. L’Alleanza finisce con la Stagione, o con Tradimento.
rising-sun-board-hostage-help = Torna al proprietario all’inizio della prossima Stagione.
rising-sun-board-home = Origine: { $province }
rising-sun-board-ally = Alleato: { $seat }
rising-sun-board-your-ally = Il tuo Alleato
rising-sun-board-alone = Nessun Alleato
rising-sun-board-toll = Pedaggi
rising-sun-board-reserve = Riserva
rising-sun-board-tokens =
    Segnalini ({ $different ->
        [one] 1 Provincia
       *[other] { $different } Province diverse
    })
rising-sun-board-tokens-of = Segnalini Provincia in Guerra: { $season }
rising-sun-board-token-won = { $province }: { $vp } PV
rising-sun-board-different =
    { $different ->
        [one] Segnalini di 1 Provincia
       *[other] Segnalini di { $different } Province diverse
    }
rising-sun-board-different-help = In Inverno i segnalini di molte Province diverse danno punti oltre ai propri.
rising-sun-board-tokens-won = Segnalini Provincia in Guerra
rising-sun-board-cards-owned = Carte Stagione
rising-sun-board-hostages = Ostaggi
rising-sun-board-hostage = Ostaggio: { $piece } di { $owner }
rising-sun-board-owns-none = Ancora nessuna carta Stagione.
rising-sun-board-no-clan = Il Clan non è ancora scelto.

## Che cosa sta facendo qualcuno

rising-sun-doing-clan = quale Clan?
rising-sun-doing-tea = con chi allearsi?
rising-sun-doing-mandate = quale Mandato?
rising-sun-doing-recruit = chi Convocare, e dove?
rising-sun-doing-marshal = chi si Muove, e dove?
rising-sun-doing-train = quale carta comprare?
rising-sun-doing-betray = quali Miniature sostituire?
rising-sun-doing-kami = come usare il favore dei Kami?
rising-sun-doing-bid = come dividere le Monete?
rising-sun-doing-battle = come usare un Vantaggio?

## Negoziazione

rising-sun-board-tea = Cerimonia del Tè
rising-sun-board-tea-note = Per tutta la Stagione gli Alleati condividono il Bonus dei loro Mandati. Dove ci sono solo loro due non si combatte.
rising-sun-board-negotiation = Negoziazione
rising-sun-board-done = ha finito
rising-sun-board-do-propose = Proponi Alleanza
rising-sun-board-do-withdraw = Ritira
rising-sun-board-do-withdraw_privately = Ritira
rising-sun-board-do-accept = Accetta
rising-sun-board-do-refuse = Rifiuta
rising-sun-board-do-refuse_privately = Rifiuta
rising-sun-board-do-counter_offer = Altre condizioni
rising-sun-board-do-accept_offer = Accetta
rising-sun-board-do-refuse_offer = Rifiuta
rising-sun-board-do-refuse_offer_privately = Rifiuta
rising-sun-board-do-withdraw_offer = Ritira
rising-sun-board-do-withdraw_offer_privately = Ritira
rising-sun-board-deal = Accordo …
rising-sun-board-change = Cambia …
rising-sun-board-you-get = Ricevi
rising-sun-board-you-give = Dai
rising-sun-board-nothing = niente
rising-sun-board-no-offers = Ancora nessuna offerta: proponi un’Alleanza, o componi un accordo.
rising-sun-board-offer-that = Offri questo:
rising-sun-board-your-offer = La tua offerta
rising-sun-board-their-offer = La sua offerta
rising-sun-board-alliance = Alleanza
rising-sun-board-with-alliance = Comprende un’Alleanza per questa Stagione
rising-sun-board-in-secret = in privato
rising-sun-board-words = Due parole, solo per questo giocatore
rising-sun-board-send =
    { $kind ->
        [gift] Dona
        [offer] Manda l’offerta
        [proposal] Proponi l’Alleanza
       *[words] Manda
    }
rising-sun-board-speak = Parla in privato
rising-sun-board-for = per
rising-sun-board-private = in privato
rising-sun-board-deal-with = { $answer ->
        [yes] Altre condizioni per { $seat }
       *[no] Un accordo con { $seat }
    }
rising-sun-board-you-ask = Chiedi

## Battaglia e Inverno

rising-sun-board-battle = Battaglia: { $province }, per { $vp } PV
rising-sun-board-bidding = Monete dietro gli Schermi
rising-sun-board-resolving = Si risolvono i Vantaggi
rising-sun-board-fought = La Battaglia è finita
rising-sun-board-bid = { $seat }: { $coins } su { $advantage }
rising-sun-board-for-hire = { $koi ->
        [yes] Ingaggiare Ronin porta tanta Forza: ogni Moneta tenuta dai Koi combatte come un Ronin
        [upto] Ingaggiare Ronin porta al massimo questa Forza: ogni Moneta tenuta dai Koi combatte come un Ronin
       *[no] Ronin: Ingaggiare Ronin porta altrettanta Forza
    }
rising-sun-board-kept = Monete tenute da parte
rising-sun-board-victory = Vince { $seat }
rising-sun-board-bid-how = Metti e togli Monete a piacere; gli Schermi si alzano quando tutti hanno finito.
rising-sun-board-last-battle = La tua ultima Battaglia di questa Stagione: le Monete che ti restano alla fine si restituiscono.
rising-sun-board-bid-watch = Gli Schermi si alzano insieme quando tutti hanno finito.
rising-sun-board-winter = Inverno: il conteggio
rising-sun-board-advantage-seppuku = muoiono le tue Miniature: { $vp } e Onore l’una
rising-sun-board-advantage-take_hostage = prendi una Miniatura, rubi { $vp }
rising-sun-board-advantage-hire_ronin = 1 Forza per ogni Ronin
rising-sun-board-advantage-imperial_poets = { $vp } per ogni Miniatura uccisa
rising-sun-board-shrine-amaterasu = in cima all’Onore
rising-sun-board-shrine-fujin = fino a { $moves ->
    [one] { $moves } Movimento
   *[other] { $moves } Movimenti
}
rising-sun-board-shrine-hachiman = { $ronin }
rising-sun-board-shrine-tsukuyomi = { $coins }
rising-sun-board-shrine-raijin = un Bushi ovunque
rising-sun-board-shrine-ryujin = una carta a prezzo pieno
rising-sun-board-shrine-susanoo = { $vp } per Roccaforte

## Le carte Stagione in poche parole

rising-sun-board-card-komainu = Ha Forza { $force } e può venerare in un Santuario come uno Shinto.
rising-sun-board-card-oni_of_skulls = Ha Forza { $force }, oppure { $low } tra Clan che hanno tutti più Onore.
rising-sun-board-card-path_of_the_lion = Il tuo Daimyo ha Forza +{ $daimyo }.
rising-sun-board-card-righteousness = Guadagni { $vp } per ogni tua Miniatura uccisa.
rising-sun-board-card-way_of_the_shogun = All’inizio della Fase di Guerra guadagni { $coins }.
rising-sun-board-card-path_of_the_serpent = Puoi chiedere agli altri { $coins } per ogni Miniatura che Muovono per mare.
rising-sun-board-card-respect = Quando Prendi in Ostaggio puoi prendere { $extra ->
        [one] una Miniatura in più.
       *[other] { $extra } Miniature in più.
    }
rising-sun-board-card-way_of_bushido = All’inizio della Fase di Guerra guadagni { $coins }, e { $each } per ogni Virtù diversa che possiedi.
rising-sun-board-card-way_of_the_ronin = All’inizio della Fase di Guerra guadagni { $ronin }.
rising-sun-board-card-yurei = Ha Forza { $force } e conta anche come Daimyo.
rising-sun-board-card-form_of_the_kitsune = In Inverno guadagni { $each } per ogni tua Roccaforte sulla Mappa.
rising-sun-board-card-form_of_the_phoenix = In Inverno guadagni { $each } per ogni Virtù diversa che possiedi.
rising-sun-board-card-path_of_the_dragon = Il tuo Daimyo ha Forza +{ $daimyo }.
rising-sun-board-card-river_dragon = Ha Forza { $force }.
rising-sun-board-card-way_of_the_moneylender = All’inizio della Fase di Guerra guadagni { $coins }.
rising-sun-board-card-benevolence = Quando compri puoi dare { $coins } del prezzo a un altro giocatore: guadagni Onore e { $vp }.
rising-sun-board-card-path_of_the_kenin = Dopo aver Convocato puoi collocare un Bushi presso una tua Roccaforte.
rising-sun-board-card-path_of_the_light = Dopo ogni Reclutamento puoi collocare uno Shinto in un Santuario qualsiasi.
rising-sun-board-card-justice = Guadagni { $vp } ogni volta che uccidi Miniature di un giocatore con meno Onore.
rising-sun-board-card-path_of_the_samurai = Dopo ogni Reclutamento puoi collocare un Bushi in una Provincia qualsiasi.
rising-sun-board-card-oni_of_blood = Ha Forza { $force }, oppure { $low } tra Clan che hanno tutti più Onore.
rising-sun-board-card-oni_of_souls = Quando con lui vinci un segnalino Guerra, guadagni { $each } per ogni Oni che possiedi.
rising-sun-board-card-form_of_the_beast = In Inverno guadagni { $each } per ogni Mostro che possiedi.
rising-sun-board-card-way_of_the_katana = Nella Fase di Guerra ogni tuo Bushi ha Forza { $bushi }.
rising-sun-board-card-oni_of_hate = Dove arriva uccide un Bushi o uno Shinto di ogni giocatore con più Onore.
rising-sun-board-card-oni_of_spite = Dove arriva ruba { $vp } a ogni giocatore lì presente con più Onore.
rising-sun-board-card-courage = Guadagni { $vp } ogni volta che vinci un segnalino Guerra.
rising-sun-board-card-path_of_the_ninja = Dopo aver Convocato puoi uccidere un Bushi qualsiasi sulla Mappa; ti costa Onore.
rising-sun-board-card-way_of_the_righteous = All’inizio della Fase di Guerra prendi { $coins } a ogni giocatore con meno Onore.
rising-sun-board-card-mercy = Quando uccideresti Miniature altrui puoi risparmiarle tutte e guadagnare { $vp }.
rising-sun-board-card-path_of_the_monkey = Dopo aver Convocato puoi prendere { $coins } all’avversario più ricco; ti costa Onore.
rising-sun-board-card-form_of_the_demon = In Inverno guadagni { $each } per ogni Oni che possiedi.
rising-sun-board-card-path_of_the_spirit = Dopo aver Convocato, se hai l’Onore più alto, guadagni { $coins } e { $vp }.
rising-sun-board-card-honesty = Da Alleato guadagni { $vp } per ogni Mandato che scegli, tranne il Tradimento.
rising-sun-board-card-path_of_the_patron = Dopo aver Convocato guadagni { $coins } se almeno due giocatori hanno meno Onore.
rising-sun-board-card-path_of_the_warlord = Dopo aver Convocato guadagni { $coins }.
rising-sun-board-card-loyalty = Da Alleato, ogni volta che guadagni PV prima dell’Inverno ne guadagni { $points } in più.
rising-sun-board-card-way_of_the_merchant = Quando un giocatore più ricco guadagna Monete dalla Pila comune, anche tu ne guadagni { $number }.
rising-sun-board-card-form_of_the_kindred = In Inverno guadagni { $each } per ogni Stagione in cui hai avuto un Alleato.
rising-sun-board-card-path_of_the_unrighteous = Quando Tradisci puoi sostituire { $extra ->
        [one] una Miniatura in più, anche un fedele.
       *[other] { $extra } Miniature in più, anche fedeli.
    }

## Quantità stampate

rising-sun-board-harvest = Raccolto: { $list }
rising-sun-board-amount-coins = { $n ->
    [one] 1 Moneta
   *[other] { $n } Monete
}
rising-sun-board-amount-vp = { $n } PV
rising-sun-board-amount-ronin = { $n } Ronin
rising-sun-board-amount-free = gratis

## Tipi di azioni libere
rising-sun-act-approach = Avvia un accordo con qualcuno
rising-sun-act-add_to_deal = Aggiungi a un accordo
rising-sun-act-take_from_deal = Togli da un accordo
rising-sun-act-withdraw_offer = Ritira un’offerta
rising-sun-act-withdraw_offer_privately = Ritira un’offerta privata
rising-sun-act-counter_offer = Rispondi con un’altra offerta
rising-sun-act-accept_offer = Accetta un’offerta
rising-sun-act-refuse_offer = Rifiuta un’offerta
rising-sun-act-refuse_offer_privately = Rifiuta un’offerta privata
rising-sun-act-toll_policy = Di’ che cosa fare dei pedaggi

## Che cosa significa quando ti succede qualcosa

rising-sun-hit-loses_vp = Sono stati rubati: chi li ha presi ne guadagna altrettanti.
rising-sun-hit-takes_coins = Hai meno Monete per il resto della Stagione, per carte, pedaggi e offerte.
rising-sun-hit-gains_honor = Un altro Clan ti ha superato: ora sta sopra di te e vince i pareggi.
rising-sun-hit-rises = Un altro Clan ti ha superato: ora sta sopra di te e vince i pareggi.
rising-sun-hit-breaks_alliance = Non hai Alleati fino alla prossima Cerimonia del Tè: non condividete più i bonus, e in Guerra siete nemici.
rising-sun-hit-replaces = La tua Miniatura è tornata nella tua Riserva, e un’altra ne ha preso il posto.
rising-sun-hit-replaces_worshipper = La tua Miniatura è tornata nella tua Riserva; in questo Santuario non conta più per te, e conta quella che ne ha preso il posto.
rising-sun-hit-assassinates = Il tuo Bushi lì muore, a meno che venga mostrata Misericordia.
rising-sun-hit-killed = È tornata nella tua Riserva e lì non ha più Forza; puoi Convocarla di nuovo.
rising-sun-hit-captures = Non ha Forza in questa Battaglia e torna nella tua Riserva quando comincia la prossima Stagione.
rising-sun-hit-wins_battle = Il segnalino e i suoi punti vanno a chi ha vinto; le tue Miniature lì muoiono, a meno che siate Alleati o che ricevano Misericordia.

## I Clan in una parola
rising-sun-board-clan-koi = Koi
rising-sun-board-clan-lotus = Loto
rising-sun-board-clan-turtle = Tartaruga
rising-sun-board-clan-dragonfly = Libellula
rising-sun-board-clan-bonsai = Bonsai

