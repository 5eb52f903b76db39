"""Measures speed and size of the game; `make bench` runs it."""
