nav-house = La casa

## The door
door-title = La porta è chiusa
door-word = La parola della casa
door-known = Hai già giocato qui? Allora apri il tuo link personale su questo dispositivo.
enter-title = Hai un invito
enter-text = Questo invito ti fa entrare nella casa. Da allora la casa ti conosce, e puoi tornare quando vuoi.
enter-do = Entra

## What keepers see
house-load = { $people ->
    [one] { $people } persona conosciuta
   *[other] { $people } persone conosciute
}, { $sockets ->
    [one] { $sockets } finestra ai tavoli
   *[other] { $sockets } finestre ai tavoli
}. { $unfinished ->
    [one] { $unfinished } tavolo non finito
   *[other] { $unfinished } tavoli non finiti
}; { $tables ->
    [one] { $tables } tavolo in memoria
   *[other] { $tables } tavoli in memoria
}. { $thinking ->
    [one] { $thinking } bot pensa
   *[other] { $thinking } bot pensano
}, { $waiting ->
    [one] { $waiting } aspetta
   *[other] { $waiting } aspettano
}. { $memory } MB, in funzione dal { $since }.
house-door = La porta
house-door-open = aperta
house-door-open-help = Può entrare chiunque.
house-door-invited = su invito
house-door-invited-help = Chi è nuovo ha bisogno di una parola o di un link della casa.
house-door-closed = chiusa
house-door-closed-help = Non entra nessuno di nuovo.
house-invitations = Inviti
house-invitations-none = Non ce ne sono.
house-link = Il link di questo invito
house-keeper-link = Link per un nuovo custode, non ancora usato
house-entered = { $entered ->
    [0] non ancora usato
    [one] usato una volta
   *[other] usato { $entered } volte
}
house-withdraw = Ritira
house-word = Una parola
house-word-any = una che nessuno può indovinare
house-note = Per chi
house-invite = Invita
house-reports = Segnalazioni
house-reports-none = Non è stato segnalato nulla.
house-report-by = segnalato da { $name }
house-report-reason = Segnalato da { $name }: { $reason }
house-report-table = al tavolo
house-report-remove = Rimuovi la riga
house-report-settle = Niente da fare
house-report-settled = vista
house-tables = Tavoli non finiti
house-tables-none = Non ce ne sono.
house-table-open = non iniziato
house-table-playing = in corso
house-table-finished = finito
house-table-private = privato
house-table-bots = { $bots ->
    [one] un bot
   *[other] { $bots } bot
}
house-table-online = { $online ->
    [one] una finestra aperta
   *[other] { $online } finestre aperte
}
house-close = Chiudi
house-close-sure = Chiudilo per sempre
house-keep = No, lascia stare
house-people = Persone
house-people-none = Nessuno ha un nome simile.
house-find = Cerca per nome
house-role-guest = ospite
house-role-member = membro
house-role-keeper = custode
house-here = qui adesso
house-sits = { $tables ->
    [one] a un tavolo
   *[other] a { $tables } tavoli
}
house-out = messo alla porta
house-make-member = Rendi membro
house-make-guest = Rendi ospite
house-shut-out = Metti alla porta
house-shut-out-sure = Metti alla porta e libera i posti
house-let-in = Fai rientrare

## What is refused, and what to do about it
problem-not_keeper = Può farlo solo un custode della casa.
problem-door_invited = In questa casa si entra su invito. Chi è nuovo ha bisogno della parola o di un link.
problem-door_closed = Per ora questa casa non accoglie nuovi ospiti.
problem-shut_out = Un custode di questa casa ti ha messo alla porta.
problem-no_such_invitation = Questo invito non c’è. Forse è stato ritirato; chiedine uno nuovo.
problem-no_such_report = Questa segnalazione non c’è.
problem-word_too_short = Una parola della casa ha almeno sei caratteri.
problem-is_keeper = I custodi si nominano e si congedano sulla macchina stessa.
problem-table_closed = Un custode della casa ha chiuso questo tavolo.
