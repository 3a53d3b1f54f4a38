"""A first match that teaches: a prepared match, and a coach who says what to look at and to do.

A lesson is a match like any other, at a table of its own: it can be left, resumed, undone. It is
known by its seed. `games/<game>/lesson/steps.toml` holds the match and the steps,
`lesson/{en,de,it}.md` their words, one section a step; a folder within it is a further lesson.
See `docs/lessons.md`.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from markupsafe import Markup

from automatable.core.game import Game, games
from automatable.core.matches.entries import CORRECTION
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.store import Table
from automatable.ui.frame import Frame, render
from automatable.ui.stage.correcting import correction_text
from automatable.ui.stage.guessing import questions
from automatable.ui.stage.stage import NOTHING_ELSE, Boards, boards_then, sides
from automatable.ui.stage.table import common
from automatable.ui.stage.turns import Narration
from automatable.ui.words.languages import FALLBACK
from automatable.ui.words.markdown import blocks, inline
from automatable.ui.words.words import OF_GAMES


class Point(NamedTuple):
    """Something that the coach points at, found on the page by CSS."""

    shown: str
    """The place, the button, the part of the page."""
    when: str = ""
    """What must be in sight before it is its turn, such as the form of a unit."""


@dataclass(frozen=True)
class Step:
    """One thing the coach says; with `expect` it waits until these answers were given."""

    id: str
    expect: tuple[str, ...] = ()
    """A pattern for each answer of the task, in order; none for a step that is only read."""
    example: tuple[str, ...] = ()
    """Answers that fit, for who would rather be shown."""
    points: tuple[Point, ...] = ()
    """What it points at, in the order of taps."""


@dataclass(frozen=True)
class Lesson:
    """A prepared match and its steps."""

    seed: Seed
    options: Mapping[str, Any]
    position: Any
    """Where it begins; None for the set-up."""
    steps: tuple[Step, ...]
    guess_from: int = 0
    """Until this step the Automa's first turn, which has been dealt already, is not shown."""

    for_newcomers: bool = False
    """It needs no box and explains the game itself."""

    name: str = ""
    """The folder of a further lesson; empty for the first one."""

    guesses: bool = True
    """Whether the Automa's choices are to be guessed."""

    next: str = ""
    """The folder of the lesson that goes on where this one ends."""

    @property
    def wanted(self) -> list[tuple[int, str]]:
        """Every answer that is waited for: its step, and its pattern."""
        return [(n, pattern) for n, step in enumerate(self.steps) for pattern in step.expect]

    def match(self, game: Game[Any]) -> Match[Any]:
        """A fresh match to learn with."""
        if self.position is None:
            return Match.new(game, self.options, self.seed)
        return Match.at(game, self.position, self.options, self.seed)


@dataclass(frozen=True)
class Told:
    """The words of one step: a sentence that is always in sight, and what can be unfolded."""

    title: str
    paragraphs: tuple[Markup, ...]

    @property
    def sentence(self) -> Markup:
        return self.paragraphs[0]

    @property
    def more(self) -> tuple[Markup, ...]:
        return self.paragraphs[1:]


FILE = "steps.toml"


def _folder(game: Game[Any], name: str = "") -> Traversable:
    return game.screens.lesson / name if name else game.screens.lesson


@lru_cache(maxsize=OF_GAMES)
def lesson_names(game: Game[Any]) -> tuple[str, ...]:
    """The lessons of a game: the first one, which has no name, and the further ones."""
    folder = _folder(game)
    if not (folder / FILE).is_file():
        return ()
    return "", *sorted(entry.name for entry in folder.iterdir() if (entry / FILE).is_file())


@lru_cache(maxsize=OF_GAMES)
def lesson(game: Game[Any], name: str = "") -> Lesson | None:
    """A lesson of a game; None if there is no such one."""
    if name not in lesson_names(game):
        return None
    file = _folder(game, name) / FILE
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    steps = tuple(map(_step, told["step"]))
    position = None if told.get("from_set_up") else _position(told) or game.template()
    seed, options = Seed.from_text(told["seed"]), told.get("options", {})
    newcomers = told.get("for_newcomers", False)
    others = {key: told[key] for key in ("guess_from", "guesses", "next") if key in told}
    return Lesson(seed, options, position, steps, name=name, for_newcomers=newcomers, **others)


def _position(told: Mapping[str, Any]) -> Any:
    """In the game's notation, or as JSON."""
    text = str(told.get("position", "")).strip()
    return json.loads(text) if text.startswith("{") else text


def _step(told: Mapping[str, Any]) -> Step:
    expect, example = told.get("expect", ()), told.get("example")
    points = told.get("at", ())
    if "correct" in told:
        text = correction_text(told["correct"])
        expect, example = [f"!*{re.escape(text.lstrip(CORRECTION))}"], [text]
        points = _to_set_right(told.get("slip") or next(iter(told["correct"])))
    points = tuple(map(_point, points))
    return Step(told["id"], tuple(expect), tuple(expect if example is None else example), points)


