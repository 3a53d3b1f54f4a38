"""Patches: cloth, seam and buttons, in any orientation, and the tag with their cost."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, number, picture, together
from automatable.games.patchwork.board.fabric import CLOTHS, DYES, shade
from automatable.games.patchwork.board.icons import use
from automatable.games.patchwork.board.shapes import CELL, Cell, cells_of, outline, transform
from automatable.games.patchwork.components import Patch
from automatable.games.patchwork.quilt import oriented

MARGIN = 3
BUTTON = 22


def patch_definitions(patches: Iterable[Patch]) -> Drawing:
    """Every patch drawn once, as printed, for all drawings to `use`: `#patch-17`."""
    defs = el("defs", _blank_tag(), *(_definition(patch) for patch in patches))
    return el("svg", defs, class_="sprite", width=0, height=0, aria_hidden="true")


def patch_picture(patch: Patch, words: Words, orientation: int = 0) -> Drawing:
    """The picture of a patch; one cell is 1em, so the font size sets the scale."""
    return _pictured(patch, orientation, patch_label(patch, words))


@lru_cache(maxsize=1000)
def _pictured(patch: Patch, orientation: int, label: str) -> Drawing:
    rows = oriented(patch.rows, orientation)
    width, height = (len(rows[0]) * CELL + 2 * MARGIN, len(rows) * CELL + 2 * MARGIN)
    drawn = el("g", placed(patch, orientation, (0, 0)), transform=f"translate({MARGIN} {MARGIN})")
    return picture(
        width,
        height,
        drawn,
        class_="patch",
        label=label,
        width=f"{number(width / CELL)}em",
        height=f"{number(height / CELL)}em",
    )


def patch_label(patch: Patch, words: Words) -> str:
    """Name, cost and income of a patch in words."""
    return words(
        "label-patch",
        patch=words(f"patch-{patch.id}"),
        buttons=patch.button_cost,
        time=patch.time_cost,
        income=patch.printed_buttons,
    )


@lru_cache(maxsize=4096)
def placed(patch: Patch, orientation: int, anchor: Cell) -> Drawing:
    """A patch on a grid."""
    x, y = anchor[0] * CELL, anchor[1] * CELL
    turn = f"translate({x} {y}) {transform(patch.rows, orientation)}"
    return el("use", href=f"#patch-{patch.id}", transform=turn)


def cost_tag(patch: Patch) -> Drawing:
    """The cost in buttons and in time, as a label to hang beside the picture that names it."""
    figures = (_figure(41, patch.button_cost), _figure(91, patch.time_cost))
    return picture(104, 32, el("use", href="#tag"), *figures, class_="tag")


def _blank_tag() -> Drawing:
    """The label without its figures: a button on the left, an hourglass on the right."""
    return el(
        "g",
        el("rect", x=1, y=1, width=102, height=30, rx=8, class_="tag-cloth"),
        el("path", d="M57 5v22", class_="tag-seam"),
        use("button", 6, 6, 20),
        use("time", 62, 6, 20),
        id="tag",
    )


@cache
def _definition(patch: Patch) -> Drawing:
    """Cloth, a faint line between cells, a seam along the edge, buttons."""
    cloth, cells = CLOTHS[patch.id], cells_of(patch.rows)
    ground = DYES[cloth.ground]
    thread = shade(ground, 0.5) if cloth.is_pale else DYES["cream"]
    edge, seam = outline(cells, 1, 6), outline(cells, 5, 0)
    fill = f"url(#cloth-{patch.id})"
    return el(
        "g",
        el("path", d=edge, fill=fill, stroke=shade(ground, 0.55), class_="patch-edge"),
        el("path", d=_inner_seams(cells), class_="patch-cells"),
        el("path", d=seam, stroke=shade(ground, 0.62), class_="patch-fold"),
        el("path", d=seam, stroke=thread, class_="patch-seam"),
        *(_button(cell) for cell in _button_cells(patch)),
        id=f"patch-{patch.id}",
    )


def _inner_seams(cells: list[Cell]) -> str:
    """A faint line between neighbouring cells, so that cells can be counted."""
    upright = [f"M{x * CELL + CELL} {y * CELL}v{CELL}" for x, y in cells if (x + 1, y) in cells]
    flat = [f"M{x * CELL} {y * CELL + CELL}h{CELL}" for x, y in cells if (x, y + 1) in cells]
    return "".join(upright + flat)


def _button_cells(patch: Patch) -> list[Cell]:
    """Cells for the printed buttons, spread over the patch and clear of the first one."""
    free, count = cells_of(patch.rows)[1:], patch.printed_buttons
    return [free[(2 * i + 1) * len(free) // (2 * count)] for i in range(count)]


def _button(cell: Cell) -> Drawing:
    inset = (CELL - BUTTON) / 2
    x, y = cell[0] * CELL + inset, cell[1] * CELL + inset
    halo = el("circle", cx=x + BUTTON / 2, cy=y + BUTTON / 2, r=12.4, class_="patch-halo")
    return together(halo, use("button", x, y, BUTTON))


def _figure(x: float, value: int) -> Drawing:
    return el("text", str(value), x=x, y=23, class_="tag-figure")
