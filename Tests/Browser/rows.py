"""The rows of a list, as a person finds, orders and leaves them."""

from playwright.sync_api import expect


def expect_order(person, *wanted):
    expect(person.main.locator(".row .title")).to_have_text(list(wanted))


def move_each_way(person):
    """Four rows, A to D, by each of the buttons, and the last move taken back: they stand as C, B, A, D."""
    person.press("Show Options")
    expect_order(person, "A", "B", "C", "D")
    person.press("Move down: A")
    expect_order(person, "B", "A", "C", "D")
    person.press("Move up: D")
    expect_order(person, "B", "A", "D", "C")
    person.press("Move to the top: C")
    expect_order(person, "C", "B", "A", "D")
    person.press("Move to the bottom: C")
    expect_order(person, "B", "A", "D", "C")
    person.press("Undo")
    expect_order(person, "C", "B", "A", "D")


def go_to(person, name):
    """By the bar and the row of the list, as somebody comes back to it."""
    person.enter("Lists")
    person.is_on("Lists")
    person.hand.press(person.row(name).get_by_role("link").first)
    person.is_on(name)
