"""The web: routes, page dataclasses, and what a page says in the player's language."""
