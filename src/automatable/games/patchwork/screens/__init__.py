"""Patchwork on the screen: the drawings of `board` for the frame around them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from automatable.core.cards import CardFile
from automatable.core.choice import Decision
from automatable.core.events import Event, Ref
from automatable.core.match import Match
from automatable.core.screens import Fact, Words
from automatable.core.svg import Drawing
from automatable.games.patchwork.board import (
    card_front,
    decision_steps,
    definitions,
    laying_out,
    patch_picture,
    scene,
)
from automatable.games.patchwork.components import (
    AutomaDeck,
    built_in_files,
    levels,
    own_card_file,
    patches,
    read_deck,
)
from automatable.games.patchwork.new_deck import NEW_DECK
from automatable.games.patchwork.notation import write_quilt
from automatable.games.patchwork.set_up import deck_of
from automatable.games.patchwork.state import FINAL, State


class PatchworkScreens:
    """See `automatable.core.screens.Screens`."""

    folder: Traversable = files("automatable.games.patchwork") / "screens"
    messages: Traversable = files("automatable.games.patchwork") / "messages"
    rulebook: Traversable = files("automatable.games.patchwork") / "rulebook"

    def definitions(self, words: Words) -> Drawing:
        return definitions(words)

    def scene(self, match: Match[State], words: Words) -> dict[str, Any]:
        return self.scene_with_hint(match, words, "")

    def scene_with_hint(self, match: Match[State], words: Words, answer: str) -> dict[str, Any]:
        """The scene; an answer that a player advises is drawn where it would happen."""
        if not match.set_up_done:
            return laying_out(words)
        legal = [*(match.legal() or ()), *_tellable_backs(match.state)]
        return scene(match.position(), words, legal, _cards(match), answer)

    def picture(self, ref: Ref, match: Match[State] | None, words: Words) -> str:
        if ref.kind == "patch" and isinstance(ref.id, int):
            return patch_picture(patches()[ref.id], words)
        cards = _cards(match) if match else None
        if ref.kind == "card" and cards and isinstance(ref.id, int):
            return card_front(cards.by_number[ref.id], words)
        return ""

    def decision(self, decision: Decision, words: Words) -> Sequence[str]:
        return decision_steps(decision, words)

    def card(self, deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> str:
        cards = read_deck(dict(deck), str(deck["id"]))
        return card_front(cards.by_number[card["number"]], words)

    def checklist(self, match: Match[State]) -> Sequence[Event]:
        return tuple(_checklist(match)) if match.options["sit"] == "companion" else ()

    def facts(self, match: Match[State]) -> Sequence[Fact]:
        return tuple(_facts(match.state))

    def terminal(self, match: Match[State], words: Words) -> str:
        from automatable.games.patchwork.terminal import terminal

        return terminal(match, words)

    def decks(self) -> Sequence[CardFile]:
        return tuple(built_in_files().values())

    def read_deck(self, contents: Any, file: str) -> CardFile:
        return own_card_file(contents, file)

    def new_deck(self) -> str:
        return NEW_DECK


def _cards(match: Match[State]) -> AutomaDeck | None:
    return None if match.options["sit"] == "duo" else deck_of(match.options["deck"])


def _tellable_backs(state: State) -> list[str]:
    """Backs a person may report when the cards lie on the table: optional (PAT-CHANCE-06)."""
    automa = state.automa
    if automa is None or automa.deck_source == "app" or not automa.cards.open_backs:
        return []
    if automa.next_back is not None or state.time[1] == FINAL or state.game_over:
        return []
    values = {automa.cards.by_number[number].budget for number in automa.deck.unseen()}
    return [f"^{value}" for value in sorted(values)]


def _checklist(match: Match[State]) -> Iterator[Event]:
    """The physical set-up in the rulebook's order."""
    options = match.options
    first = match.start or (match.state if match.set_up_done else None)
    circle = _laid_circle(match)
    if circle:
        yield _step("setup-circle_app", "PAT-BASE-SET-01", patches=circle)
    else:
        yield _step("setup-circle", "PAT-BASE-SET-01")
    yield _step("setup-neutral", "PAT-BASE-SET-02")
    yield _step("setup-tokens", "PAT-BASE-SET-03")
    yield _step("setup-buttons", "PAT-BASE-SET-04")
    if first is not None:
        spaces = tuple(Ref("space", space) for space in first.leather_spaces)
        yield _step("setup-leather", "PAT-BASE-SET-05", spaces=spaces)
    yield _step("setup-tile", "PAT-BASE-SET-06")
    yield from _deck_steps(options)
    if first is not None and first.automa is not None:
        yield from _marker_step(first.automa.level)
    yield _step("setup-piles", "PAT-TAKE-03")
    yield _step("setup-start", "PAT-SET-09")


