"""The tasks of a list: adding, ticking, swiping, order. Row L1."""

import re

from playwright.sync_api import expect

from fingers import Finger
from rows import expect_order, go_to


def test_L1_tasks_are_added_in_a_list_one_after_the_other(person):
    person.has()
    person.open_list("Errands")
    person.press("Add to Errands")
    person.is_on("Add to Errands")
    field = person.field("Task")
    for title in "Stamps", "Bread":
        person.write("Task", title)
        person.send("Task")
        person.is_told(f"Added: {title}")
        expect(field).to_have_value("")
        expect(field).to_be_focused()
    person.press("Close")
    person.is_on("Errands")
    person.sees_row("Stamps")
    person.sees_row("Bread")
    go_to(person, "Errands")
    person.sees_row("Stamps")
    person.sees_row("Bread")


def test_L1_a_ticked_row_is_struck_through_and_green_and_stays_until_the_list_is_opened_again(person):
    person.has()
    person.open_list("Errands", "Stamps", "Bread", "Soap")
    row = person.row("Bread")
    colour = row.evaluate("row => getComputedStyle(row).backgroundColor")
    person.press("Done: Bread")
    person.is_told("Done: Bread")
    expect(person.control("Done: Bread")).to_have_attribute("aria-pressed", "true")
    expect(row.locator(".title")).to_have_css("text-decoration-line", "line-through")
    expect(row).not_to_have_css("background-color", colour)
    expect_order(person, "Stamps", "Bread", "Soap")
    person.press("Done: Stamps")
    person.is_told("Done: Stamps")
    expect_order(person, "Stamps", "Bread", "Soap")
    go_to(person, "Errands")
    expect(person.main.locator(".row .title").first).to_have_text("Soap")
    expect(person.main.locator(".row.done .title")).to_have_count(2)


def test_L1_a_swipe_to_the_left_marks_a_row_done_and_again_not_done(touch):
    touch.has()
    touch.open_list("Errands", "Stamps", "Bread")
    row = touch.row("Bread").locator("swipe-row")
    for state, words in (("done", "Done: Bread"), ("open", "Not done: Bread")):
        expect(row).not_to_have_attribute("data-swiping", re.compile(".*"))
        box = row.bounding_box()
        y = box["y"] + box["height"] / 2
        Finger(touch.page).draw((330, y), (120, y))
        touch.is_told(words)
        expect(row).to_have_attribute("data-state", state)
    touch.is_on("Errands")
