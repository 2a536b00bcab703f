"""Signed in without a script, or on a shared computer: the pages come from the server, from the account's facts."""

import re

from visitor import Visitor
from wire import Device, Session

STORES = ["sqlite", "postgres"]


def signed_in(program, email="ada@example.org"):
    visitor = Visitor(program)
    visitor.cookie = Session(program).register(email).cookie
    return visitor


def test_a2_a_day_goes_without_a_script_and_is_in_the_account(server):
    visitor = signed_in(server)
    welcome = visitor.open("/app/today")
    visitor.submit(welcome, welcome.form_with("first"), spoons="7", examples="no")
    visitor.add_task("Water-plants")
    elsewhere = Visitor(server)
    elsewhere.cookie = Session(server).sign_in().cookie
    assert elsewhere.sees_task("Water-plants")
    assert server.guests() == 0


def test_a1_a_guest_without_a_script_becomes_an_account_with_everything(server):
    guest = Visitor(server)
    welcome = guest.open("/app/today")
    guest.submit(welcome, welcome.form_with("first"), spoons="7", examples="no")
    guest.add_task("Water-plants")
    assert guest.cookie.startswith("teaspoon-guest=") and server.guests() == 1
    Session(server, guest.cookie).register()
    member = Visitor(server)
    member.cookie = Session(server).sign_in().cookie
    assert member.sees_task("Water-plants")
    assert "7" in member.open("/app/today").text
    # Nothing of it is left where it was, and its cookie opens nothing.
    assert server.guests() == 0
    assert not guest.sees_task("Water-plants")


def test_a2_two_browsers_without_a_script_write_by_turns(server):
    one = signed_in(server)
    other = Visitor(server)
    other.cookie = Session(server).sign_in().cookie
    for number in range(4):
        one.add_task(f"One-{number}")
        other.add_task(f"Other-{number}")
    page = one.open("/app/tasks").text
    missing = [f"{who}-{number}" for who in ("One", "Other") for number in range(4) if f"{who}-{number}" not in page]
    assert not missing


def test_a2_what_was_answered_is_there_after_a_kill(server):
    visitor = signed_in(server)
    visitor.add_task("Water-plants")
    server.kill()
    server.start()
    assert visitor.sees_task("Water-plants")


def test_a3_a_note_that_loses_to_one_written_meanwhile_is_an_earlier_version(server):
    visitor = signed_in(server)
    page = visitor.open("/app/notes?new=1")
    visitor.submit(page, page.form_with("note"), note="Bring the blue cup")
    device = Device(Session(server, visitor.cookie))
    device.sync()
    name = next(name for name, (_, value) in device.known.items() if name[0] == 13 and value == "Bring the blue cup")
    address = "/app/notes/" + name[2].hex()
    page = visitor.open(address)
    visitor.submit(page, page.form_with("note"), note="Bring the red cup")
    # Away from the network it had gone on from the blue one, and writes later.
    device.clock = device.known[name][0][0] + 60_000
    device.write(name, "Bring the blue cup and tea", device.clock)
    device.sync()
    page = visitor.open(address).text
    assert "Bring the blue cup and tea" in page
    assert "Earlier versions" in page and "Bring the red cup" in page


def test_a2_the_page_says_whose_plan_it_is_and_signs_out(server):
    visitor = signed_in(server)
    visitor.add_task("Water-plants")
    page = visitor.open("/app/account")
    assert "ada@example.org" in page.text and "Synced. Everything here is in your account." in page.text
    assert 'href="/account"' in page.text
    assert re.search(r"<html[^>]* data-account", page.text)
    assert "/account/sign-out" in [form.action for form in page.forms]
    # The planner's own form, of a page that the worker had made, does the same here.
    answer = visitor.send("POST", "/app/account", b"nonce=" + b"1" * 32)
    assert answer.status == 303 and answer.headers["location"] == "/account/sign-in"
    assert visitor.cookie == "teaspoon="
    assert "Water-plants" not in visitor.open("/app/tasks").text
    again = Visitor(server)
    again.cookie = Session(server).sign_in().cookie
    assert again.sees_task("Water-plants")


def test_a3_a_new_life_of_the_space_is_seen_while_the_plan_is_held(server):
    visitor = signed_in(server)
    visitor.add_task("Water-plants")
    server.store.execute("UPDATE space SET epoch = 7, sequence = 0, facts = 0, bytes = 0")
    server.store.execute("DELETE FROM fact")
    assert not visitor.sees_task("Water-plants")
    visitor.add_task("Feed-the-cat")
    assert visitor.sees_task("Feed-the-cat")