def _laid_circle(match: Match[State]) -> tuple[Ref, ...]:
    """The order the app drew, if it drew one."""
    drawn = next((entry for entry in match.entries if entry.prompt == "circle"), None)
    if drawn is None or drawn.by != "app":
        return ()
    letters = drawn.text.removeprefix("circle ")
    ids = {patch.letter: id for id, patch in patches().items()}
    return tuple(Ref("patch", ids[letter]) for letter in letters)


def _deck_steps(options: Mapping[str, Any]) -> Iterator[Event]:
    if options["dealer"] == "app":
        yield _step("setup-app_deals", "PAT-SET-04")
        return
    deck = options["deck"] if isinstance(options["deck"], str) else options["deck"]["id"]
    yield _step("setup-deck", "PAT-SET-03", deck=deck)
    yield _step("setup-set_aside", "PAT-SET-05")


def _marker_step(level: int) -> Iterator[Event]:
    before = levels()[level].spaces_before_final
    space = Ref("space", FINAL - before)
    yield _step("setup-marker", "PAT-SET-07", marker_space=space, spaces=before)


def _step(kind: str, rule: str, **args: Any) -> Event:
    return Event(kind, rule, args, instruct=True)


def _facts(state: State) -> Iterator[Fact]:
    """Every fact the game tracks, in the order in which mistakes happen."""
    yield Fact("seat_1.buttons", "fact-buttons", state.seats[0].buttons, args=_of(state, 1))
    yield Fact("seat_2.buttons", "fact-buttons", state.seats[1].buttons, args=_of(state, 2))
    yield Fact("time.1", "fact-time", state.time[0], args=_of(state, 1))
    yield Fact("time.2", "fact-time", state.time[1], args=_of(state, 2))
    yield Fact("to_move", "fact-to_move", state.to_move, (1, 2), _of(state, 1))
    yield Fact("tile", "fact-tile", state.tile, (None, 1, 2), _of(state, 1))
    yield Fact("circle", "fact-circle", _letters(state.circle))
    for seat, owner in enumerate(state.seats, start=1):
        quilt = getattr(owner, "quilt", None)
        if quilt is not None:
            yield Fact(
                f"seat_{seat}.quilt", "fact-quilt", write_quilt(quilt), args=_of(state, seat)
            )
            continue
        held = _letters(sorted(owner.patches))
        yield Fact(f"seat_{seat}.patches", "fact-patches", held, args=_of(state, seat))
        yield Fact(f"seat_{seat}.leather", "fact-leather", owner.leather, args=_of(state, seat))
    yield from _deck_facts(state)


def _deck_facts(state: State) -> Iterator[Fact]:
    automa = state.automa
    if automa is None:
        return
    yield Fact("seat_2.drawn", "fact-drawn", ".".join(map(str, automa.deck.drawn)))
    yield Fact("seat_2.cycle", "fact-cycle", automa.deck.cycle)
    yield Fact("seat_2.level", "option-level", automa.level, (1, 2, 3, 4, 5))
    yield Fact(
        "leather_layout", "option-leather_layout", state.leather_layout, ("original", "revised")
    )
    yield Fact("recycle", "option-recycle", state.recycle, ("two_aside", "all"))
    yield Fact("automa_leather", "option-automa_leather", state.automa_leather, ("take", "leave"))


def _of(state: State, seat: int) -> dict[str, str]:
    return {"seat": state.seat_name(seat)}


def _letters(ids: Sequence[int | None]) -> str:
    return "".join("?" if id is None else patches()[id].letter for id in ids)


SCREENS = PatchworkScreens()
