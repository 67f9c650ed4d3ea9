"""How fast batches are beside the engine itself: random games on one thread, both in one run, with check-sums.

    python examples/speed.py [games]

Fails if a batch plays less than 60 % of the engine's games a second.
"""

import sys
import time

import visavis

SIZE = 1024
#: The least share of the engine's games a second.
TARGET = 0.6


def batched(name: str, games: int) -> tuple[float, str]:
    """Games a second through Python: an action drawn and done in every game, observations and masks written."""
    batch = visavis.Batch(name, SIZE, seed=1, games=games)
    start = time.process_time()
    while batch.finished < games:
        batch.step()
    return games / (time.process_time() - start), batch.checksum


def native(name: str, games: int) -> tuple[float, str]:
    """Games a second by the engine itself."""
    start = time.process_time()
    checksum = visavis.native_random(name, games, seed=1)["checksum"]
    return games / (time.process_time() - start), checksum


def main() -> int:
    missed = []
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    for name in ["patchwork", "patchwork-automa", "finspan-nautoma", "cryo-rival"]:
        n = games if name.startswith("patchwork") else games // 10
        # In turns, five times, in seconds of the processor; the best of each: a machine is only ever disturbed one way.
        rounds = [(native(name, n), batched(name, n)) for _ in range(5)]
        engine, batch = (max(round[which][0] for round in rounds) for which in (0, 1))
        sums = {checksum for round in rounds for _, checksum in round}
        assert len(sums) == 1, sums
        print(
            f"{name}: engine {engine:,.0f} games a second, batch of {SIZE} {batch:,.0f}: {100 * batch / engine:.0f} %, "
            f"check-sum {sums.pop()} for both",
            flush=True,
        )
        if batch < TARGET * engine:
            missed.append(f"{name} {100 * batch / engine:.1f} %")
    if missed:
        print(f"below the target of {100 * TARGET:.0f} % of the engine: {', '.join(missed)}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
