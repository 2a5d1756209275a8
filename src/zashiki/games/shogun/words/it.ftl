### Shogun in italiano.

## Scelte

shogun-verb-choose_daimyo = Gioca { $daimyo }
shogun-verb-take = Prendi { $card }
shogun-verb-draw = Pesca la prima carta del mazzo
shogun-verb-refresh = Metti le due carte scoperte sotto il mazzo
shogun-verb-place = Metti { $armies ->
    [0] nessuna armata
    [one] un’armata
   *[other] { $armies } armate
 }
shogun-verb-lay = Metti { $card } su { $space }
shogun-verb-move = Sposta { $card } su { $space }
shogun-verb-take_back = Riprendi { $card }
shogun-verb-done = Fatto
shogun-verb-rethink = Ripensaci
shogun-verb-take_position = Prendi la posizione { $position }
shogun-verb-march = Marcia verso { $to } con { $armies }
shogun-verb-shift = Sposta { $armies } in { $to }
shogun-verb-pass = Lasciale qui
shogun-verb-revolt_next = Prima { $province }

## Domande

shogun-prompt-choose_daimyo = Scegli il tuo Daimyo
shogun-prompt-draft = Prendi una carta della provincia
shogun-prompt-place_group = Quale gruppo di armate va in { $province }?
shogun-prompt-plan = Pianifica le tue dieci azioni e la tua offerta
shogun-prompt-choose_position = Scegli la tua posizione con la sua carta speciale (scegli come numero { $rank })
shogun-prompt-move_on = Da { $province } { $armies ->
    [one] un’armata può
   *[other] fino a { $armies } armate possono
 } spostarsi in una tua provincia confinante
shogun-prompt-march = Dove marcia { $province }, e con quante delle sue armate ({ $armies } al massimo)?
shogun-prompt-winter_revolts = { $revolts ->
    [one] { $revolts } provincia insorge,
   *[other] { $revolts } province insorgono, ognuna
} con { $farmers ->
    [one] un contadino in più
   *[other] { $farmers } contadini in più
 }: quale per prima?

## Che cosa succede

shogun-event-chooses_daimyo = { $seat } gioca { $daimyo }
shogun-event-draft_begins = Si distribuiscono le province; comincia { $seat }
shogun-event-turns_up_card = Si scopre { $card }
shogun-event-refreshes = { $seat } mette le due carte scoperte sotto il mazzo
shogun-event-takes = { $seat } prende { $card }
shogun-event-draws = { $seat } pesca { $card } dal mazzo
shogun-event-places = { $seat } mette { $armies ->
    [0] nessuna armata
    [one] un’armata
   *[other] { $armies } armate
 } in { $province }
shogun-event-draft_ends = Tutte le armate sono schierate; { $neutral ->
    [one] { $neutral } provincia è neutrale
   *[other] { $neutral } province sono neutrali
 }
shogun-event-gets_list = { $seat } riceve l’elenco di partenza { $list }
shogun-event-year_begins = Comincia l’anno { $year }
shogun-event-event_card = Evento scoperto: { $event_card }
shogun-event-season_begins = { $season } dell’anno { $year }
shogun-event-season_ends = Fine del turno: { $season }
shogun-event-year_ends = L’anno { $year } è finito: segnalini del tumulto e riso tornano a zero
shogun-event-game_ends = La partita è finita
shogun-event-actions_laid_out = Azioni in ordine: { $first }, { $second }, { $third }, { $fourth }, { $fifth }; altre cinque sono coperte
shogun-event-specials_laid_out = Carte speciali nelle posizioni da 1 a 5: { $first }, { $second }, { $third }, { $fourth }, { $fifth }
shogun-event-done = { $seat } ha finito di pianificare
shogun-event-rethinks = { $seat } ci ripensa
shogun-event-planned = Tutti i piani sono pronti
shogun-event-event_strikes = L’evento del turno: { $event_card }
shogun-event-bids = { $seat } offre { $card } e { $chests ->
    [0] non paga niente
    [one] paga un forziere
   *[other] paga { $chests } forzieri
 }
