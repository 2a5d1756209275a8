### The guide of a game: how to play, what matters now, legend, glossary, rules.

guide-title = { $game }: la guida
guide-parts = Parti della guida
guide-how = Come si gioca
guide-now = Che cosa conta ora
guide-legend = Legenda
guide-glossary = Glossario
guide-rules = Regole
guide-back = Torna a: { $place }
guide-screen = { $number } di { $of }
guide-search = Cerca una parola o un nome
guide-found = { $count ->
    [0] Nessuna voce trovata
    [one] Trovata 1 voce
   *[other] Trovate { $count } voci
}
guide-nothing = Nessuna voce ne parla. Prova con un’altra parola.
guide-terms = Nel glossario:
guide-each = { $count ->
    [one] L’unico che c’è
   *[other] L’elenco completo ({ $count })
}
guide-none = Questo gioco non ha ancora una guida.
guide-matters = Che cosa conta di solito
guide-matters-now = Che cosa conta di solito ora: { $phase }
guide-not-asked = Ora non ti viene chiesto nulla. Qui sotto trovi tutte le fasi.
guide-held = Che cosa hai
guide-scores = Che cosa dà punti
guide-scores-text = Da dove vengono i punti, durante la partita e alla fine.
guide-scores-yours = Se si contasse tutto adesso, avresti { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Vengono da:
guide-phases = Le altre fasi
