"""The physical set-up in the rulebook's order, chance results filled in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, Ref
from automatable.games.age_of_innovation.components import AUTOMA, DISCIPLINES
from automatable.games.age_of_innovation.state import State


@dataclass(frozen=True)
class Step:
    """One line of the list, and the questions whose answers fill it in."""

    event: Event
    prompts: tuple[str, ...] = ()

    def asked(self, *prompts: str) -> Step:
        return Step(self.event, prompts)


def checklist(match: Match[State]) -> list[Event]:
    """Every step as it stands now."""
    return [step.event for step in steps(match)]


def steps(match: Match[State]) -> Iterator[Step]:
    """Every step: with its result where it is known, else with what is to be done."""
    options = match.options
    two = options["humans"] == 2
    yield _step("setup-level", "AOI-SET-02", level=Ref("option-level", options["level"]))
    yield from _tiles(match)
    yield _palaces(match)
    yield _books(match)
    yield _innovations(match, two)
    yield _start(two)
    yield from _sets(match, two)
    yield _step("setup-faction", "AOI-SET-10", faction=Ref("faction", options["faction"]))
    yield _home(match)
    yield _bonuses(match, two)
    yield _step("setup-pieces", "AOI-SET-15")
    yield _step("setup-first_building", "AOI-FW-01")
    yield from _hers(match)
    yield from _deck(match)  # AOI-SET-21
    yield _step("setup-first_buildings", "AOI-FW-01")


def _tiles(match: Match[State]) -> Iterator[Step]:
    laid = _last(match, "aoi-tiles")
    if laid is None:
        yield _step("setup-tiles_open", "AOI-SET-03").asked("round_tiles")
        yield _step("setup-final_open", "AOI-SET-05").asked("final_tile")
    else:
        yield _step("setup-tiles", "AOI-SET-03", tiles=laid.args["tiles"]).asked("round_tiles")
        yield _step("setup-final", "AOI-SET-05", final=laid.args["final"]).asked("final_tile")


def _palaces(match: Match[State]) -> Step:
    drawn = _last(match, "aoi-palaces")
    if drawn is not None:
        return _step("setup-palaces_drawn", "AOI-SET-07", **drawn.args).asked("palaces")
    n = match.options["humans"] + 1
    return _step("setup-palaces", "AOI-SET-07", n=n).asked("palaces")


def _books(match: Match[State]) -> Step:
    drawn = _last(match, "aoi-books")
    if drawn is None:
        return _step("setup-books", "AOI-SET-20").asked("books")
    return _step("setup-books_drawn", "AOI-SET-20", **drawn.args).asked("books")


def _innovations(match: Match[State], two: bool) -> Step:
    drawn = _last(match, "aoi-innovations")
    if drawn is None:
        return _step("setup-innovations", "AOI-SET-20", two=two).asked("innovations")
    named = {**drawn.args, "two": two}
    return _step("setup-innovations_drawn", "AOI-SET-20", **named).asked("innovations")


def _start(two: bool) -> Step:
    if two:
        return _step("setup-start_two", "AOI-TWO-04").asked("starts")
    return _step("setup-start", "AOI-SET-08")


CHOICE = ("home", "home_1", "home_2", "human_faction")


def _sets(match: Match[State], two: bool) -> Iterator[Step]:
    """The sets on offer, or what each person took of them."""
    start = match.first_state
    drawn = [event for event in match.events() if event.kind == "aoi-set"]
    if start is not None:
        yield from (_chosen(start, who) for who in start.persons)
    elif drawn:
        for event in drawn:
            yield _step("setup-set_drawn", "AOI-SET-09", **event.args).asked(*CHOICE)
    else:
        kind, rule = ("setup-sets_two", "AOI-TWO-05") if two else ("setup-sets", "AOI-SET-09")
        yield _step(kind, rule).asked(*CHOICE)


def _chosen(start: State, who: str) -> Step:
    person = start.person(who)
    args: dict[str, Any] = {"seat": start.seat_name(who), "terrain": Ref("terrain", person.home)}
    if person.faction is None:
        return _step("setup-board", "AOI-SET-09", **args).asked(*CHOICE)
    args["faction"] = Ref("human_faction", person.faction)
    return _step("setup-chosen", "AOI-SET-09", **args).asked(*CHOICE)


def _home(match: Match[State]) -> Step:
    told = _last(match, "aoi-home")
    asked = ("automa_home", "random_home", "youth")
    if told is None:
        return _step("setup-home_open", "AOI-SET-11").asked(*asked)
    return _step("aoi-home", "AOI-SET-11", **told.args).asked(*asked)


def _bonuses(match: Match[State], two: bool) -> Step:
    """The row to be laid out, or the display that came of it."""
    laid, asked = _last(match, "aoi-display"), ("bonus_row", "bonus", "bonus_shuffle")
    if laid is None:
        kind = "setup-bonuses_two" if two else "setup-bonuses"
        if match.options["dealer"] == "app":
            kind = f"{kind}_app"
        return _step(kind, "AOI-SET-13").asked(*asked)
    return _step("setup-display", "AOI-SET-13", **laid.args).asked(*asked)


def _hers(match: Match[State]) -> Iterator[Step]:
    """Markers and first workshops of the Automa."""
    start = match.first_state
    if start is not None:
        levels: dict[str, Any] = {d: start.knowledge[AUTOMA][d] for d in DISCIPLINES}
        yield _step("aoi-she_starts", "AOI-SET-16", **levels)
        for event in match.events():
            if event.kind == "aoi-you_start":  # where the markers of the persons begin
                yield Step(event)
    placed = _last(match, "aoi-first_workshops")
    if placed is None:
        dealt = (
            "setup-workshops_app" if match.options["dealer"] == "app" else "setup-workshops_open"
        )
        yield _step(dealt, "AOI-FW-01").asked("first_workshop", "first_workshop_card")
    else:
        yield _step("setup-workshops", "AOI-FW-03", **placed.args).asked(
            "first_workshop", "first_workshop_card"
        )


def _deck(match: Match[State]) -> Iterator[Step]:
    start = match.first_state
    if match.options["dealer"] == "app":
        yield _step("setup-app_deals", "AOI-DECK-01")
    elif start is not None:
        cards = tuple(Ref("card_number", n) for n in sorted(start.deck.known))
        top = tuple(Ref("card_number", n) for n in start.deck.reserve_top[:1])
        yield _step("aoi-reserve", "AOI-DECK-02", cards=cards, top=top, n=len(top))
        unseen = start.deck.unknown
        yield _step("aoi-deck", "AOI-DECK-08", cards=cards, unseen=unseen, n=start.deck.size)


def _last(match: Match[State], kind: str) -> Event | None:
    found = [event for event in match.events() if event.kind == kind]
    return found[-1] if found else None


def _step(kind: str, rule: str, **args: Any) -> Step:
    return Step(Event(kind, rule, args, instruct=True))
