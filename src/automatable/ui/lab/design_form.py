"""The form of the designer's bench, and the command that it stands for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from automatable.core.files.foreign import whole_number
from automatable.core.game import game
from automatable.core.simulating.experiments import Field, experiments
from automatable.ui.frame import Frame, render
from automatable.ui.lab.designs import player_in_words
from automatable.ui.lab.pages import BadRun
from automatable.ui.shelf.naming import option_label
from automatable.ui.words.words import Words

GAME = "patchwork"
CHANGES = ("deck", "buttons")
PLAYERS = ("greedy", "planner")
USUAL = {"level": "4", "player": "planner", "deck": "normal", "change": "deck", "rounds": "8"}
MOST_ROUNDS = 20


@dataclass(frozen=True)
class Wished:
    """A wish as it was typed."""

    game: str
    given: Mapping[str, Sequence[str]]

    def first(self, name: str) -> str:
        told = next(iter(self.given.get(name, ())), "").strip()
        return told or USUAL.get(name, "")


def read_wish(given: Mapping[str, Sequence[str]]) -> Wished:
    return Wished(GAME, given)


def wish_options(wished: Wished) -> list[str]:
    """The options of `automatable design`, checked."""
    options = [_choice(wished, "deck", _field("deck").choices)]
    options += ["--level", _choice(wished, "level", _field("level").choices)]
    options += ["--player", _choice(wished, "player", PLAYERS)]
    options += ["--change", _choice(wished, "change", CHANGES)]
    wishes = [*_percent(wished, "win_rate"), *_spread(wished)]
    wishes += ["--even"] if wished.first("even") else []
    if not wishes:
        raise BadRun("no_wish")
    if wished.first("card_spread") and wished.first("change") == "buttons":
        raise BadRun("spread_needs_deck")
    return [*options, *wishes, *_percent(wished, "tolerance"), "--rounds", _rounds(wished)]


def _field(name: str) -> Field:
    return next(field for field in experiments()[GAME].fields() if field.name == name)


def _choice(wished: Wished, name: str, choices: Sequence[str]) -> str:
    value = wished.first(name)
    if value not in choices:
        raise BadRun("run_choice", field=name, value=value)
    return value


def _percent(wished: Wished, name: str) -> list[str]:
    text = wished.first(name)
    if not text:
        return []
    share = _number(text)
    if share is None or not 0 < share < 100 or (name == "tolerance" and share > 50):
        raise BadRun("bad_percent", value=text[:40])
    return [f"--{name.replace('_', '-')}", f"{share / 100:g}"]


def _spread(wished: Wished) -> list[str]:
    text = wished.first("card_spread")
    if not text:
        return []
    points = _number(text)
    if points is None or not 0 < points <= 100:
        raise BadRun("bad_points", value=text[:40])
    return ["--card-spread", f"{points:g}"]


def _number(text: str) -> float | None:
    """As people write it: with a point or a comma."""
    plain = text.replace(",", ".", 1).removesuffix("%").strip()
    known = whole_number(plain.replace(".", "", 1))
    return None if known is None or len(plain) > 12 else float(plain)


def _rounds(wished: Wished) -> str:
    text = wished.first("rounds")
    if whole_number(text, 1, MOST_ROUNDS) is None:
        raise BadRun("run_number", field="rounds", value=text[:40], most=MOST_ROUNDS)
    return text


def design_page(frame: Frame, wished: Wished, problems: Sequence[str] = ()) -> str:
    """The form: what is wished, for whom, and what may be changed."""
    words = Words(frame.language, game(GAME))
    levels = [(value, option_label(words, "level", value)) for value in _field("level").choices]
    decks = [(value, _deck(words, value)) for value in _field("deck").choices]
    players = [(name, player_in_words(words, name)) for name in PLAYERS]
    return render(
        frame,
        "lab_design.html",
        game(GAME),
        wished=wished,
        levels=levels,
        decks=decks,
        players=players,
        most_rounds=MOST_ROUNDS,
        problems=problems,
    )


def _deck(words: Words, id: str) -> str:
    key = f"option-deck-{id}"
    return words(key) if words.has(key) else id
