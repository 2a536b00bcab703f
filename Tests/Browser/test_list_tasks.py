"""What is in a list: adding, ticking, swiping, order. Row L1."""

import re

from playwright.sync_api import expect

from fingers import Finger
from rows import expect_order, go_to


def test_L1_tasks_are_added_in_a_list_one_after_the_other(person):
    person.has()
    person.open_list("Errands")
    field = person.field("Add to this list")
    for title in "Stamps", "Bread":
        person.write("Add to this list", title)
        person.send("Add to this list")
        person.is_told(f"Added: {title}")
        person.sees_row(title)
        expect(field).to_have_value("")
        expect(field).to_be_focused()
    go_to(person, "Errands")
    person.sees_row("Stamps")
    person.sees_row("Bread")


def test_L1_an_empty_line_is_refused_beside_the_field(person):
    person.has()
    person.open_list("Errands", "Stamps")
    person.press("Add", person.main)
    field = person.field("Add to this list")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile("Write a title"))
    expect(field).to_be_focused()
    person.is_on("Errands")
    person.sees_row("Stamps")


def test_L1_a_task_is_put_into_a_list_on_its_page(person):
    person.has(("Stamps", 1))
    person.has_list("Errands")
    person.open("/app/spoons/1")
    person.hand.press(person.row("Stamps").get_by_role("link"))
    person.is_on("Task")
    person.unfold("Dates, list, repeat")
    person.pick("List", "Errands")
    person.press("Save")
    person.is_told("Changed: Stamps")
    expect(person.row("Stamps")).to_contain_text("Errands")
    go_to(person, "Errands")
    person.sees_row("Stamps")


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


def test_L1_a_tick_is_undone_by_the_toast_and_by_a_second_tick(person):
    person.has()
    person.open_list("Errands", "Stamps", "Bread")
    tick = person.control("Done: Stamps")
    person.press("Done: Stamps")
    person.is_told("Done: Stamps")
    person.press("Undo")
    person.is_told("Undone")
    expect(tick).to_have_attribute("aria-pressed", "false")
    person.press("Done: Stamps")
    person.is_told("Done: Stamps")
    expect(tick).to_have_attribute("aria-pressed", "true")
    person.press("Done: Stamps")
    person.is_told("Not done: Stamps")
    expect(tick).to_have_attribute("aria-pressed", "false")
    expect_order(person, "Stamps", "Bread")


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


def test_L1_a_costed_row_goes_into_todays_list(person):
    person.has()
    person.open_list("Errands", "Stamps ~2", "Bread")
    expect(person.main.get_by_role("button", name="Into today’s list: Bread")).to_have_count(0)
    person.press("Into today’s list: Stamps")
    person.is_told("In today’s list: Stamps")
    person.is_on("Errands")
    expect(person.main.get_by_role("button", name="Into today’s list")).to_have_count(0)
    person.enter("Today")
    person.counts(2, 12)
    person.sees_row("Stamps")


def test_L1_a_row_is_deleted_with_options_and_comes_back(person):
    person.has()
    person.open_list("Errands", "Stamps", "Bread")
    person.press("Show Options")
    person.press("Delete: Stamps")
    person.is_told("Deleted: Stamps")
    expect_order(person, "Bread")
    person.press("Undo")
    expect_order(person, "Stamps", "Bread")


def test_L1_each_list_remembers_its_order(person):
    person.has()
    lines = ["Bulbs !low", "Bread", "Stamps !high"]
    person.has_list("Trip", *[line.replace("B", "P") for line in lines])
    person.open_list("Errands", *lines)
    expect_order(person, "Bulbs", "Bread", "Stamps")
    person.unfold("More for this list")
    person.pick("Order", "Priority, then date")
    person.press("Sort")
    expect_order(person, "Stamps", "Bulbs", "Bread")
    person.sees("Priority, then date")
    go_to(person, "Trip")
    expect_order(person, "Pulbs", "Pread", "Stamps")
    go_to(person, "Errands")
    expect_order(person, "Stamps", "Bulbs", "Bread")
    person.unfold("More for this list")
    expect(person.field("Order")).to_have_value("priority")


def test_L1_what_is_out_of_sight_for_now_is_shown_when_asked_for(person):
    person.has()
    made = person.has_list("Errands", "Bread")
    stamps = person.has_task("Stamps", quick="yes", list=made)
    person.post(f"{stamps}/snooze", until="tomorrow")
    person.open(f"/app/lists/{made}")
    person.sees_row("Bread")
    person.sees_no_row("Stamps")
    person.press("Show what is out of sight for now")
    hidden = person.page.get_by_role("region", name="Out of sight for now")
    expect(person.row("Stamps", hidden)).to_be_visible()
    person.press("Back in sight: Stamps")
    person.is_told("Back in sight: Stamps")
    expect(hidden).to_have_count(0)
    person.sees_row("Stamps")


def test_L1_a_list_with_nothing_in_sight_does_not_say_that_it_is_empty(touch):
    touch.has()
    made = touch.has_list("Errands")
    stamps = touch.has_task("Stamps", quick="yes", list=made)
    touch.post(f"{stamps}/snooze", until="tomorrow")
    touch.open(f"/app/lists/{made}")
    touch.sees("Nothing to see here just now.")
    touch.press("Show what is out of sight for now")
    touch.sees_row("Stamps")
