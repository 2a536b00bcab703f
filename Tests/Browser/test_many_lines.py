"""Many pasted lines become many tasks: row T11."""

import pytest
from playwright.sync_api import expect

PASTED = "Pack for the sea ~3 #trip\n  Charger\n  Medicine\n    For the night\n- [x] Book the train\nWater the plants tomorrow"


@pytest.fixture
def person(person):
    """Somebody who has something in the clipboard now and then."""
    person.has()
    person.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=person.address)
    return person


def pastes(person, label, text):
    """What the clipboard holds, into a field."""
    person.page.evaluate("text => navigator.clipboard.writeText(text)", text)
    person.write(label, "")
    person.page.keyboard.press("ControlOrMeta+V")


def preview(person):
    return person.page.locator("#preview")


def opens(person):
    person.open("/app/tasks/many")
    person.is_on("Add many")


def test_T11_lines_that_are_pasted_into_the_line_lead_to_the_page_for_many(person):
    person.enter("Add")
    person.is_on("Add a task")
    pastes(person, "Title", PASTED)
    person.is_on("Add many")
    expect(person.field("Tasks")).to_have_value(PASTED)
    person.press("Add them")
    person.is_told("Added: 6 tasks")
    person.enter("Add")
    person.is_on("Add a task")
    expect(person.field("Title")).to_have_value("")


def test_T11_one_line_that_is_pasted_stays_in_the_line(person):
    person.enter("Add")
    person.is_on("Add a task")
    pastes(person, "Title", "Water the plants tomorrow\n")
    expect(person.field("Title")).to_have_value("Water the plants tomorrow")
    expect(person.page.locator(".chip-understood")).to_have_count(1)


def test_T11_what_stood_in_the_line_is_the_first_of_the_lines(person):
    person.enter("Add")
    person.is_on("Add a task")
    person.page.evaluate("text => navigator.clipboard.writeText(text)", "Charger\nMedicine")
    person.write("Title", "Phone")
    person.page.keyboard.press("ControlOrMeta+V")
    person.is_on("Add many")
    expect(person.field("Tasks")).to_have_value("Phone\nCharger\nMedicine")


def test_T11_lines_that_are_pasted_into_a_list_go_to_that_list(person):
    errands = person.has_list("Errands")
    person.open(f"/app/lists/{errands}")
    pastes(person, "Add to this list", "Stamps\nBulbs")
    person.is_on("Add many")
    expect(person.field("List").locator("option:checked")).to_have_text("Errands")
    person.press("Add them")
    person.is_told("Added: 2 tasks")
    person.is_on("Errands")
    for title in "Stamps", "Bulbs":
        person.sees_row(title)


def test_T11_what_would_be_added_is_shown_first(person):
    opens(person)
    person.write("Tasks", PASTED)
    person.press("Preview")
    expect(preview(person).locator(".title")).to_have_text([
        "Pack for the sea", "Charger", "Medicine", "For the night", "Book the train", "Water the plants",
    ])
    expect(preview(person).locator("li").first).to_contain_text("3 spoons")
    # Steps lie in what they belong to.
    expect(preview(person).locator("li li li .title")).to_have_text(["For the night"])
    expect(person.field("Tasks")).to_have_value(PASTED)
    person.open("/app/tasks?show=all")
    person.is_on("All tasks")
    expect(person.main.locator(".row")).to_have_count(0)


def test_T11_indentation_makes_steps_and_a_ticked_box_a_task_that_is_done(person):
    opens(person)
    person.write("Tasks", PASTED)
    person.press("Add them")
    person.is_told("Added: 6 tasks")
    person.enter("Tasks")
    row = person.row("Pack for the sea")
    for fact in "3 spoons", "trip", "3 steps left: Charger":
        expect(row).to_contain_text(fact)
    expect(person.row("Water the plants")).to_contain_text("tomorrow")
    person.sees_no_row("Book the train")
    person.hand.press(row.get_by_role("link"))
    person.is_on("Task")
    expect(person.page.locator("#steps li li .title")).to_have_text(["For the night"])
    person.open("/app/tasks?show=done")
    person.sees_row("Book the train")


def test_T11_words_are_left_alone_when_they_are_to_be(person):
    opens(person)
    person.write("Tasks", "Read tomorrow ~2\nWrite #phone")
    person.choose("Read dates, spoons and #subjects in the lines")
    person.press("Add them")
    person.is_told("Added: 2 tasks")
    person.open("/app/tasks?show=all")
    expect(person.main.locator(".row .title")).to_have_text(["Read tomorrow ~2", "Write #phone"])


def test_T11_many_are_undone_in_one_act(person):
    opens(person)
    person.write("Tasks", PASTED)
    person.press("Add them")
    person.is_told("Added: 6 tasks")
    person.press("Undo")
    person.is_told("Undone")
    person.open("/app/tasks?show=all")
    person.is_on("All tasks")
    expect(person.main.locator(".row")).to_have_count(0)


@pytest.mark.parametrize("typed", ["", "  \n\t\n "])
def test_T11_no_line_at_all_is_refused(person, typed):
    opens(person)
    person.write("Tasks", typed)
    person.press("Add them")
    expect(person.field("Tasks")).to_have_attribute("aria-invalid", "true")
    expect(person.field("Tasks")).to_be_focused()
    expect(person.field("Tasks")).to_have_value(typed)


def test_T11_too_many_lines_are_refused_and_all_are_still_there(person):
    lines = "\n".join(f"Task {number}" for number in range(2001))
    person.enter("Add")
    person.is_on("Add a task")
    pastes(person, "Title", lines)
    person.is_on("Add many")
    expect(person.field("Tasks")).to_have_value(lines)
    person.press("Add them")
    expect(person.field("Tasks")).to_have_attribute("aria-invalid", "true")
    person.sees("These are 2001 lines; 2000 at once are the most. Nothing was added, and all of it is still here.")
    expect(person.field("Tasks")).to_have_value(lines)
    person.open("/app/tasks?show=all")
    person.is_on("All tasks")
    expect(person.main.locator(".row")).to_have_count(0)


def test_T11_a_hundred_levels_are_six_and_no_line_is_lost(person):
    opens(person)
    person.write("Tasks", "\n".join(" " * level + f"Level {level}" for level in range(100)))
    person.press("Preview")
    person.sees("Steps lie at most 5 deep: deeper lines were put there.")
    expect(preview(person).locator("li")).to_have_count(100)
    expect(preview(person).locator("li li li li li li .title")).to_have_count(95)
    expect(preview(person).locator("li li li li li li li")).to_have_count(0)
    person.press("Add them")
    person.is_told("Added: 100 tasks")
    person.enter("Tasks")
    # The first that has none before it.
    expect(person.row("Level 0")).to_contain_text("99 steps left: Level 5")


def test_T11_a_line_too_long_for_a_title_is_refused_and_kept(person):
    lines = "Read\n" + "x" * 10_001
    opens(person)
    person.write("Tasks", lines)
    person.press("Add them")
    expect(person.field("Tasks")).to_have_attribute("aria-invalid", "true")
    expect(person.field("Tasks")).to_have_value(lines)
