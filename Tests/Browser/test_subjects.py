"""Subjects: labels of one's own. Row T7."""

import re

import pytest
from playwright.sync_api import expect


def has_subject(person, name, colour=1):
    """Answers with the path of its page."""
    answer = person.post("/app/subjects", name=name, colour=str(colour), back="/app/subjects")
    return "/app/subjects/" + re.search(r"did=([0-9a-f]{32})", answer["address"])[1]


def subject(person, name):
    """The row of a subject on their page."""
    return person.main.get_by_role("listitem").filter(has=person.page.get_by_role("link", name=name, exact=True))


def expect_labels(person, title, *names):
    expect(person.row(title).locator(".subject")).to_have_text(list(names))


def test_T7_a_subject_is_added_with_a_colour_and_named_beside_it(person):
    person.has()
    person.enter("Subjects")
    person.is_on("Subjects")
    person.sees("A subject is a word of your own")
    person.write("Name", "phone")
    person.choose("Violet")
    person.press("Add", person.main)
    person.is_told("New subject: phone")
    expect(subject(person, "phone").locator(".subject")).to_have_attribute("data-colour", "3")
    expect(person.field("Name")).to_have_value("")


def test_T7_return_in_the_name_adds_the_subject(person):
    person.has()
    person.open("/app/subjects")
    person.write("Name", "phone")
    person.send("Name")
    person.is_told("New subject: phone")
    expect(subject(person, "phone")).to_be_visible()


@pytest.mark.parametrize("typed, fault", [("", "Write a name"), ("  ", "Write a name"), ("Phone", "There is one called “phone” already")])
def test_T7_a_name_that_is_none_or_taken_is_refused_beside_the_field_and_stays_typed(person, typed, fault):
    person.has()
    has_subject(person, "phone")
    person.open("/app/subjects")
    person.write("Name", typed)
    person.choose("Violet")
    person.press("Add", person.main)
    name = person.field("Name")
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(name).to_have_accessible_description(re.compile(fault))
    expect(name).to_have_value(typed)
    expect(name).to_be_focused()
    expect(person.page.get_by_role("radio", name="Violet", exact=True)).to_be_checked()


def test_T7_a_subject_is_renamed_and_recoloured_wherever_it_stands(person):
    person.has()
    has_subject(person, "phone")
    person.has_task("Ring the surgery #phone ~1", quick="yes")
    person.open("/app/subjects")
    person.press("phone")
    person.is_on("Subject")
    person.write("Name", "calls")
    person.choose("Rose")
    person.press("Save")
    person.is_on("Subjects")
    person.is_told("Subject changed: calls")
    expect(subject(person, "calls").locator(".subject")).to_have_attribute("data-colour", "4")
    expect(subject(person, "phone")).to_have_count(0)
    person.enter("Tasks")
    expect_labels(person, "Ring the surgery", "calls")


def test_T7_cancel_keeps_a_subject_as_it_was(person):
    person.has()
    person.open(has_subject(person, "phone"))
    person.is_on("Subject")
    person.write("Name", "calls")
    person.press("Cancel")
    person.is_on("Subjects")
    expect(subject(person, "phone")).to_be_visible()
    person.press("phone")
    person.is_on("Subject")
    expect(person.field("Name")).to_have_value("phone")


def test_T7_a_subject_is_merged_into_another_with_its_tasks_and_back(person):
    person.has()
    for name in "phone", "calls":
        has_subject(person, name)
    person.has_task("Ring the surgery #calls ~1", quick="yes")
    person.has_task("Ring Ada #phone #calls ~1", quick="yes")
    person.open("/app/subjects")
    person.press("calls")
    person.is_on("Subject")
    person.unfold("Merge into another")
    person.pick("Its tasks then carry", "phone")
    person.press("Merge")
    person.is_on("Subjects")
    person.is_told("Subjects merged: calls → phone")
    expect(subject(person, "calls")).to_have_count(0)
    person.enter("Tasks")
    expect_labels(person, "Ring the surgery", "phone")
    expect_labels(person, "Ring Ada", "phone")
    person.open("/app/history")
    person.press("Undo: Subjects merged: calls → phone")
    person.is_told("Undone")
    person.enter("Tasks")
    expect_labels(person, "Ring the surgery", "calls")
    expect(person.row("Ring Ada").locator(".subject")).to_have_count(2)


