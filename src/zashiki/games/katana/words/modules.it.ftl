### Shōgun no Katana in italiano: il Fantasma, la Storia, i Personaggi Erranti, le Tessere Promo, la Katana di Metallo.

## Scelte

katana-verb-raise_price = Una Moneta su { $resource }
katana-verb-send_character = { $character } va a { $space }
katana-verb-sell_resource = Vendi 1 { $resource }
katana-verb-buy_cheaper = Compra il bonus permanente di { $card } per { $line }, a 1 Moneta in meno
katana-verb-offer_coin = Una Moneta nella tua Ciotola
katana-verb-take_geisha = Prendi: { $geisha }
katana-verb-token_advance = Gettone Avanza: fai avanzare il { $decorator }
katana-verb-token_decorate = Gettone Decora: decora { $resource } su { $sword }
katana-verb-play_kaji = { $kaji }: un movimento in più per { $sword }
katana-verb-take_points = Prendi i punti
katana-verb-raise_price-help = Dalla prossima visita questa Risorsa costa 1 Moneta in più al Mercato.
katana-verb-offer_coin-help = Resta lì e porta 1 punto alla fine di ogni round.
katana-verb-play_kaji-help = La carta mostra la casella su cui si trova questa Spada. Viene scartata.

## Domande

katana-prompt-raise_price = I prezzi salgono: su quale delle Risorse comprate va una Moneta?
katana-prompt-send_character = Incontri { $character }. Dove va adesso questo Personaggio?
katana-prompt-kanri = Kanri: paghi 1 Moneta per l’effetto di una Sala qualsiasi?
katana-prompt-shinobi = Shinobi: paghi 1 Moneta per una carta visibile qualsiasi?
katana-prompt-shonin = Shonin: compri una Risorsa a 1 Moneta in meno, o ne vendi una a 1 Moneta in più?
katana-prompt-unsuiso = Unsuiso: metti una Moneta nella tua Ciotola?
katana-prompt-geisha = Geisha: prendi uno dei suoi gettoni
katana-prompt-take_visible_card = Tessera Promo: prendi una carta visibile qualsiasi
katana-prompt-metal_katana = La Katana di Metallo: punti, o una Risorsa per il tuo Progetto

## Eventi

