"""The card row: replenishing, dealing, and what begins when a deck runs out (TTA-ROW)."""

from __future__ import annotations

from dataclasses import dataclass

from automatable.core.errors import Refused
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Answer, Draw, Procedure
from automatable.games.through_the_ages.ages import begin_age
from automatable.games.through_the_ages.base_cards import civil_cards, civil_deck, next_age
from automatable.games.through_the_ages.state import CLEARED, SPACES, State


def civil_left(state: State) -> dict[int | str, int]:
    """Copies of each card that the civil deck of the present age still holds."""
    left: dict[int | str, int] = {
        id: copies - state.civil_dealt.get(id, 0) for id, copies in civil_deck(state.age).items()
    }
    return {id: copies for id, copies in left.items() if copies > 0}


def replenish(state: State, log: Log) -> Procedure[None]:
    """Spaces 1 to 3 are cleared, the rest slides, the deck fills up.

    TTA-ROW-02, TTA-ROW-03, TTA-ROW-06, TTA-ON-ROW-01, TTA-ON-ROW-02
    """
    leaving = tuple(Ref("civ", id) for id in state.row[:CLEARED] if id)
    if leaving:
        log.instruct("tta-row_cleared", "TTA-ROW-03", cards=leaving)
    yield from _fill(state, [id for id in state.row[CLEARED:] if id], log)
    if state.age == "A":  # TTA-ROW-04
        begin_age(state, "I", log)


def slide_and_fill(state: State, log: Log) -> Procedure[None]:
    """Close the gaps and deal, nothing is cleared."""
    yield from _fill(state, [id for id in state.row if id], log)


def _fill(state: State, kept: list[str], log: Log) -> Procedure[None]:
    """Deal behind the cards kept, over the end of an age if need be (TTA-ROW-02, TTA-ROW-05).

    TTA-ON-ROW-03, TTA-ON-ROW-04

    Nothing changes before the first card is known: a question leaves the position as it was.
    """
    cards = list(kept)
    while len(cards) < SPACES and (left := civil_left(state)):
        count = min(SPACES - len(cards), sum(left.values()))
        dealt = yield from _deal(state, left, count)
        cards += dealt
        state.row = _spread(cards)
        log.instruct("tta-row_dealt", "TTA-ROW-02", cards=tuple(Ref("civ", id) for id in dealt))
        if not civil_left(state) and state.age != "A":
            begin_age(state, next_age(state.age), log)
    state.row = _spread(cards)


@dataclass(frozen=True, kw_only=True)
class RowDraw(Draw[str]):
    """New cards of the row; what cannot lie there any more is refused by its name."""

    def read(self, text: str) -> Answer[str]:
        words = text.split()
        named = words[1:] if words[:1] == [self.word] else words
        if wrong := next((id for id in named if id not in civil_cards()), None):
            raise Refused("no_such_card", what=wrong)
        if len(named) != self.take:
            raise Refused("row_count", n=len(named), wanted=self.take)
        for id in named:
            self._check(id, named.count(id))
        return super().read(text)

    def _check(self, id: str, count: int) -> None:
        card = civil_cards()[id]
        if card.age != self.args["age"] or not card.copies:
            raise Refused("card_of_other_age", card=Ref("civ", id), age=self.args["age"])
        if (left := self.outcomes.get(id, 0)) < count:
            raise Refused("no_copy_left", card=Ref("civ", id), copies=card.copies, left=left)


def _spread(cards: list[str]) -> list[str | None]:
    return [*cards, *[None] * (SPACES - len(cards))]


def _deal(state: State, left: dict[int | str, int], count: int) -> Procedure[list[str]]:
    """The next cards of the deck, left to right."""
    dealt = yield from RowDraw(
        prompt="row",
        rule="TTA-ROW-02",
        stream=f"civil/{state.age}",
        outcomes=left,
        take=count,
        word="deal" if state.on_screen else "row",
        args={"n": count, "age": state.age},
    )
    cards = [dealt] if count == 1 else list(dealt)
    for id in cards:
        state.civil_dealt[id] = state.civil_dealt.get(id, 0) + 1
    return cards
