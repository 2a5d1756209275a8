### Perché un esperto sceglierebbe così: una frase per ogni termine del giudizio di un gioco.

hint = { $choice }: { $why }
hint-wait = Per ora lascia stare: { $why }
why-plan = è il prossimo passo di un piano
why-only = non c’è altro da scegliere
why-wait = adesso qui non c’è nulla che convenga

katana-why-score = dà subito dei punti
katana-why-swords = avvicina delle Spade alla consegna
katana-why-wealth = porta Monete o Risorse
katana-why-hands = libera un Lavoratore, o non ne spende
katana-why-banners = arricchisce i set di Sashimono
katana-why-cards = porta carte, o bonus che pagano ancora
katana-why-school = fa avanzare Decoratori o Familiari
katana-why-honors = serve alle carte Onore
katana-why-katana = avvicina la katana dello Shōgun

rising-sun-why-points = porta Punti Vittoria
rising-sun-why-wars = migliora le prospettive nelle Province in Guerra
rising-sun-why-cards = porta una carta Stagione che rende
rising-sun-why-strongholds = porta una Roccaforte
rising-sun-why-shrines = ottiene il favore dei Kami
rising-sun-why-coins = risparmia o porta Monete e Ronin
rising-sun-why-figures = porta Miniature sulla Mappa
rising-sun-why-honor = innalza l’Onore del Clan

shogun-why-score = porta punti
shogun-why-provinces = conquista o conserva province e ciò che vi sorge
shogun-why-chests = porta o risparmia forzieri
shogun-why-rice = porta riso per l’inverno
shogun-why-armies = mette le armate dove servono

katana-why-compose = il Progetto ha tutto ciò che serve, e la katana conquista il Favore dello Shōgun
katana-why-deliver = è completa, e la consegna porta punti, i bonus di due linee e spazio nella Fucina

rising-sun-why-select = questo Mandato rende di più per come stanno ora le cose sulla Mappa
rising-sun-why-name = questo Mandato rende di più per come stanno ora le cose sulla Mappa
rising-sun-why-hide = è la tessera di cui si sentirà meno la mancanza
rising-sun-why-propose = un Alleato condivide i bonus di entrambi, e questo non minaccia il primo posto
rising-sun-why-accept = senza un Alleato si hanno solo i propri bonus
rising-sun-why-accept_offer = ciò che viene offerto vale almeno quanto ciò che viene chiesto
rising-sun-why-refuse_offer = ciò che viene chiesto vale più di ciò che viene offerto
rising-sun-why-refuse_offer_privately = ciò che viene chiesto vale più di ciò che viene offerto
rising-sun-why-raise_bid = questo Vantaggio conta di più in questa Battaglia, con le Monete che si possono spendere
rising-sun-why-lower_bid = queste Monete servono di più altrove
rising-sun-why-commit_seppuku = la Battaglia non si può vincere: tanto vale che le Miniature muoiano con onore
rising-sun-why-pay_toll = la traversata vale il suo prezzo

shogun-why-lay = in questa provincia questa azione rende di più, per quanto lo permettono forzieri e riso
shogun-why-take_back = questa carta serve per un’altra azione
shogun-why-take_position = la carta speciale lì vale quel posto nell’ordine
shogun-why-march = di tutte le marce da qui questa promette di più per ciò che rischia
shogun-why-shift = le armate servono di più là
shogun-why-take = questa provincia ha buone rendite e siti, o confina con le proprie
shogun-why-draw = le carte scoperte non valgono più di una nuova
shogun-why-place = tante armate servono lì contro i vicini
