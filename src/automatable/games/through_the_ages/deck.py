"""Drawing from the Automa deck, and putting cards back into it."""

from __future__ import annotations

from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Draw, Procedure
from automatable.games.through_the_ages.cards import CARDS_PER_AGE, AutomaCard
from automatable.games.through_the_ages.manual_deck import (
    WHOLE,
    complete,
    draw_and_type,
    is_typed_in,
)
from automatable.games.through_the_ages.state import State


def draw_automa_card(
    state: State, prompt: str, rule: str, log: Log, out: tuple[AutomaCard, ...] = ()
) -> Procedure[AutomaCard]:
    """The top card; `out` are cards already in use, which a shuffle leaves out (TTA-R-29)."""
    pile = state.automa_pile
    cards = state.cards.by_age[pile.age]
    in_use = [card.number for card in out if card.age == pile.age]
    if len(pile.drawn) == CARDS_PER_AGE:  # TTA-TURN-05
        pile.cycle += 1
        pile.drawn = in_use
        log.instruct("tta-automa_deck_shuffled", "TTA-TURN-05")
    if is_typed_in(state):
        number = yield from draw_and_type(state, prompt, rule, log)
    else:
        left: dict[int | str, int] = {
            (card.id if state.on_screen else number): 1
            for number, card in cards.items()
            if number not in pile.drawn
        }
        drawn = yield from Draw[int | str](
            prompt=prompt, rule=rule, stream=f"automa/{pile.age}/{pile.cycle}",
            outcomes=left, args={"age": pile.age},
        )  # fmt: skip
        number = next(n for n, card in cards.items() if drawn in (n, card.id))
    pile.drawn.append(number)
    card = state.cards.by_age[pile.age][number]
    return (yield from complete(state, card, log)) if card.side_only and prompt == WHOLE else card


def put_back(state: State, rule: str, log: Log, *cards: AutomaCard) -> None:
    """Drawn cards go back into the draw pile, which is shuffled."""
    for card in cards:
        if card.age == state.automa_pile.age:
            state.automa_pile.drawn.remove(card.number)
    refs = tuple(Ref("automa_card", card.id) for card in cards)
    log.instruct("tta-automa_cards_back", rule, cards=refs)
