"""A run of the laboratory as tables and plots that explain themselves, in the reader's words.

The same parts make the laboratory's pages and the report that stands alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.drawing.svg import Drawing
from automatable.core.turns.events import Ref
from automatable.ui.lab import plots
from automatable.ui.words.numbers import decimal, percent
from automatable.ui.words.words import Words

TEMPO = "tempo"
STRANGE = 3.0
"""Standard errors from what is known beyond which a figure is marked."""
ENOUGH = 30
"""Games below which a standard error is too uncertain to mark anything."""
EARLY, LATE = (1, 5), (6, 10)
NEVER = (0, 0)


@dataclass(frozen=True)
class Figure:
    """A plot and the sentence that explains its axes."""

    drawing: Drawing
    caption: str


@dataclass(frozen=True)
class Sheet:
    """A table: heads, rows of cells, and which rows are marked."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    marked: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Section:
    """One part of a report: a title, a table, plots."""

    title: str
    sheet: Sheet | None
    figures: tuple[Figure, ...]


def sections(
    words: Words, results: Mapping[str, Any], manifest: Mapping[str, Any]
) -> list[Section]:
    """All of a run; also of one that is not finished. Raises if the files are not a run."""
    if results.get("kind") == TEMPO:
        return list(_tempo_sections(words, results))
    return list(_match_sections(words, results, manifest))


