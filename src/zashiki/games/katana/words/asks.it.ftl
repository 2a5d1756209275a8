### Shōgun no Katana in italiano: che cosa porta una scelta, e la domanda esatta di ogni passo.

## Che cosa porta

katana-consequence-points = +{ $points } { $points ->
        [one] punto
       *[other] punti
    }
katana-consequence-later_points = +{ $points } { $points ->
        [one] punto
       *[other] punti
    } alla consegna
katana-consequence-worth = vale { $points } { $points ->
        [one] punto
       *[other] punti
    }
katana-consequence-coins = +{ $coins } { $coins ->
        [one] Moneta
       *[other] Monete
    }
katana-consequence-costs = costa { $coins } { $coins ->
        [one] Moneta
       *[other] Monete
    }
katana-consequence-resource = +{ $amount } { $resource }
katana-consequence-steps = { $steps ->
        [one] fa avanzare un Decoratore
       *[other] fa avanzare i Decoratori { $steps } volte
    }
katana-consequence-frees_worker = libera un Lavoratore
katana-consequence-ends_round = per te il round finisce qui
katana-consequence-honor_now = { $points } { $points ->
        [one] punto
       *[other] punti
    } allo stato attuale
katana-consequence-gives_up_rooms = rinunci all’effetto di una Sala
katana-consequence-gives_up_decorating = rinunci a una decorazione
katana-consequence-discards = scarti { $card }
katana-consequence-moves = { $swords ->
        [one] { $swords } Spada può muoversi
       *[other] { $swords } Spade possono muoversi
    }
katana-consequence-needed = alle tue Spade { $amount ->
    [one] ne manca { $amount }
   *[other] ne mancano { $amount }
    }
katana-consequence-nothing_moves = qui non si muove nulla
katana-consequence-goes = con { $resource } in { $cell }
katana-consequence-completes = poi è completa
katana-consequence-nothing_to_decorate = ancora nulla da decorare
katana-consequence-plays_first = nel prossimo round giochi per primo
katana-consequence-monk_adds = con l’effetto in più del Monaco
katana-consequence-monk_houses = e un Sashimono a tua scelta
katana-consequence-monk_market = un’altra carta del Mercato
katana-consequence-monk_academy = un altro passo di un Decoratore
katana-consequence-monk_palace = l’effetto di una Sala due volte
katana-consequence-monk_komainu = l’effetto del Monaco di un’altra area
katana-consequence-monk_forge = e un altro movimento di una Spada qualsiasi

## Tipi di azioni

katana-act-pick_sword = Scegli la Spada iniziale
katana-act-place = Visita un’area
katana-act-take_sword = Prendi una Spada da una Dimora
katana-act-forge = Lavora alla Fucina
katana-act-pass_taking = Passa e prendi una carta Onore
katana-act-play = Usa una carta
katana-act-take_sashimono = Prendi un Sashimono
katana-act-buy_resource = Compra una Risorsa
katana-act-straight = Dritto in Fucina
katana-act-take_card = Prendi una carta
katana-act-move = Muovi una Spada
katana-act-extra_move = Fai un movimento aggiuntivo
katana-act-swap = Scambia due Spade
katana-act-advance = Fai avanzare un Decoratore
katana-act-decorate = Decora una Risorsa
katana-act-send = Manda un Familiare
katana-act-shift = Ridisponi i Familiari
katana-act-room = Sfrutta l’effetto di una Sala
katana-act-room_move = Muovi una Spada con una Sala
katana-act-room_swap = Scambia due Spade con una Sala
katana-act-room_advance = Fai avanzare un Decoratore con una Sala
katana-act-activate = Fai rendere una linea
katana-act-double = Fai rendere una linea un’altra volta
katana-act-add_to_project = Aggiungi al Progetto
katana-act-add = Aggiungi una Risorsa che manca
katana-act-remove = Togli una Risorsa
katana-act-arrange = Metti la prossima Risorsa
katana-act-raise_price = Alza un prezzo
katana-act-send_character = Manda avanti il Personaggio
katana-act-sell_resource = Vendi una Risorsa
katana-act-buy_cheaper = Compra un bonus permanente scontato
katana-act-take_geisha = Prendi un gettone Geisha
katana-act-play_kaji = Usa una carta Kaji

## La domanda esatta

katana-ask-sword = Quale Spada?
katana-ask-figure = Lavoratore o Monaco?
katana-ask-space = Su quale spazio?
katana-ask-line = Quale linea della Fucina?
katana-ask-honor = Quale carta Onore?
katana-ask-card = Quale carta?
katana-ask-sashimono = Quale Sashimono?
katana-ask-resource = Quale Risorsa?
katana-ask-offer = Quale carta?
katana-ask-decorator = Quale Decoratore?
katana-ask-room = Quale Sala?
katana-ask-character = Quale Personaggio?
katana-ask-geisha = Quale gettone?
katana-ask-kaji = Quale carta Kaji?
katana-ask-swap-other = { $sword }: con quale Spada si scambia?
katana-ask-room_swap-other = { $sword }: con quale Spada si scambia?
katana-ask-shift-from = Chi si sposta: da quale Sala?
katana-ask-shift-to = Da { $from } a quale Sala?
katana-ask-decorate-resource = Quale Risorsa di { $sword } si decora?
katana-ask-use_to_decorate-resource = Quale Risorsa di { $sword } si decora?
katana-ask-token_decorate-resource = Quale Risorsa di { $sword } si decora?
katana-ask-buy-line = Sotto quale linea va { $card }?
katana-ask-stack-line = Sotto quale linea va { $card }?
katana-ask-buy_cheaper-line = Sotto quale linea va { $card }?
katana-ask-buy-card = Il bonus permanente di quale carta?
katana-ask-stack-card = Il bonus permanente di quale carta?
katana-ask-buy_cheaper-card = Il bonus permanente di quale carta?
katana-ask-double-line = Quale linea rende un’altra volta?
katana-ask-deliver-sword = Quale Spada consegni?
katana-ask-send_character-space = Dove va { $character }?
