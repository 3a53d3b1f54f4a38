"""The table of a game that brings none: places as tiles, counters, answers grouped and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from automatable.core.drawing.areas import Area, Tile
from automatable.core.drawing.screens import GivesPriorities, Priority
from automatable.core.files.foreign import whole_number
from automatable.core.matches.match import Match
from automatable.core.turns.events import Ref
from automatable.core.turns.forms import Form, Number, OneOf, Part, Several
from automatable.core.turns.several import joined
from automatable.core.wording import Words
from automatable.ui.frame import brings_own_inputs
from automatable.ui.stage.asked_together import (
    FEW,
    Field,
    cards_beside,
    foretold,
    questions_in_a_row,
    row_answers,
)

MANY = 24
MOST_NUMBERS = 13
MOST_AT_THE_FOOT = 2
SHORT = 10
IN_ROWS = 6
"""Up to that many answers stand below each other; more are tiles."""


@dataclass(frozen=True)
class TileShown:
    tile: Tile
    picture: Markup
    can_be_tapped: bool


@dataclass(frozen=True)
class AreaShown:
    area: Area
    tiles: tuple[TileShown, ...]
    tracks_tapped: frozenset[str] = frozenset()
    """Answers that are given by a tap on a track."""


@dataclass(frozen=True)
class Group:
    """Answers that begin with the same word; a single one stands alone, without a title."""

    title: str
    answers: tuple[tuple[str, str], ...]
    name: str = ""
    """Of the number that they stand for."""

    @property
    def is_short(self) -> bool:
        """Words so short that four stand beside each other on a phone."""
        return all(len(label) <= SHORT for _, label in self.answers)

    @property
    def is_long(self) -> bool:
        """More than a screen of buttons: a list to choose from."""
        return len(self.answers) > MANY


@dataclass(frozen=True)
class FormShown:
    number: int
    title: str
    fields: tuple[Field, ...]


NOTHING_ALONE: Mapping[str, Any] = {
    "priorities": (), "foretold": {}, "in_rows": True, "can_tap": False, "tapped": (),
    "groups": (), "at_the_foot": (), "numbers": (), "forms": (),
}  # fmt: skip
"""Where several questions stand on one sheet, none has a place of its own."""


def plain_scene(match: Match[Any], words: Words) -> dict[str, Any]:
    """What `plain_table.html` shows."""
    legal, forms = match.legal(), match.forms()
    if fields := questions_in_a_row(match, words):
        return {**NOTHING_ALONE, "cards": cards_beside(match, words), "row": fields}
    shown = areas_shown(match, words)
    tapped = {tile.tile.answer for area in shown for tile in area.tiles if tile.can_be_tapped}
    tapped |= {text for area in shown for text in area.tracks_tapped}
    found = groups(match, [text for text in legal if text not in tapped], words)
    return {
        "row": (),
        "priorities": _priorities(match, words),
        "cards": cards_beside(match, words),
        "foretold": foretold(match, legal, words),
        "in_rows": len(legal) <= IN_ROWS,
        "can_tap": bool(tapped),
        "tapped": [(text, _said(match, text, words)) for text in sorted(tapped)],
        "groups": found,
        "at_the_foot": () if forms else _at_the_foot(found),
        "numbers": [_numbers(form, words) for form in forms if _is_short(form)],
        "forms": [
            _form(i, form, match, words) for i, form in enumerate(forms) if not _is_short(form)
        ],
    }


def _priorities(match: Match[Any], words: Words) -> Sequence[Priority]:
    """What the person goes by in the Automa's place."""
    screens = match.game.screens
    return screens.priorities(match, words) if isinstance(screens, GivesPriorities) else ()


def _at_the_foot(found: Sequence[Group]) -> list[tuple[str, str]]:
    """One or two answers stand where the thumb is, the first one filled."""
    answers = [answer for group in found for answer in group.answers]
    return answers if len(answers) <= MOST_AT_THE_FOOT else []


def areas_shown(match: Match[Any], words: Words) -> list[AreaShown]:
    """The board in plain data; where the frame takes the answers, its tiles can be tapped."""
    areas = match.game.screens.areas(match, words) if match.set_up_done else ()
    legal = () if brings_own_inputs(match.game) else match.legal()
    return [_area(area, legal) for area in areas]


