"""Markup from plain calls: what is text is escaped, what is drawn is kept."""

from __future__ import annotations

from xml.etree import ElementTree

from automatable.core.drawing.svg import Drawing, el, number, picture, together


def test_text_is_escaped_and_drawings_are_kept() -> None:
    assert el("text", "<b> & co") == "<text>&lt;b&gt; &amp; co</text>"
    assert el("g", el("rect")) == "<g><rect/></g>"
    assert together(el("a"), "<", None) == "<a/>&lt;"


def test_an_empty_element_of_html_does_not_swallow_what_follows() -> None:
    assert el("span", class_="sign") == '<span class="sign"></span>'
    assert el("dl") == "<dl></dl>"


def test_attributes_are_written_as_in_markup_and_none_is_left_out() -> None:
    drawn = el("rect", x=1.004, y=2.0, stroke_width=3, class_='a"b', opacity=None)
    assert drawn == '<rect x="1" y="2" stroke-width="3" class="a&quot;b"/>'


def test_a_picture_with_a_label_is_an_image_and_one_without_is_an_ornament() -> None:
    image = ElementTree.fromstring(picture(20, 10.5, el("rect"), label="Crate <8>"))
    assert image.attrib == {"viewBox": "0 0 20 10.5", "role": "img", "aria-label": "Crate <8>"}
    ornament = ElementTree.fromstring(picture(1, 1, el("rect"), class_="icon"))
    assert ornament.attrib == {"viewBox": "0 0 1 1", "aria-hidden": "true", "class": "icon"}


def test_coordinates_have_no_more_digits_than_a_screen_can_show() -> None:
    assert [number(value) for value in (1, 0.1 + 0.2, 2 / 3, -1.0)] == ["1", "0.3", "0.67", "-1"]


def test_a_template_takes_a_drawing_as_it_is() -> None:
    assert Drawing("<svg/>").__html__() == "<svg/>"
