"""The menu that moves a task to a day, wherever it is opened: row T13."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from counted import Counted
from dates import set_clock
from person import Person


def to_day(person, title):
    return person.page.get_by_role("link", name=f"Move to another day: {title}", exact=True)


def tomorrow(person):
    return person.page.locator("#day-tomorrow")


def begins_the_next_day(person):
    set_clock(person, datetime.now(UTC) + timedelta(days=1))
    person.open()
    person.press("New Day")
    person.press("Start the day")
    person.is_on("Today")


def test_D12_T13_a_task_of_today_is_in_tomorrows_list_in_two_taps(touch):
    touch.has(("Stretch", 3))
    touch.plan("Stretch")
    touch.counts(3, 12)
    touch.hand = Counted(touch.page)
    touch.hand.press(to_day(touch, "Stretch"))
    touch.hand.press(tomorrow(touch))
    touch.is_told(f"Planned for {touch.day_in_words(1)}: Stretch")
    assert touch.hand.taps == 2
    touch.is_on("Today")
    touch.counts(0, 12)
    begins_the_next_day(touch)
    expect(touch.to_do("Stretch")).to_have_count(1)
    touch.counts(3, 12)


def test_T13_on_the_page_of_a_task_the_menu_takes_two_taps_too_and_works_without_a_network(touch):
    touch.has()
    path = touch.has_task("Stretch", spoons=3)
    touch.context.set_offline(True)
    touch.open(path)
    touch.hand = Counted(touch.page)
    touch.unfold("Move…")
    touch.hand.press(tomorrow(touch))
    touch.is_told(f"Planned for {touch.day_in_words(1)}: Stretch")
    assert touch.hand.taps == 2
    touch.sees("Planned for")
    begins_the_next_day(touch)
    expect(touch.to_do("Stretch")).to_have_count(1)


def test_T13_a_key_opens_the_menu_of_a_row_and_others_choose_the_day(keys):
    keys.has(("Stretch", 3))
    keys.plan("Stretch")
    keys.is_on("Today")
    for key in "j", "m":
        keys.page.keyboard.press(key)
    keys.is_on("Move to a day")
    for key in "j", "j":
        keys.page.keyboard.press(key)
    expect(tomorrow(keys)).to_be_focused()
    keys.page.keyboard.press("Enter")
    keys.is_told(f"Planned for {keys.day_in_words(1)}: Stretch")
    keys.is_on("Today")
    keys.counts(0, 12)


def test_T13_several_chosen_tasks_are_moved_by_the_same_menu(person):
    person.has(("Tea", 2), ("Cake", 2), at="/app/tasks?select=1&bulk=yes")
    for title in "Tea", "Cake":
        person.choose_row(title)
    person.unfold("Move…")
    person.press("Tomorrow 0 of 12")
    person.is_told(f"Planned for {person.day_in_words(1)}: 2 tasks")
    for title in "Tea", "Cake":
        person.sees_row(title, "planned tomorrow")
    person.press("Undo")
    person.is_told("Undone")


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [320, 390, 1280])
def test_T13_the_menu_has_room_at_every_width(new_context, server, width):
    person = Person(new_context(viewport={"width": width, "height": 844}), server.address)
    person.has(("Answer the long letter of the insurance company", 3))
    person.plan("Answer the long letter")
    person.is_on("Today")
    for path in "/app/today", "/app/tasks":
        person.open(path)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width
    person.open()
    person.hand.press(to_day(person, "Answer the long letter of the insurance company"))
    person.is_on("Move to a day")
    assert person.page.evaluate("document.documentElement.scrollWidth") <= width
    for choice in person.page.locator(".day-choice").all():
        assert choice.bounding_box()["height"] >= 44
