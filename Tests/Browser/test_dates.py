"""How dates are worded: row T2."""

from datetime import datetime

import pytest
from playwright.sync_api import expect

from timers import move_worker_clock

COLOUR = "element => getComputedStyle(element).color"
COUNT_REQUESTS = """() => {
    const send = window.fetch;
    window.requests = 0;
    window.fetch = (...given) => {
        window.requests += 1;
        return send(...given);
    };
}"""


def due(person, title):
    return person.row(title).locator(".fact").first


def test_T2_a_date_that_has_passed_looks_like_any_other(person):
    person.has()
    person.has_task("Long ago", spoons=1, due=person.day(-40))
    person.has_task("Some day", spoons=1, due=person.day(40))
    for path in "/app/tasks", "/app/tasks?show=all", "/app/spoons/1":
        person.open(path)
        expect(due(person, "Long ago")).to_contain_text("was due")
        expect(due(person, "Some day")).to_contain_text("in 40 days")
        assert due(person, "Long ago").evaluate(COLOUR) == due(person, "Some day").evaluate(COLOUR)


def test_T2_what_is_due_is_shown_on_today_and_taken_into_the_list_in_one_tap(person):
    person.has()
    for title, days in (("Post the parcel", 0), ("Send the form", -3), ("Book the train", 1)):
        person.has_task(title, spoons=1, due=person.day(days))
    person.open()
    dated = person.page.get_by_role("region", name="Due, not planned yet")
    expect(dated.get_by_role("listitem")).to_have_count(2)
    person.press("Add to today: Post the parcel", dated)
    person.is_told("Added to today: Post the parcel")
    expect(person.to_do("Post the parcel")).to_have_count(1)
    expect(dated.get_by_role("listitem")).to_have_count(1)


@pytest.mark.exhaustive
def test_T2_a_page_that_is_in_sight_overnight_says_in_the_morning_how_many_days_are_left_then(touch):
    touch.has()
    touch.has_task("Send the form", spoons=2, due=touch.day(12))
    touch.page.clock.install()
    touch.open("/app/spoons/2")
    expect(due(touch, "Send the form")).to_contain_text("in 12 days")
    move_worker_clock(touch, 24 * 60 * 60)
    touch.page.clock.fast_forward("24:00:00")
    expect(due(touch, "Send the form")).to_contain_text("in 11 days")


def test_T2_a_page_that_is_in_sight_at_midnight_says_so_when_the_hour_begins(touch):
    touch.has()
    touch.has_task("Send the form", spoons=2, due=touch.day(12))
    # Forty seconds are left: the clock is looked at once a minute besides.
    touch.page.clock.install(time=datetime.now().replace(minute=59, second=20))
    touch.open("/app/spoons/2")
    expect(due(touch, "Send the form")).to_contain_text("in 12 days")
    move_worker_clock(touch, 24 * 60 * 60)
    touch.page.clock.fast_forward("00:42")
    expect(due(touch, "Send the form")).to_contain_text("in 11 days")


@pytest.mark.exhaustive
def test_T2_a_line_that_is_left_half_typed_overnight_stays_on_the_page_which_says_in_the_morning_what_is_so_then(touch):
    touch.has()
    touch.has_task("Send the form", spoons=2, due=touch.day(12))
    touch.page.clock.install()
    touch.open("/app/spoons/2")
    line, chips = touch.field("New task"), touch.page.locator("#understood .chip-understood")
    tomorrow, day_after = touch.day_in_words(1), touch.day_in_words(2)
    touch.write("New task", "Half a sent tomorrow")
    expect(chips).to_have_text([f"{tomorrow} (“tomorrow”)"])
    line.evaluate("field => field.setSelectionRange(4, 4)")
    move_worker_clock(touch, 24 * 60 * 60)
    touch.page.clock.fast_forward("24:00:00")
    expect(due(touch, "Send the form")).to_contain_text("in 11 days")
    expect(chips).to_have_text([f"{day_after} (“tomorrow”)"])
    expect(line).to_have_value("Half a sent tomorrow")
    expect(line).to_be_focused()
    assert line.evaluate("field => field.selectionStart") == 4
    expect(touch.page.locator(".draft")).to_have_count(0)


@pytest.mark.exhaustive
def test_T2_a_note_that_is_left_half_typed_overnight_holds_the_page_as_it_is(touch):
    touch.has()
    task = touch.has_task("Send the form", spoons=2, due=touch.day(12))
    touch.page.clock.install()
    touch.open(task)
    touch.write("Note", "Half a sent")
    touch.page.evaluate(COUNT_REQUESTS)
    move_worker_clock(touch, 24 * 60 * 60)
    touch.page.clock.fast_forward("24:00:00")
    expect(touch.field("Note")).to_have_value("Half a sent")
    assert touch.page.evaluate("window.requests") == 0
