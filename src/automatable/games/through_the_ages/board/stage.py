"""The board of the stage: the card row with its prices, and the Automa's mat below it.

Its units are a phone's pixels. Every space of the row and every slot of the mat is a place of
its own, so that only what an answer changed is exchanged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, number, together
from automatable.core.turns.events import Event, Ref, plain
from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.board.icons import use
from automatable.games.through_the_ages.board.lines import lines
from automatable.games.through_the_ages.board.scene import COSTS, Face, face, slots
from automatable.games.through_the_ages.on_screen.taking import take_price
from automatable.games.through_the_ages.on_screen.turn import END
from automatable.games.through_the_ages.state import SPACES, State

WIDTH, HEIGHT = 390.0, 300.0
MARGIN = 8.0
GAP = 4.0
PRICES = 18.0
"""Room for the civil actions at the left of the row."""
CARD = 62.0
SLOT = 40.0
SLOTS_ACROSS = 5
NAME = 11.5
STRIPE = 5.0
MAT_TOP = MARGIN + len(COSTS) * (CARD + GAP) + 2


def card_box(space: int) -> tuple[float, float, float, float]:
    """Left, top, width and height of a space; a line for each price."""
    first = 1
    for line, (last, _) in enumerate(COSTS):
        if space <= last:
            across = last - first + 1
            wide = (WIDTH - 2 * MARGIN - PRICES + GAP) / across - GAP
            x = MARGIN + PRICES + (space - first) * (wide + GAP)
            return x, MARGIN + line * (CARD + GAP), wide, CARD
        first = last + 1
    raise ValueError(space)


def slot_box(index: int) -> tuple[float, float, float, float]:
    """Left, top, width and height of a slot of the mat."""
    line, column = divmod(index, SLOTS_ACROSS)
    wide = (WIDTH - 2 * MARGIN + GAP) / SLOTS_ACROSS - GAP
    return MARGIN + column * (wide + GAP), MAT_TOP + line * (SLOT + GAP), wide, SLOT


@cache
def ground() -> Drawing:
    """What is printed: the spaces with their prices, the slots."""
    spaces = (_box(card_box(n), "row-space") for n in range(1, SPACES + 1))
    empty = (_box(slot_box(n), "mat-slot") for n in range(2 * SLOTS_ACROSS))
    return together(*(_price(line, cost) for line, (_, cost) in enumerate(COSTS)), *spaces, *empty)


def keyed(state: State, words: Words) -> dict[str, Drawing]:
    """The cards of the row and what lies on the mat, by their places."""
    row = {f"space-{n}": _card(id, n, words) for n, id in enumerate(state.row, start=1) if id}
    mat = {
        f"slot-{told.slot}": _slot(index, told) for index, told in enumerate(in_slots(state, words))
    }
    return row | mat


def places() -> dict[str, tuple[float, float]]:
    """The middles of all spaces and slots."""
    row = {f"space-{n}": _middle(card_box(n)) for n in range(1, SPACES + 1)}
    return row | {f"slot-{slot}": _middle(slot_box(n)) for n, slot in enumerate(MAT)}


MAT = (
    "leader", "government", "special", "farm_mine", "military", "urban", "action", "tactic",
    "events", "wars",
)  # fmt: skip
SIGNS = {"tactic": "strength", "events": "event", "wars": "war"}
"""Slots whose sign has another name."""


@dataclass(frozen=True)
class InSlot:
    """What lies in a slot: cards by their names, or a figure."""

    slot: str
    label: str
    names: tuple[str, ...] = ()
    figure: str = ""


def in_slots(state: State, words: Words) -> Iterator[InSlot]:
    """The slots of the mat, in their order."""
    for slot, _, cards, hidden in slots(state, words):
        label = words(f"mat-{slot}")
        if slot == "action":
            yield InSlot(slot, label, figure=_gold(cards))
        else:
            names = tuple(card.name for card in cards)
            yield InSlot(slot, label, names, f"{hidden} ×" if hidden else "")


def _gold(cards: Sequence[Face]) -> str:
    """What its action cards are worth, equal ones together: `3×1 + 2`."""
    worth = Counter(str(dict(card.gives)["gold"]) for card in cards)
    return " + ".join(f"{n}×{gold}" if n > 1 else gold for gold, n in worth.items())


@lru_cache(maxsize=2048)  # every card on a third of the spaces, in three languages
def _card(id: str, space: int, words: Words) -> Drawing:
    card = face(civil(id), words)
    x, y, wide, high = card_box(space)
    room = wide - STRIPE - 10
    name = lines(card.name, room, NAME, 3)
    return el(
        "g",
        el("title", card.name),
        el("rect", width=wide, height=high, rx=7, class_="row-card"),
        el("path", d=_stripe(high), class_="row-stripe"),
        use(card.group, STRIPE + 5, 6, 15),
        _gives(card, wide),
        *(
            el("text", line, x=STRIPE + 6, y=33 + 12.3 * i, class_="row-name")
            for i, line in enumerate(name)
        ),
        class_=f"row-face face-{card.group}",
        transform=f"translate({number(x)} {number(y)})",
    )


def _stripe(high: float) -> str:
    """The coloured edge at the left, round as the card is."""
    return f"M7 0H{STRIPE}V{high}H7A7 7 0 0 1 0 {high - 7}V7A7 7 0 0 1 7 0Z"


def _gives(card: Face, wide: float) -> Drawing:
    """What it gives the Automa, at the upper right: the first of it where there is more."""
    if not card.gives:
        return Drawing()
    name, amount = card.gives[0]
    text = el("text", str(amount), x=wide - 6, y=18, class_="row-gives")
    return together(use(name, wide - 14 - 7 * len(str(amount)) - 7, 6.5, 14), text)


@lru_cache(maxsize=1024)
def _slot(index: int, told: InSlot) -> Drawing:
    """Cards by their names beside the slot's sign; else its label, and a figure or nothing."""
    x, y, wide, high = slot_box(index)
    sign = SIGNS.get(told.slot, told.slot)
    full = bool(told.names or told.figure)
    return el(
        "g",
        el("title", f"{told.label}: {', '.join(told.names) or told.figure or '–'}"),
        el("rect", width=wide, height=high, rx=7, class_="mat-full" if full else "mat-empty"),
        _named(told, sign, wide) if told.names else _labelled(told, sign, wide),
        transform=f"translate({number(x)} {number(y)})",
    )


