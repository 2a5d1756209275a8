"""The course of the game, one file for each part of the rulebook."""
