"""Resources on regions: asked when they matter, put back, claimed (SCY-CLM)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from automatable.core.errors import Refused
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.forms import HOLE, Form, Number
from automatable.core.turns.procedure import Procedure
from automatable.core.turns.replies import Part, Replies, Reply
from automatable.games.scythe.components import PRODUCE
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.state import Automa, Person, State

MOST = 99
"""Resources on one region, as far as anybody is believed."""


def ask_resources(state: State, person: Person, regions: Sequence[str]) -> Procedure[None]:
    """How many resources lie on each of these regions: `resources D2:2 E2:4 E4:0`."""
    if person.on_screen:
        return  # SCY-ON-AUT-10, SCY-ON-ASK-04
    told = yield from RESOURCES.ask(
        Lying(person, regions),
        prompt="resources",
        rule="SCY-MOVE-42",
        seat=state.seat(person.faction),
        args={"regions": tuple(Ref("region", region) for region in regions)},
    )
    set_resources(person, told.numbers)


class Lying(NamedTuple):
    """Whose resources are asked for, and where."""

    person: Person
    regions: Sequence[str]


def _numbers(asked: Lying, text: str) -> dict[str, int]:
    """Numbers for these regions and no others; a region left out has none."""
    told = dict.fromkeys(asked.regions, 0)
    for pair in text.split():
        region, _, number = pair.partition(":")
        if region not in told:
            raise Refused("region_not_asked", region=region)
        if not number.isdecimal() or len(number) > 4:
            raise Refused("unreadable", token=pair)
        if int(number) > MOST:
            raise Refused("number_out_of_range", word=region, n=int(number), low=0, high=MOST)
        told[region] = int(number)
    return told


def _written(told: Mapping[str, int]) -> str:
    return "".join(f" {region}:{n}" for region, n in told.items())


@dataclass(frozen=True)
class Resources(Reply[Lying], head="resources"):
    """What lies on each region that was asked for."""

    numbers: Annotated[Mapping[str, int], Part("| .*", _numbers, _written, HOLE)]

    @classmethod
    def forms(cls, state: Lying) -> list[Form]:
        """A number for each region, to begin with the last that was reported."""
        held = state.person.resources
        parts = (Number(r, 0, MOST, f"{r}:{{}}", start=held.get(r, 0)) for r in state.regions)
        return [Form(cls.head, tuple(parts))]


RESOURCES: Replies[Lying, Resources] = Replies((Resources,))


def set_resources(person: Person, told: Mapping[str, int]) -> None:
    for region, number in told.items():
        person.resources.pop(region, None)
        if number:
            person.resources[region] = number


def put_back(state: State, automa: Automa, region: str, log: Log) -> None:
    """All resources on a region go back to the supply (SCY-CLM-05, SCY-CLM-06, SCY-ON-AUT-05)."""
    number = 0
    for person in state.person_enemies(automa):
        number += person.clear_resources(region)
    log.instruct("scy-put_back", "SCY-CLM-06", region=Ref("region", region), n=number)


def claim(person: Person, automa: Automa, region: str, log: Log) -> None:
    """As many as the last main card shows, of what the region produces.

    SCY-CLM-01, SCY-CLM-02, SCY-CLM-03, SCY-R-10, SCY-ON-AUT-01
    """
    card = automa.last_main_card
    shown = 0 if card is None else automa.cards.by_number[card].resources
    number = shown if automa.claimable else 0  # SCY-CLM-07
    resource = PRODUCE.get(REGIONS[region].terrain)
    if card is None or not number or resource is None:  # SCY-CLM-08
        log.happened("scy-claim_nothing", "SCY-CLM-08", region=Ref("region", region))
        return
    person.add_resources(region, resource, number)
    log.instruct(
        "scy-claim",
        "SCY-CLM-01",
        region=Ref("region", region),
        n=number,
        resource=Ref("resource", resource),
        card=Ref("last_card", card),
    )
