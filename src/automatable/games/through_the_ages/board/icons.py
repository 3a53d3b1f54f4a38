"""The icon set: one symbol for one thing, the same everywhere, each with a title in words."""

from __future__ import annotations

from functools import lru_cache

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import KEPT, Drawing, el, together

_LINE = (
    'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"'
    ' stroke-linejoin="round"'
)

ICONS: dict[str, tuple[str, str]] = {
    "science": (
        "table-science",
        f'<path {_LINE} d="M9.5 3h5M10.5 3v6l-5.4 9a2 2 0 0 0 1.8 3h10.2a2 2 0 0 0 1.8-3l-5.4-9V3"'
        '/><path fill="currentColor" d="M8 15.5h8l1.8 3.3H6.2z"/>',
    ),
    "culture": (
        "table-culture",
        f'<path {_LINE} d="M9 20c4-2 7-7 6-16 4 5 3 12-2 16M7 14l-3-1M8 10L5 8M10 7L8 4"/>',
    ),
    "strength": (
        "table-strength",
        f'<path {_LINE} d="M5 19L16 8l3-5-5 3L3 17zM8 14l4 4"/>',
    ),
    "happiness": (
        "table-happiness",
        f'<circle cx="12" cy="12" r="9" {_LINE}/><path {_LINE} d="M8 14c1.6 2.6 6.4 2.6 8 0"/>'
        '<circle cx="9" cy="9.6" r="1.3" fill="currentColor"/><circle cx="15" cy="9.6" r="1.3"'
        ' fill="currentColor"/>',
    ),
    "gold": (
        "table-gold",
        '<circle cx="12" cy="12" r="9.4" fill="var(--brass)" stroke="var(--brass-edge)"'
        ' stroke-width="1.6"/><path d="M12 6.5l1.6 3.6 3.9.4-2.9 2.6.8 3.9-3.4-2-3.4 2 .8-3.9'
        '-2.9-2.6 3.9-.4z" fill="var(--brass-edge)"/>',
    ),
    "blue": (
        "table-blue",
        '<path d="M12 2.6l8.4 4.6v9.6L12 21.4l-8.4-4.6V7.2z" fill="#3f6fb5" stroke="#1d3c6b"'
        ' stroke-width="1.4"/><path d="M3.6 7.2L12 12l8.4-4.8M12 12v9.4" fill="none"'
        ' stroke="#dfe9f8" stroke-width="1.3"/>',
    ),
    "cube": (
        "table-technologies",
        '<path d="M12 2.6l8.4 4.6v9.6L12 21.4l-8.4-4.6V7.2z" fill="#e6b842" stroke="#6d5210"'
        ' stroke-width="1.4"/><path d="M3.6 7.2L12 12l8.4-4.8M12 12v9.4" fill="none"'
        ' stroke="#6d5210" stroke-width="1.2"/>',
    ),
    "civil": (
        "own-civil",
        '<circle cx="12" cy="12" r="8.5" fill="var(--paper)" stroke="currentColor"'
        ' stroke-width="2.4"/><circle cx="12" cy="12" r="4" fill="currentColor"/>',
    ),
    "military_action": (
        "own-military",
        '<rect x="4" y="4" width="16" height="16" rx="4" fill="var(--g-military)"/>',
    ),
    "food": (
        "own-food",
        f'<path {_LINE} d="M12 21V7M12 11c-4 0-6-2-6-5 4 0 6 2 6 5zM12 11c4 0 6-2 6-5-4 0-6 2-6 5z'
        'M12 17c-4 0-6-2-6-5 4 0 6 2 6 5zM12 17c4 0 6-2 6-5-4 0-6 2-6 5z"/>',
    ),
    "resources": (
        "own-resources",
        '<path d="M4 16l3-8h10l3 8-3 4H7z" fill="#9a7b52" stroke="#4b3a20" stroke-width="1.5"/>'
        '<path d="M7 8l3 5h4l3-5M10 13l-3 7M14 13l3 7" fill="none" stroke="#4b3a20"'
        ' stroke-width="1.2"/>',
    ),
    "cards": ("own-cards", f'<path {_LINE} d="M8 3h12v15M4 7h12v14H4z"/>'),
    "action": ("icon-action", f'<path {_LINE} d="M5 3h14v18H5zM9 8h6M9 12h6M9 16h3"/>'),
    "leader": (
        "icon-leader",
        f'<circle cx="12" cy="8" r="4" {_LINE}/><path {_LINE} d="M4 21c1-6 15-6 16 0"/>',
    ),
    "wonder": ("icon-wonder", f'<path {_LINE} d="M3 20h18M5 20L12 4l7 16M8.5 12h7M6.8 16h10.4"/>'),
    "government": (
        "icon-government",
        f'<path {_LINE} d="M3 9l9-5 9 5zM5 9v9M10 9v9M14 9v9M19 9v9M3 20h18"/>',
    ),
    "special": (
        "slot-special",
        f'<path {_LINE} d="M12 3l2.6 5.6 6 .7-4.4 4.2 1.2 6L12 16.6 6.6 19.5l1.2-6'
        'L3.4 9.3l6-.7z"/>',
    ),
    "farm_mine": (
        "icon-farm_mine",
        f'<path {_LINE} d="M12 21V9M12 12c-5 0-6-4-6-6 4 0 6 3 6 6zM12 15c5 0 6-4 6-6'
        '-4 0-6 3-6 6z"/>',
    ),
    "military": ("icon-military", f'<path {_LINE} d="M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z"/>'),
    "urban": ("slot-urban", f'<path {_LINE} d="M4 21V10l6-3v14M10 21V4l9 4v13M2 21h20M14 12v.1"/>'),
    "event": ("icon-event", f'<path {_LINE} d="M6 3h12v18H6zM12 8v5M12 16.6v.1"/>'),
    "aggression": (
        "icon-aggression",
        f'<path {_LINE} d="M4 4l12 12M20 4L8 16M5 14l5 5M19 14l-5 5M4 20l3-3M20 20l-3-3"/>',
    ),
    "war": (
        "icon-war",
        f'<path {_LINE} d="M6 21V3M6 4h12l-3 4 3 4H6"/>',
    ),
    "cross": ("entry-remove", f'<path {_LINE} d="M6 6l12 12M18 6L6 18"/>'),
    "leftmost": ("icon-urban_leftmost", f'<path {_LINE} d="M20 12H6M11 6l-6 6 6 6"/>'),
    "any": ("icon-first_valid", f'<circle cx="12" cy="12" r="8" {_LINE} stroke-dasharray="3 3"/>'),
}
"""Name to the message that titles it and the drawing, 24 by 24."""


