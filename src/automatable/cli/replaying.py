"""`automatable replay`: a save file or a game record, checked and printed."""

from __future__ import annotations

import json
import re
from typing import Any

from automatable.cli.files import read_text
from automatable.cli.output import UsageError, voice
from automatable.cli.telling import tell_log, tell_score
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.saves import loads
from automatable.ui.stage.table import older_rules

_RECORD = re.compile(r'^\s*(?:%.*\n\s*)*\[\w+ "')
_GAME = re.compile(r'\[Game "(\w+)"\]')


def replay(name: str, to: int | None, as_json: bool) -> None:
    match = read_match(read_text(name))
    voice.game = match.game
    if to is not None:
        match = _up_to(match, to)
    if as_json:
        print(json.dumps(_told(match), ensure_ascii=False, indent=1))
        return
    tell_older_rules(match)
    tell_log(match)
    voice.say("")
    tell_score(match)


def read_match(text: str) -> Match[Any]:
    """The match of a save (compared with its fingerprint) or of a record in a game's notation."""
    if not _RECORD.match(text):
        return loads(text)
    named = _GAME.search(text)
    if named is None:
        raise UsageError("record_without_game")
    voice.game = game(named[1])
    return voice.game.read_record(text)


def tell_older_rules(match: Match[Any]) -> None:
    """A sentence where the answers of an older save lead elsewhere under today's rules."""
    if told := older_rules(match, voice.words):
        voice.say(told)


def _up_to(match: Match[Any], count: int) -> Match[Any]:
    """The same match after its first answers."""
    answers = match.answers
    if count > len(answers):
        raise UsageError("replay_too_far", n=count, answers=len(answers))
    return Match.replayed(match.game, match.options, match.seed, match.start, answers[:count])


def _told(match: Match[Any]) -> dict[str, Any]:
    return {
        "game": match.game.id,
        "options": match.options,
        "over": match.over,
        "opening": [event.to_json() for event in match.opening],
        "answers": [
            {"text": entry.text, "by": entry.by, "events": [e.to_json() for e in entry.events]}
            for entry in match.entries
        ],
        "position": match.position(),
        "score": match.score().to_json(),
    }
