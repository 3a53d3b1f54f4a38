"""Markup built from plain calls: elements, escaping, and the type that says "already drawn"."""

from __future__ import annotations

from functools import cache, lru_cache
from html import escape

KEPT, LONGEST_KEPT = 20_000, 1000
"""How many elements are remembered, and the letters inside the longest of them."""


class Drawing(str):
    """Markup that is safe to put into a page; template engines know it by `__html__`."""

    __slots__ = ()

    def __html__(self) -> str:
        return str(self)


HTML = frozenset(
    (
        "b", "dd", "div", "dl", "dt", "figcaption", "figure", "h3", "li", "ol", "p", "section",
        "small", "span", "strong", "ul",
    )
)  # fmt: skip
"""In HTML an empty one of these has to be closed, or it swallows what follows."""


def el(name: str, *children: str | None, **attributes: object) -> Drawing:
    """One element. Plain strings are escaped, drawings are kept; `None` leaves out."""
    letters = 0
    for child in children:  # a sum would take as long as all the rest
        if child:
            letters += len(child)
    make = _written if letters > LONGEST_KEPT else _remembered
    return make(name, *children, **attributes)


def _written(name: str, *children: str | None, **attributes: object) -> Drawing:
    inner = "".join([_text(child) for child in children if child is not None])
    start = name + "".join([_attribute(*pair) for pair in attributes.items()])
    return Drawing(
        f"<{start}/>" if not inner and name not in HTML else f"<{start}>{inner}</{name}>"
    )


_remembered = lru_cache(maxsize=KEPT, typed=True)(_written)
"""Pages are made of the same few thousand small elements again and again.

A plain string and a drawing of the same letters are different things: `typed` tells them apart.
"""


def together(*drawings: str | None) -> Drawing:
    """Several drawings, one after the other."""
    return Drawing("".join([_text(drawing) for drawing in drawings if drawing is not None]))


def picture(across: float, down: float, *children: str | None, **attributes: object) -> Drawing:
    """A whole SVG of this inner size; with a `label` it is an image, without one an ornament.

    What holds buttons is no image but a `role="group"`.
    """
    label, role = attributes.pop("label", None), attributes.pop("role", "img")
    args = {"role": role, "aria_label": label} if label else {"aria_hidden": "true"}
    box = f"0 0 {number(across)} {number(down)}"
    return el("svg", *children, viewBox=box, **args, **attributes)


@lru_cache(maxsize=10_000)
def number(value: float) -> str:
    """A coordinate with no more digits than a screen can show."""
    return f"{round(value, 2):g}"


def _text(child: str) -> str:
    return child if isinstance(child, Drawing) else escape(child)


def _attribute(name: str, value: object) -> str:
    """Python spelling to markup: `class_` is class, `stroke_width` is stroke-width."""
    if value is None:
        return ""
    shown = number(value) if isinstance(value, (int, float)) else escape(str(value))
    return f' {_spelled(name)}="{shown}"'


@cache
def _spelled(name: str) -> str:
    return name.rstrip("_").replace("_", "-")
