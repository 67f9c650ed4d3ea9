"""Bad input raises exceptions with the code and text it has everywhere, and changes nothing."""

import json
import subprocess

import numpy as np
import pytest
import visavis
from visavis import Batch, Engine, Game, Linear, Refused, Run


def code(call):
    with pytest.raises(Refused) as why:
        call()
    assert why.value.text and why.value.code in str(why.value) and why.value.all[0][0] == why.value.code
    return why.value.code


def test_an_illegal_move_is_refused_as_the_program_refuses_it(native):
    game = Game("patchwork", seed=7)
    before = game.observe()
    lines = "".join(json.dumps({"answer": a}) + "\n" for a in ["take 99 o0 r0 c0", "jump", "special r0 c0"])
    said = subprocess.run(
        [native, "play", "patchwork", "--seed", "7", "--json"], input=lines, capture_output=True, text=True
    ).stdout
    theirs = [json.loads(line)["error"] for line in said.splitlines() if '"error"' in line]
    ours = []
    for answer in ["take 99 o0 r0 c0", "jump", "special r0 c0"]:
        with pytest.raises(Refused) as why:
            game.apply(answer)
        ours.append({"code": why.value.code, "text": why.value.text})
    assert [{"code": e["code"], "text": e["text"]} for e in theirs] == ours
    assert [e["code"] for e in ours] == ["UnknownPatch", "BadNotation", "NoSpecialPending"]
    assert game.observe() == before


def test_wrong_options_and_damaged_games_are_refused_with_the_words_of_the_program(native, tmp_path):
    game = Game("patchwork", seed=1)
    game.apply("adv")
    whole, code_of_it = game.journal(), game.share_code()
    damaged = {"half": whole[:-9], "other": whole.replace('"adv"', '"fly"')}
    for name, text in damaged.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    for call, asked in [
        (lambda: Game("patchwork", level=9), ["play", "patchwork", "--level", "9", "--json"]),
        (lambda: Game("finspan", colour="red"), ["play", "finspan", "--option", "colour=red", "--json"]),
        (lambda: Run("cryo", "genius"), ["lab", "cryo", "--players", "genius", "--out", str(tmp_path / "run")]),
        (lambda: Game.from_journal(damaged["half"]), ["replay", str(tmp_path / "half")]),
        (lambda: Game.from_journal(damaged["other"]), ["replay", str(tmp_path / "other")]),
        (lambda: Game.from_share_code(code_of_it[:-4]), ["replay", code_of_it[:-4]]),
    ]:
        with pytest.raises(Refused) as why:
            call()
        program = [native, "--data", str(tmp_path / "data"), *asked]
        said = subprocess.run(program, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False).stderr
        assert f"{why.value.code}: {why.value.text}" in said


def test_engines_give_the_games_own_reasons():
    engine = Engine("patchwork-automa", 7)
    dear = next(n for n in range(64, 1600) if engine.mask()[n] == 0 and _known(engine, n))
    assert code(lambda: engine.apply(dear)) in {"NotAffordable", "DoesNotFit"}
    assert code(lambda: engine.apply(1600)) == "NoSpecialPending"
    assert code(lambda: engine.apply(5)) == code(lambda: engine.apply(-1)) == code(lambda: engine.apply(10**9)) == "NoSuchAction"
    assert code(lambda: engine.apply("fly")) == "BadNotation"
    assert code(lambda: Engine("finspan-nautoma", 1).apply(0)) == "WrongPhase"
    cryo = Engine("cryo-rival", 1)
    assert code(lambda: cryo.apply(0)) == code(lambda: cryo.apply("recall")) == "NotOffered"
    assert code(lambda: cryo.apply(10**4)) == "NoSuchAction" and cryo.moves == 0
    assert code(lambda: engine.observe("third")) == "BadOption"
    assert engine.moves == 0
    while not engine.over:
        engine.apply(engine.legal()[0])
    assert code(lambda: engine.apply(0)) == code(lambda: engine.apply("adv")) == "GameOver"


def _known(engine, number):
    try:
        return bool(engine.notation(number))
    except Refused:
        return False


def test_wrong_options_are_named():
    assert code(lambda: Game("patchwork", level=9)) == "BadOption"
    assert code(lambda: Engine("patchwork", colour="red")) == "BadOption"
    assert code(lambda: Engine("finspan-nautoma", level=6)) == "LevelOutOfRange"
    assert code(lambda: Game("go")) == code(lambda: Batch("go", 2)) == code(lambda: Engine("go")) == "UnknownGame"
    assert code(lambda: Run("patchwork", "genius")) == "BadOption"
    assert code(lambda: Run("patchwork", "search:5ms")) == "NeedsClock"
    assert code(lambda: Run("finspan", "greedy", bonus=2)) == "NoDials"
    assert code(lambda: visavis.language("tlh")) == "BadOption"


def test_damaged_journals_codes_and_runs_are_refused(tmp_path):
    game = Game("patchwork", seed=1)
    game.apply("adv")
    share = game.share_code()
    assert code(lambda: Game.from_share_code(share[:-4])) == "BadShareCode"
    assert code(lambda: Game.from_share_code("VAV1-" + "A" * 40)) == "BadShareCode"
    assert code(lambda: Game.from_journal(game.journal()[:-9])) == "BadSave"
    assert code(lambda: Game.from_journal(game.journal().replace('"adv"', '"fly"'))) == "BadSave"
    assert code(lambda: Run.from_file("{}")) == "BadRun"
    assert code(lambda: Run("patchwork", "greedy", games=500).play(1)) == "NoSuchPart"
    weights = tmp_path / "weights.json"
    weights.write_text("{}", encoding="utf-8")
    assert code(lambda: Linear.load(weights)) == "BadWeights"


def test_a_batch_refuses_wrong_shapes_and_illegal_actions_as_a_whole():
    batch = Batch("patchwork", 8, seed=1)
    before = batch.observations.copy()
    for wrong in [np.zeros(7, int), np.zeros((8, 1), int), np.zeros(8), ["x"] * 8, 3]:
        assert code(lambda wrong=wrong: batch.step(wrong)) == "WrongShape"
    actions = batch.sample().copy()
    actions[5] = 1600
    with pytest.raises(Refused) as why:
        batch.step(actions)
    assert why.value.code == "NoSpecialPending" and "5" in why.value.text
    actions[5] = 10**12
    assert code(lambda: batch.step(actions)) == "NoSuchAction"
    assert (batch.observations == before).all() and batch.actions_done == 0
    with pytest.raises(ValueError):
        batch.masks[0, 0] = 1
    assert code(lambda: Batch("finspan-nautoma", 2).outlooks()) == "NoOutlooks"
    assert code(lambda: Batch("finspan-nautoma", 2).advise("search:5")) == "NotHere"


def test_words_come_in_both_languages():
    texts = {}
    for lang in ["en", "de"]:
        visavis.language(lang)
        with pytest.raises(Refused) as why:
            Game("patchwork", seed=1).apply("fly")
        texts[lang] = why.value.text
    visavis.language("en")
    assert len(set(texts.values())) == 2
