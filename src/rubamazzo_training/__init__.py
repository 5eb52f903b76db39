"""How Hard's values are learned: not part of the game that is installed."""
