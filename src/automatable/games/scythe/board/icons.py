"""The icon set: one symbol for one thing, the same everywhere; and the ground of the map."""

from __future__ import annotations

from functools import cache, lru_cache

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import KEPT, Drawing, el
from automatable.games.scythe.board.ground import Letters, ground, letters, names, patterns

_LINE = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"'
_LINE += ' stroke-linejoin="round"'
_FULL = 'fill="currentColor"'
_SWORDS = f'<path {_LINE} d="M4 3l13 13M20 3L7 16M5.5 13.5l5 5M18.5 13.5l-5 5M16 16l4.5 4.5M8 16'
_SWORDS += 'l-4.5 4.5"/>'
_WORKER = f'<circle {_FULL} cx="12" cy="6.5" r="3.8"/><path {_FULL} d="M4.5 21v-3.2a7.5 7.2 0 0 1'
_WORKER += ' 15 0V21z"/>'
_MECH = f'<path {_FULL} d="M8 2.5h8l1.5 3v5h-11v-5zM3 8h2.4v8H3zM18.6 8H21v8h-2.4zM7 11.6h10l-1.4'
_MECH += ' 3.4H8.4zM7.4 16h3.2v6H6zM13.4 16h3.2L18 22h-4.6z"/>'
_CHARACTER = f'<path {_FULL} d="M5.5 4.2l3.4 2L12 2l3.1 4.2 3.4-2-1 6.3h-11zM12 11.6c4.6 0 7.6'
_CHARACTER += ' 3.4 7.6 9.9H4.4c0-6.5 3-9.9 7.6-9.9z"/>'
_STAR = "M12 2.5l2.9 6.3 6.8.7-5.1 4.6 1.5 6.8L12 17.4l-6.1 3.5 1.5-6.8L2.3 9.5l6.8-.7z"
_GEAR = "M12 7.6a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 0 0 0-8.8M12 2v3.6M12 18.4V22M2 12h3.6M18.4 12H22"
_GEAR += "M4.9 4.9l2.6 2.6M16.5 16.5l2.6 2.6M4.9 19.1l2.6-2.6M16.5 7.5l2.6-2.6"

