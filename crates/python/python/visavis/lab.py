"""The lab on Ray: `python -m visavis.lab patchwork --players greedy --games 100000 --ray ADDRESS --out DIR`.

The same seed ranges, files and digits as `visavis lab`, whatever the number of machines. Ray is the scheduler: a task
plays some parts of the run, and a task lost with its machine is played again elsewhere.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import posixpath
import sys
import time
from collections.abc import Generator
from functools import lru_cache
from typing import Any, NamedTuple

import fsspec

from ._visavis import Refused, Run, language, say

RUN_FILE = "run.json"

#: What tasks hand over: numbers of parts, and their files unless they were kept already.
Results = Generator[list[tuple[int, Any]], None, None]


class Done(NamedTuple):
    """How far a run is: games in the folder, games in all, and parts that were damaged and played again."""

    games: int
    of: int
    damaged: int


class Folder:
    """Where a run lies: a local folder, or any address fsspec knows."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.fs, self.root = fsspec.core.url_to_fs(address)
        self.local = isinstance(self.fs, fsspec.implementations.local.LocalFileSystem)

    def path(self, name: str) -> str:
        return posixpath.join(self.root, name)

    def read(self, name: str) -> str | None:
        """A small file; none if it is not there."""
        try:
            return bytes(self.fs.cat_file(self.path(name))).decode()
        except FileNotFoundError:
            return None

    def write(self, name: str, data: bytes) -> None:
        """A file, whole or not at all."""
        path = self.path(name)
        if not self.local:
            self.put(path, data)
            return
        os.makedirs(posixpath.dirname(path), exist_ok=True)
        beside = f"{path}.{os.getpid()}.new"
        try:
            with open(beside, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, path)
        except BaseException:
            # Stopped or out of room: nothing half is left behind.
            with contextlib.suppress(FileNotFoundError):
                os.remove(beside)
            raise

    def put(self, path: str, data: bytes) -> None:
        """A file elsewhere: one request, which puts a whole object or none."""
        try:
            self.fs.pipe_file(path, data)
        except FileNotFoundError:
            # Files in folders are kept there. What the run's own folder lies in has to be there: no bucket is ever made.
            above = posixpath.dirname(self.root)
            if not above.strip("/") or not self.fs.isdir(above):
                raise
            for missing in (self.root, self.path("parts")):
                if not self.fs.isdir(missing):
                    self.fs.mkdir(missing, create_parents=False)
            self.fs.pipe_file(path, data)

    def parts(self) -> set[str]:
        """The names of the parts that are there."""
        try:
            found = self.fs.ls(self.path("parts"), detail=False)
        except FileNotFoundError:
            return set()
        names = (posixpath.basename(path) for path in found)
        return {name for name in names if name.endswith(".parquet")}


@lru_cache(maxsize=4)
def opened(file: str) -> Run:
    """A run made ready once in every process."""
    return Run.from_file(file)


@lru_cache(maxsize=4)
def folder(address: str) -> Folder:
    """A folder opened once in every process."""
    return Folder(address)


def work(file: str, numbers: list[int], address: str | None) -> list[tuple[int, bytes | None]]:
    """What a task does: plays parts, and keeps them if every machine reaches the folder; else hands them over."""
    run, done = opened(file), []
    for number in numbers:
        data = run.play(number)
        if address is not None:
            folder(address).write(f"parts/{run.part(number)[0]}", data)
        done.append((number, data if address is None else None))
    return done


def settle(run: Run, place: Folder) -> None:
    """Puts the run into its folder, unless it is there already; another run is refused."""
    there = place.read(RUN_FILE)
    if there is None:
        place.write(RUN_FILE, run.file().encode())
    else:
        run.same(there, place.address)


def tasks(run: Run, place: Folder, size: int) -> tuple[Done, list[list[int]]]:
    """How many games are there already, and what is left, some parts a task.

    In a local folder a damaged part is played again; of files elsewhere only the names are asked for, as their store
    keeps them whole.
    """
    there, done, damaged, missing = place.parts(), 0, 0, []
    for number in range(run.parts):
        name, games = run.part(number)
        if name in there and (not place.local or run.is_whole(number, place.root)):
            done += games
        else:
            damaged += name in there
            missing.append(number)
    return Done(done, run.games, damaged), [missing[at : at + size] for at in range(0, len(missing), size)]


class Progress:
    """A line with rate and time left, where somebody looks."""

    def __init__(self, done: int, of: int) -> None:
        self.first, self.done, self.of, self.stream = done, done, of, sys.stderr
        self.start = self.shown = time.monotonic()

    def add(self, games: int) -> None:
        self.done += games
        now = time.monotonic()
        if now - self.shown >= 1 or self.done == self.of:
            self.shown = now
            self.show(now)

    def show(self, now: float) -> None:
        rate = (self.done - self.first) / max(now - self.start, 1e-9)
        left = (self.of - self.done) / rate if rate > 0 else 0.0
        clock = f"{int(left // 3600)}:{int(left % 3600 // 60):02}:{int(left % 60):02}"
        line = say("lab-progress", games=self.done, of=self.of, rate=f"{rate:.0f}", left=clock)
        end = "\n" if self.done == self.of or not self.stream.isatty() else ""
        self.stream.write(f"\r{line}{end}")
        self.stream.flush()


