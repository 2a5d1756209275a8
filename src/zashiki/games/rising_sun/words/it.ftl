### Rising Sun in italiano.

## Scelte

rising-sun-verb-choose_clan = Gioca il { $clan }
rising-sun-verb-done = Fatto
rising-sun-verb-pass = No, grazie
rising-sun-verb-rethink = Ripensaci
rising-sun-verb-act_first = Agisci per primo
rising-sun-verb-act_last = Agisci per ultimo
rising-sun-verb-resolve = Risolvi { $card }
rising-sun-verb-negotiate = Negozia
rising-sun-verb-approach = Un accordo con { $seat }
rising-sun-verb-add_to_deal = Aggiungi: { $part }
rising-sun-verb-take_from_deal = Togli: { $part }
rising-sun-verb-drop_deal = Lascia perdere l’accordo
rising-sun-verb-give = Consegna in dono
rising-sun-verb-offer = Manda l’offerta, apertamente
rising-sun-verb-offer_privately = Manda l’offerta, in privato
rising-sun-verb-counter_offer = Rispondi a { $seat } con un’altra offerta
rising-sun-verb-withdraw_offer = Ritira l’offerta a { $seat }
rising-sun-verb-withdraw_offer_privately = Ritira l’offerta privata a { $seat }
rising-sun-verb-accept_offer = Accetta l’offerta di { $seat }
rising-sun-verb-refuse_offer = Rifiuta l’offerta di { $seat }
rising-sun-verb-refuse_offer_privately = Rifiuta l’offerta privata di { $seat }
rising-sun-verb-propose = Proponi un’Alleanza a { $seat }
rising-sun-verb-propose_privately = Proponi un’Alleanza a { $seat } in privato
rising-sun-verb-withdraw = Ritira la proposta a { $seat }
rising-sun-verb-withdraw_privately = Ritira la proposta privata a { $seat }
rising-sun-verb-accept = Alleati con { $seat }
rising-sun-verb-refuse = Rifiuta l’Alleanza con { $seat }
rising-sun-verb-refuse_privately = Rifiuta la proposta privata di { $seat }
rising-sun-verb-select = Gioca { $mandate }
rising-sun-verb-hide = Metti { $mandate } a faccia in giù
rising-sun-verb-name = Dichiara { $mandate }
rising-sun-verb-summon = Convoca { $piece } in { $province }
rising-sun-verb-worship = Venera { $shrine }
rising-sun-verb-stay = Resta nella Provincia
rising-sun-verb-place_bushi = Colloca un Bushi in { $province }
rising-sun-verb-place_shinto = Colloca { $piece } da { $shrine }
rising-sun-verb-assassinate = Uccidi un { $piece } di { $seat } in { $province }
rising-sun-verb-steal_coins = Prendi una Moneta dal più ricco
rising-sun-verb-move = Muovi { $piece } da { $from } a { $to }
rising-sun-verb-move_worshipper = Porta via { $piece } da { $shrine }
rising-sun-verb-charge = Chiedi il pedaggio
rising-sun-verb-let_pass = Lascia passare
rising-sun-verb-toll_policy = Pedaggi d’ora in poi: { $policy }
rising-sun-verb-pay_toll = Paga il pedaggio
rising-sun-verb-take_back = Annulla il Movimento
rising-sun-verb-build = Costruisci una Roccaforte in { $province }
rising-sun-verb-buy = Acquista { $card }
rising-sun-verb-buy_at_full_price = Acquista { $card } senza lo sconto
rising-sun-verb-bestow = Dai una Moneta del prezzo a { $seat }
rising-sun-verb-replace = Sostituisci { $piece } di { $seat } in { $province } con { $by }
rising-sun-verb-replace_worshipper = Sostituisci { $piece } di { $seat } da { $shrine } con { $by }
rising-sun-verb-slay = Uccidi { $piece } di { $seat } in { $province }
rising-sun-verb-spare = Risparmiali tutti
rising-sun-verb-kill = Uccidi
rising-sun-verb-rise = Sali in cima all’Indicatore di Onore
rising-sun-verb-raise_bid = Una Moneta in più su { $advantage }
rising-sun-verb-lower_bid = Una Moneta in meno su { $advantage }
rising-sun-verb-commit_seppuku = Compi il Seppuku
rising-sun-verb-capture = Prendi { $piece } di { $seat } in ostaggio
rising-sun-verb-hire_ronin = Ingaggia i Ronin
rising-sun-verb-take_vp = Prendi i PV
rising-sun-verb-award = La Moneta in più va a { $seat }

## Domande

rising-sun-prompt-choose_clan = Scegli il tuo Clan
rising-sun-prompt-tea_ceremony = Cerimonia del Tè: trova un Alleato, o resta senza Alleanze
rising-sun-prompt-tea_proposal = Cerimonia del Tè: { $seat } ti propone un’Alleanza
rising-sun-prompt-tea_package = Cerimonia del Tè: { $seat } ti offre un’Alleanza a certe condizioni. Accetti, rifiuti o ne proponi altre?
rising-sun-prompt-tea_allied = Cerimonia del Tè: { $seat } è il tuo Alleato. Vuoi trattare o hai finito?
rising-sun-prompt-tea_alone = Cerimonia del Tè: gli altri sono Alleati e in questa Stagione resti da solo. Vuoi trattare o hai finito?
rising-sun-prompt-select_mandate = Scegli uno dei quattro Mandati
rising-sun-prompt-hide_tile = Quale tessera va a faccia in giù sull’Indicatore?
rising-sun-prompt-name_mandate = Dichiara il Mandato da eseguire
rising-sun-prompt-recruit =
    Reclutamento: puoi Convocare { $figures ->
        [one] 1 Miniatura
       *[other] { $figures } Miniature
    }
