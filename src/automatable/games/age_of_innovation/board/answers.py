"""The answers of a question on screen as cards: in words, with price, effect and place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing
from automatable.core.matches.match import Match
from automatable.core.turns.events import Log
from automatable.core.turns.preview import Change, previews
from automatable.games.age_of_innovation.board.effects import signs
from automatable.games.age_of_innovation.board.offers import innovation_key
from automatable.games.age_of_innovation.board.prices import price, spades_for, split
from automatable.games.age_of_innovation.board.tallies import ICONS, tallies
from automatable.games.age_of_innovation.board.tile_pictures import PICTURED, tile_picture
from automatable.games.age_of_innovation.board.tiles import in_signs
from automatable.games.age_of_innovation.components import DISCIPLINES
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.labels import label, note, thing_of
from automatable.games.age_of_innovation.on_screen.player import is_income
from automatable.games.age_of_innovation.on_screen.refusals import new_turn
from automatable.games.age_of_innovation.state import State

MOST_PREVIEWED = 100
"""Answers whose outcome is worked out in advance; of a longer list the price alone is shown."""
VERBS = {
    "build": ("build", "b-workshop"),
    "transform": ("build", "spade"),
    "upgrade": ("upgrade", "upgrade"),
    "sailing": ("tracks", "ship"),
    "terraforming": ("tracks", "terraform"),
    "innovation": ("innovation", "innovation"),
    "scholar": ("scholar", "scholar"),
    "power": ("power", "power"),
    "book": ("book", "book"),
    "use": ("special", "act"),
    "annex": ("special", "annex"),
    "bridge": ("special", "bridge"),
    "pass": ("pass", "pass"),
    "convert": ("convert", "arrow"),
    "burn": ("convert", "power"),
}
"""The group of the sheet to which a verb belongs, and its icon."""
PAID = ("tools", "coins", "scholars", "books", "points")
BOWLS = ("bowl1", "bowl2", "bowl3")
GAINED = ("points", "coins", "tools", "scholars", "books", "knowledge", "keys")
"""What is shown as a gain on a card."""
OTHER_ICONS = {
    "step": "step", "key": "key", "city": "city",
    "competency": "competency", "palace": "b-palace", "neutral": "b-tower", "next": "arrow",
    "accept": "power", "refuse": "x_marker", "done": "done",
}  # fmt: skip


NOTHING = Drawing()


@dataclass(frozen=True)
class AnswerShown:
    """A card: what it does, what it costs, what it changes at once, where on the boards."""

    text: str
    icon: str
    label: str
    note: str
    price: Drawing
    places: tuple[str, ...]
    changes: tuple[Change, ...] = ()
    picture: Drawing = NOTHING
    main: str = ""
    """Of a chain the action at its end."""

    @property
    def verb(self) -> str:
        return (self.main or self.text).split()[0]

    @property
    def group(self) -> str:
        return VERBS.get(self.verb, (self.verb, ""))[0]

    @property
    def gains(self) -> Drawing:
        """What it brings at once, in signs."""
        found = {change.name: change.by for change in self.changes if change.by > 0}
        told = [f"+{found[name]} {ICONS[name]}" for name in GAINED if name in found]
        return in_signs(" ".join(told)) if told else Drawing()

    @property
    def preview(self) -> str:
        """For the script: `coins:7:5 tools:4:1`."""
        return " ".join(f"{c.name}:{c.before}:{c.after}" for c in self.changes)


def turn_at(state: State) -> PersonTurn:
    """What the rules need to tell a price; nothing is changed by asking."""
    return new_turn(state, Log())


def answers(match: Match[State], words: Words) -> list[AnswerShown]:
    """Every answer of the open question."""
    if match.pending is None:
        return []
    texts = match.legal() or []
    outcome = _outcomes(match, texts)
    turn, prompt = turn_at(match.state), match.pending.prompt
    return [_shown(turn, text, prompt, outcome.get(text, ()), words) for text in texts]


def _outcomes(match: Match[State], texts: Sequence[str]) -> dict[str, tuple[Change, ...]]:
    """Only in the action phase: elsewhere the income of a round would be counted with it."""
    chosen = [text for text in texts if text != "done"]
    if len(chosen) > MOST_PREVIEWED or match.state.phase != "play" or is_income(match.state):
        return {}
    return previews(match, chosen, tallies)


def _shown(
    turn: PersonTurn, text: str, prompt: str, changes: tuple[Change, ...], words: Words
) -> AnswerShown:
    paid = price(turn, text) if prompt == "turn" else _paid(changes)
    return AnswerShown(
        text,
        icon_of(text),
        label(text, prompt, turn.state, words),
        _note(turn, text, prompt, changes, words),
        in_signs(" ".join(signs(paid))) if paid else Drawing(),
        tuple(places_of(text)),
        changes,
        _picture(text, turn.state, words),
    )


def _paid(changes: Iterable[Change]) -> dict[str, int]:
    """What an answer within an action takes, by what it changes."""
    return {change.name: -change.by for change in changes if change.by < 0 and change.name in PAID}


def _note(turn: PersonTurn, text: str, prompt: str, changes: Iterable[Change], words: Words) -> str:
    """The price in its parts, what a tile does, what happens to the bowls."""
    if prompt == "leech" and (bowls := {c.name: c for c in changes if c.name in BOWLS}):
        now = dict(zip(BOWLS, turn.player.bowls, strict=True))
        after = {name: bowls[name].after if name in bowls else now[name] for name in BOWLS}
        told = (" · ".join(map(str, found.values())) for found in (now, after))
        return words("note-bowls", **dict(zip(("before", "after"), told, strict=True)))
    if prompt == "spades" and text.startswith("transform"):
        parts = text.split()
        return words("note-free_spades", n=spades_for(turn, parts[1], parts[2]))
    parts_told = split(turn, text, words) if prompt == "turn" else ""
    return " ".join(part for part in (parts_told, note(text, turn.state, words)) if part)


def _picture(text: str, state: State, words: Words) -> Drawing:
    """The tile that is chosen or used; a bonus that passing takes."""
    thing = thing_of(text, state)
    pictured = thing is not None and thing.kind in PICTURED
    return tile_picture(thing.kind, thing.id, words) if thing and pictured else Drawing()


def icon_of(text: str) -> str:
    parts = text.split()
    if parts[0] in ("upgrade", "neutral") or (parts[0] == "build" and len(parts) > 2):
        return f"b-{parts[2]}" if parts[2] not in ("tunnel", "fly") else "b-workshop"
    if parts[0] in ("take", "pay"):
        return f"k-{parts[1]}"
    if parts[0] in VERBS:
        return VERBS[parts[0]][1]
    return OTHER_ICONS.get(parts[0], "arrow")


def places_of(text: str) -> Iterable[str]:
    """The keys of the places on the boards that an answer is about."""
    parts = text.split()
    if parts[0] == "competency":
        return [f"competency-{parts[1]}"]
    if parts[0] == "innovation":
        return [innovation_key(parts[1])]
    if parts[0] in ("scholar", "step"):
        return [part for part in parts if part in DISCIPLINES]
    if parts[0] in ("build", "transform", "upgrade", "annex", "neutral"):
        return [parts[1]]
    return parts[1:3] if parts[0] == "bridge" else []
