"""Vis-à-vis for Python: engines, batches, standard environments and the lab.

>>> import visavis
>>> game = visavis.Game("patchwork", seed=7, level=3)
>>> game.apply("adv")
>>> game.news()[-1]["text"] != ""
True
"""

from __future__ import annotations

import numpy as _np

from ._visavis import (
    Batch,
    Engine,
    Game,
    Refused,
    Run,
    __version__,
    games,
    language,
    native_random,
    spaces,
)
from .linear import Linear

__all__ = [
    "Batch",
    "Engine",
    "Game",
    "Linear",
    "Refused",
    "Run",
    "__version__",
    "games",
    "language",
    "native_random",
    "spaces",
    "unpack",
]


def unpack(masks: _np.ndarray) -> _np.ndarray:
    """Masks of a batch with one byte for every action instead of one bit."""
    little = _np.ascontiguousarray(masks).astype("<u8", copy=False)
    return _np.unpackbits(little.view(_np.uint8), axis=-1, bitorder="little")
