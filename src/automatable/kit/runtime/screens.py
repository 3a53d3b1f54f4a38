"""The table on the screen: places as tiles, numbers, what stands where; the frame draws it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from automatable.core.drawing.areas import Area, Counter, Tile
from automatable.core.drawing.screens import Screens
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, Ref
from automatable.core.wording import Words
from automatable.kit.runtime.base import Contents
from automatable.kit.runtime.piles import DISCARD, DRAW, attribute
from automatable.kit.runtime.values import BETRAYING


class FileScreens(Screens):
    """See `automatable.core.drawing.screens.Screens`."""

    def __init__(
        self, told: Contents, package: str, places: Mapping[str, tuple[str, ...]],
        sides: Mapping[str, str], asks: Mapping[str, str],
    ) -> None:  # fmt: skip
        self._told, self._files, self._places = told, files(package), places
        self._sides, self._asks = sides, asks

    @property
    def folder(self) -> Traversable:
        return self._files / "screens"

    @property
    def messages(self) -> Traversable:
        return self._files / "messages"

    @property
    def rulebook(self) -> Traversable:
        return self._files / "rulebook"

    @property
    def lesson(self) -> Traversable:
        return self._files / "lesson"

    def hides(self, event: Event, match: Match[Any]) -> bool:
        """What would betray a secret before the end; who deals sees what was rolled."""
        by_hand = event.kind == "kit-rolled" and match.options.get("dealer") == "table"
        hidden = event.rule in self._told.hidden and event.kind in BETRAYING
        return hidden and not match.over and not by_hand

    def checklist(self, match: Match[Any]) -> Sequence[Event]:
        return [e for e in match.events() if e.instruct and e.rule.startswith("SETUP-")]

    def answer(self, text: str, words: Words) -> str:
        """An answer by the words of its line, an item by its own."""
        head, _, rest = text.partition(" ")
        if head == "card":
            return words("ref-card", id=rest)
        if head in ("done", "pile"):
            return words(f"answer-{head}") if head == "done" else rest
        key = f"answer-{self._asks.get(head, '')}-{head}"
        if words.has(key):
            return f"{words(key)}: {words.ref(Ref('item', rest))}" if rest else words(key)
        if rest in ("yes", "no"):
            return words(f"answer-{rest}")
        none = f"answer-{self._asks.get(head, '')}-none"
        if rest == "none" and words.has(none):
            return words(none)
        return words.ref(Ref("item", rest)) if words.has(f"item-{rest}") else rest or text

    def areas(self, match: Match[Any], words: Words) -> Sequence[Area]:
        state, legal = match.state, match.legal()
        shown = [self._place(group, state, legal, words) for group in self._places]
        shown += [self._side(side, state, words) for side in ("automa", "person", "")]
        shown.append(Area("", tuple(self._piles(state, words))))
        return [area for area in shown if area.tiles or area.counters]

    def _open(self, names: Mapping[str, Any], state: Any) -> Iterator[str]:
        return (name for name in names if state.over or name not in self._told.secret)

    def _place(self, group: str, state: Any, legal: Sequence[str], words: Words) -> Area:
        meant = {text.partition(" ")[2]: text for text in reversed(legal)}
        tiles = (
            Tile(words(f"item-{item}"), tuple(self._standing(item, state, words)), "",
                 meant.get(item, ""))
            for item in self._places[group]
        )  # fmt: skip
        return Area(words(f"group-{group}"), tiles=tuple(tiles))

    def _standing(self, item: str, state: Any, words: Words) -> Iterator[str]:
        for name in self._open(self._told.markers, state):
            if getattr(state.markers, attribute(name)) == item:
                yield words(f"thing-{name}")
        for name in self._open(self._told.pieces, state):
            if count := getattr(state.pieces, attribute(name)).count(item):
                said = words(f"thing-{name}")
                yield f"{count} × {said}" if count > 1 else said

    def _side(self, side: str, state: Any, words: Words) -> Area:
        title = words(f"seat-{side}") if side else words("label-nobody")
        return Area(title, tuple(self._counters(side, state, words)))

    def _counters(self, side: str, state: Any, words: Words) -> Iterator[Counter]:
        for name in self._open(self._told.numbers, state):
            if self._sides[name] == side:
                yield Counter(words(f"thing-{name}"), getattr(state.numbers, attribute(name)))
        for name in self._open(self._told.markers, state):
            if self._sides[name] == side and not self._on_places(self._told.markers[name]):
                item = getattr(state.markers, attribute(name)) or "none"
                yield Counter(words(f"thing-{name}"), words.ref(Ref("item", item)))
        for name in self._open(self._told.pieces, state):
            if self._sides[name] == side and not self._on_places(self._told.pieces[name][0]):
                items = ",".join(getattr(state.pieces, attribute(name))) or "none"
                yield Counter(words(f"thing-{name}"), words.ref(Ref("item", items)))

    def _on_places(self, items: Sequence[str]) -> bool:
        places = {item for group in self._places.values() for item in group}
        return set(items) <= places

    def _piles(self, state: Any, words: Words) -> Iterator[Counter]:
        for deck in self._told.decks:
            piles = getattr(state.decks, attribute(deck))
            for pile in (DRAW, DISCARD):
                label = f"{words(f'deck-{deck}')}: {words(f'pile-{deck}-{pile}')}"
                yield Counter(label, piles.left(pile))