def areas_at_rest(match: Match[Any], words: Words) -> list[AreaShown]:
    """The board in plain data, to be looked at only."""
    areas = match.game.screens.areas(match, words) if match.set_up_done else ()
    return [_area(area, ()) for area in areas]


def _area(area: Area, legal: Sequence[str]) -> AreaShown:
    tiles = [TileShown(tile, Markup(tile.picture), tile.answer in legal) for tile in area.tiles]
    tapped = frozenset(track.answer for track in area.tracks if track.answer in legal)
    return AreaShown(area, tuple(tiles), tapped)


def groups(match: Match[Any], legal: Sequence[str], words: Words) -> list[Group]:
    """The answers by their first word, each in the words of the game."""
    found: dict[str, list[tuple[str, str]]] = {}
    for text in legal:
        label = _said(match, text, words)
        found.setdefault(text.split(" ")[0], []).append((text, label))
    return [Group(_title(head, some, words), tuple(some)) for head, some in found.items()]


def _said(match: Match[Any], text: str, words: Words) -> str:
    assert match.pending is not None
    return match.game.screens.answer_to(match.pending, text, words)


def _title(head: str, answers: Sequence[tuple[str, str]], words: Words) -> str:
    key = f"answers-{head}"
    return words(key) if len(answers) > 1 and words.has(key) else ""


def _is_short(form: Form) -> bool:
    """A number of a short range needs one tap."""
    part = form.parts[0] if len(form.parts) == 1 else None
    return isinstance(part, Number) and part.high - part.low < MOST_NUMBERS


def _numbers(form: Form, words: Words) -> Group:
    part = form.parts[0]
    assert isinstance(part, Number)
    numbers = range(part.low, part.high + 1)
    answers = tuple((form.written([[str(n)]]), str(n)) for n in numbers)
    return Group(_label(part, words), answers, part.name)


def _form(number: int, form: Form, match: Match[Any], words: Words) -> FormShown:
    key = f"answers-{form.head}"
    titled = form.head and len(form.parts) > 1 and words.has(key)
    kinds = match.game.screens.kinds
    fields = tuple(_field(part, kinds.get(part.name, ""), words) for part in form.parts)
    return FormShown(number, words(key) if titled else "", fields)


def _label(part: Part, words: Words) -> str:
    """A part by the word `part-NAME`; without one, by its name."""
    key = f"part-{part.name}"
    return words(key) if words.has(key) else part.name.replace("_", " ")


def _field(part: Part, kind_of_thing: str, words: Words) -> Field:
    label = _label(part, words)
    if isinstance(part, Number):
        start = max(part.low, min(part.high, 0)) if part.start is None else part.start
        return Field(part.name, label, "number", low=part.low, high=part.high, start=str(start))
    if isinstance(part, OneOf):
        kind = "few" if len(part.options) <= FEW else "many"
        options = tuple(
            (option, _option(part, option, kind_of_thing, words)) for option in part.options
        )
        return Field(
            part.name, label, kind, options, start=part.start or "", optional=part.optional
        )
    if isinstance(part, Several):
        options = tuple(
            (option, _option(part, option, kind_of_thing, words))
            for option, count in part.options.items()
            for _ in range(count)
        )
        return Field(part.name, label, "marks", options, optional=part.optional)
    return Field(part.name, label, "text", start=(part.examples or ("",))[0], high=part.longest)


def _option(part: OneOf | Several, option: str, kind: str, words: Words) -> str:
    if part.kind or kind:
        return words.ref(Ref(part.kind or kind, option))
    key = f"part-{part.name}-{option}"
    return words(key) if words.has(key) else option


def composed(match: Match[Any], given: Mapping[str, Sequence[str]]) -> str:
    """The answer that fields stand for; empty if it is none of this question.

    They name a form by its place in the list (`form`), or a reply by its first words (`head`).
    """
    if "row" in given:
        return joined(row_answers(match, given)[0])
    if "head" in given and match.pending is not None:
        parts = {name[5:]: values for name, values in given.items() if name.startswith("part-")}
        return match.pending.composed("".join(given["head"]), parts)
    number = "".join(given.get("form", ()))
    forms = match.forms()
    if (chosen := whole_number(number, high=len(forms) - 1)) is None:
        return ""
    form = forms[chosen]
    return form.written([given.get(f"part-{part.name}", ()) for part in form.parts])
