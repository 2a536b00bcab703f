"""Tasks that come back: row T12, and the undoing of it (T14)."""

from datetime import date

import pytest
from playwright.sync_api import expect

from counted import Counted

WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]


def does(person, path, title):
    """Done, on the page of the task."""
    person.open(path)
    person.is_on("Task")
    person.press("Done")
    person.is_told(f"Done: {title}")


def begins_a_day(person):
    """Today's date is done: nothing is done twice in one day."""
    person.enter("Today")
    person.start_day()


def is_due(person, path, day):
    person.open(path)
    person.is_on("Task")
    expect(person.field("Due date")).to_have_value(day)


def test_T12_from_completion_it_is_a_whole_time_after_the_day_it_was_done(person):
    person.has()
    person.begin_task("Change the sheets")
    person.set_date("Due date", person.day(-9))
    person.unfold("Repeat")
    person.choose("More…")
    person.choose("Daily")
    person.write("Repeat every", "7")
    person.choose("The day it is completed")
    person.press("Save")
    person.is_told("Added: Change the sheets")
    person.enter("Tasks")
    row = person.row("Change the sheets")
    expect(row).to_contain_text("7 days after completion")
    person.hand.press(row.get_by_role("link").first)
    person.is_on("Task")
    path = person.page.url.removeprefix(person.address).split("?")[0]
    does(person, path, "Change the sheets")
    is_due(person, path, person.day(7))


@pytest.mark.exhaustive
def test_T12_on_chosen_weekdays(person):
    person.has()
    weekday = date.fromisoformat(person.day()).weekday()
    chosen = sorted([weekday, (weekday + 2) % 7])
    person.begin_task("Swim")
    person.unfold("Repeat")
    person.choose("Certain weekdays")
    # The weekday of today is ticked already.
    person.choose(WEEKDAYS[(weekday + 2) % 7])
    said = "every " + " and ".join(WEEKDAYS[day][:3] for day in chosen)
    expect(person.page.locator("#repeat-row .value")).to_have_text(said)
    expect(person.page.locator("#repeat-next")).to_contain_text("Next: ")
    # A time makes it a rule with dates; nobody has to know.
    person.set_time("Time", "09:00")
    person.press("Save")
    person.is_told("Added: Swim")
    person.enter("Today")
    row = person.row("Swim")
    expect(row).to_contain_text(said)
    person.hand.press(row.get_by_role("link").first)
    person.is_on("Task")
    person.unfold("Repeat")
    for day in chosen:
        expect(person.page.get_by_role("checkbox", name=WEEKDAYS[day])).to_be_checked()
    path = person.page.url.removeprefix(person.address).split("?")[0]
    does(person, path, "Swim")
    is_due(person, path, person.day(2))
    begins_a_day(person)
    does(person, path, "Swim")
    is_due(person, path, person.day(7))


def test_T12_a_repeat_by_hand_takes_four_taps(touch):
    touch.has()
    touch.hand = Counted(touch.page)
    touch.press("Add a task", touch.page.locator("#dock"))
    touch.is_on("Add a task")
    # The field has the focus when the page opens.
    touch.write("Task", "Take the pills")
    touch.unfold("Repeat")
    touch.choose("Every day")
    touch.press("Add task")
    touch.is_told("Added: Take the pills")
    assert touch.hand.taps <= 4
    touch.enter("Today")
    expect(touch.row("Take the pills")).to_contain_text("every day")
