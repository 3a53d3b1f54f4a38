"""A first match that teaches: a prepared match, and a coach who says what to look at and to do.

A lesson is a match like any other, at a table of its own: it can be left, resumed, undone. It is
known by its seed. `games/<game>/lesson/steps.toml` holds the match and the steps,
`lesson/{en,de,it}.md` their words, one section a step; a folder within it is a further lesson.
See `docs/lessons.md`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from markupsafe import Markup

from automatable.core.game import Game, games
from automatable.core.match import Match
from automatable.core.rng import Seed
from automatable.table.store import Table
from automatable.ui.frame import Frame, render
from automatable.ui.guessing import NOTHING_ELSE, questions
from automatable.ui.languages import FALLBACK
from automatable.ui.markdown import blocks, inline
from automatable.ui.stage import drawings_of, sides
from automatable.ui.table import common
from automatable.ui.turns import Telling


@dataclass(frozen=True)
class Step:
    """One thing the coach says; with `expect` it waits until such an answer was given."""

    id: str
    expect: tuple[str, ...] = ()
    """Patterns of the answers that fit; none for a step that is only read."""
    example: str = ""
    """An answer that fits, for who would rather be shown."""

    def fits(self, answer: str) -> bool:
        return any(re.fullmatch(pattern, answer.strip()) for pattern in self.expect)


@dataclass(frozen=True)
class Lesson:
    """A prepared match and its steps."""

    seed: Seed
    options: Mapping[str, Any]
    position: Any
    steps: tuple[Step, ...]
    guess_from: int = 0
    """Until this step the Automa's first turn, which has been dealt already, is not shown."""

    for_newcomers: bool = False
    """It needs no box and explains the game itself."""

    name: str = ""
    """The folder of a further lesson; empty for the first one."""

    def match(self, game: Game[Any]) -> Match[Any]:
        """A fresh match to learn with."""
        return Match.at(game, self.position, self.options, self.seed)


@dataclass(frozen=True)
class Told:
    """The words of one step."""

    title: str
    paragraphs: tuple[Markup, ...]


FILE = "steps.toml"


def _folder(game: Game[Any], name: str = "") -> Traversable:
    return game.screens.lesson / name if name else game.screens.lesson


@cache
def lesson_names(game: Game[Any]) -> tuple[str, ...]:
    """The lessons of a game: the first one, which has no name, and the further ones."""
    folder = _folder(game)
    if not (folder / FILE).is_file():
        return ()
    return "", *sorted(entry.name for entry in folder.iterdir() if (entry / FILE).is_file())


@cache
def lesson(game: Game[Any], name: str = "") -> Lesson | None:
    """A lesson of a game; None if there is no such one."""
    if name not in lesson_names(game):
        return None
    file = _folder(game, name) / FILE
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    steps = tuple(
        Step(step["id"], tuple(step.get("expect", ())), step.get("example", ""))
        for step in told["step"]
    )
    position = told.get("position") or game.template()
    seed, options = Seed.from_text(told["seed"]), told.get("options", {})
    newcomers = told.get("for_newcomers", False)
    return Lesson(seed, options, position, steps, told.get("guess_from", 0), newcomers, name)


def lesson_of(match: Match[Any]) -> Lesson | None:
    """The lesson that a match is, if it is one."""
    lessons = (lesson(match.game, name) for name in lesson_names(match.game))
    return next((known for known in lessons if known and known.seed == match.seed), None)


def newcomers_game() -> str:
    """The game with which somebody begins who has played none of them; empty if there is none."""
    lessons = ((game.id, lesson(game)) for game in games().values())
    return next((id for id, known in lessons if known and known.for_newcomers), "")


@cache
def words_of_lesson(game: Game[Any], language: str, name: str = "") -> tuple[Told, ...]:
    """What the coach says, step by step."""
    folder = _folder(game, name)
    spoken = language if (folder / f"{language}.md").is_file() else FALLBACK
    text = (folder / f"{spoken}.md").read_text(encoding="utf-8")
    lines: list[tuple[str, list[Markup]]] = []
    for block in blocks(text):
        if block.kind == "heading" and block.level == 2:
            lines.append((block.text, []))
        elif lines:
            lines[-1][1].append(inline(block.text))
    return tuple(Told(title, tuple(paragraphs)) for title, paragraphs in lines)


def step_now(known: Lesson, match: Match[Any], read: int) -> int:
    """Which step it is: what was read counts only as far as the answers given reach.

    The number of steps is the end of the lesson.
    """
    done = given(known, match)
    waits = [index for index, step in enumerate(known.steps) if step.expect]
    first = waits[done - 1] + 1 if done else 0
    last = waits[done] if done < len(waits) else len(known.steps)
    return min(max(read, first), last)


def given(known: Lesson, match: Match[Any]) -> int:
    """How many steps that wait for an answer have got it."""
    waiting = [step for step in known.steps if step.expect]
    answers = [entry.text for entry in match.entries if entry.by == "person"]
    return min(len(waiting), len(answers))


def coach(frame: Frame, match: Match[Any], known: Lesson, read: int, table: str) -> Markup:
    """The coach's panel above the table; empty when the lesson is over and was put away."""
    now = step_now(known, match, read)
    text = words_of_lesson(match.game, frame.language, known.name)
    over = now >= len(known.steps)
    return render(
        frame,
        "coach.html",
        match.game,
        told=None if over else text[now],
        step=None if over else known.steps[now],
        number=now + 1,
        count=len(known.steps),
        back=_may_go_back(known, now),
        at=table,
    )


def before_page(frame: Frame, table: Table, known: Lesson, read: int) -> str:
    """What the coach says before the Automa's first turn: with the board as it was then."""
    match, telling = table.match, Telling(table.match, frame.language)
    asked = questions(match)
    before = match.state_before(asked[0].entry if asked else 0)
    boards = list(drawings_of(frame, match, before, telling.words)) if asked else []
    alone = asked and not boards
    drawn = match.game.screens.decision(asked[0].decision, telling.words)[0] if alone else ""
    return render(
        frame,
        "lesson.html",
        match.game,
        **common(frame, table, "table"),
        **{**NOTHING_ELSE, "coach": coach(frame, match, known, read, table.id)},
        title=telling.words("lesson-name"),
        second="",
        sides=sides(telling, before) if boards else [],
        drawings=boards,
        picture=Markup(drawn),
    )


def _may_go_back(known: Lesson, now: int) -> bool:
    """To something that was only read since the last answer."""
    return 0 < now <= len(known.steps) and not known.steps[now - 1].expect
