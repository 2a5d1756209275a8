### Shogun nelle pagine fuori dal tavolo.

game-shogun = Shogun
game-shogun-text = Dieci azioni pianificate in segreto, cinque eserciti e una torre che decide quali cubetti cadono. Tieni le province, sfamale, costruisci.
about-shogun = Shogun di Dirk Henn, pubblicato da Queen Games. Entrambe le mappe, da tre a cinque giocatori.
about-shogun-sources = I confini tra le province vengono da descrizioni pubbliche; i valori stampati solo sulle carte possono essere ricostruiti.
