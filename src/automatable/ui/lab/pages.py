"""The laboratory's pages: a form for an experiment, runs in progress and done, two side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from babel.dates import format_datetime, format_timedelta
from babel.numbers import format_decimal

from automatable.core.errors import AutomatableError, UnknownGame
from automatable.core.files.foreign import whole_number
from automatable.core.game import game
from automatable.core.simulating.experiments import Experiments, Field, experiments
from automatable.table.runs import FIRST_SEED, NoRun, Run
from automatable.ui.frame import Frame, render
from automatable.ui.lab.designs import already_told, candidate_heads, candidates, wish_in_words
from automatable.ui.lab.runs import Section, compared, sections
from automatable.ui.words.languages import locale_of
from automatable.ui.words.numbers import decimal
from automatable.ui.words.words import Words

WIDTHS = ("0.05", "0.02", "0.01")
LARGEST_SEED = 10**15


class BadRun(AutomatableError):
    """An experiment that cannot be started as it was asked for."""


@dataclass(frozen=True)
class Asked:
    """An experiment as it was typed into the form."""

    game: str
    given: Mapping[str, Sequence[str]]

    @property
    def experiment(self) -> Experiments:
        return experiments()[self.game]

    def values(self, field: Field) -> tuple[str, ...]:
        """What was chosen; nothing is the default."""
        chosen = tuple(dict.fromkeys(self.given.get(field.name, ())))
        return chosen or field.default

    def first(self, name: str) -> str:
        return next(iter(self.given.get(name, ())), "").strip()

    def chosen(self) -> dict[str, tuple[str, ...]]:
        return {field.name: self.values(field) for field in self.experiment.fields()}


def read_asked(given: Mapping[str, Sequence[str]]) -> Asked:
    """The game must have experiments; without one it is the first that has."""
    wanted = next(iter(given.get("game", ())), "") or next(iter(experiments()), "")
    if wanted not in experiments():
        raise UnknownGame("unknown_game", game=wanted, known=", ".join(experiments()))
    return Asked(wanted, given)


def options_of(asked: Asked) -> list[str]:
    """The options of `automatable simulate`, checked and within their limits."""
    options: list[str] = []
    for field in asked.experiment.fields():
        values = asked.values(field)[: None if field.several else 1]
        for value in values:
            if value not in field.choices:
                raise BadRun("run_choice", field=field.name, value=value)
        options += [f"--{field.name.replace('_', '-')}", ",".join(values)]
    return [*options, *_length(asked), "--seed", str(_number(asked, "seed", LARGEST_SEED))]


def _length(asked: Asked) -> list[str]:
    """That many games of each variant, or until the interval is narrow enough."""
    most = most_each(asked)
    width = asked.first("width")
    if width:
        if width not in WIDTHS:
            raise BadRun("run_choice", field="width", value=width)
        return ["--until-width", width, "--games", str(most)]
    return ["--games", str(_number(asked, "games", most))]


def most_each(asked: Asked) -> int:
    """How many games each variant may have."""
    chosen = asked.chosen()
    several = [chosen[field.name] for field in asked.experiment.fields() if field.several]
    return max(1, asked.experiment.most_games(chosen) // max(1, prod(map(len, several))))


def _number(asked: Asked, name: str, most: int) -> int:
    text = asked.first(name)
    if not text:
        usual = asked.experiment.usual_games(asked.chosen())
        return min(usual, most) if name == "games" else FIRST_SEED
    if (number := whole_number(text, 1, most)) is None:
        raise BadRun("run_number", field=name, value=text[:40], most=most)
    return number


# --- the form and the list


@dataclass(frozen=True)
class OptionShown:
    value: str
    label: str
    chosen: bool


@dataclass(frozen=True)
class FieldShown:
    name: str
    label: str
    several: bool
    advanced: bool
    choices: tuple[OptionShown, ...]


@dataclass(frozen=True)
class RunShown:
    """A line of the list of runs."""

    id: str
    game: str
    title: str
    what: str
    when: str
    state: str


def lab_page(
    frame: Frame, asked: Asked, runs: Sequence[Run], busy: str, problems: Sequence[str] = ()
) -> str:
    words = Words(frame.language, game(asked.game))
    return render(
        frame,
        "lab.html",
        game(asked.game),
        games=[(id, Words(frame.language, game(id))("game-title")) for id in experiments()],
        asked=asked,
        fields=[_field(words, asked, field) for field in asked.experiment.fields()],
        usual=asked.experiment.usual_games(asked.chosen()),
        most=_count(words, asked.experiment.most_games(asked.chosen())),
        first_seed=FIRST_SEED,
        widths=[(width, *_told_width(words, float(width))) for width in WIDTHS],
        alone=not any(field.name == "player" for field in asked.experiment.fields()),
        runs=[_line(frame, run) for run in runs],
        busy=busy,
        problems=problems,
    )


def _field(words: Words, asked: Asked, field: Field) -> FieldShown:
    values = asked.values(field)
    choices = tuple(
        OptionShown(value, _label(words, f"{field.prefix}-{value}", value), value in values)
        for value in field.choices
    )
    label = words("lab-player") if field.name == "player" else words(field.prefix)
    return FieldShown(field.name, label, field.several, field.advanced, choices)


def _label(words: Words, key: str, value: str) -> str:
    key = key.replace(":", "_")
    return words(key) if words.has(key) else value


def _line(frame: Frame, run: Run) -> RunShown:
    words = Words(frame.language, game(run.game) if run.game in experiments() else None)
    when = format_datetime(run.started.astimezone(), "short", locale=locale_of(frame.language))
    return RunShown(run.id, run.game, _title(words), told_command(run), when, run.state)


def _title(words: Words) -> str:
    return words("game-title") if words.has("game-title") else ""


def told_command(run: Run) -> str:
    """What was asked for, as one would type it."""
    return " ".join(run.command if is_design(run) else run.command[2:])


# --- one run


def run_page(frame: Frame, run: Run) -> str:
    """While it goes on what is known so far; afterwards all of it."""
    words = Words(frame.language, _game_of(run))
    shown = run.progress if run.state == "running" else run.results
    if is_design(run):
        return _design_page(frame, run, words)
    return render(
        frame,
        "lab_run.html",
        _game_of(run),
        run=run,
        title=_title(words),
        command=" ".join(["automatable", *run.command]),
        when=format_datetime(run.started.astimezone(), "medium", locale=locale_of(frame.language)),
        progress=_progress(words, run),
        sections=_sections(words, shown, run.manifest),
        assumption=words(str(shown["assumption"])) if "assumption" in shown else "",
        games=words("run-games-each", n=shown["results"][0]["games"])
        if shown.get("results")
        else "",
        seconds=_seconds(words, shown.get("seconds")),
    )


def is_design(run: Run) -> bool:
    """Whether it is a search of the designer's bench."""
    return run.command[:1] == ("design",)


