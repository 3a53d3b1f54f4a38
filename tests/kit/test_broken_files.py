"""Any text is a game or a named mistake, at once; bombs end at the limits (sections 9 and 10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import process_time

import pytest

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.kit import limits
from automatable.kit.game import KitGame
from automatable.kit.mistakes import BadFile
from automatable.kit.reader import read
from automatable.kit.runtime.values import Stop
from tests.kit.files import mistake, tiny, with_line
from tests.kit.told import GAMES, text_of

FILES = sorted(file.name for file in GAMES.iterdir())
CHEAP, MANY = 8, 300
"""Broken texts of each kind and file: in every run, and in `make soak`."""


def broken(text: str, chance: Random, number: int) -> Iterator[str]:
    """A prefix, a changed character, lost, doubled, swapped, shuffled lines."""
    lines = text.split("\n")
    for _ in range(number):
        yield text[: chance.randrange(len(text))]
        at = chance.randrange(len(text))
        yield text[:at] + chance.choice('"#|>{}[]()=. \t\nax0-é\x00') + text[at + 1 :]
        one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        yield "\n".join(lines[:one] + lines[one + 1 :])
        yield "\n".join([*lines[:one], lines[other], *lines[one:]])
        swapped = list(lines)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        yield "\n".join(swapped)
    yield "\n".join(chance.sample(lines, len(lines)))


@pytest.mark.parametrize("number", [CHEAP, pytest.param(MANY, marks=pytest.mark.slow)])
@pytest.mark.parametrize("file", FILES)
def test_any_broken_file_is_a_game_or_a_named_mistake_within_a_second(
    file: str, number: int
) -> None:
    for text in broken(text_of(file), Random(file), number):
        assert all(line >= 1 for line in lines_named(text))
        assert seconds(partial(lines_named, text)) < 1


def seconds(work: Callable[[], object], limit: float = 1) -> float:
    """Of the processor, once more if it was long: a collection of garbage is nobody's work."""
    return next((taken for taken in (measured(work) for _ in range(3)) if taken < limit), limit)


def measured(work: Callable[[], object]) -> float:
    begun = process_time()
    work()
    return process_time() - begun


def lines_named(text: str) -> list[int]:
    """The lines of the mistakes of a text, or of its stop; empty if it can be played."""
    try:
        Match.new(KitGame(read(text)), seed=Seed.from_text("fuzz"))
    except BadFile as bad:
        return [note.line for note in bad.mistakes]
    except Stop as stop:
        return [stop.line]
    return []


def many(count: int, line: str) -> list[str]:
    return [line.replace("N", str(number)) for number in range(count)]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("words kinds", ["# " + "x" * limits.LINE, "words kinds"], "line_long"),
        (
            "number points",
            [f'number big 0 0..9 "{"x" * (limits.TEXT + 1)}"', "number points"],
            "text_long",
        ),
        ("number points 0", ["number points 1234567890"], "number_big"),
        (
            "number points",
            [*many(limits.TRACKED, 'number nN 0 0..9 "n"'), "number points"],
            "too_many",
        ),
        (
            "words kinds",
            [*many(limits.GROUPS, 'words gN "g"\n  iN "i"'), "words kinds"],
            "too_many",
        ),
        (
            "words kinds",
            ['words many "m"', *many(limits.ITEMS, '  iN "i"'), "words kinds"],
            "too_many",
        ),
        (
            "end when",
            [*many(limits.TURNS, 'turn tN "t" then play\n  tell "x"'), "end when"],
            "too_many",
        ),
        ('  tell "Ready', [*many(limits.STEPS, '  tell "x"'), '  tell "Ready'], "too_many"),
        ("  field kind", [*many(limits.FIELDS, '  field fN "f" yes'), "  field kind"], "too_many"),
        (
            "    | 1 |",
            [*many(limits.CARDS, "    | cN | | | red | 1 | | |"), "    | 1 |"],
            "too_many",
        ),
        (
            "languages en de",
            ["languages " + " ".join(f"a{chr(97 + n)}" for n in range(13))],
            "too_many",
        ),
        ("end when", ["end when points > " + "+".join(["1"] * 70)], "too_many"),
        ("end when", ["end when " + "(" * 30 + "points > 1" + ")" * 30 + " or"], "expression_deep"),
        ("end when", ["end when " + "not " * 30 + "points > 1 or"], "expression_deep"),
        ("end when", ["rulebook en", *["  > " + "x" * 1900] * 11, "end when"], "text_long"),
    ],
)
def test_limits_are_as_named(old: str, new: list[str], code: str) -> None:
    assert mistake(with_line(tiny(), old, "\n".join(new)))[0] == code


def test_a_large_file_is_refused_at_once() -> None:
    assert mistake("automa 1\n" + "# x\n" * 100_000)[0] == "file_big"
    assert mistake("automa 1\n" + "#\n" * 6_000)[0] == "file_big"


def test_indentation_ends() -> None:
    deep = "\n".join("  " * (level + 1) + "when points > 1" for level in range(14))
    assert mistake(with_line(tiny(), "  ask go", f"{deep}\n  ask go"))[0] == "depth"


def test_blocks_that_multiply_are_read_at_once() -> None:
    """Six deep, a hundred times each: looked at once for the names they see."""
    blocks = [f"steps b{i}\n" + f"  do b{i + 1}\n" * 100 for i in range(5)] + [
        "steps b5\n  points += 1\n"
    ]
    text = with_line(tiny("do b0"), "end when", "".join(blocks) + "end when")
    with pytest.raises(Stop) as stop:
        Match.new(KitGame(read(text)))
    assert stop.value.code == "stop_run_steps"
    assert seconds(partial(lines_named, text)) < 1


def test_a_table_of_many_keys_is_read_at_once() -> None:
    rows = "\n".join(f"  {' '.join(str(n) for _ in range(6))} 1" for n in range(21))
    text = with_line(
        tiny(), "let open(s)", f"table wide by {', '.join(['points'] * 6)}\n{rows}\nlet open(s)"
    )
    assert mistake(text)[0] == "table_hole"
    assert seconds(partial(mistake, text)) < 1


def test_a_chain_of_thousands_of_formulas_is_no_trap() -> None:
    chain = ["let l0(n) = n"] + [f"let l{i}(n) = l{i - 1}(n)" for i in range(1, 3000)]
    text = with_line(tiny("points += l2999(1)"), "let open(s)", *chain, "let open(s)")
    assert mistake(text)[0] == "expression_deep"
