"""Whether two versions of the program do the same, line by line.

    python -m tools.compare_versions against main                  # all games, a few minutes
    python -m tools.compare_versions against v1.2 --game scythe --matches 20
    python -m tools.compare_versions write new.jsonl --game toy
    python -m tools.compare_versions compare old.jsonl new.jsonl

`write` plays seeded matches and writes what there is to see at every moment: questions with lists
and forms, positions, views, scores, copies, pages of facts, events, and what fuzzed positions,
corrections and answers lead to. `against` writes the lines of a commit and those of the working
tree, compares them, and opens the saves of the commit in the working tree. The lines of a commit
are kept in the folder for temporary files until the tool itself changes.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from automatable.core.errors import AutomatableError
from automatable.core.game import game, games
from automatable.core.matches.saves import load
from tools.match_lines import lines_of, short_hash

ROOT = Path(__file__).parent.parent
TOOL = (Path(__file__), Path(__file__).parent / "match_lines.py")


# --- comparing


def write(file: Path, ids: Iterable[str], matches: int) -> None:
    """The lines of some games, sorted."""
    lines = (str(line) for id in ids for line in lines_of(game(id), matches))
    file.write_text("\n".join(sorted(lines)) + "\n", encoding="utf-8")


def compare(old: Path, new: Path, show: int) -> bool:
    """Tell by kind how many lines differ and how; True if none does."""
    before, after = _by_place(old), _by_place(new)
    counted: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for place in sorted(before.keys() | after.keys()):
        how = _difference(before.get(place), after.get(place))
        kind = place[1].rstrip("0123456789 ")
        counted[kind][how] += 1
        if how != "equal" and counted[kind][how] <= show:
            _tell(place, how, before.get(place), after.get(place))
    for kind, found in sorted(counted.items()):
        _say(f"{kind:18} {sum(found.values()):8}  " + _told(found))
    total = sum(counted.values(), Counter[str]())
    _say(f"{'all':18} {total.total():8}  " + _told(total))
    return set(total) <= {"equal"}


def _by_place(file: Path) -> dict[tuple[str, str], Any]:
    lines = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return {(line["at"], line["kind"]): _comparable(line) for line in lines}


def _comparable(line: dict[str, Any]) -> Any:
    """A save has its fingerprint and its seal, which are made again."""
    if line["kind"] == "save":
        return {k: v for k, v in line["is"].items() if k not in ("fingerprint", "seed")}
    return line["is"]


def _difference(old: Any, new: Any) -> str:
    if old is None or new is None:
        return "equal" if old is new else "only now" if old is None else "no more"
    if json.dumps(old) == json.dumps(new):
        return "equal"
    if json.dumps(old, sort_keys=True) == json.dumps(new, sort_keys=True):
        return "other order of facts"
    known, now = _mistakes(old), _mistakes(new)
    if known and now:
        if sorted(known) == sorted(now):
            return "other order"
        return "more told" if set(known) <= set(now) else "other refusal"
    return "refused now" if now else "accepted now" if known else "differs"


def _mistakes(seen: Any) -> list[str]:
    outcome = seen[-1] if isinstance(seen, list) and seen else None
    found = outcome.get("refused", []) if isinstance(outcome, dict) else []
    return list(found) if isinstance(found, list) else []


def _tell(place: tuple[str, str], how: str, old: Any, new: Any) -> None:
    if how == "other order of facts":
        return
    _say(f"{place[0]} {place[1]}: {how}")
    path, was, now = _first_difference(old, new, "")
    _say(f"    at {path or 'all'}\n    old {_cut(was)}\n    new {_cut(now)}")
    if how not in ("differs", "only now", "no more"):
        _say(f"    of  {_cut(old[0])}")


def _first_difference(old: Any, new: Any, path: str) -> tuple[str, Any, Any]:
    if isinstance(old, dict) and isinstance(new, dict) and list(old) == list(new):
        key = next(key for key in old if old[key] != new[key])
        return _first_difference(old[key], new[key], f"{path}.{key}")
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and old != new:
        index = next(i for i, item in enumerate(old) if item != new[i])
        return _first_difference(old[index], new[index], f"{path}.{index}")
    return path, old, new


def _cut(value: Any) -> str:
    return json.dumps(value)[:400]


def _told(found: Counter[str]) -> str:
    return ", ".join(f"{how} {count}" for how, count in sorted(found.items()))


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")


# --- versions


def open_saves(file: Path) -> bool:
    """Whether every save of a file of lines opens here, with the same position."""
    wrong = list(_unopened(file))
    for told in wrong[:10]:
        _say(told)
    _say(f"saves that do not open, or not at the same position: {len(wrong)}")
    return not wrong


def _unopened(file: Path) -> Iterator[str]:
    for text in file.read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        if line["kind"] == "save":
            try:
                match = load(line["is"])
                told = "" if match.older_rules is None else "under older rules"
            except AutomatableError as error:
                told = str(error)
            if told:
                yield f"{line['at']}: {told}"


def against(commit: str, ids: list[str], matches: int, show: int) -> bool:
    """Compare the working tree with a commit, game by game."""
    same = True
    name = _git("rev-parse", "--short=12", commit)
    kept = Path(tempfile.gettempdir()) / "compare_versions" / _tool()
    with tempfile.TemporaryDirectory() as folder:
        for id in ids:
            old, new = kept / f"{name}-{id}-{matches}.jsonl", Path(folder) / f"{id}.jsonl"
            if not old.exists():
                old.parent.mkdir(parents=True, exist_ok=True)
                _written_by(_source(name, kept), old, id, matches)
            _written_by(ROOT, new, id, matches)
            _say(f"--- {id}")
            same &= compare(old, new, show)
            same &= open_saves(old)
    return same


def _tool() -> str:
    """Which tool this is: lines of another one are not comparable."""
    return short_hash("".join(file.read_text() for file in TOOL))


def _source(commit: str, kept: Path) -> Path:
    """The program of a commit, unpacked once."""
    folder = kept / commit
    if not folder.exists():
        folder.mkdir(parents=True)
        packed = subprocess.run(
            ["git", "archive", commit, "src", "tests/toy_game"],
            cwd=ROOT, check=True, capture_output=True,
        ).stdout  # fmt: skip
        subprocess.run(["tar", "-x", "-C", folder], input=packed, check=True)
    return folder


def _written_by(source: Path, file: Path, id: str, matches: int) -> None:
    paths = [str(source / "src"), str(source / "tests" / "toy_game" / "src")]
    command = [sys.executable, "-m", "tools.compare_versions", "write", str(file), "--game", id]
    command += ["--matches", str(matches)]
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": ":".join(paths)})


def _git(*args: str) -> str:
    command = ["git", *args]
    found = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return found.stdout.strip()


def main(given: list[str] | None = None) -> int:
    """Leave with 1 if something differs."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    for name, places in (("write", ["file"]), ("compare", ["old", "new"]), ("against", ["commit"])):
        command = commands.add_parser(name)
        for place in places:
            command.add_argument(place)
        command.add_argument("--game", action="append", choices=list(games()))
        command.add_argument("--matches", type=int, default=20, help="of each game")
        command.add_argument("--show", type=int, default=3, help="differences of each kind")
    asked = parser.parse_args(given)
    ids = asked.game or list(games())
    if asked.command == "write":
        write(Path(asked.file), ids, asked.matches)
        return 0
    if asked.command == "compare":
        return not compare(Path(asked.old), Path(asked.new), asked.show)
    return not against(asked.commit, ids, asked.matches, asked.show)


if __name__ == "__main__":
    sys.exit(main())
