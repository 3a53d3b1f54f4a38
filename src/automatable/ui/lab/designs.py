"""What the designer's bench has found, in words: candidates, what they change, how sure that is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from automatable.ui.shelf.naming import option_label
from automatable.ui.words.numbers import decimal, percent
from automatable.ui.words.words import Words

HEADS = ("candidate", "won", "leads", "spread", "changes")
PARTS = {"win_rate": "won", "even": "leads", "card_spread": "spread"}
"""Where a part of the wish stands among the figures."""


@dataclass(frozen=True)
class CandidateShown:
    """One candidate, or the deck that was begun with."""

    name: str
    figures: tuple[str, ...]
    verdict: str
    sure: str
    """`yes`, `no` or `unsure`; empty for the first deck."""
    changes: tuple[str, ...]
    file: str
    deck: str
    command: str
    options: Mapping[str, Any]
    """What a match with it is set up with, its deck left out."""


def wish_in_words(words: Words, wish: Mapping[str, Any]) -> str:
    """`IV – Master, planner: won 35 % of the time; ...`"""
    parts = []
    if wish["win_rate"] is not None:
        rate, off = (_plain(words, 100 * wish[name]) for name in ("win_rate", "tolerance"))
        parts.append(words("design-wish-won", rate=rate, off=off))
    if wish["even"]:
        parts.append(words("design-wish-even"))
    if wish["card_spread"] is not None:
        points = float(wish["card_spread"])
        whole = int(points) if points.is_integer() else _plain(words, points)
        parts.append(words("design-wish-spread", points=whole))
    level = option_label(words, "level", wish["level"])
    player = player_in_words(words, str(wish["player"]))
    return f"{level}, {player}: {'; '.join(parts)}"


def _plain(words: Words, value: float) -> str:
    """With as many digits as it has."""
    return decimal(words.language, value, len(f"{value:g}".partition(".")[2]))


def player_in_words(words: Words, name: str) -> str:
    """A player that has no name for people shows its own."""
    return words(f"player-{name}") if words.has(f"player-{name}") else name


def candidate_heads(words: Words) -> list[str]:
    return [words(f"design-head-{head}") for head in HEADS]


def candidates(words: Words, results: Mapping[str, Any]) -> list[CandidateShown]:
    """The deck that was begun with, then what was found, the nearest to the wish first."""
    wish = results["wish"]
    first = _shown(
        words, results["first"], wish, words("design-first", deck=_deck(words, results["deck"]))
    )
    return [
        first,
        *(
            _shown(words, found, wish, words("design-candidate", n=number))
            for number, found in enumerate(results["results"], start=1)
        ),
    ]


def _deck(words: Words, id: str) -> str:
    """A printed deck by its name, an own one by its id."""
    return words(f"option-deck-{id}") if words.has(f"option-deck-{id}") else id


def _shown(
    words: Words, found: Mapping[str, Any], wish: Mapping[str, Any], name: str
) -> CandidateShown:
    sure = _sure(found["verdicts"])
    buttons = found["starting_buttons"]
    options = {"level": wish["level"]}
    if wish["change"] == "buttons":
        options["starting_buttons"] = buttons
    chosen = " ".join(f"--{key.replace('_', '-')} {value}" for key, value in options.items())
    return CandidateShown(
        name=name,
        figures=_figures(words, found),
        verdict=_verdict(words, found["verdicts"]) if found["changes"] else "",
        sure=sure if found["changes"] else "",
        changes=tuple(_change(words, change) for change in found["changes"]),
        file=str(found.get("file", "")),
        deck=str(found.get("deck_id", "")),
        command=f"automatable play patchwork {chosen}",
        options=options,
    )


def already_told(words: Words, results: Mapping[str, Any]) -> str:
    """That the deck which was begun with is what was wished for, if it is."""
    return words("design-already") if _sure(results["first"]["verdicts"]) == "yes" else ""


def _verdict(words: Words, verdicts: Mapping[str, str]) -> str:
    """Of several wishes also which are not fulfilled for sure."""
    told = words(f"design-sure-{_sure(verdicts)}")
    open_ones = [
        words(f"design-head-{PARTS[name]}")
        for name, sure in verdicts.items()
        if sure == _sure(verdicts) != "yes"
    ]
    return f"{told} ({', '.join(open_ones)})" if len(verdicts) > 1 and open_ones else told


def _sure(verdicts: Mapping[str, str]) -> str:
    """All parts of the wish together."""
    told = set(verdicts.values())
    if "no" in told:
        return "no"
    return "unsure" if "unsure" in told else "yes"


def _figures(words: Words, found: Mapping[str, Any]) -> tuple[str, ...]:
    def around(name: str, digits: int) -> str:
        numbers = (found[name], *found[f"{name}_interval"])
        return "{} ({}–{})".format(*(decimal(words.language, n, digits) for n in numbers))

    low, high = (decimal(words.language, 100 * edge, 1) for edge in found["interval"])
    return (
        f"{percent(words.language, found['win_rate'], 1)} ({low}–{high})",
        around("lead_changes", 2),
        around("card_spread", 1),
        str(len(found["changes"])),
    )


def _change(words: Words, change: Mapping[str, Any]) -> str:
    before, after = (_value(words, change["what"], change[name]) for name in ("before", "after"))
    if change["card"] is None:
        return words("design-change-buttons", before=before, after=after)
    what = words(f"design-{change['what']}")
    return words("design-change", card=str(change["card"]), what=what, before=before, after=after)


def _value(words: Words, what: str, value: Any) -> str:
    if what != "conditions":
        return str(value)
    return ", ".join(words(f"filter-{name}") for name in value) or words("list-none")
