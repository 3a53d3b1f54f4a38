"""The words of a file as messages: they are rendered by rule id, and no message file is written.

A text with formulas becomes a message whose arguments `$a0`, `$a1` are the values of its formulas
when it was said, so that the language can be changed at any time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files

from automatable.kit.definition import Body, Deck, Definition, Step, Tracked
from automatable.kit.own_cards import STAND_IN, key_of, stand_ins
from automatable.kit.texts import Placeholder, Text

OURS = ("en", "de", "it")
"""Languages in which the kit itself speaks."""
DASH = "–"


@dataclass(frozen=True)
class Messages:
    """All messages of a file in one language."""

    file: Definition
    language: str

    @cached_property
    def text(self) -> str:
        own = files(__package__) / "messages" / f"{self.language}.ftl"
        said = [f"{key} = {pattern}" for key, pattern in self.all().items()]
        return own.read_text(encoding="utf-8") + "\n" + "\n".join(said) + "\n"

    def all(self) -> dict[str, str]:
        return dict(self._messages())

    def _messages(self) -> Iterator[tuple[str, str]]:
        file = self.file
        yield "game-title", self._plain(file.title)
        yield "game-tagline", self._plain(file.tagline or file.title)
        yield "game-emblem-label", self._plain(file.title)
        yield "game-box", self._plain(file.box or file.title)
        yield "item-none", quoted(DASH)
        yield from self._options()
        for tracked in (*file.numbers.values(), *file.markers.values(), *file.pieces.values()):
            yield f"label-of-{tracked.name}", self._plain(tracked.words)
            yield f"fact-{tracked.name}", self._named(tracked)
            yield f"thing-{tracked.name}", self._named(tracked)
        for group in file.groups.values():
            yield f"group-{group.name}", self._plain(group.words)
            for item, words in group.items.items():
                yield f"item-{item}", self._plain(words)
        for deck in file.decks.values():
            yield from self._deck(deck)
        for turn in file.turns.values():
            yield f"turn-{turn.name}", self._plain(turn.words)
            yield f"fact-next-{turn.name}", self._plain(turn.words)
        for turn in file.bodies():
            yield from self._turn(turn)

    def _named(self, tracked: Tracked) -> str:
        """With its side, if something else bears the same words."""
        file = self.file
        things = (*file.numbers.values(), *file.markers.values(), *file.pieces.values())
        said = [one.words.said(self.language) for one in things]
        plain = self._plain(tracked.words)
        is_alone = said.count(tracked.words.said(self.language)) == 1
        return plain if is_alone or not tracked.side else f"{{ seat-{tracked.side} }}: {plain}"

    def _options(self) -> Iterator[tuple[str, str]]:
        for option in self.file.options.values():
            yield f"option-{option.name}", self._plain(option.words)
            yield f"option-{option.name}-help", self._plain(option.words)
            for choice, words in option.choices.items():
                short, _, help = words.said(self.language).partition(": ")
                yield f"choice-{option.name}-{choice}", self._plain(words)
                yield f"option-{option.name}-{choice}", quoted(short)
                yield f"option-{option.name}-{choice}-help", quoted(help or short)

        for deck in stand_ins(self.file):
            yield from self._own_cards(deck, f"option-{key_of(self.file, deck.name)}")

    def _own_cards(self, deck: Deck, key: str) -> Iterator[tuple[str, str]]:
        """The choice between the cards of the file and those of an owner (KIT-DEC-08)."""
        yield key, self._plain(deck.words)
        yield f"{key}-help", "{ own-cards-help }"
        yield f"{key}-{STAND_IN}", "{ own-cards-stand-in }"
        yield f"{key}-{STAND_IN}-help", "{ own-cards-stand-in-help }"
        for field in deck.fields.values():
            yield f"card-field-{field.name}", self._plain(field.words)

    def _deck(self, deck: Deck) -> Iterator[tuple[str, str]]:
        yield f"deck-{deck.name}", self._plain(deck.words)
        if "deck" not in self.file.options:
            yield f"option-deck-{deck.name}", self._plain(deck.words)
        for pile in ("draw", "discard", "out", *deck.piles):
            words = deck.piles.get(pile)
            named = quoted(words.said(self.language)) if words else f"{{ pile-{pile} }}"
            yield f"pile-{deck.name}-{pile}", named
        for field in deck.fields.values():
            yield f"field-{deck.name}-{field.name}", self._plain(field.words)
        for id in deck.cards:
            yield f"card-{deck.name}-{id}", f"{{ card-word }} {quoted(id)}"

    def _turn(self, turn: Body) -> Iterator[tuple[str, str]]:
        title = self._title(turn)
        for step in turn.all_steps():
            if step.words:
                yield from self._step(step)
                if title and step.kind in ("ask", "guide", "choose"):
                    yield f"title-{step.rule_id}", title

    def _title(self, turn: Body) -> str:
        """What is asked in nobody's turn is headed by its words, the end by its own."""
        if turn.name in self.file.turns and not turn.side:
            return self._plain(turn.words)
        return "{ label-end }" if turn in self.file.scores.values() else ""

    def _step(self, step: Step) -> Iterator[tuple[str, str]]:
        rule, said = step.rule_id, self.said(step.words)
        if step.kind in ("ask", "guide", "choose"):
            if step.kind != "choose" or step.filters[-1].kind == "ask":
                yield f"ask-{rule}", said
            yield from self._question(step, said)
        elif step.kind == "line":
            yield f"score-{rule}", said
            yield f"score-{rule}-later", f"{self._bare(step.words)} {{ counted-later }}"
        else:
            yield f"{'note' if step.kind == 'note' else 'tell'}-{rule}", said

    def _question(self, step: Step, said: str) -> Iterator[tuple[str, str]]:
        rule = step.rule_id
        yield f"answered-{rule}", f"{said} {{ $value }}"
        yield f"answered-{rule}-item", f"{said} {{ $value }}: {{ $item }}"
        if step.kind == "guide":
            yield f"guide-{rule}", said
        if step.kind == "choose":
            yield f"decided-{rule}", f"{said} {{ $item }}"
            yield f"decision-{rule}", said
        for place, line in enumerate(step.filters):
            key = "line" if step.kind == "guide" else "filter"
            yield f"{key}-{rule}-{place}", self.said(line.words)
        for answer in step.answers:
            yield from self._answer(rule, answer.id, answer.words)
            if answer.words.formulas:
                told, key = f"{said} {self.said(answer.words, 'b')}", f"answered-{rule}-as"
                yield f"{key}-{answer.id}", told
                yield f"{key}-{answer.id}-item", f"{told}: {{ $item }}"
        if step.none is not None:
            yield from self._answer(rule, "none", step.none)

    def _answer(self, rule: str, id: str, text: Text) -> Iterator[tuple[str, str]]:
        """An answer while its question is open, and later, when nobody knows the values in it."""
        yield f"answer-{rule}-{id}", self._bare(text)
        if text.formulas:
            yield f"answer-{rule}-{id}-now", self.said(text)

    # --- patterns

    def _plain(self, text: Text) -> str:
        return quoted(text.said(self.language))

    def _bare(self, text: Text) -> str:
        """Without the values of its formulas, where nobody knows them."""
        parts = text.spoken(self.language) or [text.said(self.language)]
        return quoted("".join("…" if isinstance(part, Placeholder) else part for part in parts))

    def said(self, text: Text, letter: str = "a") -> str:
        """A text with its formulas as arguments."""
        numbered = {formula: f"${letter}{place}" for place, formula in enumerate(text.formulas)}
        return "".join(
            _placed(part, numbered[part.formula]) if isinstance(part, Placeholder) else quoted(part)
            for part in text.spoken(self.language)
        )


def _placed(part: Placeholder, argument: str) -> str:
    if part.forms is None:
        return f"{{ {argument} }}"
    one, more = (quoted(f" {form}") for form in part.forms)
    return (
        f"{{ {argument} ->\n    [1] {{ {argument} }}{one}\n   *[other] {{ {argument} }}{more}\n  }}"
    )


def quoted(text: str) -> str:
    """A text of which no sign has a meaning."""
    said = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\u000A")
    return f'{{ "{said}" }}'