def _design_page(frame: Frame, run: Run, words: Words) -> str:
    """A search while it goes on, and what it has found."""
    results, progress = run.results, run.progress
    try:
        found = candidates(words, results) if results else []
        wish = wish_in_words(words, results["wish"] if results else progress["wish"])
        already = already_told(words, results) if results else ""
    except (KeyError, TypeError, IndexError, ValueError, AttributeError) as error:
        if results:
            raise NoRun("no_run", folder="results.json", reason=repr(error)) from None
        found, wish, already = [], "", ""
    done, rounds = int(progress.get("round") or 0), int(progress.get("rounds") or 0)
    searching = words("design-searching", round=done + 1, rounds=rounds)
    return render(
        frame,
        "lab_design_run.html",
        _game_of(run),
        already=already,
        run=run,
        title=_title(words),
        wish=wish,
        command=" ".join(["automatable", *run.command]),
        when=format_datetime(run.started.astimezone(), "medium", locale=locale_of(frame.language)),
        progress=_progress(words, run),
        stage=searching if done < rounds else words("design-confirming"),
        heads=candidate_heads(words),
        first=found[0] if found else None,
        candidates=found[1:],
        games=results["first"]["games"] if found else 0,
        seconds=_seconds(words, results.get("seconds")),
    )


def _game_of(run: Run) -> Any:
    if run.game not in experiments():
        raise NoRun("no_run", folder=run.id, reason=run.game)
    return game(run.game)


def _sections(
    words: Words, results: Mapping[str, Any], manifest: Mapping[str, Any]
) -> list[Section]:
    if not results.get("results"):
        return []
    try:
        return sections(words, results, manifest)
    except (KeyError, TypeError, IndexError, ValueError, AttributeError) as error:
        raise NoRun("no_run", folder="results.json", reason=repr(error)) from None


@dataclass(frozen=True)
class ProgressShown:
    done: str
    percent: int | None
    rate: str
    left: str


def _progress(words: Words, run: Run) -> ProgressShown:
    told = run.progress
    done, total = int(told.get("done") or 0), told.get("total")
    return ProgressShown(
        done=_count(words, done) + (f" / {_count(words, int(total))}" if total else ""),
        percent=round(100 * done / total) if total else None,
        rate=_count(words, round(told.get("rate") or 0)),
        left=_seconds(words, told.get("left_s")),
    )


def _seconds(words: Words, seconds: float | None) -> str:
    if seconds is None:
        return ""
    return format_timedelta(
        max(1, round(seconds)), granularity="second", locale=locale_of(words.language)
    )


def _told_width(words: Words, width: float) -> tuple[str, str]:
    """As a share in percent, and as a plain number."""
    locale = locale_of(words.language)
    return format_decimal(100 * width, locale=locale), format_decimal(width, locale=locale)


def _count(words: Words, number: int) -> str:
    return decimal(words.language, number)


# --- two runs


def compare_page(frame: Frame, a: Run, b: Run) -> str:
    """What two finished runs of one game have in common."""
    counted = all(run.results.get("results") and not is_design(run) for run in (a, b))
    if a.game != b.game or not counted:
        raise BadRun("runs_differ")
    words = Words(frame.language, _game_of(a))
    return render(
        frame,
        "lab_compare.html",
        _game_of(a),
        a=_line(frame, a),
        b=_line(frame, b),
        title=_title(words),
        sheet=compared(words, a.results, b.results),
    )
