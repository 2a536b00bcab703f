"""Finding, filtering and sorting: row T6; and ticking results: rows T3 and T4."""

import re

import pytest
from playwright.sync_api import expect

from fingers import Finger
from waits import settle, soon

PLACE = "element => element.getBoundingClientRect().top + scrollY"
CARET = "element => element.selectionStart"

# As an input method does that takes up the word beside the caret.
GO_BACK_AND_COMPOSE = """(field) => {
    addEventListener('popstate', () => field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })), { once: true });
    history.back();
}"""


@pytest.fixture
def finder(person):
    """Somebody with a handful of tasks, in front of all of them."""
    person.has()
    person.paths = {"Errands": person.has_list("Errands")}
    person.has_task("Café at noon", spoons=2, priority=3, newsubject="friends")
    person.has_task("Fold the laundry", spoons=3, priority=1, list=person.paths["Errands"])
    person.has_task("Laundry day", spoons=4, due=person.day(2))
    person.has_task("Read", note="The book about laundromats")
    person.enter("Tasks")
    person.is_on("Tasks")
    return person


def found(person):
    return person.page.locator("#found")


def finds(person, *titles):
    """These and no others, in any order."""
    expect(person.main.locator(".row .title")).to_have_count(len(titles))
    for title in titles:
        person.sees_row(title)


def finds_in_order(person, *titles):
    expect(person.main.locator(".row .title")).to_have_text(list(titles))


def sorted_by(person, choice):
    person.hand.press(person.main.locator("#filters"))
    person.is_on("Filter and sort")
    person.choose(choice)
    person.show_filtered()


def test_T6_it_is_found_while_it_is_typed_and_the_field_keeps_focus_and_caret(finder):
    finder.write("Search", "lau")
    finds(finder, "Read", "Laundry day", "Fold the laundry")
    expect(found(finder)).to_have_text("3 tasks")
    for letter in "ndry ":
        finder.page.keyboard.type(letter)
    finds(finder, "Laundry day", "Fold the laundry")
    expect(found(finder)).to_have_text("2 tasks")
    field = finder.field("Search")
    expect(field).to_be_focused()
    expect(field).to_have_value("laundry ")
    assert field.evaluate(CARET) == len("laundry ")
    # In the midst of the words, too.
    for _ in range(len("dry ")):
        finder.page.keyboard.press("ArrowLeft")
    finder.page.keyboard.press("Backspace")
    expect(found(finder)).to_have_text("No exact match. These come close.")
    expect(field).to_be_focused()
    assert field.evaluate(CARET) == len("lau")


@pytest.mark.exhaustive
def test_T6_case_accents_and_the_order_of_words_do_not_matter(finder):
    finder.write("Search", "noon CAFE")
    finds(finder, "Café at noon")
    expect(found(finder)).to_have_text("1 task")


@pytest.mark.exhaustive
def test_T6_nothing_found_is_said_in_words_and_clear_leads_back(finder):
    finder.write("Search", "giraffe")
    expect(found(finder)).to_have_text("No results for “giraffe”.")
    expect(finder.main.get_by_role("listitem")).to_have_count(0)
    finder.press("Clear")
    expect(found(finder)).to_be_empty()
    expect(finder.field("Search")).to_have_value("")
    finder.sees_row("Café at noon")


@pytest.mark.exhaustive
def test_T6_return_asks_and_back_leads_to_before_the_typing(finder):
    finder.write("Search", "laundry")
    finds(finder, "Laundry day", "Fold the laundry")
    finder.send("Search")
    # The address said so while it was typed already.
    settle(finder)
    expect(finder.page).to_have_url(re.compile(r"/app/tasks\?q=laundry\b"))
    expect(finder.field("Search")).to_be_focused()
    finds(finder, "Laundry day", "Fold the laundry")
    finder.page.reload()
    finds(finder, "Laundry day", "Fold the laundry")
    expect(finder.field("Search")).to_have_value("laundry")
    finder.page.go_back()
    finder.sees_row("Café at noon")
    expect(finder.field("Search")).to_have_value("")


@pytest.mark.exhaustive
def test_T6_back_leads_back_although_an_input_method_begins_to_compose_before_the_page_is_there(finder):
    finder.enter("Lists")
    finder.enter("Tasks")
    finder.field("Search").evaluate(GO_BACK_AND_COMPOSE)
    finder.is_on("Lists")
    expect(finder.page).to_have_url(re.compile(r"/app/lists\b"))


def test_T6_what_was_found_is_opened_and_back_leads_to_it_again(finder):
    finder.write("Search", "laundry")
    finds(finder, "Laundry day", "Fold the laundry")
    finder.hand.press(finder.row("Fold the laundry").get_by_role("link").first)
    finder.is_on("Task")
    finder.page.go_back()
    finds(finder, "Laundry day", "Fold the laundry")
    expect(finder.field("Search")).to_have_value("laundry")


def test_T6_filters_and_words_count_together(finder):
    finder.write("Search", "laundry")
    finds(finder, "Laundry day", "Fold the laundry")
    finder.filter("Priority", "High")
    finds(finder, "Fold the laundry")
    # They hold for words that are typed later, too.
    finder.write("Search", "café")
    expect(found(finder)).to_contain_text("No results for “café”")
    expect(finder.main.locator("#filters")).to_contain_text("High priority")


