"""Gymnasium environments: `gymnasium.make("visavis/PatchworkAutoma-v0")` and the same as vector environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from . import unpack
from ._visavis import Batch, Engine, Refused, say
from ._visavis import spaces as sizes
from .linear import refusal

ENVIRONMENTS = {
    "visavis/PatchworkAutoma-v0": "patchwork-automa",
    "visavis/FinspanNautoma-v0": "finspan-nautoma",
    "visavis/CryoRival-v0": "cryo-rival",
}


def register() -> None:
    """Tells Gymnasium the environments; importing this module does it."""
    for name, game in ENVIRONMENTS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="visavis.gym:TableEnv",
                vector_entry_point="visavis.gym:TableVectorEnv",
                kwargs={"game": game},
            )


def spaces_of(game: str) -> tuple[spaces.Box, spaces.Discrete]:
    """What is seen and what can be done in a game."""
    size = sizes(game)
    return spaces.Box(0, 255, (size["observation"],), np.uint8), spaces.Discrete(size["actions"])


class TableEnv(gymnasium.Env[np.ndarray, np.int64]):
    """A game against its opponent. An action that is not legal ends the game and loses it; `info` says why."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(self, game: str = "patchwork-automa", render_mode: str | None = None, **options: Any) -> None:
        self.game, self.options, self.render_mode = game, options, render_mode
        self.observation_space, self.action_space = spaces_of(game)
        self.engine = Engine(game, 0, **options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        chosen = (options or {}).get("game_seed")
        game_seed = int(self.np_random.integers(2**63)) if chosen is None else int(chosen)
        self.engine = Engine(self.game, game_seed, **self.options)
        return self.engine.observe(), self._info()

    def step(self, action: np.int64) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        try:
            self.engine.apply(int(action))
        except Refused as why:
            refused = {"code": why.code, "text": why.text}
            return self.engine.observe(), -1.0, True, False, {**self._info(), "refused": refused}
        reward = 0.0 if self.engine.won is None else 1.0 if self.engine.won else -1.0
        return self.engine.observe(), reward, self.engine.over, False, self._info()

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.engine.mask()}
        if self.engine.points is not None:
            info["points"] = self.engine.points
        return info


def one_seed(seed: int | Sequence[int | None] | None, rows: int) -> int | None:
    """Of a list, a seed for every row, one seed in which each of them counts."""
    if seed is None or isinstance(seed, (int, np.integer)):
        return None if seed is None else int(seed)
    if len(seed) != rows:
        raise refusal("WrongShape", say("wrong-shape", wanted=rows, found=len(seed)))
    if all(one is None for one in seed):
        return None
    words = [word for one in seed for word in ((0, 0) if one is None else (1, int(one)))]
    return int(np.random.SeedSequence(words).generate_state(1, np.uint64)[0])


class TableVectorEnv(VectorEnv[np.ndarray, np.ndarray, np.ndarray]):
    """Many games at once. An action that is not legal is refused for all of them, and nothing has happened.

    A row whose game has ended shows its last position; its next action is ignored and begins the next game. The games of
    all rows are one run: whichever row is free gets the next. So a reset has one seed; a list of them is taken as one.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self, num_envs: int = 1, game: str = "patchwork-automa", render_mode: str | None = None, **options: Any
    ) -> None:
        self.num_envs, self.game, self.options, self.render_mode = num_envs, game, options, render_mode
        self.single_observation_space, self.single_action_space = spaces_of(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch(game, num_envs, seed=0, pause=True, **options)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=one_seed(seed, self.num_envs))
        base = int(self.np_random.integers(2**63))
        self.batch = Batch(self.game, self.num_envs, seed=base, pause=True, **self.options)
        return self.batch.observations.copy(), self._infos()

    def step(
        self, actions: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        batch = self.batch
        batch.step(actions)
        over = batch.over.astype(bool)
        infos = self._infos()
        if over.any():
            infos["points"], infos["_points"] = batch.points.copy(), over.copy()
        truncated = np.zeros(self.num_envs, dtype=bool)
        return batch.observations.copy(), batch.rewards.astype(np.float64), over, truncated, infos

    def _infos(self) -> dict[str, Any]:
        masks = unpack(self.batch.masks).view(np.int8)
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, dtype=bool)}


register()
