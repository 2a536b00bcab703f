"""Tips, each with its source. Row A6."""

import re

import pytest
from playwright.sync_api import expect


def tip(person, title):
    return person.main.get_by_role("listitem").filter(has=person.page.get_by_role("heading", name=title, exact=True))


def goes_to_tips(person):
    person.enter("More")
    person.hand.press(person.main.get_by_role("link", name=re.compile("^Tips")))
    person.is_on("Tips")


def test_A6_a_tip_is_put_away_and_comes_back_by_undo(person):
    person.has()
    goes_to_tips(person)
    person.unfold("Getting started")
    person.press("Hide: When this, then that")
    person.is_told("Tip hidden: When this, then that")
    expect(tip(person, "When this, then that")).to_have_count(0)
    # Unfolded tips stay unfolded.
    expect(tip(person, "One step in sight")).to_be_visible()
    person.press("Undo")
    expect(tip(person, "When this, then that")).to_be_visible()


@pytest.mark.exhaustive
def test_A6_tips_are_read_and_put_away_offline_and_appear_nowhere_by_themselves(person):
    person.has()
    person.context.set_offline(True)
    goes_to_tips(person)
    person.press("Hide: Keep a little back")
    person.is_told("Tip hidden: Keep a little back")
    person.page.reload()
    person.hand.opened()
    expect(tip(person, "Keep a little back")).to_have_count(0)
    person.enter("Today")
    person.is_on("Today")
    expect(person.page.locator(".tip")).to_have_count(0)
