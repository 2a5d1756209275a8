"""What a server keeps: the database, its rows, and the way to write and read them."""
