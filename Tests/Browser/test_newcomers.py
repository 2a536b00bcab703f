"""
Newcomers: each begins at the first page and reaches a day with three planned tasks, one of them ticked, without help. Each tap is
counted, and each press of the return key on the screen's keyboard. Letters are not counted.
"""

import pytest
from playwright.sync_api import expect

from counted import Counted

TITLES = "Shower", "Email Bob", "Do the dishes"
LINE = "Add for today"


@pytest.fixture
def newcomer(touch):
    touch.hand = Counted(touch.page)
    touch.open()
    return touch


def start_empty(person):
    person.choose("Start with a few example tasks")
    person.press("Start my day")
    person.is_on("Today")


def has_a_day(person):
    """Three tasks are planned, one of them is done."""
    expect(person.page.locator("form#list .row")).to_have_count(3)
    expect(person.page.locator("form#list .row.done")).to_have_count(1)


def types_titles(person):
    start_empty(person)
    for number, title in enumerate(TITLES, start=1):
        person.write(LINE, title)
        person.choose("1 spoon" if number == 1 else f"{number} spoons")
        person.press("Add", person.main)
        person.is_told(f"Added: {title}")
        expect(person.field(LINE)).to_have_value("")


def test_one_who_starts_empty_and_types_plain_titles(newcomer):
    types_titles(newcomer)
    newcomer.counts(6, 12)
    assert newcomer.hand.taps <= 9
    newcomer.press("Done: Shower")
    has_a_day(newcomer)
    assert newcomer.hand.taps <= 10


def test_one_who_takes_the_examples(newcomer):
    newcomer.press("Start my day")
    newcomer.is_on("Today")
    newcomer.press("Done: Get dressed")
    has_a_day(newcomer)
    assert newcomer.hand.taps == 2


def test_one_who_pastes_twenty_lines(newcomer):
    start_empty(newcomer)
    newcomer.press("Add a task")
    newcomer.hand.press(newcomer.page.locator("#many-at-once"))
    newcomer.field("Tasks").fill("\n".join(f"Thing {number} ~1" for number in range(1, 21)))
    newcomer.press("Add all")
    newcomer.is_told("Added: 20 tasks")
    newcomer.enter("Today")
    newcomer.press("Select tasks")
    for number in 1, 2, 3:
        newcomer.choose_row(f"Thing {number}")
    newcomer.press("Submit")
    newcomer.press("Done: Thing 1")
    has_a_day(newcomer)
    assert newcomer.hand.taps <= 12


@pytest.mark.new_browser
def test_one_with_letters_of_twice_the_size(newcomer):
    newcomer.page.add_init_script("document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; })")
    newcomer.open()
    types_titles(newcomer)
    newcomer.press("Done: Shower")
    has_a_day(newcomer)
    assert newcomer.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_one_with_a_keyboard_and_nothing_else(keys):
    keys.open()
    types_titles(keys)
    keys.press("Done: Shower")
    has_a_day(keys)


@pytest.mark.new_browser
def test_one_on_a_slow_line(touch):
    session = touch.context.new_cdp_session(touch.page)
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000},
    )
    # The first page itself comes over that line, and what the app needs after it.
    touch.open()
    types_titles(touch)
    touch.press("Done: Shower")
    has_a_day(touch)
