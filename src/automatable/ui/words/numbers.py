"""Numbers as the reader's language writes them, with a real minus."""

from __future__ import annotations

from babel.numbers import format_decimal

from automatable.ui.words.languages import locale_of

MINUS = "\N{MINUS SIGN}"


def signed(points: int) -> str:
    """A whole number with a minus as it is printed: `−33`."""
    return str(points).replace("-", MINUS)


def decimal(language: str, value: float, digits: int = 0, plus: bool = False) -> str:
    """`1,234.5`, or `1.234,5` in German; `plus` gives a gain its sign, too."""
    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    told = format_decimal(value, pattern, locale=locale_of(language)).replace("-", MINUS)
    return f"+{told}" if plus and value >= 0 else told


def percent(language: str, share: float, digits: int = 0) -> str:
    """`31 %`, as the language writes it."""
    return f"{decimal(language, 100 * share, digits)} %"
