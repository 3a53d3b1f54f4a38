"""The pictures of a rulebook, made by the game's own drawings.

A figure is a fenced block: `card DECK CARD` (its parts named), `board EXAMPLE BOARD` (a board of
the stage), `scene EXAMPLE WHAT` (another drawing of the table) or `example EXAMPLE` (a turn of the
Automa, each decision to be stepped through).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import Any

from markupsafe import Markup, escape

from automatable.core.drawing.svg import Drawing, el, number, together
from automatable.core.files.foreign import whole_number
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.ui.stage.turns import Instruction, Narration
from automatable.ui.words.markdown import Block, inline
from automatable.ui.words.words import OF_GAMES, Words

_VIEW = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"')
_PART = re.compile(r"(\d+) (\d+) (.+)")
SEED = "a rulebook"
FIGURES_KEPT = 2_000


class BadFigure(ValueError):
    """A figure that cannot be drawn: a mistake in a rulebook, never a reader's."""


@dataclass(frozen=True)
class Figure:
    """What stands in place of a fenced block."""

    kind: str
    pictures: tuple[Markup, ...] = ()
    parts: tuple[Markup, ...] = ()
    """The names of the numbered parts."""
    caption: str = ""
    headlines: tuple[Markup, ...] = ()
    instructions: tuple[Instruction, ...] = ()


@lru_cache(maxsize=FIGURES_KEPT)
def figure(game: Game[Any], language: str, block: Block) -> Figure:
    """The figure of a fenced block, in one language."""
    kind, *args = block.info.split()
    drawn = {"card": _card, "board": _board, "scene": _scene, "example": _example}
    if kind not in drawn:
        raise BadFigure(f"unknown figure {block.info!r}")
    return drawn[kind](Words(language, game), game, args, block.lines)


def _card(words: Words, game: Game[Any], args: list[str], lines: tuple[str, ...]) -> Figure:
    deck_id, card_id = args
    deck = next((deck for deck in game.decks.built_in() if deck.id == deck_id), None)
    cards = [card for card in deck.cards if card_id in _names(card)] if deck else []
    if deck is None or not cards:
        raise BadFigure(f"{game.id} has no card {' '.join(args)}")
    parts = [found.groups() for line in lines if (found := _PART.match(line))]
    caption = " ".join(line for line in lines if not _PART.match(line))
    drawn = game.screens.card(deck.contents, cards[0], words)
    dots = [(int(x), int(y)) for x, y, _ in parts]
    named = tuple(inline(text) for *_, text in parts)
    return Figure("card", (_with_dots(drawn, dots),), named, inline(caption))


def _names(card: Mapping[str, Any]) -> set[str]:
    """By what a figure may call a card."""
    return {str(card[key]) for key in ("number", "id", "card") if key in card}


def _with_dots(drawn: str, dots: list[tuple[int, int]]) -> Markup:
    """The drawing with numbered dots, placed in hundredths of its width and height."""
    view = _VIEW.search(drawn)
    if view is None or not drawn.rstrip().endswith("</svg>"):
        raise BadFigure("a drawing without a view box cannot have its parts named")
    left, top, width, height = map(float, view.groups())
    size = width / 16
    marks = Markup("").join(
        Markup(
            '<g class="part-dot"><circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"/>'
            '<text x="{x:.1f}" y="{base:.1f}" font-size="{size:.1f}">{number}</text></g>'
        ).format(
            x=left + width * x / 100,
            y=top + height * y / 100,
            base=top + height * y / 100 + size * 0.42,
            r=size,
            size=size * 1.25,
            number=number,
        )
        for number, (x, y) in enumerate(dots, 1)
    )
    return Markup(drawn.rstrip().removesuffix("</svg>")) + marks + Markup("</svg>")


def _board(words: Words, game: Game[Any], args: list[str], lines: tuple[str, ...]) -> Figure:
    """A board as it lies there, without what belongs to a question."""
    name, id = args
    drawn_here = game.screens.drawings(example_match(game, name), words)
    shown = next((board for board in drawn_here if board.id == id), None)
    if shown is None:
        raise BadFigure(f"{game.id} draws no board {id} for the stage")
    layers = together(Drawing(shown.ground), *map(Drawing, shown.keyed.values()))
    box = " ".join(map(number, shown.box))
    label = words(f"board-{id}")
    drawn = el("svg", layers, Drawing(shown.labels), viewBox=box, role="img", aria_label=label)
    return Figure("scene", (Markup(drawn),), caption=inline(" ".join(lines)))


def _scene(words: Words, game: Game[Any], args: list[str], lines: tuple[str, ...]) -> Figure:
    name, path = args
    scene: Any = game.screens.scene(example_match(game, name), words)
    drawn = reduce(_inside, path.split("."), scene)
    return Figure("scene", (Markup(drawn),), caption=inline(" ".join(lines)))


def _inside(thing: Any, name: str) -> Any:
    if (index := whole_number(name)) is not None:
        return thing[index]
    return thing[name] if isinstance(thing, Mapping) else getattr(thing, name)


def _example(words: Words, game: Game[Any], args: list[str], lines: tuple[str, ...]) -> Figure:
    telling = Narration(example_match(game, args[0]), words.language)
    parts = [part for part in telling.last_turn() if not part.by_person]
    return Figure(
        "example",
        tuple(card for part in parts for card in part.cards),
        caption=inline(" ".join(lines)),
        headlines=tuple(line for part in parts for line in part.headlines),
        instructions=tuple(step for part in parts for step in part.instructions),
    )


@lru_cache(maxsize=OF_GAMES)
def examples(game: Game[Any]) -> Mapping[str, Mapping[str, Any]]:
    """The positions of a rulebook by name."""
    source = game.screens.rulebook / "examples.toml"
    return tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}


def example_match(game: Game[Any], name: str) -> Match[Any]:
    """A match at an example: its position (the game's own where none is given), answers given."""
    if name not in examples(game):
        raise BadFigure(f"{game.id} has no example {escape(name)}")
    told = examples(game)[name]
    options, seed = told.get("options", {}), Seed.from_text(told.get("seed", SEED))
    if told.get("fresh", False):
        match: Match[Any] = Match.new(game, options, seed)
    else:
        match = Match.at(game, told.get("position", game.template()), options, seed)
    for text in told.get("answers", ()):
        match.answer(text)
    return match
