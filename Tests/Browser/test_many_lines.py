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
    """Pastes the clipboard into a field."""
    person.page.evaluate("text => navigator.clipboard.writeText(text)", text)
    person.write(label, "")
    person.page.keyboard.press("ControlOrMeta+V")


def preview(person):
    return person.page.locator("#preview")


def test_T11_lines_that_are_pasted_into_the_line_lead_to_the_page_for_many(person):
    person.begin_line()
    pastes(person, "Task", PASTED)
    person.is_on("Add several")
    expect(person.field("Tasks")).to_have_value(PASTED)
    person.press("Add all")
    person.is_told("Added: 6 tasks")
    person.begin_line()
    expect(person.field("Task")).to_have_value("")


def test_T11_one_line_that_is_pasted_stays_in_the_line(person):
    person.begin_line()
    pastes(person, "Task", "Water the plants tomorrow\n")
    expect(person.field("Task")).to_have_value("Water the plants tomorrow")
    expect(person.page.locator(".chip-understood")).to_have_count(1)


@pytest.mark.exhaustive
def test_T11_what_stood_in_the_line_is_the_first_of_the_lines(person):
    person.begin_line()
    person.page.evaluate("text => navigator.clipboard.writeText(text)", "Charger\nMedicine")
    person.write("Task", "Phone")
    person.page.keyboard.press("ControlOrMeta+V")
    person.is_on("Add several")
    expect(person.field("Tasks")).to_have_value("Phone\nCharger\nMedicine")


def test_T11_lines_that_are_pasted_into_a_list_go_to_that_list(person):
    errands = person.has_list("Errands")
    person.open(f"/app/tasks/new?list={errands}")
    pastes(person, "Task", "Stamps\nBulbs")
    person.is_on("Add several")
    expect(person.field("List").locator("option:checked")).to_have_text("Errands")
    person.press("Add all")
    person.is_told("Added: 2 tasks")
    person.is_on("Errands")
    for title in "Stamps", "Bulbs":
        person.sees_row(title)


@pytest.mark.exhaustive
def test_T11_too_many_lines_are_refused_and_all_are_still_there(person):
    lines = "\n".join(f"Task {number}" for number in range(2001))
    person.begin_line()
    pastes(person, "Task", lines)
    person.is_on("Add several")
    expect(person.field("Tasks")).to_have_value(lines)
    person.press("Add all")
    expect(person.field("Tasks")).to_have_attribute("aria-invalid", "true")
    person.sees("That’s 2001 lines; the limit is 2000. Nothing was added, and your text is still here.")
    expect(person.field("Tasks")).to_have_value(lines)
    person.open("/app/tasks?show=all")
    person.is_on("Tasks")
    expect(person.main.locator(".row")).to_have_count(0)


@pytest.mark.exhaustive
def test_T11_the_page_for_many_is_beside_the_line_and_not_among_the_fields_of_one_task(person):
    person.begin_line()
    link = person.control("Add several")
    expect(person.page.locator(".field-rows").get_by_text("Add several")).to_have_count(0)
    assert link.bounding_box()["y"] < person.field("Task").bounding_box()["y"]
    person.hand.press(link)
    person.is_on("Add several")


@pytest.mark.exhaustive
def test_T11_lines_that_were_typed_and_not_sent_stay_above_those_that_are_pasted(person):
    person.open("/app/tasks/many")
    person.write("Tasks", "Rice\nBeans")
    # Cancel would discard them.
    person.open("/app/today")
    person.begin_line()
    pastes(person, "Task", "Stamps\nBulbs")
    person.is_on("Add several")
    expect(person.field("Tasks")).to_have_value("Rice\nBeans\nStamps\nBulbs")


@pytest.mark.exhaustive
def test_T11_a_preview_comes_into_sight_with_its_heading(touch):
    touch.has(at="/app/tasks/many")
    touch.write("Tasks", PASTED)
    touch.press("Preview")
    expect(touch.page.locator("#preview-title")).to_be_in_viewport()
    expect(touch.field("Tasks")).to_have_value(PASTED)
