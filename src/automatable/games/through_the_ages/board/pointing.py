"""What usually differs at a table of Through the Ages, and the cards to point at (TTA-EFF-02)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.core.state.pointing import (
    Board,
    Counted,
    Mend,
    Thing,
    drawn_again,
    last_answer,
    thing_of_fact,
)
from automatable.games.through_the_ages.ages import is_obsolete
from automatable.games.through_the_ages.base_cards import AGES, CivilCard, civil, civil_cards
from automatable.games.through_the_ages.board.icons import icon
from automatable.games.through_the_ages.position import FACTS
from automatable.games.through_the_ages.problems import civil_in_sight
from automatable.games.through_the_ages.state import CUBES_PER_TECHNOLOGY, State

OFTEN = (
    "automa.culture_points", "automa.science_points", "automa.blue_cubes", "human.culture_points",
    "human.strength", "automa.happiness_gained", "round",
)  # fmt: skip
GROUPS = ("action", "leader", "wonder", "government", "urban", "military", "special", "farm_mine")
SLOTS = ("government", "special", "farm_mine", "military")
LISTS = ("technologies", "wonders", "colonies")


def slips(match: Match[State], words: Words) -> Iterator[Thing]:
    """Another card, the row, the last turn, then the figures of both sides."""
    yield from drawn_again(match, words, "card", "automa_card")
    for prompt in ("row", "turn"):
        if (told := last_answer(match, prompt)) is not None:
            mend = Mend(words("slip-back"), back_to=told)
            yield Thing(f"told-{prompt}", words(f"slip-{prompt}"), (mend,))
    known = {fact.path: fact for fact in FACTS.page(match.state)}
    for path in OFTEN:
        if thing := thing_of_fact(known[path], words):
            yield thing


def boards(match: Match[State], words: Words) -> Iterator[Board]:
    """The card row, and what lies with the Automa."""
    state = match.state
    row = tuple(_space(state, place, words) for place in range(len(state.row)))
    yield Board(words("table-row"), row, tuple(_row_groups(state, words)))
    cubes = tuple(_cubes(state, words))
    yield Board(words("fact-cubes"), cubes)
    hers = (*_singles(state, words), *_listed(state, words))
    yield Board(words("slip-hers"), hers, tuple(_single_choices(state, words)))


# --- the card row


def _space(state: State, place: int, words: Words) -> Thing:
    id = state.row[place]
    name = words("slip-space", n=place + 1, card=_name(id, words) if id else words("slip-gap"))
    mends = [Mend(_group(g, words), leads=f"row-{place}-{g}") for g in _groups(state)]
    if id:
        gone = [None if n == place else card for n, card in enumerate(state.row)]
        mends.insert(0, Mend(words("slip-empty"), {"row": gone}))
    sign = icon(civil(id).group) if id else ""
    return Thing(f"row-{place}", name, tuple(mends), picture=sign)


def _group(group: str, words: Words) -> str:
    named = words("icon-wonder" if group == "wonder" else f"slot-{group}")
    return words("slip-of_group", group=named)


def _groups(state: State) -> list[str]:
    found = {card.group for card in _in_the_row(state)}
    return [group for group in GROUPS if group in found]


def _in_the_row(state: State) -> list[CivilCard]:
    """Cards of this age and of the one before, of which one lies nowhere yet."""
    now = AGES.index(state.age)
    return [card for card in _free(state) if card.age in AGES[max(now - 1, 0) : now + 1]]


def _free(state: State) -> list[CivilCard]:
    """Cards of which more copies exist than lie open."""
    seen = civil_in_sight(state)
    return [card for card in civil_cards().values() if card.copies > seen[card.id]]


def _row_groups(state: State, words: Words) -> Iterator[Thing]:
    for place in range(len(state.row)):
        for group in _groups(state):
            cards = [card.id for card in _in_the_row(state) if card.group == group]
            mends = tuple(
                Mend(_name(id, words), _dealt_instead(state, place, id))
                for id in sorted(cards, key=lambda id: _name(id, words))
            )
            name = words("slip-which_card", n=place + 1)
            yield Thing(f"row-{place}-{group}", name, mends)


def _dealt_instead(state: State, place: int, id: str) -> dict[str, Any]:
    """The deck holds what was not dealt after all."""
    row: list[str | None] = list(state.row)
    before, row[place] = row[place], id
    dealt = dict(state.civil_dealt)
    dealt[id] = min(dealt.get(id, 0) + 1, civil(id).copies)
    if before:
        dealt[before] = max(dealt.get(before, 0) - 1, 0)
    return {"row": row, "civil_dealt": {card: n for card, n in dealt.items() if n}}


# --- with the Automa


def _cubes(state: State, words: Words) -> Iterator[Thing]:
    for card, count in state.automa.cubes.items():
        number = Counted(f"automa.cubes.{card}", count, 0, CUBES_PER_TECHNOLOGY)
        yield Thing(f"cubes-{card}", _name(card, words), number=number)


def _singles(state: State, words: Words) -> Iterator[Thing]:
    """The leader, and the slots of the hand that hold one card."""
    for slot, path, id in _single_slots(state):
        now = _name(id, words) if id else words("slip-gap")
        mends = [Mend(words("slip-not_there"), {path: None})] if id else []
        if any(card.group == slot for card in _of_its_time(state)):
            mends.append(Mend(words("slip-another"), leads=f"slot-{slot}-other"))
        name = words("slip-slot", slot=words(f"slot-{slot}"), card=now)
        if mends:
            yield Thing(f"slot-{slot}", name, tuple(mends), picture=icon(slot))


def _of_its_time(state: State) -> list[CivilCard]:
    """Of no later age, and not obsolete (TTA-AGE-03)."""
    ages = [age for age in AGES[: AGES.index(state.age) + 1] if not is_obsolete(age, state.age)]
    return [card for card in _free(state) if card.age in ages]


def _single_slots(state: State) -> Iterator[tuple[str, str, str | None]]:
    yield "leader", "automa.leader", state.automa.leader
    for slot in SLOTS:
        yield slot, f"automa.hand.{slot}", getattr(state.automa.hand, slot)


def _single_choices(state: State, words: Words) -> Iterator[Thing]:
    for slot, path, now in _single_slots(state):
        cards = [card.id for card in _of_its_time(state) if card.group == slot]
        mends = tuple(
            Mend(_name(id, words), {path: id})
            for id in sorted(cards, key=lambda id: _name(id, words))
            if id != now
        )
        if mends:
            yield Thing(f"slot-{slot}-other", words(f"slot-{slot}"), mends)


def _listed(state: State, words: Words) -> Iterator[Thing]:
    """What lies in play; a technology takes its cubes along."""
    for name in LISTS:
        lying: Sequence[str] = getattr(state.automa, name)
        for id in lying:
            changes: dict[str, Any] = {f"automa.{name}": [other for other in lying if other != id]}
            if id in state.automa.cubes:
                left = {card: n for card, n in state.automa.cubes.items() if card != id}
                changes["automa.cubes"] = left
            mend = Mend(words("slip-not_there"), changes)
            yield Thing(f"{name}-{id}", _name(id, words), (mend,), picture=icon(_sign(name, id)))


def _sign(name: str, id: str) -> str:
    return "blue" if name == "colonies" else civil(id).group


def _name(id: str, words: Words) -> str:
    return words(f"civ-{id}")
