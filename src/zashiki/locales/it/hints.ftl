### Suggerimenti: che cosa sceglierebbe un esperto, e le ragioni che non sono di un gioco.

hint = { $choice }: { $why }
hint-wait = Per ora lascia stare: { $why }
why-plan = è il prossimo passo di un piano
why-only = non c’è altro da scegliere
why-wait = adesso qui non c’è nulla che convenga
why-gain = porta punti
