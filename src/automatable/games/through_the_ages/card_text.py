"""An Automa card in one line, section by section, as an owner types it in.

    event aggression:3 | leader action | urban_leftmost | urban_science stages:1 |
    cards:1 happy:0 | -5..0=1 1..4=2 11..=4 | bonus:1 defence:2 units:1

Sections stand from top to bottom, then the side strip; `/` joins either/or icons, `blue:`
marks a blue cube, `-` is an empty section. A note may follow as an eighth part.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, get_args

from automatable.core.errors import BadPosition, Problem, Refused
from automatable.core.turns.events import Ref
from automatable.games.through_the_ages.cards import (
    AuctionRow,
    AutomaCard,
    ConstructIcon,
    DevelopIcon,
    PoliticsIcon,
    TakeIcon,
)

SECTIONS = ("politics", "take", "develop", "construct", "gain", "auction", "side")
SIDE = ("auction", "side")
EMPTY = "-"
BUILDINGS = ("military", "urban_science", "urban_culture", "urban_strength")
GAIN = {"cards": "military_cards", "happy": "happiness"}
STRIP = {"bonus": "colonization_bonus", "defence": "defence", "units": "war_units"}
MOST_ICONS = 12
LONGEST_NOTE = 300
_NUMBER = r"[-−]?[0-9]{1,3}"
_APART = re.compile(r"(?<=\.\.)\s+|\s+(?==)|\s*(?=/)|(?<=/)\s*")
"""Blanks within a word: a page sends its parts one by one."""
_ROW = re.compile(rf"({_NUMBER})?\.\.({_NUMBER})?=([0-9]{{1,3}})")


class BadCard(BadPosition, Refused):
    """A card with mistakes; `problems` names all of them."""


# --- writing


def write_card(card: AutomaCard) -> str:
    """The card in one line; of a card known by its side strip only that."""
    written = write_sections(card)
    wanted = SIDE if card.side_only else SECTIONS
    parts = [written[section] or EMPTY for section in wanted]
    return " | ".join([*parts, *([card.note] if card.note else [])])


def write_sections(card: AutomaCard) -> dict[str, str]:
    """The text of each section, empty where nothing is printed."""
    return {
        "politics": " ".join(map(_politics_text, card.politics)),
        "take": " ".join(map("/".join, card.take)),
        "develop": " ".join(map("/".join, card.develop)),
        "construct": " ".join(map(_construct_text, card.construct)),
        "gain": " ".join(f"{word}:{getattr(card, field)}" for word, field in GAIN.items()),
        "auction": " ".join(map(row_text, card.auction)),
        "side": " ".join(f"{word}:{getattr(card, field)}" for word, field in STRIP.items()),
    }


def _politics_text(icon: PoliticsIcon) -> str:
    return icon.icon if icon.min_advantage is None else f"{icon.icon}:{icon.min_advantage}"


def _construct_text(icon: ConstructIcon) -> str:
    if icon.icon == "wonder_stages":
        return f"stages:{icon.stages}"
    return f"blue:{icon.icon}" if icon.blue_cube else icon.icon


def row_text(row: AuctionRow) -> str:
    low = "" if row.low is None else row.low
    high = "" if row.high is None else row.high
    return f"{low}..{high}={row.bid}"


# --- reading


def split_line(line: str, sections: tuple[str, ...] = SECTIONS) -> dict[str, str]:
    """The parts of a line by section; what follows the last one is the note."""
    parts = [part.strip() for part in line.split("|")]
    if not len(sections) <= len(parts) <= len(sections) + 1:
        raise BadCard([Problem("card_parts", {"n": len(parts), "wanted": len(sections)})])
    return dict(zip((*sections, "note"), parts, strict=False))


def read_sections(given: Mapping[str, str], sections: tuple[str, ...] = SECTIONS) -> dict[str, Any]:
    """The fields of a card as its file holds them; raises `BadCard` with everything wrong."""
    problems: list[Problem] = []
    fields: dict[str, Any] = {}
    for section in sections:
        problems += _READERS[section](section, words_of(given.get(section, "")), fields)
    note = " ".join(given.get("note", "").split())
    if len(note) > LONGEST_NOTE or "|" in note or not note.isprintable():
        problems.append(_wrong("note", note[:40]))
    if problems:
        raise BadCard(problems)
    return {**fields, **({"note": note} if note else {})}


def words_of(section: str) -> list[str]:
    """The words of a section; blanks around what joins two parts of a word do not count."""
    text = _APART.sub("", section.strip())
    return [] if text == EMPTY else text.split()


def rows_of(section: str) -> list[tuple[int | None, int | None, int]]:
    """The rows of an auction as far as they can be read: from, to and bid."""
    read = (_row(*row.groups()) for row in map(_ROW.fullmatch, words_of(section)) if row)
    return [(row.get("low"), row.get("high"), row["bid"]) for row in read]


def _wrong(section: str, token: str) -> Problem:
    return Problem("card_icon", {"section": Ref("section", section), "token": token[:40]})


def _icons(
    read: Callable[[str], Any], least: int = 0
) -> Callable[[str, list[str], dict[str, Any]], Iterator[Problem]]:
    """A section that is a list of icons."""

    def reader(section: str, words: list[str], fields: dict[str, Any]) -> Iterator[Problem]:
        found = [read(word) for word in words]
        yield from (
            _wrong(section, w) for w, icon in zip(words, found, strict=True) if icon is None
        )
        if len(words) < least:
            yield Problem("card_section_empty", {"section": Ref("section", section)})
        if len(words) > MOST_ICONS:
            yield _wrong(section, words[MOST_ICONS])
        fields[section] = found

    return reader


def _politics(word: str) -> dict[str, Any] | None:
    icon, _, advantage = word.partition(":")
    if word == "event":
        return {"icon": icon}
    if icon in ("aggression", "war") and re.fullmatch(_NUMBER, advantage):
        return {"icon": icon, "min_advantage": _int(advantage)}
    return None


def _one_of(kinds: tuple[str, ...]) -> Callable[[str], list[str] | None]:
    """An icon, or several joined by `/`."""

    def read(word: str) -> list[str] | None:
        names = word.split("/")
        distinct = len(set(names)) == len(names)
        return names if distinct and all(name in kinds for name in names) else None

    return read


def _construct(word: str) -> dict[str, Any] | None:
    head, _, rest = word.partition(":")
    if head == "stages" and re.fullmatch("[1-5]", rest):
        return {"icon": "wonder_stages", "stages": int(rest)}
    if head == "blue" and rest in BUILDINGS:
        return {"icon": rest, "blue_cube": True}
    return {"icon": word} if word in BUILDINGS else None


def _auction(section: str, words: list[str], fields: dict[str, Any]) -> Iterator[Problem]:
    rows = [_ROW.fullmatch(word) for word in words]
    yield from (_wrong(section, w) for w, row in zip(words, rows, strict=True) if row is None)
    fields["auction"] = [_row(*row.groups()) for row in rows if row is not None]


def _row(low: str | None, high: str | None, bid: str) -> dict[str, int]:
    bounds = {"low": low, "high": high}
    return {**{name: _int(text) for name, text in bounds.items() if text}, "bid": int(bid)}


def _int(text: str) -> int:
    return int(text.replace("−", "-"))


def _numbers(
    names: Mapping[str, str], optional: tuple[str, ...] = ()
) -> Callable[[str, list[str], dict[str, Any]], Iterator[Problem]]:
    """A section of named numbers: `cards:1 happy:0`."""

    def reader(section: str, words: list[str], fields: dict[str, Any]) -> Iterator[Problem]:
        given = dict(word.partition(":")[::2] for word in words)
        for word in words:
            if word.partition(":")[0] not in names:
                yield _wrong(section, word)
        for name, field in names.items():
            text = given.get(name, "0" if name in optional else "")
            if not text:
                yield Problem("card_number_missing", {"what": Ref("number", name)})
            elif not re.fullmatch("[0-9]{1,2}", text):
                yield _wrong(section, f"{name}:{text}")
            else:
                fields[field] = int(text)

    return reader


_READERS: dict[str, Callable[[str, list[str], dict[str, Any]], Iterator[Problem]]] = {
    "politics": _icons(_politics),
    "take": _icons(_one_of(get_args(TakeIcon)), least=1),
    "develop": _icons(_one_of(get_args(DevelopIcon))),
    "construct": _icons(_construct),
    "gain": _numbers(GAIN, optional=("happy",)),
    "auction": _auction,
    "side": _numbers(STRIP),
}
