"""Swipe and drag: second ways to press buttons that are there anyway (rows T4 and T9)."""

import re

import pytest
from playwright.sync_api import expect

from fingers import Finger
from program import eventually
from timers import comes_true
from waits import settle


@pytest.fixture
def day(touch):
    """Nine tasks in today's list: more than a screen holds."""
    touch.has(*[(f"Task {number:02}", 1) for number in reversed(range(9))], spoons=20, at="/app/tasks?select=1")
    # All at once: a tap on each takes longer than most of these tests.
    touch.main.get_by_role("checkbox").evaluate_all("boxes => boxes.forEach((box) => box.click())")
    touch.press("Submit")
    touch.is_on("Today")
    touch.press("Dismiss")
    return touch


@pytest.fixture
def finger(day):
    return Finger(day.page)


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def state(day, title):
    return day.to_do(title).locator("swipe-row")


def test_T4_a_swipe_to_the_left_marks_a_task_done_and_again_not_done(day, finger):
    _, y = middle(day.to_do("Task 01"))
    finger.draw((330, y), (120, y))
    expect(state(day, "Task 01")).to_have_attribute("data-state", "done")
    day.is_told("Done: Task 01")
    expect(state(day, "Task 01")).not_to_have_attribute("data-swiping", re.compile(".*"))
    finger.draw((330, y), (120, y))
    expect(state(day, "Task 01")).to_have_attribute("data-state", "open")
    day.is_told("Not done: Task 01")


def test_T4_the_row_follows_the_finger_and_shows_what_it_would_do(day, finger):
    _, y = middle(day.to_do("Task 01"))
    row = state(day, "Task 01")
    finger.draw((330, y), (250, y), lift=False)
    expect(row).to_have_attribute("data-swiping", "near")
    assert row.bounding_box()["x"] < -40
    # In a word beside the row, and by the ground behind it.
    says = "row => getComputedStyle(row, '::after').content"
    ground = "row => getComputedStyle(row.parentElement).backgroundColor"
    assert row.evaluate(says) == '"Done"'
    near = row.evaluate(ground)
    finger.move(120, y)
    expect(row).to_have_attribute("data-swiping", "past")
    assert row.evaluate(says) == '"Done"' and row.evaluate(ground) != near
    finger.move(300, y)
    expect(row).to_have_attribute("data-swiping", "near")
    finger.up()
    expect(row).not_to_have_attribute("data-swiping", "near")
    expect(row).to_have_attribute("data-state", "open")


def test_T4_a_short_swipe_goes_back_and_does_nothing(day, finger):
    _, y = middle(day.to_do("Task 01"))
    place = state(day, "Task 01").bounding_box()
    finger.draw((330, y), (260, y))
    settle(day)
    eventually(lambda: state(day, "Task 01").bounding_box() == place)
    assert state(day, "Task 01").bounding_box() == place
    expect(state(day, "Task 01")).to_have_attribute("data-state", "open")
    assert day.page.url.split("?")[0].endswith("/app/today"), "the end of a swipe opened the task"


@pytest.mark.exhaustive
def test_T4_a_finger_that_rests_on_a_row_right_after_a_swipe_leaves_no_trace(day, finger):
    _, y = middle(day.to_do("Task 01"))
    finger.draw((330, y), (260, y))
    # Before the row is at rest again.
    finger.down(300, y)
    day.page.wait_for_timeout(300)
    finger.send("touchCancel", [])
    expect(day.page.locator("[data-swiping]")).to_have_count(0)


@pytest.mark.exhaustive
def test_T4_scrolling_is_not_swiping(day, finger):
    _, y = middle(day.to_do("Task 03"))
    finger.draw((200, y), (190, y - 150), (40, y - 200))
    comes_true(day, "scrollY > 50")
    settle(day)
    expect(day.page.locator("[data-state=done]")).to_have_count(0)
    assert day.page.evaluate("scrollY") > 50


@pytest.mark.exhaustive
@pytest.mark.parametrize("x", [384, 8])
def test_T4_a_swipe_from_the_edge_is_the_systems(day, finger, x):
    _, y = middle(day.to_do("Task 01"))
    finger.draw((x, y), (x - 250, y))
    settle(day)
    expect(day.page.locator("[data-state=done]")).to_have_count(0)


@pytest.mark.parametrize("path", ["/app/today", "/app/spoons/1"], ids=["today", "waiting"])
def test_T13_a_swipe_to_the_right_opens_the_menu_that_moves_a_task_to_a_day(day, finger, path):
    day.has_task("Task 09", spoons=1)
    day.open(path)
    title = "Task 01" if path == "/app/today" else "Task 09"
    row = day.row(title).locator("swipe-row")
    _, y = middle(row)
    finger.draw((60, y), (110, y), lift=False)
    expect(row).to_have_attribute("data-swiping", "near")
    assert row.evaluate("row => getComputedStyle(row, '::after').content") == '"Move"'
    finger.move(330, y)
    finger.up()
    day.is_on("Move to a day")
    day.sees(title)
    day.press("Cancel")
    day.sees_row(title)


