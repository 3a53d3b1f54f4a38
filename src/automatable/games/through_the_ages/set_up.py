"""Set-up: what is chosen, and what chance decides (TTA-SETUP)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Literal

from automatable.core.options import BESIDE_THE_BOX, ON_SCREEN, Option, Options
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Draw, Procedure
from automatable.games.through_the_ages.appendix import NONE, own_appendix
from automatable.games.through_the_ages.cards import HOUSE
from automatable.games.through_the_ages.on_screen.civilization import new_civilization
from automatable.games.through_the_ages.owner_deck import (
    MANUAL,
    empty_deck,
    is_unfinished,
    read_unfinished_deck,
)
from automatable.games.through_the_ages.row import slide_and_fill
from automatable.games.through_the_ages.state import (
    SPACES,
    Automa,
    PreparedEvent,
    Settings,
    State,
)

EVENTS_AT_START = 4
LEVELS = (0, 1, 2, 3, 4)
"""Blue cubes on the Automa's board (TTA-LVL-01, TTA-R-01)."""


LIKE = "like"
"""A dealer that follows the one choice for all cards."""


def _own_deck(contents: Any) -> dict[str, Any]:
    read_unfinished_deck(contents, "deck")
    return dict(contents)


def dealer_of(options: Options, key: str) -> Literal["app", "table"]:
    """Who deals these cards: as chosen for them, or for all.

    Nobody has real cards of the stand-in deck, so the app draws those unless told otherwise.
    """
    if (own := options[key]) != LIKE:
        return "table" if own == "table" else "app"
    if key == "automa_dealer" and is_unfinished(options["deck"]):
        return "table"
    stand_in = key == "automa_dealer" and options["deck"] == HOUSE
    return "table" if options["dealer"] == "table" and not stand_in else "app"


def _not_app(chosen: Options) -> tuple[str, ...]:
    """Cards that the app does not know it cannot draw."""
    return ("app",) if is_unfinished(chosen["deck"]) else ()


def _by_owner(chosen: Options) -> str:
    """Who has the printed cards has the printed appendix too; on screen it is never by hand."""
    by_app = chosen["deck"] == HOUSE or not _beside_the_box(chosen)
    return "reading" if by_app else "by_hand"


def _beside_the_box(chosen: Options) -> bool:
    return bool(chosen["sit"] != ON_SCREEN)


def _on_screen(chosen: Options) -> bool:
    """Whether the app plays the person's side, too (TTA-ON-OPT-02)."""
    return not _beside_the_box(chosen)


def _not_typed_in(chosen: Options) -> tuple[str, ...]:
    """On screen the app draws her cards, so it must know them (TTA-ON-OPT-02)."""
    return () if _beside_the_box(chosen) else (MANUAL,)


SWITCHES = ("raid_gain", "bach_by_card", "plunder_mix")
"""Switches that apply only there."""


OPTIONS = (
    Option("sit", (BESIDE_THE_BOX, ON_SCREEN), BESIDE_THE_BOX),  # TTA-ON-OPT-01
    Option("level", LEVELS, 0),
    Option("deck", (HOUSE, MANUAL), HOUSE, own=_own_deck, taken=_not_typed_in),
    Option("dealer", ("app", "table"), "app", applies=_beside_the_box),
    Option("start_player", ("random", "human", "automa"), "random"),
    Option("civil_dealer", (LIKE, "app", "table"), LIKE, applies=_beside_the_box, advanced=True),
    Option("military_dealer", (LIKE, "app", "table"), LIKE, applies=_beside_the_box, advanced=True),
    Option(
        "automa_dealer",
        (LIKE, "app", "table"),
        LIKE,
        applies=_beside_the_box,
        taken=_not_app,
        advanced=True,
    ),
    Option("tie_policy", ("ask", "auto"), "ask", advanced=True),
    Option(
        "ruled_events", ("reading", "by_hand"), _by_owner, applies=_beside_the_box, advanced=True
    ),  # TTA-ON-OPT-03
    Option("appendix", (NONE,), NONE, own=own_appendix, advanced=True),
    Option("first_turn_production", ("on", "off"), "on", advanced=True),
    Option("take_urban_rule", ("leftmost", "most"), "leftmost", advanced=True),
    Option("leader_happiness", ("off", "on"), "off", advanced=True),
    Option("building_limit_scope", ("technology", "type"), "technology", advanced=True),
    Option("armies", ("standard", "single"), "standard", advanced=True),
    Option("unpaid_building", ("lesser", "upgrade"), "lesser", advanced=True),  # TTA-R-13
    Option("defence_value", ("added", "alone"), "added", advanced=True),  # TTA-R-53
    Option("tactic_limit", ("once_per_age", "slot"), "once_per_age", advanced=True),
    Option("raid_gain", ("each", "sum"), "each", applies=_on_screen, advanced=True),
    Option("bach_by_card", ("on", "off"), "on", applies=_on_screen, advanced=True),
    Option(
        "plunder_mix",
        ("person", "resources_first", "food_first"),
        "person",
        applies=_on_screen,
        advanced=True,
    ),
)


def set_up(options: Options, log: Log) -> Procedure[State]:
    """The starting player, the Automa's board, the first row (TTA-SETUP-01 to -10).

    TTA-EFF-01, TTA-SETUP-05, TTA-SETUP-06, TTA-ON-SET-03, TTA-ON-SET-04
    """
    if options["deck"] == HOUSE:
        log.happened("tta-stand_in", "TTA-OWN-03")
    start = options["start_player"]
    if start == "random":  # TTA-R-02
        start = yield from Draw(
            prompt="start_player", rule="TTA-SETUP-10", stream="start_player",
            outcomes={"human": 1, "automa": 1}, word="start",
        )  # fmt: skip
    log.happened(f"tta-start_{start}", "TTA-SETUP-10")
    state = new_state(options, start)
    yield from slide_and_fill(state, log)
    return state


def new_state(options: Options, start: str) -> State:
    """Everything before the row is dealt."""
    return State(
        start_player=start,  # type: ignore[arg-type]
        on_turn=start,  # type: ignore[arg-type]
        row=[None] * SPACES,
        current_events=[PreparedEvent("A", "set_up")] * EVENTS_AT_START,
        automa=Automa(blue_cubes_start=options["level"], blue_cubes=options["level"]),
        settings=settings_of(options),
        deck=empty_deck() if options["deck"] == MANUAL else options["deck"],
        appendix=None if options["appendix"] == NONE else options["appendix"],
        civilization=new_civilization(start == "human") if options["sit"] == ON_SCREEN else None,
    )


def settings_of(options: Options) -> Settings:
    chosen = {field.name: options[field.name] for field in fields(Settings)}
    dealers = {key: dealer_of(options, key) for key in chosen if key.endswith("_dealer")}
    return Settings(**chosen | dealers)
