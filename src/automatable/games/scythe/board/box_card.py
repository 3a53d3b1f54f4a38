"""Encounters, objectives, factory cards and tiles, drawn from what they cost and give."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, picture, together
from automatable.games.scythe.board.icons import use
from automatable.games.scythe.on_screen.box_cards import tables_of
from automatable.games.scythe.on_screen.components import (
    Encounter,
    EncounterOption,
    FactoryCard,
    Tables,
    Tile,
)
from automatable.games.scythe.on_screen.labels import factory_text, objective_text, option_text

WIDTH, HEIGHT = 176.0, 132.0
LETTERS = 25
"""Of a line of text."""
SIGN, STEP = 15.0, 31.0
ICON = {"any_resource": "resource", "produce": "food", "deploy": "mech", "build": "structure",
        "enlist": "recruit"}  # fmt: skip


def box_card(contents: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> Drawing:
    """One card of the built-in file or an owner's; its label says the same in words."""
    kind = str(card["kind"])
    name = card.get("number", card.get("id", ""))
    tables = tables_of(contents)
    title = words(f"card-kind-{kind}", n=str(name))
    drawn, told = DRAWN[kind](tables, name, words)
    return picture(
        WIDTH,
        HEIGHT,
        el("rect", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=11, class_="card-ground"),
        el("text", title, x=12, y=22, class_="box-title"),
        *drawn,
        class_="automa-card box-card",
        label=f"{title}: {told}",
    )


Told = tuple[list[Drawing], str]
"""The drawing below the title, and the same in words."""


def _encounter(tables: Tables, number: int, words: Words) -> Told:
    card: Encounter = tables.encounters[number]
    drawn = [_option(option, 50.0 + 32 * i, i + 1) for i, option in enumerate(card.options)]
    return drawn, "; ".join(option_text(option, words) for option in card.options)


def _option(option: EncounterOption, y: float, number: int) -> Drawing:
    gain = {str(what): n for what, n in option.gain.items()}
    return together(
        el("text", str(number), x=12, y=y, class_="box-number"),
        *_trade(option.price, gain, 24.0, y),
    )


def _trade(cost: Mapping[str, int], gain: Mapping[str, int], x: float, y: float) -> list[Drawing]:
    """`2 coins → 4 food` in icons."""
    paid = list(_amounts(cost, x, y))
    x += STEP * len(cost)
    arrow = [el("text", "→", x=x + 6, y=y, class_="box-number")] if cost else []
    return [*paid, *arrow, *_amounts(gain, x + (16 if cost else 0), y)]


def _amounts(amounts: Mapping[str, int], x: float, y: float) -> Iterator[Drawing]:
    for what, number in amounts.items():
        yield el("text", str(number), x=x + 4, y=y, class_="box-number")
        yield use(ICON.get(what, what), x + 10, y - 12, SIGN)
        x += STEP


def _factory(tables: Tables, number: int, words: Words) -> Told:
    card: FactoryCard = tables.factory_cards[number]
    cost = {str(what): n for what, n in card.cost.items()}
    gain = {str(action): 1 for action in card.actions if action != "produce"}
    gain |= {"produce": 2} if "produce" in card.actions else {}
    gain |= {str(what): n for what, n in card.gain.items()}
    told = factory_text(card, words)
    return [*_trade(cost, gain, 12.0, 52.0), *_lines(told, 78.0)], told


def _objective(tables: Tables, number: int, words: Words) -> Told:
    told = objective_text(number, tables, words)
    late = words("card-end_of_turn") if tables.objectives[number].end_of_turn else ""
    foot = [el("text", late, x=12, y=HEIGHT - 10, class_="box-foot")] if late else []
    return [*_lines(told, 44.0), *foot], f"{told} ({late})" if late else told


def _tile(tables: Tables, name: str, words: Words) -> Told:
    tile: Tile = tables.tiles[name]
    told = words(f"tile-{name}")
    steps = [
        words("card-from", n=least, coins=words("much-coin", n=coins))
        for least, coins in tile.steps
    ]
    lines = _lines(told, 42.0)
    rows = [
        el("text", step, x=12, y=42.0 + 14 * (len(lines) + i) + 4, class_="box-foot")
        for i, step in enumerate(steps)
    ]
    return [*lines, *rows], f"{told}: {', '.join(steps)}"


def _lines(text: str, y: float) -> Sequence[Drawing]:
    return [
        el("text", line, x=12, y=y + 14 * i, class_="box-line")
        for i, line in enumerate(wrap(text, LETTERS))
    ]


DRAWN: dict[str, Callable[[Tables, Any, Words], Told]] = {
    "encounter": _encounter,
    "objective": _objective,
    "factory_card": _factory,
    "tile": _tile,
}
