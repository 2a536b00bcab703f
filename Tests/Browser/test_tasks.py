"""A task's page, its place among the others, and undoing: rows T1, T5, T9 and T14."""

import re

import pytest
from playwright.sync_api import expect

from rows import expect_order, move_each_way


def test_T1_title_note_spoons_and_repeat_are_kept(person):
    person.has()
    person.begin_task("Water the plants")
    person.choose("3 spoons")
    person.write("Note", "Not the cactus.")
    person.unfold("Dates, list, repeat")
    person.choose("Every day")
    person.press("Save")
    person.is_told("Added: Water the plants")
    person.enter("Tasks")
    row = person.row("Water the plants")
    for fact in "3 spoons", "every day", "has a note":
        expect(row).to_contain_text(fact)
    person.hand.press(row.get_by_role("link"))
    expect(person.field("Title")).to_have_value("Water the plants")
    expect(person.field("Note")).to_have_value("Not the cactus.")
    expect(person.page.get_by_role("radio", name="3 spoons", exact=True)).to_be_checked()
    expect(person.field("Every day")).to_be_checked()


def test_T5_cancel_keeps_the_task_as_it_was(person):
    person.has(("Stretch", 3))
    person.open("/app/spoons/3")
    person.hand.press(person.row("Stretch").get_by_role("link"))
    person.write("Title", "Something else")
    person.press("Cancel")
    person.is_on("3 spoons")
    person.sees_row("Stretch")
    person.hand.press(person.row("Stretch").get_by_role("link"))
    expect(person.field("Title")).to_have_value("Stretch")


def test_T5_cancel_and_save_are_on_top(touch):
    touch.has()
    touch.open("/app/tasks/new?full=1")
    top = touch.field("Title").bounding_box()["y"]
    for name in "Cancel", "Save":
        assert touch.control(name).bounding_box()["y"] < top


def test_T5_return_saves_a_form_of_one_field(person):
    person.has(spoons=9)
    for path, label in (("/app/day/new", "How many spoons do you have?"), ("/app/day/adjust", "How many spoons does today have?")):
        person.open(path)
        person.write(label, "7")
        person.send(label)
        person.is_on("Today")
        person.counts(0, 7)


@pytest.mark.parametrize("typed", ["", "   "])
def test_T5_an_empty_title_is_refused_beside_the_field_and_what_was_typed_stays(person, typed):
    person.has(("Stretch", 3))
    person.open("/app/spoons/3")
    person.hand.press(person.row("Stretch").get_by_role("link"))
    person.write("Title", typed)
    person.write("Note", "A note that must not go")
    person.choose("7 spoons")
    person.press("Save")
    title = person.field("Title")
    expect(title).to_have_attribute("aria-invalid", "true")
    expect(title).to_have_accessible_description("Write a title: a word is enough.")
    expect(title).to_be_focused()
    expect(person.field("Note")).to_have_value("A note that must not go")
    expect(person.page.get_by_role("radio", name="7 spoons", exact=True)).to_be_checked()
    person.write("Title", "Stretch longer")
    person.press("Save")
    person.is_told("Changed: Stretch")
    person.open("/app/spoons/7")
    person.sees_row("Stretch longer")


def test_T5_an_empty_title_is_refused_on_the_line_in_a_category_too(person):
    person.has()
    person.open("/app/spoons/3")
    person.press("Add", person.main)
    field = person.field("New task")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile("Write a title"))
    expect(field).to_be_focused()


@pytest.mark.parametrize("path", ["/app/spoons/3", "/app/tasks"])
def test_T9_tasks_move_up_down_to_the_top_and_to_the_bottom(person, path):
    person.has(("D", 3), ("C", 3), ("B", 3), ("A", 3))
    person.open(path)
    move_each_way(person)
    person.open(path)
    expect_order(person, "C", "B", "A", "D")


