"""What lies on a revealed location: the person draws from the bag and tells (EXP-XPL-04)."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.errors import Refused
from automatable.core.events import Log, Ref
from automatable.core.forms import Form, OneOf, Several
from automatable.core.procedure import Answer, Ask
from automatable.games.expeditions.components import base_game
from automatable.games.expeditions.stacks import TWENTY, UNKNOWN, Stack, all_tokens, read_stack
from automatable.games.expeditions.state import PERSON, State

OFFERED = 6
"""Numbers of tokens that are offered to tap; any other can be typed."""


def ask_stack(state: State, place: str) -> Ask[Stack]:
    """How many tokens, or the stack from the top; and whether it is location 20."""
    return Ask(
        prompt="stack",
        rule="EXP-XPL-04",
        seat=PERSON,
        args={"location": Ref("location", place), "detail": state.switches.reveal_detail},
        reader=lambda text: read_reveal(state, text),
        listing=lambda: list(offered_stacks(state, place)),
        describing=lambda: stack_forms(state),
        again=lambda: ask_stack(state, place),
    )


def offered_stacks(state: State, place: str) -> Iterator[str]:
    """Numbers of tokens, and the 20 where it is expected (question 3 of the rules page)."""
    for count in range(OFFERED + 1):
        yield f"stack {Stack((UNKNOWN,) * count)}"
    if place.startswith("N") and not state.twenties:
        yield f"stack {TWENTY}"


def stack_forms(state: State) -> list[Form]:
    """Tokens from the top, each by colour and value or unknown; the 20 lies below them."""
    most = base_game().corruption_in_bag
    tokens = dict.fromkeys(all_tokens(), most)
    forms = [Form("stack", (Several("tokens", tokens, 1, most, separator=","),))]
    if not state.twenties:
        above = Several("tokens", tokens, 1, most, f"{{}},{TWENTY}", separator=",")
        forms += [Form("stack", (above,)), Form("stack", (OneOf("tokens", (TWENTY,)),))]
    return forms


def read_reveal(state: State, text: str) -> Answer[Stack]:
    """`stack 2`, `stack o3,t4`, `stack 20`; the word may be left out."""
    told = text.removeprefix("stack").strip()
    if not told:
        raise Refused("reveal_missing")  # EXP-R-19: a number is never assumed
    stack = checked_stack(state, told)
    return Answer(stack, f"stack {stack}")


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
