"""L4, N6: a template published by one and used by others, by a guest on the device too; an address that shows the day."""

import pytest
from playwright.sync_api import expect

from accounts import Member, new_mail
from person import Person


@pytest.fixture
def member(new_context, own_server):
    member = Member(new_context(own_server.address), own_server.address)
    member.arrive()
    member.registers(new_mail())
    return member


def publish(member):
    """Makes a list, and publishes it as a person does; answers with its address."""
    list_ = member.has_list("Quiet day")
    member.post("/app/tasks/many", lines="Tea ~1 5m\n  Boil water\nSit down", list=list_, read="yes")
    member.open("/app/lists")
    member.is_saved("Synced")
    member.open(f"/app/lists/{list_}")
    member.page.locator("#menu > summary").click()
    member.page.locator("#publish").click()
    member.is_on("Publish in the gallery")
    member.page.get_by_label("Author name").fill("Bo")
    member.page.locator("#costs").check()
    member.press("Preview")
    member.is_on("Preview")
    expect(member.page.locator("#preview")).to_contain_text("Boil water")
    expect(member.page.locator("#preview")).to_contain_text("5 min")
    member.press("Publish")
    member.is_on("Quiet day")
    return member.page.url


def takes(person, address):
    person.page.goto(address)
    person.press("Use template")
    person.is_on("New list from a template")
    person.page.get_by_label("Name of the new list").fill("Mine now")
    person.press("Create list")
    person.is_on("Mine now")
    expect(person.page.locator("main")).to_contain_text("Tea")
    expect(person.page.locator("main")).to_contain_text("5 min")


@pytest.mark.exhaustive
def test_L4_what_one_publishes_another_uses_and_so_does_a_guest_on_the_device(member, new_context, own_server):
    address = publish(member)
    other = Member(new_context(own_server.address), own_server.address)
    other.arrive()
    other.registers(new_mail())
    takes(other, address)
    other.is_saved("Synced")
    guest = Person(new_context(own_server.address), own_server.address)
    guest.arrive()
    takes(guest, address)
    # It is on the device: the server is not asked for it.
    own_server.stop()
    guest.open("/app/lists")
    expect(guest.page.locator("main")).to_contain_text("Mine now")
    guest.page.goto(address)
    guest.is_on("This needs the network")


def test_N6_an_address_shows_what_is_left_until_it_is_ended(member, new_context, own_server):
    member.post("/app/day/new", spoons="7", first="yes", examples="no")
    member.open("/app/day/adjust")
    member.is_saved("Synced")
    member.press("Share today’s spoons")
    expect(member.page.locator("#preview")).to_contain_text("7 spoons left today")
    member.page.get_by_label("Label (optional)", exact=True).fill("for Mum")
    member.press("Create link")
    address = member.page.locator("#address").input_value()
    mum = new_context(own_server.address, java_script_enabled=False).new_page()
    mum.goto(address)
    expect(mum.locator("#left")).to_have_text("7 spoons left today")
    assert not mum.locator("a, button, input, form, script").count()
    member.open("/account/links")
    member.press("Revoke: for Mum")
    expect(member.page.locator("#addresses")).to_have_count(0)
    mum.reload()
    expect(mum.locator("#ended")).to_be_visible()
    assert "7 spoons" not in mum.content()
