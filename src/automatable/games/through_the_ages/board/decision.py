"""A decision of the Automa, drawn once for the start and once after each filter."""

from __future__ import annotations

from automatable.core.choice import Decision, Option
from automatable.core.events import Ref, Value
from automatable.core.screens import Words
from automatable.core.svg import Drawing, el, picture

WIDTH, HEIGHT, GAP = 320, 46, 5
"""As wide as a phone: one option under the other, in the order in which they lie."""


def decision_steps(decision: Decision, words: Words) -> list[Drawing]:
    """The options as they lie, then once more after every step of the cascade."""
    start = _panel(decision, {}, {}, words(f"decision-{decision.name}"), words)
    return [start, *(_after(decision, i, words) for i in range(len(decision.steps)))]


def _after(decision: Decision, i: int, words: Words) -> Drawing:
    step = decision.steps[i]
    standing: dict[Option, str] = {
        option: "dropped" for earlier in decision.steps[: i + 1] for option in earlier.dropped
    }
    standing |= dict.fromkeys(step.kept, "kept")
    if step is decision.steps[-1] and decision.chosen is not None:
        standing[decision.chosen] = "chosen"
    measured = {option: said(value, words) for option, value in step.measured}
    return _panel(decision, standing, measured, words(f"filter-{step.filter}"), words)


def said(value: Value, words: Words) -> str:
    """A measured value: why a card may not be taken, or a number."""
    return words(f"{value.kind}-{value.id}") if isinstance(value, Ref) else str(value)


def _panel(
    decision: Decision,
    standing: dict[Option, str],
    measured: dict[Option, str],
    told: str,
    words: Words,
) -> Drawing:
    drawn = [
        _option(
            i,
            option_name(decision.kind, option, words),
            standing.get(option, "open"),
            measured.get(option, ""),
            words,
        )
        for i, option in enumerate(decision.options)
    ]
    down = max(1, len(drawn)) * (HEIGHT + GAP)
    return picture(WIDTH, down, *drawn, class_="decision", label=told)


def _option(i: int, name: str, status: str, measured: str, words: Words) -> Drawing:
    told = words(f"table-{_SAID[status]}") if status in _SAID else ""
    return el(
        "g",
        el("title", ", ".join(part for part in (name, measured, told) if part)),
        el("rect", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=9, class_="option-ground"),
        el("text", _short(name), x=12, y=20, class_="option-name"),
        el("text", _short(measured), x=12, y=37, class_="option-measure"),
        el("text", told, x=WIDTH - 12, y=37, class_="option-status", text_anchor="end"),
        class_=f"option option-{status}",
        transform=f"translate(0 {i * (HEIGHT + GAP)})",
    )


_SAID = {"dropped": "out", "kept": "kept", "chosen": "chosen"}


def option_name(kind: str, option: Option, words: Words) -> str:
    """A card by name, several joined; a place of a politics icon by its number."""
    if kind == "politics":
        return words("ref-politics", id=option)
    return " + ".join(words(f"{kind}-{part}") for part in str(option).split("+"))


def _short(text: str, most: int = 38) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
