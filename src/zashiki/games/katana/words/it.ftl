### Shōgun no Katana in italiano.

## Scelte

katana-verb-pick_sword = Comincia con { $sword }
katana-verb-place = { $figure }: { $space }
katana-verb-take_sword = { $figure } alle Dimore: { $sword }
katana-verb-forge = { $figure } alla Fucina: { $line }
katana-verb-pass_taking = Passa e prendi { $honor }
katana-verb-pass = Passa
katana-verb-forgo = Rinuncia al Monaco
katana-verb-done = Fatto
katana-verb-play = Usa { $card }
katana-verb-take_sashimono = Prendi un Sashimono { $sashimono }
katana-verb-buy_resource = Compra 1 { $resource }
katana-verb-straight = Dritto in Fucina: muovi { $sword }
katana-verb-take_card = Prendi { $offer }
katana-verb-move = Muovi { $sword }
katana-verb-extra_move = Movimento aggiuntivo: { $sword }
katana-verb-swap = { $sword } e { $other } si scambiano di posto
katana-verb-advance = Fai avanzare il { $decorator }
katana-verb-decorate = Decora { $resource } su { $sword }
katana-verb-send = In { $room }
katana-verb-shift = Da { $from } a { $to }
katana-verb-room = { $room }
katana-verb-room_move = { $room }: { $sword }
katana-verb-room_swap = { $room }, due volte: { $sword } e { $other } si scambiano di posto
katana-verb-room_advance = { $room }: { $decorator }
katana-verb-activate = Ora rende: { $line }
katana-verb-double = { $card }: { $line } rende una volta in più
katana-verb-add_to_project = { $resource } per il Progetto
katana-verb-add = Aggiungi { $resource } al Progetto, per 1 punto
katana-verb-remove = Togli { $resource } dal Progetto, per 1 punto
katana-verb-arrange = Poi: { $resource }
katana-verb-cancel = Annulla
katana-verb-deliver = Consegna { $sword }
katana-verb-compose = Metti in gioco la Shōgun no Katana
katana-verb-use = Usa { $card }
katana-verb-use_to_decorate = { $card }: decora { $resource } su { $sword }
katana-verb-use_to_advance = { $card }: fai avanzare il { $decorator }
katana-verb-buy = Compra il bonus permanente di { $card } per { $line }
katana-verb-stack = Ampliamento: compra il bonus permanente di { $card } per { $line }, in aggiunta
katana-verb-forge-help = Ogni Spada della linea può muoversi una volta, se la sua prossima Risorsa è nella tua scorta e la strada è libera.
katana-verb-swap-help = Due Spade che devono entrare l’una nella casella dell’altra; a entrambe serve un movimento di questa azione.
katana-verb-buy-help = La carta va sotto la linea e rende a ogni consegna da lì. Sotto una linea che ha già reso in questo turno dorme fino alla fine del turno.
katana-verb-deliver-help = Punti, i bonus della sua riga e della sua colonna, il Sashimono, forse un Lavoratore, e Risorse per il Progetto.
katana-verb-compose-help = Servono tutti e quattro i tipi. Ciò che manca si può aggiungere, il superfluo togliere, a un punto l’uno e con Vergogna.

## Domande

katana-prompt-pick_starting_sword = Scegli la Spada con cui cominci
katana-prompt-take_turn = Piazza un Lavoratore o un Monaco, o passa
katana-prompt-hire_monk = Dove va il Monaco?
katana-prompt-end_turn = Altro, prima che il tuo turno finisca?
katana-prompt-moment = Altro in questo momento? Le carte usate e non comprate ora si scartano
katana-prompt-settle_cards = Prima di passare: compra le carte usate, o lascia che si scartino
katana-prompt-take_sashimono = Scegli un Sashimono
katana-prompt-buy_resources = Compra Risorse: hai { $coins ->
        [one] { $coins } Moneta
       *[other] { $coins } Monete
    }
