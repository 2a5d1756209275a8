### Stone Garden nelle pagine fuori dal tavolo.

game-stone-garden = Stone Garden
game-stone-garden-text = Pietre posate in segreto: fa punti ciò che nessun altro posa.
about-stone-garden = Stone Garden, un piccolo gioco per cominciare.
about-stone-garden-sources = Tutti i suoi valori sono inventati.
