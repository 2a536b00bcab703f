"""How many taps the things of every day take, from Today: letters are not counted. Adding, moving to a day and repeating are counted where
they are tested otherwise: `test_today_line.py`, `test_move_to_day.py` and `test_repeat.py`."""

import pytest
from playwright.sync_api import expect

from counted import Counted

TASKS = [("Read", 1), ("Bins", 1), ("Post", 1), ("Iron", 2), ("Call", 2), ("Letter", 2), ("Dust", 3), ("Cook", 3), ("Vacuum", 4), ("Tax", 5)]


@pytest.fixture
def counted(touch):
    """Somebody on Today with ten tasks, whose taps are counted from there."""
    touch.has(*TASKS)
    touch.is_on("Today")
    touch.hand = Counted(touch.page)
    return touch


def test_D3_D4_three_of_ten_tasks_are_planned_in_four_taps(counted):
    counted.enter("Tasks")
    for title in "Post", "Call", "Vacuum":
        counted.press(f"Add to today: {title}")
        counted.is_told(f"Added to today: {title}")
    assert counted.hand.taps <= 4
    counted.enter("Today")
    counted.counts(7, 12)
    for title in "Post", "Call", "Vacuum":
        expect(counted.to_do(title)).to_have_count(1)


def test_T6_a_task_is_found_in_two_taps(counted):
    counted.enter("Tasks")
    counted.write("Search", "vac")
    expect(counted.main.locator(".row .title")).to_have_text(["Vacuum"])
    assert counted.hand.taps <= 2


def test_N3_a_low_day_begins_in_one_tap(counted):
    counted.press("Low day", counted.main)
    expect(counted.page.locator("#low-day-said")).to_be_visible()
    assert counted.hand.taps == 1
