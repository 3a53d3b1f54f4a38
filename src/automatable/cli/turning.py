"""`automatable turn`: one Automa turn in words or as JSON, or a batch of them."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from automatable.cli.choosing import named_game
from automatable.cli.files import STDIN, parse_json, read_text
from automatable.cli.output import FAILED, OK, UsageError, voice
from automatable.cli.telling import tell_events
from automatable.core.errors import AutomatableError
from automatable.core.game import Game
from automatable.core.matches.resolving import resolve
from automatable.core.matches.rng import Seed

FIELDS = {"position", "answers", "seed"}


def turn(id: str, position: str | None, answers: Sequence[str], seed: str, as_json: bool) -> None:
    voice.game = named_game(id)
    if position is None:
        raise UsageError("position_missing")
    resolved = resolve(voice.game, read_position(position), answers, Seed.from_text(seed))
    if as_json:
        print(json.dumps(resolved.to_json(), ensure_ascii=False, indent=1))
    else:
        tell_events(resolved.events, with_reasons=True)


def read_position(name: str) -> Any:
    """JSON, or the text of the game's own notation."""
    text = read_text(name).strip()
    return parse_json(text, name) if text[:1] in ("{", "[", '"', "") else text


def turn_batch(id: str, position: str | None, answers: Sequence[str], seed: str) -> int:
    """One line out for each line in; whether all of them could be resolved."""
    voice.game = named_game(id)
    if position not in (None, STDIN) or answers:
        raise UsageError("batch_alone")
    failed = False
    for line in sys.stdin.buffer:
        if not line.strip():
            continue
        told = _line(voice.game, line, seed)
        failed = failed or "error" in told
        print(json.dumps(told, ensure_ascii=False, separators=(",", ":")), flush=True)
    return FAILED if failed else OK


def _line(game: Game[Any], line: bytes, seed: str) -> dict[str, Any]:
    try:
        position, answers, seed = _request(line, seed)
        return resolve(game, position, answers, Seed.from_text(seed)).to_json()
    except AutomatableError as error:
        told: dict[str, Any] = {"code": error.code, "message": voice.words.error(error)}
        if rule := voice.rule_of(error):
            told["rule"] = rule
        return {"error": told}


def _request(line: bytes, seed: str) -> tuple[Any, list[str], str]:
    contents = parse_json(line.decode(errors="replace"), STDIN)
    if not isinstance(contents, dict) or "position" not in contents:
        raise UsageError("batch_line")
    if unknown := sorted(set(contents) - FIELDS):
        raise UsageError("batch_field", field=unknown[0])
    answers = contents.get("answers", [])
    if not isinstance(answers, list) or not all(isinstance(answer, str) for answer in answers):
        raise UsageError("batch_answers")
    return contents["position"], answers, str(contents.get("seed", seed))