def test_T7_the_only_subject_has_nothing_to_be_merged_into(touch):
    touch.has()
    touch.open(has_subject(touch, "phone"))
    touch.is_on("Subject")
    expect(touch.main.locator("summary")).to_have_count(0)


def test_T7_a_deleted_subject_leaves_its_tasks_and_comes_back_to_them(person):
    person.has()
    path = has_subject(person, "phone")
    person.has_task("Ring the surgery #phone ~1", quick="yes")
    person.open(path)
    person.sees("The tasks stay, without it.")
    person.press("Delete")
    person.is_on("Subjects")
    person.is_told("Subject deleted: phone")
    expect(subject(person, "phone")).to_have_count(0)
    person.enter("Tasks")
    expect_labels(person, "Ring the surgery")
    person.open("/app/history")
    person.press("Undo: Subject deleted: phone")
    person.is_told("Undone")
    person.enter("Tasks")
    expect_labels(person, "Ring the surgery", "phone")


def test_T7_a_task_gets_a_subject_that_is_there_and_a_new_one_and_loses_one(person):
    person.has(("Ring the surgery", 1))
    has_subject(person, "phone")
    person.open("/app/spoons/1")
    person.hand.press(person.row("Ring the surgery").get_by_role("link"))
    person.is_on("Task")
    person.unfold("Dates, list, repeat")
    person.choose("phone")
    person.write("New subject", "health")
    person.press("Save")
    person.is_told("Changed: Ring the surgery")
    expect_labels(person, "Ring the surgery", "health", "phone")
    person.hand.press(person.row("Ring the surgery").get_by_role("link"))
    person.is_on("Task")
    for name in "phone", "health":
        expect(person.page.get_by_role("checkbox", name=name)).to_be_checked()
    person.choose("phone")
    person.press("Save")
    person.is_told("Changed: Ring the surgery")
    expect_labels(person, "Ring the surgery", "health")
    person.enter("Subjects")
    expect(subject(person, "health")).to_be_visible()


def test_T7_a_subject_stands_on_the_rows_of_its_tasks(touch):
    touch.has()
    made = touch.has_list("Errands")
    task = touch.has_task("Ring the surgery #phone ~1", quick="yes", list=made)
    for path in "/app/tasks", "/app/spoons/1", f"/app/lists/{made}", "/app/tasks?q=ring":
        touch.open(path)
        expect_labels(touch, "Ring the surgery", "phone")
    touch.post(f"{task}/today")
    touch.open()
    touch.is_on("Today")
    expect_labels(touch, "Ring the surgery", "phone")


def test_T7_one_press_shows_the_tasks_of_one_subject(person):
    person.has(("Read", 1))
    has_subject(person, "phone")
    person.has_task("Ring the surgery #phone ~1", quick="yes")
    person.has_task("Ring Ada #phone ~2", quick="yes")
    person.enter("Subjects")
    person.press("Tasks with it: phone")
    person.is_on("All tasks")
    person.sees_row("Ring the surgery")
    person.sees_row("Ring Ada")
    person.sees_no_row("Read")
    person.sees("#phone")
    person.press("Clear")
    person.sees_row("Read")


def test_T7_all_tasks_are_filtered_by_a_subject(person):
    person.has(("Read", 1))
    has_subject(person, "phone")
    person.has_task("Ring the surgery #phone ~1", quick="yes")
    person.enter("Tasks")
    person.is_on("All tasks")
    person.unfold("Filter and sort")
    person.pick("Subject", "phone")
    person.sees_no_row("Read")
    person.sees_row("Ring the surgery")
    expect(person.page).to_have_url(re.compile(r"\?subject=[0-9a-f]{32}"))
    person.unfold("Filter and sort: #phone")
    person.press("Clear")
    person.sees_row("Read")


def test_T7_subjects_are_made_changed_and_merged_offline(person):
    person.has()
    person.context.set_offline(True)
    person.enter("Subjects")
    for name in "phone", "calls":
        person.write("Name", name)
        person.press("Add", person.main)
        person.is_told(f"New subject: {name}")
    person.press("calls")
    person.is_on("Subject")
    person.unfold("Merge into another")
    person.press("Merge")
    person.is_told("Subjects merged: calls → phone")
    expect(subject(person, "calls")).to_have_count(0)
    person.press("Undo")
    expect(subject(person, "calls")).to_be_visible()