katana-prompt-take_market_card = Prendi una carta Mercato
katana-prompt-move_swords = Muovi le Spade: { $line }{ $extra ->
        [0] {""}
        [one] ; 1 movimento aggiuntivo
       *[other] ; { $extra } movimenti aggiuntivi
    }
katana-prompt-advance_decorator = Fai avanzare uno dei tuoi Decoratori
katana-prompt-decorate = Decora Risorse sulle tue Spade, ogni Decoratore una volta
katana-prompt-decorate_one = { $seat } apre l’Accademia: puoi decorare una Risorsa
katana-prompt-send_member = Manda un Familiare in una Sala
katana-prompt-palace = Ridisponi i tuoi Familiari, poi sfrutta gli effetti delle tue Sale
katana-prompt-room_benefit = { $seat } apre il Palazzo: puoi sfruttare l’effetto di una delle tue Sale
katana-prompt-rearrange = Ridisponi i tuoi Familiari
katana-prompt-borrow_monk_effect = Usa l’effetto del Monaco di un’altra area
katana-prompt-score_sword = { $sword }: conti una seconda volta i punti stampati?
katana-prompt-pay_lines = Quale linea rende adesso?
katana-prompt-give_sashimono = Cambia il Sashimono iniziale con uno a tua scelta
katana-prompt-add_to_project = Fino a due Risorse di { $sword } per il Progetto
katana-prompt-change_project = Il Progetto va bene così? Ogni modifica costa un punto e porta Vergogna
katana-prompt-compose_katana = Componi la katana, Risorsa per Risorsa

## Che cosa accade

katana-event-room_in_play = Sala del Palazzo: { $room }
katana-event-shows_sword = In esposizione: { $sword } ({ $space })
katana-event-shows_honor = Carta Onore: { $honor }
katana-event-shows_starting_sword = { $sword } è una Spada iniziale
katana-event-first_player = { $seat } gioca per primo
katana-event-picks_sword = { $seat } comincia con { $sword }
katana-event-round_begins = Round { $round }
katana-event-final_scoring = Fine della partita
katana-event-gains_coins = { $seat } riceve { $coins ->
        [one] { $coins } Moneta
       *[other] { $coins } Monete
    }
katana-event-pays_coins = { $seat } paga { $coins ->
        [one] { $coins } Moneta
       *[other] { $coins } Monete
    }
katana-event-gains_resource = { $seat } riceve { $amount } { $resource }
katana-event-gains_points = { $seat } segna { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } { $source }
katana-event-loses_points = { $seat } perde { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } { $source }
katana-event-gains_sashimono = { $seat } riceve un Sashimono { $sashimono }
katana-event-hires_monk = { $seat } assume un Monaco
katana-event-places = { $seat } piazza un { $figure }: { $space }
katana-event-forges = { $seat } piazza un { $figure } alla Fucina: { $line }
katana-event-takes_sword = { $seat } prende { $sword } dalla { $house }
katana-event-passes = { $seat } passa e prende { $honor }
katana-event-moves = { $seat } mette { $resource } su { $sword }, che va in { $cell }
katana-event-swaps = { $seat }: { $sword } e { $other } si scambiano di posto
katana-event-advances = { $seat } fa avanzare il { $decorator } alla colonna { $column }
katana-event-decorates = { $seat } decora { $resource } su { $sword }
katana-event-buys_resource = { $seat } compra { $resource } per { $coins ->
        [one] { $coins } Moneta
       *[other] { $coins } Monete
    }
katana-event-takes_card = { $seat } prende { $card }
katana-event-uncovers = In cima alla { $house }: { $offer }
katana-event-market_shows = Il Mercato mostra { $offer }
katana-event-uses_card = { $seat } usa { $card }
katana-event-buys_benefit = { $seat } compra il bonus permanente di { $card } per { $line } ({ $coins ->
        [one] { $coins } Moneta
       *[other] { $coins } Monete
    })