def test_T9_what_was_carried_over_and_what_is_for_today_move_too(person):
    person.has(("C", 2), ("B", 2), ("A", 2))
    person.plan("A", "B", "C")
    person.press("Show Options")
    person.press("Move to the top: C")
    expect_order(person, "C", "A", "B")
    person.start_day()
    person.enter("Backlog")
    person.press("Show Options")
    expect_order(person, "C, 2 spoons", "A, 2 spoons", "B, 2 spoons")
    person.press("Move down: C")
    expect_order(person, "A, 2 spoons", "C, 2 spoons", "B, 2 spoons")


def test_T9_the_first_cannot_move_up_nor_the_last_down(person):
    person.has(("B", 3), ("A", 3))
    person.open("/app/spoons/3")
    person.press("Show Options")
    person.press("Move up: A")
    person.press("Move down: B")
    expect_order(person, "A", "B")


def test_T14_every_change_can_be_undone_from_history_days_later(person):
    person.has(("Stretch", 3), ("Read", 1))
    person.open("/app/spoons/3")
    person.press("Show Options")
    person.press("Delete: Stretch")
    person.is_told("Deleted: Stretch")
    person.enter("Today")
    person.start_day()
    person.start_day()
    person.open("/app/history")
    person.press("Undo: Deleted: Stretch")
    person.is_told("Undone. Deleted: Stretch")
    expect(person.page.get_by_role("button", name="Do again: Deleted: Stretch")).to_be_visible()
    person.open("/app/spoons/3")
    person.sees_row("Stretch")


def test_T14_undoing_can_be_undone(person):
    person.has(("Stretch", 3))
    person.open("/app/history")
    person.press("Undo: Added: Stretch")
    person.is_told("Undone")
    person.press("Do it again")
    person.is_told("Added: Stretch")
    person.press("Undo")
    person.is_told("Undone")
    person.open("/app/tasks")
    person.sees_no_row("Stretch")


def test_T14_a_new_day_can_be_undone(person):
    person.has(("Stretch", 3), spoons=9)
    person.plan("Stretch")
    person.start_day(4)
    person.press("Undo")
    person.counts(3, 9)
    person.sees_row("Stretch")


def test_T14_the_toast_stays_until_it_is_dismissed_or_the_next_page(person):
    person.has(("Stretch", 3), ("Read", 2))
    person.page.clock.install()
    person.plan("Stretch")
    toast = person.page.locator("#toast")
    person.is_told("In today’s list: Stretch")
    person.page.clock.fast_forward("10:00")
    person.is_told("In today’s list: Stretch")
    person.press("Dismiss")
    expect(toast).to_be_empty()
    person.press("Done: Stretch")
    person.is_told("Done: Stretch")
    person.enter("Lists")
    expect(toast).to_be_empty()
    person.page.go_back()
    person.is_on("Today")
    expect(toast).to_be_empty()


def test_T14_a_reload_does_not_say_again_what_was_said_once(person):
    person.has(("Stretch", 3))
    person.plan("Stretch")
    person.is_told("In today’s list: Stretch")
    assert "did=" not in person.page.url
    person.page.reload()
    expect(person.page.locator("#toast")).to_be_empty()


def test_a_deleted_task_is_said_to_be_gone_and_what_was_written_is_offered_as_a_new_one(touch):
    touch.has(("Stretch", 3))
    touch.open("/app/spoons/3")
    touch.hand.press(touch.row("Stretch").get_by_role("link"))
    touch.is_on("Task")
    address = touch.page.url
    touch.post(address.removeprefix(touch.address) + "/delete")
    touch.write("Title", "Stretch in the garden")
    touch.press("Save")
    touch.sees("What you wrote is here: Save keeps it as a new task.")
    expect(touch.field("Title")).to_have_value("Stretch in the garden")
    touch.press("Save")
    touch.is_told("Added: Stretch in the garden")
    assert touch.page.goto(address).status == 410


def test_a_form_sent_twice_makes_one_task(touch):
    touch.has()
    sent = """async () => {
        const fields = new URLSearchParams({ nonce: '0123456789abcdef0123456789abcdef', title: 'Once', spoons: '2' });
        for (let time = 0; time < 3; time += 1) await fetch('/app/tasks/new', { method: 'POST', body: fields });
    }"""
    touch.page.evaluate(sent)
    touch.open("/app/tasks")
    expect(touch.main.get_by_role("listitem")).to_have_count(1)
