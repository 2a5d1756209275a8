### Rising Sun on the pages outside of a table.

game-rising-sun = Rising Sun
game-rising-sun-text = Clans meet for tea, make alliances, worship the kami, and fight for the provinces of Japan with secret coins.
about-rising-sun = Rising Sun by Eric M. Lang, published by CMON. The base box for three to five players.
about-rising-sun-sources = Cards are told in our own words; values come from the rulebook and public pages.