katana-event-discards = { $seat } scarta { $card }
katana-event-sends = { $seat } manda un Familiare in { $room }
katana-event-shifts = { $seat } sposta un Familiare da { $from } a { $to }
katana-event-uses_room = { $seat } usa { $room }
katana-event-delivers = { $seat } consegna { $sword }
katana-event-line_pays = { $seat }: { $line } rende
katana-event-frees_worker = { $seat } libera un Lavoratore
katana-event-plans = { $seat } aggiunge { $resource } al Progetto
katana-event-katana_in_play = { $seat } mette in gioco la Shōgun no Katana, con { $resources ->
    [one] { $resources } Risorsa
   *[other] { $resources } Risorse
}
katana-event-katana_delivered = { $seat } consegna la Shōgun no Katana dalla colonna { $column }
katana-event-shame = { $seat } prende la Vergogna
katana-event-dishonor = { $seat } cade in Disonore
katana-event-wins_favor = { $seat } ottiene { $favor }
katana-event-honor_scores = { $seat }: { $honor } vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Perché no

katana-reason-alone_without_ghost = In solitario si gioca contro il Fantasma
katana-reason-no_seat_for_ghost = In quattro non c’è posto per il Fantasma
katana-reason-story_is_for_one = La Storia è per un giocatore e il Fantasma
katana-reason-chapter_sets_rooms = Questo capitolo stabilisce le Sale
katana-reason-no_workers = Non hai Lavoratori Disponibili
katana-reason-no_monks = Non hai Monaci al Tempio
katana-reason-monk_too_dear = Un Monaco costa { $price } adesso
katana-reason-space_not_in_use = Si usa da { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
} in su
katana-reason-space_taken = C’è già qualcuno
katana-reason-entry_occupied = La prima casella della tua riga { $resource } è occupata
katana-reason-complete = È completa
katana-reason-resource_missing = Non hai { $resource } nella scorta della Fucina
katana-reason-way_blocked = { $sword } le sbarra la strada
katana-reason-not_activated = Non si trova nella linea attivata
katana-reason-too_dear = Costa { $price }
katana-reason-already_decorated = Su questa Spada c’è già una decorazione di { $resource }
katana-reason-decorator_worked = Il Decoratore di { $resource } ha già lavorato
katana-reason-only_one_decoration = Quando l’Accademia la attiva un altro, decori una sola Risorsa
katana-reason-at_the_end = È già nell’ultima colonna
katana-reason-passive = Una Sala Passiva agisce da sola
katana-reason-nobody_there = Non hai Familiari lì
katana-reason-benefit_taken = Hai già sfruttato questo effetto
katana-reason-member_there = Hai già un Familiare lì
katana-reason-incomplete = { $missing ->
        [one] Manca { $missing } Risorsa
       *[other] Mancano { $missing } Risorse
    }
katana-reason-has_passed = Hai passato
katana-reason-one_after_another = Prima termina la consegna in corso
katana-reason-project_lacks_kinds = { $missing ->
        [one] Al Progetto manca { $missing } tipo
       *[other] Al Progetto mancano { $missing } tipi
    }
katana-reason-no_entry_for_katana = Nessuna casella da cui potrebbe partire è libera
katana-reason-no_moment = I bonus si comprano durante un’azione, una consegna o l’uso di una carta
katana-reason-line_taken = Sotto questa linea c’è già una carta
katana-reason-not_on_sword = Sulla Spada non resta altro di questo tipo: { $resource }
katana-reason-too_many_resources = La Composizione ha { $most ->
    [one] { $most } posto
   *[other] { $most } posti
}
katana-reason-does_not_fit = In quest’ordine le Risorse non starebbero nella Fucina
katana-reason-no_sword_could_give = Nessuna Spada consegnata avrebbe potuto dare { $resource }
katana-reason-last_of_its_kind = Deve restarne una per tipo

## Punteggio

