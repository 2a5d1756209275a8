"""`python -m zashiki` is the command `zashiki`."""

from zashiki.cli import main

main()
