"""The icon set: one symbol for one thing, the same everywhere."""

from __future__ import annotations

from functools import lru_cache

from automatable.core.screens import Words
from automatable.core.svg import KEPT, Drawing, el, together
from automatable.games.age_of_innovation.components import NEUTRAL

_LINE = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"'
_LINE += ' stroke-linejoin="round"'

BUILDINGS: dict[str, str] = {
    "workshop": "M4 20v-8l8-7 8 7v8z",
    "guild": "M2 20v-8l5-5 4.5 4.5V20zM12.5 20V9L17 4l5 5v11z",
    "school": "M4 20V11h16v9zM11 11V3l8 3-6 2.4V11z",
    "palace": "M3 20V7l4 4 2-7 3 6 3-6 2 7 4-4v13z",
    "university": "M3 20v-6h18v6zM5 13a7 7 0 0 1 14 0z",
    "tower": "M8 20V9H6V3h2.4v2.4h2.4V3h2.4v2.4h2.4V3H18v6h-2v11z",
    "monument": "M10 3h4l2.4 13H7.6zM5 21v-4h14v4z",
}

ICONS: dict[str, str] = {
    "automa": f'<circle cx="12" cy="12" r="4" {_LINE}/><path {_LINE} d="M12 2.5v4M12 17.5v4M2.5 12'
    'h4M17.5 12h4M5.3 5.3l2.8 2.8M15.9 15.9l2.8 2.8M18.7 5.3l-2.8 2.8M8.1 15.9l-2.8 2.8"/>',
    "person": f'<circle cx="12" cy="7.5" r="4" {_LINE}/><path {_LINE} d="M4 21c.6-5 4-7.5 8-7.5'
    's7.4 2.5 8 7.5"/>',
    "points": '<path fill="currentColor" d="M12 2.6l2.8 6 6.6.7-4.9 4.5 1.4 6.5L12 17l-5.9 3.3 1.4'
    '-6.5L2.6 9.3l6.6-.7z"/>',
    "ship": f'<path {_LINE} d="M3 15h18l-3 5.5H6zM11.5 15V3l7 8.5h-7"/>',
    "deck": f'<rect x="7.5" y="3" width="12" height="16" rx="2" {_LINE}/><path {_LINE} d="M4.5 6.5'
    'V19a2.5 2.5 0 0 0 2.5 2.5h8.5"/>',
    "scholar": f'<path {_LINE} d="M2.5 9L12 4.5 21.5 9 12 13.5zM6.5 11v5c3 3 8 3 11 0v-5M21.5 9v6"'
    "/>",
    "innovation": f'<path {_LINE} d="M8.5 17c0-3-3-4-3-8a6.5 6.5 0 0 1 13 0c0 4-3 5-3 8zM9 21h6"/>',
    "token": '<circle cx="12" cy="12" r="8.5" fill="#5b3fa6" stroke="#fff" stroke-width="2"/><path'
    ' d="M12 7l1.6 3.4 3.7.4-2.8 2.5.8 3.7-3.3-1.9-3.3 1.9.8-3.7-2.8-2.5 3.7-.4z" fill="#fff"/>',
    "x_marker": f'<path {_LINE} stroke-width="3.4" d="M5 5l14 14M19 5L5 19"/>',
    "power": '<path fill="currentColor" d="M13.5 2L4.5 13.5h6L9 22l10-12.5h-6.5z"/>',
    "book": f'<path {_LINE} d="M4 4.5h6a2 2 0 0 1 2 2V20a2.4 2.4 0 0 0-2-1.5H4zM20 4.5h-6a2 2 0 0 '
    '0-2 2V20a2.4 2.4 0 0 1 2-1.5h6z"/>',
    "build": f'<path {_LINE} d="M4 20v-8l8-7 8 7v8zM12 11v6M9 14h6"/>',
    "upgrade": f'<path {_LINE} d="M4 20.5v-6l5-4.5 5 4.5v6zM19 15V4M15.5 7.5L19 4l3.5 3.5"/>',
    "step": f'<path {_LINE} d="M4 20h5v-5h5v-5h5V5M15.5 8.5L19 5l3.5 3.5"/>',
    "merge": f'<path {_LINE} d="M2.5 12h7M14.5 12h7M6.5 8.5L10 12l-3.5 3.5M17.5 8.5L14 12l3.5 3.5'
    '"/>',
    "reading": f'<path {_LINE} d="M3 7h16M5 17h14M15.5 13.5L19 17l-3.5 3.5M19 7L5 17"/>',
    "reverse": f'<path {_LINE} d="M21 7H5M19 17H5M8.5 13.5L5 17l3.5 3.5M5 7l14 10"/>',
    "scoring_tile": f'<rect x="3" y="6" width="18" height="12" rx="2" {_LINE}/><path {_LINE} d="M8 '
    '6v12M12 12h5"/>',
    "catch_up": f'<path {_LINE} d="M3 19V9M3 9l3 3M3 9L.8 11.5M14 19V5M21 19V9"/>',
    "pass": f'<circle cx="12" cy="12" r="9" {_LINE}/><path {_LINE} d="M8 8.5v7l5-3.5zM16 8.5v7"/>',
    "cover": f'<rect x="3" y="3" width="18" height="18" rx="4" {_LINE}/><path {_LINE} d="M8 8l8 8M'
    '16 8l-8 8"/>',
    "faction": f'<circle cx="12" cy="12" r="9" {_LINE}/><path fill="currentColor" d="M12 6.5l4.8 9'
    '.5H7.2z"/>',
    "done": f'<path {_LINE} d="M3 12h13M11 6l6 6-6 6M21 5v14"/>',
    "bridge": f'<path {_LINE} d="M2 17V9M22 17V9M2 12c5-6 15-6 20 0M2 17h20M8 17v-5.6M16 17v-5.6"'
    "/>",
    "tool": f'<path {_LINE} d="M4 20l9-9M11 6.5a4.5 4.5 0 0 1 6-3l-2.6 2.6 3.5 3.5 2.6-2.6a4.5 4.5'
    ' 0 0 1-6 5.6"/>',
    "coin": f'<circle cx="12" cy="12" r="8.5" {_LINE}/><path {_LINE} d="M12 7.5v9M9.5 10h4a1.8 1.8'
    ' 0 0 1 0 4h-3"/>',
    "spade": f'<path {_LINE} d="M9 3h6M12 3v9M7.5 12h9v3.5c0 3-2 5.5-4.5 5.5s-4.5-2.5-4.5-5.5z"/>',
    "pencil": f'<path {_LINE} d="M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5"/>',
    "bonus": f'<path {_LINE} d="M12 21s-8-4.5-8-11a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 10c0 6.5-8'
    ' 11-8 11z"/>',
}
ACTION_ICONS = {
    "faction_action": "faction", "take_innovation": "innovation", "gain_points": "points",
    "transform_build": "build", "upgrade": "upgrade", "block_actions": "cover",
    "send_scholar": "scholar", "advance_one": "step",
}  # fmt: skip

