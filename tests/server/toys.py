"""The toy game as a catalogue that servers and worker processes can find."""

from tests import toy
from zashiki.server.catalogue import Catalogue


def catalogue() -> Catalogue:
    return Catalogue(("toy",), lambda game: toy.GAME, lambda game: toy.components())
