"""Rows of the categories, of all tasks side by side and of the backlog are rows like any other: T3, T4, T6, T9."""

import pytest
from playwright.sync_api import expect

from fingers import Finger
from variants import first_of

PLACE = "element => element.getBoundingClientRect().top + scrollY"


def cost(path):
    return "" if path == "/app/spoons/unsorted" else 4


def titles(person):
    """Of the tasks alone: rows that lead elsewhere have titles, too."""
    return person.main.locator(".row:has(swipe-row) .title")


def stands_at(person, path, *wanted):
    """In front of the tasks of these titles, which were made before."""
    if path == "/app/backlog":
        person.open()
        person.plan(*wanted)
        person.is_on("Today")
        person.start_day()
    person.open(path)
    expect(titles(person)).to_have_count(len(wanted))


@pytest.fixture
def waiting(person, path):
    person.has(("Post", cost(path)), ("Soup", cost(path)), ("Tea", cost(path)))
    stands_at(person, path, "Tea", "Soup", "Post")
    return person


def state(person, title):
    return person.row(title).locator("swipe-row")


@pytest.mark.parametrize("path", ["/app/tasks"])
def test_T3_a_tick_moves_nothing_until_the_list_is_opened_again(waiting, path):
    before = titles(waiting).all_inner_texts()
    row = waiting.row("Soup")
    place = row.evaluate(PLACE)
    waiting.press("Done: Soup")
    waiting.is_told("Done: Soup")
    expect(state(waiting, "Soup")).to_have_attribute("data-state", "done")
    expect(row.locator(".title")).to_have_css("text-decoration-line", "line-through")
    expect(waiting.control("Add to today: Soup")).to_have_count(0)
    assert row.evaluate(PLACE) == place
    waiting.press("Done: Soup")
    waiting.is_told("Not done: Soup")
    expect(state(waiting, "Soup")).to_have_attribute("data-state", "open")
    waiting.press("Done: Soup")
    waiting.is_told("Done: Soup")
    waiting.press("Done: Tea")
    waiting.is_told("Done: Tea")
    expect(titles(waiting)).to_have_text(before)
    waiting.enter("Today")
    waiting.is_on("Today")
    waiting.open(path)
    waiting.sees_row("Post")
    waiting.sees_no_row("Soup")
    waiting.sees_no_row("Tea")


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/app/backlog"])
def test_A3_a_tick_is_undone_where_it_was_made(waiting):
    before = titles(waiting).all_inner_texts()
    waiting.press("Done: Soup")
    waiting.is_told("Done: Soup")
    waiting.press("Undo")
    expect(state(waiting, "Soup")).to_have_attribute("data-state", "open")
    expect(titles(waiting)).to_have_text(before)


@pytest.mark.parametrize("path", first_of("/app/spoons/unsorted", "/app/backlog"))
def test_T4_a_row_that_waits_is_swiped_like_any_row(touch, path):
    touch.has(("Post", cost(path)), ("Soup", cost(path)))
    stands_at(touch, path, "Soup", "Post")
    box = touch.row("Soup").bounding_box()
    y = box["y"] + box["height"] / 2
    Finger(touch.page).draw((330, y), (120, y))
    touch.is_told("Done: Soup")
    expect(state(touch, "Soup")).to_have_attribute("data-state", "done")
    # Until it is back in its place there is nothing under the finger.
    expect(touch.row("Soup").locator("[data-swiping]")).to_have_count(0)
    Finger(touch.page).draw((330, y), (120, y))
    touch.is_told("Not done: Soup")
    expect(state(touch, "Soup")).to_have_attribute("data-state", "open")


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/app/spoons/4"])
def test_T6_each_has_an_order_of_its_own_that_is_remembered(person, path):
    person.has()
    person.has_task("Sooner", spoons=cost(path), due=person.day(1))
    person.has_task("Later", spoons=cost(path), due=person.day(9))
    stands_at(person, path, "Later", "Sooner")
    own = titles(person).all_inner_texts()
    assert own[0].startswith("Later")
    person.press("Show Options")
    expect(person.control("Move up: Later")).to_be_visible()
    person.press("Due date, earliest first")
    expect(titles(person)).to_have_text(own[::-1])
    # Rows have no place to be moved to in another order than their own.
    expect(person.main.get_by_role("button", name="Move up")).to_have_count(0)
    expect(person.control("Delete: Later")).to_be_visible()
    person.press("Done: Sooner")
    person.is_told("Done: Sooner")
    expect(titles(person)).to_have_text(own[::-1])
    person.press("Undo")
    expect(state(person, "Sooner")).to_have_attribute("data-state", "open")
    person.enter("Today")
    person.is_on("Today")
    person.open(path)
    expect(titles(person)).to_have_text(own[::-1])
    person.press("Manual")
    expect(titles(person)).to_have_text(own)
    expect(person.control("Move up: Later")).to_be_visible()


@pytest.mark.parametrize("width", first_of(320, 390))
def test_D6_what_the_sun_of_a_row_does_is_said_once_above_the_rows(touch, width):
    touch.page.set_viewport_size({"width": width, "height": 700})
    touch.has(("Tea", 4), ("Cake", 4), ("Soup", None))
    for path in ("/app/spoons/4", "/app/tasks", "/app/tasks?q=a", "/app/tasks?priority=0&spoons=4"):
        touch.open(path)
        key = touch.main.locator(".take-key")
        expect(key).to_have_count(1)
        expect(key).to_have_text("Add to today ")
        # Over the column of the suns.
        sun, column = key.locator(".icon").bounding_box(), touch.control("Add to today: Tea").bounding_box()
        assert sun["y"] < column["y"]
        assert abs(sun["x"] + sun["width"] / 2 - column["x"] - column["width"] / 2) <= 2
    touch.open("/app/spoons/unsorted")
    expect(touch.main.locator(".take-key")).to_have_count(0)


@pytest.mark.exhaustive
def test_D3_on_the_narrowest_phone_a_title_is_whole_beside_the_button_that_sets_its_cost(touch):
    touch.page.set_viewport_size({"width": 320, "height": 844})
    touch.has(("Ask about the repeat prescription", None), at="/app/tasks")
    row = touch.row("Ask about the repeat prescription")
    expect(row.get_by_role("link", name="Set spoons")).to_be_visible()
    hidden = row.locator(".title").evaluate("title => title.scrollHeight - title.clientHeight")
    assert hidden <= 1