rising-sun-prompt-recruit_called =
    Reclutamento voluto da { $seat }: puoi Convocare { $figures ->
        [one] 1 Miniatura
       *[other] { $figures } Miniature
    }
rising-sun-prompt-marshal_called = Schieramento voluto da { $seat }: Muovi le tue Miniature, ognuna al massimo una volta
rising-sun-prompt-buy_card_called =
    { $discount ->
        [0] Addestramento voluto da { $seat }: acquisti una carta Stagione?
       *[other] Addestramento voluto da { $seat }: acquisti una carta Stagione, con sconto di { $discount }?
    }
rising-sun-prompt-worship = { $piece } è in { $province }: resta, o venera in un Santuario?
rising-sun-prompt-summon_monster = Dove arriva { $piece }?
rising-sun-prompt-summon_effects = Le tue carte rispondono alla Convocazione
rising-sun-prompt-reinforce = Fine del Reclutamento: usi le tue carte?
rising-sun-prompt-precedence = Più effetti insieme: agisci per primo o per ultimo?
rising-sun-prompt-marshal = Schieramento: Muovi le tue Miniature, ognuna al massimo una volta
rising-sun-prompt-build =
    Costruisci una Roccaforte per { $price ->
        [one] 1 Moneta
       *[other] { $price } Monete
    }?
rising-sun-prompt-ask_for_toll = { $seat } porta { $piece } per mare da { $from } a { $to }: chiedi il pedaggio?
rising-sun-prompt-pay_toll =
    { $seat } chiede { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    } per la traversata
rising-sun-prompt-buy_card =
    { $discount ->
        [0] Acquisti una carta Stagione?
       *[other] Acquisti una carta Stagione, con sconto di { $discount }?
    }
rising-sun-prompt-benevolence = Benevolenza: dai a qualcuno una Moneta del prezzo?
rising-sun-prompt-betray = Tradimento: sostituisci Miniature degli altri
rising-sun-prompt-oni_of_hate = L’Oni dell’Odio è in { $province }: quale Miniatura di { $seat } muore?
rising-sun-prompt-show_mercy =
    Misericordia: risparmi { $figures ->
        [one] 1 Miniatura
       *[other] { $figures } Miniature
    }?
rising-sun-prompt-amaterasu = Amaterasu: sali in cima all’Indicatore di Onore?
rising-sun-prompt-fujin =
    Fujin: puoi ancora fare { $moves ->
        [one] 1 Movimento
       *[other] { $moves } Movimenti
    }
rising-sun-prompt-raijin = Raijin: Convochi un Bushi in una Provincia qualsiasi?
rising-sun-prompt-muster_upgrades = Quale Miglioria Guerra per prima?
rising-sun-prompt-bid =
    Battaglia di { $province }: dividi le Monete in segreto; tieni da parte { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }
rising-sun-prompt-commit_seppuku =
    Seppuku: uccidi qui { $figures ->
        [one] 1 Miniatura
       *[other] { $figures } Miniature
    } per PV e Onore?
rising-sun-prompt-capture =
    Prendere in Ostaggio: fino a { $figures ->
        [one] 1 Miniatura
       *[other] { $figures } Miniature
    }
rising-sun-prompt-hire = Ingaggi i Ronin per Forza { $force }?
rising-sun-prompt-hire_coins = Le Monete che hai tenuto combattono come Ronin, per Forza { $force }? Le tieni.
rising-sun-prompt-take_vp =
    Poeti Imperiali: guadagni { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    } per le Miniature uccise in questa Battaglia?
rising-sun-prompt-odd_coins =
    A chi vanno le Monete in più? Restano { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }

## Ciò che accade

rising-sun-event-plays_clan = { $seat } gioca il { $clan }
rising-sun-event-shrine = { $shrine } ha un Santuario in questa partita
rising-sun-event-card_set = Carte Stagione: Base e { $set }
rising-sun-event-season = Comincia: { $season }
rising-sun-event-war_number = La Guerra { $number } sarà in { $province }
rising-sun-event-cleanup = Monete e Ronin tornano nella Pila comune, i fedeli tornano a casa, le tessere si mescolano
rising-sun-event-returns_hostage = { $seat } restituisce { $piece } di { $owner }
rising-sun-event-gains_coins =
    { $seat } ottiene { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }
rising-sun-event-gains_ronin =
    { $seat } ottiene { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    }
rising-sun-event-gains_vp =
    { $seat } ottiene { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    } { $source }
rising-sun-event-loses_vp =
    { $seat } perde { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    } { $source }
rising-sun-event-loyalty =
    Lealtà: ancora { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    } per { $seat }
rising-sun-event-merchant =
    Via del Mercante: { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    } per { $seat }
rising-sun-event-takes_coins =
    { $seat } prende { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    } da { $from }
rising-sun-event-card_pays = { $seat }: { $card }
rising-sun-event-gains_honor = { $seat } ottiene Onore: ora è al posto { $place }
rising-sun-event-loses_honor = { $seat } perde Onore: ora è al posto { $place }
rising-sun-event-rises = { $seat } sale in cima all’Indicatore di Onore
rising-sun-event-tea_ceremony = Cerimonia del Tè: le vecchie Alleanze finiscono, se ne possono formare di nuove
rising-sun-event-done = { $seat } ha finito
rising-sun-event-rethinks = { $seat } ci ripensa
rising-sun-event-proposes = { $seat } propone un’Alleanza a { $to }
rising-sun-event-withdraws = { $seat } ritira la proposta a { $to }
rising-sun-event-refuses = { $seat } rifiuta l’Alleanza con { $from }
rising-sun-event-allies = { $seat } e { $with } sono Alleati
rising-sun-event-gives_coins =
    { $seat } dà { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    } a { $to }
