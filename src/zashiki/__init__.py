"""Zashiki: a parlour for three heavy board games of feudal Japan."""

__version__ = "0.1.0"
