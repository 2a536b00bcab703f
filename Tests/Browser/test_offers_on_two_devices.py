"""A title that two devices of one account changed apart. Row A3."""

import pytest
from playwright.sync_api import expect

from waits import hears_of

OFFER = "[id^=offer-]"


@pytest.fixture
def tea(two):
    """Two devices of one account that both have a task, and its page."""
    one, other = two
    path = one.has_task("Tea", spoons="2")
    other.open("/app/tasks")
    other.sees_row("Tea")
    for device in two:
        device.open(path)
    return one, other, path


def renames(device, title):
    device.write("Title", title)
    device.press("Save")
    device.is_told(f"Changed: {title}")


def test_A3_a_title_changed_on_both_devices_without_a_network_is_offered_on_both_and_one_tap_settles_it(tea):
    one, other, path = tea
    for device in (one, other):
        device.cut()
    renames(one, "Green tea")
    renames(other, "Black tea")
    for device in (one, other):
        device.join()
        device.is_saved("Synced")
    one.join()
    for device in (one, other):
        device.open(path)
        device.sees("The title was changed to “Green tea” meanwhile.")
        expect(device.field("Title")).to_have_value("Black tea")
    one.press("Use “Green tea”")
    for device in (one, other):
        expect(device.field("Title")).to_have_value("Green tea")
        expect(device.page.locator(OFFER)).to_have_count(0)


@pytest.mark.exhaustive
def test_A3_a_form_that_was_open_while_the_other_device_changed_the_title_says_so_when_it_is_saved(tea):
    one, other, path = tea
    one.write("Title", "Green tea")
    hears_of(one, lambda: renames(other, "Black tea"))
    expect(one.field("Title")).to_have_value("Green tea")
    one.press("Save")
    one.sees("The title was changed to “Black tea” meanwhile.")
    expect(one.field("Title")).to_have_value("Green tea")
    one.press("Keep “Green tea”")
    expect(one.page.locator(OFFER)).to_have_count(0)
    other.open(path)
    expect(other.field("Title")).to_have_value("Green tea")
    expect(other.page.locator(OFFER)).to_have_count(0)
