"""Replies: what follows from the one declaration of an answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

import pytest

from automatable.core.errors import Refused
from automatable.core.turns.forms import Form, Number, OneOf
from automatable.core.turns.replies import NUMBER, Part, Replies, Reply, one_of

PORTS = ("north", "south")


@dataclass
class Harbour:
    at: str
    cranes: int


class Work(Reply[Harbour]):
    """Anything that is done in the harbour."""


def _port(state: Harbour, text: str) -> str:
    if text not in PORTS:
        raise Refused("no_such_port", port=text)
    return text


PORT = Part(read=_port, absent=lambda state: state.at, kind="port")


@dataclass(frozen=True)
class Done(Work, head="done"):
    @classmethod
    def offered(cls, state: Harbour) -> Iterator[Done]:
        yield cls()


@dataclass(frozen=True)
class Load(Work, head="load"):
    port: Annotated[str, PORT]
    crates: Annotated[int, NUMBER]
    crane: Annotated[str, one_of(("slow", "quick"), text=" by {} crane")] = "slow"

    def check(self, state: Harbour) -> None:
        if self.crates > state.cranes:
            raise Refused("too_few_cranes")

    @classmethod
    def forms(cls, state: Harbour) -> Iterator[Form]:
        yield cls.form(port=PORTS, crates=range(1, state.cranes + 1))
        yield cls.form(port=state.at, crates=range(1, 3), crane=["quick"])


@dataclass(frozen=True)
class LoadAll(Work, head="load all"):
    @classmethod
    def offered(cls, state: Harbour) -> Iterator[str]:
        yield "load all"


@dataclass(frozen=True)
class Sail(Work):
    """Written `+tug north-south`: the first parts say what it is."""

    sign: Annotated[str, one_of("+-", text="{}")]
    ship: Annotated[str, one_of(("tug", "barge"), text="{}")]
    start: Annotated[str, Part(r"\w+", _port)]
    end: Annotated[str, Part(r"\w+", _port, text="-{}", name="to", kind="port")]


WORK: Replies[Harbour, Work] = Replies(
    (Done, Load, LoadAll, Sail), others={"card": "not_automas_turn"}
)


def harbour() -> Harbour:
    return Harbour("north", 5)


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("done", Done()),
        ("load 3", Load("north", 3)),
        ("load  south 03", Load("south", 3)),
        ("load south 3 by quick crane", Load("south", 3, "quick")),
        ("load all", LoadAll()),
        ("-barge south-north", Sail("-", "barge", "south", "north")),
    ],
)
def test_a_text_is_read_as_a_value_with_a_type(text: str, reply: Work) -> None:
    assert WORK.read(harbour(), text) == reply


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("load 03", "load north 3"),
        ("load south 3 by slow crane", "load south 3"),
        ("+tug north-south", "+tug north-south"),
    ],
)
def test_each_reply_has_one_text(text: str, canonical: str) -> None:
    """What is left out by default is not written; what depends on the state always is."""
    assert WORK.answer(harbour(), text).text == canonical


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", "unreadable: token="),
        ("fly", "unreadable: token=fly"),
        ("done now", "unreadable: token=done now"),
        ("load east x", "unreadable: token=load east x"),
        ("load east 9", "no_such_port: port=east"),
        ("load north 9", "too_few_cranes"),
        ("load all 3", "no_such_port: port=all"),
        ("+tug east-west", "no_such_port: port=east"),
        ("card 3", "not_automas_turn"),
    ],
)
def test_patterns_come_before_values_and_these_before_the_check(text: str, refusal: str) -> None:
    with pytest.raises(Refused) as caught:
        WORK.read(harbour(), text)
    assert str(caught.value) == refusal


def test_what_is_offered_is_listed_kind_by_kind() -> None:
    assert WORK.legal(harbour()) == ["done", "load all"]


def test_forms_follow_from_the_parts() -> None:
    port = OneOf("port", PORTS, kind="port")
    assert WORK.forms(harbour()) == [
        Form("load", (port, Number("crates", 1, 5))),
        Form(
            "load north",
            (
                Number("crates", 1, 2),
                OneOf("crane", ("quick",), "by {} crane", optional=True),
            ),
        ),
    ]
    for form in WORK.forms(harbour()):
        text = form.filled(lambda some: some[-1])
        assert WORK.answer(harbour(), text).text == text


def test_a_fixed_part_is_written_into_what_follows_it() -> None:
    form = Sail.form(sign="+", ship="tug", start="north", end=["south"])
    assert form == Form("+tug", (OneOf("to", ("south",), "north-{}", "port"),))


def test_the_notation_names_the_parts() -> None:
    assert Load.layout().notation == "load [PORT] CRATES [by (slow|quick) crane]"
    assert Sail.layout().notation == "(+|-)(tug|barge) START-TO"


@pytest.mark.parametrize(
    ("head", "parts", "text"),
    [
        ("load", {"port": ["south"], "crates": ["3"]}, "load south 3"),
        ("load", {"crates": ["3"], "crane": ["quick"]}, "load 3 by quick crane"),
        ("load", {"port": [""], "crates": ["3"]}, "load 3"),
        ("load all", {}, "load all"),
        ("", {"sign": ["+"], "ship": ["tug"], "start": ["north"], "to": ["x"]}, "+tug north-x"),
        ("load", {"ship": ["tug"]}, ""),
        ("fly", {}, ""),
    ],
)
def test_the_fields_of_a_page_are_put_together_here(
    head: str, parts: dict[str, list[str]], text: str
) -> None:
    request = WORK.ask(harbour(), prompt="work", rule="HAR-YOU-01")
    assert request.composed(head, parts) == text
