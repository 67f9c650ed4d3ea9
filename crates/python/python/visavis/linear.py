"""A player that weighs outlooks: what `examples/learn.py` learns, as a file that can be played against."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from ._visavis import Batch, Engine, Refused, say

FORMAT = "vis-a-vis/weights/1"


def refusal(code: str, text: str) -> Refused:
    """A refusal like those of the engines."""
    error = Refused(f"{code}: {text}")
    error.code, error.text, error.all = code, text, [(code, text)]
    return error


class Linear:
    """Chooses what looks best: the weighted sum of the figures of an outlook."""

    def __init__(self, weights: np.ndarray, most: int = 3) -> None:
        self.weights = np.asarray(weights, dtype=np.float32)
        self.most = most

    def choose(self, engine: Engine) -> int:
        """The action for the seat that decides."""
        choices, outlooks = engine.outlooks(self.most)
        return int(choices[int(np.argmax(outlooks @ self.weights))])

    def choose_all(self, batch: Batch) -> np.ndarray:
        """The actions of a whole batch; any number where no game is left."""
        choices, outlooks = batch.outlooks(self.most)
        values = np.where(choices >= 0, outlooks @ self.weights, -np.inf)
        best: np.ndarray = choices[np.arange(len(choices)), values.argmax(axis=1)]
        return best

    def save(self, path: str | Path) -> None:
        """Writes the weights to a file."""
        weights = [round(float(weight), 6) for weight in self.weights]
        text = json.dumps({"format": FORMAT, "game": "patchwork", "most": self.most, "weights": weights}, indent=1)
        Path(path).write_text(text + "\n", encoding="utf-8")

    @staticmethod
    def load(path: str | Path) -> Linear:
        """Reads weights from a file."""
        try:
            kept = json.loads(Path(path).read_text(encoding="utf-8"))
            if kept["format"] != FORMAT:
                raise ValueError(kept["format"])
            weights = np.array(kept["weights"], dtype=np.float32)
            if weights.ndim != 1 or not np.isfinite(weights).all():
                raise ValueError("weights")
            return Linear(weights, int(kept["most"]))
        except (KeyError, TypeError, ValueError) as why:
            raise refusal("BadWeights", say("unreadable", why=f"{path}: {why}")) from why
