"""The card art of Rubamazzo: decks drawn in code, written out as SVG."""
