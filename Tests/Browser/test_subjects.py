"""Subjects: the person's own labels. Row T7."""

import re

import pytest
from playwright.sync_api import expect


def has_subject(person, name, colour=1):
    """Answers with the path of its page."""
    answer = person.post("/app/subjects", name=name, colour=str(colour), back="/app/subjects")
    return "/app/subjects/" + re.search(r"did=([0-9a-f]{32})", answer["address"])[1]


def subject(person, name):
    """The row of a subject on their page."""
    return person.main.get_by_role("listitem").filter(has=person.page.locator(".title", has_text=re.compile(f"^{name}$")))


@pytest.mark.exhaustive
def test_T7_return_in_the_name_adds_the_subject(person):
    person.has(at="/app/subjects?new=1")
    person.write("Name", "phone")
    person.send("Name")
    person.is_told("New subject: phone")
    expect(subject(person, "phone")).to_be_visible()


@pytest.mark.exhaustive
def test_T7_a_name_that_is_taken_is_refused_beside_the_field_and_stays_typed(person):
    person.has()
    has_subject(person, "phone")
    person.open("/app/subjects?new=1")
    person.write("Name", "Phone")
    person.choose("Violet")
    person.press("Save")
    name = person.field("Name")
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(name).to_have_accessible_description(re.compile("“phone” already exists"))
    expect(name).to_have_value("Phone")
    expect(name).to_be_focused()
    expect(person.page.get_by_role("radio", name="Violet", exact=True)).to_be_checked()


@pytest.mark.exhaustive
def test_T7_cancel_keeps_a_subject_as_it_was(person):
    person.has()
    person.open(has_subject(person, "phone"))
    person.is_on("Subject")
    person.write("Name", "calls")
    person.press("Cancel")
    person.is_on("Subjects")
    expect(subject(person, "phone")).to_be_visible()
    person.hand.press(subject(person, "phone").get_by_role("link"))
    person.is_on("Subject")
    expect(person.field("Name")).to_have_value("phone")


def test_T7_subjects_are_made_changed_and_merged_offline(person):
    person.has()
    person.context.set_offline(True)
    person.enter("Subjects")
    for name in "phone", "calls":
        person.press("Add a subject")
        person.write("Name", name)
        person.press("Save")
        person.is_told(f"New subject: {name}")
    person.hand.press(subject(person, "calls").get_by_role("link"))
    person.is_on("Subject")
    person.unfold("Merge into another")
    person.press("Merge")
    person.is_told("Subjects merged: calls → phone")
    expect(subject(person, "calls")).to_have_count(0)
    person.press("Undo")
    expect(subject(person, "calls")).to_be_visible()