katana-score-swords = Punti delle Spade consegnate
katana-score-decorations = Decorazioni
katana-score-rounds = Punti dei round
katana-score-benefits = Bonus permanenti
katana-score-katana = La katana consegnata
katana-score-changes = Modifiche al Progetto
katana-score-favor_i = Carta Favore I
katana-score-areas = Aree del Fantasma
katana-score-characters = Personaggi Erranti
katana-score-promo = Tessere Promo
katana-score-metal = Katana di Metallo
katana-score-temple = Debiti col Tempio
katana-score-coins = Monete e Risorse rimaste
katana-score-unfinished = Katana rimasta in Fucina
katana-score-sashimonos = Set di Sashimono
katana-score-geisha = Gettoni Geisha
katana-score-favors = Carte Favore da II a V
katana-score-honor_wealth = Onore: Ricchezza
katana-score-honor_presence = Onore: Presenza
katana-score-honor_might = Onore: Potenza
katana-score-honor_battle_blades = Onore: Lame da guerra
katana-score-honor_court_blades = Onore: Lame da cerimonia
katana-score-honor_diligence = Onore: Diligenza
katana-score-honor_banners = Onore: Stendardi
katana-score-honor_loyalty = Onore: Lealtà
katana-score-honor_balance = Onore: Equilibrio
katana-score-honor_gloss = Onore: Lucentezza
katana-score-honor_grain = Onore: Venatura
katana-score-honor_edge = Onore: Filo
katana-score-honor_grip = Onore: Impugnatura
katana-score-honor_ornament = Onore: Ornamento
katana-score-honor_masterpieces = Onore: Capolavori
katana-score-honor_masters = Onore: Maestri
katana-score-honor_study = Onore: Studio
katana-score-honor_workshop = Onore: Officina
katana-score-honor_contacts = Onore: Contatti
katana-score-honor_courtiers = Onore: Cortigiani
katana-score-honor_devotion = Onore: Devozione
katana-score-honor_school = Onore: Scuola

# Da dove vengono i punti, dietro i punti nel registro.
katana-source-none = { "" }
katana-source-swords = per la Spada consegnata
katana-source-decorations = per le sue decorazioni
katana-source-rounds = per il round della consegna
katana-source-benefits = dai bonus permanenti
katana-source-katana = per la katana consegnata
katana-source-changes = per le modifiche al Progetto
katana-source-favor_i = per la carta Favore I
katana-source-areas = per un’area
katana-source-characters = da un Personaggio Errante
katana-source-promo = da una tessera Promo
katana-source-metal = per la Katana di Metallo
katana-source-temple = per il debito col Tempio
katana-source-coins = per le Monete e le Risorse rimaste
katana-source-unfinished = per la katana rimasta in Fucina
katana-source-sashimonos = per i set di Sashimono
katana-source-geisha = per i gettoni Geisha
katana-source-honors = per le carte Onore
katana-source-favors = per una carta Favore

## Prima della partita

katana-setting-ghost = Il Fantasma
katana-setting-ghost-0 = non gioca
katana-setting-ghost-1 = livello 1
katana-setting-ghost-2 = livello 2
katana-setting-ghost-3 = livello 3
katana-setting-ghost-4 = livello 4
katana-setting-ghost-5 = livello 5
katana-setting-chapter = Storia
katana-setting-chapter-0 = nessun capitolo
katana-setting-chapter-1 = 1. Gli inizi
katana-setting-chapter-2 = 2. Un periodo di quiete
katana-setting-chapter-3 = 3. Gion Matsuri
katana-setting-chapter-4 = 4. Fama e Gloria
katana-setting-chapter-5 = 5. Masamune in visita
katana-setting-chapter-6 = 6. La richiesta dello Shōgun
katana-setting-chapter-7 = 7. Venti di guerra
katana-setting-chapter-8 = 8. Il nemico è alle porte
katana-setting-chapter-9 = 9. Lo Shōgun fa rullare i tamburi
katana-setting-chapter-10 = 10. Lame in battaglia
katana-setting-chapter-11 = 11. L’ora più buia
katana-setting-chapter-12 = 12. Macerie
katana-setting-chapter-13 = 13. Le difficoltà della ricostruzione
katana-setting-chapter-14 = 14. Il meritato riposo
katana-setting-characters = Personaggi Erranti
katana-setting-characters-none = nessuno
katana-setting-characters-common = i sette comuni
katana-setting-characters-all = tutti e nove
katana-setting-promo = Tessere Promo
katana-setting-promo-false = no
katana-setting-promo-true = sì
katana-setting-metal = Katana di Metallo
katana-setting-metal-false = no
katana-setting-metal-true = sì
katana-setting-rooms = Sale del Palazzo
katana-setting-rooms-random = a caso
katana-setting-rooms-first = quelle della prima partita
katana-setting-ghost-help = Un avversario mosso dalle regole, da 1 (facile) a 5 (difficile); da uno a tre giocatori.
katana-setting-chapter-help = Un giocatore contro il Fantasma, con regole speciali e una richiesta da soddisfare.
katana-setting-characters-help = Quattro Personaggi girano sul tabellone; chi ne incontra uno lo manda altrove e ne riceve l’effetto.
katana-setting-promo-help = Un premio alla fine di ogni riga dell’Accademia, per chi arriva primo.
katana-setting-metal-help = Va a chi ha consegnato più di recente e rende alla fine di ogni round.
katana-setting-rooms-help = Quelle della prima partita sono più facili da imparare.

