### Rising Sun in italiano: che cosa porta una scelta, e la domanda esatta di ogni passo.

## Che cosa porta

rising-sun-consequence-costs = { $coins ->
        [0] non costa nulla
        [one] costa 1 Moneta
       *[other] costa { $coins } Monete
    }
rising-sun-consequence-coins = +{ $coins } { $coins ->
        [one] Moneta
       *[other] Monete
    }
rising-sun-consequence-vp = +{ $vp } PV
rising-sun-consequence-ronin = +{ $ronin } Ronin
rising-sun-consequence-honor = { $steps ->
        [one] +1 Onore
       *[other] +{ $steps } Onore
    }
rising-sun-consequence-force = +{ $force } Forza
rising-sun-consequence-summons = { $figures ->
        [one] Convochi 1 Miniatura
       *[other] Convochi fino a { $figures } Miniature
    }
rising-sun-consequence-may_build = muovi, e puoi costruire per { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }
rising-sun-consequence-cheaper_cards = la tua carta costa { $coins } in meno
rising-sun-consequence-favours_ally = anche { $seat } ha il Bonus
rising-sun-consequence-betrays_freely = sostituisci Miniature altrui; nessuna Alleanza si rompe
rising-sun-consequence-breaks_alliance = rompe la tua Alleanza con { $seat } e costa Onore
rising-sun-consequence-bids = offri { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }
rising-sun-consequence-bids_nothing = non offri nulla e ti restano { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }
rising-sun-consequence-summons_no_more = potresti ancora Convocare
rising-sun-consequence-no_ally_yet = non hai ancora un Alleato
rising-sun-consequence-leaves_proposal = non rispondi a { $seat }
rising-sun-consequence-gives_up_vp = rinunci a { $vp } PV
rising-sun-consequence-fights_without = i tuoi { $ronin } Ronin restano fuori
rising-sun-consequence-figures_die = { $figures ->
        [one] la tua Miniatura lì muore
       *[other] le tue { $figures } Miniature lì muoiono
    }
rising-sun-consequence-steals_vp = prende { $vp } PV a { $seat }

## Tipi di azioni

rising-sun-act-choose_clan = Scegli un Clan
rising-sun-act-resolve = Risolvi una carta
rising-sun-act-propose = Proponi un’Alleanza
rising-sun-act-propose_privately = Proponi un’Alleanza in privato
rising-sun-act-withdraw = Ritira una proposta
rising-sun-act-withdraw_privately = Ritira una proposta privata
rising-sun-act-accept = Alleati con qualcuno
rising-sun-act-refuse = Rifiuta un’Alleanza
rising-sun-act-refuse_privately = Rifiuta una proposta privata
rising-sun-act-select = Gioca un Mandato
rising-sun-act-hide = Metti un Mandato a faccia in giù
rising-sun-act-name = Dichiara un Mandato
rising-sun-act-summon = Convoca una Miniatura
rising-sun-act-worship = Manda a venerare in un Santuario
rising-sun-act-place_bushi = Colloca un Bushi
rising-sun-act-place_shinto = Colloca uno Shinto
rising-sun-act-assassinate = Uccidi una Miniatura
rising-sun-act-move = Muovi una Miniatura
rising-sun-act-move_worshipper = Sposta un fedele
rising-sun-act-build = Costruisci una Roccaforte
rising-sun-act-buy = Acquista una carta Stagione
rising-sun-act-buy_at_full_price = Acquista senza sconto
rising-sun-act-bestow = Dona una Moneta del prezzo
rising-sun-act-replace = Sostituisci una Miniatura
rising-sun-act-replace_worshipper = Sostituisci un fedele
rising-sun-act-slay = Uccidi una Miniatura
rising-sun-act-raise_bid = Offri una Moneta in più
rising-sun-act-lower_bid = Offri una Moneta in meno
rising-sun-act-capture = Prendi un ostaggio
rising-sun-act-award = Assegna la Moneta in più

## La domanda esatta

rising-sun-ask-clan = Quale Clan?
rising-sun-ask-card = Quale carta?
rising-sun-ask-seat = Chi?
rising-sun-ask-part = Che cosa?
rising-sun-ask-mandate = Quale Mandato?
rising-sun-ask-piece = Quale Miniatura?
rising-sun-ask-province = In quale Provincia?
rising-sun-ask-shrine = In quale Santuario?
rising-sun-ask-advantage = Quale Vantaggio?
rising-sun-ask-policy = D’ora in poi?
rising-sun-ask-summon-province = In quale Provincia si Convoca { $piece }?
rising-sun-ask-move-from = { $piece }: da quale Provincia?
rising-sun-ask-move-to = { $piece } va da { $from } in quale Provincia?
rising-sun-ask-replace-seat = Di chi è la Miniatura da sostituire?
rising-sun-ask-replace-piece = Quale Miniatura di { $seat } si sostituisce?
rising-sun-ask-replace-by = Con quale delle tue Miniature?
rising-sun-ask-replace_worshipper-seat = Di chi è il fedele da sostituire?
rising-sun-ask-replace_worshipper-by = Con quale delle tue Miniature?
rising-sun-ask-capture-seat = Di chi è l’ostaggio?
rising-sun-ask-capture-piece = Quale Miniatura di { $seat } prendi in ostaggio?
rising-sun-ask-slay-piece = Quale Miniatura di { $seat } muore?
rising-sun-ask-assassinate-seat = Di chi è la Miniatura che muore?
rising-sun-ask-place_shinto-shrine = In quale Santuario va { $piece }?
