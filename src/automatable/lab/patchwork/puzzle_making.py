"""Makes puzzles: positions of strong play in which one decision is clearly the best.

The search plays games at the harder levels. Wherever its favourite stands out, the decisions are
judged; what passes is judged once more with fresh numbers, and that second judgement is the proof
that a puzzle carries. A third one, by searches four times as long, must agree beyond doubt. Puzzles
are written one a line as they are found: a run that was stopped goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.patchwork.actions import action_text
from automatable.games.patchwork.notation import read_position, write_position
from automatable.games.patchwork.planner import best as planned
from automatable.games.patchwork.puzzles import PARTS
from automatable.games.patchwork.state import State
from automatable.lab.patchwork.effort import Effort
from automatable.lab.patchwork.judging import Judged, best_of_each, candidates, judged, kind, lost
from automatable.lab.patchwork.search import Considered

LOOK, PROOF, LONGER = Effort(1200, 600, 6), Effort(1200, 2500, 8), Effort(0, 10_000, 8)
MARGIN, SURE_MARGIN = 0.08, 0.05
"""By how much the best is better, and by how much at least with 99 %."""
LIVELY = (0.12, 0.97)
"""Chances between which there is something to be decided."""
PER_GAME = 2
SET_UPS = [(level, deck) for level in (3, 4, 5) for deck in ("normal", "tactical")]
EARLIEST, LATEST = 3, 47
"""Spaces of the time board: not the first step, not the last."""


@dataclass(frozen=True)
class Found:
    """A puzzle with its proof; the options are judged decisions, the best first."""

    position: str
    options: tuple[Judged, ...]
    answers: tuple[str, ...]
    easy: bool
    """Whether the planner, which looks one move ahead, finds it too."""
    seed: int


def make(file: Path, wanted: int, seed: int) -> Iterator[int]:
    """Append puzzles until there are as many as wanted; yields how many there are."""
    done = found_in(file)
    game_seed = max([seed - 1, *(puzzle["game_seed"] for puzzle in done)]) + 1
    count, easy = len(done), sum(puzzle["easy"] for puzzle in done)
    while count < wanted:
        with file.open("a", encoding="utf-8") as out:
            for found in of_game(game_seed, easy > count // 2):
                out.write(json.dumps(written(found), ensure_ascii=False) + "\n")
                count, easy = count + 1, easy + found.easy
        game_seed += 1
        yield count


def found_in(file: Path) -> list[dict[str, Any]]:
    """The puzzles that a run has found so far."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return [json.loads(line) for line in lines]


def pack(found: Iterable[dict[str, Any]], out: Path) -> int:
    """Puzzles as the app reads them, in one small file; returns how many."""
    lines = [
        [puzzle["position"], [_packed(option) for option in puzzle["options"]], int(puzzle["easy"])]
        for puzzle in found
    ]
    told = {"iterations": PROOF.iterations, "searches": PROOF.searches, "puzzles": lines}
    text = json.dumps(told, separators=(",", ":")).replace('[["pw1', '[\n["pw1')
    out.write_text(text.replace('],["pw1', '],\n["pw1') + "\n", encoding="utf-8")
    return len(lines)


def _packed(option: dict[str, Any]) -> list[Any]:
    shares = ("chance", "error", "behind", "behind_error")
    chance, error, behind, behind_error = (round(PARTS * option[name]) for name in shares)
    return [option["answer"], chance, error, behind, behind_error]


def of_game(seed: int, hard_only: bool = False) -> Iterator[Found]:
    """The puzzles of one game that the search plays."""
    level, deck = SET_UPS[seed % len(SET_UPS)]
    match = Match.new(
        game("patchwork"), {"level": level, "deck": deck}, Seed.from_text(f"puzzle {seed}")
    )
    count, ply = 0, 0
    while not match.over:
        number = 1000 * seed + ply
        seen = candidates(match.state, number, LOOK)
        if count < PER_GAME and (found := _puzzle(match.state, seen, number, hard_only)):
            count += 1
            yield found
        text = action_text(match.state, seen[0].action)
        match.answer(text if text in match.legal() else f"{text}#")
        ply += 1


def _puzzle(live: State, seen: list[Considered], number: int, hard: bool) -> Found | None:
    text = write_position(live)
    if text is None or live.leather_to_place or not EARLIEST <= live.time[0] <= LATEST:
        return None
    state = read_position(text)
    actions, obvious = _options(state, seen), planned(state).action
    if not _stands_out(seen) or (hard and kind(obvious) == kind(seen[0].action)):
        return None
    if len(actions) < 3 or not is_clear(_rivals(judged(state, actions, number, LOOK)), LOOK):
        return None
    options = _rivals(judged(state, actions, number + 500_000_000, PROOF))
    if len(options) < 3 or options[0].action != seen[0].action or not is_clear(options, PROOF):
        return None
    if not stays_ahead(state, [option.action for option in options], number + 700_000_000):
        return None
    answers = tuple(action_text(state, option.action) for option in options)
    wrong = {option.action for option in options[1:]}
    easy = kind(obvious) == kind(options[0].action) and obvious not in wrong
    return Found(text, tuple(options), answers, easy, number)


def _stands_out(seen: list[Considered]) -> bool:
    """The favourite was looked at much more often than any other thing to do."""
    others = [c.visits for c in seen if kind(c.action) != kind(seen[0].action)]
    return bool(others) and seen[0].visits > 2 * max(others)


def _options(state: State, seen: list[Considered]) -> list[int]:
    """The best way to do each thing, and other places for the favourite."""
    first = kind(seen[0].action)
    elsewhere = [c.action for c in seen[1:] if c.visits and kind(c.action) == first]
    return [*best_of_each(state, seen), *elsewhere[:3]]


def _rivals(found: list[Judged]) -> list[Judged]:
    """Without other places that are as good for the same thing; the best first."""
    ranked = sorted(found, key=lambda j: -j.chance)
    top = ranked[0]
    same = [j for j in ranked[1:] if kind(j.action) == kind(top.action)]
    as_good = {j.action for j in same if lost(top, j)[0] < MARGIN}
    return [j for j in ranked if j.action not in as_good]


def is_clear(options: Sequence[Judged], effort: Effort) -> bool:
    """Whether the first is ahead of all others by the margin, and lively."""
    if len(options) < 2 or not LIVELY[0] <= options[0].chance <= LIVELY[1]:
        return False
    gaps = [lost(options[0], other) for other in options[1:]]
    return all(gap >= MARGIN and gap - effort.sure * e >= SURE_MARGIN for gap, e in gaps)


def stays_ahead(state: State, actions: Sequence[int], seed: int) -> bool:
    """Whether the first decision is ahead of all others beyond doubt when it is judged longer."""
    best, *others = judged(state, actions, seed, LONGER)
    gaps = [lost(best, other) for other in others]
    return all(gap > LONGER.sure * error for gap, error in gaps)


def written(found: Found) -> dict[str, Any]:
    best = found.options[0]
    gaps = [lost(best, option) for option in found.options]
    return {
        "position": found.position,
        "options": [
            {
                "answer": answer,
                "chance": round(option.chance, 4),
                "error": round(option.error, 4),
                "behind": round(gap, 4),
                "behind_error": round(error, 4),
            }
            for answer, option, (gap, error) in zip(found.answers, found.options, gaps, strict=True)
        ],
        "iterations": PROOF.iterations,
        "searches": PROOF.searches,
        "easy": found.easy,
        "seed": found.seed,
        "game_seed": found.seed // 1000,
    }
