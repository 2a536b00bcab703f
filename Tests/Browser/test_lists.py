"""Lists: making, keeping and leaving them. Row L1."""

import re

import pytest
from playwright.sync_api import expect

from rows import choose_from_menu, expect_order, go_to

COLOURS = ["Teal", "Blue", "Violet", "Rose", "Amber", "Green", "Brown", "Grey"]
PICTURES = [
    "List", "House", "Briefcase", "Cross", "Trolley", "Bag", "Heart", "Book", "Leaf", "Paw", "Star", "People", "Phone", "Broom",
]


def test_L1_without_a_list_a_template_is_offered(person):
    person.has()
    person.enter("Lists")
    person.is_on("Lists")
    person.sees("No list yet.")
    person.press("Begin with a template")
    person.is_on("Templates")


def test_L1_a_list_is_made_with_a_name_and_stands_under_lists(person):
    person.has()
    person.enter("Lists")
    person.press("New list")
    person.is_on("New list")
    person.write("Name", "Errands")
    person.press("Save")
    person.is_on("Errands")
    person.is_told("New list: Errands")
    person.sees("Nothing here yet. Write the first in the field above.")
    person.enter("Lists")
    person.sees_row("Errands")


def test_L1_return_in_the_name_makes_the_list(person):
    person.has()
    person.open("/app/lists/new")
    person.write("Name", "Errands")
    person.send("Name")
    person.is_on("Errands")


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


@pytest.mark.parametrize("typed", ["", "   "])
def test_L1_a_list_without_a_name_is_refused_beside_the_field_and_what_was_typed_stays(person, typed):
    person.has()
    person.open("/app/lists/new")
    person.write("Name", typed)
    person.choose("Trolley")
    person.choose("Rose")
    person.write("Category", "Home")
    person.choose("Checklist (packing)")
    person.press("Save")
    name = person.field("Name")
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(name).to_have_accessible_description("Write a name of at most 200 characters: a word is enough.")
    expect(name).to_be_focused()
    expect(person.field("Category")).to_have_value("Home")
    for choice in "Trolley", "Rose":
        expect(person.page.get_by_role("radio", name=choice, exact=True)).to_be_checked()
    expect(person.page.get_by_role("checkbox", name="Checklist (packing)")).to_be_checked()
    person.write("Name", "Errands")
    person.press("Save")
    person.is_on("Errands")


def test_L1_a_name_that_another_list_has_is_refused_and_stays_typed(person):
    person.has()
    person.has_list("Errands")
    person.open("/app/lists/new")
    person.write("Name", "errands")
    person.press("Save")
    name = person.field("Name")
    expect(name).to_have_accessible_description("There is one called “Errands” already. Choose another name.")
    expect(name).to_have_value("errands")
    expect(name).to_be_focused()


def test_L1_a_list_is_renamed_and_gets_a_picture_a_colour_and_a_category(person):
    person.has()
    person.open_list("Errands", "Stamps")
    choose_from_menu(person, "Edit")
    person.is_on("Edit list")
    expect(person.field("Name")).to_have_value("Errands")
    person.write("Name", "In town")
    person.choose("Trolley")
    person.choose("Rose")
    person.write("Category", "Out and about")
    person.press("Save")
    person.is_on("In town")
    person.is_told("List changed: In town")
    person.sees("Out and about")
    person.sees_row("Stamps")
    person.enter("Lists")
    expect(person.row("In town").locator(".list-mark")).to_have_attribute("data-colour", "4")
    person.sees_no_row("Errands")
    go_to(person, "In town")
    choose_from_menu(person, "Edit")
    for choice in "Trolley", "Rose":
        expect(person.page.get_by_role("radio", name=choice, exact=True)).to_be_checked()
    expect(person.field("Category")).to_have_value("Out and about")


def test_L1_a_list_keeps_its_name_when_the_new_one_is_refused(person):
    person.has()
    person.has_list("Trip")
    person.open_list("Errands")
    choose_from_menu(person, "Edit")
    person.is_on("Edit list")
    person.write("Name", "Trip")
    person.press("Save")
    expect(person.field("Name")).to_have_accessible_description(re.compile("There is one called “Trip” already"))
    expect(person.field("Name")).to_have_value("Trip")
    person.press("Cancel")
    person.is_on("Errands")


