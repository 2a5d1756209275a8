### Suggerimenti: che cosa sceglierebbe un maestro, le ragioni che non sono di un gioco, e quanto costerebbe altro.

hint = «{ $choice }»: { $why }.
hint-wait = Per ora lascia stare: { $why }.
hint-late = Nel frattempo la domanda è cambiata: chiedi di nuovo.
hint-nothing = lasciare stare
hint-better = «{ $choice }» invece di «{ $other }»: meglio per { $gain }.
hint-better-but = «{ $choice }» invece di «{ $other }»: meglio per { $gain }, anche se peggio per { $loss }.
hint-others = Quanto costerebbero altre scelte
hint-costs = Altre scelte, e quanti punti farebbero perdere, più o meno, entro la fine della partita: { $costs }
hint-cost = «{ $choice }» circa { $points }
hint-costs-nothing = «{ $choice }» quasi nessuno
why-plan = è il prossimo passo di un piano
why-only = non c’è altro da scegliere
why-wait = adesso qui non c’è nulla che convenga
why-equal = la scelta non fa quasi differenza
gain-result = i punti
