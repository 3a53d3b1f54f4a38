"""An Automa card in our own icons: support area on the left, action area on the right."""

from __future__ import annotations

from functools import lru_cache

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, picture, together
from automatable.games.age_of_innovation.board.icons import ACTION_ICONS, use
from automatable.games.age_of_innovation.components import PLACES, Action, AutomaCard

WIDTH, HEIGHT = 150, 204
KEPT = 200
"""How many cards are remembered, some 3 kB each."""
LEFT = 52


@lru_cache(maxsize=KEPT)
def card_picture(card: AutomaCard, words: Words, used: str = "") -> Drawing:
    """The whole card; `used` names the half that counts, the other one is dimmed."""
    return picture(
        WIDTH,
        HEIGHT,
        el("rect", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=12, class_="automa-card-paper"),
        el("g", _support(card), class_="dimmed" if used == "action" else None),
        el("g", _actions(card), class_="dimmed" if used == "support" else None),
        el("path", d=f"M{LEFT} 10V{HEIGHT - 24}", class_="automa-card-fold"),
        el(
            "text",
            f"{'*' if card.starter else ''}{card.number}",
            x=WIDTH - 14,
            y=HEIGHT - 10,
            text_anchor="end",
            class_="automa-card-number",
        ),
        class_="automa-card",
        label=card_in_words(card, words),
    )


def card_in_words(card: AutomaCard, words: Words) -> str:
    """Everything on a card in words."""
    support = [
        words("card-bonus", place=words(f"place-{card.round_bonus}")),
        words(f"card-near_{card.near}"),
        *([words("card-merge")] if card.merge else []),
        words("card-row", row=card.priority_row),
        words(f"card-{card.direction}", n=card.count),
        words(f"card-{card.scholar_selection}"),
        words("card-letters", letters="/".join(card.first_workshops)),
    ]
    actions = [action_words(action, words) for action in card.actions]
    actions += [words("card-pass")] if card.pass_symbol else []
    return f"{words('card-title', n=card.number)}. {', '.join(actions)}. {', '.join(support)}"


def action_words(action: Action, words: Words) -> str:
    if action.type == "gain_points":
        return words("card-gain_points", points=action.points)
    return words(f"card-{action.type}")


def _support(card: AutomaCard) -> Drawing:
    rows = [
        _bonus(card),
        _near(card),
        use("merge", 15, 0, 22) if card.merge else None,
        _letter(card.priority_row),
        _direction(card),
        use(card.scholar_selection, 15, 0, 22),
    ]
    drawn = [
        el("g", row, transform=f"translate(0 {10 + 28 * i})") for i, row in enumerate(rows) if row
    ]
    letters = "/".join(card.first_workshops)
    return together(*drawn, el("text", letters, x=12, y=HEIGHT - 10, class_="automa-card-letters"))


def _bonus(card: AutomaCard) -> Drawing:
    """Three tiles, one of them filled."""
    return together(
        *(
            el(
                "rect",
                x=9 + 12 * i,
                y=5,
                width=9,
                height=14,
                rx=2,
                class_="tile-chosen" if place == card.round_bonus else "tile-other",
            )
            for i, place in enumerate(PLACES)
        )
    )


def _near(card: AutomaCard) -> Drawing:
    marked = card.near == "marked"
    return together(
        use("b-workshop", 14, 0, 24),
        use("token", 27, -3, 15)
        if marked
        else el("circle", cx=35, cy=5, r=6, class_="token-missing"),
    )


def _letter(row: str) -> Drawing:
    return together(
        el("rect", x=15, y=1, width=22, height=22, rx=6, class_="row-box"),
        el("text", row, x=26, y=18, class_="row-letter"),
    )


def _direction(card: AutomaCard) -> Drawing:
    return together(
        use(card.direction, 5, 0, 24),
        el("text", str(card.count), x=41, y=18, class_="row-letter"),
    )


def _actions(card: AutomaCard) -> Drawing:
    drawn = [_action(action, 34 + 66 * i) for i, action in enumerate(card.actions)]
    if len(drawn) == 1:
        drawn = [_action(card.actions[0], 66)]
    symbol = use("pass", WIDTH - 30, 8, 22) if card.pass_symbol else None
    return together(*drawn, symbol)


def _action(action: Action, y: float) -> Drawing:
    x = LEFT + (WIDTH - LEFT) / 2
    number = el("text", action.points, x=x, y=y + 34, class_="action-points")
    return together(
        use(ACTION_ICONS[action.type], x - 25, y, 50), number if action.points else None
    )
