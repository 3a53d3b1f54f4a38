"""Patchwork speaks three languages: the same keys, the same arguments, no word missing."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

GAME = Path(__file__).parents[2] / "src" / "automatable" / "games" / "patchwork"
LANGUAGES = ("en", "de", "it")

OPTIONS = {
    "sit": ("digital", "companion", "duo"),
    "level": ("1", "2", "3", "4", "5"),
    "deck": ("normal", "tactical"),
    "leather_layout": ("original", "revised"),
    "recycle": ("two_aside", "all"),
    "automa_leather": ("take", "leave"),
    "circle_source": ("app", "table_full", "table_lazy"),
    "dealer": ("app", "table"),
    "quilt_tracking": ("on", "off"),
    "first": ("1", "2", "random"),
}

USED_IN_CODE = {
    r'Refused\("(\w+)"': "refused-",
    r'BadSave\("(\w+)"': "refused-",
    r'Problem\("(\w+)"': "problem-",
    r'prompt="(\w+)"': "ask-",
    r'"(pat-\w+)"': "",
}


class Mentions(visitor.Visitor):
    """The arguments that a message names, and the messages that it refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def text(language: str) -> str:
    """The game's own words and those that the frame has for every game."""
    folders = (files("automatable.ui") / "messages", GAME / "messages")
    return "\n".join((f / f"{language}.ftl").read_text(encoding="utf-8") for f in folders)


def entries(language: str) -> list[Any]:
    return list(FluentParser().parse(text(language)).body)


@cache
def messages(language: str) -> dict[str, Mentions]:
    found = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = mentions = Mentions()
            mentions.visit(entry)
    return found


def arguments(language: str, key: str) -> set[str]:
    """The arguments of a message and of all messages that it refers to."""
    mentions = messages(language)[key]
    inner = [arguments(language, other) for other in mentions.messages]
    return mentions.arguments.union(*inner)


def data(name: str) -> dict[str, Any]:
    return tomllib.loads((GAME / "data" / name).read_text(encoding="utf-8"))


@cache
def bundle(language: str) -> FluentBundle:
    words = FluentBundle([language], use_isolating=False)
    words.add_resource(FluentResource(text(language)))
    return words


def say(language: str, key: str, **args: int | str) -> str:
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    said, errors = bundle(language).format_pattern(pattern, args)
    assert errors == []
    return str(said)


def keys_that_must_exist() -> Iterator[str]:
    yield from (f"patch-{patch['id']}" for patch in data("patches.toml")["patch"])
    for name in ("normal", "tactical"):
        for card in data(f"decks/{name}.toml")["card"]:
            yield from (f"filter-{condition}" for condition in card["conditions"])
    for level in data("levels.toml")["level"]:
        yield f"option-level-{level['number']}"
        yield from (f"score-{line}" for line in level["scores"])
    for option, values in OPTIONS.items():
        yield from (f"option-{option}", f"option-{option}-help")
        for value in values:
            yield from (f"option-{option}-{value}", f"option-{option}-{value}-help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_readable(language: str) -> None:
    assert [e.content for e in entries(language) if isinstance(e, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_defined_twice(language: str) -> None:
    own = (GAME / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
    keys = [e.id.name for e in FluentParser().parse(own).body if isinstance(e, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", ["de", "it"])
def test_same_keys_as_in_english(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", ["de", "it"])
def test_same_arguments_as_in_english(language: str) -> None:
    differing = [key for key in messages("en") if arguments(language, key) != arguments("en", key)]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_data_and_every_option_has_words(language: str) -> None:
    assert set(keys_that_must_exist()) - set(messages(language)) == set()


def test_everything_the_rules_can_say_has_words() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in GAME.glob("*.py"))
    said = {
        prefix + code
        for pattern, prefix in USED_IN_CODE.items()
        for code in re.findall(pattern, source)
    }
    assert said - set(messages("en")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_describes_its_icon(language: str) -> None:
    filters = [key for key in messages(language) if key.startswith("filter-")]
    names = {key for key in filters if not key.endswith("-help")}
    assert names == {key.removesuffix("-help") for key in filters if key.endswith("-help")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_patches_share_a_name_and_none_breaks_a_list_of_names(language: str) -> None:
    names = [say(language, f"patch-{number}") for number in range(1, 34)]
    assert len(set(names)) == 33
    assert not any("," in name for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", data("levels.toml")["level"], ids=lambda level: level["roman"])
def test_a_level_is_explained_with_its_own_numbers(language: str, level: dict[str, Any]) -> None:
    distance = level["spaces_before_final"]
    final_space = data("time_board.toml")["final_space"]
    told = say(language, f"option-level-{level['number']}-help")
    assert f" {distance} " in told
    assert f" {final_space - distance})" in told
    assert say(language, f"option-level-{level['number']}").startswith(f"{level['roman']} ")


def test_numbers_agree_with_their_nouns() -> None:
    assert say("en", "pat-you_advance", seat="person", n=1) == "You move 1 space and take 1 button."
    assert say("de", "pat-income", space="Feld 41", n=1).endswith("Automa erhält 1 Knopf.")
    assert say("it", "preview-too_dear", n=3) == "Ti mancano 3 bottoni."


def test_two_persons_are_named_and_one_person_is_addressed() -> None:
    told = [say("en", "pat-next_you", seat=seat) for seat in ("person", "person_1", "person_2")]
    assert told == ["It is your turn.", "It is Player 1's turn.", "It is Player 2's turn."]
    assert say("de", "pat-end", p1=11, p2=14, winner="automa").endswith("Automa gewinnt.")
