"""Steps: a task in parts, three levels and more of them. Row T8."""

import re

import pytest
from playwright.sync_api import expect

from fingers import Finger


def step(person, title):
    """The line of one step, without the lines beneath it."""
    return person.page.locator("#steps .row-main").filter(has_text=title)


def expect_steps(person, *wanted):
    expect(person.page.locator("#steps .title")).to_have_text(list(wanted))


def has_step(person, task, title):
    """A step more; answers with its path."""
    answer = person.post(f"{task}/step", title=title)
    return "/app/tasks/" + re.search(r"did=([0-9a-f]{32})", answer["address"])[1]


def has_shed(person):
    """A task with three levels of steps beneath it; answers with its path."""
    task = person.has_task("Sort out the shed", spoons="4")
    has_step(person, task, "Find the key")
    heaps = has_step(person, task, "Make three heaps")
    door = has_step(person, heaps, "By the door")
    has_step(person, door, "Old paint")
    has_step(person, task, "Sweep")
    return task


def has_trip(person):
    """A task with three steps, the first of which has three of its own; answers with its path."""
    task = person.has_task("Trip")
    clothes = has_step(person, task, "Clothes")
    for title in "Socks", "Shirt", "Scarf":
        has_step(person, clothes, title)
    for title in "Tickets", "Keys":
        has_step(person, task, title)
    return task


def unfold_step(person, title):
    """Opens the options of a step."""
    person.hand.press(person.page.locator(f"summary[aria-label='More for {title}']"))


def grip(person, title):
    return person.page.get_by_role("button", name=f"Drag to move: {title}", exact=True)


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def path_past(person, title, other, beyond):
    """From the handle of a step so far that its middle lies beyond that of another."""
    grip(person, title).evaluate("grip => grip.scrollIntoView({ block: 'center' })")
    mine, others = (middle(step(person, name).locator("xpath=..")) for name in (title, other))
    x, y = middle(grip(person, title))
    return (x, y), (x, y + others[1] - mine[1] + beyond)


def open_task(person, title):
    person.hand.press(person.row(title).get_by_role("link").first)
    person.is_on("Task")
    expect(person.field("Title")).to_have_value(title)


def to_step(person, title):
    """To the page of a step, from the page it stands on."""
    person.press(title, person.page.locator("#steps"))
    person.is_on("Task")
    expect(person.field("Title")).to_have_value(title)


def test_T8_steps_are_added_one_line_after_the_other_without_leaving_the_field(person):
    person.has(("Sort out the shed", 4), at="/app/spoons/4")
    open_task(person, "Sort out the shed")
    field = person.field("Add a step")
    added = []
    for title in "Find the key", "Make three heaps", "Sweep":
        person.write("Add a step", title)
        person.send("Add a step")
        added.append(title)
        expect_steps(person, *added)
        expect(field).to_have_value("")
        expect(field).to_be_focused()
        person.is_on("Task")


def test_T8_a_step_is_ticked_on_the_page_of_its_task_stays_there_and_is_undone(person):
    person.has()
    person.open(has_shed(person))
    tick = person.control("Done: Find the key")
    person.press("Done: Find the key")
    person.is_told("Done: Find the key")
    expect(tick).to_have_attribute("aria-pressed", "true")
    expect(step(person, "Find the key").locator(".title")).to_have_css("text-decoration-line", "line-through")
    expect_steps(person, "Find the key", "Make three heaps", "By the door", "Old paint", "Sweep")
    person.press("Undo")
    person.is_told("Undone")
    expect(tick).to_have_attribute("aria-pressed", "false")
    person.press("Done: Find the key")
    expect(tick).to_have_attribute("aria-pressed", "true")
    person.press("Done: Find the key")
    person.is_told("Not done: Find the key")
    expect(tick).to_have_attribute("aria-pressed", "false")


@pytest.mark.exhaustive
def test_T9_a_step_is_dragged_among_those_of_its_own_task(touch):
    touch.has()
    task = has_trip(touch)
    touch.open(task)
    expect(grip(touch, "Socks")).not_to_be_visible()
    unfold_step(touch, "Socks")
    expect(grip(touch, "Socks")).to_be_visible()
    unfold_step(touch, "Keys")
    finger = Finger(touch.page)
    finger.draw(*path_past(touch, "Socks", "Shirt", 10), lift=False)
    # One is dragged, in one list.
    expect(touch.page.locator("#steps [data-dragging]")).to_have_count(1)
    finger.up()
    touch.is_told("Moved: Socks")
    expect_steps(touch, "Clothes", "Shirt", "Socks", "Scarf", "Tickets", "Keys")
    expect(touch.page.locator("#steps [data-dragging]")).to_have_count(0)
    finger.draw(*path_past(touch, "Keys", "Tickets", -10))
    touch.is_told("Moved: Keys")
    expect_steps(touch, "Clothes", "Shirt", "Socks", "Scarf", "Keys", "Tickets")
    touch.open(task)
    expect_steps(touch, "Clothes", "Shirt", "Socks", "Scarf", "Keys", "Tickets")


@pytest.mark.exhaustive
def test_T9_the_handle_of_a_step_is_worked_with_arrow_keys(keys):
    keys.has()
    keys.open(has_trip(keys))
    unfold_step(keys, "Socks")
    keys.hand.reach(grip(keys, "Socks"))
    keys.page.keyboard.press("ArrowDown")
    expect_steps(keys, "Clothes", "Shirt", "Socks", "Scarf", "Tickets", "Keys")
    expect(grip(keys, "Socks")).to_be_focused()
    keys.page.keyboard.press("ArrowUp")
    expect_steps(keys, "Clothes", "Socks", "Shirt", "Scarf", "Tickets", "Keys")
    expect(grip(keys, "Socks")).to_be_focused()


@pytest.mark.exhaustive
def test_T8_a_step_of_a_step_that_is_ticked_stays_where_it_is(person):
    person.has()
    person.open(has_trip(person))
    for told, pressed in (("Done: Shirt", "true"), ("Not done: Shirt", "false")):
        person.press("Done: Shirt")
        person.is_told(told)
        expect(person.control("Done: Shirt")).to_have_attribute("aria-pressed", pressed)
        expect_steps(person, "Clothes", "Socks", "Shirt", "Scarf", "Tickets", "Keys")
        expect(person.page.locator("#step-list > li, reorder-list > li, #steps li > li")).to_have_count(0)
        expect(person.page.locator("#steps li li")).to_have_count(3)


@pytest.mark.exhaustive
def test_T8_a_done_parent_is_struck_through_and_its_open_steps_are_not(touch):
    touch.has()
    task = has_shed(touch)
    touch.open(task)
    touch.press("Done: Make three heaps")
    touch.is_told("Done: Make three heaps")
    for title, line in (("Make three heaps", "line-through"), ("Sweep", "none")):
        expect(step(touch, title).locator(".title")).to_have_css("text-decoration-line", line)


def test_T8_steps_are_added_ticked_and_broken_out_offline(person):
    person.has()
    person.open(has_shed(person))
    person.is_on("Task")
    person.context.set_offline(True)
    person.write("Add a step", "Lock the door")
    person.send("Add a step")
    person.is_told("Added: Lock the door")
    person.press("Done: Find the key")
    person.is_told("Done: Find the key")
    to_step(person, "Sweep")
    person.unfold("Move this step")
    person.press("Turn into a task")
    person.is_told("Moved: Sweep")
    person.enter("Tasks")
    person.sees_row("Sweep")
    expect(person.row("Sort out the shed").locator(".next-step")).to_have_text("4 steps left: Old paint")