def on_ray(run: Run, place: Folder, jobs: list[list[int]], at_once: int | None) -> Results:
    """The results of all tasks as they come, few of them in flight."""
    import ray

    # A local folder may be known to this machine only, so tasks hand their parts over; else they keep them themselves.
    address = None if place.local else place.address
    # Never given up: a machine that dies takes only the parts it was playing with it.
    task = ray.remote(num_cpus=1, max_retries=-1)(work)
    file, waiting, flying = ray.put(run.file()), iter(jobs), []
    most = at_once or max(4, 2 * int(ray.cluster_resources().get("CPU", 1)))

    def start() -> None:
        for numbers in waiting:
            flying.append(task.remote(file, numbers, address))
            return

    for _ in range(min(most, len(jobs))):
        start()
    try:
        while flying:
            ready, flying[:] = ray.wait(flying, num_returns=1)
            yield ray.get(ready[0])
            start()
    finally:
        for left in flying:
            ray.cancel(left, force=True)


def here(run: Run, jobs: list[list[int]]) -> Results:
    """The same without Ray, one part after the other."""
    for numbers in jobs:
        for number in numbers:
            yield work(run.file(), [number], None)


def play(
    run: Run, out: str, ray: bool, parts_a_task: int = 20, at_once: int | None = None, progress: bool = True
) -> Done:
    """Plays what is not yet in the folder; gives how far it came."""
    place = Folder(out)
    settle(run, place)
    before, jobs = tasks(run, place, parts_a_task)
    done, bar = before.games, Progress(before.games, before.of)
    results = on_ray(run, place, jobs, at_once) if ray else here(run, jobs)
    try:
        for finished in results:
            for number, data in finished:
                name, games = run.part(number)
                if data is not None:
                    place.write(f"parts/{name}", data)
                done += games
                if progress:
                    bar.add(games)
    except KeyboardInterrupt:
        results.close()
        print(say("lab-stopped"), file=sys.stderr)
    return before._replace(games=done)


def arguments() -> argparse.ArgumentParser:
    """What can be typed."""
    parser = argparse.ArgumentParser(prog="python -m visavis.lab", description=__doc__)
    parser.add_argument("game", choices=["patchwork", "finspan", "cryo"])
    parser.add_argument("--players", required=True, help="random, greedy, search:2000; several with commas")
    parser.add_argument("--games", type=int, default=10_000, help="games of every combination")
    parser.add_argument("--out", required=True, help="a folder, or any fsspec address (s3://…, gs://…, memory://…)")
    parser.add_argument("--ray", help="the address of a cluster, 'auto', or 'local'; without it: this process alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", help="1..5 or 1,3")
    parser.add_argument("--deck", help="normal, tactical (Patchwork)")
    parser.add_argument("--side", help="a, b (Finspan)")
    parser.add_argument("--ravel", help="off, 2..4 (Finspan)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--marker", type=int)
    parser.add_argument("--bonus", type=int)
    parser.add_argument("--allow-clock", action="store_true")
    parser.add_argument("--parts-a-task", type=int, default=20, help="500 to 5,000 games a part")
    parser.add_argument("--at-once", type=int, help="tasks in flight; twice as many as cores unless told")
    parser.add_argument("--json", action="store_true", help="figures as visavis lab --json prints them")
    parser.add_argument("--lang", default="en")
    return parser


def asked_run(asked: argparse.Namespace) -> Run:
    """The run that is asked for; Patchwork is measured at one level with one deck unless told."""
    usual = {"level": "3", "deck": "normal"} if asked.game == "patchwork" else {}
    named = {name: getattr(asked, name) or usual.get(name) for name in ("level", "deck", "side", "ravel")}
    options = {name: value for name, value in named.items() if value is not None}
    options.update(pair.partition("=")[::2] for pair in asked.option)
    return Run(
        asked.game,
        asked.players,
        asked.games,
        asked.seed,
        marker=asked.marker,
        bonus=asked.bonus,
        allow_clock=asked.allow_clock,
        **options,
    )


def tell(run: Run, place: Folder, done: Done, as_json: bool) -> None:
    """What the folder holds."""
    if place.local:
        figures = json.loads(run.figures(place.root, done.damaged))
        if not as_json and done.damaged:
            print(say("lab-damaged", parts=done.damaged))
        if as_json:
            print(json.dumps(figures, ensure_ascii=False, separators=(",", ":")))
            return
        for cell in figures["cells"]:
            win = cell["win"]
            name = "-".join(str(value) for value in cell["cell"].values())
            percent = {key: f"{100 * win[of]:.1f}" for key, of in (("win", "value"), ("low", "low"), ("high", "high"))}
            print(say("lab-cell", cell=name, games=win["n"], **percent))
    print(say("lab-done", games=done.games, of=done.of, place=place.address))


def main(typed: list[str] | None = None) -> int:
    """Reads the command line and plays."""
    asked = arguments().parse_args(typed)
    language(asked.lang)
    try:
        run = asked_run(asked)
        if asked.ray is not None:
            import ray

            address = None if asked.ray == "local" else asked.ray
            ray.init(address=address, log_to_driver=False, configure_logging=False, ignore_reinit_error=True)
        done = play(run, asked.out, asked.ray is not None, asked.parts_a_task, asked.at_once)
        tell(run, Folder(asked.out), done, asked.json)
    except Refused as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    # Tasks name this module; run as a script it would have no name that other machines know.
    from visavis.lab import main as by_name

    sys.exit(by_name())
