"""The tables of a server: the games played at them, and what each person there is told."""