def test_L1_every_picture_and_colour_has_its_word(touch):
    touch.has()
    touch.open("/app/lists/new")
    touch.is_on("New list")
    for name, words in (("Picture", PICTURES), ("Colour", COLOURS)):
        choices = touch.page.get_by_role("group", name=name)
        expect(choices.get_by_role("radio")).to_have_count(len(words))
        for word in words:
            expect(choices.get_by_text(word, exact=True)).to_be_visible()


def test_L1_lists_of_one_category_stand_together(touch):
    touch.has()
    for name, category in (("Errands", ""), ("Cleaning", "Home"), ("Desk", "Work"), ("Garden", "home")):
        touch.has_list(name, category=category)
    touch.enter("Lists")
    touch.is_on("Lists")
    expect(touch.main.locator("h2")).to_have_text(["Home", "Work"])
    for name, lists in (("Lists", ["Errands"]), ("Home", ["Cleaning", "Garden"]), ("Work", ["Desk"])):
        group = touch.page.get_by_role("region", name=name, exact=True)
        expect(group.locator(".row .title")).to_have_text(lists)


def test_L1_a_row_shows_what_is_to_do_in_the_list(touch):
    touch.has()
    touch.has_list("Errands", "Stamps", "Bread", "Soap", "Bulbs")
    touch.has_list("Trip")
    touch.enter("Lists")
    expect(touch.row("Errands")).to_contain_text("Stamps · Bread · Soap · …")
    expect(touch.row("Trip")).to_contain_text("Nothing to do here now")


def test_L1_lists_move_up_down_to_the_top_and_to_the_bottom(person):
    person.has()
    for name in "ABCD":
        person.has_list(f"List {name}")
    person.enter("Lists")
    person.press("Show Options")
    expect_order(person, "List A", "List B", "List C", "List D")
    person.press("Move down: List A")
    expect_order(person, "List B", "List A", "List C", "List D")
    person.press("Move up: List D")
    expect_order(person, "List B", "List A", "List D", "List C")
    person.press("Move to the top: List C")
    expect_order(person, "List C", "List B", "List A", "List D")
    person.press("Move to the bottom: List C")
    expect_order(person, "List B", "List A", "List D", "List C")
    person.press("Undo")
    expect_order(person, "List C", "List B", "List A", "List D")
    person.enter("Today")
    person.is_on("Today")
    person.enter("Lists")
    expect_order(person, "List C", "List B", "List A", "List D")


def test_L1_a_list_is_put_away_and_taken_out_again(person):
    person.has()
    person.open_list("Spring cleaning", "Windows")
    choose_from_menu(person, "Put away")
    person.is_on("Lists")
    person.is_told("List put away: Spring cleaning")
    person.sees_no_row("Spring cleaning")
    person.press("What was put away")
    person.is_on("Put away")
    person.press("Take out again: Spring cleaning")
    person.is_told("List taken out again: Spring cleaning")
    person.sees("Nothing is put away.")
    go_to(person, "Spring cleaning")
    person.sees_row("Windows")


def test_L1_a_list_that_was_put_away_can_be_looked_into_and_taken_out_there(person):
    person.has()
    made = person.has_list("Spring cleaning", "Windows")
    person.post(f"/app/lists/{made}/archive")
    person.open("/app/lists/archive")
    person.hand.press(person.row("Spring cleaning").get_by_role("link").first)
    person.is_on("Spring cleaning")
    person.sees("This list is put away, just as it was.")
    person.sees_row("Windows")
    expect(person.main.get_by_role("button", name="Done: Windows")).to_have_count(0)
    person.press("Take out again")
    person.is_told("List taken out again")
    expect(person.control("Done: Windows")).to_be_visible()
    expect(person.field("Add to this list")).to_be_visible()


def test_L1_what_is_in_a_list_that_was_put_away_is_out_of_the_way(touch):
    touch.has()
    made = touch.has_list("Spring cleaning", "Windows ~2")
    touch.open("/app/tasks")
    touch.sees_row("Windows")
    touch.post(f"/app/lists/{made}/archive")
    for path, title in (("/app/tasks", "All tasks"), ("/app/spoons/2", "2 spoons"), ("/app/tasks?q=windows", "All tasks")):
        touch.open(path)
        touch.is_on(title)
        touch.sees_no_row("Windows")


