"""The lab on Ray: the digits of the program, whatever happens to the machines."""

import json
import os
import re
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


@pytest.fixture(scope="module")
def connected(machines):
    """Its address, to which the first who asks is connected until all are done."""
    import ray

    yield machines[0].address
    ray.shutdown()


@pytest.fixture
def on_the_cluster(connected, capsys):
    """The named command on that cluster; gives what it prints."""

    def command(*more):
        assert lab.main([*ASKED, "--ray", connected, "--json", *more]) == 0
        told = capsys.readouterr()
        return json.loads(told.out.splitlines()[-1]), told.err

    return command


def noted(log, until):
    """What a task does, every part noted where it begins: number, node; before it is played, `until` may make it wait."""

    def work(file, numbers, address):
        import json

        import ray
        from visavis.lab import work

        node, done = ray.get_runtime_context().get_node_id(), []
        for number in numbers:
            with open(log, "a", encoding="ascii") as file_of_notes:
                file_of_notes.write(json.dumps([number, node]) + "\n")
            until(log, number, node)
            done += work(file, [number], address)
        return done

    return work


def notes(log):
    return [tuple(json.loads(line)) for line in log.read_text(encoding="ascii").splitlines()] if log.exists() else []


def wait(until, seconds=600):
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end
        time.sleep(0.01)


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


def test_tasks_write_to_an_address_that_every_machine_reaches(connected, measured, tmp_path, monkeypatch, capsys):
    folder, figures = measured
    log, written, write = tmp_path / "notes", [], lab.Folder.write
    out, address = tmp_path / "runs/one", f"dir://runs/one::file://{tmp_path}"
    missing = {run().part(number)[0] for number in range(0, run().parts, 4)}
    shutil.copytree(folder, out, ignore=lambda *_: missing)

    def until_both_nodes_play(log, number, node):
        import time

        end = time.monotonic() + 600
        while time.monotonic() < end:
            with open(log, encoding="ascii") as lines:
                if len({line.split()[1] for line in lines if line.endswith("\n")}) == 2:
                    return
            time.sleep(0.01)

    def write_here(place, name, data):
        written.append(name)
        write(place, name, data)

    monkeypatch.setattr(lab, "work", noted(str(log), until_both_nodes_play))
    monkeypatch.setattr(lab.Folder, "write", write_here)
    command = [*ASKED, "--ray", connected, "--parts-a-task", "2", "--out", address]
    assert lab.main(command) == 0
    assert address in capsys.readouterr().out
    assert written == [] and files(out) == files(folder), "the parts are written by tasks"
    assert json.loads(run().figures(str(out))) == figures
    played = notes(log)
    assert len(played) == len(missing) and len({node for _, node in played}) == 2
    # Once more: everything is there.
    assert lab.main(command) == 0 and notes(log) == played


def test_an_address_may_be_folders_and_files_whose_place_is_there(tmp_path):
    here, address = Run("patchwork", "random", games=700, seed=2), f"dir://runs/one::file://{tmp_path}"
    with pytest.raises(FileNotFoundError):
        lab.play(here, address, ray=False, progress=False)
    assert not list(tmp_path.iterdir()), "no bucket is made for a name that may be misspelt"
    (tmp_path / "runs").mkdir()
    assert lab.play(here, address, ray=False, progress=False) == (700, 700, 0)
    assert files(tmp_path / "runs/one") == {here.part(number)[0]: here.play(number) for number in range(2)}


