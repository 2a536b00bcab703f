"""Kinds of energy: row N5."""

import pytest
from playwright.sync_api import expect


def kinds(person):
    person.has()
    person.post("/app/settings/kinds", use="yes")
    person.has_task("Taxes", spoons="2", kinds="yes", kind="thinking", priority="1")
    person.has_task("Sweep", spoons="1", kinds="yes", kind="physical")
    person.has_task("Tea", spoons="1")


@pytest.mark.exhaustive
def test_N5_without_a_network(touch):
    kinds(touch)
    touch.open("/app/now")
    touch.context.set_offline(True)
    touch.unfold("Any kind of energy")
    touch.press("Physical")
    expect(touch.page.locator("#now-title")).to_have_text("Sweep")
