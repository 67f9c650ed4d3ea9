"""A plan for a large run from figures measured here: tasks, bytes, minutes and money, as a table.

    python examples/plan.py --games 1e9 --cores 1000 --price 0.04
"""

from __future__ import annotations

import argparse
import time

import visavis

RUNS = ["patchwork random", "patchwork greedy", "finspan greedy", "cryo greedy", "patchwork search:400"]


def measured(game: str, player: str, games: int, seconds: float) -> tuple[float, float, int]:
    """Games a second of one processor, bytes a game, and games a part, over as many whole parts as fit into this time."""
    run = visavis.Run(game, player, games=games, seed=1)
    a_part = run.part(0)[1]
    if "search" in player:
        # A long part of a player that thinks takes minutes.
        run = visavis.Run(game, player, games=50_000, seed=1)
    start, played, size, number = time.process_time(), 0, 0, 0
    while number == 0 or time.process_time() - start < seconds:
        size += len(run.play(number))
        played += run.part(number)[1]
        number += 1
    return played / (time.process_time() - start), size / played, a_part


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=float, default=1e9)
    parser.add_argument("--cores", type=int, default=1_000)
    parser.add_argument("--price", type=float, default=0.04, help="dollars for a core and an hour")
    parser.add_argument("--task", type=float, default=10.0, help="seconds a task should last")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure each player")
    parser.add_argument("--runs", nargs="+", default=RUNS, metavar="'GAME PLAYER'")
    asked = parser.parse_args()
    games = int(asked.games)
    print("| run | games a second and core | parts a task | tasks | bytes | minutes | core-hours | dollars |")
    print("|---|---|---|---|---|---|---|---|")
    for game, player in (run.split() for run in asked.runs):
        rate, size, a_part = measured(game, player, games, asked.seconds)
        a_task = max(1, round(asked.task * rate / a_part))
        hours = games / rate / 3600
        print(
            f"| {game}, {player} | {rate:,.0f} | {a_task:,} | {games / a_part / a_task:,.0f} | {games * size / 1e9:,.0f} GB | "
            f"{60 * hours / asked.cores:,.1f} | {hours:,.0f} | {hours * asked.price:,.0f} |"
        )


if __name__ == "__main__":
    main()
