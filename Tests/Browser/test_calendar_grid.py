"""The month as a grid of dates, as the ARIA Authoring Practices have it: row C1."""

import pytest
from playwright.sync_api import expect

from dates import cell, chosen, is_on_day, long
from timers import comes_true

DAY = "2027-03-10"


@pytest.fixture
def grid(keys):
    keys.has()
    keys.has_task("Send the form", due="2027-03-18")
    keys.open(f"/app/calendar?date={DAY}")
    keys.hand.reach(cell(keys, DAY))
    return keys


def press(person, *keys):
    for key in keys:
        person.page.keyboard.press(key)


def is_at(person, day):
    expect(cell(person, day)).to_be_focused()


def test_C1_a_month_is_one_stop_of_the_tab_key(grid):
    expect(grid.page.get_by_role("grid", name="March 2027")).to_be_visible()
    expect(grid.page.locator('#month a:not([tabindex="-1"])')).to_have_count(1)
    press(grid, "Tab")
    expect(grid.page.locator("#month :focus")).to_have_count(0)
    press(grid, "Shift+Tab")
    is_at(grid, DAY)


def test_C1_arrow_keys_lead_from_day_to_day_and_week_to_week(grid):
    press(grid, "ArrowRight")
    is_at(grid, "2027-03-11")
    press(grid, "ArrowLeft", "ArrowLeft")
    is_at(grid, "2027-03-09")
    press(grid, "ArrowDown")
    is_at(grid, "2027-03-16")
    press(grid, "ArrowUp")
    is_at(grid, "2027-03-09")
    # The Tab key comes back to where they led to.
    press(grid, "Tab", "Shift+Tab")
    is_at(grid, "2027-03-09")


@pytest.mark.exhaustive
def test_C1_home_and_end_lead_through_the_week(grid):
    press(grid, "Home")
    is_at(grid, "2027-03-08")
    press(grid, "End")
    is_at(grid, "2027-03-14")


@pytest.mark.exhaustive
def test_C1_page_keys_turn_months_and_with_shift_years(grid):
    press(grid, "PageDown")
    is_at(grid, "2027-04-10")
    expect(grid.page.locator("#month-title")).to_have_text("April 2027")
    press(grid, "PageUp", "PageUp")
    is_at(grid, "2027-02-10")
    press(grid, "Shift+PageDown")
    is_at(grid, "2028-02-10")
    press(grid, "Shift+PageUp")
    is_at(grid, "2027-02-10")


@pytest.mark.exhaustive
def test_C1_a_month_that_is_shorter_gives_its_last_day(keys):
    keys.has(at="/app/calendar?date=2028-01-31")
    keys.hand.reach(cell(keys, "2028-01-31"))
    press(keys, "PageDown")
    is_at(keys, "2028-02-29")
    press(keys, "Shift+PageDown")
    is_at(keys, "2029-02-28")


@pytest.mark.exhaustive
def test_C1_arrow_keys_lead_beyond_the_month(keys):
    keys.has()
    # March 2027 is shown from 1 March to 4 April.
    keys.open("/app/calendar?date=2027-03-31")
    keys.hand.reach(cell(keys, "2027-03-31"))
    press(keys, "ArrowDown")
    is_at(keys, "2027-04-07")
    expect(keys.page.locator("#month-title")).to_have_text("April 2027")
    press(keys, "Home", "ArrowUp")
    is_at(keys, "2027-03-29")


@pytest.mark.exhaustive
def test_C1_keys_that_are_pressed_faster_than_pages_come_are_all_counted(grid):
    press(grid, *["PageDown"] * 6)
    is_at(grid, "2027-09-10")
    expect(grid.page.locator("#month-title")).to_have_text("September 2027")


@pytest.mark.exhaustive
def test_C1_back_before_the_other_month_came_one_stays_in_this_one(keys):
    keys.has(at="/app/calendar?date=2027-03-31")
    keys.hand.reach(cell(keys, "2027-03-31"))
    # Pages take their time, so that the keys are quicker.
    keys.page.evaluate("""() => {
        const ask = window.fetch;
        window.asked = window.answered = 0;
        window.fetch = async (...given) => {
            window.asked += 1;
            await new Promise((resume) => setTimeout(resume, 400));
            const answer = await ask(...given);
            setTimeout(() => { window.answered += 1; }, 50);
            return answer;
        };
    }""")
    press(keys, "ArrowDown", "ArrowUp", "ArrowUp")
    is_at(keys, "2027-03-24")
    comes_true(keys, "window.asked > 0 && window.answered === window.asked")
    is_at(keys, "2027-03-24")
    expect(keys.page.locator("#month-title")).to_have_text("March 2027")


