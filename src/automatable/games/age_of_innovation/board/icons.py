"""The icon set: one symbol for one thing, the same everywhere."""

from __future__ import annotations

from functools import lru_cache

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import KEPT, Drawing, el, together
from automatable.games.age_of_innovation.components import DISCIPLINES, NEUTRAL

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
    "key": f'<circle cx="7.5" cy="12" r="4.5" {_LINE}/><path {_LINE} d="M12 12h9.5v4M17.5 12v3"/>',
    "city": f'<path {_LINE} d="M2 20.5h20M4 20.5V11h4.5M8.5 20.5V4.5h7v16M15.5 10H20v10.5M12 '
    '9v.1M12 13v.1"/>',
    "annex": f'<path {_LINE} d="M2.5 20.5v-9L9 6l6.5 5.5v9zM15.5 13h6v7.5h-6M18.5 3v5M16 5.5h5"/>',
    "river": f'<path {_LINE} d="M2 8q2.5-4 5 0t5 0 5 0 5 0M2 16q2.5-4 5 0t5 0 5 0 5 0"/>',
    "edge": f'<path {_LINE} stroke-dasharray="2.5 3" d="M12 2.5L4 7v10l8 4.5"/><path {_LINE} '
    'stroke-width="3.6" d="M12 2.5L20 7v10l-8 4.5"/>',
    "competency": f'<circle cx="12" cy="9" r="6.5" {_LINE}/><path {_LINE} d="M8 14.5L6.5 '
    '22l5.5-3 5.5 3-1.5-7.5"/>',
    "income": f'<path {_LINE} d="M12 2.5v10.5M7.5 9l4.5 4.5L16.5 9M3.5 14v6.5h17V14"/>',
    "once": f'<circle cx="12" cy="12" r="9.5" {_LINE}/><path {_LINE} stroke-width="2.6" '
    'd="M9.5 9l3-2v10"/>',
    "lasting": f'<path {_LINE} d="M6.8 8a4 4 0 1 0 0 8c3.6 0 6.8-8 10.4-8a4 4 0 1 1 0 8c-3.6 '
    '0-6.8-8-10.4-8z"/>',
    "act": f'<path {_LINE} d="M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM7.5 12h8M12.5 8.5L16 '
    '12l-3.5 3.5"/>',
    "step_each": '<path fill="currentColor" d="M2 15h4v6H2zM7.5 11h4v10h-4zM13 '
    '7h4v14h-4zM18.5 3h4v18h-4z"/>',
    "fly": f'<path {_LINE} d="M1.5 15c4-8 8.5-8 10.5-1.5C14 7 18.5 7 22.5 15"/>',
    "anywhere": f'<circle cx="12" cy="12" r="6" {_LINE}/><path {_LINE} d="M12 1.5v6M12 '
    '16.5v6M1.5 12h6M16.5 12h6"/>',
    "shapes": f'<path {_LINE} d="M2.5 20.5v-6l4-3.5 4 3.5v6zM14 20.5v-9h7v9zM7 7.5l2.5-5 2.5 5z"/>',
    "lowest": f'<path {_LINE} d="M3 21V5M9 21V9M15 21v-7M21 21V7M12.5 4l2.5 3.5L17.5 4"/>',
    "highest": f'<path {_LINE} d="M3 21V9M9 21v-8M15 21V6M21 21V10M12.5 3.5L15 1l2.5 2.5"/>',
    "terraform": f'<path {_LINE} d="M3 3h5M5.5 3v8M2 11h7v3c0 2.5-1.5 4-3.5 4S2 16.5 2 14zM17 21V5M'
    '13 9l4-4 4 4"/>',
    "sail_up": f'<path {_LINE} d="M1.5 15h12l-2 5.5h-8zM7 15V5l5 6.5H7M19 21V6M15.5 9.5L19 6'
    'l3.5 3.5"/>',
    "arrow": f'<path {_LINE} d="M4 12h15M13.5 6.5L19 12l-5.5 5.5"/>',
}
ACTION_ICONS = {
    "faction_action": "faction", "take_innovation": "innovation", "gain_points": "points",
    "transform_build": "build", "upgrade": "upgrade", "block_actions": "cover",
    "send_scholar": "scholar", "advance_one": "step",
}  # fmt: skip

POWER_ICONS = {1: "bridge", 2: "scholar", 3: "tool", 4: "coin", 5: "spade", 6: "spade"}
BOOK_ICONS = {1: "power", 2: "step", 3: "points", 4: "upgrade", 5: "coin", 6: "spade"}


BOOK = "M3 3.5h15.5A2.5 2.5 0 0 1 21 6v14.5H6A3 3 0 0 1 3 17.5z"


def _book_of(discipline: str, words: Words) -> Drawing:
    """A book of a discipline: its colour, and its letter."""
    return el(
        "symbol",
        el("path", d=BOOK, class_=f"book-cover book-{discipline}"),
        el("text", words(f"mark-{discipline}"), x=12, y=16.5, class_="book-letter"),
        id=f"aoi-k-{discipline}",
        viewBox="0 0 24 24",
    )


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
    books = [_book_of(discipline, words) for discipline in DISCIPLINES]
    return together(*drawn, *built, *books)


@lru_cache(maxsize=KEPT)
def icon(name: str, label: str | None = None) -> Drawing:
    """An icon to stand in a line of text; give it a label where no words stand beside it."""
    args = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return el("svg", use(name, 0, 0, 24), class_=f"icon icon-{name}", viewBox="0 0 24 24", **args)


@lru_cache(maxsize=KEPT)
def use(name: str, x: float, y: float, size: float) -> Drawing:
    """An icon inside a drawing."""
    return el("use", href=f"#aoi-{name}", x=x, y=y, width=size, height=size)