shogun-event-drawn_for_tie = Tra offerte uguali viene estratto { $seat }
shogun-event-takes_position = { $seat } prende la posizione { $position } con { $special }
shogun-event-action_begins = Azione { $slot }: { $action }
shogun-event-shows = { $seat } mostra { $card }
shogun-event-turns_up = Si scopre l’azione { $slot }: { $action }
shogun-event-cannot = { $seat } non può eseguire «{ $action }» in { $province }: { $obstacle }
shogun-event-builds = { $seat } costruisce in { $province }: { $building }, per { $chests ->
    [one] un forziere
   *[other] { $chests } forzieri
 }
shogun-event-calms = Il teatro calma { $province }: { $markers ->
    [0] non resta nessun segnalino del tumulto
    [one] resta un segnalino del tumulto
   *[other] restano { $markers } segnalini del tumulto
 }
shogun-event-collects_rice = { $seat } riscuote { $rice } di riso in { $province }
shogun-event-collects_taxes = { $seat } riscuote { $chests ->
    [0] nessun forziere
    [one] un forziere
   *[other] { $chests } forzieri
 } in { $province }
shogun-event-deploys = { $seat } posiziona { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } in { $province } per { $chests ->
    [one] un forziere
   *[other] { $chests } forzieri
 }
shogun-event-moves = { $seat } sposta { $armies ->
    [one] un’armata
   *[other] { $armies } armate
 } da { $from } in { $to }
shogun-event-attacks = { $seat } attacca { $to } da { $from } con { $attackers }; { $defender } difende con { $defenders }
shogun-event-attacks_neutral = { $seat } attacca { $to }, neutrale, da { $from } con { $attackers }, contro { $farmers ->
    [0] nessun contadino
    [one] un contadino
   *[other] { $farmers } contadini
 }
shogun-event-throw = { $cubes ->
    [one] { $cubes } cubetto entra
   *[other] { $cubes } cubetti entrano
 } nella torre, { $fell ->
    [one] { $fell } ne esce
   *[other] { $fell } ne escono
 }
shogun-event-conquers = { $seat } conquista { $province }, { $attackers } contro { $defenders ->
    [0] { $farmers ->
        [0] nessuno
        [one] un contadino
       *[other] { $farmers } contadini
    }
    [one] { $farmers ->
        [0] un’armata
        [one] un’armata e un contadino
       *[other] un’armata e { $farmers } contadini
    }
   *[other] { $farmers ->
        [0] { $defenders } armate
        [one] { $defenders } armate e un contadino
       *[other] { $defenders } armate e { $farmers } contadini
    }
 }; { $left ->
    [one] ne resta una
   *[other] ne restano { $left }
 }
shogun-event-holds = { $seat } tiene { $province }, { $defenders ->
    [0] { $farmers ->
        [0] nessuno
        [one] un contadino
       *[other] { $farmers } contadini
    }
    [one] { $farmers ->
        [0] un’armata
        [one] un’armata e un contadino
       *[other] un’armata e { $farmers } contadini
    }
   *[other] { $farmers ->
        [0] { $defenders } armate
        [one] { $defenders } armate e un contadino
       *[other] { $defenders } armate e { $farmers } contadini
    }
 } contro { $attackers }; { $left ->
    [one] ne resta una
   *[other] ne restano { $left }
 }
shogun-event-tie = Nessun vincitore in { $province }: { $seat } con { $attackers }, { $defender } con { $defenders }, { $farmers ->
    [0] nessun contadino
    [one] un contadino
   *[other] { $farmers } contadini
 }
shogun-event-stays_neutral = { $province } resta neutrale: { $seat } con { $attackers }, { $farmers ->
    [0] nessun contadino
    [one] un contadino
   *[other] { $farmers } contadini
 }
shogun-event-revolt = Insurrezione in { $province }: { $armies ->
    [0] nessuna armata
    [one] un’armata
   *[other] { $armies } armate
 } di { $seat } contro { $farmers ->
    [0] nessun nuovo contadino
    [one] un contadino
   *[other] { $farmers } contadini
 }
shogun-event-revolt_crushed = { $seat } seda l’insurrezione in { $province }, { $armies } contro { $farmers }; { $left ->
    [one] ne resta una
   *[other] ne restano { $left }
 }
