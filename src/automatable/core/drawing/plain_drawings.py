"""Drawings for games that have none of their own: a decision as a list, a card by its fields."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from automatable.core.drawing.svg import Drawing, el, picture
from automatable.core.turns.choice import Decision, Stage, Standing
from automatable.core.turns.events import Ref, Value
from automatable.core.wording import Words

WIDTH, HEIGHT, GAP = 320, 46, 5
"""As wide as a phone: one option under the other, in the order in which they lie."""
LINE = 38
"""That many letters stand beside each other."""
CARD_WIDTH, CARD_LINE = 112, 16
"""And that many on a card, where a longer field goes on in the next line."""


def decision_list(decision: Decision, words: Words) -> list[Drawing]:
    """The options by name, once for the start and once after every step of the cascade."""
    return [_panel(stage, words) for stage in decision.stages()]


def _panel(stage: Stage, words: Words) -> Drawing:
    decision, measured = stage.decision, stage.measured
    drawn = [
        _option(
            i,
            words.ref(Ref(decision.kind, option)),
            stage.standing[option],
            _said(measured[option], words) if option in measured else "",
            words,
        )
        for i, option in enumerate(decision.options)
    ]
    down = max(1, len(drawn)) * (HEIGHT + GAP)
    return picture(
        WIDTH, down, *drawn, class_="decision decision-list", label=words(stage.title, **stage.args)
    )


def _said(value: Value, words: Words) -> str:
    """A measured value: a reason by its name, or a number."""
    return words.ref(value) if isinstance(value, Ref) else str(value)


def _option(i: int, name: str, standing: Standing, measured: str, words: Words) -> Drawing:
    text = words(f"standing-{standing}") if standing != "open" else ""
    return el(
        "g",
        el("title", ", ".join(part for part in (name, measured, text) if part)),
        el("rect", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=9, class_="option-ground"),
        el("text", _short(name, 2 * LINE), x=12, y=20, class_="option-name", **_fitted(name)),
        el("text", _short(measured), x=12, y=37, class_="option-measure"),
        el("text", text, x=WIDTH - 12, y=37, class_="option-status", text_anchor="end"),
        class_=f"option option-{standing}",
        transform=f"translate(0 {i * (HEIGHT + GAP)})",
    )


def _fitted(name: str) -> dict[str, object]:
    """A long name is drawn closer together rather than cut."""
    return (
        {"textLength": WIDTH - 24, "lengthAdjust": "spacingAndGlyphs"} if len(name) > LINE else {}
    )


def _short(text: str, most: int = LINE) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def plain_card(card: Mapping[str, Any], words: Words) -> Drawing:
    """A card by its fields, each with the word `card-FIELD` where the game has one."""
    name = words.ref(Ref("card", card.get("number", card.get("id", ""))))
    entries = [
        _field(key, value, words) for key, value in card.items() if key not in ("number", "id")
    ]
    wrapped = [line for entry in entries for line in wrap(entry, CARD_LINE)]
    lines = [
        el("text", line, x=13, y=38 + 15 * i, class_="plain-card-line")
        for i, line in enumerate(wrapped)
    ]
    down = 46 + 15 * max(1, len(lines))
    return picture(
        CARD_WIDTH,
        down,
        el("rect", x=1, y=1, width=CARD_WIDTH - 2, height=down - 2, rx=9,
           class_="plain-card-ground"),
        el("rect", x=1, y=1, width=6, height=down - 2, rx=3, class_="plain-card-edge"),
        el("text", name, x=13, y=20, class_="plain-card-name"),
        *lines,
        class_="plain-card",
        label=", ".join([name, *entries]),
    )  # fmt: skip


def _field(key: str, value: Any, words: Words) -> str:
    name = words(f"card-{key}") if words.has(f"card-{key}") else key
    return f"{name}: {_value(key, value, words)}"


def _value(key: str, value: Any, words: Words) -> str:
    """A value by its name, `card-FIELD-VALUE`; each of several by its own."""
    if isinstance(value, list | tuple):
        return ", ".join(_value(key, item, words) for item in value)
    if isinstance(value, Mapping):
        return ", ".join(_field(part, of, words) for part, of in value.items())
    named = f"card-{key}-{value}"
    return words(named) if words.has(named) else str(value)
