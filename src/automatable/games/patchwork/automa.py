"""The Automa's turn: reveal a card, take one of the next three patches or pass."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from automatable.core.errors import Refused
from automatable.core.turns.choice import Decision, Filter, Step, choose, keep, last, most, require
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.forms import HOLE, Form, OneOf
from automatable.core.turns.procedure import Answer, Draw, Procedure
from automatable.core.turns.replies import NUMBER, Part, Replies, Reply
from automatable.games.patchwork.cards import AutomaCard
from automatable.games.patchwork.components import patches, time_board
from automatable.games.patchwork.movement import move_token, pass_turn, reached, settle_automa
from automatable.games.patchwork.state import FINAL, OTHER, PERSON, Automa, State

_CARD = re.compile(r"(?:card\s+)?(\d{1,3})(?::([A-Za-g>]))?(#?)")


@dataclass(frozen=True)
class BackSeen(Reply[State], head="^"):
    """The person tells the value on the back of the top card (PAT-CHANCE-06)."""

    value: Annotated[int, Part("[0-9]{1,2}", NUMBER.read, text=HOLE)]

    @classmethod
    def forms(cls, state: State) -> list[Form]:
        """The backs that the top card can have, where backs lie open."""
        automa = state.automa
        if automa is None or not automa.cards.open_backs:
            return []
        backs = [b for b in sorted(possible_backs(automa)) if automa.next_back in (None, b)]
        part = OneOf("back", tuple(map(str, backs)))
        return [Form(cls.head, (part,), separator="")] if backs else []

    def check(self, state: State) -> None:
        """A card with it can lie there."""
        automa = state.automa
        if automa is None or not automa.cards.open_backs:
            raise Refused("unreadable", token=str(self))
        if automa.next_back not in (None, self.value):
            raise Refused("back_mismatch")
        if self.value not in possible_backs(automa):
            raise Refused("no_such_back", budget=self.value)


BACKS: Replies[State, BackSeen] = Replies((BackSeen,), unknown="automa_turn")


def automa_turn(state: State, log: Log) -> Procedure[State]:
    """Reveal, choose, take or pass, discard, renew, next (PAT-TURN-02)."""
    automa = state.automa
    assert automa is not None
    number = yield from CardDraw.top_of(state)
    if isinstance(number, BackSeen):
        return tell_back(state, number, log)
    card = automa.cards.by_number[number]
    automa.deck.reveal(card.number)
    automa.next_back = None
    log.happened(
        "pat-card",
        "PAT-TURN-01",
        card=Ref("card", card.number),
        budget=card.budget,
        income=card.income,
    )
    decision = choose_patch(state, card)
    explain(decision, log)
    if isinstance(decision.chosen, int):
        take_patch(state, decision.chosen, card, log)
    else:
        pass_by(state, card, log)
    if automa.deck_source == "table":
        log.instruct("pat-discard", "PAT-DECK-02")
    else:
        log.happened("pat-discarded", "PAT-DECK-02")
    renew_deck(state, automa, log)
    pass_turn(state, OTHER, log)
    return state


# --- which patch


def choose_patch(state: State, card: AutomaCard) -> Decision:
    """A function of card, window and the two tokens alone (PAT-CHOOSE-10).

    PAT-CHOOSE-06, PAT-CHOOSE-09, PAT-CHOOSE-11, PAT-CARD-05, PAT-R-19, PAT-R-22, PAT-R-26
    """
    window = [id for id in state.window if id is not None]
    table = patches()
    affordable = require(
        "affordable",
        lambda id: table[id].button_cost <= card.budget,
        rule="PAT-CHOOSE-01",
        measure=lambda id: table[id].button_cost,
    )
    conditions = [condition(name, state) for name in card.conditions]
    safety_net = last("farthest", rule="PAT-CHOOSE-12")
    return choose(
        "patch", window, affordable, *conditions, safety_net, rule="PAT-CHOOSE-05", kind="patch"
    )


def condition(name: str, state: State) -> Filter:
    """One of the four conditions on the cards.

    PAT-R-01, PAT-R-20, PAT-R-21, PAT-R-23, PAT-CARD-04
    """
    table = patches()
    person, automa = state.time

    def space(id: int) -> int:
        return reached(automa, table[id].time_cost)  # PAT-R-02

    if name == "no_overtake":
        return keep(name, lambda id: space(id) <= person, rule="PAT-COND-01", measure=space)
    if name == "most_buttons":
        return most(name, lambda id: table[id].printed_buttons, rule="PAT-COND-02")
    if name == "largest":
        return most(name, lambda id: table[id].cells, rule="PAT-COND-03")
    return last("farthest", rule="PAT-COND-04")


def explain(decision: Decision, log: Log) -> None:
    """Window, case and one entry per condition looked at (PAT-TRACE-02, PAT-TRACE-03).

    PAT-TRACE-01
    """
    affordable = decision.steps[0].kept if decision.steps else ()
    log.happened(
        "pat-window", "PAT-CHOOSE-02", patches=_refs(decision.options), affordable=_refs(affordable)
    )
    if not affordable:
        log.decided("pat-case_a", "PAT-CHOOSE-03", decision)
    elif len(affordable) == 1:
        only = Ref("patch", affordable[0])
        log.decided("pat-case_b", "PAT-CHOOSE-04", decision, patch=only)
    else:
        log.decided("pat-case_c", "PAT-CHOOSE-05", decision, n=len(affordable))
    for step in decision.steps[1:]:
        _explain_condition(step, log)


def _explain_condition(step: Step, log: Log) -> None:
    """What one condition did: skipped, left all, or kept some (PAT-TRACE-04)."""
    name = Ref("filter", step.filter)
    if step.skipped:
        log.happened("pat-cond_skipped", "PAT-CHOOSE-07", condition=name)
    elif not step.dropped:
        log.happened("pat-cond_all", "PAT-CHOOSE-08", condition=name)
    else:
        log.happened(
            "pat-cond_kept",
            step.rule,
            condition=name,
            kept=_refs(step.kept),
            dropped=_refs(step.dropped),
        )


def _refs(ids: Iterable[int | str]) -> tuple[Ref, ...]:
    return tuple(Ref("patch", id) for id in ids)


# --- what it does


def take_patch(state: State, id: int, card: AutomaCard, log: Log) -> None:
    """The patch goes to one of the two piles, nothing is paid.

    PAT-TAKE-01, PAT-TAKE-02, PAT-TAKE-03, PAT-TAKE-04, PAT-TURN-03
    """
    patch = patches()[id]
    assert state.automa is not None
    state.take_from_circle(id)
    state.automa.patches.append(id)
    pile = "pat-take_with" if patch.printed_buttons else "pat-take_without"
    log.instruct(pile, "PAT-TAKE-03", patch=Ref("patch", id))
    start = state.time[OTHER - 1]
    end = reached(start, patch.time_cost)
    way = move_token(state, OTHER, end)
    here, there = Ref("space", start), Ref("space", end)
    log.instruct("pat-move", "PAT-TAKE-02", n=end - start, **{"from": here, "to": there})
    settle_automa(state, way, card, log)


def pass_by(state: State, card: AutomaCard, log: Log) -> None:
    """In front of the person's token, without buttons for it.

    PAT-PASS-01, PAT-PASS-02, PAT-PASS-03, PAT-TURN-05, PAT-PASS-05
    """
    person = state.time[PERSON - 1]
    end = reached(person, 1)
    way = move_token(state, OTHER, end)
    if person == FINAL:
        log.instruct("pat-pass_final", "PAT-PASS-03")
    else:
        log.instruct("pat-pass_move", "PAT-PASS-01", to=Ref("space", end))
    settle_automa(state, way, card, log)


def _tell_shuffle(automa: Automa, how: str, rule: str, log: Log) -> None:
    if automa.deck_source == "table":
        log.instruct(f"pat-shuffle_{how}", rule)
    else:
        log.announce(f"pat-shuffled_{how}", rule)


def renew_deck(state: State, automa: Automa, log: Log) -> None:
    """An empty draw pile is shuffled again at once, all twelve cards (PAT-DECK-03).

    PAT-R-07, PAT-R-08, PAT-R-09
    """
    if automa.deck.left or state.time[OTHER - 1] == FINAL:  # PAT-DECK-05
        return
    aside = time_board().set_aside_cards if state.recycle == "two_aside" else 0
    automa.deck.renew(aside)
    automa.set_aside_backs = None
    if aside:
        _tell_shuffle(automa, "two", "PAT-DECK-04", log)
    else:
        _tell_shuffle(automa, "all", "PAT-DECK-06", log)


# --- the cards


@dataclass(frozen=True, kw_only=True)
class CardDraw(Draw[int | BackSeen]):
    """The top card: `card 17`, `17`, or with the expected result `17:K`, `17:>#`; `^4` its back."""

    state: State

    @staticmethod
    def top_of(state: State) -> CardDraw:
        """The draw of the top card, each that can lie there as likely as the others.

        PAT-DECK-01, PAT-CHANCE-02, PAT-R-28
        """
        automa = state.automa
        assert automa is not None
        outcomes: dict[int | str, int] = dict.fromkeys(possible_cards(automa), 1)
        return CardDraw(
            prompt="card",
            rule="PAT-TURN-01",
            stream=automa.deck.stream,
            outcomes=outcomes,
            state=state,
        )

    def read(self, text: str) -> Answer[int | BackSeen]:
        if text.strip().startswith(BackSeen.head):
            return BACKS.answer(self.state, text)
        match = _CARD.fullmatch(text.strip())
        if match is None:
            raise Refused("automa_turn")
        number = int(match[1])
        self._check(number)
        self._check_result(number, match[2], bool(match[3]))
        return Answer(number, f"card {number}")

    def forms(self) -> Sequence[Form]:
        return BACKS.forms(self.state)

    def _check(self, number: int) -> None:
        """Refuses a card that cannot lie on top (PAT-CHANCE-03, PAT-CHANCE-06)."""
        automa = self.state.automa
        assert automa is not None
        if number not in automa.cards.by_number:
            raise Refused("card_not_in_deck", card=number)
        if number in automa.deck.drawn:
            raise Refused("card_already_drawn", card=number)
        if number not in self.outcomes:
            raise Refused("back_mismatch", card=number)

    def _check_result(self, number: int, told: str | None, tile: bool) -> None:
        """A given result must be the right one (PAT-NOT-07)."""
        if told is None and not tile:
            return
        automa = self.state.automa
        assert automa is not None
        decision = choose_patch(self.state, automa.cards.by_number[number])
        result = _letter(decision.chosen)
        if told is not None and told != result:
            raise Refused("wrong_automa_result", x=result, y=told)
        if tile and not _gains_tile(self.state, decision.chosen):
            raise Refused("no_tile_for_automa")


def _letter(chosen: int | str | None) -> str:
    return patches()[chosen].letter if isinstance(chosen, int) else ">"


def _gains_tile(state: State, chosen: int | str | None) -> bool:
    if state.marker_space is None:
        return False
    if isinstance(chosen, int):
        return reached(state.time[OTHER - 1], patches()[chosen].time_cost) >= state.marker_space
    return reached(state.time[PERSON - 1], 1) >= state.marker_space


def result_token(before: State, after: State, number: int) -> str:
    """The Automa's turn as written in records: `17:K`, `17:>#` (PAT-NOT-06)."""
    new = set(after.seats[1].patches) - set(before.seats[1].patches)
    took = patches()[new.pop()].letter if new else ">"
    tile = "#" if before.tile is None and after.tile == OTHER else ""
    return f"{number}:{took}{tile}"


