"""What came of each change, kept in a file so that a run goes on where it was stopped."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from enum import StrEnum
from pathlib import Path

from tools.mutants.changes import Mutant

REASONS = Path(__file__).with_name("survivors.toml")


class Outcome(StrEnum):
    CITING = "citing"
    """A test that cites the rule fails."""
    FOLDER = "folder"
    """Another test of the game fails."""
    SURVIVED = "survived"
    UNNOTICED = "unnoticed"
    """No test that cites the rule fails; the others were not asked, and it is not kept."""
    NOT_PLACED = "not_placed"
    """The function cannot be exchanged while the program runs; it is not counted."""


class Kept:
    """The outcomes so far, a line of JSON each."""

    def __init__(self, file: Path, aloud: bool = True) -> None:
        self._file, self._aloud = file, aloud
        lines = file.read_text("utf-8").splitlines() if file.exists() else []
        self.known = {one["mutant"]: one for one in map(json.loads, lines)}

    def has(self, mutant: Mutant) -> bool:
        return mutant.key in self.known

    def survived(self, mutant: Mutant) -> bool:
        return self.has(mutant) and self.known[mutant.key]["outcome"] == Outcome.SURVIVED

    def keep(self, mutant: Mutant, outcome: Outcome, noticed_by: str, seconds: float) -> None:
        line = {
            "mutant": mutant.key,
            "line": mutant.line,
            "rules": mutant.rules,
            "outcome": outcome,
            "noticed_by": noticed_by,
            "seconds": round(seconds, 2),
        }
        if self._aloud:
            print(f"{outcome:10} {seconds:5.1f} s  {mutant.key}", flush=True)
        if outcome is Outcome.UNNOTICED:
            return
        self.known[mutant.key] = line
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def reasons() -> dict[str, str]:
    """Why a change may survive: it means the same."""
    return tomllib.loads(REASONS.read_text("utf-8")) if REASONS.exists() else {}


def report(games: Mapping[str, Collection[str]], folder: Path) -> Iterator[str]:
    """The table and the survivors, by game and the changes that there are of it today."""
    same = reasons()
    survivors = []
    yield "| game | mutants | mean the same | killed by citing tests | by all its tests | left |"
    yield "|---|---|---|---|---|---|"
    for game, today in games.items():
        tried = Kept(folder / f"{game}.jsonl").known
        known = [one for key, one in tried.items() if key in today]
        counted = Counter(
            "same" if one["mutant"] in same and one["outcome"] == "survived" else one["outcome"]
            for one in known
        )
        survivors += [one for one in known if one["outcome"] == "survived"]
        yield _row(game, counted)
    yield ""
    for one in survivors:
        yield f"- `{one['mutant']}` ({', '.join(one['rules'])}): {same.get(one['mutant'], '?')}"


def _row(game: str, counted: Counter[str]) -> str:
    citing, folder, left = (counted[name] for name in ("citing", "folder", "survived"))
    different = max(1, citing + folder + left)
    killed = f"{citing / different:.1%} | {(citing + folder) / different:.1%}"
    return f"| {game} | {different + counted['same']} | {counted['same']} | {killed} | {left} |"