def test_a_node_removed_in_mid_run_costs_only_its_parts_and_changes_no_digit(
    machines, on_the_cluster, measured, tmp_path, monkeypatch
):
    cluster, second = machines
    folder, figures = measured
    out, log, gone, killed = tmp_path / "run", tmp_path / "notes", str(tmp_path / "gone"), second.node_id

    def until_it_is_gone(log, number, node):
        """The node to be removed never ends the second part of its task; the other plays eight parts and waits for that."""
        import os
        import time

        with open(log, encoding="ascii") as lines:
            begun = sum(node in line for line in lines)
        end = time.monotonic() + 600
        while begun > (1 if node == killed else 8) and not os.path.exists(gone) and time.monotonic() < end:
            time.sleep(0.01)

    def remove():
        wait(lambda: sum(node == killed for _, node in notes(log)) == 2 and (out / "parts").exists() and len(os.listdir(out / "parts")) >= 4)
        cluster.remove_node(second, allow_graceful=False)
        Path(gone).touch()

    monkeypatch.setattr(lab, "work", noted(str(log), until_it_is_gone))
    remover = threading.Thread(target=remove)
    remover.start()
    told, err = on_the_cluster("--parts-a-task", "2", "--out", str(out))
    remover.join()
    assert Path(gone).exists() and told == figures and told["games"] == 16_000
    assert files(out) == files(folder)
    # The parts of the one task it was playing are played once more, and no other.
    begun = [number for number, _ in notes(log)]
    again = sorted(number for number in set(begun) if begun.count(number) > 1)
    assert again == sorted(number for number, node in notes(log) if node == killed) and len(again) == 2
    assert len(begun) == run().parts + len(again) and set(begun) == set(range(run().parts))
    # Somebody who looks on sees how far it is.
    seen = re.findall(r"(\d+) of 16000 games · (\d+) a second · \d+:\d\d:\d\d left", err)
    assert seen and int(seen[-1][0]) == 16_000 and all(int(rate) > 0 for _, rate in seen)
    assert [int(games) for games, _ in seen] == sorted({int(games) for games, _ in seen})


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
    assert on_the_cluster("--parts-a-task", "3", "--out", str(out))[0] == figures
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


@pytest.mark.parametrize(
    ("game", "cell", "measures"),
    [
        ("patchwork", ["player"], {"won": "win", "player_points": "player"}),
        ("finspan", ["player"], {"won": "win", "player_points": "player"}),
        ("cryo", ["player"], {"won": "win", "player_points": "player"}),
        ("imperial-steam", ["cards", "money", "trieste"], {"wealth": "wealth", "joined_trieste": "joined_trieste"}),
    ],
)
def test_every_figure_opens_with_arrow_polars_and_duckdb(game, cell, measures, native, tmp_path):
    import duckdb
    import polars
    import pyarrow.dataset

    games, of_cells = (100, 8) if game == "imperial-steam" else (600, 2)
    if game == "imperial-steam":
        asked = ["--cards", "AAA,BAB", "--money", "0,120", "--trieste", "never,7", "--games", str(games), "--seed", "3"]
        command = [native, "lab", game, *asked, "--out", str(tmp_path), "--json"]
        figures = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    else:
        here = Run(game, "random,greedy", games=games, seed=3)
        lab.play(here, str(tmp_path), ray=False, progress=False)
        figures = json.loads(here.figures(str(tmp_path)))
    cells = {tuple(of["cell"][name] for name in cell): [of[name]["value"] for name in measures.values()] for of in figures["cells"]}
    assert len(cells) == len(figures["cells"]) == of_cells

    parts = str(tmp_path / "parts" / "*.parquet")
    arrow = pyarrow.dataset.dataset(tmp_path / "parts", format="parquet").to_table()
    frame = polars.read_parquet(parts)
    assert arrow.num_rows == frame.height == figures["games"] == games * of_cells and arrow.column_names == frame.columns

    names, averages = ", ".join(cell), ", ".join(f"avg({name})" for name in measures)
    by_arrow = arrow.group_by(cell).aggregate([(name, "mean") for name in measures])
    columns = [by_arrow.column(name).to_pylist() for name in [*cell, *(f"{name}_mean" for name in measures)]]
    for rows in [
        list(zip(*columns, strict=True)),
        frame.group_by(cell).agg(polars.col(name).mean() for name in measures).rows(),
        duckdb.sql(f"SELECT {names}, {averages} FROM '{parts}' GROUP BY {names}").fetchall(),
    ]:
        found = {tuple(row[: len(cell)]): list(row[len(cell) :]) for row in rows}
        assert found.keys() == cells.keys() and len(rows) == len(cells)
        for key, values in found.items():
            assert values == pytest.approx(cells[key])


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