POWER_ICONS = {1: "bridge", 2: "scholar", 3: "tool", 4: "coin", 5: "spade", 6: "spade"}
BOOK_ICONS = {1: "power", 2: "step", 3: "points", 4: "upgrade", 5: "coin", 6: "spade"}


def icon_symbols(words: Words) -> Drawing:
    """All icons and buildings as symbols, to be put into a page once."""
    drawn = [
        el("symbol", Drawing(shape), id=f"aoi-{name}", viewBox="0 0 24 24")
        for name, shape in ICONS.items()
    ]
    built = [
        el(
            "symbol",
            el("title", words(f"building-{type}")),
            el("path", d=BUILDINGS[type], fill="currentColor"),
            id=f"aoi-b-{type}",
            viewBox="0 0 24 24",
        )
        for type in NEUTRAL
    ]
    return together(*drawn, *built)


@lru_cache(maxsize=KEPT)
def icon(name: str, label: str | None = None) -> Drawing:
    """An icon to stand in a line of text; give it a label where no words stand beside it."""
    args = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return el("svg", use(name, 0, 0, 24), class_=f"icon icon-{name}", viewBox="0 0 24 24", **args)


@lru_cache(maxsize=KEPT)
def use(name: str, x: float, y: float, size: float) -> Drawing:
    """An icon inside a drawing."""
    return el("use", href=f"#aoi-{name}", x=x, y=y, width=size, height=size)
