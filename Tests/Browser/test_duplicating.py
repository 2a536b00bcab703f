"""Another task like this one. Row E11."""

from playwright.sync_api import expect


def test_E11_after_duplicating_the_title_has_the_focus(person):
    person.has(("Wash up", 2), at="/app/spoons/2")
    person.hand.press(person.row("Wash up").get_by_role("link").first)
    person.is_on("Task")
    person.press("Duplicate")
    person.is_told("Duplicated: Wash up")
    expect(person.field("Title")).to_be_focused()
    person.write("Title", "Wash the car")
    person.press("Save")
    person.sees_row("Wash up")
    person.sees_row("Wash the car")
