"""Templates: those that come with Teaspoon, and one's own. Row L3."""

import re

import pytest
from playwright.sync_api import expect

from rows import choose_from_menu, expect_order, go_to


def has_template(person):
    """A template of one's own, made of a list with two tasks and steps in it; answers with its path."""
    made = person.has_list("A slow morning", "Open the curtains ~1", "Tea ~2")
    person.has_task("Put the water on", parent=person.has_task("Breakfast", quick="yes", list=made).rsplit("/", 1)[1])
    answer = person.post(f"/app/lists/{made}/template")
    person.post(f"/app/lists/{made}/delete")
    return answer["address"].removeprefix(person.address).split("?")[0]


def items(person):
    return person.main.locator(".template-items .title")


def test_L3_at_least_twelve_come_with_it_each_with_a_sentence(touch):
    touch.has()
    touch.enter("Lists")
    touch.press("Templates")
    touch.is_on("Templates")
    rows = touch.main.get_by_role("listitem")
    expect(rows.nth(11)).to_be_visible()
    for row in rows.all():
        expect(row.locator(".facts")).to_have_text(re.compile(r"\w.{20,}"))


def test_L3_every_one_that_comes_with_it_can_be_used(touch):
    touch.has()
    touch.open("/app/templates")
    touch.is_on("Templates")
    expect(touch.main.get_by_role("listitem").nth(11)).to_be_visible()
    for link in touch.main.get_by_role("listitem").get_by_role("link").all():
        path = link.get_attribute("href")
        made = touch.post(path)
        assert "/app/lists/" in made["address"], path
        assert made["text"].count("class=\"row") > 1, path


def test_L3_one_press_makes_a_list_with_all_that_is_in_the_template(person):
    person.has()
    person.enter("Lists")
    person.press("Templates")
    person.is_on("Templates")
    person.hand.press(person.row("Low-energy day").get_by_role("link"))
    person.is_on("Low-energy day")
    expect(items(person).first).to_have_text("Water where you can reach it")
    expect(person.field("Name of the new list")).to_have_value("Low-energy day")
    person.press("Use this template")
    person.is_told("New list from a template: Low-energy day")
    person.is_on("Low-energy day")
    row = person.row("Water where you can reach it")
    expect(row).to_contain_text("1 spoon")
    expect(row).to_contain_text("2 min")
    expect(person.row("Medicine, if you take any")).to_contain_text("High")
    expect(person.row("Eat something that needs no cooking")).to_contain_text("2 steps left: Crackers")
    person.press("Done: Water where you can reach it")
    person.is_told("Done: Water where you can reach it")


def test_L3_a_template_can_be_used_again_and_again(person):
    person.has()
    for name in "Low-energy day", "Low-energy day 2":
        person.open("/app/templates/low-energy-day")
        person.press("Use this template")
        person.is_on(name)
    person.enter("Lists")
    expect(person.row("Low-energy day")).to_have_count(2)


def test_L3_using_one_is_undone_by_the_toast(person):
    person.has()
    person.open("/app/templates/low-energy-day")
    person.press("Use this template")
    person.is_told("New list from a template")
    person.press("Undo")
    person.is_on("Lists")
    person.is_told("Undone")
    person.sees_no_row("Low-energy day")
    person.enter("Tasks")
    person.is_on("All tasks")
    person.sees_no_row("Water where you can reach it")


def test_L3_the_new_list_can_be_called_otherwise(person):
    person.has()
    person.open("/app/templates/low-energy-day")
    person.write("Name of the new list", "Sofa")
    person.send("Name of the new list")
    person.is_on("Sofa")
    person.sees_row("Water where you can reach it")


@pytest.mark.parametrize("own", [False, True], ids=["come", "own"])
def test_L3_an_empty_name_is_refused_beside_the_field(person, own):
    person.has()
    person.open(has_template(person) if own else "/app/templates/low-energy-day")
    person.write("Name of the new list", "")
    person.press("Use this template")
    name = person.field("Name of the new list")
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(name).to_have_accessible_description(re.compile("Write a name"))
    expect(name).to_be_focused()
    expect(items(person).first).to_be_visible()