rising-sun-event-gives_ronin =
    { $seat } dà { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    } a { $to }
rising-sun-event-offers =
    { $seat } offre { $coins ->
        [0] { $ronin ->
            [0] niente
            [one] 1 Ronin
           *[other] { $ronin } Ronin
        }
        [one] { $ronin ->
            [0] 1 Moneta
            [one] 1 Moneta e 1 Ronin
           *[other] 1 Moneta e { $ronin } Ronin
        }
       *[other] { $ronin ->
            [0] { $coins } Monete
            [one] { $coins } Monete e 1 Ronin
           *[other] { $coins } Monete e { $ronin } Ronin
        }
    } a { $to } per { $asked_coins ->
        [0] { $asked_ronin ->
            [0] niente
            [one] 1 Ronin
           *[other] { $asked_ronin } Ronin
        }
        [one] { $asked_ronin ->
            [0] 1 Moneta
            [one] 1 Moneta e 1 Ronin
           *[other] 1 Moneta e { $asked_ronin } Ronin
        }
       *[other] { $asked_ronin ->
            [0] { $asked_coins } Monete
            [one] { $asked_coins } Monete e 1 Ronin
           *[other] { $asked_coins } Monete e { $asked_ronin } Ronin
        }
    }
rising-sun-event-offers_alliance =
    { $seat } offre un’Alleanza{ $coins ->
        [0] { $ronin ->
            [0] { "" }
            [one] { " " }e 1 Ronin
           *[other] { " " }e { $ronin } Ronin
        }
        [one] { $ronin ->
            [0] { " " }e 1 Moneta
            [one] { " " }e 1 Moneta e 1 Ronin
           *[other] { " " }e 1 Moneta e { $ronin } Ronin
        }
       *[other] { $ronin ->
            [0] { " " }e { $coins } Monete
            [one] { " " }e { $coins } Monete e 1 Ronin
           *[other] { " " }e { $coins } Monete e { $ronin } Ronin
        }
    } a { $to }{ $asked_coins ->
        [0] { $asked_ronin ->
            [0] { "" }
            [one] { " " }per 1 Ronin
           *[other] { " " }per { $asked_ronin } Ronin
        }
        [one] { $asked_ronin ->
            [0] { " " }per 1 Moneta
            [one] { " " }per 1 Moneta e 1 Ronin
           *[other] { " " }per 1 Moneta e { $asked_ronin } Ronin
        }
       *[other] { $asked_ronin ->
            [0] { " " }per { $asked_coins } Monete
            [one] { " " }per { $asked_coins } Monete e 1 Ronin
           *[other] { " " }per { $asked_coins } Monete e { $asked_ronin } Ronin
        }
    }
rising-sun-event-withdraws_offer = { $seat } ritira l’offerta a { $to }
rising-sun-event-refuses_offer = { $seat } rifiuta l’offerta di { $from }
rising-sun-event-accepts_offer = { $seat } accetta l’offerta di { $from }
rising-sun-event-political_phase = Comincia la Fase di Politica
rising-sun-event-mandate_turn = Mandato { $turn }: { $seat } guarda quattro tessere
rising-sun-event-draws_tiles = Vedi { $first }, { $second }, { $third }, { $fourth }
rising-sun-event-plays_mandate = { $seat } gioca { $mandate }
rising-sun-event-hides_tile = Metti { $mandate } a faccia in giù
rising-sun-event-hides_tile_unseen = { $seat } mette una tessera a faccia in giù
rising-sun-event-names_mandate = { $seat } dichiara { $mandate }
rising-sun-event-summons = { $seat } Convoca { $piece } in { $province }
rising-sun-event-worships = { $seat } manda { $piece } da { $province } a venerare { $shrine }
rising-sun-event-places = { $seat } colloca { $piece } in { $province }
rising-sun-event-places_at_shrine = { $seat } colloca { $piece } da { $shrine }
rising-sun-event-assassinates = { $seat } manda un Ninja contro un Bushi di { $owner } in { $province }
rising-sun-event-acts_first = { $seat } agisce per primo
rising-sun-event-acts_last = { $seat } agisce per ultimo
rising-sun-event-moves = { $seat } Muove { $piece } da { $from } a { $to }
rising-sun-event-pays_toll =
    { $seat } paga a { $to } un pedaggio di { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }
rising-sun-event-takes_back = { $seat } annulla il Movimento
rising-sun-event-sets_toll_policy = { $seat } sui pedaggi d’ora in poi: { $policy }
rising-sun-event-builds =
    { $seat } costruisce una Roccaforte in { $province } per { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }
rising-sun-event-buys =
    { $seat } acquista { $card } per { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }
rising-sun-event-bestows =
    { $seat } dà { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    } del prezzo a { $to }
rising-sun-event-harvests = { $seat } ottiene il Raccolto di { $province }
rising-sun-event-breaks_alliance = { $seat } tradisce { $with }: l’Alleanza è rotta
rising-sun-event-replaces = { $seat } sostituisce { $piece } di { $owner } in { $province } con { $by }
rising-sun-event-replaces_worshipper = { $seat } sostituisce { $piece } di { $owner } da { $shrine } con { $by }
rising-sun-event-killed = { $piece } di { $seat } muore in { $province }
rising-sun-event-spares =
    { $seat } mostra Misericordia a { $figures ->
        [one] 1 Miniatura
       *[other] { $figures } Miniature
    }
