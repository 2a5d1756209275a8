### Shogun on the pages outside of a table.

game-shogun = Shogun
game-shogun-text = Ten actions planned in secret, five armies, and a tower that decides which cubes fall. Hold provinces, feed them, build.
about-shogun = Shogun by Dirk Henn, published by Queen Games. Both maps, three to five players.
about-shogun-sources = Which provinces touch is taken from public descriptions; values that are printed on cards only may be reconstructed.
