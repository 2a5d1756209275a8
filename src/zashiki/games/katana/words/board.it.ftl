## Tipi di azioni libere
katana-act-deliver = Consegna una Spada
katana-act-use = Usa una carta per le Monete
katana-act-use_to_decorate = Usa una carta per decorare
katana-act-use_to_advance = Usa una carta per far avanzare un Decoratore
katana-act-buy = Compra un bonus permanente
katana-act-stack = Compra un secondo bonus per una linea
katana-act-token_advance = Usa un gettone Avanza
katana-act-token_decorate = Usa un gettone Decora

## Ciò che è stampato sui componenti del tavolo
katana-pays-resource = { $amount } { $resource }
katana-pays-coins = { $amount ->
    [one] 1 Moneta
   *[other] { $amount } Monete
}
katana-pays-points = { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
}
katana-pays-steps = { $amount ->
    [one] avanza un Decoratore
   *[other] { $amount } passi di Decoratori
}
katana-permanent = Bonus permanente: { $benefit }, per { $price }.
katana-line-pays = Una Spada consegnata da questa linea rende: { $benefit }.
katana-effect-market_discount = Nella tua azione al Mercato: le Risorse che compri costano in tutto { $amount ->
    [one] { $amount } Moneta
   *[other] { $amount } Monete
} in meno.
katana-effect-rearrange_family = Quando chiunque attiva il Palazzo, prima del tuo effetto: ridisponi i tuoi Familiari.
katana-effect-extra_decoration = Quando chiunque attiva l’Accademia: decora una Risorsa in più, con un Decoratore qualsiasi.
katana-effect-extra_move = Nella tua azione alla Fucina: un movimento aggiuntivo di una Spada qualsiasi.
katana-effect-gain_coins = In ogni momento: prendi { katana-pays-coins }.
katana-effect-advance_decorator = Quando chiunque attiva l’Accademia, prima di decorare: fai avanzare un Decoratore.
katana-effect-double_sword_points = Quando consegni una Spada: i suoi punti stampati contano un’altra volta.
katana-effect-stack_permanent = Con un acquisto: il bonus può andare sotto una linea che ha già una carta.
katana-effect-double_line_benefits = Quando consegni: la riga o la colonna rende due volte.
katana-effect-decorate = In ogni momento: decora una Risorsa su una Spada della tua Fucina.
katana-effect-monk_discount = Quando assumi un Monaco: paga { $amount ->
    [one] { $amount } Moneta
   *[other] { $amount } Monete
} in meno.
katana-honor-scores = { $base }, più { $rate } per { $per ->
    [1] { $metric }
   *[other] { $per } × { $metric }
}; al massimo { $cap }.
katana-metric-coins = Moneta che possiedi
katana-metric-board_miniatures = tuo Lavoratore o Monaco sul tabellone
katana-metric-total_strength = punto di Forza delle Spade consegnate
katana-metric-strength_3_swords = Spada consegnata di Forza 3
katana-metric-strength_1_swords = Spada consegnata di Forza 1
katana-metric-swords_delivered = Spada consegnata
katana-metric-sashimono_total = Sashimono
katana-metric-sashimono_largest = Sashimono nella tua pila più alta
katana-metric-sashimono_full_sets = Set completo di quattro Sashimono
katana-metric-lacquer_on_swords = Lacca sulle Spade consegnate
katana-metric-wood_on_swords = Legno sulle Spade consegnate
katana-metric-steel_on_swords = Acciaio sulle Spade consegnate
katana-metric-leather_on_swords = Pelle di Razza sulle Spade consegnate
katana-metric-decorated_on_swords = decorazione sulle Spade consegnate
katana-metric-swords_3_decorations = Spada consegnata con almeno 3 decorazioni
katana-metric-decorators_last_column = Decoratore nell’ultima colonna
katana-metric-decorator_steps = passo dei tuoi Decoratori
katana-metric-cards_under_forge = carta sotto la tua Fucina
katana-metric-market_cards = tua carta Mercato, non usata o sotto la Fucina
katana-metric-family_at_palace = tuo Familiare al Palazzo
katana-metric-katana_resources = Risorsa sulla tua Shōgun no Katana
katana-metric-workers_unlocked = Lavoratore liberato da una Spada consegnata
katana-criterion-first_delivered = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per la prima Shōgun no Katana consegnata.
katana-criterion-most_resources = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} alla fine per la katana consegnata con più Risorse.
katana-criterion-most_points_without_round = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} alla fine per la katana consegnata di maggior valore, senza i punti del round.
katana-criterion-leftmost_column = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} alla fine per la katana consegnata dalla colonna più a sinistra.
katana-criterion-rightmost_column = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} alla fine per la katana consegnata dalla colonna più a destra.
katana-gives-advance_decorator = Fai avanzare di una colonna uno dei tuoi Decoratori.
katana-gives-move_sword = Muovi una volta una delle tue Spade.
katana-gives-buy = Paga { $pay ->
    [one] 1 Moneta
   *[other] { $pay } Monete
} per { $gain }.
katana-gives-gain = Prendi { $gain }.
katana-gives-permanent_discount = Passiva: ogni bonus permanente che compri ti costa { $amount ->
    [one] 1 Moneta
   *[other] { $amount } Monete
} in meno.
katana-gives-market_move = Passiva: una volta in ogni tua azione del Mercato, una Risorsa appena comprata può muovere subito una Spada.

## La fine
katana-scores-honor = Carte Onore

