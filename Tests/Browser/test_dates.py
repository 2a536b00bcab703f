"""How dates are said, and that nothing about them blames: row T2 and the words of every page."""

import re

import pytest
from playwright.sync_api import expect

COLOUR = "element => getComputedStyle(element).color"
FORBIDDEN = re.compile(r"\b(overdue|missed|failed|late|behind|lazy|streak|score|you should)\b", re.IGNORECASE)
PAGES = [
    "/app/today", "/app/day/new", "/app/spoons", "/app/spoons/1", "/app/tasks", "/app/tasks?show=all", "/app/tasks?q=nothing",
    "/app/tasks?select=1", "/app/tasks/new", "/app/tasks/new?full=1", "/app/tasks/many", "/app/lists", "/app/lists/archive",
    "/app/lists/new", "/app/lists/merge", "/app/templates", "/app/subjects", "/app/calendar", "/app/calendar?view=week",
    "/app/calendar/1970-01-01", "/app/backlog", "/app/history", "/app/settings", "/app/settings/time", "/app/notes", "/app/tips", "/app/focus",
    "/app/now", "/app/data",
    "/app/more", "/app/help", "/app/about", "/app/nothing",
]


def due(person, title):
    return person.row(title).locator(".fact", has=person.page.locator("svg")).first


@pytest.mark.parametrize(
    "days, time, words",
    [
        (0, "", "today"), (0, "9:05", "today, 9:05"), (1, "", "tomorrow"), (1, "14:00", "tomorrow, 14:00"),
        (3, "", "{day}, in 3 days"), (12, "0:00", "{day}, 0:00, in 12 days"), (400, "", "{day}, in 400 days"),
        (-1, "", "was due {day}"), (-30, "9:05", "was due {day}"),
    ],
)
def test_T2_a_date_is_said_with_the_days_that_are_left(person, days, time, words):
    person.has()
    person.has_task("Send the form", spoons=1, due=person.day(days), time=time)
    person.enter("Tasks")
    expect(due(person, "Send the form")).to_have_text(words.format(day=person.day_in_words(days)))


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
    dated = person.page.get_by_role("region", name="With a date, not in the list")
    expect(dated.get_by_role("listitem")).to_have_count(2)
    person.press("Into today’s list: Post the parcel", dated)
    person.is_told("In today’s list: Post the parcel")
    expect(person.to_do("Post the parcel")).to_have_count(1)
    expect(dated.get_by_role("listitem")).to_have_count(1)


def test_no_page_says_a_word_that_blames(touch):
    touch.has(("Stretch", 1), ("Read", None))
    path = touch.has_task("Send the form", spoons=1, due=touch.day(-30), rule="days", start=touch.day(-40), priority=1)
    touch.plan("Stretch")
    touch.start_day()
    errands = touch.has_list("Errands")
    for page in [*PAGES, path, f"/app/lists/{errands}", "/app/backlog"]:
        touch.open(page)
        expect(touch.main).to_be_visible()
        said = touch.page.locator("body").inner_text()
        assert not FORBIDDEN.findall(said), page
