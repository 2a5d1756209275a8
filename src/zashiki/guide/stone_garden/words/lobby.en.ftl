### Stone Garden on the pages outside of a table.

game-stone-garden = Stone Garden
game-stone-garden-text = Stones laid in secret: what nobody else lays scores.
about-stone-garden = Stone Garden, a small game to begin with.
about-stone-garden-sources = All its values were made up.
