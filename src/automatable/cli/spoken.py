"""The help and the refusals of the command line in the reader's language.

English stands where the commands are declared; `help/de.toml` and `help/it.toml` hold, paragraph
by paragraph, the same in the other languages, and what the library itself says as patterns.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from automatable.cli.output import BAD_INPUT, LANGUAGES, voice

NOTES = re.compile(r"\[([^][]*)\]$")
EXAMPLES = re.compile(r"^(Examples?): ")
KINDS = {
    "<str>": "TEXT", "<str,str>...": "TEXT TEXT", "<int>": "NUMBER", "<int range>": "NUMBER",
    "<float>": "NUMBER", "<float range>": "NUMBER", "<path>": "FILE", "<file>": "FILE",
    "<dir>": "FOLDER",
}  # fmt: skip
"""What the library calls by its type."""
REFUSED: type[Exception] = typer.BadParameter.__mro__[2]
"""What the library raises for a call that makes no sense; it has no public name."""


@cache
def _catalogue(language: str) -> Mapping[str, Any]:
    file = files(__package__) / "help" / f"{language}.toml"
    if not file.is_file():  # English, or a pack of words from outside
        return {"paragraphs": {}, "patterns": {}}
    return tomllib.loads(file.read_text(encoding="utf-8"))


def in_words(text: str | None) -> str | None:
    """A help text in the reader's language, paragraph by paragraph."""
    if text is None:
        return None
    return "\n\n".join(_paragraph(part) for part in re.split(r"\n\s*\n", text.strip()))


def _paragraph(text: str) -> str:
    plain = " ".join(text.split())
    known: Mapping[str, str] = _catalogue(voice.language)["paragraphs"]
    if example := EXAMPLES.match(plain):
        return known.get(f"{example[1]}:", f"{example[1]}:") + plain[example.end() - 1 :]
    return known.get(plain, text)


def refusal_in_words(message: str) -> str:
    """What the library refuses, in the reader's language."""
    told = message
    for pattern, words in _catalogue(voice.language)["patterns"].items():
        told = re.sub(pattern, words, told)
    return told


def translate(command: Any) -> None:
    """Put all texts of a command, and of those below it, into the reader's language."""
    for name in ("help", "short_help", "epilog", "options_metavar", "subcommand_metavar"):
        if getattr(command, name, None):
            setattr(command, name, in_words(getattr(command, name)))
    for parameter in command.params:
        for name in ("help", "metavar"):
            if getattr(parameter, name, None):
                setattr(parameter, name, in_words(getattr(parameter, name)))
        _show_what_belongs_there(parameter)
    for below in getattr(command, "commands", {}).values():
        translate(below)


def _show_what_belongs_there(parameter: Any) -> None:
    """`GAME` and `NUMBER` instead of the types of a programming language."""
    shown: Callable[..., str] | None = getattr(parameter, "display_type_rich", None)
    if shown is None:  # another version of the library has no types there
        return
    if parameter.param_type_name == "argument":
        parameter.metavar = parameter.metavar or in_words(parameter.name.upper())
        parameter.display_type_rich = lambda ctx: ""
    else:
        kind = shown(ctx=None)
        parameter.display_type_rich = lambda ctx: in_words(KINDS.get(kind, kind))


def speaking(formatter: Any) -> Any:
    """The same formatter, whose headings and notes are in the reader's language."""
    heading, rows = formatter.write_heading, formatter.write_dl
    formatter.write_heading = lambda text: heading(in_words(text))
    formatter.write_dl = lambda found, *widths, **more: rows(
        [(name, NOTES.sub(_notes_in_words, text)) for name, text in found], *widths, **more
    )
    return formatter


def _notes_in_words(notes: re.Match[str]) -> str:
    """What stands in brackets behind the help of an option: its default, whether it is needed."""
    return f"[{'; '.join(map(refusal_in_words, notes[1].split('; ')))}]"


class _Speaks:
    """A command whose help is in the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        translate(self)
        super().format_help(ctx, speaking(formatter))  # type: ignore[misc]

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = in_words(option.help)
        return option

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))  # type: ignore[attr-defined]
        pieces = re.sub(r"\{(\w+)\}", r"\1", pieces)  # what is needed stands without brackets
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{in_words('Usage:')} ")


class SpokenCommand(_Speaks, TyperCommand):
    """One command."""


class SpokenGroup(_Speaks, TyperGroup):
    """Several commands."""


class SpokenTyper(typer.Typer):
    """Commands that speak the reader's language."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(cls=SpokenGroup, rich_markup_mode=None, **settings)

    def command(self, *names: Any, **settings: Any) -> Callable[[Any], Any]:
        return super().command(*names, cls=SpokenCommand, **settings)

    def callback(self, **settings: Any) -> Callable[[Any], Any]:
        return super().callback(cls=SpokenGroup, **settings)


def tell_refusal(error: Any) -> int:
    """How the command is called, where there is help, and what was wrong; returns the exit code."""
    if type(error).__name__ == "NoArgsIsHelpError":
        sys.stderr.write(f"{error.format_message()}\n")
        return BAD_INPUT
    if error.ctx is not None:
        translate(error.ctx.command)
        path, option = error.ctx.command_path, error.ctx.help_option_names[-1]
        hint = str(in_words("Try '{call}' for help.")).replace("{call}", f"{path} {option}")
        sys.stderr.write(f"{error.ctx.get_usage()}\n{hint}\n\n")
    text = refusal_in_words(error.format_message())
    sys.stderr.write(f"{in_words('Error:')} {text}\n")
    return int(getattr(error, "exit_code", BAD_INPUT))


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language of `--lang`, wherever it stands: `--help --lang de` is in German, too."""
    for name, value in pairwise([*arguments, ""]):
        wanted = value if name == "--lang" else name.removeprefix("--lang=")
        if name.startswith("--lang") and wanted in LANGUAGES:
            return wanted
    return None