def possible_cards(automa: Automa) -> list[int]:
    """What can lie on top: cards not drawn, with the back that is seen.

    PAT-CHANCE-04, PAT-CHANCE-05, PAT-CHANCE-01, PAT-LAB-05, PAT-LAB-06
    """
    unseen = automa.deck.unseen()
    if automa.next_back is None:
        return unseen
    return [n for n in unseen if automa.cards.by_number[n].budget == automa.next_back]


def possible_backs(automa: Automa) -> Counter[int]:
    """What can be seen on top: backs of cards not drawn, less those set aside (PAT-CHANCE-06)."""
    left = Counter(automa.cards.by_number[number].budget for number in automa.deck.unseen())
    return left - Counter(automa.set_aside_backs or ())


def tell_back(state: State, seen: BackSeen, log: Log) -> State:
    assert state.automa is not None
    state.automa.next_back = seen.value
    log.happened("pat-back_told", "PAT-CHANCE-06", budget=seen.value)
    return state


def lay_open_backs(state: State, log: Log) -> Procedure[State]:
    """With open backs and cards dealt by the app: what can be seen of the deck is drawn first.

    The two backs set aside after a shuffle (PAT-INFO-04), then the top one (PAT-INFO-03).

    PAT-R-11
    """
    automa = state.automa
    assert automa is not None
    if awaits_set_aside(automa):
        backs = yield from _back_draw(automa, "automa_set_aside", automa.deck.set_aside)
        automa.set_aside_backs = tuple(sorted(backs))
        log.happened("pat-set_aside_backs", "PAT-INFO-04", backs=automa.set_aside_backs)
    automa.next_back = yield from _back_draw(automa, "automa_back", 1)
    log.happened("pat-next_budget", "PAT-INFO-03", budget=automa.next_back)
    return state


def needs_back(state: State) -> bool:
    """Whether the app has to turn up the top back before anybody acts."""
    automa = state.automa
    return (
        automa is not None
        and automa.cards.open_backs
        and automa.deck_source == "app"
        and automa.next_back is None
        and state.time[OTHER - 1] < FINAL
    )


def awaits_set_aside(automa: Automa) -> bool:
    """After a shuffle, and after a correction that shuffles (PAT-COMP-09)."""
    return automa.set_aside_backs is None and automa.deck.set_aside > 0


def _back_draw(automa: Automa, name: str, take: int) -> Draw[Any]:
    """The backs that can lie there, each as often as it is left in the draw pile."""
    outcomes: dict[int | str, int] = {back: n for back, n in possible_backs(automa).items()}  # noqa: C416
    return Draw(
        prompt="back",
        rule="PAT-INFO-03",
        stream=f"{name}/{automa.deck.cycle}",
        outcomes=outcomes,
        take=take,
        word="back",
    )
