"""What docs/python.md says is so: its lines run, and its tables tell the sizes the package has."""

import re
import shlex
import subprocess
import sys

import gymnasium
import numpy as np
import pytest
import visavis
import visavis.gym
import visavis.zoo
from conftest import TOP

PAGE = (TOP / "docs/python.md").read_text(encoding="utf-8")
GAMES = ["patchwork", "patchwork-automa", "finspan-nautoma", "cryo-rival"]


def blocks(kind):
    return [block.split("```")[0] for block in PAGE.split(f"```{kind}\n")[1:]]


def rows(head):
    """The rows of the table below this line."""
    lines = PAGE.split(f"\n{head}\n")[1].split("\n\n")[0].splitlines()[1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_table_of_games_has_the_sizes_of_the_package():
    told = rows("| name | game | seats | actions | observation |")
    assert [row[0].strip("`") for row in told] == GAMES
    for name, _, seats, actions, observation in told:
        sizes = visavis.spaces(name.strip("`"))
        assert re.findall(r"`(\w+)`", seats) == sizes["seats"]
        assert int(actions) == sizes["actions"] and observation == f"{sizes['observation']} bytes"


def test_the_tables_of_observations_end_where_observations_end():
    ends = {}
    for chapter in re.split(r"\n\*\*", PAGE)[1:]:
        name, _, text = chapter.partition(", observation.**")
        if text:
            ends[name] = [int(end) for end in re.findall(r"^\| (?:\d+–)?(\d+) \|", text, re.M)]
    sizes = {name: visavis.spaces(name)["observation"] for name in GAMES}
    # Both ways to play Patchwork share a table, up to the quilt of the other or what is known of the Automa.
    assert ends["Patchwork"][-2:] == [sizes["patchwork"] - 1, sizes["patchwork-automa"] - 1]
    assert ends["Finspan"][-1] == sizes["finspan-nautoma"] - 1 and ends["Cryo"][-1] == sizes["cryo-rival"] - 1
    for listed in (ends["Patchwork"][:-1], ends["Finspan"], ends["Cryo"]):
        assert listed == sorted(set(listed))


def test_the_python_of_the_page_runs():
    """Block by block as it stands, with fewer games and some policy."""

    def policy(observations, masks):
        assert len(observations) == len(masks) == 1024
        return np.argmax(visavis.unpack(masks), axis=1)

    names, (at_a_table, by_numbers, batches, *others) = {"visavis": visavis, "policy": policy}, blocks("python")
    assert "100_000" in batches
    for block in [at_a_table, by_numbers, batches.replace("100_000", "1_000"), *others]:
        exec(block, names)  # noqa: S102
    assert names["game"].observe() == names["twin"].observe() and names["code"] == names["game"].share_code()
    assert names["engine"].moves == 0 and names["batch"].finished >= 1_000
    # What the comments say of a game just dealt, and after the greedy player's first action.
    assert re.search(r"game.legal\(\) +# \['(adv)', '(take [^']+)', …\]", at_a_table).groups() == tuple(
        visavis.Game("patchwork", seed=7, level=4, deck="tactical").legal()[:2]
    )
    engine = visavis.Engine("patchwork-automa", seed=7, level=3)
    engine.apply(engine.advise("greedy"))
    number, text = re.search(r"engine.notation\((\d+)\), engine.number\(\"(.+?)\"\)", by_numbers).groups()
    assert engine.notation(int(number)) == text and engine.number(text) == int(number)


def test_the_line_of_the_page_that_needs_only_the_package_runs():
    line = next(line for line in blocks("sh")[0].splitlines() if line.startswith("python -c "))
    told = subprocess.run([sys.executable, *shlex.split(line)[1:]], check=True, capture_output=True, text=True).stdout
    assert told.strip()


@pytest.mark.parametrize("row", rows("| environment | made by | reward |"))
def test_the_environments_of_the_page_are_made_as_it_says(row):
    name, made, _ = row
    names = {"gymnasium": gymnasium, "visavis": visavis, "name": name.strip("`")}
    if not name.startswith("`"):
        names["name"] = "visavis/CryoRival-v0"
    env = eval(made.strip("`"), names)  # noqa: S307
    env.reset(seed=1)
    assert env.metadata["render_modes"] == []
