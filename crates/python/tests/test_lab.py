"""The lab on Ray: the digits of the program, whatever happens to the machines."""

import json
import os
import shutil
import signal
import subprocess
import threading
import time
from pathlib import Path

import pytest
from conftest import TOP
from visavis import Refused, Run, lab

ASKED = ["patchwork", "--players", "greedy,random", "--level", "3..4", "--games", "4000", "--seed", "7"]


def files(folder):
    return {path.name: path.read_bytes() for path in Path(folder, "parts").iterdir()}


@pytest.fixture(scope="session")
def measured(native, tmp_path_factory):
    """The program's own run on one thread: its folder, and what it prints."""
    out = tmp_path_factory.mktemp("native") / "run"
    told = subprocess.run(
        [native, "lab", *ASKED, "--threads", "1", "--out", str(out), "--json"], check=True, capture_output=True, text=True
    )
    return out, json.loads(told.stdout)


@pytest.fixture(scope="module")
def machines():
    """A Ray cluster of two nodes on this machine."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield cluster, cluster.add_node(num_cpus=1)
    cluster.shutdown()


@pytest.fixture
def on_the_cluster(machines, capsys):
    """The named command on that cluster; gives what it prints."""
    import ray

    def command(*more):
        assert lab.main([*ASKED, "--ray", machines[0].address, "--json", *more]) == 0
        return json.loads(capsys.readouterr().out.splitlines()[-1])

    yield command
    ray.shutdown()


def run():
    return lab.asked_run(lab.arguments().parse_args([*ASKED, "--out", "."]))


def test_a_part_is_the_file_the_program_writes(measured):
    folder, _ = measured
    here = run()
    assert (folder / "run.json").read_text(encoding="utf-8") == here.file()
    names = {here.part(number)[0] for number in range(here.parts)}
    assert names == set(files(folder)) and sum(here.part(n)[1] for n in range(here.parts)) == here.games == 16_000
    for number in (0, 9, here.parts - 1):
        assert here.play(number) == files(folder)[here.part(number)[0]]


def test_a_node_removed_in_mid_run_changes_no_digit(machines, on_the_cluster, measured, tmp_path):
    cluster, second = machines
    folder, figures = measured
    out, gone = tmp_path / "run", threading.Event()

    def remove():
        while not (out / "parts").exists() or len(os.listdir(out / "parts")) < 4:
            time.sleep(0.02)
        cluster.remove_node(second, allow_graceful=False)
        gone.set()

    remover = threading.Thread(target=remove)
    remover.start()
    told = on_the_cluster("--parts-a-task", "2", "--out", str(out))
    remover.join()
    assert gone.is_set() and told == figures and told["games"] == 16_000
    assert files(out) == files(folder)


def test_a_run_goes_on_with_what_is_missing(on_the_cluster, measured, tmp_path):
    folder, figures = measured
    out = tmp_path / "run"
    (out / "parts").mkdir(parents=True)
    kept = sorted(files(folder))[:10]
    for name in kept:
        (out / "parts" / name).write_bytes(files(folder)[name])
    (out / "parts" / "half.parquet.1.new").write_bytes(b"half")
    before = {name: (out / "parts" / name).stat().st_mtime_ns for name in kept}
    (out / "run.json").write_text(run().file(), encoding="utf-8")
    assert on_the_cluster("--parts-a-task", "3", "--out", str(out)) == figures
    assert {n: (out / "parts" / n).stat().st_mtime_ns for n in kept} == before
    (out / "parts" / "half.parquet.1.new").unlink()
    assert files(out) == files(folder)


def test_a_damaged_part_is_played_again(measured, tmp_path, capsys):
    folder, figures = measured
    shutil.copytree(folder, tmp_path / "run")
    parts = files(folder)
    name = min(parts)
    broken = bytearray(parts[name])
    broken[len(broken) // 2] ^= 1
    (tmp_path / "run" / "parts" / name).write_bytes(broken)
    with pytest.raises(Refused) as why:
        run().figures(str(tmp_path / "run"))
    assert why.value.code == "BadRun" and name in why.value.text
    assert lab.main([*ASKED, "--out", str(tmp_path / "run"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {**figures, "damaged": 1}
    assert files(tmp_path / "run") == parts


def test_another_run_is_not_mixed_in(measured):
    folder, _ = measured
    with pytest.raises(Refused) as why:
        lab.play(Run("patchwork", "greedy", games=10), str(folder), ray=False)
    assert why.value.code == "BadRun" and str(folder) in why.value.text


def test_memory_is_an_address_too():
    import fsspec

    here = Run("patchwork", "random", games=700, seed=2)
    assert lab.play(here, "memory://runs/one", ray=False, progress=False) == (700, 700, 0)
    names = fsspec.filesystem("memory").ls("/runs/one/parts", detail=False)
    assert len(names) == 2


def test_a_run_that_is_stopped_goes_on(tmp_path, measured, monkeypatch, capsys):
    folder, figures = measured
    command = [*ASKED, "--parts-a-task", "1", "--out", str(tmp_path / "run"), "--json"]
    played, work = [], lab.work

    def fifth_is_stopped(*given):
        played.append(given)
        if len(played) == 5:
            signal.raise_signal(signal.SIGINT)
        return work(*given)

    with monkeypatch.context() as patched:
        patched.setattr(lab, "work", fifth_is_stopped)
        # A shell lets what it runs in the background ignore this signal; who sits at a terminal does not.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        assert lab.main(command) == 0
        signal.signal(signal.SIGINT, before)
    assert json.loads(capsys.readouterr().out)["games"] == 4 * 500 and len(files(tmp_path / "run")) == 4
    assert lab.main(command) == 0
    told = capsys.readouterr()
    assert json.loads(told.out) == figures and files(tmp_path / "run") == files(folder)
    assert "16000 of 16000" in told.err


def test_progress_tells_rate_and_time_left(capsys):
    bar = lab.Progress(100, 1_000)
    bar.start -= 10
    bar.shown -= 10
    bar.add(450)
    said = capsys.readouterr().err
    assert "550 of 1000 games" in said and "45 a second" in said and "0:00:10 left" in said


@pytest.mark.parametrize("game", ["patchwork", "finspan", "cryo"])
def test_every_figure_opens_with_arrow_polars_and_duckdb(game, tmp_path):
    import duckdb
    import polars
    import pyarrow.dataset

    here = Run(game, "random,greedy", games=600, seed=3)
    lab.play(here, str(tmp_path), ray=False, progress=False)
    parts = str(tmp_path / "parts" / "*.parquet")
    arrow = pyarrow.dataset.dataset(tmp_path / "parts", format="parquet").to_table()
    frame = polars.read_parquet(parts)
    assert arrow.num_rows == frame.height == 1_200 and arrow.column_names == frame.columns
    figures = json.loads(here.figures(str(tmp_path)))
    query = f"SELECT player, avg(won), avg(player_points) FROM '{parts}' GROUP BY player ORDER BY player DESC"
    for (player, won, points), cell in zip(duckdb.sql(query).fetchall(), figures["cells"], strict=True):
        assert player == cell["cell"]["player"]
        assert won == pytest.approx(cell["win"]["value"]) and points == pytest.approx(cell["player"]["value"])
    assert frame.filter(polars.col("player") == "greedy")["won"].mean() == pytest.approx(figures["cells"][1]["win"]["value"])


def test_the_questions_of_the_docs_have_the_answers_of_the_docs(tmp_path, monkeypatch):
    import duckdb

    monkeypatch.chdir(tmp_path)
    page = (TOP / "docs/questions.md").read_text(encoding="utf-8")
    command = page.split("python -m visavis.lab ")[1].split("\n")[0]
    # Of the players of that command only the one whose answers are shown.
    assert lab.main(command.replace("random,greedy", "greedy").split()) == 0
    questions = page.split("```sql\n")[1:]
    assert len(questions) == 3
    for question in questions:
        query, shown = question.split("```")[:2]
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in shown.split("\n") if line.startswith("|")]
        answer = duckdb.sql(query)
        assert answer.columns == rows[0]
        assert [[str(value) for value in row] for row in answer.fetchall()] == rows[2:]
