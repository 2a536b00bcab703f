"""Checklists: to pack, packed, not this time; several in one; once more. Row L2."""

import re

from playwright.sync_api import expect

from rows import choose_from_menu, expect_order, go_to


def expect_packed(person, title):
    expect(person.control(f"Packed: {title}")).to_have_attribute("aria-pressed", "true")


def expect_to_pack(person, title):
    expect(person.control(f"Packed: {title}")).to_have_attribute("aria-pressed", "false")


def expect_left_out(person, title):
    expect(person.row(title)).to_contain_text("not this time")
    expect(person.control(f"Packed: {title}")).to_have_count(0)


def has_bag(person):
    """A checklist with one of each state: Socks to pack, Soap packed, Skis not this time."""
    made = person.has_list("Trip", "Socks", checklist="yes")
    soap, skis = (person.has_task(title, quick="yes", list=made) for title in ("Soap", "Skis"))
    person.post(f"{soap}/done")
    person.post(f"{skis}/leave")
    person.open(f"/app/lists/{made}")
    person.is_on("Trip")
    expect_to_pack(person, "Socks")
    expect_packed(person, "Soap")
    expect_left_out(person, "Skis")
    return made


def test_L2_a_list_is_made_a_checklist_and_a_list_again(person):
    person.has()
    person.open("/app/lists/new")
    person.write("Name", "Trip")
    person.choose("Checklist (packing)")
    person.press("Save")
    person.is_on("Trip")
    expect(person.main.locator(".chip", has_text="Checklist")).to_be_visible()
    person.write("Add to this list", "Socks")
    person.send("Add to this list")
    expect_to_pack(person, "Socks")
    choose_from_menu(person, "Edit")
    person.is_on("Edit list")
    person.choose("Checklist (packing)")
    person.press("Save")
    person.is_on("Trip")
    expect(person.control("Done: Socks")).to_be_visible()
    expect(person.main.locator(".chip", has_text="Checklist")).to_have_count(0)


def test_L2_what_is_packed_stays_in_its_place_and_can_be_unpacked(person):
    person.has()
    person.open_list("Trip", "Socks", "Soap", checklist="yes")
    person.press("Packed: Socks")
    person.is_told("Done: Socks")
    expect_packed(person, "Socks")
    expect(person.row("Socks").locator(".title")).to_have_css("text-decoration-line", "line-through")
    expect_order(person, "Socks", "Soap")
    person.press("Packed: Socks")
    person.is_told("Not done: Socks")
    expect_to_pack(person, "Socks")


def test_L2_what_is_left_out_this_time_says_so_comes_last_and_can_be_taken_after_all(person):
    person.has()
    person.open_list("Trip", "Skis", "Socks", checklist="yes")
    person.press("Not this time: Skis")
    person.is_told("Not this time: Skis")
    expect_left_out(person, "Skis")
    expect_order(person, "Socks", "Skis")
    go_to(person, "Trip")
    expect_left_out(person, "Skis")
    person.press("Take it after all: Skis")
    person.is_told("Taken after all: Skis")
    expect_to_pack(person, "Skis")
    expect_order(person, "Skis", "Socks")


def test_L2_leaving_out_is_undone_by_the_toast(person):
    person.has()
    person.open_list("Trip", "Skis", "Socks", checklist="yes")
    person.press("Not this time: Skis")
    expect_left_out(person, "Skis")
    person.press("Undo")
    person.is_told("Undone")
    expect_to_pack(person, "Skis")


def test_L2_the_three_states_are_on_the_page_of_the_task_too(person):
    person.has()
    person.open_list("Trip", "Skis", checklist="yes")
    person.hand.press(person.row("Skis").get_by_role("link"))
    person.is_on("Task")
    person.press("Not this time")
    person.sees("Not this time.")
    person.press("Take it after all")
    expect(person.control("Not this time")).to_be_visible()
    person.press("Done")
    person.is_told("Done: Skis")
    go_to(person, "Trip")
    expect_packed(person, "Skis")


def test_L2_what_is_left_out_is_not_counted_as_left_to_pack(touch):
    touch.has()
    has_bag(touch)
    touch.enter("Lists")
    expect(touch.row("Trip")).to_contain_text("Socks")
    for title in "Soap", "Skis":
        expect(touch.row("Trip")).not_to_contain_text(title)


def test_L2_uncheck_all_makes_everything_to_pack_again_and_is_undone_in_one(person):
    person.has()
    has_bag(person)
    choose_from_menu(person, "Uncheck all")
    person.is_told("All unchecked: Trip")
    for title in "Socks", "Soap", "Skis":
        expect_to_pack(person, title)
    person.press("Undo")
    person.is_told("Undone")
    expect_to_pack(person, "Socks")
    expect_packed(person, "Soap")
    expect_left_out(person, "Skis")


