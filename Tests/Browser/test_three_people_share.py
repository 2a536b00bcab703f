"""A shared list of three people: it changes hands, and is everybody's until it is not (L5)."""

import re

import pytest
from playwright.sync_api import expect

from accounts import Member


@pytest.fixture
def three(new_context, own_server):
    """Ada, who shares a list; Bea, who may change it; Cleo, who came by a link to look at it; and the list's path."""
    people = [Member(new_context(own_server.address), own_server.address) for _ in range(3)]
    for person in people:
        person.has_account(("Rest a little", 1))
    ada, bea, cleo = people
    path = "/app/lists/" + ada.has_list("Groceries", "Milk", "Soap")
    ada.is_saved("Synced")
    ada.open(path)
    ada.press("Share this list")
    ada.write("Your name in this list", "Ada")
    ada.press("Share this list")
    ada.is_on("Members")
    for person, name, role in ((bea, "Bea", "write"), (cleo, "Cleo", "look")):
        joins(person, name, link(ada, role))
    return ada, bea, cleo, path


def link(owner, role):
    """The address of a link that its owner makes."""
    if not owner.page.locator("#make-link").is_visible():
        owner.unfold("Invite someone")
    owner.page.select_option("#link-role", role)
    with owner.page.expect_navigation():
        owner.page.click("#make-link-now")
    return owner.page.input_value("#link")


def joins(person, name, address):
    person.page.goto(address)
    person.write("Your name in this list", name)
    with person.page.expect_navigation():
        person.press("Join this list")
    person.open("/app/lists")
    person.press(re.compile("^Groceries"))
    person.sees_row("Milk")


def ends(person, path, what, whom=None):
    """Opens who shares the list, and ends something there."""
    person.open(path)
    person.press("Members")
    if whom:
        person.hand.press(person.page.locator("#people > li").filter(has_text=whom).locator("summary"))
    person.press(what)
    with person.page.expect_navigation():
        person.page.click("#end-now")


@pytest.mark.exhaustive
def test_L5_a_list_goes_into_other_hands_and_stays_with_them(three):
    ada, bea, cleo, path = three
    bea.press("Done: Milk")
    for person in (ada, cleo):
        person.open(path)
        expect(person.row("Milk")).to_have_class(re.compile(r"\bdone\b"))
    ends(ada, path, "Make owner: Bea", "Bea")
    ends(ada, path, "Leave this list")
    ada.open("/app/lists")
    expect(ada.row("Groceries")).to_have_count(0)
    bea.open(path)
    cleo.open(path)
    bea.press("Done: Soap")
    expect(cleo.row("Soap")).to_have_class(re.compile(r"\bdone\b"))
    ends(bea, path, "Stop sharing this list")
    cleo.open("/app/lists")
    expect(cleo.row("Groceries")).to_have_count(0)
    bea.open(path)
    bea.sees_row("Milk")
    bea.sees_row("Soap")
    expect(bea.page.locator("#shared-with")).to_have_count(0)
