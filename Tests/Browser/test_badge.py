"""The spoons that are left as a number on the app's icon. Row E11."""

import pytest

from test_data import erase
from waits import soon

pytestmark = pytest.mark.new_browser

# The badge is recorded: the browser of the tests has no icon.
NOTED = """() => {
    self.badges = [];
    navigator.setAppBadge = async (left) => { self.badges.push(left); };
    navigator.clearAppBadge = async () => { self.badges.push(null); };
}"""


@pytest.fixture
def badge(touch):
    """The badge on the icon of somebody who has a day of 12 spoons."""
    touch.has()
    worker = touch.context.service_workers[-1]
    worker.evaluate(NOTED)

    def is_now(wanted):
        soon(touch, lambda: (worker.evaluate("self.badges.at(-1)"), worker.evaluate("self.badges.length > 0")) == (wanted, True))

    is_now.worker = worker
    return is_now


def switch(person, on):
    person.open("/app/settings/sound")
    person.main.get_by_role("group", name="Number on the app’s icon").get_by_role("radio", name="On" if on else "Off", exact=True).check()
    person.press("Save")
    person.is_told("Settings saved")


def test_E11_the_icon_says_how_many_spoons_are_left_once_it_was_switched_on(touch, badge):
    touch.open("/app/today")
    assert badge.worker.evaluate("self.badges") == []
    switch(touch, True)
    badge(12)
    task = touch.has_task("Cook", spoons=4)
    touch.post(f"{task}/today")
    badge(8)
    touch.post("/app/day/new", spoons="5")
    badge(5)
    switch(touch, False)
    badge(None)


def test_E11_it_follows_an_act_that_no_page_asked_for(touch, badge):
    switch(touch, True)
    task = touch.has_task("Cook", spoons=4)
    identity = task.rsplit("/", 1)[1]
    badge.worker.evaluate("(task) => running.host.perform([teaspoon.Command.submit, [task], [], 0, null, []])", identity)
    badge(8)


def test_E11_nothing_stays_on_the_icon_when_everything_is_erased(touch, badge):
    switch(touch, True)
    badge(12)
    erase(touch)
    badge(None)