## Risorse e Decoratori

katana-resource-lacquer = Lacca
katana-resource-lacquer-help = Vale 4: prezzo al Mercato, punti della sua decorazione, valore su una katana.
katana-resource-wood = Legno
katana-resource-wood-help = Vale 1: prezzo al Mercato, punti della sua decorazione, valore su una katana.
katana-resource-steel = Acciaio
katana-resource-steel-help = Vale 2: prezzo al Mercato, punti della sua decorazione, valore su una katana.
katana-resource-leather = Pelle di Razza
katana-resource-leather-help = Vale 3: prezzo al Mercato, punti della sua decorazione, valore su una katana.
katana-decorator-lacquer = Decoratore di Lacca
katana-decorator-lacquer-help = Ogni decorazione di questo tipo rende le Monete della colonna del suo Decoratore.
katana-decorator-wood = Decoratore di Legno
katana-decorator-wood-help = Ogni decorazione di questo tipo rende le Monete della colonna del suo Decoratore.
katana-decorator-steel = Decoratore di Acciaio
katana-decorator-steel-help = Ogni decorazione di questo tipo rende le Monete della colonna del suo Decoratore.
katana-decorator-leather = Decoratore di Pelle di Razza
katana-decorator-leather-help = Ogni decorazione di questo tipo rende le Monete della colonna del suo Decoratore.

## Spade

katana-sword = Spada { $n }
katana-sword-katana_1 = la Shōgun no Katana
katana-sword-katana_2 = la Shōgun no Katana
katana-sword-katana_3 = la Shōgun no Katana
katana-sword-katana_4 = la Shōgun no Katana
katana-sword-help = Ogni Risorsa posta la muove di una casella: a destra se è del tipo della riga, su o giù se è di una riga vicina.

## Luoghi

