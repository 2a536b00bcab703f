"""
Newcomers: each begins at the first page and reaches a day with three planned tasks, one of them ticked, without help. Each tap is
counted, and each press of the return key on the screen's keyboard. Letters are not counted.
"""

import pytest
from playwright.sync_api import expect

from input_methods import Touch

TITLES = "Shower", "Email Bob", "Do the dishes"


class Counted(Touch):
    """Counts taps. A field that has the focus needs none."""

    def __init__(self, page):
        super().__init__(page)
        self.taps = 0

    def press(self, control):
        super().press(control)
        self.taps += 1

    def choose(self, box):
        super().choose(box)
        self.taps += 1

    def write(self, field, text):
        expect(field).to_be_visible()
        if not field.evaluate("(field) => field === document.activeElement"):
            field.tap()
            self.taps += 1
        field.press_sequentially(text)

    def send(self, field):
        super().send(field)
        self.taps += 1


@pytest.fixture
def newcomer(touch):
    touch.hand = Counted(touch.page)
    touch.open()
    return touch


def start_empty(person):
    person.choose("Start with a few example tasks")
    person.press("Start my day")
    person.is_on("Today")


def cost(person, title, spoons):
    """Says on Select how much a task takes, which chooses it."""
    name = "1 spoon" if spoons == 1 else f"{spoons} spoons"
    person.hand.choose(person.row(title).get_by_role("radio", name=name, exact=True))


def has_a_day(person):
    """Three tasks are planned, one of them is done."""
    expect(person.page.locator("form#list .row")).to_have_count(3)
    expect(person.page.locator("form#list .row.done")).to_have_count(1)


def types_titles(person):
    start_empty(person)
    person.press("Add a task")
    for title in TITLES:
        person.write("Task", title)
        person.send("Task")
        person.is_told(f"Added: {title}")
        expect(person.field("Task")).to_have_value("")
    person.press("Select tasks")
    person.is_on("Select")
    for number, title in enumerate(TITLES, start=1):
        cost(person, title, number)
    person.press("Submit")
    person.is_on("Today")


def test_one_who_starts_empty_and_types_plain_titles(newcomer):
    types_titles(newcomer)
    newcomer.counts(6, 12)
    assert newcomer.hand.taps <= 11
    newcomer.press("Done: Shower")
    has_a_day(newcomer)
    assert newcomer.hand.taps <= 12


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