def test_T6_the_sheet_of_filters_counts_while_somebody_chooses(finder):
    finder.hand.press(finder.main.locator("#filters"))
    finder.is_on("Filter and sort")
    show = finder.page.locator("#show")
    expect(show).to_have_text("Show", use_inner_text=True)
    finder.unfold("Spoons")
    finder.choose("1 to 2 spoons")
    expect(show).to_have_text("Show 1 task", use_inner_text=True)
    expect(finder.main.locator("#spoons-row > summary > .value")).to_have_text("1 to 2 spoons")
    finder.choose("3 to 5 spoons")
    expect(show).to_have_text("Show 2 tasks", use_inner_text=True)
    # Two fields open below the answer that needs them.
    finder.unfold("Date")
    expect(finder.field("From")).to_be_hidden()
    finder.choose("From, to")
    finder.set_date("From", finder.day(1))
    expect(show).to_have_text("Show 1 task", use_inner_text=True)
    finder.show_filtered()
    finds(finder, "Laundry day")


@pytest.mark.exhaustive
def test_T6_the_order_is_chosen_and_remembered(person):
    titles = ["Sooner", "Later", "Low", "Undated"]
    person.has()
    person.has_task("Low", spoons=1, priority=3)
    person.has_task("Undated", spoons=1)
    person.has_task("Sooner", spoons=1, due=person.day(1), priority=1)
    person.has_task("Later", spoons=1, due=person.day(9), priority=1)
    person.enter("Tasks")
    person.is_on("Tasks")
    sorted_by(person, "Priority")
    finds_in_order(person, *titles)
    person.enter("Today")
    person.is_on("Today")
    person.enter("Tasks")
    finds_in_order(person, *titles)
    expect(person.main.locator("#filters")).to_contain_text("Priority, then date")
    sorted_by(person, "Manual")
    expect(person.main.locator(".cost-section")).to_have_count(1)


@pytest.mark.exhaustive
def test_T6_the_field_is_near_the_beginning_for_the_keyboard(keys):
    keys.has(("Read", 1), at="/app/tasks")
    expect(keys.field("Search")).to_be_visible()

    def is_reached():
        keys.page.keyboard.press("Tab")
        return keys.field("Search").evaluate("element => element === document.activeElement")

    assert any(is_reached() for _ in range(11))
    keys.page.keyboard.insert_text("giraffe")
    expect(found(keys)).to_contain_text("giraffe")


@pytest.mark.exhaustive
def test_T3_a_tick_in_what_was_found_moves_nothing_until_it_is_opened_again(finder):
    finder.write("Search", "laundry")
    finds(finder, "Laundry day", "Fold the laundry")
    row = finder.row("Laundry day")
    before = row.evaluate(PLACE)
    finder.press("Done: Laundry day")
    finder.is_told("Done: Laundry day")
    expect(row.locator("swipe-row")).to_have_attribute("data-state", "done")
    expect(row.locator(".title")).to_have_css("text-decoration-line", "line-through")
    assert row.evaluate(PLACE) == before
    finds(finder, "Laundry day", "Fold the laundry")
    finder.press("Done: Laundry day")
    finder.is_told("Not done: Laundry day")
    expect(row.locator("swipe-row")).to_have_attribute("data-state", "open")
    finder.press("Done: Laundry day")
    finder.is_told("Done: Laundry day")
    finds(finder, "Laundry day", "Fold the laundry")
    finder.enter("Today")
    finder.is_on("Today")
    finder.open("/app/tasks?q=laundry")
    finds_in_order(finder, "Fold the laundry", "Laundry day")


@pytest.mark.exhaustive
def test_T4_what_was_found_is_swiped_like_any_row(touch):
    touch.has(("Read", 1), ("Reading group", 2), at="/app/tasks?q=read")
    row = touch.row("Reading group")
    expect(row).to_be_visible()
    box = row.bounding_box()
    y = box["y"] + box["height"] / 2
    Finger(touch.page).draw((330, y), (120, y))
    touch.is_told("Done: Reading group")
    expect(row.locator("swipe-row")).to_have_attribute("data-state", "done")
    # Until it is back in its place there is nothing under the finger.
    expect(row.locator("[data-swiping]")).to_have_count(0)
    Finger(touch.page).draw((330, y), (120, y))
    touch.is_told("Not done: Reading group")
    expect(row.locator("swipe-row")).to_have_attribute("data-state", "open")


@pytest.mark.exhaustive
def test_T6_what_was_found_begins_near_the_top_and_what_else_can_be_asked_is_a_page_away(touch):
    touch.has(("Tea", 2), ("Teapot", 2), at="/app/tasks?q=tea")
    assert touch.row("Teapot").bounding_box()["y"] < 290
    expect(touch.control("Clear")).to_have_count(0)
    touch.press("Keep this view")
    touch.is_on("View")
    expect(touch.field("Name")).to_be_visible()
    touch.press("Cancel")
    touch.is_on("Search")
    touch.press("Filter and sort")
    touch.is_on("Filter and sort")
    touch.press("Clear")
    touch.is_on("Tasks")
    # Where nothing is found, the way out is in sight.
    touch.open("/app/tasks?q=giraffe")
    expect(touch.control("Clear")).to_be_visible()


@pytest.mark.exhaustive
def test_T6_a_found_task_that_moves_to_the_done_ones_stays_on_the_page(touch):
    """Its row is the same in both groups, and only moves."""
    touch.has(("Read", 1), ("Reading group", 2), at="/app/tasks?q=read")
    touch.press("Done: Reading group")
    touch.is_told("Done: Reading group")
    # The page is asked for again as it is, and has the row in the other group.
    touch.field("Search").press("Enter")
    finds_in_order(touch, "Read", "Reading group")
    # Nothing fades any more.
    soon(touch, lambda: touch.page.evaluate("document.getAnimations().length") == 0)
    finds_in_order(touch, "Read", "Reading group")
    expect(touch.row("Reading group")).to_be_visible()
