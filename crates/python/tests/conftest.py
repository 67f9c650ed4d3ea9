"""What the tests share."""

import os
from pathlib import Path

import pytest

# One thread a process: the machine is shared with other tests.
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("RAY_DEDUP_LOGS", "0")
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
# Ray's workers give way to whatever else a machine does; tests wait for them.
os.environ.setdefault("RAY_worker_niceness", "0")

TOP = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="session")
def native() -> str:
    """The program itself, for what must be equal to it."""
    program = Path(os.environ.get("VISAVIS", TOP / "target/debug/visavis"))
    assert program.exists(), f"{program}: build it first (cargo build)"
    return str(program)