ICONS: dict[str, str] = {
    "worker": _WORKER,
    "mech": _MECH,
    "character": _CHARACTER,
    "unit": f'<g transform="translate(-1.5 3)scale(.66)">{_CHARACTER}</g>'
    f'<g transform="translate(9.4 3)scale(.66)">{_MECH}</g>',
    "encounter": f'<path {_FULL} d="M3 4h18v11.5h-8.6L7 20.5v-5H3z"/><path d="M7 8h10M7 11.6h6.5"'
    ' stroke="var(--icon-ground,var(--paper))" stroke-width="1.8" stroke-linecap="round"/>',
    "factory": f'<path {_FULL} d="M2.5 21V11l6 4v-4l6 4V3h5.2l1.8 18z"/>',
    "attack": _SWORDS,
    "attack_workers": f'<g transform="translate(-2 -1)scale(.8)">{_SWORDS}</g>'
    f'<g transform="translate(11.6 11)scale(.53)">{_WORKER}</g>',
    "power": f'<path {_FULL} d="M13.5 1.5L4.5 13.6h6L9.3 22.5l9.6-12.7h-6.3z"/>',
    "coin": f'<circle cx="12" cy="12" r="9.3" {_LINE}/><path {_LINE} d="M14.8 8.6c-.6-1-1.6-1.4'
    '-2.9-1.4-1.6 0-2.8.9-2.8 2.3 0 3.2 5.8 1.5 5.8 4.8 0 1.5-1.3 2.5-3 2.5-1.4 0-2.6-.6-3.2-1.7'
    'M12 5.4v13.2"/>',
    "popularity": f'<path {_FULL} d="M12 21C5.5 16.2 2.4 12.9 2.4 8.9A5 5 0 0 1 12 6.6a5 5 0 0 1'
    ' 9.6 2.3c0 4-3.1 7.3-9.6 12.1z"/>',
    "combat_card": f'<rect x="5" y="2.5" width="14" height="19" rx="2.4" {_LINE}/>'
    f'<g transform="translate(6.6 6.8)scale(.45)">{_SWORDS}</g>',
    "star": f'<path {_FULL} d="{_STAR}"/>',
    "star_outline": f'<path {_LINE} d="{_STAR}"/>',
    "no_star": f'<path {_LINE} d="{_STAR}" opacity=".55"/><path {_LINE} d="M3.5 20.5l17-17"/>',
    "skip": f'<path {_LINE} d="{_GEAR}"/><path {_LINE} d="M3 21L21 3" stroke-width="3"/>',
    "resource": f'<path {_LINE} d="M4 7.4L12 3l8 4.4v9.2L12 21l-8-4.4zM4 7.4l8 4.4 8-4.4M12'
    ' 11.8V21"/>',
    "food": f'<path {_LINE} d="M12 21V8M12 12c-4 0-5.5-2-5.5-5 4 0 5.5 2 5.5 5zM12 12c4 0 5.5-2 5.5'
    '-5-4 0-5.5 2-5.5 5zM12 17c-4 0-5.5-2-5.5-5M12 17c4 0 5.5-2 5.5-5M12 7V3"/>',
    "oil": f'<path {_FULL} d="M12 2.5c4 5.2 6.3 8.5 6.3 11.6a6.3 6.3 0 0 1-12.6 0c0-3.1 2.3-6.4 6.3'
    '-11.6z"/>',
    "wood": f'<path {_LINE} d="M7 6.5h12v5H7a2.5 2.5 0 1 1 0-5zM7 13.5h12v5H7a2.5 2.5 0 1 1'
    ' 0-5z"/>',
    "metal": f'<path {_LINE} d="M7.5 8h9l4 9.5h-17zM9 12h6"/>',
    "tunnel": f'<path {_FULL} d="M3 20.5V13a9 9 0 0 1 18 0v7.5h-4.4V13a4.6 4.6 0 0 0-9.2 0v7.5z"/>',
    "home": f'<path {_FULL} d="M2.5 12L12 3.4 21.5 12H19v8.6h-5v-5.2h-4v5.2H5V12z"/>',
    "recruit": f'<g transform="translate(-2 1)scale(.86)">{_WORKER}</g>'
    f'<path {_LINE} d="M19.5 3.5v7M16 7h7"/>',
    "mine": f'<path {_LINE} d="M5 20L16 8M4.5 8.5C9 3.6 15 3.4 20.5 6.5M20.5 6.5c.6 4.4-.4'
    ' 8.6-2.6 12"/>',
    "mill": f'<path {_LINE} d="M12 10l6-6M12 10L6 4M12 10l6 6M12 10l-6 6M10 21l2-11 2 11z"/>',
    "monument": f'<path {_FULL} d="M10 4l2-2.4L14 4l1.6 13H8.4zM6 18.4h12V22H6z"/>',
    "armory": f'<path {_FULL} d="M12 2.4l8.5 3v6.2c0 5-3.4 8.3-8.5'
    ' 10.2-5.1-1.9-8.5-5.2-8.5-10.2V5.4z"/>',
    "structure": f'<path {_LINE} d="M3 20.5h18M6.5 17V10M12 17V10M17.5 17V10M3.5 9L12 3.5 20.5'
    ' 9z"/>',
    "upgrade": f'<path {_LINE} d="M12 21V9.5M6.5 14.5L12 9l5.5 5.5M5 4h14"/>',
    "flag": f'<path {_LINE} d="M6 22V3M6 4h12l-3 4 3 4H6"/>',
    "trap": f'<path {_LINE} d="M3 9l3 6 3-6 3 6 3-6 3 6 3-6M3 19h18"/>',
    "deck": f'<rect x="7.5" y="3" width="12" height="16" rx="2" {_LINE}/>'
    f'<path {_LINE} d="M4.5 6.5V19A2.5 2.5 0 0 0 7 21.5h8.5"/>',
    "water": f'<path {_LINE} d="M2 8.5q2.5-3 5 0t5 0 5 0 5 0M2 15.5q2.5-3 5 0t5 0 5 0 5 0"/>',
    "no_water": f'<path {_LINE} d="M2 8.5q2.5-3 5 0t5 0 5 0 5 0M2 15.5q2.5-3 5 0t5 0 5 0 5 0M4'
    ' 21L20 3"/>',
    "plus": f'<path {_LINE} d="M12 4v16M4 12h16"/>',
    "check": f'<path {_LINE} d="M4.5 12.8l5 5L19.5 7"/>',
    "cross": f'<path {_LINE} d="M6 6l12 12M18 6L6 18"/>',
}  # fmt: skip


@lru_cache(maxsize=KEPT)
def icon(name: str, label: str = "") -> Drawing:
    """An icon to stand in a line of text; with a label it speaks, without one it is silent."""
    args: dict[str, object] = (
        {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    )
    return el("svg", el("use", href=f"#scy-{name}"), class_="icon", viewBox="0 0 24 24", **args)


@lru_cache(maxsize=KEPT)
def use(name: str, x: float, y: float, size: float, **attributes: object) -> Drawing:
    """An icon inside a drawing."""
    return el("use", href=f"#scy-{name}", x=x, y=y, width=size, height=size, **attributes)


def sprite(words: Words) -> Drawing:
    """All symbols, once on every page of the game."""
    return _sprite(letters(words))


@cache
def _sprite(named: Letters) -> Drawing:
    symbols = [
        el("symbol", Drawing(shape), id=f"scy-{name}", viewBox="0 0 24 24")
        for name, shape in ICONS.items()
    ]
    return el(
        "svg",
        el("defs", patterns(), ground(), names(named)),
        *symbols,
        class_="sprite",
        width=0,
        height=0,
        aria_hidden="true",
    )
