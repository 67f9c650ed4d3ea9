"""How fast batches are beside the engine itself: random games on one thread, both in one run, with check-sums.

    python examples/speed.py [games]
"""

import sys
import time

import visavis

SIZE = 1024


def batched(name: str, games: int) -> tuple[float, str]:
    """Games a second through Python: an action drawn and done in every game, observations and masks written."""
    batch = visavis.Batch(name, SIZE, seed=1, games=games)
    start = time.perf_counter()
    while batch.finished < games:
        batch.sample()
        batch.step()
    return games / (time.perf_counter() - start), batch.checksum


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    for name in ["patchwork", "patchwork-automa", "finspan-nautoma"]:
        n = games if name.startswith("patchwork") else games // 10
        # In turns, three times; the best of each, because a machine is only ever disturbed in one direction.
        rounds = [(visavis.native_random(name, n, seed=1), batched(name, n)) for _ in range(3)]
        native = max(native["games_per_second"] for native, _ in rounds)
        here = max(rate for _, (rate, _) in rounds)
        sums = {native["checksum"] for native, _ in rounds} | {checksum for _, (_, checksum) in rounds}
        assert len(sums) == 1, sums
        print(f"{name}: engine {native:,.0f} games a second, batch of {SIZE} {here:,.0f}: {100 * here / native:.0f} %, "
              f"check-sum {sums.pop()} for both")


if __name__ == "__main__":
    main()
