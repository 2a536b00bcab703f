"""Save and Cancel lead back to where one came from."""

import re

import pytest
from playwright.sync_api import expect

from dates import cell
from waits import settle

# Every answer takes its time.
SLOW = """() => {
    const send = window.fetch;
    window.fetch = async (...given) => {
        await new Promise((resume) => setTimeout(resume, 400));
        return send(...given);
    };
}"""

# The next answer is lost.
UNANSWERED = """() => {
    const send = window.fetch;
    window.fetch = async (...given) => {
        window.fetch = send;
        await new Promise((resume) => setTimeout(resume, 400));
        throw new TypeError('The answer was lost.');
    };
}"""

# The link of the bar, which a phone shows on other pages, is in every page.
SAVE_AND_GO = """(button) => {
    button.click();
    document.querySelector('#bar a[href="/app/lists"]').click();
}"""

# As a hand that trembles does it.
TAP_TWICE = """async (control) => {
    control.click();
    await new Promise((resume) => setTimeout(resume, 150));
    control.click();
}"""

BACK_AND_FORWARD = """() => new Promise((resume) => {
    addEventListener('popstate', () => {
        addEventListener('popstate', () => resume(), { once: true });
        history.forward();
    }, { once: true });
    history.back();
})"""


GO_BACK = """() => new Promise((resume) => {
    addEventListener('popstate', () => resume(), { once: true });
    history.back();
})"""


def scrolled(person):
    return person.page.evaluate("() => scrollY")


def scroll_to(person, title):
    """Scrolls until the row is near the upper edge, and waits until the page has noted where it is."""
    person.row(title).evaluate("(row) => row.scrollIntoView({ block: 'center' })")
    person.page.wait_for_function("() => scrollY > 0 && history.state?.y === scrollY")
    return scrolled(person)


def opens_a_planned_task(person):
    person.has(("Stretch", 3))
    person.plan("Stretch")
    person.is_on("Today")
    person.press("Stretch")
    person.is_on("Task")


def test_saving_a_task_leads_back_to_today_scrolled_as_it_was(touch):
    titles = [f"Task {number:02}" for number in range(1, 11)]
    touch.has(*((title, 2 if title > "Task 08" else 1) for title in titles))
    touch.plan(*titles)
    touch.is_on("Today")
    y = scroll_to(touch, "Task 10")
    touch.press("Task 10")
    touch.is_on("Task")
    touch.write("Title", "The last task")
    touch.press("Save")
    touch.is_on("Today")
    touch.is_told("Changed: The last task")
    touch.sees_row("The last task")
    assert scrolled(touch) == y


def test_saving_leads_back_with_its_message_to_a_page_whose_address_names_a_place_on_it(touch):
    touch.has()
    touch.has_task("Send the form", due="2027-03-18")
    touch.open("/app/calendar?date=2027-03-10")
    touch.hand.press(cell(touch, "2027-03-18"))
    expect(touch.page).to_have_url(re.compile("#day-title$"))
    touch.hand.press(touch.row("Send the form").locator("a.what"))
    touch.is_on("Task")
    touch.write("Title", "Send both forms")
    touch.press("Save")
    expect(touch.page).to_have_url(re.compile("/app/calendar"))
    touch.is_told("Changed: Send both forms")
    settle(touch)
    touch.is_told("Changed: Send both forms")


@pytest.mark.exhaustive
def test_saving_leads_back_to_a_search_however_its_words_are_written_in_the_address(touch):
    touch.has(("Buy bread", 1), at="/app/tasks?q=buy%20bread")
    touch.press("Buy bread")
    touch.is_on("Task")
    entries = touch.page.evaluate("history.length")
    touch.write("Title", "Buy rye bread")
    touch.press("Save")
    expect(touch.page).to_have_url(re.compile(r"/app/tasks\?q=buy"))
    touch.is_told("Changed: Buy rye bread")
    assert touch.page.evaluate("history.length") == entries


