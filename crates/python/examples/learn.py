"""Learns Patchwork against the Automa in a few minutes, and measures it against `greedy` on the same seeds.

A linear value of outlooks (`Batch.outlooks`), learned by least-squares temporal differences, LSTD(λ): play some games
with a little chance in the choices, solve for the weights at which every prediction agrees with the next one, play with
those. NumPy is all it needs.

    python examples/learn.py --out weights.json --curve curve.svg
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np
import visavis

GAME = "patchwork-automa"


def rollout(weights: np.ndarray, games: int, seed: int, level: int, most: int, heat: float, decay: float, rng):
    """Plays games; gives the sums of LSTD(λ) and the mean margin.

    The value is the expected final margin in tens of points. `heat` spreads the choices."""
    size = min(1024, games)
    batch = visavis.Batch(GAME, size, seed=seed, games=games, level=level)
    n = len(weights)
    a, b = np.zeros((n, n)), np.zeros(n)
    trace, last = np.zeros((size, n)), np.zeros((size, n))
    margins = []
    rows = np.arange(size)
    while batch.finished < games:
        choices, outlooks = batch.outlooks(most)
        values = np.where(choices >= 0, outlooks @ weights, -np.inf)
        if heat > 0:
            values = values + heat * rng.gumbel(size=values.shape)
        picked = values.argmax(axis=1)
        actions, here = choices[rows, picked], outlooks[rows, picked].astype(np.float64)
        playing = actions >= 0
        here[~playing] = 0
        # What was predicted before should agree with what is predicted now.
        a += trace.T @ (last - here)
        trace = decay * trace + here
        last = here
        batch.step(np.where(playing, actions, 0))
        over = batch.over.astype(bool)
        if over.any():
            margin = (batch.points[over, 0] - batch.points[over, 1]) / 10.0
            a += trace[over].T @ last[over]
            b += trace[over].T @ margin
            margins.append(margin)
            trace[over], last[over] = 0, 0
    return a, b, float(np.concatenate(margins).mean() * 10)


def learn(level: int, rounds: int, games: int, most: int, seed: int):
    """The weights, and how the win rate rose: a list of (games played, won, points of margin)."""
    n = visavis.spaces(GAME)["outlook"]
    rng = np.random.default_rng(seed)
    weights, curve, a, b = np.zeros(n), [], np.zeros((n, n)), np.zeros(n)
    for number in range(rounds):
        won, margin = measure(visavis.Linear(weights, most), 2_000, 900 + seed, level)[:2]
        curve.append((number * games, float(np.mean(won)), float(np.mean(margin))))
        print(f"{number * games:>8} games: {100 * np.mean(won):5.1f} % won, margin {np.mean(margin):6.2f}", flush=True)
        heat = 0.3 * 0.7**number
        new_a, new_b, _ = rollout(weights, games, 1_000 + 7 * seed + number, level, most, heat, 0.8, rng)
        # Older games count less: they were played by weaker weights.
        a, b = 0.3 * a + new_a, 0.3 * b + new_b
        weights = np.linalg.solve(a + 1e-3 * games * np.eye(n), b)
    return visavis.Linear(weights, most), curve


def measure(player, games: int, seed: int, level: int):
    """Game by game: won or not, and the margin. `player` is a Linear, or the name of a player of the house."""
    batch = visavis.Batch(GAME, min(1024, games), seed=seed, games=games, level=level)
    won, margin = np.zeros(games), np.zeros(games)
    while batch.finished < games:
        actions = batch.advise(player) if isinstance(player, str) else np.maximum(player.choose_all(batch), 0)
        played = batch.games.copy()
        batch.step(actions)
        over = np.flatnonzero(batch.over)
        won[played[over]] = batch.rewards[over] > 0
        margin[played[over]] = batch.points[over, 0] - batch.points[over, 1]
    return won, margin


def interval(values: np.ndarray) -> tuple[float, float, float]:
    """The mean and its 95 % interval."""
    mean, half = float(values.mean()), 1.96 * float(values.std(ddof=1)) / np.sqrt(len(values))
    return mean, mean - half, mean + half


def picture(curve, greedy: float, level: int) -> str:
    """The curve as SVG."""
    wide, tall, left, top = 640, 240, 56, 16
    most = max(games for games, _, _ in curve) or 1
    high = min(1.0, max([greedy] + [won for _, won, _ in curve]) + 0.1)

    def at(games: float, won: float) -> str:
        return f"{left + wide * games / most:.1f},{top + tall * (1 - won / high):.1f}"

    style = (
        "text{font:12px system-ui,sans-serif;fill:#666}.g{stroke:#ddd}"
        "@media(prefers-color-scheme:dark){text{fill:#aaa}.g{stroke:#3a3a3a}}"
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + wide + 24} {top + tall + 40}" '
        f'width="{left + wide + 24}" role="img" aria-label="Share of games won while learning, level {level}">'
        f"<style>{style}</style>"
    ]
    share = 0.0
    while share <= high + 1e-9:
        y = float(at(0, share).split(",")[1])
        parts.append(f'<line class="g" x1="{left}" x2="{left + wide}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text text-anchor="end" x="{left - 8}" y="{y + 4}">{100 * share:.0f} %</text>')
        share += 0.1
    for games, _, _ in curve[:: max(1, len(curve) // 6)]:
        x = float(at(games, 0).split(",")[0])
        parts.append(f'<text text-anchor="middle" x="{x}" y="{top + tall + 20}">{games:,}</text>')
    parts.append(f'<text text-anchor="end" x="{left + wide}" y="{top + tall + 36}">games played</text>')
    y = float(at(0, greedy).split(",")[1])
    parts.append(f'<line x1="{left}" x2="{left + wide}" y1="{y}" y2="{y}" stroke="#c8742b" stroke-dasharray="6 4"/>')
    parts.append(f'<text x="{left + 8}" y="{y - 6}" style="fill:#c8742b">greedy</text>')
    points = " ".join(at(games, won) for games, won, _ in curve)
    parts.append(f'<polyline points="{points}" fill="none" stroke="#3b6ea5" stroke-width="2.5"/>')
    parts.extend(f'<circle cx="{at(g, w).split(",")[0]}" cy="{at(g, w).split(",")[1]}" r="3.5" fill="#3b6ea5"/>' for g, w, _ in curve)
    return "".join(parts) + "</svg>\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--games", type=int, default=8_192, help="games a round")
    parser.add_argument("--check", type=int, default=20_000, help="fresh games for the final comparison")
    parser.add_argument("--most", type=int, default=4, help="places of a patch to look at")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="weights.json")
    parser.add_argument("--curve")
    asked = parser.parse_args()
    start = time.monotonic()
    player, curve = learn(asked.level, asked.rounds, asked.games, asked.most, asked.seed)
    learned = time.monotonic() - start
    player.save(asked.out)
    won, margin = measure(player, asked.check, 424_242, asked.level)
    greedy_won, greedy_margin = measure("greedy", asked.check, 424_242, asked.level)
    curve.append((asked.rounds * asked.games, float(won.mean()), float(margin.mean())))
    if asked.curve:
        Path(asked.curve).write_text(picture(curve, float(greedy_won.mean()), asked.level), encoding="utf-8")
    found = {
        "level": asked.level,
        "seconds": round(learned, 1),
        "games": asked.check,
        "learned": interval(won),
        "greedy": interval(greedy_won),
        "difference": interval(won - greedy_won),
        "margin": interval(margin),
        "greedy_margin": interval(greedy_margin),
    }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