shogun-event-revolt_succeeds = { $seat } perde { $province } per mano dei contadini, { $armies } contro { $farmers }
shogun-event-marker = Tumulto in { $province }: { $markers ->
    [one] un segnalino del tumulto
   *[other] { $markers } segnalini del tumulto
 }
shogun-event-becomes_neutral = { $province } ora è neutrale, senza edifici né segnalini del tumulto
shogun-event-takes_card = { $seat } prende la carta { $card }
shogun-event-loses_plan = { $seat } perde la carta { $card }, che era su { $space }
shogun-event-winter = Inverno: con { $event_card } tutti perdono { $rice } di riso
shogun-event-feeds = { $seat } ha { $rice } di riso per { $provinces ->
    [one] { $provinces } provincia
   *[other] { $provinces } province
}{ $short ->
    [0] : basta
   *[other] : ne mancano { $short }, { $revolts ->
        [one] una provincia insorge
       *[other] { $revolts } province insorgono
    } con { $farmers ->
        [one] un contadino in più
       *[other] { $farmers } contadini in più
    }
 }
shogun-event-drawn_for_revolt = Viene estratta { $province } di { $seat }
shogun-event-majority = { $seat } ha la maggioranza nella { $region } ({ $building }): { $points ->
    [one] un punto
   *[other] { $points } punti
 }
shogun-event-scores = { $seat } ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: province { $provinces }, edifici { $buildings }, castelli { $castles }, templi { $temples }, teatri { $theatres }; { $total } in tutto

## Perché no

shogun-reason-bid_too_dear = Un’offerta si paga subito, e hai { $chests ->
    [0] nessun forziere
    [one] un forziere
   *[other] { $chests } forzieri
 }
shogun-reason-spaces_left = { $cards ->
    [one] Resta una carta
   *[other] Restano { $cards } carte
 } da mettere
shogun-reason-not_faced_before = Solo se le stesse due carte erano già scoperte nel tuo turno precedente
shogun-reason-must_march = Chi può marciare deve farlo: almeno un’armata parte
shogun-reason-temple_peace = In questo turno nessun tempio viene attaccato, quindi { $province } è al sicuro
shogun-reason-one_stays = { $armies ->
    [one] Almeno un’armata deve
   *[other] Almeno { $armies } armate devono
 } restare
shogun-reason-fixed_needs_sun = La preparazione fissa esiste solo per il lato sole
shogun-reason-no_such_seat = I posti sono solo { $seats }

## Punti

shogun-score-provinces_1 = Province, anno 1
shogun-score-buildings_1 = Edifici, anno 1
shogun-score-castles_1 = Maggioranza dei castelli, anno 1
shogun-score-temples_1 = Maggioranza dei templi, anno 1
shogun-score-theatres_1 = Maggioranza dei teatri, anno 1
shogun-score-provinces_2 = Province, anno 2
shogun-score-buildings_2 = Edifici, anno 2
shogun-score-castles_2 = Maggioranza dei castelli, anno 2
shogun-score-temples_2 = Maggioranza dei templi, anno 2
shogun-score-theatres_2 = Maggioranza dei teatri, anno 2

## Accordi del tavolo