def sprite(words: Words) -> Drawing:
    """Everything that drawings refer to: put it into a page once, before the drawings."""
    symbols = together(*(_symbol(name, words) for name in ICONS))
    return el("svg", symbols, class_="sprite", width=0, height=0, aria_hidden="true")


def _symbol(name: str, words: Words) -> Drawing:
    title, drawn = ICONS[name]
    return el(
        "symbol",
        el("title", words(title)),
        Drawing(drawn),
        id=f"tta-{name}",
        viewBox="0 0 24 24",
    )


@lru_cache(maxsize=KEPT)
def icon(name: str, label: str | None = None) -> Drawing:
    """An icon to stand in a line of text; give it a label where no words stand beside it."""
    args = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return el("svg", use(name, 0, 0, 24), class_=f"icon icon-{name}", viewBox="0 0 24 24", **args)


@lru_cache(maxsize=KEPT)
def use(name: str, x: float, y: float, size: float) -> Drawing:
    """An icon inside a drawing."""
    return el("use", href=f"#tta-{name}", x=x, y=y, width=size, height=size)


def symbols_of(icon_name: str) -> tuple[str, ...]:
    """The symbols that stand for an icon of an Automa card."""
    if icon_name in ICONS:
        return (icon_name,)
    group, _, statistic = icon_name.partition("_")
    if icon_name == "first_valid":
        return ("any",)
    if icon_name == "wonder_stages":
        return ("wonder",)
    if statistic in ("any", ""):
        return (group,)
    return (group, statistic)
