"""Days of the calendar: how a person finds them, and how a test says what time it is where."""

from datetime import date

from playwright.sync_api import expect

from chromium import running_worker

# The planner's clock and zone are those of the worker.
SET_CLOCK = """([now, offset]) => {
    const Real = globalThis.RealDate ??= Date;
    globalThis.Date = class extends Real {
        constructor(...given) { super(...(given.length > 0 ? given : [now])); }
        static now() { return now; }
        getTimezoneOffset() { return offset ?? super.getTimezoneOffset(); }
    };
}"""


def long(day, this_year=True):
    """"Tuesday 24 November 2026", of a date like 2026-11-24."""
    day = date.fromisoformat(day)
    return f"{day:%A} {day.day} {day:%B}" + (f" {day.year}" if this_year else "")


def cell(person, day):
    """A day of the month, by its date."""
    return person.page.locator(f'[data-date="{day}"] > *')


def open_day(person, day):
    """The day's own page."""
    person.open(f"/app/calendar/{day}")
    expect(person.page.locator("#day-said")).to_be_visible()


def is_on_day(person, day, this_year=True):
    """Stands on the day's own page."""
    day = date.fromisoformat(day)
    head = f"{day:%a} {day.day} {day:%B}" + (f" {day.year}" if this_year else "")
    expect(person.page.locator("#date-title")).to_have_text(head)


def chosen(person):
    """The heading of the day whose tasks are below the month."""
    return person.page.locator("#day-title")


def set_clock(person, instant, east=None):
    """Tells the worker what time it is (an aware datetime), and how many minutes east of Greenwich; nothing: as the browser has it."""
    running_worker(person).evaluate(SET_CLOCK, [int(instant.timestamp() * 1000), None if east is None else -east])