shogun-setting-side = Lato del tabellone
shogun-setting-side-sun = Sole
shogun-setting-side-moon = Luna
shogun-setting-side-help = Il lato sole è il più facile; il lato luna ha più collegamenti via mare e altre regioni.
shogun-setting-start = Province di partenza
shogun-setting-start-draft = Distribuzione libera
shogun-setting-start-fixed = Preparazione fissa
shogun-setting-start-help = La preparazione fissa esiste solo per il lato sole.
shogun-setting-daimyo = Daimyo
shogun-setting-daimyo-choose = Scelti uno dopo l’altro
shogun-setting-daimyo-random = Estratti a sorte
shogun-setting-daimyo-help = Un Daimyo è un nome e un colore; tutti giocano allo stesso modo.
shogun-setting-first = Chi comincia la distribuzione
shogun-setting-first-random = Estratto a sorte
shogun-setting-first-seat_1 = Posto 1
shogun-setting-first-seat_2 = Posto 2
shogun-setting-first-seat_3 = Posto 3
shogun-setting-first-seat_4 = Posto 4
shogun-setting-first-seat_5 = Posto 5
shogun-setting-first-help = A un tavolo vero comincia il più anziano.
shogun-setting-lists = Elenchi della preparazione fissa
shogun-setting-lists-random = Distribuiti a caso
shogun-setting-lists-seats = A al posto 1, B al posto 2 e così via
shogun-setting-lists-help = A chi tocca quale elenco di province, con la preparazione fissa.
shogun-setting-weak_levy = Perdita di riso dell’evento «Leva debole»
shogun-setting-weak_levy-4 = 4, come dice il foglio delle regole
shogun-setting-weak_levy-1 = 1, come mostra la carta stampata
shogun-setting-weak_levy-help = Il foglio delle regole e la carta stampata si contraddicono.
shogun-setting-moon_routes = Collegamenti via mare aggiuntivi del lato luna
shogun-setting-moon_routes-true = Con
shogun-setting-moon_routes-false = Senza
shogun-setting-moon_routes-help = Cinque collegamenti del lato luna sono ricostruiti; si possono togliere.
shogun-setting-odds = Probabilità delle battaglie
shogun-setting-odds-true = Mostrate a chi marcia
shogun-setting-odds-false = Non mostrate
shogun-setting-odds-help = Le probabilità si ricavano da ciò che tutti vedono; senza, ognuno le calcola da sé.

## Cose

shogun-province-aki = Aki
shogun-province-awa_boso = Awa-Boso
shogun-province-awa_shikoku = Awa-Shikoku
shogun-province-bingo = Bingo
shogun-province-bitchu = Bitchu
shogun-province-bizen = Bizen
shogun-province-echigo = Echigo
shogun-province-echizen = Echizen
shogun-province-etchu = Etchu
shogun-province-harima = Harima
shogun-province-hida = Hida
shogun-province-hitachi = Hitachi
shogun-province-hoki = Hoki
shogun-province-ise = Ise
shogun-province-iwami = Iwami
shogun-province-iyo = Iyo
shogun-province-izu = Izu
shogun-province-izumo = Izumo
shogun-province-kaga = Kaga
shogun-province-kai = Kai
shogun-province-kazusa = Kazusa
shogun-province-kii = Kii
shogun-province-kozuke = Kozuke
shogun-province-mikawa = Mikawa
shogun-province-mimasaka = Mimasaka
shogun-province-mino = Mino
shogun-province-musashi = Musashi
shogun-province-mutsu = Mutsu
shogun-province-noto = Noto
shogun-province-omi = Omi
shogun-province-owari = Owari
shogun-province-sagami = Sagami
shogun-province-sanuki = Sanuki
shogun-province-settsu = Settsu
shogun-province-shima = Shima
shogun-province-shimosa = Shimosa
shogun-province-shimotsuke = Shimotsuke
shogun-province-shinano = Shinano
shogun-province-suruga = Suruga
shogun-province-tajima = Tajima
shogun-province-tamba = Tamba
shogun-province-tosa = Tosa
shogun-province-totomi = Totomi
shogun-province-wakasa = Wakasa
shogun-province-yamato = Yamato
shogun-province-none = nessuna provincia