def test_cancel_leads_back_to_what_was_searched_for_and_the_row_has_the_focus(keys):
    keys.has(("Buy bread", 1), ("Buy milk", 1), ("Rest", 1), at="/app/tasks?q=buy")
    keys.press("Buy milk")
    keys.is_on("Task")
    keys.press("Cancel")
    expect(keys.page).to_have_url(re.compile(r"/app/tasks\?q=buy"))
    expect(keys.row("Buy milk").locator(".what")).to_be_focused()


def test_a_task_that_was_asked_otherwise_meanwhile_still_leads_back(touch):
    touch.has(("Stretch", 3))
    touch.plan("Stretch")
    touch.press("Add a task")
    touch.write("Task", "Call Bob")
    touch.more_options()
    touch.write("Note", "About Sunday")
    touch.press("Save")
    touch.is_on("Today")
    touch.is_told("Added: Call Bob")


def test_without_a_page_before_cancel_leads_to_the_list_that_the_task_is_in(touch):
    touch.has(("Stretch", 3), at="/app/spoons/3")
    path = touch.row("Stretch").get_by_role("link").first.get_attribute("href")
    touch.open(path)
    touch.press("Cancel")
    expect(touch.page).to_have_url(re.compile("/app/spoons/3$"))


@pytest.mark.exhaustive
def test_the_link_to_the_content_leads_there_and_keeps_the_way_back(touch):
    touch.has(("Buy bread", 1), at="/app/tasks?q=buy")
    touch.press("Buy bread")
    touch.is_on("Task")
    entries = touch.page.evaluate("history.length")
    touch.page.locator("a.skip").press("Enter")
    touch.page.keyboard.press("Tab")
    assert touch.page.evaluate("document.activeElement.closest('main') !== null")
    assert touch.page.evaluate("history.length") == entries
    touch.hand.press(touch.page.locator("#cancel"))
    expect(touch.page).to_have_url(re.compile(r"/app/tasks\?q=buy"))


@pytest.mark.exhaustive
def test_cancel_of_a_form_that_leads_to_another_form_does_not_lead_back_from_there(touch):
    touch.has(at="/app/tasks/many")
    for title in "Add a task", "Today":
        touch.hand.press(touch.page.locator("#cancel"))
        touch.is_on(title)


@pytest.mark.exhaustive
def test_cancel_that_is_tapped_twice_leads_back_once(touch):
    touch.has(("Buy bread", 1))
    touch.enter("Tasks")
    touch.is_on("Tasks")
    touch.hand.press(touch.row("Buy bread").locator("a.what"))
    touch.is_on("Task")
    touch.page.evaluate(SLOW)
    touch.page.locator("#cancel").evaluate(TAP_TWICE)
    touch.is_on("Tasks")
    settle(touch)
    expect(touch.page).to_have_url(re.compile("/app/tasks$"))


@pytest.mark.exhaustive
def test_cancel_of_checking_off_leads_to_today(touch):
    touch.has(("Stretch", 3))
    touch.plan("Stretch")
    touch.enter("Lists")
    touch.enter("Today")
    touch.press("Check off")
    touch.press("Cancel")
    touch.is_on("Today")
    expect(touch.control("Done: Stretch")).to_be_visible()


@pytest.mark.exhaustive
def test_forward_before_the_page_behind_is_there_leaves_the_page_that_is_shown(touch):
    touch.has()
    touch.enter("Lists")
    touch.is_on("Lists")
    touch.page.evaluate(SLOW)
    touch.page.evaluate(BACK_AND_FORWARD)
    settle(touch)
    touch.is_on("Lists")
    expect(touch.page).to_have_url(re.compile("/app/lists$"))


@pytest.mark.exhaustive
def test_back_while_a_task_is_being_saved_leaves_the_message_about_it(touch):
    opens_a_planned_task(touch)
    touch.write("Title", "Stretch slowly")
    touch.page.evaluate(SLOW)
    touch.press("Save")
    touch.page.evaluate("history.back()")
    touch.is_told("Changed: Stretch slowly")
    settle(touch)
    touch.is_told("Changed: Stretch slowly")
    touch.press("Undo")
    touch.sees_no_row("Stretch slowly")


