"""The rulebook of a file for people: its prose, then every turn with its rule and what it asks and
tells, in the file's own words.

"Why?" shows the words of a step's rule, else of its turn's (KIT-TUR-06).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from automatable.kit.definition import Body, Definition, Rule, Step
from automatable.kit.texts import Placeholder, Text

HEADINGS = {
    "en": ("Getting ready", "The end", "Corrections", "Where it comes from"),
    "de": ("Vorbereitung", "Das Ende", "Berichtigungen", "Woher es kommt"),
    "it": ("Preparazione", "La fine", "Correzioni", "Da dove viene"),
}
PAGE = {"en": "p.", "de": "S.", "it": "pag."}
READY = {
    "en": "Before the first turn, in this order:",
    "de": "Vor dem ersten Zug, in dieser Reihenfolge:",
    "it": "Prima del primo turno, in quest’ordine:",
}
END = {
    "en": "The score is counted on the final position; more points win.",
    "de": "Gewertet wird am Ende; wer mehr Punkte hat, gewinnt.",
    "it": "Si conta alla fine; vince chi ha più punti.",
}
MUST = {"en": "Only if:", "de": "Nur, wofür gilt:", "it": "Solo se:"}
ORDER = {"en": "In this order:", "de": "Der Reihe nach:", "it": "In quest’ordine:"}
ANSWERS = {"en": "Answers:", "de": "Antworten:", "it": "Risposte:"}
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
    inside = _Inside(file, language)
    if file.setup is not None:
        yield f"## {ready}"
        yield from inside.chapter([file.setup], READY[language])
    for turn in file.turns.values():
        title = turn.words.said(language)
        yield f"## {title}"
        said = _sentence(turn.rule, language) if turn.rule else _whole(title)
        yield from inside.chapter([turn], said)
    yield f"## {end}"
    unused = [block for block in file.blocks.values() if block.name not in inside.seen]
    marks = [block.rule_id for block in unused]
    marks += [step.rule_id for block in unused for step in block.all_steps()]
    yield from inside.chapter(list(file.scores.values()), END[language], "END", *marks)
    yield f"## {corrections}"
    yield f"{{KIT-TUR-05}}{CORRECTED[language]}"
    if file.sources:
        yield f"## {sources}"
        yield "\n".join(f"- {text}" for text, _ in file.sources)


class _Inside:
    """What turns ask and tell; each block stands where it is done first."""

    def __init__(self, file: Definition, language: str) -> None:
        self._file, self._language = file, language
        self.seen: set[str] = set()

    def chapter(self, bodies: Sequence[Body], said: str, *marks: str) -> Iterator[str]:
        """What a turn says of itself stands for all steps that say nothing."""
        before = set(self.seen)
        steps = [step for body in bodies for step in self._walked(body)]
        silent = [step.rule_id for step in steps if step.rule is None]
        done = [self._file.blocks[name] for name in sorted(self.seen - before)]
        names = [body.rule_id for body in (*bodies, *done)]
        yield f"{{{' '.join([*marks, *names, *silent])}}}{said}"
        for step in steps:
            if step.rule is not None:
                yield f"{{{step.rule_id}}}{_sentence(step.rule, self._language)}"
        lines = dict.fromkeys(line for step in steps for line in self._lines(step) if line)
        if lines:
            yield "\n".join(f"- {line}" for line in lines)

    def _walked(self, body: Body) -> Iterator[Step]:
        """Its steps, those of its blocks among them."""
        for step in body.all_steps():
            yield step
            if step.kind == "do" and step.name not in self.seen:
                self.seen.add(step.name)
                yield from self._walked(self._file.blocks[step.name])

    def _lines(self, step: Step) -> Iterator[str]:
        """The words of a step on one line: its question with priorities, filters, answers."""
        if not step.words:
            return
        parts = [_whole(self._said(step.words))]
        guide = step.kind == "guide"
        conditions = [f.words for f in step.filters if f.kind == "must"]
        order = [f.words for f in step.filters if f.kind != "must"]
        parts += self._listed(MUST, conditions) if guide else ()
        parts += self._listed(ORDER, order)
        parts += self._listed(ANSWERS, [answer.words for answer in step.answers])
        yield " ".join(" ".join(parts).split())

    def _listed(self, title: Mapping[str, str], texts: Sequence[Text]) -> list[str]:
        said = [self._said(text).rstrip(".") for text in texts]
        return [f"{title[self._language]} {'; '.join(said)}."] if said else []

    def _said(self, text: Text) -> str:
        """Without the values that nobody knows before the game."""
        parts = text.spoken(self._language) or [text.said(self._language)]
        return _plain("".join("…" if isinstance(part, Placeholder) else part for part in parts))


def _sentence(rule: Rule, language: str) -> str:
    page = f" ({PAGE[language]} {rule.page})" if rule.page else ""
    return f"{_whole(rule.words.said(language))}{page}"


def _whole(text: str) -> str:
    """A sentence of its own."""
    return text if text.endswith((".", "!", "?", ":", "…")) else f"{text}."


def _plain(text: str) -> str:
    """Without signs that mean something in Markdown."""
    plain = "".join(" " if sign in "*_`#[]{}<>|\\" else sign for sign in text)
    return plain.replace("….", "…")