def test_L3_a_template_is_made_of_a_list_and_used_without_retyping(person):
    person.has()
    person.open_list("A slow morning", "Open the curtains ~1", "Tea ~2 5m !high", category="Home", colour="4")
    person.press("Done: Tea")
    person.is_told("Done: Tea")
    choose_from_menu(person, "Make a template of it")
    person.is_told("New template: A slow morning")
    expect(items(person)).to_have_text(["Open the curtains", "Tea"])
    person.write("Name of the new list", "Sunday")
    person.press("Use this template")
    person.is_on("Sunday")
    expect_order(person, "Open the curtains", "Tea")
    expect(person.control("Done: Tea")).to_have_attribute("aria-pressed", "false")
    for fact in "2 spoons", "5 min", "High":
        expect(person.row("Tea")).to_contain_text(fact)
    person.sees("Home")
    go_to(person, "A slow morning")
    person.sees_row("Open the curtains")
    person.enter("Lists")
    person.press("Templates")
    expect(person.row("A slow morning", person.page.get_by_role("region", name="Your own"))).to_be_visible()


def test_L3_steps_come_along(person):
    person.has()
    person.open(has_template(person))
    expect(items(person)).to_have_text(["Open the curtains", "Tea", "Breakfast", "Put the water on"])
    person.press("Use this template")
    person.is_told("New list from a template")
    expect(person.row("Breakfast")).to_contain_text("1 step left: Put the water on")
    person.sees_no_row("Put the water on")


def test_L3_what_is_in_a_template_is_nowhere_else(touch):
    touch.has()
    has_template(touch)
    places = {
        "/app/tasks": "All tasks", "/app/tasks?show=all": "All tasks", "/app/tasks?q=tea": "All tasks", "/app/tasks?select=1": "Select",
        "/app/spoons/2": "2 spoons", "/app/spoons/unsorted": "Unsorted", "/app/backlog": "Backlog", "/app/today": "Today",
        "/app/lists": "Lists",
    }
    for path, title in places.items():
        touch.open(path)
        touch.is_on(title)
        for words in "Tea", "Breakfast", "Put the water on":
            touch.sees_no_row(words)
    touch.sees_no_row("A slow morning")


def test_L3_a_template_of_ones_own_is_changed(person):
    person.has()
    template = has_template(person)
    person.open(template)
    person.press("Change it")
    person.is_on("A slow morning")
    expect(person.main.get_by_role("button", name="Done: Tea")).to_have_count(0)
    person.write("Add to this list", "Feed the cat")
    person.send("Add to this list")
    person.is_told("Added: Feed the cat")
    choose_from_menu(person, "Edit")
    person.is_on("Edit template")
    person.write("Name", "A slow start")
    person.press("Save")
    person.is_on("A slow start")
    person.press("Use this template")
    expect(items(person)).to_have_text(["Open the curtains", "Tea", "Breakfast", "Put the water on", "Feed the cat"])
    person.press("Use this template")
    person.is_told("New list from a template: A slow start")
    person.sees_row("Feed the cat")


def test_L3_a_template_of_ones_own_is_deleted_and_comes_back(person):
    person.has()
    has_template(person)
    person.open("/app/templates")
    person.press("Show Options")
    person.press("Delete with all that is in it: A slow morning")
    person.is_told("List deleted with all that was in it: A slow morning")
    person.sees_no_row("A slow morning")
    person.press("Undo")
    person.sees_row("A slow morning")


def test_L3_a_template_of_ones_own_can_be_packed_from(person):
    person.has()
    has_template(person)
    person.open("/app/lists/merge")
    person.choose_row("A slow morning")
    person.write("Name of the new list", "Sunday")
    person.press("Make the checklist")
    person.is_on("Sunday")
    expect_order(person, "Open the curtains", "Tea", "Breakfast")


def test_L3_templates_are_made_and_used_offline(person):
    person.has()
    person.context.set_offline(True)
    person.enter("Lists")
    person.press("Templates")
    person.hand.press(person.row("Packing for school").get_by_role("link"))
    person.is_on("Packing for school")
    person.press("Use this template")
    person.is_told("New list from a template")
    choose_from_menu(person, "Make a template of it")
    person.is_told("New template: Packing for school")
    person.press("Use this template")
    person.is_on("Packing for school 2")
    expect(person.main.locator(".chip", has_text="Checklist")).to_be_visible()
