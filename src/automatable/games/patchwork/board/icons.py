"""The icon set: one symbol for one thing, the same everywhere, each with a title in words."""

from __future__ import annotations

from functools import lru_cache

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import KEPT, Drawing, el, together
from automatable.games.patchwork.board.fabric import cloth_patterns

_PEN = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
_LINE = f'{_PEN} stroke="currentColor" stroke-width="2"'
_BOLD = f'{_PEN} stroke="currentColor" stroke-width="2.6"'

_BUTTON = (
    '<circle cx="12" cy="12" r="10.6" fill="var(--button)" stroke="var(--button-edge)"'
    ' stroke-width="1.4"/><circle cx="12" cy="12" r="7.4" fill="none" stroke="var(--button-edge)"'
    ' stroke-width="1" opacity=".45"/><g fill="var(--button-edge)"><circle cx="9.5" cy="9.5"'
    ' r="1.5"/><circle cx="14.5" cy="9.5" r="1.5"/><circle cx="9.5" cy="14.5" r="1.5"/>'
    '<circle cx="14.5" cy="14.5" r="1.5"/></g>'
)


def _spool(thread: str, mark: str) -> str:
    """A time token: a spool of the seat's thread; the mark tells them apart without colour."""
    return (
        f'<path d="M5.5 6h13v12h-13z" fill="var({thread})"/>'
        '<path d="M5.5 8.4h13M5.5 15.6h13" stroke="#000" stroke-opacity=".22" stroke-width="1"/>'
        '<g fill="var(--wood)" stroke="var(--wood-edge)" stroke-width="1">'
        '<rect x="3.5" y="1.8" width="17" height="4.6" rx="2"/>'
        '<rect x="3.5" y="17.6" width="17" height="4.6" rx="2"/></g>' + mark
    )


