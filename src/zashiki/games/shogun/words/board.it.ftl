# Parole di cui ha bisogno solo il tabellone disegnato di Shogun.

shogun-board-setup = Preparazione
shogun-board-year = Anno { $year }
shogun-board-season-spring = { $year ->
        [1] Ci sono quattro eventi scoperti: uno si avvera in ogni stagione, l’ultimo in inverno. Le azioni hanno un ordine, e cinque sono nascoste. Pianifica!
       *[other] Un nuovo anno: il riso e i segnalini del tumulto sono spariti, e ci sono quattro nuovi eventi. Ciò che possiedi e hai costruito resta. Pianifica!
    }
shogun-board-season-summer = Le azioni hanno un nuovo ordine, e restano tre eventi. Le carte tornano in mano. Pianifica!
shogun-board-season-autumn = L’ultimo raccolto prima dell’inverno, quando ogni provincia mangia 1 di riso: a chi non ne ha abbastanza toccano le insurrezioni. Pianifica!
shogun-board-stage-planning = pianificazione
shogun-board-stage-order = sequenza dei giocatori
shogun-board-stage-execution = azioni
shogun-board-stage-winter = rifornimenti e punteggio
shogun-board-stage-over = fine
shogun-board-during = Azione { $slot } di 10: { $action }

shogun-doing-daimyo = quale Daimyo?
shogun-doing-setup = dove cominciare?
shogun-doing-planning = dove posare le carte?
shogun-doing-order = quale posto nella sequenza?
shogun-doing-execution = come svolgere un’azione?
shogun-doing-winter = dove scoppia la prossima insurrezione?

shogun-board-chests = Forzieri
shogun-board-rice = Riso
shogun-board-provinces = Province
shogun-board-supply = Armate nella scorta
shogun-board-done = ha pianificato
shogun-board-nothing = niente
shogun-board-farmers = Contadini

shogun-board-out-of-play = Fuori dal gioco con tre giocatori
shogun-board-held = { $armies ->
    [one] { $name }, 1 armata
   *[other] { $name }, { $armies } armate
}
shogun-board-neutral = Neutrale
shogun-board-yield = { $region } · { $chests ->
    [one] { $chests } forziere
   *[other] { $chests } forzieri
}, { $rice } riso
shogun-board-card = { $chests ->
    [one] { $chests } forziere
   *[other] { $chests } forzieri
}, { $rice } riso{ $armies ->
    [0] { "" }
    [one] ; 1 armata
   *[other] ; { $armies } armate
}
shogun-board-buildings = { $free ->
    [0] { $list }; nessun terreno libero
    [one] { $list }; 1 terreno libero
   *[other] { $list }; { $free } terreni liberi
}
shogun-board-sites = { $free ->
    [one] 1 terreno fabbricabile
   *[other] { $free } terreni fabbricabili
}
shogun-board-markers = { $count ->
    [one] 1 segnalino del tumulto
   *[other] { $count } segnalini del tumulto
}
shogun-board-odds = Con { $armies }: conquistata { $conquered } %, neutrale { $neutral } %, difesa { $held } %
shogun-board-odds-neutral = Con { $armies }: conquistata { $conquered } %, ancora neutrale { $neutral } %

shogun-board-slot-open = Azione { $slot } del turno, ancora da eseguire
shogun-board-slot-now = Azione { $slot } del turno, in esecuzione
shogun-board-slot-done = Azione { $slot } del turno, eseguita
shogun-board-slot-closed = Azione { $slot }: coperta
shogun-board-slot-at = Eseguita come azione { $slot }
shogun-board-cost = { $chests ->
    [one] Costa 1 forziere
   *[other] Costa { $chests } forzieri
}
shogun-board-choosing = La scelta delle posizioni, secondo le offerte: { $names }
shogun-board-bids = Secondo le offerte
shogun-board-taken = Scelta di { $name }
shogun-board-event-now = In vigore in questo turno
shogun-board-event-open = Ancora scoperta: può colpire in un turno seguente, o fissare la perdita di riso in inverno
shogun-board-event-winter = Fissa la perdita di riso di questo inverno

shogun-board-stock = Province neutrali: { $count }
shogun-board-supply-table = Inverno: che cosa provoca la mancanza di riso
shogun-board-short = Senza riso
shogun-board-revolts = Insurrezioni
shogun-board-side-sun = Lato sole
shogun-board-side-moon = Lato luna
shogun-board-rice-track = Barra dell’alimentazione
shogun-board-score-track = Barra dei punti

