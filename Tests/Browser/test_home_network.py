"""A home network without HTTPS: the browser opens the server by a name that it does not trust, far from the server's own time zone."""

import re
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect

import chromium
from person import Person
from profiles import Watch
from program import Program

NAME = "nas.home.arpa"
AUCKLAND = "Pacific/Auckland"
# The name is that of this machine; the rest is as in `chromium.ARGUMENTS`.
RULES = f"--host-resolver-rules=MAP {NAME} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"


@pytest.fixture(scope="module")
def home(playwright):
    """A browser in which the server has a name of the network."""
    browser = chromium.launch(playwright, chromium.ONE_PROCESS, RULES)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    program = Program(tmp_path_factory.mktemp("household") / "data")
    program.start()
    yield program
    program.kill()


@pytest.fixture
def open_at_home(home, program):
    """Makes people who open the server at home; nothing may be amiss on their pages."""
    contexts, watches = [], []

    def make(**options):
        address = f"http://{NAME}:{program.port}"
        context = chromium.phone(home, timezone_id=AUCKLAND, **options)
        contexts.append(context)
        watches.append(Watch(address))
        person = Person(watches[-1].over(context), address)
        person.open()
        return person

    yield make
    for context in contexts:
        context.close()
    # A header that holds for trusted addresses only, which Chromium says of every page.
    assert [seen for watch in watches for seen in watch.seen if "Cross-Origin-Opener-Policy" not in seen] == []


def in_an_hour():
    """The two minutes that may be meant, as the clock in Auckland shows them."""
    now = datetime.now(ZoneInfo(AUCKLAND))
    return [f"{at.hour}:{at.minute:02}" for at in (now + timedelta(minutes=minutes) for minutes in (59, 60, 61))]


def shows_the_hour(person, title):
    person.sees_row(title, re.compile("|".join(rf"\s{time}(?!\d)" for time in in_an_hour())))


def keeps_plan(person):
    person.is_on("Your plan can live on this server")
    person.press("Keep my plan on this server")
    person.is_on("Plan a day that fits your energy")


def test_A1_the_first_page_keeps_the_plan_on_the_server_and_times_are_the_browsers(open_at_home):
    person = open_at_home()
    assert person.page.evaluate("[isSecureContext, navigator.serviceWorker === undefined]") == [False, True]
    person.sees("nothing offline, no reminders while Teaspoon is closed")
    keeps_plan(person)
    person.sees("Your plan is kept on this server")
    assert "works offline" not in person.main.text_content()
    person.begin(spoons=9)
    person.jot("Ring Bo in an hour")
    person.press("Close")
    # Due within the hour, it is in today's list, and on Tasks where it is searched for.
    person.open("/app/tasks?q=Ring+Bo")
    shows_the_hour(person, "Ring Bo")
    # Another time, with what the browser kept.
    person.open("/app/tasks?q=Ring+Bo")
    shows_the_hour(person, "Ring Bo")


def test_A1_a_task_before_anything_else_is_kept_too(open_at_home):
    person = open_at_home()
    person.open("/app/tasks/new")
    person.write("Task", "Ring Bo in an hour")
    person.press("Add task")
    person.is_told("Added")
    person.open("/app/tasks")
    shows_the_hour(person, "Ring Bo")
    assert "as soon as it is ready" not in person.page.content()


@pytest.mark.exhaustive
def test_A1_a_page_that_was_made_for_another_zone_is_made_again(open_at_home):
    person = open_at_home()
    keeps_plan(person)
    person.begin()
    person.jot("Ring Bo in an hour")
    person.context.clear_cookies(name="teaspoon-browser-zone")
    person.open("/app/tasks?q=Ring+Bo")
    expect(person.page.locator(f'html[data-zone="{AUCKLAND}"]')).to_have_count(1)
    shows_the_hour(person, "Ring Bo")


@pytest.mark.exhaustive
def test_A1_without_script_the_plan_is_kept_and_the_time_zone_is_chosen(open_at_home):
    person = open_at_home(java_script_enabled=False)
    keeps_plan(person)
    said = person.page.locator("#zone-hint")
    expect(said).to_have_text("Times are in UTC, because this browser does not run JavaScript. Set your time zone")
    said.locator("a").click()
    person.write("Time zone", AUCKLAND)
    person.press("Save")
    person.begin()
    person.press("Add a task", person.page.locator("#dock"))
    person.write("Task", "Ring Bo in an hour")
    person.press("Add task")
    # Without script the answer is a page of its own: what is opened before it has come gives way to it.
    person.is_told("Added: Ring Bo")
    # Due within the hour, it is in today's list.
    person.open("/app/tasks?q=Ring+Bo")
    shows_the_hour(person, "Ring Bo")


def test_A2_an_account_at_home_has_the_times_of_the_browser(open_at_home):
    person = open_at_home()
    person.press("I have an account")
    person.page.locator('a[href^="/account/register"]').click()
    person.page.locator("#email").fill("ada@example.org")
    person.page.locator("#password").fill("eight spoons a day")
    person.page.locator("main form button.primary, #actions .primary").first.click()
    person.is_on("Plan a day that fits your energy")
    assert "on this device" not in person.main.text_content()
    person.begin()
    person.jot("Ring Bo in an hour")
    person.press("Close")
    person.open("/app/tasks?q=Ring+Bo")
    shows_the_hour(person, "Ring Bo")


def test_the_way_to_https_is_on_the_server_itself(open_at_home):
    person = open_at_home()
    person.page.locator("#set-up-https").click()
    person.is_on("Set up HTTPS")
    person.sees("tls internal")


def test_A1_no_setting_blames_the_person_for_what_the_address_forbids(open_at_home):
    person = open_at_home()
    person.open("/app/settings/sound")
    said = person.page.locator("try-notice [role='status']")
    expect(said).to_have_text("This needs an address that begins with https.")
