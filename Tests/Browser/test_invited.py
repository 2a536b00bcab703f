"""Inviting people to a server where an account takes an invitation. Rows A2 and E9."""

import re

import pytest
from playwright.sync_api import expect

from accounts import Member, new_mail
from looks import look_at
from program import Program


@pytest.fixture
def server(tmp_path):
    server = Program(tmp_path / "data")
    server.start("--registration", "invitation")
    yield server
    server.kill()


@pytest.fixture
def administrator(server, new_context):
    """The first account, made by the link that the server printed when it started."""
    path = re.search(r"/account/register\?invitation=[\w-]+", server.next_line())[0]
    member = Member(new_context(server.address), server.address)
    member.arrive()
    member.open(path)
    member.enters(new_mail())
    return member


def looks_right(member):
    faults = look_at(member.page, is_fresh=False, has_themes=False)
    assert not faults.found, f"\n{faults}"


@pytest.mark.exhaustive
def test_E9_an_invitation_is_made_copied_used_and_another_one_withdrawn(administrator, server, new_context):
    administrator.context.grant_permissions(["clipboard-read", "clipboard-write"])
    administrator.open("/account")
    administrator.hand.press(administrator.page.locator("#to-invitations"))
    administrator.is_on("Invitations")
    for guest in "Cy", "Bob from work":
        administrator.write("Who is it for? (optional)", guest)
        administrator.press("Create invitation")
        expect(administrator.page.locator("#invitations")).to_contain_text(guest)
    administrator.press("Copy")
    administrator.sees("Copied")
    link = administrator.page.evaluate("() => navigator.clipboard.readText()")
    assert link == administrator.page.locator("#link").input_value()
    looks_right(administrator)
    bob = Member(new_context(server.address), server.address)
    bob.has(("Stretch", 3), at="/app/account")
    bob.press("Create account")
    bob.is_on("You need an invitation")
    looks_right(bob)
    bob.write("Invitation link", link)
    bob.press("Continue")
    bob.is_on("Create account")
    mail = new_mail()
    bob.enters(mail)
    bob.is_saved("Synced")
    assert bob.standing()["mail"] == mail
    administrator.open("/account/invitations")
    expect(administrator.page.locator("#invitations li")).to_have_count(1)
    administrator.press(re.compile("^Revoke: Cy"))
    administrator.sees("Its link no longer works")
    expect(administrator.page.locator("#invitations")).to_have_count(0)


def test_A2_an_invitation_that_does_not_work_says_so_where_it_was_pasted(server, new_context):
    stranger = Member(new_context(server.address), server.address)
    stranger.open("/account/register")
    stranger.sees("This server is new.")
    stranger.write("The link that the server printed", "https://elsewhere.example/account/link?to=" + "A" * 64)
    stranger.press("Continue")
    stranger.sees("This is not the link that the server printed when it last started.")
    expect(stranger.page.get_by_label("The link that the server printed")).to_have_value(re.compile("A{64}$"))
    stranger.press("Use Teaspoon without an account")
    expect(stranger.field("How many spoons do you have today?")).to_be_visible()
