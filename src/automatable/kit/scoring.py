"""The end of a game: what is asked, the lines of the sheet, who has won (section 8)."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.score import ScoreLine, ScoreSheet, SeatScore
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure
from automatable.kit.definition import SIDES, Definition, Step
from automatable.kit.evaluating import Unasked
from automatable.kit.mistakes import Stop
from automatable.kit.playing import Playing
from automatable.kit.state import KitState

SHARED = "shared"


class Scoring(Playing):
    """The score blocks on the final position; names of the person's are known in the Automa's."""

    def ask_all(self) -> Procedure[None]:
        """Run both blocks; what was answered stays in the position (KIT-SCO-01)."""
        for side in SIDES:
            for step in self.file.scores[side].steps:
                if step.kind != "line":
                    yield from self.steps([step])
        asked = self.file.asked_at_the_end
        self.state.counted = {name: self.names[name] for name in asked if name in self.names}

    def lines(self, side: str) -> Iterator[ScoreLine]:
        """The lines of a side; those that hang on an ask count as nothing until it is answered."""
        for step in self.file.scores[side].steps:
            try:
                if step.kind == "let" or (step.kind == "line" and self._applies(step)):
                    yield from self._lines_of(step)
            except (Unasked, Stop):
                if step.kind == "line":
                    yield ScoreLine(f"{step.rule_id}-later", 0, step.rule_id, known=False)

    def _applies(self, step: Step) -> bool:
        return step.when is None or bool(self.value(step.when))

    def _lines_of(self, step: Step) -> Iterator[ScoreLine]:
        assert step.formula is not None
        if step.kind == "let":
            self.names[step.name] = self.value(step.formula)
        else:
            self._count(step)
            points = self.value(step.formula)
            yield ScoreLine(step.rule_id, points, step.rule_id, self.said(step.words))

    def winner(self, person: int, automa: int) -> tuple[str, str]:
        """Who has won, and the message of the rule that decided a tie (KIT-SCO-03)."""
        if self.state.finished in SIDES:
            return self.state.finished, ""
        if person != automa:
            return ("person" if person > automa else "automa"), ""
        for tie in self.file.ties:
            if tie.when is None or self.value(tie.when):
                return tie.side, f"tie-{tie.side}"
        return SHARED, "tie-shared"


def scoring(file: Definition, state: KitState) -> Scoring:
    """The score of a position as far as it is known."""
    counting = Scoring(file, state, Log())
    counting.names.update(state.counted)
    counting.unasked = file.asked_at_the_end
    return counting


def sheet(file: Definition, state: KitState) -> ScoreSheet:
    """Both sides' points now; lines that hang on an answer are counted at the end (KIT-SCO-02)."""
    counting = scoring(file, state)
    seats = tuple(
        SeatScore(seat, side, tuple(counting.lines(side))) for seat, side in enumerate(SIDES, 1)
    )
    if not state.over:
        return ScoreSheet(seats)
    won, tie = counting.winner(seats[0].total, seats[1].total)
    if won == SHARED:
        return ScoreSheet(seats, None, tie)
    return ScoreSheet(seats, SIDES.index(won) + 1, tie or None)
