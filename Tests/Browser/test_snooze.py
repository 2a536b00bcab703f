"""Out of sight for a time: row T13, and the undoing of it (T14)."""

import re
from datetime import date

import pytest
from playwright.sync_api import expect


def standing(person):
    return person.page.locator("#standing")


def test_T13_a_task_is_out_of_sight_until_it_starts(person):
    person.has()
    person.begin_task("Plant the bulbs")
    person.choose("3 spoons")
    person.unfold("Dates, list, repeat")
    person.set_date("Out of sight until", person.day(2))
    person.press("Save")
    person.is_told("Added: Plant the bulbs")
    for path in "/app/tasks", "/app/spoons/3", "/app/tasks?q=bulbs", "/app/tasks?select=1":
        person.open(path)
        expect(person.main).to_be_visible()
        person.sees_no_row("Plant the bulbs")
    person.open("/app/tasks")
    person.unfold("Filter and sort")
    person.pick("Show", "Out of sight for now")
    person.sees_row("Plant the bulbs")
    person.hand.press(person.row("Plant the bulbs").get_by_role("link"))
    person.is_on("Task")
    expect(standing(person)).to_contain_text(f"Out of sight until {person.day_in_words(2)}.")


@pytest.mark.parametrize("days", [0, -3])
def test_T13_a_task_that_has_started_is_in_sight(person, days):
    person.has()
    person.has_task("Plant the bulbs", spoons=3, start=person.day(days))
    person.enter("Tasks")
    person.sees_row("Plant the bulbs")


def test_T13_later_today_in_two_taps(person):
    person.has(("Stretch", 3))
    person.plan("Stretch")
    person.counts(3, 12)
    person.hand.press(person.to_do("Stretch").get_by_role("link"))
    person.is_on("Task")
    person.press("Later today")
    person.is_told("Out of sight for now: Stretch")
    expect(standing(person)).to_contain_text(re.compile(r"Out of sight until .*\d+:00\."))
    person.enter("Today")
    person.is_on("Today")
    later = person.page.get_by_role("region", name="Later today")
    expect(person.row("Stretch", later)).to_have_count(1)
    expect(person.to_do("Stretch")).to_have_count(0)
    # It is still for today, and its spoons with it.
    person.counts(3, 12)


def test_T13_tomorrow_in_two_taps(person):
    person.has(("Stretch", 3))
    person.plan("Stretch")
    person.counts(3, 12)
    person.hand.press(person.to_do("Stretch").get_by_role("link"))
    person.is_on("Task")
    person.press("Tomorrow")
    person.is_told("Out of sight for now: Stretch")
    expect(standing(person)).to_contain_text(f"Out of sight until {person.day_in_words(1)}.")
    person.enter("Today")
    person.is_on("Today")
    person.counts(0, 12)
    person.sees_no_row("Stretch")


def test_T13_next_week_is_the_next_monday(person):
    person.has()
    path = person.has_task("Stretch", spoons=3)
    person.open(path)
    person.press("Next week")
    person.is_told("Out of sight for now: Stretch")
    monday = 7 - date.fromisoformat(person.day()).weekday()
    expect(standing(person)).to_contain_text(f"Out of sight until {person.day_in_words(monday)}.")
    person.open("/app/spoons/3")
    person.is_on("3 spoons")
    person.sees_no_row("Stretch")


def test_T13_until_a_date(person):
    person.has()
    path = person.has_task("Stretch", spoons=3)
    person.open(path)
    person.unfold("Until a date")
    person.set_date("Until a date", person.day(20))
    person.press("Out of sight until then")
    person.is_told("Out of sight for now: Stretch")
    expect(standing(person)).to_contain_text(f"Out of sight until {person.day_in_words(20)}.")


@pytest.mark.parametrize("days", [0, -1])
def test_T13_a_date_that_is_not_ahead_is_refused_and_stays(person, days):
    person.has()
    path = person.has_task("Stretch", spoons=3)
    person.open(path)
    person.unfold("Until a date")
    person.set_date("Until a date", person.day(days))
    person.press("Out of sight until then")
    field = person.field("Until a date")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile("Choose a date after today"))
    expect(field).to_have_value(person.day(days))
    expect(field).to_be_visible()
    person.set_date("Until a date", person.day(1))
    person.press("Out of sight until then")
    person.is_told("Out of sight for now: Stretch")


def test_T13_a_snoozed_task_is_brought_back_into_sight(person):
    person.has()
    path = person.has_task("Stretch", spoons=3)
    person.post(f"{path}/snooze", until="tomorrow")
    person.open("/app/tasks?show=hidden")
    person.hand.press(person.row("Stretch").get_by_role("link"))
    person.is_on("Task")
    person.press("Bring back into sight")
    person.is_told("Back in sight: Stretch")
    expect(standing(person)).not_to_contain_text("Out of sight")
    person.open("/app/spoons/3")
    person.sees_row("Stretch")


def test_T13_one_with_a_start_is_brought_back_into_sight(person):
    person.has()
    path = person.has_task("Stretch", spoons=3, start=person.day(30))
    person.open(path)
    person.press("Bring back into sight")
    person.is_told("Back in sight: Stretch")
    person.open("/app/spoons/3")
    person.sees_row("Stretch")


def test_T13_a_start_after_the_due_date_is_refused(person):
    person.has()
    person.begin_task("Plant the bulbs")
    person.unfold("Dates, list, repeat")
    person.set_date("Due", person.day(2))
    person.set_date("Out of sight until", person.day(3))
    person.press("Save")
    field = person.field("Out of sight until")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile("until after it is due"))
    expect(field).to_have_value(person.day(3))
    expect(person.field("Due")).to_have_value(person.day(2))


@pytest.mark.parametrize("until", ["later", "tomorrow", "week"])
def test_T14_it_is_taken_back_from_history(person, until):
    person.has(("Stretch", 3))
    person.plan("Stretch")
    person.counts(3, 12)
    person.hand.press(person.to_do("Stretch").get_by_role("link"))
    person.is_on("Task")
    path = person.page.url.removeprefix(person.address).split("?")[0]
    person.post(f"{path}/snooze", until=until)
    person.open("/app/history")
    person.press("Undo: Out of sight for now: Stretch")
    person.is_told("Undone. Out of sight for now: Stretch")
    person.enter("Today")
    person.counts(3, 12)
    expect(person.to_do("Stretch")).to_have_count(1)
