"""The person's civilization on screen as a board: cards with workers and tokens, both banks.

Its units are a phone's pixels, as in `stage`. Kinds of cards stand in three columns; below them
six chips (free workers, leader, government, wonders, tactic, the rest) and the two banks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from automatable.core.drawing.screens import BoardDrawing, Words
from automatable.core.drawing.svg import Drawing, el, number, together
from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.board.icons import use
from automatable.games.through_the_ages.board.lines import lines
from automatable.games.through_the_ages.on_screen.building import grow_price
from automatable.games.through_the_ages.on_screen.civilization import Civilization
from automatable.games.through_the_ages.on_screen.ratings import own
from automatable.games.through_the_ages.on_screen.side import KINDS, corruption_at
from automatable.games.through_the_ages.state import State

WIDTH, HEIGHT = 390.0, 300.0
MARGIN, GAP = 8.0, 4.0
COLUMNS = 3
ACROSS = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS
TITLE = 13.0
HIGHEST, LOWEST = 42.0, 17.0
"""Of a card: as high as there is room for."""
TWO_LINES = 34.0
"""From this height on the name has a line of its own."""
PRICE = 24.0
CHIP = 25.0
BANKS = 34.0
CHIPS_TOP = HEIGHT - BANKS - 2 * (CHIP + GAP)
YELLOW, BLUE = 18, 16
"""Tokens of a full bank."""
CHIPS = ("unused", "leader", "government", "wonders", "tactic", "others")
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Kind:
    """The cards in play of one kind, the highest first."""

    kind: str
    cards: tuple[str, ...]

    def height(self, card: float) -> float:
        return TITLE + len(self.cards) * (card + GAP / 2) + GAP


def own_board(
    state: State, prices: Mapping[str, str], live: Mapping[str, str], words: Words
) -> BoardDrawing:
    """The board; `prices` stand on the cards that can be built now."""
    boxes = places(state)
    return BoardDrawing(
        id="mine",
        ratio=WIDTH / HEIGHT,
        box=(0, 0, WIDTH, HEIGHT),
        ground=Drawing(),
        keyed=own_keyed(state, words),
        marks=together(*_marks(boxes, prices, live)),
        places={key: _middle(box) for key, box in boxes.items()},
    )


def own_keyed(state: State, words: Words) -> dict[str, Drawing]:
    """What lies at each place of the civilization."""
    civ, boxes = own(state), places(state)
    found = {
        key: _card(key.removeprefix("own-"), box, civ, words)
        for key, box in boxes.items()
        if key.removeprefix("own-") not in CHIPS
    }
    titles = {f"title-{kind.kind}": _title(kind, box, civ, words) for kind, box in _titles(civ)}
    chips = {f"own-{chip}": _chip(chip, boxes[f"own-{chip}"], state, words) for chip in CHIPS}
    return titles | found | chips | {"own-banks": _banks(civ, words)}


# --- where things stand


def _kinds(civ: Civilization) -> list[Kind]:
    there: dict[str, list[str]] = {}
    for id in civ.in_play():
        there.setdefault(civil(id).kind, []).insert(0, id)
    return [Kind(kind, tuple(there[kind])) for kind in KINDS if kind in there]


def _columns(kinds: Sequence[Kind], card: float) -> list[list[Kind]]:
    """In their order, each into the column that is least full."""
    columns: list[list[Kind]] = [[] for _ in range(COLUMNS)]
    for kind in kinds:
        min(columns, key=lambda column: sum(k.height(card) for k in column)).append(kind)
    return columns


def _laid_out(civ: Civilization) -> tuple[list[list[Kind]], float]:
    """The columns, and how high a card may be."""
    kinds, card, room = _kinds(civ), HIGHEST, CHIPS_TOP - MARGIN
    while True:
        columns = _columns(kinds, card)
        if card <= LOWEST or max(sum(k.height(card) for k in c) for c in columns) <= room:
            return columns, card
        card -= 1


def _spots(civ: Civilization) -> Iterator[tuple[Kind, float, float, float]]:
    """Every kind with its left, its top, and the height of its cards."""
    columns, card = _laid_out(civ)
    for n, column in enumerate(columns):
        top = MARGIN - 2
        for kind in column:
            yield kind, MARGIN + n * (ACROSS + GAP), top, card
            top += kind.height(card)


def _titles(civ: Civilization) -> Iterator[tuple[Kind, Box]]:
    for kind, x, top, _ in _spots(civ):
        yield kind, (x, top, ACROSS, TITLE)


def places(state: State) -> dict[str, Box]:
    """Left, top, width and height of every card and chip, by key."""
    found: dict[str, Box] = {}
    for kind, x, top, card in _spots(own(state)):
        for n, id in enumerate(kind.cards):
            found[f"own-{id}"] = (x, top + TITLE + n * (card + GAP / 2), ACROSS, card)
    for n, chip in enumerate(CHIPS):
        line, column = divmod(n, COLUMNS)
        top = CHIPS_TOP + line * (CHIP + GAP)
        found[f"own-{chip}"] = (MARGIN + column * (ACROSS + GAP), top, ACROSS, CHIP)
    return found


def _middle(box: Box) -> tuple[float, float]:
    x, y, wide, high = box
    return x + wide / 2, y + high / 2


# --- cards


def _title(kind: Kind, box: Box, civ: Civilization, words: Words) -> Drawing:
    """Its name, and what its workers bring a turn."""
    x, y, wide, _ = box
    brings = _brings(kind, civ)
    name = lines(words(f"kind-{kind.kind}"), wide - 36, 11, 1)[0]
    title = el("text", name, x=x + 1, y=y + 10, class_="own-title")
    if brings is None:
        return title
    what, n = brings
    amount = el("text", f"+{n}", x=x + wide - 2, y=y + 10, class_="own-count")
    return together(title, use(what, x + wide - 20 - 7 * len(str(n)), y, 12), amount)


def _brings(kind: Kind, civ: Civilization) -> tuple[str, int] | None:
    """The first thing that its cards give, of all its workers."""
    what = next(iter(civil(kind.cards[-1]).yields), "")
    n = sum(civil(id).yields.get(what, 0) * civ.workers.get(id, 0) for id in kind.cards)
    return (what, n) if n else None


def _card(id: str, box: Box, civ: Civilization, words: Words) -> Drawing:
    return _drawn(id, box, civ.workers.get(id, 0), civ.stores.get(id, 0), words)


@lru_cache(maxsize=2048)
def _drawn(id: str, box: Box, workers: int, tokens: int, words: Words) -> Drawing:
    """Its name, its workers as cubes, its goods as blue tokens."""
    x, y, wide, high = box
    name = words(f"civ-{id}")
    two = high >= TWO_LINES
    middle = high - 12 if two else high / 2
    right = wide - 5 if two else wide - PRICE
    left = right - 3 - min(workers, 3) * 11 - (9 if workers > 3 else 0) - (15 if tokens else 0)
    room = wide - 14 - (PRICE if two else 0) if two else left - 10
    told = words("own-on_card", card=name, workers=workers, tokens=tokens)
    return el(
        "g",
        el("title", told),
        el("rect", width=wide, height=high, rx=5, class_="row-card"),
        el("rect", width=4, height=high, rx=2, class_="row-stripe"),
        el("text", lines(name, room, 11.5, 1)[0], x=9, y=16 if two else middle + 4,
           class_="row-name"),
        _tokens(tokens, left, middle),
        _cubes(workers, right, middle),
        class_=f"row-face face-{civil(id).group}",
        transform=f"translate({number(x)} {number(y)})",
    )  # fmt: skip


def _cubes(workers: int, right: float, middle: float) -> Drawing:
    if workers > 3:
        text = el("text", str(workers), x=right - 13, y=middle + 4, class_="own-count")
        return together(text, use("cube", right - 11, middle - 6, 12))
    shown = (use("cube", right - 11 * (n + 1), middle - 6, 12) for n in range(workers))
    return together(*shown)


def _tokens(tokens: int, x: float, middle: float) -> Drawing:
    if not tokens:
        return Drawing()
    return together(
        el("rect", x=x, y=middle - 6, width=12, height=12, rx=3, class_="own-token"),
        el("text", str(tokens), x=x + 6, y=middle + 4, class_="own-token-count"),
    )


# --- chips and banks


def _chip(chip: str, box: Box, state: State, words: Words) -> Drawing:
    x, y, wide, high = box
    sign, text, full = _chip_told(chip, state, words)
    room = wide - 28
    return el(
        "g",
        el("title", f"{words(f'own-chip-{chip}')}: {text}"),
        el(
            "rect",
            width=wide,
            height=high,
            rx=7,
            class_="own-chip" if full else "own-chip is-empty",
        ),
        use(sign, 6, high / 2 - 7, 14),
        el("text", lines(text, room, 11.5, 1)[0], x=24, y=high / 2 + 4, class_="row-name"),
        transform=f"translate({number(x)} {number(y)})",
    )


def _chip_told(chip: str, state: State, words: Words) -> tuple[str, str, bool]:
    """Its sign, what it says, and whether something is there."""
    civ = own(state)
    if chip == "unused":
        return "cube", words("own-unused", n=civ.unused), civ.unused > 0
    if chip == "leader":
        return "leader", _named(civ.leader, "leader", words), civ.leader is not None
    if chip == "government":
        return "government", words(f"civ-{civ.government}"), True
    if chip == "wonders":
        return "wonder", _wonders(civ, words), bool(civ.wonders or civ.unfinished)
    if chip == "tactic":
        return "strength", _named(civ.tactic, "tactic", words), civ.tactic is not None
    rest = [card.id for card in civ.specials()] + list(state.person.colonies)
    told = words(f"civ-{rest[0]}") if len(rest) == 1 else words("own-others", n=len(rest))
    return "special", told, bool(rest)


def _named(id: str | None, chip: str, words: Words) -> str:
    return words(f"civ-{id}") if id else words(f"own-no-{chip}")


def _wonders(civ: Civilization, words: Words) -> str:
    if civ.unfinished:
        name = words(f"civ-{civ.unfinished.id}")
        of = len(civil(civ.unfinished.id).stages)
        return f"{civ.unfinished.built}/{of} {name}"
    if len(civ.wonders) == 1:
        return words(f"civ-{civ.wonders[0]}")
    return words("own-wonders", n=len(civ.wonders))


def _banks(civ: Civilization, words: Words) -> Drawing:
    top, half = HEIGHT - BANKS + 4, WIDTH / 2
    price = grow_price(civ)
    yellow = words("own-bank_yellow", n=civ.yellow, price=-1 if price is None else price)
    blue = words("own-bank_blue", n=civ.blue, corruption=corruption_at(civ.blue))
    room = half - MARGIN - 4
    return together(
        el("text", lines(yellow, room, 11, 1)[0], x=MARGIN, y=top + 9, class_="own-title"),
        el("text", lines(blue, room, 11, 1)[0], x=half + 4, y=top + 9, class_="own-title"),
        _row_of("own-yellow", MARGIN, top + 14, civ.yellow, YELLOW),
        _row_of("own-blue", half + 4, top + 14, civ.blue, BLUE),
    )


def _row_of(look: str, x: float, y: float, there: int, full: int) -> Drawing:
    step = (WIDTH / 2 - MARGIN - 4) / max(full, there)
    tokens = (
        el("rect", x=x + n * step, y=y, width=step - 2, height=10, rx=2,
           class_=look if n < there else "own-gone")
        for n in range(max(full, there))
    )  # fmt: skip
    return together(*tokens)


# --- marks


def _marks(
    boxes: Mapping[str, Box], prices: Mapping[str, str], live: Mapping[str, str]
) -> Iterator[Drawing]:
    for key, price in prices.items():
        x, y, wide, high = boxes[key]
        yield el("rect", x=x, y=y, width=wide, height=high, rx=5, class_="own-can")
        middle = y + (16 if high >= TWO_LINES else high / 2 + 4)
        yield el("text", price, x=x + wide - 4, y=middle, class_="own-price")
    for key, told in live.items():
        x, y, wide, high = boxes[key]
        yield el(
            "rect", x=x, y=y, width=wide, height=high, rx=5, class_="row-touch", role="button",
            tabindex=0, aria_label=told, aria_pressed="false", data_place=key,
        )  # fmt: skip
