### Shōgun no Katana nelle pagine fuori dal tavolo.

game-katana = Shōgun no Katana
game-katana-text = Quattro grandi casate ordinano spade. Le forgi riga per riga sui carboni ardenti, le decori, le consegni, e sogni una lama per lo Shōgun in persona.
start-katana-ghost = Sfida subito il Fantasma
katana-automaton = Fantasma
about-katana = Shōgun no Katana di Federico Randazzo e P. S. Martensen, pubblicato da Post Scriptum. Qui si gioca con il Fantasma, la Storia, i Personaggi Erranti, le tessere promo e la Katana di Metallo.
about-katana-sources = Ciò che è stampato solo su tessere e carte (tessere Spada, quasi tutte le carte, il numero di spazi) è ricostruito e può differire dalla tua scatola.
