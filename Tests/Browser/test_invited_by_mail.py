"""Somebody without an account is invited to a list by e-mail (A2, L5)."""

import re

import pytest
from playwright.sync_api import expect

from accounts import PASSWORD, Member
from letters import mail_server
from program import Program, free_port
from shared_lists import a_list, act, share
from slow_line import slow_page
from wire import Session


@pytest.fixture
def letters():
    with mail_server() as outbox:
        yield outbox


@pytest.fixture
def mailing(tmp_path, letters):
    """A server that sends mail, whose links lead to it."""
    program = Program(tmp_path / "data")
    port = str(free_port())
    address = f"http://127.0.0.1:{port}"
    program.start("--port", port, "--mail", letters.url, "--mail-from", "teaspoon@example.org", "--address", address)
    yield program
    program.kill()


def path_in(letter):
    """Where the link in a letter leads."""
    return re.search(r"http://127\.0\.0\.1:\d+(/\S+)", letter[1].get_content())[1]


def test_A2_a_newcomer_on_a_slow_line_registers_from_the_letter_and_lands_at_the_list(mailing, letters, new_context):
    owner = Session(mailing).register("ada@example.org")
    number = share(owner, a_list(owner))
    act(owner, "/account/shared/invite", space=number, email="granny@example.org", role="write")
    granny = Member(new_context(mailing.address), mailing.address)
    slow_page(granny)
    granny.open(path_in(letters.next()))
    granny.is_on("Sign in")
    granny.press(re.compile("^Create account"))
    granny.is_on("Create account")
    granny.write("E-mail address", "granny@example.org")
    granny.write("Password", PASSWORD)
    granny.send("Password")
    granny.is_on("Check your e-mail")
    granny.open(path_in(letters.next()))
    granny.write("The password you chose", PASSWORD)
    granny.press("Create account")
    granny.is_on("Shared lists")
    granny.sees("Groceries")
    with granny.page.expect_navigation():
        granny.press("Join this list")
    granny.open("/app/lists")
    granny.press(re.compile("^Groceries"))
    granny.is_on("Groceries")
    granny.sees_row("Milk")
    expect(granny.page.locator("#invited")).to_have_count(0)
