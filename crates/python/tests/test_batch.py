"""Batches: the games of the engine itself, without copies, without growth."""

import gc
import resource
import sys
import threading
import time

import numpy as np
import pytest
import visavis
from visavis import Batch, Engine, Game


@pytest.mark.parametrize(
    ("name", "games", "options"),
    [
        ("patchwork", 10_000, {}),
        ("patchwork", 2_000, {"special_patches": "revised"}),
        ("patchwork-automa", 10_000, {"level": 4, "deck": "tactical"}),
        ("finspan-nautoma", 10_000, {"level": 3}),
        ("finspan-nautoma", 500, {"level": 5, "side": "b", "ravel": "random"}),
        ("cryo-rival", 10_000, {}),
        ("cryo-rival", 500, {"variant_harder": True, "rival_ties": "auto"}),
    ],
)
def test_random_games_run_in_lockstep_with_the_engine(name, games, options):
    batch = Batch(name, 1024, seed=11, games=games, **options)
    while batch.finished < games:
        batch.step(batch.sample())
    native = visavis.native_random(name, games, seed=11, **options)
    assert batch.checksum == native["checksum"]
    # The same where every step draws for itself.
    alone = Batch(name, 1024, seed=11, games=games, **options)
    while alone.finished < games:
        alone.step()
    assert (alone.checksum, alone.wins, alone.actions_done) == (batch.checksum, batch.wins, batch.actions_done)
    assert (batch.games == -1).all() and (batch.seats == 255).all() and not batch.masks.any()


@pytest.mark.parametrize("name", ["patchwork", "patchwork-automa", "finspan-nautoma", "cryo-rival"])
def test_a_row_shows_what_a_single_game_shows(name):
    batch = Batch(name, 5, seed=3)
    seeds = _seeds(name, 5, 3)
    engines = [Engine(name, seed) for seed in seeds]
    while any(engines):
        actions, masks = batch.sample().copy(), visavis.unpack(batch.masks)
        for row, engine in enumerate(engines):
            if engine is None:
                continue
            assert (batch.observations[row] == engine.observe()).all()
            assert (masks[row] == engine.mask()).all()
        batch.step(actions)
        for row, engine in enumerate(engines):
            if engine is not None:
                engine.apply(int(actions[row]))
                if engine.over:
                    assert batch.over[row] == 1 and tuple(batch.points[row]) == engine.points
                    assert batch.rewards[row] == (1 if engine.won else -1)
                    engines[row] = None


def _seeds(name, games, seed):
    """The seeds of a run's games, as the lab deals them."""
    import io

    import pyarrow.parquet as parquet

    game = name.split("-")[0]
    rows = parquet.read_table(io.BytesIO(visavis.Run(game, "random", games=games, seed=seed).play(0)))
    return rows.column("seed").to_pylist()


def test_arrays_are_views_of_the_same_memory():
    batch = Batch("patchwork", 16, seed=1)
    seen, masks = batch.observations, batch.masks
    pointers = seen.ctypes.data, masks.ctypes.data
    before = seen.copy()
    batch.step(batch.sample())
    assert (seen != before).any() and not seen.flags.owndata
    assert (batch.observations.ctypes.data, batch.masks.ctypes.data) == pointers
    kept = seen.copy(), masks.copy()
    del batch
    gc.collect()
    # Whatever would be given the memory of a batch that is gone.
    others = [Batch("patchwork", 16, seed=n) for n in range(2, 20)]
    assert (seen == kept[0]).all() and (masks == kept[1]).all() and others, "a view keeps its batch alive"


def test_the_interpreter_is_free_while_games_are_played():
    batch, ticks, done = Batch("patchwork-automa", 4096, seed=1), [], threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(time.perf_counter())
            time.sleep(0.0005)

    other = threading.Thread(target=tick)
    other.start()
    begun = time.perf_counter()
    batch.advise("search:40")
    ended = time.perf_counter()
    done.set()
    other.join()
    inside = [t for t in ticks if begun < t < ended]
    assert len(inside) > 20, "another thread went on meanwhile"


@pytest.mark.parametrize("given", [True, False])
def test_the_interpreter_is_free_during_steps(given):
    batch, ticks, done = Batch("patchwork", 16_384, seed=1), [], threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(None)
            time.sleep(0.0005)

    before = sys.getswitchinterval()
    # Nobody is asked to let the interpreter go: the other thread goes on only where a call releases it by itself.
    sys.setswitchinterval(3_600)
    other = threading.Thread(target=tick)
    other.start()
    try:
        inside = steps = 0
        # On a busy machine the other thread may get its turn late: so many steps are waited for.
        while inside < 20 and steps < 1_000:
            actions = [batch.sample()] if given else []
            seen = len(ticks)
            batch.step(*actions)
            inside += len(ticks) - seen
            steps += 1
    finally:
        sys.setswitchinterval(before)
        done.set()
        other.join()
    assert inside >= 20, f"another thread went on {inside} times during {steps} steps"


def test_a_paused_row_shows_its_end_and_then_begins_again():
    batch = Batch("patchwork-automa", 4, seed=2, pause=True)
    for _ in range(200):
        batch.step(batch.sample())
        for row in np.flatnonzero(batch.over):
            assert not batch.masks[row].any()
    assert batch.finished > 4


def test_players_of_the_house_play_whole_batches():
    batch = Batch("patchwork-automa", 200, seed=4, games=200, level=3)
    while batch.finished < 200:
        batch.step(batch.advise("greedy"))
    wins = batch.wins
    figures = visavis.Run("patchwork", "greedy", games=200, seed=4, level="3", deck="normal")
    import io

    import pyarrow.parquet as parquet

    rows = parquet.read_table(io.BytesIO(figures.play(0)))
    assert sum(rows.column("won").to_pylist()) == wins, "the same games as in the lab"


def test_no_memory_grows_over_a_million_steps():
    def held():
        gc.collect()
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * resource.getpagesize()

    batch, engine = Batch("patchwork", 1024, seed=5), Engine("patchwork-automa", 5)
    finspan, cryo = Batch("finspan-nautoma", 256, seed=5), Batch("cryo-rival", 256, seed=5)
    games = [Game(name, seed=5) for name in ("patchwork", "finspan", "cryo")]
    games[2].apply(games[2].legal()[:3])

    def steps(of_batch, of_engine):
        for _ in range(of_batch):
            batch.step(batch.sample())
            batch.observations, batch.masks
        for _ in range(of_batch // 4):
            finspan.step(finspan.sample())
            cryo.step(cryo.sample())
        for _ in range(of_engine):
            if engine.over:
                engine.undo(10_000)
            engine.apply(engine.legal()[-1])
            engine.observe(), engine.mask()
        for _ in range(of_engine // 100):
            for game in games:
                game.apply(game.legal()[-1])
                twin = game.clone()
                assert game.undo() == 1 and twin.journal() != game.journal()
                Game.from_journal(twin.journal())
                twin.observe(), twin.news(), game.redo(), game.undo()

    steps(200, 2_000)
    before = held()
    steps(1_000, 20_000)
    assert batch.actions_done + finspan.actions_done + cryo.actions_done > 1_000_000
    assert held() - before < 4 << 20
