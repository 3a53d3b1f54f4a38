"""With the physical game on the table: own circle, own cards, corrections."""

from playwright.sync_api import Page, expect

from tests.browser.at_the_table import Change, begin, sequence, tell_in_signs


def tell_patches(page: Page, *letters: str) -> None:
    """Tap the pictures of the patches that came; with the last one all is said."""
    with Change(page):
        for letter in letters:
            page.locator(f'.pick:has([value="{letter}"])').click()


def test_a_round_with_own_circle_and_own_cards(phone: Page) -> None:
    begin(phone, sit="companion", dealer="table", level="4")
    expect(phone.get_by_role("heading", name="Lay out the game")).to_be_visible()
    expect(phone.locator(".checklist li")).to_have_count(11)
    phone.get_by_role("link", name="All laid out").click()
    tell_patches(phone, "B", "G", "I")
    with Change(phone):
        phone.locator(".offer-affordable").first.click()
    tell_patches(phone, "D")
    expect(phone.locator(".prompt")).to_contain_text("Turn over the top Automa card")
    with Change(phone):
        phone.locator('.pad-key[value="card 9"]').click()
    expect(phone.locator(".turn")).to_contain_text("Automa reveals card 9")
    expect(phone.locator(".instruction").first).to_contain_text("Put")


def test_a_card_that_cannot_come_is_explained(desktop: Page) -> None:
    begin(desktop, dealer="table", seed="own cards")
    with Change(desktop):
        desktop.locator(".advance").click()
    before = sequence(desktop)
    tell_in_signs(desktop, "card 40")
    expect(desktop.get_by_role("alert")).to_contain_text("Card 40 is not in the deck in use.")
    assert sequence(desktop) == before


def test_a_fact_is_corrected_and_an_impossible_one_refused(desktop: Page) -> None:
    begin(desktop, seed="corrections")
    desktop.get_by_role("link", name="Correct").click()
    desktop.get_by_role("link", name="All facts on one page").click()
    desktop.get_by_label("Your buttons").fill("-3")
    desktop.get_by_role("button", name="Correct").click()
    expect(desktop.get_by_role("alert")).to_contain_text("You have fewer than 0 buttons.")
    desktop.get_by_label("Your buttons").fill("12")
    with Change(desktop):
        desktop.get_by_role("button", name="Correct").click()
    expect(desktop.locator('[data-vital="person:buttons"]')).to_contain_text("12")


def test_two_persons_on_one_screen(desktop: Page) -> None:
    begin(desktop, sit="duo", first="2", seed="two of us")
    expect(desktop.locator(".sheet-title")).to_contain_text("Player 2")
    with Change(desktop):
        desktop.locator(".advance").click()
    expect(desktop.locator(".sheet-title")).to_contain_text("Player 1")
