"""The command line `zashiki`."""

from zashiki.cli.app import main

__all__ = ["main"]