katana-cell-1_1 = riga 1, colonna 1
katana-cell-1_2 = riga 1, colonna 2
katana-cell-1_3 = riga 1, colonna 3
katana-cell-1_4 = riga 1, colonna 4
katana-cell-1_5 = riga 1, colonna 5
katana-cell-2_1 = riga 2, colonna 1
katana-cell-2_2 = riga 2, colonna 2
katana-cell-2_3 = riga 2, colonna 3
katana-cell-2_4 = riga 2, colonna 4
katana-cell-2_5 = riga 2, colonna 5
katana-cell-3_1 = riga 3, colonna 1
katana-cell-3_2 = riga 3, colonna 2
katana-cell-3_3 = riga 3, colonna 3
katana-cell-3_4 = riga 3, colonna 4
katana-cell-3_5 = riga 3, colonna 5
katana-cell-4_1 = riga 4, colonna 1
katana-cell-4_2 = riga 4, colonna 2
katana-cell-4_3 = riga 4, colonna 3
katana-cell-4_4 = riga 4, colonna 4
katana-cell-4_5 = riga 4, colonna 5
katana-line-row_1 = riga 1
katana-line-row_2 = riga 2
katana-line-row_3 = riga 3
katana-line-row_4 = riga 4
katana-line-column_1 = colonna 1
katana-line-column_2 = colonna 2
katana-line-column_3 = colonna 3
katana-line-column_4 = colonna 4
katana-line-column_5 = colonna 5
katana-space-red_1 = Dimora rossa, spazio 1
katana-space-red_2 = Dimora rossa, spazio 2
katana-space-red_3 = Dimora rossa, spazio 3
katana-space-blue_1 = Dimora blu, spazio 1
katana-space-blue_2 = Dimora blu, spazio 2
katana-space-blue_3 = Dimora blu, spazio 3
katana-space-white_1 = Dimora bianca, spazio 1
katana-space-white_2 = Dimora bianca, spazio 2
katana-space-white_3 = Dimora bianca, spazio 3
katana-space-green_1 = Dimora verde, spazio 1
katana-space-green_2 = Dimora verde, spazio 2
katana-space-green_3 = Dimora verde, spazio 3
katana-space-market_1 = Mercato, spazio 1
katana-space-market_2 = Mercato, spazio 2
katana-space-market_3 = Mercato, spazio 3
katana-space-market_4 = Mercato, spazio 4
katana-space-market_5 = Mercato, spazio 5
katana-space-academy_1 = Accademia, spazio 1
katana-space-academy_2 = Accademia, spazio 2
katana-space-academy_3 = Accademia, spazio 3
katana-space-academy_4 = Accademia, spazio 4
katana-space-academy_5 = Accademia, spazio 5
katana-space-palace_1 = Palazzo dello Shōgun, spazio 1
katana-space-palace_2 = Palazzo dello Shōgun, spazio 2
katana-space-palace_3 = Palazzo dello Shōgun, spazio 3
katana-space-palace_4 = Palazzo dello Shōgun, spazio 4
katana-space-palace_5 = Palazzo dello Shōgun, spazio 5
katana-space-komainu_1 = Komainu
katana-area-houses = Dimore dei Daimyō
katana-area-market = Mercato
katana-area-academy = Accademia
katana-area-palace = Palazzo dello Shōgun
katana-area-komainu = Komainu
katana-area-forge = Fucina
katana-area-houses-help = Prendi una Spada esposta la cui casella d’ingresso è libera: le sue Monete, un Sashimono della Dimora, la prima carta Daimyō. Monaco: un altro Sashimono a scelta.
katana-area-market-help = Compra Risorse a piacere, poi prendi una delle carte in offerta. Monaco: prendi una seconda carta.
katana-area-academy-help = Fai avanzare un Decoratore, poi decora fino a una Risorsa per tipo; ogni altro giocatore può decorarne una. Monaco: fai avanzare un’altra volta.
katana-area-palace-help = Manda un Familiare, ridisponili, sfrutta l’effetto di ogni tua Sala; ogni altro giocatore può sfruttarne uno. Monaco: ripeti un effetto.
katana-area-komainu-help = Prendi 4 Monete e gioca per primo nel prossimo round. Monaco: anche l’effetto del Monaco di un’altra area.
katana-area-forge-help = Scegli una riga o una colonna: ogni Spada che vi si trova può muoversi una volta. Monaco: un movimento aggiuntivo di una Spada qualsiasi.
katana-house-red = Dimora rossa
katana-house-blue = Dimora blu
katana-house-white = Dimora bianca
katana-house-green = Dimora verde

## Miniature e Sashimono

katana-figure-worker = Lavoratore
katana-figure-monk = Monaco
katana-figure-monk-help = Costa il prezzo del Tempio nel round; fa ciò che fa un Lavoratore, e di più.
katana-sashimono-red = rosso
katana-sashimono-blue = blu
katana-sashimono-white = bianco
katana-sashimono-green = verde
katana-sashimono-help = I set di tipi diversi valgono a fine partita: 1, 3, 6, 10 per 1–4 tipi.
katana-banner-red = Sashimono rosso
katana-banner-blue = Sashimono blu
katana-banner-white = Sashimono bianco
katana-banner-green = Sashimono verde
katana-banner-start_0 = Sashimono iniziale (0)
katana-banner-start_1 = Sashimono iniziale (1)
katana-banner-start_2 = Sashimono iniziale (2)
katana-banner-start_3 = Sashimono iniziale (3)

