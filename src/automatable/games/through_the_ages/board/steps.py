"""The Automa's turn in pictures: the cards that move, the figures that change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from automatable.core.events import Event, Ref, Value, plain
from automatable.core.picturing import counted
from automatable.core.screens import Words
from automatable.core.svg import Drawing, el
from automatable.games.through_the_ages.base_cards import civil_cards, military_cards
from automatable.games.through_the_ages.board.faces import drawn_face
from automatable.games.through_the_ages.board.scene import face, military_face

TAKING = (
    "tta-replaced", "tta-to_slot", "tta-to_urban_slot", "tta-to_leader_slot", "tta-to_gold",
    "tta-wonder_into_play",
)  # fmt: skip
DEVELOPING = (
    "tta-pay_science", "tta-technology_into_play", "tta-new_government", "tta-special_leaves",
)  # fmt: skip
BUILDING = (
    "tta-pay", "tta-pay_blue_cube", "tta-build", "tta-upgrade", "tta-stages", "tta-wonder_finished",
)  # fmt: skip
GAINING = (
    "tta-happiness", "tta-event_slot", "tta-event_slot_turned", "tta-war_slot",
    "tta-bonus_discarded", "tta-tactic_kept", "tta-tactic_replaced", "tta-tactic_owned",
    "tta-tactic_not_kept", "tta-automa_gains_culture", "tta-automa_gains_science",
    "tta-automa_loses_culture", "tta-automa_loses_science",
)  # fmt: skip
ROW = ("tta-card_discarded", "tta-row_cleared", "tta-row_dealt")
SECTIONS = (TAKING, DEVELOPING, BUILDING, GAINING, ROW)
"""What the sections of a card make one do is one step each."""
COUNTED = {
    "tta-event_prepared": "culture",
    "tta-automa_gains_culture": "culture",
    "tta-automa_gains_science": "science",
    "tta-happiness": "happiness",
}
PAID = {
    "tta-automa_loses_culture": "culture",
    "tta-automa_loses_science": "science",
    "tta-pay_science": "science",
    "tta-pay_blue_cube": "blue",
}
LEFT = ("left", "now")
"""What a payment or a loss calls what is there afterwards."""


def together_in_one_go(event: Event, following: Event) -> bool:
    """What one section of the card wants done."""
    return any(event.kind in kinds and following.kind in kinds for kinds in SECTIONS)


def step_picture(events: Sequence[Event], words: Words) -> str:
    """The cards of a step side by side, or the figure before and after."""
    drawn = [*_cards(events, words), *_figures(events, words)]
    return el("div", *drawn, class_="step-cards") if drawn else ""


def _cards(events: Sequence[Event], words: Words) -> Iterator[Drawing]:
    for id in _named(events):
        card = civil_cards().get(id)
        yield drawn_face(face(card, words) if card else military_face(id, words), words)


def _named(events: Sequence[Event]) -> list[str]:
    """The cards as often as one instruction names them; what several tell of is one card."""
    most: Counter[str] = Counter()
    for event in events:
        ids = (id for value in event.args.values() for id in _ids(value))
        most |= Counter(id for id in ids if id in civil_cards() or id in military_cards())
    return list(most.elements())


def _ids(value: Value) -> Iterator[str]:
    if isinstance(value, Ref):
        yield str(value.id)
    elif isinstance(value, tuple):
        for item in value:
            yield from _ids(item)


def _figures(events: Sequence[Event], words: Words) -> Iterator[Drawing]:
    for event in events:
        label = words(event.kind, **event.args)
        if event.kind in COUNTED:
            change, now = int(plain(event.args["n"])), int(plain(event.args["now"]))
            yield _counted(COUNTED[event.kind], now - change, now, label)
        elif event.kind in PAID:
            left = next(int(plain(event.args[name])) for name in LEFT if name in event.args)
            yield _counted(PAID[event.kind], left + int(plain(event.args.get("n", 1))), left, label)


def _counted(name: str, old: int, new: int, label: str) -> Drawing:
    return counted(el("use", href=f"#tta-{name}", width=24, height=24), old, new, label)
