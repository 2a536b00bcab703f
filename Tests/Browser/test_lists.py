"""Lists: making, keeping and leaving them. Row L1."""

import pytest
from playwright.sync_api import expect

from rows import go_to


def test_L1_a_list_is_made_with_a_name_and_stands_under_lists(person):
    person.has()
    person.enter("Lists")
    person.press("New list")
    person.is_on("New list")
    person.write("Name", "Errands")
    person.press("Save")
    person.is_on("Errands")
    person.is_told("New list: Errands")
    person.sees("No tasks yet. Add one below.")
    person.enter("Lists")
    person.sees_row("Errands")


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


def test_L1_a_list_without_a_name_is_refused_beside_the_field_and_what_was_typed_stays(person):
    person.has(at="/app/lists/new")
    person.write("Name", "   ")
    person.choose("Cart")
    person.choose("Rose")
    person.write("Category", "Home")
    person.choose("Checklist")
    person.press("Save")
    name = person.field("Name")
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(name).to_have_accessible_description("Enter a name of at most 200 characters.")
    expect(name).to_be_focused()
    expect(person.field("Category")).to_have_value("Home")
    for choice in "Cart", "Rose":
        expect(person.page.get_by_role("radio", name=choice, exact=True)).to_be_checked()
    expect(person.page.get_by_role("checkbox", name="Checklist")).to_be_checked()
    person.write("Name", "Errands")
    person.press("Save")
    person.is_on("Errands")


def test_L1_a_list_is_renamed_and_gets_a_picture_a_colour_and_a_category(person):
    person.has()
    person.open_list("Errands", "Stamps")
    person.press("Edit list")
    person.is_on("Edit list")
    expect(person.field("Name")).to_have_value("Errands")
    person.write("Name", "In town")
    person.choose("Cart")
    person.choose("Rose")
    person.write("Category", "Out and about")
    person.press("Save")
    person.is_on("In town")
    person.is_told("List changed: In town")
    person.sees_row("Stamps")
    person.enter("Lists")
    person.sees("Out and about")
    expect(person.row("In town").locator(".list-mark")).to_have_attribute("data-colour", "4")
    person.sees_no_row("Errands")
    go_to(person, "In town")
    person.press("Edit list")
    for choice in "Cart", "Rose":
        expect(person.page.get_by_role("radio", name=choice, exact=True)).to_be_checked()
    expect(person.field("Category")).to_have_value("Out and about")


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
