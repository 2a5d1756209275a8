### Shōgun no Katana on the pages outside of a table.

game-katana = Shōgun no Katana
game-katana-text = Four great houses order swords. You forge them row by row over glowing coals, decorate, deliver, and dream of one blade for the Shōgun himself.
start-katana-ghost = Play the Ghost now
katana-automaton = Ghost
about-katana = Shōgun no Katana by Federico Randazzo and P. S. Martensen, published by Post Scriptum. Played here with the Ghost, the Story, the Wandering Characters, the promo tiles and the Metal Katana.
about-katana-sources = What is printed only on tiles and cards (Sword tiles, most cards, the number of spaces) is reconstructed and may differ from your box.
