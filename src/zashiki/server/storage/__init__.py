"""What a server stores: the database, its rows, and how to read and write them."""