def test_L2_a_list_that_is_none_for_packing_has_no_uncheck_all(touch):
    touch.has()
    touch.open_list("Errands", "Stamps")
    touch.unfold("More for this list")
    expect(touch.control("Begin anew, keep this run")).to_be_visible()
    expect(touch.control("Uncheck all")).to_have_count(0)
    expect(touch.page.get_by_role("button", name="Not this time")).to_have_count(0)


def test_L2_several_lists_become_one_checklist_in_which_doubles_are_once(person):
    person.has()
    person.has_list("Washbag", "Soap", "Comb")
    person.has_list("Sports bag", "Towel", "soap", "Socks")
    person.has_list("Office", "Laptop")
    person.enter("Lists")
    person.press("Pack from several lists")
    person.is_on("Pack from several lists")
    person.choose_row("Washbag")
    person.choose_row("Sports bag")
    person.write("Name of the new list", "Weekend")
    person.press("Make the checklist")
    person.is_on("Weekend")
    person.is_told("New checklist: Weekend")
    expect_order(person, "Soap", "Comb", "Towel", "Socks")
    expect_to_pack(person, "Soap")
    person.press("Packed: Soap")
    person.is_told("Done: Soap")
    go_to(person, "Washbag")
    expect_order(person, "Soap", "Comb")
    expect(person.control("Done: Soap")).to_have_attribute("aria-pressed", "false")


def test_L2_what_lies_beneath_the_same_heading_in_several_lists_is_packed_together_and_undone(person):
    person.has()
    for name, *steps in ("Summer", "Socks", "Shirt"), ("Swimming", "Swimsuit", "Socks"):
        made = person.has_list(name, "Clothes")
        person.open(f"/app/lists/{made}")
        heading = person.row("Clothes").get_by_role("link").get_attribute("href")
        for step in steps:
            person.post(f"{heading}/step", title=step)
    person.open("/app/lists/merge")
    person.write("Name of the new list", "Lake")
    person.choose_row("Summer")
    person.choose_row("Swimming")
    person.press("Make the checklist")
    person.is_on("Lake")
    expect_order(person, "Clothes")
    person.hand.press(person.row("Clothes").get_by_role("link"))
    expect(person.page.locator("#steps .title")).to_have_text(["Socks", "Shirt", "Swimsuit"])
    person.open("/app/history")
    person.press("Undo: New checklist: Lake")
    person.is_told("Undone")
    person.enter("Lists")
    expect(person.row("Swimming")).to_be_visible()
    person.sees_no_row("Lake")


def test_L2_packing_from_no_list_is_refused_and_the_name_stays(person):
    person.has()
    person.has_list("Washbag", "Soap")
    person.open("/app/lists/merge")
    person.write("Name of the new list", "Weekend")
    person.press("Make the checklist")
    person.sees("Choose at least one list.")
    expect(person.page.get_by_role("group", name="Lists to pack from")).to_have_accessible_description(
        re.compile("Choose at least one list.")
    )
    expect(person.field("Name of the new list")).to_have_value("Weekend")
    person.choose_row("Washbag")
    person.press("Make the checklist")
    person.is_on("Weekend")
    expect_order(person, "Soap")


def test_L2_packing_without_a_name_is_refused_and_the_choice_stays(person):
    person.has()
    person.has_list("Washbag", "Soap")
    person.has_list("Office", "Laptop")
    for typed, fault in (("", "Write a name"), ("Office", "There is one called “Office” already")):
        person.open("/app/lists/merge")
        person.choose_row("Washbag")
        person.write("Name of the new list", typed)
        person.press("Make the checklist")
        name = person.field("Name of the new list")
        expect(name).to_have_accessible_description(re.compile(fault))
        expect(name).to_have_value(typed)
        expect(person.row("Washbag").get_by_role("checkbox")).to_be_checked()
        expect(person.row("Office").get_by_role("checkbox")).not_to_be_checked()


def test_L2_begun_anew_everything_is_to_pack_and_the_old_run_is_put_away_as_it_was(person):
    person.has()
    has_bag(person)
    choose_from_menu(person, "Begin anew, keep this run")
    person.is_told("Begun anew, the old run put away: Trip")
    person.is_on("Trip")
    for title in "Socks", "Soap", "Skis":
        expect_to_pack(person, title)
    person.enter("Lists")
    expect(person.row("Trip")).to_have_count(1)
    person.press("What was put away")
    person.is_on("Put away")
    person.hand.press(person.row("Trip").get_by_role("link").first)
    person.sees("This list is put away, just as it was.")
    expect(person.main.locator(".row.done .title")).to_have_text(["Soap"])
    expect(person.row("Skis")).to_contain_text("not this time")


def test_L2_beginning_anew_is_undone_in_one(person):
    person.has()
    has_bag(person)
    choose_from_menu(person, "Begin anew, keep this run")
    person.is_told("Begun anew")
    person.press("Undo")
    person.is_on("Lists")
    person.is_told("Undone")
    expect(person.row("Trip")).to_have_count(1)
    go_to(person, "Trip")
    expect_packed(person, "Soap")
    expect_left_out(person, "Skis")