## Sale del Palazzo

katana-room-advance_decorator = Avanza un Decoratore
katana-room-move_sword = Muovi una Spada
katana-room-two_coins = Due Monete
katana-room-wood_and_coin = Legno e Moneta
katana-room-steel = Acciaio
katana-room-leather_for_1 = Pelle per 1
katana-room-lacquer_for_2 = Lacca per 2
katana-room-passive_discount = Bonus scontati
katana-room-passive_market_move = Dritto in Fucina

## Carte

katana-card-daimyo_a_wood = Trattativa (Legno)
katana-card-daimyo_a_steel = Trattativa (Acciaio)
katana-card-daimyo_a_leather = Trattativa (Pelle di Razza)
katana-card-daimyo_a_lacquer = Trattativa (Lacca)
katana-card-daimyo_b_wood = Dame di corte (Legno)
katana-card-daimyo_b_steel = Dame di corte (Acciaio)
katana-card-daimyo_b_leather = Dame di corte (Pelle di Razza)
katana-card-daimyo_b_lacquer = Dame di corte (Lacca)
katana-card-daimyo_c_wood = Mano fine (Legno)
katana-card-daimyo_c_steel = Mano fine (Acciaio)
katana-card-daimyo_c_leather = Mano fine (Pelle di Razza)
katana-card-daimyo_c_lacquer = Mano fine (Lacca)
katana-card-daimyo_d_wood = Seconda tempra (Legno)
katana-card-daimyo_d_steel = Seconda tempra (Acciaio)
katana-card-daimyo_d_leather = Seconda tempra (Pelle di Razza)
katana-card-daimyo_d_lacquer = Seconda tempra (Lacca)
katana-card-market_1 = Acconto
katana-card-market_2 = Apprendista
katana-card-market_3 = Fama
katana-card-market_4 = Ampliamento
katana-card-market_5 = Generosità
katana-card-market_6 = Artista itinerante
katana-card-market_7 = Donazione
katana-offer-daimyo_a_wood = { katana-card-daimyo_a_wood }
katana-offer-daimyo_a_steel = { katana-card-daimyo_a_steel }
katana-offer-daimyo_a_leather = { katana-card-daimyo_a_leather }
katana-offer-daimyo_a_lacquer = { katana-card-daimyo_a_lacquer }
katana-offer-daimyo_b_wood = { katana-card-daimyo_b_wood }
katana-offer-daimyo_b_steel = { katana-card-daimyo_b_steel }
katana-offer-daimyo_b_leather = { katana-card-daimyo_b_leather }
katana-offer-daimyo_b_lacquer = { katana-card-daimyo_b_lacquer }
katana-offer-daimyo_c_wood = { katana-card-daimyo_c_wood }
katana-offer-daimyo_c_steel = { katana-card-daimyo_c_steel }
katana-offer-daimyo_c_leather = { katana-card-daimyo_c_leather }
katana-offer-daimyo_c_lacquer = { katana-card-daimyo_c_lacquer }
katana-offer-daimyo_d_wood = { katana-card-daimyo_d_wood }
katana-offer-daimyo_d_steel = { katana-card-daimyo_d_steel }
katana-offer-daimyo_d_leather = { katana-card-daimyo_d_leather }
katana-offer-daimyo_d_lacquer = { katana-card-daimyo_d_lacquer }
katana-offer-market_1 = { katana-card-market_1 }
katana-offer-market_2 = { katana-card-market_2 }
katana-offer-market_3 = { katana-card-market_3 }
katana-offer-market_4 = { katana-card-market_4 }
katana-offer-market_5 = { katana-card-market_5 }
katana-offer-market_6 = { katana-card-market_6 }
katana-offer-market_7 = { katana-card-market_7 }

## Carte Onore

