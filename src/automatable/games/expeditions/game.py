"""Expeditions as the frame sees it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from automatable.core.options import Options
from automatable.core.solo import Solo
from automatable.games.expeditions.automa import TABLE, automa_turn
from automatable.games.expeditions.decks import DECKS
from automatable.games.expeditions.difficulty import HARD, ExpeditionsDifficulty
from automatable.games.expeditions.levels import shipped_levels
from automatable.games.expeditions.odds import chance_to_advance, unseen
from automatable.games.expeditions.owner_deck import deck_file, level_file
from automatable.games.expeditions.person import person_turn
from automatable.games.expeditions.position import FACTS, to_json
from automatable.games.expeditions.problems import warnings
from automatable.games.expeditions.score import score, scoring_turn
from automatable.games.expeditions.set_up import OPTIONS, set_up
from automatable.games.expeditions.state import State
from automatable.games.expeditions.template import TEMPLATE


def dealt_by_app(options: Options, stream: str) -> bool:
    """The cards lie on the table if the stream says so: that can change in mid-game."""
    return not stream.startswith(TABLE)


def view(state: State, seat: int) -> dict[str, Any]:
    """The position, what is odd about it, and the odds of the next card (EXP-DECK-06).

    EXP-DECK-02
    """
    view = {**to_json(state), "warnings": [str(problem) for problem in warnings(state)]}
    if state.switches.show_unseen_cards:
        view["next_card"] = unseen(state)
        view["chance_to_advance"] = str(chance_to_advance(state))
    return view


def options_at(state: State) -> dict[str, Any]:
    """What a position says about the options of the match that goes on from it."""
    switches, shipped = state.switches, shipped_levels().get(state.level.id)
    return {
        "level": shipped.id if shipped else level_file(state.level, "own box"),
        "deck": deck_file(state.cards) if state.overridden else "printed",
        "star_adjustment": state.star_adjustment,
        "dealer": switches.card_source,
        "first": state.first_player,
        "reveal_detail": switches.reveal_detail,
        "excluded_cards": "removed" if switches.excluded_cards_removed else "remind",
        "unseen_cards": "shown" if switches.show_unseen_cards else "hidden",
        "reports": "strict" if switches.strict_reports else "lenient",
    }


def begin_at(state: State, options: Options) -> State:
    state.switches = replace(state.switches, card_source=options["dealer"])
    return state


GAME = Solo(
    FACTS,
    id="expeditions",
    decks=DECKS,
    example=TEMPLATE,
    rules_version=2,
    correction_rule="EXP-R-17",
    set_up_rule="EXP-SET-05",
    difficulty=partial(ExpeditionsDifficulty, hard=HARD),
    options=OPTIONS,
    set_up=set_up,
    turns={"human": person_turn, "automa": automa_turn, "scoring": scoring_turn},
    score=score,
    dealt_by_app=dealt_by_app,
    view=view,
    options_at=options_at,
    begin_at=begin_at,
)
