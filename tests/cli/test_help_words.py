"""Help and refusals of the command line speak the reader's language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from typer.main import get_command

from automatable.cli.app import app
from automatable.cli.output import voice
from automatable.cli.spoken import EXAMPLES, asked_language
from tests.cli.conftest import Run
from tests.english import is_english

CATALOGUES = {
    name: tomllib.loads((files("automatable.cli") / "help" / f"{name}.toml").read_text("utf-8"))
    for name in ("de", "it")
}
NAMES = re.compile(r"automatable [a-z -]+|[{[][a-z]+[]}]")
"""Of commands and their parameters: the same in every language."""
OF_THE_LIBRARY = {
    "Usage:",
    "Options",
    "Commands",
    "Arguments",
    "Show this message and exit.",
    "Try '{call}' for help.",
    "Error:",
    "Example:",
    "Examples:",
    "COMMAND [ARGS]...",
    "NUMBER",
    "TEXT TEXT",
    "GAME",
    "DECK",
    "FILES",
    "LANGUAGE",
    "RUN",
    "SAVE",
    "TABLE",
    "WANTED",
    "WHAT",
}
"""Also what belongs where a parameter stands, which the library would call by its type."""


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, (*path, name))


ALL = dict(commands(get_command(app)))


def texts() -> set[str]:
    """Every paragraph of every help, as the code says it."""
    said: set[str] = set()
    for command in ALL.values():
        for owner in (command, *command.params):
            for name in ("help", "short_help", "epilog", "options_metavar", "metavar"):
                for part in re.split(r"\n\s*\n", (getattr(owner, name, None) or "").strip()):
                    said.add(" ".join(part.split()))
    return {text for text in said - {""} if not EXAMPLES.match(text)}


@pytest.mark.parametrize("language", CATALOGUES)
def test_every_text_of_every_help_is_translated_and_nothing_is_left_over(language: str) -> None:
    assert len(texts()) > 80
    assert set(CATALOGUES[language]["paragraphs"]) == texts() | OF_THE_LIBRARY


@pytest.mark.parametrize("language", CATALOGUES)
@pytest.mark.parametrize("path", ALL, ids=lambda path: " ".join(path) or "automatable")
def test_no_help_has_an_english_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, path: tuple[str, ...], language: str
) -> None:
    monkeypatch.setenv("AUTOMATABLE_LANG", language)
    shown = run(*path, "--help")
    assert shown.code == 0
    assert CATALOGUES[language]["paragraphs"]["Usage:"] in shown.out
    usage, _, rest = shown.out.partition("\n")
    assert not re.search(r"[{<][a-z]", usage)
    assert not re.search(r" <(?:str|int|float|path|file|dir|list)\b", rest)
    for part in re.split(r"\n\s*\n|\n(?=  \S)", shown.out):
        told = " ".join(part.split())
        if not re.match(r"(Beispiele?|Esempi|Esempio): ", told):
            assert not is_english(NAMES.sub(" ", told), language), told


@pytest.mark.parametrize(
    ("call", "german", "italian"),
    [
        (("nosuch",), "Den Befehl 'nosuch' gibt es nicht.", "Il comando 'nosuch' non esiste."),
        (("games", "--nosuch"), "Die Option --nosuch gibt es nicht.", "--nosuch non esiste."),
        (("turn",), "Es fehlt die Angabe", "Manca l’argomento"),
        (("serve", "--port", "x"), "das ist keine ganze Zahl", "non è un numero intero"),
        (("serve", "--port", "70000"), "höchstens 65535", "al massimo 65535"),
        (("replay", "f", "--to", "-1"), "mindestens 0", "almeno 0"),
        (("bench", "patchwork", "--seconds", "x"), "das ist keine Zahl", "non è un numero"),
        (("turn", "--position"), "braucht eine Angabe", "vuole un valore"),
        (("games", "extra"), "Damit ist nichts anzufangen: extra", "Non so che farne: extra"),
        (("bench", "--kernel=1", "x"), "hat keinen Wert", "non ha un valore"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_wrong_call_is_refused_in_words(
    run: Run, monkeypatch: pytest.MonkeyPatch, call: tuple[str, ...], german: str, italian: str
) -> None:
    for language, said in (("de", german), ("it", italian)):
        monkeypatch.setenv("AUTOMATABLE_LANG", language)
        refused = run(*call)
        assert refused.code == 2
        assert said in refused.err
        for line in refused.err.splitlines():
            assert not is_english(NAMES.sub(" ", line), language), line


def test_the_language_may_be_asked_for_behind_the_help(run: Run) -> None:
    assert run("games", "--help", "--lang", "it").out.startswith("Uso: automatable games")


def test_without_a_command_deck_shows_its_help(run: Run) -> None:
    shown = run("deck")
    assert shown.code == 2
    assert shown.err.startswith("Usage: automatable deck")


def test_the_language_is_found_wherever_it_stands() -> None:
    assert asked_language(["--help", "--lang", "de"]) == "de"
    assert asked_language(["--lang=it", "games"]) == "it"
    assert asked_language(["games", "--lang"]) is None
    assert asked_language([]) is None
    assert asked_language(["--lang", "xx"]) is None
    assert voice.language in ("en", "de", "it")
