"""Everything on the wire, over HTTP and over the socket of a table (docs/protocol.md explains it)."""