def test_C1_enter_opens_the_day_below_and_once_more_its_own_page(grid):
    press(grid, "ArrowDown", "ArrowRight", "Enter")
    expect(chosen(grid)).to_have_text(long("2027-03-18"))
    grid.sees_row("Send the form")
    is_at(grid, "2027-03-18")
    expect(grid.page.get_by_role("gridcell", selected=True)).to_have_attribute("data-date", "2027-03-18")
    press(grid, "Enter")
    is_on_day(grid, "2027-03-18")


@pytest.mark.exhaustive
def test_C1_the_calendars_ends_lead_no_further(keys):
    keys.has()
    for day, outward in (("1970-01-01", ["ArrowLeft", "ArrowUp", "PageUp", "Shift+PageUp"]),
                         ("9999-12-31", ["ArrowRight", "ArrowDown", "PageDown", "Shift+PageDown"])):
        keys.open(f"/app/calendar?date={day}")
        keys.hand.reach(cell(keys, day))
        press(keys, *outward)
        is_at(keys, day)


def test_C1_a_day_is_chosen_for_a_task_in_the_same_grid(keys):
    keys.has()
    path = keys.has_task("Send the form", due=DAY)
    keys.open(f"{path}/date?back=/app/calendar/{DAY}")
    keys.hand.reach(cell(keys, DAY))
    press(keys, "PageDown", "ArrowRight")
    is_at(keys, "2027-04-11")
    expect(keys.page.get_by_role("heading", level=1)).to_have_text("Choose a day")
    press(keys, "Enter")
    keys.is_told("Moved to Sun 11 Apr 2027: Send the form")
    is_on_day(keys, DAY)


@pytest.mark.exhaustive
@pytest.mark.parametrize("colours", ["none", "active"])
def test_C1_the_focus_is_seen_on_the_chosen_day_too(grid, colours):
    """The focus has a mark besides the one for the chosen day: the day looks different without it."""
    grid.page.emulate_media(forced_colors=colours)
    looks = """cell => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(cell.querySelector('.day'));
        return [outlineStyle, outlineWidth, boxShadow];
    }"""
    day = grid.page.locator(f'[data-date="{DAY}"]')
    is_at(grid, DAY)
    assert day.evaluate(looks) == ["solid", "3px", "none"]
    press(grid, "ArrowRight")
    assert day.evaluate(looks)[0] == "none"
    # The chosen day has a line round it.
    line = """cell => {
        const { content, borderTopStyle, borderTopWidth } = getComputedStyle(cell.querySelector('.day'), '::after');
        return content === 'none' ? 0 : borderTopStyle === 'solid' && parseFloat(borderTopWidth);
    }"""
    assert day.evaluate(line) >= 2
    assert grid.page.locator('[data-date="2027-03-09"]').evaluate(line) == 0


def test_C1_without_arrow_keys_every_day_is_read_as_a_table(grid):
    headers = grid.page.get_by_role("columnheader")
    assert [header.get_attribute("aria-label") for header in headers.all()] == [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    expect(grid.page.get_by_role("row")).to_have_count(6)
    expect(cell(grid, "2027-03-18")).to_have_accessible_name(f"{long('2027-03-18')}: 1 task. No list")
    # No script, no arrow keys: a table, and every day of it is a stop of the Tab key.
    session = grid.page.context.new_cdp_session(grid.page)
    session.send("Emulation.setScriptExecutionDisabled", {"value": True})
    grid.open(f"/app/calendar?date={DAY}")
    expect(grid.page.get_by_role("table", name="March 2027")).to_be_visible()
    expect(grid.page.get_by_role("grid")).to_have_count(0)
    expect(grid.page.locator("#month [tabindex]")).to_have_count(0)
    grid.hand.reach(cell(grid, "2027-03-01"))
    for day in "2027-03-02", "2027-03-03":
        press(grid, "Tab")
        is_at(grid, day)
