"""Checklists: to pack, packed, not this time; several in one; once more. Row L2."""

import pytest
from playwright.sync_api import expect

from rows import expect_order, go_to


def expect_packed(person, title):
    expect(person.control(f"Packed: {title}")).to_have_attribute("aria-pressed", "true")


def expect_to_pack(person, title):
    expect(person.control(f"Packed: {title}")).to_have_attribute("aria-pressed", "false")


def expect_left_out(person, title):
    expect(person.row(title)).to_contain_text("not this time")
    expect(person.control(f"Include: {title}")).to_be_visible()


def test_L2_a_list_is_made_a_checklist_and_a_list_again(person):
    person.has(at="/app/lists/new")
    person.write("Name", "Trip")
    person.choose("Checklist")
    person.press("Save")
    person.is_on("Trip")
    expect(person.page.locator("#packing")).to_have_text("0 to pack")
    person.add_here("Socks")
    expect_to_pack(person, "Socks")
    person.press("Edit list")
    person.is_on("Edit list")
    person.choose("Checklist")
    person.press("Save")
    person.is_on("Trip")
    expect(person.control("Done: Socks")).to_be_visible()
    expect(person.page.locator("#packing")).to_have_count(0)


def test_L2_what_is_packed_stays_in_its_place_and_can_be_unpacked(person):
    person.has()
    person.open_list("Trip", "Socks", "Soap", checklist="yes")
    person.press("Packed: Socks")
    person.is_told("Done: Socks")
    expect_packed(person, "Socks")
    expect(person.row("Socks").locator(".title")).to_have_css("text-decoration-line", "line-through")
    expect_order(person, "Socks", "Soap")
    person.press("Packed: Socks")
    person.is_told("Not done: Socks")
    expect_to_pack(person, "Socks")


@pytest.mark.exhaustive
def test_L2_what_is_left_out_this_time_says_so_keeps_its_place_and_can_be_taken_after_all(person):
    person.has()
    person.open_list("Trip", "Skis", "Socks", checklist="yes")
    person.press("Skip: Skis")
    person.is_told("Skipped: Skis")
    expect(person.row("Skis")).to_contain_text("not this time")
    expect_order(person, "Skis", "Socks")
    go_to(person, "Trip")
    expect_left_out(person, "Skis")
    expect_order(person, "Skis", "Socks")
    person.press("Include: Skis")
    person.is_told("Included: Skis")
    expect_to_pack(person, "Skis")
    expect_order(person, "Skis", "Socks")
