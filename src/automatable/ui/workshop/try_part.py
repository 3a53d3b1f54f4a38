"""The part *Try*: what games at random have shown, in sentences (KIT-WRK-05)."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import Any

from babel.numbers import format_decimal

from automatable.core.errors import AutomatableError
from automatable.kit.editing.fields import cut
from automatable.kit.editing.outline import Node
from automatable.kit.many import Many
from automatable.ui.words.languages import locale_of
from automatable.ui.words.words import Words
from automatable.ui.workshop.document import Document
from automatable.ui.workshop.saying import Saying

GAMES = 50
BARS = 17


def try_part(
    document: Document, words: Words, found: Many | None, seconds: float
) -> dict[str, Any]:
    """Numbers, a histogram, steps never reached, stops."""
    if found is None or not found.games:
        return {"found": None, "games": GAMES}
    saying = Saying(document.file, words)
    turns = sum(found.turns) or 1
    return {
        "found": found,
        "games": GAMES,
        "is_going_on": found.games < GAMES,
        "seconds": max(1, round(seconds)),
        "turns": (min(found.turns), max(found.turns), round(median(found.turns)))
        if found.turns
        else None,
        "questions": format_decimal(found.answers / turns, "0.#", locale_of(words.language)),
        "yours": histogram(found),
        "hers": (min(found.points), max(found.points), found.middle) if found.points else None,
        "never": [_never(document, saying, line) for _, line in found.never],
        "steps": sum(1 for body in document.file.bodies() for _ in body.all_steps()),
        "stops": [_stop(words, found, why) for why in found.stops],
    }


def histogram(found: Many) -> dict[str, Any] | None:
    """The points of who answers at random, and where the Automa's middle lies among them."""
    if not found.yours:
        return None
    low, high = min(*found.yours, found.middle), max(*found.yours, found.middle)
    width = max(1, -(-(high - low + 1) // BARS))
    counts = Counter((points - low) // width for points in found.yours)
    bars = [counts[place] for place in range((high - low) // width + 1)]
    most, middle = max(bars), round(median(found.yours))
    return {
        "bars": [(100 * n // most, at == (middle - low) // width) for at, n in enumerate(bars)],
        "low": min(found.yours), "high": max(found.yours), "middle": middle,
        "hers": found.middle,
        "at": round(100 * (found.middle - low + 0.5) / (width * len(bars)), 1),
    }  # fmt: skip


def _never(document: Document, saying: Saying, line: int) -> dict[str, Any]:
    """A step that no game came to, and the conditions around it."""
    node = document.at(line)
    if node is None:
        return {"line": line, "told": "", "where": "", "only": ""}
    told, below = saying.step(cut(node.said))
    conditions = [saying.formula(cut(n.said).value("condition")) for n in _around(node)
                  if n.head in ("when", "elsewhen")]  # fmt: skip
    top = list(_around(node))[-1] if node.parent else node
    turn = document.file.turns.get(top.name)
    where = turn.words.said(saying.language) if turn else top.name.replace("_", " ")
    only = "; ".join(conditions)
    return {"line": line, "told": told, "where": where,
            "only": saying.words("ws-only-when", condition=only) if only else below}  # fmt: skip


def _around(node: Node) -> Any:
    at = node.parent
    while at is not None:
        yield at
        at = at.parent


def _stop(words: Words, found: Many, why: tuple[str, int]) -> dict[str, Any]:
    code, line = why
    first = found.first_stops.get(why)
    key = f"ws-{code}"
    told = (
        words(key, line=line) if words.has(key) else words.error(AutomatableError(code, line=line))
    )
    return {"line": line, "told": told, "times": found.stops[why],
            "number": first.number if first else 0, "turn": first.turn if first else 0}  # fmt: skip
