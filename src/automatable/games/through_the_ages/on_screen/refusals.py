"""Why a text is no answer to a question (section 6.3 of the rules).

A text of another question is `not_now`; otherwise the first reason in the order of `CODES` is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from automatable.core.errors import Refused
from automatable.core.turns.events import Log, Value
from automatable.core.turns.listed import unreadable
from automatable.games.through_the_ages.base_cards import civil_cards, military_cards
from automatable.games.through_the_ages.on_screen import reasons
from automatable.games.through_the_ages.on_screen.context import PersonTurn
from automatable.games.through_the_ages.on_screen.reasons import Reason
from automatable.games.through_the_ages.state import State

CODES = (
    "not_now", "not_there", "not_in_hand", "last_round", "peaceful_leader", "used_this_turn",
    "tactic_done", "fresh_card", "wonder_unfinished", "hand_full", "copy_owned",
    "leader_of_age_taken", "no_worker", "urban_limit", "not_higher", "actions_spent",
    "not_stronger", "no_target", "too_dear",
)  # fmt: skip
"""In the order in which they are listed (TTA-ON-ASK-02)."""


def new_turn(state: State, log: Log) -> PersonTurn:
    """The person's side at work, with words for what it refuses."""
    return PersonTurn(state, log, refused)


# --- what can be read at all

CARD, OTHER = r"(?P<card>[a-z_]+)", r"(?P<other>[a-z_]+)"
MIX = r"(?: food(?:\*(?P<food>\d{1,3}))?)?(?: resources(?:\*(?P<resources>\d{1,3}))?)?"
GRAMMAR: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("take", rf"take (?P<space>\d{{1,2}}) {CARD}", ("action", "agreement")),
    ("grow", "grow", ("action", "civilization")),
    ("ocean_liner", "ocean_liner", ("action",)),
    ("build", f"build {CARD}", ("action", "civilization", "free_build")),
    ("upgrade", f"upgrade {CARD} {OTHER}", ("action",)),
    ("destroy", f"(?P<verb>destroy|disband) {CARD}", ("action",)),
    ("barbarossa", f"barbarossa {CARD}", ("action",)),
    ("leader", f"leader {CARD}", ("action",)),
    ("stage", r"stage (?P<n>\d{1,2})", ("action",)),
    ("develop", f"develop {CARD}", ("action", "civilization")),
    ("revolution", f"revolution {CARD}", ("action", "civilization")),
    ("play", f"play {CARD}(?: (?P<way>[a-z_ ]+))?", ("action",)),
    ("tactic", f"tactic {CARD}", ("action",)),
    ("copy", f"copy {CARD}", ("action",)),
    ("hammurabi", "hammurabi", ("action",)),
    ("churchill", "churchill (?:culture|military)", ("action",)),
    ("end", "end", ("action",)),
    ("prepare", f"prepare {CARD}", ("politics",)),
    ("attack", f"(?P<verb>aggression|war) {CARD}", ("politics",)),
    ("columbus", f"columbus {CARD}", ("politics",)),
    ("alexander", "alexander", ("politics",)),
    ("peek", "peek", ("politics",)),
    ("none", "none", ("politics", "free_build", "civilization")),
    ("resign", "resign", ("politics",)),
    ("seize", f"seize {CARD}", ("spoils",)),
    ("done", "done", ("spoils", "agreement", "defend")),
    ("gain", f"gain{MIX}", ("gain_goods", "markets")),
    ("lose_goods", f"lose{MIX}", ("lose_goods",)),
    ("lose", f"lose {CARD}", ("population", "destroy_own")),
    ("token", f"token {CARD}", ("token",)),
    ("leave", f"leave {CARD}", ("lose_colony",)),
    ("ruin", f"ruin {CARD}", ("ruin_wonder",)),
    ("discard", f"discard {CARD}", ("discard", "force")),
    ("bid", r"bid (?P<n>\d{1,3})", ("bid",)),
    ("pass", "pass", ("bid",)),
    ("send", f"send {CARD}", ("force",)),
    ("bonus", f"bonus {CARD}", ("force",)),
    ("raze", f"raze {CARD}", ("raze",)),
    ("annex", f"annex {CARD}", ("annex",)),
    ("remove", "remove (?:leader|wonder)", ("remove",)),
    ("defend", f"defend {CARD}", ("defend",)),
    ("under", f"under {CARD}", ("homer",)),
    ("refund", "refund", ("homer",)),
)
"""What can be said anywhere, and to which questions it is an answer."""
_READ = [(verb, re.compile(pattern), prompts) for verb, pattern, prompts in GRAMMAR]


def refused(turn: PersonTurn, prompt: str, text: str) -> Refused:
    """`unreadable`, `not_now`, or the first reason that applies (TTA-ON-ASK-02)."""
    readings = [
        (verb, prompts, {name: word for name, word in found.groupdict().items() if word})
        for verb, pattern, prompts in _READ
        if (found := pattern.fullmatch(text.casefold()))
    ]
    readings = [reading for reading in readings if _is_named(reading[2])]
    if not readings:
        return unreadable(text)
    for verb, prompts, words in readings:
        if prompt in prompts and not (turn.state.round == 1 and verb not in ("take", "end")):
            return _because(turn, prompt, verb, words, text)
    return Refused("not_now", text=text)


def _is_named(words: Mapping[str, str]) -> bool:
    """Whether all cards of the text exist."""
    cards = [words[name] for name in ("card", "other") if name in words]
    return all(id in civil_cards() or id in military_cards() for id in cards)


def _because(
    turn: PersonTurn, prompt: str, verb: str, words: Mapping[str, str], text: str
) -> Refused:
    found = dict[str, dict[str, Value]]()
    for code, args in _reasons(turn, prompt, verb, words):
        found.setdefault(code, args)
    code = min(found, key=CODES.index, default="not_now")
    return Refused(code, **found.get(code, {"text": text}))


def _reasons(
    turn: PersonTurn, prompt: str, verb: str, words: Mapping[str, str]
) -> Iterator[Reason]:
    named = getattr(reasons, f"of_{verb}", None)
    if named is not None:
        yield from named(turn, prompt, **words)
