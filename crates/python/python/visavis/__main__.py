"""`python -m visavis WEIGHTS`: two-player Patchwork in the terminal against a weight file."""

from __future__ import annotations

import argparse
import random

from ._visavis import Engine, Refused, language, say
from .linear import Linear


def board(engine: Engine) -> str:
    """Both quilts side by side and what comes next."""
    lines = []
    seen = {seat: engine.observe(seat) for seat in ("first", "second")}
    for seat, key in (("first", "play-you"), ("second", "play-other")):
        space, buttons, income, empty, tile = (int(n) for n in seen[seat][:5])
        points = buttons + 7 * tile - 2 * empty
        lines.append(say(key, points=points, buttons=buttons, income=income, space=space))
    quilts = [seen[seat][64:145].reshape(9, 9) for seat in ("first", "second")]
    for row in range(9):
        lines.append("   ".join("".join("#" if square else "·" for square in quilt[row]) for quilt in quilts))
    mine = seen["first"]
    patches = [
        f"{mine[18 + place]} ({mine[51 + 4 * place]}-{mine[52 + 4 * place]}-{mine[53 + 4 * place]})"
        for place in range(min(3, int(mine[17])))
    ]
    lines.append(say("play-patches", patches=", ".join(patches)))
    return "\n".join(lines)


def play(player: Linear, seed: int) -> None:
    """A whole game; the person begins."""
    engine = Engine("patchwork", seed)
    while not engine.over:
        if engine.seat == "second":
            action = player.choose(engine)
            print(say("play-did", action=engine.notation(action)))
            engine.apply(action)
            continue
        print(board(engine))
        typed = input(say("play-ask") + " ").strip()
        if typed == "q":
            return
        if typed == "?":
            print(say("play-hint", action=engine.notation(player.choose(engine))))
            continue
        if typed == "u":
            engine.undo()
            while engine.moves and engine.seat != "first":
                engine.undo()
            continue
        try:
            engine.apply(typed)
        except Refused as why:
            print(why.text)
    print(board(engine))
    you, other = engine.points or (0, 0)
    print(say("play-over", you=you, other=other))


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="python -m visavis", description=__doc__)
    parser.add_argument("weights", help="a weight file, as examples/learn.py makes it")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--lang", default="en")
    asked = parser.parse_args()
    language(asked.lang)
    play(Linear.load(asked.weights), random.getrandbits(63) if asked.seed is None else asked.seed)


if __name__ == "__main__":
    main()
