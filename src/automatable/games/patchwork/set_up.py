"""Set-up: what is chosen, and what chance decides (PAT-BASE-SET, PAT-SET)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from automatable.core.decks.deck import Deck
from automatable.core.errors import Refused
from automatable.core.options import BESIDE_THE_BOX, ON_SCREEN, Option, Options
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.forms import Form, Several
from automatable.core.turns.procedure import Answer, Draw, Procedure
from automatable.games.patchwork.cards import DECKS, PRINTED, AutomaDeck, deck_of
from automatable.games.patchwork.components import by_letter, levels, patches, time_board
from automatable.games.patchwork.quilt import Quilt
from automatable.games.patchwork.state import DECK_STREAM, Automa, Person, State

PRINTED_BUTTONS = time_board().starting_buttons
STARTING_BUTTONS = (0, 1, 2, 3, 4, PRINTED_BUTTONS, 6, 7, 8, 9, 10, 12, 15)
"""With how many buttons a person may begin: no rulebook's levels, but steps between them."""


def _solo(chosen: Options) -> bool:
    return bool(chosen["sit"] != "duo")


def _companion(chosen: Options) -> bool:
    return bool(chosen["sit"] == BESIDE_THE_BOX)


OPTIONS = (
    Option("sit", (ON_SCREEN, BESIDE_THE_BOX, "duo"), ON_SCREEN),
    Option("level", tuple(levels()), 3, applies=_solo),
    Option("deck", PRINTED, "normal", applies=_solo, own=DECKS.option_value),
    Option("dealer", ("app", "table"), "app", applies=_solo),
    Option(
        "circle_source",
        ("app", "table_full", "table_lazy"),
        lambda chosen: "table_lazy" if _companion(chosen) else "app",
        applies=_companion,
    ),
    Option(
        "quilt_tracking",
        ("on", "off"),
        lambda chosen: "off" if _companion(chosen) else "on",
        applies=_companion,
    ),
    Option("first", (1, 2, "random"), 1, applies=lambda chosen: not _solo(chosen)),
    Option("leather_layout", ("original", "revised"), "original"),
    Option("recycle", ("two_aside", "all"), "two_aside", applies=_solo, advanced=True),
    Option("automa_leather", ("take", "leave"), "take", applies=_solo, advanced=True),
    Option(
        "starting_buttons", STARTING_BUTTONS, PRINTED_BUTTONS, applies=_solo, advanced=True
    ),  # PAT-R-29
)


def set_up(options: Options, log: Log) -> Procedure[State]:
    """The circle, the starting player and both seats (PAT-SET-01, PAT-COMP-01)."""
    circle: list[int | None]
    if options["circle_source"] == "table_lazy":
        circle = [None] * (len(patches()) - 1)  # PAT-COMP-06
    else:
        circle = list((yield from CircleDraw.of_all()))
    circle.append(starter())  # PAT-BASE-SET-02: the neutral token stands behind the starter patch
    log.happened("pat-set_up_circle", "PAT-BASE-SET-02")
    first = options["first"]
    if first == "random":
        first = yield from Draw(
            prompt="first",
            rule="PAT-BASE-SET-07",
            stream="first",
            outcomes={1: 1, 2: 1},
            word="first",
        )
    seat_1, seat_2 = _seats(options)
    state = State(
        circle=circle,
        time=[0, 0],  # PAT-BASE-SET-03
        to_move=first,
        seat_1=seat_1,
        seat_2=seat_2,
        leather_layout=options["leather_layout"],
        recycle=options["recycle"],
        automa_leather=options["automa_leather"],
    )
    log.happened("pat-next_you", "PAT-SET-09", seat=state.seat_name(first))
    return state


def starter() -> int:
    return next(id for id, patch in patches().items() if patch.starter)


def _seats(options: Options) -> tuple[Person, Person | Automa]:
    tracked, buttons = options["quilt_tracking"] == "on", options["starting_buttons"]
    if options["sit"] == "duo":
        return new_person(True), new_person(True)
    cards = deck_of(options["deck"])
    automa = new_automa(options["level"], cards, time_board().set_aside_cards)
    automa.deck_source = options["dealer"]
    return new_person(tracked, buttons), automa


def new_person(tracked: bool, buttons: int = PRINTED_BUTTONS) -> Person:
    """A person at the beginning (PAT-BASE-SET-04, PAT-COMP-08, PAT-R-29)."""
    return Person(buttons, quilt=Quilt() if tracked else None)


def new_automa(level: int, cards: AutomaDeck, set_aside: int) -> Automa:
    """The Automa at the beginning (PAT-SET-02, PAT-SET-05)."""
    deck = Deck(DECK_STREAM, cards.numbers, set_aside)
    return Automa(level=level, cards=cards, deck=deck)


@dataclass(frozen=True, kw_only=True)
class CircleDraw(Draw[tuple[int, ...]]):
    """The order of the 32 patches in front of the neutral token: `circle aODNZ...`."""

    @staticmethod
    def of_all() -> CircleDraw:
        others: dict[int | str, int] = {id: 1 for id in patches() if id != starter()}
        return CircleDraw(
            prompt="circle",
            rule="PAT-BASE-SET-01",
            stream="circle",
            outcomes=others,
            take=len(others),
            word="circle",
        )

    def read(self, text: str) -> Answer[tuple[int, ...]]:
        letters = text.removeprefix("circle").replace(" ", "")
        if len(letters) == self.take + 1:
            letters = letters.removesuffix(patches()[starter()].letter)
        if any(letter not in by_letter() for letter in letters):
            raise Refused("unreadable", token=text)
        if len(letters) != self.take:
            raise Refused("circle_incomplete", n=len(letters), wanted=self.take)
        return self.outcome([by_letter()[letter].id for letter in letters])

    def forms(self) -> Sequence[Form]:
        letters = {patches()[int(id)].letter: 1 for id in self.outcomes}
        several = Several("patches", letters, self.take, self.take, separator="")
        return (Form(self.word, (several,)),)

    def outcome(self, drawn: list[int | str]) -> Answer[tuple[int, ...]]:
        for id in drawn:
            if id not in self.outcomes or drawn.count(id) > 1:
                raise Refused("patch_accounted", patch=Ref("patch", id))
        letters = "".join(patches()[int(id)].letter for id in drawn)
        return Answer(tuple(map(int, drawn)), f"circle {letters}")