ICONS: dict[str, str] = {
    "button": _BUTTON,
    "income": '<g transform="translate(0 3.4)scale(.86)">'
    + _BUTTON
    + '</g><circle cx="18.4" cy="5.6" r="5.2" fill="var(--good)"/><path d="M18.4 2.9v5.4M15.7 5.6'
    'h5.4" stroke="var(--paper)" stroke-width="1.7" stroke-linecap="round"/>',
    "buttonless": f'<circle cx="12" cy="12" r="9.5" {_LINE} stroke-dasharray="3.4 3.4"/>',
    "time": f'<path {_LINE} d="M6 3h12M6 21h12M8 3v3.2c0 2.6 4 3.6 4 5.8s-4 3.2-4 5.8V21M16 3v3.2'
    'c0 2.6-4 3.6-4 5.8s4 3.2 4 5.8V21"/><path fill="currentColor" d="M9 20.4c0-3 3-3.4 3-5.4'
    'c0 2 3 2.4 3 5.4z"/>',
    "leather": '<rect x="2.5" y="2.5" width="19" height="19" rx="3" fill="var(--leather)"'
    ' stroke="var(--leather-edge)"/><rect x="5.5" y="5.5" width="13" height="13" rx="1.5"'
    ' fill="none" stroke="var(--leather-stitch)" stroke-width="1.3" stroke-dasharray="2.6 1.9"/>',
    "neutral": '<path d="M6 19L7.6 8.4a4.5 4.5 0 0 1 8.8 0L18 19z" fill="var(--brass)"'
    ' stroke="var(--brass-edge)" stroke-width="1.2" stroke-linejoin="round"/><rect x="4.4" y="18"'
    ' width="15.2" height="3.8" rx="1.6" fill="var(--brass)" stroke="var(--brass-edge)"'
    ' stroke-width="1.2"/><g fill="var(--brass-edge)"><circle cx="10" cy="9.4" r=".9"/>'
    '<circle cx="14" cy="9.4" r=".9"/><circle cx="12" cy="12.2" r=".9"/><circle cx="9.2"'
    ' cy="15" r=".9"/><circle cx="14.8" cy="15" r=".9"/></g>',
    "token_person_1": _spool(
        "--seat-1",
        '<path fill="var(--on-seat)" d="M12 15.4l-3.4-3.3a2.2 2.2 0 1 1 3.4-2.7a2.2 2.2 0 1 1'
        ' 3.4 2.7z"/>',
    ),
    "token_person_2": _spool(
        "--seat-2", '<path fill="var(--on-seat)" d="M12 8.2l3 3.8-3 3.8-3-3.8z"/>'
    ),
    "token_automa": _spool(
        "--seat-2",
        '<g fill="none" stroke="var(--on-seat)"><circle cx="12" cy="12" r="2.3"'
        ' stroke-width="1.5"/><circle cx="12" cy="12" r="3.6" stroke-width="1.7"'
        ' stroke-dasharray="1.41 1.42"/></g>',
    ),
    "tile_7x7": '<rect x="1.5" y="1.5" width="21" height="21" rx="4" fill="var(--brass)"'
    f' stroke="var(--brass-edge)" stroke-width="1.2"/><path {_PEN} stroke="var(--brass-ink)"'
    ' stroke-width="1.7" d="M4 8.4h4.4L5.6 15.8M10.3 10.2l3.4 4.2M13.7 10.2l-3.4 4.2M15.6 8.4H20'
    'l-2.8 7.4"/>',
    "marker": '<path d="M7.4 13l-3 9 4.2-1.6L11 23l2-8zM16.6 13l3 9-4.2-1.6L13 23l-2-8z"'
    ' fill="var(--seat-2)"/><circle cx="12" cy="9.4" r="7.8" fill="var(--button)"'
    ' stroke="var(--button-edge)" stroke-width="1.3"/><g fill="var(--button-edge)"><circle'
    ' cx="10" cy="7.4" r="1.2"/><circle cx="14" cy="7.4" r="1.2"/><circle cx="10" cy="11.4"'
    ' r="1.2"/><circle cx="14" cy="11.4" r="1.2"/></g>',
    "quilt": '<rect x="2.5" y="2.5" width="19" height="19" rx="2.5" fill="none"'
    ' stroke="currentColor" stroke-width="1.8"/><path d="M8.8 3v18M15.2 3v18M3 8.8h18M3 15.2h18"'
    ' stroke="currentColor" stroke-width="1.1"/><path fill="currentColor" d="M3 3h5.8v5.8h6.4v6.4'
    'H8.8V8.8H3z"/>',
    "deck": f'<rect x="7.5" y="3" width="12" height="16" rx="2" {_LINE}/>'
    f'<path {_LINE} d="M4.5 6.5V19a2.5 2.5 0 0 0 2.5 2.5h8.5"/>',
    "back": '<rect x="5.5" y="2.5" width="13" height="19" rx="2.5" fill="var(--seat-2)"/>',
    "advance": f'<path {_LINE} d="M3 12h12M10 6l6 6-6 6M20.5 5v14"/>',
    "again": f'<path {_LINE} d="M4.5 13a7.7 7.7 0 1 0 2.6-6.8M7.6 2.6L6.6 6.6l4 .9"/>',
    "rotate": f'<path {_LINE} d="M19.5 13a7.7 7.7 0 1 1-2.6-6.8M16.4 2.6l1 4-4 .9"/>',
    "flip": f'<path {_LINE} d="M12 3v2M12 8.5v2M12 13.5v2M12 19v2M8.5 7L3 17h5.5zM15.5 7L21 17'
    'h-5.5z"/>',
    "place": f'<path {_BOLD} d="M4.5 12.8l5 5L19.5 7"/>',
    "cancel": f'<path {_LINE} d="M6 6l12 12M18 6L6 18"/>',
    "affordable": f'<circle cx="12" cy="12" r="9.2" {_LINE}/><path {_LINE} d="M7.8 12.4l3 3'
    ' 5.4-6"/>',
    "dear": '<circle cx="12" cy="12" r="9.2" fill="none" stroke="currentColor" stroke-width="2"/>'
    f'<path {_LINE} d="M5.6 18.4L18.4 5.6"/>',
    "blocked": f'<rect x="3.5" y="3.5" width="17" height="17" rx="2" {_LINE}'
    f' stroke-dasharray="3.4 3.4"/><path {_LINE} d="M9 9l6 6M15 9l-6 6"/>',
    "kept": f'<path {_BOLD} d="M4.5 12.8l5 5L19.5 7"/>',
    "dropped": f'<path {_BOLD} d="M6 6l12 12M18 6L6 18"/>',
    "skipped": f'<path {_LINE} d="M4 6l6 6-6 6M12 6l6 6-6 6M21 6v12"/>',
    "chosen": '<path fill="currentColor" d="M12 2.6l2.8 6 6.6.8-4.9 4.5 1.3 6.5-5.8-3.2-5.8 3.2'
    ' 1.3-6.5L2.6 9.4l6.6-.8z"/>',
}