@pytest.mark.exhaustive
def test_back_twice_while_a_task_is_being_saved_leaves_each_page_once_in_the_history(touch):
    touch.has(("Stretch", 3))
    touch.plan("Stretch")
    touch.is_on("Today")
    touch.enter("Lists")
    touch.enter("Today")
    touch.press("Stretch")
    touch.is_on("Task")
    entries = touch.page.evaluate("history.length")
    touch.write("Title", "Stretch slowly")
    touch.page.evaluate(SLOW)
    touch.press("Save")
    touch.page.evaluate(GO_BACK)
    touch.page.evaluate(GO_BACK)
    touch.is_told("Changed: Stretch slowly")
    touch.is_on("Lists")
    touch.is_told("Changed: Stretch slowly")
    expect(touch.page).to_have_url(re.compile("/app/lists$"))
    assert touch.page.evaluate("history.length") == entries
    touch.page.evaluate("history.back()")
    touch.is_on("Today")


@pytest.mark.exhaustive
def test_back_while_a_task_is_being_saved_that_is_refused_leaves_its_form_with_its_address_and_its_way_back(touch):
    opens_a_planned_task(touch)
    address, entries = touch.page.url, touch.page.evaluate("history.length")
    touch.write("Title", "   ")
    touch.page.evaluate(SLOW)
    touch.control("Save").evaluate("(button) => { button.click(); history.back(); }")
    expect(touch.field("Title")).to_have_attribute("aria-invalid", "true")
    expect(touch.page).to_have_url(address)
    touch.write("Title", "Stretch slowly")
    touch.press("Save")
    touch.is_on("Today")
    touch.is_told("Changed: Stretch slowly")
    assert touch.page.evaluate("history.length") == entries


@pytest.mark.exhaustive
def test_cancel_leads_back_after_a_cancel_that_came_while_a_task_could_not_be_saved(touch):
    opens_a_planned_task(touch)
    touch.page.evaluate(UNANSWERED)
    touch.control("Save").evaluate("(button) => { button.click(); document.getElementById('cancel').click(); }")
    touch.is_told("there was no answer")
    touch.is_on("Task")
    touch.hand.press(touch.page.locator("#cancel"))
    touch.is_on("Today")


@pytest.mark.exhaustive
def test_a_link_that_is_tapped_while_a_task_is_being_saved_leads_where_it_says(touch):
    opens_a_planned_task(touch)
    touch.write("Title", "Stretch slowly")
    touch.page.evaluate(SLOW)
    touch.control("Save").evaluate(SAVE_AND_GO)
    touch.is_on("Lists")
    touch.is_told("Changed: Stretch slowly")
    settle(touch)
    touch.is_on("Lists")
    expect(touch.page).to_have_url(re.compile("/app/lists$"))
    touch.enter("Today")
    touch.sees_row("Stretch slowly")


def scroll_down(person):
    """To the end of the page, which has to be longer than the window."""
    person.page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    person.page.wait_for_function("() => scrollY > 0 && history.state?.y === scrollY")


def test_D2_a_new_day_is_seen_from_its_beginning_however_far_the_day_before_was_scrolled(touch):
    titles = [f"Task {number:02}" for number in range(1, 11)]
    # More than a few rows of one cost would be folded.
    touch.has(*((title, 2 if title > "Task 08" else 1) for title in titles))
    touch.plan(*titles)
    touch.is_on("Today")
    scroll_down(touch)
    touch.start_day()
    assert scrolled(touch) == 0


@pytest.mark.exhaustive
def test_a_tab_leads_to_the_beginning_of_its_page_from_another_view_of_it(touch):
    touch.has(at="/app/calendar?view=week")
    touch.page.set_viewport_size({"width": 390, "height": 480})
    scroll_down(touch)
    touch.hand.press(touch.page.locator("#bar").get_by_role("link", name="Calendar"))
    touch.page.wait_for_function("() => !location.search.includes('week')")
    settle(touch)
    assert scrolled(touch) == 0