shogun-board-tower = Torre di combattimento
shogun-board-tower-inside = All’interno: { $cubes }
shogun-board-tower-tray = Nel piattino: { $cubes }
shogun-board-filling = La torre viene riempita
shogun-board-filled = { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
} gettati, { $stuck ->
    [one] { $stuck } resta
   *[other] { $stuck } restano
} dentro
shogun-board-revolt = Insurrezione a { $province }
shogun-board-attack = { $from } → { $to }

shogun-board-went-in = entrano
shogun-board-came-out = escono
shogun-board-from-tray = + { $count } dal piattino
shogun-board-idle = I contadini nel piattino non aiutano: nella provincia c’è un segnalino del tumulto.
shogun-board-event-title = L’evento del turno
shogun-board-bids-title = Le offerte per l’ordine di gioco

shogun-board-daimyos = I Daimyo
shogun-board-draft = Carte delle province da prendere
shogun-board-shown = È segnata sulla mappa: anche un clic lì prende la carta
shogun-board-deck = Mazzo coperto: { $count }
shogun-board-groups = Gruppi di armate ancora da posizionare

shogun-board-part-map = Mappa
shogun-board-part-actions = Azioni
shogun-board-part-events = Eventi
shogun-board-individual = Cartella di gioco
shogun-board-bid = Offerta
shogun-board-bid-short = Off.
shogun-board-hand = La tua mano
shogun-board-face-down = coperta
shogun-board-planned = { $taxes ->
    [0] Il piano costa { $cost }; hai { $chests ->
        [one] 1 forziere
       *[other] { $chests } forzieri
    }.
   *[other] Il piano costa { $cost }; hai { $chests ->
        [one] 1 forziere
       *[other] { $chests } forzieri
    } e le imposte ne portano almeno { $taxes }.
}
shogun-board-unpaid = Al momento di agire mancano i forzieri per: { $actions }.
shogun-board-by-luck = Si paga solo se le imposte escono prima: { $actions }.
shogun-board-repeat = Come il turno scorso
shogun-board-how = Clicca una carta e una casella, o trascina la carta; sopra una carta già posata si scambiano.
shogun-board-risk = { $held ->
    [-1] segue un’insurrezione di { $farmers ->
        [one] 1 contadino
       *[other] { $farmers } contadini
    }
   *[other] segue un’insurrezione di { $farmers ->
        [one] 1 contadino
       *[other] { $farmers } contadini
    }; probabilità di tenere la provincia: { $held } %
}
shogun-board-others = { $done ->
    [yes] { $name } ha pianificato.
    [no] { $name } sta ancora pianificando.
   *[shown] La cartella di { $name }: le carte non ancora girate sono coperte.
}
shogun-board-obstacle = { $card }, allo stato attuale: { $obstacle }

## Inverno

shogun-board-winter = Inverno: con { $event } tutti perdono { $rice } di riso
shogun-board-winter-title = Inverno
shogun-board-fed = riso sufficiente
shogun-board-row-provinces = Province
shogun-board-row-buildings = Edifici
shogun-board-row-castles = Più castelli
shogun-board-row-temples = Più templi
shogun-board-row-theatres = Più teatri
shogun-board-row-total = Punti vittoria
shogun-board-close = Chiudi

## Che cosa significa quando ti succede qualcosa

shogun-hit-conquers = Le tue armate lì non ci sono più; la provincia va a chi l’ha conquistata, con gli edifici, la carta e i punti.
shogun-hit-tie = Le tue armate e i tuoi edifici lì non ci sono più; la provincia è neutrale e non dà punti a nessuno.
shogun-hit-revolt_succeeds = Le tue armate e i tuoi edifici lì non ci sono più; la provincia è neutrale e non dà punti a nessuno.
shogun-hit-loses_plan = Se questa tua azione doveva ancora venire, non ha luogo.
shogun-hit-cannot = Questa tua azione è persa per questo turno; non la paghi.
shogun-hit-feeds = I contadini insorgono nelle tue province; quella che perdi diventa neutrale, e i suoi edifici vanno perduti.

## I Daimyo in una parola
shogun-board-daimyo-uesugi = Uesugi
shogun-board-daimyo-mori = Mori
shogun-board-daimyo-tokugawa = Tokugawa
shogun-board-daimyo-takeda = Takeda
shogun-board-daimyo-hashiba = Hashiba

