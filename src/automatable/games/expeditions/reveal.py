"""What lies on a revealed location: the person draws from the bag and tells (EXP-XPL-04)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from automatable.core.errors import Refused
from automatable.core.turns.asking import asked
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.forms import Form, OneOf, Several
from automatable.core.turns.procedure import Ask, Procedure
from automatable.core.turns.replies import Part, Replies, Reply
from automatable.games.expeditions.components import base_game
from automatable.games.expeditions.stacks import TWENTY, UNKNOWN, Stack, all_tokens, read_stack
from automatable.games.expeditions.state import PERSON, State

OFFERED = 6
"""Numbers of tokens that are offered to tap; any other can be typed."""


class Reveal(NamedTuple):
    """A location that was turned over."""

    state: State
    place: str


def _stack(reveal: Reveal, text: str) -> Stack:
    return checked_stack(reveal.state, text)


def _missing(reveal: Reveal) -> Stack:
    raise Refused("reveal_missing")  # EXP-R-19: a number is never assumed


@dataclass(frozen=True)
class Revealed(Reply[Reveal], head="stack"):
    """`stack 2`, `stack o3,t4`, `stack 20`"""

    stack: Annotated[Stack, Part(".+", _stack, absent=_missing, name="tokens")]

    @classmethod
    def offered(cls, state: Reveal) -> Iterator[Revealed]:
        """Numbers of tokens, and the 20 where it is expected (question 3 of the rules page)."""
        for count in range(OFFERED + 1):
            yield cls(Stack((UNKNOWN,) * count))
        if state.place.startswith("N") and not state.state.twenties:
            yield cls(read_stack(TWENTY))

    @classmethod
    def forms(cls, state: Reveal) -> list[Form]:
        """Tokens from the top, each by colour and value or unknown; the 20 lies below them."""
        most = base_game().corruption_in_bag
        tokens = dict.fromkeys(all_tokens(), most)
        forms = [Form(cls.head, (Several("tokens", tokens, 1, most, separator=","),))]
        if not state.state.twenties:
            above = Several("tokens", tokens, 1, most, f"{{}},{TWENTY}", separator=",")
            forms += [Form(cls.head, (above,)), Form(cls.head, (OneOf("tokens", (TWENTY,)),))]
        return forms


REVEALED: Replies[Reveal, Revealed] = Replies((Revealed,), implied="stack")


def ask_stack(state: State, place: str) -> Procedure[Stack]:
    """How many tokens, or the stack from the top; and whether it is location 20."""

    def ask() -> Ask[Revealed]:
        detail = state.switches.reveal_detail
        return REVEALED.ask(
            Reveal(state, place),
            prompt="stack",
            rule="EXP-XPL-04",
            seat=PERSON,
            args={"location": Ref("location", place), "detail": detail},
        )

    told = yield from asked(ask)
    return told.stack


def checked_stack(state: State, text: str) -> Stack:
    """A stack that can come: what the bag held (EXP-R-14), and one 20 token in all."""
    stack = read_stack(text)
    if stack.token_20 and state.twenties:
        raise Refused("second_20")
    if len(stack.tokens) > base_game().corruption_in_bag:
        raise Refused("too_many_tokens", n=len(stack.tokens))
    return stack


def tell_reveal(state: State, place: str, log: Log) -> None:
    location, name = state.locations[place], Ref("location", place)
    if location.token_20:
        rule = "EXP-XPL-03" if place.startswith("N") else "EXP-R-18"
        log.happened("exp-revealed_20", rule, location=name, n=len(location.corruption))
    else:
        log.happened("exp-revealed", "EXP-XPL-02", location=name, n=len(location.corruption))