shogun-card-aki = { shogun-province-aki }
shogun-card-awa_boso = { shogun-province-awa_boso }
shogun-card-awa_shikoku = { shogun-province-awa_shikoku }
shogun-card-bingo = { shogun-province-bingo }
shogun-card-bitchu = { shogun-province-bitchu }
shogun-card-bizen = { shogun-province-bizen }
shogun-card-echigo = { shogun-province-echigo }
shogun-card-echizen = { shogun-province-echizen }
shogun-card-etchu = { shogun-province-etchu }
shogun-card-harima = { shogun-province-harima }
shogun-card-hida = { shogun-province-hida }
shogun-card-hitachi = { shogun-province-hitachi }
shogun-card-hoki = { shogun-province-hoki }
shogun-card-ise = { shogun-province-ise }
shogun-card-iwami = { shogun-province-iwami }
shogun-card-iyo = { shogun-province-iyo }
shogun-card-izu = { shogun-province-izu }
shogun-card-izumo = { shogun-province-izumo }
shogun-card-kaga = { shogun-province-kaga }
shogun-card-kai = { shogun-province-kai }
shogun-card-kazusa = { shogun-province-kazusa }
shogun-card-kii = { shogun-province-kii }
shogun-card-kozuke = { shogun-province-kozuke }
shogun-card-mikawa = { shogun-province-mikawa }
shogun-card-mimasaka = { shogun-province-mimasaka }
shogun-card-mino = { shogun-province-mino }
shogun-card-musashi = { shogun-province-musashi }
shogun-card-mutsu = { shogun-province-mutsu }
shogun-card-noto = { shogun-province-noto }
shogun-card-omi = { shogun-province-omi }
shogun-card-owari = { shogun-province-owari }
shogun-card-sagami = { shogun-province-sagami }
shogun-card-sanuki = { shogun-province-sanuki }
shogun-card-settsu = { shogun-province-settsu }
shogun-card-shima = { shogun-province-shima }
shogun-card-shimosa = { shogun-province-shimosa }
shogun-card-shimotsuke = { shogun-province-shimotsuke }
shogun-card-shinano = { shogun-province-shinano }
shogun-card-suruga = { shogun-province-suruga }
shogun-card-tajima = { shogun-province-tajima }
shogun-card-tamba = { shogun-province-tamba }
shogun-card-tosa = { shogun-province-tosa }
shogun-card-totomi = { shogun-province-totomi }
shogun-card-wakasa = { shogun-province-wakasa }
shogun-card-yamato = { shogun-province-yamato }
shogun-card-treasure_0 = Carta del tesoro 0
shogun-card-treasure_1 = Carta del tesoro 1
shogun-card-treasure_2 = Carta del tesoro 2
shogun-card-treasure_3 = Carta del tesoro 3
shogun-card-treasure_4 = Carta del tesoro 4
shogun-card-treasure_0-help = Su un’azione: non in questo turno. Sulla casella dell’asta: un’offerta di niente, sotto una carta della provincia.
shogun-card-treasure_1-help = Su un’azione: non in questo turno. Sulla casella dell’asta: un’offerta di 1 forziere.
shogun-card-treasure_2-help = Su un’azione: non in questo turno. Sulla casella dell’asta: un’offerta di 2 forzieri.
shogun-card-treasure_3-help = Su un’azione: non in questo turno. Sulla casella dell’asta: un’offerta di 3 forzieri.
shogun-card-treasure_4-help = Su un’azione: non in questo turno. Sulla casella dell’asta: un’offerta di 4 forzieri.
shogun-card-none = nessuna carta

shogun-action-build_castle = Costruzione di un castello
shogun-action-build_castle-help = Servono un terreno fabbricabile libero e nessun castello nella provincia.
shogun-action-build_temple = Costruzione di un tempio
shogun-action-build_temple-help = Servono un terreno fabbricabile libero e nessun tempio nella provincia.
shogun-action-build_theatre = Costruzione di un teatro Nô
shogun-action-build_theatre-help = Servono un terreno fabbricabile libero e nessun teatro nella provincia.
shogun-action-collect_rice = Riscossione del riso
shogun-action-collect_rice-help = Il tuo riso cresce della resa della provincia. Dove ci sono segnalini del tumulto segue un’insurrezione; poi si aggiunge un segnalino.
shogun-action-collect_taxes = Riscossione delle imposte
shogun-action-collect_taxes-help = Prendi i forzieri che la provincia rende. Dove ci sono segnalini del tumulto segue un’insurrezione; poi si aggiunge un segnalino.
shogun-action-deploy_5 = Posizionamento di 5 armate
shogun-action-deploy_5-help = { $armies ->
    [one] { $armies } armata della tua scorta va
   *[other] { $armies } armate della tua scorta vanno
} nella provincia.
shogun-action-deploy_3 = Posizionamento di 3 armate
shogun-action-deploy_3-help = { $armies ->
    [one] { $armies } armata della tua scorta va
   *[other] { $armies } armate della tua scorta vanno
} nella provincia.
shogun-action-deploy_1_move = Posizionamento/Spostamento di 1 armata
shogun-action-deploy_1_move-help = Un’armata va nella provincia; poi da lì puoi spostare armate in una tua provincia confinante.
shogun-action-battle_a = Battaglia/Spostamento A
shogun-action-battle_a-help = Le armate marciano dalla provincia verso una confinante, e combattono se non è tua. Almeno una resta.
shogun-action-battle_b = Battaglia/Spostamento B
shogun-action-battle_b-help = Come Battaglia/Spostamento A, un’altra volta.