katana-event-ghost_draws = Il Fantasma pesca una carta Solitario: { $area }
katana-event-ghost_ignores = Il Fantasma ignora { $area } e pesca ancora
katana-event-ghost_finds_no_room = { $area }: nessuno spazio per il Fantasma, che segna { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e pesca ancora
katana-event-ghost_stays_away = Il Fantasma non trova posto per il suo Lavoratore
katana-event-solo_card_leaves = La Spada ha liberato un Lavoratore del Fantasma: la sua carta Solitario { $area } esce dal gioco
katana-event-ghost_katana_grows = La katana del Fantasma cresce: { $resource }
katana-event-temple_asks = Il Tempio chiede a { $seat } { $coins ->
        [one] { $coins } Moneta
       *[other] { $coins } Monete
    }
katana-event-price_rises = { $resource } ora costa { $coins ->
        [one] { $coins } Moneta
       *[other] { $coins } Monete
    } al Mercato
katana-event-chapter_won = { $chapter }: { $seat } ha vinto il capitolo
katana-event-chapter_lost = { $chapter }: { $seat } ha perso il capitolo
katana-event-character_arrives = { $character } si trova a { $space }
katana-event-meets = { $seat } incontra { $character }
katana-event-character_goes = { $seat } manda { $character } a { $space }
katana-event-takes_kaji = { $seat } riceve { $kaji }
katana-event-uses_kaji = { $seat } scarta { $kaji } per un movimento
katana-event-takes_kogeika = { $seat } prende un gettone di Kogeika: { $kogeika }
katana-event-shows_kogeika = Kogeika ora offre: { $kogeika }
katana-event-uses_kogeika = { $seat } scarta un gettone di Kogeika: { $kogeika }
katana-event-shows_geisha = La Geisha espone: { $geisha }
katana-event-takes_geisha = { $seat } prende dalla Geisha: { $geisha }
katana-event-fills_bowl = { $seat } mette una Moneta nella Ciotola, { $coins } in tutto
katana-event-sells_resource = { $seat } vende 1 { $resource }
katana-event-promo_lies = { $promo } sta alla fine della riga del { $decorator }
katana-event-takes_promo = { $seat } arriva per primo alla fine della riga: { $promo }
katana-event-takes_metal = { $seat } prende la Katana di Metallo
katana-event-metal_returns = La Katana di Metallo torna al centro

## Motivi

katana-reason-chapter_without_promo = In questo capitolo non si decora nulla, perciò non ci sono Tessere Promo

## Che cosa fanno

katana-character-kaji-help = Prendi una carta Kaji. In un’azione della Fucina dà un movimento in più a una Spada su una casella che mostra.
katana-character-kanri-help = Puoi pagare 1 Moneta per l’effetto di una Sala qualsiasi in gioco.
katana-character-kogeika-help = Prendi il gettone esposto: avanza un Decoratore, decora una Risorsa, o 1 Moneta con ogni tua azione dell’Accademia.
katana-character-shinobi-help = Puoi pagare 1 Moneta per prendere una carta visibile, dal Mercato o da una Dimora.
katana-character-ronin-help = 1 punto per ogni Spada nella tua Fucina.
katana-character-samurai-help = Punti pari alla Forza più alta nella tua Fucina.
katana-character-shonin-help = Puoi comprare una Risorsa a 1 Moneta in meno, o venderne una a 1 Moneta in più.
katana-character-unsuiso-help = Puoi mettere 1 Moneta nella tua Ciotola; ogni Moneta lì porta 1 punto alla fine di ogni round.
katana-character-geisha-help = Prendi uno di tre gettoni; i set di gettoni diversi danno punti alla fine.
katana-kogeika-advance-help = Scartalo in qualsiasi momento prima di passare per far avanzare un Decoratore.
katana-kogeika-decorate-help = Scartalo in qualsiasi momento prima di passare per decorare una Risorsa nella tua Fucina.
katana-kogeika-academy_coin-help = Tienilo: 1 Moneta ogni volta che vai tu all’Accademia.
katana-promo-cards-help = Carte a scelta fra tutte quelle visibili.
katana-promo-coins-help = Monete subito.
katana-promo-points-help = Punti subito.
katana-promo-sashimono-help = Sashimono a scelta, direttamente nella tua area.

## Richieste della Storia: a che punto è ciascuna

katana-request-forge_empty = Nessuna Spada rimasta nella Fucina
katana-request-katana_delivered = La tua katana consegnata
katana-request-katana_composition = La katana come prescritto: Lacca, Lacca, Legno, Acciaio, Acciaio, Pelle, Pelle
katana-request-decorators_last_column = Decoratori nell’ultima colonna
katana-request-decorated_swords = Spade consegnate con due Risorse Decorate
katana-request-decorated_katana = Risorse Decorate sulla tua katana
katana-request-sashimono_points = Punti dai set di Sashimono
katana-request-cards_under_forge = Carte sotto la Fucina
katana-request-swords_delivered = Spade consegnate
katana-request-coins = Monete
katana-request-strength = Forza delle Spade consegnate
katana-request-unused_cards = Carte non usate

## La Storia

katana-campaign-text = Quattordici capitoli della vita di un fabbro, ognuno contro il Fantasma, con una richiesta da esaudire e regole proprie. Le vittorie portano Punti Storia, le sconfitte ne costano, e alla fine fanno il tuo grado.
katana-campaign-request = Richiesta
katana-campaign-no_request = Batti il Fantasma
katana-campaign-rules = Regole speciali
katana-campaign-no_rules = nessuna
katana-campaign-won = vinto
katana-campaign-lost = perso
katana-campaign-left = lasciato
katana-campaign-open = prossimo
katana-campaign-points = Punti Storia
katana-campaign-rank = Grado
katana-campaign-chapter = Capitolo
katana-campaign-attempts = Tentativi
katana-campaign-over = La Storia è finita
katana-difficulty-easy = facile
katana-difficulty-medium = media
katana-difficulty-hard = difficile
katana-rank-fumeiyo = Fumeiyo
katana-rank-kaji_minara = Kaji Minara
katana-rank-kaji_kenshusei = Kaji Kenshusei
katana-rank-kaji = Kaji
katana-rank-meiyo = Meiyo
katana-rank-yushu = Yushu
katana-rank-masamune = pari a Masamune

katana-chapter-2-rules = È in gioco la Sala che fa avanzare un Decoratore.
katana-chapter-7-rules = Niente Monaci e niente carte Mercato 7; tutti i tuoi sette Lavoratori sono Disponibili dall’inizio. Alla fine di ogni round devi al Tempio il suo prezzo, e ciò che non puoi pagare costa punti.
katana-chapter-11-rules = L’Accademia è chiusa e non si decora nulla; le carte e la Sala che la riguardano restano nella scatola. Il Fantasma ignora l’Accademia. Con ogni Spada presa dalle Dimore ricevi Monete pari al numero del round.
katana-chapter-12-rules = Solo tre Sale e due Familiari a testa. I tuoi due possono stare nella stessa Sala, che nella tua azione al Palazzo dà allora il suo effetto due volte.
katana-chapter-13-rules = Le Sale sono stabilite. Ogni volta che compri al Mercato una Moneta va su uno dei tipi comprati, e una ogni volta che arriva il Fantasma: da allora quella Risorsa costa 1 in più.

katana-chapter-1-begin = Il tetto perde, il mantice tossisce e l’insegna sopra la porta è ancora fresca di vernice. Ma il fuoco arde. Mostra alla strada che questa fucina finisce ciò che comincia.
katana-chapter-1-end = L’ultima lama lascia la rastrelliera e l’incudine è sgombra. Per la prima volta qualcuno s’inchina davanti alla tua porta senza chiedere il prezzo.
katana-chapter-2-begin = Quest’anno nessuno stendardo è in marcia e nessuno ha fretta. È il tempo giusto per mandare i decoratori a scuola, quanto basta.
katana-chapter-2-end = I maestri dell’Accademia non hanno più nulla da insegnare ai tuoi. Tornano in silenzio e cominciano, senza una parola, a limare gli errori dell’anno passato.
katana-chapter-3-begin = I carri di Gion avanzano nella calura e tutto ciò che brilla è portato per le strade. In questi giorni una lama spoglia sarebbe un’offesa.
katana-chapter-3-end = I bambini indicano i foderi che passano sotto le lanterne. Perfino il vecchio fabbro oltre il fiume ammette di aver guardato due volte.
katana-chapter-4-begin = Quattro Dimore parlano ormai di te, e ognuna vorrebbe essere la sola. Servile tutte, e appendi i loro stendardi uno accanto all’altro.
katana-chapter-4-end = I visitatori contano gli stendardi prima delle spade. Quattro signori che non vanno d’accordo su nulla sono d’accordo su dove comprare.
katana-chapter-5-begin = Masamune in persona si fermerà durante il suo viaggio, ed è noto che guarda anche sotto le cose. Metti in ordine la bottega, fino all’ultimo cassetto.
katana-chapter-5-end = Dice poco, apre ogni cassetto e lo richiude. Sulla porta chiede chi ti abbia insegnato a tenere così una bottega, e non crede che non sia stato nessuno.
katana-chapter-6-begin = Un cavaliere porta un rotolo con il sigillo dello Shōgun. Vi sono disegnati sette materiali in un ordine, e in nessun altro devono stare.
katana-chapter-6-end = La katana è deposta su seta bianca e portata via di notte. Il rotolo resta a te, e sotto il sigillo ora ce n’è un secondo.
katana-chapter-7-begin = I monaci hanno sbarrato i cancelli e pregano per il raccolto, che adesso devono comprare. Nella fucina serve ogni mano, e il Tempio deve mangiare.
katana-chapter-7-end = Il granaio del Tempio è pieno, e il tuo debito è saldato. Lontano qualcuno prova un tamburo di guerra, poi smette.
katana-chapter-8-begin = Oltre il valico si è visto del fumo. La bellezza può aspettare: alla guardia servono lame, e servono adesso.
katana-chapter-8-end = Otto spade in una stagione, e le tue mani non torneranno mai del tutto dritte. Sulle mura la guardia è schierata in due file complete.
katana-chapter-9-begin = I tamburi non tacciono più nemmeno di notte. Acciaio, riso e cavalli hanno ormai un solo prezzo, e si paga in moneta.
katana-chapter-9-end = Il forziere è così pesante che lo portano in quattro. Nessuno chiede che cosa non sia stato fatto pur di riempirlo.
katana-chapter-10-begin = Gli eserciti si sono incontrati. Ciò che torna alla fucina ti dice che cosa ha retto e che cosa no; d’ora in poi contano solo peso e filo.
katana-chapter-10-end = Un capitano posa sul tuo banco una spada scheggiata ma intera, e s’inchina a lei più che a te. È la lode più bella della tua vita.
katana-chapter-11-begin = L’Accademia è bruciata e i suoi maestri sono fuggiti sulle colline. Non c’è lacca, non c’è oro, non c’è tempo; ci sono solo lame, e signori che pagano per paura.
katana-chapter-11-end = La notte è passata, anche se nessuno esulta. Fra le ceneri qualcuno ha trovato un bulino e lo lascia sul tuo davanzale.
katana-chapter-12-begin = Metà del Palazzo giace nel giardino, e metà della tua famiglia serve a casa. In tre sale gli scrivani lavorano alla luce di una sola lampada.
katana-chapter-12-end = Una quarta sala ha di nuovo un tetto. Non le hanno ancora dato un nome; i carpentieri la chiamano la tua.
katana-chapter-13-begin = Tutti costruiscono, dunque tutti comprano. Ciò che prendi oggi al Mercato domani costerà di più, e sai chi lo rende caro.
katana-chapter-13-end = Le travi nuove profumano di resina e i prezzi scendono, lenti come il fiume dopo le piogge. La tua porta è rimasta sempre aperta.
katana-chapter-14-begin = Pace, dice il messaggero, e ti ci vuole un po’ per ricordare la parola. Questa volta metti da parte qualcosa: lettere, favori, amici.
katana-chapter-14-end = Copri il fuoco e il mattino dopo non lo riaccendi, e nemmeno quello dopo ancora. Fuori i giovani già litigano su chi possa tenere il martello.
