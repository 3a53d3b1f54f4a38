"""One sign for each thing, the same everywhere; symbols of a page and how to use them."""

from __future__ import annotations

from functools import lru_cache

from automatable.core.drawing.svg import KEPT, Drawing, el, picture

STAR = "12,2 14.9,8.6 22,9.3 16.6,14 18.2,21 12,17.3 5.8,21 7.4,14 2,9.3 9.1,8.6"
HEX = "7,3 17,3 22,12 17,21 7,21 2,12"


def _path(d: str, name: str = "sign-line") -> Drawing:
    return el("path", d=d, class_=name)


SIGNS: dict[str, tuple[Drawing, ...]] = {
    "map": (
        _path("M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2z", "sign-map"),
        _path("M9 4v14M15 6v14M5 12c3-3 5 2 8-1s3-3 6-2"),
    ),
    "corruption": (
        _path("M12 2c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z", "sign-corruption"),
        _path("M9 15a3 3 0 0 0 3 3"),
    ),
    "token_20": (
        el("polygon", points=HEX, class_="sign-20"),
        el("text", "20", x=12, y=16, class_="sign-20-figure"),
    ),
    "star": (el("polygon", points=STAR, class_="sign-star"),),
    "progress": (
        el("rect", x=3, y=3, width=18, height=18, rx=4, class_="sign-progress"),
        _path("M8 12h8M13 8l4 4-4 4", "sign-on-progress"),
    ),
    "sweep": (_path("M4 9a8 8 0 0 1 14-3l2 2M20 3v5h-5M20 15a8 8 0 0 1-14 3l-2-2M4 21v-5h5"),),
    "arrow": (_path("M4 12h15M13 6l6 6-6 6"),),
    "arrow_west": (_path("M20 12H5M11 6l-6 6 6 6"),),
    "mech_north": (
        _path("M6 8l6-5 6 5v7l-3 6H9l-3-6z", "sign-mech_north"),
        _path("M8 12h7M12 9l3 3-3 3", "sign-on-mech"),
    ),
    "mech_central": (
        _path("M6 8l6-5 6 5v7l-3 6H9l-3-6z", "sign-mech_central"),
        _path("M16 12H9M12 9l-3 3 3 3", "sign-on-mech"),
    ),
    "mech_person": (
        el("circle", cx=12, cy=12, r=10, class_="sign-mech_person"),
        _path("M12 6.5a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 0 1 0-5.2M7 18c0-6 10-6 10 0", "sign-on-mech"),
    ),
    "camp": (_path("M3 20L12 4l9 16zM12 11l4 9M12 11l-4 9"),),
    "card": (el("rect", x=6, y=3, width=12, height=18, rx=2, class_="sign-card"),),
    "check": (_path("M4 12.5l5 5L20 6.5"),),
    "cross": (_path("M6 6l12 12M18 6L6 18"),),
}


def sprite() -> Drawing:
    """All signs as symbols; a page holds them once."""
    symbols = [
        el("symbol", *parts, id=f"exp-{name}", viewBox="0 0 24 24") for name, parts in SIGNS.items()
    ]
    return el("svg", *symbols, class_="sprite", width=0, height=0, aria_hidden="true")


@lru_cache(maxsize=KEPT)
def icon(name: str, label: str = "") -> Drawing:
    """A sign in a line of text; with a label it speaks, without one it is an ornament."""
    return picture(24, 24, el("use", href=f"#exp-{name}"), class_="icon", label=label)


@lru_cache(maxsize=KEPT)
def use(name: str, x: float, y: float, size: float) -> Drawing:
    """A sign inside a drawing."""
    return el("use", href=f"#exp-{name}", x=x, y=y, width=size, height=size)
