"""Age of Innovation as the frame sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.core.difficulty import Difficulty
from automatable.core.events import Log, plain
from automatable.core.game import Game, hashed, read_changes
from automatable.core.options import Option, Options
from automatable.core.procedure import Procedure, Request
from automatable.core.score import ScoreSheet
from automatable.games.age_of_innovation.automa import automa_turn
from automatable.games.age_of_innovation.components import AUTOMA
from automatable.games.age_of_innovation.corrections import meant
from automatable.games.age_of_innovation.decks import DECKS
from automatable.games.age_of_innovation.difficulty import HARD, AgeOfInnovationDifficulty
from automatable.games.age_of_innovation.laying_out import SKIP, NamedDraw
from automatable.games.age_of_innovation.person import (
    FIRST_WORKSHOP,
    between_turns,
    final_reports,
    person_turn,
)
from automatable.games.age_of_innovation.position import FACTS, without_new_names
from automatable.games.age_of_innovation.reports import DONE
from automatable.games.age_of_innovation.score import score
from automatable.games.age_of_innovation.set_up import OPTIONS, set_up
from automatable.games.age_of_innovation.state import State
from automatable.games.age_of_innovation.template import TEMPLATE

NAMED_SINCE_2 = ("books", "innovations", "human_faction")


class AgeOfInnovation(Game[State]):
    """The Automa of Age of Innovation, for one person or two."""

    id = "age_of_innovation"
    decks = DECKS
    example = TEMPLATE
    rules_version = 3
    correction_rule = "AOI-GEN-01"
    set_up_rule = "AOI-SET-02"
    facts = FACTS

    def options(self) -> Sequence[Option]:
        return OPTIONS

    @property
    def difficulty(self) -> Difficulty:
        return AgeOfInnovationDifficulty(self, HARD)

    def set_up(self, options: Options, log: Log) -> Procedure[State]:
        return set_up(options, log)

    def turn(self, state: State, log: Log) -> Procedure[State]:
        """One report of a person, or a whole turn of hers."""
        if state.phase in ("set_up", "round_end"):
            return between_turns(state, log)
        if state.phase == "final":
            return final_reports(state, log)
        if state.to_move == AUTOMA:
            return automa_turn(state, log)
        return person_turn(state, log)

    def automa_turn(self, state: State, log: Log) -> Procedure[State] | None:
        plays = state.phase == "play" and state.to_move == AUTOMA
        return automa_turn(state, log) if plays else None

    def is_over(self, state: State) -> bool:
        return state.phase == "over"

    def dealt_by_app(self, options: Options, stream: str) -> bool:
        return bool(options["dealer"] == "app")

    def score(self, state: State) -> ScoreSheet:
        return score(state)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """The position, and what the top card can be with its weight."""
        return {
            **self.position(state),
            "next_card": {str(n): w for n, w in state.deck.odds().items()},
        }

    def options_at(self, state: State) -> dict[str, Any]:
        """What a position says about the options of the match that goes on from it."""
        facts: dict[str, Any] = {
            "humans": len(state.people),
            "level": state.level_id,
            "board_side": state.board_side,
            "tracking": "light" if state.light else "full",
            "bridges_connect_everyone": "on" if state.switches.bridges_connect_everyone else "off",
        }
        if len(state.people) == 1:
            facts["faction"] = state.faction_id
        if state.faction_id == "powermongers":
            facts["powermongers_trigger"] = state.switches.powermongers_trigger
        if state.box.contents is not None:
            facts["deck"] = dict(state.box.contents)
        return facts

    def unasked(self, request: Request, rules_version: int) -> str | None:
        """Version 1 asked for fewer names, and not for ongoing rules that only an owner knows.

        Up to version 2 her first workshops were placed before anybody had reported one.
        """
        if rules_version < 3 and request.prompt == FIRST_WORKSHOP:
            return DONE
        if rules_version >= 2:
            return None
        if request.prompt == "manual" and str(plain(request.args["step"])).endswith("_ongoing"):
            return DONE
        if request.prompt == "build_choice":
            return next(iter(request.legal() or ()))
        new = request.prompt in NAMED_SINCE_2
        new |= isinstance(request, NamedDraw) and not request.by_app
        return SKIP if new else None

    def whole_hash(self, state: State) -> str:
        """Names count only where they are told, so that saves of version 1 stay what they are."""
        return hashed(without_new_names(self.position(state)))

    def goes_on(self, before: State, corrected: State) -> bool:
        return super().goes_on(before, corrected) and _mover(before) == _mover(corrected)

    def corrected(self, state: State, correction: str) -> State:
        """Any fact of the position; buildings and tiles by hex, null takes them away."""
        after = FACTS.corrected(state, meant(state, read_changes(correction)))
        after.dealer = state.dealer
        return after

    def begin_at(self, state: State, options: Options) -> State:
        state.dealer = options["dealer"]
        return state


def _mover(state: State) -> tuple[str, str]:
    """Whose turn it is, and of which kind."""
    return state.phase, state.to_move


GAME = AgeOfInnovation()
