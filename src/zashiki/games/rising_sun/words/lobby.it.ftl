### Rising Sun nelle pagine fuori dal tavolo.

game-rising-sun = Rising Sun
game-rising-sun-text = I clan si incontrano per il tè, stringono alleanze, venerano i kami e si contendono le province del Giappone con monete segrete.
about-rising-sun = Rising Sun di Eric M. Lang, pubblicato da CMON. La scatola base, da tre a cinque giocatori.
about-rising-sun-sources = Le carte sono raccontate con parole nostre; i valori vengono dal regolamento e da pagine pubbliche.
