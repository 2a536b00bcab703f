"""Lists: making, keeping and leaving them. Row L1."""

import pytest
from playwright.sync_api import expect

from rows import go_to


@pytest.mark.exhaustive
def test_L1_return_in_the_name_makes_the_list(person):
    person.has(at="/app/lists/new")
    person.write("Name", "Errands")
    person.send("Name")
    person.is_on("Errands")


@pytest.mark.exhaustive
def test_L1_cancel_makes_no_list(person):
    person.has()
    person.enter("Lists")
    person.press("New list")
    person.is_on("New list")
    person.write("Name", "Errands")
    person.press("Cancel")
    person.is_on("Lists")
    person.sees_no_row("Errands")
    person.press("New list")
    person.is_on("New list")
    expect(person.field("Name")).to_have_value("")


@pytest.mark.exhaustive
def test_L1_what_is_chosen_for_a_list_is_named_beside_its_group_and_drawn_beside_the_name(person):
    person.has(at="/app/lists/new")
    person.choose("Cart")
    person.choose("Rose")
    for group, name in ("#icon-field", "Cart"), ("#colour-field", "Rose"):
        names = person.page.locator(f"{group} .name")
        assert names.evaluate_all("all => all.filter((one) => one.offsetWidth > 1).map((one) => one.textContent)") == [name]
    mark = person.page.locator(".named-mark .list-mark")
    expect(mark).to_have_attribute("data-colour", "4")
    assert mark.inner_html() == person.page.locator("#icon-field :checked + svg").evaluate("drawing => drawing.outerHTML")


def test_L1_lists_are_made_filled_changed_and_deleted_offline(person):
    person.has()
    person.context.set_offline(True)
    person.enter("Lists")
    person.press("New list")
    person.is_on("New list")
    person.write("Name", "Errands")
    person.press("Save")
    person.is_on("Errands")
    for title in "Stamps", "Bread":
        person.add_here(title)
        person.sees_row(title)
    person.press("Done: Stamps")
    person.is_told("Done: Stamps")
    person.press("Edit list")
    person.is_on("Edit list")
    person.write("Name", "In town")
    person.choose("Rose")
    person.press("Save")
    person.is_on("In town")
    person.page.reload()
    person.hand.opened()
    person.is_on("In town")
    expect(person.control("Done: Stamps")).to_have_attribute("aria-pressed", "true")
    expect(person.control("Done: Bread")).to_have_attribute("aria-pressed", "false")
    person.press("Archive")
    person.is_on("Lists")
    person.press("Undo")
    person.is_told("Undone")
    go_to(person, "In town")
    person.press("Delete list and its tasks")
    person.is_on("Lists")
    person.press("Undo")
    person.is_told("Undone")
    go_to(person, "In town")
    person.sees_row("Stamps")
    person.sees_row("Bread")