def test_L1_a_list_whose_name_another_has_by_now_is_not_taken_out_under_it(person):
    person.has()
    made = person.has_list("Spring cleaning")
    person.post(f"/app/lists/{made}/archive")
    person.has_list("Spring cleaning")
    person.open("/app/lists/archive")
    person.press("Take out again: Spring cleaning")
    warning = person.page.get_by_role("alert")
    expect(warning).to_contain_text("There is one called “Spring cleaning” already. Choose another name.")
    expect(warning).to_be_focused()
    person.sees_row("Spring cleaning")


def test_L1_a_list_is_deleted_with_all_that_is_in_it_and_comes_back_with_it(person):
    person.has()
    person.has_list("Errands", "Stamps ~1", "Bread ~1")
    person.enter("Lists")
    person.press("Show Options")
    person.press("Delete with all that is in it: Errands")
    person.is_told("List deleted with all that was in it: Errands")
    person.sees_no_row("Errands")
    person.enter("Tasks")
    person.is_on("All tasks")
    person.sees_no_row("Stamps")
    person.open("/app/history")
    person.press("Undo: List deleted with all that was in it: Errands")
    person.is_told("Undone")
    go_to(person, "Errands")
    expect_order(person, "Stamps", "Bread")


def test_L1_deleting_the_list_one_stands_in_leads_to_the_lists(person):
    person.has()
    person.has_list("Trip")
    person.open_list("Errands", "Stamps")
    choose_from_menu(person, "Delete with all that is in it")
    person.is_on("Lists")
    person.is_told("List deleted with all that was in it: Errands")
    person.sees_row("Trip")
    person.sees_no_row("Errands")
    person.press("Undo")
    person.is_told("Undone")
    person.is_on("Lists")
    person.sees_row("Errands")


def test_L1_taking_back_the_list_one_stands_in_leads_to_the_lists(person):
    person.has()
    person.open("/app/lists/new")
    person.write("Name", "Errands")
    person.press("Save")
    person.is_on("Errands")
    person.press("Undo")
    person.is_on("Lists")
    person.is_told("Undone")
    person.sees_no_row("Errands")


def test_L1_a_list_that_was_deleted_elsewhere_is_said_to_be_gone(touch):
    touch.has()
    made = touch.open_list("Errands", "Stamps")
    touch.post(f"/app/lists/{made}/delete")
    touch.press("Done: Stamps")
    expect(touch.page.get_by_role("heading", level=1)).not_to_have_text("Errands")
    assert touch.open(f"/app/lists/{made}").status == 410


def test_L1_what_was_written_about_a_list_that_is_gone_is_offered_as_a_new_one(touch):
    touch.has()
    made = touch.has_list("Errands")
    touch.open(f"/app/lists/{made}/edit")
    touch.is_on("Edit list")
    touch.write("Name", "In town")
    touch.post(f"/app/lists/{made}/delete")
    touch.press("Save")
    touch.sees("What you wrote is here: Save keeps it as a new list.")
    expect(touch.field("Name")).to_have_value("In town")
    touch.press("Save")
    touch.is_on("In town")


def test_T5_a_line_that_was_written_in_a_list_that_is_gone_is_offered_as_a_task_of_its_own(person):
    person.has()
    made = person.open_list("Errands", "Stamps")
    person.write("Add to this list", "Bread tomorrow")
    person.post(f"/app/lists/{made}/delete")
    person.send("Add to this list")
    person.sees("What you wrote is here: Add keeps it as a task of its own.")
    expect(person.field("Title")).to_have_value("Bread tomorrow")
    person.press("Add", person.page.locator("form#add"))
    person.is_told("Added: Bread")
    person.enter("Tasks")
    person.sees_row("Bread", "tomorrow")


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
        person.write("Add to this list", title)
        person.send("Add to this list")
        person.sees_row(title)
    person.press("Done: Stamps")
    person.is_told("Done: Stamps")
    choose_from_menu(person, "Edit")
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
    choose_from_menu(person, "Put away")
    person.is_on("Lists")
    person.press("Undo")
    person.is_told("Undone")
    go_to(person, "In town")
    choose_from_menu(person, "Delete with all that is in it")
    person.is_on("Lists")
    person.press("Undo")
    person.is_told("Undone")
    go_to(person, "In town")
    person.sees_row("Stamps")
    person.sees_row("Bread")