rising-sun-event-kami_turn = I Kami guardano i loro Santuari
rising-sun-event-blesses = { $shrine } favorisce { $seat }
rising-sun-event-war_phase = Comincia la Fase di Guerra
rising-sun-event-converts_ronin =
    { $seat } cambia { $ronin ->
        [one] 1 Ronin
       *[other] { $ronin } Ronin
    } in Monete
rising-sun-event-war = Guerra { $number }: { $province }
rising-sun-event-token_discarded = Nessuno è in { $province }: il segnalino è scartato
rising-sun-event-wins_token = { $seat } prende il segnalino di { $province }
rising-sun-event-battle = Battaglia in { $province }
rising-sun-event-shows =
    { $seat } mostra { $coins ->
        [0] { $ronin ->
            [0] di non avere né Monete né Ronin
            [one] 1 Ronin
           *[other] { $ronin } Ronin
        }
        [one] { $ronin ->
            [0] 1 Moneta
            [one] 1 Moneta e 1 Ronin
           *[other] 1 Moneta e { $ronin } Ronin
        }
       *[other] { $ronin ->
            [0] { $coins } Monete
            [one] { $coins } Monete e 1 Ronin
           *[other] { $coins } Monete e { $ronin } Ronin
        }
    }
rising-sun-event-bids =
    { $seat } offre{ $seppuku ->
        [0] {""}
       *[other] {" · "}{ $seppuku } su Seppuku
    }{ $take_hostage ->
        [0] {""}
       *[other] {" · "}{ $take_hostage } su Prendere in Ostaggio
    }{ $hire_ronin ->
        [0] {""}
       *[other] {" · "}{ $hire_ronin } su Ingaggiare Ronin
    }{ $imperial_poets ->
        [0] {""}
       *[other] {" · "}{ $imperial_poets } su Poeti Imperiali
    }{ $seppuku ->
        [0] { $take_hostage ->
            [0] { $hire_ronin ->
                [0] { $imperial_poets ->
                    [0] {" "}nulla
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
rising-sun-event-wins_advantage = { $seat } vince { $advantage }
rising-sun-event-seppuku_idle = Seppuku senza effetto: { $seat } non ha Miniature in questa Battaglia
rising-sun-event-hostage_idle = Prendere in Ostaggio senza effetto: qui { $seat } non può prendere nessuno, Daimyo e Roccaforti sono al sicuro
rising-sun-event-ronin_idle = Ingaggiare Ronin senza effetto: { $seat } non ha Ronin da ingaggiare
rising-sun-event-poets_idle = Poeti Imperiali senza effetto per { $seat }: in questa Battaglia non è morto nessuno
rising-sun-event-commits_seppuku =
    { $seat } compie il Seppuku: { $figures ->
        [one] 1 Miniatura
       *[other] { $figures } Miniature
    }
rising-sun-event-captures = { $seat } prende { $piece } di { $owner } in ostaggio
rising-sun-event-coins_idle = Ingaggiare Ronin senza effetto: { $seat } non ha tenuto Monete che possano combattere
rising-sun-event-coins_fight = Le Monete tenute da { $seat } combattono come Ronin: +{ $force } Forza
rising-sun-event-hires_ronin = { $seat } ingaggia Ronin: Forza { $force }
rising-sun-event-battle_force = { $seat } ha Forza { $force }
rising-sun-event-wins_battle = { $seat } vince la Battaglia di { $province }
rising-sun-event-discards_bid = { $seat } perde le Monete offerte: { $coins }
rising-sun-event-reparations =
    { $seat } riceve { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    } di Risarcimenti di Guerra
rising-sun-event-winter_kitsune =
    Forma della Kitsune (Roccaforti): { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    } per { $seat }
rising-sun-event-winter_phoenix =
    Forma della Fenice (Virtù): { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    } per { $seat }
rising-sun-event-winter_beast =
    Forma della Bestia (Mostri): { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    } per { $seat }
rising-sun-event-winter_demon =
    Forma del Demone (Oni): { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    } per { $seat }
rising-sun-event-winter_kindred =
    Forma dei Congiunti (Alleanze): { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    } per { $seat }
rising-sun-event-winter_tokens =
    Segnalini Provincia in Guerra: { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    } per { $seat }
rising-sun-event-winter_set_bonus =
    Segnalini di Province diverse: { $vp ->
        [one] 1 PV
       *[other] { $vp } PV
    } per { $seat }

## Perché no

rising-sun-reason-excuse_broke_faith = Hai mancato di parola in { $season }. Non l’ho dimenticato.
rising-sun-reason-excuse_coins = { $coins ->
    [one] Con { $coins } Moneta in più ne varrebbe la pena.
   *[other] Con { $coins } Monete in più ne varrebbe la pena.
}
rising-sun-reason-excuse_alone = In questa Stagione mi conviene restare senza Alleati.
rising-sun-reason-excuse_other = Mi conviene di più stare con { $seat }.
rising-sun-reason-excuse_not_there = Uno di noi non ha di che pagare.
rising-sun-reason-excuse_too_little = Per me è troppo poco.
rising-sun-reason-no_stronghold = Non hai Roccaforti in { $province }.
rising-sun-reason-stronghold_used = Ogni Roccaforte in { $province } ha già Convocato la sua Miniatura.
rising-sun-reason-worshippers_stay = Chi venera { $shrine } resta lì fino alla fine della Stagione.
rising-sun-reason-too_dear =
    Costa { $price ->
        [one] 1 Moneta
       *[other] { $price } Monete
    }; hai { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }.
rising-sun-reason-protected = { $piece } di { $seat } è protetto come ogni Daimyo.
rising-sun-reason-allied_already = { $seat } è già in un’Alleanza.
rising-sun-reason-no_coins_left = Tutte le tue Monete ({ $coins }) sono sulla tessera.

## Righe del punteggio

rising-sun-score-track = Indicatore di Punti Vittoria
rising-sun-score-kitsune = Forma della Kitsune: Roccaforti
rising-sun-score-phoenix = Forma della Fenice: Virtù
rising-sun-score-beast = Forma della Bestia: Mostri
rising-sun-score-demon = Forma del Demone: Oni
rising-sun-score-kindred = Forma dei Congiunti: Alleanze
rising-sun-score-tokens = Segnalini Provincia in Guerra
rising-sun-score-set_bonus = Province diverse

## Opzioni del tavolo

rising-sun-setting-set = Serie di carte Stagione
rising-sun-setting-set-help = Cinque carte di questa Serie si uniscono alle sette carte Base di ogni Stagione.
rising-sun-setting-set-archway = Portale (per la prima partita)
rising-sun-setting-set-horseman = Cavaliere
rising-sun-setting-set-teapot = Teiera
rising-sun-setting-set-random = A sorte
rising-sun-setting-shrines = Santuari
rising-sun-setting-shrines-help = Quattro dei sette Kami hanno un Santuario in ogni partita.
rising-sun-setting-shrines-random = A sorte
rising-sun-setting-shrines-first = Quelli della prima partita
rising-sun-setting-clans = Clan
rising-sun-setting-clans-help = Posti e Onore seguono i Clan, chiunque li prenda.
rising-sun-setting-clans-choose = Scelti uno dopo l’altro
rising-sun-setting-clans-random = A sorte

## Clan

rising-sun-clan-koi = Clan della Koi
rising-sun-clan-koi-help = Vortici nella Corrente: all’inizio della Fase di Guerra tutti i Ronin diventano Monete; con Ingaggiare Ronin ogni Moneta nella Riserva combatte come un Ronin.
rising-sun-clan-lotus = Clan del Loto
rising-sun-clan-lotus-help = Governare il Flusso: la tessera va a faccia in giù sull’Indicatore e si può dichiarare qualsiasi Mandato.
rising-sun-clan-turtle = Clan della Tartaruga
rising-sun-clan-turtle-help = Guscio dell’Eternità: le Roccaforti hanno Forza 1 e si Muovono come Miniature.
rising-sun-clan-dragonfly = Clan della Libellula
rising-sun-clan-dragonfly-help = Ali Sottili: le Miniature si Convocano e si Muovono in qualsiasi Provincia.
rising-sun-clan-bonsai = Clan del Bonsai
rising-sun-clan-bonsai-help = Sacra Abbondanza: ogni acquisto costa al massimo 1 Moneta.

## Province

rising-sun-province-hokkaido = Hokkaido
rising-sun-province-oshu = Oshu
rising-sun-province-edo = Edo
rising-sun-province-kyoto = Kyoto
rising-sun-province-kansai = Kansai
rising-sun-province-nagato = Nagato
rising-sun-province-shikoku = Shikoku
rising-sun-province-kyushu = Kyushu

## Pezzi

rising-sun-piece-bushi = Bushi
rising-sun-piece-bushi-help = Forza 1.
rising-sun-piece-shinto = Shinto
rising-sun-piece-shinto-help = Forza 1. Quando viene Convocato può andare subito in un Santuario.
rising-sun-piece-daimyo = Daimyo
rising-sun-piece-daimyo-help = Forza 1. Non può essere preso in ostaggio, sostituito né colpito da una capacità.
rising-sun-piece-stronghold = Roccaforte
rising-sun-piece-stronghold-help = Qui si Convocano le Miniature. Non è una Miniatura; resta per sempre.
rising-sun-piece-komainu = Komainu
rising-sun-piece-komainu-help = Mostro, Forza { $force }. È anche uno Shinto e può venerare.
rising-sun-piece-oni_of_skulls = Oni dei Teschi
rising-sun-piece-oni_of_skulls-help = Oni, Forza { $force }; Forza { $low } dove ci sono altri Clan e tutti hanno più Onore del proprietario.
rising-sun-piece-yurei = Yurei
rising-sun-piece-yurei-help = Mostro, Forza { $force }. È anche un Daimyo, con i suoi bonus e la sua protezione.
rising-sun-piece-oni_of_blood = Oni del Sangue
rising-sun-piece-oni_of_blood-help = Oni, Forza { $force }; Forza { $low } dove ci sono altri Clan e tutti hanno più Onore del proprietario.
rising-sun-piece-oni_of_souls = Oni delle Anime
rising-sun-piece-oni_of_souls-help = Oni, Forza { $force }. Un segnalino vinto con lui dà { $each } per ogni Oni posseduto.
rising-sun-piece-river_dragon = Drago del Fiume
rising-sun-piece-river_dragon-help = Mostro, Forza { $force }.
rising-sun-piece-oni_of_hate = Oni dell’Odio
rising-sun-piece-oni_of_hate-help = Oni, Forza { $force }. Entrando in una Provincia vi uccide un Bushi o uno Shinto di ogni giocatore con Onore più alto.
rising-sun-piece-oni_of_spite = Oni del Rancore
rising-sun-piece-oni_of_spite-help = Oni, Forza { $force }. Entrando in una Provincia ruba { $vp } a ogni giocatore presente con Onore più alto.

## Santuari

rising-sun-shrine-amaterasu = Amaterasu
rising-sun-shrine-amaterasu-help = Puoi salire in cima all’Indicatore di Onore.
rising-sun-shrine-fujin = Fujin
rising-sun-shrine-fujin-help = Fino a { $moves ->
    [one] { $moves } Movimento
   *[other] { $moves } Movimenti
}, con due Miniature o due volte con la stessa.
rising-sun-shrine-hachiman = Hachiman
rising-sun-shrine-hachiman-help = { $ronin }.
rising-sun-shrine-tsukuyomi = Tsukuyomi
rising-sun-shrine-tsukuyomi-help = { $coins }.
rising-sun-shrine-raijin = Raijin
rising-sun-shrine-raijin-help = Puoi Convocare un Bushi in qualsiasi Provincia.
rising-sun-shrine-ryujin = Ryujin
rising-sun-shrine-ryujin-help = Puoi acquistare una carta Stagione al costo intero.
rising-sun-shrine-susanoo = Susanoo
rising-sun-shrine-susanoo-help = { $vp } per ogni tua Roccaforte sulla Mappa.

## Mandati

rising-sun-mandate-recruit = Reclutamento
rising-sun-mandate-recruit-help = Tutti: una Miniatura per ogni propria Roccaforte. Bonus: una Miniatura in più.
rising-sun-mandate-marshal = Schieramento
rising-sun-mandate-marshal-help = Tutti: Muovi una volta quante Miniature vuoi. Bonus: costruisci una Roccaforte per { $coins }.
rising-sun-mandate-train = Addestramento
rising-sun-mandate-train-help = Tutti, cominciando dal giocatore attuale: acquista una carta Stagione. Bonus: { $coins } di sconto.
rising-sun-mandate-harvest = Raccolto
rising-sun-mandate-harvest-help = Tutti: { $coins }. Bonus: le ricompense delle Province dove hai più Forza.
rising-sun-mandate-betray = Tradimento
rising-sun-mandate-betray-help = Solo tu: la tua Alleanza si rompe e costa Onore; sostituisci fino a { $figures ->
    [one] { $figures } Miniatura
   *[other] { $figures } Miniature
} di giocatori diversi.

## Vantaggi di Guerra

rising-sun-advantage-seppuku = Seppuku
rising-sun-advantage-seppuku-help = Uccidi qui tutte le tue Miniature: { $vp } e Onore per ognuna.
rising-sun-advantage-take_hostage = Prendere in Ostaggio
rising-sun-advantage-take_hostage-help = Prendi una Miniatura di un altro giocatore e rubagli { $vp }.
rising-sun-advantage-hire_ronin = Ingaggiare Ronin
rising-sun-advantage-hire_ronin-help = I tuoi Ronin aggiungono Forza 1 ciascuno; non si spendono.
rising-sun-advantage-imperial_poets = Poeti Imperiali
rising-sun-advantage-imperial_poets-help = Dopo l’esito: { $vp } per ogni Miniatura uccisa in questa Battaglia.

## Stagioni, fasi, Serie

rising-sun-season-spring = Primavera
rising-sun-season-summer = Estate
rising-sun-season-autumn = Autunno
rising-sun-season-winter = Inverno
rising-sun-phase-preparation = Preparazione
rising-sun-phase-seasonal_setup = Preparazione Stagionale
rising-sun-phase-tea_ceremony = Cerimonia del Tè
rising-sun-phase-political = Fase di Politica
rising-sun-phase-war = Fase di Guerra
rising-sun-phase-cleanup = Ripristino Stagionale
rising-sun-phase-winter = Inverno
rising-sun-set-archway = Serie Portale
rising-sun-set-horseman = Serie Cavaliere
rising-sun-set-teapot = Serie Teiera
rising-sun-part-give_coins = Moneta che dai
rising-sun-part-give_ronin = Ronin che dai
rising-sun-part-ask_coins = Moneta che chiedi
rising-sun-part-ask_ronin = Ronin che chiedi
rising-sun-part-alliance = un’Alleanza
rising-sun-policy-ask = chiedimelo ogni volta
rising-sun-policy-charge = sempre a pagamento
rising-sun-policy-let_pass = sempre libero

# Da dove vengono i Punti Vittoria, dietro i punti nel registro.
rising-sun-source-none = { "" }
rising-sun-source-righteousness = ({ rising-sun-card-righteousness })
rising-sun-source-way_of_the_shogun = ({ rising-sun-card-way_of_the_shogun })
rising-sun-source-way_of_bushido = ({ rising-sun-card-way_of_bushido })
rising-sun-source-way_of_the_ronin = ({ rising-sun-card-way_of_the_ronin })
rising-sun-source-way_of_the_moneylender = ({ rising-sun-card-way_of_the_moneylender })
rising-sun-source-benevolence = ({ rising-sun-card-benevolence })
rising-sun-source-justice = ({ rising-sun-card-justice })
rising-sun-source-oni_of_souls = ({ rising-sun-card-oni_of_souls })
rising-sun-source-oni_of_spite = ({ rising-sun-card-oni_of_spite })
rising-sun-source-courage = ({ rising-sun-card-courage })
rising-sun-source-mercy = ({ rising-sun-card-mercy })
rising-sun-source-path_of_the_spirit = ({ rising-sun-card-path_of_the_spirit })
rising-sun-source-honesty = ({ rising-sun-card-honesty })
rising-sun-source-path_of_the_patron = ({ rising-sun-card-path_of_the_patron })
rising-sun-source-path_of_the_warlord = ({ rising-sun-card-path_of_the_warlord })
rising-sun-source-harvest = ({ rising-sun-mandate-harvest })
rising-sun-source-kami = (il Kami)
rising-sun-source-seppuku = ({ rising-sun-advantage-seppuku })
rising-sun-source-take_hostage = ({ rising-sun-advantage-take_hostage })
rising-sun-source-imperial_poets = ({ rising-sun-advantage-imperial_poets })

## Carte Stagione

rising-sun-card-komainu = Komainu
rising-sun-card-komainu-help = Mostro, { $cost }. Forza { $force }. È anche uno Shinto: quando viene Convocato può venerare.
rising-sun-card-oni_of_skulls = Oni dei Teschi
rising-sun-card-oni_of_skulls-help = Mostro e Oni, { $cost }. Forza { $force }; Forza { $low } dove ci sono altri Clan e tutti hanno Onore più alto.
rising-sun-card-path_of_the_lion = Sentiero del Leone
rising-sun-card-path_of_the_lion-help = Potenziamento, { $cost }. Il tuo Daimyo, e le Miniature che contano come tale, hanno Forza +{ $daimyo }.
rising-sun-card-righteousness = Rettitudine
rising-sun-card-righteousness-help = Virtù, { $cost }. { $vp } per ogni tua Miniatura uccisa.
rising-sun-card-way_of_the_shogun = Via dello Shogun
rising-sun-card-way_of_the_shogun-help = Miglioria Guerra, { $cost }. Inizio della Fase di Guerra: { $coins }.
rising-sun-card-path_of_the_serpent = Sentiero del Serpente
rising-sun-card-path_of_the_serpent-help = Potenziamento, { $cost }. Puoi chiedere agli altri { $coins } per ogni Miniatura che usa una Rotta Mercantile; chi non paga non muove.
rising-sun-card-respect = Rispetto
rising-sun-card-respect-help = Virtù, { $cost }. Quando usi Prendere in Ostaggio puoi prendere { $extra ->
        [one] una Miniatura in più
       *[other] { $extra } Miniature in più
    }.
rising-sun-card-way_of_bushido = Via del Bushido
rising-sun-card-way_of_bushido-help = Miglioria Guerra, { $cost }. Inizio della Fase di Guerra: { $coins }, e { $each } per ogni tua Virtù diversa.
rising-sun-card-way_of_the_ronin = Via del Ronin
rising-sun-card-way_of_the_ronin-help = Miglioria Guerra, { $cost }. Inizio della Fase di Guerra: { $ronin }.
rising-sun-card-yurei = Yurei
rising-sun-card-yurei-help = Mostro, { $cost }. Forza { $force }. È anche un Daimyo.
rising-sun-card-form_of_the_kitsune = Forma della Kitsune
rising-sun-card-form_of_the_kitsune-help = Miglioria Inverno, { $cost }. { $each } per ogni tua Roccaforte sulla Mappa.
rising-sun-card-form_of_the_phoenix = Forma della Fenice
rising-sun-card-form_of_the_phoenix-help = Miglioria Inverno, { $cost }. { $each } per ogni tua Virtù diversa.
rising-sun-card-path_of_the_dragon = Sentiero del Drago
rising-sun-card-path_of_the_dragon-help = Potenziamento, { $cost }. Il tuo Daimyo, e le Miniature che contano come tale, hanno Forza +{ $daimyo }.
rising-sun-card-river_dragon = Drago del Fiume
rising-sun-card-river_dragon-help = Mostro, { $cost }. Forza { $force }.
rising-sun-card-way_of_the_moneylender = Via dell’Usuraio
rising-sun-card-way_of_the_moneylender-help = Miglioria Guerra, { $cost }. Inizio della Fase di Guerra: { $coins }.
rising-sun-card-benevolence = Benevolenza
rising-sun-card-benevolence-help = Virtù, { $cost }. Quando acquisti una carta Stagione o una Roccaforte puoi dare a un altro giocatore { $coins } del prezzo: guadagni Onore e { $vp }.
rising-sun-card-path_of_the_kenin = Sentiero del Kenin
rising-sun-card-path_of_the_kenin-help = Potenziamento, { $cost }. Dopo aver Convocato puoi collocare un Bushi presso una tua Roccaforte.
rising-sun-card-path_of_the_light = Sentiero della Luce
rising-sun-card-path_of_the_light-help = Potenziamento, { $cost }. Alla fine di ogni Reclutamento puoi collocare uno Shinto in un Santuario qualsiasi.
rising-sun-card-justice = Giustizia
rising-sun-card-justice-help = Virtù, { $cost }. { $vp } ogni volta che uccidi Miniature di un giocatore con Onore più basso.
rising-sun-card-path_of_the_samurai = Sentiero del Samurai
rising-sun-card-path_of_the_samurai-help = Potenziamento, { $cost }. Alla fine di ogni Reclutamento puoi collocare un Bushi in qualsiasi Provincia.
rising-sun-card-oni_of_blood = Oni del Sangue
rising-sun-card-oni_of_blood-help = Mostro e Oni, { $cost }. Forza { $force }; Forza { $low } dove ci sono altri Clan e tutti hanno Onore più alto.
rising-sun-card-oni_of_souls = Oni delle Anime
rising-sun-card-oni_of_souls-help = Mostro e Oni, { $cost }. Un segnalino Provincia in Guerra vinto con lui dà { $each } per ogni tuo Oni.
rising-sun-card-form_of_the_beast = Forma della Bestia
rising-sun-card-form_of_the_beast-help = Miglioria Inverno, { $cost }. { $each } per ogni tuo Mostro.
rising-sun-card-way_of_the_katana = Via della Katana
rising-sun-card-way_of_the_katana-help = Miglioria Guerra, { $cost }. Nella Fase di Guerra i tuoi Bushi hanno Forza { $bushi }.
rising-sun-card-oni_of_hate = Oni dell’Odio
rising-sun-card-oni_of_hate-help = Mostro e Oni, { $cost }. Entrando in una Provincia vi uccide un Bushi o uno Shinto di ogni giocatore con Onore più alto.
rising-sun-card-oni_of_spite = Oni del Rancore
rising-sun-card-oni_of_spite-help = Mostro e Oni, { $cost }. Entrando in una Provincia ruba { $vp } a ogni giocatore presente con Onore più alto.
rising-sun-card-courage = Coraggio
rising-sun-card-courage-help = Virtù, { $cost }. { $vp } ogni volta che ottieni un segnalino Provincia in Guerra.
rising-sun-card-path_of_the_ninja = Sentiero del Ninja
rising-sun-card-path_of_the_ninja-help = Potenziamento, { $cost }. Dopo aver Convocato puoi uccidere un Bushi ovunque sulla Mappa; se lo fai, perdi Onore.
rising-sun-card-way_of_the_righteous = Via del Giusto
rising-sun-card-way_of_the_righteous-help = Miglioria Guerra, { $cost }. Inizio della Fase di Guerra: prendi { $coins } da ogni giocatore con Onore più basso.
rising-sun-card-mercy = Misericordia
rising-sun-card-mercy-help = Virtù, { $cost }. Quando stai per uccidere Miniature avversarie puoi risparmiarle tutte: { $vp }.
rising-sun-card-path_of_the_monkey = Sentiero della Scimmia
rising-sun-card-path_of_the_monkey-help = Potenziamento, { $cost }. Dopo aver Convocato puoi prendere { $coins } dall’avversario più ricco, da ognuno se sono più d’uno; se lo fai, perdi Onore.
rising-sun-card-form_of_the_demon = Forma del Demone
rising-sun-card-form_of_the_demon-help = Miglioria Inverno, { $cost }. { $each } per ogni tuo Oni.
rising-sun-card-path_of_the_spirit = Sentiero dello Spirito
rising-sun-card-path_of_the_spirit-help = Potenziamento, { $cost }. Dopo aver Convocato, se hai l’Onore più alto: { $coins } e { $vp }.
rising-sun-card-honesty = Onestà
rising-sun-card-honesty-help = Virtù, { $cost }. In Alleanza: { $vp } ogni volta che scegli un Mandato diverso da Tradimento.
rising-sun-card-path_of_the_patron = Sentiero del Mecenate
rising-sun-card-path_of_the_patron-help = Potenziamento, { $cost }. Dopo aver Convocato: { $coins } se almeno due giocatori hanno Onore più basso.
rising-sun-card-path_of_the_warlord = Sentiero del Signore della Guerra
rising-sun-card-path_of_the_warlord-help = Potenziamento, { $cost }. Dopo aver Convocato: { $coins }.
rising-sun-card-loyalty = Lealtà
rising-sun-card-loyalty-help = Virtù, { $cost }. In Alleanza: ogni volta che ottieni PV, tranne in Inverno, ne ottieni { $points } in più.
rising-sun-card-way_of_the_merchant = Via del Mercante
rising-sun-card-way_of_the_merchant-help = Potenziamento, { $cost }. Quando un giocatore più ricco di te ottiene Monete dalla Pila comune, ne ottieni { $number }.
rising-sun-card-form_of_the_kindred = Forma dei Congiunti
rising-sun-card-form_of_the_kindred-help = Miglioria Inverno, { $cost }. { $each } per ogni Stagione in cui hai formato un’Alleanza.
rising-sun-card-path_of_the_unrighteous = Sentiero dell’Ingiusto
rising-sun-card-path_of_the_unrighteous-help = Potenziamento, { $cost }. Quando giochi Tradimento puoi sostituire { $extra ->
        [one] una Miniatura in più
       *[other] { $extra } Miniature in più
    }, di qualsiasi altro giocatore, anche in un Santuario.

## Perché un esperto sceglierebbe così

rising-sun-gain-points = i Punti Vittoria
rising-sun-gain-wars = le Province in Guerra
rising-sun-gain-cards = le carte Stagione
rising-sun-gain-strongholds = le Roccaforti
rising-sun-gain-shrines = il favore dei Kami
rising-sun-gain-coins = Monete e Ronin
rising-sun-gain-figures = le Miniature sulla Mappa
rising-sun-gain-honor = l’Onore del Clan
rising-sun-gain-faith = le Alleanze mantenute o rotte
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
rising-sun-gain-turns = il primo Mandato della prossima Stagione

## Indole dei bot
rising-sun-manner-cautious = Risparmia le sue Miniature, costruisce e tiene alle Alleanze e all’Onore.
rising-sun-manner-bold = Combatte per più Province, senza risparmiare né Miniature né Onore.
rising-sun-manner-faithless = Rompe più volentieri le Alleanze e bada poco al suo Onore.
