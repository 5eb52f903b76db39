"""Compilation of the training's inner loops; everything else of the project runs without."""

import importlib
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

# Loaded by name, as types and linters are checked where the training's packages are not installed.
_numba: Any = importlib.import_module("numba")
np: Any = importlib.import_module("numpy")
Array = Any


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Not cached on disk: a cached function that calls itself crashes."""
    return cast(Callable[P, R], _numba.njit(fastmath=True)(function))
