"""The example learns, and its weight file can be played against."""

import json
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "learn.py"


def test_the_example_beats_greedy_and_its_weights_can_be_played_against(tmp_path):
    weights, curve = tmp_path / "weights.json", tmp_path / "curve.svg"
    command = [sys.executable, str(EXAMPLE), "--rounds", "5", "--games", "3072", "--check", "4000"]
    told = subprocess.run(
        [*command, "--out", str(weights), "--curve", str(curve)], check=True, capture_output=True, text=True
    ).stdout
    found = json.loads(told[told.index("{") :])
    assert found["difference"][1] > 0, "the whole interval of the difference lies above 0"
    assert curve.read_text(encoding="utf-8").startswith("<svg")
    # Whoever only advances comes by special patches, and puts them wherever there is room.
    squares = [f"special r{row} c{column}" for row in range(9) for column in range(9)]
    typed = ["?", "fly", "adv", "u", *60 * ["adv", *squares]]
    command = [sys.executable, "-m", "visavis", str(weights), "--seed", "5"]
    said = subprocess.run(command, input="\n".join(typed), check=True, capture_output=True, text=True).stdout
    assert "Over: you" in said and "Opponent: take" in said
