### Imparare un gioco: la sua pagina, e il maestro al tavolo.

start-how = Come si gioca
start-learn = Impara giocando
learn-title = Impara { $game }
learn-text = Una partita vera in capitoli brevi. Un maestro ti mostra che cosa conta, le scelte le fai tu. Smetti quando vuoi: ogni capitolo si può riprendere o rigiocare da solo.
learn-minutes = circa { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
learn-begin = Comincia
learn-go-on = Continua
learn-again = Rigioca
learn-done = fatto
learn-none = Per questo gioco non c’è ancora una lezione.
learn-offer-title = La tua prima partita a { $game }?
learn-offer-text = Puoi impararlo giocando, in capitoli brevi con un maestro accanto. La lezione resta sempre qui.
learn-offer-no = No, gioco subito

coach-label = Il maestro
coach-next = Avanti
coach-back = Indietro
coach-decide = Decidi tu
coach-try-again = Annulla e riprova
coach-not-now = Le regole lo permetterebbero, ma adesso guardiamo altro. Nulla è stato scelto: riprova.
coach-astray = La partita ha preso un’altra strada rispetto a questo capitolo. Annulla l’ultima scelta, o ricomincia il capitolo.
coach-done = Qui finisce questo capitolo.
coach-all-done = Era l’ultimo capitolo. Ora conosci il gioco.
coach-next-chapter = Capitolo successivo
coach-again = Rigioca questo capitolo
coach-leave = Tutti i capitoli
coach-fold = Mostra o nascondi il testo
end-lesson = Ai capitoli

## Looking rules up
rule-of = La regola di questo
card-rule = la sua regola

## Notes on what is met for the first time
note-label = Nuovo per te
note-more = Di più
note-off = Basta note
note-read = Metti via la nota
note-setting = Spiega ciò che incontro per la prima volta
