"""What the person's own turn on screen brought: a finished wonder, a colony, every number."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, together
from automatable.core.turns.preview import Change, changes
from automatable.games.through_the_ages.board.deeds import said, tallies
from automatable.games.through_the_ages.board.icons import icon
from automatable.games.through_the_ages.on_screen.ratings import own
from automatable.games.through_the_ages.state import State

SIGNS = {"worker": "cube", "military": "military_action"}
KEPT = ("civil", "military")
"""Actions come back by themselves: that is no gain."""


def gained(before: State, after: State, words: Words) -> Drawing:
    """HTML; empty where the app does not keep the person's side, or nothing changed."""
    if before.civilization is None or after.civilization is None:
        return Drawing()
    cards = list(_cards(before, after, words))
    found = [c for c in changes(tallies(before), tallies(after)) if c.name not in KEPT]
    if not cards and not found:
        return Drawing()
    pills = el("div", *(_pill(change, words) for change in found), class_="gained-pills")
    return together(el("p", words("own-gained"), class_="eyebrow"), *cards, pills)


def _cards(before: State, after: State, words: Words) -> Iterator[Drawing]:
    """What is new and worth a look: wonders, colonies, military cards."""
    old, new = own(before), own(after)
    fresh = [id for id in new.wonders if id not in old.wonders]
    fresh += [id for id in after.person.colonies if id not in before.person.colonies]
    hand = list(before.person.hand)
    for id in after.person.hand:
        if id in hand:
            hand.remove(id)
        else:
            fresh.append(id)
    for id in fresh:
        yield el("p", el("b", words(f"civ-{id}")), f" {said(id, words)}", class_="gained-card")


def _pill(change: Change, words: Words) -> Drawing:
    name = change.name.removesuffix("_turn").removesuffix("_total")
    sign = icon(SIGNS.get(name, name), words(f"change-{change.name}"))
    each = words("own-each_turn") if change.name.endswith(("_turn", "_total")) else ""
    return el("span", sign, f"{change.before} → {change.after}{each}", class_="gained-pill")