CONDITIONS: dict[str, str] = {
    "affordable": f'<g transform="translate(8)scale(1.33)">{_BUTTON}</g>',
    "no_overtake": '<circle cx="7" cy="24" r="5" fill="var(--seat-2)"/><circle cx="27" cy="24"'
    f' r="5" fill="var(--seat-1)"/><path {_LINE} d="M7 15C11 6 21 6 26 14M26.6 8.6L26 14.2l-5.2-2"'
    f'/><path {_LINE} stroke-dasharray="2.5 3.5" d="M32 15C35 8 40 8 43 16"/><path {_PEN}'
    ' stroke="var(--bad)" stroke-width="2.6" d="M34 6l8 8M42 6l-8 8"/>',
    "most_buttons": f'<rect x="1.5" y="4" width="24" height="24" rx="3" {_LINE}/><g'
    ' fill="var(--button)" stroke="var(--button-edge)" stroke-width="1.2"><circle cx="8.6"'
    ' cy="11.4" r="4"/><circle cx="18.4" cy="11.4" r="4"/><circle cx="13.5" cy="20.6" r="4"/>'
    f'<circle cx="40" cy="16" r="4"/></g><path {_LINE} d="M28.6 12.6L32 16l-3.4 3.4"/>'
    f'<rect x="34" y="10" width="12" height="12" rx="2.4" {_LINE}/>',
    "largest": '<g fill="currentColor"><rect x="2" y="4" width="11.4" height="11.4" rx="2"/>'
    '<rect x="14.6" y="4" width="11.4" height="11.4" rx="2"/><rect x="2" y="16.6" width="11.4"'
    ' height="11.4" rx="2"/><rect x="14.6" y="16.6" width="11.4" height="11.4" rx="2"/></g>'
    f'<path {_LINE} d="M29 12.6l3.4 3.4-3.4 3.4"/><g {_LINE}><rect x="37" y="6.5" width="9"'
    ' height="9" rx="1.6"/><rect x="37" y="17" width="9" height="9" rx="1.6"/></g>',
    "farthest": '<g transform="translate(-3 9)scale(.92)">' + ICONS["neutral"] + "</g>"
    f'<g {_LINE}><rect x="17" y="19" width="8" height="9" rx="1.6"/><rect x="27.5" y="19"'
    ' width="8" height="9" rx="1.6"/></g><rect x="38" y="18" width="9" height="11" rx="1.8"'
    f' fill="currentColor"/><path {_LINE} d="M9 10C18 1 36 1 42 12M43.4 6.4L42.2 12.4l-5.4-2.4"/>',
}

TITLES = {
    "button": "label-buttons",
    "income": "label-income",
    "buttonless": "label-pile_without_buttons",
    "time": "label-time_cost",
    "leather": "patch-leather",
    "neutral": "label-neutral_token",
    "token_person_1": "label-time_token",
    "token_person_2": "label-time_token",
    "token_automa": "label-time_token",
    "tile_7x7": "label-tile",
    "marker": "label-level_marker",
    "quilt": "label-quilt",
    "deck": "label-draw_pile",
    "back": "stage-next_budget",
    "advance": "action-advance",
    "again": "preview-keeps_turn",
    "rotate": "action-rotate",
    "flip": "action-flip",
    "place": "action-place",
    "cancel": "action-cancel",
    "affordable": "preview-affordable",
    "dear": "status-dear",
    "blocked": "status-blocked",
    "kept": "status-kept",
    "dropped": "status-dropped",
    "skipped": "status-skipped",
    "chosen": "status-chosen",
}
"""The message that names an icon."""


def sprite(words: Words) -> Drawing:
    """Everything that drawings refer to: put it into a page once, before the drawings."""
    return el(
        "svg",
        el("defs", cloth_patterns(), _hatching(), _linen()),
        together(*(_symbol(name, words) for name in ICONS)),
        together(*(_condition(name, words) for name in CONDITIONS)),
        class_="sprite",
        width=0,
        height=0,
        aria_hidden="true",
    )


@lru_cache(maxsize=KEPT)
def icon(name: str, label: str | None = None) -> Drawing:
    """An icon to stand in a line of text; give it a label where no words stand beside it."""
    args = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return el("svg", use(name, 0, 0, 24), class_=f"icon icon-{name}", viewBox="0 0 24 24", **args)


@lru_cache(maxsize=KEPT)
def use(name: str, x: float, y: float, size: float) -> Drawing:
    """An icon inside a drawing."""
    return el("use", href=f"#icon-{name}", x=x, y=y, width=size, height=size)


def use_condition(name: str, x: float, y: float, height: float) -> Drawing:
    """The picture of a condition inside a drawing; it is half again as wide as high."""
    return el("use", href=f"#condition-{name}", x=x, y=y, width=height * 1.5, height=height)


def _symbol(name: str, words: Words) -> Drawing:
    title = el("title", words(TITLES[name]))
    return el("symbol", title, Drawing(ICONS[name]), id=f"icon-{name}", viewBox="0 0 24 24")


def _condition(name: str, words: Words) -> Drawing:
    title = el("title", words(f"filter-{name}"))
    drawn = Drawing(CONDITIONS[name])
    return el("symbol", title, drawn, id=f"condition-{name}", viewBox="0 0 48 32")


def _hatching() -> Drawing:
    """The fill that says "not here", readable without its colour."""
    lines = Drawing(
        '<path d="M-2 8L8-2M0 16L16 0M8 18L18 8" stroke="var(--bad)" stroke-width="3"/>'
    )
    return el("pattern", lines, id="hatching", width=16, height=16, patternUnits="userSpaceOnUse")


def _linen() -> Drawing:
    """The weave of undyed linen, hardly to be seen."""
    lines = Drawing(
        '<path d="M0 1h6M0 4h6" stroke="currentColor" stroke-width=".6" opacity=".05"/>'
        '<path d="M1.5 0v6M4.5 0v6" stroke="currentColor" stroke-width=".6" opacity=".04"/>'
    )
    return el("pattern", lines, id="linen", width=6, height=6, patternUnits="userSpaceOnUse")
