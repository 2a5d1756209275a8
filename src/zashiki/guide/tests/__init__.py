"""Tests of Stone Garden."""
