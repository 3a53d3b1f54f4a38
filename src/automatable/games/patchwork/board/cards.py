"""Automa cards in our own icon language: front and back."""

from __future__ import annotations

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, picture, together
from automatable.games.patchwork.board.icons import use, use_condition
from automatable.games.patchwork.cards import AutomaCard

WIDTH = 200
HEIGHT = 290


def card_front(card: AutomaCard, words: Words) -> Drawing:
    """Budget on top, the conditions in order, number and income below (PAT-CARD-01)."""
    conditions = [_condition(i, name, words) for i, name in enumerate(card.conditions)]
    none = el("text", words("card-none"), x=WIDTH / 2, y=176, class_="card-none")
    return picture(
        WIDTH,
        HEIGHT,
        _sheet("card-front"),
        _budget(card.budget, 54),
        together(*conditions) or none,
        el("path", d=f"M20 {HEIGHT - 42}h160", class_="card-line"),
        el("text", str(card.number), x=20, y=HEIGHT - 16, class_="card-number"),
        _income(card.income),
        class_="automa-card",
        label=_told(card, words),
    )


def card_back(value: int | None, words: Words) -> Drawing:
    """The back of a card; one of the tactical deck shows its budget (PAT-CARD-02)."""
    text = words("label-draw_pile") if value is None else words("pat-next_budget", budget=value)
    return picture(WIDTH, HEIGHT, _back(value), class_="automa-card", label=text)


def _sheet(look: str) -> Drawing:
    return el("rect", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=16, class_=look)


def _back(value: int | None) -> Drawing:
    """A woven back with a seam around it."""
    sheet = _sheet("card-back")
    weave = el("rect", x=14, y=14, width=WIDTH - 28, height=HEIGHT - 28, rx=8, class_="card-weave")
    mark = use("token_automa", 64, 107, 72) if value is None else _budget(value, HEIGHT / 2)
    disc = el("circle", cx=WIDTH / 2, cy=HEIGHT / 2, r=60, class_="card-disc")
    return together(sheet, weave, disc, mark)


def _budget(value: int, y: float) -> Drawing:
    """The budget in the middle of one big button."""
    return together(
        el("circle", cx=WIDTH / 2, cy=y, r=38, class_="budget-button"),
        el("circle", cx=WIDTH / 2, cy=y, r=31, class_="budget-rim"),
        el("text", str(value), x=WIDTH / 2, y=y + 14, class_="budget-value"),
    )


def _condition(i: int, name: str, words: Words) -> Drawing:
    y = 112 + 46 * i
    told = el("text", words(f"card-{name}"), x=68, y=y + 18, class_="card-condition")
    return together(use_condition(name, 12, y - 4, 34), told)


def _income(income: int) -> Drawing:
    """Buttons for every income space, bottom right."""
    y = HEIGHT - 33
    return together(
        el("text", f"+{income}", x=152, y=HEIGHT - 15, class_="card-income"),
        use("button", 158, y, 22),
    )


def _told(card: AutomaCard, words: Words) -> str:
    facts = words("board-card", number=card.number, budget=card.budget, income=card.income)
    return "; ".join([facts, *(words(f"filter-{name}") for name in card.conditions)])
