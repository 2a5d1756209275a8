"""A small game to begin with: `zashiki new-game NAME` copies it under another name, with its tests. It is not offered itself."""