katana-honor-wealth = Ricchezza
katana-honor-presence = Presenza
katana-honor-might = Potenza
katana-honor-battle_blades = Lame da guerra
katana-honor-court_blades = Lame da cerimonia
katana-honor-diligence = Diligenza
katana-honor-banners = Stendardi
katana-honor-loyalty = Lealtà
katana-honor-balance = Equilibrio
katana-honor-gloss = Lucentezza
katana-honor-grain = Venatura
katana-honor-edge = Filo
katana-honor-grip = Impugnatura
katana-honor-ornament = Ornamento
katana-honor-masterpieces = Capolavori
katana-honor-masters = Maestri
katana-honor-study = Studio
katana-honor-workshop = Officina
katana-honor-contacts = Contatti
katana-honor-courtiers = Cortigiani
katana-honor-devotion = Devozione
katana-honor-school = Scuola
katana-honor-none = nessuna carta Onore

## Favore e Vergogna

katana-favor-i = carta Favore I
katana-favor-ii = carta Favore II
katana-favor-iii = carta Favore III
katana-favor-iv = carta Favore IV
katana-favor-v = carta Favore V
katana-shame-honorable = con onore
katana-shame-shame = Vergogna
katana-shame-dishonor = Disonore
katana-shame-shame-help = I punti Favore contano la metà.
katana-shame-dishonor-help = La katana non conta per nessuna carta Favore.

## Nomi dei moduli

katana-character-kaji = Kaji
katana-character-kanri = Kanri
katana-character-kogeika = Kogeika
katana-character-shinobi = Shinobi
katana-character-ronin = Ronin
katana-character-samurai = Samurai
katana-character-shonin = Shonin
katana-character-unsuiso = Unsuiso
katana-character-geisha = Geisha
katana-kogeika-advance = gettone Avanza
katana-kogeika-decorate = gettone Decora
katana-kogeika-academy_coin = gettone Moneta
katana-geisha-1 = ventaglio
katana-geisha-2 = parasole
katana-geisha-3 = shamisen
katana-geisha-4 = spillone
katana-geisha-5 = lanterna
katana-kaji = carta Kaji { $n }
katana-promo-cards = Tessera Promo: carte
katana-promo-coins = Tessera Promo: Monete
katana-promo-points = Tessera Promo: punti
katana-promo-sashimono = Tessera Promo: Sashimono
katana-chapter-0 = nessun capitolo
katana-chapter-1 = Gli inizi
katana-chapter-2 = Un periodo di quiete
katana-chapter-3 = Gion Matsuri
katana-chapter-4 = Fama e Gloria
katana-chapter-5 = Masamune in visita
katana-chapter-6 = La richiesta dello Shōgun
katana-chapter-7 = Venti di guerra
katana-chapter-8 = Il nemico è alle porte
katana-chapter-9 = Lo Shōgun fa rullare i tamburi
katana-chapter-10 = Lame in battaglia
katana-chapter-11 = L’ora più buia
katana-chapter-12 = Macerie
katana-chapter-13 = Le difficoltà della ricostruzione
katana-chapter-14 = Il meritato riposo

## Perché un esperto sceglierebbe così

katana-gain-score = i punti subito
katana-gain-swords = le Spade in lavorazione
katana-gain-wealth = Monete e Risorse
katana-gain-hands = i Lavoratori ancora disponibili
katana-gain-banners = i set di Sashimono
katana-gain-cards = le carte e i bonus che rendono ancora
katana-gain-school = Decoratori e Familiari
katana-gain-honors = le carte Onore
katana-gain-katana = la katana dello Shōgun
katana-gain-request = la richiesta del capitolo
katana-why-compose = il Progetto ha tutto ciò che serve, e la katana conquista il Favore dello Shōgun
katana-why-deliver = è completa, e la consegna porta punti, i bonus di due linee e spazio nella Fucina

## Indole dei bot
katana-manner-cautious = Raccoglie prima Monete e Risorse, e pensa meno alla katana e agli Onori.
katana-manner-bold = Punta alla katana e agli Onori, con poco in mano.
