"""How fast the engine and the server are."""
