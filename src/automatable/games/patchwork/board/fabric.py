"""The cloth of every patch: a dyed ground, a woven or printed motif, and its thread.

Each of the 33 patches has a cloth of its own, so that a patch is known by its pattern, not
by its colour alone. A motif is a tile of 20 by 20 units that repeats without a seam.
"""

from __future__ import annotations

from typing import NamedTuple

from automatable.core.drawing.svg import Drawing, el, together

DYES = {
    "madder": "#b4523d",
    "rust": "#cb7a50",
    "coral": "#e2a185",
    "blush": "#ecc9b9",
    "marigold": "#d99f3a",
    "straw": "#ead296",
    "sage": "#a3b592",
    "moss": "#76894f",
    "fern": "#4d7158",
    "spruce": "#2f6663",
    "teal": "#659f9b",
    "sky": "#b3cbd4",
    "denim": "#5f82a5",
    "indigo": "#394f79",
    "lilac": "#b9a8c8",
    "plum": "#7d5378",
    "rose": "#c87b8b",
    "cocoa": "#7b5d49",
    "linen": "#e6dac3",
    "cream": "#f7f0e0",
}

MOTIFS = {
    "weave": '<path d="M0 5h20M0 15h20M5 0v20M15 0v20" stroke-width="2.4" opacity=".55"/>',
    "stripes": '<path d="M4 0v20M14 0v20" stroke-width="5"/>',
    "pinstripes": '<path d="M2.5 0v20M7.5 0v20M12.5 0v20M17.5 0v20" stroke-width="1.3"/>',
    "bands": '<path d="M0 5h20" stroke-width="7"/><path d="M0 15h20" stroke-width="1.6"/>',
    "gingham": '<path d="M5 0v20M0 5h20" stroke-width="10" opacity=".5"/>',
    "dots": '<g stroke="none"><circle cx="5" cy="5" r="3"/><circle cx="15" cy="15" r="3"/></g>',
    "rings": '<circle cx="10" cy="10" r="5.6" stroke-width="2.6"/>',
    "crosses": '<path d="M5 1.5v7M1.5 5h7M15 11.5v7M11.5 15h7" stroke-width="2.2"/>',
    "chevron": '<path d="M-1 8l6-6 5 5 5-5 6 6M-1 18l6-6 5 5 5-5 6 6" stroke-width="2.6"/>',
    "twill": '<path d="M-5 5L5-5M-5 15L15-5M-5 25L25-5M5 25L25 5M15 25l10-10" stroke-width="3"/>',
    "diamonds": '<path stroke="none" d="M5 0l5 10-5 10L0 10zM15 0l5 10-5 10-5-10z" opacity=".8"/>',
    "triangles": '<path stroke="none" d="M0 10L5 1l5 9zM10 20l5-9 5 9z"/>',
    "checks": '<path stroke="none" d="M0 0h10v10H0zM10 10h10v10H10z"/>',
    "waves": '<path d="M0 6q5-6 10 0t10 0M0 16q5-6 10 0t10 0" stroke-width="2.2"/>',
    "scallops": '<path d="M0 10a5 5 0 0 0 10 0a5 5 0 0 0 10 0M-5 0a5 5 0 0 0 10 0a5 5 0 0 0 10 0'
    'a5 5 0 0 0 10 0" stroke-width="2"/>',
    "blossoms": '<g stroke="none"><circle cx="10" cy="5.6" r="2.9"/><circle cx="14.2" cy="8.6"'
    ' r="2.9"/><circle cx="12.6" cy="13.5" r="2.9"/><circle cx="7.4" cy="13.5" r="2.9"/>'
    '<circle cx="5.8" cy="8.6" r="2.9"/></g>',
    "leaves": '<path stroke="none" d="M2 10q0-7 7-8q0 7-7 8zM11 19q0-7 7-8q0 7-7 8z"/>',
    "stars": '<path stroke="none" d="M10 2l2 6 6 2-6 2-2 6-2-6-6-2 6-2z"/>',
    "bricks": '<path d="M0 1h20M0 11h20M5 1v10M15 11v10" stroke-width="1.8"/>',
    "sashiko": '<path d="M5 2v6M15 2v6M5 12v6M15 12v6M2 0h6M12 0h6M2 10h6M12 10h6M2 20h6M12 20h6"'
    ' stroke-width="1.7"/>',
}


class Cloth(NamedTuple):
    """The ground colour, what is woven into it, and the colour of that."""

    ground: str
    motif: str
    figure: str

    @property
    def is_pale(self) -> bool:
        return self.ground in ("blush", "straw", "sky", "linen", "cream")


CLOTHS = {
    1: Cloth("madder", "gingham", "cream"),
    2: Cloth("spruce", "dots", "straw"),
    3: Cloth("straw", "stripes", "rust"),
    4: Cloth("indigo", "sashiko", "cream"),
    5: Cloth("rose", "blossoms", "cream"),
    6: Cloth("sage", "twill", "fern"),
    7: Cloth("linen", "checks", "denim"),
    8: Cloth("rust", "crosses", "cream"),
    9: Cloth("plum", "pinstripes", "blush"),
    10: Cloth("sky", "waves", "indigo"),
    11: Cloth("marigold", "diamonds", "madder"),
    12: Cloth("fern", "leaves", "sage"),
    13: Cloth("blush", "rings", "madder"),
    14: Cloth("denim", "gingham", "cream"),
    15: Cloth("cocoa", "chevron", "straw"),
    16: Cloth("cream", "blossoms", "rose"),
    17: Cloth("teal", "bands", "cream"),
    18: Cloth("madder", "stars", "straw"),
    19: Cloth("lilac", "triangles", "plum"),
    20: Cloth("moss", "dots", "cream"),
    21: Cloth("indigo", "stripes", "denim"),
    22: Cloth("coral", "scallops", "madder"),
    23: Cloth("cream", "crosses", "spruce"),
    24: Cloth("plum", "checks", "lilac"),
    25: Cloth("sky", "gingham", "denim"),
    26: Cloth("rust", "bricks", "straw"),
    27: Cloth("spruce", "chevron", "sage"),
    28: Cloth("straw", "leaves", "moss"),
    29: Cloth("rose", "twill", "blush"),
    30: Cloth("denim", "stars", "sky"),
    31: Cloth("sage", "weave", "cream"),
    32: Cloth("linen", "bands", "plum"),
    33: Cloth("marigold", "waves", "cream"),
}


def shade(colour: str, strength: float) -> str:
    """The same colour, darker: 1 leaves it as it is, 0 is black."""
    channels = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{round(channel * strength):02x}" for channel in channels)


def cloth_pattern(patch: int) -> Drawing:
    """The fill of a patch, to be used as `url(#cloth-17)`."""
    ground, motif, figure = CLOTHS[patch]
    dye = DYES[figure]
    drawn = el("g", Drawing(MOTIFS[motif]), fill=_fill(motif, dye), stroke=dye)
    base = el("rect", width=20, height=20, fill=DYES[ground])
    return el(
        "pattern",
        base,
        drawn,
        id=f"cloth-{patch}",
        width=20,
        height=20,
        patternUnits="userSpaceOnUse",
    )


def cloth_patterns() -> Drawing:
    """The fills of all patches."""
    return together(*(cloth_pattern(patch) for patch in CLOTHS))


def _fill(motif: str, dye: str) -> str:
    """Motifs are drawn with lines unless they say that they have none."""
    return dye if 'stroke="none"' in MOTIFS[motif] else "none"
