"""Out of sight for a time: row T13, and the undoing of it (T14)."""

import re

from playwright.sync_api import expect


def standing(person):
    return person.page.locator("#standing")


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
