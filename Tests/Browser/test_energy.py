"""Kinds of energy: row N5."""

import pytest
from playwright.sync_api import expect


def test_N5_switched_on_in_the_settings_said_in_the_form_seen_on_rows(person):
    person.has()
    person.begin_task("Taxes")
    expect(person.page.locator("#kinds-row")).to_have_count(0)
    person.open("/app/settings/energy")
    person.press("Use kinds of energy")
    person.is_told("Kinds of energy turned on")
    person.begin_task("Taxes")
    person.unfold("Kind of energy")
    person.choose("Thinking")
    person.choose("Emotional")
    person.choose("2 spoons")
    person.press("Save")
    person.is_told("Added: Taxes")
    person.open("/app/tasks")
    person.sees_row("Taxes", "Thinking")
    person.sees_row("Taxes", "Emotional")
    person.open("/app/settings/energy")
    person.press("Turn off kinds of energy")
    person.is_told("Kinds of energy turned off")
    person.open("/app/tasks")
    person.sees_row("Taxes")
    expect(person.main).not_to_contain_text("Thinking")


def kinds(person):
    person.has()
    person.post("/app/settings/kinds", use="yes")
    person.has_task("Taxes", spoons="2", kinds="yes", kind="thinking", priority="1")
    person.has_task("Sweep", spoons="1", kinds="yes", kind="physical")
    person.has_task("Tea", spoons="1")


def test_N5_a_list_is_filtered_by_kind(person):
    kinds(person)
    person.open("/app/tasks")
    person.filter("Energy", "Thinking")
    person.sees_row("Taxes")
    person.sees_no_row("Sweep")
    person.sees_no_row("Tea")


@pytest.mark.exhaustive
def test_N5_without_a_network(touch):
    kinds(touch)
    touch.open("/app/now")
    touch.context.set_offline(True)
    touch.unfold("Any kind of energy")
    touch.press("Physical")
    expect(touch.page.locator("#now-title")).to_have_text("Sweep")
