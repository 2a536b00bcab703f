"""An invalid value is refused beside its field, and the typed text stays."""

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def person(touch):
    """By touch alone: the input method makes no difference to the message about a field."""
    return touch


def test_what_cannot_be_is_refused_beside_its_field_and_everything_typed_stays(person):
    label, typed = "Repeat every", "0"
    person.has()
    path = person.has_task("Stretch", spoons=3, due="2037-10-14", rule="days")
    person.open(path)
    person.is_on("Task")
    person.write("Note", "A note that must not go")
    person.unfold("Repeat")
    person.choose("More…")
    person.write(label, typed)
    person.press("Save")
    field = person.field(label)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile("from 1 to 999"))
    expect(field).to_have_value(typed)
    expect(field).to_be_visible()
    expect(field).to_be_focused()
    expect(person.field("Note")).to_have_value("A note that must not go")


@pytest.mark.exhaustive
def test_the_message_about_a_field_that_has_the_focus_already_is_announced(person):
    person.has(at="/app/tasks/new")
    said = person.main.get_by_role("alert")
    expect(said).to_have_count(0)
    for _ in range(2):
        person.send("Task")
        expect(said).to_have_id("title-field-fault")
        expect(person.field("Task")).to_be_focused()
    person.write("Task", "Read")
    person.send("Task")
    person.is_told("Added: Read")
    expect(said).to_have_count(0)


@pytest.mark.exhaustive
def test_a_group_without_an_answer_is_brought_into_sight_and_its_message_announced(person):
    person.has()
    person.open(person.has_task("Stretch", spoons=3))
    person.unfold("Repeat")
    person.choose("Certain weekdays")
    # The weekday of its date is ticked already.
    ticked = person.page.locator('#repeat-field input:checked')
    person.choose(ticked.get_attribute("aria-label"))
    person.press("Save")
    expect(person.page.get_by_role("checkbox", name="Monday")).to_be_focused()
    said = person.main.get_by_role("alert")
    expect(said).to_have_text(re.compile("at least one weekday"))
    expect(said).to_be_in_viewport()


@pytest.mark.exhaustive
def test_words_that_are_longer_than_a_screen_do_not_widen_the_page_they_are_looked_for_on(touch):
    touch.has(("Read", 1))
    assert touch.open("/app/tasks?q=" + "x" * 5000).status == 200
    expect(touch.main).to_be_visible()
    expect(touch.field("Search")).to_be_visible()
    assert touch.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
