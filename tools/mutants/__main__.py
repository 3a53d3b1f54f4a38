"""`python -m tools.mutants run GAME [--number N] [--seed S]`, `again GAME` and `report`."""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.mutants.nursery import all_mutants, run, sampled, unnoticed
from tools.mutants.reporting import Kept, report

GAMES = ["patchwork", "scythe", "age_of_innovation", "expeditions", "through_the_ages"]
RESULTS = Path("build/mutants")


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tools.mutants")
    asked.add_argument("what", choices=["run", "again", "report", "count"])
    asked.add_argument("game", nargs="?", choices=GAMES)
    asked.add_argument("--number", type=int, default=200, help="how many; 0 for all")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--rule", nargs="+", default=[], help="all changes of these rules")
    asked.add_argument("--quick", action="store_true", help="only the tests that cite the rules")
    given = asked.parse_args()
    games = [given.game] if given.game else GAMES
    if given.what == "report":
        today = {game: {one.key for one in all_mutants(game)} for game in games}
        print("\n".join(report(today, RESULTS)))
        return 0
    if given.what == "count":
        for game in games:
            print(game, len(all_mutants(game)))
        return 0
    kept = Kept(RESULTS / f"{games[0]}.jsonl")
    if given.what == "again":
        return run(unnoticed(games[0], kept), tests_of(games[0]), kept, given.quick)
    wanted = (
        [one for one in all_mutants(games[0]) if {*given.rule} & {*one.rules}]
        if given.rule
        else sampled(games[0], given.number, given.seed)
    )
    left = [one for one in wanted if not kept.has(one)]
    return run(left, tests_of(games[0]), kept, given.quick)


def tests_of(game: str) -> list[str]:
    """Those of its folder, its odds, its playthroughs and its questions."""
    names = ("playthroughs", "answers", "questions", "rules_of_questions")
    suite = [f"conformance/test_{name}.py" for name in names]
    files = [Path("tests") / one for one in (game, f"odds/test_{game}.py", *suite)]
    return [f"--game={game}", *(str(file) for file in files if file.exists())]


if __name__ == "__main__":
    raise SystemExit(main())
