"""The wheel: what it is called, what it asks for, and that everything is in it."""

import base64
import hashlib
import subprocess
import sys
import zipfile
from email.parser import Parser
from importlib import metadata
from pathlib import Path

import pytest
import visavis
from conftest import TOP

SOURCES = Path(__file__).resolve().parents[1] / "python" / "visavis"
LIBRARY = "visavis/_visavis.abi3.so"


@pytest.fixture(scope="module")
def wheel():
    """The wheel the tested package was installed from."""
    made = list((TOP / "target/python/tested").glob("*.whl"))
    assert len(made) == 1, "bash scripts/python makes it"
    return made[0]


@pytest.fixture(scope="module")
def packed(wheel):
    """Its files."""
    with zipfile.ZipFile(wheel) as files:
        return {name: files.read(name) for name in files.namelist()}


def about(packed, name):
    return packed[f"visavis-{visavis.__version__}.dist-info/{name}"].decode()


def test_one_wheel_serves_every_python_from_3_10(wheel, packed):
    name, version, *tag = wheel.stem.split("-")
    assert (name, version, *tag[:2]) == ("visavis", visavis.__version__, "cp310", "abi3")
    said = Parser().parsestr(about(packed, "WHEEL"))
    assert "-".join(tag) in said.get_all("Tag") and said["Root-Is-Purelib"] == "false"
    assert Parser().parsestr(about(packed, "METADATA"))["Requires-Python"] == ">=3.10"


def test_every_file_of_the_package_is_in_the_wheel_and_nothing_else(packed):
    sources = {
        f"visavis/{path.relative_to(SOURCES).as_posix()}": path.read_bytes()
        for path in SOURCES.rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }
    assert {"visavis/__init__.py", "visavis/lab.py", "visavis/_visavis.pyi", "visavis/py.typed"} < set(sources)
    there = {name: data for name, data in packed.items() if name.startswith("visavis/") and name != LIBRARY}
    assert there == sources
    assert packed[LIBRARY] == Path(visavis._visavis.__file__).read_bytes(), "what is tested is what is in it"


def test_its_list_of_files_is_whole(packed):
    listed = [line.rsplit(",", 2) for line in about(packed, "RECORD").splitlines()]
    assert {name for name, _, _ in listed} == set(packed)
    for name, digest, size in listed:
        if digest:
            sum_of_it = base64.urlsafe_b64encode(hashlib.sha256(packed[name]).digest()).decode().rstrip("=")
            assert (digest, int(size)) == (f"sha256={sum_of_it}", len(packed[name]))


def test_it_asks_for_numpy_and_its_extras_for_what_they_need(packed):
    said = Parser().parsestr(about(packed, "METADATA"))
    assert set(said.get_all("Provides-Extra")) == {"gymnasium", "pettingzoo", "lab"}
    needed = {"": set(), "gymnasium": set(), "pettingzoo": set(), "lab": set()}
    for line in said.get_all("Requires-Dist"):
        package, _, extra = line.partition(";")
        needed[extra.strip().removeprefix("extra == ").strip("'\"")].add(package.split(">=")[0].strip())
    assert needed == {
        "": {"numpy"},
        "gymnasium": {"gymnasium"},
        "pettingzoo": {"pettingzoo", "gymnasium"},
        "lab": {"ray", "fsspec"},
    }
    assert metadata.requires("visavis") == said.get_all("Requires-Dist"), "what is installed says the same"
    assert [entry.value for entry in metadata.entry_points(group="gymnasium.envs") if entry.dist.name == "visavis"] == [
        "visavis.gym:register"
    ]


def test_numpy_is_all_it_needs():
    others = {"ray", "fsspec", "gymnasium", "pettingzoo", "pyarrow", "polars", "duckdb"}
    lines = f"import sys, visavis; visavis.Batch('patchwork', 2).step(); print({others!r} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", lines], check=True, capture_output=True, text=True).stdout == "set()\n"
