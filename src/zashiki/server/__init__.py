"""The parlour's server: lobby, tables, sockets and storage. It knows no rule."""
