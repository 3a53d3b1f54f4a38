"""One of a thing is told in the singular, in every language and every game."""

import re
from pathlib import Path

import pytest

import automatable
from automatable.core.game import games
from automatable.ui.words import LANGUAGES, Words

SOURCES = Path(automatable.__file__).parent
NOT_ONE = {
    "de": r"\b1 (Kampfkarten|Karten|Sterne|Münzen|Punkte|Kulturpunkte|Wissenschaftspunkte|Steine"
    r"|Knöpfe|Baustufen|Stufen|Erfindungen|Ressourcen|Rohstoffe|Mechs|Zivilaktionen|Militärkarten|Felder)\b",
    "en": r"\b1 (combat cards|cards|stars|coins|points|stages|tokens|buttons|spaces|innovations)\b",
    "it": r"\b1 (carte|stelle|monete|punti|stadi|cubetti|bottoni|caselle|invenzioni|risorse)\b",
}
PRINTED = [id for id in games() if (SOURCES / "games" / id).is_dir()]
ARGUMENT = re.compile(r"\$(\w+)")
TOLD = re.compile(r"^((?:scy|exp|aoi|tta|pat|setup)[\w-]*) =(?:.*)(?:\n(?=[ }]).*)*", re.MULTILINE)
SHARED: dict[str, int | str] = {"seat": "person", "tile": "none", "n": 1, "what": "x", "unit": "x"}
"""What messages that others refer to need."""
ALWAYS_SEVERAL = ("aoi-deck", "aoi-new_deck", "pat-case_c", "pat-end", "tta-end")
"""Their numbers are never 1, or several share one word."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", PRINTED)
def test_one_of_a_thing_is_told_in_the_singular(id: str, language: str) -> None:
    file = SOURCES / "games" / id / "messages" / f"{language}.ftl"
    words = Words(language, games()[id])
    wrong = []
    for found in TOLD.finditer(file.read_text(encoding="utf-8")):
        if not found[1].startswith(ALWAYS_SEVERAL):
            args: dict[str, int | str] = dict.fromkeys(ARGUMENT.findall(found[0]), 1)
            told = words(found[1], **{**SHARED, **args})
            if re.search(NOT_ONE[language], told):
                wrong.append(f"{found[1]}: {told}")
    assert wrong == []
