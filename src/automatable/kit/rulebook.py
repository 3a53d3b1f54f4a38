"""The rulebook of a file for people: its prose, then every turn with what its steps stand on.

"Why?" shows the words of a step's rule, else of its turn's (KIT-TUR-06).
"""

from __future__ import annotations

from collections.abc import Iterator

from automatable.kit.definition import Body, Definition, Rule, Step

HEADINGS = {
    "en": ("Getting ready", "The end", "Corrections", "Where it comes from"),
    "de": ("Vorbereitung", "Das Ende", "Berichtigungen", "Woher es kommt"),
    "it": ("Preparazione", "La fine", "Correzioni", "Da dove viene"),
}
PAGE = {"en": "p.", "de": "S.", "it": "pag."}
END = {
    "en": "The score is counted on the final position; more points win.",
    "de": "Gewertet wird am Ende; wer mehr Punkte hat, gewinnt.",
    "it": "Si conta alla fine; vince chi ha più punti.",
}
CORRECTED = {
    "en": "Every number, marker and piece can be set right at any time. The turn in progress is "
    "then run again with the answers given so far.",
    "de": "Jede Zahl, jeder Marker und jede Figur lässt sich jederzeit berichtigen. Der laufende "
    "Zug wird dann mit den bisherigen Antworten noch einmal ausgeführt.",
    "it": "Ogni numero, segnalino e pezzo si può correggere in ogni momento. Il turno in corso "
    "viene poi ripetuto con le risposte date finora.",
}


def rulebook(file: Definition, language: str) -> str:
    """The whole book as Markdown with the marks of its rules."""
    return "\n\n".join(_paragraphs(file, language)) + "\n"


def _paragraphs(file: Definition, language: str) -> Iterator[str]:
    ready, end, corrections, sources = HEADINGS[language]
    yield f"# {file.title.said(language)}"
    prose = file.rulebook.get(language) or next(iter(file.rulebook.values()), "")
    yield prose or (file.tagline or file.title).said(language)
    if file.setup is not None:
        yield f"## {ready}"
        yield from _turn(file.setup, None, ready, language)
    for turn in file.turns.values():
        yield f"## {turn.words.said(language)}"
        yield from _turn(turn, turn.rule, turn.words.said(language), language)
    for block in file.blocks.values():
        owner = _owner(file, block)
        title = owner.words.said(language) if owner else block.name
        yield from _turn(block, owner.rule if owner else None, title, language)
    yield f"## {end}"
    yield f"{{END}}{END[language]}"
    for score in file.scores.values():
        yield from _turn(score, None, end, language)
    yield f"## {corrections}"
    yield f"{{KIT-TUR-05}}{CORRECTED[language]}"
    if file.sources:
        yield f"## {sources}"
        yield "\n".join(f"- {text}" for text, _ in file.sources)


def _turn(turn: Body, rule: Rule | None, title: str, language: str) -> Iterator[str]:
    """What the turn says of itself stands for all steps that say nothing."""
    silent = [turn.rule_id]
    for step in turn.all_steps():
        own = _own_words(step, language)
        if own:
            yield f"{{{step.rule_id}}}{own}"
        else:
            silent.append(step.rule_id)
    said = _sentence(rule, language) if rule else _whole(title)
    yield f"{{{' '.join(silent)}}}{said}"


def _own_words(step: Step, language: str) -> str:
    return _sentence(step.rule, language) if step.rule else ""


def _sentence(rule: Rule, language: str) -> str:
    page = f" ({PAGE[language]} {rule.page})" if rule.page else ""
    return f"{_whole(rule.words.said(language))}{page}"


def _whole(text: str) -> str:
    """A sentence of its own."""
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _owner(file: Definition, block: Body) -> Body | None:
    """The first turn that does a block, on whatever way."""
    turns = [file.setup] if file.setup else []
    for turn in (*turns, *file.turns.values()):
        if block.name in done_in(file, turn, set()):
            return turn
    return None


def done_in(file: Definition, turn: Body, seen: set[str]) -> set[str]:
    """The blocks that a turn does."""
    for step in turn.all_steps():
        if step.kind == "do" and step.name not in seen:
            seen.add(step.name)
            done_in(file, file.blocks[step.name], seen)
    return seen
