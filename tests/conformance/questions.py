"""How to get to every kind of question that a game can ask, kept in files.

`python -m tests.conformance.questions GAME [SECONDS]` looks for those that are missing: matches of
any options in which an answer that leads to something new is preferred to all others. What chance
does not find is written by hand: a position (`start`) and the answers from there.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from automatable.core.errors import AutomatableError
from automatable.core.game import Game, game
from automatable.core.match import Match
from automatable.core.rng import Seed
from automatable.testing.playing import even_answer, some_option_set

FOLDER = Path(__file__).with_name("questions")
LOOKED_AT = 14
"""So many answers are tried at a question, to see where they lead."""
LONGEST = 260
PATIENCE_S = 240


def kept(id: str) -> dict[str, Any]:
    """For each kind of question the match that leads to it."""
    file = FOLDER / f"{id}.json"
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


def keep(id: str, ways: Mapping[str, Any]) -> None:
    """One line for each kind of question."""
    lines = [f" {json.dumps(prompt)}: {json.dumps(ways[prompt])}" for prompt in sorted(ways)]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{id}.json").write_text(text, encoding="utf-8")


def match_of(game: Game[Any], way: Mapping[str, Any]) -> Match[Any]:
    """The match whose open question is the one that was looked for."""
    seed = Seed.from_text(way.get("seed", "questions"))
    if "start" in way:
        match = Match.at(game, way["start"], way.get("options"), seed)
    else:
        match = Match.new(game, way.get("options", {}), seed)
    for answer in way.get("answers", []):
        match.answer(answer)
    return match


def prompts(game: Game[Any]) -> set[str]:
    """Every kind of question that has words."""
    text = (game.screens.messages / "en.ftl").read_text(encoding="utf-8")
    return {line.partition(" ")[0][4:] for line in text.splitlines() if line.startswith("ask-")}


def searched(game: Game[Any], missing: set[str], patience: float) -> Iterator[tuple[str, Any]]:
    """New kinds of questions, each with the way to it."""
    end, number = monotonic() + patience, 0
    while missing and monotonic() < end:
        number += 1
        player, seed = Random(f"{game.id} {number}"), f"questions {number}"
        options = some_option_set(game.options(), player.choice)
        match = Match.new(game, options, Seed.from_text(seed))
        while not match.over and len(match.entries) < LONGEST and monotonic() < end:
            assert match.pending is not None
            if match.pending.prompt in missing:
                missing.discard(match.pending.prompt)
                answers = [entry.text for entry in match.entries if entry.by == "person"]
                way = {"options": options, "seed": seed, "answers": answers}
                yield match.pending.prompt, way
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
    found, known = game(id), kept(id)
    ways = {}
    for prompt, way in known.items():
        try:
            pending = match_of(found, way).pending
        except AutomatableError:
            continue
        if pending is not None and pending.prompt == prompt:
            ways[prompt] = way
    missing = prompts(found) - set(ways)
    for prompt, way in searched(found, missing, patience):
        ways[prompt] = way
        print(prompt, len(way["answers"]), flush=True)
        keep(id, ways)
    print("missing:", sorted(missing))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else PATIENCE_S)
