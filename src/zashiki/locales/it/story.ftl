## Le pagine di una campagna

story-title = La Storia
story-none = Nessun gioco di questa casa racconta una storia.
story-points = Punti Storia
story-rank = Grado
story-chapter = Capitolo { $chapter }
story-state-won = vinto
story-state-left = lasciato
story-state-open = il prossimo
story-state-closed = ancora chiuso
story-request = Richiesta
story-rules = Regole speciali
story-attempts = Tentativi
story-won = vinto
story-lost = perso
story-unmet = richiesta non esaudita
story-look = Guarda questa partita
story-closed = Ancora chiuso: prima viene il capitolo { $open }.
story-level = Livello
story-stakes = Una vittoria porta { $prize ->
    [one] { $prize } Punto Storia
   *[other] { $prize } Punti Storia
}, una sconfitta ne costa { $penalty }.
story-play = { $tries ->
    [0] Gioca il capitolo { $chapter }
   *[other] Riprova
}
story-table = Torna al tavolo
story-go-on = Vai avanti senza vittoria
story-go-on-sure = Il capitolo { $chapter } resta perso, con i punti che è costato, e si apre il prossimo. Non si torna indietro.
story-stay = Resta
story-told = La Storia è finita: { $points ->
    [one] { $points } Punto Storia
   *[other] { $points } Punti Storia
}, e il tuo grado è { $rank }.
story-begin = Comincia la Storia
story-new = Nuova campagna
story-new-text = Questi moduli restano in gioco dal primo all’ultimo capitolo. Il livello dell’avversario si sceglie di nuovo a ogni tentativo.
story-campaigns = Le mie campagne
story-campaign = Cominciata il { $begun }: { $chapter ->
    [0] portata a termine
   *[other] capitolo { $chapter }
}, { $points ->
    [one] { $points } Punto Storia
   *[other] { $points } Punti Storia
}
story-export = Salva in un file
story-import = Importane una da un file
story-forget = Cancellala
story-forget-sure = I suoi punti e tentativi sono dimenticati; le partite giocate restano tra i tuoi tavoli. Salvala prima in un file, se potresti rivolerla.
