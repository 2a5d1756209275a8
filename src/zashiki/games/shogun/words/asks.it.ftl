### Shogun in italiano: che cosa porta una scelta, e la domanda esatta di ogni passo.

## Che cosa porta

shogun-consequence-costs = costa { $chests ->
        [one] 1 forziere
       *[other] { $chests } forzieri
    }
shogun-consequence-chests = +{ $chests } { $chests ->
        [one] forziere
       *[other] forzieri
    }
shogun-consequence-rice = +{ $rice } riso
shogun-consequence-sites = { $sites ->
        [one] 1 terreno fabbricabile
       *[other] { $sites } terreni fabbricabili
    }
shogun-consequence-armies = +{ $armies } { $armies ->
        [one] armata
       *[other] armate
    }
shogun-consequence-joins = poi lì { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
}
shogun-consequence-odds = { $conquered } % tua
shogun-consequence-odds_else = { $neutral ->
    [0] { $held } % loro
   *[other] { $held } % loro, { $neutral } % di nessuno
}
shogun-consequence-holds = { $held } % che resista
shogun-consequence-gives_up_move = non si sposta nulla
shogun-consequence-no_action = nessuna azione lì
shogun-consequence-revolt = { $markers ->
        [one] i contadini insorgono: 1 segnalino
       *[other] i contadini insorgono: { $markers } segnalini
    }
shogun-consequence-revolt_odds = { $markers ->
        [one] i contadini insorgono (1 segnalino), { $held } % che resista
       *[other] i contadini insorgono ({ $markers } segnalini), { $held } % che resista
    }
shogun-consequence-by_luck = si paga solo se le imposte escono prima
shogun-consequence-unpaid = per allora mancano i forzieri
shogun-consequence-plan_costs = costa { $cost } di { $chests ->
    [one] { $chests } forziere
   *[other] { $chests } forzieri
}, imposte comprese
shogun-consequence-in_vain = { $actions ->
        [one] 1 azione per ora non può riuscire
       *[other] { $actions } azioni per ora non possono riuscire
    }
shogun-consequence-special = con { $special }

## Tipi di azioni

shogun-act-choose_daimyo = Scegli un Daimyo
shogun-act-take = Prendi una carta
shogun-act-place = Metti un gruppo di armate
shogun-act-lay = Metti una carta
shogun-act-move = Sposta una carta già messa
shogun-act-take_back = Riprendi una carta
shogun-act-take_position = Prendi una posizione
shogun-act-march = Marcia
shogun-act-shift = Sposta armate
shogun-act-revolt_next = Scegli la prossima insurrezione

## La domanda esatta

shogun-ask-daimyo = Quale Daimyo?
shogun-ask-card = Quale carta?
shogun-ask-space = Su quale casella?
shogun-ask-position = Quale posizione?
shogun-ask-province = Quale provincia?
shogun-ask-lay-space = Su quale casella va { $card }?
shogun-ask-move-space = Su quale casella va { $card }?
shogun-ask-march-to = In quale provincia si marcia?
shogun-ask-march-armies = In { $to } con quante armate?
shogun-ask-shift-to = In quale provincia si va?
shogun-ask-shift-armies = Quante armate vanno in { $to }?
shogun-ask-place-armies = Quante armate?

shogun-answer-march-armies = { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    }
shogun-answer-shift-armies = { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    }
shogun-answer-place-armies = { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    }
