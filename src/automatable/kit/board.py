"""The board of a file from its declarations alone: tracks, places, numbers by side, piles last."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from automatable.core.drawing.areas import Area, Counter, Tile, Track
from automatable.core.matches.latest import last_turn
from automatable.core.matches.match import Match
from automatable.core.turns.events import Ref
from automatable.core.wording import Words
from automatable.kit.definition import Definition, Group, Tracked
from automatable.kit.runtime.piles import DISCARD, DRAW
from automatable.kit.runtime.values import spoken
from automatable.kit.state import KitState, got

SIDES = ("automa", "person", "")
"""In the order in which they stand on the table."""
OF_SIDES = ("automa", "person")
PILES = "piles"
LONGEST_TRACK = 21
"""A track of more spaces is a number."""
SHORT_LABEL = 12
"""So many letters stand beside their number in the status line."""
YES_OR_NO = (0, 1)
EXPLAINED = re.compile(r"([^:]+): ([0-9]+ [^,]+(?:, [0-9]+ [^,]+)*)")
"""A label that says what its numbers mean: `Season: 0 summer, 1 winter`."""


class Board:
    """What lies on the table of a file, in words."""

    def __init__(self, file: Definition) -> None:
        self.file = file

    def areas(self, match: Match[Any], words: Words) -> Sequence[Area]:
        """The board now; what the last turn has changed is marked."""
        legal = match.legal()
        now = list(self._areas(match.state, legal, words))
        before = match.state_before(last_turn(match)) if match.entries else None
        if before is None or before is match.state:
            return now
        return marked(now, self._areas(before, legal, words))

    def _areas(self, state: KitState, legal: Sequence[str], words: Words) -> Iterator[Area]:
        shown = [self._tracks(state, words)]
        shown += [self._places(group, state, legal, words) for group in self._places_shown(legal)]
        shown += [self._side(side, state, legal, words) for side in SIDES]
        shown.append(self._piles(state, words))
        return (area for area in shown if area.tiles or area.counters or area.tracks)

    # --- how far the match has come

    def progress(self, state: KitState, words: Words) -> str:
        number = self._clock(state, words)
        return (
            "" if number is None else f"{_label(number, words)} {got(state.numbers, number.name)}"
        )

    def _clock(self, state: KitState, words: Words) -> Tracked | None:
        """What belongs to nobody and was declared first is mostly the round."""
        clocks = (n for n in self.open(self.file.numbers, state) if not n.side)
        first = next(clocks, None)
        return first if first and len(_label(first, words)) <= SHORT_LABEL else None

    # --- places

    def _places_shown(self, legal: Sequence[str]) -> Iterator[Group]:
        """Places on which something can stand, and those that can be answered now."""
        tracked = (*self.file.markers.values(), *self.file.pieces.values())
        used = {group for one in tracked for group in one.groups}
        asked = {text.partition(" ")[2] for text in legal}
        for group in self.file.groups.values():
            is_asked = asked & group.items.keys() and not self._is_drawn(group)
            if group.is_places and (group.name in used or is_asked):
                yield group

    def _is_drawn(self, group: Group) -> bool:
        """Whether each of its places is a track of the same name: those are tapped then."""
        tracks = {n.words.said("") for n in self.file.numbers.values() if _is_track(n)}
        return all(words.said("") in tracks for words in group.items.values())

    def _places(self, group: Group, state: KitState, legal: Sequence[str], words: Words) -> Area:
        meant = {text.partition(" ")[2]: text for text in reversed(legal)}
        tiles = (
            Tile(words(f"item-{item}"), (), "", meant.get(item, ""),
                 tuple(self._standing(item, state, words)))
            for item in group.items
        )  # fmt: skip
        return Area(words(f"group-{group.name}"), tiles=tuple(tiles))

    def _standing(self, item: str, state: KitState, words: Words) -> Iterator[tuple[str, str]]:
        """What stands on a place, each with its side."""
        for marker in self.open(self.file.markers, state):
            if got(state.markers, marker.name) == item:
                yield marker.side, _label(marker, words)
        for pieces in self.open(self.file.pieces, state):
            if count := got(state.pieces, pieces.name).count(item):
                name = _label(pieces, words)
                yield pieces.side, f"{count} × {name}" if count > 1 else name

    def open(self, there: Mapping[str, Tracked], state: KitState) -> Iterator[Tracked]:
        """What is not secret (KIT-CHA-04)."""
        return (one for one in there.values() if state.over or not one.is_secret)

    # --- numbers

    def _side(self, side: str, state: KitState, legal: Sequence[str], words: Words) -> Area:
        clock = self._clock(state, words)
        numbers = [
            one
            for one in self.open(self.file.numbers, state)
            if one.side == side and one is not clock
        ]
        tracks = [one for one in numbers if _is_track(one)]
        counters = [self._counter(one, state, words) for one in numbers if one not in tracks]
        counters += self._said(side, state, words)
        title = words(f"seat-{side}") if side else words("label-nobody")
        drawn = tuple(self._track(one, state, words, legal) for one in tracks) if side else ()
        return Area(title, tuple(counters), (), drawn, side)

    def _tracks(self, state: KitState, words: Words) -> Area:
        """Those that are nobody's stand above everything, such as the turns of a round."""
        clock = self._clock(state, words)
        tracks = (n for n in self.open(self.file.numbers, state) if not n.side and n is not clock)
        return Area("", (), (), tuple(self._track(n, state, words) for n in tracks if _is_track(n)))

    def _counter(self, number: Tracked, state: KitState, words: Words) -> Counter:
        value, label = got(state.numbers, number.name), _label(number, words)
        if found := EXPLAINED.fullmatch(label):
            meanings = dict(part.split(" ", 1) for part in found[2].split(", "))
            return Counter(found[1], meanings.get(str(value), str(value)))
        if number.span == YES_OR_NO:
            return Counter(label, words(f"said-{'yes' if value else 'no'}"))
        return Counter(label, value)

    def _track(
        self, number: Tracked, state: KitState, words: Words, legal: Sequence[str] = ()
    ) -> Track:
        value, label = got(state.numbers, number.name), _label(number, words)
        meant = (text for text in legal if self._names(text.partition(" ")[2], number))
        return Track(label, value, *number.span, answer=next(meant, ""))

    def _names(self, item: str, number: Tracked) -> bool:
        """Whether an answer names the place that a track stands for."""
        group = self.file.groups.get(self.file.items.get(item, ""))
        same = group is not None and group.is_places and self._is_drawn(group)
        return same and group is not None and group.items[item].said("") == number.words.said("")

    def _said(self, side: str, state: KitState, words: Words) -> Iterator[Counter]:
        """Markers and pieces that stand on words, which have no tiles."""
        for marker in self.open(self.file.markers, state):
            if marker.side == side and not self._on_places(marker):
                item = spoken(got(state.markers, marker.name))
                yield Counter(_label(marker, words), named(item, words))
        for pieces in self.open(self.file.pieces, state):
            if pieces.side == side and not self._on_places(pieces):
                items = spoken(tuple(got(state.pieces, pieces.name)))
                yield Counter(_label(pieces, words), named(items, words))

    def _on_places(self, tracked: Tracked) -> bool:
        return all(self.file.groups[group].is_places for group in tracked.groups)

    # --- piles

    def _piles(self, state: KitState, words: Words) -> Area:
        counters = tuple(self._counted(state, words))
        only = len(self.file.decks) == 1
        title = words(f"deck-{next(iter(self.file.decks))}") if only else words("label-piles")
        return Area(title, counters, side=PILES)

    def _counted(self, state: KitState, words: Words) -> Iterator[Counter]:
        """Draw and discard pile of each deck, and others as far as something lies there."""
        for deck in self.file.decks.values():
            piles = got(state.decks, deck.name)
            prefix = "" if len(self.file.decks) == 1 else f"{words(f'deck-{deck.name}')}: "
            for pile in (DRAW, DISCARD, *deck.piles):
                if pile in (DRAW, DISCARD) or piles.left(pile):
                    label = words(f"pile-{deck.name}-{pile}")
                    yield Counter(f"{prefix}{label}", piles.left(pile))


def marked(now: Iterable[Area], before: Iterable[Area]) -> list[Area]:
    """The areas now; a side's number that was another one before says so."""
    counters: dict[tuple[str, str], Any] = {}
    for area in before:
        counters |= {(area.title, counter.label): counter.value for counter in area.counters}
        counters |= {(area.title, track.label): track.value for track in area.tracks}

    def was(area: Area, thing: Any) -> Any:
        old = counters.get((area.title, thing.label), thing.value)
        return thing if old == thing.value else replace(thing, was=old)

    return [
        replace(
            area,
            counters=tuple(was(area, one) for one in area.counters),
            tracks=tuple(was(area, one) for one in area.tracks),
        )
        if area.side in OF_SIDES
        else area
        for area in now
    ]


def _is_track(number: Tracked) -> bool:
    low, high = number.span
    return "track" in number.flags and high - low < LONGEST_TRACK


def _label(tracked: Tracked, words: Words) -> str:
    return words(f"label-of-{tracked.name}")


def named(value: Any, words: Words) -> int | str:
    return words.ref(value) if isinstance(value, Ref) else value
