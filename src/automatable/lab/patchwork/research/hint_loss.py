"""What the hint costs: how far it is behind the best move, by the judge of the look back.

    python -m automatable.lab.patchwork.research.hint_loss 1000 losses.json

In each game, which the search plays with few iterations, one decision is drawn by lot. The hint is
asked there, and then the look back, with numbers of its own, about the move that the hint gave. The
best of several judged moves is partly luck, so the loss is rather too high than too low. A run that
was stopped goes on where it was.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from automatable.core.advice.looking_back import public_seed
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.patchwork.looking_back import answer_of
from automatable.lab.patchwork.budget import Budget
from automatable.lab.patchwork.effort import LOOK_BACK
from automatable.lab.patchwork.judging import lost, standard_error, weighed
from automatable.lab.patchwork.reference import SplitMix64
from automatable.lab.patchwork.search import suggest

PLAYER = Budget(iterations=400)
DECISIONS = 18
"""The decision that is asked about is one of the first that many."""
SET_UPS = [(level, deck) for level in (2, 3, 4, 5) for deck in ("normal", "tactical")]
FRESH = 900_000_000
"""Seeds that no hint has."""


def sample(seed: int) -> float | None:
    """What the hint cost at one decision of a game; None if the game ended before it."""
    level, deck = SET_UPS[seed % len(SET_UPS)]
    patchwork = game("patchwork")
    options = {"level": level, "deck": deck}
    match = Match.new(patchwork, options, Seed.from_text(f"hint {seed}"))
    for _ in range(SplitMix64(seed).next() % DECISIONS):
        best = suggest(match.state, PLAYER, seed)[0]
        match.answer(answer_of(match.state, best.action, match.legal() or []))
        if match.over:
            return None
    hint = weighed(match.state, public_seed(patchwork, match.state), LOOK_BACK)[0].action
    found = weighed(match.state, FRESH + seed, LOOK_BACK, [hint])
    return lost(found[0], next(one for one in found if one.action == hint))[0]


def summary(losses: Sequence[float]) -> str:
    """The mean with its interval, in hundredths of a chance."""
    values = 100 * np.array(losses)
    worst = np.sort(values)[::-1][:5].round(1).tolist()
    return (
        f"{len(values)} hints: {values.mean():.2f} ± {1.96 * standard_error(values):.2f} "
        f"points of chance a move; {np.mean(values > 2):.1%} cost more than 2, the worst {worst}"
    )


def main(arguments: Sequence[str]) -> None:
    games, file = int(arguments[0]), Path(arguments[1])
    kept = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    while len(kept) < games:
        kept.append(sample(len(kept)))
        file.write_text(json.dumps(kept), encoding="utf-8")
        if len(kept) % 50 == 0:
            print(summary([loss for loss in kept if loss is not None]), file=sys.stderr)
    print(summary([loss for loss in kept if loss is not None]))


if __name__ == "__main__":
    main(sys.argv[1:])