def test_T4_every_swipe_has_a_button(day):
    rows = day.page.locator("swipe-row")
    expect(rows).to_have_count(9)
    for row in rows.all():
        expect(row.get_by_role("button").and_(row.locator("[data-swipe]"))).to_have_count(1)


# The answer to the next command takes its time.
SLOW = """() => {
    const send = window.fetch;
    window.fetch = async (...given) => {
        window.fetch = send;
        await new Promise((resume) => setTimeout(resume, 800));
        return send(...given);
    };
}"""


@pytest.fixture
def category(touch):
    touch.has(*[(title, 2) for title in "EDCBA"], at="/app/spoons/2")
    touch.press("Show Options")
    expect(touch.main.locator(".row .title")).to_have_text(list("ABCDE"))
    return touch


def grip(person, title):
    return person.page.get_by_role("button", name=f"Drag to move: {title}", exact=True)


def drag_by_touch(person, start, end):
    Finger(person.page).draw(start, end)


def drag_by_mouse(person, start, end):
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=10)
    mouse.up()


@pytest.mark.parametrize("drag", [drag_by_touch, drag_by_mouse], ids=["touch", "mouse"])
def test_T9_a_row_is_dragged_by_its_handle(category, drag):
    start, end = middle(grip(category, "A")), middle(grip(category, "C"))
    drag(category, start, (end[0], end[1] + 10))
    category.is_told("Moved: A")
    expect(category.main.locator(".row .title")).to_have_text(list("BCADE"))
    start, end = middle(grip(category, "D")), middle(grip(category, "B"))
    drag(category, start, (end[0], end[1] - 20))
    category.is_told("Moved: D")
    expect(category.main.locator(".row .title")).to_have_text(list("DBCAE"))
    category.page.reload()
    expect(category.main.locator(".row .title")).to_have_text(list("DBCAE"))


@pytest.mark.exhaustive
def test_T9_a_row_is_dropped_where_another_row_left_while_it_was_dragged(category):
    start, end = middle(grip(category, "D")), middle(grip(category, "A"))
    category.page.evaluate(SLOW)
    category.press("Add to today: A")
    finger = Finger(category.page)
    finger.draw(start, (end[0], end[1] - 20), lift=False)
    category.sees_no_row("A")
    expect(category.page.locator("[data-leaving]")).to_have_count(0)
    finger.up()
    category.is_told("Moved: D")
    rows = category.main.locator("[data-move] .title")
    expect(rows).to_have_text(list("DBCE"))
    category.page.reload()
    expect(rows).to_have_text(list("DBCE"))


@pytest.mark.exhaustive
def test_T9_a_row_that_is_dropped_on_another_group_stays_and_it_is_said_why(touch):
    touch.has(("A", 1), ("B", 1), ("C", 2), ("D", 2))
    touch.enter("Tasks")
    touch.press("Show Options")
    titles = touch.main.locator(".row .title")
    before = titles.all_text_contents()
    drag_by_touch(touch, middle(grip(touch, before[0])), middle(grip(touch, before[2])))
    touch.is_told("Tasks are grouped by cost. To move this one to another group, change its cost.")
    assert titles.all_text_contents() == before


def test_T9_escape_and_a_drop_in_the_same_place_leave_no_trace(category):
    mouse = category.page.mouse
    start = middle(grip(category, "A"))
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0], start[1] + 150, steps=8)
    expect(category.page.locator("[data-dragging]")).to_have_count(1)
    category.page.keyboard.press("Escape")
    expect(category.page.locator("[data-dragging]")).to_have_count(0)
    mouse.up()
    drag_by_mouse(category, start, (start[0], start[1] + 6))
    settle(category)
    expect(category.main.locator(".row .title")).to_have_text(list("ABCDE"))
    expect(category.page.locator("#toast p")).to_have_count(0)


def test_T9_the_arrow_keys_move_the_row_whose_handle_has_the_focus(category):
    grip(category, "B").focus()
    category.page.keyboard.press("ArrowDown")
    expect(category.main.locator(".row .title")).to_have_text(list("ACBDE"))
    expect(grip(category, "B")).to_be_focused()
    category.page.keyboard.press("ArrowDown")
    expect(category.main.locator(".row .title")).to_have_text(list("ACDBE"))
    category.page.keyboard.press("ArrowUp")
    expect(category.main.locator(".row .title")).to_have_text(list("ACBDE"))
    expect(grip(category, "B")).to_be_focused()
