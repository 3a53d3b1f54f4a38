"""Numbers are written as the language does, with a real minus."""

from automatable.ui.words.numbers import decimal, percent, signed


def test_whole_numbers() -> None:
    assert [signed(n) for n in (-33, 0, 7)] == ["−33", "0", "7"]


def test_decimals_by_language() -> None:
    assert decimal("en", -1234.56, 1) == "−1,234.6"
    assert decimal("de", -1234.56, 1) == "−1.234,6"
    assert decimal("it", 0.5, 2) == "0,50"
    assert decimal("de", 3) == "3"


def test_a_gain_may_have_its_sign() -> None:
    assert decimal("de", 0.25, 2, plus=True) == "+0,25"
    assert decimal("de", -0.25, 2, plus=True) == "−0,25"


def test_shares() -> None:
    assert percent("de", 0.314, 1) == "31,4 %"
    assert percent("en", 0.314) == "31 %"
