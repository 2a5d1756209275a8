### Suggerimenti: che cosa sceglierebbe un maestro, le ragioni che non sono di un gioco, e quanto costerebbe altro.

hint-label = Che cosa farebbe un maestro
hint = { $why }.
hint-wait = Per ora lascia stare: { $why }.
hint-late = Nel frattempo la domanda è cambiata: chiedi di nuovo.
hint-nothing = lasciare stare
hint-better = Meglio per { $gain } di «{ $other }».
hint-better-but = Meglio per { $gain } di «{ $other }», anche se peggio per { $loss }.
hint-others = Altre scelte, e quanto costerebbero più o meno
hint-cost = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
hint-costs-nothing = quasi nulla
hint-unweighed = Ciò che hai scelto non era fra le poche mosse migliori: costerebbe di più.
why-plan = è il prossimo passo di un piano
why-only = non c’è altro da scegliere
why-wait = adesso qui non c’è nulla che convenga
why-equal = la scelta non fa quasi differenza
gain-result = i punti
