### Parole comuni a tutti i giochi e a tutte le pagine.

seat = Posto { $n }
nothing = niente
prompt-free_acts = Puoi agire nel frattempo
prompt-waiting = In attesa di { $seats }
prompt-over = La partita è finita
