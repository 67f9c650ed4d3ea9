"""Two-player Patchwork for PettingZoo: `visavis.zoo.env()`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from ._visavis import Engine, Refused
from .gym import spaces_of

GAME = "patchwork"


def env(**options: Any) -> AECEnv[str, np.ndarray, np.int64]:
    """The environment."""
    return PatchworkEnv(**options)


class PatchworkEnv(AECEnv[str, np.ndarray, np.int64]):
    """Two players in turn; one may move several times in a row. An action that is not legal loses the game."""

    metadata: dict[str, Any] = {"name": "visavis_patchwork_v0", "render_modes": [], "is_parallelizable": False}

    def __init__(self, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.options, self.render_mode = options, render_mode
        self.possible_agents = ["first", "second"]
        self._observation, self._action = spaces_of(GAME)
        self.observation_spaces = {agent: self._observation for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(int(self._action.n)) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()
        self.engine = Engine(GAME, 0, **options)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        chosen = (options or {}).get("game_seed")
        game_seed = int(self._random.integers(2**63)) if chosen is None else int(chosen)
        self.engine = Engine(GAME, game_seed, **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> np.ndarray:
        return self.engine.observe(agent)

    def step(self, action: np.int64) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        refused = None
        try:
            self.engine.apply(int(action))
        except Refused as why:
            refused = {"code": why.code, "text": why.text}
        if refused is not None or self.engine.over:
            first_won = self.engine.won if refused is None else agent != "first"
            self.rewards = {"first": 1.0 if first_won else -1.0, "second": -1.0 if first_won else 1.0}
            self.terminations = dict.fromkeys(self.agents, True)
        self._go_on()
        if refused is not None:
            self.infos[agent]["refused"] = refused
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Whose turn it is, and what may be done; nothing where it is not one's turn."""
        if self.engine.seat is not None:
            self.agent_selection = self.engine.seat
        nothing = np.zeros(int(self._action.n), dtype=np.int8)
        for agent in self.agents:
            self.infos[agent]["action_mask"] = self.engine.mask() if agent == self.engine.seat else nothing
