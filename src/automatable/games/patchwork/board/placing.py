"""What the placing script has to know: the legal placements, their pictures and its words."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing
from automatable.games.patchwork.board.shapes import transform
from automatable.games.patchwork.components import Patch, patches, time_board
from automatable.games.patchwork.quilt import CELLS, ORIENTATIONS, lowest_orientation, orientations

SPOKEN = ("fits", "blocked", "seven", "chosen", "cancelled")


def placing(position: dict[str, Any], legal: Sequence[str], words: Words) -> Drawing | None:
    """The contents of the page's JSON block; None if nothing can be placed now."""
    leather = position["leather_to_place"]
    mover = position["to_move"]
    quilt = position[f"seat_{mover}"].get("quilt") if mover and legal else None
    if quilt is None:
        return None
    window = [patches()[id] for id in position["circle"][: time_board().window] if id]
    slots = (
        [_slot("*", legal, words)] if leather else [_patch_slot(p, legal, words) for p in window]
    )
    data = {"slots": slots, "leather": leather, "mask": quilt, "words": _spoken(words)}
    return _for_script(data)


def _patch_slot(patch: Patch, legal: Sequence[str], words: Words) -> dict[str, Any]:
    return {
        **_slot(patch.letter, legal, words),
        "patch": patch.id,
        "name": words(f"patch-{patch.id}"),
        **_turned(patch),
    }


@cache
def _turned(patch: Patch) -> Mapping[str, Any]:
    """A patch all the ways it can lie."""
    pictures = orientations(patch.id)
    return {
        "pictures": pictures,
        "transforms": {o: transform(patch.rows, o) for o in pictures},
        "lowest": [lowest_orientation(patch.id, o) for o in range(ORIENTATIONS)],
    }


def _slot(letter: str, legal: Sequence[str], words: Words) -> dict[str, Any]:
    """A thing to place; by itself it is a leather patch, which looks the same all around."""
    placements: dict[int, dict[str, str]] = defaultdict(dict)
    for move in legal:
        if move[0] == letter:
            orientation, cell = place_of(move)
            placements[orientation][cell] = move
    return {
        "patch": None,
        "name": words("patch-leather"),
        "placements": placements,
        "pictures": {0: ["#"]},
        "transforms": {0: ""},
        "lowest": [0] * ORIENTATIONS,
    }


def place_of(move: str) -> tuple[int, str]:
    """Orientation and anchor of `K2c4` or `*e5`, with or without `#`."""
    lies = move.removesuffix("#")[1:]
    return (int(lies[0]), lies[1:]) if len(lies) == 3 else (0, lies)


def _spoken(words: Words) -> dict[str, Any]:
    """Sentences for the live region; the script fills what stands in braces."""
    where = words("placing-where", patch="{patch}", turn="{turn}", cell="{cell}", fit="{fit}")
    turns = [words(f"placing-turn_{o}") for o in range(ORIENTATIONS)]
    hard = [words("placing-hard", n=n) for n in range(CELLS // 2 + 1)]
    told = {"where": where, "turns": turns, "hard": hard}
    return told | {key: words(f"placing-{key}") for key in SPOKEN}


def _for_script(data: dict[str, Any]) -> Drawing:
    """JSON that cannot end the script element it stands in."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return Drawing(text.replace("<", "\\u003c"))
