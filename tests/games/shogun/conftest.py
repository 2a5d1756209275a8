"""The rigged tower for all tests of this game."""

from tests.games.shogun.table import tower

__all__ = ["tower"]
