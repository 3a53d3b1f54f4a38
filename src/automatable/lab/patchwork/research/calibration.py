"""Are the chances true? Of the positions said to be won with 70 %, that many were won.

    python -m automatable.lab.patchwork.research.calibration 10000 calibration.json

Games of all levels and both decks are played by the search with few iterations. In each, one
decision, drawn by lot, is judged before it is made: the chance of the move that the player then
makes. The game is played to its end, and chances and results are counted in tenths. A run that
was stopped goes on where it was.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from automatable.core.drawing.svg import el, picture
from automatable.games.patchwork.cards import built_in_deck
from automatable.lab.patchwork import cpu, tables
from automatable.lab.patchwork.budget import Budget
from automatable.lab.patchwork.columns import WINNER
from automatable.lab.patchwork.effort import Effort
from automatable.lab.patchwork.game import MOVER
from automatable.lab.patchwork.judging import Judge, calibrated
from automatable.lab.patchwork.reference import SplitMix64
from automatable.lab.patchwork.search import Search
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.statistics import wilson

FIRST_SEED = 80_000_001
"""On which nothing was tuned and nothing else measured."""
PLAYER = Budget(iterations=400)
EFFORT = Effort(0, 2500, 1)
DECISIONS = 18
"""The decision that is judged is one of the first that many."""
DECKS = ("normal", "tactical")
SET_UPS = [(level, deck) for level in (3, 4, 5) for deck in DECKS]
TENTHS = 10
LEAST = 0.0005
"""No share is taken for surer than that when the calibration is fitted."""
NEWTON = 30
EVERY = 50


@dataclass(frozen=True)
class Bin:
    """Positions of one tenth: how many, what was said, what came."""

    positions: int
    said: float
    won: int

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.positions)


def sample(seed: int) -> tuple[float, int] | None:
    """One game: what the search came to, and whether it was won; None if it ended too early."""
    level, deck = SET_UPS[seed % len(SET_UPS)]
    set_up = SetUp(built_in_deck(deck), level)
    fixed = (set_up.settings(), tables.tables(), tables.cards(set_up.cards))
    search, s, out = Search(set_up, PLAYER, seed), cpu.scratch(), cpu.results(1)[0]
    s.random[0] = np.uint64(seed)
    cpu.begin()(fixed[0], s, out)
    asked, said, count = SplitMix64(seed).next() % DECISIONS, None, 0
    while not cpu.is_over()(s):
        if int(s.place[MOVER]):
            cpu.ply()(*fixed, 0, 0, s, out)
            continue
        action = search.decide(s)
        if count == asked:
            said = float(Judge(set_up, EFFORT).shares(s, action, seed).mean())
        cpu.answer()(fixed[0], fixed[1], s, out, action)
        count += 1
    cpu.finish()(fixed[0], s, out)
    return None if said is None else (said, int(out[WINNER] == 1))


def samples(file: Path, games: int) -> Iterator[list[list[float]]]:
    """All samples so far, each with its seed, again and again as they grow; kept in the file."""
    kept: dict[str, Any] = {"done": 0, "samples": []}
    if file.is_file():
        kept = json.loads(file.read_text(encoding="utf-8"))
    while kept["done"] < games:
        for _ in range(min(EVERY, games - kept["done"])):
            found = sample(FIRST_SEED + kept["done"])
            kept["done"] += 1
            if found is not None:
                kept["samples"].append(
                    [round(found[0], 4), found[1], FIRST_SEED + kept["done"] - 1]
                )
        file.write_text(json.dumps(kept), encoding="utf-8")
        yield kept["samples"]
    yield kept["samples"]


def of_deck(found: Sequence[Sequence[float]], deck: str, half: int) -> list[Sequence[float]]:
    """The samples of one deck; every set-up is in both halves."""
    return [
        one
        for one in found
        if SET_UPS[int(one[2]) % len(SET_UPS)][1] == deck
        and int(one[2]) // len(SET_UPS) % 2 == half
    ]


def bins(found: Sequence[Sequence[float]]) -> list[Bin]:
    """By tenths of what was said."""
    tenths: list[list[Sequence[float]]] = [[] for _ in range(TENTHS)]
    for one in found:
        tenths[min(TENTHS - 1, int(one[0] * TENTHS))].append(one)
    return [
        Bin(len(some), sum(o[0] for o in some) / len(some), int(sum(o[1] for o in some)))
        for some in tenths
        if some
    ]


def fit(found: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Shift and slope of the logits that make the shares most likely (logistic regression)."""
    samples = np.array(found)
    shares = np.clip(samples[:, 0], LEAST, 1 - LEAST)
    terms = np.stack([np.ones(len(shares)), np.log(shares / (1 - shares))], axis=1)
    weights = np.zeros(2)
    for _ in range(NEWTON):
        likely = 1 / (1 + np.exp(-terms @ weights))
        curvature = (terms * (likely * (1 - likely))[:, None]).T @ terms
        weights += np.linalg.solve(curvature, terms.T @ (samples[:, 1] - likely))
    return float(weights[0]), float(weights[1])


