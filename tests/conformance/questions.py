"""A match at every kind of question that a page can ask, kept in `tests/questions/GAME/KIND.json`.

`python -m tests.conformance.questions GAME [SECONDS]` looks for those that are missing: matches of
any options in which an answer that leads to something new is preferred to all others. What chance
does not find is written by hand: a position (`start`) and the answers from there.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from automatable.core.game import Game, game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import save
from automatable.testing.conformance.test_questions import files, kinds
from automatable.testing.playing import even_answer, some_option_set

TESTS = Path(__file__).parent.parent
PARTS = ("game", "rules_version", "options", "start", "answers")
"""What is kept of a save: the rest follows from it."""
DEALT = {
    "patchwork": {"back", "first"},
    "scythe": {"cards", "encounter", "factory", "mat", "objectives", "scouted", "tile"},
    "age_of_innovation": {"competencies", "human_factions", "planning_boards"},
    "expeditions": {"first"},
    "through_the_ages": {"human_military", "start_player"},
}
"""Chance that no option leaves to a person: the app always answers, so no page asks."""
LOOKED_AT = 14
"""So many answers are tried at a question, to see where they lead."""
LONGEST = 260
PATIENCE_S = 240


def keep(match: Match[Any], kind: str) -> None:
    whole = save(match)
    text = json.dumps({part: whole[part] for part in PARTS}) + "\n"
    file = TESTS / "questions" / match.game.id / f"{kind}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def searched(game: Game[Any], missing: set[str], patience: float) -> Iterator[Match[Any]]:
    """Matches at which something new is asked."""
    end, number = monotonic() + patience, 0
    while missing and monotonic() < end:
        number += 1
        player, seed = Random(f"{game.id} {number}"), f"questions {number}"
        options = some_option_set(game.options(), player.choice)
        match = Match.new(game, options, Seed.from_text(seed))
        while not match.over and len(match.entries) < LONGEST and monotonic() < end:
            assert match.pending is not None
            if match.pending.prompt in missing:
                yield match
                missing.discard(match.pending.prompt)
            match.answer(_promising(match, missing, player))


def _promising(match: Match[Any], missing: set[str], player: Random) -> str:
    answers = [even_answer(match, player.choice) for _ in range(LOOKED_AT)]
    for answer in dict.fromkeys(answers):
        ahead = match.copy()
        ahead.answer(answer)
        if ahead.pending is not None and ahead.pending.prompt in missing:
            return answer
    return answers[0]


def main(id: str, patience: float) -> None:
    missing = kinds(game(id)) - DEALT[id] - set(files(game(id), TESTS))
    for match in searched(game(id), missing, patience):
        assert match.pending is not None
        print(match.pending.prompt, len(match.entries), flush=True)
        keep(match, match.pending.prompt)
    print("missing:", sorted(missing))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else PATIENCE_S)
