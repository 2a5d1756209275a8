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
