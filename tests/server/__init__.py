"""Tests of the server, with the toy game."""
