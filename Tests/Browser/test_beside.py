"""In a wide window a task opens beside the page that it was chosen on, and the keyboard reaches all of it. Issue 19, part 8."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from chromium import DESK
from input_methods import Keys
from person import Person
from variants import first_of
from waits import soon

TASKS = ("Tea", 2), ("Cake", 2), ("Soup", 3)


@pytest.fixture
def wide(new_context, server):
    """Somebody at a large screen."""
    person = Person(new_context(**{**DESK, "viewport": {"width": 1280, "height": 800}}), server.address, Keys)
    person.has(*TASKS)
    person.plan("Tea", "Cake", "Soup")
    # Where Submit leads; another page that is opened meanwhile would be overtaken by it.
    person.is_on("Today")
    return person


def link(person, title):
    return person.main.locator("a.what").filter(has_text=title)


def opens(person, title):
    link(person, title).press("Enter")
    inner = beside(person)
    expect(inner.get_by_label("Title", exact=True)).to_have_value(title)
    return inner


# Ticks both steps in the task that is open, and closes it before the first of them is sent: each takes its time.
TICK_BOTH_AND_CLOSE = """(control) => {
    const { contentDocument: task, contentWindow: pane } = document.querySelector('#beside iframe');
    const send = pane.fetch;
    pane.fetch = async (...given) => {
        await new Promise((resume) => setTimeout(resume, 400));
        return send(...given);
    };
    for (const tick of task.querySelectorAll('#steps [id^="tick-"]')) tick.click();
    control.click();
}"""

# Presses Done in the task that is open while nobody answers, and closes it at once.
DO_AND_CLOSE = """(control) => {
    const { contentDocument: task, contentWindow: pane } = document.querySelector('#beside iframe');
    pane.fetch = async () => { throw new TypeError('Nobody answers.'); };
    task.getElementById('act-done').click();
    control.click();
}"""


def beside(person):
    return person.page.frame_locator("#beside iframe")


def is_on(person, path):
    soon(person, lambda: urlsplit(person.page.url).path == path)


def is_closed(person):
    expect(person.page.locator("#beside")).to_have_count(0)


def test_19_8_a_task_opens_beside_the_day_has_the_focus_and_escape_gives_it_back(wide):
    inner = opens(wide, "Cake")
    expect(inner.locator("#title")).to_be_focused()
    is_on(wide, "/app/today")
    expect(wide.page.locator("li[data-open] .title")).to_have_text("Cake")
    expect(link(wide, "Soup")).to_be_visible()
    # Tasks that the day shows already are not there twice.
    expect(inner.get_by_role("navigation", name="Main")).to_have_count(0)
    wide.page.keyboard.press("Escape")
    is_closed(wide)
    expect(link(wide, "Cake")).to_be_focused()


def test_19_8_another_task_takes_its_place_and_the_button_closes_it(wide):
    opens(wide, "Cake")
    opens(wide, "Soup")
    expect(wide.page.locator("#beside")).to_have_count(1)
    wide.page.get_by_role("button", name="Close the task").click()
    is_closed(wide)
    expect(link(wide, "Soup")).to_be_focused()


@pytest.mark.parametrize("leaves", first_of("by its button", "for another task"))
def test_19_8_what_was_done_in_a_task_is_stored_although_it_is_closed_at_once(wide, leaves):
    cake = link(wide, "Cake").get_attribute("href")
    for title in "Beat the eggs", "Sift the flour":
        wide.post(f"{cake}/step", title=title)
    inner = opens(wide, "Cake")
    expect(inner.locator("#steps li")).to_have_count(2)
    button = wide.page.locator("#beside-close")
    control = button if leaves == "by its button" else link(wide, "Soup")
    wide.page.evaluate(TICK_BOTH_AND_CLOSE, control.element_handle())
    if control is button:
        # Out of sight at once, whatever is still under way in it.
        assert wide.page.locator("#beside").count() == 0
        expect(link(wide, "Cake")).to_be_focused()
    else:
        expect(beside(wide).get_by_label("Title", exact=True)).to_have_value("Soup")
    # Taken away once all of it is stored.
    expect(wide.page.locator("aside[hidden] > iframe")).to_have_count(0)
    expect(opens(wide, "Cake").locator("#steps li.done")).to_have_count(2)


def test_19_8_the_day_says_so_if_what_was_done_in_a_closed_task_was_not_stored(wide):
    opens(wide, "Cake")
    wide.page.evaluate(DO_AND_CLOSE, wide.page.locator("#beside-close").element_handle())
    is_closed(wide)
    wide.is_told("This was not saved")
    expect(wide.to_do("Cake")).to_have_count(1)


@pytest.mark.exhaustive
def test_19_8_escape_closes_an_open_menu_or_the_message_and_leaves_the_task_open(wide):
    wide.press("Done: Tea")
    wide.is_told("Done: Tea")
    opens(wide, "Cake")
    wide.page.locator("#menu > summary").focus()
    wide.page.keyboard.press("Enter")
    expect(wide.page.locator("#menu[open]")).to_have_count(1)
    wide.page.keyboard.press("Escape")
    expect(wide.page.locator("#menu[open]")).to_have_count(0)
    wide.page.locator("#toast-undo").focus()
    wide.page.keyboard.press("Escape")
    expect(wide.page.locator("#toast p")).to_have_count(0)
    assert wide.page.locator("#beside").count() == 1
    wide.page.keyboard.press("Escape")
    is_closed(wide)


@pytest.mark.exhaustive
def test_19_8_escape_that_gives_up_what_is_composed_leaves_the_task_open(wide):
    inner = opens(wide, "Cake")
    inner.get_by_label("Title", exact=True).evaluate("""(field) => field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }))""")
    assert wide.page.locator("#beside").count() == 1


@pytest.mark.exhaustive
def test_19_8_saving_beside_the_day_leads_back_to_it_with_undo(wide):
    inner = opens(wide, "Cake")
    inner.get_by_label("Title", exact=True).fill("Plum cake")
    inner.get_by_role("button", name="Save", exact=True).click()
    is_closed(wide)
    is_on(wide, "/app/today")
    wide.sees_row("Plum cake")
    wide.press("Undo", wide.page.locator("#toast"))
    wide.sees_row("Cake")


def test_19_8_cancel_closes_it_and_changes_nothing(wide):
    inner = opens(wide, "Cake")
    inner.get_by_label("Title", exact=True).fill("Plum cake")
    inner.locator("#cancel").click()
    is_closed(wide)
    wide.sees_row("Cake")


@pytest.mark.exhaustive
def test_19_8_what_is_done_beside_the_day_shows_on_it(wide):
    opens(wide, "Cake")
    wide.counts(7, 12)
    beside(wide).get_by_role("button", name="Done", exact=True).click()
    expect(wide.main.locator("li.done .title").first).to_have_text("Cake")
    is_on(wide, "/app/today")


@pytest.mark.exhaustive
def test_19_8_a_place_elsewhere_is_shown_by_the_window_and_closes_the_task(wide):
    opens(wide, "Cake")
    wide.page.get_by_role("navigation", name="Main").get_by_role("link", name="Lists").click()
    wide.is_on("Lists")
    is_closed(wide)


def test_19_8_without_room_the_task_is_a_page(wide):
    opens(wide, "Cake")
    wide.page.set_viewport_size({"width": 900, "height": 800})
    wide.is_on("Task")
    is_closed(wide)
    wide.open("/app/today")
    link(wide, "Soup").press("Enter")
    wide.is_on("Task")
    expect(wide.field("Title")).to_have_value("Soup")


@pytest.mark.exhaustive
def test_19_8_arrows_lead_from_row_to_row_also_where_single_letters_are_off(wide):
    wide.post("/app/settings", keys="off")
    wide.open("/app/today")
    titles = wide.main.locator("a.what .title").all_inner_texts()
    link(wide, titles[0]).focus()
    wide.page.keyboard.press("ArrowDown")
    expect(link(wide, titles[1])).to_be_focused()
    wide.page.keyboard.press("ArrowDown")
    wide.page.keyboard.press("ArrowUp")
    expect(link(wide, titles[1])).to_be_focused()
    wide.page.keyboard.press("j")
    expect(link(wide, titles[1])).to_be_focused()


@pytest.mark.exhaustive
def test_the_tabs_at_the_side_stand_at_one_height_whether_a_task_is_added_there_or_beside_the_title(wide):
    wide.has_task("Letter")
    wide.has_list("Errands")
    tops = []
    for path, is_at_the_side in ("/app/tasks", True), ("/app/lists", False), ("/app/calendar", True):
        wide.open(path)
        expect(wide.page.locator("#side-add")).to_be_visible(visible=is_at_the_side)
        tops.append(wide.page.locator("#bar").bounding_box()["y"])
    assert len(set(tops)) == 1


@pytest.mark.exhaustive
def test_what_is_not_in_the_list_of_the_day_stands_beside_it_until_a_task_opens_there(wide):
    wide.press("Done: Tea")
    aside = wide.page.locator("main > .day-aside")
    expect(aside.get_by_text("Tea").first).to_be_visible()
    task, other = link(wide, "Cake").bounding_box(), aside.bounding_box()
    assert other["x"] > task["x"] + task["width"] and other["y"] < task["y"]
    opens(wide, "Cake")
    # The list keeps its place and its width.
    assert {**link(wide, "Cake").bounding_box(), "y": 0} == pytest.approx({**task, "y": 0}, abs=0.5)
    assert aside.bounding_box()["y"] > task["y"]


@pytest.mark.exhaustive
def test_help_stands_at_the_foot_of_the_bar_at_the_side(wide):
    box = wide.page.locator("#side-help").bounding_box()
    assert 700 < box["y"] < 800
    wide.page.locator("#side-help a").click()
    wide.is_on("Help")
