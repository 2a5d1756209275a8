"""The Ghost, the Story and the expansions."""
