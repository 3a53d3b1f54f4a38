"""An Automa card in our own icons, from top to bottom, with its side strip."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, picture, together
from automatable.games.through_the_ages.board.icons import symbols_of, use
from automatable.games.through_the_ages.cards import (
    AuctionRow,
    AutomaCard,
    ConstructIcon,
    PoliticsIcon,
)

WIDTH = 360
HEAD = 36
ROW = 38
ICONS = 112
"""Where the icons of a line begin."""
SIZE = 22
LINE = 18
SIDE_LINES = 3


def automa_card(card: AutomaCard, words: Words, stand_in: bool) -> Drawing:
    """The card as a list of its lines, with its side strip below; the label says it in words."""
    name = f"{card.age} {card.number}"
    mark = words("table-stand_in_short") if stand_in else ""
    strip_top = HEAD + len(SECTIONS) * ROW + 8
    height = strip_top + LINE * max(len(card.auction), SIDE_LINES) + 34
    return picture(
        WIDTH,
        height,
        el("rect", x=1, y=1, width=WIDTH - 2, height=height - 2, rx=14, class_="face-ground"),
        el("text", name, x=14, y=25, class_="face-name"),
        el("text", mark, x=WIDTH - 14, y=24, class_="face-mark", text_anchor="end"),
        together(*_sections(card, words)),
        el("g", _side(card, words), transform=f"translate(0 {strip_top})"),
        class_="automa-card",
        label=_label(card, words),
    )


SECTIONS = ("politics", "take", "develop", "construct", "gain")


def _sections(card: AutomaCard, words: Words) -> Iterator[Drawing]:
    """A line for each section: its name, then its icons."""
    rows = (
        [_politics(icon) for icon in card.politics],
        [_either(icons) for icons in card.take],
        [_either(icons) for icons in card.develop],
        [_construct(icon) for icon in card.construct],
        _gain(card),
    )
    for i, (section, icons) in enumerate(zip(SECTIONS, rows, strict=True)):
        top = HEAD + i * ROW
        yield el("path", d=f"M12 {top}H{WIDTH - 12}", class_="face-line")
        yield el("text", words(f"table-{section}"), x=14, y=top + 24, class_="face-section")
        yield el("g", _in_line(icons), transform=f"translate({ICONS} {top + 8})")


def _in_line(icons: Sequence[Drawing]) -> Drawing:
    """Icons side by side; each drawing carries its own width as its last words."""
    x, placed = 0.0, []
    for drawn in icons:
        placed.append(el("g", drawn, transform=f"translate({x:g} 0)"))
        x += _width(drawn) + 8
    return together(*placed)


def _width(drawn: str) -> float:
    return float(drawn.count("<use")) * (SIZE + 1) + float(drawn.count("<text")) * 11


def _symbols(name: str, x: float = 0) -> list[Drawing]:
    names = symbols_of(name)
    return [use(symbol, x + i * (SIZE + 1), 0, SIZE) for i, symbol in enumerate(names)]


def _numbered(name: str, number: int | None) -> Drawing:
    drawn = _symbols(name)
    if number is not None:
        x = len(drawn) * (SIZE + 1) + 1
        drawn.append(el("text", str(number), x=x, y=17, class_="face-number"))
    return together(*drawn)


def _politics(icon: PoliticsIcon) -> Drawing:
    return _numbered(icon.icon, icon.min_advantage)


def _construct(icon: ConstructIcon) -> Drawing:
    drawn = _numbered(icon.icon, icon.stages)
    if not icon.blue_cube:
        return drawn
    return together(drawn, use("blue", len(symbols_of(icon.icon)) * (SIZE + 1), 0, SIZE))


def _either(icons: Sequence[str]) -> Drawing:
    x, drawn = 0.0, []
    for i, name in enumerate(icons):
        if i:
            drawn.append(el("text", "/", x=x + 1, y=17, class_="face-number"))
            x += 11
        drawn += _symbols(name, x)
        x += len(symbols_of(name)) * (SIZE + 1)
    return together(*drawn)


def _gain(card: AutomaCard) -> list[Drawing]:
    cards = [_numbered("event", card.military_cards)] if card.military_cards else []
    return cards + [_numbered("happiness", card.happiness)] * bool(card.happiness)


def _side(card: AutomaCard, words: Words) -> Drawing:
    """What other turns look at: bids in an auction, bonus, defence, units in a war."""
    auction = [words("table-auction"), *map(auction_row, card.auction)]
    numbers = [
        f"{words('table-bonus')} +{card.colonization_bonus}",
        f"{words('table-defence')} +{card.defence}",
        f"{words('table-war_units')} {card.war_units}",
    ]
    high = LINE * max(len(card.auction), SIDE_LINES) + 26
    return together(
        el("rect", x=8, y=0, width=WIDTH - 16, height=high, rx=8, class_="face-strip"),
        *_column(auction, 16),
        *_column(["", *numbers], WIDTH / 2),
    )


def _column(told: Sequence[str], x: float) -> Iterator[Drawing]:
    for i, line in enumerate(told):
        yield el("text", line, x=x, y=18 + LINE * i, class_="face-side")


def auction_row(row: AuctionRow) -> str:
    low = "" if row.low is None else str(row.low)
    high = "" if row.high is None else str(row.high)
    between = f"{low}…{high}" if high else f"{low}+"
    return f"{between.replace('-', '−')}: {row.bid}"


def _label(card: AutomaCard, words: Words) -> str:
    parts = [f"{card.age} {card.number}"]
    parts.append(words("table-politics") + ": " + ", ".join(_politics_words(card, words)))
    for section, rows in (("take", card.take), ("develop", card.develop)):
        named = [f" {words('table-or')} ".join(words(f"icon-{n}") for n in icons) for icons in rows]
        parts.append(f"{words(f'table-{section}')}: {', '.join(named)}")
    built = [words(f"icon-{icon.icon}") for icon in card.construct]
    parts.append(f"{words('table-construct')}: {', '.join(built)}")
    return ". ".join(parts)


def _politics_words(card: AutomaCard, words: Words) -> list[str]:
    return [
        words(f"icon-{icon.icon}")
        + ("" if icon.min_advantage is None else f" {icon.min_advantage}")
        for icon in card.politics
    ]


def appendix_entry(entry: Mapping[str, Any], words: Words) -> Drawing:
    """What an owner's appendix says about a military card, in its own few words."""
    name, note = words(f"civ-{entry['card']}"), str(entry.get("note", ""))
    lines = wrap(note, 44)[:5]
    return picture(
        WIDTH,
        140,
        el("rect", x=1, y=1, width=WIDTH - 2, height=138, rx=14, class_="face-ground"),
        el("text", name, x=14, y=28, class_="face-name"),
        together(
            *(
                el("text", line, x=14, y=52 + 18 * i, class_="face-side")
                for i, line in enumerate(lines)
            )
        ),
        class_="automa-card",
        label=f"{name}. {note}".strip(),
    )
