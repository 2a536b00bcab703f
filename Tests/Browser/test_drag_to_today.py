"""In a wide window a task is dragged with the mouse onto Today at the side. Issue 19, part 8."""

import pytest
from playwright.sync_api import expect

from chromium import DESK
from input_methods import Keys
from person import Person
from variants import first_of

WIDE = {**DESK, "viewport": {"width": 1280, "height": 800}}


@pytest.fixture
def mouse(new_context, server):
    """Somebody at a large screen with a mouse, who prepares what is needed by the keyboard."""
    return Person(new_context(**WIDE), server.address, Keys)


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def today(person):
    return person.page.locator("#bar").get_by_role("link", name="Today", exact=True)


def title(person, name):
    return person.main.locator("a.what").filter(has_text=name)


def drag(person, name, onto):
    person.page.mouse.move(*middle(title(person, name)))
    person.page.mouse.down()
    person.page.mouse.move(*middle(onto), steps=8)
    person.page.mouse.up()


def copy(person):
    return person.page.locator(".dragged-task, [data-dragging], [data-dropping]")


@pytest.mark.parametrize("path", first_of("/app/spoons/3", "/app/tasks", "/app/tasks?q=Soup"))
def test_D3_a_task_is_dragged_onto_today_from_wherever_it_stands(mouse, path):
    mouse.has(("Soup", 3))
    mouse.open(path)
    drag(mouse, "Soup", today(mouse))
    expect(mouse.page.locator("#toast")).to_contain_text("Soup")
    expect(copy(mouse)).to_have_count(0)
    mouse.open("/app/today")
    mouse.sees_row("Soup")


def test_D3_a_task_that_does_not_fit_is_asked_about_and_not_added(mouse):
    mouse.has(("Soup", 9), ("Cake", 9))
    mouse.plan("Cake")
    mouse.is_on("Today")
    mouse.open("/app/spoons/9")
    drag(mouse, "Soup", today(mouse))
    expect(mouse.page.get_by_text("spoons over")).to_be_visible()
    mouse.open("/app/today")
    expect(title(mouse, "Soup")).to_have_count(0)


@pytest.mark.exhaustive
def test_D3_dropped_anywhere_else_or_called_off_by_escape_nothing_happens(mouse):
    mouse.has(("Soup", 3), at="/app/spoons/3")
    drag(mouse, "Soup", mouse.page.locator("#bar").get_by_role("link", name="Calendar", exact=True))
    expect(copy(mouse)).to_have_count(0)
    mouse.page.mouse.move(*middle(title(mouse, "Soup")))
    mouse.page.mouse.down()
    mouse.page.mouse.move(*middle(today(mouse)), steps=8)
    expect(mouse.page.locator(".dragged-task")).to_have_text("Soup")
    mouse.page.keyboard.press("Escape")
    expect(copy(mouse)).to_have_count(0)
    mouse.page.mouse.up()
    mouse.is_on("3 spoons")
    mouse.sees_row("Soup")
    expect(mouse.page.locator("#toast")).to_be_empty()


@pytest.mark.exhaustive
def test_D3_a_press_whose_end_was_lost_is_over_once_another_task_is_pressed(mouse):
    mouse.has(("Soup", 3), ("Cake", 3), at="/app/spoons/3")
    # As where another window comes to the front: the page is told of no end.
    mouse.page.evaluate("addEventListener('pointerup', (event) => event.stopImmediatePropagation(), { capture: true, once: true })")
    mouse.page.evaluate("addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })")
    mouse.page.mouse.move(*middle(title(mouse, "Soup")))
    mouse.page.mouse.down()
    mouse.page.mouse.up()
    drag(mouse, "Cake", today(mouse))
    expect(mouse.page.locator("#toast")).to_contain_text("Cake")
    mouse.sees_row("Soup")


@pytest.mark.exhaustive
def test_D3_a_click_on_the_title_still_opens_the_task(mouse):
    mouse.has(("Soup", 3), at="/app/spoons/3")
    title(mouse, "Soup").click()
    expect(mouse.page.frame_locator("#beside iframe").get_by_label("Title", exact=True)).to_have_value("Soup")
