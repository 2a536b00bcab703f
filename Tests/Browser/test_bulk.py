"""One thing done to many: row T10, and the undoing of it (T14)."""

import re

import pytest
from playwright.sync_api import expect

TITLES = ["Tea", "Cake"]


@pytest.fixture
def host(person):
    """Somebody with three tasks, a list and a subject; the path of each task."""
    person.has()
    person.has_list("Errands")
    person.paths = {"Other": person.has_task("Other", spoons=2, newsubject="guests")}
    for title in reversed(TITLES):
        person.paths[title] = person.has_task(title, spoons=2)
    return person


def chooses(person, *titles, path="/app/tasks"):
    person.open(path)
    person.press("Select")
    person.is_on("Select" if path.startswith("/app/tasks") else person.page.get_by_role("heading", level=1).inner_text())
    for title in titles:
        person.choose_row(title)
    person.press("More with the chosen…")
    expect(person.page.locator("#total")).to_contain_text(f"{len(titles)} chosen")


def show_all(person):
    person.open("/app/tasks?show=all")
    expect(person.page.locator("#found")).not_to_be_empty()


def undo(person):
    person.press("Undo")
    person.is_told("Undone")


def menu(label, option):
    return lambda person: person.pick(label, option)


CHANGES = {
    "list": ("List…", menu("List", "Errands"), "Move", "Errands"),
    "date": ("Move…", lambda person: person.set_date("Due date (leave empty to clear)", person.day(1)), "Set the date", "tomorrow"),
}


@pytest.mark.parametrize("tile, fill, button, seen", CHANGES.values(), ids=CHANGES.keys())
def test_T10_a_field_of_many_is_set_in_one_act_that_can_be_undone(host, tile, fill, button, seen):
    chooses(host, *TITLES)
    host.unfold(tile)
    fill(host)
    host.press(button)
    host.is_told("2 tasks")
    undo(host)
    for title in TITLES:
        expect(host.row(title)).not_to_contain_text(seen)
    host.press("Do it again")
    host.is_told("2 tasks")
    show_all(host)
    for title in TITLES:
        expect(host.row(title)).to_contain_text(seen)
    expect(host.row("Other")).not_to_contain_text(seen)


def test_T10_what_cannot_be_is_refused_and_what_was_chosen_stays(host):
    typed, words = "x" * 201, "at most 200 characters"
    chooses(host, *TITLES)
    host.unfold("List…")
    field = host.field("Or a new list")
    host.write("Or a new list", typed)
    host.press("Move")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile(words))
    expect(host.page.get_by_role("alert")).to_contain_text(words)
    expect(field).to_have_value(typed)
    expect(field).to_be_visible()
    for title, is_chosen in (("Tea", True), ("Cake", True), ("Other", False)):
        expect(host.row(title).get_by_role("checkbox")).to_be_checked(checked=is_chosen)
    # Nothing has been done, and the chosen tasks can be used for something else.
    host.unfold("More…")
    host.pick("Priority", "Low")
    host.press("Set the priority")
    host.is_told("2 tasks updated")


@pytest.mark.exhaustive
def test_T10_how_many_are_chosen_is_announced(host):
    host.open("/app/tasks?select=1&bulk=yes")
    chosen = host.page.locator("#total")
    expect(chosen).to_have_attribute("role", "status")
    expect(chosen).to_have_text("None chosen")
    host.choose_row("Tea")
    expect(chosen).to_have_text("1 chosen, 2 spoons")
    host.choose_row("Cake")
    expect(chosen).to_have_text("2 chosen, 4 spoons")
    for title in TITLES:
        host.choose_row(title)
    expect(chosen).to_have_text("None chosen")


def test_T10_the_choice_is_there_again_after_a_reload(host):
    chooses(host, "Tea")
    host.page.reload()
    expect(host.page.locator("#total")).to_have_text("1 chosen, 2 spoons")
    expect(host.row("Tea").get_by_role("checkbox")).to_be_checked()
    expect(host.row("Cake").get_by_role("checkbox")).not_to_be_checked()


@pytest.mark.exhaustive
def test_T10_the_choice_is_there_again_on_the_way_back(host):
    chooses(host, "Tea")
    host.page.go_back()
    host.is_on("Select")
    expect(host.page.locator("#submit")).to_have_text("Submit 2 spoons")
    expect(host.row("Tea").get_by_role("checkbox")).to_be_checked()
    host.choose_row("Tea")
    host.choose_row("Cake")
    host.page.reload()
    expect(host.row("Cake").get_by_role("checkbox")).to_be_checked()
    expect(host.row("Tea").get_by_role("checkbox")).not_to_be_checked()


@pytest.mark.exhaustive
def test_T10_all_of_a_page_are_chosen_in_one_tap(host):
    host.open("/app/tasks?select=1&bulk=yes")
    host.press("All 3")
    for title in [*TITLES, "Other"]:
        expect(host.row(title).get_by_role("checkbox")).to_be_checked()
    host.choose_row("Other")
    host.press("Done")
    host.is_told("Done: 2 tasks")
    host.sees_row("Other")


@pytest.mark.exhaustive
def test_T10_nothing_moves_under_the_finger_when_it_is_said_how_many_are_chosen(host):
    host.open("/app/tasks?select=1")
    cancel = host.page.locator("form#list .decide").get_by_role("link", name="Cancel")
    before = cancel.bounding_box()["y"]
    host.choose_row("Tea")
    expect(host.page.locator("#submit")).to_have_text("Submit 2 spoons")
    assert cancel.bounding_box()["y"] == before