def _labelled(told: InSlot, sign: str, wide: float) -> Drawing:
    return together(
        el("text", lines(told.label, wide - 8, 11, 1)[0], x=6, y=15, class_="mat-label"),
        use(sign, 5, 21, 14),
        el("text", lines(told.figure or "–", wide - 24, 12, 1)[0], x=22, y=32.5, class_="mat-told"),
    )


def _named(told: InSlot, sign: str, wide: float) -> Drawing:
    """One card in two lines, two cards in a line each."""
    room, each = wide - 25, 2 // len(told.names)
    shown = [line for name in told.names for line in lines(name, room, 11, each)]
    top = 24.0 if len(shown) == 1 else 17.5
    names = (
        el("text", line, x=22, y=top + 13 * i, class_="mat-name") for i, line in enumerate(shown)
    )
    return together(use(sign, 5, 13, 14), *names)


def _price(line: int, cost: int) -> Drawing:
    """The civil actions of a line of the row, as dots."""
    top = MARGIN + line * (CARD + GAP) + CARD / 2 - (cost - 1) * 6
    dots = (el("circle", cx=MARGIN + 6, cy=top + 12 * n, r=4.6) for n in range(cost))
    return el("g", *dots, class_="row-price")


def _box(box: Sequence[float], look: str) -> Drawing:
    x, y, wide, high = box
    return el("rect", x=x, y=y, width=wide, height=high, rx=7, class_=look)


def _middle(box: tuple[float, float, float, float]) -> tuple[float, float]:
    x, y, wide, high = box
    return x + wide / 2, y + high / 2


def marks(state: State, legal: Sequence[str], words: Words) -> Drawing:
    """The cards of the row, to be touched or chosen by keys; what cannot be taken is dimmed."""
    if state.on_screen:
        return together(*_own_marks(state, legal, words))
    touched = (
        _touch(n, words(f"civ-{id}"), _printed_price(n), words)
        for n, id in enumerate(state.row, start=1)
        if id and f"take {n}" in legal
    )
    return together(*touched)


def _own_marks(state: State, legal: Sequence[str], words: Words) -> Iterator[Drawing]:
    """With the price for the person, where it is not that of the space (section 6.7 of the rules).

    Only while cards can be taken is a card dimmed; the reason stands where it is tapped.
    """
    assert state.civilization is not None
    taking = END in legal
    for n, id in enumerate(state.row, start=1):
        if id is None:
            continue
        price = take_price(state.civilization, n, civil(id))
        barred = taking and f"take {n} {id}" not in legal
        if barred:
            yield _box(card_box(n), "row-barred")
        if price != _printed_price(n):
            yield _own_price(n, price)
        yield _touch(n, words(f"civ-{id}"), price, words, barred)


def _printed_price(space: int) -> int:
    return next(cost for last, cost in COSTS if space <= last)


def _own_price(space: int, price: int) -> Drawing:
    """Civil actions that it costs the person, at the lower right of the card."""
    x, y, wide, high = card_box(space)
    return el(
        "g",
        el("circle", cx=x + wide - 11, cy=y + high - 11, r=8.5),
        el("text", str(price), x=x + wide - 11, y=y + high - 7),
        class_="row-own-price",
    )


def _touch(space: int, name: str, price: int, words: Words, barred: bool = False) -> Drawing:
    x, y, wide, high = card_box(space)
    told = f"{name}, {words('table-cost', n=price)}"
    return el(
        "rect",
        x=x, y=y, width=wide, height=high, rx=7, class_="row-touch", role="button", tabindex=0,
        aria_label=f"{told}, {words('own-barred')}" if barred else told, aria_pressed="false",
        data_place=f"space-{space}",
    )  # fmt: skip


TAKEN = ("tta-take", "tta-take_other")


def card_moves(event: Event) -> list[tuple[str, str, str]]:
    """The card that the Automa takes, on its way from the row to its slot of the mat."""
    card = event.args.get("card")
    if event.kind not in TAKEN or not isinstance(card, Ref):
        return []
    group = civil(str(card.id)).group
    if group not in MAT:
        return []  # a wonder comes into play at once
    start = f"space-{plain(event.args['space'])}"
    return [(_small_card(group), start, f"slot-{group}")]


def _small_card(group: str) -> Drawing:
    return el(
        "g",
        el("rect", width=44, height=34, rx=6, class_="row-card"),
        use(group, 13, 8, 18),
        class_=f"row-face face-{group}",
    )
