"""Templates: those that come with Teaspoon, and personal ones. Row L3."""

import pytest
from playwright.sync_api import expect

from rows import expect_order, go_to


def items(person):
    return person.main.locator("#use-template .title")


def test_L3_a_template_is_made_of_a_list_and_used_without_retyping(person):
    person.has()
    person.open_list("A slow morning", "Open the curtains ~1", "Tea ~2 5m !high", category="Home", colour="4")
    person.press("Done: Tea")
    person.is_told("Done: Tea")
    person.press("Save as template")
    person.is_told("New template: A slow morning")
    expect(items(person)).to_have_text(["Open the curtains", "Tea"])
    person.write("Name of the new list", "Sunday")
    person.press("Use template")
    person.is_on("Sunday")
    expect_order(person, "Open the curtains", "Tea")
    expect(person.control("Done: Tea")).to_have_attribute("aria-pressed", "false")
    for fact in "2 spoons", "5 min", "High":
        expect(person.row("Tea")).to_contain_text(fact)
    go_to(person, "A slow morning")
    person.sees_row("Open the curtains")
    person.enter("Lists")
    person.press("Templates")
    expect(person.row("A slow morning", person.page.get_by_role("region", name="Your own"))).to_be_visible()


@pytest.mark.exhaustive
def test_L3_templates_are_made_and_used_offline(person):
    person.has()
    person.context.set_offline(True)
    person.enter("Lists")
    person.press("Templates")
    person.hand.press(person.row("Packing for school").get_by_role("link"))
    person.is_on("Packing for school")
    person.press("Use template")
    person.is_told("New list from a template")
    person.press("Save as template")
    person.is_told("New template: Packing for school")
    person.press("Use template")
    person.is_on("Packing for school 2")
    expect(person.page.locator("#packing")).to_be_visible()
