"""Many games at once: simulations, matches, measurements."""