def _played(results: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The variants of which at least one game is done."""
    return [entry for entry in results["results"] if entry["games"]]


def _with_distributions(
    results: Mapping[str, Any],
) -> list[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    """The same with what was counted of them; nothing while the run goes on."""
    pairs = zip(results["results"], results.get("distributions", ()), strict=False)
    return [(entry, seen) for entry, seen in pairs if entry["games"]]


def variant_label(words: Words, entry: Mapping[str, Any]) -> str:
    """A variant by the names of its deck and level where it has them."""
    named = [
        words(key)
        for name in ("deck", "level")
        if name in entry and words.has(key := f"option-{name}-{entry[name]}")
    ]
    full = len(named) == sum(name in entry for name in ("deck", "level"))
    return " · ".join(named) if named and full else str(entry["variant"])


# --- games between a player and the Automa


def _match_sections(
    words: Words, results: Mapping[str, Any], manifest: Mapping[str, Any]
) -> Iterator[Section]:
    entries = _played(results)
    yield Section("", _win_sheet(words, entries), (win_ladder(words, entries),))
    for entry, seen in _with_distributions(results):
        figures = [_scores(words, seen), _lengths(words, seen)]
        if "deck" in entry:
            cards = manifest["decks"][entry["deck"]]["card"]
            figures.append(_cards(words, seen, cards))
        yield Section(variant_label(words, entry), None, tuple(figures))


def win_ladder(words: Words, entries: Sequence[Mapping[str, Any]]) -> Figure:
    """One rung for each variant: how often the person wins, with its interval."""
    rungs = [_win_rung(words, entry) for entry in entries]
    caption = words("plot-ladder")
    return Figure(plots.ladder(rungs, plots.Scale(0, 100), " %", caption), caption)


def _win_rung(words: Words, entry: Mapping[str, Any]) -> plots.Rung:
    low, high = (100 * edge for edge in entry["interval"])
    share = entry["win_rate"]
    label, told = variant_label(words, entry), _percent(words, share)
    return plots.Rung(label, 100 * share, low, high, told)


def _win_sheet(words: Words, entries: Sequence[Mapping[str, Any]]) -> Sheet:
    heads = ("variant", "games", "won", "interval", "person", "opponent", "tile")
    rows = tuple(
        (
            variant_label(words, e), _count(words, e["games"]), _percent(words, e["win_rate"]),
            " – ".join(_percent(words, edge) for edge in e["interval"]),
            _number(words, e["mean_score_person"]), _number(words, e["mean_score_automa"]),
            _percent(words, e["tile_person"]),
        )
        for e in entries
    )  # fmt: skip
    return Sheet(tuple(words(f"run-head-{head}") for head in heads), rows)


def _scores(words: Words, seen: Mapping[str, Any]) -> Figure:
    sets = [("you", _counted(seen["score_1"])), ("it", _counted(seen["score_2"]))]
    caption = words("plot-scores")
    return Figure(plots.distribution(sets, caption), caption)


def _lengths(words: Words, seen: Mapping[str, Any]) -> Figure:
    caption = words("plot-lengths")
    return Figure(plots.distribution([("you", _counted(seen["plies"]))], caption), caption)


def _cards(words: Words, seen: Mapping[str, Any], cards: Sequence[Mapping[str, Any]]) -> Figure:
    """How the margin shifts with when a card came first."""
    numbers = sorted(int(card["number"]) for card in cards)
    rows = [
        (
            words("plot-card", card=number),
            [_effect(card, *when) for when in (EARLY, LATE, NEVER)],
        )
        for number, card in zip(numbers, seen["cards"], strict=True)
    ]
    largest = max((abs(value) for _, values in rows for value in values), default=0.0)
    caption = words("plot-cards", largest=_number(words, largest, 2))
    return Figure(plots.effects(rows, caption), caption)


def _effect(card: Mapping[str, Any], first: int, last: int) -> float:
    games, margin = _counted(card["games"]), _counted(card["margin"])
    inside = [turn for turn in games if first <= turn <= last]
    n, total = sum(games[t] for t in inside), sum(games.values())
    if n in (0, total):
        return 0.0
    points = sum(margin[t] for t in inside)
    return points / n - (sum(margin.values()) - points) / (total - n)


# --- the Automa on its own


def _tempo_sections(words: Words, results: Mapping[str, Any]) -> Iterator[Section]:
    entries = _played(results)
    first = results["measures"][0]
    yield Section("", None, (_tempo_ladder(words, first, entries),))
    for entry, seen in _with_distributions(results):
        figures = [
            _distribution(words, measure, seen) for measure in (first, results["measures"][-1])
        ]
        steps = _steps(words, results["measures"], entry)
        figures += [steps] if steps else []
        yield Section(
            variant_label(words, entry), _tempo_sheet(words, results["measures"], entry),
            tuple(figures),
        )  # fmt: skip


def measure_label(words: Words, measure: Mapping[str, Any]) -> str:
    args = {name: _read(value) for name, value in measure["args"].items()}
    return words(f"tempo-{measure['key']}", **args)


def _read(value: Any) -> Any:
    return Ref(value["kind"], value["id"]) if isinstance(value, Mapping) else value


def _tempo_ladder(
    words: Words, measure: Mapping[str, Any], entries: Sequence[Mapping[str, Any]]
) -> Figure:
    found = [(variant_label(words, e), e["measures"].get(measure["name"])) for e in entries]
    caption = words("plot-tempo", measure=measure_label(words, measure))
    return Figure(_rungs(words, found, caption), caption)


def _steps(
    words: Words, measures: Sequence[Mapping[str, Any]], entry: Mapping[str, Any]
) -> Figure | None:
    """Like things that follow each other: the turn of each star, the points of each round."""
    many = [m for m in measures if m["args"]]
    if not many:
        return None
    found = [(measure_label(words, m), entry["measures"].get(m["name"])) for m in many]
    caption = words("plot-steps")
    return Figure(_rungs(words, found, caption), caption)


def _rungs(
    words: Words, found: Sequence[tuple[str, Mapping[str, Any] | None]], caption: str
) -> Drawing:
    rungs = [_mean_rung(words, label, m) for label, m in found if m and m["games"]]
    edges = [0.0, *(edge for rung in rungs for edge in (rung.low, rung.high))]
    return plots.ladder(rungs, plots.Scale(min(edges), max(edges) * 1.05), "", caption)


def _mean_rung(words: Words, label: str, measure: Mapping[str, Any]) -> plots.Rung:
    low, high = measure["interval"]
    told = _number(words, measure["mean"], 2)
    return plots.Rung(label, measure["mean"], low, high, told, measure.get("known"))


def _distribution(words: Words, measure: Mapping[str, Any], seen: Mapping[str, Any]) -> Figure:
    caption = words("plot-measure", measure=measure_label(words, measure))
    counted = _counted(seen[measure["name"]])
    return Figure(plots.distribution([("it", counted)], caption), caption)


def _tempo_sheet(
    words: Words, measures: Sequence[Mapping[str, Any]], entry: Mapping[str, Any]
) -> Sheet:
    heads = ("measure", "mean", "interval", "known", "off")
    rows, marked = [], set()
    for i, measure in enumerate(measures):
        found = entry["measures"][measure["name"]]
        off = found.get("off")
        rows.append(
            (
                measure_label(words, measure), _number(words, found["mean"], 2),
                " – ".join(_number(words, edge, 2) for edge in found["interval"]),
                _number(words, found["known"], 2) if "known" in found else "",
                "" if off is None else decimal(words.language, off, 1, plus=True),
            )
        )  # fmt: skip
        if off is not None and abs(off) > STRANGE and found["games"] >= ENOUGH:
            marked.add(i)
    return Sheet(tuple(words(f"run-head-{head}") for head in heads), tuple(rows), frozenset(marked))


# --- two runs beside each other


def compared(words: Words, a: Mapping[str, Any], b: Mapping[str, Any]) -> Sheet:
    """What two runs have in common, and how they differ, with the interval of the difference."""
    heads = ("variant", "measure", "a", "b", "difference", "interval")
    others = {entry["variant"]: entry for entry in b["results"]}
    rows = [
        row
        for entry in a["results"]
        if entry["variant"] in others
        for row in _differences(words, a, entry, others[entry["variant"]])
    ]
    return Sheet(tuple(words(f"run-head-{head}") for head in heads), tuple(rows))


def _differences(
    words: Words, run: Mapping[str, Any], a: Mapping[str, Any], b: Mapping[str, Any]
) -> Iterator[tuple[str, ...]]:
    label = variant_label(words, a)
    if run.get("kind") == TEMPO:
        for measure in run["measures"]:
            pair = [entry["measures"].get(measure["name"]) for entry in (a, b)]
            if all(pair):
                yield _difference(words, label, measure_label(words, measure), *pair)
        return
    won = [
        {"mean": 100 * e["win_rate"], "interval": [100 * x for x in e["interval"]]} for e in (a, b)
    ]
    yield _difference(words, label, words("run-head-won") + " (%)", *won)
    margin = [{"mean": e["mean_margin"], "interval": e["margin_interval"]} for e in (a, b)]
    yield _difference(words, label, words("run-margin"), *margin)


def _difference(
    words: Words, label: str, what: str, a: Mapping[str, Any], b: Mapping[str, Any]
) -> tuple[str, ...]:
    """The halves of both intervals add like the sides of a right angle."""
    half = sum(((m["interval"][1] - m["interval"][0]) / 2) ** 2 for m in (a, b)) ** 0.5
    gap = b["mean"] - a["mean"]
    edges = " – ".join(_number(words, edge, 2) for edge in (gap - half, gap + half))
    return label, what, _number(words, a["mean"], 2), _number(words, b["mean"], 2), \
        _number(words, gap, 2), edges  # fmt: skip


# --- numbers


def _counted(histogram: Mapping[str, int]) -> dict[int, int]:
    return {int(value): int(n) for value, n in histogram.items()}


def _percent(words: Words, share: float) -> str:
    return percent(words.language, share, 2)


def _number(words: Words, value: float, digits: int = 1) -> str:
    return decimal(words.language, value, digits)


def _count(words: Words, value: int) -> str:
    return decimal(words.language, value)
