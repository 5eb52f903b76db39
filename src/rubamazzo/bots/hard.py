"""Hard: for now as good as Normal."""

from rubamazzo.bots.normal import play_normal as play_hard

__all__ = ["play_hard"]
