### Stone Garden in italiano.

## Scelte

stone-garden-verb-lay = Posa: { $stone }
stone-garden-verb-done = Fatto
stone-garden-verb-rethink = Ripensaci
stone-garden-verb-polish = Paga una moneta
stone-garden-verb-take = Prendi: { $stone }
stone-garden-verb-draw = Pesca dal sacchetto
stone-garden-verb-pass = Passa

## Domande

stone-garden-prompt-lay = Quale pietra posi?
stone-garden-prompt-polish = La tua pietra ({ $stone }) non ha fatto punti. Paghi una moneta per averli?
stone-garden-prompt-take = Quale pietra prendi?

## Che cosa succede

stone-garden-event-round_begins = Comincia il round { $round }; { $seat } gioca per primo
stone-garden-event-done = { $seat } ha finito
stone-garden-event-rethinks = { $seat } ci ripensa
stone-garden-event-lays = { $seat } posa: { $stone }
stone-garden-event-scores = La pietra di { $seat } ({ $stone }) vale { $points }
stone-garden-event-polishes = { $seat } lucida una pietra ({ $stone }) e fa { $points }
stone-garden-event-takes = { $seat } prende: { $stone }
stone-garden-event-turns_up = Dal sacchetto esce: { $stone }
stone-garden-event-draws = { $seat } pesca: { $stone }
stone-garden-event-draws_unseen = { $seat } pesca dal sacchetto
stone-garden-event-shows_hand = { $seat } mostra la mano (ciottoli: { $pebbles }, massi: { $boulders }, lanterne: { $lanterns }); in tutto { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

## Perché no

stone-garden-reason-no_stone_chosen = Non hai ancora scelto una pietra
stone-garden-reason-bag_empty = Il sacchetto è vuoto

## Che cosa porta

stone-garden-consequence-points_alone = { $points } se nessun altro ne posa una uguale
stone-garden-consequence-points = +{ $points }
stone-garden-consequence-gives_up_points = rinunci a { $points }

## Tipi di azioni, e la domanda esatta

stone-garden-act-lay = Posa una pietra
stone-garden-act-take = Prendi una pietra
stone-garden-ask-stone = Quale pietra?

## Punti

stone-garden-score-laid = Pietre posate
stone-garden-score-polished = Pietre lucidate
stone-garden-score-variety = Tipi in mano
stone-garden-score-coins = Monete rimaste

## Il tavolo si accorda su

stone-garden-setting-length = Durata
stone-garden-setting-length-long = lunga
stone-garden-setting-length-short = breve

## Cose

stone-garden-stone-pebble = ciottolo
stone-garden-stone-boulder = masso
stone-garden-stone-lantern = lanterna

## Perché un esperto sceglierebbe così

stone-garden-gain-score = i punti
stone-garden-gain-hand = la mano
stone-garden-gain-coins = le monete
stone-garden-why-lay = questa pietra vale di più

## Le regole in breve