shogun-space-build_castle = { shogun-action-build_castle }
shogun-space-build_castle-help = { shogun-action-build_castle-help }
shogun-space-build_temple = { shogun-action-build_temple }
shogun-space-build_temple-help = { shogun-action-build_temple-help }
shogun-space-build_theatre = { shogun-action-build_theatre }
shogun-space-build_theatre-help = { shogun-action-build_theatre-help }
shogun-space-collect_rice = { shogun-action-collect_rice }
shogun-space-collect_rice-help = { shogun-action-collect_rice-help }
shogun-space-collect_taxes = { shogun-action-collect_taxes }
shogun-space-collect_taxes-help = { shogun-action-collect_taxes-help }
shogun-space-deploy_5 = { shogun-action-deploy_5 }
shogun-space-deploy_5-help = { shogun-action-deploy_5-help }
shogun-space-deploy_3 = { shogun-action-deploy_3 }
shogun-space-deploy_3-help = { shogun-action-deploy_3-help }
shogun-space-deploy_1_move = { shogun-action-deploy_1_move }
shogun-space-deploy_1_move-help = { shogun-action-deploy_1_move-help }
shogun-space-battle_a = { shogun-action-battle_a }
shogun-space-battle_a-help = { shogun-action-battle_a-help }
shogun-space-battle_b = { shogun-action-battle_b }
shogun-space-battle_b-help = { shogun-action-battle_b-help }
shogun-space-bid = Offerta
shogun-space-bid-help = Una carta del tesoro offre i forzieri del suo numero; una carta della provincia offre gratis, sopra lo 0; una casella vuota è ultima.

shogun-special-tax_bonus = +1 forziere
shogun-special-tax_bonus-help = La riscossione delle imposte ti dà { $value ->
        [one] 1 forziere
       *[other] { $value } forzieri
    } in più.
shogun-special-rice_bonus = +1 riso
shogun-special-rice_bonus-help = La riscossione del riso ti dà { $value } di riso in più.
shogun-special-six_armies = 6 armate
shogun-special-six_armies-help = Il posizionamento di { $armies ->
    [one] { $armies } armata
   *[other] { $armies } armate
} te ne dà { $value }, allo stesso prezzo.
shogun-special-attack_bonus = +1 armata nell’attacco
shogun-special-attack_bonus-help = Quando attacchi { $value ->
        [one] si aggiunge 1 armata
       *[other] si aggiungono { $value } armate
    } della tua scorta.
shogun-special-defence_bonus = +1 armata nella difesa
shogun-special-defence_bonus-help = Quando sei attaccato { $value ->
        [one] si aggiunge 1 armata
       *[other] si aggiungono { $value } armate
    } della tua scorta. Non nelle insurrezioni.
shogun-special-none = nessuna carta speciale

shogun-event_card-theatre_calm_5 = Calma del teatro
shogun-event_card-theatre_calm_5-help = Costruire un teatro Nô toglie anche un segnalino del tumulto dalla provincia. Come carta dell’inverno: tutti perdono { $rice } di riso.
shogun-event_card-theatre_calm_7 = Calma del teatro
shogun-event_card-theatre_calm_7-help = Costruire un teatro Nô toglie anche un segnalino del tumulto dalla provincia. Come carta dell’inverno: tutti perdono { $rice } di riso.
shogun-event_card-neutral_resistance = Resistenza neutrale
shogun-event_card-neutral_resistance-help = Le province neutrali sono difese da { $value ->
    [one] { $value } contadino
   *[other] { $value } contadini
} invece di { $usual }. Come carta dell’inverno: tutti perdono { $rice } di riso.
shogun-event_card-castle_guard_2 = Guardia del castello
shogun-event_card-castle_guard_2-help = Chi è attaccato in una provincia con castello getta { $value ->
        [one] 1 armata
       *[other] { $value } armate
    } in più dalla scorta. Come carta dell’inverno: tutti perdono { $rice } di riso.