## Linee della Fucina
katana-line-movable = { $count ->
    [0] Qui non si muove nulla: nessuna Spada potrebbe muoversi ora.
    [one] Una Spada potrebbe muoversi ora.
   *[other] { $count } Spade potrebbero muoversi ora.
}
katana-line-paid = Ha già reso in questo turno; una carta messa sotto ora dorme fino alla fine del turno.

## Comporre la katana
katana-compose-text = Scegli le Risorse nell’ordine in cui vanno sulla lama; la Fucina mostra il cammino che le fanno fare. { $left ->
    [one] Con quest’ultima
   *[other] Ne mancano { $left }: con l’ultima
} la katana è in gioco. Fino ad allora Annulla riporta tutto com’era.
katana-compose-change = Prima il Progetto: { $count ->
    [one] { $count } Risorsa
   *[other] { $count } Risorse
}; una katana ne porta al massimo { $most }. Con Fatto resta così e si passa all’ordine. Ogni Risorsa aggiunta o tolta costa un punto e porta Vergogna.
katana-compose-too-many = Il Progetto ha { $count ->
    [one] { $count } Risorsa
   *[other] { $count } Risorse
}, ma una katana ne porta al massimo { $most }: per continuare { $over ->
    [one] togline una
   *[other] togline { $over }
}. Ognuna costa un punto e porta Vergogna.

## Sul tabellone

katana-round = Round { $round }
katana-passed = ha passato
katana-first = gioca per primo
katana-doing-start = con quale Spada iniziare
katana-doing-katana = sta componendo una katana
katana-doing-delivery = consegna { $sword }
katana-doing-turn = { $workers ->
    [0] se assumere un Monaco o passare
    [one] dove va l’ultimo Lavoratore
   *[other] dove va uno dei { $workers } Lavoratori
  }
katana-doing-beside = una risposta nel turno altrui
katana-round-first = { $seat } gioca per primo
katana-round-workers = { $workers ->
    [one] 1 Lavoratore è tornato
   *[other] { $workers } Lavoratori sono tornati
  } da te
katana-round-swords = { $count ->
    [one] 1 Spada
   *[other] { $count } Spade
  } nelle Dimore
katana-round-monk = Un Monaco costa { $price ->
    [one] 1 Moneta
   *[other] { $price } Monete
  }
katana-round-points = Ogni consegna: +{ $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
katana-round-last = L’ultimo round
katana-workers = Lavoratori
katana-coins = Monete
katana-temple = Tempio
katana-favor = Favore
katana-honors = Carte Onore
katana-deck = { $count ->
    [one] una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
katana-swords-left = { $count ->
    [one] { $count } Spada
   *[other] { $count } Spade
} nella pila
katana-space-unused = Non si usa con così pochi giocatori
katana-market-cards = La terza è la cima del mazzo.
katana-price = Qui costa { $price }.
katana-promo = Per chi arriva primo: { $amount }
katana-monk-price = In questo round un Monaco costa { $price }.
katana-metal = Katana di Metallo
katana-metal-free = è accanto al tabellone
katana-stock = Nella scorta della Fucina
katana-washitsu = Washitsu
katana-no-workers = Nessun Lavoratore
katana-family = Familiari a casa: { $count }
katana-member = Familiare di { $name }
katana-rack = Spade consegnate
katana-banners = Sashimono
katana-project = Il Progetto
katana-own = La katana
katana-delivering = In consegna
katana-sword-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $coins ->
    [one] { $coins } Moneta
   *[other] { $coins } Monete
}, Forza { $strength }
katana-sword-complete = Completa: si può consegnare.
katana-which = Washitsu o carte
katana-hand-cards = Carte
katana-hand-fresh = Comprate, effetto non usato
katana-hand-used = Usate in questo momento
katana-hand-tokens = Gettoni
katana-hand-none = Ancora nessuna carta.
katana-bowl = Monete nella Ciotola: { $count }
katana-ghost-level = Il Fantasma, livello { $level }
katana-ghost-strength = livello { $level }
katana-ghost-deck = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} da pescare, { $reserve } di scorta.
katana-ghost-drawn = Pescate finora:
katana-chapter = Capitolo { $chapter }
katana-offers = Carte da prendere
katana-starting = Le Spade per cominciare
katana-left = { $count ->
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
katana-compose = Comporre la katana
katana-chapter-7-help = Niente Monaci. Tutti e sette i Lavoratori sono pronti. Alla fine di ogni round il Tempio chiede il suo prezzo.
katana-chapter-11-help = Niente decorazioni: l’Accademia è chiusa. Le Spade prese portano Monete pari al round.
katana-chapter-12-help = Tre Sale, due Familiari, che possono condividere una Sala.
katana-chapter-13-help = Ogni visita al Mercato rincara una Risorsa.
katana-chapter-2-help = La Sala che fa avanzare un Decoratore è in gioco.
katana-story-won = Così il capitolo è vinto.
katana-story-open = Per vincere: soddisfa la richiesta e fai più punti del Fantasma.


## Che cosa significa quando ti succede qualcosa

katana-hit-takes_metal = La Katana di Metallo non è più tua: ciò che dà alla fine del round va a chi l’ha presa.
katana-hit-loses_points = Le tue Monete non bastavano per il prezzo del Tempio: ogni Moneta mancante è costata un punto.
katana-hit-dishonor = La tua katana non è stata consegnata: non conta per nessuna carta Favore.
katana-hit-wins_favor = Qualcuno è arrivato prima, quindi questa carta è persa; la tua katana può ancora dare punti e vincere altre carte Favore.
