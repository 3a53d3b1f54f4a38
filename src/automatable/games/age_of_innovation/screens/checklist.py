"""The physical set-up in the rulebook's order, chance results filled in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from automatable.core.events import Event, Ref
from automatable.core.match import Match
from automatable.games.age_of_innovation.components import DISCIPLINES
from automatable.games.age_of_innovation.state import AUTOMA, State


def checklist(match: Match[State]) -> Iterator[Event]:
    """Every step; what is not known yet is left out until it is."""
    options = match.options
    two = options["humans"] == 2
    yield _step("setup-level", "AOI-SET-02", level=Ref("option-level", options["level"]))
    yield from _tiles(match)
    yield from _palaces(match)
    yield _step("setup-books", "AOI-SET-20")
    yield _step("setup-innovations", "AOI-SET-20", two=two)
    yield _step("setup-start_two" if two else "setup-start", "AOI-SET-08")
    yield from _sets(match, two)
    yield _step("setup-faction", "AOI-SET-10", faction=Ref("faction", options["faction"]))
    start = _first_state(match)
    if start is not None:
        yield from _hers(start, two)
    if options["dealer"] == "app":
        yield _step("setup-app_deals", "AOI-DECK-01")
    elif start is not None:
        cards = tuple(Ref("card", n) for n in sorted(start.deck.known))
        yield _step("setup-deck", "AOI-DECK-01", cards=cards, unseen=start.deck.unknown)


def _tiles(match: Match[State]) -> Iterator[Event]:
    laid = _last(match, "aoi-tiles")
    if laid is not None:
        yield _step("setup-tiles", "AOI-SET-03", tiles=laid.args["tiles"])
        yield _step("setup-final", "AOI-SET-05", final=laid.args["final"])


def _palaces(match: Match[State]) -> Iterator[Event]:
    drawn = _last(match, "aoi-palaces")
    if drawn is not None:
        yield _step("setup-palaces_drawn", "AOI-SET-07", **drawn.args)
    else:
        yield _step("setup-palaces", "AOI-SET-07", n=match.options["humans"] + 1)


def _sets(match: Match[State], two: bool) -> Iterator[Event]:
    if two:
        yield _step("setup-sets_two", "AOI-TWO-05")
        return
    drawn = [event for event in match.events() if event.kind == "aoi-set"]
    for event in drawn:
        yield _step("setup-set_drawn", "AOI-SET-09", **event.args)
    if not drawn:
        yield _step("setup-sets", "AOI-SET-09")


def _hers(start: State, two: bool) -> Iterator[Event]:
    """Home, bonuses, pieces, markers and first workshops of the Automa."""
    yield _step("setup-home", "AOI-SET-11", terrain=Ref("terrain", start.automa_home))
    if start.bonus_automa is None:
        yield _step("setup-bonuses_two" if two else "setup-bonuses", "AOI-SET-13")
    else:
        shown = tuple(Ref("bonus", id) for id in start.bonus_display if id is not None)
        own = Ref("bonus", start.bonus_automa)
        yield _step("setup-display", "AOI-SET-13", own=own, bonuses=shown)
    yield _step("setup-pieces", "AOI-SET-15")
    levels: dict[str, Any] = {d: start.knowledge[AUTOMA][d] for d in DISCIPLINES}
    yield _step("setup-knowledge", "AOI-SET-16", **levels)
    hexes = [(found.marked, hex) for hex, found in start.automa_buildings.items()]
    if len(hexes) == 2:
        (_, unmarked), (_, marked) = sorted(hexes)
        places = {"marked": Ref("hex", marked), "unmarked": Ref("hex", unmarked)}
        yield _step("setup-workshops", "AOI-FW-03", **places)


def _first_state(match: Match[State]) -> State | None:
    """The state right after the set-up."""
    states = (turn.state for turn in match._turns)
    return next((state for state in states if state is not None), None)


def _last(match: Match[State], kind: str) -> Event | None:
    found = [event for event in match.events() if event.kind == kind]
    return found[-1] if found else None


def _step(kind: str, rule: str, **args: Any) -> Event:
    return Event(kind, rule, args, instruct=True)