shogun-event_card-castle_guard_6 = Guardia del castello
shogun-event_card-castle_guard_6-help = Chi è attaccato in una provincia con castello getta { $value ->
        [one] 1 armata
       *[other] { $value } armate
    } in più dalla scorta. Come carta dell’inverno: tutti perdono { $rice } di riso.
shogun-event_card-temple_peace_3 = Pace del tempio
shogun-event_card-temple_peace_3-help = Le province con un tempio non si possono attaccare. Come carta dell’inverno: tutti perdono { $rice } di riso.
shogun-event_card-temple_peace_4 = Pace del tempio
shogun-event_card-temple_peace_4-help = Le province con un tempio non si possono attaccare. Come carta dell’inverno: tutti perdono { $rice } di riso.
shogun-event_card-tax_max_5 = Imposte basse
shogun-event_card-tax_max_5-help = La riscossione delle imposte rende al massimo { $value ->
    [one] { $value } forziere
   *[other] { $value } forzieri
}. Come carta dell’inverno: tutti perdono { $rice } di riso.
shogun-event_card-tax_min_6 = Imposte alte
shogun-event_card-tax_min_6-help = La riscossione delle imposte rende almeno { $value ->
    [one] { $value } forziere
   *[other] { $value } forzieri
}. Come carta dell’inverno: tutti perdono { $rice } di riso.
shogun-event_card-rice_min_4 = Buon raccolto
shogun-event_card-rice_min_4-help = La riscossione del riso rende almeno { $value } di riso. Come carta dell’inverno: tutti perdono { $rice } di riso.
shogun-event_card-rice_max_3 = Cattivo raccolto
shogun-event_card-rice_max_3-help = La riscossione del riso rende al massimo { $value } di riso. Come carta dell’inverno: tutti perdono { $rice } di riso.
shogun-event_card-weak_levy = Leva debole
shogun-event_card-weak_levy-help = Il posizionamento di { $five ->
    [one] { $five } armata
   *[other] { $five } armate
} ne dà solo { $few }, quello di { $three } solo { $fewer }, allo stesso prezzo. Come carta dell’inverno: tutti perdono { $rice } di riso.
shogun-event_card-none = nessun evento

shogun-building-castle = castello
shogun-building-castle-help = 1 punto, e 3 a chi ha più castelli nella regione (2 se condivisi).
shogun-building-temple = tempio
shogun-building-temple-help = 1 punto, e 2 a chi ha più templi nella regione (1 se condivisi).
shogun-building-theatre = teatro Nô
shogun-building-theatre-help = 1 punto, e 1 a chi ha più teatri nella regione (niente se condivisi).

shogun-region-green = regione verde
shogun-region-red = regione rossa
shogun-region-purple = regione viola
shogun-region-yellow = regione gialla
shogun-region-brown = regione marrone

shogun-daimyo-uesugi = Uesugi Kenshin
shogun-daimyo-uesugi-help = Blu, 1530–1578
shogun-daimyo-mori = Mori Motonari
shogun-daimyo-mori-help = Giallo, 1497–1571
shogun-daimyo-tokugawa = Tokugawa Ieyasu
shogun-daimyo-tokugawa-help = Rosso, 1542–1616
shogun-daimyo-takeda = Takeda Shingen
shogun-daimyo-takeda-help = Nero, 1521–1573
shogun-daimyo-hashiba = Hashiba Hideyoshi
shogun-daimyo-hashiba-help = Viola, 1536–1598
shogun-daimyo-none = ancora nessun Daimyo

shogun-season-spring = Primavera
shogun-season-summer = Estate
shogun-season-autumn = Autunno
shogun-season-winter = Inverno

shogun-position-1 = 1
shogun-position-2 = 2
shogun-position-3 = 3
shogun-position-4 = 4
shogun-position-5 = 5
shogun-position-none = ancora nessuna posizione

shogun-cube-1 = armate del posto 1
shogun-cube-2 = armate del posto 2
shogun-cube-3 = armate del posto 3
shogun-cube-4 = armate del posto 4
shogun-cube-5 = armate del posto 5
shogun-cube-farmers = contadini

shogun-list-A = A
shogun-list-B = B
shogun-list-C = C
shogun-list-D = D
shogun-list-E = E

