"""Rest as a task that costs nothing, row C3."""

import pytest
from playwright.sync_api import expect

from timers import move_clock, move_worker_clock, shorten, start


def rest_done(person):
    return person.done_today.get_by_role("listitem").filter(has_text="Rest")


@pytest.mark.exhaustive
def test_C3_at_its_end_a_rest_stands_among_what_was_done_without_being_asked_about(person):
    person.has(("Tax papers", 3))
    person.plan("Tax papers")
    person.is_on("Today")
    start(person, 10, "?rest=1")
    person.is_on("Rest")
    shorten(person, 2)
    alarm = person.page.locator("#alarm")
    expect(alarm).to_contain_text("Your rest is over")
    person.is_told("Rested 10 min")
    expect(alarm).to_contain_text("It counts")
    person.press("Done", alarm)
    person.is_on("Today")
    expect(rest_done(person)).to_contain_text("10 min")
    expect(rest_done(person)).to_contain_text("Costs nothing")
    person.counts(3, 12)


@pytest.mark.exhaustive
def test_C3_that_was_enough(person):
    person.has(at="/app/focus")
    person.press("Rest instead")
    person.is_on("Rest")
    expect(person.field("Minutes")).to_have_value("10")
    person.press("Start 20 minutes")
    expect(person.page.locator("#timer-toggle")).to_be_visible()
    move_clock(person, 4 * 60)
    person.press("End rest")
    person.is_on("Today")
    person.is_told("Rested 4 min")
    expect(rest_done(person)).to_contain_text("4 min")
    person.press("Undo")
    expect(person.done_today).to_have_count(0)


def test_C3_a_rest_can_be_planned_and_is_done_when_its_time_is_up(person):
    person.has(("Tax papers", 3), spoons=3)
    person.press("Select tasks")
    person.choose_row("Tax papers")
    # Before the choice was counted, the button would not say so, and the reserve would not be used.
    person.press("Submit with the reserve")
    person.is_on("Today")
    person.begin_task("Lie down")
    person.choose("Rest, costs nothing")
    person.press("Save")
    person.is_told("Added")
    person.enter("Tasks")
    person.hand.press(person.row("Lie down").get_by_role("link").first)
    person.press("Add to today")
    person.is_told("Added to today: Lie down")
    person.press("Rest")
    person.is_on("Rest")
    person.sees("Lie down")
    person.press("Start 15 minutes")
    expect(person.page.locator("#timer-toggle")).to_be_visible()
    shorten(person, 1)
    person.is_told("Rested 15 min: Lie down")
    person.press("Done", person.page.locator("#alarm"))
    person.is_on("Today")
    expect(person.done_today.get_by_role("listitem").filter(has_text="Lie down")).to_have_count(1)
    person.counts(3, 3)


@pytest.mark.exhaustive
def test_C3_a_rest_that_ended_while_one_was_away_counts_when_one_is_back(touch):
    touch.has()
    start(touch, 10, "?rest=1")
    touch.page.goto("about:blank")
    move_worker_clock(touch, 3600)
    touch.context.add_init_script("{ const real = Date.now; Date.now = () => real.call(Date) + 3_600_000; }")
    touch.open()
    touch.is_told("Rested 10 min")
    expect(rest_done(touch)).to_contain_text("10 min")


def test_C3_after_work_a_rest_is_one_tap_away(person):
    person.has()
    start(person, 5)
    shorten(person, 1)
    alarm = person.page.locator("#alarm")
    expect(alarm).to_be_visible(timeout=15_000)
    person.press("Rest 10 min", alarm)
    person.is_on("Rest")
    expect(person.page.locator("#timer-words")).to_contain_text("10 minutes left")


@pytest.mark.exhaustive
def test_C3_a_rest_that_ends_takes_nothing_out_of_a_form_that_was_refused(touch):
    touch.has()
    path = touch.has_task("Stretch", spoons=3, due="2037-10-14", rule="days")
    start(touch, 10, "?rest=1")
    touch.open(path)
    touch.write("Note", "A note that must not go")
    touch.unfold("Repeat")
    touch.choose("More…")
    touch.write("Repeat every", "0")
    touch.press("Save")
    expect(touch.field("Repeat every")).to_have_attribute("aria-invalid", "true")
    shorten(touch, 1)
    touch.is_told("Rested 10 min")
    expect(touch.field("Note")).to_have_value("A note that must not go")
    expect(touch.field("Repeat every")).to_have_value("0")