def _point(told: str | Mapping[str, str]) -> Point:
    """As a text, or with `when`: `{ at = "place:D5", when = "[data-goal=D5]" }`."""
    if isinstance(told, str):
        return Point(_selector(told))
    return Point(_selector(told["at"]), _selector(told.get("when", "")))


def _to_set_right(slip: str) -> tuple[str, ...]:
    """By the door of corrections: in sight on a desk, in the menu of a phone."""
    door, number = "a[href$='/point']", ".point-number"
    return (
        f".stage-tools {door}", ".stage-menu > summary", f".stage-menu {door}",
        f".point-entry[href$='at={slip}']", f"{number} [data-by='1']", f"{number} .button-primary",
    )  # fmt: skip


POINTED = {
    "place": '.stage-board [data-place="{0}"], .stage-board [data-key="{0}"]',
    "answer": '.stage-sheet [name^="text"][value="{0}"]:not(.coach *)',
    "side": '[data-side="{0}"]',
    "board": '[data-board="{0}"]',
}
"""What a step points at in words of the lesson; anything else is CSS."""


def _selector(told: str) -> str:
    kind, _, name = told.partition(":")
    return POINTED[kind].format(name) if kind in POINTED and name else told


def lesson_of(match: Match[Any]) -> Lesson | None:
    """The lesson that a match is, if it is one."""
    lessons = (lesson(match.game, name) for name in lesson_names(match.game))
    return next((known for known in lessons if known and known.seed == match.seed), None)


def newcomers_game() -> str:
    """The game with which somebody begins who has played none of them; empty if there is none."""
    lessons = ((game.id, lesson(game)) for game in games().values())
    return next((id for id, known in lessons if known and known.for_newcomers), "")


@lru_cache(maxsize=OF_GAMES)
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
    wanted, done = known.wanted, given(known, match)
    last = wanted[done][0] if done < len(wanted) else len(known.steps)
    first = min(wanted[done - 1][0] + 1, last) if done else 0
    return min(max(read, first), last)


def given(known: Lesson, match: Match[Any]) -> int:
    """How many of the answers that the lesson waits for have been given."""
    wanted, done = known.wanted, 0
    for entry in match.entries:
        done += done < len(wanted) and entry.by != "app" and fits(wanted[done][1], entry.text)
    return done


def waited_for(match: Match[Any]) -> str:
    """The pattern of the answer that a lesson waits for now; any if it is none, or is over."""
    known = lesson_of(match)
    left = known.wanted[given(known, match) :] if known else []
    return left[0][1] if left else ".*"


def fits(pattern: str, answer: str) -> bool:
    return re.fullmatch(pattern, answer.strip(), re.DOTALL) is not None


def coach(frame: Frame, match: Match[Any], known: Lesson, read: int, table: str) -> Markup:
    """The coach's panel above the table; empty when the lesson is over and was put away."""
    now = step_now(known, match, read)
    text = words_of_lesson(match.game, frame.language, known.name)
    over = now >= len(known.steps)
    if over and read > now:
        return Markup("")  # put away
    points = [] if over else known.steps[now].points
    return render(
        frame,
        "coach.html",
        match.game,
        told=None if over else text[now],
        step=None if over else known.steps[now],
        number=now + 1,
        count=len(known.steps),
        back=_may_go_back(known, now),
        left=_left(known, match, now),
        points=json.dumps(points),
        following=known.next,
        at=table,
    )


def _left(known: Lesson, match: Match[Any], now: int) -> tuple[str, ...]:
    """The answers of the present task that are still to be given, for who would be shown."""
    before = sum(n < now for n, _ in known.wanted)
    steps = known.steps[now : now + 1]
    return steps[0].example[given(known, match) - before :] if steps else ()


def before_page(frame: Frame, table: Table, known: Lesson, read: int) -> str:
    """What the coach says before the Automa's first turn: with the board as it was then."""
    match, telling = table.match, Narration(table.match, frame.language)
    asked = questions(match)
    before = match.state_before(asked[0].entry if asked else 0)
    boards = boards_then(frame, match, before, telling.words) if asked else Boards()
    alone = asked and not boards.drawn
    drawn = match.game.screens.decision(asked[0].decision, telling.words)[0] if alone else ""
    return render(
        frame,
        "lesson.html",
        match.game,
        **common(frame, table, "table"),
        **{**NOTHING_ELSE, "coach": coach(frame, match, known, read, table.id)},
        title=telling.words("lesson-name"),
        second="",
        sides=sides(telling, before) if boards.drawn else [],
        boards=boards,
        picture=Markup(drawn),
    )


def _may_go_back(known: Lesson, now: int) -> bool:
    """To something that was only read since the last answer."""
    return 0 < now <= len(known.steps) and not known.steps[now - 1].expect
