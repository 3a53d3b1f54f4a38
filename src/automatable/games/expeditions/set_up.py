"""Set-up: what is chosen, and what chance decides (EXP-SET)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from automatable.core.errors import BadOptions
from automatable.core.options import Option, Options
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Draw, Procedure
from automatable.games.expeditions.levels import (
    ADJUSTMENTS,
    OWNER_SUPPLIED,
    check_level,
    shipped_levels,
)
from automatable.games.expeditions.owner_deck import (
    cards_of,
    gaps_of,
    level_of,
    own_deck,
    own_gap_layout,
    own_level,
)
from automatable.games.expeditions.state import State, Switches


@dataclass(frozen=True)
class LevelOption(Option):
    """The progress card; printed levels 4 and 5 are known only to who owns them (EXP-LVL-06).

    EXP-LVL-01
    """

    def read(self, value: Any) -> Any:
        if value in OWNER_SUPPLIED:
            raise BadOptions("level_unknown", level=value)
        return super().read(value)


@dataclass(frozen=True)
class AdjustmentOption(Option):
    """Coins per star, more or less (EXP-LVL-03, EXP-R-22)."""

    def read(self, value: Any) -> Any:
        try:
            return super().read(str(value))
        except BadOptions:
            raise BadOptions("adjustment_out_of_range") from None


OPTIONS = (
    LevelOption("level", tuple(shipped_levels()), "printed_2", own=own_level),  # EXP-SET-04
    AdjustmentOption("star_adjustment", ADJUSTMENTS, 0),
    Option("dealer", ("app", "table"), "app"),
    Option("first", ("random", "human", "automa"), "random"),
    Option("deck", ("printed",), "printed", own=own_deck),
    Option("gap_layout", ("inferred", "confirmed"), "inferred", own=own_gap_layout, advanced=True),
    Option("reveal_detail", ("count", "stack"), "count", advanced=True),
    Option("excluded_cards", ("remind", "removed"), "remind", advanced=True),
    Option("unseen_cards", ("shown", "hidden"), "shown", advanced=True),
    Option("reports", ("strict", "lenient"), "strict", advanced=True),
)


def set_up(options: Options, log: Log) -> Procedure[State]:
    """Levels, deck and layout as chosen; who begins is decided at random (EXP-SET-09)."""
    level = level_of(options["level"])
    check_level(level, options["star_adjustment"])
    first = options["first"]
    if first == "random":
        first = yield from Draw(
            prompt="first",
            rule="EXP-SET-09",
            stream="first",
            outcomes={"human": 1, "automa": 1},
            word="first",
        )
    state = State(
        level=level,
        next=first,
        star_adjustment=options["star_adjustment"],
        first_player=first,
        cards=cards_of(options["deck"]),
        gap_layout=gaps_of(options["gap_layout"]),
        switches=switches(options),
    )
    log.happened("exp-set_up", "EXP-SET-09", side=first)
    if state.overridden:  # EXP-OWN-01: a game played with an override says so
        numbers = tuple(Ref("card_number", n) for n in state.overridden)
        log.happened("exp-overridden", "EXP-OWN-01", cards=numbers)
    return state


def switches(options: Options) -> Switches:
    return Switches(
        card_source=options["dealer"],
        reveal_detail=options["reveal_detail"],
        excluded_cards_removed=options["excluded_cards"] == "removed",
        show_unseen_cards=options["unseen_cards"] == "shown",
        strict_reports=options["reports"] == "strict",
    )