shogun-payment-paid = si può pagare
shogun-payment-by_luck = si può pagare solo se le imposte escono prima
shogun-payment-unpaid = troppo pochi forzieri al momento di agire
shogun-obstacle-chests = troppo pochi forzieri
shogun-obstacle-site = nessun terreno fabbricabile libero
shogun-obstacle-same_building = un edificio di questo tipo c’è già
shogun-obstacle-tile = non restano edifici di questo tipo
shogun-obstacle-supply = troppo poche armate nella scorta
shogun-obstacle-armies = nessuna armata può partire
shogun-obstacle-target = nessun posto dove marciare

shogun-stage-setup = Preparazione
shogun-stage-planning = Pianificazione
shogun-stage-order = Sequenza dei giocatori
shogun-stage-execution = Azioni
shogun-stage-winter = Inverno
shogun-stage-over = Fine

## Aiuto

shogun-help-tower = Un cubetto gettato esce due volte su tre. Quelli rimasti dentro escono tanto più spesso quanti più cubetti si gettano. Ciò che resta dentro non è perso.
shogun-help-tray = Ciò che sta nel piattino si getta anch’esso nella prossima battaglia.
shogun-help-battle = Vince chi ha più cubetti nel piattino, e ne perde tanti quanti ne aveva l’altro. I contadini nel piattino aiutano il difensore dove non ci sono segnalini del tumulto. A parità la provincia diventa neutrale.
shogun-help-revolt = Ai contadini per vincere basta avere tanti cubetti quanti il proprietario.
shogun-help-winter = Ogni provincia ha bisogno di 1 di riso. Chi non ne ha abbastanza affronta insurrezioni.

## Perché un esperto sceglierebbe così

shogun-gain-score = i punti
shogun-gain-provinces = le province
shogun-gain-buildings = gli edifici
shogun-gain-majorities = le maggioranze nelle regioni
shogun-gain-sites = i terreni liberi
shogun-gain-chests = i forzieri
shogun-gain-taxes = le imposte future
shogun-gain-rice = il riso per l’inverno
shogun-gain-armies = le armate sulla mappa
shogun-gain-tower = i propri cubetti nella torre
shogun-gain-danger = la sicurezza dei confini
shogun-gain-prey = i vicini deboli da attaccare
shogun-gain-unrest = la quiete dei contadini
shogun-gain-regions = la presenza in più regioni
shogun-gain-borders = meno contatti ai confini
shogun-why-lay = in questa provincia questa azione rende di più, per quanto lo permettono forzieri e riso
shogun-why-move = lì questa carta rende di più, e il suo spazio serve a un’altra
shogun-why-bid = tanto vale, e non di più, scegliere presto l’ordine di gioco e la sua carta speciale
shogun-why-build = l’edificio dà punti ogni anno e conta per la maggioranza della regione
shogun-why-rice = per l’inverno manca ancora riso, e nessun altro uso di questa provincia rende di più al piano
shogun-why-spare_rice = il riso basta già: qui va una provincia che non serve ad altro
shogun-why-taxes = le casse pagano edifici e armate, e nessun altro uso di questa provincia rende di più al piano
shogun-why-shield = un vicino ha più armate di quante ce ne siano ora
shogun-why-muster = più armate lì possono attaccare o resistere, ora e nella prossima stagione
shogun-why-attack = un attacco da lì promette più di quanto rischi
shogun-why-idle = lo spazio va coperto, e se lì l’azione non fa nulla non si perde niente
shogun-why-treasure = in questa stagione l’azione non vale una provincia: la copre una carta tesoro
shogun-why-planned = ogni carta è dove rende di più
shogun-why-take_back = questa carta serve per un’altra azione
shogun-why-take_position = la carta speciale lì vale quel posto nell’ordine
shogun-why-march = di tutte le marce da qui questa promette di più per ciò che rischia
shogun-why-shift = le armate servono di più là
shogun-why-take = questa provincia ha buone rendite e terreni, o confina con le proprie
shogun-why-draw = le carte scoperte non valgono più di una nuova
shogun-why-place = tante armate servono lì contro i vicini

## Indole dei bot
shogun-manner-cautious = Tiene più armate, evita le insurrezioni e lascia poche province scoperte.
shogun-manner-bold = Attacca più spesso e lascia i confini sguarniti.
