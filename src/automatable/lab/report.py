"""A run as one HTML page: plots drawn as SVG, nothing fetched, every axis told in words."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from automatable.lab.errors import BadExperiment

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 640, 220, 60, 34, 12
STYLE = """
:root { color-scheme: light dark; --ink: #222; --quiet: #777; --you: #2a6f97; --it: #b5533c;
  --paper: #fdfcf9; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee; --quiet: #999; --you: #7fb8d8;
  --it: #e09a86; --paper: #1c1c1e; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 12px; }
.axis { stroke: var(--quiet); } .you { fill: var(--you); stroke: var(--you); }
.it { fill: var(--it); stroke: var(--it); } .bar { fill-opacity: .45; stroke: none; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
td, th { padding: .15rem .8rem .15rem 0; text-align: left; } figcaption { color: var(--quiet); }
pre { overflow-x: auto; font-size: 12px; }
"""


def page(manifest: dict[str, Any], results: dict[str, Any]) -> str:
    """The whole page."""
    try:
        body = _body(manifest, results)
    except (KeyError, TypeError, IndexError, ValueError, AttributeError) as error:
        raise BadExperiment("no_run", folder="results.json", reason=repr(error)) from None
    return (
        "<!doctype html><html lang=en><meta charset=utf-8>"
        "<meta name=viewport content='width=device-width, initial-scale=1'>"
        f"<title>Automatable: a run</title><style>{STYLE}</style><body>{body}</body></html>\n"
    )


def _body(manifest: dict[str, Any], results: dict[str, Any]) -> str:
    entries, drawn = results["results"], results["distributions"]
    command = escape(" ".join(manifest["command"]))
    state = "" if results["finished"] else "<p><strong>The run was cancelled early.</strong></p>"
    parts = [
        f"<h1>{escape(results['game'])}: {entries[0]['games']} games each</h1>{state}",
        f"<pre>{command}</pre>", _table(entries), _ladder(entries),
    ]  # fmt: skip
    for entry, seen in zip(entries, drawn, strict=True):
        name = escape(entry["variant"])
        parts += [f"<h2>{name}</h2>", _scores(seen), _lengths(seen)]
        if "deck" in entry:
            parts.append(_cards(seen, manifest["decks"][entry["deck"]]["card"]))
    return "\n".join(parts)


def _table(entries: Sequence[dict[str, Any]]) -> str:
    heads = ("variant", "games", "won", "95 % interval", "person", "opponent", "7x7 bonus")
    rows = [
        (
            escape(e["variant"]), e["games"], f"{100 * e['win_rate']:.2f} %",
            "–".join(f"{100 * edge:.2f}" for edge in e["interval"]),
            e["mean_score_person"], e["mean_score_automa"], f"{100 * e['tile_person']:.1f} %",
        )
        for e in entries
    ]  # fmt: skip
    lines = ["".join(f"<td>{cell}</td>" for cell in row) for row in rows]
    head = "".join(f"<th>{name}</th>" for name in heads)
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def _ladder(entries: Sequence[dict[str, Any]]) -> str:
    """One rung for each variant: how often the person wins, with its interval."""
    step = 26
    lines = [_grid(step * len(entries))]
    for i, entry in enumerate(entries):
        y = TOP + step * (i + 0.5)
        low, high = (_across(edge) for edge in entry["interval"])
        lines.append(
            f"<text x=0 y={y + 4}>{escape(entry['variant'][:18])}</text>"
            f"<line class=you x1={low:.1f} x2={high:.1f} y1={y} y2={y} stroke-width=5 />"
            f"<circle class=you cx={_across(entry['win_rate']):.1f} cy={y} r=5 />"
        )
    caption = (
        "How often the person wins. Left is never, right is always; the dot is the share of "
        "games won, the bar around it the 95 % interval."
    )
    return _figure(lines, step * len(entries) + TOP + BOTTOM, caption)


def _across(share: float) -> float:
    return 2 * LEFT + share * (WIDTH - 2 * LEFT - 30)


def _grid(height: int) -> str:
    return "".join(
        f"<line class=axis x1={_across(p / 100)} x2={_across(p / 100)} y1={TOP} "
        f"y2={TOP + height} stroke-opacity=.3 />"
        f"<text x={_across(p / 100)} y={TOP + height + 16} text-anchor=middle>{p} %</text>"
        for p in range(0, 101, 20)
    )


def _scores(seen: dict[str, Any]) -> str:
    caption = (
        "Final scores. Left to right are points, the height is how often; blue is the person, "
        "red the opponent."
    )
    return _histograms([("you", seen["score_1"]), ("it", seen["score_2"])], caption)


def _lengths(seen: dict[str, Any]) -> str:
    caption = (
        "Length of the games. Left to right are plies (decisions and turns of the Automa), the "
        "height is how often."
    )
    return _histograms([("you", seen["plies"])], caption)


def _histograms(sets: Sequence[tuple[str, dict[str, int]]], caption: str) -> str:
    counted = [(style, {int(v): n for v, n in histogram.items()}) for style, histogram in sets]
    values = [v for _, histogram in counted for v in histogram]
    low, high = min(values), max(values) + 1
    top = max(n / sum(h.values()) for _, h in counted for n in h.values())
    unit = (WIDTH - LEFT - 10) / (high - low)
    lines = []
    for style, histogram in counted:
        total = sum(histogram.values())
        for value, n in histogram.items():
            height = (HEIGHT - TOP - BOTTOM) * n / total / top
            x = LEFT + (value - low) * unit
            lines.append(
                f"<rect class='{style} bar' x={x:.1f} width={max(unit - 0.5, 0.5):.1f} "
                f"y={HEIGHT - BOTTOM - height:.1f} height={height:.1f} />"
            )
    tick = 10 if high - low > 40 else 5
    for value in range(low + -low % tick, high, tick):
        x = LEFT + (value - low + 0.5) * unit
        lines.append(f"<text x={x:.1f} y={HEIGHT - 14} text-anchor=middle>{value}</text>")
    lines.append(f"<text x=0 y={TOP + 8}>{100 * top:.1f} %</text>")
    return _figure(lines, HEIGHT, caption)


def _cards(seen: dict[str, Any], cards: Sequence[dict[str, Any]]) -> str:
    """How the margin shifts with when a card came first."""
    numbers = sorted(card["number"] for card in cards)
    effects = [
        [_effect(card, first, last) for first, last in ((1, 5), (6, 10), (0, 0))]
        for card in seen["cards"]
    ]
    largest = max((abs(value) for row in effects for value in row), default=0) or 1
    step, middle = 30, (WIDTH + LEFT) / 2
    lines = [f"<line class=axis x1={middle} x2={middle} y1={TOP} y2={TOP + step * len(numbers)} />"]
    for i, (number, row) in enumerate(zip(numbers, effects, strict=True)):
        lines.append(f"<text x=0 y={TOP + step * i + 18}>card {number}</text>")
        for j, value in enumerate(row):
            size = abs(value) / largest * (WIDTH - LEFT) / 2.2
            x = middle if value >= 0 else middle - size
            lines.append(
                f"<rect class={'you' if value >= 0 else 'it'} x={x:.1f} width={size:.1f} "
                f"y={TOP + step * i + 2 + 9 * j} height=7 fill-opacity={1 - 0.3 * j:.1f} "
                f"stroke=none><title>{value:+.2f} points</title></rect>"
            )
    caption = (
        "What a card does. Three bars for each: it came first in the Automa's turns 1-5, in "
        "turns 6-10, or not by then. Right of the line the person's margin is larger than in the "
        f"other games, left smaller; the longest bar is {largest:.2f} points."
    )
    return _figure(lines, TOP + step * len(numbers) + 10, caption)


def _effect(card: dict[str, Any], first: int, last: int) -> float:
    games, margin = ({int(k): v for k, v in card[name].items()} for name in ("games", "margin"))
    inside = [turn for turn in games if first <= turn <= last]
    n, total = sum(games[t] for t in inside), sum(games.values())
    if n in (0, total):
        return 0.0
    points = sum(margin[t] for t in inside)
    value: float = points / n - (sum(margin.values()) - points) / (total - n)
    return value


def _figure(lines: Sequence[str], height: float, caption: str) -> str:
    drawing = "".join(lines)
    return (
        f"<figure><svg viewBox='0 0 {WIDTH} {height:.0f}' role=img "
        f"aria-label='{escape(caption)}'>{drawing}</svg>"
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )
