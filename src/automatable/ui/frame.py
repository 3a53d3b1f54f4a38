"""What every page has: the reader's language and theme, addresses, templates.

A page is a pure function: the same match, language and theme give the same HTML.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    PackageLoader,
    StrictUndefined,
    Template,
    TemplateNotFound,
)
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

from automatable.core.drawing.screens import DrawsCardDraft
from automatable.core.drawing.svg import Drawing
from automatable.core.files.game_texts import is_apart
from automatable.core.game import Game, games, registered_games
from automatable.ui import prepared
from automatable.ui.icons import icon
from automatable.ui.learning.rulebook import Sentence, rulebook
from automatable.ui.words.numbers import signed
from automatable.ui.words.rich import RichWords
from automatable.ui.words.words import LANGUAGES, OF_GAMES, Words, words_in

HOW: Mapping[str, Any] = {"autoescape": True, "trim_blocks": True, "lstrip_blocks": True}
"""How templates become code."""
THEMES = ("auto", "light", "dark")
STATIC: Traversable = files("automatable.ui") / "static"
TABLE_FILES = ("table.css", "table.js", "card.js", "emblem.svg")
PLAIN, FRAGMENT = "plain_table.html", "fragment_table.html"
FIELDS = "card_fields.html"
"""The tables of a game without a template, and of one whose template knows no stage."""
PARTS_KEPT = 600
"""Parts of pages that stay the same from answer to answer, some 3 kB each."""


@dataclass(frozen=True)
class Frame:
    """Who reads, and where the app lives."""

    language: str = "en"
    theme: str = "auto"
    base: str = ""
    """The path prefix of the app, such as `/games`; empty at the root of a host."""
    here: str = "/"
    """The page's own path, to return to after switching language or theme."""
    guard: str = ""
    """The secret of this browser that every form repeats (against forged requests)."""
    lab: bool = True
    """Whether the laboratory is open here."""
    shell: str = ""
    """A script that stands between the page and where it comes from; a server needs none."""

    guessing: bool = False
    """Whether the reader wants to guess what the Automa does."""

    takeaway: str = ""
    """Where the app without a server can be had; empty where it cannot."""

    late: bool = False
    """Whether folds come empty and are filled when they are opened: our script does so."""

    known: str = ""
    """Definitions of drawings that our script has kept of earlier pages, by their names."""

    def url(self, path: str) -> str:
        return self.base + path

    def token(self) -> str:
        """A name for what a form will do, so that it is done once."""
        return secrets.token_hex(8)

    def asset(self, path: str) -> str:
        """The address of a static file: it changes with the contents, so it may be kept."""
        return f"{self.base}/static/{assets_version()}/{path}"


def against(points: Iterable[int]) -> str:
    """The points of several sides: `27 : −33`."""
    return " : ".join(map(signed, points))


def render(frame: Frame, template: str, game: Game[Any] | None = None, **values: Any) -> Markup:
    """A template of the frame as HTML, in the words of the frame and of the game."""
    return Markup(_environment().get_template(template).render(_context(frame, game, values)))


def render_table(frame: Frame, game: Game[Any], moment: str = "", **values: Any) -> Markup:
    """The table: the game's own template on the stage, of this moment if it has one for it.

    It may put the form of a card into itself. A template that does not extend the stage is a
    fragment: it stands in the sheet.
    """
    context = _context(frame, game, values | {"card_form": partial(render_card_form, frame, game)})
    template = _table_template(game, moment)
    if template.name == PLAIN or _extends(game, template.name or ""):
        return Markup(template.render(context))
    context["fragment"] = Markup(template.render(context))
    return Markup(_environment().get_template(FRAGMENT).render(context))


def render_card_form(frame: Frame, game: Game[Any], form: Mapping[str, Any]) -> Markup:
    """The fragment by which a card is typed in: the game's own, or a field for each of its own."""
    own = isinstance(game.screens, DrawsCardDraft)
    template = _own_template(game, "card.html") if own else _environment().get_template(FIELDS)
    return Markup(template.render(_context(frame, game, {"form": form})))


def _context(frame: Frame, game: Game[Any] | None, values: dict[str, Any]) -> dict[str, Any]:
    return {**_shared(frame, game), "parts": _parts(frame, game), **values}


def _shared(frame: Frame, game: Game[Any] | None) -> dict[str, Any]:
    words, rich = _words(frame.language, game)
    return {"frame": frame, "game": game, "t": words, "rich": rich}


@lru_cache(maxsize=PARTS_KEPT)
def _parts(frame: Frame, game: Game[Any] | None) -> TemplateModule:
    """The macros that all templates know, in the words of the frame and of the game."""
    return _environment().get_template("parts.html").make_module(_shared(frame, game))


@lru_cache(maxsize=OF_GAMES)
def _words(language: str, game: Game[Any] | None) -> tuple[Words, RichWords]:
    return words_in(language, game), RichWords(language, game)


@lru_cache(maxsize=PARTS_KEPT)
def part(frame: Frame, template: str, game: Game[Any] | None = None, **values: Any) -> Markup:
    """A part of a page that depends on nothing else, and so is the same on the next page."""
    return render(frame, template, game, **values)


@lru_cache(maxsize=4 * PARTS_KEPT)
def _rule_link(base: str, game: Game[Any], language: str, rule: str) -> Markup:
    """The way to a sentence of the rulebook; nothing where there is none."""
    told = _sentence(game, language, rule)
    return render(Frame(language, base=base), "rule.html", game, id=rule, told=told)


class PlainContext(Context):
    """Values of a template. Hardly any function wants to be handed the context itself."""

    def call(
        self,
        __obj: Callable[..., Any],
        *args: Any,
        _loop_vars: object = None,
        _block_vars: object = None,
        **named: Any,
    ) -> Any:
        if type(__obj) is not Macro and hasattr(__obj, "jinja_pass_arg"):
            return super().call(
                __obj, *args, **named
            )  # a game from outside may have such functions
        return __obj(*args, **named)


_has_signs = re.compile("[&<>'\"]").search


def _escaped(value: Any) -> str:
    """Text for a page: most of it is markup already, or has no sign that means something there."""
    kind = type(value)
    if (kind is str and not _has_signs(value)) or kind is Markup or kind is Drawing:
        text: str = value
        return text
    return str(value) if kind is int else escape(value)


class PlainTemplate(Template):
    """A template that escapes quickly: a page has hundreds of words, and puts them together."""

    @classmethod
    def from_code(cls, *made: Any, **named: Any) -> Template:
        template = super().from_code(*made, **named)
        template.root_render_func.__globals__["escape"] = _escaped
        return template


_OF_DICTIONARIES = frozenset(dir(dict))


class PlainEnvironment(Environment):
    """What templates are made in: a page calls hundreds of functions, so each call is short."""

    context_class = PlainContext
    template_class = PlainTemplate

    def getattr(self, obj: Any, attribute: str) -> Any:
        """As ever; but nobody has to be told first that a dictionary has no such attribute."""
        if type(obj) is dict and attribute in obj and attribute not in _OF_DICTIONARIES:
            return obj[attribute]
        try:
            return getattr(obj, attribute)
        except AttributeError:
            return super().getattr(obj, attribute)

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        return {**self.globals, **(d or {})}


@cache
def _environment() -> Environment:
    environment = PlainEnvironment(
        loader=ChoiceLoader([PackageLoader("automatable.ui"), OwnTemplates()]),
        bytecode_cache=prepared.bytecode(HOW),
        undefined=StrictUndefined,
        auto_reload=False,  # it would ask the disk for every part of every page
        **HOW,
    )
    environment.globals |= {
        "icon": icon,
        "languages": LANGUAGES,
        "themes": THEMES,
        "has_asset": lambda path: path in assets(),
        "own_emblem": _own_emblem,
        "definitions": _definitions,
        "sentence": _sentence,
        "part": part,
        "rule_link": _rule_link,
        "lesson_names": _lesson_names,
        "is_on_bench": _is_on_bench,
    }
    environment.filters["signed"] = signed
    return environment


def _own_emblem(shown: Any) -> Markup:
    """The drawing of a game from somebody's file, which has no address; empty for all others."""
    game = shown if isinstance(shown, Game) else games().get(shown.id)
    return _emblem(game) if game is not None and game.text else Markup()


@lru_cache(maxsize=OF_GAMES)
def _emblem(game: Game[Any]) -> Markup:
    """Our own drawing: nothing of the file is in it but initials, escaped."""
    return Markup((game.screens.folder / "emblem.svg").read_text(encoding="utf-8"))


def _is_on_bench(game: Game[Any]) -> bool:
    """Whether it is a file that is kept here, so that its steps can be looked at."""
    return is_apart(game.id) and game.id in games()


def _lesson_names(game: Game[Any]) -> tuple[str, ...]:
    """Its lessons need this module themselves."""
    from automatable.ui.learning.lessons import lesson_names

    return lesson_names(game)


def _sentence(game: Game[Any], language: str, rule: str) -> Sentence | None:
    """What the rulebook says about a rule, and where."""
    return rulebook(game, language).sentence(rule)


class OwnTemplates(BaseLoader):
    """The templates that games bring along, as `patchwork/table.html`."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, None]:
        id, _, name = template.partition("/")
        if id not in games() or not name:
            raise TemplateNotFound(template)
        file = games()[id].screens.folder / name
        if not file.is_file():
            raise TemplateNotFound(template)
        return file.read_text(encoding="utf-8"), template, None

    def list_templates(self) -> list[str]:
        return [
            f"{game.id}/{path}"
            for game in games().values()
            for path, _ in _files(game.screens.folder, "")
            if path.endswith(".html")
        ]


def _definitions(frame: Frame, game: Game[Any]) -> Markup:
    """What the game's pictures refer to; only its name for who has kept it of an earlier page."""
    name, definitions = _defined(game, frame.language)
    return _named_definitions(name, Markup() if name in frame.known.split() else definitions)


@lru_cache(maxsize=PARTS_KEPT)
def _named_definitions(name: str, definitions: Markup) -> Markup:
    return Markup('<div data-definitions="{}">{}</div>').format(name, definitions)


@lru_cache(maxsize=OF_GAMES)
def _defined(game: Game[Any], language: str) -> tuple[str, Markup]:
    """The same on every page in a language, so their name is a short hash of them."""
    definitions = game.screens.definitions(Words(language, game))
    return blake2b(definitions.encode(), digest_size=6).hexdigest(), Markup(definitions)


@lru_cache(maxsize=OF_GAMES)
def _table_template(game: Game[Any], moment: str) -> Template:
    sheet = f"sheet/{moment}.html"
    if moment and (game.screens.folder / sheet).is_file():
        return _own_template(game, sheet)
    if brings_own_inputs(game):
        return _own_template(game, "table.html")
    return _environment().get_template(PLAIN)


@lru_cache(maxsize=OF_GAMES)
def _extends(game: Game[Any], template: str) -> bool:
    """Whether a game's template fills the parts of the stage by itself."""
    name = template.removeprefix(f"{game.id}/")
    return "{% extends" in (game.screens.folder / name).read_text(encoding="utf-8")


@lru_cache(maxsize=OF_GAMES)
def _own_template(game: Game[Any], name: str) -> Template:
    return _environment().get_template(f"{game.id}/{name}")


@lru_cache(maxsize=OF_GAMES)
def brings_own_inputs(game: Game[Any]) -> bool:
    """A game with a table of its own takes the answers there; others get buttons and a field."""
    return (game.screens.folder / "table.html").is_file()


# --- static files


@cache
def assets() -> Mapping[str, Traversable]:
    """Every static file by its path: `app.css` of the frame, `patchwork/table.css` of a game.

    Only what stands in this list is ever served.
    """
    found = dict(_files(STATIC, ""))
    for game in registered_games().values():
        own = {f"{game.id}/{name}": game.screens.folder / name for name in TABLE_FILES}
        found |= {path: file for path, file in own.items() if file.is_file()}
    return found


@cache
def assets_version() -> str:
    """A short hash of all static files."""
    digest = blake2b(digest_size=8)
    for path, file in sorted(assets().items()):
        digest.update(path.encode() + file.read_bytes())
    return digest.hexdigest()


def _files(folder: Traversable, under: str) -> Iterator[tuple[str, Traversable]]:
    for item in folder.iterdir():
        if item.is_dir():
            yield from _files(item, f"{under}{item.name}/")
        else:
            yield under + item.name, item
