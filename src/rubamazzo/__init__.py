"""Rubamazzo, the Italian card game in which one card steals a whole pile."""
