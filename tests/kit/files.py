"""A small game file to change line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import automatable.kit
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import Event
from automatable.kit.definition import Definition
from automatable.kit.game import KitGame
from automatable.kit.mistakes import BadFile
from automatable.kit.reader import read

GAMES_FOLDER = Path(automatable.kit.__file__).parent / "games"
"""The files that come with the package."""
TINY = """automa 1
game tiny "Tiny"
  languages en de
words kinds "Kinds"
  red "red"
  blue "blue"
places spots "Spots"
  here "here"
  there "there"
option level "Level"
  choice easy "Easy"
  choice hard "Hard" default
number points 0 0..20 "Points" automa
marker flag on spots "Flag"
pieces hers on spots "Hers"
pieces crowd on spots, kinds start here red here "Crowd" many
table worth by level
  easy 1
  hard 2
let open(s) = s not in hers
deck cards "Cards"
  pile aside "Aside"
  field kind "Kind" one kinds
  field n "Number" number 1..3
  field both "Both" several spots
  field says "Says" text
  cards
    | id | copies | when | kind | n | both | says |
    | 1 | | | red | 1 | here there here | Aha |
    | 2 | 2 | | blue | | | |
    | 3 | | level == easy | | 3 | | |
setup
  tell "Ready: {level}."
turn play "Play" automa then play
STEPS
end when points > 9
score person
  line 5 "Five"
score automa
  line points "Points"
tie automa
"""
FREE = '  ask go "Go on?" yes\n'


def tiny(*steps: str, **changes: str) -> str:
    """The small file with these steps; `old=new` changes its text, each key a line's words."""
    text = TINY.replace("STEPS\n", "".join(f"  {step}\n" for step in steps) or FREE)
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text


def with_line(text: str, old: str, *new: str) -> str:
    assert old in text, old
    return text.replace(old, "\n".join(new))


def mistake(text: str) -> tuple[str, int]:
    """The first mistake of a file."""
    try:
        read(text)
    except BadFile as bad:
        return bad.mistakes[0].code, bad.mistakes[0].line
    raise AssertionError("the file holds")


def line_of(text: str, words: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), 1) if words in line)


def read_tiny(*steps: str) -> Definition:
    return read(tiny(*steps))


def match_of(text: str, *answers: str, dealer: str = "app", **options: Any) -> Match[Any]:
    """A match of a file in which all that comes is among the answers."""
    game = KitGame(read(text))
    game.dealt_by_app = lambda options, stream: False  # type: ignore[method-assign]
    match = Match.new(game, {"dealer": dealer, **options}, Seed.from_text("tiny"))
    for answer in answers:
        match.answer(answer)
    return match


def kinds_told(match: Match[Any]) -> list[str]:
    return [kind_of(event) for event in match.events()]


def kind_of(event: Event) -> str:
    head, _, rest = event.kind.partition("-")
    return rest if head == "kit" else head
