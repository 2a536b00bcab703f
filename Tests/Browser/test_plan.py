"""Plan my day: row N1."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from chromium import DESK
from dates import cell, set_clock
from input_methods import Keys
from person import Person

MANY = ("Letter", 4), ("Tea", 1), ("Shelf", 5)


def total(person):
    return person.page.locator("#total .total")


def test_N1_a_plan_is_proposed_changed_taken_and_taken_back(person):
    person.has(*MANY)
    person.press("Plan my day")
    person.is_on("Plan my day")
    expect(total(person)).to_have_text("10 of 12 spoons · 2 free, 1 in reserve")
    person.sees_row("Rest for 10 min", "Between Shelf and Letter.")
    person.choose_row("Letter")
    expect(total(person)).to_have_text("6 of 12 spoons · 6 free, 1 in reserve")
    person.choose_row("Letter")
    expect(total(person)).to_have_text("10 of 12 spoons · 2 free, 1 in reserve")
    person.choose_row("Shelf")
    person.choose_row("Rest for 10 min")
    expect(total(person)).to_have_text("5 of 12 spoons · 7 free, 1 in reserve")
    person.press("Take this plan")
    person.is_on("Today")
    person.is_told("Added to today: 2 tasks. 7 spoons left.")
    person.counts(5, 12)
    person.press("Undo")
    person.counts(0, 12)


@pytest.mark.exhaustive
def test_N1_in_a_wide_window_what_is_not_in_the_plan_stands_beside_it(new_context, server):
    person = Person(new_context(**{**DESK, "viewport": {"width": 1280, "height": 800}}), server.address, Keys)
    person.has(("Tea", 2), ("Cake", 3))
    person.plan("Tea")
    # Where Submit leads; a page that is opened meanwhile would be overtaken by it.
    person.is_on("Today")
    person.open("/app/plan")
    plan, already = (person.page.locator(part).bounding_box() for part in ("#plan", "#already"))
    assert plan["x"] + plan["width"] <= already["x"]
    assert person.page.locator("#take").bounding_box()["y"] > plan["y"] + plan["height"]


@pytest.mark.exhaustive
def test_N1_leaving_a_plan_changes_nothing(person):
    person.has(*MANY)
    person.press("Plan my day")
    person.choose_row("Tea")
    person.press("Cancel")
    person.is_on("Today")
    person.counts(0, 12)


@pytest.mark.exhaustive
def test_N1_the_lighter_plan_without_a_network(touch):
    touch.has(*MANY)
    touch.context.set_offline(True)
    touch.press("Plan my day")
    touch.press("A lighter plan 6 spoons")
    expect(total(touch)).to_have_text("6 of 12 spoons · 6 free, 1 in reserve")
    touch.press("Take this plan")
    touch.is_told("Added to today: 2 tasks. 6 spoons left.")
    touch.counts(6, 12)
    touch.press("Undo")
    touch.counts(0, 12)


def test_N1_a_week_is_planned_taken_shown_in_the_calendar_and_taken_back(person):
    person.has(("Letter", 3), ("Shelf", 7))
    person.enter("Calendar")
    person.press("Plan several days")
    person.is_on("A week that fits")
    person.sees_row("Shelf", "7 spoons")
    person.choose_row("Letter")
    person.press("Take this week")
    person.is_on("Calendar")
    person.is_told("Planned: Shelf.")
    person.press("Undo")
    person.is_told("Undone")
    person.enter("Today")
    person.counts(0, 12)


def test_N1_what_is_planned_for_tomorrow_comes_in_with_its_new_day_without_a_network(touch):
    touch.has(("Letter", 3))
    parcel = touch.has_task("Parcel", spoons="2")
    touch.context.set_offline(True)
    tomorrow = datetime.now(UTC) + timedelta(days=1)
    touch.open(parcel)
    touch.unfold("Move…")
    touch.press("Pick a day…")
    touch.is_on("Choose a day")
    touch.hand.press(cell(touch, touch.day(1)))
    touch.sees("Planned for")
    set_clock(touch, tomorrow)
    touch.open()
    touch.press("New Day")
    touch.sees("Comes by itself")
    touch.sees_row("Parcel", "2 spoons")
    touch.press("Start the day")
    touch.is_on("Today")
    touch.sees_row("Parcel", "2 spoons")
    touch.counts(2, 12)


def test_D1_another_number_shows_at_once_what_comes_then(touch):
    touch.has()
    for title, cost in ("Bins", 2), ("Cook", 4):
        touch.has_task(title, spoons=cost, due=touch.day(1))
    set_clock(touch, datetime.now(UTC) + timedelta(days=1))
    touch.open("/app/day/new")
    expect(total(touch)).to_contain_text("6 of 12 spoons")
    touch.write("How many spoons do you have today?", "4")
    expect(total(touch)).to_contain_text("2 of 4 spoons")
    expect(touch.row("Cook").get_by_role("checkbox")).not_to_be_checked()
    expect(touch.row("Bins").get_by_role("checkbox")).to_be_checked()
    touch.choose_row("Bins")
    expect(total(touch)).to_contain_text("0 of 4 spoons")
