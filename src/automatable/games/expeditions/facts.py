"""Every fact that can be corrected, in the order in which mistakes happen."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.events import Ref
from automatable.core.rows import Column, Rows, one, several
from automatable.core.screens import Fact
from automatable.games.expeditions.card_text import write_card
from automatable.games.expeditions.components import board
from automatable.games.expeditions.levels import ADJUSTMENTS, shipped_levels
from automatable.games.expeditions.stacks import EMPTY, MAP, NO_MAP, TWENTY, UNKNOWN, all_tokens
from automatable.games.expeditions.state import COUNTED, FOLLOWED, State

SIDES = Column("seat", ("human", "automa"), {"human": "person"})


def facts(state: State) -> Iterator[Fact]:
    yield Fact("progress_position", "fact-progress", state.progress)
    for mech, at in state.mechs.items():
        rows = one("location", board().rows[mech], at)
        yield Fact(f"{mech}_mech", f"fact-{mech}_mech", at, rows=rows)
    mine = one("location", board().places, state.person_mech)
    yield Fact("human_mech", "fact-human_mech", state.person_mech, rows=mine)
    for place, location in state.locations.items():
        name, path = {"location": Ref("location", place)}, f"locations.{place}"
        written, rows = str(location), _lying(str(location))
        yield Fact(path, "fact-location", written, args=name, notation=True, rows=rows)
    yield from _takings(state)
    yield from _turns(state)
    yield from _deck(state)
    yield from _level(state)
    yield from _layout(state)


def _takings(state: State) -> Iterator[Fact]:
    gained = state.gained
    yield Fact("automa_gained.maps", "fact-maps", gained.maps)
    yield Fact("automa_gained.corruption", "fact-corruption", gained.corruption)
    yield _yes_no("automa_gained.token_20", "fact-automa_20", gained.token_20)
    yield _yes_no("human_has_20", "fact-human_20", state.person_has_20)
    yield Fact("human_stars", "fact-human_stars", state.person_stars)
    for what in COUNTED if state.person_count is None else ():
        path, now = f"{FOLLOWED}{what}", state.person_now.get(what)
        yield Fact(path, f"fact-{path}", now, counted=True)


def _turns(state: State) -> Iterator[Fact]:
    sides = ("human", "automa", "scoring")
    yield Fact("next", "fact-next", state.next, sides)
    yield Fact("trigger", "fact-trigger", state.trigger, (None, "human", "automa"))
    turns = ", ".join(state.final_turns_left)
    left = Rows((SIDES,), state.final_turns_left)
    yield Fact("final_turns_left", "fact-final_turns", turns, notation=True, rows=left)


def _deck(state: State) -> Iterator[Fact]:
    drawn = ", ".join(map(str, state.deck.drawn))
    cards = several("", sorted(state.cards), state.deck.drawn)
    yield Fact("drawn_this_cycle", "fact-drawn", drawn, rows=cards)
    yield Fact("cycle", "fact-cycle", state.deck.cycle)
    switches = state.switches
    yield Fact("card_source", "fact-source", switches.card_source, ("app", "table"))
    yield Fact("reveal_detail", "fact-detail", switches.reveal_detail, ("count", "stack"))
    for number, card in sorted(state.cards.items()):
        path, name = f"cards.{number}", {"card": number}
        yield Fact(path, "fact-card", write_card(card), args=name, notation=True)


def _level(state: State) -> Iterator[Fact]:
    level = state.level
    if shipped_levels().get(level.id) == level:
        yield Fact("level", "option-level", level.id, tuple(shipped_levels()))
    else:
        stars = " ".join(map(str, level.star_positions))
        yield Fact("level.star_positions", "fact-level_stars", stars)
        for what in ("star", "map", "corruption"):
            each = getattr(level.coins, what)
            yield Fact(f"level.coins.{what}", f"fact-level_coins_{what}", each)
    adjustment = state.star_adjustment
    yield Fact("star_adjustment", "option-star_adjustment", adjustment, ADJUSTMENTS)


def _layout(state: State) -> Iterator[Fact]:
    layout = state.gap_layout
    statuses = ("inferred", "confirmed", "edited")
    yield Fact("gap_layout.status", "fact-layout", layout.status, statuses)
    for place in board().locations:
        touching = " ".join(layout.gaps[place])
        name = {"location": Ref("location", place)}
        rows, path = (
            several("gap", board().gap_names, layout.gaps[place]),
            f"gap_layout.gaps.{place}",
        )
        yield Fact(path, "fact-gaps", touching, args=name, notation=True, rows=rows)


def _lying(now: str) -> Rows:
    """What lies on a location, from the top; the map token first."""
    names = {
        MAP: "map",
        f"{MAP}!": "map_up",
        NO_MAP: "no_map",
        UNKNOWN: "unknown",
        TWENTY: "twenty",
    }
    return Rows(
        (Column("lying", (MAP, f"{MAP}!", NO_MAP, *all_tokens(), TWENTY), names),),
        now,
        read=lambda text: [(token,) for token in text.split(",") if token != EMPTY],
        write=lambda rows: ",".join(str(row[0]) for row in rows) or EMPTY,
    )


def _yes_no(path: str, label: str, value: bool) -> Fact:
    return Fact(path, label, "yes" if value else "no", ("no", "yes"))
