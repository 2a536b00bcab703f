"""A task's page, its place among the others, and undoing: rows T1, T5, T9 and T14."""

import pytest
from playwright.sync_api import expect

from rows import expect_order, move_each_way


def test_T5_cancel_keeps_the_task_as_it_was(person):
    person.has(("Stretch", 3), at="/app/spoons/3")
    person.hand.press(person.row("Stretch").get_by_role("link").first)
    person.write("Title", "Something else")
    person.press("Cancel")
    person.is_on("3 spoons")
    person.sees_row("Stretch")
    person.hand.press(person.row("Stretch").get_by_role("link").first)
    expect(person.field("Title")).to_have_value("Stretch")


@pytest.mark.exhaustive
def test_T5_a_task_on_which_something_was_done_is_left_by_done_and_by_cancel_while_something_is_not_saved(person):
    person.has()
    person.open(person.has_task("Stretch", spoons=3, today="yes"))
    leave = person.page.locator("#cancel")
    expect(leave).to_have_text("Cancel")
    person.hand.press(person.page.locator("#today-cost-2"))
    expect(leave).to_have_text("Done")
    person.write("Title", "Stretch a lot")
    expect(leave).to_have_text("Cancel")
    person.write("Title", "Stretch")
    expect(leave).to_have_text("Done")
    person.hand.press(leave)
    person.is_on("Today")
    person.counts(2, 12)


@pytest.mark.exhaustive
def test_T5_cancel_and_save_stay_in_the_thumbs_reach(touch):
    touch.has(at="/app/tasks/new?full=1")
    height = touch.page.viewport_size["height"]
    for scrolled in 0, 200:
        touch.page.evaluate("y => scrollTo(0, y)", scrolled)
        for name in "Cancel", "Save":
            box = touch.control(name).bounding_box()
            assert height - 80 < box["y"] and box["y"] + box["height"] <= height


@pytest.mark.exhaustive
def test_T5_return_saves_a_form_of_one_field(person):
    person.has(spoons=9)
    for path, label in (("/app/day/new", "How many spoons do you have today?"), ("/app/day/adjust", "How many spoons does today have?")):
        person.open(path)
        person.write(label, "7")
        person.send(label)
        person.is_on("Today")
        person.counts(0, 7)


def test_T9_tasks_move_up_down_to_the_top_and_to_the_bottom(person):
    person.has(("D", 3), ("C", 3), ("B", 3), ("A", 3), at="/app/spoons/3")
    move_each_way(person)
    person.open("/app/spoons/3")
    expect_order(person, "C", "B", "A", "D")


def test_T14_the_toast_stays_until_it_is_dismissed_or_the_next_page(person):
    person.has(("Stretch", 3), ("Read", 2))
    person.page.clock.install()
    person.plan("Stretch")
    toast = person.page.locator("#toast")
    person.is_told("Added to today: Stretch")
    person.page.clock.fast_forward("10:00")
    person.is_told("Added to today: Stretch")
    person.press("Dismiss")
    expect(toast).to_be_empty()
    person.press("Done: Stretch")
    person.is_told("Done: Stretch")
    person.enter("Lists")
    expect(toast).to_be_empty()
    person.page.go_back()
    person.is_on("Today")
    expect(toast).to_be_empty()


@pytest.mark.exhaustive
def test_T14_a_reload_does_not_say_again_what_was_said_once(person):
    person.has(("Stretch", 3))
    person.plan("Stretch")
    person.is_told("Added to today: Stretch")
    assert "did=" not in person.page.url
    person.page.reload()
    expect(person.page.locator("#toast")).to_be_empty()
