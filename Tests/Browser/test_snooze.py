"""Out of sight for a time: row T13, and the undoing of it (T14)."""

import re

from playwright.sync_api import expect


def standing(person):
    return person.page.locator("#standing")


def test_T13_a_task_is_out_of_sight_until_it_starts(person):
    person.has()
    person.begin_task("Plant the bulbs")
    person.choose("3 spoons")
    person.set_date("Hide until", person.day(2))
    person.press("Save")
    person.is_told("Added: Plant the bulbs")
    for path in "/app/tasks", "/app/spoons/3", "/app/tasks?q=bulbs&show=open", "/app/tasks?select=1":
        person.open(path)
        expect(person.main).to_be_visible()
        person.sees_no_row("Plant the bulbs")
    person.open("/app/tasks")
    person.filter("Show", "Hidden")
    person.sees_row("Plant the bulbs")
    person.hand.press(person.row("Plant the bulbs").get_by_role("link").first)
    person.is_on("Task")
    expect(standing(person)).to_contain_text(f"Hidden until {person.day_in_words(2)}.")


def test_T13_later_today_in_two_taps_on_its_page(person):
    person.has(("Stretch", 3))
    person.plan("Stretch")
    person.counts(3, 12)
    person.hand.press(person.to_do("Stretch").get_by_role("link").first)
    person.is_on("Task")
    person.unfold("Move…")
    person.press("Snooze until later today")
    person.is_told("Snoozed: Stretch")
    expect(standing(person)).to_contain_text(re.compile(r"Hidden until .*\d+:00\."))
    person.enter("Today")
    person.is_on("Today")
    later = person.page.get_by_role("region", name="Later today")
    expect(person.row("Stretch", later)).to_have_count(1)
    expect(person.to_do("Stretch")).to_have_count(0)
    # It is still for today, and its spoons with it.
    person.counts(3, 12)


def test_T13_a_date_that_is_not_ahead_is_refused_and_stays(person):
    person.has()
    path = person.has_task("Stretch", spoons=3)
    person.open(path)
    person.unfold("Move…")
    person.set_date("Date", person.day())
    person.press("Hide")
    field = person.field("Date")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile("Choose a date after today"))
    expect(field).to_have_value(person.day())
    expect(field).to_be_visible()
    person.set_date("Date", person.day(1))
    person.press("Hide")
    person.is_told(f"Hidden until {person.day_in_words(1)}: Stretch")
