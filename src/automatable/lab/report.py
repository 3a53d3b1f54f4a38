"""A run as one HTML page: plots drawn as SVG, nothing fetched, every axis described in words."""

from __future__ import annotations

from html import escape
from typing import Any

from automatable.lab.errors import BadExperiment
from automatable.ui.lab.runs import Figure, Section, Sheet, sections
from automatable.ui.words.words import Words

STYLE = """
:root { color-scheme: light dark; --ink: #222; --quiet: #777; --you: #2a6f97; --it: #b5533c;
  --paper: #fdfcf9; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee; --quiet: #999; --you: #7fb8d8;
  --it: #e09a86; --paper: #1c1c1e; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
figure { margin: 1rem 0; } .plot { width: 100%; max-width: 38rem; height: auto; }
.plot text { fill: var(--ink); font-size: 11px; } .plot-name { font-weight: 600; }
.plot-grid { stroke: var(--quiet); stroke-opacity: .3; } .plot-floor { stroke: var(--quiet); }
.plot-interval { stroke: var(--you); stroke-width: 5; stroke-opacity: .5; }
.plot-dot { fill: var(--you); } .plot-known { fill: none; stroke: var(--it); stroke-width: 2; }
.plot-you { fill: var(--you); } .plot-it { fill: var(--it); } .plot-bar { fill-opacity: .5; }
.scroll { overflow-x: auto; } .marked { font-weight: 700; color: var(--it); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 14px; }
td, th { padding: .15rem .8rem .15rem 0; text-align: left; } figcaption { color: var(--quiet); }
pre { overflow-x: auto; font-size: 12px; }
"""


def page(manifest: dict[str, Any], results: dict[str, Any], words: Words) -> str:
    """The whole page, in the language of the words."""
    try:
        body = _body(manifest, results, words)
    except (KeyError, TypeError, IndexError, ValueError, AttributeError) as error:
        raise BadExperiment("no_run", folder="results.json", reason=repr(error)) from None
    return (
        f"<!doctype html><html lang={words.language}><meta charset=utf-8>"
        "<meta name=viewport content='width=device-width, initial-scale=1'>"
        f"<title>Automatable: {escape(words('game-title'))}</title><style>{STYLE}</style>"
        f"<body>{body}</body></html>\n"
    )


def _body(manifest: dict[str, Any], results: dict[str, Any], words: Words) -> str:
    games = words("run-games-each", n=results["results"][0]["games"])
    parts = [f"<h1>{escape(words('game-title'))}: {escape(games)}</h1>"]
    if not results["finished"]:
        parts.append(f"<p><strong>{escape(words('run-cancelled'))}</strong></p>")
    if "assumption" in results:
        parts.append(f"<p>{escape(words(results['assumption']))}</p>")
    parts.append(f"<pre>{escape(' '.join(manifest['command']))}</pre>")
    parts += [_section(section) for section in sections(words, results, manifest)]
    return "\n".join(parts)


def _section(section: Section) -> str:
    title = f"<h2>{escape(section.title)}</h2>" if section.title else ""
    sheet = _sheet(section.sheet) if section.sheet else ""
    return title + sheet + "".join(map(_figure, section.figures))


def _sheet(sheet: Sheet) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in sheet.heads)
    rows = "".join(
        f"<tr{' class=marked' if i in sheet.marked else ''}>"
        + "".join(f"<td>{escape(cell)}</td>" for cell in row)
        + "</tr>"
        for i, row in enumerate(sheet.rows)
    )
    return f"<div class=scroll><table><tr>{head}</tr>{rows}</table></div>"


def _figure(figure: Figure) -> str:
    caption = escape(figure.caption)
    return f"<figure>{figure.drawing}<figcaption>{caption}</figcaption></figure>"