def applied(
    found: Sequence[Sequence[float]], fitted: tuple[float, float]
) -> list[tuple[float, float]]:
    """The same samples with calibrated chances."""
    samples = np.array(found)
    return list(
        zip(calibrated(samples[:, 0], *fitted).tolist(), samples[:, 1].tolist(), strict=True)
    )


def table(found: Sequence[Sequence[float]]) -> str:
    """The counts as Markdown."""
    lines = ["| said (mean) | positions | won | 95 % |", "|---|---|---|---|"]
    for one in bins(found):
        low, high = one.interval
        lines.append(
            f"| {one.said:.1%} | {one.positions} | {one.won / one.positions:.1%} "
            f"| {low:.1%}-{high:.1%} |"
        )
    return "\n".join(lines)


def chart(raw: Sequence[Sequence[float]], found: Sequence[Sequence[float]]) -> str:
    """What was said against what came, as SVG; on the dashed line both are the same.

    Hollow: as the search counts. Filled: calibrated, with intervals.
    """
    wide, edge = 360.0, 44.0
    side = wide - 2 * edge

    def at(said: float, came: float) -> tuple[float, float]:
        return edge + side * said, wide - edge - side * came

    (x0, y0), (x1, y1) = at(0, 0), at(1, 1)
    drawn = [
        el("rect", width=wide, height=wide, fill="#fffdf8"),
        el("rect", x=x0, y=y1, width=side, height=side, fill="none", stroke="#dacfbc"),
        el("line", x1=x0, y1=y0, x2=x1, y2=y1, stroke="#8b7d69", stroke_dasharray="5 4"),
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        x, y = at(share, share)
        drawn.append(el("text", f"{share:.0%}", x=x, y=y0 + 16, text_anchor="middle"))
        drawn.append(el("text", f"{share:.0%}", x=x0 - 6, y=y + 4, text_anchor="end"))
    for one in bins(raw):
        x, y = at(one.said, one.won / one.positions)
        drawn.append(el("circle", cx=x, cy=y, r=4, fill="none", stroke="#8c3a5e"))
    for one in bins(found):
        (low, high), came = one.interval, one.won / one.positions
        x, y = at(one.said, came)
        drawn.append(el("line", x1=x, x2=x, y1=at(0, low)[1], y2=at(0, high)[1], stroke="#1f6a65"))
        drawn.append(el("circle", cx=x, cy=y, r=4, fill="#1f6a65"))
    drawn.append(el("text", "said", x=wide / 2, y=wide - 8, text_anchor="middle"))
    drawn.append(el("text", "won", x=x0, y=y1 - 10, text_anchor="middle"))
    style = {"font_family": "sans-serif", "font_size": 11, "fill": "#2a2521"}
    label = f"Calibration of {len(found)} chances: what was said and what came"
    name = "http://www.w3.org/2000/svg"
    return picture(wide, wide, el("g", *drawn, **style), xmlns=name, label=label) + "\n"


def main(arguments: Sequence[str]) -> None:
    games, file = int(arguments[0]), Path(arguments[1])
    begun, found = time.monotonic(), []
    for found in samples(file, games):
        print(f"{len(found)} positions, {time.monotonic() - begun:.0f} s", file=sys.stderr)
    print("As the search counts:", table(found), sep="\n")
    others: list[tuple[float, float]] = []
    for deck in DECKS:
        fitted = fit(of_deck(found, deck, 0))
        print(f"{deck}, fitted on one half: shift {fitted[0]:.3f}, slope {fitted[1]:.3f}")
        others += applied(of_deck(found, deck, 1), fitted)
    print("Calibrated, on the other half:", table(others), sep="\n")
    file.with_suffix(".svg").write_text(chart(found, others), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
