"""Single games: by journal and by numbers."""

import copy
import json
import subprocess

import numpy as np
import pytest
import visavis
from conftest import TOP
from visavis import Engine, Game, Refused

LEARNABLE = ["patchwork", "patchwork-automa", "finspan-nautoma", "cryo-rival"]


def random_line(engine, rng, most=10_000):
    """Plays at random; gives the actions."""
    done = []
    while not engine.over and len(done) < most:
        done.append(int(rng.choice(engine.legal())))
        engine.apply(done[-1])
    return done


def test_a_game_is_played_undone_copied_and_shared():
    game = Game("patchwork", seed=7, level=5, automa_takes_special=False)
    assert game.observe()["automa"]["level"] == 5
    assert "adv" in game.legal() and game.ask["kind"] == "choice"
    before = game.observe()
    game.apply("adv")
    twin = game.clone()
    records = [told["data"]["record"] for told in game.news() if "record" in (told["data"] or {})]
    assert records and {"card", "affordable", "steps", "take", "to"} <= set(records[0])
    assert any(told["reasons"] for told in game.news())
    assert game.undo() == 1 and game.observe() == before and game.redo() == 1
    assert game.observe() == twin.observe() == Game.from_share_code(game.share_code()).observe()
    again = Game.from_journal(game.journal())
    assert again.journal() == game.journal() and again.seed == 7


def test_the_three_lines_of_the_readme_play_a_game():
    lines = (TOP / "README.md").read_text().split("```python\n")[1].split("```")[0]
    assert len(lines.strip().splitlines()) == 3
    played = {}
    exec(lines, played)  # noqa: S102
    assert len(played["game"].over["points"]) == 2


def test_the_journal_of_python_is_the_journal_of_the_program(native, tmp_path):
    game = Game("patchwork", seed=3)
    while game.over is None:
        game.apply(game.legal()[-1])
    path = tmp_path / "game.json"
    path.write_text(game.journal(), encoding="utf-8")
    steps = subprocess.run([native, "replay", str(path), "--json"], check=True, capture_output=True, text=True).stdout
    last = json.loads(steps.splitlines()[-1])
    assert last["over"]["scores"] == {"player": game.over["points"][0], "opponent": game.over["points"][1]}
    assert last["state"] == game.observe()


def test_every_game_sits_at_its_tables():
    described = visavis.games()
    assert set(described) == {"patchwork", "finspan", "cryo"}
    for name, about in described.items():
        for table in about["tables"]:
            assert Game(name, seed=1, table=table).ask is not None


def test_nobody_sees_what_is_hidden():
    assert "seed" not in json.dumps(Game("finspan", seed=5).observe())
    # Decks that nobody has seen look alike, however they lie.
    one, two = Engine("patchwork-automa", 1), Engine("patchwork-automa", 2)
    assert (one.observe()[145:] == two.observe()[145:]).all()
    # Of 135 cards a person has seen the own hand, of the fish on the mat all three.
    places = Engine("finspan-nautoma", 5).observe()[108:247]
    assert (places == 1).sum() == 5 and (places == 3).sum() == 3 and set(places) == {0, 1, 3}
    # Of 14 caverns a person has seen those that lie face up; of the stacks the top tiles.
    seen = Engine("cryo-rival", 5).observe()
    tiles, face_up = seen[184:198], seen[198:212]
    assert face_up.sum() == 2 and ((tiles > 0) == (face_up > 0)).all()


@pytest.mark.parametrize("name", ["patchwork", "finspan", "cryo"])
def test_the_coach_names_moves_that_can_be_made(name):
    game, advised = Game(name, seed=4), 0
    if name == "cryo":
        # Which cards to keep is left to the person.
        assert game.coach() == []
        game.apply(game.legal()[:3])
    for _ in range(6):
        hints = game.coach(playouts=40)
        assert len(hints) <= 3 and all(0 <= h["win"] <= 1 and h["label"] for h in hints)
        advised += len(hints) > 0
        game.apply(hints[0]["action"] if hints else game.legal()[0])
    assert advised > 2
    with pytest.raises(Refused) as why:
        Game(name, seed=4, table="companion").coach()
    assert why.value.code == "NoCoach"


@pytest.mark.parametrize("name", LEARNABLE)
def test_numbers_notation_undo_and_copies_agree(name):
    rng = np.random.default_rng(1)
    for seed in range(3):
        engine = Engine(name, seed)
        start, shown = engine.clone(), engine.observe()
        done = random_line(engine, rng)
        assert engine.points is not None and engine.legal() == [] and not engine.mask().any()
        assert engine.undo(10_000) == len(done)
        assert (engine.observe() == shown).all() and engine.legal() == start.legal()
        for action in done:
            assert engine.mask()[action] == 1
            assert engine.number(engine.notation(action)) == action
            twin = copy.deepcopy(engine)
            twin.apply(twin.notation(action))
            engine.apply(action)
            assert (twin.observe() == engine.observe()).all()


@pytest.mark.parametrize("name", LEARNABLE)
def test_players_of_the_house_advise_legal_actions(name):
    for player in ["random", "greedy"] + (["search:20"] if "patchwork" in name else []):
        engine = Engine(name, 9)
        for _ in range(12):
            advice = engine.advise(player)
            assert advice in engine.legal()
            engine.apply(advice)


def test_solo_games_are_the_games_of_the_table():
    """The same moves at the table and by numbers lead to the same score."""
    rng = np.random.default_rng(5)
    for seed in range(5):
        game, engine = Game("patchwork", seed=seed, level=4), Engine("patchwork-automa", seed, level=4)
        while not engine.over:
            assert sorted(game.legal()) == sorted(engine.notation(n) for n in engine.legal())
            action = int(rng.choice(engine.legal()))
            game.apply(engine.notation(action))
            engine.apply(action)
        assert tuple(game.over["points"]) == engine.points
        assert (game.over["winner"] == "player") == engine.won


@pytest.mark.parametrize(("game", "name", "other"), [("finspan", "finspan-nautoma", "nautoma"), ("cryo", "cryo-rival", "rival")])
def test_the_greedy_player_plays_as_in_the_lab(game, name, other):
    run = visavis.Run(game, "greedy", games=20, seed=3)
    import io

    import pyarrow.parquet as parquet

    rows = parquet.read_table(io.BytesIO(run.play(0))).to_pylist()
    for row in rows[:10]:
        engine = Engine(name, row["seed"])
        while not engine.over:
            engine.apply(engine.advise("greedy"))
        assert engine.points == (row["player_points"], row[f"{other}_points"]) and engine.won == bool(row["won"])


def test_cryo_by_numbers_is_the_game_on_screen():
    """The same decisions at the table and by numbers lead to the same score."""
    rng = np.random.default_rng(6)
    for seed in range(4):
        game, engine = Game("cryo", seed=seed, rival_ties="auto"), Engine("cryo-rival", seed, rival_ties="auto")
        kept = int(rng.choice(engine.legal()))
        places = [place for place in range(5) if (kept - 8) >> place & 1]
        game.apply([game.ask["options"][place]["id"] for place in places])
        engine.apply(kept)
        while not engine.over:
            action = int(rng.choice(engine.legal()))
            # On screen nothing is asked where only one thing is possible.
            if len(engine.legal()) > 1:
                game.apply(engine.notation(action), anyway=True)
            engine.apply(action)
        assert tuple(game.over["points"]) == engine.points
        assert (game.over["winner"] == "player") == engine.won
